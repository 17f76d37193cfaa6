"""What the earlier rounds of a McMahon tournament have left of everybody, beside the score."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from decimal import Decimal

from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.levels import ON_LEVEL_0
from arbiter_app.domain.facts.rules.mcmahon_rules import McMahonRules
from arbiter_app.domain.ids import ParticipantId, Round
from arbiter_app.domain.mcmahon.scores import Progress, Scores, stones_of, whole
from arbiter_app.domain.pairing.swiss.position import POINT, OnLevel


@dataclass(slots=True)
class _Earlier:
    """What somebody has met so far."""

    met: list[tuple[ParticipantId, int]] = field(default_factory=list)
    """Whom they have played, and the handicap that they gave."""
    drawn_up: int = 0
    drawn_down: int = 0
    balance: int = 0


def levels_before(
    competition: Competition, rules: McMahonRules, round: Round
) -> Mapping[ParticipantId, OnLevel]:
    """Return of everybody what the pairing of a round looks at.

    Who was paired with one of another group was drawn, also where the game was forfeited. An
    opponent counts with the score of now, corrected by the handicap; a round that was not played
    with the level on which one has started.
    """
    progress = Progress(competition, rules)
    earlier = {player: _Earlier() for player in competition.numbers}
    for round_ in competition.rounds[: round - 1]:
        scores = progress.scores()
        for game in round_.games:
            white, black = earlier.get(game.white), earlier.get(game.black)
            if white is None or black is None:  # a later entry, who has no number here
                continue
            gap = whole(scores[game.white]) - whole(scores[game.black])
            white.drawn_down += gap > 0
            black.drawn_up += gap > 0
            white.drawn_up += gap < 0
            black.drawn_down += gap < 0
            if game.result is None or game.result.white.over_the_board:
                stones = stones_of(competition, rules, game, scores)
                white.met.append((game.black, -stones))
                black.met.append((game.white, stones))
                if not stones:
                    white.balance += 1
                    black.balance -= 1
        progress.add(round_)
    found = _Opponents(competition, earlier, progress.scores(), round - 1)
    return {
        player: OnLevel(
            grade=entrant.grade,
            points=int(progress.tallies[player].points * POINT),
            drawn_up=each.drawn_up,
            drawn_down=each.drawn_down,
            balance=each.balance,
            opponents=int(found.opponents[player] * POINT),
            opponents_of_opponents=int(found.of_opponents(player) * POINT),
            country=entrant.country,
            club=entrant.club,
        )
        for player, each in earlier.items()
        for entrant in (competition.entrants.get(player, ON_LEVEL_0),)
    }


class _Opponents:
    """The scores of opponents, and of their opponents, after so many rounds."""

    def __init__(
        self,
        competition: Competition,
        earlier: Mapping[ParticipantId, _Earlier],
        scores: Scores,
        rounds: int,
    ) -> None:
        self._earlier, self._rounds = earlier, rounds
        self._level = {
            player: Decimal(competition.entrants.get(player, ON_LEVEL_0).level)
            for player in earlier
        }
        self.opponents = {
            player: sum((scores[other] + stones for other, stones in each.met), Decimal(0))
            + self._level[player] * self._unplayed(player)
            for player, each in earlier.items()
        }

    def _unplayed(self, player: ParticipantId) -> int:
        return self._rounds - len(self._earlier[player].met)

    def of_opponents(self, player: ParticipantId) -> Decimal:
        unplayed = self._level[player] * self._rounds * self._unplayed(player)
        return sum((self.opponents[other] for other, _ in self._earlier[player].met), unplayed)
