"""The order by strength that numbers a Swiss (C.04.2 Art. 2)."""

from dataclasses import replace
from hashlib import sha256
from typing import Unpack

from arbiter_app.domain.drawing.strength import (
    Criterion,
    Order,
    without_strength,
)
from arbiter_app.domain.facts.people.people import Player, PlayerFields, Title
from arbiter_app.domain.facts.rules.swiss_rules import LastCriterion
from arbiter_app.domain.ids import PlayerId


def player(id: int, **known: Unpack[PlayerFields]) -> Player:
    return Player(id=PlayerId(id), **known)


def test_that_equal_ratings_stand_by_title_then_by_name_and_the_unrated_last() -> None:
    field = [
        player(1, name="Яременко", fide_rating=2000),
        player(2, name="Бондар", fide_rating=2000),
        player(3, name="Абрамов"),
        player(4, name="Ґудзь", fide_rating=2000, title=Title.WFM),
        player(5, name="Юрченко", fide_rating=2000, title=Title.WGM),
        player(6, name="Гай", arbiters_rating=2001),
    ]
    ranked = Order().ranked(field)
    assert [(each.player.id, each.number, each.by) for each in ranked] == [
        (6, 1, None),
        (5, 2, Criterion.RATING),
        (4, 3, Criterion.TITLE),
        (2, 4, Criterion.TITLE),
        (1, 5, Criterion.NAME),
        (3, 6, Criterion.RATING),
    ]
    assert [each.id for each in without_strength(ranked)] == [3]


def test_that_lots_decide_among_equals_as_anybody_can_repeat_and_whoever_comes_later() -> None:
    names = ["Бондар", "Гай", "Яременко", "Юрченко", "Абрамов"]
    field = [player(at, name=name, fide_rating=2000) for at, name in enumerate(names, start=1)]
    order = Order(last_criterion=LastCriterion.LOTS, seed="Київ")
    ranked = order.ranked(field)
    assert {each.by for each in ranked[1:]} == {Criterion.LOTS}

    def lot(id: int) -> int:
        return int(sha256(f"Київ/{id}:1".encode()).hexdigest()[:16], base=16) % 2**63

    drawn = [each.player.id for each in ranked]
    assert drawn == sorted((each.id for each in field), key=lot)
    assert [each.player.id for each in order.ranked(field[1:])] == [
        one for one in drawn if one != 1
    ]
    corrected = [replace(field[0], name="Бондарь"), *field[1:]]
    assert [each.player.id for each in order.ranked(corrected)] == drawn
