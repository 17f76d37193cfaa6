"""What is broken in a pairing by hand, and what of it is not the system's, in a sentence each."""

from collections.abc import Iterator

from arbiter_app.domain.checking.by_hand import JudgedByHand, colour_rule
from arbiter_app.domain.checking.verdict import OtherColours, OtherPairs
from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.ids import PairingNumber
from arbiter_app.i18n import Catalogue
from arbiter_app.wording.checking.differences import Names, pairing_text
from arbiter_app.wording.why.pairing import reasons_of

_MOST = 8
"""Pairs that are explained: what comes after follows from them."""


def broken_rules(catalogue: Catalogue, names: Names, judged: JudgedByHand) -> Iterator[str]:
    """Yield what no pairing may do, with its article."""
    for breach in judged.broken:
        yield pairing_text(catalogue, names, breach)


def other_pairs(
    catalogue: Catalogue, competition: Competition, names: Names, judged: JudgedByHand
) -> Iterator[str]:
    """Yield where the pairs are not those of the system: what it has instead, and of the first
    pairs what speaks against them, with the article.
    """
    if judged.engine is None:
        yield catalogue.translate("Check", "The system finds no pairing of these players.")
    explained = iter(tuple(_against(catalogue, competition, names, judged)))
    for each in judged.others:
        yield pairing_text(catalogue, names, each)
        if isinstance(each, OtherColours):
            pattern = catalogue.translate("Check", "The rule is that of {text} Art. {article}.")
            text, article = colour_rule(judged, each)
            yield pattern.format(text=text, article=article)
            continue
        for _ in _pairs_of(each):
            if (sentence := next(explained, None)) is not None:
                yield sentence


def _against(
    catalogue: Catalogue, competition: Competition, names: Names, judged: JudgedByHand
) -> Iterator[str]:
    """Yield what speaks against each pair that differs."""
    groups = [each for each in judged.others if isinstance(each, OtherPairs)]
    pairs = [pair for group in groups for pair in _pairs_of(group)]
    if not pairs:
        return
    reasons = reasons_of(catalogue, competition, judged.position, names)
    for one, other in pairs[:_MOST]:
        yield reasons.why_not(one, other)


def _pairs_of(group: OtherPairs) -> Iterator[tuple[PairingNumber, PairingNumber | None]]:
    for pair in group.found:
        yield pair.white, pair.black
    if group.found_free is not None:
        yield group.found_free, None
