"""The games of the house, by name, and the one way to open them."""

from collections.abc import Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import cast

from wildpark.rules.components import Components
from wildpark.rules.game import Game
from wildpark.rules.rules import Option, Rules, Setting
from wildpark.rules.terms import GameError, exact

NAMES = ("african_park", "savannah_park", "zuuli")
"""The games that can be opened, in the order in which they are shown."""

SEEDS = 2**64
"""Seeds are whole numbers from 0 to this, exclusive."""


def rules_of(name: str) -> Rules:
    """The rules of the game called ``name``; GameError names those that exist."""
    if name not in NAMES:
        raise GameError(
            "unknown-game",
            f"there is no game {name!r}; there are: {', '.join(NAMES)}",
            name=name,
            allowed=", ".join(NAMES),
        )
    return cast("Rules", import_module(f"wildpark.rules.{name}").RULES)


def open_game(
    name: str,
    *,
    players: int,
    seed: int,
    options: Mapping[str, object] | None = None,
    components: Components | Path | str | None = None,
) -> Game:
    """Deals a new game; equal arguments deal equal games on every machine.

    Args:
        name: one of ``NAMES``.
        players: how many seats, one of ``rules_of(name).players``.
        seed: from 0 to 2**64 - 1; all chance of the game is drawn from it.
        options: by name, see ``rules_of(name).options``; those left out have their default.
        components: the cards and boards, or the path of a file of them; None: the built-in ones.

    Raises:
        GameError: an argument is not allowed; it says which, and what is.
    """
    rules = rules_of(name)
    players = exact(players)
    if type(players) is not int or players not in rules.players:
        allowed = ", ".join(map(str, rules.players))
        raise GameError(
            "players",
            f"{name} is for {allowed} players, not {players!r}",
            players=str(players),
            allowed=allowed,
        )
    start = check_seed(seed)
    complete = complete_options(rules, players, options or {})
    return rules.open(players, start, complete, given_components(rules, components))


def check_seed(seed: int) -> int:
    """The seed as an int; GameError for what is none."""
    seed = exact(seed)
    if type(seed) is not int or not 0 <= seed < SEEDS:
        raise GameError(
            "seed", f"a seed is a whole number from 0 to 2**64 - 1, not {seed!r}", seed=str(seed)
        )
    return seed


def given_components(rules: Rules, given: Components | Path | str | None) -> Components:
    """The components meant by what was given: they themselves, a file's, or the built-in ones."""
    if given is None:
        return rules.read_components(None)
    return rules.read_components(Path(given)) if isinstance(given, Path | str) else given


def complete_options(
    rules: Rules, players: int, options: Mapping[str, object]
) -> Mapping[str, object]:
    """The options with defaults filled in; GameError for an unknown name or a value not allowed.

    So is a value that would mean nothing with this number of players.
    """
    known = {option.name: option for option in rules.options}
    given = {name: exact(value) for name, value in options.items()}
    for name, value in given.items():
        if name not in known:
            allowed = ", ".join(known) or "none"
            raise GameError(
                "unknown-option",
                f"{rules.name} has no option {name!r}; it has: {allowed}",
                name=name,
                allowed=allowed,
            )
        allowed_values = values_of(known[name], players)
        if allowed_values and not any(
            value == one and type(value) is type(one) for one in allowed_values
        ):
            raise not_allowed(rules, players, known[name], value)
        if not known[name].matters(players) and value != known[name].default:
            allowed = ", ".join(map(str, known[name].players))
            raise GameError(
                "option-players",
                f"option {name!r} of {rules.name} means nothing with {players} players; it is for"
                f" {allowed}",
                name=name,
                players=players,
                allowed=allowed,
            )
    complete = {option.name: given.get(option.name, option.default) for option in rules.options}
    if rules.check_options is not None:
        rules.check_options(players, complete)
    return complete


def values_of(option: Option, players: int) -> Sequence[Setting]:
    """The values of an option that this number of players may choose; empty: the game checks it."""
    if not option.seat:
        return option.values
    return [one for one in option.values if one is None or cast("int", one) < players]


def not_allowed(rules: Rules, players: int, option: Option, value: object) -> GameError:
    """The error for a value that an option cannot have."""
    allowed = ", ".join(map(str, values_of(option, players)))
    among = f" with {players} players" if option.seat else ""
    return GameError(
        "option-value",
        f"option {option.name!r} of {rules.name} cannot be {value!r}{among}; allowed: {allowed}",
        name=option.name,
        value=str(value),
        allowed=allowed,
    )


def meaningful(rules: Rules, players: int, options: Mapping[str, object]) -> Mapping[str, object]:
    """The options of a game kept from before those that mean nothing were refused, without them."""
    idle = {option.name for option in rules.options if not option.matters(players)}
    return {name: value for name, value in options.items() if name not in idle}
