"""The bracket of a knockout: who meets whom, who is through, what is due."""

from collections.abc import Sequence

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QStackedLayout, QWidget

from arbiter_app.documents.parts.stage_papers import OF_BRACKET
from arbiter_app.documents.play.match_protocol import MATCH
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.play.rounds import Stage
from arbiter_app.domain.ids import StageId
from arbiter_app.domain.pairing.knockout import Knockout, knockout
from arbiter_app.gui.base.destinations import PageId, ShowPaper
from arbiter_app.gui.base.keys import Key
from arbiter_app.gui.base.open_event import OpenEvent, error_sentence
from arbiter_app.gui.base.page import Page, TypedKeys
from arbiter_app.gui.base.page_actions import PageAct, act, act_button, act_tool
from arbiter_app.gui.bracket.acts import BracketActs, Chosen
from arbiter_app.gui.bracket.match_panel import MatchPanel
from arbiter_app.gui.bracket.view import BracketView
from arbiter_app.gui.look.layouts import PAGE_MARGINS, column
from arbiter_app.gui.look.words import primary
from arbiter_app.gui.parts.holders.side_panel import WithPanel
from arbiter_app.gui.parts.match_cards import bracket_text, cards
from arbiter_app.gui.parts.pages.empty_page import EmptyPage
from arbiter_app.gui.parts.pages.page_head import PageHead
from arbiter_app.gui.parts.pages.stage_chooser import StageChooser, has_bracket
from arbiter_app.gui.parts.tables.row_menu import RowMenu
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms.event.stages import stage_name
from arbiter_app.wording.terms.play.knockouts import match_number

_ENOUGH = 980
"""Width of a page in which the panel is open by itself, in pixels beside usual letters."""


