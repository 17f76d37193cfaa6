"""A value of a criterion is made of its parts; cutting is written once over parts."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import field
from decimal import ROUND_HALF_UP, Decimal

from arbiter_app.domain.facts.rules.team_rules import Score
from arbiter_app.domain.ids import ParticipantId
from arbiter_app.domain.tie_breaks.basis import Basis
from arbiter_app.domain.tie_breaks.crosstable import NO_POINTS, Line
from arbiter_app.domain.tie_breaks.names import Modifier, TieBreak, Variation
from arbiter_app.domain.tie_breaks.part import Part
from arbiter_app.values import frozen


@frozen
class Cut:
    """A part that was left out, and under which article of C.07."""

    part: Part
    article: str


@frozen
class Subject:
    """Whose value is asked for, from which basis, and with which modifiers."""

    basis: Basis
    line: Line
    tie_break: TieBreak


@frozen
class Answer:
    """A value with what it is made of; None where it is undefined, which comes last."""

    value: Decimal | None
    parts: Sequence[Part]
    cuts: Sequence[Cut] = ()


Value = Callable[[Subject, Sequence[Part]], Decimal | None]


def total(_: Subject, parts: Sequence[Part]) -> Decimal:
    return sum([part.value for part in parts], NO_POINTS)


def mean(subject: Subject, parts: Sequence[Part]) -> Decimal | None:
    """Return the average, correctly rounded in the 28th figure; None without parts."""
    return total(subject, parts) / len(parts) if parts else None


def rounded_mean(subject: Subject, parts: Sequence[Part]) -> Decimal | None:
    """Return the average as a whole number, a half upwards (C.07 Art. 10.1)."""
    average = mean(subject, parts)
    return None if average is None else average.quantize(Decimal(1), ROUND_HALF_UP)


@frozen
class Individual:
    """A criterion that gives every player a value of his own."""

    parts: Callable[[Subject], Sequence[Part]]
    value: Value = field(default=total, kw_only=True)
    rests_on_ratings: bool = field(default=False, kw_only=True)
    minds_unplayed: bool = field(default=True, kw_only=True)
    """Whether a cut takes voluntary unplayed rounds first (C.07 Art. 16.5)."""
    always_cut: Modifier | None = field(default=None, kw_only=True)
    """What the criterion leaves out under its plain name (C.07 Art. 4.1)."""
    cut_article: str | None = field(default=None, kw_only=True)
    """The article under which parts are left out, where no other says so."""

    def answer(self, subject: Subject) -> Answer:
        """Return the value, its parts cut as the name of the tie-break demands."""
        parts, cuts = cut(
            self.parts(subject),
            subject,
            minds_unplayed=self.minds_unplayed,
            always=self.always_cut,
            article=self.cut_article,
        )
        return Answer(self.value(subject, parts), parts, cuts)


@frozen
class Ranking:
    """The members of a tied group in classes, best first, with their points in the mini-table;
    without points where the criterion does not apply.
    """

    classes: tuple[tuple[ParticipantId, ...], ...]
    points: Mapping[ParticipantId, Decimal]
    again: tuple["Ranking", ...] = ()
    """The rankings of those whom this mini-table left level."""
    by_score: Score | None = None
    """Of teams, in which score the mini-table is; None: in that of the table."""
    is_by_boards: bool = False
    """Whether boards rank, and no mini-table."""
    is_by_wins: bool = False
    """Whether chains of wins do; the points are how many of the tied stand below."""

    def mini_tables(self) -> Iterator[Mapping[ParticipantId, Decimal]]:
        """Yield the points of every mini-table that divided somebody, the whole group first."""
        if len(self.classes) > 1:
            yield self.points
        for ranking in self.again:
            yield from ranking.mini_tables()


@frozen
class Group:
    """A criterion that ranks the members of a tied group against each other."""

    rank: Callable[[Basis, Sequence[ParticipantId]], Ranking]


def cut(
    parts: Sequence[Part],
    subject: Subject,
    *,
    minds_unplayed: bool,
    always: Modifier | None = None,
    article: str | None = None,
) -> tuple[Sequence[Part], Sequence[Cut]]:
    """Leave out the least and the most significant parts (C.07 Art. 14, 16.5).

    The part of the lowest opponent goes first, among equals the lowest part; but a voluntary
    unplayed round goes before it unless it is worth less. The highest go last.
    """
    cutting = subject.tie_break.cutting or always
    if cutting is None:
        return parts, ()
    unplayed = subject.basis.unplayed
    articles = unplayed.cut_articles
    if article is None:
        named = articles.get(str(subject.tie_break)) or articles[str(cutting)]
        article = named if always is None else "4.1"
    kept, cuts = list(parts), []
    for _ in range(min(cutting.amount or 0, len(kept))):
        taken = min(kept, key=_significance)
        least_value, under = taken.value, article
        if minds_unplayed and unplayed.cuts_voluntary_first:
            voluntary = [part for part in kept if part.cell.mark.voluntary]
            lowest = min(voluntary, key=_smallness, default=None)
            if lowest is not None and lowest.value >= least_value:
                taken, under = lowest, "16.5"
        kept.remove(taken)
        cuts.append(Cut(taken, under))
    if cutting.variation is Variation.MEDIAN:
        for _ in range(min(cutting.amount or 0, len(kept))):
            highest = max(kept, key=_significance)
            kept.remove(highest)
            cuts.append(Cut(highest, article))
    return kept, cuts


def _significance(part: Part) -> tuple[Decimal, Decimal]:
    return part.score, part.value


def _smallness(part: Part) -> tuple[Decimal, Decimal]:
    return part.value, part.score
