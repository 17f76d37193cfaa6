"""The questions about a pairing by the Burstein system, each answered in a sentence (C.04.4.2)."""

from collections.abc import Mapping

from arbiter_app.domain.ids import PairingNumber
from arbiter_app.domain.pairing.swiss.burstein.criteria import Criterion
from arbiter_app.domain.pairing.swiss.burstein.why import (
    ExplainedBurstein,
    FloatCause,
    FloatReason,
    Ground,
    PairReason,
    WhyNot,
    float_reason,
    pair_reason,
    why_not,
)
from arbiter_app.i18n import QT_TRANSLATE_NOOP
from arbiter_app.wording.why.pairing.of_bye_first import (
    given_first,
    met,
    same_colour,
    why_not_bye_sentence,
)
from arbiter_app.wording.why.pairing.words import RoundWords, as_sentence, of_either

BursteinWords = RoundWords[ExplainedBurstein]

# fmt: off
_CAUSES: Mapping[FloatCause, str] = {
    FloatCause.NO_OPPONENT: QT_TRANSLATE_NOOP(
        "WhyPaired", "in the bracket of score group {group} there is nobody whom {player} may meet"
        " (C.04.4.2 Art. 2.1)"
    ),
    FloatCause.ODD: QT_TRANSLATE_NOOP(
        "WhyPaired", "the bracket of score group {group} has an odd number of players, {members},"
        " and {player} goes down (C.04.4.2 Art. 2.3.1, C5)"
    ),
    FloatCause.NOT_ALL: QT_TRANSLATE_NOOP(
        "WhyPaired", "the {members} players of the bracket of score group {group} cannot all meet"
        " each other, and {player} is one of {floaters} who go down (C.04.4.2 Art. 2.3.1, C5)"
    ),
    FloatCause.REST: QT_TRANSLATE_NOOP(
        "WhyPaired", "if fewer than {floaters} went down from the bracket of score group {group},"
        " those below could not all be paired, and {player} is one of them (C.04.4.2 Art. 2.2.1,"
        " C4)"
    ),
}
_AGAINST: Mapping[Ground, str] = {
    Ground.NOTHING: QT_TRANSLATE_NOOP("WhyPaired", "{one} and {other} do meet"),
    Ground.FORBIDDEN: QT_TRANSLATE_NOOP(
        "WhyPaired", "the regulations of the event keep {one} and {other} apart"
    ),
    Ground.REST: QT_TRANSLATE_NOOP(
        "WhyPaired", "if {one} met {other}, the others could not all be paired (C.04.4.2 Art."
        " 2.2.1, C4)"
    ),
    Ground.ORDER: QT_TRANSLATE_NOOP(
        "WhyPaired", "with {one} – {other} all criteria are equal in the bracket of score group"
        " {group}, and that pairing stands later in the order (C.04.4.2 Art. 4.3)"
    ),
}
_AGAINST_DOWN: Mapping[Ground, str] = {
    Ground.REST: QT_TRANSLATE_NOOP(
        "WhyPaired", "if {one} went down, the others could not all be paired (C.04.4.2 Art. 2.2.1,"
        " C4)"
    ),
    Ground.ORDER: QT_TRANSLATE_NOOP(
        "WhyPaired", "with {one} going down all criteria are equal, and that pairing stands later"
        " in the order (C.04.4.2 Art. 4.3)"
    ),
}
_WORSE: Mapping[Criterion, str] = {
    Criterion.FLOATERS: QT_TRANSLATE_NOOP(
        "WhyPaired", "more players would go down (C.04.4.2 Art. 2.3.1, C5)"
    ),
    Criterion.SCORES_OF_FLOATERS: QT_TRANSLATE_NOOP(
        "WhyPaired", "somebody with a higher score would go down (C.04.4.2 Art. 2.3.2, C6)"
    ),
    Criterion.NEXT_BRACKET: QT_TRANSLATE_NOOP(
        "WhyPaired", "more players would go down from the next bracket (C.04.4.2 Art. 2.3.3, C7)"
    ),
    Criterion.SCORES_BELOW_NEXT_BRACKET: QT_TRANSLATE_NOOP(
        "WhyPaired", "somebody with a higher score would go down from the next bracket (C.04.4.2"
        " Art. 2.3.3, C7)"
    ),
    Criterion.PREFERENCES: QT_TRANSLATE_NOOP(
        "WhyPaired", "more players would not have the colour due to them (C.04.4.2 Art. 2.3.4, C8)"
    ),
}
# fmt: on


