"""Compiles the hot modules where a C compiler is at hand; without one all runs as plain Python.

A module is compiled when a ``.pxd`` of the same name lies beside it. ``WILDPARK_UNCOMPILED=1``
installs without compiling.
"""

import os
from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension, setup

SOURCE = Path("src")


def extensions() -> list[Extension]:
    """One optional extension for each ``.py`` with a ``.pxd`` beside it, and each ``.pyx``."""
    if os.environ.get("WILDPARK_UNCOMPILED"):
        return []
    paths = [pxd.with_suffix(".py") for pxd in SOURCE.rglob("*.pxd")]
    paths = [path for path in paths if path.exists()] + list(SOURCE.rglob("*.pyx"))
    return [
        Extension(
            ".".join(path.relative_to(SOURCE).with_suffix("").parts),
            [str(path)],
            optional=True,
            extra_compile_args=["-O3", "-Wno-unused-function"],
        )
        for path in sorted(paths)
    ]


setup(
    ext_modules=cythonize(
        extensions(),
        compiler_directives={
            "language_level": 3,
            "annotation_typing": False,
            "boundscheck": False,
            "wraparound": False,
            "cdivision": True,
            "auto_pickle": False,
            "embedsignature": True,
        },
        include_path=[str(SOURCE)],
        nthreads=os.cpu_count() or 1,
    )
)
