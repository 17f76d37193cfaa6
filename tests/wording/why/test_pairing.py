"""What a player reads at the desk who asks why a Swiss is paired as it is."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.play.rounds import RoundOfPlay
from arbiter_app.domain.facts.results import DRAW, Colour, Mark
from arbiter_app.domain.facts.rules.swiss_rules import ForbiddenPairs, SwissRules
from arbiter_app.domain.ids import PairingNumber, Round
from arbiter_app.domain.pairing.swiss import dutch
from arbiter_app.domain.pairing.swiss.derived import swiss_position
from arbiter_app.domain.pairing.swiss.dutch.why import ExplainedRound
from arbiter_app.domain.pairing.swiss.impossible import IMPOSSIBLE
from arbiter_app.domain.simulation.swiss import asked
from arbiter_app.domain.simulation.wishes import any_options
from arbiter_app.i18n import LANGUAGES, catalogue
from arbiter_app.wording.why.pairing import (
    Words,
    bye_sentence,
    colour_sentence,
    float_sentence,
    pair_sentence,
    why_not_sentence,
)
from tests.domain.pairing.swiss.fields import field, id_of, paired

RULES = SwissRules(initial_colour=Colour.WHITE)
FIRST = paired(1, ((1, 5), (6, 2), (3, 7), (8, 4)))
SECOND = paired(2, ((1, 6), (8, 3), (5, 2), (4, 7)))
WITH_BYE = paired(1, ((1, 5), (6, 2), (3, 7), (8, 4)), {9: Mark.PAIRING_BYE})


def of(players: int, *rounds: RoundOfPlay, rules: SwissRules = RULES) -> Words:
    return words(field(players, *rounds, rules=rules), Round(len(rounds) + 1))


def words(competition: Competition, round_: Round, language: str = "en") -> Words:
    """Players are called P1, P2 …"""
    return Words(
        catalogue=catalogue(language),
        competition=competition,
        explained=ExplainedRound(swiss_position(competition, round_)),
        names={number: f"P{number}" for number in competition.numbers.values()},
    )


def number(value: int) -> PairingNumber:
    return PairingNumber(value)


def why_not(told: Words, one: int, other: int | None) -> str:
    return why_not_sentence(told, number(one), None if other is None else number(other))


def test_why_these_two() -> None:
    assert pair_sentence(of(8), number(6)) == (
        "P2 is number 2 of the upper half of score group 0, P6 number 2 of the lower half, and"
        " these meet (C.04.3 Art. 3.2, 3.3)."
    )
    assert pair_sentence(of(8, FIRST, SECOND), number(6)) == (
        "P8 meets P6 and not P4, the first in line (C.04.3 Art. 3.3): 8 and 4 have met in round 1"
        " (C.04.3 Art. 2.1.1, C1)."
    )
    assert pair_sentence(of(9), number(9)) is None


def test_why_did_i_float() -> None:
    told = of(8, FIRST, SECOND)
    assert float_sentence(told, number(8)) == (
        "In score group 2 there is nobody whom P8 may meet (C.04.3 Art. 2.1)."
    )
    assert float_sentence(told, number(6)) == (
        "P6 plays up because P8 must be paired below: in score group 2 there is nobody whom 8 may"
        " meet (C.04.3 Art. 2.1)."
    )
    assert float_sentence(told, number(4)) == (
        "If P4 stayed in score group 1, those below could not all be paired (C.04.3 Art. 2.2.1,"
        " C4); if P6 went down, more players would not get the colour due to them (1 instead of 0)"
        " (C.04.3 Art. 2.4.7, C12)."
    )
    assert float_sentence(of(8), number(6)) is None


@pytest.mark.parametrize(
    ("one", "other", "answer"),
    [
        (1, 6, "P1 and P6 have met in round 2 (C.04.3 Art. 2.1.1, C1)."),
        (8, 1, "P1 and P8 must both have Black (C.04.3 Art. 2.1.3, C3)."),
        (
            1,
            4,
            "If P1 met P4, more players would not get the colour due to them (1 instead of 0)"
            " (C.04.3 Art. 2.4.7, C12).",
        ),
        (
            3,
            2,
            "To meet P2, P3 would have to go down, and more players would not get the colour due to"
            " them (1 instead of 0) (C.04.3 Art. 2.4.7, C12).",
        ),
        (1, 3, "P1 and P3 do meet."),
    ],
)
def test_why_not_him(one: int, other: int, answer: str) -> None:
    assert why_not(of(8, FIRST, SECOND), one, other) == answer


def test_why_not_him_where_an_even_group_is_paired() -> None:
    assert why_not(of(8, FIRST), 1, 2) == (
        "To meet P2, P1 would have to go down, and more players of the score group would have no"
        " opponent in it (C.04.3 Art. 2.4.1, C6)."
    )


def test_why_not_him_where_the_order_decides() -> None:
    assert why_not(of(8), 1, 6) == (
        "With P1 – P6 all criteria are equal and the order decides: the pair 1 – P5 is tried before"
        " 1 – 6 (C.04.3 Art. 4.2)."
    )
    assert why_not(of(8), 1, 2).endswith("its halves meet each other (C.04.3 Art. 4.3).")


def test_why_not_him_where_an_exchange_comes_first() -> None:
    first = paired(1, ((1, 4), (5, 2), (3, 6)))
    drawn = replace(first, games=tuple(replace(game, result=DRAW) for game in first.games))
    assert why_not(of(6, drawn), 1, 2) == (
        "With P1 – P2 all criteria are equal and the order decides: the exchange of 3 for 4 between"
        " the halves of the score group is tried before that of 2 for 5 (C.04.3 Art. 4.3)."
    )


def test_why_not_him_where_the_event_has_a_rule_of_its_own() -> None:
    apart = ForbiddenPairs(players=(id_of(1), id_of(6)), first_round=Round(1), last_round=None)
    told = of(8, rules=SwissRules(initial_colour=Colour.WHITE, forbidden=(apart,)))
    assert why_not(told, 1, 6) == "The regulations of the event keep P1 and P6 apart."


def test_why_this_colour() -> None:
    told = of(8, FIRST, SECOND)
    assert colour_sentence(told, number(3)) == (
        "White is due to P3 (WB), Black to P1 (WW) (C.04.3 Art. 5.2.1)."
    )
    assert colour_sentence(of(8), number(6)) == (
        "Neither P6 nor P2 has played yet; P2 ranks higher and has an even number, 2, which gets"
        " the colour opposite to the initial one (C.04.3 Art. 5.2.5)."
    )


def test_why_the_bye() -> None:
    assert bye_sentence(of(9)) == (
        "P9 has the bye: the last in rank of the 9 with the lowest score possible, 0, who may have"
        " it (C.04.3 Art. 2.3.1, C5)."
    )
    told = of(9, WITH_BYE)
    assert why_not(told, 9, None) == "P9 has had the bye, in round 1 (C.04.3 Art. 2.1.2, C2)."
    assert why_not(told, 1, None) == (
        "P1 has a score of 1, and the bye goes to the lowest one possible, 0 (C.04.3 Art. 2.3.1,"
        " C5)."
    )
    assert bye_sentence(of(8)) is None
    assert why_not(of(8), 1, None) == (
        "Nobody has the bye where an even number of players is paired (C.04.1 Art. 3)."
    )


def everything(told: Words, chance: Random) -> Iterator[str]:
    """Yield the answers to all questions about a round, and to some of "why not him"."""
    numbers = [player.number for player in told.explained.position.players]
    for each in numbers:
        for answer in (pair_sentence, float_sentence, colour_sentence):
            yield answer(told, each) or ""
    yield bye_sentence(told) or ""
    for _ in numbers:
        one, other = chance.sample(numbers, 2)
        yield why_not_sentence(told, one, other)
        if told.explained.free is not None:
            yield why_not_sentence(told, one, None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_that_every_answer_is_one_sentence_with_its_article(language: str) -> None:
    lengths: Counter[bool] = Counter()
    for seed in range(8):
        chance = Random(seed)
        for question in asked(any_options(chance, 14), chance, dutch.pair):
            try:
                told = words(question.competition, question.round, language)
            except RuleError as error:
                if error.code != IMPOSSIBLE:
                    raise
                continue
            for answer in filter(None, everything(told, chance)):
                assert "{" not in answer
                assert answer.endswith(".")
                assert answer.count("C.04.3") >= 1 or "C.0" not in answer
                lengths["C.04.3" in answer] += 1
    assert lengths[True] > 10 * lengths[False]
