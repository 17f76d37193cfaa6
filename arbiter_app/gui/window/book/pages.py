"""The pages of the window: one line each, in the order of the list at the left."""

from collections.abc import Callable

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.play.rounds import Stage
from arbiter_app.domain.pairing.progress import has_ended_early, is_over
from arbiter_app.domain.play_offs.regulations import with_regulations
from arbiter_app.domain.registration.entered import entered, is_present
from arbiter_app.domain.registration.tallies import undecided
from arbiter_app.gui.base.destinations import PageId
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.base.page import Page
from arbiter_app.values import frozen


@frozen
class PageEntry:
    """A page before it is built."""

    id: PageId
    key: str
    build: Callable[[OpenEvent], Page]
    state: Callable[[Event], str]
    """A figure or a sign beside the title that says how far this part of the work is; it begins
    with "!" where something waits for the arbiter.
    """
    is_used: Callable[[Event], bool] = lambda _: True
    """Whether an event has any use for the page even while its state says nothing; its key opens it
    all the same.
    """
    of_event: bool = False
    """Whether it is of the whole event, not of the tournament in hand; which tournaments it shows
    is chosen on the page itself, where it can be chosen.
    """
    follows_from: Callable[[Event], tuple[object, ...]] | None = None
    """The parts of an event from which the state follows, where no result is one of them: while
    they are the very same, so is the state.
    """


def waits(state: str) -> bool:
    """Whether what stands beside a page says that something waits for the arbiter there."""
    return state.startswith("!")


# A page is imported when it is shown first: the window opens without waiting for all of them.


def _event(open_event: OpenEvent) -> Page:
    from arbiter_app.gui.event.page import EventPage

    return EventPage(open_event)


def _tournaments(open_event: OpenEvent) -> Page:
    from arbiter_app.gui.tournaments.page import TournamentsPage

    return TournamentsPage(open_event)


def _officials(open_event: OpenEvent) -> Page:
    from arbiter_app.gui.officials.page import OfficialsPage

    return OfficialsPage(open_event)


def _teams(open_event: OpenEvent) -> Page:
    from arbiter_app.gui.teams.page import TeamsPage

    return TeamsPage(open_event)


def _players(open_event: OpenEvent) -> Page:
    from arbiter_app.gui.players.page import PlayersPage

    return PlayersPage(open_event)


def _commission(open_event: OpenEvent) -> Page:
    from arbiter_app.gui.commission.page import MandatePage

    return MandatePage(open_event)


def _registration(open_event: OpenEvent) -> Page:
    from arbiter_app.gui.registration.page import DeskPage

    return DeskPage(open_event)


def _draw(open_event: OpenEvent) -> Page:
    from arbiter_app.gui.draw.page import DrawPage

    return DrawPage(open_event)


def _playing(open_event: OpenEvent) -> Page:
    from arbiter_app.gui.playing.page import PlayingPage

    return PlayingPage(open_event)


def _pairing(open_event: OpenEvent) -> Page:
    from arbiter_app.gui.pairing.page import PairingPage

    return PairingPage(open_event)


def _rounds(open_event: OpenEvent) -> Page:
    from arbiter_app.gui.rounds.page import RoundsPage

    return RoundsPage(open_event)


def _sheets(open_event: OpenEvent) -> Page:
    from arbiter_app.gui.solving.page import SheetsPage

    return SheetsPage(open_event)


def _incidents(open_event: OpenEvent) -> Page:
    from arbiter_app.gui.disputes.incidents_page import IncidentsPage

    return IncidentsPage(open_event)


def _appeals(open_event: OpenEvent) -> Page:
    from arbiter_app.gui.disputes.appeals_page import AppealsPage

    return AppealsPage(open_event)


def _table(open_event: OpenEvent) -> Page:
    from arbiter_app.gui.table.page import TablePage

    return TablePage(open_event)


def _across(open_event: OpenEvent) -> Page:
    from arbiter_app.gui.across.page import AcrossPage

    return AcrossPage(open_event)


def _play_off(open_event: OpenEvent) -> Page:
    from arbiter_app.gui.play_off.page import PlayOffPage

    return PlayOffPage(open_event)


def _bracket(open_event: OpenEvent) -> Page:
    from arbiter_app.gui.bracket.page import BracketPage

    return BracketPage(open_event)


def _stages(open_event: OpenEvent) -> Page:
    from arbiter_app.gui.stages.page import StagesPage

    return StagesPage(open_event)


def _papers(open_event: OpenEvent) -> Page:
    from arbiter_app.gui.papers.page import DocumentsPage

    return DocumentsPage(open_event)


