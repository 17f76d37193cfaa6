"""Every code that is raised anywhere has its sentence, and every sentence gets its facts."""

import ast
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from string import Formatter

import pytest

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.people.rights import Right
from arbiter_app.domain.permission.acts import WeighedAct
from arbiter_app.domain.permission.by_state import Action
from arbiter_app.formats.errors import FileError, FormatError
from arbiter_app.formats.player_sheet import CellError
from arbiter_app.i18n import catalogue
from arbiter_app.wording.errors.all_sentences import SENTENCES
from arbiter_app.wording.errors.sentences import error_sentence, sentence

SOURCES = Path(__file__).resolve().parents[3] / "arbiter_app"
ENGLISH = catalogue("en")

_CODE = re.compile(r"[a-z]+(-[a-z]+)*\.[a-z]+(-[a-z]+)*")
_QUOTED_CODE = re.compile(f"[\"']{_CODE.pattern}[\"']")

# What is called with a code, and the facts that each sentence of it can count on.
_FACTS = {
    "RuleError": set[str](),
    "FileError": {"path"},
    "FormatError": set[str](),
    "CellError": {"text"},
    "Fault": {"place"},
    "Unfit": {"field", "longest", "length", "place", "sign", "most"},
    # Inside modules that raise through something of their own:
    "wrong": set[str](),
    "_check_count": set[str](),
    "_tell": {"number", "round"},
    "_word": {"text"},
    "_number": {"text"},
    "remark": {"text"},
    "_refusal": {"match"},
    "_demand_due": {"match"},
    "ValueError": {"text"},
}


def calls_with_a_code() -> Iterator[tuple[str, set[str]]]:
    """Yield each code with the facts it is raised with."""
    for source in (path.read_text("utf-8") for path in SOURCES.rglob("*.py")):
        if not _QUOTED_CODE.search(source):
            continue
        for node in ast.walk(ast.parse(source)):
            if not isinstance(node, ast.Call):
                continue
            called = node.func.attr if isinstance(node.func, ast.Attribute) else ""
            called = node.func.id if isinstance(node.func, ast.Name) else called
            if called in _FACTS:
                facts = _FACTS[called] | {each.arg for each in node.keywords if each.arg}
                yield from ((code, facts) for code in codes_among(node.args))


def codes_among(arguments: Sequence[ast.expr]) -> Iterator[str]:
    for each in arguments:
        match each:
            case ast.Constant(value=str(value)) if _CODE.fullmatch(value):
                yield value
            case ast.IfExp(body=one, orelse=other):
                yield from codes_among([one, other])


@pytest.fixture(scope="module")
def raised() -> list[tuple[str, set[str]]]:
    return sorted(calls_with_a_code(), key=str)


def test_that_every_code_has_a_sentence_and_every_sentence_a_code_that_is_raised(
    raised: list[tuple[str, set[str]]],
) -> None:
    codes = {code for code, _ in raised} | {each.value for each in (*Action, *Right, *WeighedAct)}
    assert codes == {*SENTENCES}


def test_that_a_sentence_asks_only_for_facts_it_is_given(
    raised: list[tuple[str, set[str]]],
) -> None:
    """It is asked of each of a thousand calls."""
    missing = {
        (code, name)
        for code, facts in raised
        for _, name, _, _ in Formatter().parse(SENTENCES[code])
        if name and name not in facts
    }
    assert missing == set()


def test_that_what_people_typed_is_quoted_and_not_understood() -> None:
    error = RuleError("tie-break.unreadable", name="{0.__class__} %s <b>")
    assert "“{0.__class__} %s <b>”" in error_sentence(ENGLISH, error)


def test_that_a_wrong_text_is_found_by_line_and_column() -> None:
    said = error_sentence(ENGLISH, FormatError(3, 7, "crosstable.halves"))
    assert said.startswith("Line 3, column 7: The opponent’s line")


def test_that_a_wrong_cell_is_found_by_its_heading_too() -> None:
    problem = CellError(2, 2, "players.birth", heading="Рік", text="торік")
    said = error_sentence(ENGLISH, problem)
    assert said.startswith("Line 2, column 2 (Рік): “торік”")


def test_that_an_unusable_file_is_named_without_the_english_of_the_system() -> None:
    error = FileError("file.unreadable", Path("Кубок.arbiter"), "Input/output error")
    said = error_sentence(ENGLISH, error)
    assert "Кубок.arbiter" in said
    assert "Input/output error" not in said


def test_that_a_refusal_names_its_article() -> None:
    assert "C.05 Annex 1" in sentence(ENGLISH, Action.ADD_PLAYER.value, {})
