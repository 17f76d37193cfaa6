"""The command that holds an event against the rules: every round, every rank."""

import json
from argparse import Namespace
from collections.abc import Iterator, Mapping
from pathlib import Path

from arbiter_app.cli.console import ENGLISH, Exit, in_one_line, note, say
from arbiter_app.cli.sources import event_of_file, is_report, note_notices, read_report
from arbiter_app.domain.checking.verdict import (
    OtherColours,
    OtherMeetings,
    OtherPairs,
    OtherPoints,
    OtherRank,
    PairingDifference,
    Remark,
    RoundCheck,
    SeveralByes,
    Verdict,
)
from arbiter_app.domain.facts.in_hand import InHand, in_hand
from arbiter_app.domain.ids import PairingNumber, StageId
from arbiter_app.domain.pairing.position import Pair
from arbiter_app.domain.pairing.swiss import dutch
from arbiter_app.domain.pairing.swiss.legality import Breach
from arbiter_app.formats import trf
from arbiter_app.services.checking import check_event, check_report, untold
from arbiter_app.wording.checking.differences import (
    Names,
    names_of,
    pairing_text,
    standing_text,
)
from arbiter_app.wording.checking.remarks import assumed_text, grounds_text, reason_text


def check(arguments: Namespace) -> Exit:
    """Say what in a report or an event file is not what the rules make of it."""
    here, verdict = _checked(arguments.file, arguments.stage)
    names = names_of(ENGLISH, here.competition, here.event.players)
    if arguments.json:
        say(json.dumps(_as_json(verdict, names), ensure_ascii=False, indent=2))
    else:
        title = here.competition.title or here.event.title or arguments.file.stem
        say("\n".join([in_one_line(title), *_lines(verdict, names)]))
    for remark in verdict.remarks:
        note(assumed_text(ENGLISH, remark))
    return Exit.DONE if verdict.is_right else Exit.NO


def _checked(path: Path, number: int | None) -> tuple[InHand, Verdict]:
    stage = None if number is None else StageId(number)
    if not is_report(path):
        here = in_hand(event_of_file(path), stage)
        return here, check_event(here, dutch.pair)
    reading, report = read_report(path)
    here = in_hand(trf.event_of(report, reading.means), stage)
    note_notices(path, untold(reading.notices))
    return here, check_report(reading, here.event, dutch.pair)


# As text


def _lines(verdict: Verdict, names: Names) -> Iterator[str]:
    yield f"{grounds_text(ENGLISH, verdict.pairings)}."
    for each in verdict.rounds:
        if each.unchecked != verdict.pairings:
            yield from _round_lines(each, names)
    yield from _standings_lines(verdict, names)


def _round_lines(found: RoundCheck, names: Names) -> Iterator[str]:
    yield f"Round {found.round}: {_said(len(found.differences), found.unchecked)}"
    for difference in found.differences:
        yield f"  {in_one_line(pairing_text(ENGLISH, names, difference))}"


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


# As JSON


def _as_json(verdict: Verdict, names: Names) -> Mapping[str, object]:
    standings = verdict.standings
    return {
        "pairings": grounds_text(ENGLISH, verdict.pairings),
        "rounds": [_round_json(each, names) for each in verdict.rounds],
        "standings": {
            "ok": standings.is_right,
            "differences": [
                {
                    **_standing_facts(difference),
                    "text": standing_text(ENGLISH, names, difference),
                }
                for difference in standings.differences
            ],
            **_unchecked(standings.unchecked),
        },
        "notes": [assumed_text(ENGLISH, each) for each in verdict.remarks],
    }


def _round_json(found: RoundCheck, names: Names) -> Mapping[str, object]:
    return {
        "round": found.round,
        "ok": found.is_right,
        "differences": [
            {**_pairing_facts(each), "text": pairing_text(ENGLISH, names, each)}
            for each in found.differences
        ],
        **_unchecked(found.unchecked),
    }


def _unchecked(remark: Remark | None) -> Mapping[str, str]:
    return {} if remark is None else {"unchecked": reason_text(ENGLISH, remark)}


def _pairing_facts(difference: PairingDifference) -> Mapping[str, object]:
    match difference:
        case OtherPairs():
            return {
                "kind": "pairs",
                "found": _numbers(difference.found),
                "expected": _numbers(difference.expected),
                **_byes(difference.found_free, difference.expected_free),
            }
        case OtherColours(expected=pair):
            return {
                "kind": "colours",
                "found": _numbers((pair.reversed,)),
                "expected": _numbers((pair,)),
            }
        case SeveralByes():
            return {"kind": "byes", "numbers": list(difference.players)}
        case OtherMeetings():
            return {
                "kind": "meetings",
                "numbers": list(difference.players),
                "found": difference.times,
                "expected": difference.cycles,
            }
        case Breach():
            return {
                "kind": difference.fault.value,
                "numbers": list(difference.players),
                "article": difference.article,
            }


def _numbers(pairs: tuple[Pair, ...]) -> list[list[int]]:
    return [[pair.white, pair.black] for pair in pairs]


def _byes(found: PairingNumber | None, expected: PairingNumber | None) -> Mapping[str, object]:
    if found is None and expected is None:
        return {}
    return {"found_bye": found, "expected_bye": expected}


def _standing_facts(difference: OtherPoints | OtherRank) -> Mapping[str, object]:
    match difference:
        case OtherPoints():
            return {
                "kind": "points",
                "number": difference.number,
                "found": float(difference.stated),
                "expected": float(difference.counted),
            }
        case OtherRank():
            return {
                "kind": "rank",
                "number": difference.number,
                "found": difference.stated,
                "expected": difference.place,
                "expected_last": difference.last_place,
            }
