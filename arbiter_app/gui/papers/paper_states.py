"""What has become of each kind of paper: printed or not, true or to be replaced."""

from collections.abc import Mapping, Sequence

from arbiter_app.documents.catalogue import document
from arbiter_app.documents.options import TOURNAMENT
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.ids import FIRST_TOURNAMENT
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.i18n import QT_TRANSLATE_NOOP, translate
from arbiter_app.services.files.printed_papers import Examined, State

_SHORT = {
    State.RIGHT: QT_TRANSLATE_NOOP("PaperState", "current, {at}"),
    State.OVERTAKEN: QT_TRANSLATE_NOOP("PaperState", "overtaken, {at}"),
    State.WRONG: QT_TRANSLATE_NOOP("PaperState", "! to be replaced"),
}
_WHOLE = {
    State.RIGHT: QT_TRANSLATE_NOOP("PaperState", "Printed {at} ({target}): current."),
    State.OVERTAKEN: QT_TRANSLATE_NOOP(
        "PaperState", "Printed {at} ({target}): true then, overtaken by later results."
    ),
    State.WRONG: QT_TRANSLATE_NOOP("PaperState", "! Printed {at} ({target}): out of date."),
}


def states_of(papers: Sequence[Examined], event: Event) -> Mapping[str, Examined]:
    """Return, of each document that was printed for the tournament that the event is seen of, or
    for all: the newest paper to be replaced, else the newest of all.
    """
    found: dict[str, Examined] = {}
    for each in papers:
        of = each.paper.options.get(TOURNAMENT, FIRST_TOURNAMENT)
        if of != event.tournament.id and not document(each.paper.document).of_event:
            continue
        former = found.get(each.paper.document)
        if former is None or each.is_wrong or not former.is_wrong:
            found[each.paper.document] = each
    return found


def short_state(examined: Examined | None) -> str:
    """Return the state in a word or two for a list; "" of a paper that was never printed."""
    if examined is None:
        return ""
    return translate("PaperState", _SHORT[examined.state]).format(at=_moment(examined))


def whole_state(examined: Examined | None, open_event: OpenEvent) -> str:
    """Return the state in a sentence, with the act that has put a paper out of date."""
    if examined is None:
        return translate("PaperState", "Never printed.")
    pattern = translate("PaperState", _WHOLE[examined.state])
    said = pattern.format(at=_moment(examined), target=examined.paper.target)
    why = changed_by(examined, open_event)
    return f"{said} {why}" if why else said


def changed_by(examined: Examined, open_event: OpenEvent) -> str:
    """Return what was done since when a paper is out of date; "" of one that is not."""
    act = examined.made_wrong_by
    if act is None:
        return ""
    pattern = translate("PaperState", "Changed {at}: {what}")
    return pattern.format(
        at=f"{act.at:%d.%m %H:%M}", what=open_event.text_of(act, open_event.whole)
    )


def _moment(examined: Examined) -> str:
    return f"{examined.paper.at:%d.%m %H:%M}"
