"""Lists of players (CSV, XLSX): registered in an event, written from one."""

import os
from argparse import Namespace
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from dataclasses import replace
from datetime import date
from functools import partial
from pathlib import Path
from typing import Any, cast

from arbiter_app.cli.console import ENGLISH, DefectiveSourceError, Exit, damaged, note, say
from arbiter_app.cli.reading.sources import event_of_file
from arbiter_app.cli.reading.tournaments import chosen, main_stage
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.people import ORIGIN_OF_RATING, PlayerFields
from arbiter_app.domain.facts.people.rating_lists import Discipline
from arbiter_app.domain.names.collation import letters_of
from arbiter_app.domain.tie_breaks.editions import default_edition
from arbiter_app.formats.errors import FileError, FormatError
from arbiter_app.formats.player_sheet import Field, Layout, Sheet, propose
from arbiter_app.i18n import catalogue
from arbiter_app.services.commands.people.entries import import_into
from arbiter_app.services.commands.people.players import import_players
from arbiter_app.services.commands.whole.paper_texts import word_papers
from arbiter_app.services.files.list_groups import (
    By,
    Division,
    proposed_division,
    title_key,
    totals,
)
from arbiter_app.services.files.own_paper_texts import usual_texts
from arbiter_app.services.files.player_lists import (
    ListFormat,
    proposed_sheet,
    read_sheets,
    write_list,
)
from arbiter_app.services.files.player_preview import Preview, preview_for
from arbiter_app.services.registry.registry import Registry
from arbiter_app.services.workspace import Workspace
from arbiter_app.wording.errors.sentences import error_sentence
from arbiter_app.wording.terms.event.stages import tournament_name

FIELD_NAMES = {field.value.replace("_", "-"): field for field in Field}

_TOLD = 200
"""So many problems are told; who has more begins with these."""

UNUSED = "none"
"""What `--column` calls a column that is not taken over."""


def import_list(arguments: Namespace) -> Exit:
    """Register the players of a list, all or none; those who are registered already or stand in it
    twice are left out, unless they are asked for. A missing event file is made.
    """
    source: Path = arguments.source
    sheet = one_sheet(arguments)
    layout = laid_out(arguments, sheet)
    is_new = not os.path.lexists(arguments.file)
    with _opened_or_made(arguments.file) as workspace:
        event = workspace.event
        division = _division(event, layout, arguments)
        if division is None:
            here = workspace.at(main_stage(event, arguments.tournament))
            event = here.event
            layout = laid_out(arguments, sheet, event).of(several=False)
        else:
            layout = laid_out(arguments, sheet, event)
        found = _looked_at(sheet, layout, event, division)
        taken = found.proposed
        if arguments.with_doubtful:
            taken = frozenset(each.line for each in found.candidates)
        if problems := found.problems_among(taken):
            raise defective(source, problems)
        players = found.players(taken)
        if division is None:
            if players:
                teams = found.teams(taken)
                here.do(import_players, source=source.name, players=players, teams=teams)
        elif players:
            groups, added = found.by_tournament(taken)
            workspace.do(
                import_into,
                source=source.name,
                groups=groups,
                added=added,
                like=division.one,
                teams=found.teams_by_tournament(taken),
            )
        after = workspace.event
        settings = after.tournaments[0].settings
    say(f"Players imported: {len(players)}. Players in the event: {len(after.players)}.")
    for sentence in _where(after, found, taken):
        say(sentence)
    if found.teams(taken):
        say(_teams(event, found, taken))
    if is_new:
        note(
            f"{arguments.file} is a new event: a round robin, rated as {Discipline.STANDARD}, with"
            f" the tie-breaks {','.join(settings.tie_breaks)} of C.07 as of {settings.edition}, the"
            " edition in force today. Set on the Event page what the regulations say otherwise."
        )
    for sentence in _lists_of_ratings(players):
        note(sentence)
    for sentence in (*_notes(found, taken), *_titles_there(after, found)):
        note(sentence)
    return Exit.DONE


def _division(event: Event, layout: Layout, arguments: Namespace) -> Division | None:
    """Return how a list is divided among several tournaments; None where all go into one that is
    to be typed.
    """
    if arguments.tournament is not None:
        return None
    if not event.has_several:
        if not arguments.add_tournaments:
            return None
        if Field.TOURNAMENT not in layout.fields:
            arguments.refuse(
                "--add-tournaments needs a column that names the tournament of each row, such as"
                " Group"
            )
    proposed = proposed_division(event, layout, event.tournaments[0].id)
    return None if proposed.by is By.ONE else replace(proposed, adds=arguments.add_tournaments)


def _teams(before: Event, found: Preview, taken: frozenset[int]) -> str:
    """Return how many teams the list tells of, how many are new, and how many play for none."""
    listed = [each.team for each in found.teams(taken)]
    named = {letters_of(name) for name in listed if name}
    known = {letters_of(team.name) for each in before.tournaments for team in each.teams}
    new, teamless = len(named - known), listed.count("")
    return f"Teams: {len(named)}, of them new: {new}. On no roster: {teamless}."


