"""Names of tie-breaks as lists and files spell them: "SB/C1", "BH:GP", "KS/L+1", "OTHER_NOTE"."""

import re
from enum import StrEnum
from typing import Self

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.rules.team_rules import Score
from arbiter_app.patterns import pattern
from arbiter_app.values import frozen

OWN = "OTHER_"
"""How the name of a criterion begins that the event defines itself."""


class Variation(StrEnum):
    """The letter of a modifier."""

    CUT = "C"
    MEDIAN = "M"
    LIMIT = "L"
    GROUPS = "G"
    """The limit moved by score groups."""
    FORFEITS_PLAYED = "P"
    FORE = "F"
    REVERSED = "R"
    FACTOR = "K"
    """By how much the schedule is divided (C.07 Art. 13.4)."""


_ORDER = {variation: place for place, variation in enumerate(Variation)}
"""The order in which modifiers are written, whatever the order in which they were read."""

SIGNED = frozenset({Variation.LIMIT, Variation.GROUPS})
"""Their amounts move something up or down."""

_CUTS = frozenset({Variation.CUT, Variation.MEDIAN})
"""Of these a name has one at most: the one takes away what the other does, too."""


@frozen
class Modifier:
    """How a criterion is varied; `amount` is None where the letter says it all."""

    variation: Variation
    amount: int | None = None

    def __str__(self) -> str:
        match self.variation, self.amount:
            case variation, int(amount) if variation in SIGNED:
                return f"/{variation}{amount:+}"
            case _, None:
                return f"/{self.variation}"
            case _, amount:
                return f"/{self.variation}{amount}"


# A letter without a number needs its separator, else REP would read as RE/P.
_MODIFIER = r"[/-]?(?:[CM][1-9]|[LG][+-]?[1-9][0-9]?)|[/-](?:[PFR]|K[1-9][0-9]?)"
_NAME = pattern(rf"([A-Z]+?)(?::(MP|GP))?((?:{_MODIFIER})*)")
_OF_GO = {"SOS-1": "SOS/C1", "SOS-2": "SOS/C2", "SOSM-1": "SOS/C1", "SOSM-2": "SOS/C2"}
_OWN_NAME = pattern(rf"{OWN}\w+")


@frozen
class TieBreak:
    """A criterion with its modifiers, as it stands in the list of a tournament."""

    acronym: str
    modifiers: tuple[Modifier, ...] = ()
    score: Score | None = None
    """Of teams the score it looks at; None: the one that decides."""

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read "SB/C1" in any case, also spelt "SB-C1" or "SBC1"; "KS/L1" means "KS/L+1", and
        "SOS-1" as lists of Go have it "SOS/C1".

        Raises RuleError("tie-break.unreadable") if it is no such name.
        """
        name = text.strip().upper()
        name = _OF_GO.get(name, name)
        if _OWN_NAME.fullmatch(name):
            return cls(name)
        match = _NAME.fullmatch(name)
        if match is None:
            raise RuleError("tie-break.unreadable", name=text)
        found = (_modifier(spelling) for spelling in re.findall(_MODIFIER, match[3]))
        modifiers = tuple(sorted(found, key=lambda each: _ORDER[each.variation]))
        variations = {modifier.variation for modifier in modifiers}
        if len(variations) < len(modifiers) or variations >= _CUTS:
            raise RuleError("tie-break.unreadable", name=text)
        return cls(match[1], modifiers, Score(match[2]) if match[2] else None)

    def __str__(self) -> str:
        score = f":{self.score}" if self.score is not None else ""
        return self.acronym + score + "".join(str(modifier) for modifier in self.modifiers)

    @property
    def is_own(self) -> bool:
        """Whether the regulations of the event define it themselves."""
        return self.acronym.startswith(OWN)

    @property
    def cutting(self) -> Modifier | None:
        """The modifier that leaves parts out, if there is one (C.07 Art. 14)."""
        for each in self.modifiers:
            if each.variation in _CUTS:
                return each
        return None

    def has(self, variation: Variation) -> bool:
        return any(each.variation is variation for each in self.modifiers)

    def amount(self, variation: Variation) -> int:
        """Return the number of a modifier, such as the half points of a limit; 0 without it."""
        amounts = (each.amount for each in self.modifiers if each.variation is variation)
        return next(amounts, None) or 0


def _modifier(text: str) -> Modifier:
    letter, number = text.lstrip("/-")[0], text.lstrip("/-")[1:]
    return Modifier(Variation(letter), int(number) if number else None)
