"""What stands on the page before a round is paired: who plays, who does not and why, and the key
that pairs it.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.hall.boards import hall_board
from arbiter_app.domain.ids import PairingNumber, PlayerId, Round
from arbiter_app.domain.pairing.swiss.absentees import absent_before
from arbiter_app.domain.pairing.swiss.position import SwissPosition
from arbiter_app.domain.pairing.swiss.standing import not_paired
from arbiter_app.gui.base.keys import Key
from arbiter_app.gui.base.page_actions import act, act_button
from arbiter_app.gui.base.rows_model import RIGHT, Column, RowsModel
from arbiter_app.gui.look.layouts import STRETCH, column, row
from arbiter_app.gui.look.words import Look, primary, words
from arbiter_app.gui.pairing.lines import why_not_paired
from arbiter_app.gui.parts.tables.table import Table
from arbiter_app.gui.parts.words.problem import Problem
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms.registration import people


@dataclass(frozen=True, slots=True, kw_only=True)
class OutLine:
    """Somebody who does not play in the round, or would not unless they were kept."""

    player: PlayerId
    number: PairingNumber
    name: str
    why: str
    is_kept: bool | None = None
    """Whether somebody who was absent unexplained is paired all the same; None of others."""


class BeforePairing(QWidget):
    """How many play, who does not, and what the rules said to the last attempt."""

    def __init__(self, pair: QAction, keep: Callable[[], None]) -> None:
        super().__init__()
        self._facts = words(look=Look.LEAD, wraps=True)
        self._problem = Problem()
        self.button = primary(act_button(pair))
        self.button.setAutoDefault(True)
        pair.changed.connect(lambda: self.button.setText(pair.text()))
        self.table: Table[OutLine] = Table(
            RowsModel(_columns(of_teams=False), lambda line: line.player),
            name=translate("PairingPage", "Who does not play in the round"),
            sortable=False,
        )
        # At the list alone: Space presses buttons, and is typed into fields.
        self.keep = act(
            self.table,
            translate("PairingPage", "&Keep in the pairing or leave out"),
            keep,
            Key.MARK,
            context=Qt.ShortcutContext.WidgetShortcut,
        )
        self.table.row_acts = (self.keep,)
        self._keep = act_button(self.keep)
        self._head = words(translate("PairingPage", "They do not play:"), Look.STRONG)
        acts = row(self.button, self._keep, STRETCH)
        column(self._facts, acts, self._problem, self._head, (self.table, 1), None, into=self)

    def show_round(self, here: InHand, number: Round, position: SwissPosition) -> None:
        """Show who plays in a round that can be paired."""
        lines = out_lines(here, number)
        self._facts.setText(_facts(here, number, position, lines))
        self.table.set_rows(list(lines), _columns(of_teams=here.tournament.played_by_teams))
        self._head.setVisible(bool(lines))
        self.table.setVisible(bool(lines))
        self._keep.setVisible(any(line.is_kept is not None for line in lines))

    def say(self, problem: str) -> None:
        """Say why the round could not be paired; "" takes it away."""
        self._problem.say(problem)

    @property
    def problem(self) -> str:
        """What is said of the last attempt."""
        return self._problem.text()


def out_lines(here: InHand, number: Round) -> tuple[OutLine, ...]:
    """Return who does not play: those absent unexplained first, kept or not."""
    competition = here.competition
    of_field = competition.as_numbered_in(number).numbers
    kept = competition.round_so_far(number).kept

    def line(player: PlayerId, why: str, *, is_kept: bool | None = None) -> OutLine:
        name = people.name(window_catalogue(), here.event.contestants[player])
        return OutLine(player=player, number=of_field[player], name=name, why=why, is_kept=is_kept)

    left_out = translate(
        "PairingPage", "did not come to round {round}, unexplained: left out (Space keeps them)"
    )
    kept_all_the_same = translate(
        "PairingPage", "did not come to round {round}, unexplained: kept and paired all the same"
    )
    absent = [
        line(
            player,
            (kept_all_the_same if player in kept else left_out).format(round=number - 1),
            is_kept=player in kept,
        )
        for player in absent_before(competition, number)
    ]
    others = (line(each.player, why_not_paired(each)) for each in not_paired(competition, number))
    return (*absent, *others)


def _facts(here: InHand, number: Round, position: SwissPosition, lines: Sequence[OutLine]) -> str:
    rounds = here.competition.announced_rounds
    players = len(position.players)
    play = translate("PairingPage", "Round {round} of {rounds}: %n player(s)", None, players)
    parts = [play.format(round=number, rounds=rounds)]
    parts.append(translate("PairingPage", "%n board(s)", None, players // 2))
    if position.is_odd:
        parts.append(translate("PairingPage", "one of them has the bye"))
    if out := sum(not line.is_kept for line in lines):
        parts.append(translate("PairingPage", "%n do(es) not play", None, out))
    for round_ in here.competition.rounds[: number - 1]:
        if round_.adjourned:
            text = translate("PairingPage", "adjourned in round {round}, paired as draws: {boards}")
            at = (hall_board(here.tournament, game.board) for game in round_.adjourned)
            boards = ", ".join(map(str, at))
            parts.append(text.format(round=round_.number, boards=boards))
        if tables := [str(match.board) for match in round_.games if match.waits_for_adjourned]:
            text = translate(
                "PairingPage", "adjourned boards of round {round}, draws here: tables {tables}"
            )
            parts.append(text.format(round=round_.number, tables=", ".join(tables)))
    return " · ".join(parts)


def _columns(*, of_teams: bool) -> Sequence[Column[OutLine]]:
    team, name = translate("PairingPage", "Team"), translate("PairingPage", "Name")
    # fmt: off
    return (
        Column(title=translate("PairingPage", "No."), align=RIGHT, is_second=True,
               text=lambda line: str(line.number)),
        Column(title=team if of_teams else name, is_name=True, text=lambda line: line.name),
        Column(title=translate("PairingPage", "Why"), text=lambda line: line.why),
    )
    # fmt: on
