"""The questions about a pairing by the Dubov system, each answered in a sentence (C.04.4.1)."""

from collections.abc import Mapping

from arbiter_app.domain.ids import PairingNumber
from arbiter_app.domain.pairing.swiss.bye_first.upfloats import NeedOfBelow
from arbiter_app.domain.pairing.swiss.dubov.why import (
    ExplainedDubov,
    Ground,
    PairReason,
    Shift,
    UpfloatReason,
    WhyNot,
    pair_reason,
    upfloat_reason,
    why_not,
)
from arbiter_app.i18n import QT_TRANSLATE_NOOP
from arbiter_app.wording.why.pairing.of_bye_first import (
    given_first,
    met,
    numbers,
    same_colour,
    why_not_bye_sentence,
)
from arbiter_app.wording.why.pairing.words import RoundWords, as_sentence, of_either

DubovWords = RoundWords[ExplainedDubov]

# fmt: off
_AGAINST: Mapping[Ground, str] = {
    Ground.NOTHING: QT_TRANSLATE_NOOP("WhyPaired", "{one} and {other} do meet"),
    Ground.FORBIDDEN: QT_TRANSLATE_NOOP(
        "WhyPaired", "the regulations of the event keep {one} and {other} apart"
    ),
    Ground.REST: QT_TRANSLATE_NOOP(
        "WhyPaired", "if {one} met {other}, the others of the bracket of score group {group} could"
        " not all be paired (C.04.4.1 Art. 3.2, C1, C3)"
    ),
    Ground.DENIED: QT_TRANSLATE_NOOP(
        "WhyPaired", "if {one} met {other}, more players of the bracket of score group {group}"
        " would not have the colour due to them ({instead} instead of {made}; C.04.4.1 Art. 2.3.3,"
        " C7)"
    ),
    Ground.SUBGROUP: QT_TRANSLATE_NOOP(
        "WhyPaired", "{one} and {other} are in one subgroup, for others come first in the order in"
        " which players are shifted (C.04.4.1 Art. 3.2.4, 4.3)"
    ),
    Ground.ORDER: QT_TRANSLATE_NOOP(
        "WhyPaired", "with {one} – {other} the bracket of score group {group} could be paired as"
        " well, but that transposition stands later in the order (C.04.4.1 Art. 4.4)"
    ),
    Ground.NOBODY_UP: QT_TRANSLATE_NOOP(
        "WhyPaired", "{one} is paired in the bracket of score group {group}, into which nobody has"
        " to come up, and {other} in a lower one (C.04.4.1 Art. 2.3.1, C5)"
    ),
    Ground.UP_ILLEGAL: QT_TRANSLATE_NOOP(
        "WhyPaired", "if {other} came up into the bracket of score group {group}, in which {one} is"
        " paired, not all could be paired (C.04.4.1 Art. 2.2.1, C4)"
    ),
    Ground.UP_SCORE: QT_TRANSLATE_NOOP(
        "WhyPaired", "{one} is paired in the bracket of score group {group}, into which number"
        " {upfloaters} comes up, with a higher score than {other} (C.04.4.1 Art. 2.3.2, C6)"
    ),
    Ground.UP_DENIED: QT_TRANSLATE_NOOP(
        "WhyPaired", "if {other} came up into the bracket of score group {group}, more players"
        " there would not have the colour due to them than with number {upfloaters} ({instead}"
        " instead of {made}; C.04.4.1 Art. 2.3.3, C7)"
    ),
    Ground.UP_MAXIMUM: QT_TRANSLATE_NOOP(
        "WhyPaired", "{other} has come up {instead} times, the maximum, and into the bracket of"
        " score group {group} comes up number {upfloaters} (C.04.4.1 Art. 1.8, 2.3.4, C8)"
    ),
    Ground.UP_TIMES: QT_TRANSLATE_NOOP(
        "WhyPaired", "{other} has come up {instead} times, number {upfloaters}, who comes up into"
        " the bracket of score group {group}, {made} times (C.04.4.1 Art. 2.3.5, C9)"
    ),
    Ground.UP_AGAIN: QT_TRANSLATE_NOOP(
        "WhyPaired", "{other} came up in the last round, and into the bracket of score group"
        " {group} comes up number {upfloaters}, who did not (C.04.4.1 Art. 2.3.6, C10)"
    ),
    Ground.UP_NUMBER: QT_TRANSLATE_NOOP(
        "WhyPaired", "into the bracket of score group {group} comes up number {upfloaters}, as good"
        " as {other} by all criteria and before them by number (C.04.4.1 Art. 4.2)"
    ),
    Ground.UP_OTHERS: QT_TRANSLATE_NOOP(
        "WhyPaired", "into the bracket of score group {group} come up others than {other}, best by"
        " the criteria and first in the order: {upfloaters} (C.04.4.1 Art. 3.2.2, C5 to C10)"
    ),
}
_NEED: Mapping[NeedOfBelow, str] = {
    NeedOfBelow.ODD: QT_TRANSLATE_NOOP(
        "WhyPaired", "score group {group} has an odd number of players, {residents}, and {player}"
        " comes up to it from score group {own} (C.04.4.1 Art. 3.2.1, C5, C6)"
    ),
    NeedOfBelow.NOT_ALL: QT_TRANSLATE_NOOP(
        "WhyPaired", "the {residents} players of score group {group} cannot all meet each other,"
        " and {player} comes up to it from score group {own}, one of {count} (C.04.4.1 Art. 3.2.1,"
        " C5, C6)"
    ),
    NeedOfBelow.REST: QT_TRANSLATE_NOOP(
        "WhyPaired", "with fewer upfloaters than {count} to score group {group} not all those below"
        " could be paired, and {player} comes up from score group {own} as one of them (C.04.4.1"
        " Art. 3.2.1, C4, C5, C6)"
    ),
}
_SHIFTED: Mapping[Shift, str] = {
    Shift.UNAVOIDABLE: QT_TRANSLATE_NOOP(
        "WhyPaired", "{reason}; {player} was shifted to the other subgroup, for pairs of two who"
        " seek one colour cannot be avoided (C.04.4.1 Art. 3.2.4, 4.3)"
    ),
    Shift.EQUALISING: QT_TRANSLATE_NOOP(
        "WhyPaired", "{reason}; {player} was shifted to the other subgroup, to make both of one"
        " size (C.04.4.1 Art. 3.2.4, 4.3)"
    ),
}
# fmt: on


