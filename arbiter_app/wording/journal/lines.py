"""Lines for entries of the journal: what was done, made when it is shown."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from datetime import date
from decimal import Decimal

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.in_hand import as_noted
from arbiter_app.domain.facts.people.affiliation import ContingentKey
from arbiter_app.domain.facts.people.people import PERSON_FIELD, Role
from arbiter_app.domain.facts.play.rounds import Stage
from arbiter_app.domain.facts.rules.settings import Settings, Unrated, Unresolved
from arbiter_app.domain.facts.rules.swiss_rules import SwissSystem
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import StageId, TournamentId
from arbiter_app.domain.tie_breaks.editions import default_edition, edition
from arbiter_app.formats.days import format_day
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.wording.journal.across import ACROSS_LINES, ACROSS_WRITERS
from arbiter_app.wording.journal.appeals import APPEAL_WRITERS
from arbiter_app.wording.journal.by_hand import BY_HAND_WRITERS
from arbiter_app.wording.journal.categories import CATEGORY_LINES, CATEGORY_WRITERS
from arbiter_app.wording.journal.ceremony import CEREMONY_LINES, CEREMONY_WRITERS
from arbiter_app.wording.journal.chess960 import CHESS960_WRITERS
from arbiter_app.wording.journal.english_names import ENGLISH_NAME_WRITERS
from arbiter_app.wording.journal.entry import Change, Entry, Params
from arbiter_app.wording.journal.fees import FEE_WRITERS
from arbiter_app.wording.journal.hall import HALL_WRITERS
from arbiter_app.wording.journal.incidents import INCIDENT_WRITERS
from arbiter_app.wording.journal.join_files import JOINING_LINES, JOINING_WRITERS
from arbiter_app.wording.journal.logo import LOGO_WRITERS
from arbiter_app.wording.journal.matches import MATCH_WRITERS
from arbiter_app.wording.journal.officials import OFFICE_WRITERS
from arbiter_app.wording.journal.paper_texts import PAPER_TEXT_WRITERS
from arbiter_app.wording.journal.participation import PARTICIPATION_WRITERS
from arbiter_app.wording.journal.players import PERSON_LINES, PERSON_WRITERS
from arbiter_app.wording.journal.ratings import RATING_WRITERS
from arbiter_app.wording.journal.registration import DESK_WRITERS
from arbiter_app.wording.journal.rights import RIGHTS_LINES, RIGHTS_WRITERS
from arbiter_app.wording.journal.rounds import ROUND_LINES, ROUND_WRITERS
from arbiter_app.wording.journal.snapshots import SNAPSHOT_LINES, SNAPSHOT_WRITERS
from arbiter_app.wording.journal.solving import SOLVING_LINES, SOLVING_WRITERS
from arbiter_app.wording.journal.stages import STAGE_LINES, STAGE_WRITERS
from arbiter_app.wording.journal.swiss import SWISS_LINES, SWISS_WRITERS
from arbiter_app.wording.journal.swiss_rules import SWISS_RULES_LINES, SWISS_RULES_WRITERS
from arbiter_app.wording.journal.teams import TEAM_WRITERS
from arbiter_app.wording.journal.tournaments import (
    NAMING_TOURNAMENTS,
    TOURNAMENT_LINES,
    TOURNAMENT_WRITERS,
)
from arbiter_app.wording.terms import numbers
from arbiter_app.wording.terms.event.choices import swiss_name
from arbiter_app.wording.terms.event.stages import (
    later_stage_name,
    system_name,
    tournament_name,
)
from arbiter_app.wording.terms.registration import contingents, people, person_fields


def entry_text(
    catalogue: Catalogue,
    command: str,
    params: Params,
    event: Event,
    changes: Sequence[Change] = (),
) -> str:
    """Return the line of an entry: "Round 3, board 2: Бондар – Ґава 1 – 0"; of one in another stage
    than the main one, "Group A. Round 3 …".

    With its changes (for an undo, those of the entry taken back) the line also names people who
    have left the event, and what stood before.
    """
    entry = Entry(catalogue, params, _seen(event, params), changes)
    try:
        act = _act(entry, command)
        return act if command in NAMING_TOURNAMENTS else _in_its_place(entry, act)
    except Exception:  # noqa: BLE001 - params that no command of this program has noted
        return entry.line(_UNKNOWN, command=command)


def _act(entry: Entry, command: str) -> str:
    write = WRITERS.get(command)
    return write(entry) if write else entry.line(LINES[command], **entry.params)


def _seen(event: Event, params: Params) -> Event:
    """Return the event seen of the tournament of an act; of one that was removed there is nothing
    but its number.
    """
    try:
        return as_noted(event, params).event
    except RuleError:
        gone = params.get("tournament")
        if gone is None:
            return event
        removed = Tournament(
            id=TournamentId(gone),
            title=f"№ {gone}",
            settings=Settings(edition=default_edition(event.starts_on or date.max), tie_breaks=()),
            stages=(Stage(id=StageId(gone)),),
        )
        return replace(event.whole, tournaments=(*event.tournaments, removed)).of(removed.id)


def _in_its_place(entry: Entry, act: str) -> str:
    """Return what was done, with the tournament where there are several, and the later stage."""
    catalogue, event, params = entry.catalogue, entry.event, entry.params
    names = []
    if "tournament" in params and event.has_several:
        names.append(tournament_name(catalogue, event.tournament))
    if (stage := params.get("stage")) is not None:
        names.append(later_stage_name(catalogue, event.tournament, StageId(stage)))
    if not (told := ", ".join(name for name in names if name)):
        return act
    return entry.line(_IN_STAGE, stage=told, act=act)


def _described(entry: Entry) -> str:
    differences = [
        entry.line(
            _DIFFERENCE,
            field=entry.catalogue.translate("EventField", _EVENT_FIELDS[field]),
            before=_event_text(field, before),
            after=_event_text(field, after),
        )
        for field, before, after in entry.differences("event")
    ]
    if not differences:
        return entry.line(_DESCRIBED, facts=entry.params["title"])
    return entry.line(_DESCRIBED, facts=", ".join(differences))


def _event_text(field: str, value: str | None) -> str:
    if value and field in {"starts_on", "ends_on"}:
        return format_day(date.fromisoformat(value))
    return value or "–"


def _official(entry: Entry) -> str:
    role = people.role(entry.catalogue, Role(entry.params["role"]))
    name = entry.params["name"].strip()
    category = (entry.params.get("category") or "").strip()
    if not name:
        return entry.line(_VACANT, role=role)
    changed = {field: former for field, former, _ in entry.differences("official")}
    if set(changed) == {"category"}:
        difference = entry.line(
            _DIFFERENCE,
            field=entry.line(_CATEGORY),
            before=changed["category"] or "–",
            after=category or "–",
        )
        return entry.line(_OFFICIAL, role=role, name=f"{name}: {difference}")
    return entry.line(_OFFICIAL, role=role, name=f"{name}, {category}" if category else name)


def _system(entry: Entry) -> str:
    title = edition(entry.params["edition_id"]).title
    system = System(entry.params.get("system") or System.ROUND_ROBIN)
    if not system.traits.meets_all:
        name = system_name(entry.catalogue, system)
        swiss = entry.params.get("swiss")
        if swiss is not None and system.traits.follows_results:
            name = swiss_name(entry.catalogue, SwissSystem(swiss))
        return entry.line(_OTHER_SYSTEM, system=name, edition=title)
    cycles = entry.catalogue.translate("Journal", "%n cycle(s)", None, entry.params["cycles"])
    return entry.line(_SYSTEM, cycles=cycles, edition=title)


def _tie_breaks(entry: Entry) -> str:
    unresolved = _UNRESOLVED[Unresolved(entry.params["unresolved"])]
    return entry.line(
        _TIE_BREAKS,
        tie_breaks=", ".join(entry.params["tie_breaks"]) or "–",
        unresolved=entry.catalogue.translate("Unresolved", unresolved),
    )


def _imported(entry: Entry) -> str:
    players = len(entry.params["players"])
    return entry.line(
        _IMPORTED,
        source=entry.params["source"],
        players=entry.catalogue.translate("Journal", "%n player(s)", None, players),
    )


def _report(entry: Entry) -> str:
    players = entry.catalogue.translate("Journal", "%n player(s)", None, entry.params["players"])
    line = entry.line(_REPORT, source=entry.params["source"], players=players)
    if not (adjusted := entry.params.get("adjusted")):
        return line
    how = entry.catalogue.translate("Journal", "%n adjustment(s) on reading", None, adjusted)
    return f"{line}; {how}"


_REPORTS_WRITTEN: Mapping[str | None, str] = {
    None: QT_TRANSLATE_NOOP("Journal", "Report file written: {target} ({version})"),
    "final": QT_TRANSLATE_NOOP("Journal", "Final report file written: {target} ({version})"),
    "in-between": QT_TRANSLATE_NOOP(
        "Journal", "In-between report file written: {target} ({version})"
    ),
}
"""By what the report was sent for; None: by a version that did not ask."""


def _report_written(entry: Entry) -> str:
    return entry.line(_REPORTS_WRITTEN[entry.params.get("finality")], **entry.params)


def _rating_rules(entry: Entry) -> str:
    unrated = _UNRATED[Unrated(entry.params["unrated"])]
    forfeits = _FORFEITS_COUNT if entry.params["forfeits_in_ratings"] else _FORFEITS_DO_NOT_COUNT
    return entry.line(
        _RATING_RULES,
        unrated=entry.catalogue.translate("Unrated", unrated),
        forfeits=entry.line(forfeits),
    )


def _withdrawals(entry: Entry) -> str:
    return entry.line(_ANNULS if entry.params["annuls_withdrawals"] else _ANNULS_NOTHING)


def _defined(entry: Entry) -> str:
    better = _LOWER_FIRST if entry.params.get("lower_is_better") else _HIGHER_FIRST
    return entry.line(
        _DEFINED,
        code=entry.params["code"],
        definition=entry.params["definition"],
        better=entry.line(better),
    )


def _own_value(entry: Entry) -> str:
    return entry.line(
        _OWN_VALUE,
        code=entry.params["code"],
        name=entry.name(entry.params["player"]),
        value=_figure(entry.catalogue, entry.params["value"]),
    )


def _figure(catalogue: Catalogue, text: str | None) -> str:
    if text is None:
        return "–"
    value = Decimal(text)
    places = numbers.decimal_places([value])
    return numbers.tie_break_value(catalogue, value, places=places)


def _edited(entry: Entry) -> str:
    name = entry.name(entry.params["player"])
    differences = [
        entry.line(
            _DIFFERENCE,
            field=person_fields.in_sentence(entry.catalogue, field),
            before=_value(entry, field, before),
            after=_value(entry, field, after),
        )
        for field, before, after in entry.differences("player")
    ]
    if not differences:
        return entry.line(_EDITED, name=name)
    return entry.line(_EDITED_FIELDS, name=name, differences=", ".join(differences))


def _value(entry: Entry, field: str, plain: str | int | None) -> str:
    value = PERSON_FIELD[field].read(plain)
    return person_fields.value_text(entry.catalogue, value) or "–"


def _removed(entry: Entry) -> str:
    return entry.line(_REMOVED, name=entry.name(entry.params["player"]))


def _varma(entry: Entry) -> str:
    by = ContingentKey(entry.params["contingents_by"])
    return entry.line(
        _VARMA,
        key=contingents.contingents_by(entry.catalogue, by),
        seed=entry.params["seed"],
    )


def _paper(pattern: str) -> Callable[[Entry], str]:
    """Return the writer of a note about a paper; its title was noted in English."""

    def write(entry: Entry) -> str:
        title = entry.catalogue.translate("Document", entry.params["title"])
        return entry.line(pattern, **{**entry.params, "title": title})

    return write


# fmt: off
LINES: Mapping[str, str] = {
    "event.create": QT_TRANSLATE_NOOP("Journal", "Event created: {title}"),
    "event.as-last-time": QT_TRANSLATE_NOOP(
        "Journal", "Panel, organiser, place, conditions and papers taken over from: {title}"
    ),
    "event.from-template": QT_TRANSLATE_NOOP(
        "Journal", "System, conditions and papers taken from the template: {name}"
    ),
    "ties.seed": QT_TRANSLATE_NOOP("Journal", "Seed of lots among the tied fixed: {seed}"),
    "ties.lots": QT_TRANSLATE_NOOP("Journal", "Lots drawn among those still tied"),
    "ties.lots-in-hall": QT_TRANSLATE_NOOP(
        "Journal", "Lots drawn in the hall among those still tied, witnesses: {witnesses}"
    ),
    "regulations.attach": QT_TRANSLATE_NOOP("Journal", "Regulations attached: {name}"),
    "regulations.sections": QT_TRANSLATE_NOOP(
        "Journal",
        "Sections of the regulations checked off (Ukrainian rules IV.3): {sections}",
    ),
    "committee.announce": QT_TRANSLATE_NOOP("Journal", "Appeals committee announced"),
    "program.told": QT_TRANSLATE_NOOP(
        "Journal", "Told that Arbiter is not on the list of programs (Ukrainian rules II.5)"
    ),
    "player.add": QT_TRANSLATE_NOOP("Journal", "Player added: {name}"),
    "draw.lots": QT_TRANSLATE_NOOP("Journal", "Numbers drawn by lot (seed {seed})"),
    "draw.by-rating": QT_TRANSLATE_NOOP("Journal", "Numbers given by rating"),
    "draw.by-hand": QT_TRANSLATE_NOOP("Journal", "Numbers entered by hand"),
    "journal.exported": QT_TRANSLATE_NOOP("Journal", "Journal saved: {target}"),
    "journal.printed": QT_TRANSLATE_NOOP("Journal", "Journal printed: {target}"),
    "sample.ready": QT_TRANSLATE_NOOP("Journal", "Sample made; what follows was done in it"),
    "rules.leave": QT_TRANSLATE_NOOP("Journal", "Rules mode left"),
    "criterion.remove": QT_TRANSLATE_NOOP("Journal", "Criterion of the event removed: {code}"),
    **ROUND_LINES,
    **STAGE_LINES,
    **SWISS_LINES,
    **SOLVING_LINES,
    **TOURNAMENT_LINES,
    **JOINING_LINES,
    **SWISS_RULES_LINES,
    **ACROSS_LINES,
    **CATEGORY_LINES,
    **PERSON_LINES,
    **RIGHTS_LINES,
    **CEREMONY_LINES,
    **SNAPSHOT_LINES,
}

_UNKNOWN = QT_TRANSLATE_NOOP(
    "Journal", "An act that this program cannot put into words: {command}"
)
_IN_STAGE = QT_TRANSLATE_NOOP("Journal", "{stage}. {act}")
_DESCRIBED = QT_TRANSLATE_NOOP("Journal", "Event described: {facts}")
_OFFICIAL = QT_TRANSLATE_NOOP("Journal", "{role}: {name}")
_CATEGORY = QT_TRANSLATE_NOOP("Journal", "category")
_VACANT = QT_TRANSLATE_NOOP("Journal", "{role}: nobody")
_SYSTEM = QT_TRANSLATE_NOOP(
    "Journal", "System of play: round robin, {cycles}; tie-breaks of {edition}"
)
_OTHER_SYSTEM = QT_TRANSLATE_NOOP(
    "Journal", "System of play: {system}; tie-breaks of {edition}"
)
_TIE_BREAKS = QT_TRANSLATE_NOOP("Journal", "Tie-breaks: {tie_breaks}; {unresolved}")
_IMPORTED = QT_TRANSLATE_NOOP("Journal", "Imported from {source}: {players}")
_REPORT = QT_TRANSLATE_NOOP("Journal", "Event taken over from {source}: {players}")
_RATING_RULES = QT_TRANSLATE_NOOP("Journal", "Ratings in tie-breaks: {unrated}; {forfeits}")
_FORFEITS_COUNT = QT_TRANSLATE_NOOP("Journal", "forfeits count")
_FORFEITS_DO_NOT_COUNT = QT_TRANSLATE_NOOP("Journal", "forfeits do not count")
_ANNULS = QT_TRANSLATE_NOOP(
    "Journal", "Withdrawn before half of the games: results annulled (C.05 Art. 6.6)"
)
_ANNULS_NOTHING = QT_TRANSLATE_NOOP(
    "Journal", "Withdrawn before half of the games: results count all the same"
)
_DEFINED = QT_TRANSLATE_NOOP("Journal", "Criterion of the event, {code}: {definition}; {better}")
_HIGHER_FIRST = QT_TRANSLATE_NOOP("Journal", "the higher value is better")
_LOWER_FIRST = QT_TRANSLATE_NOOP("Journal", "the lower value is better")
_OWN_VALUE = QT_TRANSLATE_NOOP("Journal", "{code} of {name}: {value}")
_EDITED = QT_TRANSLATE_NOOP("Journal", "Player corrected: {name}")
_EDITED_FIELDS = QT_TRANSLATE_NOOP("Journal", "Player corrected: {name}: {differences}")
_DIFFERENCE = QT_TRANSLATE_NOOP("Journal", "{field} {before} → {after}")
_REMOVED = QT_TRANSLATE_NOOP("Journal", "Player removed: {name}")
_VARMA = QT_TRANSLATE_NOOP(
    "Journal", "Numbers drawn from envelopes, contingents by {key} (seed {seed})"
)
_PRINTED = QT_TRANSLATE_NOOP("Journal", "Printed: {title} ({language}), {target}")
_SAVED = QT_TRANSLATE_NOOP("Journal", "Saved: {title} ({language}), {target}")
_TAKEN_DOWN = QT_TRANSLATE_NOOP("Journal", "Taken down: {title} ({language}), version {version}")

WRITERS: Mapping[str, Callable[[Entry], str]] = {
    "event.describe": _described,
    "official.set": _official,
    "tournament.system": _system,
    "tournament.tie-breaks": _tie_breaks,
    "tournament.rating-rules": _rating_rules,
    "tournament.withdrawals": _withdrawals,
    "criterion.define": _defined,
    "criterion.value": _own_value,
    "players.import": _imported,
    "report.import": _report,
    "report.exported": _report_written,
    "player.edit": _edited,
    "player.remove": _removed,
    "draw.varma": _varma,
    "document.printed": _paper(_PRINTED),
    "document.exported": _paper(_SAVED),
    "document.taken-down": _paper(_TAKEN_DOWN),
    **ROUND_WRITERS,
    **STAGE_WRITERS,
    **SWISS_WRITERS,
    **SOLVING_WRITERS,
    **TEAM_WRITERS,
    **TOURNAMENT_WRITERS,
    **JOINING_WRITERS,
    **HALL_WRITERS,
    **FEE_WRITERS,
    **PAPER_TEXT_WRITERS,
    **ENGLISH_NAME_WRITERS,
    **LOGO_WRITERS,
    **BY_HAND_WRITERS,
    **SWISS_RULES_WRITERS,
    **RATING_WRITERS,
    **CHESS960_WRITERS,
    **ACROSS_WRITERS,
    **CATEGORY_WRITERS,
    **DESK_WRITERS,
    **INCIDENT_WRITERS,
    **APPEAL_WRITERS,
    **OFFICE_WRITERS,
    **MATCH_WRITERS,
    **PARTICIPATION_WRITERS,
    **PERSON_WRITERS,
    **RIGHTS_WRITERS,
    **CEREMONY_WRITERS,
    **SNAPSHOT_WRITERS,
}
# fmt: on

_UNRESOLVED = {
    Unresolved.SHARED: QT_TRANSLATE_NOOP("Unresolved", "places shared"),
    Unresolved.LOTS: QT_TRANSLATE_NOOP("Unresolved", "then lots"),
}

_UNRATED = {
    Unrated.UNSAID: QT_TRANSLATE_NOOP("Unrated", "nothing said of players without one"),
    Unrated.LEFT_OUT: QT_TRANSLATE_NOOP("Unrated", "games with players without one left out"),
    Unrated.ARBITERS_RATING: QT_TRANSLATE_NOOP(
        "Unrated", "players without one rated by the arbiter"
    ),
}

_EVENT_FIELDS = {
    "title": QT_TRANSLATE_NOOP("EventField", "title"),
    "place": QT_TRANSLATE_NOOP("EventField", "place"),
    "organiser": QT_TRANSLATE_NOOP("EventField", "organiser"),
    "federation": QT_TRANSLATE_NOOP("EventField", "federation"),
    "time_control": QT_TRANSLATE_NOOP("EventField", "time control"),
    "starts_on": QT_TRANSLATE_NOOP("EventField", "first day"),
    "ends_on": QT_TRANSLATE_NOOP("EventField", "last day"),
    "discipline": QT_TRANSLATE_NOOP("EventField", "discipline"),
    "level": QT_TRANSLATE_NOOP("EventField", "level"),
    "rank": QT_TRANSLATE_NOOP("EventField", "rank"),
    "entry_fee": QT_TRANSLATE_NOOP("EventField", "entry fee"),
    "team_fee": QT_TRANSLATE_NOOP("EventField", "entry fee of a team"),
}
