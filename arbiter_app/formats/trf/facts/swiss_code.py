"""By which system a Swiss is paired: record 192, else the words of record 092."""

import re

from arbiter_app.domain.facts.rules.swiss_rules import Acceleration, SwissRules, SwissSystem
from arbiter_app.formats.trf.facts.systems import names_a_swiss
from arbiter_app.values import frozen

_CODE = re.compile(
    r"(FIDE_(?:DUTCH|DUBOV|BURSTEIN|DOUBLESWISS)|CUSTOM_LIM|CUSTOM_MCMAHON)"
    r"(?:_(2017|2025|2026))?(_BAKU)?",
    re.ASCII,
)
_FORMER = "2017"

# What the free words of record 092 contain, without case.
_NAMED = {
    SwissSystem.DUTCH: ("dutch", "голланд", "javafo"),
    SwissSystem.DUBOV: ("dubov", "дубов"),
    SwissSystem.BURSTEIN: ("burstein", "бурштейн"),
    SwissSystem.DOUBLE: ("double-swiss", "double swiss", "doubleswiss"),
    SwissSystem.LIM: ("lim system", "lim)", "система лім"),
    SwissSystem.OTHER: ("mcmahon", "keizer", "monrad", "amalfi"),
}


@frozen(kw_only=True)
class SwissCode:
    """What a report says of the system of a Swiss."""

    system: SwissSystem
    is_assumed: bool = False
    """Whether it names none, and FIDE's own is taken."""
    acceleration: Acceleration = Acceleration.NONE
    is_former: bool = False
    """Whether it names the text that was in force until 2026-01-31."""


def swiss_code(code: str, words: str = "") -> SwissCode:
    """Return what record 192 says, or where there is none the words of record 092. Where neither
    names a system, it is FIDE's own, the usual one.
    """
    known = code.strip().upper()
    if found := _CODE.fullmatch(known):
        return SwissCode(
            system=SwissSystem(found[1]),
            acceleration=Acceleration.BAKU if found[3] else Acceleration.NONE,
            is_former=found[2] == _FORMER,
        )
    if known:
        return SwissCode(system=SwissSystem.OTHER)
    plain = words.casefold()
    for system, names in _NAMED.items():
        if any(name in plain for name in names):
            return SwissCode(system=system)
    return SwissCode(system=SwissSystem.DUTCH, is_assumed=True)


def code_of_swiss(rules: SwissRules, words: str) -> str | None:
    """Return what record 192 says, beside the words of record 092: nothing where nobody has named
    the system and the words tell that it is a Swiss.
    """
    if rules.is_assumed:
        return None if names_a_swiss(words) else SwissSystem.OTHER
    is_baku = rules.acceleration is Acceleration.BAKU and rules.system is not SwissSystem.OTHER
    return f"{rules.system}_BAKU" if is_baku else str(rules.system)


def says(code: str, rules: SwissRules) -> bool:
    """Whether a record 192 says what the rules say, perhaps in more words; of another system also
    a Double-Swiss, whose rounds were no matches.
    """
    said, is_other = swiss_code(code), rules.system is SwissSystem.OTHER
    if is_other and said.system is SwissSystem.DOUBLE:
        return not rules.is_assumed
    if rules.is_assumed or said.system is not rules.system:
        return False
    return is_other or said.acceleration is rules.acceleration
