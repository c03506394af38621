"""The cards and boards that tables are played with: this version's and those of older ones."""

from pathlib import Path
from tempfile import TemporaryDirectory

from wildpark.rules.catalogue import NAMES, rules_of
from wildpark.rules.components import Components
from wildpark.rules.terms import GameError
from wildpark.server.domain import Store


class Boxes:
    """Finds components by their digest; the store keeps all that this server ever had built in.

    So a server that is upgraded to other numbers goes on with its tables as they began.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._read: dict[str, Components] = {}

    async def keep(self) -> None:
        """Stores the current built-in components for later versions."""
        for name in NAMES:
            components = rules_of(name).components
            text = components.file().read_text(encoding="utf-8")
            await self._store.keep_components(name, components.built_in().digest, text)

    async def find(self, game: str, digest: str) -> Components | None:
        """The components of a game that have this digest, if they were ever built in."""
        built_in = rules_of(game).read_components(None)
        if built_in.digest == digest:
            return built_in
        if digest not in self._read:
            text = await self._store.components(game, digest)
            found = None if text is None else read_text(game, text)
            if found is None or found.digest != digest:
                return None
            self._read[digest] = found
        return self._read[digest]


def read_text(game: str, text: str) -> Components | None:
    """The components that a file of this text has; None if the rules can read it no longer."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "components.toml"
        path.write_text(text, encoding="utf-8")
        try:
            return rules_of(game).read_components(path)
        except GameError:
            return None
