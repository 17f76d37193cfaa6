"""Who may do what on the one computer of the event: authorities with their PINs."""

import hashlib
import hmac
from dataclasses import dataclass
from enum import StrEnum
from typing import Self

_ROUNDS = 200_000
"""Of hashing a PIN: a tenth of a second to try one."""


class Authority(StrEnum):
    """As whom somebody sits at the computer."""

    CHIEF_ARBITER = "chief-arbiter"
    SECRETARY = "secretary"
    ARBITER = "arbiter"


@dataclass(frozen=True, slots=True)
class Pin:
    """A PIN as the event keeps it. It keeps honest people apart: a few digits are found by trying,
    and whoever has the file has its data.
    """

    salt: str
    digest: str

    @classmethod
    def of(cls, text: str, *, salt: str) -> Self:
        """Return what is kept of a PIN; the salt is random and different each time."""
        digest = hashlib.pbkdf2_hmac("sha256", text.encode(), salt.encode(), _ROUNDS)
        return cls(salt, digest.hex())

    def matches(self, text: str) -> bool:
        """Whether a text is the PIN."""
        return hmac.compare_digest(Pin.of(text, salt=self.salt).digest, self.digest)
