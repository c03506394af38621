"""What lies in a game's box: the cards and boards that it is played with."""

import sys
from functools import cache, cached_property
from pathlib import Path
from typing import Self


class Components:
    """A copy of a game, read from a data file; two that say the same have the same ``digest``.

    The file that comes with the game is ``components.toml`` beside the module of the class.
    ``provenance``: ``reconstruction`` where numbers are not the publisher's, else what the file
    says.
    """

    provenance: str

    @classmethod
    def read(cls, path: Path | None = None) -> Self:
        """The components in the file at ``path`` (None: those that come with the game).

        Raises:
            GameError: the file cannot be read, or with one line for each thing wrong in it.
        """
        return cls.built_in() if path is None else cls.in_file(path)

    @classmethod
    @cache
    def built_in(cls) -> Self:
        """Those that come with the game, read once."""
        return cls.in_file(cls.file())

    @classmethod
    def file(cls) -> Path:
        """The file that comes with the game."""
        module = sys.modules[cls.__module__].__file__
        assert module is not None  # noqa: S101  it was imported from a file
        return Path(module).with_name("components.toml")

    @classmethod
    def in_file(cls, path: Path) -> Self:
        """The components in a file, which is checked whole before; see ``read``."""
        raise NotImplementedError

    def said(self) -> object:
        """What the file says of the game, as JSON would; its provenance is not of the game."""
        raise NotImplementedError

    def __getstate__(self) -> dict[str, object]:
        """What the file says crosses to other processes; what follows is worked out there."""
        return {name: value for name, value in vars(self).items() if name in self.__annotations__}

    @cached_property
    def digest(self) -> str:
        """SHA-256, in hex, of what the file says (not of its spelling)."""
        # imported when first asked: they take as long as a quarter of all else, play needs neither
        import hashlib  # noqa: PLC0415  see above
        import json  # noqa: PLC0415  see above

        return hashlib.sha256(json.dumps(self.said(), sort_keys=True).encode()).hexdigest()
