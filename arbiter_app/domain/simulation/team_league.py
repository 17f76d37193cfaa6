"""Random tournaments of teams whose rounds are fixed: round robins and Scheveningen."""

from collections.abc import Mapping
from dataclasses import replace
from itertools import count
from random import Random

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.teams import Team
from arbiter_app.domain.facts.play.rounds import Game, LineUp, RoundOfPlay
from arbiter_app.domain.facts.rules.settings import Settings
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.ids import Board, GameId, ParticipantId, PlayerId, Round
from arbiter_app.domain.pairing.berger import berger
from arbiter_app.domain.pairing.position import RoundPairing
from arbiter_app.domain.pairing.rosters import boards_by_rosters, duels, rounds_of_duels
from arbiter_app.domain.simulation.chance import Chance
from arbiter_app.domain.simulation.results import result_of
from arbiter_app.domain.simulation.team_options import TeamSwissOptions
from arbiter_app.domain.simulation.team_swiss import RandomTeamSwiss
from arbiter_app.domain.teams.matches import with_scores
from arbiter_app.domain.tie_breaks.editions import edition

_UNRATED = 1350
"""What an unrated member plays at."""


def simulated_league(
    options: TeamSwissOptions,
    random: Random,
    *,
    cycles: int,
    tie_breaks: tuple[str, ...] | None = None,
) -> Event:
    """Return a whole event: everybody meets everybody once or twice by the Berger tables (C.05
    Annex 1), as many rounds as the options have played; the others are there, without results.
    Without tie-breaks they are the usual ones. Raises RuleError as `berger`.
    """
    league = RandomTeamSwiss(options, random)
    schedule = berger(options.swiss.players, cycles=cycles)
    for pairing in schedule[: options.swiss.played]:
        league.play(RoundPairing(pairs=pairing.pairs))
    event = league.event
    tournament = event.tournament
    by_number = {number: team for team, number in tournament.numbers.items()}
    matches, boards = tournament.stages
    last = max((game.id for stage in tournament.stages for _, game in stage.games), default=0)
    to_come = []
    for number, pairing in enumerate(schedule[options.swiss.played :], options.swiss.played + 1):
        games = []
        for table, pair in enumerate(pairing.pairs, start=1):
            last += 1
            sides = by_number[pair.white], by_number[pair.black]
            games.append(_match(GameId(last), table, *sides))
        to_come.append(RoundOfPlay(number=Round(number), games=tuple(games)))
    awaited = (RoundOfPlay(number=each.number, games=()) for each in to_come)
    settings = _settings(tournament.settings, options, cycles, tie_breaks)
    stages = (
        replace(matches, rounds=(*matches.rounds, *to_come)),
        replace(boards, settings=settings.of_boards, rounds=(*boards.rounds, *awaited)),
    )
    return event.with_tournament(replace(tournament, settings=settings, stages=stages))


def simulated_scheveningen(options: TeamSwissOptions, random: Random, *, cycles: int) -> Event:
    """Return a whole event in which all of one team meet all of another, once or twice, two and two
    teams side by side. Raises RuleError as `duels`.
    """
    chance = Chance(random)
    event = RandomTeamSwiss(options, random).event
    tournament = event.tournament
    settings = replace(
        _settings(tournament.settings, options, cycles, None), system=System.SCHEVENINGEN
    )
    matches, boards = tournament.stages
    tournament = replace(
        tournament,
        settings=settings,
        stages=(matches, replace(boards, settings=settings.of_boards)),
    )
    in_order = sorted(tournament.numbers, key=lambda team: tournament.numbers[team])
    teams: Mapping[ParticipantId, Team] = {team.id: team for team in tournament.teams}
    ids = map(GameId, count(1))
    of_matches: list[RoundOfPlay] = []
    on_boards: list[RoundOfPlay] = []
    for number, pairing in enumerate(rounds_of_duels(duels(tournament, in_order), in_order), 1):
        line_ups: list[LineUp] = []
        games: list[Game] = []
        played = []
        for table, pair in enumerate(pairing.pairs, start=1):
            match = _match(next(ids), table, in_order[pair.white - 1], in_order[pair.black - 1])
            seats, at_boards = boards_by_rosters(tournament, match, Round(number))
            played.append(match)
            line_ups += seats
            games += (_played(event, replace(game, id=next(ids)), chance) for game in at_boards)
        round_ = RoundOfPlay(number=Round(number), games=tuple(played), line_ups=tuple(line_ups))
        on_boards.append(RoundOfPlay(number=Round(number), games=tuple(games)))
        of_matches.append(with_scores(options.rules, teams, round_, on_boards[-1]))
    stages = (
        replace(matches, rounds=tuple(of_matches)),
        replace(boards, settings=settings.of_boards, rounds=tuple(on_boards)),
    )
    return event.with_tournament(replace(tournament, stages=stages))


def _match(id: GameId, table: int, first: ParticipantId, second: ParticipantId) -> Game:
    return Game(id=id, board=Board(table), white=PlayerId(first), black=PlayerId(second))


def _played(event: Event, game: Game, chance: Chance) -> Game:
    white, black = (
        event.players[player].fide_rating or _UNRATED for player in (game.white, game.black)
    )
    return replace(game, result=result_of(white, black, chance))


def _settings(
    swiss: Settings, options: TeamSwissOptions, cycles: int, tie_breaks: tuple[str, ...] | None
) -> Settings:
    """Return the settings of the league: of a Swiss it has points, edition and rules of teams."""
    of_league = edition(swiss.edition)
    return Settings(
        system=System.ROUND_ROBIN,
        cycles=cycles,
        scoring=swiss.scoring,
        edition=swiss.edition,
        tie_breaks=tie_breaks or of_league.usual(System.ROUND_ROBIN, of_teams=True),
        teams=options.rules,
    )
