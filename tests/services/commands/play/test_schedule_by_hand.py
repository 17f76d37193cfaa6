"""A round of a round robin is paired by hand: what that breaks is told, and nothing is lost."""

from collections.abc import Callable
from contextlib import closing
from datetime import datetime
from pathlib import Path

import pytest

from arbiter_app.documents.catalogue import document
from arbiter_app.documents.report import Paragraph
from arbiter_app.domain.checking.schedule import schedule_faults
from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.in_hand import in_hand
from arbiter_app.domain.facts.results import WHITE_WINS
from arbiter_app.domain.ids import Board, PairingNumber, PlayerId, Round
from arbiter_app.domain.pairing.schedule_by_hand import begin_schedule, round_to_arrange
from arbiter_app.domain.pairing.swiss.by_hand import PairingByHand
from arbiter_app.domain.permission.acts import WeighedAct
from arbiter_app.formats import trf
from arbiter_app.i18n import catalogue
from arbiter_app.services.checking import check_event
from arbiter_app.services.closed_file import read_event
from arbiter_app.services.commands.play.by_hand import arrange_by_hand
from arbiter_app.services.commands.play.rounds import adjourn_game, enter_result, publish_round
from arbiter_app.services.files.report_files import examine_report, make_event_file
from arbiter_app.services.workspace import Workspace
from arbiter_app.wording.checking.differences import names_of, pairing_text
from arbiter_app.wording.checking.lines import lines
from tests.services.hands import last_line, refused_code, undo_and_redo

Play = Callable[[int], Workspace]


def competition_of(workspace: Workspace) -> Competition:
    return workspace.event.tournament.competition()


def player(workspace: Workspace, number: int) -> PlayerId:
    numbers = competition_of(workspace).numbers
    return next(each for each, known in numbers.items() if known == number)


def exchanged(workspace: Workspace, round_: int, one: int, other: int) -> PairingByHand:
    hand = begin_schedule(competition_of(workspace), Round(round_))
    return hand.exchanged(player(workspace, one), player(workspace, other))


def pairs(workspace: Workspace, round_: int) -> list[tuple[PairingNumber, PairingNumber]]:
    competition = competition_of(workspace)
    numbers, games = competition.numbers, competition.round(Round(round_)).games
    return [(numbers[game.white], numbers[game.black]) for game in games]


def broken(workspace: Workspace) -> list[str]:
    competition = competition_of(workspace)
    names = {number: str(number) for number in competition.numbers.values()}
    return [pairing_text(catalogue("en"), names, each) for each in schedule_faults(competition)]


@pytest.fixture
def changed(play: Play) -> Workspace:
    """Six players: in round 2, 6-4 and 5-3 have become 6-3 and 5-4."""
    workspace = play(6)
    hand = exchanged(workspace, 2, 4, 3)
    workspace.accepting(WeighedAct.BY_HAND).do(
        arrange_by_hand, hand=hand, reason="потяг запізнився"
    )
    return workspace


def test_that_a_round_is_changed_and_over_all_rounds_it_is_told_what_that_breaks(
    changed: Workspace,
) -> None:
    assert pairs(changed, 2) == [(6, 3), (5, 4), (1, 2)]
    assert broken(changed)[:4] == [
        "3 – 5: meetings 0, everybody else’s 1.",
        "3 – 6: meetings 2 (rounds 2, 5), everybody else’s 1.",
        "4 – 5: meetings 2 (rounds 2, 3), everybody else’s 1.",
        "4 – 6: meetings 0, everybody else’s 1.",
    ]
    assert last_line(changed).startswith("Round 2 paired by hand: ")
    undo_and_redo(changed)
    changed.undo()
    assert broken(changed) == []


def test_that_what_the_schedule_had_is_kept_until_it_is_back(changed: Workspace) -> None:
    by_hand = competition_of(changed).round(Round(2)).by_hand
    assert by_hand is not None
    assert by_hand.reason == "потяг запізнився"
    numbers = competition_of(changed).numbers
    system = [(numbers[each.white], each.black and numbers[each.black]) for each in by_hand.system]
    assert system == [(6, 4), (5, 3), (1, 2)]
    changed.do(arrange_by_hand, hand=exchanged(changed, 2, 4, 3), reason="знову за таблицею")
    assert competition_of(changed).round(Round(2)).by_hand is None
    assert broken(changed) == []


def test_that_a_colour_more_than_twice_in_a_row_is_told_with_their_rounds(play: Play) -> None:
    workspace = play(6)
    turned = begin_schedule(competition_of(workspace), Round(2)).turned(player(workspace, 2))
    yes = workspace.accepting(WeighedAct.BY_HAND)
    yes.do(arrange_by_hand, hand=turned, reason="так вирішив суддя")
    assert broken(workspace) == [
        "2 has White more than twice in a row: 1, 2, 3, 4.",
        "2 has White 4 times and Black 1 times.",
    ]


