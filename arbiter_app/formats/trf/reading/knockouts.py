"""A knockout or a match of two as the comments of its report tell it, see `knockout_comments`."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.play.match_decisions import DecisionKind, MatchDecision
from arbiter_app.domain.facts.rules.knockout_rules import WINNER_ALONE, KnockoutRules
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.ids import DecisionId, MatchId, PlayerId
from arbiter_app.domain.names.plain_text import OWN, TEXT
from arbiter_app.domain.pairing.bracket import Bracket, bracket
from arbiter_app.domain.pairing.knockout import match_rules
from arbiter_app.domain.pairing.playable import check_knockout
from arbiter_app.formats.errors import FormatError
from arbiter_app.formats.regulations import read_knockout
from arbiter_app.formats.trf.facts.knockout_comments import read_bracket
from arbiter_app.formats.trf.lines.records import PlayerRecord
from arbiter_app.formats.trf.reading.comment_parts import Parts
from arbiter_app.formats.trf.reading.rating_only import Place


@dataclass(slots=True)
class ToldKnockout:
    """What comments say of how matches are played; no system where they are silent."""

    system: System | None = None
    rules: KnockoutRules = WINNER_ALONE
    games: dict[Place, tuple[MatchId, int]] = field(default_factory=dict)
    """The match of each game, and its step."""
    decisions: list[MatchDecision] = field(default_factory=list)

    def add_rules(self, parts: Parts) -> None:
        """Read the comment of the rules. Raises ValueError or RuleError."""
        system = System(parts.text(0))
        if not system.traits.has_bracket:
            raise ValueError(system)
        try:
            rules = read_knockout(parts.text(1, OWN))
        except FormatError as error:
            raise ValueError(error.code) from error
        check_knockout(rules, system)
        self.system, self.rules = system, rules

    def add_games(self, parts: Parts) -> None:
        """Read a comment of the games of a round. Raises ValueError."""
        round_ = parts.round(0)
        for white, place in read_bracket(parts.text(1, OWN), parts.known).items():
            self.games[round_, white] = place

    def add_decision(self, parts: Parts) -> None:
        """Read what was decided about a match. Raises ValueError."""
        self.decisions.append(
            MatchDecision(
                id=DecisionId(len(self.decisions) + 1),
                kind=DecisionKind(parts.text(0)),
                at=parts.moment(1),
                match=MatchId(parts.text(2)) if parts.text(2) else None,
                step=parts.number(3) if parts.text(3) else None,
                player=PlayerId(parts.player(4)) if parts.text(4) else None,
                value=parts.text(5),
                seed=parts.text(6) or None,
                reason=parts.text(7, TEXT),
                person=parts.text(8) or None,
            )
        )

    def places_all(self, players: Sequence[PlayerRecord]) -> bool:
        """Whether every game of these players has its place in their bracket, and nothing is said
        of matches that it does not have.
        """
        system, size = self.system, len(players)
        if system is None or (system.traits.is_of_two and size != 2):
            return False
        try:
            plan = bracket(size, self.rules)
        except RuleError:
            return False
        said = [*self.games.values(), *((each.match, each.step) for each in self.decisions)]
        return (
            [each.number for each in players] == [*range(1, size + 1)]
            and self.games.keys() == {*_games(players)}
            and all(self._has(plan, match, step) for match, step in said)
        )

    def _has(self, plan: Bracket, match: MatchId | None, step: int | None) -> bool:
        """Whether there is such a step of a match; where none is named, of all."""
        if match is not None and match not in plan.matches:
            return False
        played = self.rules.match if match is None else match_rules(self.rules, plan.matches[match])
        return step is None or step < len(played.steps)


def _games(players: Sequence[PlayerRecord]) -> Iterator[Place]:
    for player in players:
        for index, opponent in enumerate(player.opponents):
            if opponent and player.colours[index] == "w":
                yield index + 1, player.number
