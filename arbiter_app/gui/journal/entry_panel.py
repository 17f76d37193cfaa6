"""The panel below the journal: one entry with what stood before and what stands after."""

from collections.abc import Iterable, Sequence
from html import escape

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFrame

from arbiter_app.gui.base.page_actions import act_button
from arbiter_app.gui.look.appearance import appearance, colour
from arbiter_app.gui.look.layouts import column, wrapping
from arbiter_app.gui.look.sizes import Room, px
from arbiter_app.gui.look.tokens import Token
from arbiter_app.gui.look.words import Look, show_as
from arbiter_app.gui.parts.words.heading import Aside
from arbiter_app.gui.parts.words.read_text import ReadText, read_label
from arbiter_app.i18n import translate
from arbiter_app.wording.row_changes.lines import Difference


class EntryPanel(QFrame):
    """Who did what and why, the rows that changed, and how far one may go back from there."""

    def __init__(self, acts: Sequence[QAction]) -> None:
        super().__init__()
        self._who = read_label()
        self._what = read_label()
        show_as(self, Look.RULE)
        show_as(self._who, Look.SECOND)
        show_as(self._what, Look.STRONG)
        self._reason = read_label()
        self._changes = _Changes()
        self._hint = Aside()
        self._buttons = {act: act_button(act) for act in acts}
        told = column(self._who, self._what, self._reason, gap=Room.HAIR)
        column(
            told,
            (self._changes, 1),
            wrapping(*self._buttons.values()),
            self._hint,
            around=(Room.NONE, Room.SMALL, Room.NONE, Room.NONE),
            into=self,
        )

    def tell(
        self, *, who: str, what: str, reason: str, changes: Iterable[Difference], hint: str
    ) -> None:
        """Show an entry; the acts say for themselves what they would do with it."""
        for act, button in self._buttons.items():
            button.setText(act.text())
            button.setVisible(act.isEnabled())
        self._who.setText(who)
        self._what.setText(what)
        self._reason.setText(reason)
        self._reason.setVisible(bool(reason))
        self._changes.show_changes(changes)
        self._hint.say(hint)
        self.setAccessibleDescription("\n".join(filter(None, (who, what, reason, hint))))


class _Changes(ReadText):
    """A table of what changed."""

    def __init__(self) -> None:
        super().__init__(translate("EntryPanel", "Before and after"))
        self._changes: Sequence[Difference] = ()
        appearance().themed.connect(self._write)

    def show_changes(self, changes: Iterable[Difference]) -> None:
        """Show other changes from their beginning."""
        self._changes = tuple(changes)
        self._write()

    def _write(self) -> None:
        """Write them in the colours that are seen."""
        rows = "".join(map(_row, self._changes))
        if not rows:
            self.setPlainText(translate("EntryPanel", "It changed nothing of the event."))
            return
        second = f"color: {colour(Token.INK2).name()}; font-weight: normal"
        head = "".join(
            f"<th align='left' style='{second}'>{escape(title)}</th>"
            for title in (
                translate("EntryPanel", "What changed"),
                translate("EntryPanel", "Before"),
                translate("EntryPanel", "After"),
            )
        )
        self.setHtml(
            f"<table cellspacing='0' cellpadding='{px(Room.HAIR)}'><tr>{head}</tr>{rows}</table>"
        )


def _row(change: Difference) -> str:
    pattern = translate("EntryPanel", "{subject}: {field}")
    what = (
        pattern.format(subject=change.subject, field=change.field)
        if change.field
        else change.subject
    )
    cells = (what, change.before or "–", change.after or "–")
    return "<tr>" + "".join(f"<td>{escape(cell)}&nbsp;&nbsp;</td>" for cell in cells) + "</tr>"
