"""The director of play-offs: which ties, who plays what when, and what it does to the table."""

from collections.abc import Callable, Sequence
from datetime import datetime, timedelta

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QMenu, QStackedLayout, QToolButton, QWidget

from arbiter_app.documents.parts.stage_papers import OF_BRACKET
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.play_offs.regulations import regulations, with_regulations
from arbiter_app.gui.base.destinations import PageId, ShowPaper
from arbiter_app.gui.base.keys import Key
from arbiter_app.gui.base.open_event import OpenEvent, error_sentence
from arbiter_app.gui.base.page import Page, TypedKeys
from arbiter_app.gui.base.page_actions import PageAct, act, act_button
from arbiter_app.gui.look.layouts import PAGE_MARGINS, STRETCH, column, row
from arbiter_app.gui.look.sizes import Room
from arbiter_app.gui.look.words import Look, show_as, words
from arbiter_app.gui.parts.holders.scrolled import Scrolled
from arbiter_app.gui.parts.pages.empty_page import EmptyPage
from arbiter_app.gui.parts.pages.page_head import PageHead
from arbiter_app.gui.parts.tables.row_menu import RowMenu
from arbiter_app.gui.parts.words.heading import heading
from arbiter_app.gui.play_off.acts import PlayOffActs
from arbiter_app.gui.play_off.agenda import (
    Do,
    Matter,
    Task,
    matters,
    played_in_matches,
    stage_of_lots,
    steps,
    still_playing,
    task_of,
    undecided_protests,
    with_others,
    without,
)
from arbiter_app.gui.play_off.clock import PauseClock
from arbiter_app.gui.play_off.list import PlayOffList, how_far
from arbiter_app.gui.play_off.next_card import NextCard
from arbiter_app.gui.play_off.outcome import OutcomeTable
from arbiter_app.gui.play_off.results import PlayOffResults
from arbiter_app.gui.play_off.words import headline, warnings, why
from arbiter_app.i18n import translate
from arbiter_app.services.changes import Area, Changes

_OF_MATCHES = ("match-protocol", "bracket")
_LOTS = "colour-lots"
_STAGE = OF_BRACKET.name


