"""Lines of the journal about stages and play-offs: what is played, by whom, and how it began."""

from collections.abc import Callable, Iterable, Mapping
from datetime import datetime

from arbiter_app.domain.drawing.preliminary_groups import Divide
from arbiter_app.domain.facts.in_hand import in_hand
from arbiter_app.domain.facts.play.match_decisions import DecisionKind
from arbiter_app.domain.facts.play.numbering import DrawMethod
from arbiter_app.domain.facts.play.rounds import Stage, StageKind
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.ids import PlayOffId, StageId
from arbiter_app.formats.regulations import read_knockout, read_play_off
from arbiter_app.i18n import QT_TRANSLATE_NOOP
from arbiter_app.wording.journal.entry import Entry
from arbiter_app.wording.terms import numbers
from arbiter_app.wording.terms.event.regulations import (
    knockout_lines,
    match_rules_text,
    regulation_name,
)
from arbiter_app.wording.terms.event.shipped_texts import shipped_text
from arbiter_app.wording.terms.event.stages import stage_name, system_name
from arbiter_app.wording.terms.play import draws
from arbiter_app.wording.terms.play.play_offs import places

_BETWEEN = " – "
"""Latin names have commas of their own."""


def _removed(entry: Entry) -> str:
    """Name a stage that is gone by its title, for all else that named it is gone too."""
    rows = (change.before or change.after for change in entry.changes if change.table == "stage")
    row = next((row for row in rows if row), None)
    if row is None or not row["title"]:
        return entry.line(_REMOVED)
    gone = Stage(id=StageId(row["id"]), kind=StageKind(row["kind"]), title=row["title"])
    name = stage_name(entry.catalogue, entry.event.tournament, gone)
    return entry.line(_REMOVED_NAMED, stage=name)


def _knockout_rules(entry: Entry) -> str:
    """Tell the rules; of a match of two, those of the match alone."""
    rules = read_knockout(entry.params["rules"])
    stage = StageId(entry.params["stage"]) if "stage" in entry.params else None
    known = {each.id for each in entry.event.tournament.stages}
    seen = in_hand(entry.event, stage if stage in known else None)
    of_teams = seen.is_of_teams
    if seen.competition.traits.is_of_two:
        return entry.line(
            _MATCH, rules=match_rules_text(entry.catalogue, rules.match, of_teams=of_teams)
        )
    return entry.line(
        _KNOCKOUT, rules=" ".join(knockout_lines(entry.catalogue, rules, of_teams=of_teams))
    )


def _regulation(entry: Entry) -> str:
    if entry.params["rules"] is None:
        return entry.line(_NO_PLAY_OFFS)
    rules = read_play_off(entry.params["rules"])
    return entry.line(
        _PLAY_OFFS,
        name=regulation_name(entry.catalogue, rules.id),
        source=shipped_text(entry.catalogue, rules.source) or "–",
    )


def _added(entry: Entry) -> str:
    params = entry.params
    new = Stage(
        id=StageId(0), kind=StageKind(params["kind"]), title=" ".join(params["title"].split())
    )
    name = new.title and stage_name(entry.catalogue, entry.event.tournament, new)
    players = len(params.get("sources", ())) + len(params.get("players", ()))
    return entry.line(
        _ADDED if name else _ADDED_UNNAMED,
        stage=name,
        system=system_name(entry.catalogue, System(params["system"])),
        players=entry.catalogue.translate("Journal", "%n player(s)", None, players),
    )


def _described(entry: Entry) -> str:
    return entry.line(
        _DESCRIBED,
        title=entry.params["title"].strip() or "–",
        time_control=entry.params["time_control"].strip() or "–",
    )


def _divided(entry: Entry) -> str:
    pattern = _BY_LOT if entry.params["by"] == Divide.LOTS.value else _BY_SNAKE
    return entry.line(pattern, groups=entry.params["groups"], seed=entry.params["seed"])


def _begun(entry: Entry) -> str:
    method = draws.method(entry.catalogue, DrawMethod(entry.params["method"]))
    if not entry.params.get("seed"):
        return entry.line(_BEGUN, method=method)
    return entry.line(_BEGUN_BY_LOT, method=method, seed=entry.params["seed"])


