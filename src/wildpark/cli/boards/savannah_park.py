"""Draws Savannah Park in the terminal: the parks as hexagons, and what a choice does."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import cast

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from wildpark.cli.words import Words
from wildpark.rules.savannah_park.scoring import Category
from wildpark.rules.savannah_park.view import (
    Park,
    ParkChoice,
    ParkSpace,
    SavannahParkView,
    TokenKind,
)
from wildpark.rules.terms import Part

MARKS = {
    "sand": "·",
    "tree": "♣",
    "grass": '"',
    "rock": "#",
    "small-fire": "*1",
    "medium-fire": "*2",
    "big-fire": "*3",
}
"""What stands on the board, as it is drawn."""

STYLES = {
    "sand": "dim",
    "tree": "green",
    "grass": "yellow",
    "rock": "dim",
    "small-fire": "red",
    "medium-fire": "red",
    "big-fire": "red",
}
WATER, LION = "~", "@"
HALF = 3
"""Characters of half the width of a space."""
MAX_LETTERS = 3
"""A token with more animals is written as a word."""


@dataclass(frozen=True)
class Drawing:
    """What the drawing of every park needs: the words, and how tokens are written."""

    view: SavannahParkView
    words: Words
    letters: Mapping[str, str]
    tokens: Mapping[str, TokenKind]

    def sign(self, name: str) -> str:
        """A token: its animals' letters, small once it has been moved, ~ for a watering hole."""
        token = self.tokens[name]
        text = "".join(self.letters[species] * count for species, count in token.animals.items())
        if len(text) > MAX_LETTERS:
            text = self.words("savannah_park-all").upper()
        return (text if token.face_up else text.lower()) + WATER * token.water


OF_ALL: frozenset[str] = frozenset({"next-round"})
WAITING: frozenset[str] = frozenset({"has-chosen"})


def board(view: object, words: Words, names: Sequence[str], seat: int | None) -> RenderableType:
    """The park of ``seat`` and a line for each other; or all parks."""
    seen = cast("SavannahParkView", view)
    tokens = {token.name: token for token in seen.tokens}
    drawing = Drawing(seen, words, letters(seen.species, words), tokens)
    drawn = [park for park in seen.parks if seat in (None, park.seat)]
    others = [park for park in seen.parks if park not in drawn]
    return Group(
        Text(headline(seen, words, names)),
        *(panel(drawing, park, names[park.seat]) for park in drawn),
        *(Text(title(park, words, names[park.seat])) for park in others),
        Text(legend(drawing), "dim"),
    )


def letters(species: Sequence[str], words: Words) -> dict[str, str]:
    """A letter for each species: the first of its name that no other has taken."""
    found: dict[str, str] = {}
    for name in species:
        called = words("herd-animals", species=name).upper()
        taken = set(found.values())
        found[name] = next((one for one in called if one.isalpha() and one not in taken), "?")
    return found


def headline(view: SavannahParkView, words: Words, names: Sequence[str]) -> str:
    """Which round it is, and what happens in it."""
    return words(
        "savannah_park-headline",
        phase=view.phase,
        round=view.round,
        rounds=view.rounds,
        name=names[view.starter],
        token=view.token or "",
    )


def legend(drawing: Drawing) -> str:
    """What the signs mean."""
    words = drawing.words
    species = ", ".join(
        f"{letter} {words('herd-animals', species=name)}"
        for name, letter in drawing.letters.items()
    )
    signs = words("savannah_park-legend") if not drawing.view.children else ""
    lion = words("savannah_park-legend-lion") if drawing.view.lions else ""
    moved = words("savannah_park-legend-moved")
    return " ".join(part for part in (f"{species}.", moved, signs, lion) if part)


def title(park: Park, words: Words, name: str) -> str:
    """Whose park it is, and what it is worth."""
    return words("savannah_park-park", name=name, points=park.total)


def panel(drawing: Drawing, park: Park, name: str) -> RenderableType:
    """A park with its points."""
    words = drawing.words
    content: list[RenderableType] = [*rows(drawing, park), Text(points(park, words))]
    if park.spare:
        tokens = ", ".join(words("animal-token", token=token) for token in park.spare)
        content.insert(-1, Text(words("savannah_park-spare", tokens=tokens)))
    head = Text(title(park, words, name))
    return Panel(Group(*content), title=head, title_align="left", box=box.ROUNDED, expand=False)


