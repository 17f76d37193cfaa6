"""Quotas of single contingents in one line."""

from collections.abc import Mapping

import pytest

from arbiter_app.domain.errors import RuleError
from arbiter_app.formats.quota_list import format_quotas, parse_quotas


@pytest.mark.parametrize(
    ("text", "quotas"),
    [
        ("", {}),
        ("Київ 5; Львівська область 3", {"Київ": 5, "Львівська область": 3}),
        ("Київ – 5, Львів: 0\n", {"Київ": 5, "Львів": 0}),
        ("Івано-Франківська 12", {"Івано-Франківська": 12}),
    ],
)
def test_that_quotas_are_read_in_any_spelling(text: str, quotas: Mapping[str, int]) -> None:
    assert parse_quotas(text) == quotas
    assert parse_quotas(format_quotas(quotas)) == quotas


@pytest.mark.parametrize(
    ("text", "piece"),
    [
        ("Київ 5; Львів", "Львів"),
        ("5", "5"),
        ("Київ 5; Київ 3", "Київ 3"),
        ("Київ 5; київ 3", "київ 3"),
    ],
)
def test_that_what_is_no_quota_is_refused_by_its_piece(text: str, piece: str) -> None:
    with pytest.raises(RuleError) as refused:
        parse_quotas(text)
    assert (refused.value.code, refused.value.facts) == ("conditions.quotas", {"text": piece})
