"""The command that prints a set of papers in one go."""

from argparse import Namespace
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

from arbiter_app.cli.console import ENGLISH, Exit, complain, note
from arbiter_app.cli.files.papers import (
    copied,
    note_papers,
    rendered,
    save_and_say,
    sheet_texts,
    tell_notes,
    tell_warnings,
)
from arbiter_app.cli.reading.sources import event_of_file, is_report
from arbiter_app.cli.reading.tournaments import several
from arbiter_app.documents.catalogue import Document, document
from arbiter_app.documents.options import TOURNAMENT, Options
from arbiter_app.documents.pdf.render import render_together
from arbiter_app.documents.print_sets import PrintSet, as_typed, called, papers_of_set
from arbiter_app.documents.report import Report
from arbiter_app.documents.sheet_options import SHEET_OPTIONS
from arbiter_app.domain.facts.event import Event
from arbiter_app.formats.file_names import plain_name, plain_path
from arbiter_app.i18n import catalogue
from arbiter_app.services.closed_file import read_history
from arbiter_app.services.files.noted_papers import SavedPaper
from arbiter_app.services.files.own_print_sets import print_set
from arbiter_app.services.files.printed_papers import State, examine
from arbiter_app.wording.errors.sentences import error_sentence


def print_set_of_papers(arguments: Namespace) -> Exit:
    """Print a set of papers of an event as one PDF, or as files in a folder. Papers that are not
    possible yet are told with the reason, and which sheets that were printed before come down.
    """
    wanted, event = print_set(arguments.set), event_of_file(arguments.file)
    texts, typed = catalogue(arguments.lang), sheet_texts(arguments)
    read = {each.name: each.parse(typed[each.name]) for each in SHEET_OPTIONS if each.name in typed}

    def wishes(kind: Document) -> Options:
        own = {each.name for each in kind.sheet_options}
        return {name: value for name, value in read.items() if name in own}

    made: list[tuple[str, SavedPaper]] = []
    lacking = 0
    of_event: list[tuple[Document, Options]] = []
    for tournament in several(event, arguments.tournament):
        seen = event.of(tournament)
        for each in papers_of_set(wanted, seen, lambda _: texts, datetime.now(), wishes):
            if (each.kind, each.options) in of_event:
                continue
            if each.kind.of_event:
                of_event.append((each.kind, each.options))
            if not isinstance(each.made, Report):
                lacking += 1
                complain(f"{each.kind.id}: {error_sentence(ENGLISH, each.made)}")
                continue
            tell_warnings(each.made)
            options = {**each.options, TOURNAMENT: tournament}
            chosen = each.options if each.kind.of_event else options
            saved = SavedPaper(each.kind, chosen, arguments.lang, seen, each.made, "")
            made.append((_title(seen, saved), saved))
    if made:
        # What is about is asked for before the new papers are noted as about, too.
        old = [*_out_of_date(arguments.file, event)]
        _save(arguments, wanted, made)
        if old:
            note(f"Take down what is out of date: {'; '.join(old)}.")
    return Exit.NO if lacking or not made else Exit.DONE


def _out_of_date(file: Path, event: Event) -> Iterator[str]:
    """Yield the sheets of an event that are about and not right: "Cross table (v128, uk)"."""
    if is_report(file):
        return
    for each in examine(read_history(file), event):
        if each.state is not State.RIGHT:
            paper = each.paper
            chosen = as_typed(document(paper.document), paper.options)
            words = [f"{name}={value}" for name, value in chosen.items()]
            yield f"{paper.title} ({', '.join((*words, f'v{paper.version}', paper.language))})"


def _title(event: Event, paper: SavedPaper) -> str:
    title = called(paper.report)
    if not event.has_several or paper.kind.of_event:
        return title
    return f"{paper.report.heading.tournament}, {title}"


def _save(arguments: Namespace, wanted: PrintSet, made: list[tuple[str, SavedPaper]]) -> None:
    if arguments.apart:
        folder: Path = arguments.output or Path()
        folder.mkdir(parents=True, exist_ok=True)
        targets = []
        for number, (title, paper) in enumerate(made, start=1):
            path = folder / f"{plain_name(f'{number:02} {title}')}.pdf"
            save_and_say(path, rendered(copied(paper.report, paper.options)))
            targets.append(path.name)
    else:
        usual = Path(f"{arguments.file.stem}-{wanted.name}-{arguments.lang}.pdf")
        path = arguments.output or plain_path(usual)
        together = render_together(
            made[0][1].report.heading.event,
            [(title, copied(paper.report, paper.options)) for title, paper in made],
        )
        tell_notes(together.notes)
        save_and_say(path, together.data)
        targets = [path.name] * len(made)
    note_papers(
        arguments.file,
        [
            SavedPaper(each.kind, each.options, each.language, each.event, each.report, target)
            for (_, each), target in zip(made, targets, strict=True)
        ],
    )
