"""The icons of the program and of its files, in the sizes that systems ask for."""

import shutil
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QSize, Qt
from PySide6.QtGui import QImage, QImageWriter, QPainter
from PySide6.QtSvg import QSvgRenderer

from installer.places import ROOT

PROGRAM, FILE = "app", "event-file"
"""What is drawn, by the names in `resources/icons`."""

_SIZES = (16, 22, 24, 32, 48, 64, 128, 256)
_OF_WINDOWS = (16, 24, 32, 48, 256)
_OF_MAC = {16: b"icp4", 32: b"icp5", 64: b"icp6", 128: b"ic07", 256: b"ic08", 512: b"ic09"}


def write_theme(hicolor: Path) -> None:
    """Write both icons into a theme as desktops of Linux know it."""
    for name, place in ((PROGRAM, "apps/arbiter"), (FILE, "mimetypes/application-x-arbiter")):
        drawing = hicolor / "scalable" / f"{place}.svg"
        drawing.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(_drawing(name), drawing)
        for size in _SIZES:
            picture = hicolor / f"{size}x{size}" / f"{place}.png"
            picture.parent.mkdir(parents=True, exist_ok=True)
            picture.write_bytes(_picture(name, size))


def write_ico(path: Path, name: str) -> None:
    """Write an icon for Windows: a table of pictures, then the pictures."""
    pictures = [(size, _picture(name, size)) for size in _OF_WINDOWS]
    table = (0).to_bytes(2, "little") + (1).to_bytes(2, "little")
    table += len(pictures).to_bytes(2, "little")
    start = len(table) + 16 * len(pictures)
    for size, picture in pictures:
        side = (size % 256).to_bytes(1, "little")  # 256 is written as 0
        table += side + side + bytes((0, 0, 1, 0, 32, 0))
        table += len(picture).to_bytes(4, "little") + start.to_bytes(4, "little")
        start += len(picture)
    path.write_bytes(table + b"".join(picture for _, picture in pictures))


def write_icns(path: Path, name: str) -> None:
    """Write an icon for macOS: each picture after its kind and its length."""
    parts = b""
    for size, kind in _OF_MAC.items():
        picture = _picture(name, size)
        parts += kind + (len(picture) + 8).to_bytes(4, "big") + picture
    path.write_bytes(b"icns" + (len(parts) + 8).to_bytes(4, "big") + parts)


def _picture(name: str, size: int) -> bytes:
    """Return a drawing as PNG, as wide and high as is said in pixels."""
    image = QImage(QSize(size, size), QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(str(_drawing(name))).render(painter)
    painter.end()
    content = QByteArray()
    buffer = QBuffer(content)
    QImageWriter(buffer, QByteArray(b"PNG")).write(image)
    return bytes(content.data())


def _drawing(name: str) -> Path:
    return ROOT / "resources" / "icons" / f"{name}.svg"
