"""The command that writes a random Swiss tournament."""

import secrets
import shlex
from argparse import Namespace
from collections.abc import Iterator, Mapping
from dataclasses import replace
from random import Random
from typing import Any

from arbiter_app.cli.checking.generate_arguments import Said
from arbiter_app.cli.console import Exit, note, say
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.results import STANDARD_SCORING, Scoring
from arbiter_app.domain.facts.rules.scorings import demand_scoring
from arbiter_app.domain.facts.rules.swiss_rules import SwissSystem
from arbiter_app.domain.facts.rules.team_rules import MATCH_SCORING, ColourType, Score
from arbiter_app.domain.facts.tournament import KeptLine
from arbiter_app.domain.pairing.swiss import engine
from arbiter_app.domain.simulation.options import (
    FEWEST_PLAYERS,
    NONE,
    Accelerated,
    Amount,
    Irregularity,
    SwissOptions,
    Whole,
)
from arbiter_app.domain.simulation.regulations import demand_tie_breaks
from arbiter_app.domain.simulation.swiss import simulated
from arbiter_app.domain.simulation.team_league import simulated_league, simulated_scheveningen
from arbiter_app.domain.simulation.team_options import (
    OF_MATCHES,
    TeamWishes,
    usual_team_options,
)
from arbiter_app.domain.simulation.team_swiss import simulated_teams
from arbiter_app.domain.simulation.wishes import Wishes, usual_options
from arbiter_app.formats import trf
from arbiter_app.services.files.papers import save_paper

_DIGITS = 8
_FIXED = ("round_robin", "scheveningen")
"""How teams play rounds that their numbers fix."""
_OF_TEAMS_ALONE = {"boards", "colour_type", "primary", "forfeited_boards", *_FIXED}
_OF_SWISS_ALONE = {"rounds", "acceleration", "forbidden", "initial_colour", "colour_type", "bye"}
_OF_PEOPLE_ALONE = {"players", "unrated", "system"}
_IN_LEAGUES = {Irregularity.FORFEITS, Irregularity.DOUBLE_FORFEITS}
_WHOLES = {
    Whole.PLAYERS: "players",
    Whole.PLAYERS_BUT_TWO: "players beside two who must be there in round 1",
    Whole.ROUNDS_OF_PLAYERS: "rounds of all players together",
    Whole.GAMES: "games",
    Whole.GAMES_OF_LAST_ROUND: "games in a round",
}


def generate(arguments: Namespace) -> Exit:
    """Play a random Swiss and write its report whole or not at all; say how to repeat it."""
    seed = arguments.seed or f"{secrets.randbelow(10**_DIGITS):0{_DIGITS}}"
    given = {name: said.value for name, said in _said(arguments).items()}
    if "teams" in given:
        event, options = _of_teams(arguments, given, seed)
    else:
        event, options = _of_people(arguments, given, seed)
    repeat = shlex.join(_words(arguments, seed))
    report = trf.format(trf.report_of(_with_comment(event, f"### Made by {repeat}")))
    if arguments.output is None:
        say(report.rstrip())
    else:
        save_paper(arguments.output, trf.encode(report))
        say(arguments.output)
    note(f"the same again: {repeat}")
    played = sum(bool(each.games) for each in event.tournament.main_stage.rounds)
    if played < options.played:
        note(
            f"The event ended after round {played} of {options.rounds}: round {played + 1} has no"
            " legal pairing."
        )
    return Exit.DONE


def _of_people(
    arguments: Namespace, given: Mapping[str, Any], seed: str
) -> tuple[Event, SwissOptions]:
    wishes = _wishes(given, seed, is_plain=arguments.plain)
    options = usual_options(wishes, Random(f"{seed} options"))
    options = replace(options, system=given.get("system", options.system))
    for problem in (*_problems_without_teams(given), *_problems(given, options)):
        arguments.refuse(problem)
    demand_tie_breaks(options.tie_breaks)
    return simulated(options, Random(f"{seed} play"), engine.pair), options


