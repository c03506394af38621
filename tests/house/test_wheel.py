"""The packages are whole: made from a clean clone, installed where no sources are, they play."""

import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from zipfile import ZipFile

import httpx
import pytest

ROOT = Path(__file__).parents[2]
UNPACKED = ("*.c", "*.pyx", "*.so", "*.pyc")
BUILT = ("-o", ".venv/stamps/run", "-o", "web/node_modules/.package-lock.json")
"""What is installed already is not installed anew."""

pytestmark = [
    pytest.mark.slow,
    pytest.mark.timeout(1200),
    pytest.mark.skipif(not (ROOT / ".git").exists(), reason="a clone is made of a clone"),
    pytest.mark.xdist_group("wheel"),
]


def call(*command: str | Path, cwd: Path, **environment: str) -> str:
    """What a command prints; it must succeed."""
    done = subprocess.run(
        command,
        cwd=cwd,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A clean clone, with what was installed for this one."""
    path = tmp_path_factory.mktemp("clone") / "wildpark"
    call("git", "clone", "--quiet", "--no-hardlinks", ROOT, path, cwd=ROOT)
    (path / ".venv").symlink_to(ROOT / ".venv")
    (path / "web" / "node_modules").symlink_to((ROOT / "web" / "node_modules").resolve())
    return path


@pytest.fixture(scope="module")
def packages(clone: Path) -> dict[str, Path]:
    """The packages that ``make wheel`` makes: compiled, pure, sources."""
    call("make", *BUILT, "wheel", cwd=clone, WILDPARK_UNCOMPILED="")
    found = sorted((clone / "dist").iterdir())
    pure = next(path for path in found if path.name.endswith("-py3-none-any.whl"))
    sources = next(path for path in found if path.name.endswith(".tar.gz"))
    (compiled,) = set(found) - {pure, sources}
    return {"compiled": compiled, "pure": pure, "sources": sources}


@pytest.mark.parametrize("kind", ["compiled", "pure"])
def test_a_wheel_has_all_that_is_played_with_and_no_more(
    clone: Path, packages: dict[str, Path], kind: str
) -> None:
    with ZipFile(packages[kind]) as wheel:
        names = {Path(name) for name in wheel.namelist() if name.startswith("wildpark/")}
    source = clone / "src"
    static = source / "wildpark" / "server" / "static"
    kept = {path for path in source.rglob("*") if path.is_file()}
    left = {path for pattern in UNPACKED for path in source.rglob(pattern)}
    left |= set(source.rglob("*.egg-info/*"))
    packed = {path.relative_to(source) for path in kept - left}
    compiled = {path for path in names if path.suffix == ".so"}
    assert names - compiled == packed
    assert any(path.is_relative_to(static) for path in kept)
    hot = [*source.rglob("*.pxd"), *source.rglob("*.pyx")]
    assert len(compiled) == (len(hot) if kind == "compiled" else 0)


@contextmanager
def installed(wheel: Path, folder: Path) -> Iterator[Path]:
    """An environment with the wheel; what it needs is that of the tests, and no Node.js."""
    environment = folder / "environment"
    call(sys.executable, "-m", "venv", "--without-pip", environment, cwd=folder)
    python = environment / "bin" / "python"
    pip = (sys.executable, "-m", "pip", "--python", python, "--disable-pip-version-check")
    call(*pip, "install", "--quiet", "--no-deps", "--no-index", wheel, cwd=folder)
    site = next((environment / "lib").glob("python*")) / "site-packages"
    (site / "needed.pth").write_text(sysconfig.get_path("purelib"))
    yield environment / "bin"
    shutil.rmtree(environment)


@pytest.mark.parametrize("kind", ["compiled", "pure"])
def test_an_installed_wheel_serves_the_pages_and_plays(
    packages: dict[str, Path], kind: str, tmp_path: Path
) -> None:
    with installed(packages[kind], tmp_path) as programs:
        alone = {"PATH": f"{programs}", "HOME": f"{tmp_path}", "WILDPARK_LANGUAGE": "en",
                 "WILDPARK_UNCOMPILED": "", "PYTHONPATH": ""}  # fmt: skip
        command = programs / "wildpark"
        told = call(command, "doctor", "compiled", "pages", "node", cwd=tmp_path, **alone)
        assert "make" not in told
        assert ("all" in told.splitlines()[0]) == (kind == "compiled")
        assert "not needed" in told
        for game in ("african_park", "savannah_park", "zuuli"):
            told = call(command, "arena", game, "--games", "2", "--bots", "greedy,random",
                        cwd=tmp_path, **alone)  # fmt: skip
            assert "greedy" in told
        database = str(tmp_path / "w.db")
        with subprocess.Popen(
            [command, "serve", "--port", "0", "--database", database],
            cwd=tmp_path, env=alone, stdout=subprocess.PIPE, text=True,
        ) as server:  # fmt: skip
            try:
                assert server.stdout is not None
                address = server.stdout.readline().split()[-1]
                page = httpx.get(address)
                assert page.status_code == 200
                script = page.text.split('src="')[1].split('"')[0]
                assert httpx.get(f"{address}{script}").status_code == 200
                assert len(httpx.get(f"{address}/api/games").json()) == 3
            finally:
                server.terminate()


def test_without_node_no_package_is_made_that_lacks_the_pages(clone: Path, tmp_path: Path) -> None:
    bare = tmp_path / "bare"
    call("git", "clone", "--quiet", "--no-hardlinks", clone, bare, cwd=tmp_path)
    done = subprocess.run(
        [sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation",
         "--wheel-dir", tmp_path / "dist", bare],
        env={**os.environ, "PATH": "/nowhere", "WILDPARK_UNCOMPILED": "1"},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode != 0
    assert "there is no Node.js to build them" in done.stdout + done.stderr
    assert not list(tmp_path.glob("dist/*.whl"))


def test_the_sources_can_be_installed_without_node(
    packages: dict[str, Path], tmp_path: Path
) -> None:
    call(sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "--quiet",
         "--wheel-dir", tmp_path, packages["sources"], cwd=tmp_path,
         PATH="/usr/nowhere", WILDPARK_UNCOMPILED="1")  # fmt: skip
    (wheel,) = tmp_path.glob("*.whl")
    assert "wildpark/server/static/index.html" in ZipFile(wheel).namelist()
