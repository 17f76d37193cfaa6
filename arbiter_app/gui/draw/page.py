"""The draw: before it the ways to hold it, then the ceremony if there is one, then the numbers."""

from collections.abc import Sequence
from functools import cached_property

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QWidget

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.in_hand import tournament_noted
from arbiter_app.domain.facts.people.affiliation import ContingentKey
from arbiter_app.domain.facts.play.numbering import DrawMethod, VarmaVariant
from arbiter_app.domain.ids import TournamentId
from arbiter_app.domain.pairing.catalogue import fixed_rounds
from arbiter_app.domain.permission.by_state import (
    Action,
    Verdict,
    is_ceremony_under_way,
    refusal,
    verdict,
)
from arbiter_app.gui.base.destinations import PageId
from arbiter_app.gui.base.open_event import OpenEvent, error_sentence
from arbiter_app.gui.base.page import Page
from arbiter_app.gui.draw.ceremony.acts import CeremonyActs
from arbiter_app.gui.draw.ceremony.panel import CeremonyView
from arbiter_app.gui.draw.ceremony.setup import CeremonySetup
from arbiter_app.gui.draw.result import DrawResult, Held
from arbiter_app.gui.draw.scrolled import Parts
from arbiter_app.gui.draw.setup import DrawSetup
from arbiter_app.gui.look.layouts import STRETCH, column, row
from arbiter_app.gui.look.sizes import Room, px
from arbiter_app.gui.parts.pages.empty_page import EmptyPage
from arbiter_app.i18n import translate
from arbiter_app.services.undoing import HistoryEntry, Kind, undone

_COMMANDS = "draw."
_LAST_STEP = "ceremony.number"
_IMPORT = "report.import"
_QUESTION_STRETCH = 1000
"""A question is as wide as it may be before anything is left beside it."""
_LOW = 640
"""Below this height a page has no room for lists beside a question, in pixels beside letters of the
usual height.
"""


