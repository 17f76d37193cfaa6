"""What of an event a report file of a version does not say."""

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import replace
from decimal import Decimal

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.admission import USUAL_REQUIREMENTS
from arbiter_app.domain.facts.people.duties import ALWAYS
from arbiter_app.domain.facts.people.entry_status import EntryStatus
from arbiter_app.domain.facts.play.numbering import DrawMethod
from arbiter_app.domain.facts.play.rounds import Bye, Game, StageKind
from arbiter_app.domain.facts.results import Colour, Mark
from arbiter_app.domain.facts.rules.knockout_rules import WINNER_ALONE
from arbiter_app.domain.facts.rules.settings import Settings
from arbiter_app.domain.facts.rules.swiss_rules import SwissRules
from arbiter_app.domain.facts.tournament import Entry, Tournament
from arbiter_app.domain.ids import PairingNumber, PlayerId, StageId
from arbiter_app.domain.tie_breaks.editions import edition
from arbiter_app.formats.trf.facts.numbering import numbers_of, numbers_of_people
from arbiter_app.formats.trf.facts.play_off_criterion import with_play_offs_listed
from arbiter_app.formats.trf.lines.records import Version
from arbiter_app.formats.trf.reading.event import event_of
from arbiter_app.formats.trf.writing.insertion import refreshed_lines
from arbiter_app.formats.trf.writing.report import report_of
from arbiter_app.formats.trf.writing.team_losses import line_ups_told, teams_told

_NOBODY = PlayerId(0)

_NOT_OF_KNOCKOUTS = frozenset({"tie-breaks", "byes"})
"""What a knockout does without; who is out of it has a bye in the report."""


def losses(event: Event, version: Version) -> tuple[str, ...]:
    """Return what is lost when the tournament that an event is seen of is written and read again,
    as in ("scoring", "boards"). Other tournaments of the event have reports of their own.
    """
    read = event_of(report_of(event, version))
    numbers = numbers_of(event.tournament)
    gone = {numbers[each] for each in event.tournament.competition().left if each in numbers}
    ours, theirs = (_aspects(each, gone) for each in (with_play_offs_listed(event), read))
    lost = [name for name, aspect in ours.items() if aspect != theirs[name]]
    if event.tournament.settings.traits.has_bracket:
        lost = [name for name in lost if name not in _NOT_OF_KNOCKOUTS]
    if Counter(_kept(event)) - Counter(_kept(read)):
        lost.append("kept-lines")
    draw = event.tournament.draw
    if draw is None or draw.method is not DrawMethod.REPORTED:
        lost.append("draw")
    return tuple(lost)


def losses_of_stage(tournament: Tournament, reported: StageId) -> tuple[str, ...]:
    """Return what the report of one stage does not say of the tournament around it."""
    stage = tournament.stage(reported)
    of_it = {play_off.id for play_off in tournament.play_offs if play_off.stage == reported}
    lost = []
    if stage.kind in (StageKind.GROUP, StageKind.FINAL):
        lost.append("stage")
    if stage.kind is StageKind.PLAY_OFF:
        lost.append("step")
    others = (each for each in tournament.stages if each.id != reported and each.boards_of is None)
    if any(each.play_off not in of_it for each in others):
        lost.append("other-stages")
    return tuple(lost)


