"""A value of the table in words: what every round added to it, and what came of that."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from decimal import ROUND_HALF_UP, Decimal

from arbiter_app.domain.facts.rules.settings import Unrated
from arbiter_app.domain.facts.rules.team_rules import Score
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.table.why import POINTS, Inquiry
from arbiter_app.domain.table.worked_values import (
    Average,
    Perfect,
    Performance,
    Schedule,
    Worked,
    worked,
)
from arbiter_app.domain.tie_breaks.catalogue import Unit, WorkedBy
from arbiter_app.i18n import Catalogue
from arbiter_app.wording.terms.event.stages import part_name
from arbiter_app.wording.terms.table import team_scores, tie_breaks
from arbiter_app.wording.why.at_hand import Line, Telling
from arbiter_app.wording.why.encounters import boards, mini_table, reading
from arbiter_app.wording.why.round_parts import rounds


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


def value_in_words(catalogue: Catalogue, asked: Inquiry, found: Worked) -> ValueInWords:
    """Return what a value is made of, its articles cited."""
    return _in_words(catalogue, asked, found, (found.player,))


def _in_words(
    catalogue: Catalogue, asked: Inquiry, found: Worked, players: Sequence[PlayerId]
) -> ValueInWords:
    told = Telling(catalogue, asked, found, players)
    return ValueInWords(
        title=_title(told),
        rule=_rule(told),
        lines=() if found.annulled or told.is_dropped else tuple(_lines(told)),
        result=_result(told),
    )


def values_in_words(
    catalogue: Catalogue, asked: Inquiry, code: str, players: Sequence[PlayerId]
) -> tuple[ValueInWords, ...]:
    """Return the values of players side by side; what is the same for all is told once.

    Where groups and finals are played, they are those of the stage that gave each his place. Raises
    RuleError as `worked`.
    """
    in_stages = asked.finished_in
    if any(in_stages.get(player) is not None for player in players):
        return tuple(_of_stage(catalogue, asked, code, player) for player in players)
    found = [worked(asked, code, player) for player in players]
    is_of_group = found[0].mini_tables or found[0].boards
    if is_of_group and len({(each.mini_tables, each.boards) for each in found}) == 1:
        return (_in_words(catalogue, asked, found[0], players),)
    return tuple(value_in_words(catalogue, asked, each) for each in found)


def _of_stage(catalogue: Catalogue, asked: Inquiry, code: str, player: PlayerId) -> ValueInWords:
    """Return a value as the stage has it that gave a player his place."""
    stage = asked.finished_in[player]
    if stage is None:
        return value_in_words(catalogue, asked, worked(asked, code, player))
    there = asked.in_stage(stage)
    told = value_in_words(catalogue, there, worked(there, code, player))
    pattern = catalogue.translate("Working", "{value} ({stage})")
    name = part_name(catalogue, asked.competition, stage)
    return replace(told, title=pattern.format(value=told.title, stage=name))


def _title(told: Telling) -> str:
    translate, found = told.catalogue.translate, told.found
    # Dashes, for Latin names have commas of their own.
    name = " – ".join(told.name(player) for player in told.players)
    if found.code == POINTS:
        match told.asked.table.score:
            case Score.MATCH:
                pattern = translate("Working", "{name}: match points")
            case Score.GAME:
                pattern = translate("Working", "{name}: game points")
            case _:
                pattern = translate("Working", "{name}: points")
        return pattern.format(name=name)
    words = {"name": name, "criterion": tie_breaks.name(told.catalogue, found.code)}
    if found.own:
        return translate("Working", "{name}: {criterion} (the event’s own)").format(**words)
    pattern = translate("Working", "{name}: {criterion} ({source})")
    return pattern.format(**words, source=told.source(found.article))


def _rule(told: Telling) -> str:
    if told.found.own:
        return told.found.own.definition
    if told.found.code == POINTS:
        return told.catalogue.translate("Working", "The points of all rounds.")
    return tie_breaks.rule(told.catalogue, told.found.code, told.found.article)


def _lines(told: Telling) -> Iterator[Line]:
    yield from rounds(told)
    yield from boards(told)
    for position, table in enumerate(told.found.mini_tables):
        yield from mini_table(told, table, first=position == 0)
    yield from reading(told)


def _result(told: Telling) -> str:
    translate, found = told.catalogue.translate, told.found
    if found.annulled:
        return translate(
            "Working",
            "Left the tournament with less than half of the games played: nothing counts"
            " (C.05 Art. 6.6).",
        )
    if told.is_dropped:
        pattern = translate("Working", "Not applied, for some players have no rating ({source}).")
        return pattern.format(source=told.source(found.article))
    if found.mini_tables or found.worked_by in (WorkedBy.MEETINGS, WorkedBy.BOARDS):
        return (
            ""
            if found.mini_tables or found.boards
            else translate("Working", "Nobody was level with the player when it was asked.")
        )
    if found.value is None:
        return translate("Working", "No value, which comes last.")
    value = told.shown(found.value)
    match found.working:
        case Average() as average:
            return _average(told, average, value)
        case Performance() as performance:
            return _performance(told, performance, value)
        case Perfect() as perfect:
            return _perfect(told, perfect, value)
        case Schedule() as schedule:
            return _schedule(told, schedule, value)
    if found.rounds or found.code == POINTS:
        return translate("Working", "Sum: {value}").format(value=value)
    return _fact(told, value)


def _average(told: Telling, average: Average, value: str) -> str:
    exact = average.total / average.number
    # A value that no fraction can write stands beside decimals.
    written = told.points if exact % Decimal("0.25") == 0 else told.decimal
    words = {
        "total": written(average.total),
        "number": average.number,
        "value": value,
    }
    if told.unit is Unit.AVERAGE_OF_POINTS or exact == told.found.value:
        return told.catalogue.translate("Working", "Average: {total} : {number} = {value}").format(
            **words
        )
    pattern = told.catalogue.translate(
        "Working", "Average: {total} : {number} = {exact}, rounded {value}"
    )
    return pattern.format(**words, exact=told.decimal(exact))


def _performance(told: Telling, found: Performance, value: str) -> str:
    exact = found.average.total / found.average.number
    rounded = exact.quantize(Decimal(1), ROUND_HALF_UP)
    if rounded == exact:
        pattern = told.catalogue.translate(
            "Working",
            "Average rating: {total} : {number} = {average}. {points} points in {number} games"
            " are {percent} %, worth {worth}. {average} {difference} = {value}",
        )
    else:
        pattern = told.catalogue.translate(
            "Working",
            "Average rating: {total} : {number} = {exact}, rounded {average}. {points} points"
            " in {number} games are {percent} %, worth {worth}."
            " {average} {difference} = {value}",
        )
    sign = "+" if found.difference >= 0 else "−"
    return pattern.format(
        total=told.points(found.average.total),
        number=found.average.number,
        exact=told.decimal(exact),
        average=rounded,
        points=told.points(found.points),
        percent=found.percent,
        worth=f"{sign}{abs(found.difference)}",
        difference=f"{sign} {abs(found.difference)}",
        value=value,
    )


def _perfect(told: Telling, found: Perfect, value: str) -> str:
    if not found.points:
        return told.catalogue.translate(
            "Working", "Without a point: the lowest rating less 800 = {value}"
        ).format(value=value)
    pattern = told.catalogue.translate(
        "Working",
        "Result: {value}. To be expected there: {expected} points, at {below}: {less};"
        " scored: {points}",
    )
    return pattern.format(
        points=told.points(found.points),
        value=value,
        expected=told.points(found.expected),
        below=int(told.found.value or 0) - 1,
        less=told.points(found.expected_below),
    )


def _schedule(told: Telling, found: Schedule, value: str) -> str:
    score = told.asked.table.score
    pattern = told.catalogue.translate(
        "Working", "{other} {score}, and {total} : {factor}. Together: {value}"
    )
    return pattern.format(
        other=told.points(found.other),
        score=team_scores.head(told.catalogue, None if score is None else score.other),
        total=told.points(found.total),
        factor=found.factor,
        value=value,
    )


def _fact(told: Telling, value: str) -> str:
    if told.found.own:
        pattern = told.catalogue.translate("Working", "As the arbiter entered it: {value}")
        return pattern.format(value=value)
    player = told.asked.players[told.found.player]
    competition = told.asked.competition
    is_arbiters = (
        competition.rated(player).rating is None
        and competition.settings.unrated is Unrated.ARBITERS_RATING
    )
    if told.acronym == "RTNG" and is_arbiters:
        pattern = told.catalogue.translate("Working", "The rating set by the arbiter: {value}")
        return pattern.format(value=value)
    return value
