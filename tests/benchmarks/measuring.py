"""What the parts of the benchmark measure with, and how they print it."""

import os
import sys
from collections.abc import Callable
from inspect import CO_GENERATOR
from statistics import median
from time import perf_counter
from types import FrameType

Clock = Callable[[], float]


def seconds(act: Callable[[], object], *, runs: int, clock: Clock = perf_counter) -> float:
    """Return the median time of an act, which is run once before to warm up."""
    act()
    times = []
    for _ in range(runs):
        start = clock()
        act()
        times.append(clock() - start)
    return median(times)


def processor_of_children() -> float:
    """Return what ended child processes have had of the processor; 0 on Windows, which says not."""
    times = os.times()
    return times.children_user + times.children_system


def calls(act: Callable[[], object]) -> int:
    """Return how many functions of Python an act calls; what a generator yields is no call."""
    called = 0

    def count(frame: FrameType, event: str, _: object) -> None:
        nonlocal called
        called += event == "call" and not frame.f_code.co_flags & CO_GENERATOR

    sys.setprofile(count)
    try:
        act()
    finally:
        sys.setprofile(None)
    return called


def head(other: str) -> None:
    """Print the head of lines that compare Arbiter with something else."""
    print(f"\n{'':48}{'Arbiter':>13}{other:>13}{'ratio':>9}", flush=True)


def line(title: str, mine: float, other: float | None = None) -> None:
    """Print two times in milliseconds and how many times the other's ours is."""
    beside = f"{other * 1000:10.1f} ms{mine / other:8.2f}x" if other else ""
    print(f"{title:48}{mine * 1000:10.1f} ms{beside}", flush=True)


def line_of_megabytes(title: str, mine: float, other: float) -> None:
    """Print two sizes in megabytes and how many times the other's ours is."""
    print(f"{title:48}{mine:10.1f} MB{other:10.1f} MB{mine / other:8.2f}x", flush=True)


def line_below(title: str, mine: float, most: float) -> None:
    """Print a time in milliseconds beside the one that it must stay below."""
    print(f"{title:48}{mine * 1000:10.1f} ms{most * 1000:10.1f} ms", flush=True)


def figure(title: str, value: str) -> None:
    """Print what is no time."""
    print(f"{title:48}{value:>13}", flush=True)
