"""What stands in a column of an event file, in words."""

from collections.abc import Callable, Mapping
from datetime import date, datetime
from decimal import Decimal
from typing import Any

from arbiter_app.domain.facts.across_rankings import Measure, SharedPlaces, TieRule
from arbiter_app.domain.facts.disputes.appeals import AppealKind, Attendance, Concern, Outcome
from arbiter_app.domain.facts.disputes.incidents import Capacity, Offence, Sanction
from arbiter_app.domain.facts.event import EventLevel
from arbiter_app.domain.facts.people.admission import Admission
from arbiter_app.domain.facts.people.affiliation import ContingentKey
from arbiter_app.domain.facts.people.eligibility import AgeGroup
from arbiter_app.domain.facts.people.entry_status import EntryStatus
from arbiter_app.domain.facts.people.people import PERSON_FIELD, Birth, Role, Sex, SportRank
from arbiter_app.domain.facts.people.rating_lists import Discipline
from arbiter_app.domain.facts.play.game_notes import Absence, EndedBy, HowSigned
from arbiter_app.domain.facts.play.marks import result, result_so_far
from arbiter_app.domain.facts.play.match_decisions import DecisionKind
from arbiter_app.domain.facts.play.numbering import (
    CeremonyMode,
    DrawMethod,
    VarmaVariant,
)
from arbiter_app.domain.facts.play.rounds import ChangeCase, StageKind
from arbiter_app.domain.facts.play.sheets import SheetState
from arbiter_app.domain.facts.play.start_positions import Chess960
from arbiter_app.domain.facts.results import Colour, Mark
from arbiter_app.domain.facts.rules.settings import Unrated, Unresolved
from arbiter_app.domain.facts.rules.sports import Sport
from arbiter_app.domain.facts.rules.swiss_rules import Acceleration, SwissSystem
from arbiter_app.domain.facts.rules.swiss_texts import Readings
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.tie_breaks.editions import EDITIONS
from arbiter_app.formats.counted_results import parse_quota
from arbiter_app.formats.days import format_birth, format_day, format_days
from arbiter_app.formats.regulations import (
    read_knockout,
    read_play_off,
    read_solving_rules,
    read_team_rules,
)
from arbiter_app.i18n import QT_TRANSLATE_NOOP
from arbiter_app.wording.journal.entry import Entry
from arbiter_app.wording.row_changes.rows import stage_text
from arbiter_app.wording.sports import NAMES
from arbiter_app.wording.terms import numbers
from arbiter_app.wording.terms.across.rules import MEASURES, SHARED, TIE_RULES, counted
from arbiter_app.wording.terms.disputes import appeals, incidents
from arbiter_app.wording.terms.event import conditions as event
from arbiter_app.wording.terms.event import swiss, swiss_readings
from arbiter_app.wording.terms.event.regulations import knockout_lines, regulation_name
from arbiter_app.wording.terms.event.stages import system_name, tournament_name
from arbiter_app.wording.terms.event.team_rules import in_one_line
from arbiter_app.wording.terms.play import draws, results, signatures, start_positions
from arbiter_app.wording.terms.play.by_hand import change_case
from arbiter_app.wording.terms.play.games_apart import ENDINGS
from arbiter_app.wording.terms.play.solving import STATES, rules_lines
from arbiter_app.wording.terms.registration import (
    commission,
    contingents,
    fees,
    findings,
    people,
    person_fields,
    rights,
)

Value = Callable[[Entry, Any], str]


def value_text(entry: Entry, table: str, column: str, value: Any) -> str:
    """Return a value in words; "" for none, and the value itself where there are none for it."""
    if value == "" and column in _ACTORS:
        return rights.actor(entry.catalogue, value)
    if value is None or value == "":
        return ""
    if isinstance(value, bool):
        return entry.catalogue.translate("Difference", _YES if value else _NO)
    write = _OF_COLUMN.get((table, column)) or _OF_NAME.get(column)
    try:
        if table == "player":
            return person_fields.value_text(entry.catalogue, PERSON_FIELD[column].read(value))
        return write(entry, value) if write else str(value)
    except (ValueError, KeyError):  # of a later version of the program
        return str(value)


_ACTORS = frozenset({"published_by", "signed_off_by", "checked_by", "lifted_by"})
"""Columns that name who acted."""


