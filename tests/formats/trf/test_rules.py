"""The rules of play that a report file tells of: system, scoring, penalties, tie-breaks."""

from decimal import Decimal

import pytest

from arbiter_app.domain.facts.competition import Adjustment, OwnCriterion
from arbiter_app.domain.facts.results import (
    Scoring,
)
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.ids import PlayerId, Round
from arbiter_app.formats import trf
from tests.formats.trf.text import HEAD, THREE_FREE, TWO_GAMES, event, games, notices, player

EDITION_2026 = "C.07/2026-03-01"


@pytest.mark.parametrize(
    ("record", "system", "cycles", "swapped"),
    [
        ("192 FIDE_ROUNDROBIN", System.ROUND_ROBIN, 1, False),
        ("192 BERGER_ROUNDROBIN_G2", System.ROUND_ROBIN, 2, False),
        ("192 BERGER_DOUBLEROUNDROBIN", System.ROUND_ROBIN, 2, False),
        ("192 FIDE_DOUBLEROUNDROBIN", System.ROUND_ROBIN, 2, True),
        ("192 BERGER_ROUNDROBIN_G4", System.ROUND_ROBIN, 4, False),
        ("192 BERGER_ROUNDROBIN_G12", System.ROUND_ROBIN, 12, False),
        ("192 CUSTOM_ROUNDROBIN", System.ROUND_ROBIN, 1, False),
        ("192 FIDE_DUTCH_2026_BAKU", System.SWISS, 1, False),
        ("192 FIDE_DUBOV", System.SWISS, 1, False),
        ("192 FIDE_TEAM_ROUNDROBIN", System.SWISS, 1, False),
        ("092 Individual: Round-Robin", System.ROUND_ROBIN, 1, False),
        ("092 Коловий турнір у два кола", System.ROUND_ROBIN, 2, False),
        ("092 Круговой", System.ROUND_ROBIN, 1, False),
        ("092 Doppelrundenturnier, jeder gegen jeden", System.ROUND_ROBIN, 2, False),
        ("092 Швейцарська система", System.SWISS, 1, False),
        ("092 Schweizer System", System.SWISS, 1, False),
        ("092 Festival", System.SWISS, 1, False),
    ],
)
def test_that_the_system_is_read_from_its_code_or_its_words(
    record: str, system: System, cycles: int, swapped: bool
) -> None:
    settings = event(*TWO_GAMES, head=f"{HEAD}{record}\n").tournament.settings
    assert (settings.system, settings.cycles) == (system, cycles)
    assert settings.swap_last_rounds is swapped


def test_that_a_round_robin_is_seen_where_everybody_has_met_everybody() -> None:
    settings = event(*THREE_FREE).tournament.settings
    assert (settings.system, settings.cycles) == (System.ROUND_ROBIN, 1)
    twice = event(player(1, "2w1 2b1"), player(2, "1b0 1w0")).tournament.settings
    assert (twice.system, twice.cycles) == (System.ROUND_ROBIN, 2)


@pytest.mark.parametrize(
    "lines",
    [
        (player(1, "Z"),),
        TWO_GAMES,
        (
            player(1, "2w1 3w1 4w1"),
            player(2, "1b0 4w1 Z"),
            player(3, "4w1 1b0 Z"),
            player(4, "3b0 2b0 1b0"),
        ),
        (player(1, "2w1 2b1"), player(2, "1b0 1w0"), player(3, "4w1 4b1"), player(4, "3b0 3w0")),
    ],
)
def test_that_where_not_everybody_has_met_the_rounds_are_those_of_a_swiss(
    lines: tuple[str, ...],
) -> None:
    assert event(*lines).tournament.settings.system is System.SWISS


def test_that_a_giant_round_robin_is_read_without_its_table() -> None:
    lines = [player(number, "Z") for number in range(1, 3000)]
    lines[:2] = [player(1, "2w1"), player(2, "1b0")]
    told = event(*lines, head=HEAD + "092 Round robin\n")
    assert len(games(told)) == 1


def test_that_byes_with_points_belong_to_a_swiss_where_everybody_met() -> None:
    lines = (player(1, "U 2w1 3b1"), player(2, "3w1 1b0 U"), player(3, "2b0 U 1w0"))
    assert event(*lines).tournament.settings.system is System.SWISS


def test_that_the_announced_rounds_tell_of_the_second_cycle_to_come() -> None:
    head = HEAD + "092 Round robin\n142 6\n"
    settings = event(*TWO_GAMES, head=head).tournament.settings
    assert (settings.cycles, settings.rounds) == (2, None)


