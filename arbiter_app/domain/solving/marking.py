"""What may be written on a sheet, and what its fields say when they are typed."""

import re
from decimal import Decimal

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.play.sheets import Sheet, SheetState
from arbiter_app.domain.facts.rules.solving_rules import SolvingRound, SolvingRules
from arbiter_app.domain.ids import PairingNumber, PlayerId, Round

FEWEST_MINUTES, MOST_MINUTES = 1, 600
MOST_ROUNDS = 30
MOST_PROBLEMS = 20
MOST_POINTS = Decimal(100)
STEPS = (Decimal("0.25"), Decimal("0.5"), Decimal(1))
"""The least parts of a point that mark schemes give."""


def demand_rules(rules: SolvingRules) -> None:
    """Check how problems are to be solved.

    Raises RuleError("solving.rounds"), ("solving.minutes"), ("solving.problems"),
    ("solving.most-points"), ("solving.step") and ("solving.counted").
    """
    if not 1 <= len(rules.rounds) <= MOST_ROUNDS:
        raise RuleError("solving.rounds", rounds=len(rules.rounds), most=MOST_ROUNDS)
    if rules.step not in STEPS:
        raise RuleError("solving.step", step=rules.step)
    if not 1 <= rules.counted <= 10:
        raise RuleError("solving.counted", counted=rules.counted)
    for number, each in enumerate(rules.rounds, start=1):
        _demand_round(Round(number), each, rules.step)


def _demand_round(number: Round, rules: SolvingRound, step: Decimal) -> None:
    if not FEWEST_MINUTES <= rules.minutes <= MOST_MINUTES:
        raise RuleError(
            "solving.minutes",
            round=number,
            minutes=rules.minutes,
            fewest=FEWEST_MINUTES,
            most=MOST_MINUTES,
        )
    if not 1 <= len(rules.problems) <= MOST_PROBLEMS:
        raise RuleError(
            "solving.problems", round=number, problems=len(rules.problems), most=MOST_PROBLEMS
        )
    for points in rules.problems:
        if not 0 < points <= MOST_POINTS or points % step:
            raise RuleError(
                "solving.most-points", round=number, points=points, most=MOST_POINTS, step=step
            )


def demand_sheet(rules: SolvingRules, number: Round, sheet: Sheet) -> None:
    """Check what is written on a sheet.

    Raises RuleError("sheet.problems"), ("sheet.points"), ("sheet.step") and ("sheet.time").
    """
    of_round = rules.round(number)
    if sheet.state is not SheetState.MARKED:
        if sheet.points or sheet.seconds is not None:
            raise RuleError("sheet.problems", round=number, problems=len(of_round.problems))
        return
    if len(sheet.points) != len(of_round.problems):
        raise RuleError("sheet.problems", round=number, problems=len(of_round.problems))
    for place, (points, most) in enumerate(
        zip(sheet.points, of_round.problems, strict=True), start=1
    ):
        if not 0 <= points <= most:
            raise RuleError("sheet.points", round=number, problem=place, points=points, most=most)
        if points % rules.step:
            raise RuleError(
                "sheet.step", round=number, problem=place, points=points, step=rules.step
            )
    if sheet.seconds is not None:
        _demand_time(rules, number, sheet.seconds)


def _demand_time(rules: SolvingRules, number: Round, seconds: int) -> None:
    of_round = rules.round(number)
    if not 0 < seconds <= of_round.seconds or (not rules.has_seconds and seconds % 60):
        raise RuleError("sheet.time", round=number, minutes=of_round.minutes)


_POINTS = re.compile(r"([0-9]{1,3})(?:[.,]([0-9]{1,2}))?|([0-9]{0,3})([¼½¾])", re.ASCII)
_QUARTERS = {"¼": Decimal("0.25"), "½": Decimal("0.5"), "¾": Decimal("0.75")}


def parse_points(text: str) -> Decimal | None:
    """Read the points of a problem: "5", "2.5", "2,25", "½"; None where the text is none."""
    found = _POINTS.fullmatch(text.strip())
    if found is None:
        return None
    whole, part, before, quarter = found.groups()
    if quarter:
        return Decimal(before or 0) + _QUARTERS[quarter]
    return Decimal(f"{whole}.{part}" if part else whole)


_ABSENT, _VOID = ("-", "–", "−"), ("x", "х", "*")
"""What stands for a solver who was not there, and for a sheet that does not count."""


def parse_sheet(solver: PlayerId, rules: SolvingRules, number: Round, text: str) -> Sheet:
    """Read a sheet as it is typed: the points of each problem, then the time, "5 5 2.5 18"; without
    a time it was used up. "-" says that the solver was absent, "x" that the sheet does not count.

    Raises RuleError("sheet.unreadable") and as `demand_sheet`.
    """
    words = text.casefold().split()
    if len(words) == 1 and words[0] in (*_ABSENT, *_VOID):
        state = SheetState.ABSENT if words[0] in _ABSENT else SheetState.VOID
        return Sheet(solver=solver, state=state)
    problems = len(rules.round(number).problems)
    if not problems <= len(words) <= problems + 1:
        raise RuleError("sheet.unreadable", round=number, problems=problems)
    points = [parse_points(word) for word in words[:problems]]
    seconds = parse_time(words[problems]) if len(words) > problems else None
    if None in points or (seconds is None and len(words) > problems):
        raise RuleError("sheet.unreadable", round=number, problems=problems)
    sheet = Sheet(
        solver=solver,
        state=SheetState.MARKED,
        points=tuple(each for each in points if each is not None),
        seconds=seconds,
    )
    demand_sheet(rules, number, sheet)
    return sheet


_NUMBERED = re.compile(r"\s*#?([0-9]{1,4})\s*:(.*)", re.ASCII | re.DOTALL)


def parse_numbered(text: str) -> tuple[PairingNumber | None, str]:
    """Divide what is typed into the number of the solver, where one stands before a colon, and the
    rest: "12: 5 5 0".
    """
    found = _NUMBERED.fullmatch(text)
    return (PairingNumber(int(found[1])), found[2].strip()) if found else (None, text.strip())


_TIME = re.compile(r"([0-9]{1,3})(?::([0-5][0-9]))?", re.ASCII)


def parse_time(text: str) -> int | None:
    """Read a time as seconds: "18" minutes, "18:30"; None where the text is none."""
    found = _TIME.fullmatch(text.strip())
    return None if found is None else int(found[1]) * 60 + int(found[2] or 0)
