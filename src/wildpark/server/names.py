"""Names that people go by: plain text, always handled as data."""

import unicodedata

from wildpark.server.errors import Refusal

LIMIT = 24
JOINERS = "\u200c\u200d"
"""Invisible, but part of how some scripts and emoji are written."""


def tidy_name(name: str) -> str:
    """The name in one form of spelling, without space around or doubled; Refusal if unfit."""
    tidy = " ".join(unicodedata.normalize("NFC", name).split(" "))
    tidy = " ".join(part for part in tidy.split(" ") if part)
    if any(unicodedata.category(sign)[0] == "C" and sign not in JOINERS for sign in tidy):
        raise Refusal("name-characters")
    if len(tidy) > LIMIT:
        raise Refusal("name-length", limit=LIMIT)
    return tidy