class DrawPage(Page):
    """How the players obtain their numbers."""

    def __init__(self, open_event: OpenEvent) -> None:
        super().__init__(open_event)
        self._drawing_again = False
        self._of = open_event.tournament.id
        """The tournament whose draw is shown or prepared."""
        self._acts = CeremonyActs(self, open_event)
        self._acts.asked.connect(self._give_way)
        self._acts.closed.connect(self._give_way)
        self._acts.closed.connect(self.focus_first)
        self._parts = Parts()
        self._lay_out()

    # Each part is built when it is first needed: most are seen once in an event, if ever.

    @cached_property
    def _empty(self) -> EmptyPage:
        return self._parts.take(EmptyPage(page=PageId.DRAW))

    @cached_property
    def _setup(self) -> DrawSetup:
        made = DrawSetup(self.open_event)
        made.done.connect(self._show_result)
        made.ceremony_wanted.connect(self._prepare_ceremony)
        return self._parts.take(made)

    @cached_property
    def _ceremony_setup(self) -> CeremonySetup:
        made = CeremonySetup(self.open_event)
        made.left.connect(self._leave_ceremony_setup)
        made.begun.connect(self._show_result)
        return self._parts.take(made)

    @cached_property
    def _ceremony(self) -> CeremonyView:
        made = CeremonyView(self.open_event, self._acts.make_buttons())
        made.refused.connect(self._acts.tell_refused)
        made.allowance_wanted.connect(self._acts.ask_to_allow)
        return self._parts.take(made)

    @cached_property
    def _result(self) -> DrawResult:
        made = DrawResult(self.open_event, self._acts.make_buttons())
        made.again.connect(self._draw_again)
        made.wants.connect(self.wants)
        return self._parts.take(made)

    def refresh(self) -> None:
        event = self.open_event.facts
        tournament = event.tournament
        if tournament.id != self._of:
            self._of = tournament.id
            self._drawing_again = False
            self._parts.show_part(self._setup)
        draw, refused = tournament.draw, self._refusal()
        self._drawing_again = self._drawing_again and draw is not None and refused is None
        shown: QWidget
        if tournament.ceremony is not None and is_ceremony_under_way(tournament.competition()):
            self._ceremony.show_event(event, tournament.ceremony)
            shown = self._ceremony
        elif draw is not None and not self._drawing_again:
            held = _held(self.open_event.workspace.history(), tournament.id)
            self._result.show_draw(event, draw, held, refused)
            shown = self._result
        elif too_few := self._too_few():
            verb, page = translate("DrawPage", "&Register players"), PageId.PLAYERS
            if tournament.played_by_teams:
                verb, page = translate("DrawPage", "&Enter teams"), PageId.TEAMS
            self._empty.offer(too_few, verb, self.way_to(page))
            shown = self._empty
        elif isinstance(self._parts.current, CeremonySetup):
            self._ceremony_setup.show_event(event)
            shown = self._ceremony_setup
        else:
            self._setup.show_event(event)
            shown = self._setup
        # Acts first: what they ask is closed where its step is gone.
        self._acts.show_event(event)
        if shown is not self._parts.current:
            self._turn_to(shown)

    def focus_first(self) -> None:
        match self._parts.current:
            case DrawSetup() | CeremonySetup() | CeremonyView() as part:
                part.focus_first()
            case DrawResult(table=table):
                table.setFocus()
            case EmptyPage(button=button):
                button.setFocus()

    def page_actions(self) -> Sequence[QAction]:
        return self._acts.actions_of_page

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Let Esc leave the view for the hall, on whatever screen it is seen."""
        if event.key() == Qt.Key.Key_Escape and self._acts.leave_projector():
            return
        super().keyPressEvent(event)

    def _turn_to(self, part: QWidget) -> None:
        """Show another part; the focus goes with it, if it was on this page."""
        had_focus = self.isAncestorOf(self.window().focusWidget() or self.window())
        self._give_way()
        self._parts.show_part(part)
        if had_focus:
            self.focus_first()

    def _draw_again(self) -> None:
        self._drawing_again = True
        self.refresh()
        self.focus_first()

    def _show_result(self) -> None:
        self._drawing_again = False
        self.refresh()
        self.focus_first()

    def _prepare_ceremony(
        self, method: DrawMethod, key: ContingentKey, variant: VarmaVariant
    ) -> None:
        self._ceremony_setup.choose(method, key, variant)
        self._parts.show_part(self._ceremony_setup)
        self.refresh()
        self.focus_first()

    def _leave_ceremony_setup(self) -> None:
        self._parts.show_part(self._setup)
        self.refresh()
        self.focus_first()

    def _lay_out(self) -> None:
        question = (self._acts.question, _QUESTION_STRETCH)
        below = row(question, STRETCH, around=(Room.WIDE, Room.NONE, Room.WIDE, Room.MIDDLE))
        column((self._parts, 1), below, gap=Room.NONE, into=self)

    def _give_way(self) -> None:
        """Let a question come next, and have the room of the rest where the page is low."""
        is_asked = self._acts.question.isVisibleTo(self)
        for part in self._parts.taken:
            if isinstance(part, CeremonyView):
                part.step_back(steps_back=is_asked)
            if isinstance(part, CeremonyView | DrawResult):
                part.give_way(gives=is_asked and self.height() < px(_LOW))

    def _refusal(self) -> str | None:
        """Say why no draw can be held now; None if one can."""
        tournament = self.open_event.tournament
        if verdict(Action.DRAW_NUMBERS, tournament.competition()) is Verdict.REFUSED:
            return error_sentence(refusal(Action.DRAW_NUMBERS, tournament.competition()))
        return None

    def _too_few(self) -> str | None:
        """Say why there can be no schedule, mostly for too few players; None if there can."""
        settings, players = (
            self.open_event.tournament.settings,
            len(self.open_event.facts.participants),
        )
        try:
            fixed_rounds(settings, players)
        except RuleError as error:
            return error_sentence(error)
        return None


def _held(history: Sequence[HistoryEntry], tournament: TournamentId) -> Held | None:
    """Return when the draw of a tournament that stands was held, or when its numbers were read from
    a file.
    """
    taken_back = undone(history)
    held = [
        Held(entry.at, _source(entry))
        for entry in history
        if (entry.command.startswith(_COMMANDS) or entry.command in (_LAST_STEP, _IMPORT))
        and entry.kind in (Kind.DO, Kind.BARRIER)
        and entry.id not in taken_back
        and tournament_noted(entry.params) == tournament
    ]
    return held[-1] if held else None


def _source(entry: HistoryEntry) -> str | None:
    return str(entry.params["source"]) if entry.command == _IMPORT else None
