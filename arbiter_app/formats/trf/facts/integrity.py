"""What touches the pairings, and that the rules mode was left, in comments for every reader.

    ### Correction @ Round 2: 3-8 1:0 => 0:1
    ### Rules mode left @ Round 4

Who did it when and why stands in comments of Arbiter, by the place of the line:

    ### arbiter: act | 1 | 2026-11-23T14:05 | Бондар О. | typed for another board
"""

from collections.abc import Iterator, Mapping

from arbiter_app.domain.facts.play.by_rules import IntegrityLine, Kind, RulesLeft
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.formats.trf.lines.records import Line

WORDS: Mapping[Kind, str] = {
    Kind.BY_HAND: "MPA",
    Kind.IMPORT: "Import",
    Kind.RENUMBERING: "Renumbering",
    Kind.NUMBER_EXCHANGE: "Exchange",
    Kind.CORRECTION: "Correction",
    Kind.ADJOURNMENT: "Adjournment",
    Kind.SETTINGS: "Configuration",
    Kind.RATING: "Rating",
    Kind.BYE: "Bye",
}
"""How reports call each kind."""

LEFT = "Rules mode left"


def line_text(line: IntegrityLine) -> str:
    """Return an act as a report tells it, without the sign of a comment."""
    return f"{WORDS[line.kind]} @ Round {line.round}: {line.told}"


def left_text(left: RulesLeft) -> str:
    """Return that the rules mode was left, likewise."""
    return f"{LEFT} @ Round {left.round}"


def integrity_lines(tournament: Tournament) -> Iterator[Line]:
    """Yield the comments that every reader understands."""
    if (left := tournament.rules_left) is not None:
        yield Line(f"### {left_text(left)}")
    for each in _of_stage(tournament):
        yield Line(f"### {line_text(each)}")


def integrity_facts(tournament: Tournament) -> Iterator[tuple[object, ...]]:
    """Yield what else is known of them."""
    left = tournament.rules_left
    told = ((0, left),) if left is not None else ()
    for place, each in (*told, *enumerate(_of_stage(tournament), start=1)):
        if each.at is not None or each.actor or each.reason:
            at = "" if each.at is None else each.at.isoformat(timespec="milliseconds")
            yield "act", place, at, each.actor, each.reason


def _of_stage(tournament: Tournament) -> tuple[IntegrityLine, ...]:
    stage = tournament.stages[0].id if tournament.stages else None
    return tuple(each for each in tournament.integrity if each.stage == stage)
