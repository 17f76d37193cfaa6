"""Points for places as people type them."""

from decimal import Decimal

import pytest

from arbiter_app.domain.errors import RuleError
from arbiter_app.formats.place_points import format_place_points, parse_place_points


@pytest.mark.parametrize(
    ("text", "points"),
    [
        ("20 17 15", "20 17 15"),
        ("20; 17,5; 15.25", "20 17.5 15.25"),
        ("1=20 2 = 17 3-5: 10", "20 17 10 10 10"),
        ("30 2=20 4=5", "30 20 0 5"),
        ("100 50", "100 50"),
        ("", ""),
    ],
)
def test_that_they_are_read_and_written_again(text: str, points: str) -> None:
    read = parse_place_points(text)
    assert format_place_points(read) == points
    assert parse_place_points(points) == read


@pytest.mark.parametrize(
    ("text", "piece"),
    [("20 x", "x"), ("2=17 1=20", "1=20"), ("20 -5", "-5"), ("5-3=1", "5-3=1"), ("999=1", "999=1")],
)
def test_that_the_first_piece_that_is_none_is_told(text: str, piece: str) -> None:
    with pytest.raises(RuleError) as refused:
        parse_place_points(text)
    assert refused.value.code == "across.places"
    assert refused.value.facts == {"text": piece}


def test_that_no_point_is_lost() -> None:
    assert parse_place_points("0,5") == (Decimal("0.5"),)
