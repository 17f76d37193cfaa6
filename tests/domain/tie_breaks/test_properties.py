"""What holds for every tournament, whatever was played (hypothesis)."""

from dataclasses import replace
from decimal import ROUND_HALF_UP, Decimal
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbiter_app.domain.facts.play.numbering import Draw, DrawMethod, DrawnNumber
from arbiter_app.domain.facts.results import BYES, DRAW, STANDARD_SCORING
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.table.standings import (
    Standing,
    Standings,
    answer,
    reckoned_from,
    standings,
)
from arbiter_app.domain.tie_breaks.crosstable import crosstable
from arbiter_app.domain.tie_breaks.editions import EDITIONS, Edition, edition
from tests.domain.tournaments import (
    COMPLETE,
    EDITIONS_OF_ALL,
    OVER_THE_BOARD,
    RUNNING,
    Played,
    names,
    round_robins,
    swisses,
)

ANY = round_robins(withdrawals=True) | swisses(adjusted=True)
UNADJUSTED = round_robins(withdrawals=True) | swisses()

SUMS = frozenset(
    {"WIN", "WON", "BPG", "BWG", "PS", "GE", "REP", "STD", "BH", "FB", "SB", "KS", "SOB"}
)
MEANS = frozenset({"AOB"})
ROUNDED_MEANS = frozenset({"ARO", "APRO", "APPO"})
NO_PARTS = frozenset({"TPN", "RTNG"})
OF_PERFORMANCE = frozenset({"TPR", "PTP"})
OF_GROUPS = frozenset({"DE"})


def table_of(played: Played) -> Standings:
    return standings(played.tournament.competition(), played.players)


def with_every_criterion(played: Played, rules: Edition) -> Played:
    return played.under(rules, *names(rules, played.system))


def without_numbers(rules: Edition, system: System) -> list[str]:
    return [name for name in names(rules, system) if not name.startswith("TPN")]


def drawn_of(tournament: Tournament) -> tuple[DrawnNumber, ...]:
    assert tournament.draw is not None
    return tournament.draw.drawn


def redrawn(played: Played, drawn: tuple[DrawnNumber, ...]) -> Played:
    draw = Draw(method=DrawMethod.BY_HAND, drawn=drawn)
    return replace(played, tournament=replace(played.tournament, draw=draw))


def unnumbered(row: Standing) -> tuple[object, ...]:
    return (row.place, row.last_place, row.points, row.values, row.annulled)


@given(ANY, EDITIONS_OF_ALL)
def test_that_no_tournament_is_too_odd_for_any_criterion(played: Played, rules: Edition) -> None:
    every = with_every_criterion(played, rules)
    found = table_of(every)
    assert len(found.rows) == len(every.tournament.numbers)
    ground = reckoned_from(every.tournament.competition(), every.players)
    for row in (row for row in found.rows if not row.annulled):
        for name, value in zip(found.tie_breaks, row.values, strict=True):
            single = answer(ground, name, row.player)
            assert single is None or name in found.dropped or single.value == value


@given(ANY, EDITIONS_OF_ALL, st.data())
def test_that_one_more_draw_gives_a_table(
    played: Played, rules: Edition, data: st.DataObject
) -> None:
    pending = [
        (round_, game) for round_ in played.rounds for game in round_.games if game.result is None
    ]
    if not pending:
        return
    round_, game = data.draw(st.sampled_from(pending))
    games = tuple(replace(each, result=DRAW) if each == game else each for each in round_.games)
    rounds = tuple(replace(each, games=games) if each is round_ else each for each in played.rounds)
    every = with_every_criterion(played.with_rounds(rounds), rules)
    assert len(table_of(every).rows) == len(played.tournament.numbers)


