"""What a sanction would do, in lines."""

from collections.abc import Sequence

from arbiter_app.domain.disputes.sanctions import Ruling, game_changes, standings_after
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.incidents import Sanction
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms import incidents
from arbiter_app.wording.terms.standings import standing_change

_MOST_CHANGES = 4
"""As many games as are named one by one."""


def effect_lines(event: Event, ruling: Ruling) -> Sequence[str]:
    """Return what a sound sanction does to results, points and places."""
    catalogue = window_catalogue()
    changes = game_changes(event.tournament, ruling)
    if not changes and ruling.sanction is not Sanction.EXPULSION:
        return [translate("IncidentDialog", "Results and table stay as they are.")]
    lines = [incidents.change(catalogue, event, each) for each in changes[:_MOST_CHANGES]]
    if more := len(changes) - len(lines):
        lines.append(translate("IncidentDialog", "… and %n more game(s)", None, more))
    moved = standings_after(event, ruling)
    return [*lines, *(standing_change(catalogue, event, each) for each in moved)]
