"""The command that holds an event against the rules: every round, every rank."""

from argparse import Namespace
from collections.abc import Iterator, Mapping
from pathlib import Path

from arbiter_app.cli.console import ENGLISH, Exit, in_one_line, note, say
from arbiter_app.cli.reading.reports import note_notices, read_report
from arbiter_app.cli.reading.sources import is_report, place_of_file
from arbiter_app.cli.reading.tournaments import place_in
from arbiter_app.domain.checking.verdict import OtherPairs, Remark, RoundCheck, Verdict
from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.ids import Round
from arbiter_app.domain.pairing.swiss import engine
from arbiter_app.formats import trf
from arbiter_app.services.checking import check_event, check_report, untold
from arbiter_app.wording.checking.differences import (
    Names,
    names_of,
    pairing_text,
    standing_text,
)
from arbiter_app.wording.checking.lines import known_lines
from arbiter_app.wording.checking.remarks import assumed_text, grounds_text, reason_text

Reasons = Mapping[Round, Mapping[int, str]]
"""What the engine says of the differences of each round, by their places."""


def check(arguments: Namespace) -> Exit:
    """Say what in a report or an event file is not what the rules make of it."""
    here, verdict = _checked(arguments)
    names = names_of(ENGLISH, here.competition, here.event.contestants)
    numbered = {each.round: here.competition.as_numbered_in(each.round) for each in verdict.rounds}
    names_in = {
        round_: names_of(ENGLISH, competition, here.event.contestants)
        for round_, competition in numbered.items()
    }
    reasons = {
        each.round: _reasons(numbered[each.round], names_in[each.round], each)
        for each in verdict.rounds
    }
    if arguments.json:
        from arbiter_app.cli.checking.check_json import as_json

        say(as_json(verdict, names, names_in, reasons))
    else:
        title = here.competition.title or here.event.title or arguments.file.stem
        say("\n".join([in_one_line(title), *_lines(verdict, names, names_in, reasons)]))
    for remark in verdict.remarks:
        note(assumed_text(ENGLISH, remark))
    return Exit.DONE if verdict.is_right else Exit.NO


def _reasons(competition: Competition, names: Names, found: RoundCheck) -> Mapping[int, str]:
    """Return what the engine says against the differing pairs of a round, see `against`."""
    if not any(isinstance(each, OtherPairs) for each in found.differences):
        return {}
    # The words of reasons are needed only where something differs.
    from arbiter_app.wording.checking.engine import against

    return against(ENGLISH, competition, names, found)


def _checked(arguments: Namespace) -> tuple[InHand, Verdict]:
    path: Path = arguments.file
    if not is_report(path):
        here = place_of_file(arguments)
        return here, check_event(here, engine.pair)
    reading, report = read_report(path)
    here = place_in(trf.event_of(report, reading.means), arguments)
    note_notices(path, untold(reading.notices))
    return here, check_report(reading, here.event, engine.pair)


def _lines(
    verdict: Verdict, names: Names, names_in: Mapping[Round, Names], reasons: Reasons
) -> Iterator[str]:
    yield f"{grounds_text(ENGLISH, verdict.pairings)}."
    for each in verdict.rounds:
        if each.unchecked != verdict.pairings:
            yield from _round_lines(each, names_in[each.round], reasons[each.round])
    yield from _standings_lines(verdict, names)


def _round_lines(found: RoundCheck, names: Names, reasons: Mapping[int, str]) -> Iterator[str]:
    yield f"Round {found.round}: {_said(len(found.differences), found.unchecked)}"
    for place, difference in enumerate(found.differences):
        yield f"  {in_one_line(pairing_text(ENGLISH, names, difference))}"
        if place in reasons:
            yield f"    {in_one_line(reasons[place])}"
    for line in known_lines(ENGLISH, found, names):
        yield f"  {in_one_line(line)}"


def _standings_lines(verdict: Verdict, names: Names) -> Iterator[str]:
    found = verdict.standings
    if found.unchecked is not None:
        yield f"Standings unchecked: {in_one_line(reason_text(ENGLISH, found.unchecked))}."
        if not found.differences:
            return
    about = "Points" if found.unchecked else "Standings"
    yield f"{about}: {_said(len(found.differences), None)}"
    for difference in found.differences:
        yield f"  {in_one_line(standing_text(ENGLISH, names, difference))}"


def _said(differences: int, unchecked: Remark | None) -> str:
    why = f"unchecked: {reason_text(ENGLISH, unchecked)}" if unchecked else ""
    if differences:
        return "; ".join(filter(None, [f"differences: {differences}", why]))
    return why or "right"
