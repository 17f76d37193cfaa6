"""Criteria that rest on ratings, and what becomes of them with unrated players (C.07 Art. 10)."""

from dataclasses import replace
from decimal import Decimal

import pytest

from arbiter_app.domain.facts.people.people import Player
from arbiter_app.domain.facts.rules.settings import Settings
from arbiter_app.domain.ids import PairingNumber, PlayerId
from arbiter_app.domain.table.standings import Standings, standings
from arbiter_app.domain.table.ties import Decider
from arbiter_app.domain.tie_breaks.basis import basis
from arbiter_app.domain.tie_breaks.unplayed import PREDETERMINED_2026
from arbiter_app.formats.crosstable_text import parse, players, tournament
from tests.domain.cases import case, played, ranked, rows

EVERY = ("ARO", "ARO/C1", "TPR", "PTP", "APRO", "APPO", "RTNG", "RTNG/R")


def places(table: Standings) -> list[int]:
    return [row.number for row in table.rows]


@pytest.mark.parametrize("name", EVERY)
def test_that_with_an_unrated_player_the_criterion_is_dropped_and_decides_nothing(
    name: str,
) -> None:
    table = ranked(case("unrated_dropped"), "2026-03", name)
    assert table.dropped == (name,)
    assert {row.values for row in table.rows} == {(None,)}
    deciders = {row.decided_by for row in table.rows if row.decided_by is not None}
    assert deciders == {Decider.POINTS}


def test_that_what_follows_a_dropped_criterion_decides_in_its_place() -> None:
    table = ranked(case("unrated_dropped"), "2026-03", "ARO", "SB", "TPR")
    assert table.dropped == ("ARO", "TPR")
    assert {row.values[0] for row in table.rows} == {None}
    by_sonneborn_berger = [row for row in table.rows if row.decided_by == 1]
    assert [(row.number, row.values[1]) for row in by_sonneborn_berger] == [
        (1, Decimal("2.25")),
        (3, Decimal("0.75")),
    ]


def test_that_nothing_is_dropped_where_the_regulations_leave_the_unrated_out() -> None:
    table = ranked(case("unrated_left_out"), "2026-03", *EVERY)
    assert table.dropped == ()
    unrated = [row for row in table.rows if row.number in (5, 6)]
    assert [row.values[EVERY.index("RTNG")] for row in unrated] == [None, None]
    assert all(row.values[EVERY.index("ARO")] is not None for row in table.rows)


def test_that_who_met_only_unrated_players_has_no_average_and_comes_last() -> None:
    text = """\
System: swiss
Unrated: left-out

 #  name   rtg  | R1   R2   |
 1  Alyx   2000 | 3w1  4b=  |
 2  Bruno  1900 | 4w1  3b=  |
 3  Carla  –    | 1b0  2w=  |
 4  David  1500 | 2b0  1w=  |
"""
    found = rows(parse(text), "2026-03", "ARO")
    assert [list(row.values) for row in found.values()] == [[1500], [1500], [1950], [1950]]
    only_unrated = text.replace("2000", "–   ").replace("1500", "–   ")
    table = ranked(parse(only_unrated), "2026-03", "ARO")
    assert [(row.number, row.values[0]) for row in table.rows] == [
        (1, None),
        (2, None),
        (3, 1900),
        (4, 1900),
    ]
    assert table.rows[2].decided_by is Decider.POINTS
    level = ranked(
        parse(only_unrated.replace("3w1", "3w=").replace("1b0", "1b=")), "2026-03", "ARO"
    )
    assert [(row.number, row.points, row.values[0]) for row in level.rows] == [
        (2, Decimal("1.5"), None),
        (3, 1, 1900),
        (1, 1, None),
        (4, Decimal("0.5"), 1900),
    ]


def test_that_the_arbiters_rating_of_a_rated_player_is_never_used() -> None:
    table = case("unrated_arbiters_rating")
    tournament_ = played(table, "2026-03", "RTNG")
    rated_twice = {
        player: replace(each, arbiters_rating=1000) if each.fide_rating else each
        for player, each in players(table).items()
    }
    ratings = {
        row.number: row.values[0] for row in standings(tournament_.competition(), rated_twice).rows
    }
    assert ratings == {1: 2000, 2: 1900, 3: 1800, 4: 1700, 5: 1600, 6: 1400}


def test_that_it_is_dropped_all_the_same_where_the_arbiter_rated_only_some() -> None:
    table = parse(
        """\
Unrated: arbiters-rating

 #  name   rtg    | R1   R2   R3   |
 1  Alyx   2000   | 4w1  2w=  3b.  |
 2  Bruno  (1500) | 3w1  1b=  4w.  |
 3  Carla  1800   | 2b0  4b1  1w.  |
 4  David  –      | 1b0  3w0  2b.  |
"""
    )
    assert ranked(table, "2026-03", "ARO").dropped == ("ARO",)


def test_that_an_unrated_player_who_does_not_count_drops_nothing() -> None:
    table = case("withdrawal_below_half")
    tournament_ = played(table, "2026-03", "ARO")
    rated = {
        player: replace(each, fide_rating=None if player == 6 else 1500 + player)
        for player, each in players(table).items()
    }
    assert standings(tournament_.competition(), rated).dropped == ()


