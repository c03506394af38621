"""A server in this process, on a new SQLite database."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from sqlalchemy import MetaData

from tests.server.people import Person
from tests.server.postgresql import postgresql
from wildpark.server.store.database import open_engine
from wildpark.server.store.store import DatabaseStore
from wildpark.server.tables.clock import Clock, SystemClock
from wildpark.server.web.app import create_app
from wildpark.server.web.limits import BOUNDLESS
from wildpark.server.web.settings import Settings


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """Settings that tests can be done with; a test may override this fixture."""
    return Settings(
        database=f"sqlite:///{tmp_path / 'test.db'}",
        static=tmp_path / "static",
        limits=BOUNDLESS,
    )


@pytest.fixture
def clock() -> Clock:
    """The time that the server goes by; a test may override this fixture."""
    return SystemClock()


@pytest.fixture
def client(settings: Settings, clock: Clock) -> Iterator[TestClient[Litestar]]:
    """A running server."""
    with TestClient(create_app(settings, DatabaseStore(settings.database), clock)) as running:
        yield running


@pytest.fixture
def person(client: TestClient[Litestar]) -> Callable[[], Person]:
    """Makes new people, each with a browser of their own."""
    return lambda: Person(client)


@pytest.fixture
def ana(client: TestClient[Litestar]) -> Person:
    """Somebody."""
    return Person(client)


@pytest.fixture
def ben(client: TestClient[Litestar]) -> Person:
    """Somebody else."""
    return Person(client)


@pytest.fixture(scope="session")
def server_url() -> Iterator[str]:
    """A PostgreSQL server."""
    with postgresql() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """An empty database of each kind."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'folder' / 'store.db'}"
        return
    address = request.getfixturevalue("server_url")
    yield address
    engine = open_engine(address)
    with engine.begin() as connection:
        left = MetaData()
        left.reflect(connection)
        left.drop_all(connection)
    engine.dispose()
