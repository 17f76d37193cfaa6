"""Who hands in sheets, and what becomes of those of who comes late or leaves."""

from collections.abc import Iterator
from dataclasses import replace

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.play.rounds import RoundOfPlay
from arbiter_app.domain.facts.play.sheets import Sheet, SheetState, sheet_of
from arbiter_app.domain.ids import PlayerId, Round


def blank_sheets(competition: Competition) -> Iterator[Sheet]:
    """Yield a sheet for everybody with a number, which nobody has handed in; who has left is
    absent.
    """
    for solver in competition.numbers:
        has_left = solver in competition.left
        yield Sheet(solver=solver, state=SheetState.ABSENT if has_left else SheetState.WAITING)


def known_sheet(competition: Competition, number: Round, solver: PlayerId) -> Sheet:
    """Return the sheet of a solver in a round. Raises RuleError("sheet.none")."""
    found = sheet_of(competition.round(number).sheets, solver)
    if found is None:
        raise RuleError("sheet.none", round=number)
    return found


def of_who_leaves(competition: Competition, solver: PlayerId) -> Iterator[tuple[Round, Sheet]]:
    """Yield the sheets of which a solver who leaves has handed in none: absent from then on."""
    for round_, sheet in _sheets(competition, solver):
        if sheet.is_open:
            yield round_.number, replace(sheet, state=SheetState.ABSENT)


def of_who_returns(competition: Competition, solver: PlayerId) -> Iterator[tuple[Round, Sheet]]:
    """Yield the sheets that are open again for a solver who comes back: those of rounds of which
    nobody's is typed yet.
    """
    for round_, sheet in _sheets(competition, solver):
        others_typed = any(not each.is_open for each in round_.sheets if each.solver != solver)
        if sheet.state is SheetState.ABSENT and not others_typed:
            yield round_.number, replace(sheet, state=SheetState.WAITING)


def of_newcomer(competition: Competition, solver: PlayerId) -> Iterator[tuple[Round, Sheet]]:
    """Yield a sheet for each round of somebody who comes late: absent in rounds that are over."""
    for round_ in competition.rounds:
        is_over = bool(round_.sheets) and not round_.open_sheets
        state = SheetState.ABSENT if is_over else SheetState.WAITING
        yield round_.number, Sheet(solver=solver, state=state)


def _sheets(competition: Competition, solver: PlayerId) -> Iterator[tuple[RoundOfPlay, Sheet]]:
    for round_ in competition.rounds:
        if (sheet := sheet_of(round_.sheets, solver)) is not None:
            yield round_, sheet
