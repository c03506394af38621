"""What the server refuses: every code with its HTTP status and its sentence in English."""

from collections.abc import Mapping

from wildpark.rules.terms import GameError, Param
from wildpark.server.messages.messages import Error

SENTENCES: dict[str, tuple[int, str]] = {
    "already-seated": (409, "you already sit at this table, with other seats"),
    "away": (409, "you have left this table. Come back to it first"),
    "bad-json": (400, "the message cannot be read: {problem}"),
    "components-changed": (
        409,
        (
            "this table was played with cards and boards that this version does not"
            " know, so it cannot be shown"
        ),
    ),
    "database-busy": (503, "the database is busy. Nothing was done; try again"),
    "database-gone": (
        503,
        (
            "the database was deleted or replaced while the server was running, so"
            " nothing can be saved. Tell whoever runs the server"
        ),
    ),
    "foreign-origin": (403, "the request comes from another site and was refused"),
    "game-over": (409, "the game is over"),
    "hello-first": (400, "a live connection begins with the message 'hello'"),
    "internal": (500, "something went wrong on the server. Its log knows it as {id}"),
    "join-link": (403, "this link does not belong to the table. Ask for the link once more"),
    "key-format": (400, "a command needs a key of 1 to {limit} printable characters"),
    "key-reused": (409, "this key belongs to another command"),
    "method": (405, "this address does not take this kind of request"),
    "name-characters": (422, "a name cannot have control characters"),
    "name-length": (422, "a name can have at most {limit} characters"),
    "no-advice": (409, "there is no advice for the current choice"),
    "no-best": (409, "only a finished solo game that bots can replay to its best end has this"),
    "no-person": (422, "at least one seat must be for a person, and only one can be yours"),
    "no-such-page": (404, "there is nothing at this address"),
    "no-such-table": (404, "there is no such table. Was the link copied as a whole?"),
    "not-a-member": (403, "you do not sit at this table"),
    "not-over": (409, "the game is still running"),
    "not-started": (409, "the game starts as soon as all seats are taken"),
    "not-your-seat": (403, "this is not your seat"),
    "shutting-down": (503, "the server is being stopped. Try again in a moment"),
    "stale": (409, "the table has moved on in the meantime. Nothing was done"),
    "table-full": (409, "all seats of this table are taken. You can watch"),
    "think-time": (
        422,
        "a choice cannot have a limit of {seconds} seconds. Allowed are: no limit, {allowed}",
    ),
    "time-out": (409, "your time for this choice is up. The server chooses for you"),
    "too-fast": (429, "those were too many commands at once. Wait a moment"),
    "too-large": (413, "the message is too large: at most {limit} bytes are allowed"),
    "too-many-connections": (
        429,
        "too many pages are open at once; at most {limit} may be. Close some",
    ),
    "too-many-requests": (429, "those were too many requests. Wait a minute"),
    "too-many-thoughts": (
        429,
        "at most {limit} questions can be worked on at a time. Wait for an answer",
    ),
    "undo-too-late": (409, "this choice can no longer be taken back"),
    "unknown-level": (422, "there is no bot level '{level}'. There are: {allowed}"),
}
"""The English is that of the catalogue, see tests/house/test_sentences.py."""


class Refusal(Exception):  # noqa: N818  it refuses; nothing is broken
    """Something the server does not do for its asker: a code of ``SENTENCES``, parameters."""

    def __init__(self, code: str, **params: Param) -> None:
        self.status, sentence = SENTENCES[code]
        super().__init__(sentence.format(**params))
        self.error = Error(code, str(self), params)

    def __reduce__(self) -> tuple[object, ...]:
        """A refusal crosses processes whole."""
        return _refusal, (type(self), self.error.code, dict(self.error.params))


def _refusal(kind: type[Refusal], code: str, params: Mapping[str, Param]) -> Refusal:
    """A refusal as it was before it was pickled."""
    return kind(code, **params)


def error_of(problem: Refusal | GameError) -> Error:
    """The message for a refusal of the server or of the rules."""
    if isinstance(problem, Refusal):
        return problem.error
    return Error(problem.code, str(problem), problem.params, problem.lines)
