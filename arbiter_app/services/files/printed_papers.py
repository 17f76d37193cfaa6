"""Papers that were printed or saved: which of them are right, overtaken, or wrong by now."""

from bisect import bisect_left
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from functools import cache

from arbiter_app.documents.catalogue import Document, document
from arbiter_app.documents.options import TOURNAMENT, Options, OptionValue, options_text
from arbiter_app.documents.parts.fingerprint import fingerprint
from arbiter_app.documents.report import Report
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.known_then import without_later
from arbiter_app.domain.ids import FIRST_TOURNAMENT
from arbiter_app.i18n import catalogue
from arbiter_app.services.copies.practice import mark_as_practice
from arbiter_app.services.undoing import HistoryEntry, Kind
from arbiter_app.store.event_file.contents import event_after

PRINTED = "document.printed"
SAVED = "document.exported"
TAKEN_DOWN = "document.taken-down"

STAGE = "stage"
"""The option of a paper that says of which stage it is."""

_Choices = tuple[str, frozenset[tuple[str, OptionValue]], str]
"""The document, its options and the language: what is printed with the same ones is one paper."""

_ANY_MOMENT = datetime.min
"""When it is printed does not matter for what a paper says."""


class State(StrEnum):
    """What has become of a paper since it was printed."""

    RIGHT = "right"
    """It would be printed the same again."""
    OVERTAKEN = "overtaken"
    """More is known by now, but what it says is true."""
    WRONG = "wrong"
    """Something it says was corrected."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PrintedPaper:
    """A paper somewhere in the hall, as the journal noted it."""

    entry: int
    """Number of its note in the journal."""
    document: str
    title: str
    """In English, as documents have it."""
    options: Options
    language: str
    version: int
    """Data version on the paper."""
    at: datetime
    target: str
    """The printer, or the name of the file."""
    saved: bool
    """Whether it was saved as a file, not printed."""
    fingerprint: str


@dataclass(frozen=True, slots=True)
class Examined:
    paper: PrintedPaper
    state: State
    made_wrong_by: HistoryEntry | None = None
    """The act since when something it says is not so; None of a paper that is not wrong."""

    @property
    def is_wrong(self) -> bool:
        return self.state is State.WRONG


def facts_of_print(
    kind: Document, options: Options, language: str, event: Event, content: str
) -> Mapping[str, str | int]:
    """Return what the note about a print keeps of it; `content` is the paper's fingerprint."""
    chosen = kind.resolved(event, options)
    return {
        "document": kind.id,
        "title": kind.title,
        "language": language,
        "options": options_text(chosen),
        "version": event.data_version,
        "fingerprint": content,
        **of_stage(chosen),
    }


def of_stage(options: Options) -> Mapping[str, int]:
    """Return what the note about a paper keeps of the stage and the tournament it is of, of its
    resolved options; nothing of a main stage or of the only tournament.
    """
    named = {name: options.get(name) for name in (STAGE, TOURNAMENT)}
    return {name: each for name, each in named.items() if isinstance(each, int)}


def ever_printed(history: Sequence[HistoryEntry]) -> Iterator[PrintedPaper]:
    """Yield every paper that was printed or saved, be it replaced or taken down since."""
    for entry in history:
        facts = entry.params
        if entry.command not in (PRINTED, SAVED) or "fingerprint" not in facts:
            continue
        if (options := _read_options(facts["document"], facts["options"])) is not None:
            yield _paper(entry, options)


def printed(history: Sequence[HistoryEntry]) -> tuple[PrintedPaper, ...]:
    """Return the papers that are still about, oldest first: printed again, a paper replaces the
    former one with the same choices; what was taken down is gone.
    """
    papers: dict[_Choices, PrintedPaper] = {}
    for entry in history:
        facts = entry.params
        if entry.command in (PRINTED, SAVED) and "fingerprint" in facts:
            options = _read_options(facts["document"], facts["options"])
            if options is not None:
                kind = document(facts["document"])
                key = kind.id, frozenset(_of_first(kind, options).items()), facts["language"]
                papers.pop(key, None)
                papers[key] = _paper(entry, options)
        elif entry.command == mark_as_practice.id:  # they are papers of the event that was copied
            papers = {}
        elif entry.command == TAKEN_DOWN:
            papers = {key: paper for key, paper in papers.items() if paper.entry != facts["paper"]}
    return tuple(papers.values())


def examine(history: Sequence[HistoryEntry], event: Event) -> tuple[Examined, ...]:
    """Return the papers that are about, each with what has become of it."""

    @cache
    def event_at(version: int) -> Event:
        return event_after(entry for entry in history if entry.id <= version)

    def examined(paper: PrintedPaper) -> Examined:
        state = _state(paper, event, event_at)
        by = _made_wrong_by(paper, history, event_at) if state is State.WRONG else None
        return Examined(paper, state, by)

    return tuple(map(examined, printed(history)))


def _paper(entry: HistoryEntry, options: Options) -> PrintedPaper:
    facts = entry.params
    return PrintedPaper(
        entry=entry.id,
        document=facts["document"],
        title=facts["title"],
        options=options,
        language=facts["language"],
        version=facts["version"],
        at=entry.at,
        target=facts["target"],
        saved=entry.command == SAVED,
        fingerprint=facts["fingerprint"],
    )


def _state(paper: PrintedPaper, event: Event, event_at: Callable[[int], Event]) -> State:
    content = _content(paper, event)
    if content == paper.fingerprint:
        return State.RIGHT
    then = event_at(paper.version)
    former = _content(paper, then)
    if content == former:  # an older program printed it in other words
        return State.RIGHT
    if _content(paper, without_later(event, then)) == former:
        return State.OVERTAKEN
    return State.WRONG


def _made_wrong_by(
    paper: PrintedPaper, history: Sequence[HistoryEntry], event_at: Callable[[int], Event]
) -> HistoryEntry | None:
    """Return an act before which a paper, wrong by now, was not wrong yet: the only one, unless it
    was right again in between.
    """
    acts = [each for each in history if each.id > paper.version and each.kind is not Kind.NOTE]
    then = event_at(paper.version)
    former = _content(paper, then)

    def is_wrong_after(act: HistoryEntry) -> bool:
        content = _content(paper, without_later(event_at(act.id), then))
        return content != former

    # The last act has made it wrong, or left it so; of what is not the event's own nothing is told.
    place = bisect_left(acts, True, key=is_wrong_after)
    return acts[place] if place < len(acts) else None


def _content(paper: PrintedPaper, event: Event) -> str | None:
    """Return the fingerprint that a paper would have now; None where there is no such paper."""
    report = made_of(event, paper.document, paper.options, paper.language)
    return None if report is None else fingerprint(report)


def made_of(event: Event, id: str, options: Options, language: str) -> Report | None:
    """Return a paper, with options as notes have them, of another state of the event than it was
    printed of; None where there is no such paper.
    """
    kind = document(id)
    if event.has_several:
        options = _of_first(kind, options)
    try:
        return kind.build(event, options, catalogue(language), _ANY_MOMENT)
    except RuleError:
        return None


def _read_options(document_id: str, text: str) -> Options | None:
    """Return the options of a note; None for those of another program version."""
    lines = (line.partition("=") for line in text.splitlines())
    try:
        return document(document_id).read_options({name: value for name, _, value in lines})
    except RuleError:
        return None


def _of_first(kind: Document, options: Options) -> Options:
    """Return options with their tournament: the first one, where the paper was printed while there
    was no other.
    """
    return options if kind.of_event else {TOURNAMENT: FIRST_TOURNAMENT, **options}
