"""The manual as a file of its own."""

from pathlib import Path

from arbiter_app.services.files.papers import save_paper

OF_BROWSERS = (".html", ".htm")
"""Ends of names of a page for a browser; every other file is a PDF."""


def write_manual(path: Path, language: str) -> None:
    """Write the manual in a language as its name says. Raises FileError as `save_paper`."""
    if path.suffix.lower() in OF_BROWSERS:
        from arbiter_app.documents.manual.page import page

        save_paper(path, page(language))
    else:
        from arbiter_app.documents.pdf.manual import manual_pdf

        save_paper(path, manual_pdf(language))
