"""Run campaigns one after the other and print what they came to; `installer soak` starts it."""

import math
import os
import sys
from collections import Counter
from collections.abc import Sequence

from installer.campaigns import asked
from tests.soak.campaign import ENDLESS, Book, Told, any_seed, campaign
from tests.soak.outcomes import BAD, Outcome
from tests.soak.turns import KEPT, part_named, repeat

ALIKE = 3
"""So many turns that went wrong in the same way are named, the others only counted."""


def main(words: Sequence[str]) -> int:
    """Return the exit status: 1 where anything went wrong."""
    chosen = asked(words)
    if chosen.repeat:
        return repeat(*chosen.repeat)
    seed = chosen.seed or any_seed()
    workers = chosen.workers or os.cpu_count() or 1
    seconds = 60 * chosen.minutes / len(chosen.parts)
    turns = ENDLESS if chosen.turns is None else chosen.turns
    print(f"Seed {seed}, {workers} workers, {_length(chosen.turns, seconds)}.", flush=True)
    told = []
    try:
        for name in chosen.parts:
            for line in getattr(part_named(name), "left_out", tuple)():
                print(f"{name}: {line}", flush=True)
            if not getattr(part_named(name), "can_be_tried", lambda: True)():
                continue
            book = None if chosen.turns is None else Book(KEPT / name / f"{seed}.json")
            told.append(
                campaign(name, seed, seconds=seconds, workers=workers, turns=turns, book=book)
            )
            print(_summary(told[-1]), flush=True)
    except KeyboardInterrupt:
        print("Interrupted.")
    print(table(told))
    for part in told:
        for line in figures(part):
            print(line)
    for line in troubles(told):
        print(line)
    return int(any(part.came[bad] for part in told for bad in BAD))


def table(told: Sequence[Told]) -> str:
    """Return a row for each part and one for all of them."""
    names = [each.part for each in told] + ["all"]
    counts = [each.came for each in told]
    counts.append(sum(counts, Counter[Outcome]()))
    head = ["part", "tried", *(str(each) for each in Outcome)]
    rows = [
        [name, f"{came.total():,}", *(f"{came[each]:,}" for each in Outcome)]
        for name, came in zip(names, counts, strict=True)
    ]
    widths = [max(map(len, column)) for column in zip(head, *rows, strict=True)]
    return "\n".join(
        "  ".join([row[0].ljust(widths[0]), *map(str.rjust, row[1:], widths[1:])])
        for row in (head, *rows)
    )


def troubles(told: Sequence[Told]) -> list[str]:
    """Return lines for the turns that went wrong: part, seed, what, and the files kept."""
    lines = []
    for part in told:
        for what, number in Counter(each.what for each in part.troubles).most_common():
            alike = [each for each in part.troubles if each.what == what]
            lines += [f"{part.part} {each.seed}: {what} ({each.kept})" for each in alike[:ALIKE]]
            lines += [f"    and {number - ALIKE} more"] if number > ALIKE else []
    return lines


def figures(part: Told) -> list[str]:
    """Return lines for how much a part has looked at, where it counts that."""
    width = max(map(len, part.figures), default=0)
    rows = [f"    {name:<{width}}  {number:>10,}" for name, number in sorted(part.figures.items())]
    return [f"{part.part}:", *rows] if rows else []


def _length(turns: int | None, seconds: float) -> str:
    if turns is None:
        return f"{seconds:.0f} s for each part"
    limit = "" if seconds == math.inf else f", {seconds:.0f} s at the most"
    return f"{turns:,} turns of each part{limit}"


def _summary(part: Told) -> str:
    bad = sum(part.came[each] for each in BAD)
    speed = part.tried / part.seconds if part.seconds else 0
    turns = f" of {part.turns:,} turns" if part.turns != part.tried else ""
    time = f"{part.seconds:.0f} s ({speed:.1f} a second)"
    return f"{part.part}: {part.tried:,}{turns} in {time}, {bad} bad"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
