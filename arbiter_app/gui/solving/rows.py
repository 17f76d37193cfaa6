"""Sheets of a round as rows and columns: a narrow column for every problem."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.people.people import Player
from arbiter_app.domain.facts.play.sheets import Sheet, SheetState
from arbiter_app.domain.facts.rules.solving_rules import SolvingRound, SolvingRules
from arbiter_app.domain.ids import PairingNumber, PlayerId, Round
from arbiter_app.domain.solving.scores import round_score, solving_rules
from arbiter_app.domain.solving.teams import team_name
from arbiter_app.gui.base.rows_model import CENTRE, FIGURES, RIGHT, Column
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms.play import solving
from arbiter_app.wording.terms.registration import people


@dataclass(frozen=True, slots=True, kw_only=True)
class SheetRow:
    """A solver with the sheet of a round."""

    player: Player
    number: PairingNumber
    sheet: Sheet
    rules: SolvingRules
    round: Round

    @property
    def id(self) -> PlayerId:
        return self.player.id

    @property
    def of_round(self) -> SolvingRound:
        return self.rules.round(self.round)

    @property
    def typed(self) -> str:
        """The sheet as it is typed into the field."""
        match self.sheet.state:
            case SheetState.WAITING:
                return ""
            case SheetState.ABSENT:
                return "-"
            case SheetState.VOID:
                return "x"
        catalogue = window_catalogue()
        points = [solving.points(catalogue, each) for each in self.sheet.points]
        return " ".join((*points, *([self.time] if self.sheet.seconds is not None else [])))

    @property
    def time(self) -> str:
        """The time that counts; "" while the sheet waits."""
        if self.sheet.is_open:
            return ""
        score = round_score(self.round, self.of_round, self.sheet)
        return solving.time_text(score.seconds, has_seconds=self.rules.has_seconds)

    @property
    def total(self) -> str:
        """The points of the round; "" while the sheet waits."""
        if self.sheet.is_open:
            return ""
        score = round_score(self.round, self.of_round, self.sheet)
        return solving.points(window_catalogue(), score.points)

    def problem(self, index: int) -> str:
        """Return what a problem gave."""
        if index >= len(self.sheet.points):
            return ""
        return solving.points(window_catalogue(), self.sheet.points[index])


def sheet_rows(here: InHand, number: Round) -> list[SheetRow]:
    """Return the sheets of a round in the order of numbers."""
    competition = here.competition
    rules, numbers = solving_rules(competition), competition.numbers
    rows = [
        SheetRow(
            player=here.event.players[sheet.solver],
            number=numbers[sheet.solver],
            sheet=sheet,
            rules=rules,
            round=number,
        )
        for sheet in competition.round(number).sheets
        if sheet.solver in numbers
    ]
    return sorted(rows, key=lambda row: row.number)


def columns(rules: SolvingRules, number: Round) -> list[Column[SheetRow]]:
    """Return the columns of a round."""
    return [*_columns(rules, number)]


def _columns(rules: SolvingRules, number: Round) -> Iterator[Column[SheetRow]]:
    catalogue = window_catalogue()
    yield Column(title=translate("SheetsPage", "№"), text=lambda row: str(row.number), align=RIGHT)
    yield Column(
        title=translate("SheetsPage", "Solver"),
        text=lambda row: people.name(catalogue, row.player),
        is_name=True,
        takes_rest=True,
    )
    by = rules.teams_by
    if by is not None:
        yield Column(
            title=translate("SheetsPage", "Team"),
            text=lambda row: team_name(row.player, by),
            is_second=True,
            spare=1,
        )
    for index, most in enumerate(rules.round(number).problems):
        hint = translate("SheetsPage", "Problem {number}, at most {points}").format(
            number=index + 1, points=solving.points(catalogue, most)
        )
        yield Column(
            title=str(index + 1),
            hint=hint,
            text=partial(_problem, index),
            align=FIGURES,
        )
    yield Column(
        title=translate("SheetsPage", "Points"),
        text=lambda row: row.total,
        align=FIGURES,
        is_bold=True,
    )
    yield Column(title=translate("SheetsPage", "Time"), text=lambda row: row.time, align=FIGURES)
    yield Column(title=translate("SheetsPage", "Sheet"), text=_state, align=CENTRE)


def _problem(index: int, row: SheetRow) -> str:
    return row.problem(index)


def _state(row: SheetRow) -> str:
    """Return what became of a sheet, "✓" where it was typed twice."""
    if row.sheet.checked is not None:
        return "✓"
    if row.sheet.state is SheetState.MARKED:
        return translate("SheetsPage", "typed")
    return solving.state(window_catalogue(), row.sheet.state)
