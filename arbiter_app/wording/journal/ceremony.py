"""Lines of the journal of the ceremony of the draw, late players and substitutes."""

from collections.abc import Callable, Mapping
from typing import Any

from arbiter_app.domain.facts.play.numbering import CeremonyMode, DrawMethod
from arbiter_app.i18n import QT_TRANSLATE_NOOP
from arbiter_app.wording.journal.entry import Entry
from arbiter_app.wording.terms.play import draws


def _begun(entry: Entry) -> str:
    method = draws.held(entry.catalogue, DrawMethod(entry.params["method"]))
    if CeremonyMode(entry.params["mode"]) is CeremonyMode.ON_SCREEN:
        begun = entry.line(_BEGUN_ON_SCREEN, method=method, seed=entry.params["seed"])
    else:
        begun = entry.line(_BEGUN, method=method)
    decision = entry.params.get("way_out")
    return entry.line(_DECIDED, begun=begun, decision=decision) if decision else begun


def _envelope(entry: Entry) -> str:
    step = _step(entry)
    if step is None:
        return entry.line(_AN_ENVELOPE)
    return entry.line(_ENVELOPE, name=entry.name(step["player_id"]), envelope=step["envelope"])


def _number(entry: Entry) -> str:
    step = _step(entry)
    if step is None:
        return entry.line(_A_NUMBER)
    drawer = entry.params.get("by")
    facts = {"name": entry.name(step["player_id"]), "number": step["number"]}
    return entry.line(_NUMBER_BY, **facts, by=drawer) if drawer else entry.line(_NUMBER, **facts)


def _taken_back(entry: Entry) -> str:
    step = _step(entry)
    facts = {"note": entry.params["note"], "witness": entry.params["witness"]}
    if step is None:
        return entry.line(_TAKEN_BACK, **facts)
    name = entry.name(step["player_id"])
    if step["number"] is None:
        return entry.line(_ENVELOPE_BACK, name=name, envelope=step["envelope"], **facts)
    return entry.line(_NUMBER_BACK, name=name, number=step["number"], **facts)


def _witnesses(entry: Entry) -> str:
    return entry.line(_WITNESSES, names=", ".join(entry.params["witnesses"]) or "–")


def _step(entry: Entry) -> Mapping[str, Any] | None:
    """Return the row of the step that was entered or taken back."""
    rows = (change.after for change in entry.changes if change.table == "ceremony_step")
    return next(filter(None, rows), None)


# fmt: off
CEREMONY_LINES: Mapping[str, str] = {
    "ceremony.abandon": QT_TRANSLATE_NOOP("Journal", "Ceremony of the draw abandoned: {reason}"),
    "ceremony.redivide": QT_TRANSLATE_NOOP("Journal", "Contingents divided anew: {way_out}"),
    "draw.annul": QT_TRANSLATE_NOOP("Journal", "Draw annulled: {reason}"),
}

CEREMONY_WRITERS: Mapping[str, Callable[[Entry], str]] = {
    "ceremony.begin": _begun,
    "ceremony.envelope": _envelope,
    "ceremony.number": _number,
    "ceremony.take-back": _taken_back,
    "ceremony.witnesses": _witnesses,
}
# fmt: on

_BEGUN = QT_TRANSLATE_NOOP("Journal", "Ceremony of the draw begun in the hall, {method}")
_BEGUN_ON_SCREEN = QT_TRANSLATE_NOOP(
    "Journal", "Ceremony of the draw begun on the screen, {method} (seed {seed})"
)
_DECIDED = QT_TRANSLATE_NOOP("Journal", "{begun}; decided: {decision}")
_ENVELOPE = QT_TRANSLATE_NOOP("Journal", "{name} chose the envelope {envelope}")
_AN_ENVELOPE = QT_TRANSLATE_NOOP("Journal", "An envelope was chosen")
_NUMBER = QT_TRANSLATE_NOOP("Journal", "{name} drew the number {number}")
_NUMBER_BY = QT_TRANSLATE_NOOP("Journal", "The number {number} for {name} was drawn by {by}")
_A_NUMBER = QT_TRANSLATE_NOOP("Journal", "A number was drawn")
_TAKEN_BACK = QT_TRANSLATE_NOOP("Journal", "Step of the draw taken back: {note} ({witness})")
_ENVELOPE_BACK = QT_TRANSLATE_NOOP(
    "Journal", "Taken back: {name}, envelope {envelope}: {note} ({witness})"
)
_NUMBER_BACK = QT_TRANSLATE_NOOP(
    "Journal", "Taken back: {name}, number {number}: {note} ({witness})"
)
_WITNESSES = QT_TRANSLATE_NOOP("Journal", "Witnesses of the draw: {names}")
