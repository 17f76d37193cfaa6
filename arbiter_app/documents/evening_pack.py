"""The evening pack: everything that lets the event go on by hand if the computer does not."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from datetime import datetime

from arbiter_app.documents import frame, open_matters
from arbiter_app.documents.cross_table import ORDER, cross_table
from arbiter_app.documents.final_standings import final_standings
from arbiter_app.documents.incident_act import FORM as ACT_FORM
from arbiter_app.documents.incident_act import INCIDENT, incident_act
from arbiter_app.documents.incident_register import incident_register
from arbiter_app.documents.options import Choice, ChoiceOption, Options
from arbiter_app.documents.protest import APPEAL, protest
from arbiter_app.documents.protest import FORM as PROTEST_FORM
from arbiter_app.documents.report import Contents, Facts, Orientation, Paragraph, Report
from arbiter_app.documents.round_protocol import FORM, ROUND, round_protocol
from arbiter_app.documents.schedule import rounds_to_play
from arbiter_app.domain.event import Event, RoundOfPlay, System, Tournament
from arbiter_app.domain.ids import Round
from arbiter_app.domain.play import Signed
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.wording import numbers

Compose = Callable[[Event, Options, Catalogue, datetime], Report]

BLANKS = ChoiceOption(
    "blanks",
    QT_TRANSLATE_NOOP("Option", "Blank protocols"),
    (
        Choice("all", QT_TRANSLATE_NOOP("Option", "of all rounds to come")),
        Choice("3", QT_TRANSLATE_NOOP("Option", "of the next three rounds")),
        Choice("1", QT_TRANSLATE_NOOP("Option", "of the next round")),
    ),
)

_STEPS = (
    QT_TRANSLATE_NOOP(
        "Paper",
        "Pairings: the games to play are on the sheet of remaining rounds, with boards and colours."
        " They hold as they stand; nothing is drawn again.",
    ),
    QT_TRANSLATE_NOOP(
        "Paper",
        "Results: write them on the protocol of the round. Both players sign, then the arbiter.",
    ),
    QT_TRANSLATE_NOOP(
        "Paper",
        "Cross table: write every result into both rows, as + and – where a game was forfeited, and"
        " add up the points. Tie-breaks are worked out at the end; their order stands at the foot"
        " of the table.",
    ),
    QT_TRANSLATE_NOOP(
        "Paper",
        "Incidents, protests, withdrawals: write an act or a protest with round, board, time and"
        " signature. Adjourned games go on from the envelopes of the sheet of open matters.",
    ),
    QT_TRANSLATE_NOOP(
        "Paper",
        "Back at a computer: open the newest copy of the file. Where it says an older data version"
        " than the foot of this sheet, look through this pack for what is missing. Type the"
        " protocols round by round, check them a second time, and sign the rounds off.",
    ),
)


def evening_pack(
    event: Event, options: Options, catalogue: Catalogue, printed_at: datetime
) -> Report:
    """Return the cover, with the tables, the games to play, protocols and open matters behind."""

    def sheet(compose: Compose, chosen: Options) -> Report:
        return compose(event, chosen, catalogue, printed_at)

    def protocol(number: Round, form: str, listed: str) -> Report:
        options: Options = {ROUND.name: number, FORM.name: form}
        return replace(round_protocol(official, options, catalogue, printed_at), listed=listed)

    tournament = event.tournament
    official = _with_pairings_published(event, printed_at)
    filled = catalogue.translate("Paper", "Round protocols as they are")
    to_fill = catalogue.translate("Paper", "Round protocols to write on")
    blank = [each.number for each in _to_come(tournament)]
    if options[BLANKS.name] != "all":
        blank = blank[: int(options[BLANKS.name] or 0)]
    cover = frame.framed(_cover(event, catalogue), event, catalogue, printed_at)
    behind = (
        sheet(cross_table, {ORDER.name: "number"}),
        sheet(final_standings, {}),
        *([sheet(rounds_to_play, {})] if tournament.main_stage.missing else []),
        *(
            protocol(each.number, "blank" if each.missing else "filled", filled)
            for each in _unsigned(tournament)
        ),
        *([sheet(open_matters.open_matters, {})] if open_matters.are_open(tournament) else []),
        *([sheet(incident_register, {})] if tournament.incidents else []),
        sheet(incident_act, {INCIDENT.name: None, ACT_FORM.name: "blank"}),
        sheet(protest, {APPEAL.name: None, PROTEST_FORM.name: "blank"}),
        *(protocol(number, "blank", to_fill) for number in blank),
    )
    return replace(cover, following=behind)


def _with_pairings_published(event: Event, at: datetime) -> Event:
    """Return the event with no round a draft: without the computer these pairings are to hold."""
    stages = tuple(
        replace(
            stage,
            rounds=tuple(
                replace(each, published=each.published or Signed("", at)) for each in stage.rounds
            ),
        )
        for stage in event.tournament.stages
    )
    return replace(event, tournaments=(replace(event.tournament, stages=stages),))


def _unsigned(tournament: Tournament) -> Sequence[RoundOfPlay]:
    """Return the rounds begun that nobody has signed off."""
    rounds = tournament.main_stage.rounds
    return [each for each in rounds if tournament.has_begun(each) and each.signed_off is None]


def _to_come(tournament: Tournament) -> Sequence[RoundOfPlay]:
    """Return the rounds of which no game was played."""
    rounds = tournament.main_stage.rounds
    return [each for each in rounds if each.missing and not tournament.has_begun(each)]


def _cover(event: Event, catalogue: Catalogue) -> frame.Body:
    tournament = event.tournament
    return frame.Body(
        document="evening-pack",
        title=catalogue.translate("Paper", "Evening pack"),
        subtitle=catalogue.translate("Paper", "to go on by hand without the computer"),
        blocks=(
            Facts(tuple(_facts(tournament, catalogue))),
            Paragraph(catalogue.translate("Paper", "What is in the pack"), strong=True),
            Contents(
                sheet=catalogue.translate("Column", "Sheet"),
                pages=catalogue.translate("Column", "Pages"),
            ),
            Paragraph(catalogue.translate("Paper", "How to go on by hand"), strong=True),
            *_steps(tournament, catalogue),
        ),
        orientation=Orientation.PORTRAIT,
        ranked=False,
    )


def _facts(tournament: Tournament, catalogue: Catalogue) -> Iterator[tuple[str, str]]:
    """Yield what whoever goes on has to know first."""
    stage = tournament.main_stage
    begun = [each.number for each in stage.rounds if tournament.has_begun(each)]
    rounds = catalogue.translate("Paper", "{begun} of {rounds}")
    yield (
        catalogue.translate("Paper", "Rounds begun"),
        rounds.format(begun=len(begun), rounds=tournament.announced_rounds),
    )
    yield catalogue.translate("Paper", "Games without a result"), str(stage.missing)
    for head, listed in (
        (catalogue.translate("Paper", "Rounds not signed off"), _unsigned(tournament)),
        (catalogue.translate("Paper", "Rounds to come"), _to_come(tournament)),
    ):
        nothing = catalogue.translate("Paper", "none")
        yield head, numbers.ranges([each.number for each in listed]) or nothing
    if adjourned := sum(len(each.adjourned) for each in stage.rounds):
        yield catalogue.translate("Paper", "Adjourned games"), str(adjourned)
    if undecided := sum(each.is_open for each in tournament.appeals):
        yield catalogue.translate("Paper", "Protests and appeals not decided"), str(undecided)


def _steps(tournament: Tournament, catalogue: Catalogue) -> Iterator[Paragraph]:
    step = catalogue.translate("Paper", "{number}. {what}")
    for number, what in enumerate(_STEPS, start=1):
        yield Paragraph(step.format(number=number, what=catalogue.translate("Paper", what)))
    if tournament.settings.system is System.SWISS:
        note = catalogue.translate(
            "Paper", "Rounds of a Swiss that are not paired yet cannot be on these sheets."
        )
        yield Paragraph(note, strong=True)
