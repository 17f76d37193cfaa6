"""What colour a team wants on board 1, by its last matches (C.04.6 Art. 1.7)."""

import pytest

from arbiter_app.domain.facts.results import Colour
from arbiter_app.domain.facts.rules.swiss_texts import LastRound
from arbiter_app.domain.facts.rules.team_rules import ColourType
from arbiter_app.domain.pairing.swiss.position import Strength
from arbiter_app.domain.pairing.swiss.teams.preferences import preference


def wanted(
    colours: str, type: ColourType, *, is_last: bool, evened: LastRound = LastRound.STRONG
) -> str:
    """Return the colour that is wanted, in a capital letter where strongly; "-" for none."""
    had = [Colour.WHITE if each == "W" else Colour.BLACK for each in colours]
    colour, strength = preference(had, type, is_last_round=is_last, evened=evened)
    if colour is None:
        return "-"
    return str(colour).upper() if strength is Strength.STRONG else str(colour).lower()


# fmt: off
WISHES = [  # colours, type A, type B, type B in the last round
    ("",     "-", "-", "-"),
    ("W",    "-", "b", "b"),
    ("B",    "-", "w", "w"),
    ("WB",   "-", "w", "-"),
    ("BW",   "-", "b", "-"),
    ("WW",   "B", "B", "B"),
    ("BB",   "W", "W", "W"),
    ("WBB",  "W", "W", "W"),  # one White less, twice Black
    ("BWB",  "-", "w", "w"),
    ("WBW",  "-", "b", "b"),
    ("BWW",  "B", "B", "B"),
    ("WWBB", "W", "W", "W"),  # as many of both, twice Black
    ("BBWW", "B", "B", "B"),
    ("WWWBB", "-", "b", "b"),  # one White more after twice Black: no wish for White
    ("BBBWW", "-", "w", "w"),
    ("WWBWW", "B", "B", "B"),
    ("BBWBB", "W", "W", "W"),
]
# fmt: on


@pytest.mark.parametrize(("colours", "type_a", "type_b", "type_b_at_the_end"), WISHES)
def test_what_a_team_wants(colours: str, type_a: str, type_b: str, type_b_at_the_end: str) -> None:
    assert wanted(colours, ColourType.A, is_last=False) == type_a
    assert wanted(colours, ColourType.A, is_last=True) == type_a
    assert wanted(colours, ColourType.B, is_last=False) == type_b
    assert wanted(colours, ColourType.B, is_last=True) == type_b_at_the_end
    assert wanted(colours, ColourType.NONE, is_last=False) == "-"


@pytest.mark.parametrize(("colours", "by_letter"), [("WWBB", "-"), ("BBWW", "-"), ("WBB", "W")])
def test_the_other_reading_of_the_last_round(colours: str, by_letter: str) -> None:
    assert wanted(colours, ColourType.B, is_last=True, evened=LastRound.NOTHING) == by_letter
    same = wanted(colours, ColourType.B, is_last=False, evened=LastRound.NOTHING)
    assert same == wanted(colours, ColourType.B, is_last=False)
