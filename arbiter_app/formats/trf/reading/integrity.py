"""Comments about what touches the pairings, see `facts.integrity`, read back."""

import re
from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime

from arbiter_app.domain.facts.play.by_rules import IntegrityLine, RulesLeft
from arbiter_app.domain.ids import Round
from arbiter_app.domain.names.plain_text import NAME, OWN, TEXT, unfit
from arbiter_app.formats.trf.facts.integrity import WORDS
from arbiter_app.formats.trf.lines.records import MOST_ROUNDS
from arbiter_app.formats.trf.reading.comment_parts import Parts

_KINDS = {word.lower(): kind for kind, word in WORDS.items()}
_LINE = re.compile(r"### +([A-Za-z]+) @ Round ([0-9]{1,2}): (.+)", re.ASCII)
_LEFT = re.compile(r"### +(?:Rules|FIDE)[ -]mode left @ Round ([0-9]{1,2})", re.IGNORECASE)


def read_line(text: str) -> IntegrityLine | RulesLeft | None:
    """Return what a comment tells; None where it is about something else."""
    if found := _LEFT.fullmatch(text.strip()):
        return RulesLeft(round=Round(int(found[1])))
    found = _LINE.fullmatch(text.strip())
    if found is None or found[1].lower() not in _KINDS or unfit(found[3], OWN):
        return None
    round_ = Round(int(found[2]))
    if round_ > MOST_ROUNDS or not found[3].isascii():
        return None
    return IntegrityLine(kind=_KINDS[found[1].lower()], round=round_, told=found[3])


Act = tuple[int, datetime | None, str, str]


def read_act(parts: Parts) -> Act:
    """Return the place of a line, and who did when and why what it tells. Raises ValueError."""
    at = parts.text(1)
    moment = datetime.fromisoformat(at) if at else None
    return parts.number(0), moment, parts.text(2, NAME), parts.text(3, TEXT)


def with_act(line: IntegrityLine, place: int, acts: Mapping[int, Act]) -> IntegrityLine:
    """Return a line with all that is known of its act."""
    if place not in acts:
        return line
    _, at, actor, reason = acts[place]
    return replace(line, at=at, actor=actor, reason=reason)
