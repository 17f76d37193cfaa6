"""McMahon scores: the level somebody started on and the points of all rounds since."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from decimal import ROUND_FLOOR, Decimal

from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.levels import ON_LEVEL_0
from arbiter_app.domain.facts.people.grades import LOWEST
from arbiter_app.domain.facts.play.rounds import Game, RoundOfPlay
from arbiter_app.domain.facts.results import DRAW, Mark
from arbiter_app.domain.facts.rules.mcmahon_rules import HandicapBy, McMahonRules, Rounding
from arbiter_app.domain.ids import ParticipantId, Round

NO_POINTS = Decimal(0)


@dataclass(slots=True)
class Tally:
    """What somebody has so far."""

    level: int
    played: Decimal = NO_POINTS
    """Scored over the board, with what the arbiter gave or took."""
    unplayed: Decimal = NO_POINTS
    """Scored in rounds that were not played."""

    @property
    def points(self) -> Decimal:
        """Those of all rounds, without the level."""
        return self.played + self.unplayed

    def rounded_off(self, rounding: Rounding) -> Decimal:
        """Return what is taken off for the score to be whole, as far as it is to be."""
        match rounding:
            case Rounding.BYES:
                return self.unplayed - whole(self.unplayed)
            case Rounding.ALL:
                return self.points - whole(self.points)
            case Rounding.NONE:
                return NO_POINTS

    def score(self, rounding: Rounding) -> Decimal:
        """Return the McMahon score."""
        return self.level + self.points - self.rounded_off(rounding)


def whole(points: Decimal) -> Decimal:
    """Return points rounded down to whole ones."""
    return points.to_integral_value(ROUND_FLOOR)


Scores = Mapping[ParticipantId, Decimal]


class Progress:
    """The scores of everybody as rounds go by."""

    def __init__(self, competition: Competition, rules: McMahonRules) -> None:
        self._competition, self._rounding = competition, rules.rounding
        entrants = competition.entrants
        self.tallies = {
            player: Tally(entrants.get(player, ON_LEVEL_0).level) for player in competition.numbers
        }
        self._adjust(None)

    def scores(self) -> Scores:
        """Return the scores of now."""
        return {player: each.score(self._rounding) for player, each in self.tallies.items()}

    def add(self, round_: RoundOfPlay) -> None:
        """Count a round; a game without a result is drawn where it is adjourned, else nothing."""
        points = self._competition.settings.scoring.by_mark
        for game in round_.games:
            result = game.result or (DRAW if game.is_adjourned else None)
            if result is not None:
                self._count(game.white, result.white, points[result.white])
                self._count(game.black, result.black, points[result.black])
        for bye in round_.byes:
            self._count(bye.player, bye.mark, points[bye.mark])
        self._adjust(round_.number)

    def _count(self, player: ParticipantId, mark: Mark, points: Decimal) -> None:
        tally = self.tallies.get(player)
        if tally is None:  # a later entry, who has no number here
            return
        if mark.over_the_board:
            tally.played += points
        else:
            tally.unplayed += points

    def _adjust(self, round_: Round | None) -> None:
        for each in self._competition.adjustments:
            if each.round == round_ and each.player in self.tallies:
                self.tallies[each.player].played += each.points


def scores_before_rounds(
    competition: Competition, rules: McMahonRules
) -> Iterator[tuple[RoundOfPlay, Scores]]:
    """Yield every round with the scores before it."""
    progress = Progress(competition, rules)
    for round_ in competition.rounds:
        yield round_, progress.scores()
        progress.add(round_)


def stones_of(competition: Competition, rules: McMahonRules, game: Game, scores: Scores) -> int:
    """Return the handicap of a game as it was kept, else from the scores before its round, below 0
    where White gave it to Black.
    """
    if game.handicap is not None:
        return game.handicap
    return _reckoned(competition, rules, game, scores)


def handicap_and_komi(
    competition: Competition, rules: McMahonRules, game: Game, scores: Scores
) -> tuple[int, Decimal] | tuple[None, None]:
    """Return the handicap of a game and its komi as it is paired, from the scores before its round;
    none where all games are even. Who moves first gets it: a stronger player who does gives none.
    """
    handicap = rules.handicap
    if handicap.by is HandicapBy.NONE or game.white not in scores or game.black not in scores:
        return None, None
    stones = max(0, _reckoned(competition, rules, game, scores))
    return stones, handicap.komi_with_handicap if stones else handicap.komi


def _reckoned(competition: Competition, rules: McMahonRules, game: Game, scores: Scores) -> int:
    handicap = rules.handicap
    if handicap.by is HandicapBy.NONE:
        return 0
    counted = []
    for player in (game.white, game.black):
        grade = competition.entrants.get(player, ON_LEVEL_0).grade
        if handicap.by is HandicapBy.SCORES or grade is None:
            counted.append(int(whole(scores[player])) + LOWEST)
        else:
            counted.append(grade)
    white, black = counted
    if white > black:
        return -handicap.stones(white, black)
    return handicap.stones(black, white)


def handicaps(competition: Competition) -> Mapping[tuple[ParticipantId, Round], int]:
    """Return of everybody the handicap that they got in a round, below 0 where they gave it; even
    games are not among them.
    """
    rules = competition.mcmahon
    if rules is None:
        return {}
    found = {}
    for round_, scores in scores_before_rounds(competition, rules):
        for game in round_.games:
            if game.white in scores and game.black in scores:
                stones = stones_of(competition, rules, game, scores)
                if stones:
                    found[game.white, round_.number] = stones
                    found[game.black, round_.number] = -stones
    return found
