"""The table of solvers round by round, and that of their teams."""

from collections.abc import Iterator
from datetime import datetime

from arbiter_app.documents.options import Options
from arbiter_app.documents.parts import columns, frame
from arbiter_app.documents.report import Align, Cell, Column, ColumnKind, Paragraph, Report, Table
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.rules.solving_rules import SolvingRules
from arbiter_app.domain.solving.scores import solver_scores, solving_rules
from arbiter_app.domain.solving.teams import team_scores
from arbiter_app.domain.table.standings import standings
from arbiter_app.i18n import Catalogue
from arbiter_app.wording.terms.play import solver_teams, solving
from arbiter_app.wording.terms.table.standings import place_text


def solving_table(
    here: InHand, options: Options, catalogue: Catalogue, printed_at: datetime
) -> Report:
    """Return points and time of everybody in each round and in all, then the teams with whoever
    counts for them. Raises RuleError("solving.games-played").
    """
    del options
    competition = here.competition
    if not competition.traits.has_sheets:
        raise RuleError("solving.games-played")
    missing = sum(len(round_.open_sheets) for round_ in competition.rounds if round_.has_results)
    notes = []
    if missing:
        pattern = catalogue.translate("Paper", "Not final: {sheets} sheets are not typed yet.")
        notes.append(Paragraph(pattern.format(sheets=missing), strong=True))
    rules = _rules(here)
    lines = (
        solving.round_line(catalogue, number, each)
        for number, each in enumerate(rules.rounds, start=1)
    )
    body = frame.Body(
        document="solving-table",
        title=catalogue.translate("Paper", "Table of solvers by rounds"),
        subtitle=solving.in_short(catalogue, rules),
        blocks=(
            *notes,
            _solvers(here, catalogue),
            *_teams(here, catalogue),
            *map(Paragraph, lines),
        ),
        ranked=False,
    )
    return frame.framed(body, here, catalogue, printed_at)


def _rules(here: InHand) -> SolvingRules:
    return solving_rules(here.competition)


def _solvers(here: InHand, catalogue: Catalogue) -> Table:
    competition, rules = here.competition, solving_rules(here.competition)
    scores = solver_scores(competition)
    played = [each for each in competition.rounds if each.has_results]
    rounds = [
        Column(
            catalogue.translate("Column", "R{round}", "a round, short").format(round=each.number),
            ColumnKind.NUMBER,
            Align.CENTRE,
            family="round",
        )
        for each in played
    ]
    known = columns.known_of(here, catalogue, columns.of_paper("final-standings", columns.BORN))

    def cells() -> Iterator[tuple[Cell, ...]]:
        for row in standings(competition, here.event.contestants).rows:
            score = scores[row.player]
            by_round = (score.in_round(each.number) for each in played)
            yield (
                Cell(place_text(row), strong=True),
                Cell(str(row.number)),
                frame.name_cell(here.event, catalogue, row.player),
                *(column.cell(catalogue, here.event.players[row.player]) for column in known),
                *(
                    Cell("")
                    if each is None
                    else Cell(
                        f"{solving.points(catalogue, each.points)}"
                        f" ({solving.time_text(each.seconds, has_seconds=rules.has_seconds)})"
                    )
                    for each in by_round
                ),
                Cell(solving.points(catalogue, score.points), strong=True),
                Cell(solving.time_text(score.seconds, has_seconds=rules.has_seconds)),
            )

    return Table(
        columns=(
            columns.place(catalogue),
            columns.number(catalogue),
            columns.name(catalogue),
            *(column.column(catalogue, may_go=columns.MAY_GO) for column in known),
            *rounds,
            columns.points(catalogue, None),
            Column(catalogue.translate("Column", "Time"), ColumnKind.NUMBER, Align.CENTRE),
        ),
        rows=tuple(cells()),
    )


def _teams(here: InHand, catalogue: Catalogue) -> Iterator[Table]:
    found = team_scores(here.competition, here.event.players)
    if not found:
        return
    rules, rounds = solving_rules(here.competition), solver_teams.rounds_told(here.competition)
    yield Table(
        title=catalogue.translate("Paper", "Teams"),
        columns=(
            columns.place(catalogue),
            Column(catalogue.translate("Column", "Team")),
            *(
                Column(
                    catalogue.translate("Column", "R{round}", "a round, short").format(round=each),
                    ColumnKind.NUMBER,
                    Align.CENTRE,
                    family="round",
                )
                for each in rounds
            ),
            Column(catalogue.translate("Column", "Who counts")),
            columns.points(catalogue, None),
            Column(catalogue.translate("Column", "Time"), ColumnKind.NUMBER, Align.CENTRE),
        ),
        rows=tuple(
            (
                Cell(solver_teams.place_text(row), strong=True),
                Cell(row.name),
                *(Cell(solver_teams.points_of_round(catalogue, row, round_)) for round_ in rounds),
                Cell(solver_teams.who_counts(catalogue, here.event.players, row)),
                Cell(solving.points(catalogue, row.points), strong=True),
                Cell(solver_teams.time_text(row, rules)),
            )
            for row in found
        ),
    )
