"""What all sentences about a pairing have at hand."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from decimal import Decimal
from typing import Generic, TypeVar

from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.ids import PairingNumber
from arbiter_app.domain.pairing.swiss.acceleration import virtual_points
from arbiter_app.domain.pairing.swiss.by_identifier.why import ExplainedMatches
from arbiter_app.domain.pairing.swiss.dutch.why import ExplainedRound
from arbiter_app.domain.pairing.swiss.explained import Explained
from arbiter_app.domain.pairing.swiss.position import POINT, SwissPlayer
from arbiter_app.i18n import Catalogue
from arbiter_app.values import frozen
from arbiter_app.wording.terms import numbers
from arbiter_app.wording.why.pairing.behind import colours_of

PairedRound = TypeVar("PairedRound", bound=Explained)
Reason = TypeVar("Reason")


@frozen(kw_only=True)
class RoundWords(Generic[PairedRound]):
    """A round with its reasons, on its way into words."""

    catalogue: Catalogue
    competition: Competition
    explained: PairedRound
    names: Mapping[PairingNumber, str]
    """Everybody's number and name."""

    def translate(self, text: str, disambiguation: str | None = None) -> str:
        """Return a text that is marked for the context of these sentences."""
        return self.catalogue.translate("WhyPaired", text, disambiguation)

    def name(self, number: PairingNumber | None) -> str:
        return "" if number is None else self.names[number]

    def after_naming(self, *named: PairingNumber | None) -> "RoundWords[PairedRound]":
        """Return the same for a part of a sentence that has named some: their numbers do."""
        short = {number: str(number) for number in named if number is not None}
        return replace(self, names={**self.names, **short})

    def points(self, score: int) -> str:
        """Return a score by which people are paired; where virtual points count, it says so."""
        points = numbers.points(self.catalogue, Decimal(score) / POINT)
        if not virtual_points(self.competition, self.explained.position.round):
            return points
        pattern = self.catalogue.translate("WhyPaired", "{points} (with virtual points)")
        return pattern.format(points=points)

    def player(self, number: PairingNumber) -> SwissPlayer:
        return self.explained.position.players[self.explained.index(number)]

    def colours(self, player: SwissPlayer) -> str:
        """Return the colours of somebody's games: "WBW"."""
        return colours_of(self.catalogue, player)


Words = RoundWords[ExplainedRound]
"""Of a round of people."""
MatchWords = RoundWords[ExplainedMatches]
"""Of a round of matches: of two games between people, or of teams."""
TeamWords = MatchWords


def of_either(
    find: Callable[[PairedRound, PairingNumber], Reason | None],
    explained: PairedRound,
    number: PairingNumber,
) -> Reason | None:
    """Return the reason found of somebody, or else of their opponent; None if neither has one."""
    found = find(explained, number)
    if found is None and (opponent := explained.opponent(number)) is not None:
        found = find(explained, opponent)
    return found


def as_sentence(phrase: str) -> str:
    """Return a phrase as a sentence of its own."""
    return f"{phrase[:1].upper()}{phrase[1:]}."
