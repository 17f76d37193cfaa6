"""The draw: before it the ways to hold it, after it the numbers."""

from collections.abc import Sequence

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QStackedLayout

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.pairing.catalogue import pairing_system
from arbiter_app.domain.permissions import Action, Verdict, refusal, verdict
from arbiter_app.gui.bridge import Desk, error_sentence
from arbiter_app.gui.page import Page
from arbiter_app.gui.pages.draw_setup import DrawSetup
from arbiter_app.gui.widgets.draw_result import DrawResult, Held
from arbiter_app.gui.widgets.empty_page import EmptyPage
from arbiter_app.i18n import translate
from arbiter_app.services.workspace import HistoryEntry, Kind, undone

_COMMANDS = "draw."
_IMPORT = "report.import"


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
        draw, refused = event.tournament.draw, self._refusal()
        self._drawing_again = self._drawing_again and draw is not None and refused is None
        if draw is not None and not self._drawing_again:
            held = _held(self.desk.workspace.history())
            self._result.show_draw(event, draw, held, refused)
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
        tournament = self.desk.tournament
        if verdict(Action.DRAW_NUMBERS, tournament) is Verdict.REFUSED:
            return error_sentence(refusal(Action.DRAW_NUMBERS, tournament))
        return None

    def _too_few(self) -> str | None:
        """Say why there can be no schedule, mostly for too few players; None if there can."""
        settings, players = self.desk.tournament.settings, len(self.desk.tournament.entries)
        try:
            pairing_system(settings.system).schedule(
                players, cycles=settings.cycles, swap_last_rounds=False
            )
        except RuleError as error:
            return error_sentence(error)
        return None


def _held(history: Sequence[HistoryEntry]) -> Held | None:
    """Return when the draw that stands was held, or when its numbers were read from a file."""
    taken_back = undone(history)
    held = [
        Held(entry.at, _source(entry))
        for entry in history
        if (entry.command.startswith(_COMMANDS) or entry.command == _IMPORT)
        and entry.kind is Kind.DO
        and entry.id not in taken_back
    ]
    return held[-1] if held else None


def _source(entry: HistoryEntry) -> str | None:
    return str(entry.params["source"]) if entry.command == _IMPORT else None
