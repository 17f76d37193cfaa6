"""The official exercise of a team tournament as an event: rosters, rounds of matches and the games
on their boards.

The tournament: Exercises in Tie-Breaking, rev. 2403220900, FIDE TEC; facts only, in
tests/data/tec_team_swiss.json. Team n has the id -n, a player the number of the printed table.
"""

import json
from collections.abc import Iterable, Iterator, Mapping
from decimal import Decimal
from itertools import count
from pathlib import Path
from typing import Any

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.people import Player
from arbiter_app.domain.facts.people.teams import Member, Team
from arbiter_app.domain.facts.play.numbering import Draw, DrawMethod, DrawnNumber
from arbiter_app.domain.facts.play.rounds import Bye, Game, RoundOfPlay, Stage, StageKind
from arbiter_app.domain.facts.results import BLACK_FORFEITS, Mark, Result, Scoring
from arbiter_app.domain.facts.rules.settings import Settings
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.facts.rules.team_rules import Score, TeamRules
from arbiter_app.domain.facts.tournament import Entry, Tournament
from arbiter_app.domain.ids import (
    FIRST_TOURNAMENT,
    Board,
    GameId,
    PairingNumber,
    ParticipantId,
    PlayerId,
    Round,
    StageId,
    TeamId,
)
from arbiter_app.domain.teams.matches import hall_board, with_scores

EXERCISE = json.loads(
    (Path(__file__).parents[2] / "data" / "tec_team_swiss.json").read_text("utf-8"),
    parse_float=Decimal,
    parse_int=Decimal,
)
BOARDS = 4
MATCHES, GAMES = StageId(1), StageId(2)
MATCH_POINTS = Scoring(win=Decimal(2), draw=Decimal(1), pairing_bye=Decimal(1))
_MARKS = {"1": Mark.WON, "=": Mark.DRAWN, "0": Mark.LOST, "+": Mark.FORFEIT_WON}
_BYES = {"pab": Mark.PAIRING_BYE, "hpb": Mark.HALF_BYE, "zpb": Mark.ZERO_BYE}


def team_of(number: object) -> TeamId:
    return TeamId(PlayerId(-int(str(number))))


def exercise(
    edition: str = "2026-03",
    tie_breaks: Iterable[str] = (),
    primary: Score = Score.MATCH,
    **rules: Any,
) -> Event:
    """Return the event with a list of tie-breaks; `rules` are further ones of `TeamRules`."""
    team_rules = TeamRules(primary=primary, **rules)
    settings = Settings(
        system=System.SWISS,
        rounds=int(EXERCISE["rounds"]),
        edition=edition,
        tie_breaks=tuple(tie_breaks),
        scoring=MATCH_POINTS,
        teams=team_rules,
    )
    teams = tuple(
        Team(
            id=team_of(each["id"]),
            name=each["name"],
            members=tuple(
                Member(player=PlayerId(int(player)), number=PairingNumber(int(player)))
                for player in each["roster"]
            ),
        )
        for each in EXERCISE["teams"]
    )
    people = {
        PlayerId(int(each["id"])): Player(
            id=PlayerId(int(each["id"])), name=each["name"], fide_rating=int(each["rating"])
        )
        for each in EXERCISE["players"]
    }
    numbers = tuple(
        DrawnNumber(player=each.id, number=PairingNumber(-each.id))
        for each in sorted(teams, key=lambda each: -each.id)
    )
    matches, games = _rounds(team_rules, teams)
    tournament = Tournament(
        id=FIRST_TOURNAMENT,
        title="",
        settings=settings,
        entries=tuple(Entry(player=each) for each in people),
        teams=teams,
        draw=Draw(method=DrawMethod.LOTS, drawn=numbers),
        stages=(
            Stage(id=MATCHES, rounds=matches),
            Stage(
                id=GAMES,
                kind=StageKind.BOARDS,
                settings=settings.of_boards,
                boards_of=MATCHES,
                rounds=games,
            ),
        ),
    )
    return Event(title="Exercise", players=people, tournaments=(tournament,))


def _rounds(
    rules: TeamRules, teams: tuple[Team, ...]
) -> tuple[tuple[RoundOfPlay, ...], tuple[RoundOfPlay, ...]]:
    ids = (GameId(each) for each in count(1))
    by_id: Mapping[ParticipantId, Team] = {team.id: team for team in teams}
    matches, games = [], []
    for number in range(1, int(EXERCISE["rounds"]) + 1):
        played = [
            (each, each["rounds"][number - 1])
            for each in EXERCISE["teams"]
            if each["rounds"][number - 1].get("color") == "w"
            or each["rounds"][number - 1]["kind"] == "forfeit_win"
        ]
        boards: list[Game] = []
        found: list[Game] = []
        for table, (team, told) in enumerate(played, start=1):
            forfeited = told["kind"] != "match"
            found.append(
                Game(
                    id=next(ids),
                    board=Board(table),
                    white=team_of(team["id"]),
                    black=team_of(told["opponent"]),
                    result=BLACK_FORFEITS if forfeited else None,
                )
            )
            if not forfeited:
                boards.extend(_boards(table, told, ids))
        byes = tuple(
            Bye(player=team_of(each["id"]), mark=_BYES[each["rounds"][number - 1]["kind"]])
            for each in EXERCISE["teams"]
            if each["rounds"][number - 1]["kind"] in _BYES
        )
        of_boards = RoundOfPlay(number=Round(number), games=tuple(boards))
        of_teams = RoundOfPlay(number=Round(number), games=tuple(found), byes=byes)
        matches.append(with_scores(rules, by_id, of_teams, of_boards))
        games.append(of_boards)
    return tuple(matches), tuple(games)


def _boards(table: int, told: Mapping[str, Any], ids: Iterator[GameId]) -> Iterator[Game]:
    turned = {Mark.WON: Mark.LOST, Mark.DRAWN: Mark.DRAWN, Mark.LOST: Mark.WON}
    for each in told["boards"]:
        mark = _MARKS[each["result"]]
        own, other = PlayerId(int(each["player"])), PlayerId(int(each["opponent"]))
        white, black = (own, other) if each["color"] == "w" else (other, own)
        result = Result(mark, turned[mark])
        yield Game(
            id=next(ids),
            board=hall_board(table, int(each["board"]), BOARDS),
            white=white,
            black=black,
            result=result if white == own else result.turned,
        )