def pair_text(entry: Entry, row: Mapping[str, Any], columns: tuple[str, str]) -> str:
    """Return the result that two columns make; "" for none."""
    white, black = (row[column] for column in columns)
    if white is None or black is None:
        return ""
    if (games := result_so_far(white, black)) is not None:
        return results.both_games(entry.catalogue, games)
    return results.described(entry.catalogue, result(white, black))


def _player(entry: Entry, value: int) -> str:
    return entry.name(value)


def _day(_: Entry, value: str) -> str:
    return format_day(date.fromisoformat(value))


def _moment(entry: Entry, value: str) -> str:
    return numbers.date_and_time(entry.catalogue, datetime.fromisoformat(value))


def _birth(_: Entry, value: str) -> str:
    return format_birth(Birth.parse(value))


def _money(entry: Entry, value: str) -> str:
    return fees.money(entry.catalogue, entry.event, Decimal(value))


def _points(entry: Entry, value: str) -> str:
    points = Decimal(value)
    return f"{'–' if points < 0 else '+'}{numbers.points(entry.catalogue, abs(points))}"


def _days(_: Entry, value: str) -> str:
    return format_days([date.fromisoformat(each) for each in value.split()])


def _scoring(entry: Entry, value: str) -> str:
    return ", ".join(numbers.points(entry.catalogue, Decimal(each)) for each in value.split())


def _lines(_: Entry, value: str) -> str:
    return ", ".join(value.splitlines())


def _tournaments(entry: Entry, value: str) -> str:
    known = {str(each.id): each for each in entry.event.whole.tournaments}
    return ", ".join(
        tournament_name(entry.catalogue, known[each]) if each in known else f"№ {each}"
        for each in value.split()
    )


def _weights(entry: Entry, value: str) -> str:
    pairs = (each.split(":") for each in value.split())
    return "; ".join(f"{_tournaments(entry, each)} {weight}" for each, weight in pairs)


def _quotas(entry: Entry, value: str) -> str:
    pairs = (each.partition(":") for each in value.split())
    return "; ".join(
        f"{_tournaments(entry, tournament)} {counted(entry.catalogue, parse_quota(quota))}"
        for tournament, _, quota in pairs
    )


def _tie_rules(entry: Entry, value: str) -> str:
    rules = (TIE_RULES[TieRule(each)] for each in value.split())
    return "; ".join(entry.catalogue.translate("Across", each) for each in rules)


def _knockout(entry: Entry, value: str) -> str:
    return " ".join(knockout_lines(entry.catalogue, read_knockout(value)))


def _regulation(entry: Entry, value: str) -> str:
    return regulation_name(entry.catalogue, read_play_off(value).id)


def _teams(entry: Entry, value: str) -> str:
    return in_one_line(entry.catalogue, read_team_rules(value))


def _solving(entry: Entry, value: str) -> str:
    return "; ".join(
        f"{head}: {text}" for head, text in rules_lines(entry.catalogue, read_solving_rules(value))
    ).replace("\n", "; ")


def _counted(_: Entry, value: int) -> str:
    """Return an index as people count."""
    return str(value + 1)


def _word(context: str, words: Mapping[Any, str], kind: Callable[[Any], Any]) -> Value:
    """Return what says a value of an enumeration by a table of words."""
    return lambda entry, value: entry.catalogue.translate(context, words[kind(value)])


_YES = QT_TRANSLATE_NOOP("Difference", "yes")
_NO = QT_TRANSLATE_NOOP("Difference", "no")

# fmt: off
_STATUS = {
    EntryStatus.REGISTERED: QT_TRANSLATE_NOOP("Difference", "registered"),
    EntryStatus.WITHDRAWN: QT_TRANSLATE_NOOP("Difference", "withdrawn"),
    EntryStatus.EXPELLED: QT_TRANSLATE_NOOP("Difference", "expelled"),
}
_KINDS = {
    StageKind.MAIN: QT_TRANSLATE_NOOP("Difference", "main stage"),
    StageKind.GROUP: QT_TRANSLATE_NOOP("Difference", "group"),
    StageKind.FINAL: QT_TRANSLATE_NOOP("Difference", "final"),
    StageKind.BOARDS: QT_TRANSLATE_NOOP("Difference", "boards of teams"),
    StageKind.PLAY_OFF: QT_TRANSLATE_NOOP("Difference", "step of a play-off"),
}
_DECISIONS = {
    DecisionKind.COLOURS: QT_TRANSLATE_NOOP("Difference", "White by lot"),
    DecisionKind.BID: QT_TRANSLATE_NOOP("Difference", "Black by bid"),
    DecisionKind.OTHER_BID: QT_TRANSLATE_NOOP("Difference", "White by bid"),
    DecisionKind.WALKOVER: QT_TRANSLATE_NOOP("Difference", "walk-over"),
    DecisionKind.LOT: QT_TRANSLATE_NOOP("Difference", "lot"),
    DecisionKind.ENTRY: QT_TRANSLATE_NOOP("Difference", "lot of who plays"),
    DecisionKind.PLACE: QT_TRANSLATE_NOOP("Difference", "lot among the tied"),
    DecisionKind.TEMPO: QT_TRANSLATE_NOOP("Difference", "another time control"),
}
_UNRESOLVED = {
    Unresolved.SHARED: QT_TRANSLATE_NOOP("Difference", "places shared"),
    Unresolved.LOTS: QT_TRANSLATE_NOOP("Difference", "lots drawn"),
}
_UNRATED = {
    Unrated.UNSAID: QT_TRANSLATE_NOOP("Difference", "nothing said"),
    Unrated.LEFT_OUT: QT_TRANSLATE_NOOP("Difference", "their games left out"),
    Unrated.ARBITERS_RATING: QT_TRANSLATE_NOOP("Difference", "rated by the arbiter"),
}

