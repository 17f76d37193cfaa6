"""Which row of an event file a change is about: "Round 3, board 2: A – B"."""

from collections.abc import Callable, Mapping
from typing import Any

from arbiter_app.domain.facts.event import Particular
from arbiter_app.domain.facts.people.people import Role
from arbiter_app.domain.facts.people.rights import Authority
from arbiter_app.domain.facts.play.rounds import Stage, StageKind
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import StageId
from arbiter_app.i18n import QT_TRANSLATE_NOOP
from arbiter_app.wording.journal.entry import Entry
from arbiter_app.wording.row_changes.fields import TABLES
from arbiter_app.wording.row_changes.in_hall import with_hall_boards
from arbiter_app.wording.terms.event import conditions as event
from arbiter_app.wording.terms.event import paper_texts
from arbiter_app.wording.terms.event.stages import place_name, stage_name
from arbiter_app.wording.terms.registration import commission, findings, people, rights

Row = Mapping[str, Any]


def subject(entry: Entry, table: str, row: Row) -> str:
    """Return what a row is about; of a table without words of its own, what the table is."""
    write = _SUBJECTS.get(table)
    return write(entry, row) if write else table_title(entry, table)


def table_title(entry: Entry, table: str) -> str:
    """Return what the rows of a table are."""
    return entry.catalogue.translate("Difference", TABLES.get(table, table))


def _line(entry: Entry, text: str, **facts: object) -> str:
    return entry.catalogue.translate("Difference", text).format(**facts)


def _named(pattern: str) -> Callable[[Entry, Row], str]:
    """Return what names a row by its player."""
    return lambda entry, row: _line(entry, pattern, name=entry.name(row["player_id"]))


def in_stage(entry: Entry, stage: int, what: str) -> str:
    """Return what something is, with the later stage where it is, if it is in one."""
    if any(each.is_main(StageId(stage)) for each in entry.event.tournaments):
        named = place_name(entry.catalogue, entry.event, StageId(stage))
    else:
        named = stage_text(entry, stage)
    return _line(entry, _IN_STAGE, stage=named, what=what) if named else what


def stage_text(entry: Entry, stage: int) -> str:
    """Return what a stage is called, also one that the act itself made or removed."""
    for change in entry.changes:
        row = change.after or change.before or {}
        if change.table == "stage" and row["id"] == stage and row["title"]:
            kind = StageKind(row["kind"])
            changed = Stage(id=StageId(stage), kind=kind, title=row["title"])
            return stage_name(entry.catalogue, _tournament(entry, stage), changed)
    if (named := place_name(entry.catalogue, entry.event, StageId(stage))) or not stage:
        return named
    return stage_name(entry.catalogue, _tournament(entry, stage), StageId(stage))


def _tournament(entry: Entry, stage: int) -> Tournament:
    """Return the tournament of a stage; the first one, where the stage is gone."""
    of_it = (each for each in entry.event.tournaments if each.has_stage(StageId(stage)))
    return next(of_it, entry.event.tournaments[0])


def _stage(entry: Entry, row: Row) -> str:
    if row["kind"] == StageKind.MAIN:
        return table_title(entry, "stage")
    return stage_text(entry, row["id"])


def _slot(entry: Entry, row: Row) -> str:
    return in_stage(entry, row["stage_id"], _line(entry, _SLOT, number=row["number"]))


def _play_off(entry: Entry, row: Row) -> str:
    return _line(entry, _PLAY_OFF, number=row["id"])


def _play_off_player(entry: Entry, row: Row) -> str:
    name = entry.name(row["player_id"])
    return _line(entry, _PLAY_OFF_PLAYER, number=row["play_off_id"], name=name)


def _play_off_step(entry: Entry, row: Row) -> str:
    stage = stage_text(entry, row["stage_id"])
    return _line(entry, _PLAY_OFF_STEP, number=row["play_off_id"], stage=stage)


def _match_decision(entry: Entry, row: Row) -> str:
    return in_stage(entry, row["stage_id"], entry.match(row["match"], row["stage_id"]))


def _round(entry: Entry, row: Row) -> str:
    return in_stage(entry, row["stage_id"], _line(entry, _ROUND, round=row["number"]))


def _game(entry: Entry, row: Row) -> str:
    return in_stage(entry, row["stage_id"], _board(entry, row))


def _board(entry: Entry, row: Row) -> str:
    return _line(
        entry,
        _GAME,
        round=row["round"],
        board=row["board"],
        white=entry.name(row["white_id"]),
        black=entry.name(row["black_id"]),
    )


