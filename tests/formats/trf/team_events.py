"""Small tournaments of teams that a report can say in full."""

from dataclasses import replace
from datetime import date, datetime
from decimal import Decimal

from hypothesis import strategies as st

from arbiter_app.domain.facts.competition import Adjustment
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
from arbiter_app.domain.facts.results import (
    BLACK_FORFEITS,
    BOTH_FORFEIT,
    WHITE_FORFEITS,
    Mark,
    Scoring,
)
from arbiter_app.domain.facts.rules.settings import Settings
from arbiter_app.domain.facts.rules.swiss_rules import SwissRules
from arbiter_app.domain.facts.rules.swiss_texts import NextGroup, Readings, Seats
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.facts.rules.team_rules import (
    ColourType,
    Decider,
    HolesRule,
    LineUpRules,
    OrderRule,
    Restart,
    Score,
    TeamRules,
)
from arbiter_app.domain.facts.tournament import Entry, Tournament
from arbiter_app.domain.ids import (
    Board,
    GameId,
    PairingNumber,
    ParticipantId,
    PlayerId,
    Round,
    StageId,
    TeamId,
    TournamentId,
)
from arbiter_app.domain.teams.matches import hall_board, with_scores
from arbiter_app.formats.trf.lines.letters import RESULTS

_EDITION = "2026-03"
_MOST_ROUNDS = 3
_WORDS = st.sampled_from(["", "Коваль | Олена", "Kyiv", "Ґанок і Ко"])
_MOMENTS = st.none() | st.just(datetime(2026, 5, 1, 9, 30))
_FORFEITS = st.sampled_from([BLACK_FORFEITS, WHITE_FORFEITS, BOTH_FORFEIT])
_POINTS = st.sampled_from([Decimal("-1"), Decimal("-0.5"), Decimal(0), Decimal("1.5"), Decimal(2)])


def _id(number: int) -> TeamId:
    return TeamId(PlayerId(-number))


@st.composite
def team_rules(draw: st.DrawFn) -> TeamRules:
    boards = draw(st.integers(1, 4))
    return TeamRules(
        line_ups=LineUpRules(
            boards=boards,
            order=draw(st.sampled_from(OrderRule)),
            holes=draw(st.sampled_from(HolesRule)),
            reserves=draw(st.none() | st.integers(0, 3)),
            women=draw(st.none() | st.integers(0, boards)),
            juniors=draw(st.none() | st.integers(0, boards)),
            juniors_under=draw(st.integers(10, 20)),
            games_before=draw(st.none() | st.integers(1, 5)),
            games_from=draw(st.none() | st.integers(1, 9)),
            half_must_come=draw(st.booleans()),
            tolerance=draw(st.sampled_from([0, 50])),
            foreigners=draw(st.none() | st.just(1)),
            due_minutes=draw(st.none() | st.just(30)),
        ),
        colours=draw(st.sampled_from(["WB", "WBBW", "W", "WWBB"])),
        primary=draw(st.sampled_from(Score)),
        restart=draw(st.sampled_from(Restart)),
        points_of_bye=draw(st.none() | st.just(Decimal("1.5"))),
        points_of_forfeit=draw(st.none() | st.just(Decimal("2.5"))),
        colour_type=draw(st.sampled_from(ColourType)),
        readings=Readings(
            seats=draw(st.sampled_from(Seats)), next_group=draw(st.sampled_from(NextGroup))
        ),
        rosters_until=draw(st.none() | st.just(date(2026, 5, 1))),
        captains_sign=draw(st.booleans()),
        deciders=tuple(draw(st.lists(st.sampled_from(Decider), unique=True))),
    )


@st.composite
def teams(draw: st.DrawFn, rules: TeamRules) -> tuple[Team, ...]:
    last, made = 0, []
    for number in range(1, draw(st.integers(2, 6)) + 1):
        size = draw(st.integers(max(1, rules.boards - 1), rules.boards + 2))
        members = tuple(
            Member(
                player=PlayerId(last + place),
                number=PairingNumber(last + place),
                is_reserve=draw(st.booleans()),
                boards=draw(st.sampled_from([(), (1,), (1, 2)])),
            )
            for place in range(1, size + 1)
        )
        last += size
        made.append(
            Team(
                id=_id(number),
                name=f"Team {number}",
                short_name=draw(st.sampled_from(["", "TEAM", "КИЇВСЬКІ"])),
                club=draw(st.none() | st.just("Club")),
                captain=draw(_WORDS),
                captain_plays=draw(st.none() | st.just(members[0].player)),
                coach=draw(st.none() | st.just("Тренер")),
                strength=draw(st.none() | st.integers(1000, 1500)),
                members=members,
            )
        )
    return tuple(made)


@st.composite
def _seats(draw: st.DrawFn, team: Team, boards: int) -> tuple[PlayerId | None, ...]:
    """Draw who sits where: somebody at least, in any order."""
    chosen: list[PlayerId | None] = [*draw(st.permutations(team.players))[:boards]]
    chosen += [None] * (boards - len(chosen))
    for board in range(1, boards):
        if not draw(st.integers(0, 4)):
            chosen[board] = None
    return tuple(chosen)


