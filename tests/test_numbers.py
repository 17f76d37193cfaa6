"""Numbers are read in one way: no other writing's digits, no strokes, no exponents."""

import re
from pathlib import Path

SOURCES = Path(__file__).resolve().parents[1] / "arbiter_app"
OWN = {"figures.py", "collation.py"}
"""Where it is said what a number is, and where digits of any writing are put in order."""


def lines_with(pattern: str) -> list[str]:
    found = re.compile(pattern)
    return [
        f"{path.name}: {line.strip()}"
        for path in SOURCES.rglob("*.py")
        if path.name not in OWN
        for line in path.read_text("utf-8").splitlines()
        if found.search(line)
    ]


def test_that_digits_of_other_writings_are_asked_for_nowhere() -> None:
    assert lines_with(r"\.is(?:decimal|digit|numeric)\b") == []


def test_that_patterns_name_the_digits_of_ascii() -> None:
    # `[^\W\d_]` is a letter, `[\d_]` stands between words.
    digits = lines_with(r"(?<!\[)(?<!\\W)(?<!\\W\\)\\d")
    assert [line for line in digits if "re.ASCII" not in line] == []


def test_that_arguments_are_numbers_of_plain_digits() -> None:
    assert lines_with(r"\btype=(?:int|float)\b") == []
