"""Why a round of a Swiss has no legal pairing."""

from collections.abc import Iterator, Sequence

from arbiter_app.domain.facts.rules.swiss_texts import SwissText
from arbiter_app.domain.ids import PairingNumber
from arbiter_app.domain.pairing.swiss.impossible import (
    Barriers,
    Names,
    NobodyForBye,
    NobodyToMeet,
    NoPairing,
    TooFewToMeet,
)
from arbiter_app.domain.pairing.swiss.legality import Breach, Fault
from arbiter_app.i18n import Catalogue

_MOST_LISTED = 12
"""A longer list of people says how many more there are."""
_MOST_REASONS = 5


def why_no_pairing(catalogue: Catalogue, why: NoPairing) -> str:
    """Return who cannot be paired and what keeps them, in a sentence or more."""
    said = []
    for reason in why.reasons[:_MOST_REASONS]:
        match reason:
            case NobodyForBye(players=players):
                pattern = catalogue.translate(
                    "NoPairing",
                    "The number of players is odd ({players}), and nobody may have the bye: all"
                    " have had it, or as many points as for a win without playing ({article}).",
                )
                article = _article(catalogue, why.text, Fault.BYE_BARRED)
                said.append(pattern.format(players=players, article=article))
            case NobodyToMeet():
                said.append(_nobody_to_meet(catalogue, why, reason))
            case TooFewToMeet():
                said.append(_too_few_to_meet(catalogue, why, reason))
    more = len(why.reasons) - len(said)
    if more:
        said.append(
            catalogue.translate("NoPairing", "So it is with %n player(s) more.", None, more)
        )
    return " ".join(said)


def _nobody_to_meet(catalogue: Catalogue, why: NoPairing, reason: NobodyToMeet) -> str:
    if reason.has_bye:
        pattern = catalogue.translate(
            "NoPairing",
            "{player} may meet none of the others ({others}): {barriers}; and may not have the bye"
            " ({article}).",
        )
    else:
        pattern = catalogue.translate(
            "NoPairing", "{player} may meet none of the others ({others}): {barriers}."
        )
    return pattern.format(
        player=_name(catalogue, why.names, reason.number),
        others=reason.others,
        barriers=_barriers(catalogue, why.text, reason.barriers),
        article=_article(catalogue, why.text, Fault.BYE_BARRED),
    )


def _too_few_to_meet(catalogue: Catalogue, why: NoPairing, reason: TooFewToMeet) -> str:
    """Return that some must meet others of whom there are too few."""
    names = why.names
    if not reason.others and not reason.bye_is_among_others:
        return _left_over(catalogue, why, reason)
    pattern = catalogue.translate(
        "NoPairing",
        "Each of these needs an opponent: {groups}. They may meet only {others}: {there} for"
        " {needed}. What keeps them from one another: {barriers}.",
    )
    groups, others = list(_groups(catalogue, names, reason)), list(reason.others)
    listed = [_name(catalogue, names, each) for each in others]
    if reason.bye_is_among_others:
        listed.append(catalogue.translate("NoPairing", "the bye"))
    return pattern.format(
        groups=_listed(catalogue, groups, ", "),
        others=_listed(catalogue, listed, ", "),
        there=len(listed),
        needed=len(groups),
        barriers=_barriers(
            catalogue, why.text, reason.barriers, bars_bye=reason.bye_group is not None
        ),
    )


def _left_over(catalogue: Catalogue, why: NoPairing, reason: TooFewToMeet) -> str:
    """Return that an odd number may meet nobody but one another."""
    if reason.bye_group is not None:
        pattern = catalogue.translate(
            "NoPairing",
            "{players} may meet nobody but one another, and nobody else may have the bye"
            " ({article}): without the one who has it they are an odd number.",
        )
        (players,) = (reason.bye_group,)
    else:
        pattern = catalogue.translate(
            "NoPairing", "{players} may meet nobody but one another, and are an odd number."
        )
        (players,) = reason.groups
    people = [_name(catalogue, why.names, each) for each in players]
    article = _article(catalogue, why.text, Fault.BYE_BARRED)
    return pattern.format(players=_listed(catalogue, people, ", "), article=article)


def _groups(catalogue: Catalogue, names: Names, reason: TooFewToMeet) -> Iterator[str]:
    """Yield who needs an opponent, one of each group, and that the bye needs somebody."""
    for group in reason.groups:
        people = [_name(catalogue, names, each) for each in group]
        yield people[0] if len(people) == 1 else _one_of(catalogue, people)
    if reason.bye_group is not None:
        bye = catalogue.translate("NoPairing", "the bye")
        people = [_name(catalogue, names, each) for each in reason.bye_group]
        yield _one_of(catalogue, [*people, bye]) if people else bye


def _one_of(catalogue: Catalogue, people: Sequence[str]) -> str:
    pattern = catalogue.translate("NoPairing", "one of ({people})")
    return pattern.format(people=_listed(catalogue, people, " + "))


def _name(catalogue: Catalogue, names: Names, number: PairingNumber) -> str:
    known = names.get(number)
    return known or catalogue.translate("NoPairing", "No. {number}").format(number=number)


def _listed(catalogue: Catalogue, items: Sequence[str], divider: str) -> str:
    listed = divider.join(items[:_MOST_LISTED])
    more = len(items) - _MOST_LISTED
    if more <= 0:
        return listed
    pattern = catalogue.translate("NoPairing", "{items} and {more} more")
    return pattern.format(items=listed, more=more)


def _barriers(
    catalogue: Catalogue, text: SwissText, barriers: Barriers, *, bars_bye: bool = False
) -> str:
    """Return how often each rule keeps somebody from somebody, or from the bye."""
    said = []
    if barriers.met:
        pattern = catalogue.translate("NoPairing", "{count} met before ({article})")
        article = _article(catalogue, text, Fault.MET)
        said.append(pattern.format(count=barriers.met, article=article))
    if barriers.forbidden:
        pattern = catalogue.translate(
            "NoPairing", "{count} kept apart by the regulations of the event"
        )
        said.append(pattern.format(count=barriers.forbidden))
    if barriers.same_colour:
        pattern = catalogue.translate(
            "NoPairing", "{count} who must have the same colour ({article})"
        )
        article = _article(catalogue, text, Fault.SAME_COLOUR)
        said.append(pattern.format(count=barriers.same_colour, article=article))
    if bars_bye:
        pattern = catalogue.translate("NoPairing", "the bye barred to them ({article})")
        said.append(pattern.format(article=_article(catalogue, text, Fault.BYE_BARRED)))
    return ", ".join(said)


def _article(catalogue: Catalogue, text: SwissText, fault: Fault) -> str:
    """Return the article that rules something out: "C.04.3 Art. 2.1.1"."""
    found = Breach(fault=fault, players=(), text=text).article
    assert found is not None, "the regulations of the event rule nothing of this out"
    chapter, number = found
    return catalogue.translate("Check", "{text} Art. {article}").format(
        text=chapter, article=number
    )
