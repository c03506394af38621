"""What the server refuses: every code with its HTTP status and its sentence in English."""

from collections.abc import Mapping

from wildpark.rules.terms import GameError, Param
from wildpark.server.messages.messages import Error

SENTENCES: dict[str, tuple[int, str]] = {
    "already-seated": (409, "you sit at this table already, with other seats"),
    "away": (409, "you have left this table; come back to it first"),
    "bad-json": (400, "the message cannot be read: {problem}"),
    "components-changed": (409, "this table was played with other components than the built-in"),
    "database-busy": (503, "the database is busy; nothing was done, try again"),
    "database-gone": (503, "the database was taken away under the server; nothing is kept"),
    "foreign-origin": (403, "the request comes from another site"),
    "game-over": (409, "the game has ended"),
    "hello-first": (400, "a live connection begins with the message hello"),
    "internal": (500, "something went wrong on the server; its log knows it as {id}"),
    "join-link": (403, "this link does not belong to the table"),
    "key-format": (400, "a key is 1 to {limit} characters long, all of them printable"),
    "key-reused": (409, "this key belongs to another command"),
    "method": (405, "this address does not take this kind of request"),
    "name-characters": (422, "a name has no control characters"),
    "name-length": (422, "a name is at most {limit} characters long"),
    "no-advice": (409, "there is no advice for what is to be chosen now"),
    "no-best": (409, "only a solo game that bots can play to its best end has this"),
    "no-person": (422, "at least one seat is for a person, and one at most for the creator"),
    "no-such-page": (404, "there is nothing at this address"),
    "no-such-table": (404, "there is no such table"),
    "not-a-member": (403, "you do not sit at this table"),
    "not-over": (409, "the game is still running"),
    "not-started": (409, "the game starts when all seats are taken"),
    "not-your-seat": (403, "this is not your seat"),
    "shutting-down": (503, "the server is being stopped"),
    "stale": (409, "the table has moved on since; nothing was done"),
    "table-full": (409, "all seats of this table are taken"),
    "think-time": (422, "a choice cannot be given {seconds} seconds; allowed: none, {allowed}"),
    "time-out": (409, "the time for this choice is out; the server makes it"),
    "too-fast": (429, "too many commands at once; wait a moment"),
    "too-large": (413, "the message is larger than {limit} bytes"),
    "too-many-connections": (429, "too many pages at once; at most {limit} may be open"),
    "too-many-thoughts": (429, "at most {limit} questions are thought about at a time"),
    "too-many-requests": (429, "too many requests; wait a minute"),
    "undo-too-late": (409, "this choice can no longer be taken back"),
    "unknown-level": (422, "there is no bot level {level}; there are: {allowed}"),
}


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
