"""The standings as text."""

from collections.abc import Iterator

from arbiter_app.cli.console import ENGLISH, aligned
from arbiter_app.cli.tables.decided import Decided
from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.ids import is_team
from arbiter_app.domain.table.standings import Players, Standings
from arbiter_app.wording.terms.event.choices import system_played
from arbiter_app.wording.terms.play.solving import time_text
from arbiter_app.wording.terms.registration import people
from arbiter_app.wording.terms.table import team_scores, tie_breaks
from arbiter_app.wording.terms.table.standings import (
    other_points_text,
    place_text,
    points_text,
    value_texts,
)
from arbiter_app.wording.terms.table.table_state import subtitle


def as_text(
    competition: Competition, players: Players, table: Standings, title: str, decided: Decided
) -> str:
    """Return the table below what is played, by which rules, and how far it is; play-offs have a
    column, and their games stand below it.
    """
    heading = "\n".join((title, *_heading(competition, players, table)))
    if not table.rows:
        return f"{heading}\n\nThe numbers are not drawn yet."
    values = value_texts(ENGLISH, table.tie_breaks, table.rows)
    other = team_scores.other_column(competition, table.tie_breaks)
    of_other = [] if other is None else [other.value]
    points = team_scores.first_head(ENGLISH, competition.settings)
    codes = [_column(table, code) for code in table.tie_breaks]
    of_time = ["Time"] if competition.traits.has_sheets else []
    of_play_offs = ["Play-off"] if decided.notes else []
    rows = [["Place", "No", "Name", points, *of_other, *of_time, *codes, *of_play_offs]]
    rows += (
        [
            place_text(row),
            str(row.number),
            people.name(ENGLISH, players[row.player]),
            points_text(ENGLISH, row),
            *(other_points_text(ENGLISH, row) for _ in of_other),
            *(time_text(row.seconds or 0) for _ in of_time),
            *values[row.player],
            *(decided.notes.get(row.player, "") for _ in of_play_offs),
        ]
        for row in table.rows
    )
    right = frozenset(range(len(rows[0]))) - {0, 2}
    below = ["", *decided.below] if decided.below else []
    return "\n".join([heading, "", *aligned(rows, right), *below])


def _column(table: Standings, code: str) -> str:
    """Return the head of a tie-break's column: its code, or the name of the other score."""
    head = team_scores.value_head(ENGLISH, code, table.score)
    return head if table.score is not None and head == table.score.other.value else code


def _what_is_missing(competition: Competition) -> str:
    if competition.traits.has_sheets:
        return "Sheets not typed"
    of_teams = any(map(is_team, competition.numbers))
    return "Matches without a result" if of_teams else "Games without a result"


def _heading(competition: Competition, players: Players, table: Standings) -> Iterator[str]:
    """Yield what is played, by which rules, and how far it is."""
    settings = competition.settings
    system = system_played(ENGLISH, settings)
    if settings.traits.has_parts:
        inside = sum(1 + len(part.steps) for part in competition.parts)
        yield f"{system}, stages: {inside}"
    else:
        yield f"{system}, rounds: {competition.rounds_paired}"
    yield tie_breaks.edition_of(ENGLISH, settings)
    for change in competition.list_changes:
        yield (
            f"Tie-breaks changed after round {change.after_round}, before that"
            f" {', '.join(change.before) or '–'}: {change.reason}"
        )
    if missing := competition.missing:
        yield f"Not final. {_what_is_missing(competition)}: {missing}"
    elif state := subtitle(competition, players, table, ENGLISH):
        yield state
    if adjourned := sum(len(round_.adjourned) for round_ in competition.rounds):
        yield f"Adjourned games among them: {adjourned}"
