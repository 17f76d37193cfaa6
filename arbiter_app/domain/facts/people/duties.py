"""Where and when an official is on duty."""

from collections.abc import Collection
from dataclasses import replace
from datetime import date

from arbiter_app.domain.ids import TournamentId
from arbiter_app.values import frozen


@frozen(kw_only=True)
class Duty:
    """Of which tournaments of the event an official is, in which rooms and when."""

    tournaments: tuple[TournamentId, ...] = ()
    """Those that the official is assigned to; none: all of the event."""
    rooms: str | None = None
    """As they are called in the hall, in words."""
    shifts: str | None = None
    """From when to when on each of the days, in words: "9:00–14:00"."""
    days: tuple[date, ...] = ()
    """The days of duty in their order; none: all of the event."""

    def covers(self, tournament: TournamentId) -> bool:
        """Whether a tournament is one of theirs."""
        return not self.tournaments or tournament in self.tournaments

    def without(self, tournament: TournamentId) -> "Duty":
        """Return it where a tournament is no more; who was of that alone is of all."""
        left = tuple(each for each in self.tournaments if each != tournament)
        return replace(self, tournaments=left)

    def joined(self, made: TournamentId, of: Collection[TournamentId]) -> "Duty":
        """Return it where one tournament stands for several."""
        renamed = (made if each in of else each for each in self.tournaments)
        return replace(self, tournaments=tuple(dict.fromkeys(renamed)))

    def is_on(self, day: date | None) -> bool:
        """Whether it is a day of duty; None is a day that is not known."""
        return day is None or not self.days or day in self.days


ALWAYS = Duty()
"""In all tournaments, on all days."""
