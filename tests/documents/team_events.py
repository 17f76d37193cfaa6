"""A tournament of invented teams whose results follow from the numbers of their members."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime
from itertools import count

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.people import Player
from arbiter_app.domain.facts.people.teams import Member, Team
from arbiter_app.domain.facts.play.numbering import Draw, DrawMethod, DrawnNumber
from arbiter_app.domain.facts.play.rounds import (
    Bye,
    Game,
    LineUp,
    RoundOfPlay,
    Stage,
    StageKind,
)
from arbiter_app.domain.facts.results import Mark, Result
from arbiter_app.domain.facts.rules.settings import Settings
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.facts.rules.team_rules import MATCH_SCORING, LineUpRules, TeamRules
from arbiter_app.domain.facts.tournament import Entry
from arbiter_app.domain.ids import (
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
from tests.documents.conftest import changed, event_of, mixed_results, player

BOARDS_STAGE = StageId(2)
_NAMES = (
    "Авангард",
    "Буревісник Слобожанський",
    "Галичина",
    "Дніпровські зорі",
    "Єдність",
    "Жайвір",
    "Запорожець",
    "Їжачок",
    "Карпати-2",
    "ДЮСШ № 4 імені Олександра Ковальчука",
    "Маяк",
    "Нива",
)


def teams_of(
    teams: int = 6,
    boards: int = 4,
    *,
    reserves: int = 1,
    played: int | None = 2,
    seated: int | None = None,
    rounds: Sequence[Sequence[tuple[int, int]]] | None = None,
) -> Event:
    """Return a round robin of teams after `played` rounds; in one more, or in `seated` ones, the
    games are made and not played. With `rounds` a Swiss whose pairs they are: (3, 0) is a bye.
    """
    size = boards + reserves
    base = event_of(2 if rounds is not None else teams, drawn=rounds is None)
    people = {each.id: each for each in map(_member, range(1, teams * size + 1))}
    entered = tuple(_team(number, size, boards, people) for number in range(1, teams + 1))
    ids = {number: team.id for number, team in enumerate(entered, 1)}
    rules = TeamRules(line_ups=LineUpRules(boards=boards))
    if rounds is None:
        numbers = base.tournament.numbers
        pairs = [
            [(int(numbers[game.white]), int(numbers[game.black])) for game in each.games]
            for each in base.tournament.main_stage.rounds
        ]
    else:
        pairs = [[*each] for each in rounds]
    done = len(pairs) if played is None else played
    made = done + 1 if seated is None else seated
    by_id: dict[ParticipantId, Team] = {team.id: team for team in entered}
    serial = count(1)
    of_matches: list[RoundOfPlay] = []
    of_boards: list[RoundOfPlay] = []
    for number, of_round in enumerate(pairs, 1):
        matches = _matches(Round(number), of_round, ids, entered, boards, serial)
        if number > made:
            matches = replace(matches, line_ups=())
        games = tuple(
            game
            for match in matches.games
            for game in _games(matches, match, rules, serial, people, is_played=number <= done)
        )
        played_there = RoundOfPlay(
            number=Round(number),
            starts_at=matches.starts_at,
            games=games if number <= made else (),
        )
        of_matches.append(with_scores(rules, by_id, matches, played_there))
        of_boards.append(played_there)
    settings = Settings(
        system=System.ROUND_ROBIN if rounds is None else System.SWISS,
        rounds=None if rounds is None else 7,
        scoring=MATCH_SCORING,
        edition="2026-03",
        tie_breaks=("DE", "WIN", "KS") if rounds is None else ("BH", "WIN"),
        teams=rules,
    )
    drawn = tuple(
        DrawnNumber(player=team.id, number=PairingNumber(number))
        for number, team in enumerate(entered, 1)
    )
    event = replace(base, players=people)
    return changed(
        event,
        settings=settings,
        entries=tuple(Entry(player=each) for each in people),
        teams=entered,
        draw=Draw(method=DrawMethod.LOTS, drawn=drawn, seed="2026-06"),
        stages=(
            Stage(id=StageId(1), rounds=tuple(of_matches)),
            Stage(
                id=BOARDS_STAGE,
                kind=StageKind.BOARDS,
                boards_of=StageId(1),
                settings=settings.of_boards,
                rounds=tuple(of_boards),
            ),
        ),
    )


def _member(number: int) -> Player:
    facts = player((number - 1) % 24 + 1)
    return replace(
        facts,
        id=PlayerId(100 + number),
        fide_rating=2400 - 7 * number,
        national_rating=None,
        fide_id=14100000 + number,
    )


def _team(number: int, size: int, boards: int, people: dict[PlayerId, Player]) -> Team:
    members = [PlayerId(100 + number + each * (len(people) // size)) for each in range(size)]
    name = _NAMES[(number - 1) % len(_NAMES)]
    return Team(
        id=TeamId(PlayerId(-number)),
        name=name if number <= len(_NAMES) else f"{name} ІІ",
        short_name=name[:3].upper(),
        region=people[members[0]].region,
        federation="UKR",
        captain="Щербак Ґалина",
        members=tuple(
            Member(player=each, is_reserve=at > boards, number=PairingNumber(each - 100))
            for at, each in enumerate(members, 1)
        ),
    )


def with_first(event: Event, change: Callable[[Team], Team]) -> tuple[Event, Team]:
    """Return an event with something else said of its first team, and the team."""
    (tournament,) = event.tournaments
    first, *others = tournament.teams
    team = change(first)
    made = replace(tournament, teams=(team, *others))
    return replace(event, tournaments=(made,)), team


def _matches(
    number: Round,
    pairs: Sequence[tuple[int, int]],
    ids: dict[int, TeamId],
    teams: Sequence[Team],
    boards: int,
    serial: "count[int]",
) -> RoundOfPlay:
    games = tuple(
        Game(
            id=GameId(next(serial)),
            board=Board(table),
            white=ids[white],
            black=ids[black],
        )
        for table, (white, black) in enumerate(
            [pair for pair in pairs if 0 not in pair and max(pair) in ids], 1
        )
    )
    byes = tuple(Bye(player=ids[max(pair)], mark=Mark.PAIRING_BYE) for pair in pairs if 0 in pair)
    return RoundOfPlay(
        number=number,
        starts_at=datetime(2026, 6, 4 + number, 15),
        games=games,
        byes=byes,
        line_ups=tuple(
            LineUp(team=team.id, players=_line_up(team, number, boards)) for team in teams
        ),
    )


def _line_up(team: Team, number: int, boards: int) -> tuple[PlayerId | None, ...]:
    """Return who plays: the first board rests in round 2 in teams of an even number, and the last
    board of the first team stays empty in round 1.
    """
    rests = number == 2 and team.id % 2 == 0
    players = (*team.players[1:], *team.players[:1]) if rests else team.players
    seated: list[PlayerId | None] = [*players[:boards]]
    if rests and len(team.players) == boards:
        seated[-1] = None
    if number == 1 and team.id == -1:
        seated[-1] = None
    return tuple(seated)


def _games(
    matches: RoundOfPlay,
    match: Game,
    rules: TeamRules,
    serial: "count[int]",
    people: dict[PlayerId, Player],
    *,
    is_played: bool,
) -> list[Game]:
    seats = {each.team: each.players for each in matches.line_ups}
    made = []
    for board in range(1, rules.boards + 1):
        home = seats[match.white][board - 1] if match.white in seats else None  # type: ignore[index]
        away = seats[match.black][board - 1] if match.black in seats else None  # type: ignore[index]
        if home is None or away is None:
            continue
        white, black = (home, away) if rules.is_white(board) else (away, home)
        text = mixed_results(matches.number, PairingNumber(white - 100), PairingNumber(black - 100))
        made.append(
            Game(
                id=GameId(next(serial)),
                board=hall_board(match.board, board, rules.boards),
                white=white,
                black=black,
                result=Result.parse(text) if is_played else None,
            )
        )
    return made
