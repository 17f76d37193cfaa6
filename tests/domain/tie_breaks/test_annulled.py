"""Who leaves a round robin with less than half of his games played (C.05 Art. 6.6).

The values of such tables stand in the cases withdrawal_*.
"""

from dataclasses import replace

import pytest

from arbiter_app.domain.facts.people.entry_status import EntryStatus
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.facts.rules.team_rules import Score
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.table.standings import standings
from arbiter_app.domain.taking_part.participation import Move, What, game_changes
from arbiter_app.domain.tie_breaks.annulled import annulled_players, annulled_points
from arbiter_app.domain.tie_breaks.crosstable import crosstable, full_crosstable
from arbiter_app.formats.crosstable_text import parse
from tests.documents.team_events import teams_of
from tests.domain.cases import case, played


def withdrawn(name: str) -> Tournament:
    return played(case(name), "2026-03", "SB", "KS")


@pytest.mark.parametrize(
    ("name", "annulled"),
    [
        ("withdrawal_below_half", {6}),  # two of five
        ("withdrawal_below_half_counted", set()),
        ("withdrawal_at_half", set()),  # two of four
        ("withdrawal_odd_field", {5}),  # one of four
        ("withdrawal_double_below_half", {4}),  # two of six
        ("withdrawal_double_at_half", set()),  # three of six
        ("withdrawal_of_two", {5, 6}),  # one and two of five
        ("withdrawal_after_five_and_six", {7}),  # five of eleven; six is more than half
        ("four_players", set()),
    ],
)
def test_that_less_than_half_of_the_own_games_annuls(name: str, annulled: set[int]) -> None:
    assert annulled_players(withdrawn(name).competition()) == annulled


@pytest.mark.parametrize(("games", "annulled"), [(4, {1}), (5, set()), (6, set())])
def test_that_five_of_ten_games_are_half(games: int, annulled: set[int]) -> None:
    """Two players meet ten times; the first leaves after some of the games."""
    rounds = range(1, 11)
    heading = " ".join(f"R{number}" for number in rounds)
    first = " ".join("2w=" if number <= games else "2w-" for number in rounds)
    second = " ".join("1b=" if number <= games else "1b+" for number in rounds)
    table = parse(
        f"Cycles: 10\nWithdrawn: 1\n\n# name | {heading} |\n1 P | {first} |\n2 Q | {second} |\n"
    )
    assert annulled_players(played(table, "2026-03").competition()) == annulled


def test_that_who_has_not_withdrawn_counts_however_few_games_he_has_played() -> None:
    table = withdrawn("withdrawal_below_half")
    stayed = replace(
        table,
        entries=tuple(replace(each, status=EntryStatus.REGISTERED) for each in table.entries),
    )
    assert annulled_players(stayed.competition()) == frozenset()


def test_that_a_forfeited_game_is_no_game_played() -> None:
    """Alyx played one of three, and won another because nobody came."""
    table = parse(
        """\
Withdrawn: 1

 #  name  | R1   R2   R3   |
 1  Alyx  | 4w+  2w1  3b-  |
 2  Bruno | 3w1  1b0  4w1  |
 3  Carla | 2b0  4b=  1w+  |
 4  David | 1b-  3w=  2b0  |
"""
    )
    assert annulled_players(played(table, "2026-03").competition()) == {1}


def test_that_a_swiss_annuls_nobody() -> None:
    table = withdrawn("withdrawal_below_half")
    swiss = replace(table, settings=replace(table.settings, system=System.SWISS, tie_breaks=()))
    assert annulled_players(swiss.competition()) == frozenset()
    assert not any(row.annulled for row in standings(swiss.competition(), {}).rows)


def test_that_the_annulled_stand_last_without_points_values_or_place() -> None:
    rows = standings(withdrawn("withdrawal_of_two").competition(), {}).rows
    assert [row.number for row in rows][4:] == [5, 6]
    for row in rows[4:]:
        assert row.annulled
        assert not row.shared
        assert not row.by_lot
        assert (row.place, row.last_place, row.decided_by) == (5, 6, None)
        assert row.points == 0
        assert set(row.values) == {None}
    assert not any(row.annulled for row in rows[:4])


