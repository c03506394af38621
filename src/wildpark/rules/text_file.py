"""Text that people bring in files: UTF-8, or what a byte order mark at its beginning says.

Windows tools write such a mark, and some of them UTF-16.
"""

import codecs
from typing import BinaryIO, Final

from wildpark.rules.terms import Param

MAX_CHARACTERS: Final = 1_000_000
"""A longer text is neither a record nor a data file; those of the house are far shorter."""

MAX_BYTES: Final = 4 * MAX_CHARACTERS + 2
"""The most bytes that a text of the allowed length takes in any encoding, with its mark."""

MARKS: Final = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF32_LE, "utf-32"),  # begins as the mark of UTF-16 does
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)

PROBLEMS: Final = {
    "utf-8": "byte {byte} in line {line} is not UTF-8; save the text as UTF-8",
    "utf-16": "the text is UTF-16 by its mark, but damaged in line {line}",
    "utf-32": "the text is UTF-32; save it as UTF-8",
    "no-mark": "there is a null character in line {line}, as in UTF-16 without a byte order mark;"
    " save the text as UTF-8",
}
"""What can be wrong with the encoding of a text."""


class EncodingError(ValueError):
    """A text in an encoding that is not read: ``params`` say the problem and its place."""

    def __init__(self, problem: str, line: int, byte: str) -> None:
        super().__init__(problem, line, byte)  # with these it is made again in another process
        self.params: dict[str, Param] = {"problem": problem, "line": line, "byte": byte}

    def __str__(self) -> str:
        return PROBLEMS[str(self.params["problem"])].format(**self.params)


def _error(problem: str, data: bytes, at: int) -> EncodingError:
    """The error for data that cannot be read from byte ``at`` on."""
    byte = f"0x{data[at]:02X}" if at < len(data) else ""
    return EncodingError(problem, data[:at].count(b"\n") + 1, byte)


def decode(data: bytes) -> str:
    """The text, without its mark and with each line end as one newline.

    What is longer than MAX_BYTES comes back as any text of more than MAX_CHARACTERS.

    Raises:
        EncodingError: it is not UTF-8 and has no mark of UTF-16, or is damaged.
    """
    if len(data) > MAX_BYTES:
        return data.decode(errors="replace")
    mark, encoding = next(
        ((mark, encoding) for mark, encoding in MARKS if data.startswith(mark)), (b"", "utf-8")
    )
    if encoding == "utf-32":
        raise _error("utf-32", data, 0)
    if encoding == "utf-8" and b"\0" in data:
        raise _error("no-mark", data, data.index(b"\0"))
    body = data[len(mark) :]
    try:
        text = body.decode(encoding)
    except UnicodeDecodeError as error:
        problem = "utf-8" if encoding == "utf-8" else "utf-16"
        raise _error(problem, body, error.start) from None
    return text.replace("\r\n", "\n").replace("\r", "\n")


def read(file: BinaryIO) -> str:
    """The text of a file, see ``decode``; one without end is not read to its end."""
    return decode(file.read(MAX_BYTES + 1))
