"""The draw as it will be held, or as it was begun: its groups in the order of drawing."""

from dataclasses import dataclass

from arbiter_app.documents.options import Choice, ChoiceOption, Options
from arbiter_app.domain.drawing.ceremony import free_groups, whole_groups
from arbiter_app.domain.drawing.varma import envelopes
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.people.affiliation import ContingentKey
from arbiter_app.domain.facts.people.people import Player
from arbiter_app.domain.facts.play.numbering import (
    DrawGroup,
    DrawMethod,
    VarmaVariant,
)
from arbiter_app.domain.ids import PairingNumber
from arbiter_app.i18n import QT_TRANSLATE_NOOP

METHOD = ChoiceOption(
    "method",
    QT_TRANSLATE_NOOP("Option", "Draw"),
    (
        Choice("begun", QT_TRANSLATE_NOOP("Option", "as begun, else free lots")),
        Choice("lots", QT_TRANSLATE_NOOP("Option", "free lots")),
        Choice("varma", QT_TRANSLATE_NOOP("Option", "restricted, by envelopes")),
    ),
)
BY = ChoiceOption(
    "by",
    QT_TRANSLATE_NOOP("Option", "Contingents by"),
    (
        Choice("region", QT_TRANSLATE_NOOP("Option", "region")),
        Choice("federation", QT_TRANSLATE_NOOP("Option", "federation")),
        Choice("club", QT_TRANSLATE_NOOP("Option", "club")),
        Choice("coach", QT_TRANSLATE_NOOP("Option", "coach")),
        Choice("team", QT_TRANSLATE_NOOP("Option", "team")),
    ),
)
VARIANT = ChoiceOption(
    "table",
    QT_TRANSLATE_NOOP("Option", "Row of 11 and 12 players"),
    (
        Choice("begun", QT_TRANSLATE_NOOP("Option", "as begun, else in force")),
        Choice("official", QT_TRANSLATE_NOOP("Option", "in force (C.05 Annex 2)")),
        Choice("corrected", QT_TRANSLATE_NOOP("Option", "older printing (C.06)")),
    ),
)


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawPlan:
    """How numbers are drawn, and by whom in which order."""

    method: DrawMethod
    groups: tuple[DrawGroup, ...]
    contingents_by: ContingentKey | None = None

    @property
    def players(self) -> int:
        return sum(len(group.players) for group in self.groups)


def draw_plan(here: InHand, options: Options) -> DrawPlan:
    """Return the plan that the options ask for."""
    ceremony = here.tournament.ceremony
    if ceremony is not None and options[METHOD.name] == "begun":
        return DrawPlan(
            method=ceremony.method,
            groups=ceremony.groups,
            contingents_by=ceremony.contingents_by,
        )
    players = _drawing_players(here)
    if draw_method(here.event, options) is DrawMethod.VARMA:
        by = ContingentKey(str(options[BY.name]))
        return DrawPlan(
            method=DrawMethod.VARMA, groups=whole_groups(players, by), contingents_by=by
        )
    return DrawPlan(method=DrawMethod.LOTS, groups=free_groups(players))


def draw_method(event: Event, options: Options) -> DrawMethod:
    """Return whether free lots are asked for or a restricted draw."""
    ceremony = event.tournament.ceremony
    method = options[METHOD.name]
    if method == "begun":
        return ceremony.method if ceremony else DrawMethod.LOTS
    return DrawMethod(str(method))


def numbers_needed(here: InHand) -> int:
    """Return how many numbers there are to draw."""
    ceremony = here.tournament.ceremony
    if ceremony is not None:
        return ceremony.players
    return len(_drawing_players(here))


def _drawing_players(here: InHand) -> tuple[Player, ...]:
    if here.tournament.played_by_teams:
        left = here.competition.left
        return tuple(each for each in here.participants if each.id not in left)
    return tuple(here.event.contestants[entry.player] for entry in here.entries if entry.takes_part)


def number_sets(
    event: Event, players: int, variant: object
) -> dict[str, tuple[PairingNumber, ...]]:
    """Return the numbers of each large envelope, by its letter.

    Raises RuleError("draw.varma-players") outside 9 to 24 players.
    """
    ceremony = event.tournament.ceremony
    chosen = VarmaVariant.OFFICIAL
    if variant != "begun":
        chosen = VarmaVariant(str(variant))
    elif ceremony is not None and ceremony.varma_variant is not None:
        chosen = ceremony.varma_variant
    return dict(envelopes(players, chosen))
