"""What is pointed out, of the person at the desk and of everybody, and the decision about it."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QWidget,
)

from arbiter_app.domain.ids import PlayerId, StageId
from arbiter_app.domain.names.plain_text import TEXT
from arbiter_app.domain.registration.findings import Finding, lapsed_rulings
from arbiter_app.gui.base.kept_texts import kept_numbers
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.base.page import Fields
from arbiter_app.gui.look.layouts import STRETCH, column, row, wrapping
from arbiter_app.gui.look.plain import plain_tip
from arbiter_app.gui.look.words import Label, Look, show_as
from arbiter_app.gui.parts.line import Line
from arbiter_app.gui.parts.tables.item_paint import ItemDelegate
from arbiter_app.gui.parts.words.heading import Aside, heading
from arbiter_app.gui.registration.rows import DeskRow, Judged, judged_words
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.commands.people.registration import reopen_finding, rule_on_finding
from arbiter_app.wording.terms.registration import findings as finding_words
from arbiter_app.wording.terms.registration import people

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_MOST_NAMED = 4
"""So many players are named where it is decided about all of them; more are counted."""

_ALMOST_ALL = 50
"""The part of the room that the list takes, beside one part that is left while it is hidden."""

_Line = tuple[DeskRow, Judged]
_Key = tuple[str, tuple[PlayerId, ...], StageId]

_JUDGED = Qt.ItemDataRole.UserRole
_FINDING, _OF, _REASON = "finding", "of", "reason"


class DeskFindings(QWidget):
    """Enter on a line of the list asks for the decision below it; Esc goes back."""

    left = Signal()

    def __init__(self, open_event: OpenEvent) -> None:
        super().__init__()
        self._open_event = open_event
        self._judged: Judged | None = None
        """What is being decided."""
        self._chosen: tuple[DeskRow, ...] = ()
        self._head = heading()
        self._list = _FindingList()
        self._list.asked.connect(self._ask)
        self._list.left.connect(self.left)
        self._conditions = Aside()
        self._lapsed = Aside()
        self._decision = QWidget()
        self._about = Label(wraps=True)
        self._reason = _ReasonField()
        self._reason.left.connect(self._back)
        self._allow = QPushButton(translate("DeskFindings", "&Allow"))
        self._forbid = QPushButton(translate("DeskFindings", "Do &not allow"))
        self._reopen = QPushButton(translate("DeskFindings", "&Open again"))
        self._allow.clicked.connect(lambda: self._rule(allowed=True))
        self._forbid.clicked.connect(lambda: self._rule(allowed=False))
        self._reopen.clicked.connect(self._take_back)
        self._reason.returnPressed.connect(self._allow.setFocus)
        self._lay_out()

    def show_rows(self, chosen: Sequence[DeskRow], everybody: Sequence[DeskRow]) -> None:
        """List what is pointed out in who is chosen, then what is open in all others."""
        self._chosen = tuple(chosen)
        mine = {row.id for row in chosen}
        own = _once_each((row, judged) for row in chosen for judged in row.judged)
        told = {_key(judged) for _, judged in own}
        others = _once_each(
            (row, judged)
            for row in everybody
            if row.id not in mine
            for judged in row.judged
            if judged.ruling is None and _key(judged) not in told
        )
        say = _of_one if len(chosen) == 1 else _of_several
        self._list.show_lines(
            [(say(row, judged), judged) for row, judged in own],
            [(_of_several(row, judged), judged) for row, judged in others],
        )
        self._head.setText(
            translate("DeskFindings", "Pointed out")
            if own or others
            else translate("DeskFindings", "Nothing is pointed out")
        )
        show_as(self._head, Look.HEADING if own or others else Look.SECOND)
        self._list.setVisible(bool(own or others))
        self._lapsed.say(_lapsed(chosen))
        if self._judged and self._judged not in [judged for _, judged in (*own, *others)]:
            self._close()

    def say_conditions(self, conditions: str) -> None:
        """Show the conditions of taking part, or what is lacking to judge by them."""
        self._conditions.say(conditions)

    def take_focus(self) -> bool:
        """Go into the list, to what is open first; return whether there is anything."""
        return self._list.take_focus()

    @property
    def unsaved(self) -> Fields:
        """The reason that is being typed, of what and of whom."""
        judged = self._judged
        former = judged.ruling.reason if judged and judged.ruling else ""
        if judged is None or self._reason.text() == former:
            return {}
        players = " ".join(map(str, judged.finding.players))
        return {_FINDING: judged.finding.code, _OF: players, _REASON: self._reason.text()}

    def bring_back(self, unsaved: Fields) -> bool:
        """Ask again for the decision whose reason was being typed; return whether it is open."""
        players = tuple(map(PlayerId, kept_numbers(unsaved.get(_OF))))
        judged = self._list.judged(unsaved.get(_FINDING, ""), players)
        if judged is None:
            return False
        self._ask(judged)
        self._reason.setText(unsaved.get(_REASON, ""))
        return True

    def _ask(self, judged: Judged) -> None:
        names = self._names(self._decided_at_once(judged))
        pattern = translate("DeskFindings", "{names}: {finding}. Why is it so decided?")
        title = finding_words.title(window_catalogue(), judged.finding.code)
        self._judged = judged
        self._about.setText(pattern.format(names=names, finding=title))
        self._reason.setText(judged.ruling.reason if judged.ruling else "")
        self._reopen.setVisible(judged.ruling is not None)
        self._decision.show()
        self._reason.setFocus()
        self._reason.selectAll()

    def _decided_at_once(self, judged: Judged) -> tuple[PlayerId, ...]:
        """Return for whom it is decided: where several people are chosen, for all of them in whom
        the same is pointed out.
        """
        code, stage = judged.finding.code, judged.stage
        alike = {
            player
            for row in self._chosen
            for each in row.judged
            if each.finding.code == code and each.stage == stage
            for player in each.finding.players
        }
        mine = {*judged.finding.players}
        return tuple(sorted(alike | mine if alike & mine else mine))

    def _names(self, players: Sequence[PlayerId]) -> str:
        if len(players) > _MOST_NAMED:
            return translate("DeskFindings", "%n player(s)", None, len(players))
        known = self._open_event.whole.players
        return people.listed(people.name(window_catalogue(), known[player]) for player in players)

    def _rule(self, *, allowed: bool) -> None:
        if self._judged is None:
            return
        if self._open_event.door(at=self._judged.stage).do(
            rule_on_finding,
            players=self._decided_at_once(self._judged),
            finding=self._judged.finding.code,
            allowed=allowed,
            reason=self._reason.text(),
        ):
            self._close()
            self.left.emit()
        else:
            self._reason.setFocus()

    def _take_back(self) -> None:
        if self._judged is None:
            return
        players, finding = self._decided_at_once(self._judged), self._judged.finding.code
        door = self._open_event.door(at=self._judged.stage)
        if door.do(reopen_finding, players=players, finding=finding):
            self._close()
            self.left.emit()

    def _back(self) -> None:
        self._close()
        if not self._list.take_focus():
            self.left.emit()

    def _close(self) -> None:
        self._judged = None
        self._decision.hide()

    def _lay_out(self) -> None:
        label = Label(translate("DeskFindings", "&Reason"))
        label.setBuddy(self._reason)
        buttons = wrapping(self._allow, self._forbid, self._reopen)
        column(self._about, row(label, (self._reason, 1)), buttons, into=self._decision)
        self._decision.hide()
        column(
            self._head,
            self._conditions,
            (self._list, _ALMOST_ALL),
            self._lapsed,
            self._decision,
            STRETCH,
            into=self,
        )


class _FindingList(QListWidget):
    """Lines that wrap; Enter asks about one, Esc leaves."""

    asked = Signal(Judged)
    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._own = 0
        """How many lines are about who is chosen; they come first."""
        self.setWordWrap(True)
        self.setItemDelegate(ItemDelegate(self))
        self.setAccessibleName(translate("DeskFindings", "What is pointed out"))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTabKeyNavigation(False)
        self.itemDoubleClicked.connect(lambda item: self.asked.emit(item.data(_JUDGED)))

    def show_lines(
        self, own: Sequence[tuple[str, Judged]], others: Sequence[tuple[str, Judged]]
    ) -> None:
        """Show other lines, with the cursor where it was while keys are typed here."""
        row = self.currentRow()
        self._own = len(own)
        self.clear()
        for text, judged in own:
            self._add(text, judged)
        if own and others:
            head = QListWidgetItem(translate("DeskFindings", "Everybody else:"), self)
            head.setFlags(Qt.ItemFlag.NoItemFlags)
        for text, judged in others:
            self._add(text, judged)
        if self.hasFocus():
            self.setCurrentRow(min(max(row, 0), self.count() - 1))

    def judged(self, code: str, players: tuple[PlayerId, ...]) -> Judged | None:
        """Return what a line says that points the same out in the same people."""
        each = (self.item(row).data(_JUDGED) for row in range(self.count()))
        return next((line for line in each if line and _key(line)[:2] == (code, players)), None)

    def take_focus(self) -> bool:
        """Go to what is open first of who is chosen, else to what was decided about him, else to
        the first of all others; return whether there are lines.
        """
        lines = [(row, self.item(row).data(_JUDGED)) for row in range(self.count())]
        judged = [(row, each) for row, each in lines if each]
        if not judged:
            return False
        own = judged[: self._own] or judged
        undecided = (row for row, each in own if each.ruling is None)
        self.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.setCurrentRow(next(undecided, own[0][0]))
        return True

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        """Show no cursor while no key reaches it."""
        super().focusOutEvent(event)
        self.setCurrentRow(-1)

    def _add(self, text: str, judged: Judged) -> None:
        item = QListWidgetItem(text, self)
        item.setData(_JUDGED, judged)
        item.setToolTip(plain_tip(text))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() in _ENTER and self.currentItem():
            self.asked.emit(self.currentItem().data(_JUDGED))
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)


class _ReasonField(Line):
    """Why it was so decided; Esc leaves it undecided."""

    left = Signal()

    def __init__(self) -> None:
        super().__init__(limit=TEXT)
        self.setAccessibleName(translate("DeskFindings", "Reason of the decision"))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)


def _once_each(lines: Iterable[_Line]) -> list[_Line]:
    """Return the lines, what a contingent shares once only."""
    once: dict[_Key, _Line] = {}
    for line in lines:
        once.setdefault(_key(line[1]), line)
    return list(once.values())


def _key(judged: Judged) -> _Key:
    return judged.finding.code, judged.finding.players, judged.stage


def _of_one(_: DeskRow, judged: Judged) -> str:
    return judged_words(judged)


def _of_several(row: DeskRow, judged: Judged) -> str:
    if judged.finding.shared_by:
        return judged_words(judged)
    return judged_words(judged, whose=people.name(window_catalogue(), row.player))


def _lapsed(chosen: Sequence[DeskRow]) -> str:
    """Tell what was decided about a person and does not hold any more."""
    if len(chosen) != 1:
        return ""
    (row,) = chosen
    lapsed = [
        ruling
        for each in row.entries
        for ruling in lapsed_rulings(each.entry, _found_in(row, each.tournament.main_stage.id))
    ]
    if not lapsed:
        return ""
    told = ", ".join(finding_words.title(window_catalogue(), ruling.finding) for ruling in lapsed)
    return translate("DeskFindings", "Decided before and no longer so: {findings}").format(
        findings=told
    )


def _found_in(row: DeskRow, stage: StageId) -> list[Finding]:
    """Return what is pointed out in a person by the conditions of one tournament."""
    return [each.finding for each in row.judged if each.stage == stage]
