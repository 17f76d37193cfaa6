"""The one frame of every dialog: heading, parts, what is wrong, the verb and the way out."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt
from PySide6.QtGui import QFontMetrics, QKeyEvent, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFrame,
    QLabel,
    QLayout,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QToolButton,
    QWidget,
)

from arbiter_app.gui.base.keys import Key
from arbiter_app.gui.base.manual import show_manual
from arbiter_app.gui.base.page_actions import sequences
from arbiter_app.gui.look import layouts
from arbiter_app.gui.look.appearance import appearance
from arbiter_app.gui.look.plain import plain_title
from arbiter_app.gui.look.sizes import Room, Type, letters, px
from arbiter_app.gui.look.words import Label, Look, show_as
from arbiter_app.gui.parts.dialogs.confirmed_acts import CONFIRMED, Act
from arbiter_app.gui.parts.words.problem import Problem
from arbiter_app.i18n import translate

Part = str | QLayout | QWidget
"""What stands in a dialog below what comes before it; words are a paragraph."""

_PROBLEM_LINES = 2
"""Room that is kept for what is wrong, so that saying it moves no button."""
_LEAST_WIDTH = 30
"""In heights of letters: a sentence of two lines has room."""
_LEAST_PARTS = 120
"""How much is seen of the parts where they are scrolled, in pixels beside usual letters."""
_TITLE_BAR = 36
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class Dialog(QDialog):
    """Enter does what the dialog is for, whatever field has the focus; an act that wants more than
    one key (see `confirmed_acts`) leaves Enter to the way out. Ctrl+Enter presses the verb from
    fields too in which Enter begins a line. A button that has the focus is pressed by Enter itself.
    Esc always leaves, F1 opens the manual over it.
    """

    def __init__(
        self,
        parent: QWidget | None,
        title: str,
        *parts: Part,
        verb: str | None = None,
        do: Callable[[], bool] = lambda: True,
        leave: str = "",
        act: Act | None = None,
        stays: str = "",
    ) -> None:
        """`do` does what the verb says and returns whether the dialog is done with, having said
        why not (see `refuse`). Without a verb there is only the way out. A dialog that makes its
        parts after this lays them out itself. A form in which much is typed says with `stays` why
        Enter does not do an act that wants more than one key, instead of leaving it.
        """
        super().__init__(parent)
        if parent is None:
            appearance().dress(self)
        self.setMinimumWidth(_LEAST_WIDTH * self.fontMetrics().height())
        self._do = do
        self._act: Act | None = act
        self._stays = stays
        self._heading = show_as(_paragraph(), Look.HEADING)
        self.entitle(title)
        self.problem = Problem(lines_kept=_PROBLEM_LINES)
        self.verb: QPushButton = _BoldButton(verb or "")
        """What the dialog is for; in none where it is only looked at."""
        self.way_out: QPushButton = _BoldButton(leave or _usual_way_out(has_verb=verb is not None))
        self.has_verb = verb is not None
        self._side_buttons: list[QPushButton] = []
        if parts:
            self.lay_out(*parts)

    def lay_out(self, *parts: Part, side: tuple[QPushButton, ...] = ()) -> None:
        """Put parts below the heading, then the buttons: the verb, those at its side, the way out.

        What can take more height than it needs takes it; where the screen is too low for all parts,
        they are scrolled between the heading and the buttons.
        """
        inside = _Inside()
        self._parts = _Parts(inside)
        column = layouts.column(
            self._heading, (self._parts, 1), gap=Room.MIDDLE, around=Room.WIDE, into=self
        )
        # Parts are dressed anew wherever they are put with what they stand in: here that stands.
        between = layouts.column(gap=Room.MIDDLE, into=inside)
        for part in parts:
            layouts.add(between, _paragraph(part) if isinstance(part, str) else part)
        self._parts.keep_least()
        layouts.add(column, self.problem)
        layouts.add(column, self._make_buttons(side))
        self.confirm(self._act)
        for button in self.findChildren(QPushButton):
            # Enter presses the button that it is on; it is not what the dialog is for.
            button.setAutoDefault(False)
        for keys in sequences(Key.DO):
            QShortcut(keys, self, self._press_verb)
        for keys in sequences(Key.MANUAL):
            QShortcut(keys, self, lambda: show_manual(self))
        self._escape = QShortcut(sequences(Key.LEAVE)[0], self, self._leave)

    def entitle(self, title: str) -> None:
        """Say what is decided here."""
        self.setWindowTitle(plain_title(title))
        self._heading.setText(title)

    def confirm(self, act: Act | None) -> None:
        """Say which act the verb does now, as far as it may be one that wants more than a key."""
        self._act = act
        if self.has_verb:
            show_as(self.verb, Look.DANGER if self.is_confirmed else Look.PRIMARY)
            (self.way_out if self.is_confirmed else self.verb).setDefault(True)
            if self._stays and self.is_confirmed:
                self.way_out.setDefault(False)

    @property
    def is_confirmed(self) -> bool:
        """Whether the verb is an act that wants more than one key."""
        return self._act in CONFIRMED

    def refuse(self, words: str, field: QWidget | None = None) -> bool:
        """Say what is wrong, with the focus on the field to mend; return False, for `do`."""
        self.problem.say(words)
        self.make_room()
        if field is not None:
            field.setFocus()
        return False

    def make_room(self, height: int | None = None) -> None:
        """Grow to what is needed for what is said, or to a height, and never shrink under the
        hands. It grows upwards: the buttons stay where they are.
        """
        missing = min(height or self._least_height(), self._room.height()) - self.height()
        if missing <= 0:
            return
        inside = self.geometry()
        room_above = self.frameGeometry().top() - self.screen().availableGeometry().top()
        up = max(min(missing, room_above), 0) if self.isVisible() else 0
        # In one step: a window that is moved while it grows loses one or the other.
        self.setGeometry(
            inside.left(), inside.top() - up, inside.width(), inside.height() + missing
        )

    def _least_height(self) -> int:
        """By itself a window gives no room to words of several lines that come later."""
        layout = self.layout()
        assert layout is not None, "it is laid out before anything is said"
        layout.activate()
        width = self.width() - 2 * px(Room.WIDE)
        beside = layout.totalMinimumHeightForWidth(self.width()) - self._parts.minimumHeight()
        return beside + self._parts.least_height(width)

    @property
    def _room(self) -> QSize:
        """How large a dialog may be on its screen, the frame of the system around it."""
        return self.screen().availableSize() - QSize(px(8), px(_TITLE_BAR))

    def await_focus(self) -> None:
        """Leave the focus to what a worker brings, see `offer_focus`."""
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setFocus()

    def offer_focus(self, widget: QWidget) -> None:
        """Put the focus on what a worker brought, unless a person has put it somewhere already."""
        if self.focusWidget() in (None, self):
            widget.setFocus(Qt.FocusReason.OtherFocusReason)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        super().showEvent(event)
        wide = self.size().expandedTo(QSize(self.minimumSizeHint().width(), 0))
        self.resize(wide.boundedTo(self._room))  # words that have to wrap take more height
        wanted = QSize(self.width(), max(self.height(), self._least_height()))
        self.resize(wanted.boundedTo(self._room))

    def accept(self) -> None:
        """Do it, and close once it is done."""
        if self._do():
            super().accept()

    def exec(self) -> int:
        """Ask, and be gone afterwards; what was typed can be read until the next event."""
        result = super().exec()
        self.deleteLater()
        return result

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if event.key() not in _ENTER:
            super().keyPressEvent(event)
        elif event.isAutoRepeat():
            return
        elif held == Qt.KeyboardModifier.ControlModifier:
            self._press_verb()
        elif not held:
            self._press_enter()

    def _press_enter(self) -> None:
        focused = self.focusWidget()
        if isinstance(focused, QPushButton | QToolButton):
            focused.click()
        elif self._stays and self.is_confirmed:
            self.refuse(self._stays)
        elif self.has_verb:
            (self.way_out if self.is_confirmed else self.verb).click()

    def _press_verb(self) -> None:
        if self.has_verb and not self.is_confirmed:
            self.verb.click()

    def _leave(self) -> None:
        """Leave, whatever the field that has the focus does with Esc; it has done that before."""
        if focused := self.focusWidget():
            none = Qt.KeyboardModifier.NoModifier
            pressed = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Escape, none)
            self._escape.setEnabled(False)
            QCoreApplication.sendEvent(focused, pressed)
            self._escape.setEnabled(True)
        if self.isVisible():
            self.reject()

    def _make_buttons(self, side: tuple[QPushButton, ...]) -> QDialogButtonBox:
        # Inside the dialog at once: a button is its default only where it knows the dialog.
        buttons = QDialogButtonBox(self)
        role = QDialogButtonBox.ButtonRole
        if self.has_verb:
            buttons.addButton(self.verb, role.AcceptRole)
        for button in side:
            buttons.addButton(button, role.ActionRole)
        buttons.addButton(self.way_out, role.RejectRole)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        return buttons


class _Inside(QWidget):
    """Parts below each other, which give way as far as they can before they are scrolled."""

    def heightForWidth(self, width: int) -> int:  # noqa: N802
        layout = self.layout()
        assert layout is not None, "parts stand in a column"
        return layout.totalMinimumHeightForWidth(width)


class _Parts(QScrollArea):
    """What stands between the heading and the buttons, as high as it needs to be and scrolled where
    it cannot be.
    """

    def __init__(self, inside: QWidget) -> None:
        super().__init__(widgetResizable=True)
        self._inside = inside
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(inside)

    def keep_least(self) -> None:
        """Keep room for the parts that stand there now, as far as it is not too much."""
        width = self._inside.sizeHint().width()
        self.setMinimumHeight(min(self.least_height(width), px(_LEAST_PARTS)))

    def sizeHint(self) -> QSize:  # noqa: N802
        return self._inside.sizeHint()

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        # Where they are scrolled, the bar takes of their width.
        bar = self.verticalScrollBar().sizeHint().width()
        return QSize(self._inside.minimumSizeHint().width() + bar, self.minimumHeight())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Let a scroll bar go that was there while the dialog was lower: Qt keeps it where its
        range does not change.
        """
        super().resizeEvent(event)
        self.setVerticalScrollBarPolicy(self.verticalScrollBarPolicy())

    def least_height(self, width: int) -> int:
        """Return how high the parts are at the least where they are so wide."""
        layout = self._inside.layout()
        assert layout is not None, "parts stand in a column"
        layout.activate()
        if layout.hasHeightForWidth():
            return layout.totalMinimumHeightForWidth(width)
        return layout.totalMinimumSize().height()


class _BoldButton(QPushButton):
    """Has room for bold words: they are while Enter presses it."""

    def sizeHint(self) -> QSize:  # noqa: N802
        plain, bold = QFontMetrics(self.font()), QFontMetrics(letters(Type.STRONG))
        shown = self.text().replace("&", "")
        more = bold.horizontalAdvance(shown) - plain.horizontalAdvance(shown)
        return super().sizeHint() + QSize(max(more, 0), 0)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return self.sizeHint()


def _paragraph(text: str = "") -> QLabel:
    """Return words that take no more height than they need."""
    label = Label(text, wraps=True)
    policy = label.sizePolicy()
    policy.setVerticalPolicy(QSizePolicy.Policy.Maximum)
    label.setSizePolicy(policy)
    return label


def keep_room(*widgets: QWidget) -> None:
    """Let widgets that come and go leave their room empty, so that nothing moves."""
    for widget in widgets:
        policy = widget.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        widget.setSizePolicy(policy)


def _usual_way_out(*, has_verb: bool) -> str:
    return translate("Dialog", "&Cancel") if has_verb else translate("Dialog", "&Close")
