"""What happened in the rounds that a value is made of, and what had to be done about it."""

from collections.abc import Iterator, Mapping
from decimal import Decimal

from arbiter_app.domain.facts.play.sheets import SheetState
from arbiter_app.domain.facts.results import STANDARD_SCORING, Colour
from arbiter_app.domain.solving.scores import RoundScore
from arbiter_app.domain.table.why import POINTS
from arbiter_app.domain.table.worked_values import Limit, Omitted, RoundPart
from arbiter_app.domain.tie_breaks.catalogue import WorkedBy
from arbiter_app.domain.tie_breaks.crosstable import Cell
from arbiter_app.domain.tie_breaks.unplayed import Dummy, DummyRule
from arbiter_app.i18n import QT_TRANSLATE_NOOP
from arbiter_app.wording.terms.play import results, solving
from arbiter_app.wording.why.at_hand import Line, Telling


def rounds(told: Telling) -> Iterator[Line]:
    """Yield a line for every round of the player, and for points beside the rounds."""
    if isinstance(told.found.working, Limit):
        yield Line("", _limit(told, told.found.working))
    if told.found.level:
        head = told.catalogue.translate("Working", "Level at the start")
        yield Line(head, "", str(told.found.level))
    pattern = told.catalogue.translate("Working", "Round {round}")
    for part in told.found.rounds:
        head = pattern.format(round=part.cell.round)
        yield Line(head, _round(told, part), _value(told, part))
    for score in told.found.sheets:
        yield Line(pattern.format(round=score.round), _sheet(told, score), told.shown(score.points))
    if told.found.beside:
        head = told.catalogue.translate("Working", "By decision of the arbiter")
        yield Line(head, "", told.signed(told.found.beside))
    if told.found.rounded_off:
        head = told.catalogue.translate("Working", "Rounded down")
        yield Line(head, "", told.signed(-told.found.rounded_off))


def _sheet(told: Telling, score: RoundScore) -> str:
    """Return what each problem gave and the time: "5 + 4¾ + 0; time 18"."""
    if score.sheet.state is not SheetState.MARKED:
        return solving.state(told.catalogue, score.sheet.state)
    points = " + ".join(solving.points(told.catalogue, each) for each in score.sheet.points)
    pattern = told.catalogue.translate("Working", "{points}; time {time}")
    return pattern.format(points=points, time=solving.time_text(score.seconds))


def _value(told: Telling, part: RoundPart) -> str:
    if part.omitted and part.omitted is not Omitted.NOT_COUNTED:
        return ""
    text = told.shown(part.value)
    return f"({text})" if part.cut else text


def _round(told: Telling, part: RoundPart) -> str:
    """Return what happened in a round, then what had to be done about it."""
    said = [_happened(told, part)]
    if part.omitted:
        said += _why_omitted(told, part)
    elif part.dummy:
        said.append(_dummy(told, part.dummy, part))
    elif part.face is not None and part.score is not None:
        said.append(_adjusted(told, part, part.face, part.score))
    elif _is_rated_by_arbiter(told, part.cell):
        said.append(told.catalogue.translate("Working", "rated by the arbiter"))
    if part.awarded:
        pattern = told.catalogue.translate("Working", "{points} by decision of the arbiter")
        said.append(pattern.format(points=told.signed(part.awarded)))
    if part.cut:
        pattern = told.catalogue.translate("Working", "left out ({source})")
        said.append(pattern.format(source=told.source(part.cut)))
    return "; ".join(said)


def _is_rated_by_arbiter(told: Telling, cell: Cell) -> bool:
    return (
        told.found.worked_by.asks_ratings
        and cell.opponent is not None
        and told.asked.competition.rated(told.asked.players[cell.opponent], cell.round).rating
        is None
    )


def _happened(told: Telling, part: RoundPart) -> str:
    who, cell, worked_by = _who(told, part.cell), part.cell, told.found.worked_by
    translate = told.catalogue.translate
    if part.omitted in (Omitted.ANNULLED, Omitted.UNPLAYED, Omitted.UNRATED):
        return who
    if worked_by is WorkedBy.COMPARISON and part.score is not None:
        pattern = translate("Working", "{who} ({points} to {other})")
        return pattern.format(
            who=who, points=told.points(cell.points), other=told.points(part.score)
        )
    if worked_by in (WorkedBy.PRODUCTS, WorkedBy.LIMIT) and part.score is not None:
        pattern = (
            translate("Working", "{who} ({score} × {points})")
            if worked_by is WorkedBy.PRODUCTS
            else translate("Working", "{who} ({score} points in all, {points} scored)")
        )
        return pattern.format(
            who=who, score=told.points(part.score), points=told.points(cell.points)
        )
    if worked_by in (WorkedBy.PERFORMANCE, WorkedBy.PERFECT):
        # Performances know the usual scale only, whatever a win is worth in the tournament.
        scored = cell.scored(STANDARD_SCORING)
        return translate("Working", "{who} ({points})").format(who=who, points=told.points(scored))
    if part.boards:
        return translate("Working", "{who} ({points})").format(
            who=who, points=", ".join(map(told.points, part.boards))
        )
    if worked_by is WorkedBy.OWN_ROUNDS and cell.points == part.value and _is_of_teams(told):
        return who
    if worked_by is WorkedBy.OWN_ROUNDS and told.found.code != POINTS:
        return translate("Working", "{who} ({points})").format(
            who=who, points=told.points(cell.points)
        )
    return who


