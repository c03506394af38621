"""The English sentence of an error is the one of the English catalogue."""

from collections.abc import Iterator, Mapping
from importlib import import_module
from string import Formatter

import pytest

from wildpark.cli.words import Words
from wildpark.rules import NAMES, data_file, refusals
from wildpark.rules.terms import Param
from wildpark.server.messages import errors
from wildpark.server.store import database

WORDS = Words("en")

FACTS: Mapping[str, Param] = {
    "animal": "lion",
    "card": "lion",
    "count": 7,
    "habitats": "water",
    "least": 3,
    "limit": 5,
    "other": "lion",
    "size": 4,
    "species": "zebra",
    "upgrade": "safety_fence",
    "wanted": "table",
}
"""A value for each parameter that the catalogues put into words; any text does for the others."""

FROM_ELSEWHERE = {"fault-encoding"}
"""Sentences that quote another error."""


def tables() -> Iterator[Mapping[str, str]]:
    """All tables of sentences, by code."""
    yield refusals.SENTENCES
    yield data_file.SENTENCES
    yield {code: sentence for code, (_, sentence) in errors.SENTENCES.items()}
    yield database.SENTENCES
    for game in NAMES:
        for module in ("refusals", "components_file"):
            yield import_module(f"wildpark.rules.{game}.{module}").SENTENCES


SENTENCES = [(code, sentence) for table in tables() for code, sentence in table.items()]


def fields(sentence: str) -> set[str]:
    """What a sentence has to be filled in with."""
    return {name.removeprefix("a_") for _, name, _, _ in Formatter().parse(sentence) if name}


def plain(text: str) -> str:
    """A sentence without what sets people's apart: its point, its signs of quotation, capitals."""
    return text.removesuffix(".").translate(str.maketrans("“”’", "'''")).casefold()


@pytest.mark.parametrize(
    ("code", "sentence"), [one for one in SENTENCES if one[0] not in FROM_ELSEWHERE]
)
def test_both_say_the_same(code: str, sentence: str) -> None:
    params: dict[str, Param] = {name: FACTS.get(name, "okapi") for name in fields(sentence)}
    said = sentence.format_map(refusals.words(params))
    assert plain(said) == plain(WORDS(code, **{**FACTS, **params}))


def test_there_are_sentences() -> None:
    assert len(SENTENCES) > 80
    assert {code for code, _ in SENTENCES} >= FROM_ELSEWHERE
