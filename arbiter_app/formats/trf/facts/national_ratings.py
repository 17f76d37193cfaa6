"""National ratings: the records of federations (NRS), and 172, which says how they count.

A record has the columns of 001 with the code of the federation in place of its own: the number in 5
to 8, the rating in 49 to 52, the player's ID there in 58 to 68.
"""

import re
from collections.abc import Iterable, Mapping

from arbiter_app.domain.facts.people.people import HIGHEST_RATING, Player, Sex
from arbiter_app.domain.facts.people.rating_rules import RatingRules, RatingUsed
from arbiter_app.domain.names.figures import whole_number
from arbiter_app.formats.trf.facts.latin_letters import name_in_latin
from arbiter_app.formats.trf.lines.columns import NAME_WIDTH
from arbiter_app.formats.trf.lines.dates import format_birth
from arbiter_app.formats.trf.lines.kept_lines import is_known, is_national, number_of
from arbiter_app.formats.trf.lines.records import Line

METHOD = "172"

METHODS: Mapping[RatingUsed, str] = {
    RatingUsed.FIDE:          "FIDON",
    RatingUsed.NATIONAL:      "NIDOF",
    RatingUsed.HIGHER:        "HBFN",
    RatingUsed.LOWER:         "LBFN",
    RatingUsed.FIDE_ONLY:     "FIDE",
    RatingUsed.NATIONAL_ONLY: "NRO",
    RatingUsed.MEAN:          "OTHER",
    RatingUsed.OWN:           "OTHER",
}  # fmt: skip
_USED = {method: used for used, method in METHODS.items() if method != "OTHER"}

_RATING, _CLASS, _ORIGIN, _ID = slice(48, 52), slice(10, 13), slice(53, 56), slice(57, 68)
_ID_TEXT = re.compile(r"[!-~]{1,11}")


def used_of(value: str) -> RatingUsed | None:
    """Return which rating counts by record 172; None where it does not say."""
    words = value.upper().split()
    return _USED.get(words[-1]) if words else None


def method_line(federation: str, rules: RatingRules) -> str:
    """Write record 172."""
    return f"{METHOD} {federation} {METHODS[rules.used]}"


def may_have_records(federation: str) -> bool:
    """Whether ratings of a federation can be told: its code must be that of no other record."""
    code = Line(federation)
    return is_national(code) and len(federation) == 3 and not is_known(federation)


def records_of(
    lines: Iterable[Line], numbers: Iterable[int], method: str, federation: str
) -> Mapping[int, Line]:
    """Return the record that tells the national rating of a player, by number: first that of the
    federation that record 172 names, then that of the event.

    There is none where 172 says that only the ratings of FIDE count.
    """
    words = method.upper().split()
    if "FIDE" in words[-1:]:
        return {}
    wanted = (*words[:1], federation)
    known = frozenset(numbers)
    found: dict[int, Line] = {}
    for line in lines:
        if is_known(line.code) or not is_national(line) or rating_of(line) is None:
            continue
        number = number_of(line)
        if number not in known or number is None:
            continue
        if number not in found or _rank(line, wanted) < _rank(found[number], wanted):
            found[number] = line
    return found


def _rank(line: Line, wanted: tuple[str, ...]) -> int:
    return wanted.index(line.code) if line.code in wanted else len(wanted)


def rating_of(line: Line) -> int | None:
    """Return the rating of a record; None where none stands there."""
    return whole_number(line.text[_RATING], least=1, most=HIGHEST_RATING)


def id_of(line: Line) -> str | None:
    """Return the player's ID at the federation."""
    return line.text[_ID].strip() or None


def says_no_more(line: Line, federation: str) -> bool:
    """Whether a record of the event's federation says nothing that the event does not keep."""
    apart = (line.text[_CLASS] + line.text[_ORIGIN]).strip()
    return line.code == federation and not apart


def with_rating(line: Line, rating: int) -> Line:
    """Return a record with another rating; the rest stays as it stands."""
    letters = list(line.text.ljust(_RATING.stop))
    letters[_RATING] = f"{rating:>4}"
    return Line("".join(letters), line.at)


def national_line(federation: str, number: int, player: Player) -> str:
    """Write the record of a player who has a national rating."""
    sex = {None: " ", Sex.MALE: "m", Sex.FEMALE: "w"}[player.sex]
    name = name_in_latin(player)[:NAME_WIDTH].strip()
    known = player.national_id or ""
    own = known if _ID_TEXT.fullmatch(known) else ""
    return (
        f"{federation} {number:4} {sex}    {name:{NAME_WIDTH}} {player.national_rating or '':>4}"
        f"     {own:>11} {format_birth(player.birth):10}"
    ).rstrip()
