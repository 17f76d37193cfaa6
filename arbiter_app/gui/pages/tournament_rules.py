"""The rules of the tournament on the page of the event: cycles, edition, tie-breaks."""

from dataclasses import dataclass, replace

from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from arbiter_app.domain.editions import EDITIONS, edition
from arbiter_app.domain.event import Unresolved
from arbiter_app.domain.pairing.berger import may_swap_last_rounds
from arbiter_app.domain.permissions import Action, Verdict, verdict
from arbiter_app.gui.bridge import Desk
from arbiter_app.gui.dialogs.reason import ask_reason
from arbiter_app.gui.widgets.heading import Aside, heading
from arbiter_app.gui.widgets.tie_break_list import TieBreakList
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.commands.event import change_system, change_tie_breaks
from arbiter_app.wording.errors import sentence


@dataclass(frozen=True, slots=True)
class _TieBreaks:
    """The order of the tie-breaks, and what becomes of those still tied."""

    codes: tuple[str, ...]
    unresolved: Unresolved


class TournamentRules(QWidget):
    """Every choice is saved at once; what the phase does not allow says why."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self._cycles = QComboBox()
        self._cycles.addItem(translate("TournamentRules", "one cycle"), 1)
        self._cycles.addItem(translate("TournamentRules", "two cycles, colours reversed"), 2)
        self._swap = QCheckBox(
            translate("TournamentRules", "&Swap the last two rounds of the first cycle")
        )
        self._swap_aside = Aside(
            translate(
                "TournamentRules",
                "For two cycles of an even number of players: nobody has the same colour three"
                " times running where the cycles meet (C.05 Annex 1).",
            )
        )
        self._edition = QComboBox()
        for each in EDITIONS.values():
            self._edition.addItem(each.title, each.id)
        self._system_aside = Aside()
        self._tie_breaks = TieBreakList()
        self._unresolved = QComboBox()
        self._unresolved.addItem(
            translate("TournamentRules", "they share the places"), Unresolved.SHARED
        )
        self._unresolved.addItem(translate("TournamentRules", "lots are drawn"), Unresolved.LOTS)
        self._tie_aside = Aside()
        self._draft: _TieBreaks | None = None
        """What is chosen after play has begun, until it is applied with its reason."""
        self._apply = QPushButton(translate("TournamentRules", "&Apply the change…"))
        self._discard = QPushButton(translate("TournamentRules", "&Leave as it was"))
        self._lay_out()
        self._cycles.activated.connect(self._save_system)
        self._swap.clicked.connect(self._save_system)
        self._edition.activated.connect(self._save_system)
        self._tie_breaks.edited.connect(self._edit_tie_breaks)
        self._unresolved.activated.connect(self._edit_unresolved)
        self._apply.clicked.connect(self._apply_draft)
        self._discard.clicked.connect(self._drop_draft)

    def refresh(self) -> None:
        """Show the rules as they are now."""
        tournament = self._desk.tournament
        settings = tournament.settings
        self._cycles.setCurrentIndex(self._cycles.findData(settings.cycles))
        self._swap.setChecked(settings.swap_last_rounds)
        self._edition.setCurrentIndex(self._edition.findData(settings.edition))
        may_change = verdict(Action.CHANGE_SYSTEM, tournament) is not Verdict.REFUSED
        may_swap = may_swap_last_rounds(len(tournament.entries), cycles=settings.cycles)
        self._cycles.setEnabled(may_change)
        self._edition.setEnabled(may_change)
        self._swap.setEnabled(may_change and may_swap)
        self._swap_aside.setVisible(may_change and not may_swap)
        self._system_aside.say(
            "" if may_change else sentence(window_catalogue(), Action.CHANGE_SYSTEM.value, {})
        )
        self._show_tie_breaks()

    @property
    def _needs_reason(self) -> bool:
        return verdict(Action.CHANGE_TIE_BREAKS, self._desk.tournament) is Verdict.NEEDS_REASON

    def _why_reason(self) -> str:
        return translate(
            "TournamentRules",
            "Play has begun: a change needs a reason, which the journal keeps (C.07 Art. 4.1).",
        )

    def _save_system(self) -> None:
        done = self._desk.do(
            change_system,
            cycles=self._cycles.currentData(),
            swap_last_rounds=self._swap.isChecked(),
            edition_id=self._edition.currentData(),
        )
        if not done:
            self.refresh()

    @property
    def _saved(self) -> _TieBreaks:
        settings = self._desk.tournament.settings
        return _TieBreaks(settings.tie_breaks, settings.unresolved)

    def _show_tie_breaks(self) -> None:
        if not self._needs_reason or self._draft == self._saved:
            self._draft = None
        settings, shown = self._desk.tournament.settings, self._draft or self._saved
        offered = edition(settings.edition).offered(settings.system)
        self._tie_breaks.show_list(shown.codes, offered)
        self._unresolved.setCurrentIndex(self._unresolved.findData(shown.unresolved))
        self._tie_aside.say(self._why_reason() if self._needs_reason else "")
        for button in (self._apply, self._discard):
            button.setVisible(self._draft is not None)

    def _edit_tie_breaks(self, codes: tuple[str, ...]) -> None:
        self._edit(replace(self._draft or self._saved, codes=codes))

    def _edit_unresolved(self) -> None:
        unresolved = Unresolved(self._unresolved.currentData())
        self._edit(replace(self._draft or self._saved, unresolved=unresolved))

    def _edit(self, wanted: _TieBreaks) -> None:
        """Save at once before play; afterwards collect what one reason will be given for."""
        if self._needs_reason:
            self._draft = wanted
            self._show_tie_breaks()
        else:
            self._save_tie_breaks(wanted, reason=None)

    def _save_tie_breaks(self, wanted: _TieBreaks, *, reason: str | None) -> None:
        done = self._desk.do(
            change_tie_breaks,
            tie_breaks=wanted.codes,
            unresolved=wanted.unresolved,
            reason=reason,
        )
        if not done:
            self.refresh()

    def _apply_draft(self) -> None:
        if self._draft and (reason := self._ask_why()):
            self._save_tie_breaks(self._draft, reason=reason)
            self._tie_breaks.setFocus()

    def _drop_draft(self) -> None:
        self._draft = None
        self._show_tie_breaks()
        self._tie_breaks.setFocus()

    def _ask_why(self) -> str | None:
        return ask_reason(
            self,
            title=translate("TournamentRules", "Change the tie-breaks after play has begun"),
            body=translate(
                "TournamentRules",
                "Tie-breaks are announced before the start (C.07 Art. 4.1). The table will be"
                " ordered anew, and sheets already posted become out of date.",
            ),
            verb=translate("TournamentRules", "Change the tie-breaks"),
        )

    def _lay_out(self) -> None:
        form = QFormLayout()
        form.addRow(
            translate("TournamentRules", "System of play"),
            QLabel(translate("TournamentRules", "Round robin")),
        )
        form.addRow(translate("TournamentRules", "&Cycles"), self._cycles)
        form.addRow("", self._swap)
        form.addRow(self._swap_aside)
        form.addRow(translate("TournamentRules", "&Edition of C.07"), self._edition)
        form.addRow(self._system_aside)
        last = QFormLayout()
        last.addRow(translate("TournamentRules", "Those &still tied:"), self._unresolved)
        decision = QHBoxLayout()
        decision.addStretch()
        decision.addWidget(self._discard)
        decision.addWidget(self._apply)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(heading(translate("TournamentRules", "Rules")))
        column.addLayout(form)
        column.addSpacing(14)
        column.addWidget(heading(translate("TournamentRules", "Tie-breaks, in this order")))
        column.addWidget(self._tie_breaks)
        column.addLayout(last)
        column.addWidget(self._tie_aside)
        column.addLayout(decision)
        column.addStretch()
