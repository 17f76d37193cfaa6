"""The questions about a pairing by the Lim system, each answered in a sentence (C.04.4.3)."""

from collections.abc import Mapping

from arbiter_app.domain.facts.results import Colour
from arbiter_app.domain.ids import PairingNumber
from arbiter_app.domain.pairing.swiss.colour_reasons import colour_reason
from arbiter_app.domain.pairing.swiss.lim.direction import Direction
from arbiter_app.domain.pairing.swiss.lim.why import (
    AgainstBye,
    ByeReason,
    ExplainedLim,
    FloatReason,
    Ground,
    PairReason,
    bye_reason,
    float_reason,
    pair_reason,
    why_not,
    why_not_bye,
)
from arbiter_app.domain.pairing.swiss.lim.why.pairs import Chosen
from arbiter_app.i18n import QT_TRANSLATE_NOOP
from arbiter_app.wording.why.pairing.colours import colours
from arbiter_app.wording.why.pairing.earlier import rounds_met, rounds_of_bye
from arbiter_app.wording.why.pairing.of_bye_first import barred, passed_over
from arbiter_app.wording.why.pairing.words import RoundWords, as_sentence, of_either

LimWords = RoundWords[ExplainedLim]

# fmt: off
_BY_ORDER: Mapping[Chosen, str] = {
    Chosen.PROPOSED: QT_TRANSLATE_NOOP(
        "WhyPaired", "in score group {group}, {chooser} is next, top half against bottom half, and"
        " meets {opponent}, who is proposed (C.04.4.3 Art. 2.4)"
    ),
    Chosen.AVAILABLE: QT_TRANSLATE_NOOP(
        "WhyPaired", "in score group {group}, {chooser} is next; {proposed}, who is proposed, is"
        " not available, and in the order of exchanges {opponent} is the first who is (C.04.4.3"
        " Art. 2.4, 2.5, 4.2)"
    ),
    Chosen.COLOUR: QT_TRANSLATE_NOOP(
        "WhyPaired", "in score group {group}, {chooser} is next; {first} would be available, but"
        " {opponent} is the first in the order of exchanges with whom both have the colour due to"
        " them (C.04.4.3 Art. 4.2, 5.2)"
    ),
}
_OF_FLOATER: Mapping[Chosen, str] = {
    Chosen.PROPOSED: QT_TRANSLATE_NOOP(
        "WhyPaired", "{chooser} has floated into score group {group} and is paired before the"
        " others, with {opponent}, the first in the order (C.04.4.3 Art. 3.6 to 3.8)"
    ),
    Chosen.AVAILABLE: QT_TRANSLATE_NOOP(
        "WhyPaired", "{chooser} has floated into score group {group} and is paired before the"
        " others, with {opponent}, the first in the order who is available; {proposed} is not"
        " (C.04.4.3 Art. 3.6 to 3.8)"
    ),
    Chosen.COLOUR: QT_TRANSLATE_NOOP(
        "WhyPaired", "{chooser} has floated into score group {group} and is paired before the"
        " others, with {opponent}, the first with whom both have the colour due to them; {first}"
        " would be available (C.04.4.3 Art. 3.6 to 3.8)"
    ),
}
_AGAINST: Mapping[Ground, str] = {
    Ground.NOTHING: QT_TRANSLATE_NOOP("WhyPaired", "{one} and {other} do meet"),
    Ground.MET: QT_TRANSLATE_NOOP(
        "WhyPaired", "{one} and {other} have met in round {rounds} (C.04.4.3 Art. 2.1)"
    ),
    Ground.FORBIDDEN: QT_TRANSLATE_NOOP(
        "WhyPaired", "the regulations of the event keep {one} and {other} apart"
    ),
    Ground.COLOURS: QT_TRANSLATE_NOOP(
        "WhyPaired", "with either colour one of {one} and {other} would have it a third time in"
        " succession, or three more times than the other one (C.04.4.3 Art. 2.1, 5.1)"
    ),
    Ground.BYE: QT_TRANSLATE_NOOP(
        "WhyPaired", "{one} has the bye, which is given before any pair is made (C.04.4.3 Art. 1.1)"
    ),
    Ground.GROUPS: QT_TRANSLATE_NOOP(
        "WhyPaired", "{one} is paired in score group {group}, {other} in score group"
        " {group_of_other}; a group keeps as many pairs as it can, and nobody else leaves it"
        " (C.04.4.3 Art. 2.3, 3)"
    ),
    Ground.TAKEN: QT_TRANSLATE_NOOP(
        "WhyPaired", "{instead} comes before {other} in score group {group} and takes {one}"
        " (C.04.4.3 Art. 2.5, 3.6, 4.1)"
    ),
    Ground.REST: QT_TRANSLATE_NOOP(
        "WhyPaired", "if {one} met {other}, the others of score group {group} could not all be"
        " paired (C.04.4.3 Art. 2.5, 4.2)"
    ),
    Ground.DUE: QT_TRANSLATE_NOOP(
        "WhyPaired", "with {instead} and not with {other} both have the colour due to them, {one}"
        " and the opponent (C.04.4.3 Art. 3.8, 5.2)"
    ),
    Ground.ORDER: QT_TRANSLATE_NOOP(
        "WhyPaired", "{instead} stands before {other} in the order in which {one} tries opponents"
        " (C.04.4.3 Art. 2.4, 3.8, 4.2)"
    ),
}
_AGAINST_BYE: Mapping[AgainstBye, str] = {
    AgainstBye.NOTHING: QT_TRANSLATE_NOOP("WhyPaired", "{one} has the bye"),
    AgainstBye.NO_BYE: QT_TRANSLATE_NOOP(
        "WhyPaired", "nobody has the bye where an even number of players is paired (C.04.1 Art. 3)"
    ),
    AgainstBye.ILLEGAL: QT_TRANSLATE_NOOP(
        "WhyPaired", "if {one} had the bye, the others could not all be paired (C.04.4.3 Art. 1.1)"
    ),
    AgainstBye.RANK: QT_TRANSLATE_NOOP(
        "WhyPaired", "{other}, who has the bye, ranks lower than {one} (C.04.4.3 Art. 1.1)"
    ),
    AgainstBye.RATING: QT_TRANSLATE_NOOP(
        "WhyPaired", "in round 1 the lowest rating has the bye: that of {other} is lower than that"
        " of {one} (C.04.4.3 Art. 7.1)"
    ),
}
_WHICH_WAY: Mapping[Direction, str] = {
    Direction.DOWN: QT_TRANSLATE_NOOP("WhyPaired", "floats down out of score group {group}"),
    Direction.UP: QT_TRANSLATE_NOOP("WhyPaired", "floats up out of score group {group}"),
}
# fmt: on