def _of_teams(
    arguments: Namespace, given: Mapping[str, Any], seed: str
) -> tuple[Event, SwissOptions]:
    for problem in _problems_with_teams(given):
        arguments.refuse(problem)
    wishes = _team_wishes(given, seed, is_plain=arguments.plain)
    cycles, of_all = given.get("round_robin"), given.get("scheveningen")
    if cycles is not None:
        wishes = _of_league(wishes, cycles)
    if of_all is not None:
        wishes = replace(_of_league(wishes, 1), primary=Score.GAME)
    options = usual_team_options(wishes, Random(f"{seed} options"))
    boards = given.get("forfeited_boards", NONE)
    if _exceeds(boards, options.most_boards):
        arguments.refuse(f"--forfeited-boards {boards}: there are only {options.most_boards}")
    for problem in _problems(given, options.swiss):
        arguments.refuse(problem)
    chance = Random(f"{seed} play")
    if cycles is not None:
        listed: tuple[str, ...] | None = given.get("tie_breaks")
        return (
            simulated_league(options, chance, cycles=cycles, tie_breaks=listed),
            options.swiss,
        )
    if of_all is not None:
        return simulated_scheveningen(options, chance, cycles=of_all), options.swiss
    demand_tie_breaks(options.swiss.tie_breaks, of_teams=True)
    return simulated_teams(options, chance, engine.pair), options.swiss


def _of_league(wishes: TeamWishes, cycles: int) -> TeamWishes:
    """Return what is wished of a round robin: its rounds follow from the number of teams, and
    nobody comes late, leaves or has a bye.
    """
    teams = wishes.teams or 0
    absent = dict.fromkeys(set(OF_MATCHES) - _IN_LEAGUES, NONE)
    return replace(
        wishes,
        rounds=cycles * (teams - 1 + teams % 2),
        amounts={**absent, **wishes.amounts},
        title=wishes.title.replace("Swiss", "round robin"),
    )


def _said(arguments: Namespace) -> Mapping[str, Said[Any]]:
    return {name: said for name, said in vars(arguments).items() if isinstance(said, Said)}


def _words(arguments: Namespace, seed: str) -> Iterator[str]:
    """Yield the words of the command that writes the same again."""
    yield from ("arbiter", "generate")
    for name, said in _said(arguments).items():
        yield from (_option(name), said.text)
    if arguments.plain:
        yield "--plain"
    yield from ("--seed", seed)


def _option(name: str) -> str:
    return f"--{name.replace('_', '-')}"


def _name(kind: Irregularity) -> str:
    return kind.value.replace("-", "_")


def _wishes(given: Mapping[str, Any], seed: str, *, is_plain: bool) -> Wishes:
    """Return what was said; of a plain event all that was not is said, too."""
    ratings = given.get("ratings")
    return Wishes(
        players=given.get("players"),
        rounds=given.get("rounds"),
        played=given.get("played"),
        ratings=ratings if isinstance(ratings, tuple) else None,
        rating_range=(ratings[0], ratings[-1]) if isinstance(ratings, range) else None,
        unrated=given.get("unrated", NONE if is_plain else None),
        amounts={
            kind: given.get(_name(kind), NONE)
            for kind in Irregularity
            if is_plain or _name(kind) in given
        },
        accelerated=given.get("acceleration", Accelerated.NOT if is_plain else None),
        forbidden=given.get("forbidden", ()),
        scoring=_scoring(given) or (STANDARD_SCORING if is_plain else None),
        tie_breaks=given.get("tie_breaks"),
        initial_colour=given.get("initial_colour"),
        title=f"Random Swiss, seed {seed}",
    )


def _team_wishes(given: Mapping[str, Any], seed: str, *, is_plain: bool) -> TeamWishes:
    """Return what was said of teams; of a plain event all that was not is said, too."""
    ratings = given.get("ratings")
    return TeamWishes(
        teams=given["teams"],
        boards=given.get("boards"),
        rounds=given.get("rounds"),
        played=given.get("played"),
        rating_range=(ratings[0], ratings[-1]) if isinstance(ratings, range) else None,
        amounts={
            kind: given.get(_name(kind), NONE)
            for kind in OF_MATCHES
            if is_plain or _name(kind) in given
        },
        forfeited_boards=given.get("forfeited_boards", NONE if is_plain else None),
        forbidden=given.get("forbidden", ()),
        scoring=_scoring(given, MATCH_SCORING) or MATCH_SCORING,
        tie_breaks=given.get("tie_breaks"),
        initial_colour=given.get("initial_colour"),
        colour_type=given.get("colour_type", ColourType.A),
        primary=given.get("primary", Score.MATCH),
        is_accelerated=given.get("acceleration") is Accelerated.BAKU,
        title=f"Random Swiss of teams, seed {seed}",
    )


