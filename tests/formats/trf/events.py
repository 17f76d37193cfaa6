"""Report files to be tried, and events that a report can say in full."""

from collections.abc import Collection
from dataclasses import replace
from datetime import date, datetime, timedelta
from decimal import Decimal
from pathlib import Path
from typing import Any

from hypothesis import strategies as st

from arbiter_app.domain.facts.competition import (
    Adjustment,
    ListChange,
    OwnCriterion,
)
from arbiter_app.domain.facts.event import Event, EventLevel, EventRank
from arbiter_app.domain.facts.people.affiliation import ContingentKey
from arbiter_app.domain.facts.people.categories import Category
from arbiter_app.domain.facts.people.entry_status import EntryStatus
from arbiter_app.domain.facts.people.grades import GRADES
from arbiter_app.domain.facts.people.people import (
    Birth,
    LaterRating,
    LaterRatings,
    Official,
    Player,
    RatingOrigin,
    RatingSource,
    Role,
    Sex,
    SportRank,
    Title,
)
from arbiter_app.domain.facts.people.rating_lists import Discipline
from arbiter_app.domain.facts.play.game_notes import Adjournment
from arbiter_app.domain.facts.play.numbering import Draw, DrawMethod, DrawnNumber
from arbiter_app.domain.facts.play.rounds import Bye, Game, RoundOfPlay, Stage
from arbiter_app.domain.facts.play.start_positions import Chess960, StartPositions
from arbiter_app.domain.facts.results import BYES, Colour, Mark, Result, Scoring
from arbiter_app.domain.facts.rules.scorings import in_matches
from arbiter_app.domain.facts.rules.settings import Settings, Unrated, Unresolved
from arbiter_app.domain.facts.rules.swiss_rules import (
    Acceleration,
    ForbiddenPairs,
    SwissRules,
    SwissSystem,
    TeamMates,
    VirtualPoints,
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
    StartNumber,
    TournamentId,
)
from arbiter_app.domain.names.collation import letters_of
from arbiter_app.domain.names.plain_text import LINE, one_line, unfit
from arbiter_app.domain.pairing.berger import berger
from arbiter_app.domain.tie_breaks.editions import (
    EDITIONS,
    USUAL_TIE_BREAKS,
    default_edition,
    edition,
)
from arbiter_app.formats.trf import Version
from arbiter_app.formats.trf.lines.letters import RESULTS

DATA = Path(__file__).parents[2] / "data"
FILES = sorted((DATA / "trf").glob("*.trf")) + sorted(DATA.glob("*.trf"))

_LATIN = st.from_regex(r"[A-Z][a-zà-ö]{1,9}, [A-Z][a-z]{1,9}", fullmatch=True)
_NAMES = ("O'Neill", "Д’Артаньян Ґео", "Знамʼянко-Єгер Їй", "Łukasz Çelik", "I", "х" * 100)
_WORDS = st.sampled_from(_NAMES) | st.from_regex(
    r"[A-Za-zА-Яа-яЇїҐґ|\\]{1,40}( [0-9A-Za-zІі|\\]{1,9}){0,3}", fullmatch=True
)
_CATEGORIES = st.lists(
    st.builds(
        Category,
        title=_WORDS,
        sex=st.none() | st.sampled_from(Sex),
        younger_than=st.none() | st.integers(1, 99),
        at_least=st.none() | st.integers(1, 99),
        contingent_by=st.sampled_from(ContingentKey),
        contingent=st.none() | _WORDS,
        rating_from=st.none() | st.integers(1, 3000),
        rating_below=st.none() | st.integers(1, 3000),
        titles=st.lists(st.sampled_from(Title), unique=True, max_size=2).map(tuple),
    ),
    max_size=2,
    unique_by=lambda category: letters_of(category.title),
).map(tuple)
_FREE_TEXT = (
    st.text(st.characters(codec="utf-8", exclude_categories=["Cs"]), max_size=200)
    .map(one_line)
    .filter(lambda text: unfit(text, LINE) is None)
)
_POINTS = st.sampled_from([Decimal(n) / 2 for n in range(7)])
_DAYS = st.dates(date(1990, 1, 1), date(2029, 12, 31))
_RESULTS = st.none() | st.sampled_from(list(RESULTS.values()))


