"""Expected starts are counted on a calendar of June 2026."""

from datetime import date, datetime, time, timedelta

import pytest

from arbiter_app.domain.pairing.timetable import (
    default_time,
    has_short_break,
    is_too_late,
    timetable,
)

MORNING, AFTERNOON = time(10), time(15, 30)


def test_that_rounds_take_the_hours_of_each_day_in_turn() -> None:
    starts = timetable(datetime(2026, 6, 5, 10), [AFTERNOON, MORNING], 5)

    assert [f"{number} {start:%d %H:%M}" for number, start in starts.items()] == [
        "1 05 10:00",
        "2 05 15:30",
        "3 06 10:00",
        "4 06 15:30",
        "5 07 10:00",
    ]


def test_that_a_first_round_in_the_evening_is_followed_the_next_morning() -> None:
    starts = timetable(datetime(2026, 6, 30, 18), [MORNING, AFTERNOON], 3)

    assert [f"{start:%d.%m %H:%M}" for start in starts.values()] == [
        "30.06 18:00",
        "01.07 10:00",
        "01.07 15:30",
    ]


def test_that_without_hours_there_is_one_round_a_day_at_the_hour_of_the_first() -> None:
    starts = timetable(datetime(2026, 6, 5, 16), [], 3)

    assert [f"{start:%d %H:%M}" for start in starts.values()] == [
        "05 16:00",
        "06 16:00",
        "07 16:00",
    ]


def test_that_a_start_is_too_late_only_after_the_last_day() -> None:
    last = date(2026, 6, 7)
    assert not is_too_late(datetime(2026, 6, 7, 23, 59), last)
    assert is_too_late(datetime(2026, 6, 8, 0, 0), last)
    assert not is_too_late(None, last)
    assert not is_too_late(datetime(2026, 6, 8), None)


@pytest.mark.parametrize(
    ("time_control", "hours", "is_short"),
    [
        ("90+30", 4, True),
        ("90+30", 5, False),
        ("90/40+30+30", 4, True),
        ("15+10", 0.5, True),
        ("10+5", 0.25, False),
        ("as agreed", 0.1, False),
    ],
)
def test_that_a_break_lasts_ten_minutes_after_the_longest_game(
    time_control: str, hours: float, is_short: bool
) -> None:
    first = datetime(2026, 6, 5, 10)
    assert has_short_break(first, first + timedelta(hours=hours), time_control) is is_short


@pytest.mark.parametrize(
    ("rule", "until"),
    [
        ("30 хвилин", datetime(2026, 6, 5, 10, 30)),
        ("0 min", datetime(2026, 6, 5, 10)),
        ("", None),
        ("від 15 до 30 хв", None),
    ],
)
def test_that_the_default_time_is_counted_from_the_start(rule: str, until: datetime | None) -> None:
    assert default_time(datetime(2026, 6, 5, 10), rule) == until
    assert default_time(None, rule) is None
