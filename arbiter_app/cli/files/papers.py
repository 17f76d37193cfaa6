"""Commands that print papers, of an event or of the sample."""

import os
from argparse import Namespace
from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from pathlib import Path

from arbiter_app.cli.console import ENGLISH, Exit, aligned, complain, explained, note, say
from arbiter_app.cli.reading.sources import event_of_file, is_report
from arbiter_app.cli.reading.tournaments import several
from arbiter_app.documents.catalogue import DOCUMENTS, Document, document
from arbiter_app.documents.of_each import OfOne, of_each
from arbiter_app.documents.options import (
    TOURNAMENT,
    ChoiceOption,
    CriterionOption,
    Option,
    Options,
    OrganisationOption,
    RankingOption,
)
from arbiter_app.documents.pdf.note_words import sentence
from arbiter_app.documents.pdf.notes import Note
from arbiter_app.documents.pdf.render import render, render_pdf, render_together
from arbiter_app.documents.report import Report
from arbiter_app.documents.sheet_options import COPIES, SHEET_OPTIONS
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.ids import TournamentId
from arbiter_app.formats.errors import FileError
from arbiter_app.formats.file_names import plain_name, plain_path
from arbiter_app.i18n import LANGUAGES, catalogue
from arbiter_app.services.closed_file import read_event, read_history
from arbiter_app.services.files import sample
from arbiter_app.services.files.noted_papers import SavedPaper, note_saved
from arbiter_app.services.files.papers import save_paper
from arbiter_app.services.workspace import Workspace
from arbiter_app.wording.errors.sentences import error_sentence
from arbiter_app.wording.terms.event.stages import tournament_name


def documents(_: Namespace) -> Exit:
    """List every document with its title and what may be chosen about it."""
    rows = [
        [each.id, each.title, " ".join(_offer(option) for option in each.options)]
        for each in DOCUMENTS
    ]
    say("\n".join(aligned(rows)))
    return Exit.DONE


def print_document(arguments: Namespace) -> Exit:
    """Print a document of an event into a PDF file and say where it is; of several tournaments of
    the event that of each, those without such a paper being told.
    """
    kind = document(arguments.document)
    pairs = [option.partition("=") for option in arguments.option]
    texts = {name: value for name, _, value in pairs} | sheet_texts(arguments)
    options = kind.read_options(texts)
    event = event_of_file(arguments.file)
    if arguments.tournament or not (kind.of_event or TOURNAMENT in options):
        wanted = several(event, arguments.tournament)
    else:
        wanted = ()
    if kind.of_event and wanted and len(wanted) < len(event.tournaments):
        raise RuleError("document.of-all", document=kind.id)
    if kind.of_event or not (event.has_several and wanted):
        output = arguments.output or _path(arguments, kind)
        report = kind.build(event, options, catalogue(arguments.lang), datetime.now())
        save_and_say(output, rendered(copied(report, options)))
        tell_warnings(report)
        note_papers(
            arguments.file, [SavedPaper(kind, options, arguments.lang, event, report, output.name)]
        )
        return Exit.DONE
    return _print_each(arguments, kind, event, options, wanted)


def sheet_texts(arguments: Namespace) -> dict[str, str]:
    """Return what was typed about the sheet, by the names of its options."""
    typed = {each.name: getattr(arguments, each.name) for each in SHEET_OPTIONS}
    return {name: text for name, text in typed.items() if text is not None}


def _print_each(
    arguments: Namespace,
    kind: Document,
    event: Event,
    options: Options,
    wanted: Sequence[TournamentId],
) -> Exit:
    """Print the paper of each tournament, bound together or into a file of its own.

    Raises the RuleError of the first one, where none of them has such a paper.
    """
    texts = catalogue(arguments.lang)
    made: list[tuple[str, OfOne, Report]] = []
    refused: list[tuple[str, RuleError]] = []
    for each in of_each(kind, event, options, wanted, texts, datetime.now()):
        name = tournament_name(texts, each.event.tournament)
        if isinstance(each.made, RuleError):
            refused.append((name, each.made))
        else:
            made.append((name, each, each.made))
            tell_warnings(each.made)
    if not made:
        raise refused[0][1]
    for name, error in refused:
        complain(f"{name}: {error_sentence(ENGLISH, error)}")
    saved: list[SavedPaper] = []
    for name, each, report in made:
        output = _path_of_one(arguments, kind, name, is_alone=len(wanted) == 1)
        saved.append(
            SavedPaper(kind, each.options, arguments.lang, each.event, report, output.name)
        )
        if arguments.apart or len(wanted) == 1:
            save_and_say(output, rendered(copied(report, each.options)))
    if not arguments.apart and len(wanted) > 1:
        title = texts.translate("Document", kind.title)
        bound = render_together(
            f"{title} – {made[0][2].heading.event}",
            [(report.heading.tournament, copied(report, each.options)) for _, each, report in made],
        )
        tell_notes(bound.notes)
        output = arguments.output or _path(arguments, kind)
        save_and_say(output, bound.data)
        saved = [replace(each, target=output.name) for each in saved]
    note_papers(arguments.file, saved)
    return Exit.NO if refused else Exit.DONE


