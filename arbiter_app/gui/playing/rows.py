"""Who plays as rows and columns: a narrow column for every round to come."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.people.people import Player
from arbiter_app.domain.facts.play.rounds import Bye
from arbiter_app.domain.facts.results import Mark
from arbiter_app.domain.facts.tournament import Entry, Tournament
from arbiter_app.domain.ids import PairingNumber, PlayerId, Round
from arbiter_app.domain.pairing.swiss.absentees import absent_before, byes_asked_for
from arbiter_app.domain.taking_part.who_plays import (
    Part,
    SoFar,
    coming_rounds,
    parts_in,
    rounds_to_arrange,
    so_far,
)
from arbiter_app.gui.base.rows_model import CENTRE, FIGURES, RIGHT, Column
from arbiter_app.gui.look.words import Look
from arbiter_app.gui.parts.pages.told_panel import Told
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms import numbers
from arbiter_app.wording.terms.play import byes, results
from arbiter_app.wording.terms.registration import people

_SPARE_BEFORE = 100
"""Rounds to come go one after the other where there is no room, the last one first."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayingRow:
    """A player, and what they do in the rounds to come."""

    player: Player
    entry: Entry
    number: PairingNumber | None
    parts: Mapping[Round, Part]
    """Of every round to come, and of those in which everybody has a bye that can be taken back."""
    byes: Mapping[Round, Bye]
    """Those asked for in them."""
    so_far: SoFar
    half_byes: int
    """How many half-point byes they have, those to come among them."""
    allowed: int
    """How many they may have."""
    was_absent: bool
    """Whether they did not come to the last round and did not explain it."""

    @property
    def id(self) -> PlayerId:
        return self.player.id


def playing_rows(here: InHand) -> list[PlayingRow]:
    """Return everybody in the order of numbers; who did not come to the last round, unexplained,
    stands on top.
    """
    competition = here.competition
    coming = coming_rounds(competition)
    arranged = rounds_to_arrange(competition)
    parts = {number: parts_in(competition, number) for number in arranged}
    rounds = {number: competition.round_or_none(number) for number in arranged}
    asked = {
        number: {bye.player: bye for bye in byes_asked_for(each)} if each else {}
        for number, each in rounds.items()
    }
    absent = {*absent_before(competition, coming[0])} if coming else set()
    until_now = so_far(competition)
    entries = {entry.player: entry for entry in _entries(here.tournament)}
    usual = competition.settings.swiss.half_byes
    rows = []
    for participant in competition.participants:
        player = participant.id
        entry = entries[player]
        own = {number: given[player] for number, given in asked.items() if player in given}
        had = sum(mark is Mark.HALF_BYE for _, mark in until_now[player].unplayed)
        to_come = (own[number] for number in coming if number in own)
        rows.append(
            PlayingRow(
                player=here.event.contestants[player],
                entry=entry,
                number=participant.number,
                parts={number: parts[number][player] for number in arranged},
                byes=own,
                so_far=until_now[player],
                half_byes=had + sum(bye.mark is Mark.HALF_BYE for bye in to_come),
                allowed=usual if entry.half_byes is None else entry.half_byes,
                was_absent=player in absent,
            )
        )
    return sorted(rows, key=lambda row: (not row.was_absent, row.number or len(rows) + 1))


def _entries(tournament: Tournament) -> Iterator[Entry]:
    """Yield the entries of who plays under a number; a team has one for this list alone."""
    yield from tournament.entries
    for team in tournament.teams:
        yield Entry(player=team.id, status=team.status)


def columns(
    coming: Sequence[Round], chosen: Sequence[Round], *, of_teams: bool = False
) -> list[Column[PlayingRow]]:
    """Return what the list shows; the rounds that the keys act upon are bold."""
    team, name = translate("PlayingRows", "Team"), translate("PlayingRows", "Name")
    return [
        Column(
            title=translate("PlayingRows", "№"),
            is_second=True,
            text=lambda row: str(row.number or ""),
            align=RIGHT,
        ),
        Column(
            title=team if of_teams else name,
            is_name=True,
            takes_rest=True,
            narrowest=9,
            text=lambda row: people.name_and_leaving(
                window_catalogue(), row.player, row.entry.status
            ),
            sign=lambda row: "  ⚠" if row.was_absent else "",
            struck_out=lambda row: row.entry.has_left,
        ),
        Column(
            title=translate("PlayingRows", "Points"),
            text=lambda row: numbers.points(window_catalogue(), row.so_far.points),
            align=FIGURES,
            is_bold=True,
        ),
        Column(
            title=translate("PlayingRows", "Not played"),
            hint=translate("PlayingRows", "Byes and forfeits of the rounds before"),
            is_second=True,
            spare=_SPARE_BEFORE,
            text=_before,
            tooltip=_before_in_words,
        ),
        *(_of_round(number, chosen, spare=len(coming) - place)
          for place, number in enumerate(coming)),
    ]  # fmt: skip


def _of_round(number: Round, chosen: Sequence[Round], *, spare: int) -> Column[PlayingRow]:
    is_chosen = number in chosen
    return Column(
        title=translate("PlayingRows", "R{round}").format(round=number),
        hint=translate("PlayingRows", "Round {round}").format(round=number),
        text=partial(_sign_in, number),
        tooltip=partial(_words_in, number),
        align=CENTRE,
        is_bold=is_chosen,
        is_second=not is_chosen,
        spare=0 if is_chosen and len(chosen) == 1 else spare,
    )


def told(row: PlayingRow) -> list[Told]:
    """Return what the panel tells of a player."""
    catalogue = window_catalogue()
    lines = [
        translate("PlayingRows", "Round {round}: {part}").format(
            round=number, part=_words_in(number, row)
        )
        for number, part in row.parts.items()
        if part is not Part.PLAYS
    ]
    allowed = translate("PlayingRows", "Half-point byes: {had} of {allowed} allowed")
    return [
        Told(people.name(catalogue, row.player), Look.HEADING),
        Told(_absence(row), Look.STRONG),
        Told("\n".join(lines) or translate("PlayingRows", "Plays in all rounds to come.")),
        Told(allowed.format(had=row.half_byes, allowed=row.allowed)),
        Told(_before_in_words(row), Look.SECOND),
    ]


def _absence(row: PlayingRow) -> str:
    if not row.was_absent:
        return ""
    if Part.LEFT_OUT in row.parts.values():
        return translate(
            "PlayingRows",
            "Did not come to the last round and did not explain it: left out of the next pairing"
            " (General Regulations 6.5). Space keeps them in it.",
        )
    return translate(
        "PlayingRows", "Did not come to the last round, and is kept in the pairing all the same."
    )


def _sign_in(number: Round, row: PlayingRow) -> str:
    return byes.part_sign(row.parts[number])


def _words_in(number: Round, row: PlayingRow) -> str:
    words = byes.part(window_catalogue(), row.parts[number])
    bye = row.byes.get(number)
    return f"{words}: {bye.remark}" if bye and bye.remark else words


def _before(row: PlayingRow) -> str:
    return " ".join(f"{number}{results.sign(mark)}" for number, mark in row.so_far.unplayed)


def _before_in_words(row: PlayingRow) -> str:
    catalogue = window_catalogue()
    pattern = translate("PlayingRows", "Round {round}: {part}")
    return "\n".join(
        pattern.format(round=number, part=byes.unplayed(catalogue, mark))
        for number, mark in row.so_far.unplayed
    )
