"""What a printed paper is called: its title, and what was chosen about it."""

from collections.abc import Iterator

from arbiter_app.documents.catalogue import Document, document
from arbiter_app.documents.options import (
    TOURNAMENT,
    AfterOption,
    AppealOption,
    CategoryOption,
    ChoiceOption,
    CopiesOption,
    IncidentOption,
    MatchOption,
    Option,
    Options,
    OptionValue,
    PagesOption,
    ReceiptOption,
    RoundOption,
    SheetOption,
    StageOption,
    WishOption,
    WordsOption,
)
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import FIRST_TOURNAMENT, StageId
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.files.printed_papers import PrintedPaper
from arbiter_app.wording.terms.event.stages import stage_name, tournament_name


def paper_name(paper: PrintedPaper, event: Event) -> str:
    """Return "Round protocol: Group A, round 3, blank", "Cross table: U12 girls"."""
    kind, title = document(paper.document), translate("Document", paper.title)
    tournament = _tournament(paper, event)
    named = event.has_several and not kind.of_event
    first = tournament_name(window_catalogue(), tournament) if named else ""
    chosen = ", ".join(word for word in (first, *_options(paper, kind, tournament)) if word)
    return f"{title}: {chosen}" if chosen else title


def paper_words(kind: Document, options: Options, tournament: Tournament) -> str:
    """Return "Pairings: by name, A3" of a paper of a tournament that is not made yet."""
    title = translate("Document", kind.title)
    words = [_word(each, options.get(each.name), tournament) for each in kind.options]
    words += [_wished(each, options.get(each.name)) for each in kind.sheet_options]
    chosen = ", ".join(word for word in words if word)
    return f"{title}: {chosen}" if chosen else title


def _tournament(paper: PrintedPaper, event: Event) -> Tournament:
    """Return the tournament that a paper is of: the first one, where it was printed while there
    was no other.
    """
    chosen = paper.options.get(TOURNAMENT, FIRST_TOURNAMENT)
    return next((each for each in event.tournaments if each.id == chosen), event.tournaments[0])


def _options(paper: PrintedPaper, kind: Document, tournament: Tournament) -> Iterator[str]:
    for option in kind.options:
        yield _word(option, paper.options.get(option.name), tournament)
    for wish in kind.sheet_options:
        yield _wished(wish, paper.options.get(wish.name))


def _wished(option: SheetOption, value: OptionValue) -> str:
    """Return what was wished for any sheet; "" for nothing, and for columns left out."""
    match option:
        case WishOption(choices=choices):
            title = next((each.title for each in choices if each.id == value), "")
            return translate("Option", title) if title else ""
        case WordsOption():
            return str(value or "")
        case CopiesOption() if isinstance(value, int) and value > 1:
            return translate("PrintedPapers", "%n copies", None, value)
        case PagesOption() if value:
            return translate("PrintedPapers", "pages {pages}").format(pages=value)
        case _:
            return ""


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
        case IncidentOption() | AppealOption() | ReceiptOption():
            return translate("PrintedPapers", "№ {number}").format(number=value)
        case _:
            return str(value)
