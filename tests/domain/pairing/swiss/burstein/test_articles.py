"""The examples and the articles of C.04.4.2 (2026), each in a field made for it."""

import json
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

import pytest

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.play.rounds import RoundOfPlay
from arbiter_app.domain.facts.results import BLACK_FORFEITS, DRAW, Colour, Mark
from arbiter_app.domain.facts.rules.swiss_rules import SwissRules, SwissSystem, seeding_rounds
from arbiter_app.domain.facts.rules.swiss_texts import Readings, SwissText, ZeroByes
from arbiter_app.domain.ids import PairingNumber, Round
from arbiter_app.domain.pairing.swiss import engine
from arbiter_app.domain.pairing.swiss.burstein.order import FoldOrder
from arbiter_app.domain.pairing.swiss.derived import swiss_position
from arbiter_app.domain.pairing.swiss.position import SwissPlayer, SwissPosition
from tests.domain.pairing.swiss.burstein.literal import Pairs, fold_order
from tests.domain.pairing.swiss.fields import field, paired, without
from tests.domain.pairing.swiss.positions import all_of, met_in, player, position, said

ORDER = Path(__file__).parents[4] / "data" / "burstein" / "order_6_2.json"


def burstein(
    *players: SwissPlayer, met: Iterable[tuple[int, int]] = (), round: int = 6
) -> SwissPosition:
    return position(SwissText.BURSTEIN, *players, met=met, round=round)


def ranked(number: int, points: float = 0, colours: str = "", *, index: int) -> SwissPlayer:
    """Return a player with so much Buchholz."""
    return player(number, points, colours, index=(index, 0))


@pytest.mark.parametrize(("rounds", "seeding"), [(3, 1), (5, 2), (7, 3), (8, 4), (9, 4), (13, 4)])
def test_that_half_of_the_rounds_seed_the_system_and_four_at_the_most(
    rounds: int, seeding: int
) -> None:
    """1.6.2."""
    assert seeding_rounds(rounds) == seeding
    rules = SwissRules(system=SwissSystem.BURSTEIN)
    texts = [rules.text_of(Round(number), rounds) for number in range(1, rounds + 1)]
    assert texts == [SwissText.DUTCH] * seeding + [SwissText.BURSTEIN] * (rounds - seeding)


def printed() -> list[Pairs]:
    """Return the order of Art. 4.3 for six players and two floaters."""
    lines = json.loads(ORDER.read_text("utf-8"))["order"]
    pairs = [[each.split("-") for each in line.split()] for line in lines]
    return [tuple((int(one), int(other)) for one, other in line) for line in pairs]


def test_that_pairings_come_in_the_printed_order() -> None:
    """4.3, the note: one line that is printed twice counts once."""
    assert [*fold_order(6, 2)] == printed()


def test_that_the_costs_of_the_engine_are_in_the_printed_order() -> None:
    bracket = burstein(*(ranked(number, index=10 - number) for number in range(1, 7)))
    order = FoldOrder(bracket, bracket.everybody)

    def cost(pairs: Pairs) -> int:
        inside = sum(order.inside(one - 1, other - 1) for one, other in pairs if other)
        return inside + sum(order.alone(one - 1) for one, other in pairs if not other)

    costs = [cost(pairs) for pairs in printed()]
    assert costs == sorted(costs)
    assert len({*costs}) == len(costs)


def test_that_the_highest_opposition_meets_the_lowest() -> None:
    """4.3: 1-4 2-3 by the index, whatever the numbers are."""
    four = [ranked(1, index=5), ranked(2, index=9), ranked(3, index=7), ranked(4, index=8)]
    pairing = engine.pair(burstein(*four))
    assert met_in(pairing) == {frozenset((2, 1)), frozenset((4, 3))}


def test_that_sonneborn_berger_then_the_number_rank_those_of_equal_buchholz() -> None:
    """1.8: 3, 1, 2, 4."""
    four = [player(at, index=(5, second)) for at, second in ((1, 6), (2, 6), (3, 7), (4, 1))]
    pairing = engine.pair(burstein(*four))
    assert met_in(pairing) == {frozenset((3, 4)), frozenset((1, 2))}


def test_that_the_lowest_score_floats() -> None:
    """C6: by 4.3 the one in the middle would float, who has come down with more points."""
    three = [ranked(1, 4, index=8), ranked(2, 3, index=9), ranked(3, 3, index=7)]
    pairs = met_in(engine.pair(burstein(*three, ranked(4, 2, index=6))))
    assert pairs == {frozenset((1, 2)), frozenset((3, 4))}


def test_that_the_floater_is_chosen_for_the_next_bracket() -> None:
    """C7: by 4.3 it would be 2, who has met 4, so that both would float on."""
    top = [ranked(1, 3, index=9), ranked(2, 3, index=8), ranked(3, 3, index=7)]
    low = [ranked(4, 2, index=6), ranked(5, 1, index=5), ranked(6, 1, index=4)]
    pairs = met_in(engine.pair(burstein(*top, *low, met=[(2, 4)])))
    assert pairs == {frozenset((1, 2)), frozenset((3, 4)), frozenset((5, 6))}


def test_that_preferences_come_before_the_order() -> None:
    """C8: by 4.3 1 would meet 4, who seeks the same colour."""
    colours = {1: "wb", 2: "bw", 3: "bw", 4: "wb"}
    four = [ranked(at, 0, had, index=9 - at) for at, had in colours.items()]
    pairs = met_in(engine.pair(burstein(*four)))
    assert pairs == {frozenset((1, 3)), frozenset((2, 4))}


