"""Zuuli in Monte Carlo: deals the hands and the deck that nobody saw, and plays games out."""

from typing import Final

from wildpark.bots.player.sampler import Sampler
from wildpark.bots.player.worth import worth
from wildpark.bots.zuuli.light import LightDeveloper
from wildpark.bots.zuuli.picker import Picker
from wildpark.bots.zuuli.tidier import Tidier
from wildpark.rules.zuuli.position import Position

PICKING: Final = 0
OVER: Final = 2
NOTHING: Final = -1
HIDDEN: Final = -2


class Playouts(Sampler):
    """Deals what was not seen, and plays games out with quick picks and light developers.

    In its games everything that is kept goes into the park at once.
    """

    def __init__(self, seen: Position, seat: int, seed: int) -> None:
        super().__init__(seed)
        self.made = False
        self.seat = seen.check_seat(seat)
        self.root = seen.copy()
        self.world = seen.copy()
        self.game = seen.copy()
        self.light = LightDeveloper()
        self.tidier = Tidier()
        self.picker = Picker()
        self.rival = Picker()
        self.forget_picks()
        self.made = True

    def forget_picks(self) -> None:
        """Others who have picked in secret pick again in each playout, as it seems best there."""
        for seat in range(self.root.players):
            if self.root.picked[seat] == HIDDEN:
                self.root.picked[seat] = NOTHING
                self.root.waiting += 1

    def check_action(self, action: int) -> None:
        """ValueError for an action that is not legal for the seat."""
        if not self.made or self.root.why_not(self.seat, action) is not None:
            raise ValueError(f"{action} is not legal for seat {self.seat}")

    def deal(self) -> None:
        """Any deal that fits what was seen, each as likely: see ``Position.fill_in``."""
        self.world.become(self.root)
        self.world.deal_unseen(self.rng)

    def play_out(self, action: int) -> int:
        """Plays the world to its end."""
        self.game.become(self.world)
        self.game.do(self.seat, action)
        self.play_on(self.game)
        return self.result()

    def play_to_the_end(self, game: Position) -> None:
        """As ``play_on``; GameError if something is hidden."""
        game.check_whole()
        game.check_seat(0)
        if not self.made:
            raise ValueError("this sampler was not made by its constructor")
        self.play_on(game)

    def play_on(self, game: Position) -> None:
        """Plays a game of which nothing is hidden to its end."""
        while game.phase != OVER:
            if game.phase == PICKING:
                self.pick_all(game)
            for seat in range(game.players):
                self.light.develop_park(game, seat)
            if game.phase != PICKING:
                self.finish_year(game)

    def pick_all(self, game: Position) -> None:
        """All pick who have not picked in this turn."""
        turn = game.turn
        for seat in range(game.players):
            if game.turn == turn and game.picked[seat] == NOTHING:
                if seat == self.seat:
                    game.do(seat, self.picker.pick(game, seat))
                else:
                    game.do(seat, self.rival.pick(game, seat))

    def finish_year(self, game: Position) -> None:
        """Parks are tidied and confirmed."""
        for seat in range(game.players):
            self.tidier.tidy_park(game, seat)
            self.light.develop_park(game, seat)
            if game.confirmed[seat] == 0:
                game.do(seat, game.cards.confirm)

    def result(self) -> int:
        """What the end of the game is worth to the seat."""
        margin = 1000
        victory = 1000
        sharing = 1
        own = self.game.total(self.seat)
        if self.game.players == 1:
            margin = own - self.game.collector_total()
            return worth(1000 if margin > 0 else 0, margin)
        for seat in range(self.game.players):
            if seat != self.seat:
                lead = own - self.game.total(seat)
                margin = min(margin, lead)
                if lead == 0:
                    lead = self.game.different_names(self.seat) - self.game.different_names(seat)
                if lead < 0:
                    victory = 0
                sharing += lead == 0
        return worth(victory // sharing, margin)
