"""The rounds that are played in the tournaments of an event at a time."""

from collections.abc import Iterator

from arbiter_app.documents.play.round_protocol import titled_round
from arbiter_app.documents.report import Facts, Paragraph
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.in_hand import InHand, in_hand
from arbiter_app.domain.facts.play.rounds import RoundOfPlay
from arbiter_app.domain.ids import StageId
from arbiter_app.domain.pairing.progress import has_ended_early, played_stage
from arbiter_app.i18n import Catalogue
from arbiter_app.values import frozen
from arbiter_app.wording.terms.event.stages import place_name, tournament_name


@frozen
class RoundThere:
    """A round of a tournament of the event, or of a later stage of one."""

    here: InHand
    round: RoundOfPlay

    @property
    def stage(self) -> StageId:
        return self.here.competition.id

    def name(self, catalogue: Catalogue) -> str:
        """Return where it is played: "U12 girls", "U12 girls, Group A"."""
        whole = self.here.event.whole
        return place_name(catalogue, whole, self.stage) or whole.title

    @property
    def of_day(self) -> "tuple[RoundThere, ...]":
        """It and the rounds with results that were played on its day; it alone where no day is
        known.
        """
        if self.round.starts_at is None:
            return (self,)
        day = self.round.starts_at.date()
        return tuple(
            RoundThere(self.here, each)
            for each in self.here.competition.rounds
            if each.has_results and each.starts_at and each.starts_at.date() == day
        )


def rounds_of_number(event: Event, number: int) -> tuple[RoundThere, ...]:
    """Return the round of a number in each tournament that has come so far."""
    return tuple(
        RoundThere(here, round_)
        for here in _played(event)
        for round_ in here.competition.rounds
        if round_.number == number and round_.games
    )


def rounds_to_play(event: Event) -> tuple[RoundThere, ...]:
    """Return the rounds that are played now, in every stage under way; where nothing is left to
    play in any of them, the last round of each tournament.
    """
    under_way = tuple(
        RoundThere(here, current)
        for here in _stages(event)
        if (current := here.competition.current) is not None and current.missing
    )
    if under_way:
        return under_way
    return tuple(
        RoundThere(here, current)
        for here in _played(event)
        if (current := here.competition.current) is not None and current.games
    )


def rounds_played(event: Event) -> tuple[RoundThere, ...]:
    """Return the last round of each tournament in which somebody played."""
    return tuple(
        RoundThere(here, played[-1])
        for here in _played(event)
        if (played := [each for each in here.competition.rounds if each.was_played])
    )


def which_rounds(catalogue: Catalogue, rounds: tuple[RoundThere, ...]) -> tuple[str, Facts | None]:
    """Return which round it is, and, where the tournaments are at several, what each is at."""
    at: dict[str, list[str]] = {}
    for each in rounds:
        title = titled_round(each.here, catalogue, each.round)
        at.setdefault(title, []).append(each.name(catalogue))
    if len(at) == 1:
        return next(iter(at)), None
    return "", Facts(tuple((title, ", ".join(names)) for title, names in at.items()))


def left_out(
    event: Event, catalogue: Catalogue, rounds: tuple[RoundThere, ...]
) -> tuple[Paragraph, ...]:
    """Return which tournaments have none of the rounds, so that nobody looks for them in vain."""
    shown = {each.here.tournament.id for each in rounds}
    names = [tournament_name(catalogue, each) for each in event.tournaments if each.id not in shown]
    if not names:
        return ()
    pattern = catalogue.translate("Paper", "Not on this sheet: {tournaments}.")
    return (Paragraph(pattern.format(tournaments=", ".join(names))),)


def _played(event: Event) -> Iterator[InHand]:
    """Yield the stage of each tournament in which its rounds are played."""
    for tournament in event.whole.tournaments:
        if tournament.stages:
            yield in_hand(event.whole, played_stage(tournament))


def _stages(event: Event) -> Iterator[InHand]:
    """Yield the stages that are played, several of a tournament where it has groups; of teams those
    of their matches.
    """
    for tournament in event.whole.tournaments:
        for stage in tournament.stages:
            competition = tournament.competition(stage.id)
            traits = competition.traits
            if traits.has_parts or traits.is_of_boards:
                continue
            if not has_ended_early(tournament, stage):
                yield in_hand(event.whole, stage.id)
