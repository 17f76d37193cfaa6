"""Reports of knockouts and matches, of people and of teams: read back, they go on as they were."""

from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path

import pytest

from arbiter_app.domain.checking.verdict import OtherPairs, Remark, Verdict
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.results import (
    BLACK_WINS,
    DRAW,
    WHITE_FORFEITS,
    WHITE_WINS,
    Result,
)
from arbiter_app.domain.facts.rules.knockout_rules import Elimination, KnockoutRules
from arbiter_app.domain.facts.rules.match_rules import (
    ColoursBy,
    Ending,
    MatchRules,
    MatchStep,
)
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.facts.rules.team_rules import Decider, LineUpRules, TeamRules
from arbiter_app.domain.ids import FIRST_STAGE, Board, PairingNumber, Round
from arbiter_app.domain.pairing.knockout import knockout
from arbiter_app.domain.table.standings import standings
from arbiter_app.formats import trf
from arbiter_app.services.checking import check_report
from arbiter_app.services.commands.play.draw import number_by_hand, number_by_rating
from arbiter_app.services.commands.play.line_ups import make_boards
from arbiter_app.services.commands.play.matches import (
    agree_tempo,
    pair_next_games,
    walk_over,
)
from arbiter_app.services.commands.play.rounds import enter_result
from arbiter_app.services.commands.play.stages import set_knockout
from arbiter_app.services.files.report_files import examine_report, make_event_file, write_report
from arbiter_app.services.workspace import Workspace
from tests.formats.trf.events import DATA
from tests.services.hands import choose_system
from tests.services.play_off_hands import all_drawn, go_on, lower_number_wins
from tests.services.team_hands import main, numbered, of_teams, typed

Register = Callable[[int], Workspace]

_ONE = MatchStep(games=1, colours=ColoursBy.NUMBER)
_TWO_LEGS = MatchStep(games=2, colours=ColoursBy.NUMBER)
_RAPID = MatchStep(games=1, time_control="10+5", colours=ColoursBy.LOT)
_LAST = MatchStep(
    ending=Ending.ARMAGEDDON,
    games=1,
    time_control="5+3",
    black_time_control="5+3",
    colours=ColoursBy.BIDS,
)


def bracket(event: Event) -> list[object]:
    """Return how every match stands, people and teams by their numbers."""
    competition = event.tournament.competition()
    numbers = competition.numbers
    return [
        (
            match.id,
            [player and numbers[player] for player in match.players],
            match.winner and numbers[match.winner],
            match.state
            and (match.state.due, match.state.won_by, len(match.state.games), match.state.step),
        )
        for match in knockout(competition).matches.values()
    ]


def places(event: Event) -> list[tuple[str, int, int]]:
    rows = standings(event.tournament.competition(), event.contestants).rows
    return [(event.contestants[row.player].name, row.place, row.last_place) for row in rows]


def reread(workspace: Workspace, folder: Path) -> Workspace:
    """Return the event that is made of the report of another one, which it tells byte for byte."""
    first, again, made = (folder / name for name in ("cup.trf", "again.trf", "cup.arbiter"))
    write_report(first, workspace.event, trf.Version.TRF26)
    examined = examine_report(first)
    assert examined.event is not None
    assert examined.notices == ()
    lost = {*trf.losses(workspace.event, trf.Version.TRF26)}
    assert lost <= {"draw", "signatures", "desk"}
    make_event_file(made, source=first.name, event=examined.event)
    opened = Workspace.open(made, actor="arbiter")
    assert opened.faults == ()
    write_report(again, opened.event, trf.Version.TRF26)
    beside = ("### Import @", "### arbiter: act")
    lines = [line for line in _lines(again) if not line.startswith(beside)]
    assert lines == _lines(first)
    assert bracket(opened.event) == bracket(workspace.event)
    assert places(opened.event) == places(workspace.event)
    return opened


def _lines(path: Path) -> list[str]:
    return path.read_text("utf-8").splitlines()


# People


