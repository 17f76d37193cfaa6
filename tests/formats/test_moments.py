from datetime import datetime, time

import pytest

from arbiter_app.formats.moments import format_moment, parse_hours, parse_moment

MOMENT = datetime(2026, 6, 5, 15, 30)


@pytest.mark.parametrize(
    "text", ["05.06.2026 15:30", "5.6.26 15.30", " 2026-06-05  15:30", "5.06.2026, 15:30"]
)
def test_that_a_moment_is_read_however_it_is_typed(text: str) -> None:
    assert parse_moment(text) == MOMENT


def test_that_a_moment_reads_back_as_it_is_shown() -> None:
    assert parse_moment(format_moment(MOMENT)) == MOMENT
    assert parse_moment(format_moment(None)) is None


def test_that_an_hour_may_stand_without_minutes() -> None:
    assert parse_moment("05.06.2026 9") == datetime(2026, 6, 5, 9)
    assert parse_hours("10, 15.30; 18:05") == (time(10), time(15, 30), time(18, 5))


@pytest.mark.parametrize(
    "text", ["05.06.2026", "15:30", "31.06.2026 15:30", "05.06.2026 25:00", "next Friday"]
)
def test_that_half_a_moment_or_an_impossible_one_is_refused(text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - the sentence is made by the field
        parse_moment(text)
