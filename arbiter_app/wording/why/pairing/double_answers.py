"""The five questions about a pairing of a Double-Swiss, each answered in a sentence (C.04.5)."""

from collections.abc import Mapping, Sequence

from arbiter_app.domain.ids import PairingNumber
from arbiter_app.domain.pairing.swiss.by_identifier.why import (
    Ground,
    PairReason,
    UpfloatReason,
    WhyNot,
    pair_reason,
    upfloat_reason,
    why_not,
)
from arbiter_app.domain.pairing.swiss.bye_first.upfloats import NeedOfBelow
from arbiter_app.domain.pairing.swiss.bye_first.why import (
    AgainstBye,
    ByeDecided,
    ByeReason,
    bye_reason,
    why_not_bye,
)
from arbiter_app.domain.pairing.swiss.colour_reasons import ColourReason, colour_reason
from arbiter_app.domain.pairing.swiss.colours import ColourRule
from arbiter_app.domain.pairing.swiss.position import SwissPlayer
from arbiter_app.i18n import QT_TRANSLATE_NOOP
from arbiter_app.wording.why.pairing.earlier import rounds_met, rounds_of_bye
from arbiter_app.wording.why.pairing.words import MatchWords, as_sentence, of_either

# fmt: off
_AGAINST: Mapping[Ground, str] = {
    Ground.NOTHING: QT_TRANSLATE_NOOP("WhyPaired", "{one} and {other} do meet"),
    Ground.MET: QT_TRANSLATE_NOOP(
        "WhyPaired", "{one} and {other} have played a match in round {rounds} (C.04.1 Art. 2, C1)"
    ),
    Ground.FORBIDDEN: QT_TRANSLATE_NOOP(
        "WhyPaired", "the regulations of the event keep {one} and {other} apart"
    ),
    Ground.BYE: QT_TRANSLATE_NOOP(
        "WhyPaired", "{one} has the bye, which is given before any pair is made (C.04.5 Art. 3.4)"
    ),
    Ground.REST: QT_TRANSLATE_NOOP(
        "WhyPaired", "if {one} met {other}, the others of the bracket of score group {group} could"
        " not all be paired (C.04.5 Art. 3.6, C1)"
    ),
    Ground.ORDER: QT_TRANSLATE_NOOP(
        "WhyPaired", "with {one} – {other} the bracket of score group {group} could be paired as"
        " well, but that pairing stands later in the order (C.04.5 Art. 3.6)"
    ),
    Ground.NOBODY_UP: QT_TRANSLATE_NOOP(
        "WhyPaired", "{one} is paired in the bracket of score group {group}, into which nobody has"
        " to come up, and {other} in a lower one (C.04.5 Art. 3.5, C4)"
    ),
    Ground.UP_ILLEGAL: QT_TRANSLATE_NOOP(
        "WhyPaired", "if {other} came up into the bracket of score group {group}, in which {one} is"
        " paired, not all could be paired (C.04.5 Art. 3.5, C3)"
    ),
    Ground.UP_SCORE: QT_TRANSLATE_NOOP(
        "WhyPaired", "{one} is paired in the bracket of score group {group}, into which number"
        " {upfloaters} comes up, with a higher score than {other} (C.04.5 Art. 3.5, C5)"
    ),
    Ground.UP_NEXT: QT_TRANSLATE_NOOP(
        "WhyPaired", "if {other} came up into the bracket of score group {group}, the score group"
        " after it would need more from below than with number {upfloaters} (C.04.5 Art. 3.5, C6)"
    ),
    Ground.UP_FLOATED: QT_TRANSLATE_NOOP(
        "WhyPaired", "{other} floated in the last round, and into the bracket of score group"
        " {group} comes up number {upfloaters}, who did not (C.04.5 Art. 3.5, C7)"
    ),
    Ground.UP_NUMBER: QT_TRANSLATE_NOOP(
        "WhyPaired", "into the bracket of score group {group} comes up number {upfloaters}, as good"
        " as {other} by all criteria and before them by number (C.04.5 Art. 3.5)"
    ),
    Ground.UP_OTHERS: QT_TRANSLATE_NOOP(
        "WhyPaired", "into the bracket of score group {group} come up others than {other}, best by"
        " the criteria and first in the order: {upfloaters} (C.04.5 Art. 3.5, C4 to C7)"
    ),
}
_WORSE = QT_TRANSLATE_NOOP(
    "WhyPaired", "if {one} met {other}, more of those who come up into the bracket of score group"
    " {group} would meet somebody who floated in the last round ({instead} instead of {made};"
    " C.04.5 Art. 3.6, C8)"
)
_AGAINST_BYE: Mapping[AgainstBye, str] = {
    AgainstBye.NOTHING: QT_TRANSLATE_NOOP("WhyPaired", "{one} has the bye"),
    AgainstBye.NO_BYE: QT_TRANSLATE_NOOP(
        "WhyPaired", "nobody has the bye where an even number of players is paired (C.04.1 Art. 3)"
    ),
    AgainstBye.ILLEGAL: QT_TRANSLATE_NOOP(
        "WhyPaired", "if {one} had the bye, the others could not all be paired (C.04.5 Art. 3.4,"
        " C3)"
    ),
    AgainstBye.SCORE: QT_TRANSLATE_NOOP(
        "WhyPaired", "{one} has a higher score than {other}, who has the bye (C.04.5 Art. 3.4)"
    ),
    AgainstBye.GAMES: QT_TRANSLATE_NOOP(
        "WhyPaired", "{one} has played fewer matches than {other}, who has the bye with the same"
        " score (C.04.5 Art. 3.4)"
    ),
    AgainstBye.RANK: QT_TRANSLATE_NOOP(
        "WhyPaired", "{other} has the bye with the same score, as many matches played and a larger"
        " number than {one} (C.04.5 Art. 3.4)"
    ),
}
_NEED: Mapping[NeedOfBelow, str] = {
    NeedOfBelow.ODD: QT_TRANSLATE_NOOP(
        "WhyPaired", "score group {group} has an odd number of players, {residents}, and {player}"
        " comes up to it from score group {own} (C.04.5 Art. 3.5, C4, C5)"
    ),
    NeedOfBelow.NOT_ALL: QT_TRANSLATE_NOOP(
        "WhyPaired", "the {residents} players of score group {group} cannot all meet each other,"
        " and {player} comes up to it from score group {own}, one of {count} (C.04.5 Art. 3.5, C4,"
        " C5)"
    ),
    NeedOfBelow.REST: QT_TRANSLATE_NOOP(
        "WhyPaired", "with fewer upfloaters than {count} to score group {group} not all those below"
        " could be paired, and {player} comes up from score group {own} as one of them (C.04.5 Art."
        " 3.5, C3, C4, C5)"
    ),
}
_BYE: Mapping[ByeDecided, str] = {
    ByeDecided.ONLY_ONE: QT_TRANSLATE_NOOP(
        "WhyPaired", "{player}, with a score of {score}, alone may have the bye (C.04.5 Art. 3.4)"
    ),
    ByeDecided.SCORE: QT_TRANSLATE_NOOP(
        "WhyPaired", "{player} has the bye: the lowest score of those who may have it, {score}"
        " (C.04.5 Art. 3.4)"
    ),
    ByeDecided.GAMES: QT_TRANSLATE_NOOP(
        "WhyPaired", "{player} has the bye: of those with the lowest score possible, {score}, with"
        " the most matches played (C.04.5 Art. 3.4)"
    ),
    ByeDecided.RANK: QT_TRANSLATE_NOOP(
        "WhyPaired", "{player} has the bye: of those with the lowest score possible, {score}, and"
        " as many matches played with the largest number (C.04.5 Art. 3.4)"
    ),
}
_COLOURS: Mapping[ColourRule, str] = {
    ColourRule.FEWER_WHITES: QT_TRANSLATE_NOOP(
        "WhyPaired", "White in the first game goes to who has begun fewer matches with White:"
        " {white}, {black} (C.04.5 Art. 4.3.2)"
    ),
    ColourRule.LAST_DIFFERENT_COLOURS: QT_TRANSLATE_NOOP(
        "WhyPaired", "their colours differed last in match {matches} counted back: {white} began"
        " with Black and {black} with White, now it is the other way round (C.04.5 Art. 4.3.3)"
    ),
    ColourRule.FIRST_ALTERNATES: QT_TRANSLATE_NOOP(
        "WhyPaired", "{white} and {black} have begun as often with White and in the same order;"
        " {first} is higher ranked and begins with the other colour than last (C.04.5 Art. 4.3.4)"
    ),
    ColourRule.OTHER_ALTERNATES: QT_TRANSLATE_NOOP(
        "WhyPaired", "{first} is higher ranked and has not played a match yet, so the other one of"
        " {white} and {black} begins with the other colour than last (C.04.5 Art. 4.3.5)"
    ),
}
# fmt: on


