"""Colours, letters and room are written in one place."""

import ast
from collections.abc import Iterator
from pathlib import Path

import arbiter_app.gui
from tests.sources import modules_with

WINDOW = Path(arbiter_app.gui.__file__).parent

_LOOKS = {
    "QColor",
    "QPalette",
    "QPen",
    "setAlternatingRowColors",
    "setBackgroundRole",
    "setBold",
    "setContentsMargins",
    "setForegroundRole",
    "setHorizontalSpacing",
    "setPalette",
    "setPixelSize",
    "setPointSize",
    "setPointSizeF",
    "setSpacing",
    "setStyleSheet",
    "setVerticalSpacing",
    "standardIcon",
}
"""What colours, letters and room are given with."""
_SIZED = {
    f"set{limit}{side}"
    for limit in ("Fixed", "Minimum", "Maximum")
    for side in ("Width", "Height", "Size")
} | {"addSpacing", "resize"}
"""What takes pixels; they are to be grown from the font."""


def test_that_colours_letters_and_room_stand_in_the_room_of_the_look_alone() -> None:
    elsewhere = {
        f"{path.relative_to(WINDOW).as_posix()}:{line} {what}"
        for path, tree in modules_with(WINDOW, *(f"{name}(" for name in _LOOKS | _SIZED))
        if path.parent != WINDOW / "look"
        for line, what in _looks(tree)
    }
    assert elsewhere == set(), "\n".join(sorted(elsewhere))


def _looks(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Yield where a module gives colours, letters or room, or a size in plain pixels."""
    numbers = {
        target.id
        for node in tree.body
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant)
        for target in node.targets
        if isinstance(target, ast.Name) and isinstance(node.value.value, int)
    }
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        name = getattr(node.func, "attr", getattr(node.func, "id", ""))
        pixels = (
            (isinstance(arg, ast.Constant) and bool(arg.value))
            or (isinstance(arg, ast.Name) and arg.id in numbers)
            for arg in node.args
        )
        if name in _LOOKS or (name in _SIZED and any(pixels)):
            yield node.lineno, name
