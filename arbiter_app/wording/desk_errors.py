"""Sentences for errors of the registration desk, the mandate commission and eligibility."""

from collections.abc import Mapping

from arbiter_app.wording.commission_errors import COMMISSION_SENTENCES

DESK_SENTENCES: Mapping[str, str] = {**COMMISSION_SENTENCES}
