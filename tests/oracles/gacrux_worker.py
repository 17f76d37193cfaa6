"""FIDE's engine behind a pipe, for its start takes longer than most rounds: run by its own Python.

Each line of the input is {"text": a report, "rounds": which}, each line of the output says of each
of these rounds {"pairs": [[white, black or 0], …], "seconds": …} in the order of boards,
{"impossible": why}, or {"error": what} where the engine itself fails; {"refused": why} of a report
that it does not read.
"""

import json
import sys
from time import process_time
from typing import Any

from gacrux.gacruxexeptions import GacruxError, GacruxNoLegalPairing
from gacrux.pairingdutch import pairing_dutch
from gacrux.trf2json import trf2json

PARAMS = {"experimental": [], "verbose": 0, "top_color": "", "rank": False}
"""What its command line gives where nothing is said."""
REFUSED = 400
"""Of this status are faults of a file; below it, remarks."""


def main() -> None:
    out, sys.stdout = sys.stdout, sys.stderr  # the engine may print
    for line in sys.stdin:
        asked = json.loads(line)
        print(json.dumps(answer(asked["text"], asked["rounds"])), file=out, flush=True)


def answer(text: str, rounds: list[int]) -> dict[str, Any]:
    """Return what the engine says of a report: how it pairs each of the rounds."""
    report = trf2json()
    began = process_time()
    report.parse_file(text, 0)
    status = report.chessjson["status"]
    if status["code"] > REFUSED:
        return {"refused": " ".join(map(str, status["error"]))}
    reading = process_time() - began
    tournament = report.get_tournament(1)
    tournament["maxMeets"] = 1
    return {"reading": reading, "rounds": [_paired(tournament, each) for each in rounds]}


def _paired(tournament: dict[str, Any], round_: int) -> dict[str, Any]:
    began = process_time()
    try:
        brackets = pairing_dutch(tournament, round_, PARAMS).compute_pairing(False)
    except GacruxNoLegalPairing as none:
        return {"impossible": str(none)}
    except GacruxError as error:
        return {"error": f"{type(error).__name__}: {error}"}
    pairs = [pair for bracket in brackets if bracket for pair in bracket["pairs"]]
    pairs.sort(key=lambda pair: pair["board"])
    seconds = process_time() - began
    return {"pairs": [[pair["w"], pair["b"]] for pair in pairs], "seconds": seconds}


if __name__ == "__main__":
    main()
