"""The acts of the page of the commission, each with its key."""

from collections.abc import Sequence
from functools import partial
from typing import Protocol

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction

from arbiter_app.domain.facts.admission import Admission
from arbiter_app.gui.base.destinations import PageId, ShowPaper
from arbiter_app.gui.base.page import Page
from arbiter_app.gui.base.page_actions import act
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

        def deciding(text: str, admission: Admission, key: str) -> QAction:
            return act(matrix, text, partial(deeds.decide, admission), key, context=here)

        self.admit = deciding(translate("MandatePage", "&Admit"), Admission.ADMITTED, "+")
        self.conditional = deciding(
            translate("MandatePage", "Admit &conditionally…"), Admission.CONDITIONAL, "*"
        )
        self.refuse = deciding(translate("MandatePage", "&Do not admit…"), Admission.REFUSED, "-")
        self.back = act(
            matrix,
            translate("MandatePage", "Take the decision &back"),
            deeds.take_back,
            "Ctrl+Del",
            context=here,
        )
        self.admit_all = act(
            page,
            translate("MandatePage", "Admit all &complete"),
            deeds.admit_everybody,
            "Ctrl+Shift+A",
        )
        self.incomplete = act(
            page, translate("MandatePage", "Only &incomplete"), deeds.only_incomplete, "Ctrl+M"
        )
        self.incomplete.setCheckable(True)
        self.panel = act(
            page, translate("MandatePage", "&Panel"), deeds.switch_side, "Ctrl+Shift+P"
        )
        self.panel.setCheckable(True)
        self.to_missing = act(
            page,
            translate("MandatePage", "What is &missing"),
            partial(deeds.open_side, 1),
            "Ctrl+Shift+M",
        )
        self.to_list = act(
            page, translate("MandatePage", "&List of papers"), partial(deeds.open_side, 2), "Ctrl+L"
        )
        self.protocol = act(
            page,
            translate("MandatePage", "&Protocol"),
            lambda: page.go_to(ShowPaper("mandate-protocol")),
            "Ctrl+P",
        )
        self.sheet = act(
            page,
            translate("MandatePage", "P&rint what is missing"),
            lambda: page.go_to(ShowPaper("missing-papers")),
        )
        self.officials = act(
            page, translate("MandatePage", "&Officials…"), page.way_to(PageId.OFFICIALS)
        )

        matrix.row_acts = self.decisions

    @property
    def decisions(self) -> Sequence[QAction]:
        """The acts that decide about who is chosen."""
        return self.admit, self.conditional, self.refuse, self.back

    @property
    def all(self) -> Sequence[QAction]:
        """All acts, for the menu."""
        return (
            *self.decisions,
            self.admit_all,
            self.incomplete,
            self.panel,
            self.to_missing,
            self.to_list,
            self.protocol,
            self.sheet,
            self.officials,
        )
