"""Any command there is, with parameters made up by their types from what the event has."""

import random
import types
from collections.abc import Callable, Collection, Hashable, Mapping, Sequence
from contextlib import suppress
from dataclasses import fields, is_dataclass
from datetime import date, datetime, timedelta
from decimal import Decimal
from enum import Enum
from functools import cache
from typing import (
    Any,
    NewType,
    NotRequired,
    Required,
    Union,
    Unpack,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.grades import GRADES, Grade
from arbiter_app.domain.facts.people.people import Birth
from arbiter_app.domain.facts.results import ALL_RESULTS, Result
from arbiter_app.domain.facts.rules.match_rules import MatchRules
from arbiter_app.domain.facts.rules.play_off_rules import PlayOffRules
from arbiter_app.domain.ids import FIRST_STAGE, Round, StageId
from arbiter_app.domain.pairing.knockout import knockout
from arbiter_app.domain.pairing.swiss import engine
from arbiter_app.domain.pairing.swiss.making import RoundMade, make_round
from arbiter_app.domain.registration.known_people import RatingDifference
from arbiter_app.services.command import Command
from arbiter_app.services.commands.by_id import COMMANDS
from arbiter_app.services.copies.snapshots import restore, snapshots
from arbiter_app.services.files.play_off_presets import shipped
from arbiter_app.services.workspace import Workspace
from arbiter_app.store.rows.rows import RowChange

TRIES = 60
"""How many acts are made up until one is allowed."""
AROUND = 0.25
"""Which part of the acts takes back, does again, restores or notes."""
_WORDS = ("", "так", "Їжак Тарас", "2026", "Київ", "UKR", "90+30", "A", "SB", "протокол", "x" * 90)
_DAY = datetime(2026, 4, 2, 10)
_NOT_MADE_UP = (Event, RowChange, RatingDifference)
"""What only a file, a snapshot or a rating list brings."""


class CannotMakeUpError(Exception):
    """A parameter is of a type of which nothing can be made up."""


def act_at_random(workspace: Workspace, chance: random.Random, *, tries: int = TRIES) -> str:
    """Do one act that is allowed, whichever; return what it was, "" where none was found."""
    acts = _around if chance.random() < AROUND else _command
    for _ in range(tries):
        with suppress(RuleError, CannotMakeUpError):
            before = workspace.event.data_version
            what = acts(workspace, chance)
            if workspace.event.data_version != before:
                return what
        acts = _command
    return ""


def _around(workspace: Workspace, chance: random.Random) -> str:
    """Do an act that is no command of its own."""
    match chance.randrange(8):
        case 0 | 1 | 2:
            return f"undo {workspace.undo().command}"
        case 3 | 4:
            return f"redo {workspace.redo().command}"
        case 5:
            if kept := snapshots(workspace):
                restore(workspace, chance.choice(kept))
            return "restore"
        case 6:
            entries = workspace.undo_to(chance.choice(workspace.history()).id)
            return f"undo {len(entries)} acts"
        case _:
            workspace.note("players.exported", target="a.csv")
            return "note"


def _command(workspace: Workspace, chance: random.Random) -> str:
    """Do a command with parameters that are made up."""
    command = chance.choice(_commands())
    stage = chance.choice([FIRST_STAGE, *(each.id for each in workspace.event.tournament.stages)])
    made = MadeUp(workspace.event, stage, chance)
    workspace.at(stage).do(command, **made.parameters(command))
    return command.id


@cache
def _hints(kind: Hashable) -> Mapping[str, Any]:
    return get_type_hints(kind, include_extras=True)


@cache
def _commands() -> tuple[Command[Any, Any], ...]:
    made_up = []
    for command in COMMANDS.values():
        hints = get_type_hints(command.run).values()
        if not any(kind in (hint, *get_args(hint)) for hint in hints for kind in _NOT_MADE_UP):
            made_up.append(command)
    return tuple(made_up)


class MadeUp:
    """Makes up values by their types, mostly such as the event has."""

    def __init__(self, event: Event, stage: StageId, chance: random.Random) -> None:
        self._event, self._stage, self._chance = event, stage, chance
        self._special: dict[object, Callable[[], object]] = {
            str: lambda: chance.choice(_WORDS),
            Grade: lambda: chance.choice(GRADES),
            bool: lambda: chance.random() < 0.5,
            int: lambda: chance.choice((0, 1, 1, 2, 2, 3, 4, 5, 12, 1999, 2200)),
            Decimal: lambda: Decimal(chance.choice(("0", "0.5", "1", "2", "3"))),
            date: lambda: (_DAY + timedelta(days=chance.randrange(9))).date(),
            datetime: lambda: _DAY + timedelta(hours=chance.randrange(99)),
            bytes: lambda: b"%PDF-1.4 regulations",
            Result: lambda: chance.choice(ALL_RESULTS),
            Birth: lambda: Birth(chance.randrange(1940, 2018)),
            PlayOffRules: lambda: chance.choice(shipped()),
            MatchRules: self._match_rules,
            RoundMade: self._round_made,
        }

    def parameters(self, command: Command[Any, Any]) -> dict[str, Any]:
        """Make up all parameters of a command."""
        hints = _hints(command.run)
        made: dict[str, Any] = {}
        for name, hint in hints.items():
            if name in ("uow", "return"):
                continue
            if get_origin(hint) is Unpack:
                made |= self._typed_dict(get_args(hint)[0])
            else:
                made[name] = self.value(hint)
        return made

    def value(self, hint: Any) -> Any:
        """Make up a value of a type."""
        if hint in self._special:
            return self._special[hint]()
        if isinstance(hint, NewType):
            return self._id(hint)
        origin, inner = get_origin(hint), get_args(hint)
        if origin in (Union, types.UnionType):
            kinds = [each for each in inner if each is not type(None)]
            if len(kinds) < len(inner) and self._chance.random() < 0.4:
                return None
            return self.value(self._chance.choice(kinds))
        if origin in (Required, NotRequired):
            return self.value(inner[0])
        if origin is not None:
            return self._collection(origin, inner)
        if is_typeddict(hint):
            return self._typed_dict(hint)
        if isinstance(hint, type) and issubclass(hint, Enum):
            return self._chance.choice(list(hint))
        if isinstance(hint, type) and is_dataclass(hint):
            hints = _hints(hint)
            of = {each.name: self.value(hints[each.name]) for each in fields(hint) if each.init}
            with suppress(ValueError):
                return hint(**of)
        raise CannotMakeUpError(str(hint))

    def _collection(self, origin: object, inner: tuple[Any, ...]) -> object:
        size = self._chance.choice((0, 1, 1, 2, 3))
        if origin is Mapping:
            if inner[0] in _OF_PLAYERS and self._chance.random() < 0.7:
                return self._for_all_players(inner[1])
            return {self.value(inner[0]): self.value(inner[1]) for _ in range(size)}
        if origin is tuple and Ellipsis not in inner:
            return tuple(self.value(each) for each in inner)
        if origin in (tuple, Sequence, Collection):
            made = [self.value(inner[0]) for _ in range(size)]
            return tuple(each for at, each in enumerate(made) if each not in made[:at])
        raise CannotMakeUpError(str(origin))

    def _for_all_players(self, of: Any) -> object:
        players = [player.id for player in self._event.participants]
        if getattr(of, "__name__", "") == "PairingNumber":
            numbers = list(range(1, len(players) + 1))
            self._chance.shuffle(numbers)
            return dict(zip(players, numbers, strict=True))
        return {player: self.value(of) for player in players}

    def _typed_dict(self, kind: Any) -> dict[str, Any]:
        hints = _hints(kind)
        wanted = [
            name for name in hints if name in kind.__required_keys__ or self._chance.random() < 0.25
        ]
        return {name: self.value(hints[name]) for name in wanted}

    def _round_made(self) -> RoundMade:
        competition = self._event.tournament.competition()
        number = Round(self._chance.randint(1, competition.rounds_paired + 1))
        return make_round(competition, number, engine.pair)

    def _match_rules(self) -> MatchRules:
        rules = [
            branch.match
            for each in shipped()
            for level in each.levels
            for branch in level.branches
            if branch.match is not None
        ]
        return self._chance.choice(rules)

    def _id(self, kind: NewType) -> object:
        tournament = self._event.tournament
        here = tournament.competition(self._stage)
        games = [game for round_ in here.rounds for game in round_.games]
        there: Mapping[str, Callable[[], Sequence[object]]] = {
            "PlayerId": lambda: tuple(self._event.contestants),
            "TeamId": lambda: [team.id for team in tournament.teams],
            "StageId": lambda: [each.id for each in tournament.stages],
            "Round": lambda: [each.number for each in here.rounds],
            "Board": lambda: [game.board for game in games],
            "GameId": lambda: [game.id for game in games],
            "PlayOffId": lambda: [each.id for each in tournament.play_offs],
            "IncidentId": lambda: [each.id for each in tournament.incidents],
            "AppealId": lambda: [each.id for each in tournament.appeals],
            "MatchId": lambda: tuple(knockout(here).matches) if here.traits.has_bracket else (),
        }
        known = there[kind.__name__]() if kind.__name__ in there else ()
        if kind.__name__ in there and not known:
            raise CannotMakeUpError(kind.__name__)
        return self._chance.choice(known) if known else self._chance.randrange(1, 9)


_OF_PLAYERS = tuple(
    hint
    for command in COMMANDS.values()
    for parameter in get_type_hints(command.run).values()
    for mapping in (parameter, *get_args(parameter))
    if get_origin(mapping) is Mapping
    for hint in get_args(mapping)[:1]
    if getattr(hint, "__name__", "") == "PlayerId"
)
