"""Compiles the hot modules where a C compiler is at hand; without one all runs as plain Python.

A module is compiled when a ``.pxd`` of the same name lies beside it. ``WILDPARK_UNCOMPILED=1``
installs without compiling.
"""

import os
from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension, setup

SOURCE = Path("src")
DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "auto_pickle": False,
    "embedsignature": True,
}


def sources() -> list[Path]:
    """Each ``.py`` with a ``.pxd`` beside it, and each ``.pyx``."""
    paths = [pxd.with_suffix(".py") for pxd in SOURCE.rglob("*.pxd")]
    return sorted([path for path in paths if path.exists()] + list(SOURCE.rglob("*.pyx")))


def extensions() -> list[Extension]:
    """The compiled modules; all may be left out."""
    if os.environ.get("WILDPARK_UNCOMPILED"):
        return []
    modules = [
        Extension(
            ".".join(path.relative_to(SOURCE).with_suffix("").parts),
            [str(path)],
            extra_compile_args=["-O3", "-g0", "-Wno-unused-function"],
        )
        for path in sources()
    ]
    made: list[Extension] = cythonize(
        modules,
        compiler_directives=DIRECTIVES,
        include_path=[str(SOURCE)],
        nthreads=os.cpu_count() or 1,
    )
    for module in made:
        module.optional = True  # said here, because cythonize does not hand it on
    return made


setup(ext_modules=extensions())
