"""Cards with names: to stand on the tables, or to be worn."""

from collections.abc import Iterator
from datetime import datetime

from arbiter_app.documents.options import Choice, ChoiceOption, Options
from arbiter_app.documents.parts import frame, slip_heads
from arbiter_app.documents.parts.chosen_players import PLAYERS, numbered
from arbiter_app.documents.report import Orientation, Report, SheetKind
from arbiter_app.documents.slip import Slip, SlipLine, Slips, SlipSize
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.people.people import Official
from arbiter_app.domain.ids import PlayerId, is_team
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.wording.terms.registration import people

WHOSE = ChoiceOption(
    "whose",
    QT_TRANSLATE_NOOP("Option", "Whose"),
    (
        Choice("players", QT_TRANSLATE_NOOP("Option", "of players")),
        Choice("officials", QT_TRANSLATE_NOOP("Option", "of officials")),
    ),
)
SIZE = ChoiceOption(
    "size",
    QT_TRANSLATE_NOOP("Option", "Size"),
    (
        Choice("table", QT_TRANSLATE_NOOP("Option", "for tables, three on a sheet")),
        Choice("tent", QT_TRANSLATE_NOOP("Option", "for tables, folded, two on a sheet")),
        Choice("badge", QT_TRANSLATE_NOOP("Option", "to be worn, eight on a sheet")),
    ),
)

STRENGTH = ChoiceOption(
    "strength",
    QT_TRANSLATE_NOOP("Option", "Title and rating"),
    (
        Choice("both", QT_TRANSLATE_NOOP("Option", "both")),
        Choice("title", QT_TRANSLATE_NOOP("Option", "the title alone")),
        Choice("rating", QT_TRANSLATE_NOOP("Option", "the rating alone")),
        Choice("none", QT_TRANSLATE_NOOP("Option", "neither")),
    ),
)
HOME = ChoiceOption(
    "home",
    QT_TRANSLATE_NOOP("Option", "Where from"),
    (
        Choice("club", QT_TRANSLATE_NOOP("Option", "region and club")),
        Choice("region", QT_TRANSLATE_NOOP("Option", "the region")),
        Choice("federation", QT_TRANSLATE_NOOP("Option", "the federation")),
        Choice("none", QT_TRANSLATE_NOOP("Option", "nothing")),
    ),
)

_SHAPES = {"table": (1, 3), "tent": (1, 2), "badge": (2, 4)}


def name_cards(
    here: InHand, options: Options, catalogue: Catalogue, printed_at: datetime
) -> Report:
    """Return a card of everybody, by number or else by name, or of the players who were chosen;
    of members of teams, team by team.

    Raises RuleError("why.no-such-number") or ("document.no-officials").
    """
    if options[WHOSE.name] == "officials":
        if not here.event.officials:
            raise RuleError("document.no-officials")
        slips = [_of_official(here, catalogue, each) for each in here.event.officials]
    else:
        chosen = _players(here, catalogue, options)
        slips = [_of_player(here, catalogue, options, each) for each in chosen]
    size = str(options[SIZE.name])
    across, down = _SHAPES[size]
    pieces = Slips(
        across=across,
        down=down,
        slips=tuple(slips),
        largest=2.2,
        centred=True,
        folded=size == "tent",
    )
    body = frame.Body(
        document="name-cards",
        title=catalogue.translate("Paper", "Name cards"),
        blocks=(pieces,),
        orientation=Orientation.PORTRAIT,
        kind=SheetKind.CUT,
        ranked=False,
        signatures=(),
    )
    return frame.framed(body, here, catalogue, printed_at)


def _players(here: InHand, catalogue: Catalogue, options: Options) -> list[PlayerId]:
    chosen = options[PLAYERS.name]
    if isinstance(chosen, str):
        found = numbered(here, PLAYERS.numbers(chosen))
        return [player for each in found for player in _people(here, each)]
    numbers, known = here.competition.numbers, here.event.contestants
    if here.is_of_teams:
        teams = sorted(here.tournament.teams, key=lambda team: numbers.get(team.id, 0))
        left = {each.player for each in here.entries if each.has_left}
        return [each for team in teams for each in team.players if each not in left]
    players = [each.player for each in here.entries if not each.has_left]
    players.sort(key=lambda player: people.alphabetical(catalogue, known[player]))
    return sorted(players, key=lambda player: numbers.get(player, 0))


def _people(here: InHand, chosen: PlayerId) -> tuple[PlayerId, ...]:
    """Return a player, or the members of a team."""
    return here.tournament.team(chosen).players if is_team(chosen) else (chosen,)


def _of_player(here: InHand, catalogue: Catalogue, options: Options, player: PlayerId) -> Slip:
    facts = here.event.contestants[player]
    title = people.title_and_rank(catalogue, facts)
    rating = str(here.competition.rated(facts).rating or "")
    region, federation = facts.region or "", facts.federation or ""
    strength = {"both": (title, rating), "title": (title,), "rating": (rating,), "none": ()}[
        str(options[STRENGTH.name])
    ]
    home = {
        "club": (region or federation, facts.club or ""),
        "region": (region or federation,),
        "federation": (federation,),
        "none": (),
    }[str(options[HOME.name])]
    return Slip(
        (
            slip_heads.head(here, catalogue),
            SlipLine(people.name(catalogue, facts), size=SlipSize.LARGE, strong=True),
            *_team(here, catalogue, player),
            *_joined(*strength),
            *_joined(*home),
        )
    )


def _team(here: InHand, catalogue: Catalogue, player: PlayerId) -> Iterator[SlipLine]:
    team = here.tournament.team_of(player)
    if team is not None:
        yield SlipLine(people.name(catalogue, here.event.contestants[team.id]), strong=True)


def _of_official(here: InHand, catalogue: Catalogue, official: Official) -> Slip:
    return Slip(
        (
            slip_heads.head(here, catalogue),
            SlipLine(official.name, size=SlipSize.LARGE, strong=True),
            *_joined(people.role(catalogue, official.role)),
            *_joined(official.category or ""),
        )
    )


def _joined(*words: str) -> Iterator[SlipLine]:
    """Yield the words that there are on one line."""
    if known := ", ".join(word for word in words if word):
        yield SlipLine(known)
