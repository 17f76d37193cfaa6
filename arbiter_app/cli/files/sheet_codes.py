"""The command about papers that hang in the hall: which of them are still right."""

from argparse import Namespace

from arbiter_app.cli.console import ENGLISH, Exit, aligned, say
from arbiter_app.cli.files.paper_sets import print_set_of_papers
from arbiter_app.cli.reading.event_files import noted_event
from arbiter_app.documents.options import options_text
from arbiter_app.documents.parts.differences_in_words import in_words
from arbiter_app.documents.parts.slip_code import in_words as in_words_of_slip
from arbiter_app.domain.facts.event import Event
from arbiter_app.services.closed_file import read_history
from arbiter_app.services.files.asked_sheets import Answer, answer
from arbiter_app.services.files.printed_papers import examine
from arbiter_app.services.journal_lines import History
from arbiter_app.services.undoing import HistoryEntry
from arbiter_app.wording.sheet_answers import Verdict, verdict_sentence


def papers(arguments: Namespace) -> Exit:
    """Say of the sheet with a code whether it is still right, and what has changed if it is not;
    without a code list the papers that are about. A set of papers is printed.
    """
    if arguments.set is not None:
        return print_set_of_papers(arguments)
    event = noted_event(arguments.file)
    history = read_history(arguments.file)
    if arguments.code is None:
        rows = [
            [
                each.state,
                f"v{each.paper.version}",
                each.paper.language,
                each.paper.document,
                options_text(each.paper.options).replace("\n", ", "),
                each.paper.target,
            ]
            for each in examine(history, event)
        ]
        if rows:
            say("\n".join(aligned(rows)))
        return Exit.DONE
    found = answer(arguments.code, history, event)
    say(_told(found, history, event))
    match found.verdict:
        case Verdict.CURRENT | Verdict.SLIP:
            return Exit.DONE
        case Verdict.MISTYPED:
            return Exit.BAD_INPUT
        case _:
            return Exit.NO


def _told(found: Answer, history: tuple[HistoryEntry, ...], event: Event) -> str:
    title = in_words_of_slip(ENGLISH, event, found.slip) if found.slip else found.title
    lines = [verdict_sentence(ENGLISH, found.verdict, sheet=title, version=found.version)]
    if found.differences:
        lines += ["", "What has changed on the sheet:"]
        lines += [f"  {each}" for each in in_words(ENGLISH, found.differences)]
    if found.since:
        journal = History(event, history, ENGLISH)
        lines += ["", "Done since:"]
        lines += [f"  {each.at:%Y-%m-%d %H:%M}  {journal.text(each)}" for each in found.since]
    return "\n".join(lines)
