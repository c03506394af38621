"""The check of imports finds a circle where there is one, and none in the package."""

from pathlib import Path

import pytest

from tools import check_circles


def test_the_package_has_no_circles() -> None:
    edges = check_circles.graph()
    assert edges["wildpark.rules.zuuli.position"] >= {"wildpark.rules.zuuli.refusals"}
    assert check_circles.circle(edges) == []


@pytest.mark.parametrize(
    ("third", "expected"),
    [
        ("import one", {"one", "two", "three"}),
        ("def late() -> None:\n    from one import thing", {"one", "two", "three"}),
        ("if TYPE_CHECKING:\n    from one import thing", set()),
    ],
)
def test_a_circle_is_found(
    third: str, expected: set[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "one.py").write_text("from two import thing")
    (tmp_path / "two.py").write_text("import three")
    (tmp_path / "three.py").write_text(third)
    monkeypatch.setattr(check_circles, "SOURCE", tmp_path)
    assert set(check_circles.circle(check_circles.graph())) == expected
