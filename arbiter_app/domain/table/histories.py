"""The colours that everybody had so far, and how they floated in each round."""

from collections.abc import Mapping
from decimal import Decimal

from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.play.rounds import Game, RoundOfPlay
from arbiter_app.domain.facts.results import DRAW, Colour, Mark, Result
from arbiter_app.domain.facts.rules.swiss_texts import SwissText
from arbiter_app.domain.facts.rules.team_rules import Score
from arbiter_app.domain.ids import ParticipantId, Round
from arbiter_app.domain.pairing.swiss.acceleration import virtual_points
from arbiter_app.domain.pairing.swiss.position import Floated
from arbiter_app.domain.teams.matches import points_of, points_without_boards
from arbiter_app.values import frozen

_NOTHING = Decimal(0)


@frozen(kw_only=True)
class History:
    """What somebody has behind them, an item a round."""

    colours: tuple[Colour | None, ...]
    """None where no game was played: neither a forfeit nor a bye gives a colour
    (C.04.2 Art. 3.4)."""
    floats: tuple[Floated, ...]

    @property
    def played(self) -> tuple[Colour, ...]:
        """The colours of the games played, the latest last."""
        return tuple(colour for colour in self.colours if colour is not None)

    @property
    def difference(self) -> int:
        """White games less Black games (C.04.3 Art. 1.6)."""
        played = self.played
        return 2 * played.count(Colour.WHITE) - len(played)


class _Kept:
    """What is written down of everybody while the rounds are gone through."""

    def __init__(self, competition: Competition) -> None:
        rounds = len(competition.rounds)
        self.competition = competition
        self.floating = competition.traits.follows_results
        self.points = dict.fromkeys(competition.numbers, _NOTHING)
        self.colours: dict[ParticipantId, list[Colour | None]] = {
            player: [None] * rounds for player in self.points
        }
        self.floats = {player: [Floated.NOT] * rounds for player in self.points}


def histories(competition: Competition) -> Mapping[ParticipantId, History]:
    """Return the history of everybody. Only a system that follows the results knows floats
    (C.04.3 Art. 1.4, C.04.6 Art. 1.5); an adjourned game counts as a draw (C.04.2).
    """
    kept = _Kept(competition)
    _adjust(kept, None)
    for at, round_ in enumerate(competition.rounds):
        _add(kept, at, round_)
        _adjust(kept, round_.number)
    return {
        player: History(colours=tuple(colours), floats=tuple(kept.floats[player]))
        for player, colours in kept.colours.items()
    }


def _add(kept: _Kept, at: int, round_: RoundOfPlay) -> None:
    points = kept.points
    virtual = _virtual(kept, round_.number)
    before = {
        player: points[player] + virtual.get(player, _NOTHING)
        for game in round_.games
        for player in (game.white, game.black)
    }
    for game in round_.games:
        result = game.result or (DRAW if game.is_adjourned else None)
        if result is None:
            continue
        for colour, scored in zip(Colour, _scored(kept, game, result), strict=True):
            player, mark = game.player(colour), result.mark(colour)
            points[player] += scored
            if mark.over_the_board:
                kept.colours[player][at] = colour
                gap = before[player] - before[game.player(colour.other)]
                floated = Floated.DOWN if gap > 0 else Floated.UP if gap < 0 else Floated.NOT
            else:
                floated = _by_unplayed(kept, round_.number, mark)
            if kept.floating:
                kept.floats[player][at] = floated
    if not kept.competition.counts(round_):
        return
    for bye in round_.byes:
        points[bye.player] += _scored_in_bye(kept, bye.mark)
        if kept.floating:
            kept.floats[bye.player][at] = _by_unplayed(kept, round_.number, bye.mark)


def _scored(kept: _Kept, game: Game, result: Result) -> tuple[Decimal, Decimal]:
    """Return the points of both sides of a game, of teams in the score that decides."""
    settings = kept.competition.settings
    if settings.teams is not None and settings.primary_score is Score.GAME:
        return points_of(settings.teams, game)
    return settings.scoring.of(result)


def _scored_in_bye(kept: _Kept, mark: Mark) -> Decimal:
    settings = kept.competition.settings
    if settings.teams is not None and settings.primary_score is Score.GAME:
        return points_without_boards(settings.teams, mark)
    return settings.scoring.points(mark)


def _by_unplayed(kept: _Kept, round: Round, mark: Mark) -> Floated:
    """Return whether somebody floats by a round that they did not play: by the Dutch system down by
    the bye of the odd field and by what is worth more than a loss (C.04.3 Art. 1.4.3).
    """
    if kept.competition.swiss_text(round) is not SwissText.DUTCH:
        return Floated.NOT
    scoring = kept.competition.settings.scoring
    floats = mark is Mark.PAIRING_BYE or scoring.points(mark) > scoring.loss
    return Floated.DOWN if floats else Floated.NOT


def _virtual(kept: _Kept, round: Round) -> Mapping[ParticipantId, Decimal]:
    if not kept.floating:
        return {}
    return virtual_points(kept.competition.as_numbered_in(round), round)


def _adjust(kept: _Kept, round: Round | None) -> None:
    for each in kept.competition.adjustments:
        if each.round == round and each.player in kept.points:
            kept.points[each.player] += each.of(kept.competition.settings.primary_score)
