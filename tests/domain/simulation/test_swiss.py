from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from decimal import Decimal
from random import Random

import pytest

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.play.rounds import RoundOfPlay
from arbiter_app.domain.facts.results import BOTH_FORFEIT, Mark, Result
from arbiter_app.domain.pairing.position import RoundPairing
from arbiter_app.domain.pairing.swiss.acceleration import group_a
from arbiter_app.domain.pairing.swiss.impossible import IMPOSSIBLE
from arbiter_app.domain.pairing.swiss.position import SwissPosition
from arbiter_app.domain.simulation.chance import Chance
from arbiter_app.domain.simulation.options import (
    Accelerated,
    Amount,
    ForbiddenGroups,
    Irregularity,
    SwissOptions,
)
from arbiter_app.domain.simulation.results import FORFEITS, ODD_RESULTS, result_of
from arbiter_app.domain.simulation.swiss import asked, simulated
from arbiter_app.domain.simulation.wishes import Wishes, any_options, usual_options
from tests.domain.simulation.naive import pair_in_order

PLAIN = SwissOptions(
    players=20, rounds=6, played=6, ratings=tuple(range(1500, 2300, 40)), tie_breaks=("BH", "DE")
)


def _with(**amounts: int) -> SwissOptions:
    given = {Irregularity(name.replace("_", "-")): number for name, number in amounts.items()}
    return replace(PLAIN, amounts={kind: Amount(Decimal(number)) for kind, number in given.items()})


def _rounds(event: Event) -> tuple[RoundOfPlay, ...]:
    return event.tournament.main_stage.rounds


def _results(event: Event) -> Iterator[Result | None]:
    return (game.result for _, game in event.tournament.main_stage.games)


def _byes(event: Event) -> Counter[Mark]:
    return Counter(bye.mark for round_ in _rounds(event) for bye in round_.byes)


def test_that_the_same_seed_gives_the_same_event_for_ever() -> None:
    options = replace(
        _with(forfeits=2, half_byes=1, withdrawals=1),
        players=6,
        rounds=4,
        played=4,
        ratings=(1800,) * 6,
    )
    event = simulated(options, Random("for ever"), pair_in_order)
    names = [event.players[each].name for each in event.tournament.numbers]
    assert names == [
        "Mavuvin Ulvar",
        "Olvadodan Tibor",
        "Olviliman Ulvara",
        "Quoribonis Pavora",
        "Quorinozar Jasko",
        "Ulmibomir Hesko",
    ]
    assert [" ".join(map(str, _results_of(each))) for each in _rounds(event)] == [
        "0-1 ½-½ 0-1",
        "½-½ 0-1",
        "+/- 0-1",
        "½-½ +/-",
    ]


def _results_of(round_: RoundOfPlay) -> list[Result | None]:
    return [game.result for game in round_.games]


@pytest.mark.parametrize("seed", range(20))
def test_that_so_much_happens_as_was_asked_for(seed: int) -> None:
    options = _with(
        half_byes=3, zero_byes=2, full_byes=1, forfeits=4, double_forfeits=2, odd_results=3
    )
    event = simulated(options, Random(seed), pair_in_order)
    byes, results = _byes(event), list(_results(event))
    assert (byes[Mark.HALF_BYE], byes[Mark.ZERO_BYE], byes[Mark.FULL_BYE]) == (3, 2, 1)
    assert sum(each in FORFEITS for each in results) == 4
    assert results.count(BOTH_FORFEIT) == 2
    assert sum(each in ODD_RESULTS for each in results) == 3


@pytest.mark.parametrize("seed", range(20))
def test_that_players_come_late_miss_rounds_and_leave(seed: int) -> None:
    options = _with(withdrawals=3, late_entries=2, returning=2)
    event = simulated(options, Random(seed), pair_in_order)
    assert sum(entry.has_left for entry in event.tournament.entries) == 3
    paths: dict[str, int] = Counter()
    for player in event.players:
        there = "".join(
            "."
            if any(bye.player == player and bye.mark is Mark.ZERO_BYE for bye in each.byes)
            else "x"
            for each in _rounds(event)
        )
        paths["late"] += there.startswith(".")
        paths["left"] += there.endswith(".")
        paths["back"] += "x." in there.rstrip(".") and there.endswith("x")
    assert paths["late"] == 2
    assert paths["left"] == 3
    assert paths["back"] <= 2


