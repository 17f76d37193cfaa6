"""A report -> the text of its file."""

from arbiter_app.formats.trf.lines.columns import format_player
from arbiter_app.formats.trf.lines.records import PlayerRecord, Record, Report


def format(report: Report) -> str:  # noqa: A001  every parse has its format
    """Write a report, one record a line; `reading.file.read` reads it back."""
    return "".join(f"{_text(record)}\n" for record in report.records)


def _text(record: Record) -> str:
    return format_player(record) if isinstance(record, PlayerRecord) else record.text