def pair_sentence(words: MatchWords, number: PairingNumber) -> str | None:
    """Return why somebody meets their opponent; None for who has the bye."""
    found = pair_reason(words.explained, number)
    return None if found is None else as_sentence(_pair(words, found))


def float_sentence(words: MatchWords, number: PairingNumber) -> str | None:
    """Return why one of two comes up into a higher bracket; None if neither does."""
    found = of_either(upfloat_reason, words.explained, number)
    return None if found is None else as_sentence(_upfloat(words, found))


def colour_sentence(words: MatchWords, number: PairingNumber) -> str | None:
    """Return why somebody begins with their colour; None for who has the bye."""
    found = colour_reason(words.explained, number)
    return None if found is None else as_sentence(_colours(words, found))


def bye_sentence(words: MatchWords) -> str | None:
    """Return why the bye goes to whom it does; None in an even field."""
    found = bye_reason(words.explained)
    return None if found is None else as_sentence(_bye(words, found))


def why_not_sentence(words: MatchWords, one: PairingNumber, other: PairingNumber | None) -> str:
    """Return why two do not meet; without the second why the first does not have the bye."""
    if other is None:
        found = why_not_bye(words.explained, words.explained.field, one)
        return as_sentence(_against_bye(words, found, one))
    return as_sentence(_against(words, why_not(words.explained, one, other)))


