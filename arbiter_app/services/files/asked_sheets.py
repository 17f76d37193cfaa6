"""Whether a sheet that somebody holds in his hand is still right, asked for by its code."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import product

from arbiter_app.documents.catalogue import DOCUMENTS, Document
from arbiter_app.documents.options import (
    TOURNAMENT,
    AfterOption,
    ChoiceOption,
    Option,
    Options,
    OptionValue,
    RoundOption,
    StageOption,
    options_text,
)
from arbiter_app.documents.parts.differences import Difference, differences
from arbiter_app.documents.parts.said import said
from arbiter_app.documents.parts.sheet_code import (
    SheetCode,
    digits_of_event,
    digits_of_paper,
    digits_of_words,
    read_code,
)
from arbiter_app.documents.parts.slip_code import SlipCode, SlipGame, game_of, read_slip_code
from arbiter_app.documents.report import Report
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.known_then import without_later
from arbiter_app.domain.facts.play.rounds import Stage
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.i18n import PAPER_LANGUAGES
from arbiter_app.services.files.printed_papers import ever_printed, made_of
from arbiter_app.services.undoing import HistoryEntry, Kind, undone
from arbiter_app.store.event_file.contents import event_after
from arbiter_app.values import frozen
from arbiter_app.wording.sheet_answers import Verdict


@frozen(kw_only=True)
class Answer:
    """What is said of a sheet."""

    verdict: Verdict
    title: str = ""
    """Of the sheet, in its own language; "" where it is not known which one it is."""
    version: int = 0
    """Data version on the sheet."""
    differences: tuple[Difference, ...] = ()
    """What it says otherwise than it would say now."""
    since: tuple[HistoryEntry, ...] = ()
    """What was done since and stands, the newest first."""
    slip: SlipGame | None = None
    """The game that it is the result slip of."""


def answer(text: str, history: Sequence[HistoryEntry], event: Event) -> Answer:
    """Return what is to be said of the sheet with a code that was typed or scanned, by the whole
    journal of an event.
    """
    if (of_slip := read_slip_code(text)) is not None:
        return _of_slip(of_slip, event)
    code = read_code(text)
    if code is None:
        return Answer(verdict=Verdict.MISTYPED)
    if code.event != digits_of_event(event.key):
        return Answer(verdict=Verdict.OTHER_EVENT, version=code.version)
    if code.version > event.data_version:
        return Answer(verdict=Verdict.LATER, version=code.version)
    then = event_after(entry for entry in history if entry.id <= code.version)
    then = replace(then, suspended=event.suspended)
    since = _since(history, code.version)
    for named in _papers(code, history, then):
        if (former := _sheet(code, named.made_of(then))) is not None:
            return _judged(code, named, former, then=then, now=event, since=since)
    return Answer(verdict=Verdict.UNKNOWN, version=code.version, since=since)


def _of_slip(code: SlipCode, event: Event) -> Answer:
    if code.event != digits_of_event(event.key):
        return Answer(verdict=Verdict.OTHER_EVENT)
    found = game_of(code, event)
    return Answer(verdict=Verdict.OLD_SLIP if found is None else Verdict.SLIP, slip=found)


@frozen
class _Named:
    """A paper by what was chosen about it."""

    document: str
    options: Options
    language: str

    def made_of(self, event: Event) -> Report | None:
        return made_of(event, self.document, self.options, self.language)

    @property
    def digits(self) -> str:
        return digits_of_paper(self.document, options_text(self.options), self.language)


def _judged(
    code: SheetCode,
    named: _Named,
    former: Report,
    *,
    then: Event,
    now: Event,
    since: tuple[HistoryEntry, ...],
) -> Answer:
    title = _title(former)
    made = named.made_of(now)
    if made is None:
        return Answer(
            verdict=Verdict.GONE,
            title=title,
            version=code.version,
            since=_of_tournament(since, named),
        )
    today = _counterpart(former, made)
    if today is not None and said(today) == said(former):
        return Answer(verdict=Verdict.CURRENT, title=title, version=code.version)
    went_on = named.made_of(without_later(now, then))
    still = went_on and _counterpart(former, went_on)
    is_true = still is not None and said(still) == said(former)
    return Answer(
        verdict=Verdict.OVERTAKEN if is_true else Verdict.WRONG,
        title=title,
        version=code.version,
        differences=differences(former, today),
        since=_of_tournament(since, named),
    )


def _papers(code: SheetCode, history: Sequence[HistoryEntry], then: Event) -> Iterator[_Named]:
    """Yield the papers that a code may mean: those that were noted, the newest first, then all that
    could be printed with little chosen, for one may be printed without a note.
    """
    noted = (
        _Named(each.document, each.options, each.language)
        for each in reversed(tuple(ever_printed(history)))
    )
    for papers in (noted, _imaginable(then)):
        yield from (each for each in papers if each.digits == code.paper)


def _imaginable(event: Event) -> Iterator[_Named]:
    for kind in DOCUMENTS:
        of = (None,) if kind.of_event else event.tournaments
        for tournament in of:
            for options in _imaginable_options(kind, event, tournament):
                yield from (_Named(kind.id, options, language) for language in PAPER_LANGUAGES)


def _imaginable_options(
    kind: Document, event: Event, tournament: Tournament | None
) -> Iterator[Options]:
    usual: Options = {} if tournament is None else {TOURNAMENT: tournament.id}
    try:
        resolved = kind.resolved(event, usual)
    except RuleError:
        return
    if not event.has_several:
        resolved = {name: value for name, value in resolved.items() if name != TOURNAMENT}
    stages = [
        stage
        for each in ([tournament] if tournament else event.tournaments)
        for stage in each.stages
    ]
    choices = {option.name: _values(option, resolved, stages) for option in kind.options}
    for chosen in product(*choices.values()):
        yield {**resolved, **dict(zip(choices, chosen, strict=True))}


def _values(
    option: Option, resolved: Mapping[str, OptionValue], stages: Sequence[Stage]
) -> Sequence[OptionValue]:
    """Return what may have been chosen of an option: what is usual, and what is soon listed."""
    match option:
        case ChoiceOption(choices=choices):
            return [each.id for each in choices]
        case RoundOption() | AfterOption():
            last = max((len(each.rounds) for each in stages), default=0)
            return list(dict.fromkeys((resolved[option.name], *range(1, last + 1))))
        case StageOption():
            return list(dict.fromkeys((resolved[option.name], *(each.id for each in stages[1:]))))
        case _:
            return (resolved[option.name],)


def _sheet(code: SheetCode, report: Report | None) -> Report | None:
    """Return the sheet of a paper that has the words of a code."""
    sheets = () if report is None else report.sheets
    return next((each for each in sheets if digits_of_words(each) == code.words), None)


def _counterpart(former: Report, report: Report) -> Report | None:
    """Return the sheet of a paper that stands for one of another state of it."""
    alike = [each for each in report.sheets if said(each) == said(former)]
    titled = [each for each in report.sheets if _title(each) == _title(former)]
    if not titled and not report.following:
        return report
    return next(iter((*alike, *titled)), None)


def _title(sheet: Report) -> str:
    heading = sheet.heading
    parts = (heading.document, heading.subtitle, heading.tournament)
    return " · ".join(part for part in parts if part)


def _of_tournament(since: tuple[HistoryEntry, ...], named: _Named) -> tuple[HistoryEntry, ...]:
    """Return the entries but those of other tournaments than that of a paper."""
    tournament = named.options.get(TOURNAMENT)
    if tournament is None:
        return since
    return tuple(each for each in since if each.params.get("tournament") in (None, tournament))


def _since(history: Sequence[HistoryEntry], version: int) -> tuple[HistoryEntry, ...]:
    """Return the entries after a data version that stand, or take back what stood then; what came
    and went since is no difference.
    """
    undone_then = undone(entry for entry in history if entry.id <= version)
    undone_now = undone(history)
    found: dict[int, HistoryEntry] = {}
    for entry in history:
        if entry.id <= version or entry.kind is Kind.NOTE:
            continue
        if entry.reverses is None:
            if entry.id not in undone_now:
                found[entry.id] = entry
        elif entry.reverses <= version and (entry.reverses in undone_then) != (
            entry.reverses in undone_now
        ):
            found[entry.reverses] = entry
    return tuple(sorted(found.values(), key=lambda each: each.id, reverse=True))