def _journal(open_event: OpenEvent) -> Page:
    from arbiter_app.gui.journal.page import JournalPage

    return JournalPage(open_event)


def _people(event: Event) -> tuple[object, ...]:
    """Return what an event knows of people and teams before they play."""
    parts = ((each.settings, each.entries, each.teams, each.draw) for each in event.tournaments)
    return (event.players, event.seen_of, *(part for each in parts for part in each))


def _nothing(_: Event) -> str:
    return ""


def _how_many(event: Event) -> str:
    return str(len(event.tournaments)) if event.has_several else ""


def _registered(event: Event) -> str:
    return str(len(event.tournament.entries))


def _teams_entered(event: Event) -> str:
    """Return how many teams there are; "!" where one of them cannot fill its boards."""
    if not (teams := event.tournament.teams):
        return ""
    from arbiter_app.domain.teams.rosters import short_rosters

    short = short_rosters(event)
    return f"! {len(short)}" if short else str(len(teams))


def _undecided(event: Event) -> str:
    """Return for how many a decision is lacking; nobody waits for one where play began without a
    commission.
    """
    whole = event.whole
    entries = [entry for each in whole.tournaments for entry in each.entries]
    if waiting := undecided(whole):
        has_begun = any(entry.decision is not None for entry in entries)
        is_drawn = all(each.draw is not None for each in whole.tournaments if each.entries)
        return f"! {waiting}" if has_begun or not is_drawn else str(waiting)
    return "✓" if entries else ""


def _present(event: Event) -> str:
    """Return how many people of the whole event are here, of how many."""
    people = entered(event.whole).values()
    return f"{sum(map(is_present, people))}/{len(people)}" if people else ""


def _drawn(event: Event) -> str:
    tournament = event.tournament
    if tournament.draw is None and tournament.ceremony is not None:
        return f"{len(tournament.ceremony.numbers)}/{len(event.participants)}"
    return "✓" if tournament.draw else ""


def _who_plays(event: Event) -> str:
    """Return how many are paired next; "!" before how many were absent before, unexplained."""
    competition = event.tournament.competition()
    if not _is_paired_here(event) or competition.draw is None:
        return ""
    from arbiter_app.domain.pairing.swiss.absentees import unexplained_absentees
    from arbiter_app.domain.taking_part.who_plays import coming_rounds, parts_in, tally

    coming = coming_rounds(competition)
    if not coming:
        return "✓"
    if absent := unexplained_absentees(competition, coming[0]):
        return f"! {len(absent)}"
    return str(tally(parts_in(competition, coming[0])).plays)


def _to_pair(event: Event) -> str:
    """Return which round waits to be paired or published, "!" before it; else the last paired."""
    competition = event.tournament.competition()
    if not _is_paired_here(event) or competition.draw is None:
        return ""
    from arbiter_app.domain.pairing.swiss.standing import (
        RoundStanding,
        round_in_hand,
        round_standing,
    )

    number = round_in_hand(competition)
    if round_standing(competition, number) in (RoundStanding.READY, RoundStanding.DRAFT):
        return f"! {number}"
    return f"{competition.rounds_paired}/{competition.announced_rounds}"


def _round_of(event: Event) -> str:
    """Return which round is played of how many; with several stages, how many of those that are
    played in them are complete. Play-offs have a figure of their own.
    """
    tournament = event.tournament
    if _is_of_solvers(event):
        return ""
    played = (tournament.main_stage, *tournament.later_stages)
    stages = [stage for stage in played if stage.play_off is None]
    if len(stages) == 1:
        current = stages[0].current
        return f"{current.number}/{len(stages[0].rounds)}" if current else ""
    rounds = [round_ for stage in stages for round_ in stage.rounds if not round_.is_carried]
    return f"{sum(not round_.missing for round_ in rounds)}/{len(rounds)}" if rounds else ""


def _sheets_typed(event: Event) -> str:
    """Return which round is solved, of how many; nothing where games are played."""
    stage = event.tournament.main_stage if event.tournament.stages else None
    if stage is None or not _is_of_solvers(event) or (current := stage.current) is None:
        return ""
    return f"{current.number}/{len(stage.rounds)}"


def _written_down(event: Event) -> str:
    return str(sum(len(each.incidents) for each in event.whole.tournaments) or "")


def _undecided_appeals(event: Event) -> str:
    open_ = sum(each.is_open for of in event.whole.tournaments for each in of.appeals)
    return f"! {open_}" if open_ else ""


def _final(event: Event) -> str:
    """Return "✓" where nothing is left to play, play-offs among it."""
    tournament = event.tournament
    is_missing = any(
        stage.missing and not has_ended_early(tournament, stage) for stage in tournament.stages
    )
    if is_missing or not is_over(tournament.competition()):
        return ""
    waits = any(_awaits_play_offs(event, stage) for stage in with_regulations(tournament))
    return "" if waits else "✓"