def _against(words: MatchWords, found: WhyNot) -> str:
    pattern = _AGAINST[found.ground] if found.criterion is None else _WORSE
    is_met = found.ground is Ground.MET
    return words.translate(pattern).format(
        one=words.name(found.one),
        other=words.name(found.other),
        rounds=", ".join(rounds_met(words, found.one, found.other) if is_met else ()),
        group=words.points(found.score_of_group),
        upfloaters=_numbers(found.upfloaters),
        made=found.made,
        instead=found.instead,
    )


def _against_bye(words: MatchWords, found: AgainstBye, number: PairingNumber) -> str:
    rounds, free = rounds_of_bye(words, number), words.explained.free
    pattern = _AGAINST_BYE.get(found) or _barred(rounds)
    return words.translate(pattern).format(
        one=words.name(number),
        other="" if free is None else words.name(words.explained.number(free)),
        rounds=", ".join(rounds),
    )


def _barred(rounds: Sequence[str]) -> str:
    if rounds:
        return QT_TRANSLATE_NOOP(
            "WhyPaired", "{one} has had the bye, in round {rounds} (C.04.1 Art. 4, C2)"
        )
    return QT_TRANSLATE_NOOP(
        "WhyPaired",
        "{one} has won a match by forfeit or had a full-point bye, which bars from the bye (C.04.5"
        " Art. 2.1, C2)",
    )