def test_that_a_free_round_of_a_round_robin_is_no_bye_and_gives_nothing() -> None:
    head = HEAD + "192 FIDE_ROUNDROBIN\n"
    lines = [line.replace("0000 - Z", "0000 - U", 1) for line in THREE_FREE]
    told = event(*lines, head=head)
    assert all(round_.byes == () for round_ in told.tournament.main_stage.rounds)
    assert told.tournament.competition().free_in(told.tournament.main_stage.rounds[0]) == 1
    assert notices(*lines, head=head).count("trf.free-round") == 3


@pytest.mark.parametrize(
    ("record", "scoring"),
    [
        ("", Scoring()),
        (
            "162  W 3.0    D 1.0    L 0.0    A 0.0    P 1.0    X 1.0",
            Scoring(win=Decimal(3), draw=Decimal(1), pairing_bye=Decimal(1)),
        ),
        ("162  W 2.0", Scoring(win=Decimal(2), pairing_bye=Decimal(2))),
        ("162  P 0.5", Scoring(pairing_bye=Decimal("0.5"))),
        ("162  L 0.25   Z 0.1", Scoring(loss=Decimal("0.25"), absence=Decimal("0.1"))),
        ("XXS W=3 D=1 PAB=1.5",
         Scoring(win=Decimal(3), draw=Decimal(1), pairing_bye=Decimal("1.5"))),
        ("BBW  3.0\nBBD  1.0",
         Scoring(win=Decimal(3), draw=Decimal(1), pairing_bye=Decimal(3))),
    ],
)  # fmt: skip
def test_that_the_scoring_is_read_from_its_record_or_that_of_an_engine(
    record: str, scoring: Scoring
) -> None:
    assert event(*TWO_GAMES, head=f"{HEAD}{record}\n").tournament.settings.scoring == scoring


@pytest.mark.parametrize(
    ("record", "code"),
    [
        ("162  W 1.0    D 0.6", "scoring.draws"),
        ("162  W 3.0    D 2.0    L 0.0", "scoring.draws"),
        ("162  P 1.5", "scoring.bye"),
        ("XXS W=3 D=1 PAB=4", "scoring.bye"),
        ("BBU  2.0", "scoring.bye"),
        ("162  W 0.5", "scoring.order"),
        ("162  A 0.5", "scoring.order"),
    ],
)
def test_that_a_scoring_that_no_regulations_may_have_is_refused(record: str, code: str) -> None:
    reading = trf.read(f"{HEAD}{record}\n{''.join(TWO_GAMES)}".encode())
    assert reading.report is None
    assert [(each.line, each.code) for each in reading.defects] == [(3, code)]


def test_that_the_bye_of_a_team_is_no_scoring_of_players() -> None:
    head = f"{HEAD}162  P 5.0\n352 WB\n"
    told = event(*TWO_GAMES, head=head)
    assert told.tournament.settings.scoring == Scoring()
    assert trf.report_of(told).value("162") == "P 5.0"


def test_that_another_usual_scoring_is_taken_only_where_nearly_all_points_agree() -> None:
    football = (player(1, "2w1", "3"), player(2, "1b0", "0"), player(3, "4w=", "1"),
                player(4, "3b=", "1"), player(5, "U", "3"))  # fmt: skip
    half = (player(1, "2w1", "1"), player(2, "1b0", "0"), player(3, "U", "0.5"))
    mistyped = (*football[:4], player(5, "U", "3.5"))
    doubtful = (player(1, "2w1", "3"), player(2, "1b0", "1"))
    assert event(*football).tournament.settings.scoring.win == 3
    assert event(*mistyped).tournament.settings.scoring.win == 3
    assert event(*half).tournament.settings.scoring == Scoring(pairing_bye=Decimal("0.5"))
    assert event(*doubtful).tournament.settings.scoring == Scoring()
    assert event(*half, head=f"{HEAD}142 1\n").tournament.settings.scoring == Scoring()
    assert notices(*football) == ["trf.scoring-inferred"]
    assert notices(*mistyped) == ["trf.scoring-inferred", "trf.points-differ"]
    assert notices(*doubtful) == ["trf.points-differ", "trf.points-differ"]


def test_that_points_beside_the_results_are_adjustments() -> None:
    head = HEAD + "299          -0.5  000    4\n299           1.0  002    1    2\n"
    assert event(*TWO_GAMES, head=head).tournament.adjustments == (
        Adjustment(player=PlayerId(4), round=None, points=Decimal("-0.5")),
        Adjustment(player=PlayerId(1), round=Round(2), points=Decimal(1)),
        Adjustment(player=PlayerId(2), round=Round(2), points=Decimal(1)),
    )


