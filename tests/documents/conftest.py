"""A tournament of invented players whose results follow from their numbers."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import date, datetime, timedelta
from decimal import Decimal
from functools import cache, lru_cache
from itertools import count
from typing import Any

import pytest

from arbiter_app.documents.catalogue import document
from arbiter_app.documents.options import OptionValue
from arbiter_app.documents.report import Facts, Paragraph, Report, Table
from arbiter_app.domain.facts.across_rankings import AcrossRanking
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.entry_status import EntryStatus
from arbiter_app.domain.facts.people.people import Birth, Official, Player, Role, SportRank, Title
from arbiter_app.domain.facts.play.numbering import Draw, DrawMethod, DrawnNumber
from arbiter_app.domain.facts.play.rounds import Bye, Game, RoundOfPlay, Stage
from arbiter_app.domain.facts.play.sheets import Sheet, SheetState
from arbiter_app.domain.facts.results import BYES, Mark, Result
from arbiter_app.domain.facts.rules.settings import Settings
from arbiter_app.domain.facts.rules.solving_rules import (
    ProblemKind,
    SolverTeam,
    SolvingRound,
    SolvingRules,
)
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.facts.tournament import Entry, Tournament
from arbiter_app.domain.ids import (
    Board,
    GameId,
    PairingNumber,
    PlayerId,
    Round,
    StageId,
    TournamentId,
)
from arbiter_app.domain.pairing.berger import berger
from arbiter_app.domain.pairing.position import Pair
from arbiter_app.i18n import catalogue
from arbiter_app.services.commands.whole.event import with_system

_NAMES = (
    ("Шевчук Олена", "Shevchuk, Olena"),
    ("Ґалаґан Ігор", "Galagan, Ihor"),
    ("Єременко Юрій", "Yeremenko, Yurii"),
    ("Їжак Тарас", "Yizhak, Taras"),
    ("Іваненко Ґео", "Ivanenko, Geo"),
    ("Білик Марта", "Bilyk, Marta"),
    ("Антонюк Яна", "Antoniuk, Yana"),
    ("Кравець Лев", "Kravets, Lev"),
    ("Дем’яненко Софія-Марія", "Demianenko, Sofiia-Mariia"),
    ("Гнатюк Павло", "Hnatiuk, Pavlo"),
    ("Жук Остап", "Zhuk, Ostap"),
    ("Цимбалюк Ніна", "Tsymbaliuk, Nina"),
    ("Шевченко Богдан", "Shevchenko, Bohdan"),
    ("Мельник Оксана", "Melnyk, Oksana"),
    ("Ковальчук Андрій", "Kovalchuk, Andrii"),
    ("Бондаренко Ірина", "Bondarenko, Iryna"),
    ("Ткаченко Максим", "Tkachenko, Maksym"),
    ("Олійник Христина", "Oliinyk, Khrystyna"),
    ("Лисенко Северин", "Lysenko, Severyn"),
    ("Савчук Зоряна", "Savchuk, Zoriana"),
    ("Руденко Володимир", "Rudenko, Volodymyr"),
    ("Поліщук Їванка", "Polishchuk, Yivanka"),
    ("Яремчук Євген", "Yaremchuk, Yevhen"),
    ("Фещенко Уляна", "Feshchenko, Uliana"),
)
_REGIONS = ("Львівська обл.", "Київ", "Харківська обл.", "Одеська обл.", "Дніпропетровська обл.")
_RANKS = (*SportRank, None)
_TITLES = (Title.GM, Title.IM, Title.FM, None, None)

OF_PLAY = (
    "technical-information",
    "start-list",
    "schedule",
    "round-protocol",
    "cross-table",
    "final-standings",
    "progress",
    "player-card",
    "team-cards",
    "team-standings",
    "why",
)
"""Papers that have to do with the order of the players."""

Score = Callable[[int, PairingNumber, PairingNumber], str | None]
"""Return the result of White against Black in a round, as `Result.parse` reads it."""


def mixed_results(round_: int, white: PairingNumber, black: PairingNumber) -> str:
    """Return results of every kind, the lower number winning most games."""
    if (white + black + round_) % 3 == 0:
        return "½-½"
    if white == 3 and round_ == 2:
        return "+/-"
    return "1-0" if white < black else "0-1"


def player(number: int) -> Player:
    name, latin = _NAMES[number - 1]
    return Player(
        id=PlayerId(100 + number),
        name=name,
        latin_name=latin,
        birth=Birth(1980 + number),
        title=_TITLES[number % len(_TITLES)],
        sport_rank=_RANKS[number % len(_RANKS)],
        fide_rating=2400 - 17 * number,
        national_rating=2420 - 19 * number if number % 2 else None,
        fide_id=14100000 + number,
        federation="UKR",
        region=_REGIONS[number % len(_REGIONS)],
        club=("СК «Авангард»", "ДЮСШ № 4")[number % 2],
        coach=("Петренко О. І.", "Сидоренко В.")[number % 2],
    )


def event_of(
    players: int,
    *,
    cycles: int = 1,
    played: int | None = None,
    score: Score = mixed_results,
    drawn: bool = True,
) -> Event:
    """Return an event after `played` rounds, all of them by default; the same one to all tests."""
    return _event_of(_NAMES, players, cycles, played, score, drawn)


@lru_cache(maxsize=256)
def _event_of(
    _: object, players: int, cycles: int, played: int | None, score: Score, drawn: bool
) -> Event:
    people = {each.id: each for each in map(player, range(1, players + 1))}
    ids = list(people)
    numbers = tuple(
        DrawnNumber(player=each, number=PairingNumber(number)) for number, each in enumerate(ids, 1)
    )
    stage = Stage(id=StageId(1), rounds=_rounds(ids, cycles, played, score) if drawn else ())
    tournament = Tournament(
        id=TournamentId(1),
        title="",
        settings=Settings(cycles=cycles, edition="2026-03", tie_breaks=("DE", "WIN", "SB", "KS")),
        entries=tuple(Entry(player=each) for each in people),
        draw=Draw(method=DrawMethod.LOTS, drawn=numbers, seed="зерно") if drawn else None,
        stages=(stage,),
    )
    return Event(
        title="Чемпіонат Львівської області з шахів 2026 року серед чоловіків і жінок",
        place="Львів, Палац шахів",
        organiser="Львівська обласна федерація шахів",
        starts_on=date(2026, 6, 5),
        ends_on=date(2026, 6, 14),
        officials=(
            Official(
                role=Role.CHIEF_ARBITER,
                name="Ґонтаренко Єлизавета Іллівна",
                category="суддя національної категорії",
            ),
            Official(role=Role.CHIEF_SECRETARY, name="Щур Ю. Ю.", category="I категорія"),
        ),
        players=people,
        tournaments=(tournament,),
        data_version=128,
    )


def _rounds(
    ids: list[PlayerId], cycles: int, played: int | None, score: Score
) -> tuple[RoundOfPlay, ...]:
    schedule = berger(len(ids), cycles=cycles)
    done = len(schedule) if played is None else played
    serial = count(1)

    def game(round_: int, board: int, pair: Pair) -> Game:
        result = score(round_, pair.white, pair.black) if round_ <= done else None
        return Game(
            id=GameId(next(serial)),
            board=Board(board),
            white=ids[pair.white - 1],
            black=ids[pair.black - 1],
            result=Result.parse(result) if result else None,
        )

    return tuple(
        RoundOfPlay(
            number=Round(number),
            starts_at=datetime(2026, 6, 5, 15) + timedelta(days=number - 1),
            games=tuple(game(number, board, pair) for board, pair in enumerate(pairing.pairs, 1)),
        )
        for number, pairing in enumerate(schedule, 1)
    )


def swiss_of(rounds: Sequence[str], *, announced: int | None = None, players: int = 7) -> Event:
    """Return a Swiss whose rounds are written "1-2 1-0, 3-4 ½-½, 5-6, 7 U": games and byes."""
    base = event_of(players, drawn=False)
    ids = list(base.players)
    numbers = tuple(
        DrawnNumber(player=each, number=PairingNumber(number)) for number, each in enumerate(ids, 1)
    )
    stage = Stage(
        id=StageId(1),
        rounds=tuple(_swiss_round(ids, number, text) for number, text in enumerate(rounds, 1)),
    )
    settings = Settings(
        system=System.SWISS, rounds=announced, edition="2026-03", tie_breaks=("BH/C1", "BH", "SB")
    )
    draw = Draw(method=DrawMethod.REPORTED, drawn=numbers)
    return changed(base, settings=settings, draw=draw, stages=(stage,))


@cache
def usual(document_id: str, language: str = "en") -> Report:
    """Return a document of an event of which there is one, made once for all tests."""
    return report_of(document_id, fitting(document_id), language)


def fitting(document: str) -> Event:
    """Return an event of which there is such a paper: a Swiss where nothing else has it."""
    if document == "across":
        return _in_which_regions_count()
    if document in OF_TEAMS:
        return _of_teams()
    if document in OF_SOLVERS:
        return _of_solvers()
    if document not in OF_SWISS:
        return event_of(12)
    return _swiss()


@cache
def _in_which_regions_count() -> Event:
    return replace(event_of(12), across=(AcrossRanking(title="Залік областей"),))


@cache
def _of_teams() -> Event:
    from tests.documents.team_events import teams_of

    return teams_of()


@cache
def _of_solvers() -> Event:
    return solvers_of(12)


@cache
def _swiss() -> Event:
    return swiss_of(("1-4 1-0, 5-2 ½-½, 3-6 0-1, 7 U", "6-1, 2-7, 4-5, 3 Z"))


def solvers_of(solvers: int) -> Event:
    """Return an event of solvers, as `solved`."""
    return solved(event_of(solvers))


def solved(event: Event) -> Event:
    """Return an event as one of solvers whose first round is typed, in four minutes and more."""
    first, second = (
        SolvingRound(kind=ProblemKind.TWO_MOVERS, minutes=20),
        SolvingRound(kind=ProblemKind.STUDIES, minutes=100),
    )
    numbers = event.tournament.numbers
    marked = tuple(
        Sheet(
            solver=solver,
            state=SheetState.MARKED,
            points=(Decimal(5), Decimal("2.25"), Decimal(number % 6)),
            seconds=60 * (3 + number),
        )
        for solver, number in numbers.items()
    )
    waiting = tuple(Sheet(solver=solver) for solver in numbers)
    rounds = tuple(
        RoundOfPlay(number=Round(number), games=(), sheets=sheets)
        for number, sheets in ((1, marked), (2, waiting))
    )
    settings = with_system(event.tournament.settings, System.SOLVING)
    rules = SolvingRules(rounds=(first, second), teams_by=SolverTeam.REGION)
    return changed(
        event,
        settings=replace(settings, solving=rules),
        stages=(replace(event.tournament.main_stage, rounds=rounds),),
    )


OF_SOLVERS = ("solving-round", "solving-table")
"""Papers of tournaments of solvers alone."""

OF_TEAMS = (
    "team-list",
    "line-up-slips",
    "board-pairings",
    "match-cards",
    "team-protocol",
    "team-cards",
    "team-standings",
    "board-prizes",
)
"""Papers of tournaments of teams alone."""

OF_SWISS = ("why-pairs", "byes")
"""Papers of a Swiss alone."""


def _swiss_round(ids: Sequence[PlayerId], number: int, text: str) -> RoundOfPlay:
    games: list[Game] = []
    byes: list[Bye] = []
    for item in text.split(", "):
        who, _, outcome = item.partition(" ")
        if outcome in BYES:
            byes.append(Bye(player=ids[int(who) - 1], mark=Mark(outcome)))
            continue
        white, black = (ids[int(each) - 1] for each in who.split("-"))
        games.append(
            Game(
                id=GameId(100 * number + len(games)),
                board=Board(len(games) + 1),
                white=white,
                black=black,
                result=Result.parse(outcome) if outcome else None,
            )
        )
    return RoundOfPlay(number=Round(number), games=tuple(games), byes=tuple(byes))


def changed(event: Event, **facts: Any) -> Event:
    """Return the event with other facts of its tournament."""
    return replace(event, tournaments=(replace(event.tournament, **facts),))


def with_settings(event: Event, **facts: Any) -> Event:
    """Return the event with other settings of its tournament."""
    return changed(event, settings=replace(event.tournament.settings, **facts))


def without(event: Event, number: int) -> Event:
    """Return the event after the player of a number has withdrawn."""
    entries = tuple(
        replace(entry, status=EntryStatus.WITHDRAWN)
        if event.tournament.numbers[entry.player] == number
        else entry
        for entry in event.tournament.entries
    )
    return changed(event, entries=entries)


def report_of(
    document_id: str, event: Event, language: str = "en", **options: OptionValue
) -> Report:
    """Return a document as it would be printed on the last day."""
    printed_at = datetime(2026, 6, 14, 18, 5)
    return document(document_id).build(event, options, catalogue(language), printed_at)


@pytest.fixture(name="event_of")
def event_of_fixture() -> Callable[..., Event]:
    return event_of


@pytest.fixture(name="report_of")
def report_of_fixture() -> Callable[..., Report]:
    return report_of


def with_entry(event: Event, number: int, **facts: Any) -> Event:
    """Return the event with other facts of the entry of the player of a number."""
    player = PlayerId(100 + number)
    entries = tuple(
        replace(entry, **facts) if entry.player == player else entry
        for entry in event.tournament.entries
    )
    return changed(event, entries=entries)


def with_players(event: Event, **facts: Any) -> Event:
    """Return the event with facts of its players, each told by a function of his number."""
    players = {
        each: replace(player, **{name: of(each - 100) for name, of in facts.items()})
        for each, player in event.players.items()
    }
    return replace(event, players=players)


def table_of(report: Report, index: int = 0) -> Table:
    """Return one of the tables of a report."""
    return [block for block in report.body if isinstance(block, Table)][index]


def texts_of(report: Report, title: str, index: int = 0) -> list[str]:
    """Return a column of a table by its title."""
    table = table_of(report, index)
    place = [column.title for column in table.columns].index(title)
    return [row[place].text for row in table.rows]


def sentences(report: Report) -> str:
    """Return all paragraphs of a report."""
    return "\n".join(block.text for block in report.body if isinstance(block, Paragraph))


def facts_of(report: Report) -> dict[str, str]:
    """Return what a report says of each thing."""
    return {
        thing: said
        for block in report.body
        if isinstance(block, Facts)
        for thing, said in block.lines
    }
