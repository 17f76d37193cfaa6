"""The codes and words for the systems of teams, beside those for players of their own.

A team is paired like a player: the codes of record 192 differ by the word TEAM in them, and by what
a Swiss of teams says of its points and colours.
"""

import re

from arbiter_app.domain.facts.rules.swiss_rules import SwissSystem
from arbiter_app.domain.facts.rules.team_rules import ColourType, Score, TeamRules
from arbiter_app.values import frozen

_SWISS = re.compile(r"FIDE_TEAM(_TYPE[AB])?((?:_(?:MP|GP)){0,2})(_BAKU)?", re.ASCII)
_OTHER_SWISS = re.compile(r"CUSTOM_TEAM_SWISS(?:_(?:MP|GP)){0,2}", re.ASCII)
_OTHERS = re.compile(
    r"(BERGER|FIDE|CUSTOM)_TEAM_((?:DOUBLE)?ROUNDROBIN(?:_G[0-9]+)?|KNOCKOUT)", re.ASCII
)
_PLAIN = re.compile(r"(BERGER|FIDE|CUSTOM)_((?:DOUBLE)?ROUNDROBIN(?:_G[0-9]+)?|KNOCKOUT)", re.ASCII)

_OF_PEOPLE, _OF_TEAMS = "Individual", "Team"


@frozen
class TeamCode:
    """What a code says of how a Swiss of teams is paired."""

    primary: Score = Score.MATCH
    colour_type: ColourType = ColourType.A


def plain_code(code: str) -> str:
    """Return the code that says of players what one of teams says of them; another as it is."""
    known = code.strip().upper()
    if found := _SWISS.fullmatch(known):
        return f"{SwissSystem.DUTCH}{found[3] or ''}"
    if _OTHER_SWISS.fullmatch(known):
        return str(SwissSystem.OTHER)
    if found := _OTHERS.fullmatch(known):
        return f"{found[1]}_{found[2]}"
    return code


def team_code(plain: str, rules: TeamRules) -> str:
    """Return what `plain_code` came from, for teams that play by these rules."""
    if found := _PLAIN.fullmatch(plain):
        return f"{found[1]}_TEAM_{found[2]}"
    if plain.startswith(SwissSystem.DUTCH):
        kind = "" if rules.colour_type is ColourType.NONE else f"_TYPE{rules.colour_type}"
        baku = plain.removeprefix(SwissSystem.DUTCH)
        return f"FIDE_TEAM{kind}_{rules.primary}_{rules.primary.other}{baku}"
    return "CUSTOM_TEAM_SWISS" if plain == SwissSystem.OTHER else plain


def read_team_code(code: str) -> TeamCode:
    """Return what a code says of points and colours; of one that says nothing the usual. The bare
    one means Type A by match points; without a type in a longer one there is no preference.
    """
    known = code.strip().upper()
    found = _SWISS.fullmatch(known)
    scores = re.findall(r"_(MP|GP)", known)
    primary = Score(scores[0]) if scores else Score.MATCH
    if found is None or not (found[1] or found[2]):
        return TeamCode(primary)
    kind = ColourType(found[1][-1]) if found[1] else ColourType.NONE
    return TeamCode(primary, kind)


def plain_words(words: str) -> str:
    """Return the words of record 092 as they would be of players."""
    return words.replace(f"{_OF_TEAMS}:", f"{_OF_PEOPLE}:", 1)


def team_words(words: str) -> str:
    """Return the words of record 092 as they are of teams."""
    return words.replace(f"{_OF_PEOPLE}:", f"{_OF_TEAMS}:", 1)
