"""``wildpark doctor``: what this installation has, and what to do about what it lacks."""

import os
import platform
import shutil
import sqlite3
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path
from typing import Literal

import click

import wildpark
from wildpark.cli.words import Words
from wildpark.rules.terms import GameError, Line
from wildpark.server.store.database import address_of, failed
from wildpark.server.web.settings import STATIC, default_database

PACKAGE = Path(wildpark.__file__).parent
FROM_SOURCES = (PACKAGE.parents[1] / "setup.py").exists()
"""Whether the sources run where they lie, as "make install" has it, and not an installed wheel."""

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "firefox")
MARKS = {"fine": "✓", "lacking": "✗", "optional": "·"}
COLOURS = {"fine": "green", "lacking": "red", "optional": "yellow"}


@dataclass(frozen=True, slots=True)
class Finding:
    """What was found of one thing, and what to do if it is not all there."""

    state: Literal["fine", "lacking", "optional"]
    what: Line
    remedy: Line | None = field(default=None)


def python() -> Finding:
    """The Python that runs this; an installation refuses one that is too old."""
    return Finding("fine", Line("doctor-python", {"version": platform.python_version()}))


def hot_modules() -> Iterator[tuple[str, bool]]:
    """Each module that can be compiled, and whether its compiled form is there and can be used.

    What a wheel has installed is current: the times of its files mean nothing.
    """
    sources = [path.with_suffix(".py") for path in PACKAGE.rglob("*.pxd")]
    sources = [path for path in sources if path.exists()] + list(PACKAGE.rglob("*.pyx"))
    for source in sorted(sources):
        compiled = source.with_suffix(EXTENSION_SUFFIXES[0])
        name = ".".join(("wildpark", *source.relative_to(PACKAGE).with_suffix("").parts))
        current = compiled.exists() and (not FROM_SOURCES or is_newer(compiled, source))
        yield name, current and can_be_imported(name)


def can_be_imported(name: str) -> bool:
    """Whether a module can be imported: a compiled one may be damaged, or of another system."""
    try:
        import_module(name)
    except ImportError:
        return False
    return True


def is_newer(one: Path, other: Path) -> bool:
    """Whether one file was made after another."""
    return one.stat().st_mtime >= other.stat().st_mtime


def compiled() -> Finding:
    """Whether the rules and the search run compiled."""
    modules = dict(hot_modules())
    if os.environ.get("WILDPARK_UNCOMPILED"):
        return Finding("optional", Line("doctor-compiled-off"), Line("doctor-compiled-off-remedy"))
    slow = [name for name, current in modules.items() if not current]
    if not slow:
        return Finding("fine", Line("doctor-compiled", {"count": len(modules)}))
    what = Line("doctor-compiled-not", {"count": len(slow), "all": len(modules)})
    if not FROM_SOURCES:
        return Finding("optional", what, Line("doctor-compiled-wheel-remedy"))
    header = Path(sysconfig.get_path("include")) / "Python.h"
    if shutil.which("cc") is None or not header.exists():
        return Finding("lacking", what, Line("doctor-compiler-remedy"))
    return Finding("lacking", what, Line("doctor-compile-remedy"))


def database() -> Finding:
    """Where tables are kept, and whether PostgreSQL can be used for that."""
    speaks = find_spec("psycopg") is not None
    remedy = None if speaks else Line("doctor-psycopg-remedy")
    try:
        address = address_of(os.environ.get("WILDPARK_DATABASE") or default_database())
        if address.get_backend_name() == "sqlite":
            look_into(Path(address.database or ""))
    except GameError as error:
        what = Line(error.code, error.params)
        return Finding("lacking", what, Line("doctor-database-remedy"))
    if address.get_backend_name() == "postgresql":
        # the address may hold a password, so it is not shown
        return Finding("fine" if speaks else "lacking", Line("doctor-database-postgresql"), remedy)
    place = {"version": sqlite3.sqlite_version, "path": address.database or ""}
    return Finding("fine" if speaks else "optional", Line("doctor-database-sqlite", place), remedy)


def look_into(path: Path) -> None:
    """GameError if what is at ``path`` is no SQLite database; there may be none yet."""
    if not path.exists():
        return
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as database:
            database.execute("PRAGMA schema_version").fetchone()
    except sqlite3.Error as problem:
        raise failed(f"{path}: {problem}") from problem


def pages() -> Finding:
    """Whether the pages are built."""
    if (STATIC / "index.html").exists():
        return Finding("fine", Line("doctor-pages"))
    remedy = "doctor-pages-remedy" if FROM_SOURCES else "doctor-pages-wheel-remedy"
    return Finding("lacking", Line("doctor-pages-not"), Line(remedy))


def node() -> Finding:
    """The Node.js that builds the pages; a package brings one where the machine has none."""
    if not FROM_SOURCES:
        return Finding("fine", Line("doctor-node-wheel"))
    local = shutil.which("node", path=f"{Path(sys.executable).parent}{os.pathsep}{os.defpath}")
    path = shutil.which("node") or local
    if path is None:
        return Finding("optional", Line("doctor-node-not"), Line("doctor-node-remedy"))
    told = subprocess.run([path, "--version"], capture_output=True, text=True, check=False)  # noqa: S603  a program found by name
    return Finding("fine", Line("doctor-node", {"version": told.stdout.strip().removeprefix("v")}))


def browser() -> Finding:
    """A browser that can show the pages and run their tests."""
    path = next(filter(None, map(shutil.which, BROWSERS)), None)
    if path is not None:
        return Finding("fine", Line("doctor-browser", {"path": path}))
    remedy = Line("doctor-browser-remedy") if FROM_SOURCES else None
    return Finding("optional", Line("doctor-browser-not"), remedy)


def parquet() -> Finding:
    """Whether ``simulate`` can write Parquet."""
    if find_spec("pyarrow") is not None:
        return Finding("fine", Line("doctor-parquet"))
    return Finding("optional", Line("doctor-parquet-not"), Line("doctor-parquet-remedy"))


CHECKS: dict[str, Callable[[], Finding]] = {
    check.__name__: check for check in (python, compiled, database, pages, node, browser, parquet)
}


@click.command(
    epilog="Example: wildpark doctor, or only one thing: wildpark doctor compiled",
)
@click.argument("things", nargs=-1, type=click.Choice(list(CHECKS)))
@click.option("--quiet", is_flag=True, help="Say only what is lacking.")
@click.pass_obj
def command(words: Words, *, things: Sequence[str], quiet: bool) -> None:
    """Say what this installation has, and what to do about what it lacks.

    Exits with 1 if something is lacking that full play needs.
    """
    findings = {thing: CHECKS[thing]() for thing in things or CHECKS}
    for thing, finding in findings.items():
        if quiet and finding.state != "lacking":
            continue
        mark = click.style(MARKS[finding.state], fg=COLOURS[finding.state])
        click.echo(f"{mark} {words('doctor-name-' + thing):<12}{words.line(finding.what)}")
        if finding.remedy is not None:
            click.echo(f"  {'':<12}→ {words.line(finding.remedy)}")
    if any(finding.state == "lacking" for finding in findings.values()):
        click.get_current_context().exit(1)
