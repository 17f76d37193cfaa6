import pytest

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.tie_breaks.names import Modifier, TieBreak, Variation


@pytest.mark.parametrize(
    ("canonical", "spellings"),
    [
        ("BH/C1", ("BH/C1", "BH-C1", "BHC1", "bh/c1", " Bh-c1 ", "bhc1")),
        ("SB/C2", ("SB/C2", "SB-C2", "SBC2", "sb/c2")),
        ("BH/M1", ("BH/M1", "BH-M1", "BHM1")),
        ("KS/L+1", ("KS/L1", "KS/L+1", "KS-L1", "KS-L+1", "KSL1", "ksl+1")),
        ("KS/G-2", ("KS/G-2", "KS-G-2", "ksg-2")),
        ("KS/G+1", ("KS/G1", "KSG+1")),
        ("KS/L-2", ("KS/L-2", "KS-L-2", "ksl-2")),
        ("KS/L+12", ("KS/L12", "KSL+12")),
        ("DE/P", ("DE/P", "DE-P", "de/p")),
        ("SB/C1/P", ("SB/C1/P", "SB-C1-P", "SBC1/P", "SB/P/C1", "sb-p-c1")),
        ("FB/M2/P", ("FB/M2/P", "fbm2-p")),
        ("AOB/F", ("AOB/F", "AOB-F", "aob/f")),
        ("RTNG/R", ("RTNG/R", "RTNG-R", "rtng-r")),
        ("TPN/R", ("TPN/R", "TPN-R")),
        ("REP", ("REP", "rep")),
        ("APRO", ("APRO", "apro")),
        ("OTHER_PLAYOFF", ("OTHER_PLAYOFF", "other_playoff", " Other_Playoff ")),
        ("OTHER_C1", ("OTHER_C1",)),
    ],
)
def test_that_every_spelling_of_a_name_becomes_the_canonical_one(
    canonical: str, spellings: tuple[str, ...]
) -> None:
    assert {str(TieBreak.parse(written)) for written in spellings} == {canonical}
    assert TieBreak.parse(canonical) == TieBreak.parse(spellings[-1])


def test_that_what_the_event_defines_itself_has_no_modifier() -> None:
    own = TieBreak.parse("OTHER_BLITZ")
    assert own.is_own
    assert own.modifiers == ()
    assert not TieBreak.parse("BH/C1").is_own


def test_that_letters_at_the_end_of_an_acronym_are_no_modifiers_without_a_divider() -> None:
    assert TieBreak.parse("REP") == TieBreak("REP")
    assert TieBreak.parse("RE-P") == TieBreak("RE", (Modifier(Variation.FORFEITS_PLAYED),))


def test_that_a_modifier_is_read_with_its_amount() -> None:
    limited = TieBreak.parse("KS/L-2")
    assert limited == TieBreak("KS", (Modifier(Variation.LIMIT, -2),))
    assert limited.amount(Variation.LIMIT) == -2
    assert limited.amount(Variation.CUT) == 0


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "/C1", "1", "ШЗ", "B H", "BH,SB", "BH//C1", "BH/", "SB/C1/"),
        *(
            "SB/X1",
            "SB/C",
            "SB/C0",
            "SB/C10",
            "SB/-1",
            "KS/L",
            "KS/L0",
            "KS/L+",
            "KS/L123",
            "DE/P1",
        ),
        *("SB/C1/C2", "DE/P/P", "BH/C1/M1", "BH/M2/C1/P"),
        *("OTHER_", "OTHER_A B", "OTHER_X/C1"),
    ],
)
def test_that_what_is_no_name_of_a_tie_break_is_refused(text: str) -> None:
    with pytest.raises(RuleError) as refused:
        TieBreak.parse(text)
    assert refused.value.code == "tie-break.unreadable"
    assert refused.value.facts == {"name": text}