_ABSENCES = {
    Absence.LEFT: QT_TRANSLATE_NOOP("Difference", "had left"),
    Absence.MISSED: QT_TRANSLATE_NOOP("Difference", "missed the round"),
}
_COLOURS = {
    Colour.WHITE: QT_TRANSLATE_NOOP("Difference", "White"),
    Colour.BLACK: QT_TRANSLATE_NOOP("Difference", "Black"),
}

_OF_NAME: Mapping[str, Value] = {
    "player_id": _player,
    "white_id": _player,
    "black_id": _player,
    "birth": _birth,
    "starts_on": _day,
    "ends_on": _day,
    "valid_until": _day,
    "admitted_until": _day,
    "admitted_on": _day,
    "at": _moment,
    "begun_at": _moment,
    "taken_back_at": _moment,
    "starts_at": _moment,
    "published_at": _moment,
    "signed_off_at": _moment,
    "signed_at": _moment,
    "entered_at": _moment,
    "checked_at": _moment,
    "resumes_at": _moment,
    "lifted_at": _moment,
    "filed_at": _moment,
    "decided_at": _moment,
    "committee_announced_at": _moment,
    "attached_at": _moment,
    "fee": _money,
    "fine": _money,
    "entry_fee": _money,
    "team_fee": _money,
    "fee_due": _money,
    "fee_paid": _money,
    "lowest_rank": lambda entry, value: people.sport_rank(entry.catalogue, SportRank(value)),
    "role": lambda entry, value: people.role(entry.catalogue, Role(value)),
    "mark": lambda entry, value: results.bye(entry.catalogue, Mark(value)),
    "contingents_by": lambda entry, value: contingents.contingents_by(
        entry.catalogue, ContingentKey(value)
    ),
    "quota_by": lambda entry, value: contingents.contingent(entry.catalogue, ContingentKey(value)),
    "varma_variant": lambda entry, value: draws.variant(entry.catalogue, VarmaVariant(value)),
    "method": lambda entry, value: draws.method(entry.catalogue, DrawMethod(value)),
    "chess960": lambda entry, value: start_positions.kind(entry.catalogue, Chess960(value)),
    "start_number": lambda entry, value: start_positions.position(entry.catalogue, value),
    "discipline": lambda entry, value: event.discipline(entry.catalogue, Discipline(value)),
    "level": lambda entry, value: event.level(entry.catalogue, EventLevel(value)),
    "age_group": lambda entry, value: findings.age_group(entry.catalogue, AgeGroup(value)),
    "admission": lambda entry, value: commission.admission(entry.catalogue, Admission(value)),
    "edition": lambda _, value: EDITIONS[value].title,
    "witnesses": _lines,
    "offence": lambda entry, value: incidents.offence(entry.catalogue, Offence(value)),
    "sanction": lambda entry, value: incidents.sanction(entry.catalogue, Sanction(value)),
    "outcome": lambda entry, value: appeals.outcome(entry.catalogue, Outcome(value)),
    "capacity": lambda entry, value: incidents.capacity(entry.catalogue, Capacity(value)),
    "concern": lambda entry, value: appeals.concern(entry.catalogue, Concern(value)),
    "attendance": lambda entry, value: appeals.attendance(entry.catalogue, Attendance(value)),
    "sealed_by": _word("Difference", _COLOURS, Colour),
    "ended_by": _word("Ending", ENDINGS, EndedBy),
    "system": lambda entry, value: system_name(entry.catalogue, System(value)),
    "scoring": _scoring,
    "tie_breaks": lambda _, value: ", ".join(value.split()),
    "unresolved": _word("Difference", _UNRESOLVED, Unresolved),
    "stage_id": stage_text,
    "from_stage_id": stage_text,
    "ready_at": _moment,
    "knockout": _knockout,
    "play_off": _regulation,
    "step": _counted,
    "carried_from": lambda entry, _: entry.catalogue.translate("Difference", _YES),
    "white_absence": _word("Difference", _ABSENCES, Absence),
    "black_absence": _word("Difference", _ABSENCES, Absence),
    "swiss_system": lambda entry, value: swiss.swiss_system(entry.catalogue, SwissSystem(value)),
    "readings": lambda entry, value: "; ".join(
        swiss_readings.otherwise(entry.catalogue, Readings.parse(value))
    ),
    "initial_colour": _word("Difference", _COLOURS, Colour),
    "acceleration": lambda entry, value: swiss.acceleration(entry.catalogue, Acceleration(value)),
    "last_accelerated": _player,
}

