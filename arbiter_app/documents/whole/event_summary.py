"""The event in figures: who came, which tournaments were played and who won them, who judged."""

from collections import Counter
from collections.abc import Iterator
from datetime import datetime

from arbiter_app.documents.before_play.mandate_protocol import totals_in_order
from arbiter_app.documents.options import Options
from arbiter_app.documents.parts import frame
from arbiter_app.documents.report import (
    Align,
    Block,
    Cell,
    Column,
    ColumnKind,
    Facts,
    Grid,
    Paragraph,
    Report,
    Table,
)
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.people.people import Role, Sex
from arbiter_app.domain.facts.results import Result
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.names.collation import letters_of
from arbiter_app.domain.registration.tallies import Group
from arbiter_app.domain.table.standings import standings
from arbiter_app.i18n import Catalogue
from arbiter_app.wording.terms.event.choices import system_played
from arbiter_app.wording.terms.event.stages import tournament_name
from arbiter_app.wording.terms.registration import commission, people
from arbiter_app.wording.terms.table import table_state
from arbiter_app.wording.terms.table.standings import place_text

_WINNERS = 3
_BY = (Group.AGE, Group.RANK, Group.REGION)


def event_summary(
    here: InHand,
    options: Options,  # noqa: ARG001 - every document is built with the same arguments
    catalogue: Catalogue,
    printed_at: datetime,
) -> Report:
    """Return the figures of the event, a line for each tournament, and who held which office."""
    event = here.event
    body = frame.Body(
        document="event-summary",
        title=catalogue.translate("Paper", "Summary of the event"),
        blocks=(
            Facts(tuple(_figures(event, catalogue))),
            Paragraph(catalogue.translate("Paper", "Tournaments"), strong=True),
            _tournaments(event, catalogue),
            *_players(event, catalogue),
            *_officials(event, catalogue),
        ),
        ranked=False,
    )
    return frame.framed(body, here, catalogue, printed_at)


def _figures(event: Event, catalogue: Catalogue) -> Iterator[tuple[str, str]]:
    translate = catalogue.translate
    people_there = {entry.player for each in event.tournaments for entry in each.entries}
    entries = [entry for each in event.tournaments for entry in each.entries]
    yield translate("Paper", "Tournaments"), str(len(event.tournaments))
    pattern = translate("Paper", "{players}: men and boys {men}, women and girls {women}")
    yield (
        translate("Paper", "Players"),
        pattern.format(players=len(people_there), **_by_sex(event, people_there)),
    )
    if teams := sum(len(each.teams) for each in event.tournaments):
        yield translate("Paper", "Teams"), str(teams)
    if len(entries) > len(people_there):
        yield translate("Paper", "Entries in tournaments"), str(len(entries))
    if left := sum(each.has_left for each in entries):
        yield translate("Paper", "Withdrew or were expelled"), str(left)
    for head, field in (
        (translate("Paper", "Federations"), "federation"),
        (translate("Paper", "Regions"), "region"),
        (translate("Paper", "Clubs"), "club"),
    ):
        names = (getattr(event.contestants[each], field) for each in people_there)
        if count := len({letters_of(name) for name in names if name}):
            yield head, str(count)
    results = [result for each in event.tournaments for result in _results(each)]
    played = translate("Paper", "{played}, by forfeit {forfeits}")
    forfeits = sum(each.is_forfeit for each in results)
    done = len(results)
    yield (
        translate("Paper", "Games played"),
        played.format(played=done - forfeits, forfeits=forfeits),
    )
    yield (
        translate("Paper", "Incidents in the register"),
        str(sum(len(each.incidents) for each in event.tournaments)),
    )
    yield (
        translate("Paper", "Protests and appeals"),
        str(sum(len(each.appeals) for each in event.tournaments)),
    )


def _by_sex(event: Event, players: set[PlayerId]) -> dict[str, int]:
    sexes = Counter(event.contestants[each].sex for each in players)
    return {"men": sexes[Sex.MALE], "women": sexes[Sex.FEMALE]}


def _results(tournament: Tournament) -> Iterator[Result]:
    """Yield how the games ended that people play in a tournament, each once."""
    of_games = (each for each in tournament.stages if tournament.boards_of(each.id) is None)
    for game in (game for stage in of_games for round_ in stage.rounds for game in round_.to_play):
        if game.result is not None:
            yield from game.result.in_games
        yield from filter(None, game.so_far or ())


