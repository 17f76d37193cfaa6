"""Lines of the journal of protests and appeals."""

from collections.abc import Callable, Mapping

from arbiter_app.domain.facts.disputes.appeals import AppealKind, Outcome
from arbiter_app.i18n import QT_TRANSLATE_NOOP
from arbiter_app.wording.journal.entry import Entry
from arbiter_app.wording.terms.disputes import appeals


def _filed(entry: Entry) -> str:
    return entry.line(_FILED, kind=_kind(entry), name=entry.name(entry.params["player"]))


def _corrected(entry: Entry) -> str:
    return entry.line(
        _CORRECTED,
        number=entry.params["appeal"],
        kind=_kind(entry),
        name=entry.name(entry.params["player"]),
    )


def _kind(entry: Entry) -> str:
    return appeals.kind(entry.catalogue, AppealKind(entry.params["kind"]))


def _fee(entry: Entry) -> str:
    pattern = _PAID if entry.params["paid"] else _NOT_PAID
    return entry.line(pattern, number=entry.params["appeal"])


def _decided(entry: Entry) -> str:
    outcome = appeals.outcome(entry.catalogue, Outcome(entry.params["outcome"]))
    line = entry.line(_DECIDED, number=entry.params["appeal"], outcome=outcome)
    added = [
        entry.line(text)
        for name, text in (("lift_incident", _LIFTED), ("result", _RESULT_SET))
        if entry.params.get(name)
    ]
    return "; ".join((line, *added))


def _reopened(entry: Entry) -> str:
    return entry.line(_REOPENED, number=entry.params["appeal"])


_FILED = QT_TRANSLATE_NOOP("Journal", "Filed: {kind} of {name}")
_CORRECTED = QT_TRANSLATE_NOOP("Journal", "Corrected: № {number}, {kind} of {name}")
_PAID = QT_TRANSLATE_NOOP("Journal", "Fee of protest or appeal № {number} paid")
_NOT_PAID = QT_TRANSLATE_NOOP("Journal", "Fee of protest or appeal № {number} not paid")
_DECIDED = QT_TRANSLATE_NOOP("Journal", "Protest or appeal № {number}: {outcome}")
_LIFTED = QT_TRANSLATE_NOOP("Journal", "the sanction is lifted")
_RESULT_SET = QT_TRANSLATE_NOOP("Journal", "the result is set")
_REOPENED = QT_TRANSLATE_NOOP("Journal", "Protest or appeal № {number} reopened")

APPEAL_WRITERS: Mapping[str, Callable[[Entry], str]] = {
    "appeal.file": _filed,
    "appeal.correct": _corrected,
    "appeal.fee-paid": _fee,
    "appeal.decide": _decided,
    "appeal.reopen": _reopened,
}