class BracketPage(Page):
    """The bracket, and beside it the selected match with what can be done in it."""

    def __init__(self, open_event: OpenEvent) -> None:
        super().__init__(open_event)
        self._found: Knockout | None = None
        self._view = BracketView()
        self._acts = BracketActs(self, self._chosen)
        self._stages = StageChooser(self, open_event, offers=has_bracket)
        self._empty = EmptyPage(page=PageId.BRACKET)
        self._body = QWidget()
        self._stack = QStackedLayout(self)
        self._stack.addWidget(self._empty)
        self._stack.addWidget(self._body)
        # fmt: off
        self._larger = act(self, translate("BracketPage", "&Larger"),
                           lambda: self._zoom(1), Key.LARGER)
        self._smaller = act(self, translate("BracketPage", "&Smaller"),
                            lambda: self._zoom(-1), Key.SMALLER)
        self._usual = act(self, translate("BracketPage", "&Fit width"),
                          lambda: self._zoom(0), Key.USUAL_SIZE)
        self._beside = act(self, translate("BracketPage", "Pa&nel"), lambda: None, Key.PANEL)
        self._copy = act(self, translate("BracketPage", "C&opy the bracket"),
                         self._copy_text, Key.COPY)
        self._print = act(self, translate("BracketPage", "Pr&int the bracket"),
                          self._print_bracket, Key.PRINT)
        self._print_match = act(self, translate("BracketPage", "Protocol of the &match"),
                                self._print_protocol, Key.PRINT_OTHER)
        # fmt: on
        self._panel = MatchPanel((*self._acts.of_match, self._print_match))
        RowMenu(self._view, lambda: (*self._acts.of_match, self._print_match))
        self._lay_out()
        self._view.selected_changed.connect(self._tell)
        self._view.opened.connect(self._acts.open_due)
        self._acts.wants.connect(self.wants)

    def refresh(self) -> None:
        stage = shown_knockout(self.open_event)
        if stage is not None:
            self.take_up(stage.id)
        self._found = self._look(stage)
        is_first = self._found is not None and self._empty.button.hasFocus()
        self._stack.setCurrentWidget(self._empty if self._found is None else self._body)
        if self._found is not None:
            found = self._found
            if (
                self._view.show_bracket(found.bracket, cards(self.open_event.in_hand, found))
                and found.due
            ):
                self._view.select(found.due[0].id)
            self._show_state(self._found)
        for action in (*self._of_view, self._copy, self._print):
            action.offer(self._empty.sentence if self._found is None else "")
        self._tell()
        if is_first:
            self.focus_first()

    def focus_first(self) -> None:
        if self._found is None:
            self._empty.button.setFocus()
        else:
            self._view.take_focus()

    def page_actions(self) -> Sequence[QAction]:
        return (
            *self._acts.of_all,
            *self._acts.of_match,
            self._print,
            self._print_match,
            self._copy,
            self._larger,
            self._smaller,
            self._usual,
            self._beside,
            *self._stages.actions_for_menu,
        )

    def typed_keys(self) -> TypedKeys:
        """Return what is typed in the bracket."""
        return translate("BracketPage", "In the bracket"), (
            ("← →", translate("BracketPage", "back and on along the lines")),
            ("↑ ↓", translate("BracketPage", "to the match above and below")),
            (translate("BracketPage", "Home, End"), translate("BracketPage", "top and bottom")),
            (translate("ResultKeys", "A–Z"), translate("ResultKeys", "go to")),
            (translate("BracketPage", "Enter"), translate("BracketPage", "what is due")),
        )

    def _look(self, stage: Stage | None) -> Knockout | None:
        """Return how the knockout stands; None where there is none yet, having said what comes
        next.
        """
        if stage is None:
            self._offer(
                translate(
                    "BracketPage",
                    "Nothing of this tournament is a knockout. Choose another system of play, or"
                    " add a final that is one.",
                ),
                translate("BracketPage", "&System of play"),
                PageId.EVENT,
            )
            return None
        seen = self.open_event.competition
        if seen.draw is None and stage is self.open_event.tournament.main_stage:
            self._offer(
                translate("BracketPage", "The bracket stands here once everybody has a number."),
                translate("BracketPage", "&Draw numbers"),
                PageId.DRAW,
            )
            return None
        if seen.draw is None:
            self._offer(
                translate(
                    "BracketPage",
                    "The bracket stands here once the stage has begun and everybody has a place"
                    " in it.",
                ),
                translate("BracketPage", "To the &stages"),
                PageId.STAGES,
            )
            return None
        try:
            found = knockout(seen)
        except RuleError as error:
            of_teams = self.open_event.tournament.played_by_teams
            self._offer(
                error_sentence(error),
                translate("BracketPage", "To the &teams")
                if of_teams
                else translate("BracketPage", "To the &players"),
                PageId.TEAMS if of_teams else PageId.PLAYERS,
            )
            return None
        if not found.matches:
            self._offer(
                translate(
                    "BracketPage", "The regulations ask for no match among so few participants."
                ),
                translate("BracketPage", "&System of play"),
                PageId.EVENT,
            )
            return None
        return found

    def _offer(self, sentence: str, verb: str, page: PageId) -> None:
        self._empty.offer(sentence, verb, self.way_to(page))

    def _chosen(self) -> Chosen | None:
        selected = self._view.selected
        if self._found is None or selected is None or selected not in self._found.matches:
            return None
        return Chosen(
            stage=self.open_event.stage,
            here=self.open_event.in_hand,
            found=self._found,
            match=self._found.matches[selected],
        )

    def _tell(self) -> None:
        """Show the selected match beside the bracket."""
        self._acts.refresh(self._empty.sentence)
        chosen = self._chosen()
        no_match = translate("BracketPage", "Choose a match of which both sides are known.")
        has_players = chosen is not None and chosen.match.state is not None
        self._print_match.offer("" if has_players else no_match)
        if chosen is not None:
            self._panel.show_match(chosen.here, chosen.found, chosen.match)

    def _show_state(self, found: Knockout) -> None:
        played = [each for each in found.matches.values() if not each.is_bye]
        said = translate("BracketPage", "All matches are decided")
        if not found.is_over:
            text = translate(
                "BracketPage", "{decided} of {matches} matches decided, {due} under way"
            )
            over = sum(each.is_over for each in played)
            said = text.format(decided=over, matches=len(played), due=len(found.due))
        tournament = self.open_event.tournament
        if len(tournament.stages) > 1 and self._stages.isHidden():
            stage = stage_name(window_catalogue(), tournament, self.open_event.stage)
            said = translate("BracketPage", "{stage}: {state}").format(stage=stage, state=said)
        self._head.say(said)

    def _zoom(self, steps: int) -> None:
        self._view.zoom_by(steps)

    def _copy_text(self) -> None:
        if self._found is not None:
            QApplication.clipboard().setText(bracket_text(self.open_event.in_hand, self._found))

    def _print_bracket(self) -> None:
        self.go_to(ShowPaper("bracket", {OF_BRACKET.name: self.open_event.stage}))

    def _print_protocol(self) -> None:
        chosen = self._chosen()
        if chosen is not None:
            number = match_number(chosen.found.bracket, chosen.match.id)
            options = {OF_BRACKET.name: chosen.stage, MATCH.name: number}
            self.go_to(ShowPaper("match-protocol", options))

    @property
    def _of_view(self) -> Sequence[PageAct]:
        """The acts that change what is seen of the bracket."""
        return self._larger, self._smaller, self._usual, self._beside

    def _lay_out(self) -> None:
        due = primary(act_button(self._acts.due))
        self._acts.due.changed.connect(lambda: due.setText(self._acts.due.text()))
        self._beside.toggled.connect(due.setHidden)
        zooms = []
        for action, sign in ((self._smaller, "−"), (self._larger, "+")):
            action.setIconText(sign)
            zooms.append(act_tool(action, raised=True))
            zooms[-1].setAccessibleName(action.text().replace("&", ""))
        of_all = (act_button(action) for action in (*self._acts.of_all, self._print))
        beside = act_tool(self._beside, raised=True)
        acts = (due, *of_all, *zooms, beside)
        self._head = PageHead(PageId.BRACKET, beside=(self._stages,), acts=acts)
        whole = WithPanel(self._view, self._panel, self._beside, enough=_ENOUGH)
        column(self._head, (whole, 1), around=PAGE_MARGINS, into=self._body)


def shown_knockout(open_event: OpenEvent) -> Stage | None:
    """Return the knockout that is meant: the stage in hand, else the main one, else the first."""
    tournament = open_event.tournament
    found = [each for each in tournament.stages if has_bracket(tournament.competition(each.id))]
    in_hand: StageId = open_event.stage
    return next((each for each in found if each.id == in_hand), next(iter(found), None))
