"""Report files written in a few words, and what is read from them."""

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.play.rounds import Game
from arbiter_app.formats import trf

HEAD = "012 Cup\n042 2026/05/01\n"


def player(number: int, rounds: str, points: str = "") -> str:
    """Return a line of a player; each word of the rounds is like 2w1, or a letter alone."""
    blocks = ""
    for word in rounds.split():
        if len(word) == 1:
            blocks += f"  0000 - {word.replace('.', ' ')}"
        else:
            blocks += f"  {word[:-2]:>4} {word[-2]} {word[-1].replace('.', ' ')}"
    name = f"Player, {number}"
    return f"001 {number:4}      {name:65}{points:>5}     {blocks}\n"


def event(*lines: str, head: str = HEAD) -> Event:
    reading = trf.read((head + "".join(lines)).encode())
    assert [(each.line, each.column, each.code) for each in reading.defects] == []
    assert reading.report is not None
    return trf.event_of(reading.report)


def notices(*lines: str, head: str = HEAD) -> list[str]:
    """Return the codes of the notices, but for the system of play that short files do not name."""
    found = trf.read((head + "".join(lines)).encode()).notices
    return [each.code for each in found if not each.code.startswith("trf.unsaid-")]


def games(told: Event, round_: int = 1) -> list[Game]:
    return list(told.tournament.main_stage.rounds[round_ - 1].games)


TWO_GAMES = (
    player(1, "2w1 3b=", "1.5"),
    player(2, "1b0 4w1", "1.0"),
    player(3, "4w= 1w=", "1.0"),
    player(4, "3b= 2b0", "0.5"),
)
THREE_FREE = (player(1, "Z 2w1 3b1", "2"), player(2, "3w1 1b0 Z", "1"), player(3, "2b0 Z 1w0", "0"))
