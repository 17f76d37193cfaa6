"""The ranks that a report file gives, beside the order of the table."""

import pytest

from arbiter_app.domain.table.standings import standings
from arbiter_app.formats import trf

RESULTS = ("     2 w 1     3 w 1", "     1 b 0     4 w 1", "     4 w =     1 b 0",
           "     3 b =     2 b 0")  # fmt: skip
"""The order by points is 1, 2, then 3 and 4 with equal points."""


def told(*ranks: str, tie_breaks: str = "212 PTS", results: tuple[str, ...] = RESULTS) -> object:
    """Return who is told to have which rank at which place; None where nothing is told."""
    lines = (
        f"001 {number:4}{'':76} {rank:>4}{rounds}\n"
        for number, (rank, rounds) in enumerate(zip(ranks, results, strict=True), start=1)
    )
    report = trf.read(("092 Swiss\n" + tie_breaks + "\n" + "".join(lines)).encode()).report
    assert report is not None
    event = trf.event_of(report)
    notice = trf.rank_notice(report, standings(event.tournament.competition(), event.players))
    if notice is None:
        return None
    code = "trf.rank-differs" if tie_breaks else "trf.rank-differs-unnamed"
    assert (notice.code, notice.column) == (code, 86)
    assert notice.line == 2 + int(str(notice.facts["number"]))
    return tuple(notice.facts[name] for name in ("number", "stated", "place"))


@pytest.mark.parametrize(
    "ranks",
    [
        ("1", "2", "3", "3"),
        ("1", "2", "4", "3"),
        ("1", "1", "1", "4"),
        ("11", "12", "13", "14"),
        ("", "2", "", "4"),
        ("", "", "", ""),
    ],
)
def test_that_the_same_order_is_no_news_nor_are_ties_broken_or_left(ranks: tuple[str, ...]) -> None:
    assert told(*ranks) is None


@pytest.mark.parametrize(
    ("ranks", "first"),
    [
        (("2", "1", "3", "4"), (1, 2, 1)),
        (("1", "3", "2", "4"), (2, 3, 2)),
        (("1", "4", "2", "3"), (2, 4, 2)),
        (("3", "4", "1", "2"), (1, 3, 1)),
        (("", "3", "2", ""), (2, 3, 2)),
    ],
)
def test_that_the_first_place_of_another_order_is_told(
    ranks: tuple[str, ...], first: tuple[int, int, int]
) -> None:
    assert told(*ranks) == first


def test_that_an_order_against_a_tie_break_is_told() -> None:
    assert told("1", "2", "4", "3", tie_breaks="202 TPN") == (3, 4, 3)


def test_that_ranks_before_the_first_game_are_those_of_the_start() -> None:
    assert told("2", "1", "3", "4", results=("  0000 - H", "", "", "")) is None


def test_that_of_a_file_without_tie_breaks_it_is_said_that_it_names_none() -> None:
    assert told("2", "1", "3", "4", tie_breaks="") == (1, 2, 1)