def _awaits_play_offs(event: Event, stage: Stage) -> bool:
    from arbiter_app.domain.next_step.play_offs import awaits_play_offs

    return awaits_play_offs(event.tournament.competition(stage.id), event.contestants)


def _matches_decided(event: Event) -> str:
    """Return how many matches of the first knockout are decided."""
    tournament = event.tournament
    stages = (tournament.competition(each.id) for each in tournament.stages)
    seen = next((each for each in stages if each.traits.has_bracket), None)
    if seen is None or seen.draw is None:
        return ""
    from arbiter_app.domain.pairing.knockout import knockout

    played = [match for match in knockout(seen).matches.values() if not match.is_bye]
    return f"{sum(match.is_over for match in played)}/{len(played)}"


def _stages_over(event: Event) -> str:
    tournament = event.tournament
    later = [stage for stage in tournament.later_stages if stage.play_off is None]
    over = sum(is_over(tournament.competition(stage.id)) for stage in later)
    return f"{over}/{len(later)}" if later else ""


def _has_play_offs(event: Event) -> bool:
    return bool(event.tournament.play_offs)


def _has_bracket(event: Event) -> bool:
    tournament = event.tournament
    return any(tournament.competition(each.id).traits.has_bracket for each in tournament.stages)


def _has_across(event: Event) -> bool:
    return event.has_several or bool(event.across)


def _is_paired_here(event: Event) -> bool:
    settings = event.tournament.settings
    return settings.traits.follows_results and not settings.is_only_read


def _is_of_teams(event: Event) -> bool:
    return event.tournament.played_by_teams


def _is_of_solvers(event: Event) -> bool:
    return event.tournament.settings.traits.has_sheets


def _has_games(event: Event) -> bool:
    return not _is_of_solvers(event)


def _has_stages(event: Event) -> bool:
    tournament = event.tournament
    later = any(stage.play_off is None for stage in tournament.later_stages)
    return later or tournament.settings.traits.has_parts


def _play_offs(event: Event) -> str:
    if not event.tournament.play_offs and not with_regulations(event.tournament):
        return ""
    from arbiter_app.gui.play_off.agenda import play_off_figure

    return play_off_figure(event)


PAGES = (
    PageEntry(PageId.EVENT, "F2", _event, _nothing),
    PageEntry(PageId.TOURNAMENTS, "Ctrl+F2", _tournaments, _how_many, of_event=True),
    PageEntry(PageId.OFFICIALS, "Shift+F2", _officials, _nothing, of_event=True),
    PageEntry(PageId.TEAMS, "Shift+F8", _teams, _teams_entered, _is_of_teams, follows_from=_people),
    PageEntry(PageId.PLAYERS, "F3", _players, _registered),
    PageEntry(
        PageId.REGISTRATION,
        "Shift+F3",
        _registration,
        _present,
        of_event=True,
        follows_from=_people,
    ),
    PageEntry(
        PageId.COMMISSION,
        "Ctrl+F3",
        _commission,
        _undecided,
        of_event=True,
        follows_from=_people,
    ),
    PageEntry(PageId.DRAW, "F4", _draw, _drawn),
    PageEntry(PageId.PLAYING, "Shift+F4", _playing, _who_plays, _is_paired_here),
    PageEntry(PageId.PAIRING, "Ctrl+F4", _pairing, _to_pair, _is_paired_here),
    PageEntry(PageId.ROUNDS, "F5", _rounds, _round_of, _has_games),
    PageEntry(PageId.SHEETS, "Shift+F11", _sheets, _sheets_typed, _is_of_solvers),
    PageEntry(PageId.INCIDENTS, "Shift+F5", _incidents, _written_down, of_event=True),
    PageEntry(PageId.APPEALS, "Ctrl+F5", _appeals, _undecided_appeals, of_event=True),
    PageEntry(PageId.TABLE, "F6", _table, _final),
    PageEntry(PageId.ACROSS, "Shift+F6", _across, _nothing, _has_across, of_event=True),
    PageEntry(PageId.PLAY_OFF, "F7", _play_off, _play_offs, _has_play_offs),
    PageEntry(PageId.BRACKET, "Shift+F7", _bracket, _matches_decided, _has_bracket),
    PageEntry(PageId.STAGES, "Ctrl+F7", _stages, _stages_over, _has_stages),
    PageEntry(PageId.PAPERS, "F8", _papers, _nothing),
    PageEntry(PageId.JOURNAL, "F9", _journal, _nothing, of_event=True),
)
