"""Savannah Park: a position, and the rules of play in the order of the rulebook.

Seats are numbered clockwise, spaces as in ``board.py``, tokens as in ``components.py``, actions
as in ``actions.py``. What lies in the parks, and what it is worth, stands in ``parks.py``.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, Self

from wildpark.rules.bounds import check_index
from wildpark.rules.random import Random
from wildpark.rules.savannah_park.components import SavannahParkComponents
from wildpark.rules.savannah_park.parks import Parks
from wildpark.rules.savannah_park.plan import Plan
from wildpark.rules.savannah_park.refusals import SENTENCES, refusal
from wildpark.rules.savannah_park.scoring import all_parts
from wildpark.rules.savannah_park.text import text_of
from wildpark.rules.terms import Action, Line, Part, Seat

# The numbers of actions.py, said again here because the compiler takes these for constants.
GRASS: Final = 0
LIONS: Final = 1
NAMING: Final = 2
PLACING: Final = 3
OVER: Final = 4
NOTHING: Final = -1
HIDDEN: Final = -2
TOKENS: Final = 33
PAIRS: Final = 33
PLACES: Final = 63
ALL_TOKENS: Final = 0x1FFFFFFFF
CATEGORIES: Final = 12
ONE: Final = 1


class Position(Parks):
    """A position of Savannah Park.

    ``phase`` is one of the first numbers above, ``round`` 0 during set-up, then 1 to 33;
    ``starter`` is the starting player's seat, ``token`` the token that was named and is being
    placed (-1: none), which counts where it stands until all have placed theirs.
    """

    def __init__(self, players: int, seed: int, first: int | None, plan: Plan) -> None:
        """Deals a new game from ``seed``; ``first`` is the first starting player (None: drawn)."""
        if first is not None:
            check_index(first, players)
        rng = Random(seed)
        super().__init__(players, plan)
        self.set_up(rng, NOTHING if first is None else first)

    # --- Setup ------------------------------------------------------------------------------------

    def deal(self, rng: Random) -> None:
        """Sets the whole game up anew, the starting player drawn as well."""
        self.set_up(rng, NOTHING)

    def set_up(self, rng: Random, first: int) -> None:
        """Sets the whole game up anew, all chance drawn from ``rng``; ``first`` -1: drawn."""
        self.phase = GRASS
        self.round = 0
        self.token = NOTHING
        self.face_up = ALL_TOKENS
        self.choosing = self.players
        self.shown = 0
        self.chosen = [NOTHING] * 4
        drawn = rng.below(self.players)
        self.starter = drawn if first < 0 else first
        self.clear_parks()
        for seat in range(self.players):
            self.deal_park(seat, rng)
        if self.ground.dealt == TOKENS:
            self.begin_next_phase()

    # --- Playing the game -------------------------------------------------------------------------

    def do(self, seat: Seat, action: Action) -> None:
        """Plays a legal ``action``; nothing is checked. When all have chosen, all is resolved."""
        if self.phase == NAMING:
            self.token = action
            self.phase = PLACING
        else:
            self.chosen[seat] = action
            self.choosing -= 1
            if self.choosing == 0:
                self.resolve()

    def resolve(self) -> None:
        """All have chosen: what they chose is shown and happens."""
        for seat in range(self.players):
            self.carry_out(seat, self.chosen[seat])
            self.chosen[seat] = NOTHING
        self.choosing = self.players
        if self.players > 1:
            self.shown += 1
        self.begin_next_phase()

    def carry_out(self, seat: Seat, action: Action) -> None:
        """Does in the park of ``seat`` what a simultaneous ``action`` says; nothing is checked."""
        if action < PLACES:
            first = (action - PAIRS) // 5
            second = (action - PAIRS) % 5
            self.put_on_grass(seat, first, second + (second >= first))
            return
        space = (action - PLACES) >> 1
        if self.phase == LIONS:
            self.lion[seat] = space
        elif (action - PLACES) & 1:
            self.meet_lion(seat, self.token, space)
        else:
            self.move(seat, self.token, space)

    def try_out(self, seat: Seat, action: Action) -> None:
        """Carries out what ``seat`` may choose, or has chosen, before the others have chosen.

        ValueError if it is nothing that can be chosen now.
        """
        check_index(seat, self.players)
        check_index(action, self.actions)
        if not self.can_be_chosen(seat, action):
            raise ValueError(f"{action} cannot be chosen by seat {seat} now")
        self.carry_out(seat, action)

    def begin_next_phase(self) -> None:
        """After set-up, and after every round, the starting player names a token that is face up.

        The next player clockwise becomes the starting player. The game ends when all tokens have
        been turned over.
        """
        if self.phase == GRASS and self.lions:
            self.phase = LIONS
            return
        if self.phase == PLACING:
            self.face_up ^= ONE << self.token
            self.token = NOTHING
            self.starter = (self.starter + 1) % self.players
        if self.face_up == 0:
            self.phase = OVER
            return
        self.phase = NAMING
        self.round += 1

    # --- What may be chosen -----------------------------------------------------------------------

    def is_choosing(self, seat: Seat) -> bool:
        """Whether ``seat`` must choose now."""
        if self.phase == NAMING:
            return seat == self.starter
        return self.phase != OVER and self.chosen[seat] == NOTHING

    def places_for_token(self, seat: Seat) -> int:
        """The spaces that the token in hand may be placed on without meeting the lion."""
        if self.phase != PLACING:
            return 0
        spaces = self.ground.homes & ~self.occupied[seat]  # the vacated space is still occupied
        if self.lion[seat] >= 0:
            spaces &= ~(ONE << self.lion[seat])
        return spaces

    def places_for_lion(self, seat: Seat) -> int:
        """The spaces that the lion may go to: its first one, or from where the token meets it."""
        if self.phase == LIONS:
            return self.ground.starts & ~self.occupied[seat]
        if self.phase != PLACING or self.lion[seat] < 0:
            return 0
        return self.places_for_token(seat) | (ONE << self.at[seat * TOKENS + self.token])

    def legal_into(self, seat: Seat, out: list[int]) -> int:
        """Writes the ids of the legal actions (128 at most) into ``out``; says how many."""
        if not self.is_choosing(seat):
            return 0
        if self.phase == NAMING:
            return self.add_tokens(out)
        if self.phase == GRASS:
            for pair in range(PAIRS, PLACES):
                out[pair - PAIRS] = pair
            return PLACES - PAIRS
        return self.add_spaces(self.places_for_token(seat), self.places_for_lion(seat), out)

    def add_tokens(self, out: list[int]) -> int:
        """Writes the tokens that are face up into ``out``; says how many."""
        count = 0
        tokens = self.face_up
        while tokens:
            out[count] = self.ground.first(tokens)
            tokens &= tokens - 1
            count += 1
        return count

    def add_spaces(self, for_token: int, for_lion: int, out: list[int]) -> int:
        """Writes the actions of placing and sending the lion into ``out``; says how many."""
        count = 0
        spaces = for_token | for_lion
        while spaces:
            space = self.ground.first(spaces)
            spaces &= spaces - 1
            if for_token >> space & 1:
                out[count] = PLACES + 2 * space
                count += 1
            if for_lion >> space & 1:
                out[count] = PLACES + 2 * space + 1
                count += 1
        return count

    def may(self, seat: Seat, action: Action) -> bool:
        """Whether ``action``, one of the game's ids, is legal for ``seat``."""
        if not self.is_choosing(seat):
            return False
        if self.phase == NAMING:
            return action < TOKENS and self.face_up >> action & 1 != 0
        return self.can_be_chosen(seat, action)

    def can_be_chosen(self, seat: Seat, action: Action) -> bool:
        """Whether a simultaneous ``action`` is, or was before the choice, legal for ``seat``."""
        if self.phase == GRASS or action < PLACES:
            return self.phase == GRASS and PAIRS <= action < PLACES
        if (action - PLACES) & 1:
            return self.places_for_lion(seat) >> ((action - PLACES) >> 1) & 1 != 0
        return self.places_for_token(seat) >> ((action - PLACES) >> 1) & 1 != 0

    def play_randomly(self, rng: Random) -> None:
        """Plays to the end of the game, each action uniformly random among the legal ones."""
        self.all_choose_on(rng)

    def all_choose_on(self, rng: Random) -> None:
        """As ``play_randomly``; by itself, so that the room for actions is made once a game."""
        out = [0] * 128
        while self.phase != OVER:
            for seat in range(self.players):
                count = self.legal_into(seat, out)
                if count:
                    self.do(seat, out[rng.below(count)])

    def to_act(self) -> list[Seat]:
        """The seats that must choose now, ascending."""
        return [seat for seat in range(self.players) if self.is_choosing(seat)]

    def legal(self, seat: Seat) -> list[Action]:
        """The ids of the actions that ``seat`` may choose now, ascending."""
        seat = self.check_seat(seat)
        out = [0] * 128
        count = self.legal_into(seat, out)
        return [out[i] for i in range(count)]

    def refusal(self, seat: Seat, action: Action) -> Line:
        """Why ``seat`` may not choose ``action``, see refusals.py."""
        return refusal(self, seat, action)

    def sentences(self) -> Mapping[str, str]:
        """The English of the codes of refusals."""
        return SENTENCES

    # --- End of the game --------------------------------------------------------------------------

    def is_over(self) -> bool:
        """Whether the game has ended: all tokens have been turned over and moved."""
        return self.phase == OVER

    def total(self, seat: Seat) -> int:
        """The score of ``seat`` if the game ended now."""
        check_index(seat, self.players)
        out = [0] * 12
        self.points_into(seat, out)
        total = 0
        for i in range(CATEGORIES):
            total += out[i]
        return total

    def points(self, seat: Seat) -> list[int]:
        """The points of the eleven categories as if the game ended now, and those of the lion."""
        seat = self.check_seat(seat)
        out = [0] * 12
        self.points_into(seat, out)
        return [out[i] for i in range(CATEGORIES)]

    def parts(self, seat: Seat) -> Iterator[Part]:
        """The parts of a score; scoring.py says what they are."""
        return all_parts(self, seat)

    def result(self, seat: Seat) -> tuple[int, ...]:
        """The most points win; a tie goes to the most empty grass spaces.

        With children no token ever enters grass, so tied players win together.
        """
        return self.total(seat), self.empty_grass(seat)

    def empty_grass(self, seat: Seat) -> int:
        """How many grass spaces of ``seat`` are empty in the end."""
        check_index(seat, self.players)
        return self.empty_at_end(seat, self.ground.grass)

    # --- What can be seen and copied --------------------------------------------------------------

    def choice_of(self, seat: Seat) -> int:
        """The simultaneous choice that ``seat`` has made (-1: none yet, -2: hidden)."""
        check_index(seat, self.players)
        return self.chosen[seat]

    def open_to_token(self, seat: Seat) -> int:
        """As ``places_for_token``; IndexError for a seat that there is not."""
        check_index(seat, self.players)
        return self.places_for_token(seat)

    def open_to_lion(self, seat: Seat) -> int:
        """As ``places_for_lion``; IndexError for a seat that there is not."""
        check_index(seat, self.players)
        return self.places_for_lion(seat)

    def is_face_up(self, token: int) -> bool:
        """Whether the token has not been moved yet; it is then face up in every park."""
        check_index(token, TOKENS)
        return self.face_up >> token & 1 != 0

    def copy_from(self, source: Self) -> None:
        """Takes over all from ``source``; the plan is shared."""
        self.share_plan(source)
        self.become(source)

    def share_plan(self, source: Self) -> None:
        """Is played by the plan of ``source``."""
        self.plan = source.plan
        self.ground = source.ground
        self.lions = source.lions

    def become(self, source: "Position") -> None:
        """Makes this position equal to ``source``, one of the same plan."""
        self.players = source.players
        self.whole = source.whole
        self.phase = source.phase
        self.round = source.round
        self.starter = source.starter
        self.token = source.token
        self.face_up = source.face_up
        self.choosing = source.choosing
        self.shown = source.shown
        self.chosen = source.chosen[:]
        self.take_over(source)

    def hide(self, seat: Seat | None) -> None:
        """Takes out what the others have chosen as long as not all have."""
        self.hide_choices(NOTHING if seat is None else seat)

    def hide_choices(self, reader: Seat) -> None:
        """Takes out all choices but the reader's own."""
        for seat in range(self.players):
            if seat != reader and self.chosen[seat] != NOTHING:
                self.chosen[seat] = HIDDEN

    def sees_more(self, seat: Seat) -> bool:
        """Whether the seat has made a choice that is not shown yet."""
        return self.chosen[self.check_seat(seat)] != NOTHING

    def guess(self, rng: Random) -> None:
        """Makes a random legal choice for each seat that has made one unseen."""
        for seat in range(self.players):
            if self.chosen[seat] == HIDDEN:
                self.chosen[seat] = NOTHING
                actions = self.legal(seat)
                self.chosen[seat] = actions[rng.below(len(actions))]

    def revealed(self) -> int:
        """How often choices that were hidden have become known; never with a single player."""
        return self.shown

    def secret(self, seat: Seat, action: Action) -> bool:  # noqa: ARG002  all or none are secret
        """Whether others have yet to choose before this simultaneous choice is shown to them."""
        seat = self.check_seat(seat)
        return self.phase != NAMING and any(other != seat for other in self.to_act())

    def box(self) -> SavannahParkComponents:
        """The components."""
        return self.plan.components

    def text(self) -> str:
        """The position as text, see text.py."""
        return text_of(self)

    def state(self) -> Sequence[object]:
        """All that makes up the position; what follows from it (the layers) is left out."""
        seats = range(self.players)
        return (
            self.plan.key,
            self.players,
            self.whole,
            self.phase,
            self.round,
            self.starter,
            self.token,
            self.face_up,
            tuple(self.chosen[seat] for seat in seats),
            tuple(tuple(self.spaces_of(seat)) for seat in seats),
            tuple(tuple(self.spare_of(seat)) for seat in seats),
            tuple((self.lion[seat], self.lion_points[seat]) for seat in seats),
        )
