"""Tournament report files of FIDE (TRF06, TRF16, TRF26): bytes <-> report <-> event."""

from arbiter_app.formats.trf.facts.conversions import conversion_lines, conversions
from arbiter_app.formats.trf.facts.finality import Finality
from arbiter_app.formats.trf.facts.latin_letters import LatinForms, Respelt, latin_forms
from arbiter_app.formats.trf.lines.encoding import encode
from arbiter_app.formats.trf.lines.findings import by_kind
from arbiter_app.formats.trf.lines.records import Line, PlayerRecord, Report, Version
from arbiter_app.formats.trf.lines.text import format  # noqa: A004
from arbiter_app.formats.trf.reading.event import event_of
from arbiter_app.formats.trf.reading.file import Reading, read
from arbiter_app.formats.trf.reading.meaning import Rule, unsaid
from arbiter_app.formats.trf.reading.ranks import rank_notice
from arbiter_app.formats.trf.writing.losses import losses, losses_of_stage
from arbiter_app.formats.trf.writing.report import report_of

__all__ = [
    "Finality",
    "LatinForms",
    "Line",
    "PlayerRecord",
    "Reading",
    "Report",
    "Respelt",
    "Rule",
    "Version",
    "by_kind",
    "conversion_lines",
    "conversions",
    "encode",
    "event_of",
    "format",
    "latin_forms",
    "losses",
    "losses_of_stage",
    "rank_notice",
    "read",
    "report_of",
    "unsaid",
]
