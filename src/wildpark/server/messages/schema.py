"""Prints the JSON Schema of every message: ``python -m wildpark.server.messages.schema``.

The page's TypeScript types are made from it.
"""

import json
import sys
from typing import Any

import msgspec

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


def schema() -> dict[str, Any]:
    """A schema whose definitions are the messages and what they are made of, by name."""
    types = message_types()
    found, definitions = msgspec.json.schema_components(
        [*types, *UNIONS.values(), *messages.VIEWS], ref_template="#/$defs/{name}"
    )
    definitions |= dict(zip(UNIONS, found[len(types) :], strict=False))
    definitions["View"] = {"anyOf": list(found[-len(messages.VIEWS) :])}
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
