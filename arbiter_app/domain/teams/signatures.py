"""Whose captains have signed the reports of their matches, and for which result (Ukrainian rules
V.2.2).
"""

from collections.abc import Iterator, Sequence
from decimal import Decimal

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.teams import Team
from arbiter_app.domain.facts.play.game_notes import MatchSignature
from arbiter_app.domain.facts.play.rounds import Game, RoundOfPlay
from arbiter_app.domain.facts.results import Colour
from arbiter_app.domain.facts.rules.team_rules import TeamRules
from arbiter_app.domain.ids import TeamId
from arbiter_app.domain.teams.seats import team_of_side
from arbiter_app.values import frozen

Points = tuple[Decimal, ...]


@frozen(kw_only=True)
class Signing:
    """One side of a match, and what its captain has put under the report."""

    match: Game
    colour: Colour
    """The side: White is the team named first."""
    signature: MatchSignature | None = None

    @property
    def team(self) -> TeamId:
        return team_of_side(self.match, self.colour)

    @property
    def is_of_now(self) -> bool:
        """Whether it was given for what the boards say now."""
        given = self.signature
        return given is not None and (given.own, given.other) == points_by_board(
            self.match, self.colour
        )


def signings(round_: RoundOfPlay, match: Game) -> tuple[Signing, Signing]:
    """Return both sides of a match, that of the team named first first."""
    given = {each.team: each for each in round_.signatures}
    first, second = (
        Signing(match=match, colour=colour, signature=given.get(team_of_side(match, colour)))
        for colour in Colour
    )
    return first, second


def points_by_board(match: Game, colour: Colour) -> tuple[Points, Points]:
    """Return what one side of a match has on each board, and the other; open boards are left out,
    so that nobody has signed for a match that goes on.
    """
    over = [each for each in match.boards if each.white is not None and each.black is not None]
    white = tuple(each.white for each in over if each.white is not None)
    black = tuple(each.black for each in over if each.black is not None)
    return (white, black) if colour is Colour.WHITE else (black, white)


def is_to_sign(match: Game) -> bool:
    """Whether a match has a report to be signed: it was played, and its boards are over."""
    return bool(match.boards) and match.result is not None and not match.result.is_forfeit


def unsigned(rules: TeamRules, round_: RoundOfPlay) -> tuple[Game, ...]:
    """Return the matches of a round under whose report the name of a captain is missing, or stands
    for another result; none where the regulations ask for none.
    """
    if not rules.captains_sign:
        return ()
    return tuple(
        match
        for match in round_.to_play
        if is_to_sign(match) and not all(each.is_of_now for each in signings(round_, match))
    )


def missing_signings(round_: RoundOfPlay, matches: Sequence[Game]) -> Iterator[Signing]:
    """Yield the sides of matches that have signed nothing, or for another result."""
    for match in matches:
        yield from (each for each in signings(round_, match) if not each.is_of_now)


def demand_over(round_: RoundOfPlay, match: Game) -> None:
    """Make sure that there is a result to sign for. Raises RuleError("signature.not-played") of a
    match without boards, and ("signature.not-over").
    """
    if not match.boards:
        raise RuleError("signature.not-played", round=round_.number, table=match.board)
    if match.result is None:
        raise RuleError("signature.not-over", round=round_.number, table=match.board)


def who_signs(event: Event, team: Team) -> str:
    """Return who is to sign for a team: where no captain is named the substitute; "" where nobody
    is.
    """
    return _captain(event, team) or team.substitute


def signs_for_captain(event: Event, team: Team, by: str) -> bool:
    """Whether somebody signs to whom the captain has delegated it (V.2.9)."""
    captain = _captain(event, team)
    return bool(by) and by != captain and (bool(captain) or by == team.substitute)


def _captain(event: Event, team: Team) -> str:
    plays = team.captain_plays
    return team.captain if plays is None else event.players[plays].name