def _path_of_one(arguments: Namespace, kind: Document, name: str, *, is_alone: bool) -> Path:
    """Return where the paper of one tournament goes, if it goes into a file of its own."""
    output: Path | None = arguments.output
    if output is None or not (arguments.apart or is_alone):
        return _path(arguments, kind, name)
    if not arguments.apart:
        return output
    return output.with_name(plain_name(f"{output.stem}-{name}") + output.suffix)


def note_papers(file: Path, papers: Sequence[SavedPaper]) -> None:
    """Note in the journal what was printed; where that cannot be, say so: the paper is printed."""
    if is_report(file):
        return
    try:
        note_saved(file, papers)
    except FileError as error:
        note(f"not noted in the journal: {explained(error)}")


def _path(arguments: Namespace, kind: Document, tournament: str = "") -> Path:
    """Return where a paper goes if nothing else is said: in the folder where one works."""
    parts = (arguments.file.stem, tournament, kind.id, arguments.lang)
    return plain_path(Path(plain_name("-".join(part for part in parts if part)) + ".pdf"))


def copied(report: Report, options: Options) -> Report:
    """Return a report with its pages as often as its options say: a file is all that is printed."""
    return replace(report, copies=int(options.get(COPIES.name) or 1))


def rendered(report: Report) -> bytes:
    """Return the PDF of a report, having said what the layout did to it."""
    made = render(report)
    tell_notes(made.notes)
    return made.data


def tell_notes(notes: Sequence[Note]) -> None:
    """Say what the layout did to papers, each thing once."""
    for told in dict.fromkeys(sentence(ENGLISH, each) for each in notes):
        complain(told)


def save_and_say(path: Path, content: bytes) -> None:
    """Save a paper and say where it is."""
    save_paper(path, content)
    say(path)


def demo(arguments: Namespace) -> Exit:
    """Play the sample event into a folder and print every document in every language there."""
    folder: Path = arguments.folder
    file = folder / "sample.arbiter"
    sheets = {
        folder / f"{kind.id}-{language}.pdf": (kind, language)
        for kind in DOCUMENTS
        for language in LANGUAGES
    }
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise FileError("file.write-failed", folder, error.strerror or "") from error
    _take_away_former_demo(file, list(sheets))
    sample.make_sample(file, datetime.now)
    event = read_event(file)
    for path, (kind, language) in sheets.items():
        if not kind.is_used(event):
            continue
        save_paper(path, _sheet(kind, event, {}, language))
        say(path)
    return Exit.DONE


def _offer(option: Option) -> str:
    match option:
        case ChoiceOption():
            return f"{option.name}={'|'.join(choice.id for choice in option.choices)}"
        case CriterionOption():
            return f"{option.name}=CODE"
        case OrganisationOption():
            return f"{option.name}=NAME"
        case RankingOption():
            return f"{option.name}=TITLE"
        case _:
            return f"{option.name}=N"


def tell_warnings(report: Report) -> None:
    """Say where a paper is not as the rules want it; it does not say so itself."""
    for warning in report.warnings:
        note(warning)


def _sheet(kind: Document, event: Event, options: Options, language: str) -> bytes:
    return render_pdf(kind.build(event, options, catalogue(language), datetime.now()))


def _take_away_former_demo(file: Path, sheets: list[Path]) -> None:
    """Make room for a new demo, but only in place of one in which nobody has worked since.

    Raises FileError("file.exists") for anything else of that name, and as `Workspace.open`.
    """
    if not os.path.lexists(file):
        for sheet in sheets:
            if os.path.lexists(sheet):
                raise FileError("file.exists", sheet)
        return
    if read_history(file)[-1].command != sample.READY:
        raise FileError("file.exists", file)
    Workspace.open(file).close()  # refuses while a window has it open
    # The event last: killed in between, the next demo still takes this one for its own.
    try:
        for each in (*sheets, file):
            each.unlink(missing_ok=True)
    except OSError as error:
        raise FileError("file.write-failed", each, error.strerror or "") from error
