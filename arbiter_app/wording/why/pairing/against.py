"""Why somebody was not paired otherwise: parts of sentences, without capital and full stop."""

from collections.abc import Mapping

from arbiter_app.domain.facts.results import Colour
from arbiter_app.domain.ids import PairingNumber
from arbiter_app.domain.pairing.swiss.dutch.why import Ground, Wanted, WhyNot
from arbiter_app.i18n import QT_TRANSLATE_NOOP
from arbiter_app.wording.why.pairing.criteria import first, worse
from arbiter_app.wording.why.pairing.earlier import rounds_met, rounds_of_bye
from arbiter_app.wording.why.pairing.words import Words

# fmt: off
_OF_PAIR: Mapping[Ground, str] = {
    Ground.NOTHING: QT_TRANSLATE_NOOP("WhyPaired", "{one} and {other} do meet"),
    Ground.MET: QT_TRANSLATE_NOOP(
        "WhyPaired", "{one} and {other} have met in round {rounds} (C.04.3 Art. 2.1.1, C1)"
    ),
    Ground.FORBIDDEN: QT_TRANSLATE_NOOP(
        "WhyPaired", "the regulations of the event keep {one} and {other} apart"
    ),
    Ground.REST: QT_TRANSLATE_NOOP(
        "WhyPaired", "if {one} met {other}, the others could not all be paired (C.04.3 Art. 2.2.1,"
        " C4)"
    ),
    Ground.BYE_SCORE: QT_TRANSLATE_NOOP(
        "WhyPaired", "if {one} met {other}, the bye would go to a score of {instead} instead of"
        " {made} (C.04.3 Art. 2.3.1, C5)"
    ),
    Ground.CRITERION: QT_TRANSLATE_NOOP("WhyPaired", "if {one} met {other}, {worse}"),
    Ground.ORDER: QT_TRANSLATE_NOOP(
        "WhyPaired", "with {one} – {other} all criteria are equal and the order decides: {first}"
    ),
}
_OF_BYE: Mapping[Ground, str] = {
    Ground.NOTHING: QT_TRANSLATE_NOOP("WhyPaired", "{one} has the bye"),
    Ground.NO_BYE: QT_TRANSLATE_NOOP(
        "WhyPaired", "nobody has the bye where an even number of players is paired (C.04.1 Art. 3)"
    ),
    Ground.REST: QT_TRANSLATE_NOOP(
        "WhyPaired", "if {one} had the bye, the others could not all be paired (C.04.3 Art. 2.2.1,"
        " C4)"
    ),
    Ground.BYE_SCORE: QT_TRANSLATE_NOOP(
        "WhyPaired", "{one} has a score of {instead}, and the bye goes to the lowest one possible,"
        " {made} (C.04.3 Art. 2.3.1, C5)"
    ),
    Ground.CRITERION: QT_TRANSLATE_NOOP("WhyPaired", "if {one} had the bye, {worse}"),
    Ground.ORDER: QT_TRANSLATE_NOOP(
        "WhyPaired", "with the bye for {one} all criteria are equal and the order decides: {first}"
    ),
}
_OF_GOING_DOWN: Mapping[Ground, str] = {
    Ground.REST: QT_TRANSLATE_NOOP(
        "WhyPaired", "if {one} went down, the others could not all be paired (C.04.3 Art. 2.2.1,"
        " C4)"
    ),
    Ground.CRITERION: QT_TRANSLATE_NOOP("WhyPaired", "if {one} went down, {worse}"),
    Ground.ORDER: QT_TRANSLATE_NOOP(
        "WhyPaired", "with {one} going down all criteria are equal and the order decides: {first}"
    ),
}
# fmt: on


def against(words: Words, found: WhyNot) -> str:
    """Return why two do not meet, why one does not have the bye, or does not go down."""
    match found.wanted:
        case Wanted.OPPONENT:
            return _against_pair(words, found)
        case Wanted.BYE:
            return _against_bye(words, found)
        case Wanted.GOING_DOWN:
            return _against_going_down(words, found)


def _against_pair(words: Words, found: WhyNot) -> str:
    if found.ground is Ground.SAME_COLOUR:
        phrase = _same_colour(words, found)
    elif found.ground is Ground.CRITERION and found.goes_down is not None:
        phrase = words.catalogue.translate(
            "WhyPaired", "to meet {other}, {one} would have to go down, and {worse}"
        )
    else:
        phrase = words.translate(_OF_PAIR[found.ground])
    return _filled(words, phrase, found)


def _same_colour(words: Words, found: WhyNot) -> str:
    if words.player(found.one).wants is Colour.WHITE:
        return words.catalogue.translate(
            "WhyPaired", "{one} and {other} must both have White (C.04.3 Art. 2.1.3, C3)"
        )
    return words.catalogue.translate(
        "WhyPaired", "{one} and {other} must both have Black (C.04.3 Art. 2.1.3, C3)"
    )


def _against_bye(words: Words, found: WhyNot) -> str:
    if found.ground is Ground.BYE_BARRED:
        phrase = _barred(words, found.one)
    else:
        phrase = words.translate(_OF_BYE[found.ground])
    return _filled(words, phrase, found)


def _barred(words: Words, number: PairingNumber) -> str:
    """Return what bars somebody from the bye: that he has had it, or a win without playing."""
    if rounds_of_bye(words, number):
        return words.catalogue.translate(
            "WhyPaired", "{one} has had the bye, in round {rounds} (C.04.3 Art. 2.1.2, C2)"
        )
    return words.catalogue.translate(
        "WhyPaired",
        "{one} has had the points of a win without playing, which bars from the bye (C.04.3 Art."
        " 2.1.2, C2)",
    )


def _against_going_down(words: Words, found: WhyNot) -> str:
    return _filled(words, words.translate(_OF_GOING_DOWN[found.ground]), found)


def _filled(words: Words, phrase: str, found: WhyNot) -> str:
    short = words.after_naming(found.one, found.other)
    is_of_bye = found.ground is Ground.BYE_SCORE
    return phrase.format(
        one=words.name(found.one),
        other=words.name(found.other),
        rounds=", ".join(_rounds(words, found)),
        made=words.points(found.made[0]) if is_of_bye else "",
        instead=words.points(found.instead[0]) if is_of_bye else "",
        worse=worse(words, found) if found.criterion else "",
        first=first(short, found.ordered) if found.ordered else "",
    )


def _rounds(words: Words, found: WhyNot) -> list[str]:
    """Return in which rounds happened what speaks against it."""
    match found.ground:
        case Ground.MET:
            return rounds_met(words, found.one, found.other)
        case Ground.BYE_BARRED:
            return rounds_of_bye(words, found.one)
        case _:
            return []