_LATER = st.builds(
    LaterRating,
    since=_DAYS,
    source=st.sampled_from([RatingSource.FIDE, RatingSource.NATIONAL]),
    rating=st.integers(1, 4000),
    list=st.just("") | _WORDS,
)


@st.composite
def players(draw: st.DrawFn, number: int, *, is_latin: bool) -> Player:
    name = draw(_LATIN)
    births = st.builds(lambda day: Birth(day.year, day), _DAYS) | st.builds(
        Birth, st.integers(1900, 2026)
    )
    reported = Player(
        id=PlayerId(number),
        name=name,
        birth=draw(st.none() | births),
        sex=draw(st.none() | st.sampled_from(Sex)),
        title=draw(st.none() | st.sampled_from(Title)),
        fide_rating=draw(st.none() | st.integers(1, 4000)),
        fide_id=draw(st.none() | st.integers(1, 10**11 - 1)),
        federation=draw(st.none() | st.sampled_from(["UKR", "BUL", "FID"])),
    )
    if is_latin:
        return reported
    optional = st.none() | _WORDS
    origins = st.none() | st.builds(RatingOrigin, _WORDS, _DAYS)
    return replace(
        reported,
        name=draw(_WORDS),
        latin_name=draw(st.sampled_from([None, name])),
        federation=draw(st.none() | st.sampled_from(["UKR", "Україна", "Чехія"])),
        sport_rank=draw(st.none() | st.sampled_from(SportRank)),
        grade=draw(st.none() | st.sampled_from(GRADES)),
        national_rating=draw(st.none() | st.integers(1, 4000)),
        arbiters_rating=draw(st.none() | st.integers(1, 4000)),
        region=draw(optional),
        club=draw(optional),
        coach=draw(optional),
        national_id=draw(optional),
        fide_origin=draw(origins),
        national_origin=draw(origins),
        later_ratings=LaterRatings.of(draw(st.lists(_LATER, max_size=3))),
    )


def _sensible(**fields: Any) -> Game:
    """Return a game that has colours if it was played."""
    game = Game(**fields)
    return replace(game, without_colours=not game.has_colours)


def _entries_on_levels(player: PlayerId) -> st.SearchStrategy[Entry]:
    level = st.none() | st.integers(0, 99)
    return st.builds(Entry, player=st.just(player), level=level, level_kept=level)