def _tournaments(event: Event, catalogue: Catalogue) -> Table:
    def figure(title: str) -> Column:
        return Column(title, ColumnKind.NUMBER, Align.CENTRE)

    return Table(
        columns=(
            Column(catalogue.translate("Column", "Tournament")),
            Column(catalogue.translate("Column", "System")),
            figure(catalogue.translate("Column", "Players")),
            figure(catalogue.translate("Column", "Men")),
            figure(catalogue.translate("Column", "Women")),
            figure(catalogue.translate("Column", "Rounds")),
            figure(catalogue.translate("Column", "Games")),
            Column(catalogue.translate("Column", "Winners")),
        ),
        rows=(
            *(_tournament(event.of(each.id), catalogue) for each in event.tournaments),
            _together(event, catalogue),
        ),
    )


def _tournament(seen: Event, catalogue: Catalogue) -> tuple[Cell, ...]:
    tournament = seen.tournament
    competition = tournament.competition()
    entered = {entry.player for entry in tournament.entries}
    sexes = _by_sex(seen, entered)
    met = (stage for stage in tournament.stages if stage.boards_of is None)
    rounds = [each for stage in met for each in stage.rounds if each.was_played]
    games = sum(1 for _ in _results(tournament))
    return (
        Cell(tournament_name(catalogue, tournament), strong=True),
        Cell(system_played(catalogue, competition.settings)),
        Cell(str(len(entered))),
        Cell(str(sexes["men"])),
        Cell(str(sexes["women"])),
        Cell(str(len(rounds))),
        Cell(str(games)),
        Cell(_winners(seen, catalogue)),
    )


def _together(event: Event, catalogue: Catalogue) -> tuple[Cell, ...]:
    """Return the line of sums; who plays in several tournaments is counted in each."""
    entered = [player for each in event.seen_of_each for player in each.entrants]
    games = sum(1 for each in event.tournaments for _ in _results(each))
    figures = (
        str(len(entered)),
        str(sum(each.sex is Sex.MALE for each in entered)),
        str(sum(each.sex is Sex.FEMALE for each in entered)),
        "",
        str(games),
    )
    return (
        Cell(catalogue.translate("Paper", "Together"), strong=True),
        Cell(),
        *(Cell(each, strong=True) for each in figures),
        Cell(),
    )


def _winners(seen: Event, catalogue: Catalogue) -> str:
    """Return who took the first places, or how far a table has come that is not final."""
    competition, players = seen.tournament.competition(), seen.contestants
    if competition.draw is None:
        return catalogue.translate("Paper", "not drawn yet")
    table = standings(competition, players)
    if told := table_state.subtitle(competition, players, table, catalogue):
        return told
    return "\n".join(
        f"{place_text(row)}  {people.name(catalogue, players[row.player])}"
        for row in table.rows
        if row.place <= _WINNERS and not row.annulled
    )


def _players(event: Event, catalogue: Catalogue) -> Iterator[Block]:
    """Yield how many people came of each age group, rank and region, each counted once."""
    if not any(each.entries for each in event.tournaments):
        return
    title = catalogue.translate("Paper", "Players, each of them counted once")
    yield Paragraph(title, strong=True)
    count = Column(catalogue.translate("Column", "Players"), ColumnKind.NUMBER, Align.CENTRE)
    yield Grid(
        tuple(
            Table(
                title=commission.group(catalogue, group),
                columns=(Column(""), count),
                rows=tuple(
                    (Cell(commission.group_key(catalogue, group, key)), Cell(str(tally.players)))
                    for key, tally in totals_in_order(event, catalogue, group)
                ),
            )
            for group in _BY
        )
    )


def _officials(event: Event, catalogue: Catalogue) -> Iterator[Block]:
    if not event.officials:
        return
    yield Paragraph(catalogue.translate("Paper", "Officials"), strong=True)
    yield Table(
        columns=(
            Column(catalogue.translate("Column", "Office")),
            Column(catalogue.translate("Column", "Surname, first name")),
            Column(catalogue.translate("Column", "Category")),
        ),
        rows=tuple(
            (
                Cell(people.role(catalogue, each.role)),
                Cell(each.name),
                Cell(each.category or ""),
            )
            for role in Role
            for each in event.with_role(role)
        ),
    )
