import pytest

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.tie_breaks.names import Modifier, TieBreak, Variation


@pytest.mark.parametrize(
    ("written", "canonical"),
    [
        ("SB/C1", "SB/C1"),
        ("SB-C1", "SB/C1"),
        ("SBC1", "SB/C1"),
        (" sb/c1 ", "SB/C1"),
        ("KS/L1", "KS/L+1"),
        ("KS/L+1", "KS/L+1"),
        ("ksl-2", "KS/L-2"),
        ("KS-L-2", "KS/L-2"),
        ("DE/P", "DE/P"),
        ("SB/C1/P", "SB/C1/P"),
        ("REP", "REP"),
    ],
)
def test_that_every_spelling_of_a_name_becomes_the_canonical_one(
    written: str, canonical: str
) -> None:
    assert str(TieBreak.parse(written)) == canonical
    assert TieBreak.parse(canonical) == TieBreak.parse(written)


def test_that_a_modifier_is_read_with_its_amount() -> None:
    limited = TieBreak.parse("KS/L-2")
    assert limited == TieBreak("KS", (Modifier(Variation.LIMIT, -2),))
    assert limited.amount(Variation.LIMIT) == -2
    assert limited.amount(Variation.CUT) == 0


@pytest.mark.parametrize(
    "text", ["", "SB/", "SB/X1", "SB/C", "SB/C0", "KS/L", "SB/C1/C2", "1", "ШЗ"]
)
def test_that_what_is_no_name_of_a_tie_break_is_refused(text: str) -> None:
    with pytest.raises(RuleError) as refused:
        TieBreak.parse(text)
    assert refused.value.code == "tie-break.unreadable"
    assert refused.value.facts == {"name": text}