@pytest.mark.parametrize(
    ("elimination", "acts"),
    [
        *((elimination, acts) for elimination in Elimination for acts in (0, 9, 200)),
        (Elimination.SINGLE, 1),
        (Elimination.DOUBLE, 23),
    ],
)
def test_that_a_knockout_of_people_goes_on_from_its_report(
    register: Register, tmp_path: Path, elimination: Elimination, acts: int
) -> None:
    """Two games, a rapid one with drawn colours, an armageddon with bids: from wherever it is."""
    workspace = register(6)
    choose_system(workspace, System.KNOCKOUT)
    steps = (_TWO_LEGS, _RAPID, _LAST)
    rules = KnockoutRules(match=MatchRules(steps=steps), elimination=elimination, cuts=(1, 3))
    workspace.do(set_knockout, rules=rules)
    workspace.do(number_by_rating)
    _go_on(workspace, acts)
    with closing(reread(workspace, tmp_path)) as opened:
        _go_on(opened, 3)
        _go_on(workspace, 3)
        assert bracket(opened.event) == bracket(workspace.event)


def _go_on(workspace: Workspace, acts: int) -> None:
    """Do what is next, so often: every third game is won, by the lower number."""
    for turn in range(acts):
        games = sum(len(each.games) for each in main(workspace).rounds)
        try:
            go_on(
                workspace,
                FIRST_STAGE,
                lower_number_wins if games % 3 == 0 else all_drawn,
                seed=str(turn),
            )
        except IndexError:
            return


def test_that_a_match_of_two_is_read_back_with_what_was_agreed(
    register: Register, tmp_path: Path
) -> None:
    workspace = register(2)
    choose_system(workspace, System.MATCH)
    workspace.do(set_knockout, rules=KnockoutRules(match=MatchRules(steps=(_TWO_LEGS, _RAPID))))
    workspace.do(number_by_rating)
    (match,) = knockout(main(workspace)).matches
    workspace.do(agree_tempo, match=match, step=0, time_control="15+10", reason="обидва | згодні")
    workspace.do(pair_next_games)
    workspace.do(enter_result, round=Round(1), board=Board(1), result=DRAW)
    with closing(reread(workspace, tmp_path)) as opened:
        assert opened.event.tournament.settings.system is System.MATCH
        (tempo,) = opened.event.tournament.main_stage.decisions
        assert tempo.reason == "обидва | згодні"
        opened.do(pair_next_games)
        assert [game.time_control for _, game in main(opened).games] == ["15+10", "15+10"]


def test_that_a_match_that_was_given_up_stays_so(register: Register, tmp_path: Path) -> None:
    workspace = register(4)
    choose_system(workspace, System.KNOCKOUT)
    workspace.do(number_by_rating)
    match = next(iter(knockout(main(workspace)).matches.values()))
    given_up = match.players[0]
    assert given_up is not None
    workspace.do(walk_over, match=match.id, player=given_up, reason="хвороба")
    reread(workspace, tmp_path).close()


def test_that_decisions_are_compared_by_numbers(register: Register, tmp_path: Path) -> None:
    workspace = register(4)
    choose_system(workspace, System.KNOCKOUT)
    players = [*workspace.event.contestants]
    numbers = {player: PairingNumber(4 - place) for place, player in enumerate(players)}
    workspace.do(number_by_hand, numbers=numbers)
    match = next(iter(knockout(main(workspace)).matches.values()))
    given_up = match.players[0]
    assert given_up is not None
    workspace.do(walk_over, match=match.id, player=given_up, reason="хвороба")
    reread(workspace, tmp_path).close()


# Teams


def of_four_teams(workspace: Workspace, *steps: MatchStep) -> None:
    rules = TeamRules(
        line_ups=LineUpRules(boards=4),
        colours="WBBW",
        deciders=(Decider.GAME_POINTS, Decider.BERLIN, Decider.SMALLER_NUMBER),
    )
    teams = of_teams(workspace, rules=rules, system=System.KNOCKOUT)
    workspace.do(set_knockout, rules=KnockoutRules(match=MatchRules(steps=steps)))
    numbered(workspace, teams)


def leg(workspace: Workspace, *tables: Sequence[Result] | None) -> None:
    """Pair the next matches, and type the results of their boards where there are any."""
    workspace.do(pair_next_games)
    round_ = main(workspace).rounds[-1]
    for match, results in zip(round_.games, tables, strict=True):
        if results is not None:
            workspace.do(make_boards, round=round_.number, tables=[match.board])
            typed(workspace, round_.number, match.board, results)


_WON = [WHITE_WINS, BLACK_WINS, DRAW, DRAW]
_LEVEL = [DRAW, DRAW, DRAW, DRAW]


