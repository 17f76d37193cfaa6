from datetime import date

import pytest

from arbiter_app.formats.days import format_day, parse_day

DAY = date(2026, 4, 1)


@pytest.mark.parametrize(
    "text",
    ["01.04.2026", "1.4.26", " 1.04.2026. ", "1. 4. 2026", "2026-04-01", "010426", "01042026"],
)
def test_that_a_day_is_read_however_it_is_typed(text: str) -> None:
    assert parse_day(text) == DAY


def test_that_a_day_reads_back_as_it_is_shown() -> None:
    assert parse_day(format_day(DAY)) == DAY
    assert parse_day(format_day(None)) is None


@pytest.mark.parametrize(
    "text",
    ["31.04.2026", "1.4", "2026", "April", "310426", "1042026", "1.4.202", "1.4.20262026202620"],
)
def test_that_an_impossible_day_is_refused(text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - the sentence is made by the field
        parse_day(text)
