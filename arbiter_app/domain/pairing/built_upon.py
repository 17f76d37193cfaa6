"""What was built in a knockout upon a match: later games of it, and the matches that follow.

A round of a knockout says little: others play in it. What matters is who has come to a later match
by this one, and whether he has played there.
"""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import field
from enum import Enum, auto

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.in_hand import InHand, in_hand
from arbiter_app.domain.facts.play.match_decisions import MatchDecision
from arbiter_app.domain.facts.play.rounds import Game
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import GameId, MatchId, ParticipantId
from arbiter_app.domain.pairing.bracket import Bracket
from arbiter_app.domain.pairing.knockout import (
    Knockout,
    bracket_is_drawn,
    bracket_of,
    knockout,
)
from arbiter_app.domain.teams.two_stages import places_of_match
from arbiter_app.values import frozen


class Built(Enum):
    """What was built upon a game."""

    NOTHING = auto()
    ITS_MATCH = auto()
    """Later games of the match have results, or games of later matches are paired."""
    LATER_MATCHES = auto()
    """Later matches have results."""


@frozen(kw_only=True)
class NamedMatch:
    """A match as a sentence names it: by its place in the bracket, and by who has come to it."""

    bracket: Bracket = field(repr=False)
    id: MatchId
    players: tuple[str, ...]
    """Their names."""


def built_upon(competition: Competition, game: Game) -> Built:
    """Return what was built upon a game of a knockout."""
    if game.match is None:
        return Built.NOTHING
    later = of_matches(competition, later_matches(bracket_of(competition), game.match)).games
    if any(each.result is not None for each in later):
        return Built.LATER_MATCHES
    of_match = games_of(competition, game.match)
    after = of_match[of_match.index(game) + 1 :]
    if later or any(each.result is not None for each in after):
        return Built.ITS_MATCH
    return Built.NOTHING


def games_of(competition: Competition, match: MatchId) -> tuple[Game, ...]:
    """Return the games of a match in the order of rounds."""
    return tuple(game for _, game in competition.games if game.match == match)


def later_matches(bracket: Bracket, match: MatchId) -> tuple[MatchId, ...]:
    """Return the matches to which somebody comes from a match, and those after them, in the order
    of the bracket.
    """
    found = {match}
    for node in bracket.matches.values():
        if any(side.match in found for side in node.sides):
            found.add(node.id)
    return tuple(each for each in bracket.matches if each in found and each != match)


def refusal_of_change(here: InHand, after: Competition) -> RuleError | None:
    """Return why what happened in a knockout cannot become what it is afterwards: somebody would
    have games, or a decision, in a match to which he has not come; None where it can.
    """
    for later, stranger in _upset(here.competition, after):
        earlier = _way(knockout(after), later, stranger)
        return RuleError(
            "match.built-upon",
            match=named(here, earlier or later),
            later=named(here, later),
        )
    return None


@frozen(kw_only=True)
class Overturned:
    """What falls in a knockout with the result that it was built upon: it was paired or decided,
    and nothing was played of it.
    """

    matches: tuple[MatchId, ...] = ()
    games: tuple[Game, ...] = ()
    decisions: tuple[MatchDecision, ...] = ()


def overturned(here: InHand, after: Competition) -> Overturned:
    """Return what has to be taken back of a knockout that becomes what it is afterwards: the games
    and decisions of matches to which somebody has not come any more, and of those that follow.

    Raises RuleError("match.played-upon") where one of them was played.
    """
    upset = _upset(here.competition, after)
    if not upset:
        return Overturned()
    plan = bracket_of(here.competition)
    matches = {later for match, _ in upset for later in (match, *later_matches(plan, match))}
    fallen = of_matches(here.competition, matches)
    if played := played_last_first(here, fallen.games):
        earlier = _way(knockout(after), *upset[0])
        raise RuleError(
            "match.played-upon", match=named(here, earlier or upset[0][0]), later=played
        )
    return fallen


def matches_taken_back(event: Event, after: Tournament) -> tuple[NamedMatch, ...]:
    """Return the matches, in all stages, whose games and decisions have to be taken back where the
    tournament becomes what it is afterwards: nothing was played of them.

    Raises RuleError("match.played-upon").
    """
    found: list[NamedMatch] = []
    for stage in event.tournament.stages:
        seen = in_hand(event, stage.id)
        gone = overturned(seen, after.competition(stage.id))
        with_something = {game.match for game in gone.games}
        with_something |= {decision.match for decision in gone.decisions}
        found += [named(seen, each) for each in gone.matches if each in with_something]
    return tuple(found)


