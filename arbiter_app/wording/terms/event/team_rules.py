"""How teams play, in plain words: boards, colours, points, line-ups and readings."""

from collections.abc import Iterator, Mapping
from decimal import Decimal

from arbiter_app.domain.facts.results import Scoring
from arbiter_app.domain.facts.rules.settings import Settings
from arbiter_app.domain.facts.rules.team_rules import (
    ColourType,
    HolesRule,
    LineUpRules,
    OrderRule,
    Restart,
    Score,
    TeamRules,
)
from arbiter_app.domain.tie_breaks.names import TieBreak
from arbiter_app.domain.tie_breaks.teams import EXTENDED
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.wording.terms import numbers
from arbiter_app.wording.terms.event.team_readings import readings, usual
from arbiter_app.wording.terms.play.knockouts import decider_text

# fmt: off
_SCORES: Mapping[Score, str] = {
    Score.MATCH: QT_TRANSLATE_NOOP("TeamRules", "match points"),
    Score.GAME:  QT_TRANSLATE_NOOP("TeamRules", "game points"),
}
_ORDERS: Mapping[OrderRule, str] = {
    OrderRule.ROSTER:     QT_TRANSLATE_NOOP("TeamRules", "in the order of the roster"),
    OrderRule.OWN_BOARDS: QT_TRANSLATE_NOOP("TeamRules", "each board has players of its own"),
    OrderRule.RATING:     QT_TRANSLATE_NOOP("TeamRules", "by rating, with a tolerance"),
    OrderRule.FREE:       QT_TRANSLATE_NOOP("TeamRules", "in any order"),
}
_HOLES: Mapping[HolesRule, str] = {
    HolesRule.LAST: QT_TRANSLATE_NOOP("TeamRules", "the last ones alone"),
    HolesRule.ANY:  QT_TRANSLATE_NOOP("TeamRules", "any"),
}
_COLOUR_TYPES: Mapping[ColourType, str] = {
    ColourType.A:    QT_TRANSLATE_NOOP("TeamRules", "type A, simple preferences"),
    ColourType.B:    QT_TRANSLATE_NOOP("TeamRules", "type B, strong and mild preferences"),
    ColourType.NONE: QT_TRANSLATE_NOOP("TeamRules", "no preferences"),
}
_ABOUT_COLOUR_TYPES: Mapping[ColourType, str] = {
    ColourType.A: QT_TRANSLATE_NOOP(
        "TeamRules",
        "A team prefers a colour only after two matches with the other one more than with it, or"
        " twice running (C.04.6 Art. 1.7).",
    ),
    ColourType.B: QT_TRANSLATE_NOOP(
        "TeamRules",
        "A team that has had one colour more often, or last, prefers the other: strongly where type"
        " A does too, else mildly (C.04.6 Art. 1.7).",
    ),
    ColourType.NONE: QT_TRANSLATE_NOOP(
        "TeamRules",
        "Colours decide nothing about who meets whom; they are given out when the pairs stand"
        " (C.04.6 Art. 1.7).",
    ),
}
_RESTARTS: Mapping[Restart, str] = {
    Restart.SAME_SCORE: QT_TRANSLATE_NOOP(
        "TeamRules", "ranked on by the score that has divided them from the others"
    ),
    Restart.FIRST_SCORE: QT_TRANSLATE_NOOP(
        "TeamRules", "ranked by the first score again, by the letter"
    ),
}
# fmt: on


def restart(catalogue: Catalogue, value: Restart) -> str:
    """Return how an extended direct encounter goes on among those still level."""
    return catalogue.translate("TeamRules", _RESTARTS[value])


def score(catalogue: Catalogue, value: Score) -> str:
    """Return "match points" or "game points"."""
    return catalogue.translate("TeamRules", _SCORES[value])


def order_rule(catalogue: Catalogue, value: OrderRule) -> str:
    """Return in which order the members of a team sit."""
    return catalogue.translate("TeamRules", _ORDERS[value])


def holes_rule(catalogue: Catalogue, value: HolesRule) -> str:
    """Return which boards may stay empty."""
    return catalogue.translate("TeamRules", _HOLES[value])


def colour_type(catalogue: Catalogue, value: ColourType) -> str:
    """Return which preferences of colour teams have."""
    return catalogue.translate("TeamRules", _COLOUR_TYPES[value])


def about_colour_type(catalogue: Catalogue, value: ColourType) -> str:
    """Return in a sentence what preferences of colour mean, with their article."""
    return catalogue.translate("TeamRules", _ABOUT_COLOUR_TYPES[value])


