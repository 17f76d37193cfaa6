"""Scheveningen held against its tables: as it was played here, and as a report tells it."""

import re
from pathlib import Path

import pytest

from arbiter_app.domain.checking.verdict import (
    OnBoards,
    OtherColours,
    OtherMeetings,
    OtherPairs,
    Remark,
    Verdict,
)
from arbiter_app.domain.facts.in_hand import in_hand
from arbiter_app.domain.facts.results import BLACK_FORFEITS, DRAW, WHITE_WINS
from arbiter_app.domain.ids import PairingNumber, Round
from arbiter_app.domain.pairing.position import Pair
from arbiter_app.formats import trf
from arbiter_app.i18n import catalogue
from arbiter_app.services.checking import check_event, check_report
from arbiter_app.services.files.report_files import examine_report, write_report
from arbiter_app.services.workspace import Workspace
from arbiter_app.wording.checking.lines import lines
from tests.services.files.test_reports_of_team_stages import numbered_duel
from tests.services.team_hands import main, typed

_BY_TABLES = Remark("by-scheveningen-tables")


def _written(workspace: Workspace, path: Path) -> str:
    write_report(path, workspace.event, trf.Version.TRF26)
    return path.read_text("utf-8")


def _checked(path: Path, text: str | None = None) -> Verdict:
    if text is not None:
        path.write_text(text, "utf-8")
    examined = examine_report(path)
    assert examined.event is not None, examined.defects
    return check_report(examined.reading, examined.event)


def _with_game(text: str, number: int, round: int, opponent: int, colour: str) -> str:
    """Return a report in which somebody meets another one in a round."""
    rows = text.splitlines()
    at = next(at for at, row in enumerate(rows) if row.startswith(f"001 {number:4}"))
    start = 91 + 10 * (round - 1)
    row = rows[at].ljust(start + 8)
    rows[at] = f"{row[:start]}{opponent:4} {colour} ={row[start + 8 :]}"
    return "\n".join(rows)


def _turned(text: str) -> str:
    """Return a report in which everybody has the other colour."""
    other = {"w": "b", "b": "w"}
    return re.sub(
        r"^001.*$",
        lambda row: (
            row[0][:91] + re.sub(r"(?<= )[wb](?= |$)", lambda found: other[found[0]], row[0][91:])
        ),
        text,
        flags=re.MULTILINE,
    )


@pytest.mark.parametrize("sizes", [(2, 2), (3, 5), (4, 4), (6, 6), (3, 3, 3, 4)])
def test_that_rounds_that_were_made_here_follow_the_tables(
    workspace: Workspace, tmp_path: Path, sizes: tuple[int, ...]
) -> None:
    numbered_duel(workspace, *sizes)
    boards = min(sizes)
    typed(workspace, 1, 1, [WHITE_WINS, DRAW, *[BLACK_FORFEITS] * (boards - 2)][:boards])
    for found in (
        check_event(in_hand(workspace.event)),
        _checked(tmp_path / "duel.trf", _written(workspace, tmp_path / "duel.trf")),
    ):
        assert found.pairings == _BY_TABLES
        assert [each.differences for each in found.rounds] == [()] * len(main(workspace).rounds)


def test_that_games_of_others_and_other_colours_are_told_by_names(
    workspace: Workspace, tmp_path: Path
) -> None:
    numbered_duel(workspace, 4, 4)
    path = tmp_path / "duel.trf"
    text = _written(workspace, path)
    # In round 1 members 1 and 2 change their opponents, in round 3 member 4 has the other colour.
    first = {number: _block(text, number, 1) for number in (1, 2)}
    (one, colour), (other, other_colour) = first[1], first[2]
    text = _with_game(text, 1, 1, other, other_colour)
    text = _with_game(text, other, 1, 1, "b" if other_colour == "w" else "w")
    text = _with_game(text, 2, 1, one, colour)
    text = _with_game(text, one, 1, 2, "b" if colour == "w" else "w")
    opponent, had = _block(text, 4, 3)
    text = _with_game(text, 4, 3, opponent, "b" if had == "w" else "w")
    text = _with_game(text, opponent, 3, 4, had)
    found = _checked(path, text)
    assert found.pairings == _BY_TABLES
    (pairs,) = found.rounds[0].differences
    assert isinstance(pairs, OnBoards)
    assert isinstance(pairs.difference, OtherPairs)
    assert {frozenset((each.white, each.black)) for each in pairs.difference.expected} == {
        frozenset((1, one)),
        frozenset((2, other)),
    }
    (colours,) = found.rounds[2].differences
    assert isinstance(colours, OnBoards)
    fourth, other_side = PairingNumber(4), PairingNumber(opponent)
    by_table = Pair(fourth, other_side) if had == "w" else Pair(other_side, fourth)
    assert colours.difference == OtherColours(expected=by_table)
    told = [*lines(catalogue("uk"), found, {})]
    assert sum("Gravets" in line for line in told) == 2


def _block(text: str, number: int, round: int) -> tuple[int, str]:
    """Return the opponent of somebody in a round, and the colour."""
    line = next(each for each in text.splitlines() if each.startswith(f"001 {number:4}"))
    start = 91 + 10 * (round - 1)
    return int(line[start : start + 4]), line[start + 5]


def test_that_the_other_team_may_be_the_first_of_the_table(
    workspace: Workspace, tmp_path: Path
) -> None:
    """Who begins is drawn, and no report tells it."""
    numbered_duel(workspace, 4, 4)
    path = tmp_path / "duel.trf"
    found = _checked(path, _turned(_written(workspace, path)))
    assert [each.differences for each in found.rounds] == [()] * 4
    assert found.remarks[-1] == Remark("scheveningen-turned", {"rounds": "1, 2, 3, 4"})


def test_that_of_another_table_it_is_told_who_meet_again(
    workspace: Workspace, tmp_path: Path
) -> None:
    """Every round is one of the table, but in another order, and one of them comes twice."""
    numbered_duel(workspace, 4, 4)
    path = tmp_path / "duel.trf"
    text = _written(workspace, path)
    order = {1: 3, 2: 1, 3: 4, 4: 3}
    blocks = {
        (number, at): _block(text, number, order[at]) for number in range(1, 9) for at in order
    }
    for (number, at), (opponent, colour) in blocks.items():
        text = _with_game(text, number, at, opponent, colour)
    found = _checked(path, text)
    assert found.pairings == Remark("by-scheveningen-meetings")
    assert [len(each.differences) for each in found.rounds] == [0, 0, 0, 4]
    again = found.rounds[-1].differences[0]
    assert isinstance(again, OnBoards)
    assert isinstance(again.difference, OtherMeetings)
    assert again.difference.rounds == (Round(1), Round(4))
