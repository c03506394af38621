"""Texts that people bring: what Windows tools write is read, all else is refused with its place."""

import codecs
from collections.abc import Callable
from contextlib import suppress
from importlib.resources import files
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rules.test_record import OLD
from wildpark.rules import NAMES, GameError, open_game, rules_of
from wildpark.rules.record import Record
from wildpark.rules.text_file import EncodingError, decode

Encode = Callable[[str], bytes]

WRITTEN: dict[str, Encode] = {
    "UTF-8": str.encode,
    "UTF-8 with a mark": lambda text: text.encode("utf-8-sig"),
    "UTF-16 little-endian": lambda text: codecs.BOM_UTF16_LE + text.encode("utf-16-le"),
    "UTF-16 big-endian": lambda text: codecs.BOM_UTF16_BE + text.encode("utf-16-be"),
    "with the line ends of Windows": lambda text: text.replace("\n", "\r\n").encode("utf-8-sig"),
}
"""How the tools of several systems write a text."""

REFUSED: list[tuple[bytes, str, int]] = [
    ("name = 1\n# Löwe".encode("latin-1"), "utf-8", 2),
    ("Löwe".encode("utf-32"), "utf-32", 1),
    (codecs.BOM_UTF32_BE + "Löwe".encode("utf-32-be"), "utf-32", 1),
    ("a\nLöwe".encode("utf-16-le"), "no-mark", 1),
    ("a\nLöwe".encode("utf-16-be"), "no-mark", 1),
    ("a\nb\nLöwe".encode("utf-16")[:-1], "utf-16", 3),
    (codecs.BOM_UTF8 + b"a\n\xff", "utf-8", 2),
]

each_way = pytest.mark.parametrize("encode", WRITTEN.values(), ids=WRITTEN)
each_game = pytest.mark.parametrize("name", NAMES)


@each_way
@each_game
def test_components_are_read_as_any_tool_writes_them(
    name: str, encode: Encode, tmp_path: Path
) -> None:
    rules, path = rules_of(name), tmp_path / "copy.toml"
    built_in = files(f"wildpark.rules.{name}") / "components.toml"
    path.write_bytes(encode(built_in.read_text(encoding="utf-8")))
    assert rules.read_components(path).digest == rules.read_components(None).digest


@each_way
def test_records_are_read_as_any_tool_writes_them(encode: Encode) -> None:
    for path in OLD.glob("*.json"):
        text = path.read_text(encoding="utf-8")
        assert Record.read(encode(text)) == Record.read(text)


def test_a_layout_may_begin_with_a_mark() -> None:
    own = "Tb1,Tb2,Tc1,Td5,Tf6,Tf7,1c4,2d4,3e4"
    plain, marked = (
        open_game("savannah_park", players=2, seed=1, options={"layout": text})
        for text in (own, f"\ufeff{own.replace(',', chr(13) + chr(10))}")
    )
    assert [plain.notation(one) for one in plain.legal(plain.to_act()[0])] == [
        marked.notation(one) for one in marked.legal(marked.to_act()[0])
    ]


@pytest.mark.parametrize(("data", "problem", "line"), REFUSED)
def test_any_other_encoding_is_refused_with_the_problem_and_the_place(
    data: bytes, problem: str, line: int, tmp_path: Path
) -> None:
    with pytest.raises(EncodingError) as caught:
        decode(data)
    assert (caught.value.params["problem"], caught.value.params["line"]) == (problem, line)
    with pytest.raises(GameError) as refused:
        Record.read(data)
    assert refused.value.code == "record-encoding"
    path = tmp_path / "copy.toml"
    path.write_bytes(data)
    for name in NAMES:
        with pytest.raises(GameError) as refused:
            rules_of(name).read_components(path)
        (fault,) = refused.value.lines
        assert fault.code == "fault-encoding"
        assert fault.params["file"] == str(path)


def test_the_byte_that_is_not_utf_8_is_named() -> None:
    with pytest.raises(EncodingError, match="byte 0xF6 in line 2 is not UTF-8"):
        decode("a\nLöwe".encode("latin-1"))


@given(st.binary(max_size=200) | st.text().map(str.encode))
def test_any_bytes_are_a_text_or_refused_as_such(data: bytes) -> None:
    with suppress(EncodingError):
        assert "\r" not in decode(data)
