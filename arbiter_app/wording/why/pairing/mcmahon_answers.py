"""The questions about a pairing of a McMahon tournament, each answered in a sentence."""

from collections.abc import Mapping
from decimal import Decimal

from arbiter_app.domain.ids import PairingNumber
from arbiter_app.domain.pairing.swiss.colour_reasons import ColourReason, colour_reason
from arbiter_app.domain.pairing.swiss.colours import ColourRule
from arbiter_app.domain.pairing.swiss.mcmahon.groups import Place
from arbiter_app.domain.pairing.swiss.mcmahon.weights import Criterion
from arbiter_app.domain.pairing.swiss.mcmahon.why import (
    ByeReason,
    ExplainedMcMahon,
    Ground,
    PairReason,
    bye_reason,
    may_have_bye,
    pair_reason,
    why_not,
)
from arbiter_app.domain.pairing.swiss.position import OnLevel
from arbiter_app.i18n import QT_TRANSLATE_NOOP
from arbiter_app.wording.why.pairing.earlier import rounds_met, rounds_of_bye
from arbiter_app.wording.why.pairing.of_bye_first import barred, passed_over
from arbiter_app.wording.why.pairing.words import RoundWords, as_sentence

McMahonWords = RoundWords[ExplainedMcMahon]

# fmt: off
_CRITERIA: Mapping[Criterion, str] = {
    Criterion.SCORES: QT_TRANSLATE_NOOP("WhyPaired", "near scores"),
    Criterion.GEOGRAPHY: QT_TRANSLATE_NOOP("WhyPaired", "other country and club"),
    Criterion.DRAWN: QT_TRANSLATE_NOOP("WhyPaired", "who is drawn out of a group"),
    Criterion.SEEDING: QT_TRANSLATE_NOOP("WhyPaired", "seeding within the group"),
    Criterion.COLOURS: QT_TRANSLATE_NOOP("WhyPaired", "balance of colours"),
}
_AGAINST: Mapping[Ground, str] = {
    Ground.NOTHING: QT_TRANSLATE_NOOP("WhyPaired", "{one} and {other} do meet"),
    Ground.MET: QT_TRANSLATE_NOOP("WhyPaired", "{one} and {other} have met in round {rounds}"),
    Ground.FORBIDDEN: QT_TRANSLATE_NOOP(
        "WhyPaired", "the regulations of the event keep {one} and {other} apart"
    ),
    Ground.BYE: QT_TRANSLATE_NOOP(
        "WhyPaired", "{one} has the bye, which is given before any pair is made"
    ),
    Ground.REST: QT_TRANSLATE_NOOP(
        "WhyPaired", "if {one} met {other}, the others could not all meet somebody new"
    ),
    Ground.LESS: QT_TRANSLATE_NOOP(
        "WhyPaired", "if {one} met {other}, the pairs of the whole round would weigh less"
        " together: {criterion} {instead} instead of {made}"
    ),
    Ground.ORDER: QT_TRANSLATE_NOOP(
        "WhyPaired", "if {one} met {other}, the round would weigh as much; of such pairings the one"
        " is taken in which the highest placed meet the highest placed"
    ),
}
# fmt: on


def pair_sentence(words: McMahonWords, number: PairingNumber) -> str | None:
    """Return why somebody meets their opponent; None for who has the bye."""
    found = pair_reason(words.explained, number)
    return None if found is None else as_sentence(_pair(words, found))


def float_sentence(words: McMahonWords, number: PairingNumber) -> str | None:
    """Return what befell two of different groups before; None of two of one group."""
    found = pair_reason(words.explained, number)
    if found is None or not found.is_across_groups:
        return None
    pattern = words.catalogue.translate(
        "WhyPaired",
        "{upper} is drawn down ({upper_before}), {lower} is drawn up ({lower_before})",
    )
    return as_sentence(
        pattern.format(
            upper=words.name(found.upper),
            lower=words.name(found.lower),
            upper_before=_before(words, found.upper_before),
            lower_before=_before(words, found.lower_before),
        )
    )


def colour_sentence(words: McMahonWords, number: PairingNumber) -> str | None:
    """Return why a player has their colour; None for who has the bye."""
    found = colour_reason(words.explained, number)
    if found is None:
        return None
    balances = [
        words.explained.position.levels[words.explained.index(each.number)].balance
        for each in (found.white, found.black)
    ]
    return as_sentence(
        _colour(words, found).format(
            white=words.name(found.white.number),
            black=words.name(found.black.number),
            higher=words.name(found.first.number),
            number=found.first.counted_as,
            games=found.back,
            white_balance=_signed(balances[0]),
            black_balance=_signed(balances[1]),
        )
    )


def bye_sentence(words: McMahonWords) -> str | None:
    """Return why the bye goes to whom it does; None in an even field."""
    found = bye_reason(words.explained)
    return None if found is None else as_sentence(_bye(words, found))


