import pytest

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.people.people import Birth


@pytest.mark.parametrize(
    ("text", "written"),
    [("1999", "1999"), (" 1999-04-01 ", "1999-04-01"), ("01.04.1999", "1999-04-01")],
)
def test_that_a_birth_is_a_year_or_a_day(text: str, written: str) -> None:
    assert str(Birth.parse(text)) == written


@pytest.mark.parametrize(
    "text", ["1899", "2101", "1999-13-01", "31.02.1999", "1.1.19991999199919", "", "?"]
)
def test_that_what_is_no_birth_of_a_player_is_refused(text: str) -> None:
    with pytest.raises(RuleError) as refused:
        Birth.parse(text)
    assert refused.value.code == "player.birth"
