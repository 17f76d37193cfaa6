"""A sheet in English: its names as the event has them in English, else in Latin letters."""

import re
from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass, replace
from enum import Enum
from functools import cache
from operator import is_
from typing import Any

from arbiter_app.documents.report import Report
from arbiter_app.domain.facts.english_names import english_name, english_names
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.people import Player
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.names.transliteration import in_latin

_Respell = Callable[[str], str]


def with_latin_names(event: Event) -> Event:
    """Return an event each of whose players and teams has a name in Latin letters, as lists in
    English have them and are in order of.
    """
    return replace(
        event,
        players={one: _in_latin(each) for one, each in event.players.items()},
        tournaments=tuple(_with_latin_teams(event, each) for each in event.tournaments),
    )


def _with_latin_teams(event: Event, tournament: Tournament) -> Tournament:
    if not tournament.teams:
        return tournament
    teams = (replace(each, name=english_name(event, each.name)) for each in tournament.teams)
    return replace(tournament, teams=tuple(teams))


def _in_latin(player: Player) -> Player:
    if player.latin_name and player.patronymic is None:
        return player
    return replace(
        player,
        latin_name=player.latin_name or in_latin(player.name),
        patronymic=player.patronymic and in_latin(player.patronymic),
    )


def in_english(report: Report, event: Event) -> Report:
    """Return a sheet of an event with its names in English; what people wrote otherwise stays."""
    return respelt(report, english_names(event))


def respelt(report: Report, names: Mapping[str, str]) -> Report:
    """Return a sheet with names in other words, wherever they stand."""
    if not names:
        return report
    told = _respelt(report, _respelling(names))
    assert isinstance(told, Report)
    return told


def _respelling(names: Mapping[str, str]) -> _Respell:
    """Return what puts names into English, wherever in a text they stand as words."""
    longest_first = sorted(names, key=len, reverse=True)
    inside = re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, longest_first))})(?!\w)")

    def respell(text: str) -> str:
        if text.isascii():
            return text
        return names.get(text) or inside.sub(lambda name: names[name[0]], text)

    return respell


def _respelt(part: object, respell: _Respell) -> object:
    # Nearly all that is no text is asked for its type alone: a bracket has forty thousand parts.
    if (kind := type(part)) is str:
        return respell(part)  # type: ignore[arg-type]  # mypy does not see that it is one
    if kind in _WORDLESS:
        return part
    match part:
        case Enum():
            return part
        case str():
            return respell(part)
        case tuple():
            parts = tuple(_respelt(each, respell) for each in part)
            return part if all(map(is_, parts, part)) else parts
        case _ if is_dataclass(part) and not isinstance(part, type):
            changed = {}
            for name in _names_of_fields(type(part)):
                told = _respelt(was := getattr(part, name), respell)
                if told is not was:
                    changed[name] = told
            return replace(part, **changed) if changed else part
    return part


_WORDLESS = frozenset((int, float, bool, type(None)))


@cache
def _names_of_fields(kind: type[Any]) -> tuple[str, ...]:
    return tuple(each.name for each in fields(kind))
