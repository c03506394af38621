"""Checks what no linter does: files of at most 400 lines, and lock files without addresses."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

LONGEST = 400
SOURCES = {".py", ".pxd", ".pyx", ".ts", ".tsx", ".mjs", ".css", ".ftl", ".toml", ".md"}
GENERATED = {Path("web/src/messages.ts")}
ADDRESSES = {"requirements/": "://", "web/package-lock.json": '"resolved"'}
"""What gives an address away in a lock file: where things are fetched is each machine's affair."""


def kept() -> Iterator[Path]:
    """The files that git keeps or would keep, as far as they exist."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    return (path for path in map(Path, sorted(set(listed.splitlines()))) if path.is_file())


def addresses(path: Path, text: str) -> Iterator[str]:
    """The lines of a lock file that name a place to fetch from."""
    for lock, mark in ADDRESSES.items():
        if path.as_posix().startswith(lock):
            for number, line in enumerate(text.splitlines(), 1):
                if mark in line:
                    yield f"{path}:{number}: an address in a lock file: {line.strip()}"


def faults(path: Path) -> Iterator[str]:
    """What is wrong with one file, in words."""
    if path.suffix in SOURCES and path not in GENERATED:
        lines = path.read_text(encoding="utf-8").count("\n")
        if lines > LONGEST:
            yield f"{path}: {lines} lines; at most {LONGEST}"
    elif path.suffix in {".txt", ".json"}:
        yield from addresses(path, path.read_text(encoding="utf-8"))


def main() -> None:
    """Prints every fault; exits with 1 if there is one."""
    found = [fault for path in kept() for fault in faults(path)]
    print("\n".join(found) or "file lengths and lock files: fine")
    sys.exit(bool(found))


if __name__ == "__main__":
    main()