@st.composite
def _match(
    draw: st.DrawFn, rules: TeamRules, sides: tuple[Team, Team], table: int
) -> tuple[Game, tuple[LineUp, ...], tuple[Game, ...]]:
    """Draw a match with its line-ups and the games on its boards."""
    first, second = sides
    match = Game(id=GameId(0), board=Board(table), white=first.id, black=second.id)
    if not draw(st.integers(0, 4)):
        return replace(match, result=draw(_FORFEITS)), (), ()
    line_ups = tuple(
        LineUp(
            team=team.id,
            players=draw(_seats(team, rules.boards)),
            handed_in=draw(_MOMENTS),
            by=draw(_WORDS),
        )
        for team in sides
    )
    games = []
    for board, (one, other) in enumerate(
        zip(line_ups[0].players, line_ups[1].players, strict=True), start=1
    ):
        if one is None or other is None:
            continue
        white, black = (one, other) if rules.is_white(board) else (other, one)
        games.append(
            Game(
                id=GameId(0),
                board=hall_board(table, board, rules.boards),
                white=white,
                black=black,
                result=draw(st.none() | st.sampled_from(list(RESULTS.values()))),
            )
        )
    return match, line_ups, tuple(games)


@st.composite
def _round(
    draw: st.DrawFn, rules: TeamRules, entered: tuple[Team, ...], number: int
) -> tuple[RoundOfPlay, RoundOfPlay]:
    """Draw a round of matches, and what was played on its boards."""
    order = draw(st.permutations(entered))
    pairs = draw(st.integers(1, len(order) // 2))
    matches: list[Game] = []
    line_ups: list[LineUp] = []
    games: list[Game] = []
    for table in range(1, pairs + 1):
        sides = (order[2 * table - 2], order[2 * table - 1])
        match, seats, played = draw(_match(rules, sides, table))
        matches.append(match)
        line_ups += seats
        games += played
    left = sorted(order[2 * pairs :], key=lambda team: -team.id)
    free = draw(st.none() | st.sampled_from(left)) if left else None
    requested = st.sampled_from([Mark.ZERO_BYE, Mark.HALF_BYE, Mark.FULL_BYE])
    byes = tuple(
        Bye(player=team.id, mark=Mark.PAIRING_BYE if team is free else draw(requested))
        for team in left
    )
    known: dict[ParticipantId, Team] = {team.id: team for team in entered}
    of_boards = RoundOfPlay(number=Round(number), games=tuple(games))
    of_matches = RoundOfPlay(
        number=Round(number), games=tuple(matches), byes=byes, line_ups=tuple(line_ups)
    )
    return with_scores(rules, known, of_matches, of_boards), of_boards


@st.composite
def team_events(draw: st.DrawFn) -> Event:
    """Draw an event of a Swiss of teams as a report makes it, by hand as far as it is paired."""
    rules = draw(team_rules())
    entered = draw(teams(rules))
    people = [member.player for team in entered for member in team.members]
    settings = Settings(
        system=System.SWISS,
        rounds=_MOST_ROUNDS,
        scoring=Scoring(
            win=Decimal(2),
            draw=Decimal(1),
            pairing_bye=draw(st.sampled_from([Decimal(1), Decimal(2)])),
        ),
        edition=_EDITION,
        tie_breaks=draw(st.sampled_from([("MPVGP", "EDE"), ("BH:GP", "SB/C1"), ()])),
        swiss=SwissRules(),
        teams=rules,
    )
    rounds = [draw(_round(rules, entered, number)) for number in range(1, _MOST_ROUNDS + 1)]
    given = st.builds(
        Adjustment,
        player=st.sampled_from([team.id for team in entered]),
        round=st.none() | st.integers(1, _MOST_ROUNDS).map(Round),
        points=_POINTS,
        game_points=_POINTS,
    )
    tournament = Tournament(
        id=TournamentId(1),
        title="Cup",
        settings=settings,
        entries=tuple(Entry(player=player) for player in people),
        teams=entered,
        draw=Draw(
            method=DrawMethod.REPORTED,
            drawn=tuple(
                DrawnNumber(player=team.id, number=PairingNumber(-team.id)) for team in entered
            ),
        ),
        stages=(
            Stage(id=StageId(1), rounds=tuple(matches for matches, _ in rounds)),
            Stage(
                id=StageId(2),
                kind=StageKind.BOARDS,
                settings=settings.of_boards,
                boards_of=StageId(1),
                rounds=tuple(boards for _, boards in rounds),
            ),
        ),
        adjustments=tuple(draw(st.lists(given, max_size=2))),
    )
    return Event(
        title="Cup",
        players={
            player: Player(id=player, name=f"Player, {player}", fide_rating=2000 - player)
            for player in people
        },
        tournaments=(tournament,),
    )


def without_ids(event: Event) -> Event:
    """Return an event whose games have no ids, and whose line-ups stand in the order of teams."""
    tournament = event.tournament
    stages = tuple(
        replace(
            stage,
            rounds=tuple(
                replace(
                    round_,
                    games=tuple(replace(game, id=GameId(0)) for game in round_.games),
                    line_ups=tuple(sorted(round_.line_ups, key=lambda each: each.team)),
                )
                for round_ in stage.rounds
            ),
        )
        for stage in tournament.stages
    )
    return event.with_tournament(replace(tournament, stages=stages))
