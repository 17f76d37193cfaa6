"""What a widget is told that it is, it looks as, also while it is seen."""

from PySide6.QtWidgets import QCheckBox
from pytestqt.qtbot import QtBot

from arbiter_app.gui.look.appearance import Choice, appearance
from arbiter_app.gui.look.words import Look, show_as, words


def test_that_words_that_become_a_warning_ask_for_the_room_of_its_frame(qtbot: QtBot) -> None:
    appearance().wear(Choice())
    label = words("no copy: stick?", Look.SECOND)
    warned = words("no copy: stick?", Look.WARNING)
    for each in (label, warned):
        qtbot.addWidget(each)
        each.show()
    assert label.sizeHint().width() < warned.sizeHint().width()
    show_as(label, Look.WARNING)
    assert label.sizeHint() == warned.sizeHint()


def test_that_a_choice_has_room_for_all_its_words(qtbot: QtBot) -> None:
    appearance().wear(Choice())
    box = QCheckBox("Друк")
    qtbot.addWidget(box)
    box.show()
    needed = box.fontMetrics().horizontalAdvance(box.text())
    sign = 16 + 8  # with its edge, and the room before the words
    assert box.sizeHint().width() >= sign + needed + 2
