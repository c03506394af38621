"""Everything a person reads is in every language, and nothing in the catalogues is left over."""

import pytest

from tests.house.codes import LANGUAGES, catalogue, codes_of_pages, codes_of_python
from wildpark.rules import NAMES

PYTHON = codes_of_python()
PAGES = codes_of_pages()


def told(codes: dict[str, str]) -> str:
    """Codes and their places, a line each."""
    return "\n".join(f"{code}: {place}" for code, place in sorted(codes.items()))


def test_the_sources_are_found() -> None:
    assert "unknown-game" in PYTHON.whole
    assert "page-not-found" in PAGES.whole
    assert {"de", "en"} <= set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_catalogues_can_be_read_and_say_nothing_twice(language: str) -> None:
    assert catalogue(language)[1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_words(language: str) -> None:
    messages, _ = catalogue(language)
    missing = {
        code: place
        for codes in (PYTHON, PAGES)
        for code, place in codes.whole.items()
        if code not in messages
    }
    assert not missing, told(missing)


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_has_its_words_in_its_own_catalogue(language: str, game: str) -> None:
    messages, _ = catalogue(language)
    named = [f"game-{game}", f"game-{game}-blurb"]
    codes = [code for code, place in PYTHON.whole.items() if f"/rules/{game}/" in place]
    assert codes
    places = {code: messages[code].place for code in [*named, *codes]}
    own, shared = f"{language}/{game}.ftl", f"{language}/rules.ftl"
    assert {code for code in named if places[code] != own} == set()
    assert {code for code in codes if places[code] not in {own, shared}} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_composed_code_begins_some_message(language: str) -> None:
    messages, _ = catalogue(language)
    missing = {
        code: place
        for codes in (PYTHON, PAGES)
        for code, place in codes.beginnings.items()
        if not any(message.startswith(code) for message in messages)
    }
    assert not missing, told(missing)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_left_over(language: str) -> None:
    messages, _ = catalogue(language)
    named = {name for message in messages.values() for name in message.messages}
    assert named <= set(messages)
    unused = {
        name: message.place
        for name, message in messages.items()
        if name not in named and not PYTHON.uses(name) and not PAGES.uses(name)
    }
    assert not unused, told(unused)


def test_all_languages_have_the_same_messages_with_the_same_variables() -> None:
    first, *others = LANGUAGES
    expected, _ = catalogue(first)
    for language in others:
        messages, _ = catalogue(language)
        assert set(messages) == set(expected)
        different = {
            name: (message.variables, expected[name].variables)
            for name, message in messages.items()
            if (message.variables, message.attributes)
            != (expected[name].variables, expected[name].attributes)
        }
        assert not different, different
