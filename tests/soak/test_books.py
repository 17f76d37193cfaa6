"""What a campaign has come to is written down, and it goes on from there."""

from pathlib import Path

from installer.campaigns import asked
from tests.soak.__main__ import figures
from tests.soak.campaign import Book, campaign
from tests.soak.outcomes import BAD, Outcome
from tests.soak.parts import counting
from tests.soak.turns import seed_of

SECONDS = 120.0


def test_that_a_campaign_goes_on_after_the_turns_in_its_book(tmp_path: Path) -> None:
    path = tmp_path / "book.json"
    whole = campaign("counting", "a", seconds=SECONDS, workers=2, turns=9)
    begun = campaign("counting", "a", seconds=SECONDS, workers=2, turns=5, book=Book(path))
    assert (begun.turns, begun.done) == (5, {0: 3, 1: 2})
    ended = campaign("counting", "a", seconds=SECONDS, workers=2, turns=9, book=Book(path))
    assert (ended.turns, ended.done) == (9, {0: 5, 1: 4})
    assert (ended.came, ended.figures) == (whole.came, whole.figures)
    seeds = [seed_of("a", worker, number) for worker in (0, 1) for number in range(5 - worker)]
    assert ended.figures == sum(map(counting.figures_of, seeds), start=counting.NONE)
    assert Book(path).read("counting").turns == 9


def test_that_a_book_keeps_what_went_wrong(tmp_path: Path) -> None:
    book = Book(tmp_path / "book.json")
    told = campaign("going_wrong", "126", seconds=SECONDS, workers=1, turns=3, book=book)
    again = Book(tmp_path / "book.json").read("going_wrong")
    assert any(told.came[bad] for bad in BAD)
    assert (again.troubles, again.came) == (told.troubles, told.came)


def test_that_figures_are_told_by_name() -> None:
    told = campaign("counting", "a", seconds=SECONDS, workers=1, turns=4)
    head, *rows = figures(told)
    assert head == "counting:"
    assert [row.split()[0] for row in rows] == ["odd", "tried"]
    assert rows[-1].split()[-1] == "4"
    assert told.came == {Outcome.RIGHT: 4}


def test_that_turns_are_made_however_long_they_take() -> None:
    chosen = asked(["to_bbp", "--turns", "5000", "--seed", "a"])
    assert (chosen.parts, chosen.turns, chosen.minutes) == (("to_bbp",), 5000, float("inf"))
    assert asked(["5", "to_bbp", "--turns", "7"]).minutes == 5
    assert asked(["to_bbp"]).turns is None