def in_short(catalogue: Catalogue, rules: TeamRules) -> str:
    """Return "4 boards, WBWB, by match points"."""
    pattern = catalogue.translate("TeamRules", "{boards}, {colours}, by {score}")
    return pattern.format(
        boards=catalogue.translate("TeamRules", "%n board(s)", None, rules.boards),
        colours=colours_in_full(rules),
        score=score(catalogue, rules.primary),
    )


def colours_in_full(rules: TeamRules) -> str:
    """Return the colours of the team first named at all its boards: "WBWB"."""
    return "".join("W" if rules.is_white(board) else "B" for board in range(1, rules.boards + 1))


def team_rules_lines(
    catalogue: Catalogue, settings: Settings, *, has_bracket: bool = False
) -> list[str]:
    """Return how teams play in sentences; none where people play for themselves."""
    pattern = catalogue.translate("TeamRules", "{what}: {how}.")
    said = team_rules(catalogue, settings, has_bracket=has_bracket)
    return [pattern.format(what=what, how=how) for what, how in said]


def changed_lines(catalogue: Catalogue, before: TeamRules, after: TeamRules) -> list[str]:
    """Return what rules of teams say otherwise than before."""
    former = [*_of_rules(catalogue, before)]
    pattern = catalogue.translate("TeamRules", "{what}: {how}")
    changed = (each for each in _of_rules(catalogue, after) if each not in former)
    return [pattern.format(what=what, how=how) for what, how in changed]


def in_one_line(catalogue: Catalogue, rules: TeamRules) -> str:
    """Return all that rules of teams say."""
    pattern = catalogue.translate("TeamRules", "{what}: {how}")
    said = (pattern.format(what=what, how=how) for what, how in _of_rules(catalogue, rules))
    return "; ".join(said)


def team_rules(
    catalogue: Catalogue, settings: Settings, *, has_bracket: bool = False
) -> Iterator[tuple[str, str]]:
    """Yield what is said of each of the rules of teams, those of byes, of pairing and of matches of
    a bracket where there are any; `has_bracket` is of another stage than that of the settings.
    """
    rules, translate = settings.teams, catalogue.translate
    if rules is None:
        return
    yield translate("TeamRules", "Match points"), _points(catalogue, settings.scoring)
    if settings.traits.has_byes:
        points = numbers.points(catalogue, settings.scoring.pairing_bye)
        yield translate("TeamRules", "Match points of the bye"), points
    idle = () if settings.traits.follows_results else _of_pairing(catalogue, rules)
    if not settings.traits.has_byes:
        idle = (*idle, _bye(catalogue, rules))
    if not (has_bracket or settings.traits.has_bracket):
        idle = (*idle, _level(catalogue, rules))
    if not any(TieBreak.parse(each).acronym in EXTENDED for each in settings.tie_breaks):
        idle = (*idle, _restart(catalogue, rules))
    said = _of_rules(catalogue, rules)
    if settings.traits.follows_rosters:
        first, *others = said
        yield first[0], _by_tables(catalogue, rules)
        said, idle = iter(others), (*idle, *_of_line_ups(catalogue, rules.line_ups))
    unsaid, usual_ones = {what for what, _ in idle}, usual(catalogue)
    yield from (each for each in said if each[0] not in unsaid and each not in usual_ones)


def _by_tables(catalogue: Catalogue, rules: TeamRules) -> str:
    """Return on how many boards the tables of Scheveningen are played, which give the colours."""
    boards = catalogue.translate("TeamRules", "%n board(s)", None, rules.boards)
    pattern = catalogue.translate("TeamRules", "{boards}, colours by the tables of Scheveningen")
    return pattern.format(boards=boards)


def _of_rules(catalogue: Catalogue, rules: TeamRules) -> Iterator[tuple[str, str]]:
    """Yield what is said of each of the rules, whichever system is played."""
    translate = catalogue.translate
    boards = translate("TeamRules", "%n board(s)", None, rules.boards)
    pattern = translate("TeamRules", "{boards}, colours of the team first named: {colours}")
    said = pattern.format(boards=boards, colours=colours_in_full(rules))
    yield translate("TeamRules", "Match"), said
    yield translate("TeamRules", "Game points"), _points(catalogue, rules.game_scoring)
    yield translate("TeamRules", "Table by"), score(catalogue, rules.primary)
    yield _restart(catalogue, rules)
    yield _bye(catalogue, rules)
    yield translate("TeamRules", "Match won without play"), _forfeit(catalogue, rules)
    yield from _of_pairing(catalogue, rules)
    yield _level(catalogue, rules)
    yield (
        translate("TeamRules", "The captains sign the report of every match"),
        translate("TeamRules", "yes (Ukrainian rules V.2.2)")
        if rules.captains_sign
        else translate("TeamRules", "no"),
    )
    yield from _of_line_ups(catalogue, rules.line_ups)
    yield _half(catalogue, rules.line_ups)


