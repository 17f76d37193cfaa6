"""The system of play in a report file: record 192, record 092, or the games themselves."""

import re
from collections import Counter
from collections.abc import Sequence

from arbiter_app.domain.facts.rules.settings import Settings
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.formats.trf.lines.letters import POINTLESS
from arbiter_app.formats.trf.lines.records import PlayerRecord, Report
from arbiter_app.values import frozen

KNOCKOUT = "CUSTOM_KNOCKOUT"
"""The code of a knockout or a match in record 192."""

OWN_TABLE = "CUSTOM_ROUNDROBIN"
"""The code of a round robin by another table than Berger's."""

_SCHEVENINGEN = re.compile(r"FIDE_(DOUBLE)?SCHEVENINGEN(?:_G([12]))?", re.ASCII)
_CODE = re.compile(r"(?:BERGER|FIDE|CUSTOM)_(DOUBLE)?ROUNDROBIN(?:_G([1-9][0-9]{0,2}))?", re.ASCII)

# What the free words of record 092 contain, without case.
_ROUND_ROBIN = (
    "round robin", "round-robin", "roundrobin", "all-play-all", "all play all", "berger",
    "колов", "кругов", "rundenturnier", "jeder gegen jeden", "vollrundig", "todos contra todos",
    "toutes rondes", "all'italiana", "kołow", "każdy z każdym", "каждый с каждым",
    "кожен з кожним",
)  # fmt: skip
_SWISS = ("swiss", "швейцар", "schweizer", "suizo", "suisse", "svizzer", "szwajcar", "suíço")
_NAMES_OF_SCHEVENINGEN = ("scheveningen", "шевенінген", "схевенінген")
_CODES_OF_SWISS = (
    "FIDE_D", "FIDE_BURSTEIN", "CUSTOM_SWISS", "CUSTOM_DOUBLESWISS", "CUSTOM_LIM", "CUSTOM_MCMAHON",
)  # fmt: skip
_DOUBLE = ("double", "двоколов", "двокругов", "двухкругов", "два кола", "два круга", "doppel",
           "doble", "doppio")  # fmt: skip

TYPES_IN_WORDS = {
    (System.ROUND_ROBIN, 1): "Individual: Round-Robin",
    (System.ROUND_ROBIN, 2): "Individual: Double Round-Robin",
    (System.SWISS, 1): "Individual: Swiss-System",
    (System.KNOCKOUT, 1): "Individual: Knockout",
    (System.MATCH, 1): "Individual: Match",
    (System.SCHEVENINGEN, 1): "Individual: Scheveningen",
    (System.SCHEVENINGEN, 2): "Individual: Double Scheveningen",
}
"""Where teams play, these have the word for them in front instead."""

DOUBLE_IN_WORDS = "Individual: Double-Swiss"
"""Of matches of two games, where there is no record for a code."""


@frozen
class Play:
    """By which system, how often each pair meets, and whether the last rounds changed places."""

    system: System
    cycles: int = 1
    swap_last_rounds: bool = False

    @classmethod
    def of(cls, settings: Settings) -> "Play":
        if settings.traits.has_bracket:
            return cls(settings.system)
        return cls(settings.system, settings.cycles, settings.swap_last_rounds)

    @property
    def code(self) -> str | None:
        """What record 192 says of it; of a Swiss see `swiss_code`."""
        match self:
            case Play(System.KNOCKOUT | System.MATCH):
                return KNOCKOUT
            case Play(System.ROUND_ROBIN, 1):
                return "FIDE_ROUNDROBIN"
            case Play(System.ROUND_ROBIN, 2, swapped):
                return "FIDE_DOUBLEROUNDROBIN" if swapped else "BERGER_DOUBLEROUNDROBIN"
            case Play(System.ROUND_ROBIN):
                return f"BERGER_ROUNDROBIN_G{self.cycles}"
            case Play(System.SCHEVENINGEN):
                return f"FIDE_SCHEVENINGEN_G{self.cycles}"
        return None

    @property
    def words(self) -> str:
        """What record 092 says of it; "" of a system that has no words there."""
        plain = "Individual: Round-Robin" if self.system is System.ROUND_ROBIN else ""
        return TYPES_IN_WORDS.get((self.system, self.cycles), plain)


