"""What is kept of a McMahon tournament as rounds are paired: levels, and handicaps of games."""

from collections.abc import Mapping
from dataclasses import replace

from arbiter_app.domain.ids import PlayerId, Round
from arbiter_app.domain.mcmahon.scores import handicap_and_komi, scores_before_rounds
from arbiter_app.services.writing.results import as_written
from arbiter_app.store.event_file.unit_of_work import UnitOfWork
from arbiter_app.store.rows.registration import entry_now, write_entry
from arbiter_app.store.rows.rounds import game_now, write_game


def keep_levels(uow: UnitOfWork) -> None:
    """Keep on which level everybody starts: it is fixed as round 1 is paired."""
    entrants = uow.competition.entrants
    _write_kept(uow, {player: entrant.level_now for player, entrant in entrants.items()})


def open_levels(uow: UnitOfWork) -> None:
    """Let nobody's level be kept any more: round 1 is to be paired again."""
    _write_kept(uow, dict.fromkeys(uow.competition.entrants))


def keep_level_of_newcomer(uow: UnitOfWork, newcomer: PlayerId) -> None:
    """Keep the level that is proposed for a late entry, where those of the others are kept."""
    if any(entry.level_kept is not None for entry in uow.tournament.entries):
        entrant = uow.now.tournament.entrants.get(newcomer)
        if entrant is not None:
            _write_kept(uow, {newcomer: entrant.level_now})


def _write_kept(uow: UnitOfWork, levels: Mapping[PlayerId, int | None]) -> None:
    for player, level in levels.items():
        entry = entry_now(uow.rows, uow.tournament.id, player)
        if entry.level_kept != level:
            write_entry(uow.rows, uow.tournament.id, replace(entry, level_kept=level))


def keep_handicaps(uow: UnitOfWork, round: Round) -> None:
    """Keep with the games of a round that was paired the handicap and komi of each."""
    competition = as_written(uow).competition
    rules = competition.mcmahon
    if rules is None:
        return
    for round_, scores in scores_before_rounds(competition, rules):
        if round_.number != round:
            continue
        for game in round_.games:
            handicap, komi = handicap_and_komi(competition, rules, game, scores)
            now = game_now(uow.rows, game.id)
            if (now.handicap, now.komi) != (handicap, komi):
                write_game(uow.rows, replace(now, handicap=handicap, komi=komi))