def _of_line_ups(catalogue: Catalogue, rules: LineUpRules) -> Iterator[tuple[str, str]]:
    """Yield what is said of who may sit where; in Scheveningen the rosters decide it."""
    translate = catalogue.translate
    yield translate("TeamRules", "Players at the boards"), _order(catalogue, rules)
    yield translate("TeamRules", "Empty boards"), holes_rule(catalogue, rules.holes)
    yield from _limits(catalogue, rules)


def _of_pairing(catalogue: Catalogue, rules: TeamRules) -> Iterator[tuple[str, str]]:
    """Yield what is said of the pairing of a Swiss (C.04.6)."""
    what = catalogue.translate("TeamRules", "Colours")
    yield what, colour_type(catalogue, rules.colour_type)
    yield from readings(catalogue, rules.readings)


def _points(catalogue: Catalogue, scoring: Scoring) -> str:
    pattern = catalogue.translate("TeamRules", "win {win}, draw {draw}, loss {loss}")
    return pattern.format(
        win=numbers.points(catalogue, scoring.win),
        draw=numbers.points(catalogue, scoring.draw),
        loss=numbers.points(catalogue, scoring.loss),
    )


def _restart(catalogue: Catalogue, rules: TeamRules) -> tuple[str, str]:
    what = catalogue.translate("TeamRules", "Still level in an extended direct encounter")
    return what, restart(catalogue, rules.restart)


def _bye(catalogue: Catalogue, rules: TeamRules) -> tuple[str, str]:
    drawn = rules.game_scoring.draw * rules.boards
    given = drawn if rules.points_of_bye is None else rules.points_of_bye
    what = catalogue.translate("TeamRules", "Game points of the bye")
    return what, numbers.points(catalogue, given)


def _forfeit(catalogue: Catalogue, rules: TeamRules) -> str:
    given = rules.points_of_forfeit
    if given is None:
        given = rules.game_scoring.win * Decimal(rules.boards)
    pattern = catalogue.translate("TeamRules", "game points {game}")
    return pattern.format(game=numbers.points(catalogue, given))


def _level(catalogue: Catalogue, rules: TeamRules) -> tuple[str, str]:
    """Return what decides a match of a bracket (C.07 Art. 12)."""
    translate = catalogue.translate
    what = translate("TeamRules", "Equal match points in a bracket are decided")
    deciders = ", ".join(decider_text(catalogue, each) for each in rules.deciders)
    return what, deciders or translate("TeamRules", "by the steps of the match alone")


def _order(catalogue: Catalogue, rules: LineUpRules) -> str:
    if rules.order is not OrderRule.RATING:
        return order_rule(catalogue, rules.order)
    pattern = catalogue.translate("TeamRules", "by rating, at most {points} points out of order")
    return pattern.format(points=rules.tolerance)


def _limits(catalogue: Catalogue, rules: LineUpRules) -> Iterator[tuple[str, str]]:
    translate = catalogue.translate
    if rules.reserves is not None:
        yield translate("TeamRules", "Reserves in a round at most"), str(rules.reserves)
    if rules.foreigners is not None:
        foreigners = str(rules.foreigners)
        yield translate("TeamRules", "Players of other federations in a round at most"), foreigners
    if rules.women is not None:
        yield translate("TeamRules", "Women in a round at least"), str(rules.women)
    if rules.juniors is not None:
        pattern = translate("TeamRules", "{number}, younger than {age} on 1 January")
        juniors = pattern.format(number=rules.juniors, age=rules.juniors_under)
        yield translate("TeamRules", "Juniors in a round at least"), juniors
    if rules.games_before is not None:
        yield translate("TeamRules", "Games before at least"), _games_before(catalogue, rules)
    if rules.due_minutes is not None:
        minutes = translate("TeamRules", "%n minute(s) before the round", None, rules.due_minutes)
        yield translate("TeamRules", "Line-ups are handed in by"), minutes


def _half(catalogue: Catalogue, rules: LineUpRules) -> tuple[str, str]:
    translate = catalogue.translate
    return (
        translate("TeamRules", "Half of a team must have come before its games begin"),
        translate("TeamRules", "yes (Ukrainian rules V.2.2)")
        if rules.half_must_come
        else translate("TeamRules", "no"),
    )


def _games_before(catalogue: Catalogue, rules: LineUpRules) -> str:
    """Return how many games somebody must have had, and where that is asked."""
    translate, count = catalogue.translate, rules.games_before or 0
    if rules.games_from is None:
        return translate("TeamRules", "%n game(s), to play in finals and play-offs", None, count)
    pattern = translate(
        "TeamRules",
        "%n game(s), to play from round {round} on, in finals and in play-offs",
        None,
        count,
    )
    return pattern.format(round=rules.games_from)