def test_that_a_result_of_other_worth_is_an_adjustment_by_the_difference() -> None:
    head = HEAD + "299 W         0.5         1\n299 D         0.0  001    3    4\n"
    assert event(*TWO_GAMES, head=head).tournament.adjustments == (
        Adjustment(player=PlayerId(1), round=Round(1), points=Decimal("-0.5")),
        Adjustment(player=PlayerId(3), round=Round(1), points=Decimal("-0.5")),
        Adjustment(player=PlayerId(4), round=Round(1), points=Decimal("-0.5")),
    )


def test_that_a_bye_of_other_worth_is_an_adjustment_too() -> None:
    lines = (player(1, "2w1 H"), player(2, "1b0 U"), player(3, "H Z"))
    told = event(*lines, head=HEAD + "299 H         1.0  000    1    3\n")
    assert told.tournament.adjustments == (
        Adjustment(player=PlayerId(1), round=Round(2), points=Decimal("0.5")),
        Adjustment(player=PlayerId(3), round=Round(1), points=Decimal("0.5")),
    )


def test_that_points_beside_the_results_without_numbers_are_for_everybody() -> None:
    told = event(*TWO_GAMES, head=HEAD + "299           1.0  002\n")
    assert [each.player for each in told.tournament.adjustments] == [1, 2, 3, 4]


def test_that_points_of_teams_are_not_given_to_players() -> None:
    head = HEAD + "299 +  2.0  2.5   1    1\n013 Team\n"
    tournament = event(*TWO_GAMES, head=head).tournament
    assert tournament.adjustments == ()
    assert [kept.text[:3] for kept in tournament.kept_lines] == ["299", "013"]


@pytest.mark.parametrize(
    ("day", "edition"),
    [
        ("042 1924/03/16\n", "2023-09"),
        ("042 2024/09/01\n", "2024-08"),
        ("042 2026/02/28\n", "2024-08"),
        ("042 2026/03/01\n", "2026-03"),
        ("", "2026-03"),
    ],
)
def test_that_the_edition_is_that_of_the_first_day(day: str, edition: str) -> None:
    assert event(*TWO_GAMES, head=day).tournament.settings.edition == edition


@pytest.mark.parametrize(
    ("record", "tie_breaks", "is_kept"),
    [
        ("", ("BH/C1", "BH", "SB", "DE"), False),
        ("202 BHC1,BH:GP,sb-c1", ("BH/C1", "BH", "SB/C1"), False),
        ("212 PTS,DE,WIN", ("DE", "WIN"), False),
        ("202 DE; SB WIN", ("DE", "SB", "WIN"), False),
        ("212 PTS", (), False),
        ("202 BH/U1500,KS,WIN", ("WIN",), True),
        ("202 x,SB", ("SB",), False),
        ("202 DE,SB,de", ("DE", "SB", "DE"), False),
    ],
)
def test_that_tie_breaks_are_read_and_those_we_cannot_apply_stay_in_their_line(
    record: str, tie_breaks: tuple[str, ...], is_kept: bool
) -> None:
    tournament = event(*TWO_GAMES, head=f"{HEAD}{record}\n").tournament
    assert tournament.settings.tie_breaks == tie_breaks
    assert bool(tournament.kept_lines) is is_kept


def test_that_a_round_robin_of_2026_refuses_buchholz() -> None:
    head = HEAD + "192 FIDE_ROUNDROBIN\n202 BH,SB\n"
    assert event(*THREE_FREE, head=head).tournament.settings.tie_breaks == ("SB",)
    reading = trf.read((head + "".join(THREE_FREE)).encode())
    list_notices = [(each.column, each.code, each.facts) for each in reading.notices[:2]]
    assert list_notices == [
        (5, "tie-break.not-in-system", {"name": "BH", "article": "8", "edition": EDITION_2026}),
        (5, "trf.tie-breaks-left-out", {"names": "BH"}),
    ]


def test_that_a_listed_criterion_of_the_event_itself_has_no_values_yet() -> None:
    tournament = event(*TWO_GAMES, head=HEAD + "202 OTHER_PLAYOFF\n").tournament
    assert tournament.own_criteria == (
        OwnCriterion(code="OTHER_PLAYOFF", definition="OTHER_PLAYOFF"),
    )
