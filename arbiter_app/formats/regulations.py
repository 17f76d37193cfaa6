"""Rules of knockouts, play-offs, teams and solvers as text (JSON): in event files and elsewhere."""

import json
import re
from collections.abc import Iterable
from dataclasses import MISSING, Field, fields, is_dataclass
from datetime import date
from decimal import Decimal
from enum import StrEnum
from types import NoneType, UnionType
from typing import Any, TypeVar, get_args, get_origin, get_type_hints

from arbiter_app.domain.facts.rules.knockout_rules import KnockoutRules
from arbiter_app.domain.facts.rules.play_off_rules import PlayOffRules
from arbiter_app.domain.facts.rules.solving_rules import SolvingRules
from arbiter_app.domain.facts.rules.team_rules import TeamRules
from arbiter_app.domain.names.plain_text import NAME, OWN, cleaned_whole, unfit
from arbiter_app.formats.errors import FormatError
from arbiter_app.formats.json_text import parse_json
from arbiter_app.patterns import pattern

_LARGEST = 100_000
"""No rule has a larger number: of games, players, minutes."""
_MOST = 100
"""So many stages, forms of play, steps or places may there be."""
_MOST_SAVED = 1000
_WRITTEN_OUT = pattern(r"-?[0-9]{1,6}(?:\.[0-9]{1,6})?", re.ASCII)

_Rules = TypeVar("_Rules", KnockoutRules, PlayOffRules, TeamRules, SolvingRules)


def format_rules(rules: KnockoutRules | PlayOffRules | TeamRules | SolvingRules) -> str:
    """Return rules as a text that the functions below read again; what is usual is left out."""
    return json.dumps(_facts(rules), ensure_ascii=False)


def read_knockout(text: str) -> KnockoutRules:
    """Read the rules of a knockout. Raises FormatError("regulations.unreadable")."""
    return _read(text, KnockoutRules)


def read_play_off(text: str) -> PlayOffRules:
    """Read a play-off regulation. Raises FormatError("regulations.unreadable")."""
    return _read(text, PlayOffRules)


def read_team_rules(text: str) -> TeamRules:
    """Read how teams play. Raises FormatError("regulations.unreadable")."""
    return _read(text, TeamRules)


def read_solving_rules(text: str) -> SolvingRules:
    """Read how problems are solved. Raises FormatError("regulations.unreadable")."""
    return _read(text, SolvingRules)


def format_play_offs(rules: Iterable[PlayOffRules]) -> str:
    """Return play-off regulations as a text for people and `read_play_offs`, a list of them."""
    return json.dumps([_facts(each) for each in rules], ensure_ascii=False, indent=1) + "\n"


def read_play_offs(text: str) -> tuple[PlayOffRules, ...]:
    """Read a list of play-off regulations. Raises FormatError("regulations.unreadable")."""
    listed = _said(text)
    if not isinstance(listed, list) or len(listed) > _MOST_SAVED:
        raise FormatError(1, 1, "regulations.unreadable")
    return tuple(_fit(cleaned_whole(_made(PlayOffRules, each))) for each in listed)


def _fit(rules: PlayOffRules) -> PlayOffRules:
    """Return regulations that came from outside, whose texts can be kept."""
    if unfit(rules.id, NAME) or unfit(format_rules(rules), OWN):
        raise FormatError(1, 1, "regulations.unreadable")
    return rules


def _read(text: str, kind: type[_Rules]) -> _Rules:
    return _made(kind, _said(text))


def _said(text: str) -> Any:
    try:
        return parse_json(text)
    except json.JSONDecodeError as error:
        raise FormatError(error.lineno, error.colno, "regulations.unreadable") from error
    except ValueError as error:
        raise FormatError(1, 1, "regulations.unreadable") from error


def _made(kind: type[_Rules], said: Any) -> _Rules:
    try:
        made = _value(kind, said)
    except (KeyError, ValueError, TypeError, ArithmeticError) as error:
        raise FormatError(1, 1, "regulations.unreadable") from error
    assert isinstance(made, kind)
    return made


def _facts(value: Any) -> Any:
    if is_dataclass(value):
        return {
            field.name: _facts(said)
            for field in fields(value)
            if (said := getattr(value, field.name)) != _default(field)
        }
    if isinstance(value, tuple):
        return [_facts(each) for each in value]
    return str(value) if isinstance(value, Decimal | StrEnum | date) else value


def _default(field: Field[Any]) -> Any:
    return None if field.default is MISSING else field.default


def _value(kind: Any, said: Any) -> Any:
    """Return what was said as a value of a type; TypeError or ValueError where it is none."""
    if isinstance(kind, UnionType):
        (inner,) = (each for each in get_args(kind) if each is not NoneType)
        return None if said is None else _value(inner, said)
    if get_origin(kind) is tuple:
        if not isinstance(said, list) or len(said) > _MOST:
            raise TypeError(said)
        return tuple(_value(get_args(kind)[0], each) for each in said)
    if isinstance(kind, type) and is_dataclass(kind):
        if not isinstance(said, dict):
            raise TypeError(said)
        hints = get_type_hints(kind)
        return kind(**{name: _value(hints[name], each) for name, each in said.items()})
    if issubclass(kind, StrEnum):
        return kind(said)
    if issubclass(kind, Decimal):
        return _number(said)
    if issubclass(kind, date):
        return date.fromisoformat(said)
    if type(said) is not kind:
        raise TypeError(said)
    if kind is int and abs(said) > _LARGEST:
        raise ValueError(said)
    return said


def _number(said: Any) -> Decimal:
    """Return a number as it is written out; 1e999999 or a word is none."""
    if not isinstance(said, str | int) or not _WRITTEN_OUT.fullmatch(str(said)):
        raise ValueError(said)
    return Decimal(said)
