"""The standings as text."""

from collections.abc import Iterator

from arbiter_app.cli.console import ENGLISH, aligned
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.settings import System
from arbiter_app.domain.table.standings import Standings
from arbiter_app.wording.terms import people, tie_breaks
from arbiter_app.wording.terms.stages import system_name
from arbiter_app.wording.terms.standings import place_text, points_text, value_texts
from arbiter_app.wording.terms.table_state import subtitle


def as_text(event: Event, table: Standings, title: str) -> str:
    """Return the table below what is played, by which rules, and how far it is."""
    heading = "\n".join((title, *_heading(event, table)))
    if not table.rows:
        return f"{heading}\n\nThe numbers are not drawn yet."
    values = value_texts(ENGLISH, table.tie_breaks, table.rows)
    rows = [["Place", "No", "Name", "Points", *table.tie_breaks]]
    rows += (
        [
            place_text(row),
            str(row.number),
            people.name(ENGLISH, event.players[row.player]),
            points_text(ENGLISH, row),
            *values[row.player],
        ]
        for row in table.rows
    )
    right = frozenset(range(len(rows[0]))) - {0, 2}
    return "\n".join([heading, "", *aligned(rows, right)])


def _heading(event: Event, table: Standings) -> Iterator[str]:
    """Yield what is played, by which rules, and how far it is."""
    tournament = event.tournament
    settings = tournament.settings
    system = system_name(ENGLISH, settings.system)
    if settings.system is System.STAGES:
        yield f"{system}, stages: {len(tournament.stages) - 1}"
    else:
        yield f"{system}, rounds: {len(tournament.main_stage.rounds)}"
    yield tie_breaks.edition(ENGLISH, settings.edition)
    for change in tournament.list_changes:
        yield (
            f"Tie-breaks changed after round {change.after_round}, before that"
            f" {', '.join(change.before) or '–'}: {change.reason}"
        )
    if missing := tournament.main_stage.missing:
        yield f"Not final. Games without a result: {missing}"
    elif state := subtitle(tournament, event.players, table, ENGLISH):
        yield state
    if adjourned := sum(len(round_.adjourned) for round_ in tournament.main_stage.rounds):
        yield f"Adjourned games among them: {adjourned}"
