"""Who does not play in a round: free in an odd round robin, with a bye in a Swiss, or resting where
a larger team meets a smaller one man by man.
"""

from collections.abc import Iterable, Iterator
from itertools import groupby

from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.play.rounds import Bye, RoundOfPlay
from arbiter_app.domain.facts.results import BYES
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.pairing.rosters import duels_drawn
from arbiter_app.domain.teams.two_stages import course_of
from arbiter_app.i18n import Catalogue
from arbiter_app.wording.terms.play import results
from arbiter_app.wording.terms.registration import people


def by_kind(byes: Iterable[Bye]) -> tuple[Bye, ...]:
    """Return the byes of a round with those of a kind together."""
    return tuple(sorted(byes, key=lambda bye: BYES.index(bye.mark)))


def unpaired(here: InHand, catalogue: Catalogue, round_: RoundOfPlay) -> tuple[str, ...]:
    """Return a line for who is free and for every kind of bye: "Absent: 5 Bilyk; 8 Zhuk", and for
    who rests of each larger team in Scheveningen.
    """
    lines = []
    free = here.competition.free_in(round_)
    if free is not None:
        pattern = catalogue.translate("Paper", "Free in this round: {number} {name}")
        lines.append(_numbered(here, catalogue, pattern, free))
    pattern = catalogue.translate("Paper", "{bye}: {players}")
    player = catalogue.translate("Paper", "{number} {name}")
    for mark, byes in groupby(by_kind(round_.byes), key=lambda bye: bye.mark):
        listed = (_numbered(here, catalogue, player, bye.player) for bye in byes)
        head = results.bye_head(catalogue, mark)
        lines.append(pattern.format(bye=head, players="; ".join(listed)))
    return (*lines, *_resting(here, catalogue, round_))


def _resting(here: InHand, catalogue: Catalogue, round_: RoundOfPlay) -> Iterator[str]:
    """Yield a line for each team of which some rest, in the order of its roster."""
    if not course_of(here).competition.settings.traits.follows_rosters:
        return
    pattern = catalogue.translate("Paper", "{team}, resting in this round: {players}")
    for duel in duels_drawn(here.tournament):
        resting = duel.resting(round_.number) if duel.seats(round_.number) else ()
        if resting:
            names = (people.name(catalogue, here.event.contestants[each]) for each in resting)
            yield pattern.format(team=duel.second.name, players="; ".join(names))


def _numbered(here: InHand, catalogue: Catalogue, pattern: str, player: PlayerId) -> str:
    name = people.name(catalogue, here.event.contestants[player])
    return pattern.format(number=here.competition.numbers[player], name=name)
