"""How what comes next in a play-off, or a way out of it, becomes a command."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime

from PySide6.QtCore import QObject, Signal

from arbiter_app.domain.facts.in_hand import in_hand
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import PlayerId, PlayOffId, StageId
from arbiter_app.domain.pairing.knockout import KnockoutMatch, knockout, match_rules
from arbiter_app.gui.base.destinations import PageId, ShowPage
from arbiter_app.gui.base.keys import Key
from arbiter_app.gui.base.open_event import TO_BE_TYPED
from arbiter_app.gui.base.page import Page
from arbiter_app.gui.base.page_actions import PageAct, act
from arbiter_app.gui.parts.dialogs.ask_reason import ask_reason
from arbiter_app.gui.parts.dialogs.confirmed_acts import Act
from arbiter_app.gui.play_off.agenda import Do, Matter, MatterKey, Task, last_game_ended, steps
from arbiter_app.gui.play_off.exit_dialogs import LeaveDialog, TempoDialog
from arbiter_app.gui.play_off.next_card import NextCard
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.commands.play.matches import (
    agree_tempo,
    draw_colours,
    draw_winner,
    pair_next_games,
    take_bids,
    take_colours,
    take_winner,
)
from arbiter_app.services.commands.play.play_offs import (
    annul_play_off,
    begin_play_off,
    begin_step,
    draw_play_off_lots,
    give_up_play_off,
    leave_play_off,
    set_ready,
)
from arbiter_app.wording.terms.play import knockouts, play_offs

Chosen = Callable[[], tuple[Matter, Task] | None]


@dataclass(frozen=True, slots=True)
class _Refusal:
    """Who will not play a play-off that has not begun yet, and why."""

    player: PlayerId
    reason: str


class PlayOffActs(QObject):
    """The acts of the page; all are about the play-off in hand."""

    decided = Signal()
    """Something was decided that stands in no file yet."""
    other_wanted = Signal()
    """Another play-off comes next, for the one in hand is over."""

    def __init__(
        self, page: Page, card: NextCard, chosen: Chosen, now: Callable[[], datetime]
    ) -> None:
        super().__init__(page)
        self._page, self._card, self._chosen, self._now = page, card, chosen, now
        self._open_event = page.open_event
        self._ended: dict[MatterKey, datetime | None] = {}
        self._refused: dict[MatterKey, tuple[_Refusal, ...]] = {}
        # fmt: off
        self.tempo = act(page, translate("PlayOffPage", "&Slower pace by agreement…"),
                         self._agree_tempo, Key.TEMPO)
        self.leave = act(page, translate("PlayOffPage", "A player does &not play…"),
                         self._let_leave, Key.FORFEIT)
        self.all_play = act(page, translate("PlayOffPage", "E&verybody plays after all"),
                            self._let_all_play)
        self.give_up = act(page, translate("PlayOffPage", "&End the play-off early…"),
                           self._give_up)
        self.annul = act(page, translate("PlayOffPage", "&Annul the play-off…"), self._annul)
        # fmt: on

    @property
    def actions(self) -> Sequence[PageAct]:
        """The ways out, for the menu."""
        return self.tempo, self.leave, self.all_play, self.give_up, self.annul

    def refresh(self, matter: Matter) -> None:
        """Offer what the state of the play-off allows."""
        of_teams = self._open_event.tournament.played_by_teams
        self.leave.setText(
            translate("PlayOffPage", "A team does &not play…")
            if of_teams
            else translate("PlayOffPage", "A player does &not play…")
        )
        over = translate("PlayOffPage", "This play-off is over.") if matter.is_over else ""
        not_begun = translate("PlayOffPage", "This play-off has not begun.")
        begun = "" if matter.state is None else translate("PlayOffPage", "It has begun already.")
        nobody = translate("PlayOffPage", "Nobody is left who could stay away.")
        all_play = translate("PlayOffPage", "Everybody plays as it is.")
        no_match = translate("PlayOffPage", "No match of two is under way in it.")
        self.leave.offer(over or ("" if self._who_may_leave(matter) else nobody))
        self.all_play.offer(begun if matter.tie is None else "" if matter.declined else all_play)
        self.give_up.offer(not_begun if matter.state is None else over)
        self.annul.offer(not_begun if matter.state is None else "")
        self.tempo.offer("" if self._match_under_way(matter) else no_match)

    def refuse(self, why: str) -> None:
        """Offer nothing, for a reason: there is no play-off."""
        for action in self.actions:
            action.offer(why)

    def ended_at(self, matter: Matter) -> datetime | None:
        """Return from when the first pause counts."""
        if matter.state is not None:
            return matter.state.play_off.ready_at
        known = last_game_ended(self._open_event.tournament, matter)
        return self._ended.get(matter.key, known)

    def refusals(self, matter: Matter) -> tuple[PlayerId, ...]:
        """Return who said beforehand that he does not play."""
        return tuple(each.player for each in self._refused.get(matter.key, ()))

    def set_ended(self, ended_at: datetime | None) -> None:
        """Take what the arbiter knows of the end of the last game."""
        if (found := self._chosen()) is None:
            return
        matter, _ = found
        if matter.state is not None:
            self._open_event.do(set_ready, play_off=matter.state.play_off.id, ready_at=ended_at)
        else:
            self._ended[matter.key] = ended_at
            self.decided.emit()

    def do_next(self) -> None:
        """Do what comes next in the play-off in hand."""
        found = self._chosen()
        if found is None:
            return
        matter, task = found
        match task.do:
            case Do.BEGIN:
                done = self._corrects(self._begin(matter))
            case Do.STEP:
                done = self._corrects(self._begin_step(matter, task))
            case Do.COLOURS:
                done = self._draw_colours(task)
            case Do.BIDS:
                done = self._take_bids(task)
            case Do.PAIR:
                done = self._at(task.stage) and self._open_event.do(pair_next_games)
            case Do.LINE_UPS:
                done = self._ask_line_ups(task)
            case Do.LOT:
                done = self._draw_winner(task)
            case Do.ENTRY | Do.LOTS:
                done = self._corrects(self._draw_lots(matter, task))
            case Do.ANNUL:
                done = self._annul()
            case Do.OTHER:
                done = False
                self.other_wanted.emit()
            case _:
                done = False
                self.show_table()
        if done:
            self._card.lot.renew()

    def _corrects(self, done: bool) -> bool:
        """Return whether it was done; where numbers from the hall were refused, let them be typed
        again at once.
        """
        if not done:
            self._card.lot.correct()
        return done

    def show_table(self) -> None:
        """Go to the table that the play-off decides about."""
        if found := self._chosen():
            self._page.put_in_hand(found[0].stage)
        self._page.go_to(ShowPage(PageId.TABLE))

    # What comes next

    def _begin(self, matter: Matter) -> bool:
        if (seed := self._card.lot.seed()) is None:
            return False
        refused = self._refused.get(matter.key, ())
        return self._at(matter.stage) and self._open_event.do(
            begin_play_off,
            first_place=matter.first_place,
            seed=seed,
            numbers=self._card.lot.numbers,
            ready_at=self.ended_at(matter),
            declined=tuple(each.player for each in refused),
            reason="; ".join(each.reason for each in refused),
        )

    def _begin_step(self, matter: Matter, task: Task) -> bool:
        assert task.proposal is not None, "a step is begun as it is proposed"
        seed = self._card.lot.seed()
        return seed is not None and self._open_event.do(
            begin_step,
            play_off=_play_off(matter),
            players=task.proposal.players,
            seed=seed,
            numbers=self._card.lot.numbers,
        )

    def _draw_colours(self, task: Task) -> bool:
        self._at(task.stage)
        if self._card.lot.is_from_hall:
            return all(
                self._open_event.do(take_colours, match=match, white=white)
                for match, white in self._card.lot.chosen.items()
            )
        seed = self._card.lot.seed()
        return seed is not None and self._open_event.do(draw_colours, seed=seed)

    def _take_bids(self, task: Task) -> bool:
        self._at(task.stage)
        if self._card.bids.take_focus():
            self._open_event.refused.emit(translate("PlayOffPage", "Type what both bid for Black."))
            return False
        seed = self._card.lot.seed()
        bids = self._card.bids.bids
        match = task.matches[0].id
        black = self._card.lot.chosen[match] if self._card.lot.is_from_hall else None
        taken = seed is not None and self._open_event.do(
            take_bids, match=match, bids=bids, seed=seed, black=black
        )
        if seed is not None and not taken:
            self._card.bids.correct()
        return taken

    def _ask_line_ups(self, task: Task) -> bool:
        # The dialog is imported when it is shown first.
        from arbiter_app.gui.rounds.line_ups.dialog import ask_line_ups

        assert task.stage is not None, "line-ups are of a step"
        assert task.round is not None, "line-ups are of a round"
        opened = ask_line_ups(self._page, self._open_event, task.stage, task.round, now=self._now)
        self._page.focus_first()
        return opened

    def _draw_winner(self, task: Task) -> bool:
        self._at(task.stage)
        if self._card.lot.is_from_hall:
            return all(
                self._open_event.do(take_winner, match=match, winner=winner)
                for match, winner in self._card.lot.chosen.items()
            )
        seed = self._card.lot.seed()
        return seed is not None and all(
            self._open_event.do(draw_winner, match=match.id, seed=f"{seed}-{match.id}")
            for match in task.matches
        )

    def _draw_lots(self, matter: Matter, task: Task) -> bool:
        seed = self._card.lot.seed()
        return seed is not None and self._open_event.do(
            draw_play_off_lots,
            play_off=_play_off(matter),
            players=task.players,
            seed=seed,
            numbers=self._card.lot.numbers,
            witnesses=self._card.lot.witnesses,
        )

    # Ways out

    def _agree_tempo(self) -> None:
        found = self._chosen()
        under_way = self._match_under_way(found[0]) if found else None
        if under_way is None:
            return
        stage, match = under_way
        assert match.state is not None, "it is under way"
        seen = in_hand(self._open_event.facts, stage)
        rules = match_rules(seen.competition.settings.knockout, match.node)
        step = match.state.step
        of_teams = seen.is_of_teams
        name = knockouts.step_name(window_catalogue(), rules, step, of_teams=of_teams)
        usual = rules.steps[step].time_control or seen.time_control
        if not self._open_event.door(at=stage).would(
            agree_tempo, match=match.id, step=step, time_control=TO_BE_TYPED, reason=TO_BE_TYPED
        ):
            return
        dialog = TempoDialog(self._page, step=name, time_control=usual)
        if dialog.exec():
            self._at(stage)
            self._open_event.do(
                agree_tempo,
                match=match.id,
                step=step,
                time_control=dialog.time_control,
                reason=dialog.reason,
            )
        self._page.focus_first()

    def _let_leave(self) -> None:
        found = self._chosen()
        if found is None:
            return
        matter, _ = found
        players = [self._open_event.facts.contestants[each] for each in self._who_may_leave(matter)]
        if matter.state is not None and not self._open_event.door().may(
            leave_play_off, reason=TO_BE_TYPED
        ):
            return
        of_teams = self._open_event.tournament.played_by_teams
        has_begun = matter.state is not None
        dialog = LeaveDialog(self._page, players, has_begun=has_begun, of_teams=of_teams)
        if dialog.exec():
            if matter.state is None:
                known = self._refused.get(matter.key, ())
                self._refused[matter.key] = (*known, _Refusal(dialog.player, dialog.reason))
                self.decided.emit()
            else:
                self._open_event.do(
                    leave_play_off,
                    play_off=matter.state.play_off.id,
                    player=dialog.player,
                    reason=dialog.reason,
                )
        self._page.focus_first()

    def _let_all_play(self) -> None:
        """Forget who would not play a play-off that has not begun."""
        if found := self._chosen():
            self._refused.pop(found[0].key, None)
            self.decided.emit()
            self._page.focus_first()

    def _give_up(self) -> None:
        if (found := self._chosen()) is None:
            return
        if not self._open_event.door().would(
            give_up_play_off, play_off=_play_off(found[0]), reason=TO_BE_TYPED
        ):
            return
        reason = ask_reason(
            self._page,
            title=translate("PlayOffPage", "End the play-off early?"),
            body=translate(
                "PlayOffPage",
                "What it has decided until now stands; those whom it has not separated share their"
                " places, or the other tie-breaks order them, as the regulations say. Games without"
                " a result are not played.",
            ),
            verb=translate("PlayOffPage", "&End the play-off"),
            act=Act.END_PLAY_OFF,
        )
        if reason is not None:
            self._open_event.do(give_up_play_off, play_off=_play_off(found[0]), reason=reason)

    def _annul(self) -> bool:
        if (found := self._chosen()) is None:
            return False
        matter, _ = found
        if not self._open_event.door().would(
            annul_play_off, play_off=_play_off(matter), reason=TO_BE_TYPED
        ):
            return False
        tied = play_offs.names(window_catalogue(), self._open_event.facts, matter.players)
        reason = ask_reason(
            self._page,
            title=translate("PlayOffPage", "Annul the play-off?"),
            body=translate(
                "PlayOffPage",
                "The play-off of {names} is removed with all its games and lots; the table is as"
                " it was before. The journal and the history keep it.",
            ).format(names=tied),
            verb=translate("PlayOffPage", "&Annul the play-off"),
            act=Act.ANNUL_PLAY_OFF,
        )
        return reason is not None and self._open_event.do(
            annul_play_off, play_off=_play_off(matter), reason=reason
        )

    # Looking

    def _at(self, stage: StageId | None) -> bool:
        """Take a stage up: what is done next is done in it."""
        if stage is not None:
            self._page.take_up(stage)
        return True

    def _who_may_leave(self, matter: Matter) -> tuple[PlayerId, ...]:
        return tuple(player for player in matter.players if player not in matter.declined)

    def _match_under_way(self, matter: Matter) -> tuple[StageId, KnockoutMatch] | None:
        """Return the match of a play-off in which two alone play on, if one is under way."""
        tournament: Tournament = self._open_event.tournament
        under_way = matter.state.under_way if matter.state else ()
        for stage in steps(tournament, matter):
            seen = tournament.competition(stage.id)
            if stage.id not in under_way or not seen.traits.is_of_two:
                continue
            for match in knockout(seen).due:
                if match.state is not None:
                    return stage.id, match
        return None


def _play_off(matter: Matter) -> PlayOffId:
    assert matter.state is not None, "only one that has begun is asked for"
    return matter.state.play_off.id