def play_of_code(code: str, *, of_teams: bool = False) -> Play | None:
    """Return what a code of record 192 means; None for one that is no code for single players, or
    for teams as `plain_code` has it.
    """
    known = code.strip().upper()
    if of_teams and (found := _SCHEVENINGEN.fullmatch(known)):
        return Play(System.SCHEVENINGEN, 2 if found[1] else int(found[2] or 1))
    if found := _CODE.fullmatch(known):
        cycles = int(found[2] or 1)
        swapped = known == "FIDE_DOUBLEROUNDROBIN"
        return Play(System.ROUND_ROBIN, 2 if found[1] else cycles, swapped)
    is_swiss = known.startswith(_CODES_OF_SWISS)
    if is_swiss and "SCHEVENINGEN" not in known:
        return Play(System.SWISS)
    return None


def system_of_words(words: str, *, of_teams: bool = False) -> System | None:
    """Return the system that the words of record 092 name, if they do; the generator of bbpPairings
    writes there the code that belongs into record 192.
    """
    if (play := play_of_code(words, of_teams=of_teams)) is not None:
        return play.system
    plain = words.casefold()
    if of_teams and any(word in plain for word in _NAMES_OF_SCHEVENINGEN):
        return System.SCHEVENINGEN
    if any(word in plain for word in _SWISS):
        return System.SWISS
    if any(word in plain for word in _ROUND_ROBIN):
        return System.ROUND_ROBIN
    return None


def names_a_swiss(words: str) -> bool:
    """Whether the words of record 092 name a Swiss."""
    return system_of_words(words) is System.SWISS


def says_double(words: str) -> bool:
    """Whether the words of record 092 name a round robin in two cycles."""
    return any(word in words.casefold() for word in _DOUBLE)


@frozen
class ReadPlay:
    """The system of play as a report tells of it."""

    play: Play
    is_said: bool
    """Whether the report names it; else its games were all there was to go by."""


def play_of(
    report: Report, announced: int | None, paired: int, *, of_teams: bool = False
) -> ReadPlay:
    """Return the system of play of a report, whose announced number of rounds and that of the
    rounds paired are given; of one of teams as it would be of players.
    """
    code = report.value("192")
    players = report.players
    words = report.value("092")
    named = 2 if says_double(words) else 1
    cycles = max(_cycles_in(announced, players), _cycles_begun(paired, players))
    if known := play_of_code(code, of_teams=of_teams):
        if code.strip().upper() == OWN_TABLE:
            return ReadPlay(Play(System.ROUND_ROBIN, max(named, cycles)), is_said=True)
        return ReadPlay(known, is_said=True)
    if code:
        return ReadPlay(Play(System.SWISS), is_said=True)
    match system_of_words(words, of_teams=of_teams):
        case System.SWISS:
            return ReadPlay(Play(System.SWISS), is_said=True)
        case System.SCHEVENINGEN:
            return ReadPlay(Play(System.SCHEVENINGEN, named), is_said=True)
        case System.ROUND_ROBIN:
            return ReadPlay(Play(System.ROUND_ROBIN, max(named, cycles)), True)
    meetings = _equal_meetings(players)
    guessed = Play(System.ROUND_ROBIN, meetings) if meetings else Play(System.SWISS)
    return ReadPlay(guessed, is_said=False)


def system_of(report: Report, *, of_teams: bool = False) -> System:
    """Return the system of a report; numbers of rounds tell only of cycles."""
    return play_of(report, None, 0, of_teams=of_teams).play.system


def rounds_of_schedule(players: int, cycles: int) -> int:
    """Return how many rounds a round robin has."""
    return cycles * (players - 1 + players % 2)


def _cycles_in(rounds: int | None, players: Sequence[PlayerRecord]) -> int:
    """Return how many whole cycles the announced rounds make; 1 where they make none."""
    cycle = rounds_of_schedule(len(players), 1)
    return rounds // cycle if rounds and cycle and rounds % cycle == 0 else 1


def _cycles_begun(paired: int, players: Sequence[PlayerRecord]) -> int:
    """Return how many cycles the paired rounds have begun, at least 1."""
    cycle = rounds_of_schedule(len(players), 1)
    return max(1, -(-paired // cycle)) if cycle else 1


def _equal_meetings(players: Sequence[PlayerRecord]) -> int:
    """Return how often everybody has met everybody, if that is one number; else 0.

    Byes that give points belong to another system.
    """
    if len(players) < 2:
        return 0
    others = len(players) - 1
    each, rest = divmod(sum(map(bool, players[0].opponents)), others)
    if rest or not each:
        return 0
    for player in players:
        met = Counter(filter(None, player.opponents))
        free = (
            mark
            for opponent, mark in zip(player.opponents, player.marks, strict=True)
            if not opponent
        )
        if len(met) != others or set(met.values()) != {each}:
            return 0
        if not POINTLESS.issuperset(free):
            return 0
    return each
