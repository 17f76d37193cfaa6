"""What players of a list stand under: their region, their club, their age group or their group."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime

from arbiter_app.documents.options import Choice, OptionValue
from arbiter_app.documents.parts import organisations
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.people.eligibility import AgeGroup, age_group_of
from arbiter_app.domain.facts.people.people import Player
from arbiter_app.domain.facts.play.rounds import Stage, StageKind
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.names.collation import CollationKey
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.wording.terms.event.stages import stage_name
from arbiter_app.wording.terms.registration import findings

REGION = Choice("region", QT_TRANSLATE_NOOP("Option", "region"))
CLUB = Choice("club", QT_TRANSLATE_NOOP("Option", "club"))
AGE = Choice("age", QT_TRANSLATE_NOOP("Option", "age group"))
GROUP = Choice("group", QT_TRANSLATE_NOOP("Option", "group of the tournament"))

_AGES = list(AgeGroup)

Place = tuple[bool, CollationKey | int]
"""Where a section stands in a list, those without one last."""


@dataclass(frozen=True, slots=True)
class Sections:
    """How a list is divided."""

    field: str
    """What a column would say again; "" for nothing."""
    place: Callable[[Player], Place]
    title: Callable[[Player], str]
    """What stands above the players of a section; "" for those who are of none."""
    without: str
    """What stands above those."""


def sections(
    here: InHand, catalogue: Catalogue, by: OptionValue, printed_at: datetime
) -> Sections | None:
    """Return how players of an event are divided by a choice; None where it divides nobody."""
    made = _sections(here, catalogue, by, printed_at)
    if made is None or not any(made.title(player) for player in here.entrants):
        return None
    return made


def age_place(event: Event, player: Player, printed_at: datetime) -> Place:
    """Return where a player stands in a list by age groups, the youngest first."""
    group = _age_group(event, player, printed_at)
    return group is None, 0 if group is None else _AGES.index(group)


def _sections(
    here: InHand, catalogue: Catalogue, by: OptionValue, printed_at: datetime
) -> Sections | None:
    event = here.event
    if by == REGION.id:
        return Sections(
            "region",
            lambda player: organisations.alphabetical(event, catalogue, player.region),
            lambda player: player.region or "",
            catalogue.translate("Paper", "Region not known"),
        )
    if by == CLUB.id:
        return Sections(
            "club",
            lambda player: organisations.alphabetical(event, catalogue, player.club),
            lambda player: player.club or "",
            catalogue.translate("Paper", "Club not known"),
        )
    if by == AGE.id:
        return Sections(
            "",
            lambda player: age_place(event, player, printed_at),
            lambda player: _age_title(catalogue, _age_group(event, player, printed_at)),
            catalogue.translate("Paper", "Of no age group"),
        )
    if by == GROUP.id:
        of = groups(here)
        places = {each.id: place for place, each in enumerate(here.tournament.stages)}
        return Sections(
            "stage",
            lambda player: (
                player.id not in of,
                places[of[player.id].id] if player.id in of else 0,
            ),
            lambda player: (
                stage_name(catalogue, here.tournament, of[player.id]) if player.id in of else ""
            ),
            catalogue.translate("Paper", "Of no group"),
        )
    return None


def groups(here: InHand) -> Mapping[PlayerId, Stage]:
    """Return the group of everybody in a field that is divided into groups; else nothing."""
    if not here.competition.traits.has_parts:
        return {}
    return {
        player: stage
        for stage in here.tournament.stages
        if stage.kind is StageKind.GROUP
        for player in stage.players
    }


def _age_group(event: Event, player: Player, printed_at: datetime) -> AgeGroup | None:
    if player.birth is None:
        return None
    return age_group_of(player.birth, (event.starts_on or printed_at).year)


def _age_title(catalogue: Catalogue, group: AgeGroup | None) -> str:
    return "" if group is None else findings.age_group(catalogue, group)
