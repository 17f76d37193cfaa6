"""Who plays in the rounds of a Swiss to come: one list, one key each."""

from collections.abc import Sequence

from PySide6.QtGui import QAction

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.in_hand import InHand, in_hand
from arbiter_app.domain.facts.results import Mark
from arbiter_app.domain.ids import PlayerId, Round
from arbiter_app.domain.pairing.swiss.absentees import unexplained_absentees
from arbiter_app.domain.taking_part.byes import (
    ByesAsked,
    absent_at_check_in,
    demand_possible_byes,
    demand_swiss,
    what_needs_decision,
)
from arbiter_app.domain.taking_part.participation import Move, What, possible_moves, refusal_of
from arbiter_app.domain.taking_part.who_plays import (
    Tally,
    coming_rounds,
    parts_in,
    rounds_to_arrange,
    tally,
)
from arbiter_app.gui.base.destinations import PageId, ShowPaper
from arbiter_app.gui.base.open_event import Door, OpenEvent, error_sentence
from arbiter_app.gui.base.page import Page
from arbiter_app.gui.base.page_actions import act_button, act_tool
from arbiter_app.gui.look.layouts import PAGE_MARGINS, column
from arbiter_app.gui.look.words import primary
from arbiter_app.gui.parts.dialogs.ask_reason import ask_reason
from arbiter_app.gui.parts.dialogs.confirmed_acts import Act
from arbiter_app.gui.parts.fields.number_list import NumberList
from arbiter_app.gui.parts.pages.empty_page import EmptyPage
from arbiter_app.gui.parts.pages.list_panel import ListPanel
from arbiter_app.gui.parts.words.heading import Aside
from arbiter_app.gui.playing.acts import PlayingActs
from arbiter_app.gui.playing.rows import playing_rows, told
from arbiter_app.gui.playing.table import PlayingTable
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.commands.people.participation import return_players, withdraw_players
from arbiter_app.services.commands.play.byes import ask_bye, end_check_in, let_play, note_arrival
from arbiter_app.services.commands.play.swiss_rounds import keep_in_pairing
from arbiter_app.wording.terms.play import results
from arbiter_app.wording.terms.registration import people


