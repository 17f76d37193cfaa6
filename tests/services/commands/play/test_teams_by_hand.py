"""Matches of teams that are changed by hand: people who sit at their boards stay there."""

import pytest

from arbiter_app.domain.facts.play.rounds import ChangeCase
from arbiter_app.domain.facts.results import DRAW, WHITE_FORFEITS, WHITE_WINS
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.ids import Board, Round, TeamId
from arbiter_app.domain.pairing.swiss import engine
from arbiter_app.domain.pairing.swiss.by_hand import PairingByHand, begin_by_hand
from arbiter_app.domain.pairing.swiss.making import make_round
from arbiter_app.services.closed_file import verify
from arbiter_app.services.commands.play.by_hand import (
    arrange_by_hand,
    exchange_players,
    pair_by_hand,
)
from arbiter_app.services.commands.play.line_ups import hand_in, make_boards, remove_boards
from arbiter_app.services.commands.play.rounds import enter_result, publish_round
from arbiter_app.services.commands.play.swiss_rounds import pair_round
from arbiter_app.services.workspace import Workspace
from tests.services.hands import refusal, refused_code, said
from tests.services.team_hands import (
    boards_made,
    boards_stage,
    main,
    numbered,
    of_teams,
    players_of,
    typed,
)


@pytest.fixture
def teams(workspace: Workspace) -> tuple[TeamId, ...]:
    """Six teams of a Swiss, of which round 1 is a draft."""
    entered = of_teams(workspace, teams=6, system=System.SWISS)
    numbered(workspace, entered)
    workspace.do(pair_round, made=make_round(main(workspace), Round(1), engine.pair))
    return entered


def turned(workspace: Workspace, *, first: int = 0) -> PairingByHand:
    """Return round 1 with two teams of matches that follow each other exchanged."""
    hand = begin_by_hand(main(workspace), Round(1))
    one, other = (pair.players[0] for pair in hand.pairs[first : first + 2])
    return hand.exchanged(one, other)


def by_hand(workspace: Workspace, hand: PairingByHand, case: ChangeCase | None = None) -> None:
    workspace.accepting("act.by-hand").do(
        pair_by_hand, hand=hand, reason="so agreed", case=case, agreed=True, decided=True
    )


def test_that_a_draft_with_boards_is_not_seated_anew(
    workspace: Workspace, teams: tuple[TeamId, ...]
) -> None:
    workspace.do(make_boards, round=Round(1), tables=[Board(3)])
    refused = refusal(lambda: by_hand(workspace, turned(workspace)))
    assert refused.code == "by-hand.boards-made"
    assert "The boards of the match at table 3 of round 1 are made" in said(refused)
    workspace.do(remove_boards, round=Round(1), tables=[Board(3)])
    by_hand(workspace, turned(workspace))
    assert verify(workspace.path) == ()
    assert len(teams) == 6


def test_that_published_matches_change_while_boards_of_others_stay(
    workspace: Workspace, teams: tuple[TeamId, ...]
) -> None:
    workspace.do(publish_round, round=Round(1))
    workspace.do(make_boards, round=Round(1), tables=[Board(3)])
    typed(workspace, 1, 3, [WHITE_WINS, DRAW])
    kept = main(workspace).round(Round(1)).game(Board(3))
    refused = refused_code(lambda: by_hand(workspace, turned(workspace, first=1), ChangeCase.RULE))
    assert refused == "by-hand.boards-made"
    by_hand(workspace, turned(workspace), ChangeCase.RULE)
    assert main(workspace).round(Round(1)).game(Board(3)) == kept
    assert len(teams) == 6


def test_that_teams_with_boards_are_not_exchanged_but_without_them_they_are(
    workspace: Workspace, teams: tuple[TeamId, ...]
) -> None:
    workspace.do(publish_round, round=Round(1))
    one, other = (main(workspace).round(Round(1)).game(Board(at)).white for at in (1, 2))
    boards_made(workspace)

    def exchange() -> None:
        workspace.accepting("act.exchange").do(
            exchange_players, round=Round(1), one=one, other=other, reason="wrong tables"
        )

    assert refused_code(exchange) == "exchange.boards-made"
    workspace.do(remove_boards, round=Round(1), tables=[Board(1), Board(2)])
    exchange()
    assert main(workspace).round(Round(1)).game(Board(1)).white == other
    workspace.do(make_boards, round=Round(1), tables=[Board(1), Board(2)])
    first, *_ = players_of(workspace, TeamId(other))
    games = workspace.event.tournament.competition(boards_stage(workspace)).rounds[0].games
    assert first in (games[0].white, games[0].black)
    assert len(teams) == 6


def test_that_a_match_lost_as_a_whole_after_its_boards_keeps_its_pair(
    workspace: Workspace, teams: tuple[TeamId, ...]
) -> None:
    workspace.do(make_boards, round=Round(1), tables=[Board(1)])
    typed(workspace, 1, 1, [DRAW] * 4)
    workspace.do(enter_result, round=Round(1), board=Board(1), result=WHITE_FORFEITS)
    workspace.do(publish_round, round=Round(1))
    assert (
        refused_code(lambda: by_hand(workspace, turned(workspace), ChangeCase.RULE))
        == "by-hand.boards-made"
    )
    assert len(teams) == 6


def test_that_a_line_up_goes_with_its_team_to_another_match(
    workspace: Workspace, teams: tuple[TeamId, ...]
) -> None:
    match = main(workspace).round(Round(1)).game(Board(1))
    roster = players_of(workspace, TeamId(match.white))
    workspace.do(hand_in, round=Round(1), team=TeamId(match.white), players=roster[1:5])
    by_hand(workspace, turned(workspace))
    (line_up,) = main(workspace).round(Round(1)).line_ups
    assert (line_up.team, line_up.players) == (match.white, roster[1:5])
    assert len(teams) == 6


def test_that_a_scheduled_match_with_boards_keeps_its_pair(workspace: Workspace) -> None:
    entered = of_teams(workspace)
    numbered(workspace, entered)
    boards_made(workspace)

    def arrange() -> None:
        workspace.accepting("act.by-hand").do(
            arrange_by_hand, hand=turned(workspace), reason="the bus"
        )

    assert refused_code(arrange) == "by-hand.boards-made"
