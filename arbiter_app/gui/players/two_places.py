"""What is said once many were entered at once of whom some would have to be in two places."""

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.taking_part.overlaps import in_two_places
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms.event.hall import two_places_text


def tell_two_places(open_event: OpenEvent, before: Event) -> None:
    """Say after an act who would now have to play in two tournaments at the same time and did not
    `before`, beside what was done; nothing where there is nobody.
    """
    known = {each.player for each in in_two_places(before)}
    found = [each for each in in_two_places(open_event.whole) if each.player not in known]
    done = open_event.workspace.undoing.next_undo
    if not found or done is None:
        return
    said = two_places_text(window_catalogue(), open_event.whole, found[0])
    if more := len(found) - 1:
        others = translate("TwoPlaces", "and %n more player(s) in two places", None, more)
        said = f"{said}, {others}"
    open_event.done.emit(f"{open_event.text_of(done)} ⚠ {said}")