def _game_of(entry: Entry, row: Row) -> str:
    """Name a game as it was, where that is kept, else by its id: as the event has it, or as the act
    itself made or removed it.
    """
    if row.get("met_round") is not None:
        return _board(entry, {**row, "round": row["met_round"], "board": row["met_board"]})
    for stage in [stage for each in entry.event.tournaments for stage in each.stages]:
        for round_, game in stage.games:
            if game.id == row["game_id"]:
                sides = {"white_id": game.white, "black_id": game.black}
                row = {"round": round_.number, "board": game.board, "stage_id": stage.id, **sides}
                return _game(entry, with_hall_boards(entry.event, row))
    for change in entry.changes:
        made = change.after or change.before or {}
        if change.table == "game" and made["id"] == row["game_id"]:
            return _game(entry, with_hall_boards(entry.event, made))
    return table_title(entry, "game")


def _incident(entry: Entry, row: Row) -> str:
    return _line(entry, _INCIDENT, number=row["id"])


def _penalty(entry: Entry, row: Row) -> str:
    name = row["person"] or entry.name(row["player_id"])
    return _line(entry, _SANCTION, number=row["incident_id"], name=name)


def _appeal(entry: Entry, row: Row) -> str:
    return _line(entry, _APPEAL, number=row["id"], name=entry.name(row["player_id"]))


def _seat(entry: Entry, row: Row) -> str:
    return _line(entry, _SEAT, number=row["appeal_id"], name=row["name"])


def _official(entry: Entry, row: Row) -> str:
    role = people.role(entry.catalogue, Role(row["role"]))
    return _line(entry, _OFFICE, role=role, name=row["name"])


def _pin(entry: Entry, row: Row) -> str:
    name = rights.authority(entry.catalogue, Authority(row["authority"]))
    return _line(entry, _PIN, authority=name)


def _particular(entry: Entry, row: Row) -> str:
    return event.particular(entry.catalogue, Particular(row["id"]))


def _paper(entry: Entry, row: Row) -> str:
    name, known = entry.name(row["player_id"]), row["requirement"]
    asked = {each.id: each for each in entry.event.requirements}
    title = asked[known].title if known in asked else None
    paper = commission.paper(entry.catalogue, known, title)
    return _line(entry, _PAPER, name=name, paper=paper)


def _ruling(entry: Entry, row: Row) -> str:
    finding = findings.title(entry.catalogue, row["finding"])
    return _line(entry, _PAPER, name=entry.name(row["player_id"]), paper=finding)


def _own_value(entry: Entry, row: Row) -> str:
    return _line(entry, _PAPER, name=entry.name(row["player_id"]), paper=row["code"])


def _in_round(entry: Entry, row: Row) -> str:
    name = entry.name(row["player_id"])
    if row["round"] is None:
        return name
    return _line(entry, _PLAYER_IN_ROUND, round=row["round"], name=name)


def _hand_of_round(entry: Entry, row: Row) -> str:
    return in_stage(entry, row["stage_id"], _line(entry, _BY_HAND, round=row["round"]))


# fmt: off
_GAME = QT_TRANSLATE_NOOP("Difference", "Round {round}, board {board}, {white} – {black}")
def _member(entry: Entry, row: Row) -> str:
    team, name = entry.name(-row["team_id"]), entry.name(row["player_id"])
    return _line(entry, _MEMBER, team=team, name=name)