_NOBODY = "–"


def _seated(entry: Entry, value: str) -> str:
    """Return who plays for a team, from the first board on."""
    seated = (entry.name(int(each)) if each != "0" else _NOBODY for each in value.split())
    return people.listed(seated)


def _points_of_boards(entry: Entry, value: str) -> str:
    """Return what a team has on the boards of a match, from the first on."""
    return " ".join(numbers.points(entry.catalogue, Decimal(each)) for each in value.split())


_PICTURE = QT_TRANSLATE_NOOP("Journal", "a file of {size} bytes")
"""A picture is kept in letters, four for three bytes."""

_OF_COLUMN: Mapping[tuple[str, str], Value] = {
    ("appeal", "kind"): lambda entry, value: appeals.kind(entry.catalogue, AppealKind(value)),
    ("by_hand", "case"): lambda entry, value: change_case(entry.catalogue, ChangeCase(value)),
    ("category", "sex"): lambda entry, value: people.sex(entry.catalogue, Sex(value)),
    ("category", "contingent_by"): lambda entry, value: contingents.contingent(
        entry.catalogue, ContingentKey(value)
    ),
    ("across_ranking", "by"): lambda entry, value: contingents.contingent(
        entry.catalogue, ContingentKey(value)
    ),
    ("team_mates", "by"): lambda entry, value: contingents.contingent(
        entry.catalogue, ContingentKey(value)
    ),
    ("across_ranking", "tournaments"): _tournaments,
    ("logo", "picture"): lambda entry, value: entry.line(_PICTURE, size=len(value) * 3 // 4),
    ("across_ranking", "measure"): _word("Across", MEASURES, Measure),
    ("across_ranking", "shared"): _word("Across", SHARED, SharedPlaces),
    ("across_ranking", "ties"): _tie_rules,
    ("across_ranking", "weights"): _weights,
    ("across_ranking", "quotas"): _quotas,
    ("ceremony", "mode"): lambda entry, value: draws.mode(entry.catalogue, CeremonyMode(value)),
    ("official", "tournaments"): _tournaments,
    ("official", "days"): _days,
    ("entry", "status"): _word("Difference", _STATUS, EntryStatus),
    ("team", "status"): _word("Difference", _STATUS, EntryStatus),
    ("team", "captain_id"): _player,
    ("line_up", "players"): _seated,
    ("match_signature", "how"): lambda entry, value: signatures.how(
        entry.catalogue, HowSigned(value)
    ),
    ("match_signature", "own"): _points_of_boards,
    ("match_signature", "other"): _points_of_boards,
    ("stage", "boards_of"): stage_text,
    ("stage", "kind"): _word("Difference", _KINDS, StageKind),
    ("play_off_step", "level"): _counted,
    ("match_decision", "kind"): _word("Difference", _DECISIONS, DecisionKind),
    ("tournament", "teams"): _teams,
    ("tournament", "solving"): _solving,
    ("tournament", "sport"): _word("Sport", NAMES, Sport),
    ("sheet", "state"): _word("Solving", STATES, SheetState),
    ("tournament", "unrated"): _word("Difference", _UNRATED, Unrated),
    ("adjustment", "points"): _points,
    ("adjustment", "game_points"): _points,
    ("virtual_points", "points"): _points,
}
# fmt: on
