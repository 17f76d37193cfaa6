"""The table of teams of solvers, beside the table of solvers."""

from collections.abc import Callable

from PySide6.QtWidgets import QToolButton, QWidget

from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.ids import Round
from arbiter_app.domain.solving.scores import solving_rules
from arbiter_app.domain.solving.teams import TeamScore, team_scores
from arbiter_app.gui.base.alphabet import in_alphabet
from arbiter_app.gui.base.keys import Key
from arbiter_app.gui.base.page_actions import act, act_tool
from arbiter_app.gui.base.rows_model import CENTRE, FIGURES, RIGHT, Column, RowsModel
from arbiter_app.gui.look.sizes import px
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.gui.parts.tables.table import Table
from arbiter_app.gui.parts.words.heading import Aside
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms.play import solver_teams, solving

_SIZE = (900, 500)
"""In pixels beside letters of the usual height."""


class SolverTeams:
    """The way to the teams; there is none where games are played."""

    def __init__(self, page: QWidget, seen: Callable[[], InHand], print_: Callable[[], None]):
        self._page, self._seen, self._print = page, seen, print_
        self.act = act(page, translate("SolverTeams", "&Teams of solvers…"), self._show, Key.TEAMS)
        self.act.setIconText(translate("SolverTeams", "Teams"))
        self.button: QToolButton = act_tool(self.act, raised=True)

    def refresh(self) -> None:
        """Offer the teams where there are any."""
        here = self._seen()
        has_sheets = here.competition.traits.has_sheets
        has_teams = has_sheets and bool(team_scores(here.competition, here.event.players))
        self.act.setVisible(has_sheets)
        self.button.setVisible(has_teams)
        none = translate(
            "SolverTeams",
            "There are no teams. The rules of solving (F2) say by what they are made, and a solver"
            " without a federation, region or club there belongs to none.",
        )
        self.act.offer("" if has_teams else none)

    def _show(self) -> None:
        SolverTeamsDialog(self._page, self._seen(), show_paper=self._print).exec()


class SolverTeamsDialog(Dialog):
    """The teams, the best first; the verb shows the paper on which they stand too."""

    def __init__(
        self, parent: QWidget | None, here: InHand, *, show_paper: Callable[[], None]
    ) -> None:
        title = translate("SolverTeams", "Teams of solvers")
        super().__init__(parent, title, verb=translate("SolverTeams", "Pr&int…"), do=self._do_print)
        self._show_paper = show_paper
        self.resize(*map(px, _SIZE))
        self.table = Table(
            RowsModel[TeamScore](_columns(here), lambda each: each.name),
            name=translate("SolverTeams", "Teams, the best first"),
        )
        self.table.set_rows(team_scores(here.competition, here.event.players))
        told = Aside()
        told.say(_how_counted(here))
        self.lay_out(self.table, told)
        self.offer_focus(self.table)

    def _do_print(self) -> bool:
        self._show_paper()
        return True


def _how_counted(here: InHand) -> str:
    rules = solving_rules(here.competition)
    if rules.teams_by is None:
        return ""
    how = solving.how_teams_count(
        window_catalogue(), rules.teams_by, rules.counted, rules.team_count
    )
    return translate("SolverTeams", "Teams: {how}.").format(how=how)


def _columns(here: InHand) -> list[Column[TeamScore]]:
    catalogue, players = window_catalogue(), here.event.players
    rules = solving_rules(here.competition)
    # fmt: off
    return [
        Column(title=translate("SolverTeams", "Place"), text=solver_teams.place_text,
               sort_key=lambda each: each.place, align=CENTRE, is_bold=True),
        Column(title=translate("SolverTeams", "Team"), text=lambda each: each.name, is_name=True,
               sort_key=lambda each: in_alphabet(each.name)),
        *(_of_round(each) for each in solver_teams.rounds_told(here.competition)),
        Column(title=translate("SolverTeams", "Points"),
               text=lambda each: solving.points(catalogue, each.points),
               sort_key=lambda each: each.points, align=FIGURES, is_bold=True),
        Column(title=translate("SolverTeams", "Time"),
               text=lambda each: solver_teams.time_text(each, rules),
               sort_key=lambda each: each.seconds, align=RIGHT),
        Column(title=translate("SolverTeams", "Who counts"),
               text=lambda each: solver_teams.who_counts(catalogue, players, each),
               is_second=True, takes_rest=True,
               hint=translate("SolverTeams", "In brackets the rounds in which a solver counts")),
    ]
    # fmt: on


def _of_round(round: Round) -> Column[TeamScore]:
    catalogue = window_catalogue()
    return Column(
        title=translate("SolverTeams", "R{round}", "a round, short").format(round=round),
        text=lambda each: solver_teams.points_of_round(catalogue, each, round),
        sort_key=lambda each: sum(brought.points for brought in each.of_round(round)),
        align=FIGURES,
        spare=1,
    )
