"""What a number is."""

from decimal import Decimal

import pytest

from arbiter_app.domain.names.figures import decimal_number, whole_number

NO_NUMBERS = ["", " ", "1_000", "+5", "-5", "١٢", "²", "½", "1e5", "NaN", "Infinity", "0x10",
              "1 000", "１２", "9" * 5000, "1\n", "५"]  # fmt: skip


@pytest.mark.parametrize("text", NO_NUMBERS)
def test_that_only_plain_digits_make_a_number(text: str) -> None:
    assert whole_number(text) is None


@pytest.mark.parametrize("text", [each for each in NO_NUMBERS if each != "-5"])
def test_that_only_plain_digits_make_a_number_with_a_point(text: str) -> None:
    assert decimal_number(text) is None


def test_that_a_number_keeps_to_its_bounds() -> None:
    assert whole_number(" 2400 ", most=4000) == 2400
    assert whole_number("4001", most=4000) is None
    assert whole_number("0", least=1) is None
    assert whole_number("007") == 7


def test_that_a_point_and_a_comma_divide_a_number() -> None:
    assert decimal_number("2,5") == decimal_number("2.5") == Decimal("2.5")
    assert decimal_number("-1") == Decimal(-1)
    assert decimal_number(".5") == Decimal("0.5")
    assert decimal_number(".") is None
