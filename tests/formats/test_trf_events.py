"""The event that a report file tells of."""

from datetime import date, datetime
from decimal import Decimal
from pathlib import Path

import pytest

from arbiter_app.domain.event import (
    Adjustment,
    Bye,
    DrawMethod,
    EntryStatus,
    Event,
    Game,
    OwnCriterion,
    System,
)
from arbiter_app.domain.ids import PlayerId, Round
from arbiter_app.domain.people import Birth, Official, Role
from arbiter_app.domain.results import (
    BLACK_FORFEITS,
    BOTH_FORFEIT,
    BOTH_LOSE,
    DRAW,
    HALF_TO_WHITE,
    WHITE_WINS,
    Mark,
    Scoring,
)
from arbiter_app.formats import trf

DATA = Path(__file__).parents[1] / "data"

EDITION_2026 = "C.07/2026-03-01"
HEAD = "012 Cup\n042 2026/05/01\n"


def player(number: int, rounds: str, points: str = "") -> str:
    """Return a line of a player; each word of the rounds is like 2w1, or a letter alone."""
    blocks = ""
    for word in rounds.split():
        if len(word) == 1:
            blocks += f"  0000 - {word.replace('.', ' ')}"
        else:
            blocks += f"  {word[:-2]:>4} {word[-2]} {word[-1].replace('.', ' ')}"
    name = f"Player, {number}"
    return f"001 {number:4}      {name:65}{points:>5}     {blocks}\n"


def event(*lines: str, head: str = HEAD) -> Event:
    reading = trf.read((head + "".join(lines)).encode())
    assert [(each.line, each.column, each.code) for each in reading.defects] == []
    assert reading.report is not None
    return trf.event_of(reading.report)


def notices(*lines: str, head: str = HEAD) -> list[str]:
    return [each.code for each in trf.read((head + "".join(lines)).encode()).notices]


def games(told: Event, round_: int = 1) -> list[Game]:
    return list(told.tournament.main_stage.rounds[round_ - 1].games)


TWO_GAMES = (
    player(1, "2w1 3b=", "1.5"),
    player(2, "1b0 4w1", "1.0"),
    player(3, "4w= 1w=", "1.0"),
    player(4, "3b= 2b0", "0.5"),
)
THREE_FREE = (player(1, "Z 2w1 3b1", "2"), player(2, "3w1 1b0 Z", "1"), player(3, "2b0 Z 1w0", "0"))


def test_that_headers_become_the_event() -> None:
    head = (
        "012 Cup of Sofia\n022 Sofia\n032 BUL\n042 2026/05/01\n052 2026/05/03\n"
        "102 IA Petrov, Petar (2900000)\n112 Ivanov, Ivan\n112 FA Kolev, Kol\n"
        "122 90 min + 30 s\nXXR 9\n"
    )
    told = event(*TWO_GAMES, head=head)
    assert (told.title, told.place, told.federation) == ("Cup of Sofia", "Sofia", "BUL")
    assert (told.starts_on, told.ends_on) == (date(2026, 5, 1), date(2026, 5, 3))
    assert told.time_control == "90 min + 30 s"
    assert told.officials == (
        Official(role=Role.CHIEF_ARBITER, name="Petrov, Petar (2900000)", category="IA"),
        Official(role=Role.DEPUTY, name="Ivanov, Ivan"),
        Official(role=Role.DEPUTY, name="Kolev, Kol", category="FA"),
    )
    assert told.tournament.settings.rounds == 9


def test_that_games_have_their_colours_results_and_the_numbers_of_the_file() -> None:
    told = event(*TWO_GAMES)
    assert [(game.white, game.black, game.result) for game in games(told)] == [
        (1, 2, WHITE_WINS),
        (3, 4, DRAW),
    ]
    draw = told.tournament.draw
    assert draw is not None
    assert draw.method is DrawMethod.REPORTED
    assert told.tournament.numbers == {1: 1, 2: 2, 3: 3, 4: 4}


def test_that_boards_of_a_swiss_go_by_scores() -> None:
    told = event(
        player(1, "2w0 4w1"), player(2, "1b1 3w1"), player(3, "4w1 2b0"), player(4, "3b0 1b0")
    )
    assert [(game.white, game.black) for game in games(told, 2)] == [(2, 3), (1, 4)]


def test_that_boards_of_a_round_robin_are_those_of_the_berger_table() -> None:
    told = event(player(1, "4w1"), player(2, "3w1"), player(3, "2b0"), player(4, "1b0"),
                 head=HEAD + "192 FIDE_ROUNDROBIN\n")  # fmt: skip
    assert [(game.white, game.black) for game in games(told)] == [(1, 4), (2, 3)]