class PlayOffPage(Page):
    """One play-off at a time: why it is held, what comes next in it, its games, its order."""

    def __init__(
        self, open_event: OpenEvent, *, now: Callable[[], datetime] = datetime.now
    ) -> None:
        super().__init__(open_event)
        self._now = now
        self._found: tuple[Matter, ...] = ()
        self._shown: object = None
        """What comes next, as it is shown: where it is something else, the focus goes there."""
        """The page that an empty page leads to."""
        self._list = PlayOffList()
        self._title = heading()
        self._title.setWordWrap(True)
        self._why = words(wraps=True)
        self._warning = words(look=Look.STRONG, wraps=True)
        self._clock = PauseClock(now)
        self._card = NextCard()
        self._results = PlayOffResults(self)
        self._outcome = OutcomeTable()
        self._acts = PlayOffActs(self, self._card, lambda: self._in_hand, now)
        self._own = self._make_actions()
        self._empty = EmptyPage(page=PageId.PLAY_OFF)
        self._body = QWidget()
        self._stack = QStackedLayout(self)
        self._stack.addWidget(self._empty)
        self._stack.addWidget(self._body)
        self._lay_out()
        self._connect()

    def refresh(self) -> None:
        event = self.open_event.facts
        try:
            self._found = tuple(
                without(event, each, self._acts.refusals(each)) for each in matters(event)
            )
        except RuleError as error:
            self._found = ()
            self._say_empty(error_sentence(error), PageId.EVENT, translate("PlayOffPage", "&Rules"))
            return
        if not self._found:
            self._show_empty()
            return
        self._stack.setCurrentWidget(self._body)
        self._list.show_matters(event, self._found)
        self._show_in_hand()

    def focus_first(self) -> None:
        """Put the focus on what comes next: the one button, or the game to type."""
        found = self._in_hand
        if self._stack.currentWidget() is self._empty or found is None:
            self._empty.button.setFocus()
        elif found[1].do is Do.BIDS and self._card.bids.take_focus():
            pass
        elif found[1].missing or found[1].do is Do.RESULTS:
            self._results.take_focus()
        else:
            self._card.button.setFocus()

    def page_actions(self) -> Sequence[QAction]:
        return *self._own, *self._acts.actions, self._results.keys_menu

    def typed_keys(self) -> TypedKeys:
        """Return what is typed at a game."""
        return translate("PlayOffPage", "At a game of the play-off"), self._results.told_keys

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Let Esc lead back to the games."""
        if event.key() == Qt.Key.Key_Escape and self._can_go_back_to_games:
            self._results.take_focus()
        else:
            super().keyPressEvent(event)

    @property
    def _can_go_back_to_games(self) -> bool:
        return self._results.has_games and not self._results.has_focus

    def _turn_to_other(self) -> None:
        self._list.turn_to_open()
        self.focus_first()

    # Showing

    @property
    def _in_hand(self) -> tuple[Matter, Task] | None:
        for matter in self._found:
            if matter.key == self._list.in_hand:
                task = task_of(self.open_event.tournament, matter)
                return matter, with_others(task, self._found)
        return None

    def _show_in_hand(self) -> None:
        found = self._in_hand
        if found is None:
            return
        matter, task = found
        event = self.open_event.facts
        if task.stage is not None and self.isVisible():
            self.take_up(task.stage)  # so that the window counts its results
        else:
            self.put_back()
        matches = tuple(match.id for match in task.matches)
        self._shown = matter.key, task.do, task.stage, matches, task.missing > 0
        protests = undecided_protests(event.tournament, matter)
        self._head.say(how_far(matter))
        self._title.setText(headline(event, matter))
        self._why.setText(why(event, matter))
        warned = warnings(matter, len(protests))
        self._warning.setText(f"⚠ {warned}")
        self._warning.setVisible(bool(warned))
        self._protest_button.setVisible(bool(protests))
        self._card.show_task(event, matter, task)
        self._show_clock(matter)
        self._results.show_steps(steps(event.tournament, matter))
        self._outcome.show_matter(event, matter)
        self._acts.refresh(matter)
        no_matches = translate("PlayOffPage", "No match of it has been played or paired yet.")
        has_matches = bool(played_in_matches(event.tournament, matter))
        for document, action in self._papers.items():
            action.offer("" if document not in _OF_MATCHES or has_matches else no_matches)
        for action in (self._table, self._protests, self._incident):
            action.offer()

    def _show_clock(self, matter: Matter) -> None:
        rules = regulations(self.open_event.tournament, matter.stage)
        if rules is None or matter.is_over:
            self._clock.hide()
            return
        ended_at = self._acts.ended_at(matter)
        first = timedelta(minutes=rules.first_pause)
        first_ready = ended_at and ended_at + first
        has_results = self._has_results(matter)
        ready_at = first_ready if matter.state is None else matter.state.ready_at
        if has_results and ready_at is None:
            self._clock.hide()
            return
        minutes = rules.pause if has_results and ready_at != first_ready else rules.first_pause
        self._clock.show_pause(ready_at, minutes, ended_at, asks=not has_results)
        self._clock.show()

    def _has_results(self, matter: Matter) -> bool:
        return any(
            game.result is not None
            for stage in steps(self.open_event.tournament, matter)
            for _, game in stage.games
        )

    def _show_empty(self) -> None:
        tournament = self.open_event.tournament
        if not with_regulations(tournament):
            self._say_empty(
                translate(
                    "PlayOffPage",
                    "Ties are not played off: no play-off regulation is set. It belongs to the"
                    " regulations of the event and is published before it begins (C.07 Art. 3.1).",
                ),
                PageId.EVENT,
                translate("PlayOffPage", "&Set the play-off regulation"),
            )
        elif playing := still_playing(tournament):
            missing = sum(stage.missing for stage in playing)
            sentence = (
                translate(
                    "PlayOffPage",
                    "Which ties are played off shows when play is over: %n result(s) are missing.",
                    None,
                    missing,
                )
                if missing
                else translate("PlayOffPage", "Which ties are played off shows when play is over.")
            )
            self._say_empty(sentence, PageId.ROUNDS, translate("PlayOffPage", "To the &rounds"))
        else:
            self._say_empty(
                translate(
                    "PlayOffPage",
                    "Play is over, and no tie has to be played off: none reaches over a place that"
                    " the regulations divide behind.",
                ),
                PageId.TABLE,
                translate("PlayOffPage", "Final &table"),
            )

    def _say_empty(self, sentence: str, way_on: PageId, verb: str) -> None:
        self._shown = way_on
        self._empty.offer(sentence, verb, self.way_to(way_on))
        self._acts.refuse(sentence)
        for action in self._own:
            action.offer(sentence)
        self._stack.setCurrentWidget(self._empty)

    def _on_changed(self, changes: Changes) -> None:
        if changes.areas - {Area.GAMES}:
            self._results.forget()
        focused = self.window().focusWidget()
        had_focus = focused is not None and self.isAncestorOf(focused)
        was = self._shown
        super()._on_changed(changes)
        if self.isVisible() and had_focus and self._shown != was:
            self.focus_first()

    def _on_stage_chosen(self) -> None:
        """Stay: which stage is in hand elsewhere changes nothing here."""

    # Building

    def _print(self, document: str) -> None:
        """Show a paper; those of matches are of the newest step that is played in matches, that of
        lots of the newest one for which any were drawn.
        """
        found = self._in_hand
        tournament = self.open_event.tournament
        played = () if found is None else played_in_matches(tournament, found[0])
        options = {_STAGE: int(played[-1])} if played and document in _OF_MATCHES else {}
        if found is not None and document == _LOTS:
            options = {_STAGE: int(stage_of_lots(tournament, found[0]))}
        self.go_to(ShowPaper(document, options))

    def _printer(self, document: str) -> Callable[[], None]:
        return lambda: self._print(document)

    def _make_actions(self) -> tuple[PageAct, ...]:
        # fmt: off
        self._table = act(self, translate("PlayOffPage", "Final &table"),
                          self._acts.show_table)
        self._incident = act(self, translate("PlayOffPage", "&Incident in this game…"),
                             self._results.tell_incident, Key.INCIDENT)
        self._protests = act(self, translate("PlayOffPage", "Pr&otests"),
                             self.way_to(PageId.APPEALS))
        self._papers = {
            paper: act(self, words, self._printer(paper), *keys)
            for paper, words, keys in (
                ("order-of-play", translate("PlayOffPage", "Order of &play"), (Key.PRINT,)),
                (_LOTS, translate("PlayOffPage", "Lots of &colours"), ()),
                ("match-protocol", translate("PlayOffPage", "Match p&rotocol"), ()),
                ("bracket", translate("PlayOffPage", "&Bracket"), ()),
            )
        }
        # fmt: on
        self._results.offer_on_games((self._incident, self._acts.tempo, self._acts.leave))
        RowMenu(self._list, lambda: (*self._acts.actions, *self._papers.values()))
        return self._table, self._incident, self._protests, *self._papers.values()

    def _lay_out(self) -> None:
        acts = (
            _menu(translate("PlayOffPage", "Ways &out"), self._acts.actions),
            _menu(translate("PlayOffPage", "Pape&rs"), tuple(self._papers.values())),
            act_button(self._table),
        )
        self._head = PageHead(PageId.PLAY_OFF, acts=acts)
        self._protest_button = act_button(self._protests)
        inside = QWidget()
        column(
            self._title,
            self._why,
            row((self._warning, 1), self._protest_button),
            self._clock,
            self._card,
            (self._results, 9),
            heading(translate("PlayOffPage", "What it does to the table")),
            self._outcome,
            STRETCH,
            into=inside,
        )
        body = row(self._list, (Scrolled(inside), 1), gap=Room.WIDE)
        column(self._head, (body, 1), around=PAGE_MARGINS, into=self._body)

    def _connect(self) -> None:
        self._list.chosen.connect(self._show_in_hand)
        self._list.itemActivated.connect(lambda _: self.focus_first())
        self._clock.ended_typed.connect(self._acts.set_ended)
        self._clock.unreadable.connect(self.open_event.refused)
        self._card.wanted.connect(self._acts.do_next)
        self._card.refused.connect(self.open_event.refused)
        self._acts.decided.connect(self.refresh)
        self._acts.other_wanted.connect(self._turn_to_other)
        self._results.finished.connect(self._card.button.setFocus)


def _menu(text: str, actions: Sequence[QAction]) -> QToolButton:
    button = show_as(QToolButton(), Look.BUTTON)
    button.setText(text)
    button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    menu = QMenu(button)
    menu.addActions(list(actions))
    button.setMenu(menu)
    return button
