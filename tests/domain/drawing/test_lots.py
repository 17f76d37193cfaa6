"""The free draw: repeatable by anybody, independent of the order of entry, fair."""

from collections import Counter
from collections.abc import Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbiter_app.domain.drawing.lots import (
    Lots,
    alphabetical,
    draw_by_hand,
    draw_by_lots,
    draw_by_rating,
    problems_by_hand,
)
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.people.people import Birth, Player, Title
from arbiter_app.domain.facts.play.numbering import Draw, DrawMethod
from arbiter_app.domain.ids import PairingNumber, PlayerId

SURNAMES = ("Ґудзь", "Гнатюк", "Єфименко", "Еней", "Їжак", "Ісаєнко", "Ващенко", "Зима")
FIELD = tuple(Player(id=PlayerId(n), name=name) for n, name in enumerate(SURNAMES, start=1))
"""Alphabetically: Ващенко Гнатюк Ґудзь Еней Єфименко Зима Ісаєнко Їжак."""


def numbers_by_name(draw: Draw, players: tuple[Player, ...] = FIELD) -> dict[str, int]:
    names = {player.id: player.name for player in players}
    return {names[step.player]: step.number for step in draw.drawn}


def hand_draw(numbers: Mapping[int, int]) -> Draw:
    return draw_by_hand(
        {PlayerId(player): PairingNumber(number) for player, number in numbers.items()}, FIELD[:3]
    )


def test_that_the_lots_of_a_seed_are_for_ever_the_same() -> None:
    """Worked out with sha256sum: printf 'Kyiv 2026:1' | sha256sum and so on."""
    assert Lots("Kyiv 2026").shuffled(range(1, 11)) == (6, 2, 4, 3, 7, 8, 9, 5, 1, 10)
    words = Lots("Kyiv 2026")
    assert [words.below(2**64) for _ in range(3)] == [
        0xDA35EC3037E16C97,
        0xAFD903DC1B571536,
        0x3FE2FA7FD184051C,
    ]


def test_that_a_word_that_would_make_lots_unequal_is_passed_over() -> None:
    """The first two words of the seed are above 2^63 + 1, the third is not."""
    assert Lots("Kyiv 2026").below(2**63 + 1) == 0x3FE2FA7FD184051C


def test_that_every_order_is_about_equally_likely() -> None:
    orders = Counter(Lots(f"seed {n}").shuffled("abc") for n in range(6000))
    assert len(orders) == 6
    assert all(900 < count < 1100 for count in orders.values())


@given(st.text(st.characters(exclude_categories=["Cs"])), st.integers(1, 100))
def test_that_a_lot_is_below_its_bound(seed: str, bound: int) -> None:
    assert 0 <= Lots(seed).below(bound) < bound


@given(st.permutations(FIELD), st.text(st.characters(exclude_categories=["Cs"])))
def test_that_the_order_of_entry_does_not_change_the_draw(players: list[Player], seed: str) -> None:
    draw = draw_by_lots(players, seed)
    assert draw == draw_by_lots(FIELD, seed)
    assert sorted(step.number for step in draw.drawn) == list(range(1, 9))


def test_that_players_draw_in_alphabetical_order_from_the_shuffled_numbers() -> None:
    draw = draw_by_lots(FIELD, "Lviv")
    assert (draw.method, draw.seed) == (DrawMethod.LOTS, "Lviv")
    assert list(numbers_by_name(draw).items()) == list(
        zip(
            ("Ващенко", "Гнатюк", "Ґудзь", "Еней", "Єфименко", "Зима", "Ісаєнко", "Їжак"),
            Lots("Lviv").shuffled(range(1, 9)),
            strict=True,
        )
    )


def test_that_another_seed_gives_another_draw() -> None:
    assert draw_by_lots(FIELD, "Lviv").drawn != draw_by_lots(FIELD, "Odesa").drawn


def test_that_namesakes_stand_by_birth_whatever_their_ids() -> None:
    older = Player(id=PlayerId(2), name="Коваль Іван", birth=Birth(1980))
    younger = Player(id=PlayerId(1), name="Коваль Іван", birth=Birth(2010))
    assert alphabetical((younger, older)) == (older, younger)


def test_that_the_strongest_by_rating_then_title_then_name_gets_number_one() -> None:
    players = (
        Player(id=PlayerId(1), name="Без рейтингу"),
        Player(id=PlayerId(2), name="Ґудзь", fide_rating=2400),
        Player(id=PlayerId(3), name="Гнатюк", fide_rating=2400),
        Player(id=PlayerId(4), name="Ярема", fide_rating=2400, title=Title.IM),
        Player(id=PlayerId(5), name="Ющенко", fide_rating=2400, title=Title.GM),
        Player(id=PlayerId(6), name="Національний", national_rating=2450),
        Player(id=PlayerId(7), name="Абрамов без рейтингу", title=Title.FM),
    )
    draw = draw_by_rating(players)
    assert numbers_by_name(draw, players) == {
        "Національний": 1,
        "Ющенко": 2,
        "Ярема": 3,
        "Гнатюк": 4,
        "Ґудзь": 5,
        "Абрамов без рейтингу": 6,
        "Без рейтингу": 7,
    }
    assert draw.method is DrawMethod.BY_RATING


def test_that_numbers_typed_by_hand_are_kept_and_stand_in_order() -> None:
    draw = hand_draw({1: 3, 2: 1, 3: 2})
    assert draw.method is DrawMethod.BY_HAND
    assert [(step.player, step.number) for step in draw.drawn] == [(2, 1), (3, 2), (1, 3)]


@pytest.mark.parametrize(
    ("numbers", "code", "facts"),
    [
        ({1: 3, 3: 2}, "draw.number-missing", {"name": "Гнатюк"}),
        (
            {1: 3, 2: 3, 3: 1},
            "draw.number-twice",
            {"number": 3, "name": "Гнатюк", "other": "Ґудзь"},
        ),
        (
            {1: 3, 2: 4, 3: 1},
            "draw.number-out-of-range",
            {"name": "Гнатюк", "number": 4, "most": 3},
        ),
        (
            {1: 3, 2: 0, 3: 1},
            "draw.number-out-of-range",
            {"name": "Гнатюк", "number": 0, "most": 3},
        ),
        ({1: 3, 2: 2, 3: 1, 8: 4}, "tournament.no-such-player", {"player": 8}),
    ],
)
def test_that_numbers_that_are_no_full_set_are_refused_with_who_and_which(
    numbers: Mapping[int, int], code: str, facts: Mapping[str, str | int]
) -> None:
    with pytest.raises(RuleError) as refusal:
        hand_draw(numbers)
    assert (refusal.value.code, refusal.value.facts) == (code, facts)


def test_that_every_doubtful_number_typed_by_hand_is_named_at_once() -> None:
    players = [Player(id=PlayerId(n), name=f"Player {n}") for n in range(1, 5)]
    numbers = {PlayerId(1): PairingNumber(2), PlayerId(2): PairingNumber(2)}

    problems = problems_by_hand({**numbers, PlayerId(4): PairingNumber(9)}, players)

    assert {player: problem.code for player, problem in problems.items()} == {
        2: "draw.number-twice",
        3: "draw.number-missing",
        4: "draw.number-out-of-range",
    }
