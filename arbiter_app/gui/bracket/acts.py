"""What is done with the matches of a bracket: colours, bids, games, lots, walk-overs."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from arbiter_app.domain.drawing.lots import seed_among_tied
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.rules.match_rules import MatchRules
from arbiter_app.domain.ids import PlayerId, StageId
from arbiter_app.domain.pairing.knockout import Knockout, KnockoutMatch, match_rules
from arbiter_app.domain.pairing.match import Due, WonBy
from arbiter_app.domain.taking_part.lost_games import gave_up
from arbiter_app.gui.base.destinations import ShowBoard
from arbiter_app.gui.base.keys import Key
from arbiter_app.gui.base.open_event import TO_BE_TYPED, error_sentence
from arbiter_app.gui.base.page import Page
from arbiter_app.gui.base.page_actions import PageAct, act
from arbiter_app.gui.bracket.bids_dialog import MatchBidsDialog
from arbiter_app.gui.bracket.colour_lots_dialog import ask_seed_of_colours
from arbiter_app.gui.bracket.lot_dialog import MatchLotDialog
from arbiter_app.gui.bracket.tempo_dialog import MatchTempoDialog
from arbiter_app.gui.bracket.walkover_dialog import WalkOverDialog
from arbiter_app.gui.parts.dialogs.ask_decision import decided
from arbiter_app.gui.parts.dialogs.ask_reason import ask_reason
from arbiter_app.gui.parts.match_cards import due_for_colours, player_name
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.commands.play.matches import (
    agree_tempo,
    cancel_games,
    draw_colours,
    draw_winner,
    pair_next_games,
    reopen_match,
    take_bids,
    take_colours,
    take_winner,
    walk_over,
)
from arbiter_app.wording.terms.play import knockouts


@dataclass(frozen=True, slots=True, kw_only=True)
class Chosen:
    """The selected match, and the knockout it belongs to."""

    stage: StageId
    here: InHand
    """With the competition of that stage."""
    found: Knockout
    match: KnockoutMatch

    @property
    def title(self) -> str:
        return knockouts.match_name(window_catalogue(), self.found.bracket, self.match.node)

    @property
    def players(self) -> Sequence[tuple[PlayerId, str]]:
        """Who has come to the match, with their names."""
        return [
            (player, player_name(self.here, player))
            for player in self.match.players
            if player is not None
        ]

    @property
    def due(self) -> Due:
        return self.match.state.due if self.match.state else Due.NOTHING

    @property
    def rules(self) -> MatchRules:
        return match_rules(self.here.competition.settings.knockout, self.match.node)

    @property
    def can_be_given_up(self) -> bool:
        """Whether somebody can lose it without playing: also before his opponent is known, and the
        other one too where one of the two has not come.
        """
        if self.match.is_bye or not self.can_give_up:
            return False
        state = self.match.state
        return state is None or state.won_by in (None, WonBy.WALKOVER)

    @property
    def can_give_up(self) -> Sequence[tuple[PlayerId, str]]:
        """Who of the two has not lost it without playing yet."""
        competition = self.here.competition
        return [
            (player, name)
            for player, name in self.players
            if player != self.match.loser and not gave_up(competition, player, self.match.id)
        ]

    @property
    def step(self) -> int:
        """The step that is played now."""
        state = self.match.state
        if state is None:
            return 0
        return state.next.step if state.next else state.step


class BracketActs(QObject):
    """The acts of the page of the bracket; most are about the selected match."""

    wants = Signal(object)
    """Something elsewhere comes next: a `Destination`."""

    def __init__(self, page: Page, chosen: Callable[[], Chosen | None]) -> None:
        super().__init__(page)
        self._page, self._chosen = page, chosen
        self._open_event = page.open_event
        # fmt: off
        self.pair = act(page, translate("BracketPage", "Pair the next &games"),
                        self._pair, Key.PAIR)
        self.colours = act(page, translate("BracketPage", "Draw all &colours…"),
                           self._draw_all_colours, Key.DRAW_COLOURS)
        self.due = act(page, translate("BracketPage", "What is &due"), self.open_due)
        self.go = act(page, translate("BracketPage", "To the &board"), self._go_to_board, Key.GO_TO)
        self.walk_over = act(page, translate("BracketPage", "&Walk-over…"),
                             self._walk_over, Key.FORFEIT)
        self.tempo = act(page, translate("BracketPage", "Other &time control…"),
                         self._agree_tempo, Key.TEMPO)
        self.cancel = act(page, translate("BracketPage", "Take the paired games bac&k…"),
                          self._cancel_games, Key.TAKE_BACK)
        self.reopen = act(page, translate("BracketPage", "&Re-open the match…"),
                          self._reopen, Key.REOPEN)
        # fmt: on

    @property
    def of_all(self) -> Sequence[PageAct]:
        """The acts that are about all matches at once."""
        return self.pair, self.colours

    @property
    def of_match(self) -> Sequence[PageAct]:
        """The acts that are about the selected match."""
        return self.due, self.go, self.walk_over, self.tempo, self.cancel, self.reopen

    def refresh(self, why_none: str) -> None:
        """Offer what the selected match allows, or say why there is none."""
        chosen = self._chosen()
        if chosen is None:
            for action in (*self.of_all, *self.of_match):
                action.offer(why_none)
            return
        dues = {each.state.due for each in chosen.found.due if each.state}
        self.pair.offer("" if Due.GAME in dues else _sentence("knockout.nothing-to-pair"))
        self.colours.offer("" if Due.COLOURS in dues else _sentence("knockout.no-colours-due"))
        state, due = chosen.match.state, chosen.due
        self.due.setText(_DUE[due]() if due in _DUE else translate("BracketPage", "What is &due"))
        is_of_teams = self._open_event.tournament.played_by_teams
        self.pair.setText(
            translate("BracketPage", "Pair the &next matches")
            if is_of_teams
            else translate("BracketPage", "Pair the next &games")
        )
        to_match, to_board = (
            translate("BracketPage", "To the &match"),
            translate("BracketPage", "To the &board"),
        )
        self.go.setText(to_match if is_of_teams else to_board)
        if due is Due.GAME:
            self.due.setText(self.pair.text())
        nothing_due = translate("BracketPage", "{match}: nothing is to be done here now.")
        no_game = (
            translate("BracketPage", "{match}: it is not paired yet.")
            if is_of_teams
            else translate("BracketPage", "{match}: no game of it is paired yet.")
        )
        not_over = translate("BracketPage", "{match}: it is not decided yet.")
        not_here = translate("BracketPage", "{match}: its opponents are not both known yet.")
        decided = _sentence("match.over", match=chosen.title)
        self.due.offer("" if due in _DUE else nothing_due.format(match=chosen.title))
        self.go.offer("" if state and state.games else no_game.format(match=chosen.title))
        self.walk_over.offer("" if chosen.can_be_given_up else decided)
        missing = not_here.format(match=chosen.title)
        self.tempo.offer(missing if state is None else decided if state.is_over else "")
        waiting = [*state.games, *state.surplus] if state else []
        waiting += chosen.match.conflict
        to_cancel = any(game.result is None for game in waiting)
        no_cancelling = _sentence("match.nothing-to-cancel", match=chosen.title)
        self.cancel.offer("" if to_cancel else no_cancelling)
        is_over = state is not None and state.is_over
        self.reopen.offer("" if is_over else not_over.format(match=chosen.title))

    def open_due(self) -> None:
        """Do what comes next in the selected match, or ask what it needs."""
        chosen = self._take_up()
        if chosen is None:
            return
        match chosen.due:
            case Due.COLOURS:
                self._draw_colours(chosen)
            case Due.BIDS:
                self._take_bids(chosen)
            case Due.GAME:
                self._pair()
            case Due.RESULT:
                self._go_to_board()
            case Due.LOT:
                self._draw_winner(chosen)
            case Due.NOTHING:
                text = translate("BracketPage", "{match}: nothing is to be done here now.")
                self._open_event.refused.emit(text.format(match=chosen.title))

    def _take_up(self) -> Chosen | None:
        """Put the stage of the bracket in hand, in which the acts are done."""
        chosen = self._chosen()
        if chosen is not None:
            self._page.take_up(chosen.stage)
        return chosen

    def _pair(self) -> None:
        if self._take_up() is not None:
            self._open_event.do(pair_next_games)

    def _draw_all_colours(self) -> None:
        chosen = self._take_up()
        if chosen is None:
            return
        if not self._open_event.door().would(draw_colours, seed=TO_BE_TYPED):
            return
        seed = ask_seed_of_colours(
            self._page,
            due_for_colours(chosen.here, chosen.found),
            are_of_teams=chosen.here.is_of_teams,
        )
        if seed is not None:
            self._open_event.do(draw_colours, seed=seed)

    def _draw_colours(self, chosen: Chosen) -> None:
        match = chosen.match.id
        if not self._open_event.door().would(draw_colours, seed=TO_BE_TYPED, match=match):
            return
        step = knockouts.step_name(window_catalogue(), chosen.rules, chosen.step)
        body = (
            translate("BracketPage", "Which team has White on board 1 ({step})?")
            if chosen.here.is_of_teams
            else translate("BracketPage", "Who has White in the first game ({step})?")
        )
        dialog = MatchLotDialog(
            self._page,
            title=translate("BracketPage", "Colours: {match}").format(match=chosen.title),
            body=body.format(step=step),
            fell_on=translate("BracketPage", "&White:"),
            players=chosen.players,
        )
        if dialog.exec():
            if dialog.drawn is None:
                self._open_event.do(draw_colours, seed=dialog.seed, match=chosen.match.id)
            else:
                self._open_event.do(take_colours, match=chosen.match.id, white=dialog.drawn)

    def _take_bids(self, chosen: Chosen) -> None:
        if not self._open_event.door().may(take_bids):
            return
        dialog = MatchBidsDialog(
            self._page,
            title=translate("BracketPage", "Bids for Black: {match}").format(match=chosen.title),
            most=chosen.rules.steps[chosen.step].black_time_control,
            players=chosen.players,
        )
        if dialog.exec():
            self._open_event.do(
                take_bids,
                match=chosen.match.id,
                bids=dialog.bids,
                seed=dialog.seed,
                black=dialog.black,
            )

    def _draw_winner(self, chosen: Chosen) -> None:
        if not self._open_event.door().would(draw_winner, match=chosen.match.id, seed=TO_BE_TYPED):
            return
        stage = self._open_event.stage
        dialog = MatchLotDialog(
            self._page,
            title=translate("BracketPage", "Lot for {match}").format(match=chosen.title),
            body=translate(
                "BracketPage",
                "All its games have left the match level. The regulations let a lot decide who"
                " has won it.",
            ),
            fell_on=translate("BracketPage", "&Winner:"),
            players=chosen.players,
            seed=f"{seed_among_tied(self._open_event.tournament, stage)}-{chosen.match.id}",
        )
        if dialog.exec():
            if dialog.drawn is None:
                self._open_event.do(draw_winner, match=chosen.match.id, seed=dialog.seed)
            else:
                self._open_event.do(take_winner, match=chosen.match.id, winner=dialog.drawn)

    def _walk_over(self) -> None:
        chosen = self._take_up()
        if chosen is None:
            return
        if not self._open_event.door().may(walk_over, reason=TO_BE_TYPED):
            return
        title = translate("BracketPage", "Walk-over: {match}").format(match=chosen.title)
        dialog = WalkOverDialog(self._page, title=title, players=chosen.can_give_up)
        if dialog.exec() and dialog.player is not None:
            self._open_event.do(
                walk_over, match=chosen.match.id, player=dialog.player, reason=dialog.reason
            )

    def _agree_tempo(self) -> None:
        chosen = self._take_up()
        if chosen is None:
            return
        if not self._open_event.door().would(
            agree_tempo,
            match=chosen.match.id,
            step=chosen.step,
            time_control=TO_BE_TYPED,
            reason=TO_BE_TYPED,
        ):
            return
        steps = [
            knockouts.step_name(
                window_catalogue(), chosen.rules, step, of_teams=chosen.here.is_of_teams
            )
            for step in range(len(chosen.rules.steps))
        ]
        title = translate("BracketPage", "Other time control: {match}").format(match=chosen.title)
        dialog = MatchTempoDialog(self._page, title=title, steps=steps, step=chosen.step)
        if dialog.exec():
            self._open_event.do(
                agree_tempo,
                match=None if dialog.for_all else chosen.match.id,
                step=dialog.step,
                time_control=dialog.time_control,
                reason=dialog.reason,
            )

    def _cancel_games(self) -> None:
        chosen = self._take_up()
        if chosen is None:
            return
        if not self._open_event.door().would(cancel_games, match=chosen.match.id):
            return
        title = translate("BracketPage", "Take back the games of {match} that are not played?")
        if decided(
            self._page,
            title=title.format(match=chosen.title),
            body=translate(
                "BracketPage",
                "They leave their rounds and can be paired anew. Games with a result stay.",
            ),
            verb=translate("BracketPage", "&Take them back"),
        ):
            self._open_event.do(cancel_games, match=chosen.match.id)

    def _reopen(self) -> None:
        chosen = self._take_up()
        if chosen is None:
            return
        if not self._open_event.door().would(
            reopen_match, match=chosen.match.id, reason=TO_BE_TYPED
        ):
            return
        reason = ask_reason(
            self._page,
            title=translate("BracketPage", "Re-open {match}").format(match=chosen.title),
            body=translate(
                "BracketPage",
                "A walk-over or a lot that ended the match is taken back, and so are later games"
                " that were paired upon it and not played. The other matches stay as they are."
                " A wrong result is corrected at its board, with the same effect.",
            ),
            verb=translate("BracketPage", "&Re-open the match"),
        )
        if reason is not None:
            self._open_event.do(reopen_match, match=chosen.match.id, reason=reason)

    def _go_to_board(self) -> None:
        chosen = self._take_up()
        if chosen is None or chosen.match.state is None:
            return
        games = {game.id for game in chosen.match.state.games}
        of_match = [
            (round_.number, game)
            for round_, game in chosen.here.competition.games
            if game.id in games
        ]
        if of_match:
            number, game = next((each for each in of_match if each[1].result is None), of_match[-1])
            self.wants.emit(ShowBoard(number, game.board, chosen.stage))


def _sentence(code: str, **facts: object) -> str:
    return error_sentence(RuleError(code, **facts))


_DUE = {
    Due.COLOURS: lambda: translate("BracketPage", "&Draw the colours…"),
    Due.BIDS: lambda: translate("BracketPage", "Take the &bids…"),
    Due.GAME: lambda: translate("BracketPage", "Pair the next &games"),
    Due.RESULT: lambda: translate("BracketPage", "Enter the res&ult"),
    Due.LOT: lambda: translate("BracketPage", "Draw the &lot…"),
}