def _pair(words: MatchWords, found: PairReason) -> str:
    translate = words.catalogue.translate
    if found.because is not None:
        pattern = translate(
            "WhyPaired",
            "in the bracket of score group {group}, {top} meets {bottom} and not {first}, the first"
            " in line (C.04.5 Art. 3.6): {because}",
        )
    elif found.place is None:
        pattern = translate(
            "WhyPaired",
            "in the bracket of score group {group}, {top} meets {bottom}, the first in line of"
            " those left (C.04.5 Art. 3.6)",
        )
    elif found.upfloaters:
        pattern = translate(
            "WhyPaired",
            "in the bracket of score group {group} ({members} players, {upfloaters} of them from"
            " below), {top} is number {place} of the first half, {bottom} number {place} of the"
            " second, and these meet (C.04.5 Art. 3.6)",
        )
    else:
        pattern = translate(
            "WhyPaired",
            "in the bracket of score group {group} ({members} players), {top} is number {place} of"
            " the first half, {bottom} number {place} of the second, and these meet (C.04.5 Art."
            " 3.6)",
        )
    short = words.after_naming(found.top, found.bottom, found.first_in_line)
    return pattern.format(
        group=words.points(found.score_of_group),
        top=words.name(found.top),
        bottom=words.name(found.bottom),
        first=words.name(found.first_in_line),
        members=found.members,
        upfloaters=found.upfloaters,
        place=found.place,
        because="" if found.because is None else _against(short, found.because),
    )


def _upfloat(words: MatchWords, found: UpfloatReason) -> str:
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
            "{reason}; with the numbers {numbers} this is the first set in order that"
            " is best by C6 and C7",
        )
        return pattern.format(reason=phrase, numbers=_numbers(found.upfloaters))
    if found.instead is None:
        return translate("WhyPaired", "{reason}; nobody there has a smaller number").format(
            reason=phrase
        )
    pattern = translate("WhyPaired", "{reason}; {because}")
    short = words.after_naming(found.player)
    return pattern.format(reason=phrase, because=_against(short, found.instead))


def _bye(words: MatchWords, found: ByeReason) -> str:
    translate = words.catalogue.translate
    phrase = words.translate(_BYE[found.decided]).format(
        player=words.name(found.player), score=words.points(found.score)
    )
    if found.barred:
        pattern = translate(
            "WhyPaired",
            "{reason}; barred from it by a bye or a match won by forfeit (C2): {numbers}",
        )
        phrase = pattern.format(reason=phrase, numbers=_numbers(found.barred))
    if found.needed:
        pattern = translate(
            "WhyPaired", "{reason}; without them the others could not all be paired (C3): {numbers}"
        )
        phrase = pattern.format(reason=phrase, numbers=_numbers(found.needed))
    return phrase


def _colours(words: MatchWords, found: ColourReason) -> str:
    """Return why two begin with their colours; in brackets stand those of their matches so far."""
    return _pattern_of_colours(words, found).format(
        white=_with_history(words, found.white),
        black=_with_history(words, found.black),
        first=words.name(found.first.number),
        number=_counted(found.first),
        matches=found.back,
    )


def _pattern_of_colours(words: MatchWords, found: ColourReason) -> str:
    translate = words.catalogue.translate
    if found.rule is not ColourRule.INITIAL_COLOUR:
        return words.translate(_COLOURS[found.rule])
    if _counted(found.first) % 2:
        return translate(
            "WhyPaired",
            "neither {white} nor {black} has played a match yet; {first} is higher ranked and has"
            " an odd number, {number}, which begins with the initial colour (C.04.5 Art. 4.3.1)",
        )
    return translate(
        "WhyPaired",
        "neither {white} nor {black} has played a match yet; {first} is higher ranked and has an"
        " even number, {number}, which begins with the colour opposite to the initial one (C.04.5"
        " Art. 4.3.1)",
    )


def _counted(player: SwissPlayer) -> int:
    """Return the number that is odd or even, see `SwissRules.counts_all_numbers`."""
    return player.number if player.counted_as is None else player.counted_as


def _with_history(words: MatchWords, player: SwissPlayer) -> str:
    history, name = words.colours(player), words.name(player.number)
    return f"{name} ({history})" if history else name


def _numbers(some: Sequence[PairingNumber]) -> str:
    return ", ".join(map(str, some))
