"""Who sits where: wishes of a new table, joining, leaving and coming back. Plain functions."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, replace
from hmac import compare_digest

from wildpark.bots.makers import levels_of
from wildpark.server.domain import Member, Seating
from wildpark.server.messages.errors import Refusal
from wildpark.server.messages.messages import NewTable, SeatWish
from wildpark.server.tables.names import tidy_name

KEEPER = "keeper"
"""The level of the bot that keeps the seat of a person who has left."""

THINK: tuple[int, ...] = (15, 30, 60, 120, 300, 86_400)
"""The time limits for a choice that a table may have, in seconds."""

PERSON_WISHES = ("me", "here", "link")

Seats = Sequence[Seating]
Members = Sequence[Member]


def new_secret() -> str:
    """A secret that nobody can guess, safe in a link."""
    return secrets.token_urlsafe(16)


def seats_of_wishes(wish: NewTable, creator: str, name: str) -> Seats:
    """The seats of a new table; ``name`` is the one that its creator goes by."""
    if wish.think is not None and wish.think not in THINK:
        raise Refusal("think-time", seconds=wish.think, allowed=", ".join(map(str, THINK)))
    kinds = [one.kind for one in wish.seats]
    if kinds.count("me") > 1 or not any(kind in PERSON_WISHES for kind in kinds):
        raise Refusal("no-person")
    seats = [_seat_of_wish(wish.game, one, creator, name) for one in wish.seats]
    if wish.shuffle_seats:
        secrets.SystemRandom().shuffle(seats)
    return seats


def _seat_of_wish(game: str, wish: SeatWish, creator: str, name: str) -> Seating:
    if wish.kind == "link":
        return Seating("open")
    if wish.kind == "bot":
        levels = levels_of(game)
        if wish.level is None or wish.level not in levels:
            allowed = ", ".join(levels)
            raise Refusal("unknown-level", level=wish.level or "", allowed=allowed)
        return Seating("bot", level=wish.level)
    own_name = tidy_name(wish.name)
    return Seating("person", own_name or (name if wish.kind == "me" else ""), owner=creator)


@dataclass(frozen=True, slots=True)
class Arrival:
    """A person who has followed a link, with its secret."""

    person: str
    name: str
    secret: str


def join(
    seats: Seats, members: Members, join_secret: str, arrival: Arrival
) -> tuple[Seats, Members]:
    """Seats and members after somebody has come with the secret of a link.

    The join link gives each person one open seat, the first; an owner's own link gives the owner's
    seats to this person's browser too. Either brings back someone who has left.
    """
    person, secret = arrival.person, arrival.secret
    member = next((one for one in members if one.person == person), None)
    own = next((one for one in members if _same(one.secret, secret)), None)
    if own is not None:
        if member is not None and member.owner != own.owner:
            raise Refusal("already-seated")
        return come_back(seats, own.owner), _with(members, replace(own, person=person))
    if not _same(secret, join_secret):
        raise Refusal("join-link")
    member = member or Member(person, person, new_secret())
    if any(one.owner == member.owner for one in seats):
        return come_back(seats, member.owner), members
    taken = list(seats)
    free = next((seat for seat, one in enumerate(seats) if one.kind == "open"), None)
    if free is None:
        raise Refusal("table-full")
    taken[free] = Seating("person", arrival.name, owner=member.owner)
    return taken, _with(members, member)


def _same(one: str, other: str) -> bool:
    return compare_digest(one.encode(), other.encode())


def _with(members: Members, new: Member) -> Members:
    return members if any(one.person == new.person for one in members) else [*members, new]


def come_back(seats: Seats, owner: str) -> Seats:
    """The seats once their owner plays them again."""
    return [replace(one, away=False) if one.owner == owner else one for one in seats]


def leave(seats: Seats, owner: str, *, started: bool) -> Seats:
    """The seats once their owner has left: before the game begins they are open again."""
    left = Seating("open")
    return [
        (replace(one, away=True) if started else left) if one.owner == owner else one
        for one in seats
    ]


def again(members: Members) -> Members:
    """The members of a rematch: the same people, with new links."""
    links = {one.owner: new_secret() for one in members}
    return [replace(one, secret=links[one.owner]) for one in members]
