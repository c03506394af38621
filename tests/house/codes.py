"""Which codes the sources use, and which messages the catalogues have."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "wildpark"
PAGES = [ROOT / "web" / "src", ROOT / "web" / "scripts"]
CATALOGUES = PACKAGE / "locales"
LANGUAGES = sorted(path.name for path in CATALOGUES.iterdir() if path.is_dir())

SPOKEN = {"GameError", "IllegalAction", "Line", "Part", "Error", "words", "fault"}
"""What is called with a code: the classes of terms.py and messages.py, and the command line's."""


@dataclass
class Codes:
    """Codes found in sources: whole ones, beginnings of composed ones, and all other texts."""

    whole: dict[str, str] = field(default_factory=dict)
    beginnings: dict[str, str] = field(default_factory=dict)
    texts: set[str] = field(default_factory=set)

    def uses(self, message: str) -> bool:
        """Whether the message may be what a source means."""
        return message in self.texts or message.startswith(tuple(self.beginnings))


def codes_of_python() -> Codes:
    """The codes in the package's Python sources, with where they stand."""
    found = Codes()
    for path in sorted(PACKAGE.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.texts.add(node.value)
            elif isinstance(node, ast.Assign | ast.AnnAssign) and isinstance(node.value, ast.Dict):
                _note_table(found, node, f"{path.relative_to(ROOT)}:{node.lineno}")
            elif isinstance(node, ast.Call):
                _note_call(found, node, f"{path.relative_to(ROOT)}:{node.lineno}")
    return found


def _note_call(found: Codes, call: ast.Call, place: str) -> None:
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    first = (
        call.args[0]
        if call.args
        else next((word.value for word in call.keywords if word.arg == "code"), None)
    )
    if name not in SPOKEN or first is None:
        return
    for code in _values(first):
        if code.endswith("-"):
            found.beginnings[code] = place
        else:
            found.whole[code] = place


def _note_table(found: Codes, table: ast.Assign | ast.AnnAssign, place: str) -> None:
    """A table called SENTENCES has codes for keys."""
    targets = table.targets if isinstance(table, ast.Assign) else [table.target]
    if isinstance(table.value, ast.Dict) and ast.unparse(targets[0]) == "SENTENCES":
        for key in table.value.keys:
            if isinstance(key, ast.Constant):
                found.whole[str(key.value)] = place


def _values(node: ast.expr) -> Iterator[str]:
    """The texts that an expression can be; of a composed one its beginning, up to a hyphen."""
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.IfExp(body=body, orelse=orelse):
            yield from _values(body)
            yield from _values(orelse)
        case ast.JoinedStr(values=[ast.Constant(value=str(text)), *_]):
            yield text
        case ast.BinOp(left=ast.Constant(value=str(text))):
            yield text


def codes_of_pages() -> Codes:
    """The codes in the pages' sources, with where they stand."""
    found = Codes()
    for path in sorted(path for folder in PAGES for path in folder.rglob("*.ts*")):
        if ".test." in path.name:
            continue
        text = path.read_text(encoding="utf-8")
        found.texts.update(re.findall(r'"([a-z][a-z0-9_-]*)"', text))
        place = str(path.relative_to(ROOT))
        for code in re.findall(r'\b(?:say|getString|getMessage)\(\s*"([^"]+)"', text):
            found.whole[code] = place
        for code in re.findall(r'<Localized\s+id="([^"]+)"', text):
            found.whole[code] = place
        for code in re.findall(r"`((?:page|option|game)-(?:[a-z0-9_-]*-)?)\$\{", text):
            found.beginnings[code] = place
    return found


class _Variables(Visitor):
    """Collects the variables of a pattern, and the messages it refers to."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        """Notes one variable."""
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        """Notes one message."""
        self.messages.add(node.id.name)


@dataclass
class Message:
    """A message of a catalogue: where it stands, its variables and attributes, whom it uses."""

    place: str
    variables: set[str]
    attributes: set[str]
    messages: set[str]


def catalogue(language: str) -> tuple[dict[str, Message], list[str]]:
    """The messages of a language, and what is wrong with their spelling."""
    messages: dict[str, Message] = {}
    faults: list[str] = []
    for path in sorted((CATALOGUES / language).glob("*.ftl")):
        place = f"{language}/{path.name}"
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Junk):
                faults.append(f"{place}: cannot be read: {entry.content}")
            elif isinstance(entry, ftl.Message):
                name = entry.id.name
                if name in messages:
                    faults.append(f"{place}: {name} stands in {messages[name].place} too")
                variables = _Variables()
                variables.visit(entry)
                attributes = {attribute.id.name for attribute in entry.attributes}
                messages[name] = Message(place, variables.names, attributes, variables.messages)
    return messages, faults
