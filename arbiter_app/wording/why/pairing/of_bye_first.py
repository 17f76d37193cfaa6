"""What is said alike of every system of people that gives the bye before any pair is made."""

from collections.abc import Mapping, Sequence

from arbiter_app.domain.facts.results import Colour
from arbiter_app.domain.ids import PairingNumber
from arbiter_app.domain.pairing.swiss.bye_first.explained import ExplainedBrackets, PairedBracket
from arbiter_app.domain.pairing.swiss.bye_first.why import (
    AgainstBye,
    ByeDecided,
    ByeReason,
    bye_reason,
    why_not_bye,
)
from arbiter_app.domain.pairing.swiss.colour_reasons import colour_reason
from arbiter_app.i18n import QT_TRANSLATE_NOOP
from arbiter_app.wording.why.pairing.colours import colours
from arbiter_app.wording.why.pairing.earlier import rounds_met, rounds_of_bye
from arbiter_app.wording.why.pairing.words import PairedRound, RoundWords, as_sentence

BracketWords = RoundWords[ExplainedBrackets[PairedBracket]]

# fmt: off
_BYE: Mapping[ByeDecided, str] = {
    ByeDecided.ONLY_ONE: QT_TRANSLATE_NOOP(
        "WhyPaired", "{player}, with a score of {score}, alone may have the bye ({text} Art. 3.1)"
    ),
    ByeDecided.SCORE: QT_TRANSLATE_NOOP(
        "WhyPaired", "{player} has the bye: the lowest score of those who may have it, {score}"
        " ({text} Art. 3.1)"
    ),
    ByeDecided.GAMES: QT_TRANSLATE_NOOP(
        "WhyPaired", "{player} has the bye: of those with the lowest score possible, {score}, with"
        " the most games played ({text} Art. 3.1)"
    ),
    ByeDecided.RANK: QT_TRANSLATE_NOOP(
        "WhyPaired", "{player} has the bye: of those with the lowest score possible, {score}, and"
        " as many games played the lowest in rank ({text} Art. 3.1)"
    ),
}
_AGAINST_BYE: Mapping[AgainstBye, str] = {
    AgainstBye.NOTHING: QT_TRANSLATE_NOOP("WhyPaired", "{one} has the bye"),
    AgainstBye.NO_BYE: QT_TRANSLATE_NOOP(
        "WhyPaired", "nobody has the bye where an even number of players is paired (C.04.1 Art. 3)"
    ),
    AgainstBye.ILLEGAL: QT_TRANSLATE_NOOP(
        "WhyPaired", "if {one} had the bye, the others could not all be paired ({text} Art. 3.1,"
        " C4)"
    ),
    AgainstBye.SCORE: QT_TRANSLATE_NOOP(
        "WhyPaired", "{one} has a higher score than {other}, who has the bye ({text} Art. 3.1)"
    ),
    AgainstBye.GAMES: QT_TRANSLATE_NOOP(
        "WhyPaired", "{one} has played fewer games than {other}, who has the bye with the same"
        " score ({text} Art. 3.1)"
    ),
    AgainstBye.RANK: QT_TRANSLATE_NOOP(
        "WhyPaired", "{other} has the bye with the same score, as many games played and a lower"
        " rank than {one} ({text} Art. 3.1)"
    ),
}
# fmt: on


def colour_sentence(words: BracketWords[PairedBracket], number: PairingNumber) -> str | None:
    """Return why a player has their colour; None for who has the bye."""
    found = colour_reason(words.explained, number)
    return None if found is None else as_sentence(colours(words, found))


def bye_sentence(words: BracketWords[PairedBracket]) -> str | None:
    """Return why the bye goes to whom it does; None in an even field."""
    found = bye_reason(words.explained)
    return None if found is None else as_sentence(_bye(words, found))


def why_not_bye_sentence(words: BracketWords[PairedBracket], number: PairingNumber) -> str:
    """Return why a player does not have the bye."""
    found = why_not_bye(words.explained, words.explained.field, number)
    rounds, free = rounds_of_bye(words, number), words.explained.free
    pattern = _AGAINST_BYE.get(found) or barred(rounds)
    return as_sentence(
        words.translate(pattern).format(
            one=words.name(number),
            other="" if free is None else words.name(words.explained.number(free)),
            rounds=", ".join(rounds),
            text=text_of(words),
        )
    )


def text_of(words: BracketWords[PairedBracket]) -> str:
    """Return the chapter by which a round is paired."""
    return words.explained.position.text.value


def met(words: BracketWords[PairedBracket], one: PairingNumber, other: PairingNumber) -> str:
    """Return that two have met."""
    pattern = words.catalogue.translate(
        "WhyPaired", "{one} and {other} have met in round {rounds} ({text} Art. 2.1.1, C1)"
    )
    rounds = ", ".join(rounds_met(words, one, other))
    return pattern.format(
        one=words.name(one), other=words.name(other), rounds=rounds, text=text_of(words)
    )


def same_colour(
    words: BracketWords[PairedBracket], one: PairingNumber, other: PairingNumber
) -> str:
    """Return that two must have the same colour."""
    translate = words.catalogue.translate
    if words.player(one).wants is Colour.WHITE:
        pattern = translate(
            "WhyPaired", "{one} and {other} must both have White ({text} Art. 2.1.3, C3)"
        )
    else:
        pattern = translate(
            "WhyPaired", "{one} and {other} must both have Black ({text} Art. 2.1.3, C3)"
        )
    return pattern.format(one=words.name(one), other=words.name(other), text=text_of(words))


def given_first(words: BracketWords[PairedBracket], number: PairingNumber) -> str:
    """Return that somebody has the bye, before there are pairs."""
    pattern = words.catalogue.translate(
        "WhyPaired", "{one} has the bye, which is given before any pair is made ({text} Art. 3.1)"
    )
    return pattern.format(one=words.name(number), text=text_of(words))


def _bye(words: BracketWords[PairedBracket], found: ByeReason) -> str:
    phrase = words.translate(_BYE[found.decided]).format(
        player=words.name(found.player), score=words.points(found.score), text=text_of(words)
    )
    return passed_over(words, phrase, found.barred, found.needed)


def passed_over(
    words: RoundWords[PairedRound],
    phrase: str,
    barred: Sequence[PairingNumber],
    needed: Sequence[PairingNumber],
) -> str:
    """Return why somebody has the bye with those before them who could not have it."""
    if barred:
        pattern = words.catalogue.translate(
            "WhyPaired",
            "{reason}; barred from it by a bye or a win without playing (C.04.1 Art. 4): {numbers}",
        )
        phrase = pattern.format(reason=phrase, numbers=numbers(barred))
    if needed:
        pattern = words.catalogue.translate(
            "WhyPaired", "{reason}; without them the others could not all be paired (C4): {numbers}"
        )
        phrase = pattern.format(reason=phrase, numbers=numbers(needed))
    return phrase


def barred(rounds: Sequence[str]) -> str:
    """Return that somebody may not have the bye, who has had it in these rounds, or else the points
    of a win.
    """
    if rounds:
        return QT_TRANSLATE_NOOP(
            "WhyPaired", "{one} has had the bye, in round {rounds} (C.04.1 Art. 4, C2)"
        )
    return QT_TRANSLATE_NOOP(
        "WhyPaired",
        "{one} has had the points of a win without playing, which bars from the bye (C.04.1 Art. 4,"
        " C2)",
    )


def numbers(some: Sequence[PairingNumber]) -> str:
    """Return numbers as they are listed."""
    return ", ".join(map(str, some))
