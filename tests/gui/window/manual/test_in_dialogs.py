"""The chapters that F1 opens over dialogs; that it does, and that a dialog stays, is tried with all
other keys of dialogs.
"""

from arbiter_app.gui.window.manual.pages import CHAPTER_OF_ROOM, chapter_of_dialog
from arbiter_app.wording.manual.chapters import CHAPTERS
from tests.gui.window.test_enter_in_dialogs import DIALOGS

OF_THE_PAGE = {"ProgressDialog", "ReadDialog", "ReasonDialog", "PlayerCardDialog"}
"""What is asked or shown on many pages."""


def test_that_every_dialog_has_a_chapter_but_those_of_many_pages() -> None:
    assert {*CHAPTER_OF_ROOM.values()} <= {*CHAPTERS}
    without = {kind.__name__ for kind in DIALOGS if chapter_of_dialog(kind) is None}
    assert without <= OF_THE_PAGE