def test_that_games_are_adjourned_in_the_last_round_that_is_played_alone() -> None:
    event = simulated(replace(_with(adjourned=3), played=4), Random(1), pair_in_order)
    assert [each.missing for each in _rounds(event)] == [0, 0, 0, 3]
    assert all(game.is_adjourned for game in _rounds(event)[-1].games if game.result is None)


def test_that_byes_of_the_round_to_come_are_noted_where_the_event_is_under_way() -> None:
    options = replace(_with(withdrawals=8), played=3)
    event = simulated(options, Random(3), pair_in_order)
    to_come = _rounds(event)[-1]
    assert to_come.number == 4
    assert not to_come.games
    left = {entry.player for entry in event.tournament.entries if entry.has_left}
    assert len(left) == 8
    assert left == {bye.player for bye in to_come.byes}


def test_that_a_share_is_reached_over_many_events() -> None:
    amount = Amount(Decimal(3), is_share=True)
    chance = Chance(Random(1))
    drawn = [amount.of(10, chance) for _ in range(10_000)]
    assert set(drawn) == {0, 1}
    assert 270 <= sum(drawn) / 10 <= 330


def test_that_games_end_as_the_rating_table_expects() -> None:
    chance = Chance(Random(1))
    results = Counter(str(result_of(2467, 2344, chance)) for _ in range(100_000))
    assert 66_500 <= results["1-0"] + results["½-½"] / 2 <= 67_500
    assert 32_500 <= results["½-½"] <= 34_500


def test_that_stronger_players_draw_more_often() -> None:
    def draws(rating: int) -> int:
        chance = Chance(Random(1))
        return sum(str(result_of(rating, rating, chance)) == "½-½" for _ in range(10_000))

    assert draws(1200) < draws(1800) < draws(2300) < draws(2700)


@pytest.mark.parametrize("ratings", [(1000, 1000), (2800, 2800), (1000, 2800), (2800, 1400)])
def test_that_every_difference_of_ratings_has_a_result(ratings: tuple[int, int]) -> None:
    chance = Chance(Random(1))
    results = Counter(str(result_of(*ratings, chance)) for _ in range(1000))
    assert results.total() == 1000
    assert set(results) <= {"1-0", "½-½", "0-1"}


def test_that_numbers_follow_the_ratings() -> None:
    event = simulated(PLAIN, Random(1), pair_in_order)
    ratings = [event.players[each].fide_rating or 0 for each in event.tournament.numbers]
    assert ratings == sorted(PLAIN.ratings, key=lambda rating: -(rating or 0))


def test_that_names_are_all_different_and_nobody_has_a_fide_id() -> None:
    options = replace(PLAIN, players=1000, played=0, ratings=(None,) * 1000)
    players = simulated(options, Random(1), pair_in_order).players.values()
    assert len({player.name for player in players}) == 1000
    assert {player.fide_id for player in players} == {None}


def test_that_late_entries_leave_the_last_of_group_a_where_he_was() -> None:
    options = replace(_with(late_entries=6), accelerated=Accelerated.BAKU)
    event = simulated(options, Random(4), pair_in_order)
    competition = event.tournament.competition()
    late = {bye.player for bye in _rounds(event)[0].byes}
    assert len(late) == 6
    assert len([player for player in group_a(competition) if player not in late]) == 8


def test_that_groups_who_may_not_meet_do_not_overlap() -> None:
    options = replace(PLAIN, forbidden=(ForbiddenGroups(4, 5, 2, 3),))
    event = simulated(options, Random(4), pair_in_order)
    forbidden = event.tournament.settings.swiss.forbidden
    assert sorted(player for each in forbidden for player in each.players) == [*range(1, 21)]
    assert {(each.first_round, each.last_round) for each in forbidden} == {(2, 3)}


def test_that_an_event_ends_before_a_round_without_a_legal_pairing() -> None:
    options = replace(PLAIN, players=4, ratings=(1800,) * 4)
    event = simulated(options, Random(1), pair_in_order)
    assert [len(each.games) for each in _rounds(event)] == [2, 2, 2]
    assert event.tournament.settings.rounds == 6


