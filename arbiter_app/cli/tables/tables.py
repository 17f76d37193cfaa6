"""Commands that print tables: standings and the Berger schedule."""

import json
from argparse import Namespace
from collections.abc import Mapping, Sequence
from dataclasses import replace
from decimal import ROUND_HALF_UP, Decimal

from arbiter_app.cli.console import ENGLISH, Exit, note, say
from arbiter_app.cli.reading.given import Given
from arbiter_app.cli.reading.sources import event_by_its_list, event_of_file
from arbiter_app.cli.reading.tournaments import place_in
from arbiter_app.cli.tables.decided import NOTHING, Decided
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.rules.settings import Settings, Unrated
from arbiter_app.domain.facts.rules.team_rules import Score
from arbiter_app.domain.ids import StageId
from arbiter_app.domain.pairing.berger import berger
from arbiter_app.domain.pairing.position import RoundPairing
from arbiter_app.domain.table.after_round import here_after
from arbiter_app.domain.table.standings import Players, Standing, Standings
from arbiter_app.domain.table.standings import standings as rank
from arbiter_app.formats.tie_break_list import parse_list
from arbiter_app.wording.terms.event.stages import stage_name
from arbiter_app.wording.terms.registration import people

_FOUR_DECIMALS = Decimal("0.0001")
_ENCODER = json.JSONEncoder(ensure_ascii=False)


def standings(arguments: Namespace) -> Exit:
    """Print the standings, by another edition, list or rule for the unrated if asked."""
    report = None
    if arguments.tie_breaks is None:
        event, report = event_by_its_list(arguments.file, arguments.edition)
    else:
        given = [Given.TIE_BREAKS, *([Given.EDITION] if arguments.edition else ())]
        event = event_of_file(arguments.file, given)
    place = place_in(event, arguments)
    event = place.event
    title = _title_of_stage(event, place.competition.id, event.tournament.title or event.title)
    here = here_after(place, arguments.after)
    competition, players = _as_asked(here, arguments)
    table = rank(competition, players)
    if arguments.category is not None:
        # Categories bring the reasons of a table with them, which no other command needs.
        from arbiter_app.cli.tables.table_of_category import table_of_category

        shown = replace(event, players=players)
        table, title = table_of_category(shown, competition, table, arguments.category, title)
    decided = _play_offs(replace(here, looked_back=competition))
    as_asked = _as_json if arguments.json else _as_text
    say(as_asked(competition, players, table, title, decided))
    if competition.traits.has_sheets and not arguments.json and arguments.category is None:
        _say_teams_of_solvers(here)
    is_as_in_file = not any(
        (arguments.edition, arguments.unrated, arguments.after, arguments.category)
    )
    if report is not None and is_as_in_file:
        from arbiter_app.cli.reading.reports import note_ranks

        note_ranks(arguments.file, report, table)
    for name in table.dropped:
        note(
            f"{name} was not applied: some players have no rating, and the regulations of the event"
            " do not say what becomes of them (C.07 Art. 10). Say so with --unrated left-out, or"
            " with a rating for them, as in --unrated 1400."
        )
    for row in table.rows:
        if row.annulled:
            name = people.name(ENGLISH, event.contestants[row.player])
            note(
                f"{name} left with less than half of the"
                " games played; no result of these games counts (C.05 Art. 6.6)."
            )
    return Exit.DONE


def _say_teams_of_solvers(here: InHand) -> None:
    from arbiter_app.cli.tables.solver_teams_text import as_text  # solvers alone have such teams

    if told := as_text(here):
        say(f"\n{told}")


def _as_asked(here: InHand, arguments: Namespace) -> tuple[Competition, Players]:
    """Return the competition with the settings, and its players with ratings of the unrated, that
    were typed.
    """
    settings = here.competition.settings
    if arguments.edition:
        settings = replace(settings, edition=arguments.edition)
    if arguments.tie_breaks is not None:
        settings = replace(settings, tie_breaks=_listed(here, arguments.tie_breaks))
    players = here.event.contestants
    match arguments.unrated:
        case Unrated() as unrated:
            settings = replace(settings, unrated=unrated)
        case int(rating):
            settings = replace(settings, unrated=Unrated.ARBITERS_RATING)
            rated = (replace(player, arbiters_rating=rating) for player in players.values())
            players = {player.id: player for player in rated}
    return replace(here.competition, settings=settings), players