def _aspects(event: Event, gone: Collection[int]) -> Mapping[str, object]:
    """Return what is compared, by name; players by their numbers. Those who have left, `gone`, are
    absent from rounds to come whether a bye says so or not.
    """
    tournament = event.tournament
    settings, numbers = tournament.settings, numbers_of(tournament)
    people = numbers_of_people(tournament)
    rounds = tournament.stages[0].rounds if tournament.stages else ()
    return {
        "titles": (event.title, tournament.title),
        "place": (event.place, event.federation),
        "dates": (event.starts_on, event.ends_on),
        "organiser": event.organiser,
        "officials": [replace(official, birth=None, duty=ALWAYS) for official in event.officials],
        "announcements": event.committee_announced,
        "regulations": event.regulations,
        "duties-of-officials": [
            duty
            for official in event.officials
            if (duty := replace(official.duty, tournaments=())) != ALWAYS
        ],
        "births-of-officials": [official.birth for official in event.officials if official.birth],
        "level": (event.level, event.rank, event.discipline),
        "chess960": (event.chess960, {each.number: each.start for each in rounds if each.start}),
        "desk": _desk(event),
        "time-control": event.time_control,
        "system": (settings.system, settings.cycles, settings.swap_last_rounds),
        "sport": settings.sport,
        "rounds": settings.rounds,
        **_aspects_of_swiss(settings, numbers),
        "match-rules": settings.knockout if settings.traits.has_bracket else WINNER_ALONE,
        "matches": _of_games(event, lambda game: game.match and (game.match, game.step)),
        "match-decisions": [
            (decision.player and numbers.get(decision.player), replace(decision, player=None))
            for stage in tournament.stages
            for decision in stage.decisions
        ],
        "play-off-rules": settings.play_off,
        "play-offs": (tournament.play_offs, tournament.later_stages),
        "clocks": _of_games(event, lambda game: game.time_control or None),
        "carried": _of_games(event, lambda game: game.carried_from),
        "scoring": settings.scoring,
        "edition": settings.edition,
        "tie-breaks": edition(settings.edition).named_here(settings.tie_breaks),
        "list-changes": tournament.list_changes,
        "categories": tournament.categories,
        "across": event.across,
        "integrity": (tournament.integrity, tournament.rules_left),
        "own-criteria": [
            (each.code, each.definition, each.lower_is_better, _by_number(each.values, numbers))
            for each in tournament.own_criteria
        ],
        "lots": (settings.unresolved, tournament.tie_lot_seed),
        "rating-rules": (
            settings.unrated,
            settings.forfeits_in_ratings,
            tournament.rating_rules,
        ),
        "withdrawals": (
            settings.annuls_withdrawals,
            {
                people[entry.player]: entry.status
                for entry in tournament.entries
                if entry.has_left and entry.player in people
            },
            {
                (round_.number, numbers[game.player(colour)]): absence
                for round_ in rounds
                for game in round_.games
                for colour in Colour
                if (absence := game.absence(colour)) is not None
            },
        ),
        "adjustments": [
            (numbers[each.player], each.round, each.points, each.game_points)
            for each in tournament.adjustments
        ],
        "players": {
            number: replace(event.players[player], id=_NOBODY) for player, number in people.items()
        },
        "results": {
            (round_.number, numbers[game.white], numbers[game.black]): (game.result, game.so_far)
            for round_ in rounds
            for game in round_.games
        },
        "rating-corrections": _of_games(event, lambda game: game.rated_result),
        "adjournments": _of_games(event, lambda game: game.adjournment),
        "away": _of_games(event, lambda game: game.away or None),
        "endings": _of_games(event, _ending),
        "replays": _of_games(event, lambda game: game.replay),
        "signatures": (
            [(round_.published, round_.signed_off) for round_ in rounds if round_.published],
            _of_games(event, lambda game: game.checked),
            _of_games(event, lambda game: game.entered_at),
            [each.signatures for each in rounds if each.signatures],
        ),
        "rights": event.pins,
        "incidents": (tournament.incidents, tournament.appeals),
        "byes": {
            (round_.number, numbers[bye.player]): (bye.mark, bye.remark, bye.is_unexplained)
            for round_ in rounds
            for bye in round_.byes
            if (not _is_absence(bye) if round_.games else numbers[bye.player] not in gone)
        },
        "made-from": {each.number: each.made_from for each in rounds if each.made_from},
        "levels": {
            people[entry.player]: (entry.level, entry.level_kept)
            for entry in tournament.entries
            if (entry.level, entry.level_kept) != (None, None) and entry.player in people
        },
        "handicaps": _of_games(event, _handicap),
        "kept": {
            round_.number: {numbers[player] for player in round_.kept}
            for round_ in rounds
            if round_.kept
        },
        "by-hand": {
            round_.number: (
                each.case,
                each.reason,
                [(numbers[pair.white], pair.black and numbers[pair.black]) for pair in each.system],
            )
            for round_ in rounds
            if (each := round_.by_hand) is not None
        },
        "boards": {
            round_.number: [(game.board, numbers[game.white]) for game in round_.games]
            for round_ in rounds
            if round_.games
        },
        "teams": (settings.teams, teams_told(tournament)),
        "line-ups": line_ups_told(tournament),
        "hall": (tournament.first_board, event.rooms),
        "times": {round_.number: round_.starts_at for round_ in rounds if round_.starts_at},
        "times-of-games": _of_games(
            event,
            lambda game: (game.starts_at, game.arbiter) if game.starts_at or game.arbiter else None,
        ),
    }