def pair_sentence(words: BursteinWords, number: PairingNumber) -> str | None:
    """Return why somebody meets their opponent; None for who has the bye."""
    found = pair_reason(words.explained, number)
    return None if found is None else as_sentence(_pair(words, found))


def float_sentence(words: BursteinWords, number: PairingNumber) -> str | None:
    """Return why somebody or their opponent goes down to a lower bracket; None if neither does."""
    found = of_either(float_reason, words.explained, number)
    return None if found is None else as_sentence(_float(words, found))


def why_not_sentence(words: BursteinWords, one: PairingNumber, other: PairingNumber | None) -> str:
    """Return why two do not meet; without the second why the first does not have the bye."""
    if other is None:
        return why_not_bye_sentence(words, one)
    return as_sentence(_against(words, why_not(words.explained, one, other)))


def _pair(words: BursteinWords, found: PairReason) -> str:
    translate = words.catalogue.translate
    if found.because is None:
        pattern = translate(
            "WhyPaired",
            "in the bracket of score group {group} ({members} players), {higher} is number {rank}"
            " by the scores of opponents and meets {lower}, the lowest of those who are left"
            " (C.04.4.2 Art. 1.8, 4.3)",
        )
    else:
        pattern = translate(
            "WhyPaired",
            "in the bracket of score group {group} ({members} players), {higher} is number {rank}"
            " by the scores of opponents and meets {lower} and not {first}, the lowest of those"
            " who are left (C.04.4.2 Art. 1.8, 4.3): {because}",
        )
    short = words.after_naming(found.higher, found.lower, found.first_in_line)
    return pattern.format(
        group=words.points(found.score_of_group),
        members=found.members,
        higher=words.name(found.higher),
        lower=words.name(found.lower),
        rank=found.rank,
        first=words.name(found.first_in_line),
        because="" if found.because is None else _against(short, found.because),
    )


def _float(words: BursteinWords, found: FloatReason) -> str:
    phrase = words.translate(_CAUSES[found.cause]).format(
        group=words.points(found.score_of_bracket),
        player=words.name(found.player),
        members=found.members,
        floaters=found.floaters,
    )
    if found.instead is None:
        return phrase
    pattern = words.catalogue.translate("WhyPaired", "{reason}; {because}")
    return pattern.format(reason=phrase, because=_against(words, found.instead))


def _against(words: BursteinWords, found: WhyNot) -> str:
    one, other = found.one, found.other
    if other is not None and found.ground is Ground.MET:
        return met(words, one, other)
    if other is not None and found.ground is Ground.SAME_COLOUR:
        return same_colour(words, one, other)
    if found.ground is Ground.BYE:
        return given_first(words, one)
    return words.translate(_pattern(found)).format(
        one=words.name(one),
        other=words.name(other),
        down=words.name(found.goes_down),
        group=words.points(found.score_of_group),
        worse="" if found.criterion is None else words.translate(_WORSE[found.criterion]),
    )


def _pattern(found: WhyNot) -> str:
    if found.other is None:
        return _AGAINST_DOWN.get(found.ground) or QT_TRANSLATE_NOOP(
            "WhyPaired", "if {one} went down, {worse}"
        )
    if found.ground is not Ground.CRITERION:
        return _AGAINST[found.ground]
    if found.goes_down is None:
        return QT_TRANSLATE_NOOP("WhyPaired", "if {one} met {other}, {worse}")
    return QT_TRANSLATE_NOOP(
        "WhyPaired", "for {one} to meet {other}, {down} would have to go down, and {worse}"
    )
