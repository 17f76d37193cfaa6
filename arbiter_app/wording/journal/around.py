"""The journal in words, beside the lines of its acts: who, as whom, and what undoes what."""

from dataclasses import dataclass

from arbiter_app.domain.facts.people.rights import Authority
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.wording.terms.registration import rights


@dataclass(frozen=True, slots=True, kw_only=True)
class HistoryLine:
    """An entry of the journal as it is exported and printed."""

    number: int
    moment: str
    who: str
    what: str
    reason: str
    state: str
    changes: tuple[str, ...]
    """What changed, before and after."""


def who(catalogue: Catalogue, actor: str, authority: str | None) -> str:
    """Return who acted and as whom: "Шевчук О. І. (Chief arbiter)"; the office alone where no name
    is known.
    """
    if authority is None:
        return rights.actor(catalogue, actor)
    if not actor:
        return rights.authority(catalogue, Authority(authority))
    pattern = catalogue.translate("History", "{name} ({authority})")
    return pattern.format(name=actor, authority=rights.authority(catalogue, Authority(authority)))


def undone(catalogue: Catalogue, number: int, act: str) -> str:
    """Return the line of an entry that took another one back."""
    pattern = catalogue.translate("History", "№ {number} undone: {act}")
    return pattern.format(number=number, act=act)


def redone(catalogue: Catalogue, number: int, act: str) -> str:
    """Return the line of an entry that brought another one back."""
    pattern = catalogue.translate("History", "№ {number} done again: {act}")
    return pattern.format(number=number, act=act)


def state(catalogue: Catalogue, *, is_undone: bool) -> str:
    """Return what became of an entry; "" where it stands."""
    return catalogue.translate("History", _UNDONE) if is_undone else ""


def headings(catalogue: Catalogue) -> tuple[str, ...]:
    """Return the headings of a `HistoryLine`, in the order of its fields."""
    return tuple(catalogue.translate("History", each) for each in _HEADINGS)


def cells(line: HistoryLine) -> tuple[str | int, ...]:
    """Return a line in the order of its headings."""
    changes = "\n".join(line.changes)
    return line.number, line.moment, line.who, line.what, line.reason, line.state, changes


def title(catalogue: Catalogue) -> str:
    return catalogue.translate("History", "Journal")


# fmt: off
_UNDONE = QT_TRANSLATE_NOOP("History", "undone")
_HEADINGS = (
    QT_TRANSLATE_NOOP("History", "№"),
    QT_TRANSLATE_NOOP("History", "Time"),
    QT_TRANSLATE_NOOP("History", "Who"),
    QT_TRANSLATE_NOOP("History", "What"),
    QT_TRANSLATE_NOOP("History", "Reason"),
    QT_TRANSLATE_NOOP("History", "State"),
    QT_TRANSLATE_NOOP("History", "Before and after"),
)
# fmt: on
