"""The pack that lets an event go on by hand: nothing missing, nothing twice."""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import datetime

import pypdfium2
import pytest

from arbiter_app.documents.pdf.render import render_pdf
from arbiter_app.documents.report import Grid, Paragraph, Report, Table
from arbiter_app.domain.facts.disputes.appeals import Appeal, AppealKind
from arbiter_app.domain.facts.disputes.incidents import Incident, Offence, Penalty, Sanction
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.play.game_notes import Adjournment, Signed
from arbiter_app.domain.facts.play.rounds import Game
from arbiter_app.domain.facts.results import Colour
from arbiter_app.domain.facts.rules.swiss_rules import SwissSystem
from arbiter_app.domain.ids import FIRST_STAGE, AppealId, Board, IncidentId, Round
from tests.documents.conftest import (
    changed,
    event_of,
    facts_of,
    player,
    report_of,
    solvers_of,
    swiss_of,
    with_settings,
)

NIGHT = datetime(2026, 6, 9, 22, 15)


def sheet(pack: Report, document: str) -> Report:
    return next(each for each in pack.following if each.footer.document == document)


def protocols(pack: Report) -> list[str]:
    """Return the subtitles of the round protocols, blank ones marked."""
    return [
        " ".join(each.heading.subtitle.split()[:2]).rstrip(",")
        + (" blank" if is_blank(each) else "")
        for each in pack.following
        if each.footer.document == "round-protocol"
    ]


def is_blank(report: Report) -> bool:
    table = next(block for block in report.body if isinstance(block, Table))
    return "White’s signature" in [column.title for column in table.columns]


def round_tables(report: Report) -> Iterator[Table]:
    for block in report.body:
        if isinstance(block, Grid):
            yield from block.tables
        elif isinstance(block, Table):
            yield block


def printed_games(report: Report) -> Counter[tuple[str, ...]]:
    """Return (round, board, number of White, number of Black) of every game on a schedule."""
    return Counter(
        (table.title.split(",")[0], row[0].text, row[1].text, row[3].text)
        for table in round_tables(report)
        for row in table.rows
        if row[0].text
    )


def with_games(event: Event, change: Callable[[int, Game], Game]) -> Event:
    """Return the event with games changed, each told by the number of its round."""
    (stage,) = event.tournament.stages
    rounds = tuple(
        replace(each, games=tuple(change(each.number, game) for game in each.games))
        for each in stage.rounds
    )
    return changed(event, stages=(replace(stage, rounds=rounds),))


def signed_off(event: Event, *rounds: int) -> Event:
    (stage,) = event.tournament.stages
    signed = tuple(
        replace(each, signed_off=Signed("arbiter", NIGHT)) if each.number in rounds else each
        for each in stage.rounds
    )
    return changed(event, stages=(replace(stage, rounds=signed),))


def adjourned(event: Event, round_: int, board: int) -> Event:
    def change(number: int, game: Game) -> Game:
        if (number, game.board) != (round_, board):
            return game
        envelope = Adjournment(
            sealed_by=Colour.BLACK,
            note="White Kg1 Rd1, 1:12 – 0:47, in the safe",
            resumes_at=datetime(2026, 6, 10, 9, 0),
        )
        return replace(game, result=None, adjournment=envelope)

    return with_games(event, change)


@pytest.mark.parametrize(("players", "cycles", "played"), [(11, 1, 4), (12, 1, 0), (24, 2, 45)])
def test_that_every_game_to_play_is_there_once_as_the_schedule_has_it(
    players: int, cycles: int, played: int
) -> None:
    event = event_of(players, cycles=cycles, played=played)
    to_play = printed_games(sheet(report_of("evening-pack", event), "remaining-rounds"))
    missing = {
        (f"Round {round_.number}", str(game.board))
        for round_, game in event.tournament.main_stage.games
        if game.result is None
    }
    schedule = printed_games(report_of("schedule", event, layout="rounds"))
    assert to_play == Counter({game: 1 for game in schedule if game[:2] in missing})
    assert len(to_play) == len(missing)


def test_that_who_is_free_is_named_in_every_round_to_come() -> None:
    event = event_of(11, played=4)
    to_play = sheet(report_of("evening-pack", event), "remaining-rounds")
    free = [
        [row[2].text for row in table.rows if not row[0].text] for table in round_tables(to_play)
    ]
    rounds = event.tournament.main_stage.rounds[4:]
    numbers = [event.tournament.competition().free_in(round_) for round_ in rounds]
    names = [event.players[each].latin_name for each in numbers if each is not None]
    assert free == [[name] for name in names]


def test_that_rounds_not_signed_off_are_filled_and_those_to_come_blank() -> None:
    event = signed_off(event_of(6, played=3), 1, 2)
    assert protocols(report_of("evening-pack", event)) == [
        "Round 3",
        "Round 4 blank",
        "Round 5 blank",
    ]


def test_that_no_protocol_of_the_pack_is_called_a_draft() -> None:
    for report in report_of("evening-pack", event_of(6, played=1)).following:
        assert "draft" not in report.heading.subtitle


def test_that_a_round_under_way_has_its_results_and_room_to_write_the_others() -> None:
    event = adjourned(signed_off(event_of(6, played=3), 1, 2), 3, 2)
    pack = report_of("evening-pack", event)
    assert protocols(pack) == ["Round 3 blank", "Round 4 blank", "Round 5 blank"]
    under_way = next(each for each in sheet(pack, "round-protocol").body if isinstance(each, Table))
    column = [head.title for head in under_way.columns].index("Result")
    assert [bool(row[column].text) for row in under_way.rows] == [True, False, True]
    assert ("Round 3", "2") in {game[:2] for game in printed_games(sheet(pack, "remaining-rounds"))}