def test_that_a_check_knows_of_the_change_and_finds_what_it_breaks(changed: Workspace) -> None:
    here = in_hand(changed.event, None)
    verdict = check_event(here)
    assert not verdict.is_right
    names = names_of(catalogue("en"), here.competition, here.event.players)
    told = "\n".join(lines(catalogue("en"), verdict, names))
    assert "Round 2: Known, changed by hand: потяг запізнився." in told
    assert "(rounds 2, 3), everybody else’s 1." in told
    assert verdict.rounds[1].differences == ()


def test_that_the_schedule_says_why_and_the_arbiter_hears_what_it_breaks(
    changed: Workspace,
) -> None:
    made = document("schedule").build(changed.event, {}, catalogue("en"), datetime(2026, 5, 1))
    told = [block.text for block in made.body if isinstance(block, Paragraph)]
    assert "Round 2. Pairs changed by hand (C.05 Annex 1): потяг запізнився" in told
    assert not any("everybody else’s 1." in each for each in told)
    assert any("(rounds 2, 5), everybody else’s 1." in each for each in made.warnings)


def test_that_a_report_brings_the_change_back(changed: Workspace) -> None:
    report = trf.report_of(changed.event)
    assert any(each.text == "192 CUSTOM_ROUNDROBIN" for each in report.others)
    read = trf.event_of(report).tournament.main_stage.rounds[1]
    assert read.by_hand is not None
    assert (read.by_hand.reason, len(read.by_hand.system)) == ("потяг запізнився", 3)
    assert "by-hand" not in trf.losses(changed.event, trf.Version.TRF26)


def test_that_only_a_whole_round_that_nobody_has_played_is_changed(play: Play) -> None:
    workspace = play(5)

    def refused(hand: PairingByHand, reason: str = "чому") -> str:
        return refused_code(lambda: workspace.do(arrange_by_hand, hand=hand, reason=reason))

    begun = begin_schedule(competition_of(workspace), Round(1))
    assert refused(begun) == "by-hand.no-change"
    assert refused(begun.turned(begun.pairs[0].white), reason=" ") == "permission.reason-missing"
    assert refused(begun.taken_apart(begun.pairs[0].white)) == "by-hand.schedule-incomplete"
    workspace.do(publish_round, round=Round(1))
    assert refused(begun.turned(begun.pairs[0].white)) == "by-hand.schedule-published"
    second = begin_schedule(competition_of(workspace), Round(2))
    workspace.do(enter_result, round=Round(2), board=Board(1), result=WHITE_WINS)
    assert refused(second.turned(second.pairs[1].white)) == "by-hand.schedule-played"
    third = begin_schedule(competition_of(workspace), Round(3))
    workspace.do(
        adjourn_game, round=Round(3), board=Board(1), sealed_by=None, note="", resumes_at=None
    )
    assert refused(third.turned(third.pairs[1].white)) == "by-hand.schedule-played"
    beyond = begin_schedule(competition_of(workspace), Round(6))
    assert refused(beyond) == "by-hand.round-none"


OTHER_TABLE = """\
012 Cup
042 2026/05/01
142 3
192 CUSTOM_ROUNDROBIN
001    1      Alpha                                                              1.0    1     2 w 1
001    2      Beta                                                               0.0    3     1 b 0
001    3      Gamma                                                              1.0    1     4 w 1
001    4      Delta                                                              0.0    3     3 b 0
"""


def test_that_an_imported_round_robin_by_another_table_is_played_on(tmp_path: Path) -> None:
    source, path = tmp_path / "other.trf", tmp_path / "other.arbiter"
    source.write_text(OTHER_TABLE)
    found = examine_report(source)
    assert found.event is not None
    make_event_file(path, source="other.trf", event=found.event)
    with closing(Workspace.open(path)) as workspace:
        for number, sides in ((2, ((3, 1), (2, 4))), (3, ((1, 4), (2, 3)))):
            competition = competition_of(workspace)
            assert round_to_arrange(competition, Round(number - 1)) == number
            hand = begin_schedule(competition, Round(number))
            for white, black in sides:
                hand = hand.paired(player(workspace, white), player(workspace, black))
            workspace.do(arrange_by_hand, hand=hand, reason="таблиця положення")
            assert pairs(workspace, number) == [*sides]
            for board in (Board(1), Board(2)):
                workspace.do(enter_result, round=Round(number), board=board, result=WHITE_WINS)
        assert not [each for each in broken(workspace) if "meetings" in each]
    assert len(read_event(path).tournament.main_stage.rounds) == 3