@pytest.mark.parametrize(
    ("sides", "result"),
    [
        ("=0", HALF_TO_WHITE),
        ("00", BOTH_LOSE),
        ("+-", BLACK_FORFEITS),
        ("--", BOTH_FORFEIT),
        ("??", None),
        ("..", None),
    ],
)
def test_that_two_sides_make_a_result(sides: str, result: object) -> None:
    told = event(player(1, f"2w{sides[0]}"), player(2, f"1b{sides[1]}"))
    assert games(told)[0].result == result


def test_that_an_unknown_symbol_is_a_game_without_result() -> None:
    lines = (player(1, "2wx"), player(2, "1bé"))
    assert games(event(*lines))[0].result is None
    assert notices(*lines) == ["trf.symbol", "trf.symbol"]


def test_that_white_is_the_lower_number_of_a_forfeit_without_colours() -> None:
    told = event(player(1, "2-+"), player(2, "1--"))
    assert (games(told)[0].white, games(told)[0].result) == (1, BLACK_FORFEITS)
    known = event(player(1, "2-+"), player(2, "1w-"))
    assert games(known)[0].white == 2


def test_that_byes_of_a_swiss_keep_their_kinds_and_blank_is_zero() -> None:
    told = event(player(1, "2w1 U"), player(2, "1b0 F"), player(3, "H ."), player(4, "Z Z"))
    byes = [round_.byes for round_ in told.tournament.main_stage.rounds]
    assert [(bye.player, bye.mark) for bye in byes[0]] == [(3, Mark.HALF_BYE), (4, Mark.ZERO_BYE)]
    assert [bye.mark for bye in byes[1]] == list("UFZZ")


def test_that_old_byes_are_read_by_what_they_gave() -> None:
    told = event(player(1, "2w1 +"), player(2, "1b0 ="), player(3, "1 0"), player(4, "1 -"))
    byes = [[bye.mark for bye in round_.byes] for round_ in told.tournament.main_stage.rounds]
    assert byes == [["F", "F"], ["U", "H", "Z", "Z"]]


def test_that_rounds_end_with_the_last_one_paired_and_later_byes_are_kept_as_announced() -> None:
    told = event(player(1, "2w1 H ."), player(2, "1b0 . Z"), player(3, "U Z Z"))
    assert len(told.tournament.main_stage.rounds) == 1
    assert [(kept.after, kept.text) for kept in told.tournament.kept_lines] == [
        ("001 3", "240 H   2    1"),
        ("001 3", "240 Z   2    3"),
        ("001 3", "240 Z   3    2    3"),
    ]


def test_that_byes_to_come_may_be_counted_in_the_points_already() -> None:
    assert "trf.points-differ" not in notices(player(1, "2w1 H", "1.5"), player(2, "1b0", "0.0"))


