"""The five questions about a pairing, each answered in a sentence."""

from collections.abc import Mapping

from arbiter_app.domain.ids import PairingNumber
from arbiter_app.domain.pairing.swiss.colour_reasons import colour_reason
from arbiter_app.domain.pairing.swiss.dutch.why import (
    ByeReason,
    FloatCause,
    FloatReason,
    PairReason,
    bye_reason,
    float_reason,
    pair_reason,
    why_not,
)
from arbiter_app.i18n import QT_TRANSLATE_NOOP
from arbiter_app.wording.why.pairing.against import against
from arbiter_app.wording.why.pairing.colours import colours
from arbiter_app.wording.why.pairing.words import Words, as_sentence

# fmt: off
_LEFT_OVER: Mapping[FloatCause, str] = {
    FloatCause.NO_OPPONENT: QT_TRANSLATE_NOOP(
        "WhyPaired", "in score group {group} there is nobody whom {player} may meet (C.04.3 Art."
        " 2.1)"
    ),
    FloatCause.ODD: QT_TRANSLATE_NOOP(
        "WhyPaired", "of the {members} to be paired in score group {group} one is left over,"
        " {player} (C.04.3 Art. 1.4.1)"
    ),
    FloatCause.NOT_ALL: QT_TRANSLATE_NOOP(
        "WhyPaired", "the {members} to be paired in score group {group} cannot all meet each other,"
        " and {player} is left over (C.04.3 Art. 2.4.1, C6)"
    ),
    FloatCause.REST: QT_TRANSLATE_NOOP(
        "WhyPaired", "if {player} stayed in score group {group}, those below could not all be"
        " paired (C.04.3 Art. 2.2.1, C4)"
    ),
    FloatCause.REST_OR_BYE: QT_TRANSLATE_NOOP(
        "WhyPaired", "if {player} stayed in score group {group}, those below could not all be"
        " paired, or the bye would go to a higher score (C.04.3 Art. 2.2.1, C4, 2.3.1, C5)"
    ),
}
# fmt: on


def pair_sentence(words: Words, number: PairingNumber) -> str | None:
    """Return why a player meets his opponent; None for who has the bye."""
    found = pair_reason(words.explained, number)
    return None if found is None else as_sentence(_pair(words, found))


def float_sentence(words: Words, number: PairingNumber) -> str | None:
    """Return why a player is paired below his score group, or above it; None where he is not."""
    found = float_reason(words.explained, number)
    if found is not None:
        return as_sentence(_float(words, found))
    meets = pair_reason(words.explained, number)
    if meets is None or meets.lower != number or meets.score == meets.score_of_group:
        return None
    above = float_reason(words.explained, meets.higher)
    assert above is not None, "who has more points has come down"
    pattern = words.catalogue.translate(
        "WhyPaired", "{lower} plays up because {higher} must be paired below: {because}"
    )
    return as_sentence(
        pattern.format(
            lower=words.name(number),
            higher=words.name(meets.higher),
            because=_float(words.after_naming(number, meets.higher), above),
        )
    )


def why_not_sentence(words: Words, one: PairingNumber, other: PairingNumber | None) -> str:
    """Return why two do not meet; without the second why the first does not have the bye."""
    return as_sentence(against(words, why_not(words.explained, one, other)))


def colour_sentence(words: Words, number: PairingNumber) -> str | None:
    """Return why a player has his colour; None for who has the bye."""
    found = colour_reason(words.explained, number)
    return None if found is None else as_sentence(colours(words, found))


def bye_sentence(words: Words) -> str | None:
    """Return why the bye goes to whom it does; None in an even field."""
    found = bye_reason(words.explained)
    return None if found is None else as_sentence(_bye(words, found))


def _pair(words: Words, found: PairReason) -> str:
    translate = words.catalogue.translate
    if found.because is not None:
        pattern = translate(
            "WhyPaired",
            "{higher} meets {lower} and not {natural}, the first in line (C.04.3 Art. 3.3):"
            " {because}",
        )
    elif not found.is_natural:
        pattern = translate(
            "WhyPaired",
            "{higher} meets {lower} after players have changed between the upper and the lower half"
            " of the score group (C.04.3 Art. 4.3)",
        )
    elif found.came_down:
        pattern = translate(
            "WhyPaired",
            "{higher} is number {place} of those who have come down and meets number {opposite} of"
            " score group {group}, {lower} (C.04.3 Art. 3.2, 3.3)",
        )
    else:
        pattern = translate(
            "WhyPaired",
            "{higher} is number {place} of the upper half of score group {group}, {lower} number"
            " {opposite} of the lower half, and these meet (C.04.3 Art. 3.2, 3.3)",
        )
    short = words.after_naming(found.higher, found.lower, found.natural)
    return pattern.format(
        higher=words.name(found.higher),
        lower=words.name(found.lower),
        natural=words.name(found.natural),
        group=words.points(found.score_of_group),
        place=found.place,
        opposite=found.opposite,
        because="" if found.because is None else against(short, found.because),
    )


def _float(words: Words, found: FloatReason) -> str:
    pattern = words.translate(_LEFT_OVER[found.cause])
    if found.cause is FloatCause.ODD and found.is_last:
        pattern = words.catalogue.translate(
            "WhyPaired",
            "of the {members} to be paired in score group {group} one is left over, {player}, the"
            " last in rank (C.04.3 Art. 1.4.1)",
        )
    phrase = pattern.format(
        player=words.name(found.player),
        members=found.members,
        group=words.points(found.score_of_bracket),
    )
    if found.instead is None:
        return phrase
    pattern = words.catalogue.translate("WhyPaired", "{reason}; {because}")
    short = words.after_naming(found.player)
    return pattern.format(reason=phrase, because=against(short, found.instead))


def _bye(words: Words, found: ByeReason) -> str:
    translate = words.catalogue.translate
    if found.instead is not None:
        pattern = translate(
            "WhyPaired",
            "{player} has the bye as one of the lowest score possible, {score} (C.04.3 Art. 2.3.1,"
            " C5), {takers} of whom may have it; {because}",
        )
    elif found.takers == 1:
        pattern = translate(
            "WhyPaired",
            "{player} alone of the lowest score possible, {score}, may have the bye (C.04.3 Art."
            " 2.1.2, C2, 2.3.1, C5)",
        )
    else:
        pattern = translate(
            "WhyPaired",
            "{player} has the bye: the last in rank of the {takers} with the lowest score possible,"
            " {score}, who may have it (C.04.3 Art. 2.3.1, C5)",
        )
    short = words.after_naming(found.player)
    return pattern.format(
        player=words.name(found.player),
        score=words.points(found.score),
        takers=found.takers,
        because="" if found.instead is None else against(short, found.instead),
    )
