"""What a check has found as JSON, for other programs."""

import json
from collections.abc import Mapping

from arbiter_app.cli.console import ENGLISH
from arbiter_app.domain.checking.verdict import (
    ColoursInRow,
    OnBoards,
    OtherColours,
    OtherMeetings,
    OtherPairs,
    OtherPoints,
    OtherRank,
    PairingDifference,
    Remark,
    RoundCheck,
    SeveralByes,
    UnevenColours,
    Verdict,
)
from arbiter_app.domain.ids import PairingNumber, Round
from arbiter_app.domain.pairing.position import Pair
from arbiter_app.domain.pairing.swiss.legality import Breach
from arbiter_app.wording.checking.differences import Names, article, pairing_text, standing_text
from arbiter_app.wording.checking.remarks import assumed_text, grounds_text, reason_text


def as_json(
    verdict: Verdict,
    names: Names,
    names_in: Mapping[Round, Names],
    reasons: Mapping[Round, Mapping[int, str]],
) -> str:
    """Return what was found, with what the engine says of the differences of each round."""
    standings = verdict.standings
    told = {
        "pairings": grounds_text(ENGLISH, verdict.pairings),
        "rounds": [
            _round(each, names_in[each.round], reasons[each.round]) for each in verdict.rounds
        ],
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
    return json.dumps(told, ensure_ascii=False, indent=2)


def _round(found: RoundCheck, names: Names, reasons: Mapping[int, str]) -> Mapping[str, object]:
    return {
        "round": found.round,
        "ok": found.is_right,
        "differences": [
            {
                **_pairing_facts(each),
                "text": pairing_text(ENGLISH, names, each),
                **({"why": reasons[place]} if place in reasons else {}),
            }
            for place, each in enumerate(found.differences)
        ],
        **_by_hand(found, names),
        **_unchecked(found.unchecked),
    }


def _by_hand(found: RoundCheck, names: Names) -> Mapping[str, object]:
    """Return what the arbiter has changed in a round and noted; nothing where nothing was."""
    if found.by_hand is None:
        return {}
    differences = [
        {**_pairing_facts(each), "text": pairing_text(ENGLISH, names, each)}
        for each in found.made_by_hand
    ]
    case = found.by_hand.case
    noted = {"case": case and case.value, "reason": found.by_hand.reason}
    return {"by_hand": {**noted, "differences": differences}}


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
                "rounds": list(difference.rounds),
            }
        case ColoursInRow():
            return {
                "kind": "colours-in-row",
                "numbers": [difference.player],
                "rounds": list(difference.rounds),
            }
        case UnevenColours():
            return {
                "kind": "uneven-colours",
                "numbers": [difference.player],
                "found": [difference.whites, difference.blacks],
            }
        case OnBoards():
            return {**_pairing_facts(difference.difference), "on_boards": True}
        case Breach():
            return {
                "kind": difference.fault.value,
                "numbers": list(difference.players),
                "article": article(ENGLISH, difference) or None,
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
