"""The event that a report file tells of."""

from dataclasses import replace
from datetime import date, datetime
from decimal import Decimal
from pathlib import Path

import pytest

from arbiter_app.domain.facts.competition import OwnCriterion
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.entry_status import EntryStatus
from arbiter_app.domain.facts.people.people import Birth, Official, Role
from arbiter_app.domain.facts.people.rating_rules import RatingRules, RatingUsed
from arbiter_app.domain.facts.play.numbering import DrawMethod
from arbiter_app.domain.facts.results import (
    BLACK_FORFEITS,
    BOTH_FORFEIT,
    BOTH_LOSE,
    DRAW,
    HALF_TO_WHITE,
    WHITE_WINS,
    Mark,
)
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.table.standings import standings
from arbiter_app.domain.tie_breaks.crosstable import full_crosstable
from arbiter_app.formats import trf
from arbiter_app.formats.trf.writing.report import report_of
from tests.formats.trf.text import HEAD, TWO_GAMES, event, games, notices, player

DATA = Path(__file__).parents[2] / "data"


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
        Official(
            role=Role.CHIEF_ARBITER,
            name="Petrov, Petar",
            category="IA",
            title="IA",
            fide_id=2900000,
        ),
        Official(role=Role.DEPUTY, name="Ivanov, Ivan"),
        Official(role=Role.DEPUTY, name="Kolev, Kol", category="FA", title="FA"),
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


@pytest.mark.parametrize("sides", ["+-", "--", "-+", ".."])
def test_that_a_game_without_colours_is_told_and_stays_so(sides: str) -> None:
    lines = (player(1, f"2-{sides[0]}"), player(2, f"1-{sides[1]}"))
    told = event(*lines)
    assert notices(*lines) == ["trf.without-colours"]
    assert not games(told)[0].has_colours
    records = trf.report_of(told, trf.Version.TRF16).players
    assert [each.colours for each in records] == ["-", "-"]
    assert trf.losses(told, trf.Version.TRF26) == ()


def test_that_an_open_result_and_a_wrong_number_of_rated_players_are_told() -> None:
    assert notices(player(1, "2w?"), player(2, "1b?")) == ["trf.pending"] * 2
    assert notices(*TWO_GAMES, head=f"{HEAD}072 3\n") == ["trf.count-rated"]


def test_that_one_colour_tells_the_other_with_a_notice() -> None:
    lines = (player(1, "2--"), player(2, "1w+"))
    assert notices(*lines) == ["trf.colour-completed"]
    records = trf.report_of(event(*lines), trf.Version.TRF16).players
    assert [each.colours for each in records] == ["b", "w"]


def test_that_byes_of_a_swiss_keep_their_kinds_and_blank_is_zero() -> None:
    told = event(player(1, "2w1 U"), player(2, "1b0 F"), player(3, "H ."), player(4, "Z Z"))
    byes = [round_.byes for round_ in told.tournament.main_stage.rounds]
    assert [(bye.player, bye.mark) for bye in byes[0]] == [(3, Mark.HALF_BYE), (4, Mark.ZERO_BYE)]
    assert [bye.mark for bye in byes[1]] == list("UFZZ")


def test_that_old_byes_are_read_by_what_they_gave() -> None:
    told = event(player(1, "2w1 +"), player(2, "1b0 ="), player(3, "1 0"), player(4, "1 -"))
    byes = [[bye.mark for bye in round_.byes] for round_ in told.tournament.main_stage.rounds]
    assert byes == [["F", "F"], ["U", "H", "Z", "Z"]]


def test_that_byes_after_the_last_round_paired_are_those_of_rounds_to_come() -> None:
    told = event(player(1, "2w1 H ."), player(2, "1b0 . Z"), player(3, "U Z Z"))
    first, *to_come = told.tournament.main_stage.rounds
    assert first.games
    assert [[(bye.player, bye.mark) for bye in each.byes] for each in to_come] == [
        [(1, Mark.HALF_BYE), (3, Mark.ZERO_BYE)],
        [(2, Mark.ZERO_BYE), (3, Mark.ZERO_BYE)],
    ]
    assert told.tournament.kept_lines == ()