def pair_sentence(words: LimWords, number: PairingNumber) -> str | None:
    """Return why somebody meets their opponent; None for who has the bye."""
    found = pair_reason(words.explained, number)
    return None if found is None else as_sentence(_pair(words, found))


def float_sentence(words: LimWords, number: PairingNumber) -> str | None:
    """Return why somebody, or their opponent, has left a score group; None if neither has."""
    found = of_either(float_reason, words.explained, number)
    return None if found is None else as_sentence(_float(words, found))


def colour_sentence(words: LimWords, number: PairingNumber) -> str | None:
    """Return why a player has their colour; None for who has the bye."""
    found = colour_reason(words.explained, number)
    return None if found is None else as_sentence(colours(words, found))


def bye_sentence(words: LimWords) -> str | None:
    """Return why the bye goes to whom it does; None in an even field."""
    found = bye_reason(words.explained)
    return None if found is None else as_sentence(_bye(words, found))


def why_not_sentence(words: LimWords, one: PairingNumber, other: PairingNumber | None) -> str:
    """Return why two do not meet; without the second why the first does not have the bye."""
    if other is None:
        return _why_not_bye(words, one)
    found = why_not(words.explained, one, other)
    return as_sentence(
        words.translate(_AGAINST[found.ground]).format(
            one=words.name(found.one),
            other=words.name(found.other),
            instead=words.name(found.instead),
            group=words.points(found.score_of_one),
            group_of_other=words.points(found.score_of_other),
            rounds=", ".join(rounds_met(words, one, other)),
        )
    )


