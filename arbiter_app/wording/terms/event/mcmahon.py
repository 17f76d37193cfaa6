"""The rules of a McMahon tournament in words: levels, scores, pairs, handicaps."""

from collections.abc import Iterator, Mapping
from decimal import Decimal

from arbiter_app.domain.facts.levels import Entrant
from arbiter_app.domain.facts.play.rounds import Game, RoundOfPlay
from arbiter_app.domain.facts.rules.mcmahon_rules import (
    DrawnFrom,
    Handicap,
    HandicapBy,
    LevelsBy,
    McMahonRules,
    Rounding,
    Seeding,
)
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.wording.terms import numbers
from arbiter_app.wording.terms.registration.people import grade

# fmt: off
LEVELS_BY: Mapping[LevelsBy, str] = {
    LevelsBy.GRADES: QT_TRANSLATE_NOOP("McMahon", "by grade"),
    LevelsBy.RATINGS: QT_TRANSLATE_NOOP("McMahon", "by bands of rating"),
}
ROUNDINGS: Mapping[Rounding, str] = {
    Rounding.BYES: QT_TRANSLATE_NOOP("McMahon", "points without a game rounded down, draws kept"),
    Rounding.ALL: QT_TRANSLATE_NOOP("McMahon", "the whole score rounded down"),
    Rounding.NONE: QT_TRANSLATE_NOOP("McMahon", "not rounded"),
}
SEEDINGS: Mapping[Seeding, str] = {
    Seeding.RANDOM: QT_TRANSLATE_NOOP("McMahon", "anybody of the other half, by lots"),
    Seeding.FOLD: QT_TRANSLATE_NOOP("McMahon", "the first with the last"),
    Seeding.SLIP: QT_TRANSLATE_NOOP("McMahon", "the upper half with the lower half, in order"),
}
DRAWN_FROM: Mapping[DrawnFrom, str] = {
    DrawnFrom.TOP: QT_TRANSLATE_NOOP("McMahon", "from the top of the group"),
    DrawnFrom.MIDDLE: QT_TRANSLATE_NOOP("McMahon", "from the middle of the group"),
    DrawnFrom.BOTTOM: QT_TRANSLATE_NOOP("McMahon", "from the bottom of the group"),
}
HANDICAPS_BY: Mapping[HandicapBy, str] = {
    HandicapBy.NONE: QT_TRANSLATE_NOOP("McMahon", "none, all games are even"),
    HandicapBy.SCORES: QT_TRANSLATE_NOOP("McMahon", "by the difference of McMahon scores"),
    HandicapBy.GRADES: QT_TRANSLATE_NOOP("McMahon", "by the difference of grades"),
}
# fmt: on


def told(
    catalogue: Catalogue, rules: McMahonRules, *, has_grades: bool = True
) -> Iterator[tuple[str, str]]:
    """Yield what is ruled, and how; without grades nothing of them, of handicaps and of komi."""
    translate = catalogue.translate
    yield translate("McMahon", "Levels"), levels(catalogue, rules)
    yield translate("McMahon", "McMahon score"), translate("McMahon", ROUNDINGS[rules.rounding])
    yield translate("McMahon", "Pairs within a group"), _seeding(catalogue, rules)
    yield translate("McMahon", "Pairs between groups"), _drawn(catalogue, rules)
    yield (
        translate("McMahon", "Country and club"),
        _geography(catalogue, rules, has_grades=has_grades),
    )
    if has_grades:
        yield translate("McMahon", "Handicap"), handicap(catalogue, rules.handicap)


def levels(catalogue: Catalogue, rules: McMahonRules) -> str:
    """Return how levels are made: "by grade, bar 4 dan, floor 20 kyu"."""
    if rules.levels_by is LevelsBy.RATINGS:
        pattern = catalogue.translate(
            "McMahon", "by bands of {width} points of rating from {first} on, the highest {highest}"
        )
        return pattern.format(
            width=rules.band_width, first=rules.first_band, highest=rules.highest_level
        )
    pattern = catalogue.translate("McMahon", "by grade, bar {bar}, floor {floor}")
    text = pattern.format(bar=grade(catalogue, rules.bar), floor=grade(catalogue, rules.floor))
    if not rules.super_groups:
        return text
    above = catalogue.translate("McMahon", "{levels}, one level more from {grades}")
    grades = ", ".join(grade(catalogue, each) for each in rules.super_groups)
    return above.format(levels=text, grades=grades)