@st.composite
def swiss_rounds(draw: st.DrawFn, size: int) -> tuple[RoundOfPlay, ...]:
    """Draw rounds that are all paired; boards stand in any order."""
    rounds = []
    for number in range(1, draw(st.integers(0, 4)) + 1):
        order = draw(st.permutations(range(1, size + 1)))
        absent = draw(st.integers(0, size - 2))
        absent += (size - absent) % 2
        byes = sorted(order[:absent])
        marks = draw(st.lists(st.sampled_from(BYES), min_size=absent, max_size=absent))
        boards = draw(st.sets(st.integers(1, 30), min_size=size // 2, max_size=size // 2))
        at = sorted(boards) if draw(st.booleans()) else range(1, size)
        games = tuple(
            _sensible(
                id=GameId(1000 * number + board),
                board=Board(at[board]),
                white=PlayerId(order[absent + 2 * board]),
                black=PlayerId(order[absent + 2 * board + 1]),
                result=draw(_RESULTS),
                without_colours=order[absent + 2 * board] < order[absent + 2 * board + 1]
                and draw(st.booleans()),
            )
            for board in range((size - absent) // 2)
        )
        rounds.append(
            RoundOfPlay(
                number=Round(number),
                games=games,
                byes=tuple(
                    Bye(player=PlayerId(player), mark=mark)
                    for player, mark in zip(byes, marks, strict=True)
                ),
            )
        )
    return tuple(rounds)


@st.composite
def rounds_to_come(draw: st.DrawFn, size: int, paired: int) -> tuple[RoundOfPlay, ...]:
    """Draw rounds that are not paired yet, of which byes are known."""
    kinds = st.sampled_from((Mark.FULL_BYE, Mark.HALF_BYE, Mark.ZERO_BYE))
    known = draw(
        st.lists(st.dictionaries(st.integers(1, size), kinds, min_size=1, max_size=3), max_size=2)
    )
    return tuple(
        RoundOfPlay(
            number=Round(paired + place),
            games=(),
            byes=tuple(
                Bye(player=PlayerId(player), mark=mark) for player, mark in sorted(byes.items())
            ),
        )
        for place, byes in enumerate(known, start=1)
    )


@st.composite
def swiss_rules(draw: st.DrawFn, size: int, *, says_all: bool) -> SwissRules:
    """Draw how a Swiss is paired; engines of before TRF26 are told less."""
    ids = st.integers(1, size).map(PlayerId)
    groups = st.lists(ids, min_size=2, max_size=4, unique=True).map(tuple)
    colour = draw(st.none() | st.sampled_from(Colour))
    if not says_all:
        always = st.lists(st.builds(ForbiddenPairs, players=groups), max_size=2).map(tuple)
        return SwissRules(is_assumed=True, initial_colour=colour, forbidden=draw(always))
    spans = st.builds(
        VirtualPoints,
        points=st.sampled_from([Decimal("0.5"), Decimal("1.25"), Decimal(100), Decimal("-1")]),
        first_round=st.integers(1, 3).map(Round),
        last_round=st.integers(3, 9).map(Round),
        first=st.integers(1, 4).map(PairingNumber),
        last=st.integers(4, 9).map(PairingNumber),
    )
    some = st.lists(ids, max_size=4).map(tuple)
    pairs = st.builds(
        ForbiddenPairs,
        players=groups | some,
        first_round=st.integers(1, 4).map(Round),
        last_round=st.none() | st.integers(4, 12).map(Round),
    )
    mates = st.builds(
        TeamMates,
        by=st.sampled_from(ContingentKey),
        first_round=st.integers(1, 4).map(Round),
        last_round=st.none() | st.integers(4, 12).map(Round),
        is_absolute=st.booleans(),
    )
    return SwissRules(
        system=draw(st.sampled_from(SwissSystem)),
        is_assumed=draw(st.booleans()),
        initial_colour=colour,
        acceleration=draw(st.sampled_from(Acceleration)),
        last_accelerated=draw(st.none() | ids),
        virtual_points=draw(st.lists(spans, max_size=2).map(tuple)),
        forbidden=draw(st.lists(pairs, max_size=2).map(tuple)),
        counts_all_numbers=draw(st.booleans()),
        team_mates=draw(st.lists(mates, max_size=2, unique_by=lambda each: each.by).map(tuple)),
    )


@st.composite
def berger_rounds(draw: st.DrawFn, size: int, settings: Settings) -> tuple[RoundOfPlay, ...]:
    schedule = berger(size, cycles=settings.cycles, swap_last_rounds=settings.swap_last_rounds)
    return tuple(
        RoundOfPlay(
            number=Round(number),
            games=tuple(
                Game(
                    id=GameId(1000 * number + board),
                    board=Board(board),
                    white=PlayerId(pair.white),
                    black=PlayerId(pair.black),
                    result=draw(_RESULTS),
                )
                for board, pair in enumerate(pairing.pairs, start=1)
            ),
        )
        for number, pairing in enumerate(schedule, start=1)
    )


def _of_matches(round_: RoundOfPlay) -> RoundOfPlay:
    """Return a round whose results are of matches: each has its two games, as in the program."""
    games = (
        replace(game, result=game.result and Result.of_match(game.result, game.result))
        for game in round_.games
    )
    return replace(round_, games=tuple(games))


@st.composite
def events(draw: st.DrawFn, version: Version) -> Event:
    """Draw an event that a file of the version can say in full."""
    says_all = version is Version.TRF26
    system = draw(st.sampled_from([*USUAL_TIE_BREAKS]))
    size = draw(st.integers(3, 8))
    starts_on = draw(st.none() | _DAYS)
    usual = default_edition(starts_on) if starts_on else [*EDITIONS][-1]
    is_round_robin = system is System.ROUND_ROBIN
    cycles = draw(st.integers(1, 2)) if is_round_robin else 1
    ranked = USUAL_TIE_BREAKS[system]
    settings = Settings(system=system, cycles=cycles, edition=usual, tie_breaks=ranked)
    if says_all:
        settings = draw(settings_that_say_all(settings))
    rounds = draw(berger_rounds(size, settings) if is_round_robin else swiss_rounds(size))
    if not is_round_robin:
        rounds += draw(rounds_to_come(size, len(rounds)))
        settings = replace(settings, swiss=draw(swiss_rules(size, says_all=says_all)))
        if settings.has_two_games:
            settings = replace(settings, scoring=in_matches(settings.scoring))
            rounds = tuple(map(_of_matches, rounds))
        announced = st.integers(max(len(rounds), 1), 12)
        settings = replace(settings, rounds=draw(announced | st.none() if says_all else announced))
    ids = [PlayerId(number) for number in range(1, size + 1)]
    tournament = Tournament(
        id=TournamentId(1),
        title="Cup",
        settings=settings,
        entries=tuple(
            draw(_entries_on_levels(player)) if says_all else Entry(player=player) for player in ids
        ),
        draw=Draw(
            method=DrawMethod.REPORTED,
            drawn=tuple(DrawnNumber(player=each, number=PairingNumber(each)) for each in ids),
        ),
        stages=(Stage(id=StageId(1), rounds=rounds),),
    )
    event = Event(
        title="Cup",
        place=draw(st.sampled_from(["", "Київ" if says_all else "Kyiv"])),
        federation=draw(st.sampled_from(["", "UKR", "Україна"] if says_all else ["", "UKR"])),
        time_control=draw(
            st.sampled_from(["", "90 min + 30 s", "90 хв + 30 с" if says_all else "15 min"])
        ),
        starts_on=starts_on,
        ends_on=draw(st.none() | _DAYS),
        officials=draw(
            st.sampled_from(
                [
                    (),
                    (
                        Official(
                            role=Role.CHIEF_ARBITER,
                            name="Petrov",
                            category="IA",
                            title="IA",
                            fide_id=2900000,
                        ),
                        Official(role=Role.DEPUTY, name="Ivanov"),
                    ),
                ]
            )
        ),
        players={each: draw(players(each, is_latin=not says_all)) for each in ids},
        tournaments=(tournament,),
    )
    return draw(with_all_we_know(event)) if says_all else event


@st.composite
def _scorings(draw: st.DrawFn) -> Scoring:
    """Draw a scoring that regulations may have."""
    absence, loss = sorted((draw(_POINTS), draw(_POINTS)))
    step = Decimal(draw(st.integers(1, 8))) / 4
    win = loss + 2 * step + draw(_POINTS) / 2
    return Scoring(
        win=win,
        draw=loss + step,
        loss=loss,
        absence=absence,
        pairing_bye=min(win, draw(_POINTS)),
    )


@st.composite
def settings_that_say_all(draw: st.DrawFn, settings: Settings) -> Settings:
    chosen = draw(st.sampled_from([*EDITIONS]))
    offered = [each.acronym for each in edition(chosen).offered(settings.system)]
    return replace(
        settings,
        edition=chosen,
        tie_breaks=tuple(draw(st.lists(st.sampled_from(offered), unique=True, max_size=4))),
        swap_last_rounds=settings.cycles == 2 and draw(st.booleans()),
        scoring=draw(_scorings()),
        unresolved=draw(st.sampled_from(Unresolved)),
        unrated=draw(st.sampled_from(Unrated)),
        annuls_withdrawals=draw(st.booleans()),
        forfeits_in_ratings=draw(st.booleans()),
    )


_ADJOURNMENTS = st.builds(
    Adjournment,
    sealed_by=st.none() | st.sampled_from(Colour),
    note=_FREE_TEXT,
    resumes_at=st.none()
    | st.datetimes(datetime(2001, 1, 1), datetime(2060, 1, 1)).map(
        lambda moment: moment.replace(second=0, microsecond=0)
    ),
)


_POSITIONS = st.integers(0, 959).map(StartNumber)
_SEEDS = st.from_regex(r"[0-9]{8}", fullmatch=True)
_STARTS = (
    st.none()
    | st.builds(StartPositions, seed=st.none() | _SEEDS, for_all=_POSITIONS)
    | st.builds(StartPositions, seed=_SEEDS)
    | st.builds(
        StartPositions,
        of_boards=st.dictionaries(st.integers(1, 9).map(Board), _POSITIONS, min_size=1),
    )
)


@st.composite
def _annotated(draw: st.DrawFn, game: Game) -> Game:
    """Adjourn a game, or correct its result for the rating alone."""
    if draw(st.integers(0, 9)):
        return game
    rated = None if game.result is None else draw(_RESULTS)
    if rated is not None and game.result is not None and game.result.games:
        rated = Result.of_match(rated, rated)
    noted = replace(
        game,
        rated_result=None if rated == game.result else rated,
        adjournment=draw(st.none() | _ADJOURNMENTS),
    )
    return replace(noted, without_colours=not noted.has_colours)


def _of_others(round_: RoundOfPlay, gone: Collection[PlayerId]) -> tuple[Bye, ...]:
    return tuple(bye for bye in round_.byes if bye.player not in gone)


@st.composite
def with_all_we_know(draw: st.DrawFn, event: Event) -> Event:
    """Add what only our comments say."""
    tournament = event.tournament
    ids = list(event.players)
    someone = st.sampled_from(ids)
    rounds = tournament.main_stage.rounds
    first = draw(st.none() | st.datetimes(datetime(2001, 1, 1), datetime(2060, 1, 1)))
    if first is not None:
        first = first.replace(second=0, microsecond=0)
        rounds = tuple(
            replace(round_, starts_at=first + timedelta(days=round_.number)) for round_ in rounds
        )
    rounds = tuple(
        replace(each, games=tuple(draw(_annotated(game)) for game in each.games)) for each in rounds
    )
    rounds = tuple(replace(each, start=draw(_STARTS)) for each in rounds)
    entries = tuple(
        replace(entry, status=draw(st.sampled_from(EntryStatus))) for entry in tournament.entries
    )
    gone = {entry.player for entry in entries if entry.has_left}
    rounds = tuple(
        # Those who have left are absent anyway.
        each if each.games else replace(each, byes=_of_others(each, gone))
        for each in rounds
    )
    while rounds and not (
        rounds[-1].games or rounds[-1].byes or rounds[-1].starts_at or rounds[-1].start
    ):
        rounds = rounds[:-1]
    listed = draw(st.booleans())
    own = OwnCriterion(
        code="OTHER_X",
        definition=draw(_FREE_TEXT),
        lower_is_better=draw(st.booleans()),
        values=draw(st.dictionaries(someone, _POINTS)),
    )
    settings = tournament.settings
    if listed:
        settings = replace(settings, tie_breaks=(*settings.tie_breaks, "OTHER_X"))
    tournament = replace(
        tournament,
        title=draw(_WORDS),
        settings=settings,
        entries=entries,
        stages=(replace(tournament.main_stage, rounds=rounds),),
        tie_lot_seed=draw(st.none() | _FREE_TEXT),
        own_criteria=(own,) if listed or draw(st.booleans()) else (),
        categories=draw(_CATEGORIES),
        adjustments=tuple(
            draw(
                st.lists(
                    st.builds(
                        Adjustment,
                        player=someone,
                        round=st.none() | st.integers(1, 9).map(Round),
                        points=st.sampled_from([Decimal("-0.5"), Decimal("1.25"), Decimal(-2)]),
                    ),
                    max_size=2,
                )
            )
        ),
        list_changes=tuple(
            draw(
                st.lists(
                    st.builds(
                        ListChange,
                        after_round=st.just(Round(1)),
                        before=st.sampled_from([(), ("BH", "DE/P")]),
                        reason=_FREE_TEXT,
                    ),
                    max_size=1,
                )
            )
        ),
    )
    officials = event.officials
    if draw(st.booleans()):
        officials = (
            *officials,
            Official(
                role=draw(st.sampled_from([Role.CHIEF_SECRETARY, Role.APPEALS_CHAIR])),
                name=draw(_WORDS),
                category="суддя I",
                title=draw(st.sampled_from([None, "FA"])),
                fide_id=draw(st.none() | st.integers(1, 10**8)),
                region=draw(st.none() | _WORDS),
            ),
        )
    return replace(
        event,
        organiser=draw(_FREE_TEXT),
        level=draw(st.none() | st.sampled_from(EventLevel)),
        rank=draw(st.none() | st.sampled_from(EventRank)),
        discipline=draw(st.sampled_from(Discipline)),
        chess960=draw(st.none() | st.sampled_from(Chess960)),
        officials=officials,
        tournaments=(tournament,),
    )
