"""Names that people go by: plain text, always handled as data."""

import unicodedata

from wildpark.server.messages.errors import Refusal

LIMIT = 24
JOINERS = "\u200c\u200d"
"""Invisible, but part of how some scripts and emoji are written."""

BLANKS = " \u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Letters and marks that show nothing: a name made of these alone would look empty."""


def tidy_name(name: str) -> str:
    """The name in normal form, without leading, trailing or repeated spaces; Refusal if unfit."""
    if any(unicodedata.category(sign)[0] == "C" and sign not in JOINERS for sign in name):
        raise Refusal("name-characters")
    tidy = " ".join(unicodedata.normalize("NFC", name).split())
    if not tidy.strip(JOINERS + BLANKS):
        return ""
    if len(tidy) > LIMIT:
        raise Refusal("name-length", limit=LIMIT)
    return tidy
