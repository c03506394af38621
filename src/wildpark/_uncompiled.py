"""Imports Wildpark's modules from their Python sources, passing over compiled ones."""

from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class SourceFinder(MetaPathFinder):
    """Finds ``wildpark.*`` modules by source only; leaves all others to the usual finders."""

    def find_spec(
        self,
        fullname: str,
        path: Sequence[str] | None,
        target: ModuleType | None = None,  # noqa: ARG002  the importer's signature
    ) -> ModuleSpec | None:
        """The source spec of a Wildpark module, or None where another finder should look."""
        if not fullname.startswith("wildpark.") or path is None:
            return None
        for folder in path:
            finder = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))
            spec = finder.find_spec(fullname)
            if spec is not None:
                return spec
        return None