def left_over(before: Competition, after: InHand) -> tuple[Game, ...]:
    """Return the games that were paired and are not played any more, for their match is decided
    without them as things are afterwards; a game that is mentioned in the register stays.
    """
    if not bracket_is_drawn(before) or not bracket_is_drawn(after.competition):
        return ()
    known = {game.id for game in _not_played_any_more(before)}
    idle = {game.id for game in _not_played_any_more(after.competition)} - known
    return _unmentioned(after, idle)


def still_open(here: InHand) -> tuple[Game, ...]:
    """Return the games of matches that are paired and not played; one that was broken off, or is
    mentioned in the register, is not meant.
    """
    if not bracket_is_drawn(here.competition):
        return ()
    games = (game for _, game in here.competition.games)
    return _unmentioned(
        here,
        {
            game.id
            for game in games
            if game.result is None and not game.is_adjourned and not game.is_under_way
        },
    )


def _unmentioned(here: InHand, games: Collection[GameId]) -> tuple[Game, ...]:
    """Return those games of which neither an incident nor a protest speaks."""
    mentioned = {(each.stage, each.round, each.board) for each in here.tournament.incidents}
    mentioned |= {(each.stage, each.round, each.board) for each in here.tournament.appeals}
    return tuple(
        game
        for round_, game in here.competition.games
        if game.id in games
        and mentioned.isdisjoint(
            places_of_match(here.tournament, here.competition.id, round_.number, game)
        )
    )


def _not_played_any_more(competition: Competition) -> tuple[Game, ...]:
    return tuple(
        game
        for match in knockout(competition).matches.values()
        if match.state is not None and match.state.is_over
        for game in match.state.surplus
        if game.result is None and not game.is_adjourned and not game.is_under_way
    )


def of_matches(competition: Competition, matches: Collection[MatchId]) -> Overturned:
    """Return what was paired and decided in matches."""
    return Overturned(
        matches=tuple(each for each in bracket_of(competition).matches if each in matches),
        games=tuple(game for _, game in competition.games if game.match in matches),
        decisions=tuple(each for each in competition.decisions if each.match in matches),
    )


def played_last_first(here: InHand, games: Sequence[Game]) -> tuple[NamedMatch, ...]:
    """Return the matches of games, in the order of rounds, that were played: the last one first, as
    their results have to be cleared.
    """
    played = (game.match for game in reversed(games) if _was_played(game))
    return tuple(named(here, match) for match in dict.fromkeys(played) if match is not None)


def _was_played(game: Game) -> bool:
    """Whether something happened at the board that is not taken back with a pairing."""
    if game.is_adjourned or game.is_under_way:
        return True
    return game.result is not None and not game.is_forfeited_beforehand


def named(here: InHand, match: MatchId) -> NamedMatch:
    """Return how a match is named."""
    stands = knockout(here.competition)
    players = _names(here.event, stands.matches[match].players)
    return NamedMatch(bracket=stands.bracket, id=match, players=tuple(players))


def _names(event: Event, players: Iterable[ParticipantId | None]) -> list[str]:
    return [event.contestants[player].name for player in players if player is not None]


def _upset(before: Competition, after: Competition) -> tuple[tuple[MatchId, ParticipantId], ...]:
    """Return who would have games or a decision in which match without having come to it, in the
    order of the bracket; who has them already without it is not meant.
    """
    if not bracket_is_drawn(before) or not bracket_is_drawn(after):
        return ()
    then = knockout(after)
    added = _strangers(after, then)
    if added:
        added -= _strangers(before, knockout(before))
    in_order = list(then.bracket.matches)
    return tuple(sorted(added, key=lambda each: (in_order.index(each[0]), each[1])))


def _strangers(
    competition: Competition, table: Knockout
) -> frozenset[tuple[MatchId, ParticipantId]]:
    """Return who has games or a decision in matches to which he has not come."""
    found = {
        (game.match, player)
        for _, game in competition.games
        if game.match is not None
        for player in (game.white, game.black)
    }
    found |= {
        (each.match, each.player)
        for each in competition.decisions
        if each.match is not None and each.player is not None
    }
    return frozenset(
        (match, player)
        for match, player in found
        if match in table.matches and player not in table.matches[match].players
    )


def _way(table: Knockout, match: MatchId, player: ParticipantId) -> MatchId | None:
    """Return the match by which a player had come to another one."""
    sides = table.bracket.matches[match].sides
    for side in sides:
        if side.match is not None and player in table.matches[side.match].players:
            return side.match
    return None
