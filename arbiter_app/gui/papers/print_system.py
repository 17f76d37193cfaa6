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


def print_command() -> str | None:
    """Return the program that takes a PDF for a printer, if this computer has one."""
    if sys.platform == "win32":  # its `lpr` sends bytes to a printer that may know no PDF
        return None
    return shutil.which("lp")


def hand_over(
    pages: PdfPages,
    printer: QPrinter,
    first: int,
    last: int,
    *,
    goes_on: Callable[[int], bool],
) -> bool | None:
    """Hand pages of a PDF, from 1, to the printing system, those on the same paper as one job.

    `goes_on` is told how many pages it has taken, and says whether it is to take more. Return
    whether it took them all; None where that was stopped.
    """
    for begin, end in _runs(pages.sizes, first, last):
        command = _command(printer, pages.sizes[begin - 1])
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


def _command(printer: QPrinter, size: QSizeF) -> list[str]:
    """Return the words of the command: the printer, copies, sides and paper that were chosen."""
    program = print_command()
    assert program is not None, "there is a printing system"
    command = [program, "-d", printer.printerName(), "-n", str(printer.copyCount())]
    command += ["-t", printer.docName() or "Arbiter", "-o", f"sides={_SIDES[printer.duplex()]}"]
    if printer.copyCount() > 1:
        command += ["-o", f"collate={str(printer.collateCopies()).lower()}"]
    if printer.colorMode() is QPrinter.ColorMode.GrayScale:
        command += ["-o", "print-color-mode=monochrome"]
    if medium := _medium(size):
        command += ["-o", f"media={medium}"]
    return command


def _medium(size: QSizeF) -> str:
    """Return the name of the paper of a page, "" where it has none."""
    sides = sorted(side / _MM for side in size.toTuple())
    for name, paper in _MEDIA.items():
        if all(abs(side - of) <= _ROUNDING for side, of in zip(sides, paper, strict=True)):
            return name
    return ""