_IN_STAGE = QT_TRANSLATE_NOOP("Difference", "{stage}: {what}")
_SLOT = QT_TRANSLATE_NOOP("Difference", "number {number}")
_PLAY_OFF = QT_TRANSLATE_NOOP("Difference", "Play-off № {number}")
_PLAY_OFF_PLAYER = QT_TRANSLATE_NOOP("Difference", "Play-off № {number}, {name}")
_PLAY_OFF_STEP = QT_TRANSLATE_NOOP("Difference", "Play-off № {number}, {stage}")
_ROUND = QT_TRANSLATE_NOOP("Difference", "Round {round}")
_INCIDENT = QT_TRANSLATE_NOOP("Difference", "Incident № {number}")
_SANCTION = QT_TRANSLATE_NOOP("Difference", "Incident № {number}, {name}")
_APPEAL = QT_TRANSLATE_NOOP("Difference", "Protest or appeal № {number}, {name}")
_SEAT = QT_TRANSLATE_NOOP("Difference", "Sitting about № {number}, {name}")
_OFFICE = QT_TRANSLATE_NOOP("Difference", "{role}, {name}")
_PIN = QT_TRANSLATE_NOOP("Difference", "PIN: {authority}")
_PAPER = QT_TRANSLATE_NOOP("Difference", "{name}, {paper}")
_PLAYER_IN_ROUND = QT_TRANSLATE_NOOP("Difference", "Round {round}, {name}")
_MEMBER = QT_TRANSLATE_NOOP("Difference", "{team}, {name}")
_LINE_UP = QT_TRANSLATE_NOOP("Journal", "Round {round}, line-up of {name}")
_MATCH_SIGNATURE = QT_TRANSLATE_NOOP("Difference", "Round {round}, signature for {name}")
_ENTRY = QT_TRANSLATE_NOOP("Difference", "Taking part, {name}")
_STEP = QT_TRANSLATE_NOOP("Difference", "Step of the draw, {name}")
_NUMBER = QT_TRANSLATE_NOOP("Difference", "Pairing number, {name}")
_FIXED_BOARD = QT_TRANSLATE_NOOP("Difference", "Fixed board, {name}")
_EARLIER_NUMBER = QT_TRANSLATE_NOOP("Difference", "Earlier pairing number, {name}")
_BY_HAND = QT_TRANSLATE_NOOP("Difference", "Round {round}, pairs changed by hand")
_SHEET = QT_TRANSLATE_NOOP("Difference", "Round {round}, sheet of {name}")
_DISCOUNT = QT_TRANSLATE_NOOP("Difference", "Discount for {whom}")
_RECEIPT = QT_TRANSLATE_NOOP("Difference", "Receipt № {number}")
_RECEIPT_LINE = QT_TRANSLATE_NOOP("Difference", "Receipt № {number}, {name}")
_PLACE = QT_TRANSLATE_NOOP("Difference", "Order of drawing, {name}")

_SUBJECTS: Mapping[str, Callable[[Entry, Row], str]] = {
    "pin": _pin,
    "particular": _particular,
    "requirement": lambda entry, row: commission.paper(entry.catalogue, row["id"], row["title"]),
    "official": _official,
    "player": lambda _, row: row["name"],
    "entry": _named(_ENTRY),
    "team": lambda _, row: row["name"],
    "team_member": _member,
    "line_up": lambda entry, row: entry.line(
        _LINE_UP, round=row["round"], name=entry.name(-row["team_id"])
    ),
    "sheet": lambda entry, row: entry.line(
        _SHEET, round=row["round"], name=entry.name(row["player_id"])
    ),
    "match_signature": lambda entry, row: _line(
        entry, _MATCH_SIGNATURE, round=row["round"], name=entry.name(-row["team_id"])
    ),
    "shown_paper": _paper,
    "ruling": _ruling,
    "ceremony_member": _named(_PLACE),
    "ceremony_step": _named(_STEP),
    "drawn_number": _named(_NUMBER),
    "stage": _stage,
    "slot": _slot,
    "play_off": _play_off,
    "play_off_player": _play_off_player,
    "play_off_step": _play_off_step,
    "match_decision": _match_decision,
    "round": _round,
    "game": _game,
    "adjournment": _game_of,
    "bye": _in_round,
    "kept_player": _in_round,
    "by_hand": _hand_of_round,
    "system_pair": _hand_of_round,
    "fixed_board": _named(_FIXED_BOARD),
    "earlier_number": _named(_EARLIER_NUMBER),
    "category": lambda _, row: row["title"],
    "paper_text": lambda entry, row: paper_texts.title(entry.catalogue, row["id"]),
    "english_name": lambda _, row: row["name"],
    "logo": lambda entry, _: entry.catalogue.translate("Difference", TABLES["logo"]),
    "room": lambda _, row: row["name"],
    "discount": lambda entry, row: entry.line(_DISCOUNT, whom=row["whom"]),
    "receipt": lambda entry, row: entry.line(_RECEIPT, number=row["number"]),
    "receipt_line": lambda entry, row: entry.line(
        _RECEIPT_LINE, number=row["receipt"], name=row["name"]
    ),
    "across_ranking": lambda _, row: row["title"],
    "adjustment": _in_round,
    "own_criterion": lambda _, row: row["code"],
    "own_value": _own_value,
    "incident": _incident,
    "penalty": _penalty,
    "penalty_effect": _game_of,
    "appeal": _appeal,
    "appeal_seat": _seat,
    "appeal_effect": _game_of,
}
# fmt: on