def _where(event: Event, found: Preview, taken: frozenset[int]) -> Iterator[str]:
    """Yield how many went into each of several tournaments, and how many nowhere."""
    goings = [each.goes for each in found.candidates if each.goes and each.line in taken]
    into, added, _ = totals(goings)
    for each in event.tournaments:
        if count := into.get(each.id, 0) + added.get(each.title, 0):
            yield f"{tournament_name(ENGLISH, each)}: {count}"
    if nowhere := sum(bool(each.goes and each.goes.is_nowhere) for each in found.candidates):
        yield f"Into no tournament: {nowhere}"


def export_list(arguments: Namespace) -> Exit:
    """Write the players of an event as a list that `import` reads."""
    event = event_of_file(arguments.file)
    if arguments.tournament is not None:
        event = chosen(event, arguments.tournament)
    if arguments.output.suffix.lower() == ".xlsx":
        as_ = ListFormat.XLSX
    else:
        as_ = ListFormat.CSV_COMMAS if arguments.commas else ListFormat.CSV_SEMICOLONS
    write_list(arguments.output, event, as_, catalogue(arguments.lang))
    say(arguments.output)
    return Exit.DONE


def _looked_at(sheet: Sheet, layout: Layout, event: Event, division: Division | None) -> Preview:
    look = partial(preview_for, event, sheet, layout, division=division)
    try:
        return look(people=Registry(told=damaged))
    except FileError as error:  # what the registry knows is a help, and nothing more
        note(error_sentence(ENGLISH, error))
        return look()


def one_sheet(arguments: Namespace) -> Sheet:
    """Return the sheet that holds the list, the one that was named or the likeliest."""
    try:
        sheets = read_sheets(arguments.source) or ()
    except FormatError as error:
        raise defective(arguments.source, [error]) from error
    if arguments.sheet is None:
        return proposed_sheet(sheets)
    for sheet in sheets:
        if sheet.name == arguments.sheet:
            return sheet
    names = ", ".join(sheet.name for sheet in sheets if sheet.name) or "none"
    arguments.refuse(f"there is no sheet “{arguments.sheet}” with anything in it; sheets: {names}")
    raise AssertionError("a refusal ends the program")


def laid_out(arguments: Namespace, sheet: Sheet, event: Event | None = None) -> Layout:
    """Return how a sheet is read, in an event of teams their columns too."""
    layout, of_teams = propose(sheet), False
    if event is not None:
        seen = event.tournaments if event.seen_of is None else (event.tournament,)
        of_teams = any(each.played_by_teams for each in seen)
        layout = layout.of(several=True, teams=of_teams)
    for assignment in arguments.column:
        heading, sign, name = assignment.rpartition("=")
        column = next((each for each in layout.columns if each.name == heading), None)
        if not sign or column is None:
            known = ", ".join(each.name for each in layout.columns)
            arguments.refuse(f"--column {assignment}: there is no such column; columns: {known}")
        elif name != UNUSED and name not in FIELD_NAMES:
            known = ", ".join((*FIELD_NAMES, UNUSED))
            arguments.refuse(f"--column {assignment}: write one of {known} after the “=”")
        else:
            field = FIELD_NAMES.get(name)
            if of_teams and field is Field.TEAM:
                field = Field.ROSTER
            layout = layout.with_field(column.number, field)
    return layout


def defective(source: Path, problems: Sequence[FormatError]) -> DefectiveSourceError:
    """Return the error of a list with these problems."""
    told = [
        f"arbiter: {source}: {error_sentence(ENGLISH, problem)}" for problem in problems[:_TOLD]
    ]
    if len(problems) > _TOLD:
        told.append(f"arbiter: {source}: there are {len(problems)} problems in all.")
    return DefectiveSourceError(told)


def _titles_there(event: Event, found: Preview) -> Iterator[str]:
    """Yield what tournaments there are, where the list says others."""
    known = {title_key(each.title) for each in event.tournaments}
    if unknown := [title for title in found.unknown_titles if title_key(title) not in known]:
        there = ", ".join(tournament_name(ENGLISH, each) for each in event.tournaments)
        yield f"not in the event: {', '.join(unknown)}; it has {there}."
        yield "--add-tournaments adds what is missing."


def _notes(found: Preview, taken: frozenset[int]) -> Iterator[str]:
    for heading in found.layout.ignored:
        yield f"the column “{heading}” is not kept."
    for notice in found.notices_among(taken):
        yield error_sentence(ENGLISH, notice)
    if doubles := sum(each.is_doubtful and each.line not in taken for each in found.candidates):
        yield f"rows left out: {doubles}; --with-doubtful takes them all the same."


def _lists_of_ratings(players: Sequence[PlayerFields]) -> Iterator[str]:
    """Yield from which lists the ratings of players come."""
    for rating, origin in ORIGIN_OF_RATING.items():
        known = cast("Sequence[Mapping[str, Any]]", players)
        rated = Counter(each.get(origin) for each in known if each.get(rating) is not None)
        name = rating.replace("_", " ")
        for source, count in rated.items():
            whence = f"of the list {source.list}, {source.published}" if source else "as typed"
            yield f"{name}: {count} {whence}."


@contextmanager
def _opened_or_made(file: Path) -> Iterator[Workspace]:
    """Yield the workspace of a file; a new one is there when all of it is done."""
    if os.path.lexists(file):
        with closing(Workspace.open(file)) as workspace:
            yield workspace
        return
    edition = default_edition(date.today())
    with Workspace.making(file, title=file.stem, starts_on=None, edition_id=edition) as workspace:
        if texts := usual_texts():
            workspace.do(word_papers, texts=texts)
        yield workspace
