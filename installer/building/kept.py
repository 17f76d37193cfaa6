"""What goes into the portable folder of all that PyInstaller finds.

Qt's parts stay files of their own, so that anybody may replace them (LGPL). Of the system's
libraries only those go in that a computer may lack: Python's own, and six small ones of X that Qt
needs and few desktops have. The rest belongs to the desktop, which has them newer and fitting each
other.
"""

import re
from pathlib import PurePosixPath

LEFT_OUT = (
    *("tkinter", "setuptools", "distutils", "pip", "ensurepip", "venv", "unittest", "doctest"),
    *("pdb", "pydoc", "curses", "readline", "bz2", "lzma", "ssl", "_ssl", "xmlrpc"),
    *("multiprocessing", "ftplib", "smtplib", "PySide6.QtNetwork", "numpy", "pandas", "lxml"),
    *("defusedxml", "greenlet", "rlPyCairo", "IPython", "pytest", "mypy", "hypothesis"),
    "pygments",
    *("PIL.ImageQt", "PIL.ImageTk", "PIL._imagingtk", "PIL._avif"),
)
"""Modules that libraries would import if they were asked for what Arbiter does not ask for."""

_PLUGINS = {
    "iconengines": ".*svgicon.*",
    "imageformats": ".*(ico|jpeg|svg).*",
    "platforminputcontexts": ".*(compose|ibus).*",
    "platforms": ".*(cocoa|minimal|offscreen|wayland.*|windows|xcb)",
    "platformthemes": ".*",
    "printsupport": ".*",
    "styles": ".*",
    "wayland-decoration-client": ".*",
    "wayland-graphics-integration-client": ".*",
    "wayland-shell-integration": ".*",
}
"""The folders of Qt's plugins that a window of widgets loads, with the names of those it needs."""

_QT = re.compile(r"(lib)?Qt\w+\.(\w+\.)?(so|dll|dylib|pyd)\b.*|opengl32sw\.dll|d3dcompiler.*\.dll")
_QT_OF_WIDGETS = re.compile(
    r"(lib)?Qt6?(Core|DBus|Gui|OpenGL|PrintSupport|Svg|Wayland\w*|Widgets|WlShell\w*|XcbQpa)\..*"
)
_OF_SYSTEM = re.compile(r"/(usr/)?lib(64|32)?/.*")
_MAY_BE_LACKING = re.compile(
    r"lib(python3.*|sqlite3|crypto|ffi|xcb-(cursor|icccm|image|keysyms|render-util|util))\.so.*"
)


def is_kept(target: str, source: str) -> bool:
    """Tell whether a file goes into the folder: `target` is its place there, `source` where it is
    taken from; a link inside the folder has where it leads to.
    """
    place = PurePosixPath(target.replace("\\", "/"))
    if "PySide6" in place.parts:
        if "translations" in place.parts:
            return place.name in ("qtbase_uk.qm", "qtbase_ru.qm")
        if "plugins" in place.parts:
            wanted = _PLUGINS.get(place.parent.name)
            return wanted is not None and re.fullmatch(wanted, place.stem) is not None
    if _QT.fullmatch(place.name):
        return _QT_OF_WIDGETS.fullmatch(place.name) is not None
    if _OF_SYSTEM.match(source):
        return _MAY_BE_LACKING.fullmatch(place.name) is not None
    return True
