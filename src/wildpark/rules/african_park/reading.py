"""Reads a position of African Park from its text, and lets nothing pass that cannot be.

Reserves are filled by the rules themselves, species by species into the columns; so an animal is
refused where it could not have stayed.
"""

from typing import Final

from wildpark.rules.african_park.components import AfricanParkComponents
from wildpark.rules.african_park.position import Position
from wildpark.rules.african_park.text import SIDES
from wildpark.rules.text import Field, Text, check_cards, check_text

# The numbers of board.py, said again here because the compiler takes these for constants.
COLUMNS: Final = 6
DECKS: Final = 3
DIES: Final = 6
SPECIES: Final = 24


def read(text: Text, components: AfricanParkComponents) -> Position:
    """The position that a text says; GameError names the place of what cannot be."""
    check_text(text)
    text.chosen()
    position = Position(text.players, 0, None, components)
    position.clear()
    read_round(text, position)
    read_cards(text, position)
    read_territory(text.by_seat("territory"), position)
    reserves = text.by_seat("reserves")
    died = text.by_seat("died")
    eaten = text.by_seat("eaten")
    text.end()
    for seat in range(position.players):
        read_reserve(reserves[seat], position, seat)
        read_cemetery(died[seat], eaten[seat], position, seat)
        check_seat(reserves[seat], position, seat)
    check_end(reserves[0], position)
    check_all_cards(position)
    position.whole = text.whole
    if not text.whole:
        position.sort_deck()
    return position


def read_round(text: Text, position: Position) -> None:
    """The round, the head ranger and whose turn it is."""
    most = position.components.rounds[position.players]
    position.round = text.take("round").number(0, most)
    position.head = text.take("head").number(0, position.players - 1)
    position.turn = text.take("turn").number(0, position.players - 1)


def read_cards(text: Text, position: Position) -> None:
    """The cards that are face up, and the deck; where none is face up the game is over."""
    species = len(position.components.animals)
    field = text.take("face-up")
    cards = sorted(field.numbers(species))
    position.over = position.round > 0 and not cards
    wanted = 0
    if position.round > 0 and not position.over:
        wanted = position.players - acted(position)
    if len(cards) != wanted or (position.over and position.turn != position.head):
        raise field.unfit()
    position.cards = wanted
    for i in range(wanted):
        position.face_up[i] = cards[i]
    field = text.take("deck")
    deck = field.numbers(species)
    position.left = position.habitat.deck_sizes[position.players]
    position.left -= position.round * position.players
    if len(deck) != position.left:
        raise field.unfit()
    for i in range(position.left):
        position.deck[position.left - 1 - i] = deck[i]  # the next card is the last one


def acted(position: Position) -> int:
    """How many have chosen in this round."""
    return (position.turn - position.head + position.players) % position.players


def has_acted(position: Position, seat: int) -> bool:
    """Whether a seat has chosen in this round."""
    return (seat - position.head + position.players) % position.players < acted(position)


def read_territory(fields: list[Field], position: Position) -> None:
    """The territory cards of all seats; no card lies before two of them."""
    for seat in range(position.players):
        cards = fields[seat].parts()[0]
        numbers = cards.numbers(max(position.habitat.cards_in))
        if len(numbers) != DECKS:
            raise cards.unfit()
        for deck in range(DECKS):
            if numbers[deck] >= position.habitat.cards_in[deck]:
                raise cards.unfit(deck, 1)
            for other in range(seat):
                if position.dealt[other * DECKS + deck] == numbers[deck]:
                    raise cards.unfit(deck, 1)
            position.dealt[seat * DECKS + deck] = numbers[deck]
        if position.round > 0 or has_acted(position, seat):
            sides = fields[seat].just(2)[1]
            position.choose_sides(seat, sides.choice(SIDES))
        else:
            fields[seat].just(1)


def read_reserve(field: Field, position: Position, seat: int) -> None:
    """The animals of a seat, each of which could have stayed with those before it."""
    columns = field.just(COLUMNS)
    reserves = position.reserves
    for column in range(COLUMNS):
        animals = columns[column].numbers(position.habitat.species)
        for i in range(len(animals)):
            if not reserves.may_live(seat, animals[i], column):
                raise columns[column].unfit(i, 1)
            reserves.place(seat, animals[i], column)


def read_cemetery(died: Field, eaten: Field, position: Position, seat: int) -> None:
    """The cards in the cemetery of a seat."""
    if len(died.text) + len(eaten.text) > chosen(position, seat):
        raise died.unfit()
    for species in died.numbers(position.habitat.species):
        position.reserves.put(seat, species, DIES)
    for at, species in enumerate(eaten.numbers(position.habitat.species)):
        if not position.habitat.is_herbivore[species]:
            raise eaten.unfit(at, 1)
        position.reserves.bury(seat, species)
        position.reserves.eaten[seat * SPECIES + species] += 1


def chosen(position: Position, seat: int) -> int:
    """How many cards a seat has taken so far."""
    if position.round == 0:
        return 0
    return position.round - 1 + (position.over or has_acted(position, seat))


def check_seat(field: Field, position: Position, seat: int) -> None:
    """Each card that a seat has taken is somewhere; a full reserve ends the game with the round."""
    reserves = position.reserves
    living = 0
    for column in range(COLUMNS):
        living += reserves.height(seat, column)
    if living + reserves.cemetery_cards(seat) != chosen(position, seat):
        raise field.unfit()
    goes_on = position.round > 0 and not position.over and not has_acted(position, seat)
    if goes_on and reserves.is_full(seat):
        raise field.unfit()


def check_end(field: Field, position: Position) -> None:
    """A game is over when the deck is used up or a reserve is full."""
    if position.over and position.left > 0 and not position.some_reserve_is_full():
        raise field.unfit()


def check_all_cards(position: Position) -> None:
    """Every card of the game is in one place."""
    species = position.habitat.species
    found = position.deck_counts()
    wanted = [0] * species
    for card in position.components.deck(position.players):
        wanted[card] += 1
    for card in position.face_up_cards():
        found[card] += 1
    for seat in range(position.players):
        for card in position.reserves.animals_of(seat):
            if card >= 0:
                found[card] += 1
        died = position.reserves.died_of(seat)
        eaten = position.reserves.eaten_of(seat)
        for card in range(species):
            found[card] += died[card] + eaten[card]
    check_cards(position.components.names, found, wanted)
