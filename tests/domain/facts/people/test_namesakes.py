import pytest

from arbiter_app.domain.facts.people.people import Birth, Player, namesakes
from arbiter_app.domain.ids import PlayerId


def registered(name: str, birth: str | None) -> Player:
    return Player(id=PlayerId(1), name=name, birth=Birth.parse(birth) if birth else None)


@pytest.mark.parametrize(
    ("listed", "typed"),
    [
        ("2008-03-14", "14.03.2008"),
        ("2008", "14.03.2008"),
        ("2008-03-14", "2008"),
        (None, "2008"),
        ("2008", None),
    ],
)
def test_that_equal_names_whose_births_do_not_differ_may_be_one_person(
    listed: str | None, typed: str | None
) -> None:
    player = registered("Мар’янко Ігор", listed)
    birth = Birth.parse(typed) if typed else None
    assert namesakes([player], "  мар'янко  ігор ", birth) == (player,)


@pytest.mark.parametrize(
    ("name", "birth"),
    [("Мар’янко Ігор", "2009"), ("Мар’янко Ігор", "15.03.2008"), ("Мар’янко Іван", "2008")],
)
def test_that_another_name_or_another_birth_is_another_person(name: str, birth: str) -> None:
    player = registered("Мар’янко Ігор", "2008-03-14")
    assert namesakes([player], name, Birth.parse(birth)) == ()