def test_that_points_counted_ahead_for_byes_of_a_round_not_paired_are_told() -> None:
    told = notices(player(1, "2w1 H", "1.5"), player(2, "1b0", "0.0"))
    assert "trf.points-ahead" in told
    assert "trf.points-differ" not in told


@pytest.mark.parametrize("points", ["1.0", "1.5"])
def test_that_a_bye_of_a_paired_round_may_be_counted_before_a_result(points: str) -> None:
    """Table, cross table and the file that is written count it."""
    players = (
        player(1, "2w1 H", points),
        player(2, "1b0 3w.", "0.0"),
        player(3, "U 2b.", "1.0"),
    )
    told = notices(*players)
    assert not {"trf.points-ahead", "trf.points-differ"} & {*told}
    read = event(*players)
    competition = read.tournament.competition()
    shown = {row.player: row.points for row in standings(competition, read.players).rows}
    crossed = full_crosstable(competition).lines
    written = {each.number: each.points for each in report_of(read).players}
    for number, of_all in {1: Decimal("1.5"), 2: Decimal(0), 3: Decimal(1)}.items():
        assert shown[PlayerId(number)] == crossed[PlayerId(number)].points == of_all
        assert written[number] == of_all


def test_that_national_ratings_are_read_beside_the_player() -> None:
    record = f"UKR {1:4}    1 Player, 1{' ' * 25}1999\n"
    told = event(*TWO_GAMES, record, head=HEAD + "172 UKR NIDOF\n")
    assert told.players[PlayerId(1)].national_rating == 1999
    assert told.tournament.rating_rules.used is RatingUsed.NATIONAL
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
     "boards | 1 | 5-9", "boards | 1 | 0-1", "boards | 1 | 5-1 6-1", "boards | 1 | 5",
     "player | 1 | name | ", "unresolved | never", "rounds-known | perhaps"],
)  # fmt: skip
def test_that_a_comment_of_arbiter_that_says_nothing_is_kept_with_a_notice(comment: str) -> None:
    head = f"{HEAD}### arbiter: {comment}\n"
    assert notices(*TWO_GAMES, head=head) == ["trf.own-comment"]
    (kept,) = event(*TWO_GAMES, head=head).tournament.kept_lines
    assert kept.text == f"### arbiter: {comment}".rstrip()


@pytest.mark.parametrize(
    ("told", "boards"),
    [("12-1 7-3", [(7, 3), (12, 1)]), ("1-3", [(1, 3), (2, 1)]), ("3-1 3-3", [(1, 3), (3, 1)])],
)
def test_that_games_have_the_boards_of_comments_and_each_its_own(
    told: str, boards: list[tuple[int, int]]
) -> None:
    head = f"{HEAD}### arbiter: boards | 1 | {told}\n"
    assert [(each.board, each.white) for each in games(event(*TWO_GAMES, head=head))] == boards


def test_that_what_means_nothing_is_kept_with_its_place() -> None:
    head = "### first\n" + HEAD + "222 5400\nQQQ what\n"
    kept = event(*TWO_GAMES, "XXQ white1\n", head=head).tournament.kept_lines
    assert [(each.after, each.text) for each in kept] == [
        ("", "### first"),
        ("042", "222 5400"),
        ("042", "QQQ what"),
        ("001 4", "XXQ white1"),
    ]


def test_that_headers_that_say_nothing_are_not_kept() -> None:
    head = HEAD + "052 2026/05/02\n052\n012 \u0085\n202\n132 \nXXQ\n"
    (kept,) = event(*TWO_GAMES, head=head).tournament.kept_lines
    assert kept.text == "XXQ"


