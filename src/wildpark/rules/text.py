"""A position as one line of text, what FEN is to chess: what the texts of all games share.

A text is made of fields with ``~`` between them. The first six are the same in every game: its
name, the version of the format, ``whole`` or ``seen``, the digest of the components, the number of
players and the options. The others are the game's own. docs/position-text.md says what is in them.

Only letters, digits and ``- . _ ~`` stand in a text, so it goes into an address as it is.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from wildpark.rules.terms import GameError

if TYPE_CHECKING:
    from wildpark.rules.game import Game

VERSION: Final = "1"
WHOLE: Final = "whole"
SEEN: Final = "seen"
MAX_CHARACTERS: Final = 20_000
"""A longer text is no position; those of the house are far shorter."""

DIGEST: Final = 16
"""How much of the components' digest stands in a text: enough to tell any two copies apart."""

LETTERS: Final = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-"
"""Things of a kind are numbered from 0, and each is one of these: card 2 is ``c``."""

NUMBERS: Final = {letter: number for number, letter in enumerate(LETTERS)}
BETWEEN_FIELDS: Final = "~"
BETWEEN_SEATS: Final = "_"
BETWEEN_PARTS: Final = "."
UNSEEN: Final = "."
"""In place of what was not seen."""

NOTHING: Final = "-"
"""In place of the options, where there are none."""

HEAD: Final = ("game", "version", "sight", "digest", "players", "options")


def write(
    name: str, game: "Game", digest: str, options: Mapping[str, str], fields: Iterable[str]
) -> str:
    """The text of a position of the game called ``name``.

    Args:
        name: the name of the game.
        game: the position.
        digest: that of its components, in hex.
        options: those that make another game of it, by name; an empty value for a plain yes.
        fields: what the game has to say beside that.
    """
    said = (f"{option}{BETWEEN_PARTS}{value}" if value else option
            for option, value in options.items())  # fmt: skip
    head = (
        name,
        VERSION,
        WHOLE if game.whole else SEEN,
        digest[:DIGEST],
        str(game.players),
        BETWEEN_SEATS.join(said) or NOTHING,
    )
    return BETWEEN_FIELDS.join((*head, *fields))


def letters(numbers: Iterable[int]) -> str:
    """The letters of things by their numbers."""
    return "".join([LETTERS[number] for number in numbers])


def letters_of_counts(counts: Iterable[int]) -> str:
    """A letter for each thing, where of thing number n there are ``counts[n]``."""
    return "".join([letter * count for letter, count in zip(LETTERS, counts, strict=False)])


def seats(fields: Iterable[str]) -> str:
    """A field that has a part for each seat."""
    return BETWEEN_SEATS.join(fields)


class Field:
    """A field of a text, or a part of one: its name, and where it begins in the text, from 1."""

    def __init__(self, name: str, text: str, place: int) -> None:
        self.name = name
        self.text = text
        self.place = place

    def wrong(self, allowed: str) -> GameError:
        """The error for a field that cannot be what it is."""
        return GameError(
            "position-value",
            f"the text of the position is wrong at character {self.place}: {self.name} is"
            f" {shown(self.text)}; allowed: {allowed}",
            place=self.place,
            field=self.name,
            value=shown(self.text),
            allowed=allowed,
        )

    def unfit(self, at: int = 0, length: int | None = None) -> GameError:
        """The error for what could stand here in another position, and does not go with this one.

        It begins at character ``at`` (from 0) of the field and is ``length`` long (None: all).
        """
        value = self.text[at : None if length is None else at + length]
        return GameError(
            "position-unfit",
            f"the text of the position is wrong at character {self.place + at}: {self.name}"
            f" {shown(value)} does not go with the rest",
            place=self.place + at,
            field=self.name,
            value=shown(value),
        )

    def choice(self, allowed: Sequence[str]) -> int:
        """The number of the one of ``allowed`` that stands here."""
        if self.text not in allowed:
            raise self.wrong(", ".join(allowed))
        return allowed.index(self.text)

    def number(self, low: int, high: int) -> int:
        """The whole number from ``low`` to ``high`` that stands here."""
        if self.text.isdecimal() and len(self.text) < 10:
            number = int(self.text)
            if low <= number <= high:
                return number
        raise self.wrong(f"{low} – {high}" if low < high else str(low))

    def numbers(self, count: int) -> list[int]:
        """The numbers of some things of a kind, by their letters; there are ``count`` in all."""
        found = [NUMBERS.get(letter, count) for letter in self.text]
        for at, number in enumerate(found):
            if number >= count:
                raise Field(self.name, self.text[at], self.place + at).wrong(LETTERS[:count])
        return found

    def counts(self, count: int) -> list[int]:
        """How often each of ``count`` things stands there, by their letters."""
        counts = [0] * min(count, len(LETTERS))
        for number in self.numbers(count):
            counts[number] += 1
        return counts

    def parts(self, separator: str = BETWEEN_PARTS) -> "list[Field]":
        """The parts of the field."""
        parts = []
        place = self.place
        for text in self.text.split(separator):
            parts.append(Field(self.name, text, place))
            place += len(text) + 1
        return parts

    def just(self, count: int, separator: str = BETWEEN_PARTS) -> "list[Field]":
        """The parts of the field; there must be exactly this many."""
        parts = self.parts(separator)
        if len(parts) != count:
            raise GameError(
                "position-parts",
                f"the text of the position is wrong at character {self.place}: {self.name} has"
                f" {len(parts)} parts with {separator!r} between them; allowed: {count}",
                place=self.place,
                field=self.name,
                found=len(parts),
                wanted=count,
                separator=separator,
            )
        return parts


