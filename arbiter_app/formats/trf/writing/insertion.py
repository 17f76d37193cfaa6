"""Kept lines of an imported file among the records that are written anew."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.play.numbering import DrawMethod
from arbiter_app.domain.facts.rules.team_rules import TeamRules
from arbiter_app.domain.facts.tournament import KeptLine
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.tie_breaks.editions import edition
from arbiter_app.formats.trf.facts.chess960 import names_chess960
from arbiter_app.formats.trf.facts.conversions import is_conversion
from arbiter_app.formats.trf.facts.criteria import read_criteria
from arbiter_app.formats.trf.facts.latin_letters import federation_code
from arbiter_app.formats.trf.facts.national_ratings import (
    METHOD,
    rating_of,
    records_of,
    used_of,
    with_rating,
)
from arbiter_app.formats.trf.facts.numbering import numbers_of_people
from arbiter_app.formats.trf.facts.round_dates import ROUND_DATES
from arbiter_app.formats.trf.facts.swiss_code import says
from arbiter_app.formats.trf.facts.systems import Play, play_of_code, says_double, system_of_words
from arbiter_app.formats.trf.facts.team_codes import (
    TeamCode,
    plain_code,
    plain_words,
    read_team_code,
)
from arbiter_app.formats.trf.lines.findings import Findings
from arbiter_app.formats.trf.lines.kept_lines import ONCE, TRF26_CODES, is_known, is_national
from arbiter_app.formats.trf.lines.records import Line, PlayerRecord, Record, Version

_ROUNDS = ("142", "XXR")


class Insertion:
    """The kept lines that still hold, each to be put where it stood."""

    def __init__(self, event: Event, version: Version) -> None:
        self._event = event
        kept = (each for each in refreshed_lines(event) if _is_of(version, each))
        self._kept = [each for each in kept if self._holds(Line(each.text))]

    @property
    def national(self) -> Collection[int]:
        """The numbers of the players whose national rating a kept record tells."""
        return _records((Line(each.text) for each in self._kept), self._event).keys()

    def line(self, code: str) -> Line | None:
        """Return the first kept record of a code."""
        lines = (Line(each.text) for each in self._kept if each.text.startswith(code))
        return next(lines, None)

    def merged(
        self,
        headers: Sequence[Line],
        comments: Sequence[Line],
        players: Sequence[PlayerRecord],
        tail: Sequence[Line],
    ) -> tuple[Record, ...]:
        """Return all records: headers, comments, players and what follows them."""
        written = {line.code for line in headers if line.value}
        waiting: dict[str, list[Line]] = {}
        anchors = _Anchors([line.code for line in headers], players)
        dates = next((each for each in self._kept if each.text.startswith(ROUND_DATES)), None)
        told = [Line(each.text) for each in self._kept if is_conversion(each.text)]
        for each in self._kept:
            line = Line(each.text)
            if is_conversion(each.text):
                continue
            if line.code in written and (line.code in ONCE or each is dates):
                continue
            waiting.setdefault(anchors.nearest(each.after), []).append(line)
        return (
            *waiting.pop("", ()),
            *_with_kept(((line.code, line) for line in headers), waiting),
            *told,
            *comments,
            *_with_kept(((f"001 {each.number}", each) for each in players), waiting),
            *tail,
        )

    def _holds(self, line: Line) -> bool:
        """Whether a record says what the event says, which may have been changed since."""
        tournament = self._event.tournament
        settings = tournament.settings
        match line.code:
            case "042":
                return self._event.starts_on is None
            case "052":
                return self._event.ends_on is None
            case "092":
                return self._says_what_is_played(line.value)
            case "172":
                return used_of(line.value) in (None, tournament.rating_rules.used)
            case "192":
                if settings.teams is not None:
                    return self._says_how_teams_play(line.value, settings.teams)
                return self._says_system(line.value)
            case "202" | "212":
                criteria = read_criteria(
                    line,
                    settings.edition,
                    settings.system,
                    Findings(),
                    of_teams=settings.teams is not None,
                )
                named_here = edition(settings.edition).named_here
                return named_here(criteria.tie_breaks) == named_here(settings.tie_breaks)
        return True

    def _says_system(self, code: str) -> bool:
        settings = self._event.tournament.settings
        if settings.traits.follows_results:
            return says(code, settings.swiss)
        of_teams = settings.teams is not None
        return play_of_code(code, of_teams=of_teams) in (Play.of(settings), None)

    def _says_how_teams_play(self, code: str, rules: TeamRules) -> bool:
        said = read_team_code(code)
        is_swiss = self._event.tournament.settings.traits.follows_results
        if is_swiss and said != TeamCode(rules.primary, rules.colour_type):
            return False
        return self._says_system(plain_code(code))

    def _says_what_is_played(self, words: str) -> bool:
        """Whether the words of record 092 name the system, and Chess960 where it is played, and a
        double round robin as one: while it is not played to its end, nothing else in the file may
        tell.
        """
        settings = self._event.tournament.settings
        if names_chess960(words) is (self._event.chess960 is None):
            return False
        named = system_of_words(plain_words(words), of_teams=settings.teams is not None)
        if named is None:
            return True
        return named is settings.system and says_double(words) == (settings.cycles == 2)


def refreshed_lines(event: Event) -> tuple[KeptLine, ...]:
    """Return the kept lines of an event with the national ratings that its players have now. The
    record of a player without one goes, and so do all once players have other numbers.
    """
    lines = [Line(each.text) for each in event.tournament.kept_lines]
    told = _told_by(lines, event)
    draw = event.tournament.draw
    stays = draw is not None and draw.method is DrawMethod.REPORTED and not draw.earlier
    found: list[KeptLine] = []
    for each, line in zip(event.tournament.kept_lines, lines, strict=True):
        if (player := told.get(id(line))) is None:
            found.append(each)
        elif stays and (rating := event.contestants[player].national_rating) is not None:
            same = rating == rating_of(line)
            found.append(each if same else replace(each, text=with_rating(line, rating).text))
    return tuple(found)


def _told_by(lines: Iterable[Line], event: Event) -> Mapping[int, PlayerId]:
    """Return whose national rating a line tells, by the identity of the line."""
    players: dict[int, PlayerId] = {
        number: player for player, number in numbers_of_people(event.tournament).items()
    }
    return {id(line): players[number] for number, line in _records(lines, event).items()}


def _records(lines: Iterable[Line], event: Event) -> Mapping[int, Line]:
    """Return the records among kept lines that tell the national rating of a player."""
    known = tuple(lines)
    method = next((line.value for line in known if line.code == METHOD), "")
    numbers = numbers_of_people(event.tournament).values()
    return records_of(known, numbers, method, federation_code(event.federation))


def _is_of(version: Version, kept: KeptLine) -> bool:
    """Whether a kept record may stand in a file of a version."""
    line = Line(kept.text)
    if version is Version.TRF26:
        return True
    return line.code not in TRF26_CODES and (is_known(line.code) or not is_national(line))


class _Anchors:
    """Where kept lines can be put: after which records."""

    def __init__(self, codes: Sequence[str], players: Sequence[PlayerRecord]) -> None:
        self._codes = codes
        self._players = [f"001 {player.number}" for player in players]

    def nearest(self, after: str) -> str:
        """Return what a line stands after if the record it stood after is not written."""
        if after in self._codes or after in self._players:
            return after
        if after.startswith("001"):
            return self._players[-1] if self._players else ""
        of_rounds = [code for code in self._codes if code in _ROUNDS]
        if after in _ROUNDS and of_rounds:
            return of_rounds[0]
        before = [code for code in self._codes if code <= after]
        return before[-1] if before else ""


def _with_kept(
    records: Iterable[tuple[str, Record]], waiting: dict[str, list[Line]]
) -> Iterator[Record]:
    """Yield records, each followed by the lines that wait for the last of its name."""
    earlier = ""
    for name, record in records:
        if earlier != name:
            yield from waiting.pop(earlier, ())
        yield record
        earlier = name
    yield from waiting.pop(earlier, ())
