"""The draw: before it the ways to hold it, after it the numbers."""

from collections.abc import Sequence
from datetime import datetime

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QStackedLayout

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.pairing.catalogue import SYSTEMS
from arbiter_app.domain.permissions import Action, Verdict, verdict
from arbiter_app.gui.bridge import Desk, error_sentence
from arbiter_app.gui.page import Page
from arbiter_app.gui.pages.draw_setup import DrawSetup
from arbiter_app.gui.widgets.draw_result import DrawResult
from arbiter_app.gui.widgets.empty_page import EmptyPage
from arbiter_app.i18n import translate
from arbiter_app.services.workspace import HistoryEntry, Kind, undone

_COMMANDS = "draw."


class DrawPage(Page):
    """How the players obtain their numbers."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._drawing_again = False
        self._empty = EmptyPage("", translate("DrawPage", "&Register players"))
        self._empty.button.clicked.connect(lambda: self.wants_page.emit("players"))
        self._setup = DrawSetup(desk)
        self._setup.done.connect(self._show_result)
        self._result = DrawResult()
        self._result.again.connect(self._draw_again)
        self._stack = QStackedLayout(self)
        for part in (self._empty, self._setup, self._result):
            self._stack.addWidget(part)

    def refresh(self) -> None:
        event = self.desk.open_event
        draw, refusal = event.tournament.draw, self._refusal()
        self._drawing_again = self._drawing_again and draw is not None and refusal is None
        if draw is not None and not self._drawing_again:
            held_at = _held_at(self.desk.workspace.history())
            self._result.show_draw(event, draw, held_at, refusal)
            self._stack.setCurrentWidget(self._result)
        elif too_few := self._too_few():
            self._empty.set_sentence(too_few)
            self._stack.setCurrentWidget(self._empty)
        else:
            self._setup.show_event(event)
            self._stack.setCurrentWidget(self._setup)

    def focus_first(self) -> None:
        match self._stack.currentWidget():
            case self._setup:
                self._setup.focus_first()
            case self._result:
                self._result.table.setFocus()
            case _:
                self._empty.button.setFocus()

    def page_actions(self) -> Sequence[QAction]:
        return ()

    def _draw_again(self) -> None:
        self._drawing_again = True
        self.refresh()
        self.focus_first()

    def _show_result(self) -> None:
        self._drawing_again = False
        self.refresh()
        self.focus_first()

    def _refusal(self) -> str | None:
        """Say why no draw can be held now; None if one can."""
        if verdict(Action.DRAW_NUMBERS, self.desk.tournament) is Verdict.REFUSED:
            return error_sentence(RuleError(Action.DRAW_NUMBERS.value))
        return None

    def _too_few(self) -> str | None:
        """Say that there are too few players for a schedule; None if there are enough."""
        settings, players = self.desk.tournament.settings, len(self.desk.tournament.entries)
        try:
            SYSTEMS[settings.system].schedule(
                players, cycles=settings.cycles, swap_last_rounds=False
            )
        except RuleError as refusal:
            return error_sentence(refusal)
        return None


def _held_at(history: Sequence[HistoryEntry]) -> datetime | None:
    """Return when the draw that stands was held."""
    taken_back = undone(history)
    held = [
        entry.at
        for entry in history
        if entry.command.startswith(_COMMANDS)
        and entry.kind is Kind.DO
        and entry.id not in taken_back
    ]
    return held[-1] if held else None