def _pair(words: LimWords, found: PairReason) -> str:
    patterns = _BY_ORDER if found.came is None else _OF_FLOATER
    return words.translate(patterns[found.chosen]).format(
        chooser=words.name(found.chooser),
        opponent=words.name(found.opponent),
        proposed=words.name(found.proposed),
        first=words.name(found.first_available),
        group=words.points(found.score_of_group),
    )


def _float(words: LimWords, found: FloatReason) -> str:
    translate = words.catalogue.translate
    player = words.name(found.player)
    way = words.translate(_WHICH_WAY[found.direction]).format(
        group=words.points(found.score_of_group)
    )
    if found.is_cracked:
        pattern = translate(
            "WhyPaired",
            "{player} {way}: the median group could not be paired, and the pair was taken back for"
            " it (C.04.4.3 Art. 2.6)",
        )
        return pattern.format(player=player, way=way)
    if found.floaters == 1 and found.is_odd:
        pattern = translate(
            "WhyPaired", "{player} {way}, which has an odd number of players (C.04.4.3 Art. 2.3)"
        )
    else:
        pattern = translate(
            "WhyPaired",
            "{player} {way}, one of {count}: not all of it can be paired among themselves"
            " (C.04.4.3 Art. 2.3)",
        )
    phrase = pattern.format(player=player, way=way, count=found.floaters)
    with_reason = translate("WhyPaired", "{reason}; {because}")
    return with_reason.format(reason=phrase, because=_chosen_to_float(words, found))


def _chosen_to_float(words: LimWords, found: FloatReason) -> str:
    """Return why somebody leaves a group and nobody else."""
    translate = words.catalogue.translate
    if found.by_colour is None:
        pattern = translate(
            "WhyPaired",
            "of those who suffer least by it and did not float in the last round, as far as there"
            " are any, the last one by number (C.04.4.3 Art. 3.2.4, 3.9, 3.10)",
        )
        if found.direction is Direction.UP:
            pattern = translate(
                "WhyPaired",
                "of those who suffer least by it and did not float in the last round, as far as"
                " there are any, the first one by number (C.04.4.3 Art. 3.2.4, 3.9, 3.10)",
            )
        return pattern
    pattern = translate(
        "WhyPaired",
        "{colour} is due to more players of the group, and so to {player}, not to {other}"
        " (C.04.4.3 Art. 3.2.2, 3.9, 3.10)",
    )
    is_white = found.by_colour is Colour.WHITE
    return pattern.format(
        colour=translate("WhyPaired", "White") if is_white else translate("WhyPaired", "Black"),
        player=found.player,
        other=words.name(found.by_number),
    )


def _bye(words: LimWords, found: ByeReason) -> str:
    translate = words.catalogue.translate
    if not found.is_first_round:
        pattern = translate(
            "WhyPaired",
            "{player} has the bye: the lowest in rank of those who may have it, with a score of"
            " {score} (C.04.4.3 Art. 1.1)",
        )
    elif found.rating:
        pattern = translate(
            "WhyPaired",
            "{player} has the bye: in round 1 the lowest rating of those who may have it, {rating}"
            " (C.04.4.3 Art. 7.1)",
        )
    else:
        pattern = translate(
            "WhyPaired",
            "{player} has the bye: in round 1 the last of those without a rating who may have it"
            " (C.04.4.3 Art. 7.1)",
        )
    phrase = pattern.format(
        player=words.name(found.player), score=words.points(found.score), rating=found.rating
    )
    return passed_over(words, phrase, found.barred, found.needed)


def _why_not_bye(words: LimWords, number: PairingNumber) -> str:
    found, free = why_not_bye(words.explained, number), words.explained.free
    rounds = rounds_of_bye(words, number)
    pattern = _AGAINST_BYE.get(found) or barred(rounds)
    return as_sentence(
        words.translate(pattern).format(
            one=words.name(number),
            other="" if free is None else words.name(words.explained.number(free)),
            rounds=", ".join(rounds),
        )
    )
