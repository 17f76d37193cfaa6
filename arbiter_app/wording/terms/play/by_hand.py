"""Why pairs of a Swiss were changed by hand, in words."""

from collections.abc import Mapping

from arbiter_app.domain.facts.play.rounds import ByHand, ChangeCase
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue

# fmt: off
_CASES: Mapping[ChangeCase, str] = {
    ChangeCase.REMATCH: QT_TRANSLATE_NOOP("ByHand", "two would have met a second time"),
    ChangeCase.RULE: QT_TRANSLATE_NOOP("ByHand", "a rule of the competition asks for it"),
    ChangeCase.AGREED: QT_TRANSLATE_NOOP("ByHand", "two without an opponent agreed to play"),
    ChangeCase.LATE_ENTRY: QT_TRANSLATE_NOOP("ByHand", "a late entry, as those concerned agreed"),
    ChangeCase.TOP_BOARD: QT_TRANSLATE_NOOP(
        "ByHand", "something unforeseen at a top board of the last round"
    ),
    ChangeCase.EXCHANGED: QT_TRANSLATE_NOOP(
        "ByHand", "people sat at each other’s boards, and what they played stands"
    ),
}
# fmt: on


def change_case(catalogue: Catalogue, case: ChangeCase) -> str:
    """Return why published pairs were changed."""
    return catalogue.translate("ByHand", _CASES[case])


def why_by_hand(catalogue: Catalogue, by_hand: ByHand) -> str:
    """Return the reason that was typed, behind the case where the pairs were published."""
    if by_hand.case is None:
        return by_hand.reason
    pattern = catalogue.translate("ByHand", "{case}; {reason}")
    return pattern.format(case=change_case(catalogue, by_hand.case), reason=by_hand.reason)
