"""Events of any contents, made of the types of their fields: a field that is added is made too."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields, is_dataclass, replace
from datetime import date, datetime, timedelta
from decimal import Decimal
from enum import Enum
from functools import cache
from itertools import count
from types import NoneType, UnionType
from typing import TYPE_CHECKING, Any, TypeVar, Union, get_args, get_origin, get_type_hints

from hypothesis import strategies as st

from arbiter_app.domain.facts.competition import ListChange, OwnCriterion, PlayOff
from arbiter_app.domain.facts.event import Event, Soundness
from arbiter_app.domain.facts.people.eligibility import Eligibility
from arbiter_app.domain.facts.people.grades import GRADES, Grade
from arbiter_app.domain.facts.people.people import Birth, LaterRating, LaterRatings, RatingSource
from arbiter_app.domain.facts.people.rating_rules import RatingRules
from arbiter_app.domain.facts.people.teams import Team
from arbiter_app.domain.facts.play.game_notes import MatchSignature
from arbiter_app.domain.facts.play.marks import SoFar
from arbiter_app.domain.facts.play.numbering import Ceremony, Draw, DrawGroup, EarlierNumbers
from arbiter_app.domain.facts.play.rounds import (
    BoardScore,
    Game,
    LineUp,
    RoundOfPlay,
    Slot,
    Stage,
    StageKind,
)
from arbiter_app.domain.facts.play.start_positions import StartPositions
from arbiter_app.domain.facts.results import Mark, Result
from arbiter_app.domain.facts.rules.play_off_rules import PlayOffRules
from arbiter_app.domain.facts.rules.settings import Settings
from arbiter_app.domain.facts.tournament import Entry, Tournament
from arbiter_app.domain.ids import (
    Board,
    DecisionId,
    GameId,
    PlayerId,
    Round,
    StageId,
    TeamId,
    TournamentId,
)

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

T = TypeVar("T")
V = TypeVar("V", bound="DataclassInstance")

_FIRST_MOMENT = datetime(2026, 1, 1)
TEXTS = st.text("аґїabc XYZ-’½|\\\"'", max_size=6)
WORDS = st.text("аґїabcXYZ-/", min_size=1, max_size=4)

_PLAIN: Mapping[Any, st.SearchStrategy[Any]] = {
    bytes: st.binary(max_size=40),
    bool: st.booleans(),
    int: st.integers(1, 60),
    str: TEXTS,
    Decimal: st.decimals(-50, 50, places=2),
    date: st.dates(date(1950, 1, 1), date(2030, 1, 1)),
    datetime: st.integers(0, 10**10).map(lambda n: _FIRST_MOMENT + timedelta(milliseconds=n)),
}
_LONGEST = 3
"""So many of a kind at most: a field that is forgotten shows with one."""


NOT_IN_ROWS = frozenset({"seen_of", "_as_a_whole"})
"""Fields that tell of which tournament an event is seen: of that no row tells."""


@cache
def values(kind: Any) -> st.SearchStrategy[Any]:
    """Return values of a type, as the type itself says what they are made of."""
    if kind in _PLAIN:
        return _PLAIN[kind]
    if kind in _MADE:
        return _MADE[kind]()
    if hasattr(kind, "__supertype__"):  # an id
        return values(kind.__supertype__)
    if isinstance(kind, type) and issubclass(kind, Enum):
        return st.sampled_from(kind)
    if is_dataclass(kind):
        return _arranged(kind, _of_fields(kind))
    origin, inner = get_origin(kind), get_args(kind)
    if origin in (Union, UnionType):
        return st.one_of([st.none() if each is NoneType else values(each) for each in inner])
    if origin is tuple and inner[-1] is not ...:
        return st.tuples(*map(values, inner))
    if origin is tuple:
        return st.lists(values(inner[0]), max_size=_LONGEST).map(tuple)
    if origin is frozenset:
        return st.frozensets(values(inner[0]), max_size=_LONGEST)
    if origin is Mapping:
        return st.dictionaries(*map(values, inner), max_size=_LONGEST)
    raise TypeError(f"nobody says yet what a value of {kind} is")


def _of_fields(kind: Any) -> st.SearchStrategy[Any]:
    hints = get_type_hints(kind)
    given = {
        field.name: values(hints[field.name])
        for field in fields(kind)
        if field.init and field.name not in NOT_IN_ROWS
    }
    return st.builds(kind, **{**given, **_FIELDS.get(kind, {})})


def value_classes(kind: Any = Event) -> frozenset[Any]:
    """Return the classes of all values that a value of a type is made of."""
    found: set[Any] = set()

    def walk(each: Any) -> None:
        if is_dataclass(each) and each not in found:
            found.add(each)
            hints = get_type_hints(each)
            for field in fields(each):
                if field.init and field.name not in NOT_IN_ROWS:
                    walk(hints[field.name])
        for inner in get_args(each):
            walk(inner)

    walk(kind)
    return frozenset(found)


# What types do not say


def _birth() -> st.SearchStrategy[Birth]:
    return st.integers(1900, 2030).map(Birth) | _PLAIN[date].map(lambda day: Birth(day.year, day))


def _later_ratings() -> st.SearchStrategy[LaterRatings | None]:
    rating = st.builds(
        LaterRating,
        since=_PLAIN[date],
        source=st.sampled_from([RatingSource.FIDE, RatingSource.NATIONAL]),
        rating=st.integers(1, 4000),
        list=st.just("") | WORDS,
    )
    return st.lists(rating, min_size=1, max_size=_LONGEST).map(LaterRatings.of)


def _start_positions(start: StartPositions) -> StartPositions:
    """Something was drawn."""
    return start if start != StartPositions() else replace(start, seed="1")


def _numbered(values: Sequence[V], name: str, first: Any) -> tuple[V, ...]:
    """Return values whose numbers are 1, 2, 3 … in their order."""
    return tuple(
        replace(value, **{name: number})
        for number, value in zip(count(first), values, strict=False)
    )


def _unlike(values: Sequence[T], key: Callable[[T], Any]) -> tuple[T, ...]:
    """Return values in order, one of each key."""
    return tuple(sorted({key(value): value for value in values}.values(), key=key))


def _ceremony(ceremony: Ceremony) -> Ceremony:
    """No player is in two groups, and no group is empty."""
    seen: set[Any] = set()
    groups = []
    for group in ceremony.groups:
        players = tuple(player for player in dict.fromkeys(group.players) if player not in seen)
        seen.update(players)
        if players:
            groups.append(DrawGroup(contingent=group.contingent, players=players))
    return replace(ceremony, groups=tuple(groups))


def _round(round_: RoundOfPlay) -> RoundOfPlay:
    return replace(
        round_,
        games=_numbered(round_.games, "board", Board(1)),
        byes=_unlike(round_.byes, lambda bye: bye.player),
        line_ups=tuple(reversed(_unlike(round_.line_ups, lambda line_up: line_up.team))),
        sheets=_unlike(round_.sheets, lambda sheet: sheet.solver),
        signatures=tuple(reversed(_unlike(round_.signatures, lambda each: each.team))),
    )


def _stage(stage: Stage) -> Stage:
    is_main = stage.kind is StageKind.MAIN
    return replace(
        stage,
        settings=None if is_main else stage.settings,
        slots=_unlike(stage.slots, lambda slot: slot.number),
        level=0 if stage.play_off is None else stage.level,
        rounds=_numbered(stage.rounds, "number", Round(1)),
    )


def _play_off(play_off: PlayOff) -> PlayOff:
    players = dict.fromkeys((*play_off.players, *sorted(play_off.declined)))
    return replace(play_off, players=tuple(players))


def _tournament(tournament: Tournament, first: int) -> Tournament:
    """Ids are used once, from a first one on; what a stage has from elsewhere is as it is there."""
    stages = tuple(
        replace(stage, slots=tuple(_moved(slot, first - 1) for slot in stage.slots))
        for stage in _numbered(tournament.stages, "id", first)
    )
    settings = [_settings_of(stage, stages, tournament.settings) for stage in stages]
    stages = tuple(map(lambda stage, own: replace(stage, settings=own), stages, settings))
    games, decisions = count(first), count(first)
    numbered = []
    for stage in stages:
        rounds = tuple(
            replace(each, games=tuple(replace(game, id=GameId(next(games))) for game in each.games))
            for each in stage.rounds
        )
        made = tuple(replace(each, id=DecisionId(next(decisions))) for each in stage.decisions)
        numbered.append(replace(stage, rounds=rounds, decisions=made))
    return replace(
        tournament,
        id=TournamentId(first),
        entries=_unlike(tournament.entries, lambda entry: entry.player),
        teams=tuple(
            replace(team, id=TeamId(PlayerId(-number)))
            for number, team in zip(count(first), tournament.teams, strict=False)
        ),
        stages=_with_carried_games(numbered),
        incidents=tuple(
            replace(each, penalties=_numbered(each.penalties, "number", 1))
            for each in _numbered(tournament.incidents, "id", first)
        ),
        appeals=_numbered(tournament.appeals, "id", first),
        play_offs=_numbered(tournament.play_offs, "id", first),
        own_criteria=_unlike(tournament.own_criteria, lambda each: each.code),
    )


def _moved(slot: Slot, by: int) -> Slot:
    """Return a slot that takes its player from a stage of its own tournament."""
    return slot if slot.stage is None else replace(slot, stage=StageId(slot.stage + by))


def _settings_of(stage: Stage, stages: Sequence[Stage], shared: Settings) -> Settings | None:
    """Return the settings of a stage as it shares them with the tournament."""
    own = stage.settings
    if own is None:
        return None
    rules: PlayOffRules | None = None
    if shared.play_off is not None and stage.kind is StageKind.FINAL:
        rules = shared.play_off.of_final(stage.first_place or 1)
    if shared.play_off is not None and stage.kind is StageKind.GROUP:
        goes_to = {
            slot.place: later.id
            for later in stages
            for slot in later.slots
            if slot.stage == stage.id and slot.place is not None
        }
        cuts = (place for place in sorted(goes_to) if goes_to.get(place + 1) != goes_to[place])
        rules = shared.play_off.of_group(tuple(cuts))
    return replace(
        shared,
        system=own.system,
        cycles=own.cycles,
        swap_last_rounds=own.swap_last_rounds,
        rounds=None,
        tie_breaks=own.tie_breaks,
        unresolved=own.unresolved,
        knockout=own.knockout,
        play_off=rules,
    )


def _with_carried_games(stages: Sequence[Stage]) -> tuple[Stage, ...]:
    """Return stages of which only the last one counts games of others, as they were there."""
    if not any(stage.carries_results for stage in stages):
        return tuple(
            _with_games(stage, lambda game: replace(game, carried_from=None)) for stage in stages
        )
    *before, last = stages
    here = tuple(
        _with_games(stage, lambda game: replace(game, carried_from=None)) for stage in before
    )
    played = {game.id: game for stage in here for _, game in stage.games}

    def carried(game: Game) -> Game:
        source = played.get(game.carried_from or GameId(0))
        if source is None:
            return replace(game, carried_from=None)
        return replace(
            game, white=source.white, black=source.black, result=source.result, so_far=source.so_far
        )

    return (*here, _with_games(last, carried))


def _with_games(stage: Stage, change: Callable[[Game], Game]) -> Stage:
    rounds = tuple(replace(each, games=tuple(map(change, each.games))) for each in stage.rounds)
    return replace(stage, rounds=rounds)


_FIRST_IDS = (1, 1001)
"""Of the first tournament and of the second, beyond all of the first."""


def _event(event: Event) -> Event:
    players = {number: replace(each, id=number) for number, each in event.players.items()}
    tournaments = map(_tournament, event.tournaments, _FIRST_IDS)
    return replace(
        event,
        requirements=tuple({each.id: each for each in event.requirements}.values()),
        players=dict(sorted(players.items())),
        tournaments=tuple(sorted(tournaments, key=lambda each: (each.position, each.id))),
        receipts=_unlike(event.receipts, lambda receipt: receipt.number),
        paper_texts=_unlike(event.paper_texts, lambda text: (text.id, text.language)),
        data_version=0,
        suspended=(),
        soundness=Soundness.SOUND,
    )


def _game_results() -> st.SearchStrategy[Result]:
    return st.builds(Result, white=st.sampled_from(Mark), black=st.sampled_from(Mark))


def _results() -> st.SearchStrategy[Result]:
    """Of games, and of matches of two games."""
    return _game_results() | st.builds(Result.of_match, _game_results(), _game_results())


def _games_so_far() -> st.SearchStrategy[SoFar]:
    """Of a match of two games of which one is open."""
    return _game_results().flatmap(lambda each: st.sampled_from([(each, None), (None, each)]))


def _game(game: Game) -> Game:
    """A match of two games has a result, or one of them has, or none."""
    return game if game.result is None else replace(game, so_far=None)


_MADE: Mapping[Any, Callable[[], st.SearchStrategy[Any]]] = {
    Grade: lambda: st.sampled_from(GRADES),
    Birth: _birth,
    LaterRatings: _later_ratings,
    BoardScore: lambda: st.just(BoardScore(None, None)),
    Result: _results,
}
"""What is not made field by field."""

_FIELDS: Mapping[Any, Mapping[str, st.SearchStrategy[Any]]] = {
    Settings: {
        "tie_breaks": st.lists(WORDS, max_size=_LONGEST).map(tuple),
        "edition": WORDS,
        "cycles": st.integers(1, 2),
    },
    RatingRules: {"lists": st.lists(WORDS, max_size=_LONGEST, unique=True).map(tuple)},
    Ceremony: {"witnesses": st.lists(WORDS, max_size=_LONGEST).map(tuple)},
    OwnCriterion: {"code": WORDS},
    Eligibility: {
        "quotas": st.dictionaries(st.sampled_from(("Київ", "Львівська")), st.integers(0, 999))
    },
    Stage: {
        "settings": st.integers(0, 3).flatmap(lambda n: values(Settings) if n else st.none()),
        "boards_of": st.none(),
    },
    Game: {"boards": st.just(()), "so_far": st.none() | _games_so_far()},
    LineUp: {"team": st.integers(-60, -1)},
    MatchSignature: {"team": st.integers(-60, -1)},
    ListChange: {"before": st.lists(WORDS, max_size=_LONGEST).map(tuple)},
    EarlierNumbers: {
        "numbers": st.dictionaries(st.integers(1, 60), st.integers(1, 60), min_size=1, max_size=3)
    },
}
"""Fields in which not everything may stand."""

_ARRANGED: Mapping[Any, Callable[[Any], Any]] = {
    Ceremony: _ceremony,
    StartPositions: _start_positions,
    Entry: lambda entry: replace(
        entry, rulings=_unlike(entry.rulings, lambda ruling: ruling.finding)
    ),
    Draw: lambda draw: replace(
        draw, earlier=_unlike(draw.earlier, lambda former: former.last_round)
    ),
    Game: _game,
    RoundOfPlay: _round,
    Stage: _stage,
    PlayOff: _play_off,
    Team: lambda team: replace(
        team, members=tuple({each.player: each for each in team.members}.values())
    ),
    Event: _event,
}
"""What fields owe to each other."""


def _arranged(kind: Any, made: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    return made.map(_ARRANGED[kind]) if kind in _ARRANGED else made
