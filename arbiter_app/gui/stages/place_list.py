"""The places from which a final takes its players, as they are typed: "A1 B2 B1 A2"."""

import re
from collections.abc import Mapping, Sequence
from string import ascii_uppercase

from arbiter_app.domain.facts.play.rounds import Stage, StageKind
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import StageId

Place = tuple[StageId, int]

# Letters of both alphabets that look alike: a hand on a Ukrainian keyboard types the other one.
_ALIKE = str.maketrans("АВСЕНІКМОРТХ", "ABCEHIKMOPTX")
_PLACE = re.compile(r"\W*([A-ZА-ЯҐЄІЇ]+)\s*([0-9]{1,6})\W*")


def stages_to_come_from(tournament: Tournament) -> tuple[Stage, ...]:
    """Return the stages whose tables can fill a later one, groups first if there are any."""
    played = [
        stage
        for stage in tournament.stages
        if not tournament.competition(stage.id).traits.has_parts
        and stage.kind is not StageKind.PLAY_OFF
    ]
    return tuple(sorted(played, key=lambda stage: stage.kind is not StageKind.GROUP))


def stage_labels(tournament: Tournament) -> Mapping[StageId, str]:
    """Return a letter for every stage: a group has its own, the others the next ones."""
    labels: dict[StageId, str] = {}
    stages = stages_to_come_from(tournament)
    for stage in stages:
        if len(stage.title) == 1 and stage.title in ascii_uppercase:
            labels[stage.id] = stage.title
    free = (letter for letter in ascii_uppercase if letter not in labels.values())
    for stage in stages:
        if stage.id not in labels:
            labels[stage.id] = next(free)
    return labels


def format_places(tournament: Tournament, places: Sequence[Place]) -> str:
    """Return places as they are typed."""
    labels = stage_labels(tournament)
    return " ".join(f"{labels[stage]}{place}" for stage, place in places)


def parse_places(tournament: Tournament, text: str) -> tuple[Place, ...]:
    """Return the places that were typed. Raises ValueError with what is none."""
    stages = {label: stage for stage, label in stage_labels(tournament).items()}
    places: list[Place] = []
    at, text = 0, text.strip().upper().translate(_ALIKE)
    while at < len(text):
        found = _PLACE.match(text, at)
        if found is None or found[1] not in stages:
            raise ValueError(text[at:].split()[0] if text[at:].split() else text[at:])
        places.append((stages[found[1]], int(found[2])))
        at = found.end()
    return tuple(places)


def by_places(stages: Sequence[StageId], each: int) -> tuple[Place, ...]:
    """Return the first so many of each stage: all who were first, then all second ones."""
    return tuple((stage, place) for place in range(1, each + 1) for stage in stages)


def by_stages(stages: Sequence[StageId], each: int) -> tuple[Place, ...]:
    """Return the first so many of each stage, stage after stage."""
    return tuple((stage, place) for stage in stages for place in range(1, each + 1))


def crossed(stages: Sequence[StageId]) -> tuple[Place, ...]:
    """Return the first two of each of an even number of stages so that the first of one meets the
    second of its neighbour, and the two of one stage stand in opposite halves: A1 B2, B1 A2.
    """
    pairs = list(zip(stages[::2], stages[1::2], strict=True))
    upper = [place for one, other in pairs for place in ((one, 1), (other, 2))]
    lower = [place for one, other in pairs for place in ((other, 1), (one, 2))]
    return (*upper, *lower)
