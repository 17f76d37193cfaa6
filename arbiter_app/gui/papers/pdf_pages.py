"""Pages of a PDF as pictures and as text, for the screen and for the printer."""

from collections.abc import Iterator
from io import BytesIO
from math import ceil

import pypdfium2
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QImage

POINTS_PER_INCH = 72

_MOST_OF_BAND = 12 * 1024 * 1024
"""Bytes of the pixels of a band."""
_BYTES_OF_PIXEL = 4
_OVERLAP = 4
"""Rows painted beyond the edges of a band: a rule that an edge divides is drawn otherwise there."""


class PdfPages:
    """The pages of a finished PDF. PDFium is not for several threads: use it in the window's."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self._document = pypdfium2.PdfDocument(data)
        self.sizes = [QSizeF(*self._document.get_page_size(i)) for i in range(len(self))]
        """Width and height of every page in points."""

    def __len__(self) -> int:
        return len(self._document)

    def close(self) -> None:
        """Give the memory of the PDF back; nothing can be read from it after."""
        self._document.close()

    def image(self, page: int, scale: float) -> QImage:
        """Return a page painted with so many pixels to a point."""
        opened = self._document[page]
        try:
            return _picture(opened, scale)
        finally:
            opened.close()

    def bands(self, page: int, scale: float) -> Iterator[tuple[int, QImage]]:
        """Yield a page as `image` paints it in bands from the top, each with the row of pixels that
        it begins at: no more than one of them needs memory at a time.
        """
        width, height = (ceil(side * scale) for side in self.sizes[page].toTuple())
        rows = max(_MOST_OF_BAND // (_BYTES_OF_PIXEL * width), 1)
        opened = self._document[page]
        try:
            for top in range(0, height, rows):
                below = max(height - top - rows, 0)
                over, under = min(top, _OVERLAP), min(below, _OVERLAP)
                picture = _picture(opened, scale, top=top - over, below=below - under)
                yield top, picture.copy(0, over, width, picture.height() - over - under)
        finally:
            opened.close()

    def part(self, first: int, last: int) -> bytes:
        """Return the PDF of the pages from the first to the last, from 1."""
        if (first, last) == (1, len(self)):
            return self.data
        written = BytesIO()
        part = pypdfium2.PdfDocument.new()
        try:
            part.import_pages(self._document, list(range(first - 1, last)))
            part.save(written)
        finally:
            part.close()
        return written.getvalue()

    def text(self, page: int) -> str:
        """Return the words of a page in reading order."""
        opened = self._document[page]
        words = opened.get_textpage()
        try:
            return str(words.get_text_bounded())
        finally:
            # Here, and not when somebody collects garbage, who may be another thread.
            words.close()
            opened.close()


def _picture(page: pypdfium2.PdfPage, scale: float, *, top: int = 0, below: int = 0) -> QImage:
    """Return a page without so many rows of pixels at the top and below."""
    # What is left out is rounded upwards: half a pixel less of it, and it is what was meant.
    crop = (0, max(below - 0.5, 0) / scale, 0, max(top - 0.5, 0) / scale)
    bitmap = page.render(scale=scale, crop=crop, prefer_bgrx=True)
    picture = QImage(
        bitmap.buffer,
        bitmap.width,
        bitmap.height,
        bitmap.stride,
        QImage.Format.Format_RGB32,
    )
    try:
        # The picture borrows the memory of the bitmap.
        return picture.copy()
    finally:
        bitmap.close()