def test_that_the_crosstable_keeps_what_does_not_count() -> None:
    table = withdrawn("withdrawal_below_half")
    counts, everything = crosstable(table.competition()), full_crosstable(table.competition())
    assert PlayerId(6) not in counts.lines
    assert counts.against(PlayerId(1), PlayerId(6)) == ()
    assert [cell.points for cell in everything.against(PlayerId(6), PlayerId(4))] == [1]
    assert everything.points(PlayerId(6)) > 0


@pytest.mark.parametrize(
    ("name", "maximum"),
    [
        ("withdrawal_below_half", 4),
        ("withdrawal_below_half_counted", 5),
        ("withdrawal_at_half", 4),
        ("withdrawal_odd_field", 3),
        ("withdrawal_double_below_half", 4),
        ("withdrawal_double_at_half", 6),
        ("withdrawal_of_two", 3),
        ("withdrawal_after_five_and_six", 10),
    ],
)
def test_that_the_most_a_player_can_have_is_without_those_who_do_not_count(
    name: str, maximum: int
) -> None:
    assert crosstable(withdrawn(name).competition()).maximum == maximum


LEAVING = """\
Withdrawn: 4

 #  name  | R1   R2   R3   |
 1  Alyx  | 4w1  2w.  3b.  |
 2  Bruno | 3w1  1b.  4w.  |
 3  Carla | 2b0  4b.  1w.  |
 4  David | 1b0  3w.  2b.  |
"""


def forfeited(text: str, player: int) -> dict[tuple[int, int], str]:
    """The games that a player leaves behind, by White and Black."""
    left = played(parse(text), "2026-03")
    move = Move(what=What.WITHDRAW, player=PlayerId(player))
    return {
        (change.after.white, change.after.black): str(change.after.result)
        for change in game_changes(left, left.competition(), move)
    }


def test_that_the_opponents_of_who_leaves_win_what_is_still_to_be_played() -> None:
    alone = LEAVING.replace("Withdrawn: 4\n", "")
    assert forfeited(alone, 4) == {(4, 3): "-/+", (2, 4): "+/-"}


def test_that_both_lose_where_the_opponent_has_left_before() -> None:
    # Bruno leaves after David: the game of the last round is lost by both.
    assert forfeited(LEAVING, 2) == {(1, 2): "+/-", (2, 4): "-/-"}


def test_that_a_win_by_forfeit_in_a_round_nobody_has_played_is_lost_again() -> None:
    given = LEAVING.replace("4w.", "4w+").replace("2b.  |", "2b-  |")
    assert forfeited(given, 2) == {(1, 2): "+/-", (2, 4): "-/-"}
    played_round = given.replace("3b.", "3b1").replace("1w.", "1w0")
    assert forfeited(played_round, 2) == {(1, 2): "+/-"}


def test_that_a_team_that_leaves_before_half_of_its_matches_does_not_count() -> None:
    event = teams_of(6, played=2)
    tournament = event.tournament
    gone = tournament.teams[0]
    left = replace(gone, status=EntryStatus.WITHDRAWN)
    there = replace(tournament, teams=(left, *tournament.teams[1:]))
    assert annulled_players(there.competition()) == {gone.id}
    table = standings(there.competition(), event.contestants)
    assert (table.rows[-1].player, table.rows[-1].annulled) == (gone.id, True)
    keeps = replace(there.settings, annuls_withdrawals=False)
    assert annulled_players(replace(there, settings=keeps).competition()) == frozenset()


@pytest.mark.parametrize("score", Score)
def test_that_both_scores_are_taken_from_the_matches_of_a_team_that_left(score: Score) -> None:
    event = teams_of(6, played=2)
    gone = event.tournament.teams[0]
    left = replace(gone, status=EntryStatus.WITHDRAWN)
    teams = (left, *event.tournament.teams[1:])
    competition = replace(event.tournament, teams=teams).competition()
    whole, counted = full_crosstable(competition, score), crosstable(competition, score)
    for team, line in counted.lines.items():
        taken = sum(each.of(score) for each in annulled_points(competition) if each.player == team)
        assert whole.points(team) + taken == line.points
