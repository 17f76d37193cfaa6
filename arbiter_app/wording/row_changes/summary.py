"""What going back to an earlier state does, as an arbiter says it: "tour 11 (4 results)".

The rows themselves are told one by one in `lines`.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum
from typing import Any

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.play.rounds import StageKind
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.wording.journal.entry import Change, Entry
from arbiter_app.wording.row_changes.rows import in_stage, stage_text

Row = Mapping[str, Any]
Found = tuple["Way", str, str]
"""Which way it goes, what it is, and what of it is counted; "" where nothing is."""


class Way(StrEnum):
    """What becomes of something that is not as it was then."""

    GOES = QT_TRANSLATE_NOOP("Summary", "Will go: {things}.")
    RETURNS = QT_TRANSLATE_NOOP("Summary", "Will come back: {things}.")
    CHANGES = QT_TRANSLATE_NOOP("Summary", "Will be as before: {things}.")


def summary(catalogue: Catalogue, changes: Sequence[Change], event: Event) -> list[str]:
    """Return what goes, comes back and changes when what has changed since is taken back."""
    entry = Entry(catalogue, {}, event, changes)
    moved = dict(_moved(entry))
    found = Counter[Found]()
    for change in sorted(changes, key=_place):
        for each in _of_change(entry, change, moved):
            found[each] += 1
    said = []
    for way in Way:
        things = [
            _counted(catalogue, what, counted, number)
            for (kind, what, counted), number in found.items()
            if kind is way
        ]
        if things:
            said.append(catalogue.translate("Summary", way).format(things=", ".join(things)))
    return said


def _place(change: Change) -> tuple[bool, int, bool, int]:
    """Put what was played first, that of the last stage before the others, then all the rest."""
    row = change.after or change.before or {}
    of_round = row.get("round") or row.get("number") if change.table in _OF_ROUNDS else None
    stage = row.get("stage_id") or 0
    return change.table not in _OF_ROUNDS, -stage, change.table == "round", of_round or 0


def _of_change(entry: Entry, change: Change, moved: Mapping[int, str]) -> Iterator[Found]:
    row = change.after or change.before or {}
    what = moved.get(_stage_of(change.table, row))
    if change.table in _WITHIN_OTHERS:
        return
    if what and change.table in _OF_STAGES:
        if change.table == "game":
            yield _way(change.before, change.after), what, _GAMES
    elif what and change.table in ("stage", "draw"):
        if not _has_games(entry, row):
            yield _way(change.before, change.after), what, ""
    elif change.table == "game":
        yield from _of_game(entry, change)
    elif change.table == "round":
        yield from _of_round(entry, change)
    elif change.table == "entry":
        yield from _of_entry(entry, change)
    elif change.table in THINGS:
        thing = entry.catalogue.translate("Summary", THINGS[change.table])
        yield _way(change.before, change.after), thing, _NUMBER if change.table in _MANY else ""


def _stage_of(table: str, row: Row) -> int:
    """Return the stage that a row is about; 0 for none."""
    if table == "draw":
        return int(row["tournament_id"])
    return int(row["id"] if table == "stage" else row.get("stage_id") or 0)


def _moved(entry: Entry) -> Iterator[tuple[int, str]]:
    """Yield the stages that were made or removed as a whole, with what they are called."""
    for change in entry.changes:
        row = change.after or change.before or {}
        if change.before and change.after:
            continue
        if change.table == "draw":
            yield row["tournament_id"], entry.catalogue.translate("Summary", "draw of numbers")
        elif change.table == "stage" and row["kind"] == StageKind.PLAY_OFF:
            yield row["id"], entry.catalogue.translate("Summary", "play-off")
        elif change.table == "stage":
            yield row["id"], stage_text(entry, row["id"])


def _has_games(entry: Entry, stage: Row) -> bool:
    """Whether games went or came with a stage, or with the draw, or with another of its name."""
    alike = {row["id"] for row in _rows(entry, "stage") if row["kind"] == stage.get("kind")}
    of = (
        alike
        if stage.get("kind") == StageKind.PLAY_OFF
        else {stage.get("id") or stage["tournament_id"]}
    )
    return any(row["stage_id"] in of for row in _rows(entry, "game"))


def _rows(entry: Entry, table: str) -> Iterator[Row]:
    for change in entry.changes:
        if change.table == table:
            yield change.after or change.before or {}


def _of_game(entry: Entry, change: Change) -> Iterator[Found]:
    before, after = change.before or {}, change.after or {}
    row = after or before
    where = in_stage(entry, row["stage_id"], _said(entry, _ROUND, row["round"]))
    then, now = (_result(each) for each in (before, after))
    if then != now:
        yield _way(then, now), where, _RESULTS
    elif not before or not after:
        yield _way(before, after), where, _GAMES
    elif before["checked_at"] != after["checked_at"]:
        said = in_stage(entry, row["stage_id"], _said(entry, _CHECKED, row["round"]))
        yield _way(before["checked_at"], after["checked_at"]), said, _RESULTS
    else:
        yield Way.CHANGES, where, _GAMES


def _of_round(entry: Entry, change: Change) -> Iterator[Found]:
    before, after = change.before, change.after
    if before is None or after is None:  # its games say it
        return
    changed = [field for field in _ROUND_FIELDS if before[field] != after[field]]
    for field in changed:
        # Who signs a draft publishes it.
        if field != "published_at" or "signed_off_at" not in changed:
            text = _ROUND_FIELDS[field]
            said = in_stage(entry, after["stage_id"], _said(entry, text, after["number"]))
            yield _way(before[field], after[field]), said, ""


def _of_entry(entry: Entry, change: Change) -> Iterator[Found]:
    before, after = change.before, change.after
    if before is None or after is None:  # the player says it
        return
    text = _TAKING_PART if before["status"] != after["status"] else _AT_THE_DESK
    yield Way.CHANGES, entry.catalogue.translate("Summary", text), _NUMBER


def _result(row: Row) -> tuple[str, str] | None:
    return (row["white_mark"], row["black_mark"]) if row and row["white_mark"] else None


def _way(then: object, now: object) -> Way:
    if then and now:
        return Way.CHANGES
    return Way.RETURNS if then else Way.GOES


def _said(entry: Entry, text: str, round: int) -> str:
    return entry.catalogue.translate("Summary", text).format(round=round)


def _counted(catalogue: Catalogue, what: str, counted: str, number: int) -> str:
    if not counted:
        return what
    pattern = catalogue.translate("Summary", "{what} ({number})")
    number_text = str(number) if counted == _NUMBER else _plural(catalogue, counted, number)
    return pattern.format(what=what, number=number_text)


def _plural(catalogue: Catalogue, counted: str, number: int) -> str:
    if counted == _GAMES:
        return catalogue.translate("Summary", "%n game(s)", None, number)
    return catalogue.translate("Summary", "%n result(s)", None, number)


# fmt: off
_GAMES, _RESULTS, _NUMBER = "games", "results", "number"
_ROUND = QT_TRANSLATE_NOOP("Summary", "round {round}")
_CHECKED = QT_TRANSLATE_NOOP("Summary", "second typing of round {round}")
_TAKING_PART = QT_TRANSLATE_NOOP("Summary", "who takes part")
_AT_THE_DESK = QT_TRANSLATE_NOOP("Summary", "presence, fees and admission")
_ROUND_FIELDS = {
    "signed_off_at": QT_TRANSLATE_NOOP("Summary", "signature of round {round}"),
    "published_at": QT_TRANSLATE_NOOP("Summary", "publication of round {round}"),
    "starts_at": QT_TRANSLATE_NOOP("Summary", "time of round {round}"),
}
_OF_ROUNDS = ("game", "round")
_OF_STAGES = ("game", "round", "match_decision", "bye")
_WITHIN_OTHERS = frozenset({
    "play_off", "play_off_player", "play_off_step", "slot", "ceremony_member", "ceremony_step",
    "penalty_effect", "appeal_effect", "appeal_seat", "own_value", "kept_line", "drawn_number",
    "integrity_line", "receipt_line", "team_member",
})
"""What goes without saying with the stage, the ceremony, the incident or the player it belongs to.
"""
_MANY = frozenset({
    "ruling", "official", "player", "shown_paper", "incident", "penalty", "appeal", "adjournment",
    "team", "line_up", "sheet", "match_signature",
})

THINGS: Mapping[str, str] = {
    "stage": QT_TRANSLATE_NOOP("Summary", "rules of a stage"),
    "draw": QT_TRANSLATE_NOOP("Summary", "method of the draw"),
    "ceremony": QT_TRANSLATE_NOOP("Summary", "ceremony of the draw"),
    "match_decision": QT_TRANSLATE_NOOP("Summary", "lots and decisions about matches"),
    "adjournment": QT_TRANSLATE_NOOP("Summary", "adjourned games"),
    "bye": QT_TRANSLATE_NOOP("Summary", "byes"),
    "adjustment": QT_TRANSLATE_NOOP("Summary", "points beside the games"),
    "player": QT_TRANSLATE_NOOP("Summary", "players"),
    "team": QT_TRANSLATE_NOOP("Summary", "teams"),
    "line_up": QT_TRANSLATE_NOOP("Summary", "line-ups"),
    "sheet": QT_TRANSLATE_NOOP("Summary", "sheets of solvers"),
    "match_signature": QT_TRANSLATE_NOOP("Summary", "signatures of captains"),
    "official": QT_TRANSLATE_NOOP("Summary", "officials"),
    "event": QT_TRANSLATE_NOOP("Summary", "description of the event"),
    "particular": QT_TRANSLATE_NOOP("Summary", "technical information"),
    "requirement": QT_TRANSLATE_NOOP("Summary", "list of papers"),
    "tournament": QT_TRANSLATE_NOOP("Summary", "rules of the tournament"),
    "shown_paper": QT_TRANSLATE_NOOP("Summary", "papers shown"),
    "ruling": QT_TRANSLATE_NOOP("Summary", "decisions at the desk"),
    "own_criterion": QT_TRANSLATE_NOOP("Summary", "own criteria of the event"),
    "list_change": QT_TRANSLATE_NOOP("Summary", "change of the list of tie-breaks"),
    "incident": QT_TRANSLATE_NOOP("Summary", "incidents"),
    "penalty": QT_TRANSLATE_NOOP("Summary", "sanctions"),
    "appeal": QT_TRANSLATE_NOOP("Summary", "protests and appeals"),
    "rules_left": QT_TRANSLATE_NOOP("Summary", "rules mode"),
    "discount": QT_TRANSLATE_NOOP("Summary", "discounts on the entry fee"),
    "receipt": QT_TRANSLATE_NOOP("Summary", "receipts"),
    "paper_text": QT_TRANSLATE_NOOP("Summary", "texts of papers"),
    "english_name": QT_TRANSLATE_NOOP("Summary", "names in English"),
    "logo": QT_TRANSLATE_NOOP("Summary", "logo"),
    "room": QT_TRANSLATE_NOOP("Summary", "rooms of the hall"),
}
# fmt: on