def _scoring(given: Mapping[str, Any], standard: Scoring = STANDARD_SCORING) -> Scoring | None:
    """Return the points that were said, if any were; the bye of teams is a drawn match where
    nothing else is. Raises RuleError as `demand_scoring`.
    """
    if given.keys().isdisjoint({"scoring", "absence", "bye"}):
        return None
    win, draw, loss = given.get("scoring", (standard.win, standard.draw, standard.loss))
    return demand_scoring(
        Scoring(
            win=win,
            draw=draw,
            loss=loss,
            absence=given.get("absence", standard.absence),
            pairing_bye=given.get("bye", win if standard is STANDARD_SCORING else draw),
        )
    )


def _problems_without_teams(given: Mapping[str, Any]) -> Iterator[str]:
    """Yield what cannot be said where people play."""
    for name in _OF_TEAMS_ALONE & given.keys():
        yield f"{_option(name)}: say with --teams how many teams play"


def _problems_with_teams(given: Mapping[str, Any]) -> Iterator[str]:
    """Yield what cannot be said where teams play."""
    of_people = {_name(kind) for kind in Irregularity if kind not in OF_MATCHES}
    for name in (_OF_PEOPLE_ALONE | of_people) & given.keys():
        yield f"{_option(name)}: not where teams play"
    if "round_robin" in given:
        of_absence = {_name(kind) for kind in OF_MATCHES if kind not in _IN_LEAGUES}
        for name in sorted((_OF_SWISS_ALONE | of_absence) & given.keys()):
            yield f"{_option(name)}: not in a round robin"
    if "scheveningen" in given:
        others = {"round_robin", "played", "primary", "tie_breaks", "forfeited_boards", "absence"}
        of_matches = {_name(kind) for kind in OF_MATCHES}
        for name in sorted((_OF_SWISS_ALONE | others | of_matches) & given.keys()):
            yield f"{_option(name)}: not in Scheveningen"
    if given.get("acceleration") is Accelerated.VIRTUAL:
        yield "--acceleration virtual: not where teams play"
    is_by_games = given.get("primary") is Score.GAME
    if is_by_games and given.get("acceleration") is Accelerated.BAKU:
        yield "--acceleration baku: not with --primary GP (C.04.7 Art. 1.4)"
    if isinstance(given.get("ratings"), tuple):
        yield "--ratings: of teams write between what they lie, as 1600-2200"


def _problems(given: Mapping[str, Any], options: SwissOptions) -> Iterator[str]:
    """Yield why no event can be as it was said."""
    players = options.players
    if players < FEWEST_PLAYERS:
        yield f"--players {players}: at least {FEWEST_PLAYERS} must play"
    if options.played > options.rounds:
        yield f"--played {options.played}: there are only {options.rounds} rounds"
    ratings = given.get("ratings")
    if isinstance(ratings, tuple) and len(ratings) > players:
        yield f"--ratings: {len(ratings)} are given, and there are only {players} players"
    if _exceeds(given.get("unrated", NONE), players):
        yield f"--unrated {given['unrated']}: there are only {players} players"
    if options.system is SwissSystem.DOUBLE and "adjourned" in given:
        yield "--adjourned: not in matches of two games (C.04.5)"
    for kind, amount in options.amounts.items():
        if _exceeds(amount, whole := options.whole_of(kind)):
            yield f"--{kind} {amount}: there are only {whole} {_WHOLES[kind.whole]}"
    for each in options.forbidden:
        if each.groups * each.size > players:
            yield f"--forbidden {each}: there are only {players} players"
        if each.first_round > options.rounds:
            yield f"--forbidden {each}: there are only {options.rounds} rounds"


def _exceeds(amount: Amount, whole: int) -> bool:
    return not amount.is_share and amount.value > whole


def _with_comment(event: Event, text: str) -> Event:
    """Return an event whose report begins with a comment."""
    kept = KeptLine(after="", text=text)
    return replace(event, tournaments=(replace(event.tournament, kept_lines=(kept,)),))