def why_not_sentence(words: McMahonWords, one: PairingNumber, other: PairingNumber | None) -> str:
    """Return why two do not meet; without the second why the first does not have the bye."""
    if other is None:
        return _why_not_bye(words, one)
    found = why_not(words.explained, one, other)
    criterion = "" if found.criterion is None else words.translate(_CRITERIA[found.criterion])
    return as_sentence(
        words.translate(_AGAINST[found.ground]).format(
            one=words.name(found.one),
            other=words.name(found.other),
            criterion=criterion,
            made=_figure(found.made),
            instead=_figure(found.instead),
            rounds=", ".join(rounds_met(words, one, other)),
        )
    )


def _pair(words: McMahonWords, found: PairReason) -> str:
    if found.is_across_groups:
        pattern = words.catalogue.translate(
            "WhyPaired",
            "{upper}, {upper_place}, meets {lower}, {lower_place}: of all pairings of the round"
            " this one weighs most; the pair adds {weights}",
        )
    else:
        pattern = words.catalogue.translate(
            "WhyPaired",
            "{upper}, {upper_place}, and {lower}, {lower_place}, are in one group: of all pairings"
            " of the round this one weighs most; the pair adds {weights}",
        )
    return pattern.format(
        upper=words.name(found.upper),
        lower=words.name(found.lower),
        upper_place=_place(words, found.upper_place),
        lower_place=_place(words, found.lower_place),
        weights=", ".join(
            f"{words.translate(_CRITERIA[criterion])} {_figure(units)}"
            for criterion, units in found.weighed
            if units
        )
        or "0",
    )


def _place(words: McMahonWords, place: Place) -> str:
    pattern = words.catalogue.translate("WhyPaired", "{place} of {size} with {group} points")
    return pattern.format(place=place.place + 1, size=place.size, group=place.group)


def _before(words: McMahonWords, level: OnLevel) -> str:
    pattern = words.catalogue.translate("WhyPaired", "before: down {down}, up {up}")
    return pattern.format(down=level.drawn_down, up=level.drawn_up)


def _figure(units: Decimal) -> str:
    """Return a weight with its thousands apart: "99 722 991 690"."""
    return f"{int(units):,}".replace(",", "\N{NO-BREAK SPACE}")


def _signed(balance: int) -> str:
    return f"{balance:+d}".replace("-", "−") if balance else "0"


def _colour(words: McMahonWords, found: ColourReason) -> str:
    translate = words.catalogue.translate
    match found.rule:
        case ColourRule.HANDICAP:
            return translate("WhyPaired", "{white} gets the handicap and so has White")
        case ColourRule.COLOUR_DIFFERENCE:
            return translate(
                "WhyPaired",
                "in even games the balance of White against Black is {white_balance} for {white},"
                " {black_balance} for {black}: who has the lower one gets White",
            )
        case ColourRule.LAST_DIFFERENT_COLOURS:
            return translate(
                "WhyPaired",
                "when their colours differed last, {games} games back, {white} had Black and"
                " {black} White: now the other way round",
            )
        case ColourRule.INITIAL_COLOUR if found.first.counted_as is not None:
            return translate(
                "WhyPaired",
                "neither has played yet; {higher} is placed higher and has number {number}: odd"
                " numbers get the colour that was drawn, even ones the other",
            )
        case _ if found.white is found.first:
            return translate(
                "WhyPaired", "{higher} ranks higher and gets White in turn, after Black"
            )
        case _:
            return translate(
                "WhyPaired", "{higher} ranks higher and gets Black in turn, after White"
            )


def _bye(words: McMahonWords, found: ByeReason) -> str:
    pattern = words.catalogue.translate(
        "WhyPaired",
        "{player} has the bye: the last by placement of those who may have it, with a McMahon score"
        " of {score}",
    )
    phrase = pattern.format(player=words.name(found.player), score=words.points(found.score))
    return passed_over(words, phrase, found.barred, found.needed)


def _why_not_bye(words: McMahonWords, number: PairingNumber) -> str:
    explained, free = words.explained, words.explained.free
    rounds = rounds_of_bye(words, number)
    translate = words.catalogue.translate
    if free is None:
        pattern = translate(
            "WhyPaired",
            "nobody has the bye where an even number of players is paired (C.04.1 Art. 3)",
        )
    elif explained.index(number) == free:
        pattern = translate("WhyPaired", "{one} has the bye")
    elif words.player(number).bye_barred:
        pattern = words.translate(barred(rounds))
    elif not may_have_bye(explained, number):
        pattern = translate("WhyPaired", "if {one} had the bye, the others could not all be paired")
    else:
        pattern = translate("WhyPaired", "{other}, who has the bye, is placed lower than {one}")
    return as_sentence(
        pattern.format(
            one=words.name(number),
            other="" if free is None else words.name(explained.number(free)),
            rounds=", ".join(rounds),
        )
    )
