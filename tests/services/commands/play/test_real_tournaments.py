"""Two real inputs, typed in as an arbiter would: every number, every result, one by one.

The official exercise of FIDE's Technical Commission (tec_round_robin.*, which names its source) and
the UzChess Cup Masters 2025 (chess-results tnr1175851). The UzChess numbers follow from its real
pairings, which are the Berger table; the exercise has the table's pairs but not all its colours.
"""

import json
from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.results import Colour, Result
from arbiter_app.domain.ids import PairingNumber, PlayerId
from arbiter_app.domain.table.standings import standings
from arbiter_app.formats import crosstable_text
from arbiter_app.formats.crosstable_text import TextCell, TextCrosstable
from arbiter_app.services.closed_file import verify
from arbiter_app.services.commands.people.players import add_player
from arbiter_app.services.commands.play.draw import number_by_hand
from arbiter_app.services.commands.play.rounds import enter_result
from arbiter_app.services.commands.whole.event import change_tie_breaks
from arbiter_app.services.workspace import Workspace

DATA = Path(__file__).parents[3] / "data"
TEC, UZCHESS = "tec_round_robin", "uzchess_cup_2025"

# The Berger number of each player of the case file, which are also the ids in the event.
NUMBERS = {
    TEC: (1, 2, 3, 4, 6, 5),
    UZCHESS: (9, 5, 10, 4, 1, 8, 7, 3, 2, 6),
}
STARTS = {TEC: date(2024, 4, 1), UZCHESS: date(2025, 6, 18)}
EDITIONS = {TEC: "2023-09", UZCHESS: "2024-08"}


def case(name: str) -> TextCrosstable:
    return crosstable_text.parse((DATA / "cases" / f"{name}.txt").read_text("utf-8"))


def cell(table: TextCrosstable, player: PlayerId, number: int) -> TextCell:
    found = table.lines[player - 1].cells[number - 1]
    assert isinstance(found, TextCell), "everybody plays in every round of an even field"
    return found


def drawn(workspace: Workspace, name: str) -> None:
    for line in case(name).lines:
        workspace.do(add_player, name=line.name)
    numbers = {
        PlayerId(player): PairingNumber(number)
        for player, number in enumerate(NUMBERS[name], start=1)
    }
    workspace.do(number_by_hand, numbers=numbers)


def played(workspace: Workspace, name: str) -> None:
    table = case(name)
    for round_ in workspace.event.tournament.main_stage.rounds:
        for game in round_.games:
            white, black = (cell(table, game.player(side), round_.number) for side in Colour)
            assert white.mark is not None
            assert black.mark is not None
            workspace.do(
                enter_result,
                round=round_.number,
                board=game.board,
                result=Result(white.mark, black.mark),
            )


@pytest.fixture(params=[TEC, UZCHESS])
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def workspace(name: str, tmp_path: Path) -> Iterator[Workspace]:
    """A new event of its day, without players."""
    opened = Workspace.create(
        tmp_path / f"{name}.arbiter",
        title=name,
        starts_on=STARTS[name],
        edition_id=EDITIONS[name],
        actor="arbiter",
    )
    yield opened
    opened.close()


def unversioned(event: Event) -> Event:
    return replace(event, data_version=0)


def values(workspace: Workspace) -> dict[int, dict[str, Decimal | None]]:
    """Return points and tie-breaks by player."""
    table = standings(workspace.event.tournament.competition(), workspace.event.players)
    return {
        row.player: {"PTS": row.points, **dict(zip(table.tie_breaks, row.values, strict=True))}
        for row in table.rows
    }


def test_that_the_schedule_pairs_who_really_met_in_each_round(
    workspace: Workspace, name: str
) -> None:
    drawn(workspace, name)
    for round_ in workspace.event.tournament.main_stage.rounds:
        for game in round_.games:
            opponent = cell(case(name), game.white, round_.number).opponent
            assert int(opponent) == game.black


@pytest.mark.parametrize("name", [UZCHESS])
def test_that_the_schedule_gives_the_colours_of_the_real_games(
    workspace: Workspace, name: str
) -> None:
    drawn(workspace, name)
    for round_ in workspace.event.tournament.main_stage.rounds:
        for game in round_.games:
            assert cell(case(name), game.white, round_.number).colour is Colour.WHITE


@pytest.mark.parametrize(("name", "criteria"), [(TEC, ("SB", "SB/C1", "KS"))])
def test_that_the_exercise_has_its_published_points_and_values(
    workspace: Workspace, criteria: tuple[str, ...]
) -> None:
    unresolved = workspace.event.tournament.settings.unresolved
    workspace.do(change_tie_breaks, tie_breaks=criteria, unresolved=unresolved)
    drawn(workspace, TEC)
    played(workspace, TEC)
    exercise: dict[str, Any] = json.loads((DATA / "tec_round_robin.json").read_text("utf-8"))
    published = exercise["expected"]["edition_2023_09"]
    expected = {
        player["id"]: {
            "PTS": Decimal(str(player["points"])),
            **{code: Decimal(str(published[code][str(player["id"])])) for code in criteria},
        }
        for player in exercise["players"]
    }
    assert values(workspace) == expected


@pytest.mark.parametrize("name", [TEC])
def test_that_direct_encounter_ranks_the_exercise_as_published(workspace: Workspace) -> None:
    """Exercises on DE: 1 before 2 and 3 together; then 6, 5, 4."""
    unresolved = workspace.event.tournament.settings.unresolved
    workspace.do(change_tie_breaks, tie_breaks=("DE",), unresolved=unresolved)
    drawn(workspace, TEC)
    played(workspace, TEC)
    rows = standings(workspace.event.tournament.competition(), workspace.event.players).rows
    places = {int(row.player): (row.place, row.last_place) for row in rows}
    assert places == {1: (1, 1), 2: (2, 3), 3: (2, 3), 6: (4, 4), 5: (5, 5), 4: (6, 6)}


@pytest.mark.parametrize("name", [UZCHESS])
def test_that_the_uzchess_cup_has_its_published_points_and_values(workspace: Workspace) -> None:
    """Its DE column is left out: it does not hold the points of the mini-tables."""
    criteria = ("SB", "WIN", "KS")
    unresolved = workspace.event.tournament.settings.unresolved
    workspace.do(change_tie_breaks, tie_breaks=criteria, unresolved=unresolved)
    drawn(workspace, UZCHESS)
    played(workspace, UZCHESS)
    text = (DATA / "uzchesscup2025.published_tb.json").read_text("utf-8")
    published = json.loads(text)["values"]
    assert values(workspace) == {
        int(player): {code: Decimal(str(row[code])) for code in ("PTS", *criteria)}
        for player, row in published.items()
    }


def test_that_a_played_tournament_verifies_and_undoes_and_redoes_without_loss(
    workspace: Workspace, name: str
) -> None:
    created = workspace.event
    drawn(workspace, name)
    played(workspace, name)
    over = workspace.event
    assert verify(workspace.path) == ()
    while workspace.undoing.next_undo:
        workspace.undo()
    assert unversioned(workspace.event) == unversioned(created)
    while workspace.undoing.next_redo:
        workspace.redo()
    assert unversioned(workspace.event) == unversioned(over)
    assert verify(workspace.path) == ()