@given(ANY, EDITIONS_OF_ALL, st.randoms())
def test_that_standings_do_not_depend_on_the_order_of_anything(
    played: Played, rules: Edition, shuffler: Random
) -> None:
    every = with_every_criterion(played, rules)
    tournament = every.tournament
    entries, drawn = list(tournament.entries), list(drawn_of(tournament))
    adjustments, people = list(tournament.adjustments), list(every.players.items())
    for each in (entries, drawn, adjustments, people):
        shuffler.shuffle(each)
    shuffled = redrawn(every, tuple(drawn))
    shuffled = replace(
        shuffled,
        tournament=replace(
            shuffled.tournament, entries=tuple(entries), adjustments=tuple(adjustments)
        ),
        players=dict(people),
    )
    rounds = []
    for round_ in shuffled.rounds:
        games, byes = list(round_.games), list(round_.byes)
        shuffler.shuffle(games)
        shuffler.shuffle(byes)
        rounds.append(replace(round_, games=tuple(games), byes=tuple(byes)))
    assert table_of(shuffled.with_rounds(tuple(rounds))) == table_of(every)


@given(ANY, EDITIONS_OF_ALL, st.data())
def test_that_renumbering_permutes_the_rows_but_for_the_numbers_themselves(
    played: Played, rules: Edition, data: st.DataObject
) -> None:
    every = played.under(rules, *without_numbers(rules, played.system))
    drawn = drawn_of(every.tournament)
    numbers = data.draw(st.permutations([each.number for each in drawn]))
    renumbered = redrawn(
        every,
        tuple(replace(each, number=number) for each, number in zip(drawn, numbers, strict=True)),
    )
    before = {row.player: unnumbered(row) for row in table_of(every).rows}
    after = {row.player: unnumbered(row) for row in table_of(renumbered).rows}
    assert after == before


@given(ANY, EDITIONS_OF_ALL)
def test_that_places_follow_each_other_and_points_never_rise(
    played: Played, rules: Edition
) -> None:
    found = table_of(with_every_criterion(played, rules)).rows
    ranked = [row for row in found if not row.annulled]
    assert found[: len(ranked)] == tuple(ranked)
    assert [row.points for row in ranked] == sorted((row.points for row in ranked), reverse=True)
    for index, row in enumerate(found, start=1):
        assert row.place <= index <= row.last_place
    for above, below in pairwise(ranked):
        same_place = (above.place, above.last_place) == (below.place, below.last_place)
        assert (below.decided_by is None) == same_place
        assert same_place or below.place == above.last_place + 1


@given(UNADJUSTED, EDITIONS_OF_ALL)
def test_that_every_game_and_bye_hands_out_what_the_scoring_says(
    played: Played, rules: Edition
) -> None:
    tournament = played.under(rules).tournament
    table = crosstable(tournament.competition())
    scoring = tournament.settings.scoring
    for line in table.lines.values():
        assert line.points == sum((scoring.points(cell.mark) for cell in line.cells), Decimal(0))
        for cell in line.cells:
            assert (cell.opponent is None) == (cell.mark in BYES)
            assert (cell.opponent_points is None) == (cell.opponent is None)


@pytest.mark.parametrize("full", ["BH", "FB", "SB", "PS"])
@given(played=UNADJUSTED, rules=EDITIONS_OF_ALL)
def test_that_a_cut_never_raises_a_sum(full: str, played: Played, rules: Edition) -> None:
    offered = names(rules, played.system)
    cuts = [name for name in offered if name.startswith(f"{full}/") and "/P" not in name]
    by_severity = [[full, *(name for name in cuts if name[-2] == letter)] for letter in ("C", "M")]
    for row in table_of(played.under(rules, *([full, *cuts] if cuts else []))).rows:
        values = dict(zip((full, *cuts), row.values, strict=False))
        for chain in by_severity if values and not row.annulled else ():
            found = [values[name] or Decimal(0) for name in chain if name in values]
            assert found == sorted(found, reverse=True)
            assert found[-1] >= 0


