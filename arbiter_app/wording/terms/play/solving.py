"""Words for what solvers solve, in which time, and what it gave."""

from collections.abc import Iterator, Mapping
from decimal import Decimal

from arbiter_app.domain.facts.play.sheets import SheetState
from arbiter_app.domain.facts.rules.solving_rules import (
    ProblemKind,
    SolverTeam,
    SolvingRound,
    SolvingRules,
    TeamCount,
)
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.wording.terms import numbers

# fmt: off
KINDS: Mapping[ProblemKind, str] = {
    ProblemKind.TWO_MOVERS: QT_TRANSLATE_NOOP("Solving", "Two-movers"),
    ProblemKind.THREE_MOVERS: QT_TRANSLATE_NOOP("Solving", "Three-movers"),
    ProblemKind.STUDIES: QT_TRANSLATE_NOOP("Solving", "Endgame studies"),
    ProblemKind.HELPMATES: QT_TRANSLATE_NOOP("Solving", "Helpmates"),
    ProblemKind.MORE_MOVERS: QT_TRANSLATE_NOOP("Solving", "More-movers"),
    ProblemKind.SELFMATES: QT_TRANSLATE_NOOP("Solving", "Selfmates"),
    ProblemKind.FAIRIES: QT_TRANSLATE_NOOP("Solving", "Fairy problems"),
    ProblemKind.MIXED: QT_TRANSLATE_NOOP("Solving", "Problems of several kinds"),
}
STATES: Mapping[SheetState, str] = {
    SheetState.WAITING: QT_TRANSLATE_NOOP("Solving", "not typed yet"),
    SheetState.MARKED: QT_TRANSLATE_NOOP("Solving", "marked"),
    SheetState.ABSENT: QT_TRANSLATE_NOOP("Solving", "absent"),
    SheetState.VOID: QT_TRANSLATE_NOOP("Solving", "does not count"),
}
TEAMS_BY: Mapping[SolverTeam, str] = {
    SolverTeam.FEDERATION: QT_TRANSLATE_NOOP("Solving", "federations"),
    SolverTeam.REGION: QT_TRANSLATE_NOOP("Solving", "regions"),
    SolverTeam.CLUB: QT_TRANSLATE_NOOP("Solving", "clubs"),
}
TEAM_COUNTS: Mapping[TeamCount, str] = {
    TeamCount.BY_ROUND: QT_TRANSLATE_NOOP("Solving", "the best of each round"),
    TeamCount.BY_TOTAL: QT_TRANSLATE_NOOP("Solving", "the best of the whole tournament"),
}
# fmt: on


def kind(catalogue: Catalogue, kind: ProblemKind) -> str:
    return catalogue.translate("Solving", KINDS[kind])


def teams_by(catalogue: Catalogue, by: SolverTeam) -> str:
    return catalogue.translate("Solving", TEAMS_BY[by])


def team_count(catalogue: Catalogue, count: TeamCount) -> str:
    return catalogue.translate("Solving", TEAM_COUNTS[count])


def how_teams_count(catalogue: Catalogue, by: SolverTeam, counted: int, count: TeamCount) -> str:
    """Return how teams are made: "clubs; solvers that count: 2, the best of each round"."""
    pattern = catalogue.translate("Solving", "{teams}; solvers that count: {counted}, {how}")
    return pattern.format(
        teams=teams_by(catalogue, by), counted=counted, how=team_count(catalogue, count)
    )


def in_short(catalogue: Catalogue, rules: SolvingRules) -> str:
    """Return the one line that matters most: "Rounds 6, problems 18, points 90"."""
    pattern = catalogue.translate(
        "Solving", "Rounds {rounds}, problems {problems}, points {points}"
    )
    return pattern.format(
        rounds=len(rules.rounds),
        problems=sum(len(each.problems) for each in rules.rounds),
        points=points(catalogue, rules.most),
    )


def state(catalogue: Catalogue, state: SheetState) -> str:
    return catalogue.translate("Solving", STATES[state])


def time_text(seconds: int, *, has_seconds: bool = False) -> str:
    """Return a time in minutes, "271", or where seconds are taken "271:05"."""
    minutes, rest = divmod(seconds, 60)
    return f"{minutes}:{rest:02}" if has_seconds or rest else str(minutes)


def round_line(catalogue: Catalogue, number: int, rules: SolvingRound) -> str:
    """Return how a round is held: "Round 1: two-movers, 3 problems, 15 points, 20 minutes"."""
    pattern = catalogue.translate(
        "Solving",
        "Round {round}: {kind}; problems: {problems}, points: {points}, minutes: {minutes}",
    )
    return pattern.format(
        round=number,
        kind=kind(catalogue, rules.kind),
        problems=len(rules.problems),
        points=points(catalogue, rules.most),
        minutes=rules.minutes,
    )


def points(catalogue: Catalogue, value: Decimal) -> str:
    """Return points as solvers write them, with quarters."""
    return numbers.points(catalogue, value)


def ranked_by(catalogue: Catalogue) -> str:
    """Return what orders the table of solvers."""
    return catalogue.translate(
        "Solving",
        "points, then the less time; who is level in both shares the place. Whoever used the time"
        " up, was absent, or has a sheet that does not count, has the whole time of the round.",
    )


def rules_lines(catalogue: Catalogue, rules: SolvingRules) -> Iterator[tuple[str, str]]:
    """Yield what technical information tells of solving, a head and a text each."""
    rounds = "\n".join(
        round_line(catalogue, number, each) for number, each in enumerate(rules.rounds, start=1)
    )
    yield catalogue.translate("Solving", "Rounds"), rounds
    yield (
        catalogue.translate("Solving", "Least part of a point"),
        points(catalogue, rules.step),
    )
    yield catalogue.translate("Solving", "Table"), ranked_by(catalogue)
    if rules.teams_by is not None:
        yield (
            catalogue.translate("Solving", "Teams"),
            how_teams_count(catalogue, rules.teams_by, rules.counted, rules.team_count),
        )
    yield (
        catalogue.translate("Solving", "Source"),
        catalogue.translate(
            "Solving",
            "The practice of championships, not the text of the World Federation: check it with"
            " the regulations.",
        ),
    )
