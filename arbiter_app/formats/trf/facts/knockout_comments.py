"""How matches are played, in comments: no record says which games of a knockout are one match.

    ### arbiter: knockout | knockout | {"match": {"steps": [{"games": 1}]}}
    ### arbiter: bracket | 3 | 1=2.1-2.1 5=2.3-4.1+1
    ### arbiter: decision | lot | 2026-05-01T12:30:00 | 1.1-4.2 |  | 3 |  | 4711 |  |

Of a game its White stands first, then the match, then its step where it is not the first one.
"""

import re
from collections.abc import Iterator, Mapping

from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import MatchId
from arbiter_app.domain.names.figures import whole_number
from arbiter_app.formats.regulations import format_rules
from arbiter_app.formats.trf.facts.numbering import numbers_of

_IN_A_LINE = 20
_GAME = re.compile(r"([0-9]+)=([0-9.-]+)(?:\+([0-9]+))?", re.ASCII)


def comments_of_knockout(tournament: Tournament) -> Iterator[tuple[object, ...]]:
    """Yield what the comments say of a stage that has a bracket."""
    settings, numbers = tournament.settings, numbers_of(tournament)
    yield "knockout", settings.system, format_rules(settings.knockout)
    for round_ in tournament.main_stage.rounds:
        words = [
            f"{numbers[game.white]}={game.match}" + (f"+{game.step}" if game.step else "")
            for game in round_.games
            if game.match is not None
        ]
        for first in range(0, len(words), _IN_A_LINE):
            yield "bracket", round_.number, " ".join(words[first : first + _IN_A_LINE])
    for each in tournament.main_stage.decisions:
        yield (
            "decision",
            each.kind,
            each.at.isoformat(),
            each.match or "",
            "" if each.step is None else each.step,
            "" if each.player is None else numbers[each.player],
            each.value,
            each.seed or "",
            each.reason,
            each.person or "",
        )


def read_bracket(text: str, numbers: Mapping[int, object]) -> Mapping[int, tuple[MatchId, int]]:
    """Return match and step of games by the number of White. Raises ValueError."""
    found: dict[int, tuple[MatchId, int]] = {}
    for word in text.split():
        game = _GAME.fullmatch(word)
        if game is None:
            raise ValueError(word)
        white, step = whole_number(game[1]), whole_number(game[3] or "0")
        if white is None or white not in numbers or white in found or step is None:
            raise ValueError(word)
        found[white] = MatchId(game[2]), step
    return found
