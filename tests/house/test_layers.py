"""The layers are the same wherever they are named: for the linter, and for people."""

import tomllib

import pytest

from tests.house.codes import PACKAGE, ROOT

LINTER = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"][
    "importlinter"
]
LAYERS = {
    one["containers"][0]: one["layers"] for one in LINTER["contracts"] if one["type"] == "layers"
}


def arrows(layers: list[str]) -> str:
    """Layers as people read them: from what knows least to what knows most."""
    rooms = [layer.split(" | ") for layer in reversed(layers)]
    return " <- ".join(one[0] if len(one) == 1 else f"({', '.join(one)})" for one in rooms)


@pytest.mark.parametrize("document", ["docs/architecture.md", "CONTRIBUTING.md"])
def test_documents_name_the_layers_of_the_linter(document: str) -> None:
    text = (ROOT / document).read_text(encoding="utf-8")
    assert arrows(LAYERS["wildpark"]) == "rules <- bots <- server <- cli"
    assert f"`{arrows(LAYERS['wildpark'])}`" in text


def test_the_rooms_of_the_server_are_told_as_they_are() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    assert arrows(LAYERS["wildpark.server"]) in text
    rooms = [
        path.name for path in (PACKAGE / "server").iterdir() if (path / "__init__.py").exists()
    ]
    assert len(rooms) > 3
    for room in rooms:
        assert f"        {room}/ " in text
