"""Nothing is done or set in the window of which the manual does not tell by its name.

The names come from the source: what has a letter for Alt, but for buttons that only do or leave
what their dialog is for.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu, QWidget
from pytestqt.qtbot import QtBot

from arbiter_app import i18n
from arbiter_app.gui.base.destinations import PageId
from arbiter_app.gui.base.keys import Key
from arbiter_app.gui.base.language_switch import LANGUAGES as LANGUAGE_NAMES
from arbiter_app.gui.base.page_titles import page_title
from arbiter_app.gui.window.book.pages import PAGES
from arbiter_app.services.workspace import Workspace
from arbiter_app.wording.manual.chapters import LANGUAGES, chapters
from tests.gui.conftest import Builder
from tests.gui.windows import open_window
from tests.sources import modules_with

GUI = Path(__file__).parents[4] / "arbiter_app" / "gui"

BUTTONS = frozenset(
    {
        *("QPushButton", "setText", "offer", "_offer", "_Offer", "_say_empty", "EmptyPage"),
        *("ask", "ask_reason", "Dialog", "say", "show", "decided", "refuse"),
    }
)
"""Who is given words that only do, leave or lead to what stands there anyway."""

OF_BUTTONS = frozenset({"verb", "leave", "stays", "title"})
"""Under which names dialogs are given such words."""

SENTENCE = 100
"""A label with more letters is a sentence that explains itself."""

KEY = re.compile(r"\*\*((?:(?:Ctrl|Alt|Shift)\+)+[^*]+|F\d+|Ins|Del)\*\*")

each_language = pytest.mark.parametrize("language", LANGUAGES)


def in_buttons(module: ast.Module) -> Iterator[ast.AST]:
    """Yield whatever stands in what buttons are given."""
    for call in ast.walk(module):
        if isinstance(call, ast.Call):
            name = getattr(call.func, "attr", getattr(call.func, "id", ""))
            if name in BUTTONS:
                for given in (*call.args, *(each.value for each in call.keywords)):
                    yield from ast.walk(given)
            for keyword in call.keywords:
                if keyword.arg in OF_BUTTONS:
                    yield from ast.walk(keyword.value)


@cache
def named_in_source() -> frozenset[tuple[str, str]]:
    """Return the names of acts and settings, each with the context it is translated in."""
    names: set[tuple[str, str]] = set()
    for _, module in modules_with(GUI, "&"):
        buttons = {id(each) for each in in_buttons(module)}
        for call in ast.walk(module):
            if not isinstance(call, ast.Call) or id(call) in buttons:
                continue
            name = getattr(call.func, "attr", getattr(call.func, "id", ""))
            words = [each.value for each in call.args[:2] if isinstance(each, ast.Constant)]
            if name in ("translate", "QT_TRANSLATE_NOOP") and len(words) == 2:
                context, text = map(str, words)
                # A number in it is that of what the verb of a dialog is about.
                is_named = re.search(r"&\w", text) and "%n" not in text
                if is_named and len(text) <= SENTENCE:
                    names.add((context, text))
    return frozenset(names)


def plain(text: str) -> str:
    """Return a name without its letter for Alt, its end and what is filled in."""
    parts = re.split(r"\{[^}]*\}|\(\d+ [^)]*\)|\b\d+ (?=by )", text.replace("&", ""))
    return max(parts, key=len).strip(" …:.,")


def folded(text: str) -> str:
    return text.replace("’", "'").replace("–", "-").replace("\N{NO-BREAK SPACE}", " ").lower()


@cache
def manual(language: str) -> str:
    """Return all the manual says."""
    lines = (line.text for chapter in chapters(language) for line in chapter.lines)
    return folded("\n".join(lines))


def is_told(name: str, language: str) -> bool:
    words, told = folded(plain(name)), manual(language)
    begins = told.find(words)
    while begins >= 0:
        around = told[max(begins - 1, 0) : begins] + told[begins + len(words) :][:1]
        if not any(map(str.isalnum, around)):
            return True
        begins = told.find(words, begins + 1)
    return False


@each_language
def test_that_every_page_is_named(language: str, english: None) -> None:
    i18n.use(language)
    assert [each for each in PageId if not is_told(page_title(each), language)] == []


@each_language
def test_that_every_act_and_every_setting_is_named(language: str) -> None:
    said = i18n.catalogue(language).translate
    names = {said(context, text) for context, text in named_in_source()}
    assert sorted(each for each in names if not is_told(each, language)) == []


def test_that_a_name_that_is_nowhere_is_found_missing() -> None:
    assert not is_told("&Brew the coffee…", "en")
    assert is_told("&Walk-over…", "en")


def acts_of(menu: QWidget) -> Iterator[QAction]:
    """Yield the acts of a menu and of those in it."""
    for act in menu.actions():
        inside = act.menu()
        if isinstance(inside, QMenu):
            yield from acts_of(inside)
        elif not act.isSeparator():
            yield act


def test_that_every_act_that_the_menus_of_a_page_show_is_named(
    qtbot: QtBot, workspace: Workspace, drawn: Builder
) -> None:
    """What the source says is not all of it: names may be put together."""
    drawn(4)
    workspace.close()
    window = open_window(qtbot, workspace.path)
    shown: set[str] = set()
    for entry in PAGES:
        QTest.keySequence(window, entry.key)
        shown |= {act.text().partition(":")[0] for act in acts_of(window.menuBar())}
    names = {each for each in shown if re.search(r"[^\W\d]", each)} - {
        full for _, full in LANGUAGE_NAMES.values()
    }
    assert sorted(each for each in names if not is_told(each, "en")) == []


@each_language
def test_that_the_manual_names_only_keys_that_are_there(language: str) -> None:
    known = {*(key for each in Key for key in each.keys), *(entry.key for entry in PAGES)}
    known |= {"Ctrl+A", "Ctrl+Space", "Ctrl++"}
    told = {
        key.replace("пробіл", "Space").replace("↑", "Up").replace("↓", "Down")
        for chapter in chapters(language)
        for key in KEY.findall(chapter.source)
    }
    assert sorted(told - known) == []
