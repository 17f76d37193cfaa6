"""A value of the table in words: what every round added to it, and what came of that."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from decimal import ROUND_HALF_UP, Decimal

from arbiter_app.domain.crosstable import Cell
from arbiter_app.domain.event import System, Unrated
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.mini_tables import Meeting, MiniLine, MiniTable
from arbiter_app.domain.results import Colour
from arbiter_app.domain.tie_breaks.names import TieBreak
from arbiter_app.domain.tie_breaks.unplayed import Dummy, DummyRule
from arbiter_app.domain.why import POINTS, Inquiry
from arbiter_app.domain.workings import (
    Average,
    Limit,
    Omitted,
    Perfect,
    Performance,
    RoundPart,
    Worked,
    worked,
)
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.wording import numbers, results, tie_breaks
from arbiter_app.wording.why import name_of, source, value_texts


@dataclass(frozen=True, slots=True)
class Line:
    """A line about a value: what it is about, what happened, what that adds; any may be ""."""

    head: str
    words: str
    value: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class ValueInWords:
    """A value with its parts, ready for window, console and paper."""

    title: str
    rule: str
    """What the criterion does, in a sentence."""
    lines: tuple[Line, ...]
    result: str

    def text(self, catalogue: Catalogue) -> str:
        """Return everything as lines of text."""
        return "\n".join(
            filter(
                None,
                [
                    self.title,
                    self.rule,
                    *(_line_text(catalogue, line) for line in self.lines),
                    self.result,
                ],
            )
        )


def _line_text(catalogue: Catalogue, line: Line) -> str:
    translate = catalogue.translate
    match bool(line.head), bool(line.words), bool(line.value):
        case True, True, True:
            pattern = translate("Working", "{head}: {words} – {value}")
        case True, True, False:
            pattern = translate("Working", "{head}: {words}")
        case True, False, True:
            pattern = translate("Working", "{head}: {value}")
        case _:
            return line.words
    return pattern.format(head=line.head, words=line.words, value=line.value)


_RULES = {
    POINTS: QT_TRANSLATE_NOOP("Working", "The points of all rounds."),
    "DE": QT_TRANSLATE_NOOP("Working", "The points of the tied players against each other."),
    "WIN": QT_TRANSLATE_NOOP("Working", "Rounds with as many points as a win gives."),
    "WON": QT_TRANSLATE_NOOP("Working", "Games won over the board."),
    "BPG": QT_TRANSLATE_NOOP("Working", "Games played over the board with Black."),
    "BWG": QT_TRANSLATE_NOOP("Working", "Games won over the board with Black."),
    "PS": QT_TRANSLATE_NOOP("Working", "The scores after every round added up."),
    "GE": QT_TRANSLATE_NOOP("Working", "Rounds the player did not choose to miss."),
    "REP": QT_TRANSLATE_NOOP("Working", "Rounds the player did not choose to miss."),
    "STD": QT_TRANSLATE_NOOP(
        "Working", "1 for every round with more points than the opponent, ½ with as many."
    ),
    "TPN": QT_TRANSLATE_NOOP("Working", "The pairing number of the player."),
    "BH": QT_TRANSLATE_NOOP("Working", "The points of all opponents."),
    "AOB": QT_TRANSLATE_NOOP("Working", "The average of the opponents’ Buchholz."),
    "FB": QT_TRANSLATE_NOOP(
        "Working", "The points of all opponents as if the games of the last round were drawn."
    ),
    "SB": QT_TRANSLATE_NOOP(
        "Working", "The points of every opponent times the points scored against him."
    ),
    "KS": QT_TRANSLATE_NOOP("Working", "Points against opponents who reached the limit."),
    "ARO": QT_TRANSLATE_NOOP("Working", "The average rating of the opponents."),
    "TPR": QT_TRANSLATE_NOOP(
        "Working", "The average rating of the opponents, and what the share of points is worth."
    ),
    "PTP": QT_TRANSLATE_NOOP(
        "Working", "The lowest rating at which the points scored were to be expected."
    ),
    "APRO": QT_TRANSLATE_NOOP("Working", "The average performance rating of the opponents."),
    "APPO": QT_TRANSLATE_NOOP("Working", "The average perfect performance of the opponents."),
    "RTNG": QT_TRANSLATE_NOOP("Working", "The rating of the player."),
}

_BY_RATING = frozenset({"TPR", "PTP"})
_OWN_POINTS = frozenset({POINTS, "WIN", "WON", "BPG", "BWG", "GE", "REP", "PS"})


def value_in_words(catalogue: Catalogue, asked: Inquiry, found: Worked) -> ValueInWords:
    """Return what a value is made of, its articles cited."""
    return _in_words(catalogue, asked, found, (found.player,))


def _in_words(
    catalogue: Catalogue, asked: Inquiry, found: Worked, players: Sequence[PlayerId]
) -> ValueInWords:
    told = _Told(catalogue, asked, found, players)
    return ValueInWords(
        title=told.title(),
        rule=told.rule(),
        lines=() if found.annulled or told.is_dropped else tuple(told.lines()),
        result=told.result(),
    )


def values_in_words(
    catalogue: Catalogue, asked: Inquiry, code: str, players: Sequence[PlayerId]
) -> tuple[ValueInWords, ...]:
    """Return the values of players side by side; what is the same for all is told once.

    Raises RuleError as `worked`.
    """
    found = [worked(asked, code, player) for player in players]
    if found[0].mini_tables and len({each.mini_tables for each in found}) == 1:
        return (_in_words(catalogue, asked, found[0], players),)
    return tuple(value_in_words(catalogue, asked, each) for each in found)


@dataclass(frozen=True, slots=True)
class _Told:
    """One value on its way into words."""

    catalogue: Catalogue
    asked: Inquiry
    found: Worked
    players: Sequence[PlayerId]
    """Whose value it is; of several where it is the same."""

    @property
    def acronym(self) -> str:
        return TieBreak.parse(self.found.code).acronym

    @property
    def is_dropped(self) -> bool:
        return self.found.code in self.asked.table.dropped

    def points(self, value: Decimal) -> str:
        return numbers.points(self.catalogue, value)

    def signed(self, value: Decimal) -> str:
        return f"{'+' if value > 0 else '−'}{self.points(abs(value))}"

    def shown(self, value: Decimal | None) -> str:
        return value_texts(self.catalogue, self.found.code, (value,))[0]

    def source(self, article: str) -> str:
        return source(self.catalogue, self.asked, article)

    def title(self) -> str:
        translate, found = self.catalogue.translate, self.found
        # Dashes, for Latin names have commas of their own.
        name = " – ".join(name_of(self.catalogue, self.asked, player) for player in self.players)
        if found.code == POINTS:
            return translate("Working", "{name}: points").format(name=name)
        words = {"name": name, "criterion": tie_breaks.name(self.catalogue, found.code)}
        if found.own:
            return translate("Working", "{name}: {criterion} (the event’s own)").format(**words)
        pattern = translate("Working", "{name}: {criterion} ({source})")
        return pattern.format(**words, source=self.source(found.article))

    def rule(self) -> str:
        if self.found.own:
            return self.found.own.definition
        rule = _RULES.get(self.acronym)
        return self.catalogue.translate("Working", rule) if rule else ""

    def lines(self) -> Iterator[Line]:
        if isinstance(self.found.working, Limit):
            yield Line("", self._limit(self.found.working))
        pattern = self.catalogue.translate("Working", "Round {round}")
        for part in self.found.rounds:
            yield Line(pattern.format(round=part.cell.round), self._round(part), self._value(part))
        if self.found.beside:
            words = self.catalogue.translate("Working", "By decision of the arbiter")
            yield Line(words, "", self.signed(self.found.beside))
        for position, table in enumerate(self.found.mini_tables):
            yield from _mini_table(self, table, first=position == 0)

    def _value(self, part: RoundPart) -> str:
        if part.omitted and part.omitted is not Omitted.NOT_COUNTED:
            return ""
        text = self.shown(part.value)
        return f"({text})" if part.cut else text

    def _round(self, part: RoundPart) -> str:
        """Return what happened in a round, then what had to be done about it."""
        said = [self._happened(part)]
        if part.omitted:
            said += self._why_omitted(part)
        elif part.dummy:
            said.append(self._dummy(part.dummy, part))
        elif part.face is not None and part.score is not None:
            said.append(self._adjusted(part.face, part.score))
        if part.awarded:
            pattern = self.catalogue.translate("Working", "{points} by decision of the arbiter")
            said.append(pattern.format(points=self.signed(part.awarded)))
        if part.cut:
            pattern = self.catalogue.translate("Working", "left out ({source})")
            said.append(pattern.format(source=self.source(part.cut)))
        return "; ".join(said)

    def _happened(self, part: RoundPart) -> str:
        who, cell = _who(self, part.cell), part.cell
        translate = self.catalogue.translate
        if part.omitted in (Omitted.ANNULLED, Omitted.UNPLAYED, Omitted.UNRATED):
            return who
        if self.acronym == "STD":
            other = cell.opponent_points
            against = self.asked.tournament.settings.scoring.draw if other is None else other
            pattern = translate("Working", "{who} ({points} to {other})")
            return pattern.format(
                who=who, points=self.points(cell.points), other=self.points(against)
            )
        if self.acronym in ("SB", "KS") and part.score is not None:
            pattern = (
                translate("Working", "{who} ({score} × {points})")
                if self.acronym == "SB"
                else translate("Working", "{who} ({score} points in all, {points} scored)")
            )
            return pattern.format(
                who=who, score=self.points(part.score), points=self.points(cell.points)
            )
        if self.acronym in _BY_RATING or (self.acronym in _OWN_POINTS - {POINTS}):
            pattern = translate("Working", "{who} ({points})")
            return pattern.format(who=who, points=self.points(cell.points))
        return who

    def _why_omitted(self, part: RoundPart) -> list[str]:
        match part.omitted:
            case Omitted.ANNULLED:
                return [
                    self.catalogue.translate(
                        "Working", "does not count: the opponent left early (C.05 Art. 6.6)"
                    )
                ]
            case Omitted.UNPLAYED:
                return [self.catalogue.translate("Working", "no game over the board")]
            case Omitted.UNRATED:
                return [self.catalogue.translate("Working", "the opponent has no rating")]
            case Omitted.BELOW_LIMIT:
                return [self.catalogue.translate("Working", "below the limit")]
            case _:
                return []

    def _adjusted(self, face: Decimal, score: Decimal) -> str:
        article = self.found.adjustment_article
        pattern = (
            self.catalogue.translate(
                "Working",
                "has {face}, counted as {score}: requested byes at the end are draws ({source})",
            )
            if article == "16.3"
            else self.catalogue.translate(
                "Working", "has {face}, counted as {score}: unplayed rounds are draws ({source})"
            )
        )
        return pattern.format(
            face=self.points(face), score=self.points(score), source=self.source(article)
        )

    def _dummy(self, dummy: Dummy, part: RoundPart) -> str:
        pattern = self.catalogue.translate("Working", _DUMMIES[dummy.rule])
        return pattern.format(
            score=self.points(dummy.score),
            own=self.points(self.found.own_points),
            rounds=self.found.rounds_counted,
            source=self.source(part.dummy_article),
        )

    def _limit(self, limit: Limit) -> str:
        if not limit.half_points:
            pattern = self.catalogue.translate(
                "Working", "Limit: {limit}, half of the {maximum} points of a player who wins all."
            )
        else:
            pattern = self.catalogue.translate(
                "Working",
                "Limit: {limit}, half of the {maximum} points of a player who wins all,"
                " moved by {moved}.",
            )
        moved = Decimal(limit.half_points) / 2
        return pattern.format(
            limit=self.points(limit.limit),
            maximum=self.points(limit.maximum),
            moved=self.signed(moved),
        )

    def result(self) -> str:
        translate, found = self.catalogue.translate, self.found
        if found.annulled:
            return translate(
                "Working",
                "Left the tournament with less than half of the games played: nothing counts"
                " (C.05 Art. 6.6).",
            )
        if self.is_dropped:
            return translate(
                "Working", "Not applied, for some players have no rating (C.07 Art. 10)."
            )
        if found.mini_tables or self.acronym == "DE":
            return (
                ""
                if found.mini_tables
                else translate("Working", "Nobody was level with the player when it was asked.")
            )
        if found.value is None:
            return translate("Working", "No value, which comes last.")
        value = self.shown(found.value)
        match found.working:
            case Average() as average:
                return self._average(average, value)
            case Performance() as performance:
                return self._performance(performance, value)
            case Perfect() as perfect:
                return self._perfect(perfect, value)
        if found.rounds or found.code == POINTS:
            return translate("Working", "Sum: {value}").format(value=value)
        return self._fact(value)

    def _average(self, average: Average, value: str) -> str:
        words = {
            "total": self.points(average.total),
            "number": average.number,
            "value": value,
        }
        exact = average.total / average.number
        if self.acronym == "AOB" or exact == self.found.value:
            return self.catalogue.translate(
                "Working", "Average: {total} : {number} = {value}"
            ).format(**words)
        pattern = self.catalogue.translate(
            "Working", "Average: {total} : {number} = {exact}, rounded {value}"
        )
        return pattern.format(**words, exact=_decimal(self.catalogue, exact))

    def _performance(self, found: Performance, value: str) -> str:
        exact = found.average.total / found.average.number
        rounded = exact.quantize(Decimal(1), ROUND_HALF_UP)
        if rounded == exact:
            pattern = self.catalogue.translate(
                "Working",
                "Average rating: {total} : {number} = {average}. {points} points in {number} games"
                " are {percent} %, worth {worth}. {average} {difference} = {value}",
            )
        else:
            pattern = self.catalogue.translate(
                "Working",
                "Average rating: {total} : {number} = {exact}, rounded {average}. {points} points"
                " in {number} games are {percent} %, worth {worth}."
                " {average} {difference} = {value}",
            )
        sign = "+" if found.difference >= 0 else "−"
        return pattern.format(
            total=self.points(found.average.total),
            number=found.average.number,
            exact=_decimal(self.catalogue, exact),
            average=rounded,
            points=self.points(found.points),
            percent=found.percent,
            worth=f"{sign}{abs(found.difference)}",
            difference=f"{sign} {abs(found.difference)}",
            value=value,
        )

    def _perfect(self, found: Perfect, value: str) -> str:
        if not found.points:
            return self.catalogue.translate(
                "Working", "Without a point: the lowest rating less 800 = {value}"
            ).format(value=value)
        pattern = self.catalogue.translate(
            "Working",
            "Result: {value}. To be expected there: {expected} points, at {below}: {less};"
            " scored: {points}",
        )
        return pattern.format(
            points=self.points(found.points),
            value=value,
            expected=_decimal(self.catalogue, found.expected),
            below=int(self.found.value or 0) - 1,
            less=_decimal(self.catalogue, found.expected_below),
        )

    def _fact(self, value: str) -> str:
        if self.found.own:
            pattern = self.catalogue.translate("Working", "As the arbiter entered it: {value}")
            return pattern.format(value=value)
        player = self.asked.players[self.found.player]
        is_arbiters = (
            player.rating is None
            and self.asked.tournament.settings.unrated is Unrated.ARBITERS_RATING
        )
        if self.acronym == "RTNG" and is_arbiters:
            pattern = self.catalogue.translate("Working", "The rating set by the arbiter: {value}")
            return pattern.format(value=value)
        return value


_DUMMIES: Mapping[DummyRule, str] = {
    DummyRule.OWN_SCORE: QT_TRANSLATE_NOOP(
        "Working", "in place of an opponent a dummy with the player’s own {score} ({source})"
    ),
    DummyRule.CAPPED_BY_OPPONENT: QT_TRANSLATE_NOOP(
        "Working",
        "in place of an opponent a dummy with {score}: the player’s own {own}, but at most what the"
        " scheduled opponent has ({source})",
    ),
    DummyRule.CAPPED_BY_DRAWS: QT_TRANSLATE_NOOP(
        "Working",
        "in place of an opponent a dummy with {score}: the player’s own {own}, but at most a draw"
        " in each of {rounds} rounds ({source})",
    ),
    DummyRule.VIRTUAL: QT_TRANSLATE_NOOP(
        "Working",
        "in place of an opponent a virtual one with {score}: as many points before the round, the"
        " other part of this one, draws after it ({source})",
    ),
}


def _who(told: _Told, cell: Cell) -> str:
    """Return what a round was for the player: "Black against 12 Nick", "half-point bye"."""
    translate = told.catalogue.translate
    if cell.opponent is None:
        if told.asked.tournament.settings.system is System.ROUND_ROBIN:
            return translate("Working", "free")
        return results.bye(told.catalogue, cell.mark)
    pattern = translate("Working", "{number} {name}")
    opponent = pattern.format(
        number=told.asked.everything.lines[cell.opponent].number,
        name=name_of(told.catalogue, told.asked, cell.opponent),
    )
    if cell.mark.over_the_board:
        words = (
            translate("Working", "White against {opponent}")
            if cell.colour is Colour.WHITE
            else translate("Working", "Black against {opponent}")
        )
    else:
        words = (
            translate("Working", "won by forfeit against {opponent}")
            if not cell.mark.voluntary
            else translate("Working", "lost by forfeit against {opponent}")
        )
    return words.format(opponent=opponent)


_MOST_LINES = 16
"""How many players of a direct encounter are listed; of more only those who are asked about."""


def _mini_table(told: _Told, table: MiniTable, *, first: bool) -> Iterator[Line]:
    translate = told.catalogue.translate
    heading = (
        translate("Working", "The games of {number} players who were level:")
        if first
        else translate("Working", "Again among the {number} still level:")
    )
    yield Line("", heading.format(number=len(table.lines)))
    few = len(table.lines) <= _MOST_LINES
    for line in table.lines:
        if not few and line.player not in told.players:
            continue
        points = told.points(line.points)
        if line.missing:
            pattern = translate("Working", "{least} to {most}")
            points = pattern.format(least=points, most=told.points(line.most))
        name = name_of(told.catalogue, told.asked, line.player)
        yield Line(name, _meetings(told, line), points)
    if not few:
        yield Line("", translate("Working", "The games of all others are left out here."))
    if conclusion := _conclusion(told, table):
        yield Line("", conclusion)


def _meetings(told: _Told, line: MiniLine) -> str:
    said = [_meeting(told, meeting) for meeting in line.meetings]
    if line.missing:
        pattern = told.catalogue.translate("Working", "{number} not met")
        said.append(pattern.format(number=line.missing))
    return "; ".join(said)


def _meeting(told: _Told, meeting: Meeting) -> str:
    opponent = name_of(told.catalogue, told.asked, meeting.opponent)
    if len(meeting.points) == 1:
        pattern = told.catalogue.translate("Working", "{points} against {opponent}")
        return pattern.format(points=told.points(meeting.points[0]), opponent=opponent)
    pattern = told.catalogue.translate("Working", "average of {points} against {opponent}")
    points = ", ".join(map(told.points, meeting.points))
    return pattern.format(points=points, opponent=opponent)


def _conclusion(told: _Told, table: MiniTable) -> str:
    translate, article = told.catalogue.translate, told.found.article
    if table.complete:
        return "" if table.divides else translate("Working", "This leaves them level.")
    if not table.divides:
        pattern = translate(
            "Working",
            "Not all have met, and nobody stays ahead of all others whatever the missing games"
            " bring: direct encounter does not apply ({source}).",
        )
    else:
        pattern = translate(
            "Working",
            "Not all have met: placed is who stays ahead of all that follow, whatever the missing"
            " games bring ({source}).",
        )
    below = f"{article}.3" if article == "6" else article
    return pattern.format(source=told.source(below))


def _decimal(catalogue: Catalogue, value: Decimal) -> str:
    """Return a number with the decimals it needs, two at most."""
    places = min(numbers.decimal_places([value]), 2)
    return numbers.tie_break_value(catalogue, value, places=places)
