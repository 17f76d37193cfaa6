"""Lines of the journal about pairs that were changed by hand: which they were, and which now."""

from collections.abc import Callable, Mapping
from typing import Any

from arbiter_app.domain.facts.play.rounds import ChangeCase
from arbiter_app.domain.facts.results import Mark
from arbiter_app.i18n import QT_TRANSLATE_NOOP
from arbiter_app.wording.journal.entry import Entry
from arbiter_app.wording.terms.play.by_hand import change_case

_TOLD = 6
"""How many pairs a line names; all of them are among what the act changed."""


def _paired_by_hand(entry: Entry) -> str:
    """Tell the pairs of published pairings that changed, and of a draft those that did."""
    round_, case = entry.params["round"], entry.params.get("case")
    were, are = _pairs(entry, before=True), _pairs(entry, before=False)
    if case is None:
        if not were or not are:
            return entry.line(_BY_HAND_ANEW, round=round_)
        return entry.line(_BY_HAND, round=round_, were=were, are=are)
    what = change_case(entry.catalogue, ChangeCase(case))
    nobody = entry.line(_NOBODY)
    return entry.line(_PUBLISHED, round=round_, were=were or nobody, are=are or nobody, case=what)


def _exchanged(entry: Entry) -> str:
    return entry.line(
        _EXCHANGED_AFTER_DECISION if entry.params.get("decided") else _EXCHANGED,
        round=entry.params["round"],
        one=entry.name(entry.params["one"]),
        other=entry.name(entry.params["other"]),
        were=_pairs(entry, before=True),
        are=_pairs(entry, before=False),
    )


def _pairs(entry: Entry, *, before: bool) -> str:
    """Return the pairs as they were, or are, that the act changed; also who had the bye."""
    rows = [
        (change.before if before else change.after, change.after if before else change.before)
        for change in entry.changes
        if change.table == "game"
    ]
    said = [
        entry.line(_PAIR, white=entry.name(row["white_id"]), black=entry.name(row["black_id"]))
        for row, other in sorted(
            ((row, other) for row, other in rows if row is not None), key=_board
        )
        if other is None or _sides(row) != _sides(other)
    ]
    said += [
        entry.line(_BYE, name=entry.name(row["player_id"]))
        for change in entry.changes
        if change.table == "bye"
        and (row := change.before if before else change.after) is not None
        and row["mark"] == Mark.PAIRING_BYE
    ]
    more = [entry.line(_MORE, number=len(said) - _TOLD)] if len(said) > _TOLD else []
    return ", ".join([*said[:_TOLD], *more])


def _board(rows: tuple[Mapping[str, Any], object]) -> int:
    board: int = rows[0]["board"]
    return board


def _sides(row: Mapping[str, Any]) -> tuple[int, int]:
    return row["white_id"], row["black_id"]


# fmt: off
_PAIR = QT_TRANSLATE_NOOP("Journal", "{white} – {black}")
_BYE = QT_TRANSLATE_NOOP("Journal", "{name} (bye)")
_MORE = QT_TRANSLATE_NOOP("Journal", "and {number} more")
_NOBODY = QT_TRANSLATE_NOOP("Journal", "nobody")
_BY_HAND_ANEW = QT_TRANSLATE_NOOP("Journal", "Round {round} paired by hand")
_BY_HAND = QT_TRANSLATE_NOOP("Journal", "Round {round} paired by hand: {are} instead of {were}")
_PUBLISHED = QT_TRANSLATE_NOOP(
    "Journal", "Published pairings of round {round} changed ({case}): {are} instead of {were}"
)
_EXCHANGED = QT_TRANSLATE_NOOP(
    "Journal", "Round {round}: {one} and {other} sat at each other’s boards; {are} instead of"
    " {were}"
)
_EXCHANGED_AFTER_DECISION = QT_TRANSLATE_NOOP(
    "Journal", "After a decision, round {round}: {one} and {other} sat at each other’s boards;"
    " {are} instead of {were}"
)
# fmt: on

BY_HAND_WRITERS: Mapping[str, Callable[[Entry], str]] = {
    "round.pair-by-hand": _paired_by_hand,
    "schedule.by-hand": _paired_by_hand,
    "game.exchange": _exchanged,
}