def test_that_absolute_preferences_hold_in_the_last_round_too() -> None:
    """C3 knows no topscorers."""
    two = [player(1, 8, "wbww"), player(2, 8, "bwww")]
    others = [player(3, 1, "bwbw"), player(4, 1, "bwbw")]
    pairs = met_in(engine.pair(burstein(*two, *others, round=9)))
    assert frozenset((1, 2)) not in pairs


def test_that_the_lowest_rank_has_the_bye_and_not_the_largest_number() -> None:
    """3.1.5."""
    three = [ranked(1, 2, "w", index=5), ranked(2, 1, "w", index=5), ranked(3, 1, "b", index=6)]
    assert engine.pair(burstein(*three)).free == 2


@pytest.mark.parametrize(
    ("one", "other", "pairs"),
    [
        (ranked(2, index=1), ranked(3, index=5), "3-2"),
        (ranked(2, index=5), ranked(3, index=1), "3-2"),
        (ranked(1, 0, "w", index=1), ranked(2, index=5), "2-1"),
        (ranked(1, 0, "wb", index=1), ranked(2, 0, "bw", index=5), "1-2"),
        (ranked(1, 0, "wb", index=1), ranked(2, 0, "wbb", index=5), "2-1"),
        (ranked(1, 0, "bwwb", index=1), ranked(2, 0, "wbwb", index=5), "2-1"),
        (ranked(1, 0, "wb", index=1), ranked(2, 0, "wb", index=5), "2-1"),
        (ranked(1, 0, "wb", index=5), ranked(2, 0, "wb", index=1), "1-2"),
    ],
)
def test_who_has_white(one: SwissPlayer, other: SwissPlayer, pairs: str) -> None:
    """5.2, rule after rule: the higher rank is that of the index."""
    assert said(engine.pair(burstein(one, other))) == pairs


def test_that_those_who_all_have_met_cannot_be_paired() -> None:
    with pytest.raises(RuleError, match=r"pairing\.impossible"):
        engine.pair(burstein(player(1), player(2), met=all_of(1, 2)))


def oppositions(
    *rounds: RoundOfPlay, left: int | None = None, reading: ZeroByes = ZeroByes.THIS_ROUND
) -> dict[int, tuple[int, int]]:
    """Return Buchholz and Sonneborn-Berger before the next round, in hundredths of points."""
    rules = SwissRules(
        system=SwissSystem.BURSTEIN,
        initial_colour=Colour.WHITE,
        readings=Readings(zero_byes=reading),
    )
    competition = field(4, *rounds, rules=rules, announced=4)
    if left is not None:
        competition = without(competition, left)
    found = swiss_position(competition, Round(len(rounds) + 1))
    return {
        int(each.number): (each.opposition[0], each.opposition[1] // 100) for each in found.players
    }


FIRST = paired(1, [(1, 3), (2, 4)])
"""1 and 2 have won."""


def test_that_the_index_is_made_of_the_scores_of_now() -> None:
    """1.7.1: 1 has 2 points, 2 and 3 have 1, 4 has 0."""
    found = oppositions(FIRST, paired(2, [(1, 2), (3, 4)]))
    assert found == {1: (200, 200), 2: (200, 0), 3: (200, 0), 4: (200, 0)}


def test_that_a_round_without_a_game_counts_as_one_against_oneself() -> None:
    """1.7.2.1: with the points that were got of it; a forfeit is no game."""
    (forfeited, second) = paired(2, [(1, 2), (3, 4)]).games
    games = (replace(forfeited, result=BLACK_FORFEITS), replace(second, result=DRAW))
    found = oppositions(FIRST, replace(paired(2, []), games=games))
    # 1 has 2, 2 has 1, 3 and 4 have half a point. 1 won against 3, then without a game.
    assert found[1] == (50 + 200, 50 + 200)
    assert found[2] == (50 + 100, 50)
    half = replace(
        paired(2, [(3, 4)]), byes=paired(2, [], {1: Mark.HALF_BYE, 2: Mark.ZERO_BYE}).byes
    )
    found = oppositions(FIRST, half)
    # 1 has 1½, 3 has 1: half a point against oneself.
    assert found[1] == (100 + 150, 100 + 75)


@pytest.mark.parametrize(
    ("left", "reading", "of_1"),
    [
        (None, ZeroByes.THIS_ROUND, 0),
        (None, ZeroByes.LAST_ROUND, 50),
        (3, ZeroByes.THIS_ROUND, 50),
        (3, ZeroByes.LAST_ROUND, 50),
    ],
)
def test_that_the_byes_of_who_stays_away_are_draws_for_their_opponents(
    left: int | None, reading: ZeroByes, of_1: int
) -> None:
    """1.7.2.2: 3 has lost to 1 and was absent since; up to this round where they have left."""
    second = paired(2, [(1, 2)], {3: Mark.ZERO_BYE, 4: Mark.ZERO_BYE})
    found = oppositions(FIRST, second, left=left, reading=reading)
    # The other opponent, 2, has one point.
    assert found[1][0] == 100 + of_1


def test_that_round_1_is_that_of_the_dutch_system() -> None:
    rules = SwissRules(system=SwissSystem.BURSTEIN, initial_colour=Colour.WHITE)
    found = swiss_position(field(9, rules=rules), Round(1))
    assert said(engine.pair(found)) == "1-5 6-2 3-7 8-4 bye 9"
    assert PairingNumber(9) == engine.pair(found).free
