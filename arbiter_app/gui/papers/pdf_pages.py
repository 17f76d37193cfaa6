"""Pages of a PDF as pictures and as text, for the screen and for the printer."""

import pypdfium2
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QImage

POINTS_PER_INCH = 72


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
        bitmap = self._document[page].render(scale=scale, prefer_bgrx=True)
        picture = QImage(
            bitmap.buffer,
            bitmap.width,
            bitmap.height,
            bitmap.stride,
            QImage.Format.Format_RGB32,
        )
        # The picture borrows the memory of the bitmap, which ends with this function.
        return picture.copy()

    def text(self, page: int) -> str:
        """Return the words of a page in reading order."""
        return str(self._document[page].get_textpage().get_text_bounded())