# --- the spaces -----------------------------------------------------------------------------------


def rows(drawing: Drawing, park: Park) -> Iterator[Text]:
    """Two lines for each row of spaces: what stands there, and what the spaces are called."""
    left = min(space.x for space in drawing.view.spaces)
    lines: dict[int, tuple[Text, Text]] = {}
    open_spaces = {space for choice in drawing.view.choices for space in choice.spaces}
    lions = {choice.lion for choice in drawing.view.choices if choice.kind == "lion"}
    for space in drawing.view.spaces:
        above, below = lines.setdefault(space.row, (Text(), Text()))
        start = HALF * (space.x - left)
        legal = space.index in open_spaces | lions and drawing.view.phase != "naming"
        for line, part in ((above, standing(drawing, park, space)), (below, named(space, legal))):
            line.append(" " * (start - len(line)))
            line.append_text(part)
            line.append(" " * max(1, 2 * HALF - len(part)))
    for above, below in lines.values():
        yield above
        yield below


def standing(drawing: Drawing, park: Park, space: ParkSpace) -> Text:
    """What stands on a space; the token in hand is in brackets."""
    token, mark = park.tokens[space.index], MARKS[space.kind]
    lion = LION if park.lion == space.index else ""
    if token is None:
        return Text(lion or mark, "bold red" if lion else STYLES[space.kind])
    sign = drawing.sign(token)
    if park.vacated == space.index:
        return Text(f"({sign})", "reverse")
    return Text(sign + lion, "bold" if drawing.tokens[token].face_up else "cyan")


def named(space: ParkSpace, legal: bool) -> Text:
    """What a space is called, in brackets if it may be chosen, and its ground."""
    mark = "" if space.kind == "sand" else MARKS[space.kind][0]
    if legal:
        return Text(f"[{space.name}]", "bold").append(mark, STYLES[space.kind])
    return Text(space.name, "dim").append(mark, STYLES[space.kind])


# --- points and choices ---------------------------------------------------------------------------


def points(park: Park, words: Words) -> str:
    """The points of a park, category by category."""
    return " · ".join(f"{category_name(one, words)} {one.points}" for one in park.categories)


def category_name(category: Category, words: Words) -> str:
    """What a category is called."""
    if category.species is not None:
        return words("herd-animals", species=category.species)
    return words("savannah_park-category", category=category.code)


def options(view: object, words: Words, seat: int) -> list[tuple[int, str, str]]:
    """The reader's choices: action, notation, and what it would do; the best come first."""
    seen = cast("SavannahParkView", view)
    choices = sorted(seen.choices, key=lambda one: -(one.effect.points if one.effect else 0))
    return [(one.action, one.notation, effect(seen, one, words, seat)) for one in choices]


def effect(view: SavannahParkView, choice: ParkChoice, words: Words, seat: int) -> str:
    """What a choice would do; of a token that may be named, where it stands in the own park."""
    if choice.effect is None:
        return view.spaces[view.parks[seat].tokens.index(choice.tokens[0])].name
    places = [view.spaces[space].name for space in choice.spaces]
    said = [f"{choice.effect.points:+d}" if choice.effect.points else "0"]
    if choice.kind == "grass":
        pairs = zip(choice.tokens, places, strict=True)
        said += [f"{words('animal-token', token=token)}: {place}" for token, place in pairs]
    elif choice.lion is not None and choice.kind == "place-on-lion":
        to = view.spaces[choice.lion].name
        said.append(words("savannah_park-meets-lion", space=to))
    if choice.effect.driven_away:
        said.append(words("savannah_park-driven"))
    return f"{said[0]:>3}  {', '.join(said[1:])}".rstrip()


def verdict(view: object, words: Words) -> str:
    """Alone: the rating."""
    rating = cast("SavannahParkView", view).rating
    return "" if rating is None else words("savannah_park-rating", rating=words.line(rating.line))


def section(part: Part, words: Words) -> str:  # noqa: ARG001  as in games whose scores have some
    """None: the parts of a score follow one another."""
    return ""
