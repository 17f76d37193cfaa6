"""Which colour a team should have on board 1, and how strongly (C.04.6 Art. 1.7)."""

from collections.abc import Sequence

from arbiter_app.domain.facts.results import Colour
from arbiter_app.domain.facts.rules.swiss_texts import LastRound
from arbiter_app.domain.facts.rules.team_rules import ColourType
from arbiter_app.domain.pairing.swiss.position import Strength

Preference = tuple[Colour | None, Strength]
_NONE: Preference = None, Strength.NONE


def preference(
    colours: Sequence[Colour],
    type: ColourType,
    *,
    is_last_round: bool,
    evened: LastRound = LastRound.STRONG,
) -> Preference:
    """Return what a team wants that has had these colours in the matches it played, the latest
    last; simple preferences are strong ones. `evened` is what a team of type B with as many Whites
    as Blacks wants in the last round.
    """
    if type is ColourType.NONE or not colours:
        return _NONE
    difference = 2 * colours.count(Colour.WHITE) - len(colours)
    wanted = Colour.WHITE if difference < 0 else Colour.BLACK
    if abs(difference) > 1:
        return wanted, Strength.STRONG
    if type is ColourType.B and is_last_round and not difference and evened is LastRound.NOTHING:
        return _NONE
    last = colours[-1]
    is_repeated = len(colours) > 1 and colours[-2] is last
    if is_repeated and (difference == 0 or wanted is last.other):
        return last.other, Strength.STRONG
    if type is ColourType.A:
        return _NONE
    if difference:
        return wanted, Strength.MILD
    return _NONE if is_last_round else (last.other, Strength.MILD)
