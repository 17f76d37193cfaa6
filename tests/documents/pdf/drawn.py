"""What is drawn on a page, and a font for which nobody needs a file."""

from arbiter_app.documents.pdf.primitives import Face, Page, Text


def measure(text: str, face: Face) -> float:
    """Return a width as of a font whose letters are all alike."""
    return 0.55 * len(text)


def texts(page: Page) -> list[Text]:
    return [each for each in page.primitives if isinstance(each, Text)]
