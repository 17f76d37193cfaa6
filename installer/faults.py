"""Why a set-up did not come about, each in its own words: what happened, and what to do."""

import errno
import re
import shutil
from pathlib import Path

ROOM = 700
"""How many megabytes a set-up asks for while it is under way."""


class SetUpError(Exception):
    """A set-up that did not come about; its text is what is told."""


AGAIN = "then run the same command again"

_DISK_FULL = f"The disk is full. Make room, about {ROOM} MB, {AGAIN}."
_READ_ONLY = "This folder can only be read: {where}. Copy the checkout to where you may write."
_FORBIDDEN = (
    "There is no right to write to {where}, or a program has it open. Close such programs, or ask"
    f" for the right, {AGAIN}."
)
_HASHES = (
    "A package that arrived is not the one that is pinned: its hash differs. Nothing of it was"
    " installed. Try once more; if it stays so, the network or the mirror hands out something"
    " else, and should not be used."
)
_PROXY = (
    "The proxy of this network did not let the packages through. Put the right address into"
    f" HTTPS_PROXY, or take it away where there is no proxy, {AGAIN}."
)
_TLS = (
    "The secure connection to the packages could not be verified. See that the clock of this"
    " computer is right; where the network puts in certificates of its own, name them with"
    f" PIP_CERT, {AGAIN}."
)
_NETWORK = (
    "The packages could not be fetched: there is no network, or it does not reach them. The first"
    f" set-up needs one; connect, {AGAIN}."
)
_NO_BUILD = (
    "There is no package {what} for this Python on this system. Use another Python, 3.11 to 3.13"
    " of the usual 64-bit kind, or a mirror that has the package."
)
_TOO_LONG = (
    f"The path of this folder is too long for Windows. Move the checkout to a shorter one, {AGAIN}."
)
_NO_SSL = (
    "This Python was built without the module ssl, so it cannot fetch packages. Use another Python"
    " of version 3.11 or newer."
)

_OF_PIP: tuple[tuple[str, str], ...] = (
    (r"DO NOT MATCH THE HASHES|HashMismatch", _HASHES),
    (r"\[Errno (?:28|122|69)\]|WinError 112|No space left on device", _DISK_FULL),
    (r"\[Errno 30\]|Read-only file system", _READ_ONLY),
    (r"Long Path support|\[Errno 36\]|WinError 206", _TOO_LONG),
    (r"\[Errno 13\]|\[Errno 1\]|WinError (?:5|32)\b", _FORBIDDEN),
    (r"ssl module in Python is not available", _NO_SSL),
    (r"ProxyError|to proxy|407 ", _PROXY),
    (r"SSLError|CERTIFICATE_VERIFY_FAILED|certificate verify|TLS CA certificate", _TLS),
    (
        r"ConnectionError|NewConnection|NameResolution|getaddrinfo|Max retries|[Tt]imed? ?out"
        r"|Connection (?:refused|reset|aborted|broken)|IncompleteRead|ProtocolError|unreachable"
        r"|\b(?:40[013]|429|50[0-9]) (?:Client|Server) Error",
        _NETWORK,
    ),
    (r"No matching distribution found for (?P<what>[\w.-]+)", _NO_BUILD),
)
"""What pip writes where a thing goes wrong, in the order in which it is looked for."""


def of_pip(said: str, folder: Path) -> SetUpError:
    """Return why pip did not install, by what it wrote to its standard error."""
    if _is_full(folder):
        return SetUpError(_DISK_FULL)
    for pattern, sentence in _OF_PIP:
        if match := re.search(pattern, said):
            return SetUpError(sentence.format(where=folder.parent, **match.groupdict()))
    lines = [line for line in said.splitlines() if line.strip()]
    told = "\n".join(lines[-4:]) or "pip ended without a word."
    return SetUpError(f"The packages could not be installed; pip says why:\n{told}")


def of_system(error: OSError, folder: Path) -> SetUpError:
    """Return why a file or folder could not be written."""
    where = error.filename or folder
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return SetUpError(_DISK_FULL)
    if error.errno == errno.EROFS:
        return SetUpError(_READ_ONLY.format(where=where))
    if error.errno in (errno.EACCES, errno.EPERM):
        return SetUpError(_FORBIDDEN.format(where=where))
    if error.errno == errno.ENAMETOOLONG:
        return SetUpError(_TOO_LONG)
    return SetUpError(f"Set-up could not go on: {error.strerror or error} ({where}).")


def _is_full(folder: Path) -> bool:
    try:
        return shutil.disk_usage(folder.parent).free < 1_000_000
    except OSError:
        return False
