"""What was built in a knockout upon a match: later games of it, and the matches that follow.

A round of a knockout says little: others play in it. What matters is who has come to a later match
by this one, and whether he has played there.
"""

from collections.abc import Iterable
from enum import Enum, auto

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.event import Event, Game, Tournament
from arbiter_app.domain.ids import MatchId, PlayerId
from arbiter_app.domain.pairing.bracket import Bracket
from arbiter_app.domain.pairing.knockout import (
    Knockout,
    bracket_is_drawn,
    games_built_upon,
    knockout,
)


class Built(Enum):
    """What was built upon a game."""

    NOTHING = auto()
    ITS_MATCH = auto()
    """Later games of the match have results, or games of later matches are paired."""
    LATER_MATCHES = auto()
    """Later matches have results."""


def built_upon(tournament: Tournament, game: Game) -> Built:
    """Return what was built upon a game of a knockout."""
    if game.match is None:
        return Built.NOTHING
    later = games_built_upon(tournament, game.match)
    if any(each.result is not None for each in later):
        return Built.LATER_MATCHES
    of_match = games_of(tournament, game.match)
    after = of_match[of_match.index(game) + 1 :]
    if later or any(each.result is not None for each in after):
        return Built.ITS_MATCH
    return Built.NOTHING


def games_of(tournament: Tournament, match: MatchId) -> tuple[Game, ...]:
    """Return the games of a match in the order of rounds."""
    return tuple(game for _, game in tournament.main_stage.games if game.match == match)


def later_matches(bracket: Bracket, match: MatchId) -> tuple[MatchId, ...]:
    """Return the matches to which somebody comes from a match, and those after them, in the order
    of the bracket.
    """
    found = {match}
    for node in bracket.matches.values():
        if any(side.match in found for side in node.sides):
            found.add(node.id)
    return tuple(each for each in bracket.matches if each in found and each != match)


def refusal_of_change(event: Event, after: Tournament) -> RuleError | None:
    """Return why what happened in a knockout cannot become what it is afterwards: somebody would
    have games, or a decision, in a match to which he has not come; None where it can.
    """
    before = event.tournament
    if not bracket_is_drawn(before) or not bracket_is_drawn(after):
        return None
    then = knockout(after)
    added = _strangers(after, then)
    if added:
        added -= _strangers(before, knockout(before))
    for later in then.bracket.matches:
        for stranger in sorted(player for match, player in added if match == later):
            earlier = _way(then, later, stranger)
            return RuleError(
                "match.built-upon",
                match=match_text(event, earlier or later),
                later=match_text(event, later),
            )
    return None


def match_text(event: Event, match: MatchId) -> str:
    """Return a match by its players: "Бондар – Ґава"; where nobody has come to it yet, its id."""
    players = knockout(event.tournament).matches[match].players
    return " – ".join(_names(event, players)) or match


def _names(event: Event, players: Iterable[PlayerId | None]) -> list[str]:
    return [event.players[player].name for player in players if player is not None]


def _strangers(tournament: Tournament, table: Knockout) -> frozenset[tuple[MatchId, PlayerId]]:
    """Return who has games or a decision in matches to which he has not come."""
    stage = tournament.main_stage
    found = {
        (game.match, player)
        for _, game in stage.games
        if game.match is not None
        for player in (game.white, game.black)
    }
    found |= {
        (each.match, each.player)
        for each in stage.decisions
        if each.match is not None and each.player is not None
    }
    return frozenset(
        (match, player)
        for match, player in found
        if match in table.matches and player not in table.matches[match].players
    )


def _way(table: Knockout, match: MatchId, player: PlayerId) -> MatchId | None:
    """Return the match by which a player had come to another one."""
    sides = table.bracket.matches[match].sides
    for side in sides:
        if side.match is not None and player in table.matches[side.match].players:
            return side.match
    return None
