"""Why an action is refused: the codes that all games share, and the sentence for any code."""

from collections.abc import Mapping
from string import Formatter

from wildpark.rules.terms import IllegalAction, Line, Param

SENTENCES = {
    "unknown-action": "there is no action {action}",
    "game-over": "the game is over",
    "not-your-turn": "it is not your turn",
}
"""The English of the codes that all games share. Each game's ``refusals.py`` has its own."""


def illegal(line: Line, sentences: Mapping[str, str]) -> IllegalAction:
    """The error for a refusal whose English is among ``sentences`` or shared by all games.

    The sentence is the one of the English catalogue, see tests/house/test_sentences.py; what it
    leaves out, because whoever plays sees it, follows in brackets.
    """
    sentence = sentences.get(line.code) or SENTENCES[line.code]
    said = sentence.format_map(words(line.params))
    fields = {field.removeprefix("a_") for _, field, _, _ in Formatter().parse(sentence) if field}
    more = ", ".join(f"{name} {line.params[name]}" for name in line.params if name not in fields)
    return IllegalAction(line.code, f"{said} ({more})" if more else said, **line.params)


def words(params: Mapping[str, Param]) -> dict[str, str]:
    """Parameters as they stand in an English sentence: ``species``, and ``a_species`` as well."""
    found = {name: str(value).replace("_", " ") for name, value in params.items()}
    return found | {f"a_{name}": with_article(word) for name, word in found.items()}


def with_article(noun: str) -> str:
    """The noun with its indefinite article."""
    return f"{'an' if noun[:1] in tuple('aeiou') else 'a'} {noun}"
