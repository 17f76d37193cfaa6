"""What is said beside a paper before it is printed, and never on it."""

from arbiter_app.documents.pdf.note_words import sentence
from arbiter_app.gui.papers.pdf_maker import Paper
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.errors.sentences import error_sentence
from arbiter_app.wording.terms.event.stages import tournament_name


def told_of(paper: Paper) -> str:
    """Return which tournaments have no such paper, those with the same reason together, and what
    the rules want and the layout did to the sheets.
    """
    window = window_catalogue()
    named: dict[str, list[str]] = {}
    for each in paper.lacking:
        why = error_sentence(window, each.why)
        named.setdefault(why, []).append(tournament_name(window, each.tournament))
    pattern = translate("DocumentsPage", "Without this paper: {tournaments}. {why}")
    lacking = [
        pattern.format(tournaments=", ".join(names), why=why) for why, names in named.items()
    ]
    notes = dict.fromkeys(sentence(window, note) for note in paper.notes)
    sheets = (sheet for part in paper.parts for sheet in part.report.sheets)
    warnings = dict.fromkeys(warning for sheet in sheets for warning in sheet.warnings)
    return "\n".join((*lacking, *warnings, *notes))