class Text:
    """A text that is read: what all games have in it, and then, field by field, the game's own."""

    def __init__(self, text: str, games: Sequence[str]) -> None:
        """Reads the head; ``games``: the names of all games."""
        check(text)
        first, *rest = Field("text", text, 1).parts(BETWEEN_FIELDS)
        self._end = len(text) + 1
        self._rest = [first, *rest][::-1]
        self.game = games[self.take("game").choice(games)]
        self.take("version").choice([VERSION])
        self.whole = self.take("sight").choice([SEEN, WHOLE]) == 1
        self.digest = self.take("digest")
        self.seats = self.take("players")
        self.players = 0  # until read_players
        self.options = self.take("options")

    def read_players(self, allowed: Sequence[int]) -> None:
        """How many seats there are, of the numbers that the game is for."""
        self.players = allowed[self.seats.choice([str(count) for count in allowed])]

    def take(self, name: str) -> Field:
        """The next field, which is called ``name``."""
        if not self._rest:
            raise GameError(
                "position-short",
                f"the text of the position ends at character {self._end}, before the field {name}",
                place=self._end,
                field=name,
            )
        field = self._rest.pop()
        field.name = name
        return field

    def by_seat(self, name: str) -> list[Field]:
        """The next field, part by part: there is one for each seat."""
        return self.take(name).just(self.players, BETWEEN_SEATS)

    def end(self) -> None:
        """GameError if there are more fields."""
        if self._rest:
            field = self._rest.pop()
            raise GameError(
                "position-long",
                f"the text of the position is wrong at character {field.place}: it has more fields"
                " than the game",
                place=field.place,
            )

    def chosen(self, *allowed: str) -> dict[str, Field]:
        """The options, of which these are ``allowed``, with their values."""
        if self.options.text == NOTHING:
            return {}
        found: dict[str, Field] = {}
        for option in self.options.parts(BETWEEN_SEATS):
            name, _, value = option.text.partition(BETWEEN_PARTS)
            if name not in allowed or name in found:
                raise option.wrong(", ".join((NOTHING, *allowed)))
            found[name] = Field(f"options {name}", value, option.place + len(name) + 1)
        return found


def check(text: str) -> None:
    """GameError for what cannot be the text of a position, whatever the game."""
    if not isinstance(text, str):
        raise GameError(
            "position-no-text",
            f"a position is read from a text, not from {text!r}",
            value=repr(text),
        )
    if len(text) > MAX_CHARACTERS:
        raise GameError(
            "position-too-long",
            f"the text of a position has at most {MAX_CHARACTERS} characters",
            limit=MAX_CHARACTERS,
        )
    if not SIGNS.issuperset(text):
        at = next(at for at, sign in enumerate(text) if sign not in SIGNS)
        raise Field("text", text[at], at + 1).wrong("A – Z, a – z, 0 – 9, - . _ ~")


def check_text(text: object) -> None:
    """TypeError for what is no Text; compiled functions call it on what Python hands them."""
    if type(text) is not Text:
        raise TypeError(f"a position is read from a wildpark.rules.text.Text, not from {text!r}")


def check_digest(field: Field, digest: str) -> None:
    """GameError for a text of a position with other components."""
    if field.text != digest[:DIGEST]:
        raise GameError(
            "position-components",
            f"the text of the position is wrong at character {field.place}: it was played with"
            f" other components ({shown(field.text)}) than these ({digest[:DIGEST]}): give the"
            " file it was played with",
            place=field.place,
            expected=field.text[:DIGEST],
            found=digest[:DIGEST],
        )


def check_cards(names: Sequence[str], found: Sequence[int], wanted: Sequence[int]) -> None:
    """GameError where there are not as many cards of each name as the game has."""
    for name, count, right in zip(names, found, wanted, strict=True):
        if count != right:
            raise GameError(
                "position-cards",
                f"the text of the position has {count} cards {name} in all its fields; allowed:"
                f" {right}",
                card=name,
                count=count,
                wanted=right,
            )


SIGNS: Final = frozenset(LETTERS + BETWEEN_FIELDS + BETWEEN_PARTS + BETWEEN_SEATS)


def check_spelling(text: str, wanted: str) -> None:
    """GameError where a text is spelt otherwise than the position that it says: ``wanted``."""
    if text == wanted:
        return
    at = next(
        (at for at, (one, other) in enumerate(zip(text, wanted, strict=False)) if one != other),
        min(len(text), len(wanted)),
    )
    raise GameError(
        "position-spelling",
        f"the text of the position is wrong at character {at + 1}: {shown(text[at : at + 20])};"
        f" allowed: {shown(wanted[at : at + 20])}",
        place=at + 1,
        value=shown(text[at : at + 20]),
        allowed=shown(wanted[at : at + 20]),
    )


def shown(value: str) -> str:
    """A part of a text as an error shows it: with quotes, in ASCII, not endless."""
    return ascii(value if len(value) <= 60 else f"{value[:57]}...")