class PlayingPage(Page):
    """Figures say of who is chosen what they do in the round that is chosen, or from it on."""

    def __init__(self, open_event: OpenEvent) -> None:
        super().__init__(open_event)
        self._coming: tuple[Round, ...] = ()
        """Those in which somebody can still be let play, or not."""
        self._table = PlayingTable()
        self._round = NumberList(translate("PlayingPage", "Round"))
        self._acts = PlayingActs(self, self._table, self)
        self._legend = Aside()
        self._check_in = primary(act_button(self._acts.check_in))
        self._empty = EmptyPage()
        self._list = ListPanel(
            self._table,
            filter_name=translate("PlayingPage", "Name"),
            page=PageId.PLAYING,
            beside_filter=(self._round, act_tool(self._acts.all_after, raised=True)),
            tools=(self._check_in, act_button(self._acts.paper)),
            notes=(self._legend,),
            told=(translate("PlayingPage", "Selected player"), told),
            empty=self._empty,
        )
        column(self._list, around=PAGE_MARGINS, into=self)
        self._round.chosen.connect(self._show_round)
        self._table.selectionModel().selectionChanged.connect(lambda *_: self._offer())

    def refresh(self) -> None:
        here = self._here
        competition = here.competition
        is_swiss = competition.traits.follows_results
        self._coming = rounds_to_arrange(competition) if is_swiss else ()
        self._offer_rounds(coming_rounds(competition) if is_swiss else ())
        is_empty = bool(self._say_empty())
        self._table.show_rounds(
            self._coming, self._rounds, of_teams=self.open_event.tournament.played_by_teams
        )
        rows = [] if is_empty else playing_rows(here)
        self._list.show_rows(rows)
        self._check_in.setVisible(bool(rows) and bool(absent_at_check_in(here)))
        self._legend.say(_legend() if rows and self._coming else "")
        self._say_state()
        self._offer()

    def focus_first(self) -> None:
        self._list.take_focus()
        if self._table.selected is None:
            self._table.selectRow(0)

    def page_actions(self) -> Sequence[QAction]:
        return self._acts.all

    # What is shown

    @property
    def _here(self) -> InHand:
        """What is paired from results is the main stage, whichever is in hand."""
        return in_hand(self.open_event.facts)

    @property
    def _door(self) -> Door:
        return self.open_event.main_door()

    @property
    def _rounds(self) -> tuple[Round, ...]:
        """The rounds that the keys act upon."""
        first = self._round.number
        if first is None:
            return ()
        if self._acts.all_after.isChecked():
            return tuple(each for each in self._coming if each >= first)
        return (Round(first),)

    def _offer_rounds(self, unpaired: Sequence[Round]) -> None:
        """Offer the rounds, the next one to be paired before any is chosen."""
        pattern = translate("PlayingPage", "Round {round}")
        rest = translate("PlayingPage", "Round {round}, byes for all")
        is_first_look = self._round.number is None
        self._round.offer(
            [
                (each, (pattern if each in unpaired else rest).format(round=each))
                for each in self._coming
            ]
        )
        if is_first_look and unpaired:
            self._round.choose(unpaired[0])

    def _show_round(self) -> None:
        if self._coming:
            self.refresh()

    def take_rounds(self) -> None:
        """Let the keys act upon the chosen round alone, or upon all after it too."""
        self.refresh()

    def step(self, by: int) -> None:
        """Choose another round to come."""
        place = self._round.currentIndex() + by
        if 0 <= place < self._round.count():
            self._round.setCurrentIndex(place)

    def _say_empty(self) -> str:
        """Say why there is nothing to show; return that, "" where there is."""
        competition = self._here.competition
        try:
            demand_swiss(competition)
        except RuleError as error:
            verb = translate("PlayingPage", "To the dra&w")
            if competition.traits.follows_results and competition.draw is None:
                self._empty.offer(error_sentence(error), verb, self.way_to(PageId.DRAW))
            else:
                verb = translate("PlayingPage", "To the &rounds")
                self._empty.offer(error_sentence(error), verb, self.way_to(PageId.ROUNDS))
            return error_sentence(error)
        return ""

    def _say_state(self) -> None:
        competition = self._here.competition
        number = self._round.number
        if not self._table.has_rows:
            self._list.say("")
        elif number is None:
            self._list.say(translate("PlayingPage", "All rounds are paired."))
        else:
            self._list.say(_counted(tally(parts_in(competition, Round(number)))))

    def _offer(self) -> None:
        chosen = self._table.chosen
        why_not = self._say_empty()
        if not why_not and not self._coming:
            why_not = translate("PlayingPage", "All rounds are paired.")
        self._acts.offer(
            has_chosen=bool(chosen),
            has_absentees=any(row.was_absent for row in chosen),
            why_not=why_not,
        )
        place, count = self._round.currentIndex(), self._round.count()
        nearest = translate("PlayingPage", "This is the nearest round to come.")
        last = translate("PlayingPage", "This is the last round to come.")
        self._acts.previous.offer(why_not or ("" if place > 0 else nearest))
        self._acts.next.offer(why_not or ("" if place < count - 1 else last))
        nobody = translate("PlayingPage", "Nobody is to be asked about before round 1 any more.")
        absent = not why_not and absent_at_check_in(self._here)
        self._acts.check_in.offer(why_not or ("" if absent else nobody))

    # What is done to who is chosen

    @property
    def _players(self) -> tuple[PlayerId, ...]:
        return tuple(row.id for row in self._table.chosen)

    @property
    def _whose(self) -> str:
        """Whom an act is about, in words."""
        chosen = self._table.chosen
        if len(chosen) == 1:
            return people.name(window_catalogue(), chosen[0].player)
        return translate("PlayingPage", "%n player(s)", None, len(chosen))

    def let_play(self) -> None:
        """Let who is chosen play."""
        self._door.do(let_play, players=self._players, rounds=self._rounds)

    def give_bye(self, mark: Mark) -> None:
        """Give a bye at once, or with a reason where the rules ask for one."""
        asked = ByesAsked(players=self._players, rounds=self._rounds, mark=mark)
        here = self._here
        try:
            demand_possible_byes(here, asked)
        except RuleError as error:
            self.open_event.refused.emit(error_sentence(error))
            return
        broken = what_needs_decision(here, asked)
        reason = None
        if broken or mark is Mark.FULL_BYE:
            reason = self._ask_why(mark, broken)
            if reason is None:
                return
        self._door.do(
            ask_bye,
            players=asked.players,
            rounds=asked.rounds,
            mark=mark,
            reason=reason,
            decided=bool(broken),
        )

    def _ask_why(self, mark: Mark, broken: Sequence[RuleError]) -> str | None:
        title = translate("PlayingPage", "{bye}: {players}").format(
            bye=results.bye_head(window_catalogue(), mark), players=self._whose
        )
        usual = translate(
            "PlayingPage",
            "Whoever has a full-point bye gets no pairing-allocated one any more (C.04.1 Art. 4)."
            " The reason stands beside it on paper.",
        )
        body = "\n".join(map(error_sentence, broken)) or usual
        verb = translate("PlayingPage", "&Decide so")
        return ask_reason(self, title=title, body=body, verb=verb)

    def decide_part(self, what: What) -> None:
        """Ask about one player with all consequences; about several at once with one reason."""
        from arbiter_app.gui.players.participation_dialog import ParticipationDialog

        players, here = self._players, self._here
        for player in players:
            if refused := refusal_of(here, Move(what=what, player=player)):
                self.open_event.refused.emit(error_sentence(refused))
                return
        if len(players) == 1:
            if what in possible_moves(here, players[0]):
                ParticipationDialog(self, self.open_event, players[0], what).exec()
            return
        if (reason := self._ask_part(what)) is None:
            return
        command = withdraw_players if what is What.WITHDRAW else return_players
        self._door.do(command, players=players, reason=reason)

    def _ask_part(self, what: What) -> str | None:
        """Ask once about several players who leave or come back."""
        verb = translate("PlayingPage", "&Decide so")
        if what is What.WITHDRAW:
            return ask_reason(
                self,
                title=translate("PlayingPage", "Withdraw: {players}").format(players=self._whose),
                body=translate(
                    "PlayingPage",
                    "Points stay (General Regulations 6.6). Games of a published round are lost by"
                    " forfeit, and byes in rounds to come go.",
                ),
                verb=verb,
                act=Act.WITHDRAW,
            )
        return ask_reason(
            self,
            title=translate("PlayingPage", "Return: {players}").format(players=self._whose),
            body=translate("PlayingPage", "They play from the next round to be paired."),
            verb=verb,
        )

    def note_arrival(self) -> None:
        """Note that who is chosen has come, late."""
        self._door.do(note_arrival, players=self._players)

    def turn_keeping(self) -> None:
        """Keep those chosen in the pairing who were absent before, unexplained, or leave them out
        where all are kept.
        """
        competition = self._here.competition
        following = coming_rounds(competition)[0]
        out = {*unexplained_absentees(competition, following)}
        absent = [row.id for row in self._table.chosen if row.was_absent]
        if out & {*absent}:
            self._door.do(let_play, players=absent, rounds=(following,))
            return
        self._door.do(keep_in_pairing, round=following, players=absent, kept=False)

    def limit_half_byes(self) -> None:
        """Set how many half-point byes who is chosen may have."""
        from arbiter_app.gui.playing.limit_dialog import HalfByesDialog

        limits = {row.entry.half_byes for row in self._table.chosen}
        most = limits.pop() if len(limits) == 1 else None
        players, whose = self._players, self._whose
        HalfByesDialog(self, self.open_event, players, whose=whose, most=most).exec()

    def end_check_in(self) -> None:
        """Ask once about all who are not there."""
        from arbiter_app.gui.playing.check_in_dialog import CheckInDialog

        if self._door.may(end_check_in, absent={}):
            CheckInDialog(self, self.open_event).exec()

    def print_byes(self) -> None:
        """Lead to the paper of byes and absences."""
        self.go_to(ShowPaper("byes"))


def _counted(count: Tally) -> str:
    """Return who does what in a round, counted."""
    parity = translate("PlayingPage", "odd") if count.is_odd else translate("PlayingPage", "even")
    pattern = translate(
        "PlayingPage", "{plays} play ({parity}) · byes {byes} · absent {absent} · withdrawn {left}"
    )
    return pattern.format(
        plays=count.plays, parity=parity, byes=count.byes, absent=count.absent, left=count.left
    )


def _legend() -> str:
    return translate(
        "PlayingPage",
        "1 plays   2 absent   3 half-point bye   4 full-point bye   5 withdraws   6 returns"
        "   7 came late   Space keep or leave out   Shift+↓ several at once",
    )
