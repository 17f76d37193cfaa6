"""Why a player has his colour, in a sentence."""

from arbiter_app.domain.facts.results import Colour
from arbiter_app.domain.pairing.swiss.colour_reasons import ColourReason
from arbiter_app.domain.pairing.swiss.colours import ARTICLES, ColourRule
from arbiter_app.domain.pairing.swiss.lim.limits import may_have
from arbiter_app.domain.pairing.swiss.position import Strength, SwissPlayer
from arbiter_app.i18n import QT_TRANSLATE_NOOP
from arbiter_app.wording.why.pairing.words import PairedRound, RoundWords

_STRENGTHS = {
    Strength.MILD: QT_TRANSLATE_NOOP("WhyPaired", "mildly"),
    Strength.STRONG: QT_TRANSLATE_NOOP("WhyPaired", "strongly"),
    Strength.ABSOLUTE: QT_TRANSLATE_NOOP("WhyPaired", "absolutely"),
}


def colours(words: RoundWords[PairedRound], found: ColourReason) -> str:
    """Return why two have their colours; in brackets stand those of their games so far."""
    white, black = found.white, found.black
    return _pattern(words, found).format(
        white=_with_history(words, white),
        black=_with_history(words, black),
        higher=words.name(found.first.number),
        lower=words.name((black if found.first is white else white).number),
        colour=_colour(words, white.wants or black.wants or found.initial_colour),
        number=found.first.counted_as,
        white_strength=_strength(words, white),
        black_strength=_strength(words, black),
        white_difference=abs(white.difference),
        black_difference=abs(black.difference),
        games=found.back,
        text=found.text.value,
        article=ARTICLES[found.text][found.rule],
    )


def _pattern(words: RoundWords[PairedRound], found: ColourReason) -> str:
    translate = words.catalogue.translate
    match found.rule:
        case ColourRule.BOTH_PREFERENCES:
            return _of_both(words, found)
        case ColourRule.STRONGER_PREFERENCE:
            return _of_stronger(words, found)
        case ColourRule.LAST_DIFFERENT_COLOURS:
            return translate(
                "WhyPaired",
                "{colour} is due to both equally; when their colours differed last, {games} games"
                " back, {white} had Black and {black} White: now the other way round ({text} Art."
                " {article})",
            )
        case ColourRule.FIRST_PREFERENCE:
            return translate(
                "WhyPaired",
                "{colour} is due to both, {white} and {black}, equally; {higher} ranks higher and"
                " gets it ({text} Art. {article})",
            )
        case ColourRule.OTHER_PREFERENCE:
            return translate(
                "WhyPaired",
                "{colour} is due to both, {white} and {black}, equally; below the median the one"
                " who ranks lower, {lower}, gets it ({text} Art. {article})",
            )
        case ColourRule.LIMITS:
            return _of_limits(words, found)
        case _:
            return _of_initial_colour(words, found)


def _of_limits(words: RoundWords[PairedRound], found: ColourReason) -> str:
    translate = words.catalogue.translate
    if not may_have(found.white, Colour.BLACK):
        return translate(
            "WhyPaired",
            "with Black {white} would have it a third time in succession, or three more times than"
            " White ({text} Art. {article})",
        )
    return translate(
        "WhyPaired",
        "with White {black} would have it a third time in succession, or three more times than"
        " Black ({text} Art. {article})",
    )


def _of_both(words: RoundWords[PairedRound], found: ColourReason) -> str:
    translate = words.catalogue.translate
    if found.black.wants is None:
        return translate(
            "WhyPaired",
            "White is due to {white}, and no colour to {black} who has not played yet ({text} Art."
            " {article})",
        )
    if found.white.wants is None:
        return translate(
            "WhyPaired",
            "Black is due to {black}, and no colour to {white} who has not played yet ({text} Art."
            " {article})",
        )
    return translate(
        "WhyPaired", "White is due to {white}, Black to {black} ({text} Art. {article})"
    )


def _of_stronger(words: RoundWords[PairedRound], found: ColourReason) -> str:
    translate = words.catalogue.translate
    if found.white.strength is found.black.strength:
        return translate(
            "WhyPaired",
            "{colour} is due to both absolutely; the wider colour difference decides:"
            " {white} {white_difference}, {black} {black_difference} ({text} Art. {article})",
        )
    return translate(
        "WhyPaired",
        "{colour} is due to both, to {white} {white_strength}, to {black} {black_strength}, and the"
        " stronger claim decides ({text} Art. {article})",
    )


def _of_initial_colour(words: RoundWords[PairedRound], found: ColourReason) -> str:
    translate = words.catalogue.translate
    assert found.first.counted_as is not None
    if found.first.counted_as % 2:
        return translate(
            "WhyPaired",
            "neither {white} nor {black} has played yet; {higher} ranks higher and has an odd"
            " number, {number}, which gets the initial colour ({text} Art. {article})",
        )
    return translate(
        "WhyPaired",
        "neither {white} nor {black} has played yet; {higher} ranks higher and has an even number,"
        " {number}, which gets the colour opposite to the initial one ({text} Art. {article})",
    )


def _with_history(words: RoundWords[PairedRound], player: SwissPlayer) -> str:
    history = words.colours(player)
    name = words.name(player.number)
    return f"{name} ({history})" if history else name


def _strength(words: RoundWords[PairedRound], player: SwissPlayer) -> str:
    text = _STRENGTHS.get(player.strength)
    return "" if text is None else words.translate(text)


def _colour(words: RoundWords[PairedRound], colour: Colour) -> str:
    if colour is Colour.WHITE:
        return words.catalogue.translate("WhyPaired", "White")
    return words.catalogue.translate("WhyPaired", "Black")