def _why_omitted(told: Telling, part: RoundPart) -> list[str]:
    match part.omitted:
        case Omitted.ANNULLED:
            return [
                told.catalogue.translate(
                    "Working", "does not count: the opponent left early (C.05 Art. 6.6)"
                )
            ]
        case Omitted.UNPLAYED:
            return [told.catalogue.translate("Working", "no game over the board")]
        case Omitted.UNRATED:
            return [told.catalogue.translate("Working", "the opponent has no rating")]
        case Omitted.BELOW_LIMIT:
            return [told.catalogue.translate("Working", "below the limit")]
        case _:
            return []


def _adjusted(told: Telling, part: RoundPart, face: Decimal, score: Decimal) -> str:
    if part.stones:
        pattern = told.catalogue.translate(
            "Working", "has {face}, counted as {score} for a handicap of {stones}"
        )
        return pattern.format(
            face=told.points(face), score=told.points(score), stones=abs(part.stones)
        )
    article = told.found.adjustment_article
    pattern = (
        told.catalogue.translate(
            "Working",
            "has {face}, counted as {score}: requested byes at the end are draws ({source})",
        )
        if article == "16.3"
        else told.catalogue.translate(
            "Working", "has {face}, counted as {score}: unplayed rounds are draws ({source})"
        )
    )
    return pattern.format(
        face=told.points(face), score=told.points(score), source=told.source(article)
    )


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
    DummyRule.OWN_LEVEL: QT_TRANSLATE_NOOP(
        "Working", "in place of an opponent the own level at the start: {score}"
    ),
    DummyRule.VIRTUAL: QT_TRANSLATE_NOOP(
        "Working",
        "in place of an opponent a virtual one with {score}: as many points before the round, the"
        " other part of this one, draws after it ({source})",
    ),
}


def _dummy(told: Telling, dummy: Dummy, part: RoundPart) -> str:
    pattern = told.catalogue.translate("Working", _DUMMIES[dummy.rule])
    return pattern.format(
        score=told.points(dummy.score),
        own=told.points(told.found.own_points),
        rounds=told.found.rounds_counted,
        source=told.source(part.dummy_article),
    )


def _who(told: Telling, cell: Cell) -> str:
    """Return what a round was for the player: "Black against 12 Nick", "half-point bye"."""
    translate = told.catalogue.translate
    if cell.opponent is None:
        if told.asked.competition.traits.meets_all:
            return translate("Working", "free")
        return results.bye(told.catalogue, cell.mark)
    pattern = translate("Working", "{number} {name}")
    opponent = pattern.format(
        number=told.asked.everything.lines[cell.opponent].number,
        name=told.name(cell.opponent),
    )
    if cell.mark.over_the_board and _is_of_teams(told):
        return opponent
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


def _is_of_teams(told: Telling) -> bool:
    return told.asked.competition.settings.teams is not None


def _limit(told: Telling, limit: Limit) -> str:
    if limit.limit is None:
        return told.catalogue.translate("Working", "Limit: no score group is left.")
    if limit.groups:
        return _limit_by_groups(told, limit, limit.limit)
    if not limit.half_points:
        pattern = told.catalogue.translate(
            "Working", "Limit: {limit}, half of the {maximum} points of a player who wins all."
        )
    else:
        pattern = told.catalogue.translate(
            "Working",
            "Limit: {limit}, half of the {maximum} points of a player who wins all,"
            " moved by {moved}.",
        )
    moved = Decimal(limit.half_points) / 2
    return pattern.format(
        limit=told.points(limit.limit),
        maximum=told.points(limit.maximum),
        moved=told.signed(moved),
    )


def _limit_by_groups(told: Telling, limit: Limit, points: Decimal) -> str:
    translate, number = told.catalogue.translate, abs(limit.groups)
    if limit.groups < 0:
        pattern = translate(
            "Working",
            "Limit: {limit}, half of the {maximum} points of a player who wins all, extended by"
            " %n score group(s) below it.",
            None,
            number,
        )
    else:
        pattern = translate(
            "Working",
            "Limit: {limit}, half of the {maximum} points of a player who wins all, reduced by"
            " %n score group(s) from it on.",
            None,
            number,
        )
    return pattern.format(limit=told.points(points), maximum=told.points(limit.maximum))