def _play_off_begun(entry: Entry) -> str:
    tied = [
        change.after["player_id"]
        for change in entry.changes
        if change.table == "play_off_player" and change.after
    ]
    first = entry.params["first_place"]
    facts = {
        "places": places(entry.catalogue, first, first + max(len(tied), 1) - 1),
        "names": _names(entry, tied),
    }
    line = entry.line(_PLAY_OFF, **facts) if tied else entry.line(_PLAY_OFF_FROM, place=first)
    if declined := entry.params.get("declined"):
        line = entry.line(_DECLINED, line=line, names=_names(entry, declined))
    return _with_lot(entry, line)


def _step(entry: Entry) -> str:
    names = _names(entry, entry.params["players"])
    line = entry.line(_STEP, play_off=_play_off(entry), names=names)
    return _with_lot(entry, line)


def _with_lot(entry: Entry, line: str) -> str:
    """Return a line with what gave the numbers: a lot, the hall, or the table."""
    if entry.params.get("numbers"):
        return entry.line(_IN_THE_HALL, line=line)
    by_lot = any(
        change.table == "stage" and change.after and change.after["seed"]
        for change in entry.changes
    )
    return entry.line(_LOT, line=line, seed=entry.params["seed"]) if by_lot else line


def _ready(entry: Entry) -> str:
    if entry.params["ready_at"] is None:
        return entry.line(_NOT_READY, play_off=_play_off(entry))
    moment = datetime.fromisoformat(entry.params["ready_at"])
    return entry.line(
        _READY,
        play_off=_play_off(entry),
        moment=numbers.date_and_time(entry.catalogue, moment),
    )


def _left(entry: Entry) -> str:
    return entry.line(_LEFT, play_off=_play_off(entry), name=entry.name(entry.params["player"]))


def _lots(entry: Entry) -> str:
    """Name those for whom lots were drawn, in the order of the lots, and what they were about."""
    rows = [
        change.after
        for change in entry.changes
        if change.table == "match_decision" and change.after
    ]
    drawn = [(int(row["value"]), row["player_id"]) for row in rows]
    order = [player for _, player in sorted(drawn)] or entry.params["players"]
    by_seed, in_the_hall = _LOTS, _LOTS_IN_THE_HALL
    if any(row["kind"] == DecisionKind.ENTRY for row in rows):
        by_seed, in_the_hall = _ENTRY_LOTS, _ENTRY_LOTS_IN_THE_HALL
    return entry.line(
        in_the_hall if entry.params.get("numbers") else by_seed,
        play_off=_play_off(entry),
        names=_names(entry, order),
        seed=entry.params["seed"],
    )


def _about(text: str) -> Callable[[Entry], str]:
    """Return what writes a line about a play-off."""
    return lambda entry: entry.line(text, play_off=_play_off(entry))


def _play_off(entry: Entry) -> str:
    """Return what a play-off is called: by its places, of one that was annulled by its number."""
    number = PlayOffId(entry.params["play_off"])
    for each in entry.event.tournament.play_offs:
        if each.id == number:
            shared = places(entry.catalogue, each.first_place, each.last_place)
            return entry.line(_PLAY_OFF_FOR, places=shared)
    return entry.line(_PLAY_OFF_NUMBER, number=number)


def _names(entry: Entry, players: Iterable[int]) -> str:
    return _BETWEEN.join(entry.name(player) for player in players)


# fmt: off
STAGE_LINES: Mapping[str, str] = {
    "draw.seeded": QT_TRANSLATE_NOOP(
        "Journal", "Numbers by the standard seeding of a knockout (seed {seed})"
    ),
}

