"""Expected starts are counted on a calendar of June 2026."""

from datetime import date, datetime, time

from arbiter_app.domain.pairing.timetable import is_too_late, timetable

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
