"""Calls everything that Python sees of one compiled class with arguments that make no sense.

``python -m tests.house.abuse MODULE CLASS`` says before each call what it calls, so that a crash
can be told from what was said last. Without a class it calls the functions of the module.
"""

import faulthandler
import random
import sys
from collections.abc import Iterator
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import wildpark
from tests.house.samples import samples, samples_of

ROOT = Path(wildpark.__file__).parent
HANGS = 60
"""A call that takes so many seconds hangs."""
TRIES = 40
"""So many calls with each number of arguments."""
HEAP_TYPE = 1 << 9
"""The flag of classes that are made at run time (Py_TPFLAGS_HEAPTYPE)."""


def compiled_modules() -> Iterator[str]:
    """The names of the modules that are compiled."""
    for path in sorted([*ROOT.rglob("*.pxd"), *ROOT.rglob("*.pyx")]):
        yield ".".join(("wildpark", *path.relative_to(ROOT).with_suffix("").parts))


def compiled_classes() -> Iterator[tuple[str, str]]:
    """The compiled classes, by module and name; other classes of compiled modules are Python's."""
    for name in compiled_modules():
        for one, found in vars(import_module(name)).items():
            if isinstance(found, type) and found.__module__ == name and is_compiled(found):
                yield name, one


def is_compiled(kind: type) -> bool:
    """Whether a class is the compiler's: none that Python has put together on its heap."""
    return not kind.__flags__ & HEAP_TYPE


def functions_of(module: str) -> dict[str, object]:
    """The functions that a module defines, by name."""
    return {
        name: found
        for name, found in vars(import_module(module)).items()
        if callable(found)
        and not isinstance(found, type)
        and getattr(found, "__module__", module) == module
    }


def nonsense(good: list[object]) -> list[object]:
    """Values that no method is made for, and objects that are of the right class at best."""
    numbers: list[object] = [
        -1, 0, 1, 2, 3, 7, 40, 255, 256, 10**4, 10**6, 10**8, 2**31 - 1, 2**31, -(2**31),
        2**63 - 1, 2**63, -(2**63), 10**30, True, 0.5, float("nan"), float("inf"),
    ]  # fmt: skip
    things: list[object] = [
        None,
        "x",
        b"x",
        [],
        [0] * 3,
        [10**9] * 300,
        (),
        (-1,) * 40,
        {},
        object(),
    ]
    return [*numbers, *numbers, *things, *good]


def blank(kind: Any) -> list[object]:
    """An object of the class that no constructor has made, where Python can have one."""
    with suppress(Exception):
        return [kind.__new__(kind)]
    return []


def attack(thing: object, values: list[object], chance: random.Random) -> None:
    """Reads every attribute of a thing, and calls those that can be called."""
    special = {"__init__", "__eq__", "__hash__", "__copy__", "__deepcopy__", "__reduce__"}
    names = [name for name in dir(thing) if not name.startswith("_") or name in special]
    for name in names:
        for count in range(5):
            for _ in range(TRIES if count else 1):
                given = [chance.choice(values) for _ in range(count)]
                say(f"{type(thing).__name__}.{name}", given)
                faulthandler.dump_traceback_later(HANGS, exit=True)
                with suppress(Exception):  # that is what it shall raise
                    found = getattr(thing, name)
                    if callable(found):
                        found(*given)
                faulthandler.cancel_dump_traceback_later()


def say(name: str, given: list[object]) -> None:
    """Says what is called next."""
    plain = int | float | str | bytes | None
    shown = [repr(one)[:30] if isinstance(one, plain) else type(one).__name__ for one in given]
    sys.stdout.write(f"{name}({', '.join(shown)})\n")
    sys.stdout.flush()


def main() -> None:
    """Attacks one class, or the functions of one module."""
    faulthandler.enable()
    if len(sys.argv) == 2:
        attack_functions(sys.argv[1])
    else:
        attack_class(*sys.argv[1:])
    sys.stdout.write("unharmed\n")


def attack_functions(module: str) -> None:
    """Calls the functions of a module."""
    chance = random.Random(module)
    values = nonsense(chance.sample(samples(), 20))
    attack(SimpleNamespace(**functions_of(module)), values, chance)


def attack_class(module: str, name: str) -> None:
    """Makes objects of a class, and calls what those offer that were made, and sound ones."""
    kind = getattr(import_module(module), name)
    good = list(samples_of(module, name))
    others = [thing for thing in samples() if type(thing) is not kind]
    chance = random.Random(name)
    values = nonsense([*good, *blank(kind), *chance.sample(others, 6)])
    for _ in range(TRIES):
        for count in range(5):
            given = [chance.choice(values) for _ in range(count)]
            say(name, given)
            with suppress(Exception):
                good.append(kind(*given))
    for thing in [*good[:4], *blank(kind)]:
        attack(thing, values, chance)


if __name__ == "__main__":
    main()