@pytest.mark.parametrize(("blanks", "count"), [("all", 7), ("3", 3), ("1", 1)])
def test_that_as_many_blank_protocols_are_bound_as_wanted(blanks: str, count: int) -> None:
    event = signed_off(event_of(8, cycles=2, played=7), *range(1, 8))
    pack = report_of("evening-pack", event, blanks=blanks)
    assert protocols(pack) == [f"Round {number} blank" for number in range(8, 8 + count)]


def test_that_tables_blank_acts_and_protests_are_always_bound() -> None:
    codes = [
        each.footer.document
        for each in report_of("evening-pack", event_of(6)).following
        if each.footer.document != "round-protocol"
    ]
    assert codes == ["cross-table", "final-standings", "incident-act", "protest"]


def test_that_envelopes_appeals_and_incidents_are_bound_while_they_are_open() -> None:
    who = player(4).id
    incident = Incident(
        id=IncidentId(1),
        at=NIGHT,
        stage=FIRST_STAGE,
        offence=Offence.DEVICE,
        account="The telephone rang",
        penalties=(Penalty(player=who, sanction=Sanction.WARNING),),
    )
    appeal = Appeal(
        id=AppealId(1),
        kind=AppealKind.APPEAL,
        filed_at=NIGHT,
        stage=FIRST_STAGE,
        player=who,
        round=Round(3),
        board=Board(1),
        claim="The position was repeated three times",
    )
    event = changed(
        adjourned(event_of(6, played=3), 3, 2), incidents=(incident,), appeals=(appeal,)
    )
    pack = report_of("evening-pack", event)
    matters = " ".join(
        cell.text
        for table in round_tables(sheet(pack, "open-matters"))
        for row in table.rows
        for cell in row
    )
    for words in ("in the safe", "10 June 2026, 9:00", "repeated three times", "Yizhak, Taras"):
        assert words in matters
    register = sheet(pack, "incident-register")
    assert "The telephone rang" in str(register.body)


def test_that_pages_are_counted_through_and_the_contents_say_where_each_sheet_is() -> None:
    event = event_of(11, played=4)
    pack = report_of("evening-pack", event)
    with pypdfium2.PdfDocument(render_pdf(pack)) as document:
        pages = [" ".join(page.get_textpage().get_text_range().split()) for page in document]
        marks = [mark.get_title() for mark in document.get_toc()]
    for number, page in enumerate(pages, start=1):
        assert f"page {number} of {len(pages)}" in page
    names = [page.rsplit(" · Data version", 1)[0] for page in pages]
    first = next(at for at, name in enumerate(names, 1) if name.endswith("Round protocol"))
    remaining = next(at for at, name in enumerate(names, 1) if name.endswith("Games to play"))
    assert f"Round protocols as they are {first}–{first + 3}" in pages[0]
    assert f"Games to play {remaining}" in pages[0]
    assert len(marks) == len(pack.sheets)
    assert marks[1].startswith("Cross table")


def test_that_all_pages_but_the_widest_table_are_a4() -> None:
    pdf = render_pdf(report_of("evening-pack", event_of(24, cycles=2, played=5), "uk"))
    with pypdfium2.PdfDocument(pdf) as document:
        sizes = [tuple(sorted(round(side) for side in page.get_size())) for page in document]
    assert sizes.count((842, 1191)) == 1
    assert set(sizes) == {(595, 842), (842, 1191)}


def test_that_a_swiss_has_the_next_round_on_paper_once_its_results_are_known() -> None:
    whole = "1-2 1-0, 3-4 ½-½, 5-6 1-0, 7 U"
    paired = report_of("evening-pack", swiss_of((whole, "1-3, 2-5, 4-7, 6 U"), announced=5))
    assert "paired by hand from the cross table" in str(paired.body)
    assert protocols(paired) == ["Round 1", "Round 2 blank"]
    assert protocols(report_of("evening-pack", swiss_of((whole,), announced=5))) == [
        "Round 1",
        "Round 2 blank",
    ]
    open_still = swiss_of(("1-2 1-0, 3-4 ½-½, 5-6, 7 U",), announced=5)
    assert protocols(report_of("evening-pack", open_still)) == ["Round 1 blank"]


def test_that_the_cover_counts_what_is_left() -> None:
    event = signed_off(event_of(6, played=3), 1)
    assert "('Rounds not signed off', '2–3')" in str(report_of("evening-pack", event).body)
    assert "('Rounds to come', '4–5')" in str(report_of("evening-pack", event).body)


def test_that_solvers_are_told_of_their_sheets_and_nothing_of_games() -> None:
    pack = report_of("evening-pack", solvers_of(7))
    assert facts_of(pack)["Sheets not typed"] == "7"
    said = " ".join(each.text for each in pack.body if isinstance(each, Paragraph))
    assert "2. Points: write those of each problem" in said
    assert "Pairings" not in said
    assert "Cross table" not in said


def notes_of(event: Event) -> str:
    pack = report_of("evening-pack", event)
    return " ".join(each.text for each in pack.body if isinstance(each, Paragraph))


def test_that_how_to_go_on_by_hand_is_told_as_the_system_has_it() -> None:
    dutch = swiss_of(("1-4 1-0, 5-2 ½-½, 3-6 0-1, 7 U",))
    assert "the due colour" in notes_of(dutch)
    rules = dutch.tournament.settings.swiss
    told = notes_of(with_settings(dutch, swiss=replace(rules, system=SwissSystem.DOUBLE)))
    assert "one with each colour (C.04.1, C.04.5)" in told
    assert "the due colour" not in told
