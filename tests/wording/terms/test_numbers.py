from datetime import date, datetime
from decimal import Decimal

import pytest

from arbiter_app.i18n import catalogue
from arbiter_app.wording.terms import numbers

ENGLISH = catalogue("en")


@pytest.mark.parametrize(
    ("value", "text"),
    [("0", "0"), ("0.5", "½"), ("1", "1"), ("3.5", "3½"), ("10.0", "10"), ("2.75", "2¾")],
)
def test_that_points_are_written_with_fractions_as_players_do(value: str, text: str) -> None:
    assert numbers.points(ENGLISH, Decimal(value)) == text


def test_that_a_column_of_values_shows_all_of_them_with_the_same_decimals() -> None:
    column = [Decimal("9.25"), Decimal("10.00"), None, Decimal("8.5")]
    places = numbers.decimal_places(column)
    shown = [numbers.tie_break_value(ENGLISH, value, places=places) for value in column]
    assert shown == ["9.25", "10.00", "", "8.50"]


def test_that_whole_numbers_show_no_decimals() -> None:
    assert numbers.decimal_places([Decimal(100), Decimal("7.0"), None]) == 0


def test_that_an_endless_mean_is_cut_to_four_decimals() -> None:
    mean = Decimal(2) / 3
    assert numbers.tie_break_value(ENGLISH, mean, places=numbers.decimal_places([mean])) == "0.6667"


@pytest.mark.parametrize(
    ("first", "last", "text"),
    [
        (date(2026, 6, 5), date(2026, 6, 5), "5 June 2026"),
        (date(2026, 6, 5), date(2026, 6, 14), "5–14 June 2026"),
        (date(2026, 5, 28), date(2026, 6, 5), "28 May – 5 June 2026"),
        (date(2026, 12, 28), date(2027, 1, 5), "28 December 2026 – 5 January 2027"),
    ],
)
def test_that_a_range_of_dates_names_month_and_year_once_where_they_agree(
    first: date, last: date, text: str
) -> None:
    assert numbers.date_range(ENGLISH, first, last) == text


def test_that_a_round_at_nine_five_is_not_printed_as_nine_to_fifty() -> None:
    moment = datetime(2026, 6, 5, 9, 5)
    assert numbers.date_and_time(ENGLISH, moment) == "5 June 2026, 9:05"
