"""What a result that is corrected after the next pairing does in a Swiss (C.04.2)."""

from collections.abc import Callable

from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.play.rounds import Game, RoundOfPlay
from arbiter_app.domain.facts.results import Result
from arbiter_app.domain.pairing.position import RoundPairing
from arbiter_app.domain.pairing.swiss.otherwise import OtherRound, paired_otherwise
from arbiter_app.domain.pairing.swiss.position import SwissPosition
from arbiter_app.domain.table.standings import standings
from arbiter_app.domain.taking_part.what_if import (
    StandingChange,
    changed,
    changed_rows,
    competition_after,
    with_result,
)
from arbiter_app.values import frozen


@frozen(kw_only=True)
class LateResult:
    """What another result changes in the table, and what would have been paired upon it."""

    tie_breaks: tuple[str, ...]
    rows: tuple[StandingChange, ...]
    """Whose points, place or tie-breaks change: the two who played, then in the order of the
    table."""
    rounds: tuple[OtherRound, ...]
    """Every round that was paired since."""


def was_paired_upon(here: InHand, round_: RoundOfPlay) -> bool:
    """Whether a later round of a Swiss is paired, be it a draft; of teams upon their boards."""
    competition = here.competition.matches or here.competition
    later = competition.rounds[round_.number :]
    return competition.traits.follows_results and any(each.games for each in later)


def late_result(
    here: InHand,
    round_: RoundOfPlay,
    game: Game,
    result: Result | None,
    pair: Callable[[SwissPosition], RoundPairing],
) -> LateResult:
    """Return what another result of a game does, of a board of teams to their table and their
    matches. Raises RuleError as `standings`.
    """
    before, players = here.competition.matches or here.competition, here.event.contestants
    then = competition_after(
        before, changed(here.tournament, [with_result(round_, game, result)], {})
    )
    table = standings(then, players)
    met = {game.white, game.black}
    met |= {team.id for team in here.tournament.teams if not met.isdisjoint(team.players)}
    rows = sorted(
        changed_rows(standings(before, players), table), key=lambda row: row.player not in met
    )
    return LateResult(
        tie_breaks=table.tie_breaks,
        rows=tuple(rows),
        rounds=paired_otherwise(before, then, round_.number, pair),
    )