_REMOVED = QT_TRANSLATE_NOOP("Journal", "Stage removed with all that was played in it")
_REMOVED_NAMED = QT_TRANSLATE_NOOP(
    "Journal", "Stage removed with all that was played in it: {stage}"
)
_MATCH = QT_TRANSLATE_NOOP("Journal", "Rules of the match: {rules}")
_KNOCKOUT = QT_TRANSLATE_NOOP("Journal", "Rules of the knockout: {rules}")
_PLAY_OFFS = QT_TRANSLATE_NOOP("Journal", "Ties are played off by {name} ({source})")
_NO_PLAY_OFFS = QT_TRANSLATE_NOOP("Journal", "Ties are not played off")
_ADDED = QT_TRANSLATE_NOOP("Journal", "Stage added: {stage}, {system}, {players}")
_ADDED_UNNAMED = QT_TRANSLATE_NOOP("Journal", "Stage added: {system}, {players}")
_DESCRIBED = QT_TRANSLATE_NOOP("Journal", "Stage: title {title}, time control {time_control}")
_BY_SNAKE = QT_TRANSLATE_NOOP(
    "Journal", "Field divided into {groups} groups by the snake of numbers; numbers by lot"
    " (seed {seed})"
)
_BY_LOT = QT_TRANSLATE_NOOP(
    "Journal", "Field divided into {groups} groups by lot; numbers by lot (seed {seed})"
)
_BEGUN = QT_TRANSLATE_NOOP("Journal", "Stage begun; numbers: {method}")
_BEGUN_BY_LOT = QT_TRANSLATE_NOOP("Journal", "Stage begun; numbers: {method} (seed {seed})")
_PLAY_OFF = QT_TRANSLATE_NOOP("Journal", "Play-off for {places} begun: {names}")
_PLAY_OFF_FROM = QT_TRANSLATE_NOOP("Journal", "Play-off from place {place} on begun")
_DECLINED = QT_TRANSLATE_NOOP("Journal", "{line}; would not play: {names}")
_LOT = QT_TRANSLATE_NOOP("Journal", "{line}; numbers by lot (seed {seed})")
_IN_THE_HALL = QT_TRANSLATE_NOOP("Journal", "{line}; numbers as drawn in the hall")
_STEP = QT_TRANSLATE_NOOP("Journal", "{play_off}: next step, {names}")
_READY = QT_TRANSLATE_NOOP("Journal", "{play_off}: last game before it over {moment}")
_NOT_READY = QT_TRANSLATE_NOOP("Journal", "{play_off}: time of the last game before it removed")
_LEFT = QT_TRANSLATE_NOOP("Journal", "{play_off}: {name} left it")
_LOTS = QT_TRANSLATE_NOOP("Journal", "{play_off}: lots drawn, {names} (seed {seed})")
_LOTS_IN_THE_HALL = QT_TRANSLATE_NOOP("Journal", "{play_off}: lots as drawn in the hall, {names}")
_ENTRY_LOTS = QT_TRANSLATE_NOOP(
    "Journal", "{play_off}: lot of who plays drawn, in its order {names} (seed {seed})"
)
_ENTRY_LOTS_IN_THE_HALL = QT_TRANSLATE_NOOP(
    "Journal", "{play_off}: lot of who plays as drawn in the hall, in its order {names}"
)
_PLAY_OFF_FOR = QT_TRANSLATE_NOOP("Journal", "Play-off for {places}")
_PLAY_OFF_NUMBER = QT_TRANSLATE_NOOP("Journal", "Play-off № {number}")

STAGE_WRITERS: Mapping[str, Callable[[Entry], str]] = {
    "tournament.knockout": _knockout_rules,
    "tournament.play-off": _regulation,
    "stage.add": _added,
    "stage.describe": _described,
    "stage.remove": _removed,
    "stage.divide": _divided,
    "stage.begin": _begun,
    "play-off.begin": _play_off_begun,
    "play-off.step": _step,
    "play-off.ready": _ready,
    "play-off.leave": _left,
    "play-off.lots": _lots,
    "play-off.give-up": _about(
        QT_TRANSLATE_NOOP("Journal", "{play_off} ended early: what it has decided stands")
    ),
    "play-off.annul": _about(
        QT_TRANSLATE_NOOP("Journal", "{play_off} annulled with all its games")
    ),
}
# fmt: on
