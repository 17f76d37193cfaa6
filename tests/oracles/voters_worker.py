"""Two engines for the Dubov system behind a pipe, run by a Python that has them: py4swiss and
pairing-core.

Each line of the input is a round to be paired of a field from which nobody was ever absent, see
`voters`; each line of the output what they make of it: {"py4swiss": pairs, "pairing-core": pairs},
each pair [white, black], of the bye [number, 0]; or what they say instead.
"""

import json
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from pairing_core.fide2026 import pair_2026
from pairing_core.fide2026.models import P26Player, P26Request
from py4swiss.engines import DubovEngine
from py4swiss.engines.common import PairingError
from py4swiss.trf import TrfParser

SECONDS = 3.0
"""So long the second one may try, which tries everything."""
NO_ANSWER = (PairingError, ArithmeticError, AssertionError, LookupError, ValueError)
"""How an engine ends that finds no pairing, or loses its way: those of pairing-core are all kinds
of ValueError.
"""


def main() -> None:
    out, sys.stdout = sys.stdout, sys.stderr
    engines: dict[str, Callable[[dict[str, Any]], list[list[int]]]] = {
        "py4swiss": _by_py4swiss,
        "pairing-core": _by_pairing_core,
    }
    for line in sys.stdin:
        asked = json.loads(line)
        said: dict[str, object] = {}
        for name, paired in engines.items():
            try:
                said[name] = paired(asked)
            except NO_ANSWER as error:
                said[name] = f"{type(error).__name__}: {error}"
        print(json.dumps(said), file=out, flush=True)


def _by_py4swiss(asked: dict[str, Any]) -> list[list[int]]:
    lines = [f"XXR {asked['rounds']}", f"XXC {asked['initial']}1"]
    for each in asked["players"]:
        rounds = "".join(
            f"  {opponent:4} {colour} {mark}" for opponent, colour, mark in each["results"]
        )
        person = f"{each['number']:4}      {'Player':<33} {each['rating']:4}"
        lines.append(f"001 {person}{'':27} {each['points']:4.1f} {each['number']:4}{rounds}")
    with TemporaryDirectory() as folder:
        file = Path(folder) / "report.trf"
        file.write_text("\n".join([*lines, ""]), encoding="utf-8")
        found = DubovEngine.generate_pairings(TrfParser.parse(file))
    return [[each.white, each.black] for each in found]


def _by_pairing_core(asked: dict[str, Any]) -> list[list[int]]:
    colours = {"w": "W", "b": "B", "-": "u"}
    players = [
        P26Player(
            id=each["number"],
            tpn=each["number"],
            score=each["points"],
            rating=each["rating"],
            colors="".join(colours[colour] for _, colour, _ in each["results"]),
            opponents=tuple(opponent for opponent, _, _ in each["results"] if opponent),
            unplayed=sum(not opponent for opponent, _, _ in each["results"]),
            played=sum(bool(opponent) for opponent, _, _ in each["results"]),
            last_float="U" if each["came_up_last"] else "",
            got_pab=any(not opponent for opponent, _, _ in each["results"]),
        )
        for each in asked["players"]
    ]
    found = pair_2026(
        P26Request(
            players=tuple(players),
            ruleset="dubov-2026",
            round_number=asked["round"],
            total_rounds=asked["rounds"],
            is_last_round=asked["round"] == asked["rounds"],
            initial_colour=colours[asked["initial"][0]],
            prior_upfloats=tuple((each["number"], each["upfloats"]) for each in asked["players"]),
            wall_clock_seconds=SECONDS,
        )
    )
    pairs = [[each.white_id, each.black_id] for each in found.pairs]
    return pairs if found.bye_id is None else [*pairs, [found.bye_id, 0]]


if __name__ == "__main__":
    main()