@given(played=UNADJUSTED, rules=EDITIONS_OF_ALL)
def test_that_an_average_never_falls_when_the_lowest_rating_is_cut(
    played: Played, rules: Edition
) -> None:
    for row in table_of(played.under(rules, "ARO", "ARO/C1", "ARO/C2")).rows:
        known = [value for value in row.values if value is not None]
        assert known == sorted(known)
        assert row.values[: len(known)] == tuple(known)


@given(ANY, EDITIONS_OF_ALL)
def test_that_what_is_left_after_the_cuts_makes_up_the_value(
    played: Played, rules: Edition
) -> None:
    every = with_every_criterion(played, rules)
    ground = reckoned_from(every.tournament.competition(), every.players)
    for name in every.tournament.settings.tie_breaks:
        acronym = name.split("/")[0]
        for player in ground.table.lines:
            found = answer(ground, name, player)
            if found is None:
                assert acronym in OF_GROUPS
                continue
            total = sum((part.value for part in found.parts), Decimal(0))
            if acronym in SUMS:
                assert found.value == total
            elif acronym in NO_PARTS:
                assert not found.parts
            elif not found.parts:
                assert found.value is None
            elif acronym in MEANS:
                assert found.value == total / len(found.parts)
            elif acronym in ROUNDED_MEANS:
                mean = total / len(found.parts)
                too_few = rules.id == "legacy-virtual" and found.value is None
                assert too_few or found.value == mean.quantize(Decimal(1), ROUND_HALF_UP)
            else:
                assert acronym in OF_PERFORMANCE
                assert all(part.value in ground.ratings.values() for part in found.parts)


@given(ANY, EDITIONS_OF_ALL)
def test_that_parts_and_cuts_together_are_the_parts_of_the_full_value(
    played: Played, rules: Edition
) -> None:
    every = with_every_criterion(played, rules)
    ground = reckoned_from(every.tournament.competition(), every.players)
    for name in every.tournament.settings.tie_breaks:
        full = "/".join(each for each in name.split("/") if each[:-1] not in ("C", "M"))
        for player in ground.table.lines if full != name else ():
            whole, cut = answer(ground, full, player), answer(ground, name, player)
            assert whole is not None
            assert cut is not None
            amount = int(name[name.index("/") + 2]) * (2 if "/M" in name else 1)
            assert len(cut.cuts) == min(amount, len(whole.parts))
            together = [*cut.parts, *(each.part for each in cut.cuts)]
            assert sorted(part.cell.round for part in together) == [
                part.cell.round for part in whole.parts
            ]


@given(st.data(), st.integers(2, 3))
def test_that_direct_encounter_is_the_mean_of_the_cycles_among_the_tied(
    data: st.DataObject, cycles: int
) -> None:
    played = data.draw(round_robins(COMPLETE, cycles))
    table = crosstable(played.tournament.competition())
    rows = table_of(played.under(edition("2026-03"), "DE")).rows
    for row in rows:
        tied = {other.player for other in rows if other.points == row.points}
        among = [cell.points for cell in table.lines[row.player].cells if cell.opponent in tied]
        assert row.values[0] == (sum(among) / Decimal(cycles) if len(tied) > 1 else None)
    for above, below in pairwise(rows):
        if above.points == below.points:
            assert (above.values[0] or 0) >= (below.values[0] or 0)


@given(round_robins(COMPLETE, 1), EDITIONS_OF_ALL)
def test_that_two_cycles_with_the_same_results_have_the_direct_encounter_of_one(
    played: Played, rules: Edition
) -> None:
    later = tuple(
        replace(round_, number=type(round_.number)(round_.number + len(played.rounds)))
        for round_ in played.rounds
    )
    twice = played.with_rounds(played.rounds + later)
    settings = replace(twice.tournament.settings, cycles=2)
    twice = replace(twice, tournament=replace(twice.tournament, settings=settings))
    once = {row.player: row for row in table_of(played.under(rules, "DE")).rows}
    for row in table_of(twice.under(rules, "DE")).rows:
        assert row.values == once[row.player].values
        assert (row.place, row.last_place) == (once[row.player].place, once[row.player].last_place)
        assert row.points == 2 * once[row.player].points