@pytest.mark.parametrize(
    ("record", "system", "cycles", "swapped"),
    [
        ("192 FIDE_ROUNDROBIN", System.ROUND_ROBIN, 1, False),
        ("192 BERGER_ROUNDROBIN_G2", System.ROUND_ROBIN, 2, False),
        ("192 BERGER_DOUBLEROUNDROBIN", System.ROUND_ROBIN, 2, False),
        ("192 FIDE_DOUBLEROUNDROBIN", System.ROUND_ROBIN, 2, True),
        ("192 BERGER_ROUNDROBIN_G4", System.ROUND_ROBIN, 4, False),
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
    assert told.tournament.free_in(told.tournament.main_stage.rounds[0]) == 1
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
        ("162  L 0.5    Z 0.25", Scoring(loss=Decimal("0.5"), absence=Decimal("0.25"))),
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


def test_that_another_usual_scoring_is_taken_only_where_all_points_agree() -> None:
    football = (player(1, "2w1", "3"), player(2, "1b0", "0"), player(3, "4w=", "1"),
                player(4, "3b=", "1"), player(5, "U", "3"))  # fmt: skip
    half = (player(1, "2w1", "1"), player(2, "1b0", "0"), player(3, "U", "0.5"))
    doubtful = (player(1, "2w1", "3"), player(2, "1b0", "1"))
    assert event(*football).tournament.settings.scoring.win == 3
    assert event(*half).tournament.settings.scoring == Scoring(pairing_bye=Decimal("0.5"))
    assert event(*doubtful).tournament.settings.scoring == Scoring()
    assert notices(*football) == ["trf.scoring-inferred"]
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


def test_that_national_ratings_are_read_beside_the_player() -> None:
    record = f"UKR {1:4}    1 Player, 1{' ' * 25}1999\n"
    told = event(*TWO_GAMES, record, head=HEAD + "172 UKR NIDOF\n")
    assert told.players[PlayerId(1)].national_rating == 1999
    assert [kept.text[:3] for kept in told.tournament.kept_lines] == ["172", "UKR"]
    fide_only = event(*TWO_GAMES, record, head=HEAD + "172 UKR FIDE\n")
    assert fide_only.players[PlayerId(1)].national_rating is None


def test_that_a_birth_date_is_whole_or_a_year() -> None:
    text = (DATA / "trf" / "made_up.trf").read_text("utf-8")
    reading = trf.read(text.encode())
    assert reading.report is not None
    births = [each.birth for each in trf.event_of(reading.report).players.values()]
    assert births[:2] == [Birth(1990, date(1990, 1, 2)), Birth(1995)]
    assert births[4] == Birth(1991)


def test_that_comments_of_arbiter_tell_what_the_format_cannot() -> None:
    head = HEAD + (
        "142 3\n"
        "### arbiter: edition | 2024-08\n"
        "### arbiter: withdrawn | 2\n"
        "### arbiter: annuls-withdrawals | no\n"
        "### arbiter: unresolved | lots\n"
        "### arbiter: lot-seed | a\\pb\\\\n\n"
        "### arbiter: player | 1 | name | Перший Гравець\n"
        "### arbiter: player | 1 | arbiters-rating | 1800\n"
        "### arbiter: starts | 1 | 2026-05-01T10:00\n"
        "### arbiter: criterion | OTHER_X | lower | What it means\n"
        "### arbiter: value | OTHER_X | 1 | 2.5\n"
    )
    told = event(*TWO_GAMES, head=head)
    tournament = told.tournament
    assert tournament.settings.edition == "2024-08"
    assert tournament.settings.annuls_withdrawals is False
    assert tournament.entries[1].status is EntryStatus.WITHDRAWN
    assert tournament.tie_lot_seed == "a|b\\n"
    assert told.players[PlayerId(1)].name == "Перший Гравець"
    assert told.players[PlayerId(1)].arbiters_rating == 1800
    assert tournament.main_stage.rounds[0].starts_at == datetime(2026, 5, 1, 10)
    assert tournament.own_criteria == (
        OwnCriterion(
            code="OTHER_X",
            definition="What it means",
            lower_is_better=True,
            values={PlayerId(1): Decimal("2.5")},
        ),
    )
    assert tournament.kept_lines == ()


@pytest.mark.parametrize(
    "comment",
    ["", "nonsense", "withdrawn", "withdrawn | x", "edition | 1066", "starts | 1 | noon",
     "starts | 99999999 | 2026-05-01T10:00", "value | OTHER_X | 1 | NaN",
     "value | OTHER_X | 1 | 1e99", "player | 1 | arbiters-rating | 9999", "player | 1 | hat | x",
     "player | 1 | name | ", "unresolved | never", "rounds-known | perhaps"],
)  # fmt: skip
def test_that_a_comment_of_arbiter_that_says_nothing_is_kept_with_a_notice(comment: str) -> None:
    head = f"{HEAD}### arbiter: {comment}\n"
    assert notices(*TWO_GAMES, head=head) == ["trf.own-comment"]
    (kept,) = event(*TWO_GAMES, head=head).tournament.kept_lines
    assert kept.text == f"### arbiter: {comment}".rstrip()


def test_that_what_means_nothing_is_kept_with_its_place() -> None:
    head = "### first\n" + HEAD + "152 W\nQQQ what\n"
    kept = event(*TWO_GAMES, "XXC white1\n", head=head).tournament.kept_lines
    assert [(each.after, each.text) for each in kept] == [
        ("", "### first"),
        ("042", "152 W"),
        ("042", "QQQ what"),
        ("001 4", "XXC white1"),
    ]


def test_that_the_games_of_a_team_event_are_read() -> None:
    reading = trf.read((DATA / "trf" / "tec_team_boards_only.trf").read_bytes())
    assert reading.report is not None
    told = trf.event_of(reading.report)
    assert told.tournament.settings.system is System.SWISS
    assert Bye(player=PlayerId(1), mark=Mark.ZERO_BYE) in told.tournament.main_stage.rounds[1].byes
    assert any(kept.text.startswith("013") for kept in told.tournament.kept_lines)


def test_that_new_york_1924_is_a_double_round_robin() -> None:
    reading = trf.read((DATA / "trf" / "new-york-1924.trf").read_bytes())
    assert reading.report is not None
    settings = trf.event_of(reading.report).tournament.settings
    assert (settings.system, settings.cycles, settings.rounds) == (System.ROUND_ROBIN, 2, None)