def pair_sentence(words: DubovWords, number: PairingNumber) -> str | None:
    """Return why somebody meets their opponent; None for who has the bye."""
    found = pair_reason(words.explained, number)
    return None if found is None else as_sentence(_pair(words, found))


def float_sentence(words: DubovWords, number: PairingNumber) -> str | None:
    """Return why somebody or their opponent comes up to a higher bracket; None if neither does."""
    found = of_either(upfloat_reason, words.explained, number)
    return None if found is None else as_sentence(_upfloat(words, found))


def why_not_sentence(words: DubovWords, one: PairingNumber, other: PairingNumber | None) -> str:
    """Return why two do not meet; without the second why the first does not have the bye."""
    if other is None:
        return why_not_bye_sentence(words, one)
    return as_sentence(_against(words, why_not(words.explained, one, other)))


def _pair(words: DubovWords, found: PairReason) -> str:
    translate = words.catalogue.translate
    if found.is_by_number:
        pattern = translate(
            "WhyPaired",
            "nobody of the bracket of score group {group} has played; {seeker} is number {place} of"
            " the first half and meets {other} (C.04.4.1 Art. 3.2.3, 3.2.6)",
        )
    else:
        pattern = translate(
            "WhyPaired",
            "in the bracket of score group {group} ({members} players), {seeker} is number {place}"
            " by the average rating of opponents, {average}, and meets {other} (C.04.4.1 Art."
            " 3.2.5, 3.2.6)",
        )
    phrase = pattern.format(
        group=words.points(found.score_of_group),
        members=found.members,
        seeker=words.name(found.seeker),
        other=words.name(found.other),
        place=found.place,
        average=found.average,
    )
    for number, shift in (
        (found.seeker, found.shift_of_seeker),
        (found.other, found.shift_of_other),
    ):
        if shift is not None:
            phrase = words.translate(_SHIFTED[shift]).format(reason=phrase, player=number)
    if found.because is None:
        return phrase
    pattern = translate("WhyPaired", "{reason}; not {first}, the first in line: {because}")
    short = words.after_naming(found.seeker, found.other, found.first_in_line)
    first, because = words.name(found.first_in_line), _against(short, found.because)
    return pattern.format(reason=phrase, first=first, because=because)


def _upfloat(words: DubovWords, found: UpfloatReason) -> str:
    phrase = words.translate(_NEED[found.need]).format(
        residents=found.residents,
        group=words.points(found.score_of_group),
        own=words.points(found.score),
        player=words.name(found.player),
        count=len(found.upfloaters),
    )
    translate = words.catalogue.translate
    if len(found.upfloaters) > 1:
        pattern = translate(
            "WhyPaired",
            "{reason}; with the numbers {numbers} this is the first set in order that is best by C7"
            " to C10",
        )
        return pattern.format(reason=phrase, numbers=numbers(found.upfloaters))
    if found.instead is None:
        pattern = translate("WhyPaired", "{reason}; they have the smallest number there")
        return pattern.format(reason=phrase)
    pattern = translate("WhyPaired", "{reason}; {because}")
    short = words.after_naming(found.player)
    return pattern.format(reason=phrase, because=_against(short, found.instead))


def _against(words: DubovWords, found: WhyNot) -> str:
    if found.ground is Ground.MET:
        return met(words, found.one, found.other)
    if found.ground is Ground.SAME_COLOUR:
        return same_colour(words, found.one, found.other)
    if found.ground is Ground.BYE:
        return given_first(words, found.one)
    return words.translate(_AGAINST[found.ground]).format(
        one=words.name(found.one),
        other=words.name(found.other),
        group=words.points(found.score_of_group),
        upfloaters=numbers(found.upfloaters),
        made=found.made,
        instead=found.instead,
    )
