"""A process that may not speak to the network: whatever tries ends it."""

import ctypes
import os
import platform
import socket
import sys
from typing import Any

CAUGHT = 77
"""The exit status of a process in which Python tried."""

_SAY_NOTHING = frozenset({"socket.__new__", "socket.gethostname"})
_ASK = ("socket.", "urllib.", "http.client.", "ftplib.", "smtplib.", "imaplib.", "webbrowser.")

_CALL_NUMBERS = {"x86_64": (0xC000003E, 41), "aarch64": (0xC00000B7, 198)}
"""How Linux calls a processor, and `socket` on it."""
_NO_NEW_PRIVILEGES, _FILTER_CALLS, _BY_PROGRAM = 38, 22, 2
_LOAD, _IF_EQUAL, _ANSWER = 0x20, 0x15, 0x06
_KIND, _NUMBER, _FIRST_ARGUMENT = 4, 0, 16
_ALLOWED, _KILLED = 0x7FFF0000, 0x80000000


def forbid() -> None:
    """End this process as soon as anything in it asks for the network: Python by its audit, and on
    Linux any library by the kernel.
    """
    sys.addaudithook(_listen)
    if sys.platform == "linux" and platform.machine() in _CALL_NUMBERS:
        _let_the_kernel_forbid(*_CALL_NUMBERS[platform.machine()])


def _listen(event: str, args: tuple[Any, ...]) -> None:
    if not event.startswith(_ASK) or event in _SAY_NOTHING:
        return
    spoken_to = args[0] if args and isinstance(args[0], socket.socket) else None
    if spoken_to is not None and spoken_to.family not in (socket.AF_INET, socket.AF_INET6):
        return  # another process of this computer
    print(f"the network was asked: {event} {args}", file=sys.stderr, flush=True)
    os._exit(CAUGHT)


class _Step(ctypes.Structure):
    _fields_ = (
        ("code", ctypes.c_ushort),
        ("if_so", ctypes.c_ubyte),
        ("if_not", ctypes.c_ubyte),
        ("number", ctypes.c_uint),
    )


class _Program(ctypes.Structure):
    _fields_ = (("length", ctypes.c_ushort), ("steps", ctypes.POINTER(_Step)))


def _let_the_kernel_forbid(processor: int, call: int) -> None:
    """Let Linux kill the process that makes a socket of the internet."""
    steps = (
        (_LOAD, 0, 0, _KIND),
        (_IF_EQUAL, 0, 5, processor),
        (_LOAD, 0, 0, _NUMBER),
        (_IF_EQUAL, 0, 3, call),
        (_LOAD, 0, 0, _FIRST_ARGUMENT),
        (_IF_EQUAL, 2, 0, socket.AF_INET),
        (_IF_EQUAL, 1, 0, socket.AF_INET6),
        (_ANSWER, 0, 0, _ALLOWED),
        (_ANSWER, 0, 0, _KILLED),
    )
    written = (_Step * len(steps))(*(_Step(*each) for each in steps))
    program = _Program(len(steps), written)
    libc = ctypes.CDLL(None, use_errno=True)
    for call_of in (
        (_NO_NEW_PRIVILEGES, 1, 0, 0, 0),
        (_FILTER_CALLS, _BY_PROGRAM, ctypes.byref(program), 0, 0),
    ):
        if libc.prctl(*call_of) != 0:
            raise OSError(ctypes.get_errno(), "prctl")
