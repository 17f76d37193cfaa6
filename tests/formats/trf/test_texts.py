"""What the texts of a report may hold."""

import pytest

from arbiter_app.formats import trf
from tests.formats.trf.text import player


def report(name: str, *lines: str) -> bytes:
    """Return a report of two players, after other lines."""
    first = player(1, "2w1", "1.0").replace(f"{'Player, 1':65}", f"{name:65}")
    before = "".join(f"{line}\n" for line in lines)
    return (before + first + player(2, "1b0", "0.0")).encode()


def test_that_what_nobody_sees_in_a_name_is_taken_out() -> None:
    for name in (
        "Koval\u00a0Ivan",
        "Ko\u200bval\u00adIvan".replace("\u00adI", " I"),
        "Koval  Ivan",
    ):
        reading = trf.read(report(name))
        assert reading.report is not None, name
        assert reading.report.players[0].name == "Koval Ivan"


def test_that_a_letter_with_its_sign_apart_is_that_letter() -> None:
    reading = trf.read(report("Андріи\u0306"))
    assert reading.report is not None
    assert reading.report.players[0].name == "Андрій"


@pytest.mark.parametrize(
    ("line", "column", "code"),
    [
        ("012 Cup \u202eof the city", 9, "text.unseen"),
        ("012 " + "x" * 301, 305, "text.too-long"),
        ("### note \u2066", 10, "text.unseen"),
    ],
)
def test_that_what_cannot_be_kept_is_told_with_its_place(line: str, column: int, code: str) -> None:
    reading = trf.read(report("Koval, Ivan", line))
    assert reading.report is None
    (defect,) = reading.defects
    assert (defect.line, defect.column, defect.code) == (1, column, code)


def test_that_a_name_that_turns_about_is_told_with_its_place() -> None:
    (defect,) = trf.read(report("Ko\u202eval, Ivan")).defects
    assert (defect.line, defect.column, defect.code) == (1, 17, "text.unseen")


@pytest.mark.parametrize("unseen", ["\u200b", "\u200b\u2060", "\ufeff"])
def test_that_a_player_after_what_nobody_sees_is_a_player(unseen: str) -> None:
    third = unseen + player(3, "Z", "0.0")
    reading = trf.read(report("Koval, Ivan") + third.encode())
    assert reading.report is not None
    assert [each.number for each in reading.report.players] == [1, 2, 3]
    assert not reading.report.others


@pytest.mark.parametrize("unseen", ["\u200b", " \u2060", "\u00a0"])
def test_that_no_unseen_end_of_a_record_is_kept(unseen: str) -> None:
    reading = trf.read(report("Koval, Ivan", "082" + unseen, "152 W " + unseen, unseen))
    assert reading.report is not None
    assert [each.text for each in reading.report.others] == ["082", "152 W"]