def _listed(here: InHand, text: str) -> tuple[str, ...]:
    """Read a list. Raises RuleError("criterion.undefined") for an own criterion of no event."""
    defined = {each.code for each in here.competition.own_criteria}
    for each in (listed := parse_list(text)):
        if each.is_own and each.acronym not in defined:
            raise RuleError("criterion.undefined", name=each.acronym)
    return tuple(str(each) for each in listed)


def berger_table(arguments: Namespace) -> Exit:
    """Print the schedule, White before Black, one line a round."""
    if arguments.swap and not arguments.double:
        arguments.refuse("--swap belongs to --double")
    cycles = 2 if arguments.double else 1
    schedule = berger(arguments.players, cycles=cycles, swap_last_rounds=arguments.swap)
    width = len(str(len(schedule)))
    for number, pairing in enumerate(schedule, start=1):
        say(f"{number:>{width}}: {_pairs(pairing)}")
    return Exit.DONE


def _pairs(pairing: RoundPairing) -> str:
    words = [f"{pair.white}-{pair.black}" for pair in pairing.pairs]
    if pairing.free is not None:
        words.append(f"free {pairing.free}")
    return "  ".join(words)


def _play_offs(here: InHand) -> Decided:
    """Return what play-offs have decided in a table."""
    if not here.competition.play_offs:
        return NOTHING
    from arbiter_app.documents.table import play_off_notes

    return Decided(
        notes=play_off_notes.cells(here, ENGLISH),
        below=tuple(each.text for each in play_off_notes.notes(here, ENGLISH)),
    )


def _as_text(
    competition: Competition, players: Players, table: Standings, title: str, decided: Decided
) -> str:
    # Its words know of play-offs, which JSON and other programs need not wait for.
    from arbiter_app.cli.tables.table_text import as_text

    return as_text(competition, players, table, title, decided)


def _paired_by(settings: Settings) -> Mapping[str, str]:
    """Return by which system a Swiss is paired, as record 192 of a report calls it; teams have one
    of their own.
    """
    if not settings.traits.follows_results:
        return {}
    return {"pairing": "FIDE_TEAM" if settings.teams is not None else settings.swiss.system.value}


def _as_json(
    competition: Competition, players: Players, table: Standings, title: str, decided: Decided
) -> str:
    """Return the table with every row on a line of its own, which people read and compare."""
    settings = competition.settings
    head = {
        "tournament": title,
        "edition": settings.edition,
        "system": settings.system.value,
        **_paired_by(settings),
        **({} if table.score is None else {"score": table.score.value}),
        "tie_breaks": list(table.tie_breaks),
    }
    rows = (
        {
            "place": row.place,
            "shared": row.shared,
            "number": row.number,
            "name": players[row.player].name,
            "points": _number(row.points),
            **_both_scores(table, row),
            **({} if row.seconds is None else {"seconds": row.seconds}),
            **({"play_off": decided.notes[row.player]} if row.player in decided.notes else {}),
            "values": _values(table.tie_breaks, row),
        }
        for row in table.rows
    )
    entries = (f'  "{name}": {_json(value)},\n' for name, value in head.items())
    lines = ",\n".join(f"    {_json(row)}" for row in rows)
    return f'{{\n{"".join(entries)}  "standings": [\n{lines}\n  ]\n}}'


def _both_scores(table: Standings, row: Standing) -> Mapping[str, int | float]:
    """Return match points and game points of a team; nothing of a player."""
    if table.score is None or row.other_points is None:
        return {}
    points, other = _number(row.points), _number(row.other_points)
    is_match = table.score is Score.MATCH
    match, game = (points, other) if is_match else (other, points)
    return {"match_points": match, "game_points": game}


def _json(value: object) -> str:
    return _ENCODER.encode(value)


def _values(codes: Sequence[str], row: Standing) -> Mapping[str, int | float | None]:
    """Return a row's values by code; of a code listed twice, the last that applied."""
    values: dict[str, int | float | None] = dict.fromkeys(codes)
    for code, value in zip(codes, row.values, strict=True):
        if value is not None:
            values[code] = _number(value)
    return values


def _number(value: Decimal) -> int | float:
    if value == (whole := int(value)):
        return whole
    rounded = value.quantize(_FOUR_DECIMALS, rounding=ROUND_HALF_UP)
    return int(rounded) if rounded == int(rounded) else float(rounded)


def _title_of_stage(event: Event, stage: StageId, title: str) -> str:
    """Return the title of a tournament with the name of one of its stages behind it."""
    if event.tournament.is_main(stage):
        return title
    tournament = event.tournament
    return f"{title}. {stage_name(ENGLISH, tournament, tournament.stage(stage))}"