def test_that_a_knockout_of_teams_is_read_back(workspace: Workspace, tmp_path: Path) -> None:
    of_four_teams(workspace, _ONE)
    leg(workspace, _LEVEL, None)
    workspace.do(enter_result, round=Round(1), board=Board(2), result=WHITE_FORFEITS)
    with closing(reread(workspace, tmp_path)) as opened:
        for each in (workspace, opened):
            leg(each, _WON)
        assert bracket(opened.event) == bracket(workspace.event)
        assert knockout(main(opened)).is_over


@pytest.mark.parametrize("legs", [1, 2, 3, 4])
def test_that_a_knockout_of_teams_with_two_legs_is_read_back(
    workspace: Workspace, tmp_path: Path, legs: int
) -> None:
    of_four_teams(workspace, _TWO_LEGS)
    played: list[list[Sequence[Result] | None]]
    played = [[_WON, _LEVEL], [_LEVEL, None], [_WON], [_WON]]
    for number, tables in enumerate(played[:legs], start=1):
        leg(workspace, *tables)
        if number == 2 and legs > 2:
            typed_later(workspace, 2)
    reread(workspace, tmp_path).close()


def typed_later(workspace: Workspace, round: int) -> None:
    """Play the match of a round that has no boards yet."""
    workspace.do(make_boards, round=Round(round), tables=[Board(2)])
    typed(workspace, round, 2, _WON)


# Checked


@pytest.mark.parametrize("name", ["knockout_of_teams", "double_elimination"])
def test_that_a_bracket_is_checked_by_its_matches(name: str) -> None:
    verdict = _verdict((DATA / "trf" / f"{name}.trf").read_text("utf-8"))
    assert verdict.pairings == Remark("by-bracket")
    assert [each.is_right for each in verdict.rounds] == [True] * len(verdict.rounds)
    assert verdict.standings.is_right


def test_that_a_result_turned_over_shows_who_should_have_gone_on() -> None:
    """The winner of the match of round 4 is another one then: the final is one of others."""
    text = (DATA / "trf" / "double_elimination.trf").read_text("utf-8")
    turned = text.replace("     2 w 1  0000 - Z", "     2 w 0  0000 - Z", 1)
    turned = turned.replace("     1 b 0  0000 - Z", "     1 b 1  0000 - Z", 1)
    found = {each.round: each.differences for each in _verdict(turned).rounds if each.differences}
    assert [*found] == [7, 8]
    (of_seventh,) = found[Round(7)]
    assert isinstance(of_seventh, OtherPairs)
    (expected,) = of_seventh.expected
    assert {expected.white, expected.black} == {1, 4}


def _verdict(text: str) -> Verdict:
    reading = trf.read(trf.encode(text))
    assert reading.report is not None
    return check_report(reading, trf.event_of(reading.report, reading.means))


# What does not fit


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("### arbiter: bracket | 1 | 4=1.1-8.2\n", ""),  # a game without a match
        ("4=1.1-8.2", "4=1.1-8.9"),  # no such match
        ("4=1.1-8.2", "4=1.1-8.2+2"),  # no such step
        ("4=1.1-8.2", "1=1.1-8.2"),  # another White
        ("| 1.1-8.2 | 0 | 4 |", "| 9.1-8.2 | 0 | 4 |"),  # a decision about nothing
        ("knockout | knockout |", "knockout | match |"),  # of five teams
        ('"cuts": [1, 3]', '"cuts": [0]'),
        ('{"match": ', '{"mat": '),
        ("knockout | knockout |", "knockout | swiss |"),
        ("192 CUSTOM_TEAM_KNOCKOUT", "192 CUSTOM_TEAM_SWISS"),
    ],
)
def test_that_comments_that_do_not_fit_the_games_leave_rounds_alone(
    tmp_path: Path, before: str, after: str
) -> None:
    text = (DATA / "trf" / "knockout_of_teams.trf").read_text("utf-8")
    assert before in text
    path = tmp_path / "cup.trf"
    path.write_text(text.replace(before, after, 1), "utf-8")
    examined = examine_report(path)
    assert examined.event is not None
    assert examined.event.tournament.settings.system is System.SWISS
    told = {notice.code for notice in examined.notices}
    assert bool(told & {"trf.knockout", "trf.own-comment"}) == ("SWISS" not in after)
