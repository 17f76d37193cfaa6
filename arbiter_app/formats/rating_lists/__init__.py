"""Rating lists as they are published, read block by block so that their size does not matter."""

from arbiter_app.formats.rating_lists.announced import title_in_name
from arbiter_app.formats.rating_lists.reader import ListReader, Reading, Row, readable
from arbiter_app.formats.rating_lists.recognition import recognised

__all__ = ["ListReader", "Reading", "Row", "readable", "recognised", "title_in_name"]
