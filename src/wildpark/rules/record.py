"""A finished or running game as a file: JSON that replays to the same position on any machine."""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from unicodedata import category

from wildpark.rules.catalogue import given_components, meaningful, open_game, rules_of
from wildpark.rules.components import Components
from wildpark.rules.game import Game
from wildpark.rules.rules import Setting
from wildpark.rules.terms import GameError, Line, Seat, exact
from wildpark.rules.text_file import MAX_CHARACTERS, EncodingError, decode

FORMAT: Final = "wildpark record"
VERSION: Final = 2
"""What is written; version 1, which does not say who was a bot, is read too."""
LONGEST_NAME: Final = 60


Given = Components | Path | str | None
"""Components, the path of a file of them, or None for the built-in ones."""

KEYS: Final = ("game", "players", "options", "components", "seed", "actions")
EXTRA: Final[Mapping[int, Sequence[str]]] = {1: ("names",), 2: ("names", "bots")}
"""What a record may say beside, by its version."""


@dataclass(frozen=True, slots=True)
class Record:
    """How a game was opened and what was chosen since.

    ``components`` is the digest of the cards and boards it was played with; ``actions`` are
    (seat, notation), in the order in which they were made; ``names`` are the players' names by
    seat, or empty. ``bots`` says by seat which bot played there, as ``make_bot`` or a level names
    it (None: a person); empty where that is not known.
    """

    game: str
    players: int
    options: Mapping[str, Setting]
    seed: int
    components: str
    actions: tuple[tuple[int, str], ...] = ()
    names: tuple[str, ...] = ()
    bots: tuple[str | None, ...] = ()

    def __post_init__(self) -> None:
        """Whole numbers of any kind become ints; GameError for what is none."""
        object.__setattr__(self, "players", _whole_number(self.players, "players"))
        object.__setattr__(self, "seed", _whole_number(self.seed, "seed"))
        actions = tuple(
            (_whole_number(seat, f"actions[{number}][0]"), text)
            for number, (seat, text) in enumerate(self.actions)
        )
        object.__setattr__(self, "actions", actions)

    @classmethod
    def read(cls, text: str | bytes) -> "Record":
        """The record that ``text`` writes down; GameError says what is wrong with the text.

        Bytes are those of a file, see ``text_file``.
        """
        said = _document(_decoded(text) if isinstance(text, bytes) else text)
        players = _whole_number(said["players"], "players")
        return cls(
            game=_text(said["game"], "game"),
            players=players,
            options=_options(said["options"]),
            seed=_whole_number(said["seed"], "seed"),
            components=_text(said["components"], "components"),
            actions=tuple(
                _action(one, f"actions[{number}]")
                for number, one in enumerate(_list(said["actions"], "actions"))
            ),
            names=_names(said.get("names", []), players),
            bots=_bots(said.get("bots", []), players),
        )

    def write(self) -> str:
        """The record as text, one line for each action; ``read`` gives an equal record back."""
        head: dict[str, object] = {
            "format": FORMAT,
            "version": VERSION,
            "game": self.game,
            "players": self.players,
            "options": dict(self.options),
            "components": self.components,
            "seed": self.seed,
        }
        head |= {"names": self.names} if self.names else {}
        head |= {"bots": self.bots} if self.bots else {}
        lines = [
            f'  "{key}": {json.dumps(value, ensure_ascii=False)},\n' for key, value in head.items()
        ]
        actions = ",".join(
            f"\n    {json.dumps(action, ensure_ascii=False)}" for action in self.actions
        )
        return "{\n" + "".join(lines) + f'  "actions": [{actions}\n  ]\n}}\n'

    def replay(self, components: Given = None) -> Game:
        """The position after the last action; see ``positions`` for ``components`` and errors."""
        game = self.opening(components)
        for _ in self.play_on(game):
            pass
        return game

    def positions(self, components: Given = None) -> Iterator[tuple[int, int, Game]]:
        """Each action with its seat and the position after it: one game, copy it to keep it.

        ``components``: those of the record, needed where they are not the built-in ones.
        GameError: the game cannot be opened so, or names the first action that does not fit.
        """
        return self.play_on(self.opening(components))

    def opening(self, components: Given = None) -> Game:
        """The position before the first action; see ``positions``."""
        rules = rules_of(self.game)
        own = given_components(rules, components)
        if own.digest != self.components:
            raise GameError(
                "record-components",
                f"the record was played with other components ({self.components[:12]}) than"
                f" these ({own.digest[:12]}): give the file it was played with",
                expected=self.components[:12],
                found=own.digest[:12],
            )
        return open_game(
            self.game,
            players=self.players,
            seed=self.seed,
            options=meaningful(rules, self.players, self.options),
            components=own,
        )

    def play_on(self, game: Game) -> Iterator[tuple[int, int, Game]]:
        """Plays the actions one by one on the opening; yields what ``positions`` does."""
        for number, (seat, text) in enumerate(self.actions, start=1):
            try:
                action = game.action(text)
                game.play(seat, action)
            except GameError as reason:
                raise _unfit(number, seat, text, reason) from reason
            yield seat, action, game


