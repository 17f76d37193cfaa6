"""Lines of the journal about the rules of a Swiss."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from decimal import Decimal
from typing import Any

from arbiter_app.domain.facts.people.affiliation import ContingentKey
from arbiter_app.domain.facts.rules.mcmahon_rules import read_mcmahon
from arbiter_app.domain.facts.rules.settings import Settings
from arbiter_app.domain.facts.rules.swiss_rules import (
    Acceleration,
    BoardOrder,
    ForbiddenPairs,
    LastCriterion,
    SwissRules,
    SwissSystem,
    TeamMates,
)
from arbiter_app.domain.facts.rules.swiss_texts import Readings
from arbiter_app.domain.ids import PlayerId, Round
from arbiter_app.i18n import QT_TRANSLATE_NOOP
from arbiter_app.wording.journal.entry import Entry
from arbiter_app.wording.terms.event import mcmahon, swiss, swiss_readings


def _rules(entry: Entry) -> str:
    """Tell what has changed; all of it where nothing has."""
    changed = {field for field, _, _ in entry.differences("tournament")}
    told = dict(_told(entry))
    fields = [field for field in told if field in changed] or list(told)
    texts = filter(None, dict.fromkeys(told[field] for field in fields))
    return entry.line(_RULES, rules="; ".join(texts))


def _told(entry: Entry) -> Iterator[tuple[str, str]]:
    """Yield what is said of each field of the row of a tournament."""
    catalogue, params = entry.catalogue, entry.params
    last = params["last_half_bye"]
    rules = SwissRules(
        system=SwissSystem(params["system"]),
        readings=Readings.parse(params["readings"]),
        acceleration=Acceleration(params["acceleration"]),
        board_order=BoardOrder(params["board_order"]),
        last_criterion=LastCriterion(params["last_criterion"]),
        half_byes=params["half_byes"],
        last_half_bye=None if last is None else Round(last),
    )
    system = swiss.swiss_system(catalogue, rules.system)
    yield "swiss_system", entry.line(_SYSTEM, system=system)
    points = swiss_readings.readings(catalogue, rules)
    yield "readings", "; ".join(entry.line(_READING, what=what, how=how) for what, how in points)
    yield "acceleration", swiss.acceleration(catalogue, rules.acceleration)
    bye = swiss.pairing_bye(catalogue, _with_bye(entry, Decimal(params["pairing_bye"])))
    yield "scoring", entry.line(_BYE, points=bye)
    byes = entry.line(_HALF_BYES, byes=swiss.half_byes(catalogue, rules))
    yield "half_byes", byes
    yield "last_half_bye", byes
    last_criterion = swiss.last_criterion(catalogue, rules.last_criterion)
    yield "last_criterion", entry.line(_NUMBERS, order=last_criterion)
    boards = swiss.board_order(catalogue, rules.board_order)
    yield "board_order", entry.line(_BOARDS, order=boards)
    pattern = _ALL_NUMBERS if params["counts_all_numbers"] else _PAIRED_NUMBERS
    yield "counts_all_numbers", entry.line(pattern)


def _with_bye(entry: Entry, points: Decimal) -> Settings:
    """Return the settings with what the bye is worth: as it was written, if other points were, for
    with matches of two games all of them change.
    """
    settings = entry.event.tournament.settings
    scoring = replace(settings.scoring, pairing_bye=points)
    for field, _, after in entry.differences("tournament"):
        if field == "scoring":
            win, *_, bye = map(Decimal, after.split())
            scoring = replace(scoring, win=win, pairing_bye=bye)
    return replace(settings, scoring=scoring)


def _forbidden(entry: Entry) -> str:
    lists = [
        swiss.kept_apart(
            entry.catalogue,
            ForbiddenPairs(
                players=tuple(PlayerId(player) for player in each["players"]),
                first_round=Round(each["first"]),
                last_round=None if each["last"] is None else Round(each["last"]),
            ),
            entry.name,
        )
        for each in entry.params["forbidden"]
    ]
    mates = (_team_mates(entry, each) for each in entry.params.get("team_mates", ()))
    told = (*mates, *lists)
    return entry.line(_FORBIDDEN, lists=". ".join(told)) if told else entry.line(_NO_FORBIDDEN)


def _team_mates(entry: Entry, noted: Mapping[str, Any]) -> str:
    rule = TeamMates(
        by=ContingentKey(noted["by"]),
        first_round=Round(noted["first"]),
        last_round=None if noted["last"] is None else Round(noted["last"]),
        is_absolute=noted["absolute"],
    )
    return swiss.team_mates(entry.catalogue, rule)


def _board(entry: Entry) -> str:
    name, board = entry.name(entry.params["player"]), entry.params["board"]
    if board is None:
        return entry.line(_ANY_BOARD, name=name)
    return entry.line(_FIXED_BOARD, name=name, board=board)


def _levels(entry: Entry) -> str:
    told = [
        entry.line(_PROPOSED, name=entry.name(int(player)))
        if level is None
        else entry.line(_LEVEL, name=entry.name(int(player)), level=level)
        for player, level in entry.params["levels"].items()
    ]
    return entry.line(_LEVELS, levels="; ".join(told))


def _mcmahon(entry: Entry) -> str:
    rules = read_mcmahon(entry.params["rules"])
    has_grades = rules != rules.without_grades
    told = (
        entry.line(_READING, what=what, how=how)
        for what, how in mcmahon.told(entry.catalogue, rules, has_grades=has_grades)
    )
    return entry.line(_MCMAHON, rules="; ".join(told))


# fmt: off
_LEVELS = QT_TRANSLATE_NOOP("Journal", "Levels of McMahon moved: {levels}")
_LEVEL = QT_TRANSLATE_NOOP("Journal", "{name}: {level}")
_PROPOSED = QT_TRANSLATE_NOOP("Journal", "{name}: as proposed")
_MCMAHON = QT_TRANSLATE_NOOP("Journal", "Rules of McMahon: {rules}")
_RULES = QT_TRANSLATE_NOOP("Journal", "Rules of the Swiss: {rules}")
_SYSTEM = QT_TRANSLATE_NOOP("Journal", "pairing system {system}")
_READING = QT_TRANSLATE_NOOP("Journal", "{what}: {how}")
_BYE = QT_TRANSLATE_NOOP("Journal", "pairing-allocated bye {points}")
_HALF_BYES = QT_TRANSLATE_NOOP("Journal", "half-point byes: {byes}")
_NUMBERS = QT_TRANSLATE_NOOP("Journal", "numbers of equals: {order}")
_BOARDS = QT_TRANSLATE_NOOP("Journal", "boards: {order}")
_ALL_NUMBERS = QT_TRANSLATE_NOOP("Journal", "all numbers count for colours")
_PAIRED_NUMBERS = QT_TRANSLATE_NOOP("Journal", "numbers of those who are paired count for colours")
_FORBIDDEN = QT_TRANSLATE_NOOP("Journal", "Who may not meet: {lists}")
_NO_FORBIDDEN = QT_TRANSLATE_NOOP("Journal", "Everybody may meet everybody")
_FIXED_BOARD = QT_TRANSLATE_NOOP("Journal", "{name} always sits at board {board}")
_ANY_BOARD = QT_TRANSLATE_NOOP("Journal", "{name} sits at no board of their own any more")

SWISS_RULES_LINES: Mapping[str, str] = {
    "swiss.rounds": QT_TRANSLATE_NOOP("Journal", "Rounds announced: {rounds}"),
}
# fmt: on

SWISS_RULES_WRITERS: Mapping[str, Callable[[Entry], str]] = {
    "swiss.rules": _rules,
    "swiss.forbidden": _forbidden,
    "swiss.board": _board,
    "mcmahon.levels": _levels,
    "mcmahon.rules": _mcmahon,
}