@given(swisses())
def test_that_the_caps_of_2026_only_lower_what_opponents_are_worth(played: Played) -> None:
    codes = ("BH", "BH/C1", "BH/C2", "FB", "SB", "AOB")
    of_2023 = table_of(played.under(edition("2023-09"), *codes)).rows
    of_2026 = {row.player: row for row in table_of(played.under(edition("2026-03"), *codes)).rows}
    for row in of_2023:
        for before, after in zip(row.values, of_2026[row.player].values, strict=True):
            assert (before is None) == (after is None)
            assert (after or 0) <= (before or 0)


@given(swisses(byes=(), results=OVER_THE_BOARD))
def test_that_without_unplayed_rounds_all_editions_agree(played: Played) -> None:
    codes = ("BH", "BH/C1", "BH/M1", "SB", "SB/C1", "WIN", "BPG", "BWG", "ARO")
    tables = [table_of(played.under(rules, *codes)) for rules in EDITIONS.values()]
    assert all(each.rows == tables[0].rows for each in tables)


@given(swisses(results=OVER_THE_BOARD), EDITIONS_OF_ALL)
def test_that_the_modifier_for_forfeits_changes_nothing_where_there_are_none(
    played: Played, rules: Edition
) -> None:
    offered = names(rules, System.SWISS)
    for name in (name for name in offered if name.endswith("/P")):
        plain, for_forfeits = name.removesuffix("/P"), name
        one = table_of(played.under(rules, plain)).rows
        other = table_of(played.under(rules, for_forfeits)).rows
        assert one == other


@given(
    round_robins(COMPLETE) | swisses(COMPLETE),
    st.sampled_from([each for each in EDITIONS.values() if each.id.startswith("20")]),
    st.data(),
)
def test_that_fore_buchholz_does_not_know_the_results_of_the_final_round(
    played: Played, rules: Edition, data: st.DataObject
) -> None:
    codes = [name for name in names(rules, played.system) if name.startswith("FB")]
    settings = replace(played.tournament.settings, rounds=len(played.rounds))
    final_known = replace(played, tournament=replace(played.tournament, settings=settings))
    *earlier, final = played.rounds
    games = tuple(replace(game, result=data.draw(COMPLETE)) for game in final.games)
    other = final_known.with_rounds((*earlier, replace(final, games=games)))
    ground, changed = (
        reckoned_from(each.under(rules).tournament.competition(), each.players)
        for each in (final_known, other)
    )
    for name in codes:
        for player in ground.table.lines:
            one, two = answer(ground, name, player), answer(changed, name, player)
            assert one is not None
            assert two is not None
            assert one.value == two.value


@given(swisses(RUNNING), EDITIONS_OF_ALL)
def test_that_before_the_final_round_is_paired_fore_buchholz_is_buchholz(
    played: Played, rules: Edition
) -> None:
    if rules.id == "legacy-virtual":
        return
    settings = replace(played.tournament.settings, rounds=len(played.rounds) + 1)
    running = replace(played, tournament=replace(played.tournament, settings=settings))
    for row in table_of(running.under(rules, "BH", "FB", "BH/C1", "FB/C1")).rows:
        assert row.values[0] == row.values[1]
        assert row.values[2] == row.values[3]


@given(swisses(COMPLETE))
def test_that_performances_are_in_the_usual_scale_whatever_a_win_is_worth(played: Played) -> None:
    codes = ("ARO", "TPR", "PTP", "APRO", "APPO")
    settings = replace(played.tournament.settings, scoring=STANDARD_SCORING)
    usual = replace(played, tournament=replace(played.tournament, settings=settings))
    rules = edition("2026-03")
    one = {row.player: row.values for row in table_of(played.under(rules, *codes)).rows}
    other = {row.player: row.values for row in table_of(usual.under(rules, *codes)).rows}
    assert one == other
