"""What comes next in a knockout, on the page of its rounds: colours, games, the bracket."""

from collections import Counter
from collections.abc import Mapping, Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.play.rounds import RoundOfPlay
from arbiter_app.domain.ids import Round
from arbiter_app.domain.pairing.knockout import (
    Knockout,
    KnockoutMatch,
    drawn_knockout,
)
from arbiter_app.domain.pairing.match import Due
from arbiter_app.domain.teams.two_stages import course_of
from arbiter_app.gui.base.destinations import PageId
from arbiter_app.gui.base.keys import Key
from arbiter_app.gui.base.open_event import error_sentence
from arbiter_app.gui.base.page import Page
from arbiter_app.gui.base.page_actions import act
from arbiter_app.gui.bracket.colour_lots_dialog import ask_seed_of_colours
from arbiter_app.gui.parts.match_cards import due_for_colours
from arbiter_app.gui.rounds.what_follows.next_step import NextStep
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.commands.play.matches import draw_colours, pair_next_games
from arbiter_app.wording.terms.play.games_of_matches import round_titles
from arbiter_app.wording.terms.play.knockouts import match_name, won_by_text
from arbiter_app.wording.terms.registration import people

_MOST_NAMED = 3
"""So many matches are named; of more only their number is told."""


class NextGames(QObject):
    """The acts that lead a knockout on; each is offered while it can be done."""

    paired = Signal(int)
    """New games stand in this round."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self._page, self._open_event = page, page.open_event
        self._standing: Knockout | None = None
        self._told = ""
        # fmt: off
        self.draw = act(page, translate("NextGames", "Draw the colour&s…"),
                        self.draw_colours, Key.DRAW_COLOURS)
        self.pair = act(page, translate("NextGames", "Pair the next ga&mes"),
                        self.pair_games, Key.PAIR)
        self.to_bracket = act(page, translate("NextGames", "To the bracket"),
                              page.way_to(PageId.BRACKET))
        # fmt: on
        self.strip = NextStep(self.draw, self.pair, self.to_bracket)

    @property
    def actions(self) -> Sequence[QAction]:
        """All acts, for the menu."""
        return self.draw, self.pair, self.to_bracket

    @property
    def is_of_knockout(self) -> bool:
        """Whether a knockout is shown whose numbers are drawn."""
        return self._standing is not None

    @property
    def standing(self) -> Knockout | None:
        """How the knockout stands that is shown."""
        return self._standing

    @property
    def sentence(self) -> str:
        """What is due, in a sentence."""
        return self._told

    def refresh(self, here: InHand) -> None:
        """Offer what can be done now."""
        self._standing = standing = drawn_knockout(here.competition)
        due = [] if standing is None else [match.state.due for match in standing.due if match.state]
        for action, is_due, code in (
            (self.draw, Due.COLOURS in due, "knockout.no-colours-due"),
            (self.pair, Due.GAME in due, "knockout.nothing-to-pair"),
        ):
            action.setVisible(standing is not None)
            action.offer("" if is_due else error_sentence(RuleError(code)))
        self.to_bracket.setVisible(standing is not None)
        self.to_bracket.offer(
            error_sentence(RuleError("knockout.none")) if standing is None else ""
        )
        self._told = "" if standing is None else _told(here.event, standing)
        self.strip.say(self._told)

    def titles(self, here: InHand) -> Mapping[Round, str]:
        """Return what the rounds are called; those of other systems have numbers alone."""
        if self._standing is None:
            return {}
        return round_titles(window_catalogue(), here.competition, self._standing)

    def is_last(self, here: InHand, round_: RoundOfPlay) -> bool:
        """Whether nothing is played after a round."""
        competition = here.competition
        last = len(competition.rounds)
        if self._standing is not None:
            return round_.number == last and self._standing.is_over
        return round_.number >= max(competition.settings.rounds or 0, last)

    def go_on(self) -> None:
        """Do what comes first, as an empty page offers it."""
        for action in self.actions:
            if action.isEnabled():
                action.trigger()
                return

    @property
    def verb(self) -> str:
        """What `go_on` does."""
        return next((action.text() for action in self.actions if action.isEnabled()), "")

    def draw_colours(self) -> None:
        """Draw lots for the colours of every match where they are due."""
        if self._standing is None:
            return
        self._put_matches_in_hand()
        matches = due_for_colours(self._open_event.in_hand, self._standing)
        seed = ask_seed_of_colours(
            self._page, matches, are_of_teams=self._open_event.tournament.played_by_teams
        )
        if seed is not None and self._open_event.do(draw_colours, seed=seed):
            self.pair_games()

    def pair_games(self) -> None:
        """Pair every game that can be played now, and show the first of them."""
        self._put_matches_in_hand()
        before = games_of_rounds(self._open_event.in_hand)
        if self.pair.isEnabled() and self._open_event.do(pair_next_games):
            after = games_of_rounds(self._open_event.in_hand)
            added = [number for number in after if after[number] > before[number]]
            if added:
                self.paired.emit(min(added))

    def _put_matches_in_hand(self) -> None:
        """Go from the boards of matches of teams to the matches: these are paired."""
        self._page.put_in_hand(course_of(self._open_event.in_hand).competition.id)


def games_of_rounds(here: InHand) -> Counter[Round]:
    """Return how many games each round has."""
    return Counter({each.number: len(each.games) for each in here.competition.rounds})


def _told(event: Event, standing: Knockout) -> str:
    """Return what is due of what matches; of a decided knockout who has won it."""
    if standing.is_over:
        return _winner(event, standing)
    parts = []
    for due, pattern in (
        (Due.COLOURS, translate("NextGames", "Colours to be drawn: {matches}")),
        (
            Due.BIDS,
            translate("NextGames", "Bids to be taken on the page of the bracket: {matches}"),
        ),
        (
            Due.LOT,
            translate("NextGames", "A lot to be drawn on the page of the bracket: {matches}"),
        ),
        (Due.GAME, translate("NextGames", "Next game to be paired: {matches}")),
    ):
        matches = [match for match in standing.due if match.state and match.state.due is due]
        if matches:
            parts.append(pattern.format(matches=_matches(standing, matches)))
    return " · ".join(parts)


def _matches(standing: Knockout, matches: Sequence[KnockoutMatch]) -> str:
    if len(matches) > _MOST_NAMED:
        return translate("NextGames", "%n match(es)", None, len(matches))
    catalogue = window_catalogue()
    return ", ".join(match_name(catalogue, standing.bracket, match.node) for match in matches)


def _winner(event: Event, standing: Knockout) -> str:
    first = standing.order[0]
    names = [people.name(window_catalogue(), event.contestants[each]) for each in first.players]
    if len(names) > 1:
        pattern = translate("NextGames", "All matches are decided; first: {names}")
        return pattern.format(names=" – ".join(names))
    final = None if first.match is None else standing.matches[first.match].state
    score = won_by_text(window_catalogue(), final) if final else ""
    if not score:
        return translate("NextGames", "All matches are decided: {name} has won").format(
            name=names[0]
        )
    pattern = translate("NextGames", "All matches are decided: {name} has won ({score})")
    return pattern.format(name=names[0], score=score)
