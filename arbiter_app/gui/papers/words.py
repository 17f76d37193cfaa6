"""What a printed paper is called: its title, and what was chosen about it."""

from arbiter_app.documents.catalogue import document
from arbiter_app.documents.options import (
    AfterOption,
    AppealOption,
    CategoryOption,
    ChoiceOption,
    IncidentOption,
    MatchOption,
    Option,
    OptionValue,
    RoundOption,
    StageOption,
)
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import StageId
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.files.printed_papers import PrintedPaper
from arbiter_app.wording.terms.event.stages import stage_name


def paper_name(paper: PrintedPaper, tournament: Tournament) -> str:
    """Return "Round protocol: Group A, round 3, blank"."""
    title = translate("Document", paper.title)
    chosen = ", ".join(
        word
        for option in document(paper.document).options
        if (word := _word(option, paper.options.get(option.name), tournament))
    )
    return f"{title}: {chosen}" if chosen else title


def _word(option: Option, value: OptionValue, tournament: Tournament) -> str:
    """Return what was chosen; "" for what is chosen where nothing is said."""
    if value is None or value == option.default:
        return ""
    match option:
        case ChoiceOption(choices=choices):
            title = next(choice.title for choice in choices if choice.id == value)
            return translate("Option", title)
        case AfterOption():
            return translate("PrintedPapers", "after round {round}").format(round=value)
        case CategoryOption():
            all_ = translate("PrintedPapers", "all categories")
            return all_ if value == CategoryOption.ALL else str(value)
        case RoundOption():
            return translate("PrintedPapers", "round {round}").format(round=value)
        case StageOption():
            return stage_name(window_catalogue(), tournament, StageId(int(value)))
        case MatchOption():
            return translate("PrintedPapers", "match {match}").format(match=value)
        case IncidentOption() | AppealOption():
            return translate("PrintedPapers", "№ {number}").format(number=value)
        case _:
            return str(value)
