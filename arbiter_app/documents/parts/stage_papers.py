"""Papers of one stage of a tournament: which stage is meant, and how its papers are headed."""

from collections.abc import Iterator
from dataclasses import replace

from arbiter_app.documents.options import StageOption
from arbiter_app.documents.parts.frame import event_title
from arbiter_app.documents.report import Report
from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.in_hand import InHand, in_hand
from arbiter_app.domain.facts.play.rounds import Stage
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import StageId
from arbiter_app.domain.pairing.knockout import bracket_is_drawn, knockout
from arbiter_app.domain.pairing.progress import played_stage
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.wording.terms.event.stages import stage_name
from arbiter_app.wording.terms.play.knockouts import match_name, match_number

STAGE = QT_TRANSLATE_NOOP("Option", "Stage")


def _main_stage(tournament: Tournament) -> StageId:
    return tournament.main_stage.id


def _bracket_stage(tournament: Tournament) -> StageId:
    """Return the newest knockout that is drawn."""
    drawn = (
        stage.id
        for stage in reversed(tournament.stages)
        if bracket_is_drawn(tournament.competition(stage.id))
    )
    return next(drawn, tournament.main_stage.id)


def _stage_of_lots(tournament: Tournament) -> StageId:
    """Return the newest stage with lots: a knockout that is drawn has those of its colours."""
    newest = (
        stage.id
        for stage in reversed(tournament.stages)
        if stage.decisions or bracket_is_drawn(tournament.competition(stage.id))
    )
    return next(newest, tournament.main_stage.id)


def _stage_of_games(tournament: Tournament) -> StageId:
    """Return the stage that is played, or that of its boards where teams play."""
    played = played_stage(tournament)
    boards = tournament.boards_of(played) if tournament.played_by_teams else None
    return played if boards is None else boards.id


OF_MAIN = StageOption("stage", STAGE, _main_stage)
OF_ALL = StageOption("stage", STAGE, lambda _: None)
OF_BRACKET = StageOption("stage", STAGE, _bracket_stage, lambda each: each.traits.has_bracket)
OF_LOTS = StageOption("stage", STAGE, _stage_of_lots)
OF_SWISS = StageOption("stage", STAGE, _main_stage, lambda each: each.traits.follows_results)
OF_GAMES = StageOption(
    "stage",
    STAGE,
    _stage_of_games,
    lambda each: not each.traits.has_parts and each.settings.teams is None,
)
"""Papers of games of people, where teams play those of their boards."""
OF_DRAWN = StageOption("stage", STAGE, _main_stage, lambda each: not each.traits.is_of_boards)
"""Papers of numbers that were drawn; members of teams have theirs from the numbers of teams."""
OF_MEETINGS = StageOption(
    "stage",
    STAGE,
    played_stage,
    lambda each: not (each.traits.has_parts or each.traits.is_of_boards),
)
"""Papers of who has met whom; few of the members of teams ever meet."""
OF_MATCHES = StageOption("stage", STAGE, played_stage, lambda each: each.settings.teams is not None)
"""Papers of the matches of teams."""
OF_LINE_UPS = StageOption(
    "stage",
    STAGE,
    played_stage,
    lambda each: OF_MATCHES.fits(each) and not each.traits.follows_rosters,
)
"""Papers of line-ups: in Scheveningen none are handed in, for the rosters decide."""
OF_PLAYED = StageOption("stage", STAGE, played_stage, lambda each: not each.traits.has_parts)


def matches_of(here: InHand, catalogue: Catalogue) -> Iterator[tuple[str, int]]:
    """Yield the matches of a knockout that have both players, with the numbers they are chosen
    by.
    """
    competition = here.competition
    if not bracket_is_drawn(competition):
        return
    pattern = catalogue.translate("Paper", "{number}: {match}", "of a bracket")
    stands = knockout(competition)
    for match in stands.matches.values():
        if match.state is not None:
            yield (
                pattern.format(
                    number=match_number(stands.bracket, match.id),
                    match=match_name(catalogue, stands.bracket, match.id),
                ),
                match_number(stands.bracket, match.id),
            )


def match_meant(competition: Competition) -> int | None:
    """Return the number of the match played last, else of the first with both players."""
    if not bracket_is_drawn(competition):
        return None
    stands = knockout(competition)
    known = [each for each in stands.matches.values() if each.state is not None]
    begun = [each for each in known if each.state and each.state.games]
    for match in begun[-1:] or known[:1]:
        return match_number(stands.bracket, match.id)
    return None


def of_stage(report: Report, event: Event, stage: StageId, catalogue: Catalogue) -> Report:
    """Return a paper whose head says of which stage it is, and with which time control."""
    if event.tournament.is_main(stage):
        return report
    heading = report.heading
    of = event.tournament.stage(stage)
    named = titled(event.tournament, of, catalogue)
    listed = catalogue.translate("Paper", "{sheet}: {stage}", "in the contents of a pack").format(
        sheet=report.listed or heading.document, stage=stage_name(catalogue, event.tournament, of)
    )
    return replace(
        report,
        listed=listed,
        heading=replace(
            heading,
            event=event_title(in_hand(event)),
            subtitle=". ".join(part for part in (named, heading.subtitle) if part),
        ),
        following=tuple(of_stage(each, event, stage, catalogue) for each in report.following),
    )


def titled(tournament: Tournament, stage: Stage, catalogue: Catalogue) -> str:
    """Return the name of a stage with its time control: "Final A, 15+10"."""
    name = stage_name(catalogue, tournament, stage)
    if not stage.time_control:
        return name
    pattern = catalogue.translate("Paper", "{stage}, {time_control}", "of a stage")
    return pattern.format(stage=name, time_control=stage.time_control)
