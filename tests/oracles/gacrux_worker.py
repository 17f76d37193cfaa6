"""FIDE's engine behind a pipe, for its start takes longer than most rounds: run by its own Python.

Each line of the input says what to do, each line of the output what came of it:

{"do": "pair", "text": a report, "rounds": which}: of each of these rounds {"pairs": [[white, black
or 0], …], "seconds": …} in the order of boards, {"impossible": why}, or {"error": what} where the
engine itself fails. Where the report is of teams, so are the pairs, and beside the rounds stands
what it remarks of the report: {"remarks": "…"}.
{"do": "check", "file": a report}: what its two checkers find: {"rounds": [{"round": …, "file":
pairs, "engine": pairs or null where it finds none}, …], "tie_breaks": [names], "ranks": [[number,
rank, [values]], …]}.
{"do": "generate", "seed": …, "words": of the command line of its generator, "forbidden": records
260}: {"text": a report}, or {"impossible": why}.

{"refused": why} of a report that it does not read; {"error": what} where the engine itself fails.
"""

import json
import sys
from argparse import Namespace
from collections.abc import Callable
from time import process_time
from typing import Any

from gacrux.commonmain import commonmain
from gacrux.gacruxexeptions import GacruxError, GacruxNoLegalPairing
from gacrux.pairingchecker import pairingchecker
from gacrux.pairingdutch import pairing_dutch
from gacrux.pairingfideteam import pairing_fideteam
from gacrux.tiebreak import tiebreak
from gacrux.tiebreakchecker import tiebreakchecker
from gacrux.tournamentgenerator import tournamentgenerator
from gacrux.trf2json import trf2json

PARAMS = {"experimental": [], "verbose": 0, "top_color": "", "rank": False}
"""What its command line gives where nothing is said."""
REFUSED = 400
"""Of this status are faults of a file; below it, remarks."""


def main() -> None:
    out, sys.stdout = sys.stdout, sys.stderr  # the engine may print
    deeds: dict[str, Callable[[Namespace], dict[str, Any]]] = {
        "pair": paired,
        "check": checked,
        "generate": generated,
    }
    for line in sys.stdin:
        asked = Namespace(**json.loads(line))
        try:
            said = deeds[asked.do](asked)
        except GacruxNoLegalPairing as none:
            said = {"impossible": str(none)}
        except Exception as error:  # noqa: BLE001 - its programs end with any of them
            said = {"error": f"{type(error).__name__}: {error}"}
        print(json.dumps(said, default=str), file=out, flush=True)


def paired(asked: Namespace) -> dict[str, Any]:
    """Return what the engine says of a report: how it pairs each of the rounds."""
    report = trf2json()
    began = process_time()
    report.parse_file(asked.text, 0)
    status = report.chessjson["status"]
    if status["code"] > REFUSED:
        return {"refused": " ".join(map(str, status["error"]))}
    reading = process_time() - began
    tournament = report.get_tournament(1)
    tournament["maxMeets"] = 1
    return {
        "reading": reading,
        "remarks": " ".join(filter(None, [*map(str, status["error"]), status.get("info")])),
        "rounds": [_paired(tournament, each) for each in asked.rounds],
    }


def _paired(tournament: dict[str, Any], round_: int) -> dict[str, Any]:
    began = process_time()
    try:
        system = pairing_fideteam if tournament["teamTournament"] else pairing_dutch
        brackets = system(tournament, round_, PARAMS).compute_pairing(False)
    except GacruxNoLegalPairing as none:
        return {"impossible": str(none)}
    except GacruxError as error:
        return {"error": f"{type(error).__name__}: {error}"}
    pairs = [pair for bracket in brackets if bracket for pair in bracket["pairs"]]
    pairs.sort(key=lambda pair: pair["board"])
    seconds = process_time() - began
    return {"pairs": [[pair["w"], pair["b"]] for pair in pairs], "seconds": seconds}


def checked(asked: Namespace) -> dict[str, Any]:
    """Return what the checker of pairings and that of tie-breaks say of a file."""
    pairings = _read(pairingchecker(), asked.file)
    if isinstance(pairings, str):
        return {"refused": pairings}
    pairings.do_checker()
    table = _read(tiebreakchecker(), asked.file)
    if isinstance(table, str):
        return {"refused": table}
    tournament = table.chessfile.get_tournament(1)
    ranked = _TieBreaks(tournament, -1, table.params).compute_tiebreaks(tournament, table.params)
    rounds = pairings.chessfile.result["roundpairing"]
    return {
        "rounds": [
            {"round": each["round"], "file": each["current"], "engine": each["pairs"] or None}
            for each in rounds
        ],
        "tie_breaks": table.params["tiebreak"],
        "ranks": [
            [each["cid"], each["rank"], each["tiebreakScore"]] for each in ranked["competitors"]
        ],
    }


def _read(program: commonmain, file: str) -> commonmain | str:
    """Let one of its programs read a file as from its command line; return why it does not."""
    sys.argv = ["gacrux", "-c", "-b", "utf-8", "-i", file]
    program.read_command_line()
    program.read_input_file()
    if program.exit:
        return str(program.resultjson["status"]["error"])
    program.prepare_tournament()
    return program


class _TieBreaks(tiebreak):  # type: ignore[misc]
    """Its tie-breaks without two defects of 1.11.65, which would hide whether all else is equal.

    - It begins to add up the points of everybody with those of an absence in place of 0, so that
      where an absence is worth something all have it once more, and the dummies of Art. 16.4 too.
    - Who is paired in the last round keeps, once a Fore Buchholz has been reckoned, that he was
      there all the time, and each criterion behind it takes his byes for voluntary ones that were
      followed by play (C.07 Art. 16.2.3 in place of 16.2.5).
    """

    _adds_up = False

    def zero(self, scorename: str) -> Any:
        return 0 if self._adds_up else super().zero(scorename)

    def compute_score(self, *words: Any) -> None:
        self._adds_up = True
        super().compute_score(*words)
        self._adds_up = False

    def compute_buchholz_sonneborn_berger_ver(self, *words: Any) -> Any:
        _, players, *_ = words
        last_there = {each: player["tbval"]["points_lna"] for each, player in players.items()}
        name = super().compute_buchholz_sonneborn_berger_ver(*words)
        for each, last in last_there.items():
            players[each]["tbval"]["points_lna"] = last
        return name


class _Generator(tournamentgenerator):  # type: ignore[misc]
    """Its generator, and groups who may not meet, which its command line cannot say."""

    forbidden: tuple[dict[str, Any], ...] = ()

    def run_tournament(self, *words: Any) -> None:
        _, tournament, *_ = words
        if self.forbidden:
            tournament["prohibited"] = [*self.forbidden]
        super().run_tournament(*words)


def generated(asked: Namespace) -> dict[str, Any]:
    """Return the report of an event that its generator makes, as that program does it."""
    sys.argv = ["gacrux", *asked.words]
    program = _Generator()
    program.read_command_line()
    program.forbidden = tuple(asked.forbidden)
    program.statistics.set_seed(asked.seed)
    event = program.gen_tournament(asked.seed)
    return {"text": trf2json().output_file(event, 1, 0)}


if __name__ == "__main__":
    main()
