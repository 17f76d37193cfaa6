"""Tournament report files of FIDE (TRF06, TRF16, TRF26): bytes <-> report <-> event."""

from arbiter_app.formats.trf.encoding import encode
from arbiter_app.formats.trf.findings import by_kind
from arbiter_app.formats.trf.from_event import report_of
from arbiter_app.formats.trf.latin_letters import LatinForms, Respelt, latin_forms
from arbiter_app.formats.trf.losses import losses, losses_of_stage
from arbiter_app.formats.trf.meaning import Rule, unsaid
from arbiter_app.formats.trf.ranks import rank_notice
from arbiter_app.formats.trf.reading import Reading, read
from arbiter_app.formats.trf.records import Line, PlayerRecord, Report, Version
from arbiter_app.formats.trf.to_event import event_of
from arbiter_app.formats.trf.writing import format  # noqa: A004

__all__ = [
    "LatinForms",
    "Line",
    "PlayerRecord",
    "Reading",
    "Report",
    "Respelt",
    "Rule",
    "Version",
    "by_kind",
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
