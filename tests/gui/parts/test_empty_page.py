"""What stands in the place of a page that has nothing to show."""

from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from arbiter_app.gui.base.destinations import PageId
from arbiter_app.gui.parts.pages.empty_page import EmptyPage
from tests.gui.hands import visible_words


def test_that_the_title_of_the_page_stays_above_what_says_that_it_is_empty(qtbot: QtBot) -> None:
    page = EmptyPage("Nothing is here yet.", "Add", page=PageId.PLAYERS)
    qtbot.addWidget(page)
    page.resize(600, 400)
    page.show()
    assert sorted(visible_words(page).splitlines()) == ["Nothing is here yet.", "Players"]


def test_that_a_long_sentence_wraps_in_a_narrow_page(qtbot: QtBot) -> None:
    page = EmptyPage("Nothing is here yet. " * 6, "Add")
    qtbot.addWidget(page)
    page.resize(320, 400)
    page.show()
    sentence = page.findChild(QLabel)
    assert isinstance(sentence, QLabel)
    assert page.width() == 320
    assert sentence.height() >= sentence.heightForWidth(sentence.width())
    assert sentence.height() > 2 * sentence.fontMetrics().height()
