"""Who may do what on the one computer of the event: authorities with their PINs."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Self

from arbiter_app.values import frozen

_ROUNDS = 200_000
"""Of hashing a PIN: a tenth of a second to try one."""


class Authority(StrEnum):
    """As whom somebody sits at the computer."""

    CHIEF_ARBITER = "chief-arbiter"
    SECRETARY = "secretary"
    ARBITER = "arbiter"


class Right(StrEnum):
    """What somebody may do; the value names the refusal."""

    ENTER = "rights.enter"
    """Results of games that have none, and of a round that is still open."""
    NOTE = "rights.note"
    """Incidents without a sanction beyond a warning, protests as they are handed in."""
    CORRECT = "rights.correct"
    """Results and words that stood already, for a reason."""
    PUBLISH = "rights.publish"
    """Rounds, their times, and their signing off."""
    REGISTER = "rights.register"
    """Players, their papers and fees."""
    DECIDE = "rights.decide"
    """Penalties, protests and appeals, and who takes part."""
    MANAGE = "rights.manage"
    """The event, its rules, its officials, the draw, and the PINs."""
    RESTORE = "rights.restore"
    """An earlier state of the event."""


_YES, _NO = True, False

_TABLE: Mapping[Right, tuple[bool, bool, bool]] = {
    #               chief secretary arbiter
    Right.ENTER:    (_YES, _YES, _YES),
    Right.NOTE:     (_YES, _YES, _YES),
    Right.CORRECT:  (_YES, _YES, _NO),
    Right.PUBLISH:  (_YES, _YES, _NO),
    Right.REGISTER: (_YES, _YES, _NO),
    Right.DECIDE:   (_YES, _NO,  _NO),
    Right.MANAGE:   (_YES, _NO,  _NO),
    Right.RESTORE:  (_YES, _NO,  _NO),
}  # fmt: skip

_COLUMN = {Authority.CHIEF_ARBITER: 0, Authority.SECRETARY: 1, Authority.ARBITER: 2}


def has_right(authority: Authority, right: Right) -> bool:
    """Whether somebody who is signed in so may do something."""
    return _TABLE[right][_COLUMN[authority]]


@frozen
class Pin:
    """A PIN as the event keeps it. It keeps honest people apart: a few digits are found by trying,
    and whoever has the file has its data.
    """

    salt: str
    digest: str

    @classmethod
    def of(cls, text: str, *, salt: str) -> Self:
        """Return what is kept of a PIN; the salt is random and different each time."""
        import hashlib  # OpenSSL is loaded for a PIN, not with every event

        digest = hashlib.pbkdf2_hmac("sha256", text.encode(), salt.encode(), _ROUNDS)
        return cls(salt, digest.hex())

    def matches(self, text: str) -> bool:
        """Whether a text is the PIN."""
        import hmac  # as in `of`

        return hmac.compare_digest(Pin.of(text, salt=self.salt).digest, self.digest)
