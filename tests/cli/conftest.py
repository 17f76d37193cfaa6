"""The command line as a person uses it: words in, text and exit status out."""

import shutil
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

import pytest

from arbiter_app import cli
from arbiter_app.services.files.sample import make_sample


@dataclass(frozen=True)
class Done:
    status: int
    out: str
    err: str


Arbiter = Callable[..., Done]


@pytest.fixture
def arbiter(capsys: pytest.CaptureFixture[str]) -> Arbiter:
    """Return what runs `arbiter` with words."""

    def run(*words: object) -> Done:
        try:
            status = cli.run([str(word) for word in words])
        except SystemExit as end:
            status = int(end.code or 0)
        captured = capsys.readouterr()
        return Done(status, captured.out, captured.err)

    return run


@pytest.fixture(scope="session")
def played_once(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("sample") / "sample.arbiter"
    make_sample(file, datetime.now)
    return file


@pytest.fixture
def sample(played_once: Path, tmp_path: Path) -> Path:
    """A copy of the sample event for one test."""
    return Path(shutil.copy(played_once, tmp_path / "sample.arbiter"))


def player_line(
    number: int, name: str, rating: int | None, points: str, place: int, *rounds: str
) -> str:
    """Return a record 001; a round is an opponent, a colour and a result: "3 w 1"."""
    known = f"{name:<33} {rating or '':>4} UKR {14100000 + number:>11} {'1999/04/01':<10}"
    blocks = "".join(
        f"  {opponent:>4} {colour} {result}"
        for opponent, colour, result in (round_.split() for round_ in rounds)
    )
    return f"001 {number:>4} m    {known} {points:>4} {place:>4}{blocks}"


SWISS = "\n".join(
    (
        "012 Кубок «Весна»",
        "022 Львів",
        "032 UKR",
        "042 2026/04/01",
        "052 2026/04/03",
        "102 IA Кравець Ольга",
        "142 3",
        "192 FIDE_DUTCH_2026",
        "212 PTS,BH/C1,ARO",
        player_line(1, "Ґава, Олена", 2210, "2.5", 1, "3 w 1", "2 b =", "5 w 1"),
        player_line(2, "Їжак, Ілля", 2100, "2.5", 2, "4 b 1", "1 w =", "3 b +"),
        player_line(3, "Бук, Ян", 2000, "0.5", 5, "1 b 0", "0000 - H", "2 w -"),
        player_line(4, "Щур, Оля", None, "1.0", 4, "2 w 0", "5 b 0", "0000 - U"),
        player_line(5, "Ярош, Лев", 1800, "2.0", 3, "0000 - U", "4 w 1", "1 b 0"),
        "XYZ what another program wrote",
        "",
    )
)
"""A Swiss of five, three rounds, with byes, a forfeit and a player without a rating."""


@pytest.fixture
def report(tmp_path: Path) -> Path:
    """The Swiss above as a report file."""
    file = tmp_path / "spring.trf"
    file.write_text(SWISS, encoding="utf-8")
    return file
