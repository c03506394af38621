"""Prints the JSON Schema of every message: ``python -m wildpark.server.messages.schema``.

The page's TypeScript types are made from it.
"""

import json
import sys
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import Any, Literal, get_type_hints

import msgspec

from wildpark.rules.catalogue import NAMES
from wildpark.server.messages import messages

UNIONS = {"FromPage": messages.FromPage, "ToPage": messages.ToPage}


def message_types() -> list[type[messages.Message]]:
    """All messages, in the order in which they are declared."""
    declared = vars(messages).values()
    return [
        kind
        for kind in declared
        if isinstance(kind, type)
        and issubclass(kind, messages.Message)
        and kind is not messages.Message
    ]


@cache
def view_types() -> Mapping[str, type]:
    """By the name of a game, its view: in ``view.py`` the one class whose ``game`` is that name."""
    return {name: _view_type(name) for name in NAMES}


def _view_type(name: str) -> type:
    module = import_module(f"wildpark.rules.{name}.view")
    classes = [one for one in vars(module).values() if isinstance(one, type)]
    views = [one for one in classes if get_type_hints(one).get("game") == Literal[name]]
    if len(views) != 1:
        raise TypeError(f"{module.__file__}: one class has to say game: Literal[{name!r}]")
    return views[0]


def schema() -> dict[str, Any]:
    """A schema whose definitions are the messages and what they are made of, by name."""
    types, views = message_types(), view_types().values()
    found, definitions = msgspec.json.schema_components(
        [*types, *UNIONS.values(), *views], ref_template="#/$defs/{name}"
    )
    definitions |= dict(zip(UNIONS, found[len(types) :], strict=False))
    definitions["View"] = {"anyOf": list(found[-len(views) :])}
    names = [kind.__name__ for kind in types] + list(UNIONS)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages",
        "type": "object",
        "properties": {name: {"$ref": f"#/$defs/{name}"} for name in names},
        "required": names,
        "additionalProperties": False,
        "$defs": definitions,
    }


if __name__ == "__main__":
    sys.stdout.write(json.dumps(schema(), indent=2) + "\n")
