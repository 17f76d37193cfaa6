"""What every player reached in each tournament, and what it is worth in a ranking across them."""

from collections.abc import Iterator, Mapping
from decimal import Decimal
from fractions import Fraction

from arbiter_app.domain.facts.across_rankings import (
    AcrossRanking,
    Measure,
    SharedPlaces,
    TieRule,
)
from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.eligibility import YOUNGER_THAN, AgeGroup, age_that_counts
from arbiter_app.domain.facts.people.entry_status import EntryStatus
from arbiter_app.domain.facts.people.people import Player
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import ParticipantId, PlayerId, Round, TournamentId
from arbiter_app.domain.table.after_round import so_far
from arbiter_app.domain.table.categories import members_of, within
from arbiter_app.domain.table.standings import (
    Players,
    Standing,
    Standings,
    answer,
    reckoned_from,
    standings,
)
from arbiter_app.domain.table.why import Inquiry
from arbiter_app.domain.tie_breaks.editions import edition
from arbiter_app.values import frozen


@frozen(kw_only=True)
class Reached:
    """What a player reached in one tournament so far."""

    player: PlayerId
    tournament: TournamentId
    category: str = ""
    """The category in which the place is; "" where it is that among all."""
    points: Decimal
    place: int | None
    """None where there is none: the results do not count, or nobody ranks the player."""
    last_place: int | None
    worth: Fraction
    """What it is worth, before it is asked whether it counts; a third stays a third."""
    is_expelled: bool = False
    is_annulled: bool = False
    is_junior: bool = False
    """Below 20 on 1 January of the year of the tournament."""
    buchholz: Fraction = Fraction(0)
    """0 also where it is not asked for, or the tournament does not know it."""


class Tables:
    """The tables of tournaments, reckoned anew only where something happened since."""

    def __init__(self, after: Round | None = None) -> None:
        """After which round they are wanted; None: as they stand now, see `so_far`."""
        self._after = after
        self._made: dict[TournamentId, tuple[Competition, Players, Standings]] = {}

    def competition(self, tournament: Tournament) -> Competition:
        """Return the competition of a tournament whose table is wanted."""
        return so_far(tournament.competition(), self._after)

    def of(self, event: Event) -> Standings:
        """Return the table of the tournament that an event is seen of."""
        competition, players = event.tournament.competition(), event.contestants
        known = self._made.get(event.tournament.id)
        if known is not None and known[0] is competition and known[1] is players:
            return known[2]
        made = standings(self.competition(event.tournament), players)
        self._made[event.tournament.id] = competition, players, made
        return made


def has_begun(tournament: Tournament) -> bool:
    """Whether anything was played, so that there are points and places."""
    return any(round_.was_played for stage in tournament.stages for round_ in stage.rounds)


def chosen_tournaments(ranking: AcrossRanking, event: Event) -> tuple[Tournament, ...]:
    """Return the tournaments whose results count, in their order."""
    chosen = ranking.tournaments
    return tuple(each for each in event.tournaments if not chosen or each.id in chosen)


def entered(event: Event, ranking: AcrossRanking) -> Mapping[PlayerId, bool]:
    """Return everybody who is entered into the chosen tournaments, in the order in which the event
    came to know them, with whether they take part or have played anywhere.
    """
    found: dict[PlayerId, bool] = {}
    for tournament in chosen_tournaments(ranking, event):
        played = {
            player
            for stage in tournament.stages
            for round_ in stage.rounds
            for game in round_.games
            if game.result is not None and game.result.white.over_the_board
            for player in (game.white, game.black)
        }
        for each in event.of(tournament.id).participants:
            takes_part = tournament.status(each.id) is EntryStatus.REGISTERED or each.id in played
            found[each.id] = found.get(each.id, False) or takes_part
    return dict(sorted(found.items(), key=lambda each: abs(each[0])))


def reached(event: Event, ranking: AcrossRanking, tables: Tables) -> Iterator[Reached]:
    """Yield what everybody who is ranked in a tournament reached there; `event` is seen of it."""
    tournament = event.tournament
    table = tables.of(event)
    places = _places(event, tables.competition(tournament), table, ranking)
    expelled = {each.player for each in tournament.entries if each.status is EntryStatus.EXPELLED}
    expelled |= {each.id for each in tournament.teams if each.status is EntryStatus.EXPELLED}
    buchholz = _buchholz(event, tables.competition(tournament), table, ranking)
    year = event.year_of_ages
    for row in table.rows:
        category, place = places.get(row.player, ("", None))
        counts = not row.annulled and row.player not in expelled
        yield Reached(
            player=row.player,
            tournament=tournament.id,
            category=category,
            points=row.points,
            place=place.place if place else None,
            last_place=place.last_place if place else None,
            worth=_worth(ranking, tournament.id, row.points, place) if counts else Fraction(0),
            is_expelled=row.player in expelled,
            is_annulled=row.annulled,
            is_junior=_is_junior(event.contestants[row.player], year),
            buchholz=buchholz.get(row.player, Fraction(0)),
        )


def _is_junior(player: Player, year: int | None) -> bool:
    if player.birth is None or year is None:
        return False
    return age_that_counts(player.birth, year) < YOUNGER_THAN[AgeGroup.U20]


def _buchholz(
    event: Event, competition: Competition, table: Standings, ranking: AcrossRanking
) -> Mapping[ParticipantId, Fraction]:
    """Return the Buchholz of everybody, where a ranking asks for it and the system has it."""
    settings = competition.settings
    rules = edition(settings.edition)
    if TieRule.BUCHHOLZ not in ranking.ties or not rules.allowed(("BH",), settings.system):
        return {}
    ground = reckoned_from(competition, event.contestants)
    answers = ((row.player, answer(ground, "BH", row.player)) for row in table.rows)
    return {player: Fraction(each.value or 0) for player, each in answers if each is not None}


def _places(
    event: Event, competition: Competition, table: Standings, ranking: AcrossRanking
) -> Mapping[PlayerId, tuple[str, Standing]]:
    """Return the row with the place of everybody who has one, and the category it is in."""
    categories = event.tournament.categories if ranking.in_categories else ()
    if not categories:
        return {row.player: ("", row) for row in table.rows if not row.annulled}
    asked = Inquiry(competition=competition, players=event.contestants, table=table)
    found: dict[PlayerId, tuple[str, Standing]] = {}
    for category in categories:
        for row in within(asked, members_of(category, event).members).rows:
            if not row.annulled:
                found.setdefault(row.player, (category.title, row))
    return found


def _worth(
    ranking: AcrossRanking, tournament: TournamentId, points: Decimal, place: Standing | None
) -> Fraction:
    return Fraction(ranking.weight(tournament)) * _unweighted(ranking, points, place)


def _unweighted(ranking: AcrossRanking, points: Decimal, place: Standing | None) -> Fraction:
    if ranking.measure is Measure.POINTS:
        return Fraction(points)
    if place is None:
        return Fraction(0)
    first, last = place.place, place.last_place
    if ranking.shared is SharedPlaces.BEST:
        return _for_place(ranking, first)
    return sum((_for_place(ranking, each) for each in range(first, last + 1)), Fraction(0)) / (
        last + 1 - first
    )


def _for_place(ranking: AcrossRanking, place: int) -> Fraction:
    if ranking.measure is Measure.SUM_OF_PLACES:
        return Fraction(place)
    worth = ranking.for_places[place - 1] if place <= len(ranking.for_places) else 0
    return Fraction(worth)
