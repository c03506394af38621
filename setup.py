"""Compiles the hot modules where a C compiler is at hand; without one all runs as plain Python.

A module is compiled when a ``.pxd`` of the same name lies beside it; one that begins with
``# checked`` leaves Python's checks of indices and divisors in. ``WILDPARK_UNCOMPILED=1``
installs without compiling, ``WILDPARK_COMPILED=1`` fails where something cannot be compiled.
A package is never made without the pages: they are built first if they are not there.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension, setup
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

SOURCE = Path("src")
PAGES = SOURCE / "wildpark" / "server" / "static" / "index.html"
DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "auto_pickle": False,
    "embedsignature": True,
}
CHECKED = {"boundscheck": True, "wraparound": True, "cdivision": False}
OPTIMISED = ["/O2"] if sys.platform == "win32" else ["-O3", "-g0", "-Wno-unused-function"]
NO_NODE = """
The pages of Wildpark are not built, and there is no Node.js to build them.
  In a clone of the sources, "make wheel" builds them and the packages; it brings its own Node.js.
  Or install Node.js 22.12 or newer, with npm, and try again.
"""


def sources() -> list[Path]:
    """Each ``.py`` with a ``.pxd`` beside it, and each ``.pyx``."""
    paths = [pxd.with_suffix(".py") for pxd in SOURCE.rglob("*.pxd")]
    return sorted([path for path in paths if path.exists()] + list(SOURCE.rglob("*.pyx")))


def is_checked(path: Path) -> bool:
    """Whether a module is compiled with Python's own checks."""
    types = path.with_suffix(".pxd")
    return types.exists() and types.read_text(encoding="utf-8").startswith("# checked")


def extensions() -> list[Extension]:
    """The compiled modules; all may be left out."""
    if os.environ.get("WILDPARK_UNCOMPILED"):
        return []
    paths = sources()
    made = [
        *compile_modules([path for path in paths if not is_checked(path)], DIRECTIVES),
        *compile_modules([path for path in paths if is_checked(path)], DIRECTIVES | CHECKED),
    ]
    for module in made:  # said here, because cythonize does not hand it on
        module.optional = not os.environ.get("WILDPARK_COMPILED")
    return made


def compile_modules(paths: list[Path], directives: Mapping[str, object]) -> list[Extension]:
    """What Cython makes of modules."""
    modules = [
        Extension(
            ".".join(path.relative_to(SOURCE).with_suffix("").parts),
            [str(path)],
            extra_compile_args=OPTIMISED,
        )
        for path in paths
    ]
    made: list[Extension] = cythonize(
        modules,
        build_dir="build/cython",  # not beside the sources, from where they would be packed
        compiler_directives=directives,
        include_path=[str(SOURCE)],
        nthreads=os.cpu_count() or 1,
    )
    return made


def build_pages() -> None:
    """Builds the pages if they are not there; SystemExit says what is wanting for that."""
    if PAGES.exists():
        return
    npm = shutil.which("npm")
    if npm is None:
        raise SystemExit(NO_NODE)
    subprocess.run([npm, "--prefix", "web", "ci", "--no-audit", "--no-fund"], check=True)  # noqa: S603  our own pages
    subprocess.run([npm, "--prefix", "web", "run", "build"], check=True)  # noqa: S603  likewise


class WithPages(build_py):
    """Copies the package for a wheel."""

    def run(self) -> None:
        """Copies all; an editable installation is served what ``make pages`` builds."""
        if not self.editable_mode:
            build_pages()
        super().run()


class SourcesWithPages(sdist):
    """Packs the sources, and the pages, so that nobody needs Node.js to install from it."""

    def run(self) -> None:
        """Packs all."""
        build_pages()
        super().run()


setup(
    ext_modules=extensions(),
    cmdclass={"build_py": WithPages, "sdist": SourcesWithPages},
    options={"build_ext": {"parallel": str(os.cpu_count() or 1)}},
)
