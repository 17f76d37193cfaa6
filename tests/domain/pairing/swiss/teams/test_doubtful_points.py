"""Where C.04.6 can be read in two ways: the reading that is taken, and the other as a setting.

The cases are those of a public comparison of engines, named in each file of tests/data/team_swiss.
"""

import json
from pathlib import Path

import pytest

from arbiter_app.domain.facts.rules.swiss_texts import (
    ByeMatches,
    Compliance,
    DoubleForfeit,
    NextGroup,
    Readings,
    Seats,
)
from arbiter_app.domain.pairing.swiss.teams import pair
from tests.domain.pairing.swiss.teams.histories import History, Team

CASES = Path(__file__).parents[4] / "data" / "team_swiss"


def paired(name: str, readings: Readings) -> tuple[str, int | None]:
    """Return the matches of the round that a case asks for, White on board 1 first, and the bye."""
    case = json.loads((CASES / f"{name}.json").read_text("utf-8"))
    history = History(
        teams={number: Team(number) for number in range(1, case["teams"] + 1)},
        rounds=case["rounds_planned"],
        boards=case["boards"],
        readings=readings,
    )
    for matches in case["history_MP_white_black"]:
        history.begin()
        for match in matches:
            note(history, match)
    assert history.round == case["pair_round"]
    found = pair(history.position())
    return " ".join(f"{each.white}-{each.black}" for each in found.pairs), found.free


def note(history: History, match: list[int | str]) -> None:
    kind, *teams = match
    if kind == "pab":
        history.bye(int(teams[0]))
    elif kind == "fw":
        history.won_by_forfeit(int(teams[0]), int(teams[1]))
    elif isinstance(kind, int):
        black, match_points, _ = (int(each) for each in teams)
        history.match(kind, black, history.boards + match_points - 1)
    elif kind == "ff":
        history.forfeited_by_both(int(teams[0]), int(teams[1]))
    else:
        assert kind == "bye0", "nobody scores"


@pytest.mark.parametrize(
    ("seats", "first"), [(Seats.BY_NUMBER, {"3-1", "4-2"}), (Seats.BY_SCORE, {"1-4", "2-3"})]
)
def test_which_team_of_a_pair_is_the_top_member(seats: Seats, first: set[str]) -> None:
    matches, _ = paired("case1-bracket-order", Readings(seats=seats))
    met = {frozenset(each.split("-")) for each in matches.split()[:2]}
    assert met == {frozenset(each.split("-")) for each in first}


@pytest.mark.parametrize(
    ("next_group", "matches"),
    [
        (NextGroup.LEAST_BY_PARITY, "2-1 9-3 10-4 5-8 6-7"),
        (NextGroup.FEWEST, "3-1 6-2 9-4 5-8 10-7"),
    ],
)
def test_what_the_bracket_above_owes_to_the_next(next_group: NextGroup, matches: str) -> None:
    readings = Readings(seats=Seats.BY_SCORE, next_group=next_group)
    assert paired("case2-c6-graded", readings) == (matches, None)


@pytest.mark.parametrize(
    ("compliance", "matches"),
    [
        (Compliance.FEWEST, "5-1 2-3 4-8 6-9 7-10"),
        (Compliance.NONE_OR_ANY, "4-1 2-3 8-5 6-9 7-10"),
    ],
)
def test_who_comes_up_where_somebody_must_come_up_again(
    compliance: Compliance, matches: str
) -> None:
    assert paired("case3-c7-nonzero", Readings(compliance=compliance)) == (matches, None)


def test_whether_a_match_that_both_forfeit_is_a_meeting() -> None:
    assert paired("case4a-forfeit-c1", Readings()) == ("5-3 4-6 1-2", None)
    meeting = Readings(double_forfeit=DoubleForfeit.MEETING)
    matches, _ = paired("case4a-forfeit-c1", meeting)
    assert {"1", "2"} not in [{*each.split("-")} for each in matches.split()]


@pytest.mark.parametrize(
    ("counted", "free"), [(ByeMatches.PLAYED, 2), (ByeMatches.WITH_FORFEITS, 4)]
)
def test_who_has_played_more_matches_and_has_the_bye(counted: ByeMatches, free: int) -> None:
    assert paired("case4b-forfeit-pab", Readings(bye_matches=counted))[1] == free