def _seeding(catalogue: Catalogue, rules: McMahonRules) -> str:
    pattern = catalogue.translate("McMahon", "rounds 1–{rounds}: {first}; then {later}")
    if rules.first_rounds == 1:
        pattern = catalogue.translate("McMahon", "round 1: {first}; then {later}")
    return pattern.format(
        rounds=rules.first_rounds,
        first=catalogue.translate("McMahon", SEEDINGS[rules.first_seeding]),
        later=catalogue.translate("McMahon", SEEDINGS[rules.later_seeding]),
    )


def _drawn(catalogue: Catalogue, rules: McMahonRules) -> str:
    pattern = (
        catalogue.translate("McMahon", "down {down}, up {up}, made good later")
        if rules.compensates
        else catalogue.translate("McMahon", "down {down}, up {up}, not made good later")
    )
    return pattern.format(
        down=catalogue.translate("McMahon", DRAWN_FROM[rules.drawn_down_from]),
        up=catalogue.translate("McMahon", DRAWN_FROM[rules.drawn_up_from]),
    )


def _geography(catalogue: Catalogue, rules: McMahonRules, *, has_grades: bool) -> str:
    if not (rules.country_gap or rules.club_gap):
        return catalogue.translate("McMahon", "not looked at")
    if not has_grades:
        pattern = catalogue.translate("McMahon", "worth a gap of {country} and {club} points")
        return pattern.format(country=rules.country_gap, club=rules.club_gap)
    pattern = catalogue.translate(
        "McMahon", "worth a gap of {country} and {club} points, below {grade}"
    )
    return pattern.format(
        country=rules.country_gap,
        club=rules.club_gap,
        grade=grade(catalogue, rules.geography_below),
    )


def handicap(catalogue: Catalogue, rules: Handicap) -> str:
    """Return how handicaps are given, and the komi."""
    by = catalogue.translate("McMahon", HANDICAPS_BY[rules.by])
    komi = komi_text(catalogue, rules.komi)
    if rules.by is HandicapBy.NONE:
        pattern = catalogue.translate("McMahon", "{by}, komi {komi}")
        return pattern.format(by=by, komi=komi)
    pattern = catalogue.translate(
        "McMahon",
        "{by} less {correction}, up to {most}, none from {grade} on; komi {komi}, with a handicap"
        " {with_handicap}",
    )
    return pattern.format(
        by=by,
        correction=rules.correction,
        most=rules.most,
        grade=grade(catalogue, rules.none_from),
        komi=komi,
        with_handicap=komi_text(catalogue, rules.komi_with_handicap),
    )


def terms_in_column(catalogue: Catalogue, game: Game) -> str:
    """Return the same under a heading that says what it is: "3, komi 0.5"."""
    if game.handicap is None or game.komi is None:
        return ""
    if not game.handicap:
        return terms_of_game(catalogue, game)
    pattern = catalogue.translate("McMahon", "{stones}, komi {komi}")
    return pattern.format(stones=game.handicap, komi=komi_text(catalogue, game.komi))


def has_terms(round_: RoundOfPlay) -> bool:
    """Whether games of a round are played with handicaps, or even ones among such."""
    return any(game.handicap is not None for game in round_.games)


def komi_text(catalogue: Catalogue, komi: Decimal) -> str:
    """Return a komi as players of Go write it: "6.5"."""
    return numbers.tie_break_value(catalogue, komi, places=1)


def strength(catalogue: Catalogue, entrant: Entrant) -> str:
    """Return the grade of somebody, else the rating; "–" with neither."""
    if entrant.grade is not None:
        return grade(catalogue, entrant.grade)
    return "–" if entrant.rating is None else str(entrant.rating)


def groups(catalogue: Catalogue, levels: Mapping[int, int]) -> str:
    """Return how many start on each level, the highest first: "30: 4 · 29: 1"."""
    told = " · ".join(f"{level}: {levels[level]}" for level in sorted(levels, reverse=True))
    return catalogue.translate("McMahon", "Players by level: {groups}").format(groups=told)


def terms_of_game(catalogue: Catalogue, game: Game) -> str:
    """Return the handicap and komi of a game: "handicap 3, komi 0.5"; "" where none are given."""
    if game.handicap is None or game.komi is None:
        return ""
    komi = komi_text(catalogue, game.komi)
    if not game.handicap:
        return catalogue.translate("McMahon", "even, komi {komi}").format(komi=komi)
    pattern = catalogue.translate("McMahon", "handicap {stones}, komi {komi}")
    return pattern.format(stones=game.handicap, komi=komi)
