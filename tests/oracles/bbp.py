"""bbpPairings 6, the engine most others are compared with; CONTRIBUTING says how it is got."""

import os
import re
import subprocess
from collections.abc import Mapping
from pathlib import Path

from tests.oracles.answers import Answer, Impossible, ProgramError, RefusedError, round_of_pairs

BBP = "ARBITER_BBP"
"""The variable that says where the program is."""

_NO_PAIRING, _UNEXPECTED = 1, 2
_ROUND = re.compile(r": Round #([0-9]+)\s*$")


def program_of_bbp() -> Path | None:
    """Return the program, if there is one."""
    said = os.environ.get(BBP)
    return Path(said) if said else None


class Bbp:
    """The program, and a folder for the files it reads."""

    def __init__(self, program: Path, folder: Path) -> None:
        self._program, self._file = program, folder / "bbp.trf"

    def next_round(self, text: str) -> Answer:
        """Return how it pairs the round after those of a report. Raises RefusedError."""
        done = self._run(text, "-p")
        if done.returncode == _NO_PAIRING:
            return Impossible()
        if done.returncode == _UNEXPECTED or done.returncode < 0:
            return ProgramError(done.stderr.strip())
        if done.returncode:
            raise RefusedError(f"bbpPairings: {done.stderr.strip()}")
        _, *lines = done.stdout.split("\n")
        numbers = (line.split() for line in lines if line.strip())
        return round_of_pairs((int(white), int(black)) for white, black in numbers)

    def objections(self, text: str) -> Mapping[int, str]:
        """Return the rounds of a report that it pairs otherwise, and what it says of each.

        Raises RefusedError.
        """
        done = self._run(text, "-c")
        if done.returncode:
            raise RefusedError(f"bbpPairings: {done.stderr.strip()}")
        return objections_in(done.stdout)

    def generate(
        self, said: str, seed: int, *, is_model: bool = False
    ) -> str | Impossible | ProgramError:
        """Return the report of an event that its generator makes of a seed, and of a configuration
        or of a report whose field, rules and habits it takes over.

        Raises RefusedError: It cannot make such an event.
        """
        made = self._file.with_name("generated.trf")
        made.unlink(missing_ok=True)
        words = ("-o", str(made), "-s", str(seed))
        if is_model:
            done = self._run(said, "-g", *words)
        else:
            configuration = self._file.with_name("bbp.txt")
            configuration.write_text(said, encoding="utf-8", newline="\n")
            done = self._of_program("--dutch", "-g", str(configuration), *words)
        if done.returncode == _NO_PAIRING:
            return Impossible()
        if done.returncode == _UNEXPECTED or done.returncode < 0:
            return ProgramError(done.stderr.strip())
        if done.returncode:
            raise RefusedError(f"bbpPairings: {done.stderr.strip()}")
        return made.read_text(encoding="utf-8")

    def _run(self, text: str, *options: str) -> "subprocess.CompletedProcess[str]":
        self._file.write_text(in_its_letters(text), encoding="utf-8", newline="\n")
        return self._of_program("--dutch", str(self._file), *options)

    def _of_program(self, *words: str) -> "subprocess.CompletedProcess[str]":
        return subprocess.run(
            [self._program, *words],
            capture_output=True,
            encoding="utf-8",
            errors="replace",
            check=False,
        )


def objections_in(said: str) -> Mapping[int, str]:
    """Return what its check says of the rounds that it names."""
    found: dict[int, str] = {}
    round_ = 0
    for line in said.split("\n"):
        if begin := _ROUND.search(line):
            round_ = int(begin[1])
        elif line.strip():
            found[round_] = f"{found.get(round_, '')}{line}\n"
    return found


_POINTS = re.compile(r"([WDLAP])\s*([0-9.]+)")
_LETTERS = {"W": "BBW", "D": "BBD", "L": "BBL", "P": "BBU"}


def in_its_letters(text: str) -> str:
    """Return a report with the points of record 162 in the records of this program, which does not
    read the letter A of that.
    """
    lines = []
    for line in text.split("\n"):
        if line.startswith("162"):
            for letter, points in _POINTS.findall(line):
                codes = ("BBZ", "BBF") if letter == "A" else (_LETTERS[letter],)
                lines += [f"{code} {points:>4}" for code in codes]
        else:
            lines.append(line)
    return "\n".join(lines)
