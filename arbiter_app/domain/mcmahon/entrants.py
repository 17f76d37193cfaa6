"""Who plays in a McMahon tournament, and on which level everybody starts."""

from collections.abc import Mapping
from dataclasses import replace

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.levels import Entrant
from arbiter_app.domain.facts.people.people import Player
from arbiter_app.domain.facts.results import Mark
from arbiter_app.domain.facts.rules.mcmahon_rules import McMahonRules
from arbiter_app.domain.facts.tournament import Entry, Tournament
from arbiter_app.domain.ids import ParticipantId, PlayerId


def with_entrants(tournament: Tournament, players: Mapping[PlayerId, Player]) -> Tournament:
    """Return a McMahon tournament that knows on which levels its people start; another one as it
    is.
    """
    rules = tournament.settings.mcmahon
    if rules is None and not tournament.entrants:
        return tournament
    found: dict[ParticipantId, Entrant] = {}
    if rules is not None:
        for entry in tournament.entries:
            if (player := players.get(entry.player)) is not None:
                rating = tournament.rating_rules.strength(player).rating
                found[entry.player] = _entrant(rules, entry, player, rating)
    return replace(tournament, entrants=found)


def _entrant(rules: McMahonRules, entry: Entry, player: Player, rating: int | None) -> Entrant:
    proposed = rules.level(player.grade, rating)
    moved = proposed if entry.level is None else entry.level
    return Entrant(
        level=moved if entry.level_kept is None else entry.level_kept,
        proposed=proposed,
        moved_to=entry.level,
        grade=player.grade,
        rating=rating,
        country=player.federation or "",
        club=player.club or "",
    )


def demand_open_level(here: InHand, player: PlayerId) -> None:
    """Make sure that somebody may still be moved to another level: no pairs of theirs have been
    seen.

    Raises RuleError("tournament.no-such-player") and ("mcmahon.level-played").
    """
    competition = here.competition
    competition.participant(player)
    for round_ in competition.rounds:
        if competition.is_draft(round_):
            continue
        playing = {each for game in round_.games for each in (game.white, game.black)}
        had_bye = any(
            each.player == player and each.mark is Mark.PAIRING_BYE for each in round_.byes
        )
        if player in playing or had_bye:
            name = here.event.contestants[player].name
            raise RuleError("mcmahon.level-played", name=name, round=round_.number)


def has_open_level(here: InHand, player: PlayerId) -> bool:
    """Whether somebody may still be moved to another level."""
    try:
        demand_open_level(here, player)
    except RuleError:
        return False
    return True
