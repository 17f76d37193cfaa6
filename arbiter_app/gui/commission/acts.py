"""The acts of the page of the commission, each with its key."""

from collections.abc import Sequence
from functools import partial
from typing import Protocol

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction

from arbiter_app.domain.facts.people.admission import Admission
from arbiter_app.gui.base.destinations import PageId, ShowPaper
from arbiter_app.gui.base.keys import Key
from arbiter_app.gui.base.page import Page
from arbiter_app.gui.base.page_actions import PageAct, act
from arbiter_app.gui.commission.matrix import MandateMatrix
from arbiter_app.i18n import translate


class Deeds(Protocol):
    """What the page does when an act is chosen."""

    def decide(self, admission: Admission) -> None: ...

    def take_back(self) -> None: ...

    def admit_everybody(self) -> None: ...

    def only_incomplete(self) -> None: ...

    def switch_side(self) -> None: ...

    def open_side(self, tab: int) -> None: ...


class MandateActs:
    """Decisions are acts of the matrix, the others of the whole page."""

    def __init__(self, page: Page, matrix: MandateMatrix, deeds: Deeds) -> None:
        here = Qt.ShortcutContext.WidgetShortcut

        def deciding(text: str, admission: Admission, key: Key) -> PageAct:
            return act(matrix, text, partial(deeds.decide, admission), key, context=here)

        self.admit = deciding(translate("MandatePage", "&Admit"), Admission.ADMITTED, Key.ADMIT)
        self.conditional = deciding(
            translate("MandatePage", "Admit conditionall&y…"),
            Admission.CONDITIONAL,
            Key.ADMIT_CONDITIONALLY,
        )
        self.refuse = deciding(
            translate("MandatePage", "&Do not admit…"), Admission.REFUSED, Key.DO_NOT_ADMIT
        )
        self.back = act(
            matrix,
            translate("MandatePage", "Take the decision &back"),
            deeds.take_back,
            Key.TAKE_BACK,
            context=here,
        )
        self.admit_all = act(
            page,
            translate("MandatePage", "Admit all &complete"),
            deeds.admit_everybody,
            Key.ADMIT_COMPLETE,
        )
        self.incomplete = act(
            page,
            translate("MandatePage", "Only &incomplete"),
            deeds.only_incomplete,
            Key.ONLY_MISSING,
        )
        self.incomplete.setCheckable(True)
        self.panel = act(page, translate("MandatePage", "Pa&nel"), deeds.switch_side, Key.PANEL)
        self.panel.setCheckable(True)
        self.to_missing = act(
            page,
            translate("MandatePage", "What is &missing"),
            partial(deeds.open_side, 1),
            Key.VIEW_2,
        )
        self.to_list = act(
            page,
            translate("MandatePage", "&List of papers"),
            partial(deeds.open_side, 2),
            Key.VIEW_3,
        )
        self.protocol = act(
            page,
            translate("MandatePage", "Pro&tocol"),
            lambda: page.go_to(ShowPaper("mandate-protocol")),
            Key.PRINT,
        )
        self.sheet = act(
            page,
            translate("MandatePage", "P&rint what is missing"),
            lambda: page.go_to(ShowPaper("missing-papers")),
            Key.PRINT_OTHER,
        )
        self.officials = act(
            page, translate("MandatePage", "&Officials…"), page.way_to(PageId.OFFICIALS)
        )

        self.date = act(
            matrix,
            translate("MandatePage", "Correct the dat&e"),
            matrix.correct_date,
            Key.CORRECT,
            context=here,
        )
        matrix.row_acts = (*self.decisions, self.date)

    @property
    def decisions(self) -> Sequence[PageAct]:
        """The acts that decide about who is chosen."""
        return self.admit, self.conditional, self.refuse, self.back

    @property
    def all(self) -> Sequence[QAction]:
        """All acts, for the menu."""
        return (
            *self.decisions,
            self.date,
            self.admit_all,
            self.incomplete,
            self.panel,
            self.to_missing,
            self.to_list,
            self.protocol,
            self.sheet,
            self.officials,
        )
