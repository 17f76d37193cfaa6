"""What the proofs by whole tournaments tell where something is not as it should be."""

from dataclasses import replace
from decimal import Decimal
from random import Random

import pytest

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.results import BOTH_LOSE
from arbiter_app.domain.table.standings import standings
from tests.oracles.gacrux import Checked
from tests.oracles.proof import drawn_event, encoded, figures_of
from tests.oracles.ranks_by_gacrux import STD, compare_ranks
from tests.oracles.report import rounds_played, with_crossed_pairs
from tests.oracles.their_reports import check_theirs

SEED = "any"


@pytest.fixture(scope="module")
def event() -> Event:
    return drawn_event(Random(SEED), {(8, 8): 1})


def _ranked_by(event: Event, *names: str) -> Event:
    tournament = event.tournament
    settings = replace(tournament.settings, tie_breaks=names)
    return replace(event, tournaments=(replace(tournament, settings=settings),))


def _as_ours(event: Event) -> Checked:
    """Return what an engine would say that finds what we find."""
    table = standings(event.tournament.competition(), event.players)
    return Checked(
        rounds={},
        tie_breaks=("PTS", *table.tie_breaks),
        ranks={row.number: row.place for row in table.rows},
        values={row.number: tuple(map(str, (row.points, *row.values))) for row in table.rows},
    )


def test_that_an_event_of_ours_passes_as_one_of_others_and_is_counted(event: Event) -> None:
    checked = check_theirs(encoded(event))
    assert checked.differences == []
    assert checked.figures - figures_of(event) == {"points": 8}
    assert checked.figures["tournaments: 5 to 12 players"] == 1
    assert checked.figures["pairs"] == sum(
        len(each.games) for each in event.tournament.main_stage.rounds
    )


def test_that_pairs_that_are_not_those_of_the_rules_are_told_of(event: Event) -> None:
    told = check_theirs(encoded(with_crossed_pairs(event))).differences
    assert "pairs" in {each.split(":")[0] for each in told}
    assert all(f"round {rounds_played(event)}:" in each for each in told)


def test_that_points_that_are_not_those_of_the_results_are_told_of(event: Event) -> None:
    text = encoded(event).decode()
    line = next(each for each in text.splitlines() if each.startswith("001    1"))
    other = f"{Decimal(line[80:84]) + 1:4}"
    checked = check_theirs(text.replace(line, line[:80] + other + line[84:]).encode())
    assert [each.split(":")[0] for each in checked.differences] == ["points"]


def test_that_a_report_that_is_refused_counts_as_a_difference() -> None:
    assert check_theirs(b"001 nothing").differences[0].startswith("refused: ")


def test_that_other_values_and_ranks_are_told_of(event: Event) -> None:
    ranked = _ranked_by(event, "WIN", "BH")
    ours = _as_ours(ranked)
    compared = compare_ranks(ranked, ours)
    assert compared.differences == []
    assert compared.figures == {"ranks": 8, "values of tie-breaks": 16}
    points, wins, buchholz = ours.values[3]
    values = {**ours.values, 3: (points, wins, str(Decimal(buchholz) + 1))}
    other = replace(ours, values=values, ranks={**ours.ranks, 3: 99})
    told = compare_ranks(ranked, other).differences
    assert [each.split(":")[0] for each in told] == ["BH", "rank"]


def test_that_standard_points_may_differ_only_as_another_reading_makes_them(event: Event) -> None:
    """A game that ended 0-0 gives each a half by the text, nothing by a comparison with a draw."""
    tournament = event.tournament
    stage = tournament.main_stage
    first, *others = stage.rounds
    game = replace(first.games[0], result=BOTH_LOSE)
    rounds = (replace(first, games=(game, *first.games[1:])), *others)
    tournament = replace(tournament, stages=(replace(stage, rounds=rounds),))
    both_lost = _ranked_by(replace(event, tournaments=(tournament,)), "STD")
    ours = _as_ours(both_lost)
    numbers = tournament.competition().numbers
    players = {numbers[game.white], numbers[game.black]}
    theirs = {
        number: (points, str(Decimal(value) - Decimal("0.5") * (number in players)))
        for number, (points, value) in ours.values.items()
    }
    ruled = compare_ranks(both_lost, replace(ours, values=theirs))
    assert (ruled.differences, ruled.figures[STD]) == ([], 2)
    wrong = {**theirs, numbers[game.white]: ("0", "99")}
    assert compare_ranks(both_lost, replace(ours, values=wrong)).differences
