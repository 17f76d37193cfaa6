"""What a decision about a player's part in the tournament does, before it is taken."""

from collections.abc import Iterator
from enum import Enum, auto

from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.play.rounds import Game, RoundOfPlay
from arbiter_app.domain.ids import PlayerId, Round
from arbiter_app.domain.pairing.swiss.draft import drafts_overtaken
from arbiter_app.domain.permission.by_state import Phase, phase
from arbiter_app.domain.table.standings import standings
from arbiter_app.domain.taking_part.participation import (
    Move,
    What,
    after,
    game_changes,
    stays_lost,
)
from arbiter_app.domain.taking_part.what_if import (
    GameChange,
    StandingChange,
    changed_rows,
    competition_after,
)
from arbiter_app.domain.tie_breaks.annulled import annulled_players, played_games, scheduled_games
from arbiter_app.values import frozen


class Article(Enum):
    """What a decision rests on."""

    LEAVING = auto()
    """C.05 Art. 6.6: who leaves a round robin."""
    BEFORE_ROUND_1 = auto()
    """C.05 Art. 6.3, Ukrainian rules II.6.3: published pairs stay."""
    SANCTIONS = auto()
    """Ukrainian rules VII.1.10: expulsion is a sanction."""
    SWISS = auto()
    """General Regulations 6.6: who leaves a Swiss keeps the points."""
    CHIEF_ARBITER = auto()
    """Ukrainian rules VII.2.9: he decides who leaves, is late or does not come."""


class Half(Enum):
    """What the rule of half the games makes of a player's results (C.05 Art. 6.6)."""

    COUNT = auto()
    """He takes part, or has played half of his games."""
    ANNULLED = auto()
    SWITCHED_OFF = auto()
    """He has played less, but the regulations of the event let all results count."""
    NO_RULE = auto()
    """There is none in a Swiss."""
    NOT_ASKED = auto()
    """In a knockout matches are lost, and games count for nothing but their match."""


@frozen(kw_only=True)
class Consequences:
    """What a move does to the schedule, to points and tie-breaks, and by which articles."""

    move: Move
    games: tuple[GameChange, ...]
    stays_lost: tuple[tuple[RoundOfPlay, Game], ...]
    """What somebody who returns has lost all the same."""
    played: int
    scheduled: int
    """How many games he has in all: of a round robin those of its table, else those that are
    paired; of groups and finals those of the last one to which he has come."""
    half_before: Half
    half_after: Half
    tie_breaks: tuple[str, ...]
    rows: tuple[StandingChange, ...]
    """Whose points, place or tie-breaks change, in the order of the table afterwards."""
    articles: tuple[Article, ...]
    drafts: tuple[Round, ...] = ()
    """The drafts of a Swiss that are out of date with it."""


def consequences(here: InHand, move: Move) -> Consequences:
    """Return what a move would do. Raises RuleError as `game_changes` and `standings`."""
    before, players = here.competition, here.event.contestants
    then = competition_after(before, after(here.tournament, before, move))
    table = standings(then, players)
    returns = move.what is What.RETURN
    his = _where_he_plays(before, move.player)
    return Consequences(
        move=move,
        games=game_changes(here.tournament, before, move),
        stays_lost=stays_lost(here.tournament, before, move.player) if returns else (),
        played=played_games(_where_he_plays(then, move.player)).get(move.player, 0),
        scheduled=_scheduled(his, move.player),
        half_before=_half(his, move.player),
        half_after=_half(_where_he_plays(then, move.player), move.player),
        tie_breaks=table.tie_breaks,
        rows=tuple(changed_rows(standings(before, players), table)),
        articles=tuple(_articles(his, move)),
        drafts=drafts_overtaken(then),
    )


def _where_he_plays(competition: Competition, player: PlayerId) -> Competition:
    """Return of groups and finals the last one to which a player has come, play-offs apart."""
    if not competition.traits.has_parts:
        return competition
    his = (part for part in reversed(competition.parts) if player in part.players)
    return next(his, competition)


def _scheduled(competition: Competition, player: PlayerId) -> int:
    if competition.traits.meets_all:
        return scheduled_games(competition)
    games = competition.games
    return sum(player in (game.white, game.black) for _, game in games)


def _half(competition: Competition, player: PlayerId) -> Half:
    settings = competition.settings
    if settings.traits.follows_results:
        return Half.NO_RULE
    if not settings.traits.meets_all:
        return Half.NOT_ASKED
    if player in annulled_players(competition):
        return Half.ANNULLED
    played = played_games(competition).get(player, 0)
    is_less = 2 * played < scheduled_games(competition)
    if competition.participant(player).has_left and is_less:
        return Half.SWITCHED_OFF
    return Half.COUNT


def _articles(competition: Competition, move: Move) -> Iterator[Article]:
    is_round_robin = competition.traits.meets_all
    if move.what is not What.MISS and is_round_robin:
        if phase(competition) is Phase.DRAWN:
            yield Article.BEFORE_ROUND_1
        yield Article.LEAVING
    if move.what in (What.WITHDRAW, What.EXPEL) and competition.traits.follows_results:
        yield Article.SWISS
    if move.what is What.EXPEL:
        yield Article.SANCTIONS
    yield Article.CHIEF_ARBITER
