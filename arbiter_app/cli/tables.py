"""Commands that print tables: standings and the Berger schedule."""

import json
import re
from argparse import Namespace
from dataclasses import replace
from decimal import ROUND_HALF_UP, Decimal

from arbiter_app.cli.console import ENGLISH, Exit, aligned
from arbiter_app.documents.table_state import place_text, value_texts
from arbiter_app.domain.event import Event
from arbiter_app.domain.pairing.berger import RoundPairing, berger
from arbiter_app.domain.standings import Standings
from arbiter_app.domain.standings import standings as rank
from arbiter_app.services.workspace import read_event
from arbiter_app.wording import numbers, people, tie_breaks

_FOUR_DECIMALS = Decimal("0.0001")


def standings(arguments: Namespace) -> Exit:
    """Print the standings, by another edition or another list if asked."""
    event = read_event(arguments.file)
    settings = event.tournament.settings
    if arguments.edition:
        settings = replace(settings, edition=arguments.edition)
    if arguments.tie_breaks is not None:
        names = tuple(name for name in re.split(r"[\s,;]+", arguments.tie_breaks) if name)
        settings = replace(settings, tie_breaks=names)
    event = replace(event, tournaments=(replace(event.tournament, settings=settings),))
    table = rank(event.tournament, event.players)
    print(_as_json(event, table) if arguments.json else _as_text(event, table))
    return Exit.DONE


def berger_table(arguments: Namespace) -> Exit:
    """Print the schedule, White before Black, one line a round."""
    if arguments.swap and not arguments.double:
        arguments.refuse("--swap belongs to --double")
    cycles = 2 if arguments.double else 1
    schedule = berger(arguments.players, cycles=cycles, swap_last_rounds=arguments.swap)
    width = len(str(len(schedule)))
    for number, pairing in enumerate(schedule, start=1):
        print(f"{number:>{width}}: {_pairs(pairing)}")
    return Exit.DONE


def _pairs(pairing: RoundPairing) -> str:
    words = [f"{pair.white}-{pair.black}" for pair in pairing.pairs]
    if pairing.free is not None:
        words.append(f"free {pairing.free}")
    return "  ".join(words)


def _as_text(event: Event, table: Standings) -> str:
    heading = [_title(event), tie_breaks.edition(ENGLISH, event.tournament.settings.edition)]
    if missing := event.tournament.main_stage.missing:
        heading.append(f"Games without a result: {missing}")
    if not table.rows:
        return "\n".join([*heading, "", "The numbers are not drawn yet."])
    values = value_texts(ENGLISH, table.tie_breaks, table.rows)
    rows = [["Place", "No", "Name", "Points", *table.tie_breaks]]
    rows += (
        [
            place_text(row),
            str(row.number),
            people.name(ENGLISH, event.players[row.player]),
            numbers.points(ENGLISH, row.points),
            *values[row.player],
        ]
        for row in table.rows
    )
    right = frozenset(range(len(rows[0]))) - {0, 2}
    return "\n".join([*heading, "", *aligned(rows, right)])


def _as_json(event: Event, table: Standings) -> str:
    settings = event.tournament.settings
    content = {
        "tournament": _title(event),
        "edition": settings.edition,
        "system": settings.system.value,
        "tie_breaks": list(table.tie_breaks),
        "standings": [
            {
                "place": row.place,
                "shared": row.shared,
                "number": row.number,
                "name": event.players[row.player].name,
                "points": _number(row.points),
                "values": {
                    code: None if value is None else _number(value)
                    for code, value in zip(table.tie_breaks, row.values, strict=True)
                },
            }
            for row in table.rows
        ],
    }
    return json.dumps(content, ensure_ascii=False, indent=2)


def _number(value: Decimal) -> int | float:
    rounded = value.quantize(_FOUR_DECIMALS, rounding=ROUND_HALF_UP)
    return int(rounded) if rounded == int(rounded) else float(rounded)


def _title(event: Event) -> str:
    return event.tournament.title or event.title
