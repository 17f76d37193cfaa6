"""The source of the program, for tests that look what is written in it."""

import ast
from collections.abc import Iterator
from pathlib import Path


def modules_with(folder: Path, *words: str) -> Iterator[tuple[Path, ast.Module]]:
    """Yield the modules in a folder in whose text one of some words stands: no other need be read
    to find what has that name.
    """
    for path in folder.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        if any(word in text for word in words):
            yield path, ast.parse(text)