def test_that_nobody_withdraws_who_would_leave_the_rest_without_a_legal_pairing() -> None:
    def pair(position: SwissPosition) -> RoundPairing:
        if len(position.players) < 20:
            raise RuleError(IMPOSSIBLE)
        return pair_in_order(position)

    event = simulated(_with(withdrawals=5), Random(1), pair)
    assert [len(each.games) for each in _rounds(event)] == [10] * 6
    assert not event.tournament.competition().left


def test_that_another_error_of_pairing_is_not_hidden() -> None:
    def pair(position: SwissPosition) -> RoundPairing:
        raise RuleError("other")

    with pytest.raises(RuleError, match="other"):
        simulated(PLAIN, Random(1), pair)


def test_that_a_round_is_played_even_where_everybody_wants_a_bye() -> None:
    event = simulated(_with(half_byes=10_000), Random(1), pair_in_order)
    assert [len(each.games) for each in _rounds(event)] == [10] * 6


@pytest.mark.parametrize(
    "kind", [Irregularity.WITHDRAWALS, Irregularity.LATE_ENTRIES, Irregularity.RETURNING]
)
@pytest.mark.parametrize("seed", range(10))
def test_that_two_play_whoever_else_is_away(kind: Irregularity, seed: int) -> None:
    everybody = {kind: Amount(Decimal(100), is_share=True)}
    options = replace(PLAIN, amounts=everybody, accelerated=Accelerated.BAKU)
    questions = [*asked(options, Random(seed), pair_in_order)]
    assert all(len(each.position.players) >= 2 for each in questions)
    event = simulated(options, Random(seed), pair_in_order)
    played = sum(bool(each.games) for each in _rounds(event))
    if played < 6:
        with pytest.raises(RuleError, match=IMPOSSIBLE):
            pair_in_order(questions[-1].position)


@pytest.mark.parametrize("seed", range(60))
def test_that_any_event_is_whole(seed: int) -> None:
    random = Random(seed)
    options = any_options(random, 14)
    questions = list(asked(options, Random(seed), pair_in_order))
    event = simulated(options, Random(seed), pair_in_order)
    played = [each for each in _rounds(event) if each.games]
    assert {each.round for each in questions} >= {each.number for each in played}
    for round_ in played:
        seen = Counter(player for game in round_.games for player in (game.white, game.black))
        seen.update(bye.player for bye in round_.byes)
        assert seen == Counter([*event.players])
    for question in questions:
        before = question.competition.rounds
        assert before[: question.round - 1] == _rounds(event)[: question.round - 1]
        assert not any(each.games for each in before[question.round - 1 :])


def test_that_any_options_try_everything() -> None:
    options = [any_options(Random(seed)) for seed in range(400)]
    for kind in Irregularity:
        assert any(each.amounts[kind].value for each in options), kind
    assert {each.accelerated for each in options} == set(Accelerated)
    assert {bool(each.forbidden) for each in options} == {True, False}
    assert {each.scoring.loss > 0 for each in options} == {True, False}
    assert {each.played < each.rounds for each in options} == {True, False}
    assert {None in each.ratings for each in options} == {True, False}
    assert any(len(set(each.ratings)) == 1 for each in options)


def test_that_what_is_wished_is_kept_and_the_rest_drawn() -> None:
    wishes = Wishes(
        players=7,
        ratings=(2000, None, 1900),
        amounts={Irregularity.FORFEITS: Amount(Decimal(2))},
        accelerated=Accelerated.BAKU,
    )
    options = usual_options(wishes, Random(1))
    assert options.ratings == (2000, None, 1900, 2000, None, 1900, 2000)
    assert options.amounts[Irregularity.FORFEITS] == Amount(Decimal(2))
    assert options.accelerated is Accelerated.BAKU
    assert 1 <= options.rounds == options.played <= 6
    assert options.tie_breaks


def test_that_ratings_of_a_range_are_inside_it() -> None:
    wishes = Wishes(players=500, rating_range=(1700, 1800), unrated=Amount(Decimal(10)))
    ratings = usual_options(wishes, Random(1)).ratings
    assert ratings.count(None) == 10
    rated = [each for each in ratings if each is not None]
    assert 1700 <= min(rated) < 1720
    assert 1780 < max(rated) <= 1800
