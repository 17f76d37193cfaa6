"""Why a team has its colour on board 1, in a sentence (C.04.6 Art. 4.3)."""

from collections.abc import Mapping

from arbiter_app.domain.facts.results import Colour
from arbiter_app.domain.pairing.swiss.colour_reasons import ColourReason
from arbiter_app.domain.pairing.swiss.colours import ColourRule
from arbiter_app.domain.pairing.swiss.position import Strength, SwissPlayer
from arbiter_app.i18n import QT_TRANSLATE_NOOP
from arbiter_app.wording.why.pairing.words import TeamWords

# fmt: off
_RULES: Mapping[ColourRule, str] = {
    ColourRule.ONE_PREFERENCE: QT_TRANSLATE_NOOP(
        "WhyPaired", "a colour is due to one of the two alone: {colour} to {wants} (C.04.6 Art."
        " 4.3.2)"
    ),
    ColourRule.BOTH_PREFERENCES: QT_TRANSLATE_NOOP(
        "WhyPaired", "White is due to {white}, Black to {black} (C.04.6 Art. 4.3.3)"
    ),
    ColourRule.STRONGER_PREFERENCE: QT_TRANSLATE_NOOP(
        "WhyPaired", "{colour} is due to both, {white} and {black}, but strongly to {strong} alone"
        " (C.04.6 Art. 4.3.4)"
    ),
    ColourRule.COLOUR_DIFFERENCE: QT_TRANSLATE_NOOP(
        "WhyPaired", "White goes to the smaller colour difference: {white} {white_difference},"
        " {black} {black_difference} (C.04.6 Art. 4.3.5)"
    ),
    ColourRule.LAST_DIFFERENT_COLOURS: QT_TRANSLATE_NOOP(
        "WhyPaired", "when their colours differed last, {matches} matches back, {white} had Black"
        " and {black} White: now the other way round (C.04.6 Art. 4.3.6)"
    ),
    ColourRule.FIRST_PREFERENCE: QT_TRANSLATE_NOOP(
        "WhyPaired", "{colour} is due to both, {white} and {black}, equally; {first} comes first"
        " and gets it (C.04.6 Art. 4.2.2, 4.3.7)"
    ),
    ColourRule.FIRST_ALTERNATES: QT_TRANSLATE_NOOP(
        "WhyPaired", "no colour is due to {white} and {black}; {first} comes first and gets the"
        " other colour than in its last match (C.04.6 Art. 4.2.2, 4.3.8)"
    ),
    ColourRule.OTHER_ALTERNATES: QT_TRANSLATE_NOOP(
        "WhyPaired", "no colour is due to {white} and {black}; {first} comes first and has not"
        " played yet, so the other one gets the other colour than in its last match (C.04.6 Art."
        " 4.2.2, 4.3.9)"
    ),
}
# fmt: on


def colours(words: TeamWords, found: ColourReason) -> str:
    """Return why two have their colours; in brackets stand those of their matches so far."""
    white, black = found.white, found.black
    wants = white if white.wants is not None else black
    return _pattern(words, found).format(
        white=_with_history(words, white),
        black=_with_history(words, black),
        wants=_with_history(words, wants),
        strong=words.name((white if white.strength is Strength.STRONG else black).number),
        first=words.name(found.first.number),
        number=found.first.number,
        colour=_colour(words, wants.wants or found.initial_colour),
        white_difference=_signed(white.difference),
        black_difference=_signed(black.difference),
        matches=found.back,
    )


def _pattern(words: TeamWords, found: ColourReason) -> str:
    translate = words.catalogue.translate
    if found.rule is not ColourRule.INITIAL_COLOUR:
        return words.translate(_RULES[found.rule])
    if found.first.number % 2:
        return translate(
            "WhyPaired",
            "neither {white} nor {black} has played yet; {first} comes first and has an odd number,"
            " {number}, which gets the initial colour (C.04.6 Art. 4.2.2, 4.3.1)",
        )
    return translate(
        "WhyPaired",
        "neither {white} nor {black} has played yet; {first} comes first and has an even number,"
        " {number}, which gets the colour opposite to the initial one (C.04.6 Art. 4.2.2, 4.3.1)",
    )


def _with_history(words: TeamWords, team: SwissPlayer) -> str:
    history = words.colours(team)
    name = words.name(team.number)
    return f"{name} ({history})" if history else name


def _signed(difference: int) -> str:
    """Return White matches less Black ones with a sign: "+1", "0", "−1"."""
    return f"−{-difference}" if difference < 0 else f"+{difference}" if difference else "0"


def _colour(words: TeamWords, colour: Colour) -> str:
    if colour is Colour.WHITE:
        return words.catalogue.translate("WhyPaired", "White")
    return words.catalogue.translate("WhyPaired", "Black")
