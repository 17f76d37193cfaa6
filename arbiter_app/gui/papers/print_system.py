"""The printing system of Linux and macOS (CUPS), which takes a PDF as it is: nothing is painted."""

import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from itertools import groupby
from tempfile import TemporaryFile

from PySide6.QtCore import QSizeF
from PySide6.QtPrintSupport import QPrinter

from arbiter_app.gui.papers.pdf_pages import POINTS_PER_INCH, PdfPages

_ASK_AGAIN = 0.05
"""Seconds after which it is asked again whether the system has taken the pages."""
_MM = POINTS_PER_INCH / 25.4
_MEDIA = {"A3": (297, 420), "A4": (210, 297), "A5": (148, 210)}
_ROUNDING = 1
"""By how many millimetres a page may differ from its paper."""
_SIDES = {
    QPrinter.DuplexMode.DuplexNone: "one-sided",
    QPrinter.DuplexMode.DuplexAuto: "two-sided-long-edge",
    QPrinter.DuplexMode.DuplexLongSide: "two-sided-long-edge",
    QPrinter.DuplexMode.DuplexShortSide: "two-sided-short-edge",
}


def print_command() -> Sequence[str]:
    """Return the words that begin the command that takes a PDF for a printer; none where this
    computer has no such program.
    """
    if sys.platform == "win32":  # its `lpr` sends bytes to a printer that may know no PDF
        return ()
    found = shutil.which("lp")
    return () if found is None else (found,)


def hand_over(
    program: Sequence[str],
    pages: PdfPages,
    printer: QPrinter,
    first: int,
    last: int,
    *,
    goes_on: Callable[[int], bool],
) -> bool | None:
    """Hand pages of a PDF, from 1, to the printing system, whose command begins with the words of
    `program`; those on the same paper are one job.

    `goes_on` is told how many pages it has taken, and says whether it is to take more. Return
    whether it took them all; None where that was stopped.
    """
    for begin, end in _runs(pages.sizes, first, last):
        command = [*program, *_options(printer, pages.sizes[begin - 1])]
        with TemporaryFile() as source:
            source.write(pages.part(begin, end))
            source.seek(0)
            job = subprocess.Popen(
                command,
                stdin=source,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )
        while job.poll() is None:
            if not goes_on(begin - first):
                job.kill()
                job.wait()
                return None
            try:
                job.wait(_ASK_AGAIN)
            except subprocess.TimeoutExpired:
                continue
        if job.returncode != 0:
            return False
    return True


def _runs(sizes: Sequence[QSizeF], first: int, last: int) -> list[tuple[int, int]]:
    """Return the first and last pages of runs on the same paper: a job has one paper."""
    numbers = range(first, last + 1)
    runs = [list(run) for _, run in groupby(numbers, key=lambda each: _medium(sizes[each - 1]))]
    return [(run[0], run[-1]) for run in runs]


def _options(printer: QPrinter, size: QSizeF) -> list[str]:
    """Return what the command says of the printer, copies, sides and paper that were chosen."""
    options = ["-d", printer.printerName(), "-n", str(printer.copyCount())]
    options += ["-t", printer.docName() or "Arbiter", "-o", f"sides={_SIDES[printer.duplex()]}"]
    if printer.copyCount() > 1:
        options += ["-o", f"collate={str(printer.collateCopies()).lower()}"]
    if printer.colorMode() is QPrinter.ColorMode.GrayScale:
        options += ["-o", "print-color-mode=monochrome"]
    if medium := _medium(size):
        options += ["-o", f"media={medium}"]
    return options


def _medium(size: QSizeF) -> str:
    """Return the name of the paper of a page, "" where it has none."""
    sides = sorted(side / _MM for side in size.toTuple())
    for name, paper in _MEDIA.items():
        if all(abs(side - of) <= _ROUNDING for side, of in zip(sides, paper, strict=True)):
            return name
    return ""
