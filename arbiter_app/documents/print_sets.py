"""Papers that are printed together, as those on the wall after a round."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import datetime

from arbiter_app.documents.catalogue import Document, document
from arbiter_app.documents.options import TOURNAMENT, Options
from arbiter_app.documents.possible import why_not_yet
from arbiter_app.documents.report import Report
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.pairing.progress import is_over
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue

_LONGEST_SUBTITLE = 40
"""Of what a file is called by; a longer one says more than a name."""


@dataclass(frozen=True, slots=True)
class SetPaper:
    """A paper of a set, with what is chosen about it where that is not the usual."""

    document: str
    options: Mapping[str, str] = field(default_factory=dict)
    """As they are typed."""
    of_people: bool = False
    """Whether teams do without it, whose matches have papers of their own."""
    to_play: bool = False
    """Whether it is wanted of a round that is still to be played, of none that is over."""

    def is_used(self, kind: Document, event: Event) -> bool:
        """Whether an event, seen of a tournament, has any use for it in the set."""
        if self.of_people and event.tournament.played_by_teams:
            return False
        return kind.is_used(event) and not (self.to_play and is_over(_competition(kind, event)))

    def why_not_yet(self, kind: Document, event: Event) -> RuleError | None:
        """Return what it waits for; None where it can be made."""
        if (reason := why_not_yet(kind, event)) is not None or not self.to_play:
            return reason
        current = _competition(kind, event).current
        if current is not None and not current.missing:
            return RuleError("document.next-not-paired", round=current.number)
        return None


def _competition(kind: Document, event: Event) -> Competition:
    return event.tournament.competition(kind.stage(event, {}))


@dataclass(frozen=True, slots=True)
class PrintSet:
    """Papers in the order in which they are printed."""

    name: str
    papers: tuple[SetPaper, ...]
    title: str = ""
    """What one of ours is called, in English, translated in the context "PrintSet"."""

    @property
    def is_ours(self) -> bool:
        """Whether it comes with the program."""
        return bool(self.title)


OURS = (
    PrintSet(
        "after-round",
        (
            SetPaper("final-standings"),
            SetPaper("cross-table"),
            SetPaper("bracket"),
            SetPaper("pairings", {"order": "board"}, to_play=True),
            SetPaper("pairings", {"order": "name"}, of_people=True, to_play=True),
            SetPaper("line-up-slips", to_play=True),
            SetPaper("board-pairings", to_play=True),
            SetPaper("match-cards", to_play=True),
            SetPaper("result-slips", of_people=True, to_play=True),
        ),
        QT_TRANSLATE_NOOP("PrintSet", "After a round"),
    ),
    PrintSet(
        "before-play",
        (
            SetPaper("technical-information"),
            SetPaper("officials"),
            SetPaper("start-list"),
            SetPaper("schedule"),
            SetPaper("pairings", {"order": "board"}),
            SetPaper("team-list"),
            SetPaper("line-up-slips"),
            SetPaper("board-pairings"),
            SetPaper("match-cards"),
            SetPaper("result-slips", of_people=True),
        ),
        QT_TRANSLATE_NOOP("PrintSet", "Before play"),
    ),
)


@dataclass(frozen=True, slots=True)
class OfSet:
    """What became of a paper of a set."""

    kind: Document
    options: Options
    made: Report | RuleError
    """The paper, or why there is none."""


def papers_of_set(
    print_set: PrintSet,
    event: Event,
    texts: Callable[[Document], Catalogue],
    printed_at: datetime,
    usual: Callable[[Document], Options] = lambda _: {},
) -> Iterator[OfSet]:
    """Yield the papers of a set as soon as they are asked for; those that an event, seen of a
    tournament, has no use for are left out.

    `texts` tells the language of a paper, and `usual` what is chosen about it where the set says
    nothing.
    """
    for each in print_set.papers:
        try:
            kind = document(each.document)
            own = kind.read_options(each.options)
        except RuleError:  # of another version of the program
            continue
        if not each.is_used(kind, event):
            continue
        options = {**usual(kind), **own}
        waits = each.why_not_yet(kind, event)
        made = waits or _made(kind, options, event, texts(kind), printed_at)
        yield OfSet(kind, options, made)


def _made(
    kind: Document, options: Options, event: Event, catalogue: Catalogue, printed_at: datetime
) -> Report | RuleError:
    try:
        return kind.build(event, options, catalogue, printed_at)
    except RuleError as error:
        return error


def called(report: Report) -> str:
    """Return what a paper of a set is called among the others: "Pairings, round 3"."""
    heading = report.heading
    subtitle = heading.subtitle.split(". ")[0]
    parts = (heading.document, subtitle if len(subtitle) <= _LONGEST_SUBTITLE else "")
    return ", ".join(part for part in parts if part)


def as_typed(kind: Document, options: Options) -> Mapping[str, str]:
    """Return the options of a paper as a set keeps them: what is not as usual, of no tournament."""
    usual = {each.name: each.default for each in (*kind.options, *kind.sheet_options)}
    return {
        name: str(value)
        for name, value in options.items()
        if name != TOURNAMENT and value is not None and value != usual.get(name)
    }