def _is_absence(bye: Bye) -> bool:
    """Whether a bye of a round that is paired says no more than that somebody is not in it, as a
    report says of everybody without a game.
    """
    return bye.mark is Mark.ZERO_BYE and not bye.remark and not bye.is_unexplained


def _aspects_of_swiss(
    settings: Settings, numbers: Mapping[PlayerId, PairingNumber]
) -> Mapping[str, object]:
    rules = settings.swiss if settings.traits.follows_results else SwissRules()
    last = rules.last_accelerated
    return {
        "swiss-system": (rules.system, rules.is_assumed),
        "initial-colour": rules.initial_colour,
        "colour-numbers": rules.counts_all_numbers,
        "readings": rules.readings,
        "mcmahon": rules.mcmahon,
        "acceleration": (
            rules.acceleration,
            last and numbers.get(last),
            rules.virtual_points,
        ),
        "forbidden-pairs": (
            rules.team_mates,
            [
                ([numbers.get(each) for each in pairs.players], pairs.first_round, pairs.last_round)
                for pairs in rules.forbidden
            ],
        ),
        "fixed-boards": {numbers.get(each): board for each, board in rules.fixed_boards.items()},
        "board-order": rules.board_order,
        "numbering": rules.last_criterion,
        "half-byes": (rules.half_byes, rules.last_half_bye),
    }


def _ending(game: Game) -> object:
    """Return how a game ended and whether its result is provisional, where either is noted."""
    return (game.ended_by, game.is_provisional) if game.ended_by or game.is_provisional else None


def _handicap(game: Game) -> object:
    """Return handicap and komi of a game, where it is played with such."""
    return None if game.handicap is None else (game.handicap, game.komi)


def _of_games(event: Event, fact: Callable[[Game], object]) -> object:
    """Return what is known of games, by their round and White's number."""
    tournament = event.tournament
    numbers = numbers_of(tournament)
    of_main = {
        (round_.number, numbers[game.white]): known
        for stage in tournament.stages[:1]
        for round_, game in stage.games
        if (known := fact(game)) is not None
    }
    boards = tournament.boards_of() if tournament.stages else None
    people = numbers_of_people(tournament)
    of_boards = {
        (round_.number, people[game.white]): known
        for round_, game in (() if boards is None else boards.games)
        if (known := fact(game)) is not None
    }
    return of_main, of_boards


def _desk(event: Event) -> object:
    """Return what the registration desk and the mandate commission know, as far as it is beyond
    what any event begins with.
    """
    entries = [
        replace(entry, player=_NOBODY, status=EntryStatus.REGISTERED, level=None, level_kept=None)
        for entry in event.tournament.entries
    ]
    return (
        [entry for entry in entries if entry != Entry(player=_NOBODY)],
        event.tournament.eligibility,
        event.entry_fee,
        event.team_fee,
        [pair for pair in _fees_of_teams(event) if any(pair)],
        event.discounts,
        event.receipts,
        event.particulars,
        event.paper_texts,
        event.english_names,
        event.logo,
        () if event.requirements == USUAL_REQUIREMENTS else event.requirements,
    )


def _fees_of_teams(event: Event) -> Iterator[tuple[Decimal | None, Decimal]]:
    return ((team.fee_due, team.fee_paid) for team in event.tournament.teams)


def _kept(event: Event) -> list[str]:
    return [line.text for line in refreshed_lines(event)]


def _by_number(
    values: Mapping[PlayerId, Decimal], numbers: Mapping[PlayerId, PairingNumber]
) -> Mapping[PairingNumber, Decimal]:
    return {numbers[player]: value for player, value in values.items()}