def _unfit(number: int, seat: Seat, text: str, reason: GameError) -> GameError:
    """The error that names an action and why it does not fit."""
    error = GameError(
        "record-action",
        f"action {number} of the record (seat {seat}: {text}) does not fit: {reason}",
        number=number,
        seat=seat,
        action=text,
        reason=str(reason),
    )
    error.lines = (Line(reason.code, reason.params),)
    return error


def _decoded(data: bytes) -> str:
    """The text of a file; GameError for one in an encoding that is not read."""
    try:
        return decode(data)
    except EncodingError as error:
        raise GameError(
            "record-encoding", f"this is not a record: {error}", **error.params
        ) from error


def _document(text: str) -> dict[str, object]:
    """The JSON object of a record of this version, with all keys and none unknown."""
    if len(text) > MAX_CHARACTERS:
        raise GameError(
            "record-too-long",
            f"a record has at most {MAX_CHARACTERS} characters",
            limit=MAX_CHARACTERS,
        )
    try:
        said = json.loads(text)
        json.dumps(said, ensure_ascii=False).encode()  # fails on half a character, "\\ud800"
    except (ValueError, RecursionError) as error:
        raise GameError(
            "record-not-json", f"this is not a record: {error}", reason=str(error)
        ) from error
    if not isinstance(said, dict) or said.get("format") != FORMAT:
        raise GameError("record-format", f'this is not a record: "format" is not "{FORMAT}"')
    version = said.get("version")
    if type(version) is not int or version not in EXTRA:
        known = ", ".join(map(str, EXTRA))
        raise GameError(
            "record-version",
            f"version {version!r} of records is unknown; known: {known}",
            version=_shown(version),
            known=known,
        )
    for key in KEYS:
        if key not in said:
            raise GameError("record-missing", f"the record is damaged: {key} is missing", place=key)
    for key in said:
        if key not in {*KEYS, "format", "version", *EXTRA[version]}:
            raise GameError(
                "record-extra",
                f"the record is damaged: version {version} knows no {_shown(key)}",
                place=_shown(key),
            )
    return said


WANTED: Final = {
    "number": "a whole number",
    "text": "a text",
    "list": "a list",
    "options": "options by name, each true, false, null, a whole number or a text",
    "action": 'a seat and an action, such as [0, "gnu-6b"]',
    "names": f"no names, or one of 1 to {LONGEST_NAME} printable characters for each player",
    "bots": f"no bots, or for each player null or a bot of 1 to {LONGEST_NAME} printable"
    " characters",
}


def _damaged(place: str, value: object, wanted: str) -> GameError:
    """The error for a value that cannot stand where it does; ``wanted`` is a key of WANTED."""
    return GameError(
        "record-field",
        f"the record is damaged: {place} is {_shown(value)}; allowed: {WANTED[wanted]}",
        place=place,
        value=_shown(value),
        wanted=wanted,
    )


def _shown(value: object) -> str:
    """A value as an error shows it: in ASCII, not endless."""
    text = json.dumps(value, default=repr)
    return text if len(text) <= LONGEST_NAME else f"{text[: LONGEST_NAME - 3]}..."


def _whole_number(value: object, place: str) -> int:
    number = exact(value)
    if type(number) is int:
        return number
    raise _damaged(place, value, "number")


def _text(value: object, place: str) -> str:
    if isinstance(value, str):
        return value
    raise _damaged(place, value, "text")


def _list(value: object, place: str) -> list[object]:
    if isinstance(value, list):
        return value
    raise _damaged(place, value, "list")


def _options(value: object) -> dict[str, Setting]:
    if not isinstance(value, dict):
        raise _damaged("options", value, "options")
    for setting in value.values():
        if not (setting is None or isinstance(setting, str | int)):
            raise _damaged("options", value, "options")
    return value


def _action(value: object, place: str) -> tuple[int, str]:
    match value:
        case [int(seat), str(text)] if type(seat) is int:
            return seat, text
    raise _damaged(place, value, "action")


def _names(value: object, players: int) -> tuple[str, ...]:
    names = _list(value, "names")
    if (names and len(names) != players) or not all(map(_is_name, names)):
        raise _damaged("names", value, "names")
    return tuple(map(str, names))


def _bots(value: object, players: int) -> tuple[str | None, ...]:
    bots = _list(value, "bots")
    if (bots and len(bots) != players) or not all(bot is None or _is_name(bot) for bot in bots):
        raise _damaged("bots", value, "bots")
    return tuple(None if bot is None else str(bot) for bot in bots)


def _is_name(value: object) -> bool:
    """Whether this can name a player: not endless, and without signs that steer a terminal."""
    return (
        isinstance(value, str)
        and 1 <= len(value) <= LONGEST_NAME
        and not any(category(sign) == "Cc" for sign in value)
    )