def test_that_dates_of_rounds_are_kept_where_their_moments_are_unknown() -> None:
    begin = f"{'132 first':91}"
    head = (
        f"{HEAD}{begin}26/05/01  26/05/02\n132 second\n### arbiter: starts | 1 | 2026-05-01T10:00\n"
    )
    before = event(*TWO_GAMES, head=head)
    kept = [each.text for each in before.tournament.kept_lines]
    assert kept == [f"{begin:101}26/05/02", "132 second"]
    written = trf.format(trf.report_of(before))
    assert f"{begin}26/05/01  26/05/02" in written
    again = event(written, head="").tournament.kept_lines
    assert sorted(each.text for each in again) == kept


def test_that_a_bye_alone_is_no_round_of_a_round_robin() -> None:
    head = HEAD + "092 Individual: Round-Robin\n142 3\n"
    lines = (
        player(1, "4w1 3b1 2w1 U", "3"),
        player(2, "3w1 4w1 1b0 .", "2"),
        player(3, "2b0 1w0 4w1 .", "1"),
        player(4, "1b0 2b0 3b0 .", "0"),
    )
    told = event(*lines, head=head)
    assert len(told.tournament.main_stage.rounds) == 3
    assert told.tournament.settings.cycles == 1
    assert "trf.free-round" in notices(*lines, head=head)


def test_that_new_york_1924_is_a_double_round_robin() -> None:
    reading = trf.read((DATA / "trf" / "new-york-1924.trf").read_bytes())
    assert reading.report is not None
    settings = trf.event_of(reading.report).tournament.settings
    assert (settings.system, settings.cycles, settings.rounds) == (System.ROUND_ROBIN, 2, None)


def with_federation(federation: str, national: int | None) -> Event:
    told = event(*TWO_GAMES)
    first = replace(told.players[PlayerId(1)], national_rating=national, national_id="5001")
    return replace(told, federation=federation, players={**told.players, first.id: first})


def records(told: Event, *codes: str) -> list[str]:
    lines = trf.format(report_of(told)).splitlines()
    return [line for line in lines if line[:3] in codes]


def test_that_national_ratings_are_written_and_come_back() -> None:
    told = with_federation("UKR", 1999)
    rules = RatingRules(used=RatingUsed.HIGHER)
    told = replace(told, tournaments=(replace(told.tournament, rating_rules=rules),))
    method, national = records(told, "172", "UKR")
    assert method == "172 UKR HBFN"
    assert (national[:8], national[48:52], national[57:68]) == ("UKR    1", "1999", "       5001")
    back = trf.event_of(report_of(told))
    assert back.players[PlayerId(1)].national_rating == 1999
    assert back.players[PlayerId(1)].national_id == "5001"
    assert back.tournament.rating_rules == rules
    assert back.tournament.kept_lines == told.tournament.kept_lines


@pytest.mark.parametrize("federation", ["", "Чехія", "001"])
def test_that_without_a_federation_ratings_go_into_comments(federation: str) -> None:
    told = with_federation(federation, 1999)
    assert records(told, "172", "UKR") == []
    assert trf.event_of(report_of(told)).players[PlayerId(1)].national_rating == 1999


def test_that_a_kept_record_says_the_rating_of_today() -> None:
    record = f"UKR {1:4}   II Player, 1{' ' * 25}1999 KYI\n"
    told = event(*TWO_GAMES, record, head=HEAD + "032 UKR\n172 UKR OTHER\n")
    (kept,) = records(told, "UKR")
    assert kept == record.rstrip()
    first = told.players[PlayerId(1)]
    newer = replace(told, players={**told.players, first.id: replace(first, national_rating=2010)})
    (kept,) = records(newer, "UKR")
    assert kept == record.rstrip().replace("1999", "2010")
    gone = replace(told, players={**told.players, first.id: replace(first, national_rating=None)})
    assert records(gone, "UKR") == []
