"""The command that prints a ranking across the tournaments of an event."""

import json
from argparse import Namespace
from collections.abc import Iterator
from fractions import Fraction

from arbiter_app.cli.console import ENGLISH, Exit, aligned, note, say
from arbiter_app.cli.reading.event_files import noted_event
from arbiter_app.domain.across.counting import Judged, Lack
from arbiter_app.domain.across.ranking import AcrossTable, UnitRow, across
from arbiter_app.domain.across.results import Reached, Tables, chosen_tournaments
from arbiter_app.domain.across.soundness import ranking_titled
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.ids import TournamentId
from arbiter_app.domain.table.after_round import demand_begun
from arbiter_app.wording.terms.across import rules as across_rules
from arbiter_app.wording.terms.across import table as words
from arbiter_app.wording.terms.registration import contingents

_ENCODER = json.JSONEncoder(ensure_ascii=False)


def show_across(arguments: Namespace) -> Exit:
    """Print the table; with --why whose results count and whose do not."""
    event = noted_event(arguments.file).whole
    ranking = ranking_titled(event.across, arguments.ranking)
    demand_begun(
        (each.competition() for each in chosen_tournaments(ranking, event)), arguments.after
    )
    table = across(event, ranking, Tables(arguments.after))
    if arguments.json:
        say(_as_json(event, table))
        return Exit.DONE
    say(ranking.title)
    say("\n".join(_as_text(event, table)))
    if arguments.why:
        for row in table.rows:
            total, *lines = words.explanation(ENGLISH, event, table, row)
            say("\n".join(("", total, *(f"  {line}" for line in lines))))
    for remark in (
        words.state(ENGLISH, event, table, arguments.after),
        *words.remarks(ENGLISH, event, table),
    ):
        if remark:
            note(f"{remark}.")
    return Exit.DONE


def _as_text(event: Event, table: AcrossTable) -> Iterator[str]:
    kind = contingents.contingent(ENGLISH, table.ranking.by).capitalize()
    rows = [["Place", kind, "Sum", "Count", "Missing"]]
    rows += (
        [
            words.place(row),
            row.name,
            across_rules.value(ENGLISH, row.total),
            str(len(row.counted)),
            words.lacking(ENGLISH, event, row),
        ]
        for row in table.rows
    )
    yield from aligned(rows, frozenset({0, 2, 3}))


def _as_json(event: Event, table: AcrossTable) -> str:
    titles = {each.id: each.title for each in event.tournaments}
    head = {
        "ranking": table.ranking.title,
        "by": table.ranking.by.value,
        "final": table.is_final,
        "under_way": [titles[each] for each in table.under_way],
        "not_begun": [titles[each] for each in table.not_begun],
        "of_none": [event.contestants[each].name for each in table.of_none],
    }
    entries = (f'  "{name}": {_ENCODER.encode(value)},\n' for name, value in head.items())
    lines = ",\n".join(f"    {_ENCODER.encode(_row(event, each))}" for each in table.rows)
    return f'{{\n{"".join(entries)}  "rows": [\n{lines}\n  ]\n}}'


def _row(event: Event, row: UnitRow) -> dict[str, object]:
    return {
        "place": row.place,
        "shared": row.last_place > row.place,
        "name": row.name,
        "sum": _number(row.total),
        "missing": [_lack(event, each) for each in row.lacking],
        "above_cap": [event.contestants[each].name for each in row.above_cap],
        "results": [_result(event, each) for each in row.results],
    }


def _lack(event: Event, lack: Lack) -> dict[str, object]:
    return {
        "of": lack.seat.value,
        "tournament": None if lack.tournament is None else _title(event, lack.tournament),
        "count": lack.count,
        "each": _number(lack.each),
    }


def _result(event: Event, judged: Judged) -> dict[str, object]:
    return {
        "name": event.contestants[judged.player].name,
        "worth": _number(judged.worth),
        "counts": judged.counts,
        "why_not": judged.why_not.value if judged.why_not else None,
        "parts": [_part(event, each) for each in judged.parts],
    }


def _part(event: Event, reached: Reached) -> dict[str, object]:
    return {
        "tournament": _title(event, reached.tournament),
        "category": reached.category,
        "points": _number(Fraction(reached.points)),
        "place": reached.place,
        "worth": _number(reached.worth),
    }


def _title(event: Event, id: TournamentId) -> str:
    return event.of(id).tournament.title


def _number(value: Fraction) -> int | float:
    return int(value) if value.denominator == 1 else round(float(value), 4)
