"""Imports Wildpark's modules from their Python sources, passing over compiled ones."""

from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    FileFinder,
    ModuleSpec,
    SourceFileLoader,
)
from pathlib import Path
from types import ModuleType


class SourceFinder(MetaPathFinder):
    """Finds ``wildpark.*`` modules by source only; leaves all others to the usual finders."""

    def find_spec(
        self,
        fullname: str,
        path: Sequence[str] | None,
        target: ModuleType | None = None,  # noqa: ARG002  the importer's signature
    ) -> ModuleSpec | None:
        """The source spec of a Wildpark module, or None where another finder should look.

        ModuleNotFoundError for one that exists compiled only.
        """
        if not fullname.startswith("wildpark.") or path is None:
            return None
        for folder in path:
            finder = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))
            spec = finder.find_spec(fullname)
            if spec is not None:
                return spec
        name = fullname.rpartition(".")[2]
        compiled = (Path(folder, name + suffix) for folder in path for suffix in EXTENSION_SUFFIXES)
        if any(file.exists() for file in compiled):
            raise ModuleNotFoundError(f"{fullname} exists compiled only", name=fullname)
        return None
