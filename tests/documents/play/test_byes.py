"""Byes and absences: of the rounds to come, of one round, of all, with who has left."""

from dataclasses import replace

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.entry_status import EntryStatus
from arbiter_app.domain.facts.play.rounds import Bye, RoundOfPlay
from arbiter_app.domain.facts.results import Mark
from arbiter_app.domain.ids import PairingNumber, Round
from tests.documents.conftest import (
    changed,
    report_of,
    sentences,
    swiss_of,
    texts_of,
    with_entry,
)


def swiss_with_byes() -> Event:
    """Return a Swiss of seven after round 1, in which 2 did not come, with byes in two more."""
    event = swiss_of(("1-4 1-0, 5-2 +/-, 3-6 0-1, 7 U",), announced=5)
    stage = event.tournament.main_stage
    numbers = {number: player for player, number in event.tournament.numbers.items()}

    def bye(number: int, mark: Mark, remark: str = "") -> Bye:
        return Bye(player=numbers[PairingNumber(number)], mark=mark, remark=remark)

    rounds = (
        *stage.rounds,
        RoundOfPlay(number=Round(2), games=(), byes=(bye(3, Mark.HALF_BYE),)),
        RoundOfPlay(number=Round(3), games=(), byes=(bye(3, Mark.ZERO_BYE, "іспит"),)),
        RoundOfPlay(number=Round(4), games=(), byes=(bye(3, Mark.ZERO_BYE, "іспит"),)),
    )
    return changed(event, stages=(replace(stage, rounds=rounds),))


def test_that_the_rounds_to_come_are_listed_with_who_is_left_out() -> None:
    report = report_of("byes", swiss_with_byes())
    assert report.heading.subtitle == "Rounds to come"
    assert texts_of(report, "Round") == ["2", "2", "3–4"]
    assert texts_of(report, "No.") == ["3", "2", "3"]
    assert texts_of(report, "Bye or absence") == [
        "half-point bye", "left out of the pairing", "absent",
    ]  # fmt: skip
    assert texts_of(report, "Remark")[2] == "іспит"


def test_that_a_round_that_was_played_tells_who_did_not_come() -> None:
    report = report_of("byes", swiss_with_byes(), span="round", round=1)
    assert texts_of(report, "Bye or absence") == ["pairing-allocated bye", "lost by forfeit"]
    everything = report_of("byes", swiss_with_byes(), span="all")
    assert texts_of(everything, "Round") == ["1", "1", "2", "2", "3–4"]


def test_that_where_everybody_plays_the_sheet_says_so() -> None:
    event = swiss_of(("1-4 1-0, 5-2 ½-½, 3-6 0-1, 7 U",), announced=5)
    assert "Everybody plays." in sentences(report_of("byes", event))


def test_that_a_sheet_without_a_struck_name_does_not_explain_struck_names() -> None:
    event = with_entry(
        swiss_of(("1-4 1-0, 5-2 1-0, 3-6 0-1, 7 U", "1-5 1-0, 3-2 1-0, 6-7 0-1, 4 Z")),
        4,
        status=EntryStatus.WITHDRAWN,
    )

    def explained(round_: int) -> bool:
        return "Struck out" in sentences(report_of("round-protocol", event, round=round_))

    assert [explained(1), explained(2)] == [True, False]
