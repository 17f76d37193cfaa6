"""Points that the arbiter gives to teams or takes from them beside their matches."""

from decimal import Decimal

import pytest

from arbiter_app.domain.facts.results import DRAW, WHITE_WINS
from arbiter_app.domain.facts.rules.team_rules import Score
from arbiter_app.domain.ids import Round, TeamId
from arbiter_app.domain.table.standings import standings
from arbiter_app.domain.tie_breaks.crosstable import crosstable
from arbiter_app.services.closed_file import read_event
from arbiter_app.services.commands.disputes.points import adjust_points
from arbiter_app.services.workspace import Workspace
from tests.services.hands import last_line, refused_code, undo_and_redo
from tests.services.team_hands import boards_made, main, numbered, of_teams, typed


@pytest.fixture
def teams(workspace: Workspace) -> tuple[TeamId, ...]:
    """Four teams after a round: the first has won, the others drawn or lost."""
    entered = of_teams(workspace)
    numbered(workspace, entered)
    boards_made(workspace)
    typed(workspace, 1, 1, [WHITE_WINS, DRAW, DRAW, DRAW])
    typed(workspace, 1, 2, [DRAW, DRAW, DRAW, DRAW])
    return entered


def scores(workspace: Workspace, team: TeamId) -> tuple[Decimal, Decimal]:
    """Return match points and game points of a team."""
    table = main(workspace)
    match, game = (crosstable(table, score).points(team) for score in (Score.MATCH, Score.GAME))
    return match, game


def test_that_match_and_game_points_are_taken_and_given_back(
    workspace: Workspace, teams: tuple[TeamId, ...]
) -> None:
    first = teams[0]
    assert scores(workspace, first) == (Decimal(2), Decimal("2.5"))
    workspace.do(
        adjust_points,
        team=first,
        points=Decimal(-2),
        game_points=Decimal("-1.5"),
        round=Round(1),
        reason="a player of another club",
    )
    assert scores(workspace, first) == (Decimal(0), Decimal(1))
    assert last_line(workspace) == (
        "Beside its match of round 1 Буревій has: match points −2, game points −1½"
    )
    rows = standings(main(workspace), workspace.event.contestants).rows
    assert rows[0].player != first
    undo_and_redo(workspace)
    assert read_event(workspace.path).tournament == workspace.event.tournament
    for team, round_ in ((first, Round(1)), (teams[1], None)):
        given = Decimal(0) if round_ else Decimal(1)
        workspace.do(
            adjust_points,
            team=team,
            points=given,
            game_points=Decimal(0),
            round=round_,
            reason="appeal upheld",
        )
    assert scores(workspace, first) == (Decimal(2), Decimal("2.5"))
    assert [(each.player, each.points) for each in main(workspace).adjustments] == [
        (teams[1], Decimal(1))
    ]


def test_that_points_need_a_reason_and_make_sense(
    workspace: Workspace, teams: tuple[TeamId, ...]
) -> None:
    def code(points: str, *, reason: str = "decided", round_: int | None = None) -> str:
        return refused_code(
            lambda: workspace.do(
                adjust_points,
                team=teams[0],
                points=Decimal(points),
                game_points=Decimal(0),
                round=None if round_ is None else Round(round_),
                reason=reason,
            )
        )

    assert code("1", reason=" ") == "permission.reason-missing"
    assert code("0") == "points.same"
    assert code("100") == "points.range"
    assert code("0.125") == "points.range"
    assert code("1", round_=9) == "stage.no-such-round"
