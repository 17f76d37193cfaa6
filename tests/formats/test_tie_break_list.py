"""A list of tie-breaks in one line."""

import pytest

from arbiter_app.domain.errors import RuleError
from arbiter_app.formats.tie_break_list import format_list, parse_list


@pytest.mark.parametrize(
    "text",
    [
        "DE, SB/C1, KS/L+1",
        "de;sb-c1;ks/l1",
        "1. DE\n2. SBC1\n3) KS/L+1",
        "  DE  SB/С1 KS/L1,",  # the C of the cut is Cyrillic
    ],
)
def test_that_a_list_is_read_in_any_spelling(text: str) -> None:
    assert tuple(str(each) for each in parse_list(text)) == ("DE", "SB/C1", "KS/L+1")


def test_that_nothing_typed_is_an_empty_list() -> None:
    assert parse_list(" , ") == ()


def test_that_the_word_that_is_no_name_is_told() -> None:
    with pytest.raises(RuleError) as refusal:
        parse_list("DE, SB/X1, WIN")
    assert refusal.value.facts == {"name": "SB/X1"}


def test_that_a_written_list_is_read_back() -> None:
    names = ("DE", "BH/C1/P", "OTHER_PLAYOFF", "TPN/R", "OTHER_РЕЙТИНГ")
    assert tuple(str(each) for each in parse_list(format_list(names))) == names


def test_that_the_points_may_head_a_list_and_stand_nowhere_else() -> None:
    assert [str(each) for each in parse_list("PTS, BH/C1")] == ["BH/C1"]
    assert [str(each) for each in parse_list("BH, PTS")] == ["BH", "PTS"]
