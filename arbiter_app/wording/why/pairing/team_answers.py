"""The five questions about a pairing of teams, each answered in a sentence (C.04.6)."""

from collections.abc import Mapping, Sequence

from arbiter_app.domain.ids import PairingNumber
from arbiter_app.domain.pairing.swiss.by_identifier.why import (
    PairReason,
    UpfloatReason,
    pair_reason,
    upfloat_reason,
    why_not,
)
from arbiter_app.domain.pairing.swiss.bye_first.upfloats import NeedOfBelow
from arbiter_app.domain.pairing.swiss.bye_first.why import (
    ByeDecided,
    ByeReason,
    bye_reason,
    why_not_bye,
)
from arbiter_app.domain.pairing.swiss.colour_reasons import colour_reason
from arbiter_app.i18n import QT_TRANSLATE_NOOP
from arbiter_app.wording.why.pairing.team_against import against, against_bye
from arbiter_app.wording.why.pairing.team_colours import colours
from arbiter_app.wording.why.pairing.words import TeamWords, as_sentence, of_either

# fmt: off
_NEED: Mapping[NeedOfBelow, str] = {
    NeedOfBelow.ODD: QT_TRANSLATE_NOOP(
        "WhyPaired", "score group {group} has an odd number of teams, {residents}, and {team} comes"
        " up to it from score group {own} (C.04.6 Art. 3.5, C4, C5)"
    ),
    NeedOfBelow.NOT_ALL: QT_TRANSLATE_NOOP(
        "WhyPaired", "the {residents} teams of score group {group} cannot all meet each other, and"
        " {team} comes up to it from score group {own}, one of {count} (C.04.6 Art. 3.5, C4, C5)"
    ),
    NeedOfBelow.REST: QT_TRANSLATE_NOOP(
        "WhyPaired", "with fewer upfloaters than {count} to score group {group} not all those below"
        " could be paired, and {team} comes up from score group {own} as one of them (C.04.6 Art."
        " 3.5, C3, C4, C5)"
    ),
}
_BYE: Mapping[ByeDecided, str] = {
    ByeDecided.ONLY_ONE: QT_TRANSLATE_NOOP(
        "WhyPaired", "{team}, with a score of {score}, alone may have the bye (C.04.6 Art. 3.4)"
    ),
    ByeDecided.SCORE: QT_TRANSLATE_NOOP(
        "WhyPaired", "{team} has the bye: of those that may have it, it has the lowest score,"
        " {score} (C.04.6 Art. 3.4)"
    ),
    ByeDecided.GAMES: QT_TRANSLATE_NOOP(
        "WhyPaired", "{team} has the bye: of those with the lowest score possible, {score}, it has"
        " played the most matches (C.04.6 Art. 3.4)"
    ),
    ByeDecided.RANK: QT_TRANSLATE_NOOP(
        "WhyPaired", "{team} has the bye: of those with the lowest score possible, {score}, and as"
        " many matches played it has the largest number (C.04.6 Art. 3.4)"
    ),
}
# fmt: on


def pair_sentence(words: TeamWords, number: PairingNumber) -> str | None:
    """Return why a team meets its opponent; None for that with the bye."""
    found = pair_reason(words.explained, number)
    return None if found is None else as_sentence(_pair(words, found))


def float_sentence(words: TeamWords, number: PairingNumber) -> str | None:
    """Return why a team or its opponent comes up into a higher bracket; None if neither does."""
    found = of_either(upfloat_reason, words.explained, number)
    return None if found is None else as_sentence(_upfloat(words, found))


def colour_sentence(words: TeamWords, number: PairingNumber) -> str | None:
    """Return why a team has its colour on board 1; None for that with the bye."""
    found = colour_reason(words.explained, number)
    return None if found is None else as_sentence(colours(words, found))


def bye_sentence(words: TeamWords) -> str | None:
    """Return why the bye goes to whom it does; None in an even field."""
    found = bye_reason(words.explained)
    return None if found is None else as_sentence(_bye(words, found))


def why_not_sentence(words: TeamWords, one: PairingNumber, other: PairingNumber | None) -> str:
    """Return why two do not meet; without the second why the first does not have the bye."""
    if other is None:
        found = why_not_bye(words.explained, words.explained.field, one)
        return as_sentence(against_bye(words, found, one))
    return as_sentence(against(words, why_not(words.explained, one, other)))


def _pair(words: TeamWords, found: PairReason) -> str:
    translate = words.catalogue.translate
    if found.because is not None:
        pattern = translate(
            "WhyPaired",
            "in the bracket of score group {group}, {top} meets {bottom} and not {first}, the first"
            " in line (C.04.6 Art. 3.6): {because}",
        )
    elif found.place is None:
        pattern = translate(
            "WhyPaired",
            "in the bracket of score group {group}, {top} meets {bottom}, the first in line of"
            " those left to it (C.04.6 Art. 3.6)",
        )
    elif found.upfloaters:
        pattern = translate(
            "WhyPaired",
            "in the bracket of score group {group} ({members} teams, {upfloaters} of them from"
            " below), {top} is number {place} of the first half, {bottom} number {place} of the"
            " second, and these meet (C.04.6 Art. 3.6)",
        )
    else:
        pattern = translate(
            "WhyPaired",
            "in the bracket of score group {group} ({members} teams), {top} is number {place} of"
            " the first half, {bottom} number {place} of the second, and these meet (C.04.6 Art."
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
        because="" if found.because is None else against(short, found.because),
    )


def _upfloat(words: TeamWords, found: UpfloatReason) -> str:
    phrase = words.translate(_NEED[found.need]).format(
        residents=found.residents,
        group=words.points(found.score_of_group),
        own=words.points(found.score),
        team=words.name(found.player),
        count=len(found.upfloaters),
    )
    if len(found.upfloaters) > 1:
        pattern = words.catalogue.translate(
            "WhyPaired",
            "{reason}; with the numbers {numbers} this is the first set in order that"
            " is best by C6 and C7",
        )
        return pattern.format(reason=phrase, numbers=_numbers(found.upfloaters))
    if found.instead is None:
        pattern = words.catalogue.translate(
            "WhyPaired", "{reason}; it has the smallest number there"
        )
        return pattern.format(reason=phrase)
    pattern = words.catalogue.translate("WhyPaired", "{reason}; {because}")
    short = words.after_naming(found.player)
    return pattern.format(reason=phrase, because=against(short, found.instead))


def _bye(words: TeamWords, found: ByeReason) -> str:
    phrase = words.translate(_BYE[found.decided]).format(
        team=words.name(found.player), score=words.points(found.score)
    )
    if found.barred:
        pattern = words.catalogue.translate(
            "WhyPaired",
            "{reason}; barred from it by a bye or a win without playing (C.04.1 Art. 4): {numbers}",
        )
        phrase = pattern.format(reason=phrase, numbers=_numbers(found.barred))
    if found.needed:
        pattern = words.catalogue.translate(
            "WhyPaired", "{reason}; without them the others could not all be paired (C3): {numbers}"
        )
        phrase = pattern.format(reason=phrase, numbers=_numbers(found.needed))
    return phrase


def _numbers(some: Sequence[PairingNumber]) -> str:
    return ", ".join(map(str, some))