def test_that_the_higher_rating_comes_first_and_reversed_the_lower() -> None:
    level = parse(
        """\
 #  name   rtg  | R1   R2   R3   |
 1  Alyx   1900 | 4w=  2w=  3b=  |
 2  Bruno  2000 | 3w=  1b=  4w=  |
 3  Carla  1800 | 2b=  4b=  1w=  |
 4  David  2100 | 1b=  3w=  2b=  |
"""
    )
    assert places(ranked(level, "2026-03", "RTNG")) == [4, 2, 1, 3]
    assert places(ranked(level, "2026-03", "RTNG/R")) == [3, 1, 2, 4]
    assert places(ranked(level, "2026-03", "TPN")) == [1, 2, 3, 4]
    assert places(ranked(level, "2026-03", "TPN/R")) == [4, 3, 2, 1]


def test_that_forfeits_of_a_round_robin_are_rated_only_before_2026_and_where_it_is_said() -> None:
    table = case("tec_round_robin")

    def games_in_average(edition: str, *, said: bool) -> object:
        tournament_ = played(table, edition, "ARO")
        settings = replace(tournament_.settings, forfeits_in_ratings=said)
        found = standings(
            replace(tournament_, settings=settings).competition(), players(table)
        ).rows
        return next(row.values[0] for row in found if row.number == 6)

    # Without the forfeit Helene met 2200, 2150, 2100 and 2050; Franck has 2000.
    assert games_in_average("2023-09", said=False) == 2125
    assert games_in_average("2023-09", said=True) == games_in_average("2024-08", said=True) == 2090
    assert games_in_average("2026-03", said=True) == 2125


def test_that_forfeits_of_a_swiss_are_never_rated() -> None:
    table = case("tec_swiss")
    tournament_ = played(table, "2023-09", "ARO")
    said = replace(tournament_, settings=replace(tournament_.settings, forfeits_in_ratings=True))
    assert standings(said.competition(), players(table)) == standings(
        tournament_.competition(), players(table)
    )


def test_that_unrated_games_are_games_over_the_board() -> None:
    text = """\
 #  name   rtg  | R1   R2   R3   |
 1  Alyx   2000 | 4w1  2w=  3b0  |
 2  Bruno  1900 | 3w1  1b=  4w0  |
 3  Carla  1800 | 2b0  4b=  1w1  |
 4  David  1700 | 1b0  3w=  2b1  |
"""
    names = ("DE", "WIN", "WON", "BPG", "BWG", "SB", "ARO", "TPR", "PTP", "APRO", "APPO")
    unrated = text
    for mark, other in (("1 ", "W "), ("0 ", "L "), ("= ", "D ")):
        unrated = unrated.replace(f"w{mark}", f"w{other}").replace(f"b{mark}", f"b{other}")
    assert "4wW" in unrated
    assert rows(parse(unrated), "2026-03", *names) == rows(parse(text), "2026-03", *names)


def test_that_the_points_of_a_performance_are_in_the_usual_scale() -> None:
    text = """\
Scoring: win 3, draw 1

 #  name   rtg  | R1   R2   R3   |
 1  Alyx   2000 | 4w1  2w=  3b0  |
 2  Bruno  1900 | 3w1  1b=  4w0  |
 3  Carla  1800 | 2b0  4b=  1w1  |
 4  David  1700 | 1b0  3w=  2b1  |
"""
    names = ("TPR", "PTP", "APRO", "APPO")
    usual = text.replace("Scoring: win 3, draw 1", "As usual.")
    assert {number: row.values for number, row in rows(parse(text), "2026-03", *names).items()} == {
        number: row.values for number, row in rows(parse(usual), "2026-03", *names).items()
    }


def test_that_who_is_not_among_the_players_has_no_rating() -> None:
    table = tournament(case("four_players"), Settings(edition="2026-03", tie_breaks=()))
    known = {PlayerId(1): Player(id=PlayerId(1), name="Alyx", national_rating=1650)}
    assert basis(table.competition(), known, PREDETERMINED_2026).ratings == {1: 1650}


def test_that_who_elected_to_play_two_games_has_no_average_in_the_text_of_2017() -> None:
    text = """\
System: swiss

 #  name   rtg  | R1   R2   R3   |
 1  Alyx   2500 | 4w1  2b=  Z    |
 2  Bruno  1900 | 3w=  1w=  4b=  |
 3  Carla  1800 | 2b=  4w1  U    |
 4  David  1500 | 1b0  3b0  2w=  |
"""
    found = rows(parse(text), "legacy-virtual", "ARO", "ARO/C1")
    assert [list(found[PairingNumber(number)].values) for number in range(1, 5)] == [
        [None, None],
        [1933, 2150],
        [1700, 1900],
        [2067, 2200],
    ]
    two_rounds = text.replace("R3 ", "").replace("Z   ", "").replace("U   ", "").replace("4b= ", "")
    two_rounds = two_rounds.replace("2w= ", "")
    found = rows(parse(two_rounds), "legacy-virtual", "ARO")
    assert list(found[PairingNumber(1)].values) == [1700]
