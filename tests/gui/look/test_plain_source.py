"""A text is a text: where Qt reads more than words, it is given words in one of few ways."""

import ast
from collections.abc import Iterator
from pathlib import Path

import arbiter_app.gui
from tests.sources import modules_with

WINDOW = Path(arbiter_app.gui.__file__).parent

_READS_MARKUP = {
    "QErrorMessage",
    "QInputDialog",
    "QMessageBox",
    "QProgressDialog",
    "QStaticText",
    "QTextBrowser",
    "QTextDocument",
    "setMarkdown",
    "setTextFormat",
    "setWhatsThis",
    "insertHtml",
}
"""What makes a text of a markup, or shows one, and is not for the words of an event."""
_MAKES_MARKUP = {
    "journal/entry_panel.py": "setHtml",
    "table/why_panel.py": "setHtml",
    "rounds/grid/key_legend.py": "setTextFormat",
}
"""Where weights or columns are mixed in one text, of words that are escaped one by one."""
_SHOWS_SHIPPED = {"window/manual/text.py": "setMarkdown"}
"""Where a text is shown that comes with the program, and nothing else."""
_OWN = {"plain_tip", "translate", "keys_text", "key_text"}
"""What a tool tip may be the value of: words made plain, or words of the program."""


def test_that_markup_is_made_in_few_rooms_that_escape_what_they_are_given() -> None:
    found = {
        (place, name)
        for place, tree in _sources(*_READS_MARKUP, "setHtml")
        for name in _called(tree)
        if name in {*_READS_MARKUP, "setHtml"} and place != "look/words.py"
    }
    assert found == {*_MAKES_MARKUP.items(), *_SHOWS_SHIPPED.items()}
    for place in _MAKES_MARKUP:
        assert "from html import escape" in (WINDOW / place).read_text(encoding="utf-8")
    for place, name in _SHOWS_SHIPPED.items():
        assert f"{name}(_with_captions(self._chapter.source))" in (WINDOW / place).read_text(
            encoding="utf-8"
        )


def test_that_every_label_is_one_of_plain_words() -> None:
    found = {
        place
        for place, tree in _sources("QLabel")
        if "QLabel" in {*_called(tree), *_bases(tree)} and place != "look/words.py"
    }
    assert found == set()


def test_that_every_form_makes_its_labels_of_plain_words() -> None:
    found = {place for place, tree in _sources("QFormLayout") if "QFormLayout" in _called(tree)}
    assert found == set()


def test_that_every_tool_tip_is_made_of_plain_words() -> None:
    found = {
        f"{place}:{node.lineno}"
        for place, tree in _sources("setToolTip")
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and _name(node) == "setToolTip" and not _is_own(node.args[-1])
    }
    assert found == set()


def test_that_letters_for_alt_are_taken_out_of_words_in_one_place() -> None:
    found = {
        place
        for place, tree in _sources("&&")
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and node.value == "&&" and place != "look/plain.py"
    }
    assert found == set()


def _is_own(told: ast.expr) -> bool:
    match told:
        case ast.Constant():
            return True
        case ast.IfExp():
            return _is_own(told.body) and _is_own(told.orelse)
        case ast.Call():
            return _name(told) in _OWN
    return False


def _sources(*words: str) -> Iterator[tuple[str, ast.Module]]:
    """Yield the modules of the window in which one of the words stands, with their places."""
    for path, tree in modules_with(WINDOW, *words):
        yield path.relative_to(WINDOW).as_posix(), tree


def _called(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            yield _name(node)


def _bases(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            yield from (base.id for base in node.bases if isinstance(base, ast.Name))


def _name(call: ast.Call) -> str:
    return str(getattr(call.func, "attr", getattr(call.func, "id", "")))
