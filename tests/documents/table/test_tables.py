"""Cross table and final standings."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from arbiter_app.documents.report import Paragraph, Report, Table
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.rules.settings import Unresolved
from arbiter_app.i18n import catalogue
from arbiter_app.wording.errors.sentences import error_sentence
from tests.documents import conftest
from tests.documents.conftest import solvers_of, swiss_of, with_settings

EventOf = Callable[..., Event]
ReportOf = Callable[..., Report]


def all_drawn(round_: int, white: int, black: int) -> str:
    return "½-½"


def lower_number_wins(round_: int, white: int, black: int) -> str:
    return "1-0" if white < black else "0-1"


def hand_worked(round_: int, white: int, black: int) -> str | None:
    """Return four players' games: 3 beats 2 by forfeit, 1 loses to 4, the rest by number."""
    if (white, black) == (2, 3):
        return "-/+"
    if (white, black) == (1, 4):
        return "0-1"
    return "1-0" if white < black else "0-1"


def table_of(report: Report) -> Table:
    table = report.body[0]
    assert isinstance(table, Table)
    return table


def column(report: Report, title: str) -> list[str]:
    table = table_of(report)
    index = [each.title for each in table.columns].index(title)
    return [row[index].text for row in table.rows]


def squares(report: Report) -> list[list[str]]:
    """Return the results of a report whose columns are headed by numbers, # on the diagonal."""
    table = table_of(report)
    meetings = [index for index, each in enumerate(table.columns) if each.title.isdigit()]
    return [["#" if row[i].diagonal else row[i].text for i in meetings] for row in table.rows]


def notes(report: Report) -> list[str]:
    return [block.text for block in report.body if isinstance(block, Paragraph)]


def with_lots(event: Event, seed: str | None) -> Event:
    tournament = event.tournament
    settings = replace(tournament.settings, unresolved=Unresolved.LOTS)
    changed = replace(tournament, settings=settings, tie_lot_seed=seed)
    return replace(event, tournaments=(changed,))


def test_that_forfeits_print_as_signs_and_the_diagonal_is_hatched(
    event_of: EventOf, report_of: ReportOf
) -> None:
    report = report_of("cross-table", event_of(4, score=hand_worked))
    assert squares(report) == [
        ["#", "1", "1", "0"],
        ["0", "#", "–", "1"],
        ["0", "+", "#", "1"],
        ["1", "0", "0", "#"],
    ]
    assert any("forfeit" in note for note in notes(report))


def test_that_a_table_of_played_games_explains_no_forfeits(
    event_of: EventOf, report_of: ReportOf
) -> None:
    told = notes(report_of("cross-table", event_of(4, score=lower_number_wins)))
    assert not any("forfeit" in note for note in told)


@pytest.mark.parametrize("document", ["cross-table", "final-standings"])
def test_that_a_tie_break_in_which_nobody_has_a_value_has_no_column(
    event_of: EventOf, report_of: ReportOf, document: str
) -> None:
    report = report_of(document, event_of(4, score=lower_number_wins))
    heads = [column.title for column in table_of(report).columns]
    assert ("DE" in heads, "SB" in heads) == (False, True)
    told = "No column, for nobody has a value: direct encounter (DE)."
    assert notes(report).count(told) == 1
    tied = report_of(document, event_of(4))
    assert "DE" in [column.title for column in table_of(tied).columns]
    assert told not in notes(tied)


def test_that_a_cross_table_has_the_average_of_the_ratings(
    event_of: EventOf, report_of: ReportOf
) -> None:
    event = event_of(4)  # 2383, 2366, 2349 and 2332
    assert "Average rating: 2358." in notes(report_of("cross-table", event))
    first = next(iter(event.players))
    unrated = replace(event.players[first], fide_rating=None, national_rating=None)
    event = replace(event, players={**event.players, first: unrated})
    told = "Average rating: 2349; rated are 3 of 4."
    assert told in notes(report_of("cross-table", event))


def test_that_the_order_of_places_moves_rows_and_columns_together(
    event_of: EventOf, report_of: ReportOf
) -> None:
    event = event_of(4, score=lambda round_, white, black: "0-1" if white < black else "1-0")
    report = report_of("cross-table", event, order="place")
    assert column(report, "Place") == ["1", "2", "3", "4"]
    assert column(report, "No.") == ["4", "3", "2", "1"]
    assert squares(report) == [
        ["#", "1", "1", "1"],
        ["0", "#", "1", "1"],
        ["0", "0", "#", "1"],
        ["0", "0", "0", "#"],
    ]


def test_that_a_double_round_robin_prints_the_first_cycle_above_the_second(
    event_of: EventOf, report_of: ReportOf
) -> None:
    def drawn_at_first(round_: int, white: int, black: int) -> str:
        return "½-½" if round_ <= 3 else lower_number_wins(round_, white, black)

    report = report_of("cross-table", event_of(4, cycles=2, score=drawn_at_first))
    assert squares(report)[0] == ["#", "½\n1", "½\n1", "½\n1"]
    assert squares(report)[3] == ["½\n0", "½\n0", "½\n0", "#"]


def test_that_a_second_game_yet_to_come_leaves_its_line_free(
    event_of: EventOf, report_of: ReportOf
) -> None:
    report = report_of("cross-table", event_of(4, cycles=2, played=3, score=all_drawn))
    assert squares(report)[0] == ["#", "½\n", "½\n", "½\n"]


def test_that_an_unfinished_table_says_after_which_round_it_stands_and_what_is_missing(
    event_of: EventOf, report_of: ReportOf
) -> None:
    def one_adjourned(round_: int, white: int, black: int) -> str | None:
        return None if (white, black) == (2, 5) else "½-½"

    event = event_of(6, played=3, score=one_adjourned)
    for document in ("cross-table", "final-standings"):
        report = report_of(document, event)
        assert report.heading.subtitle == "After round 3 of 5, not final"
        assert "Without a result, by round: 1 (board 2)." in notes(report)
    assert report.heading.document == "Standings"


def test_that_a_final_table_with_open_games_is_refused_with_their_boards(
    event_of: EventOf, report_of: ReportOf
) -> None:
    def one_open(round_: int, white: int, black: int) -> str | None:
        return None if (white, black) == (1, 4) else "½-½"

    event = event_of(4, score=one_open)
    with pytest.raises(RuleError) as refusal:
        report_of("final-standings", event, kind="final")
    assert refusal.value.code == "report.not-final"
    assert "by round: 1 (board 1). " in error_sentence(catalogue("en"), refusal.value)
    with pytest.raises(RuleError) as refusal:
        report_of("final-standings", with_lots(event_of(3, score=all_drawn), None), kind="final")
    assert refusal.value.code == "table.ties-open"
    whole = report_of("final-standings", event_of(4, score=lower_number_wins), kind="final")
    assert whole.heading.document == "Final standings"


def test_that_finished_standings_are_final(event_of: EventOf, report_of: ReportOf) -> None:
    heading = report_of("final-standings", event_of(4, score=lower_number_wins)).heading
    assert (heading.document, heading.subtitle) == ("Final standings", "")


def test_that_standings_show_points_and_tie_breaks_by_place(
    event_of: EventOf, report_of: ReportOf
) -> None:
    # Worked by hand: 1, 2 and 3 of four win by number, so SB of the first is 2 + 1 + 0.
    report = report_of("final-standings", event_of(4, score=lower_number_wins), "en")
    assert column(report, "Points") == ["3", "2", "1", "0"]
    assert column(report, "Wins") == ["3", "2", "1", "0"]
    assert column(report, "SB") == ["3", "1", "0", "0"]


def test_that_a_shared_place_prints_as_a_range_and_is_told_in_words(
    event_of: EventOf, report_of: ReportOf
) -> None:
    report = report_of("final-standings", event_of(3, score=all_drawn))
    assert column(report, "Place") == ["1–3", "1–3", "1–3"]
    assert notes(report) == [
        "How ties were broken",
        "Level on 1: places 1–3 shared: Shevchuk, Olena – Galagan, Ihor – Yeremenko, Yurii.",
    ]


def test_that_ties_are_told_in_the_order_the_criteria_divided_them(
    event_of: EventOf, report_of: ReportOf
) -> None:
    # Worked by hand: 1 beat 2, 2 beat 4, 3 beat 2 by forfeit and 4, 4 beat 1, 1 beat 3:
    # 1 and 3 have two points, and 1 won their game; 2 and 4 have one, and 2 won theirs.
    report = report_of("final-standings", event_of(4, score=hand_worked))
    assert notes(report)[:3] == [
        "How ties were broken",
        "Level on 2: direct encounter: Shevchuk, Olena (1) – Yeremenko, Yurii (0).",
        "Level on 1: direct encounter: Galagan, Ihor (1) – Yizhak, Taras (0).",
    ]


def test_that_times_tell_solvers_of_as_many_points_apart(report_of: ReportOf) -> None:
    # Points of the third problem go by number modulo six: the first and the seventh solver have
    # as many points, in four and in ten minutes.
    report = report_of("final-standings", solvers_of(7))
    assert notes(report)[:2] == [
        "How ties were broken",
        "Level on 8¼: less time: Shevchuk, Olena (4) – Antoniuk, Yana (10).",
    ]


def test_that_lots_are_told_with_their_seed(event_of: EventOf, report_of: ReportOf) -> None:
    report = report_of("final-standings", with_lots(event_of(3, score=all_drawn), "17-40"))
    assert report.heading.document == "Final standings"
    assert column(report, "Place") == ["1", "2", "3"]
    assert "drawing of lots (seed 17-40)" in notes(report)[1]


def test_that_standings_that_wait_for_lots_are_not_final(
    event_of: EventOf, report_of: ReportOf
) -> None:
    heading = report_of("final-standings", with_lots(event_of(3, score=all_drawn), None)).heading
    assert heading.document == "Standings"
    assert "not final" in heading.subtitle


def test_that_a_direct_encounter_repeated_among_the_level_is_told(
    event_of: EventOf, report_of: ReportOf
) -> None:
    wins = {(1, 2), (1, 3), (2, 3), (2, 4), (3, 4), (4, 1), (3, 5), (4, 5)}

    def score(_: int, white: int, black: int) -> str:
        if (white, black) in wins:
            return "1-0"
        return "0-1" if (black, white) in wins else "-/-"

    report = report_of("final-standings", event_of(5, score=score))
    assert notes(report)[1] == (
        "Level on 2: direct encounter: Shevchuk, Olena (2) – Galagan, Ihor (2)"
        " – Yeremenko, Yurii (1) – Yizhak, Taras (1);"
        " among those still level Shevchuk, Olena (1) – Galagan, Ihor (0);"
        " among those still level Yeremenko, Yurii (1) – Yizhak, Taras (0)."
    )


def test_that_nothing_is_told_of_ties_before_the_first_point(
    event_of: EventOf, report_of: ReportOf
) -> None:
    report = report_of("final-standings", event_of(4, played=0))
    assert report.heading.subtitle == "Before the first round"
    assert notes(report) == []


@pytest.mark.parametrize(("players", "told"), [(48, ["1", "0"]), (52, ["1"])])
def test_that_of_a_large_field_ties_for_prize_places_alone_are_told(
    monkeypatch: pytest.MonkeyPatch, report_of: ReportOf, players: int, told: list[str]
) -> None:
    names = tuple((f"Гравець {number}", f"Player {number}") for number in range(1, players + 1))
    monkeypatch.setattr(conftest, "_NAMES", names)
    games = ", ".join(f"{number}-{number + 1} 1-0" for number in range(1, players, 2))
    event = with_settings(swiss_of((games,), players=players), tie_breaks=("ARO",))
    head, *lines = notes(report_of("final-standings", event))[: 1 + len(told)]
    assert head == "How ties were broken"
    assert [line.split(":")[0] for line in lines] == [f"Level on {points}" for points in told]
    everything = " ".join(notes(report_of("final-standings", event)))
    assert ("Level on 0" in everything) == ("0" in told)


def test_that_shared_places_of_a_large_field_are_told_wherever_they_are(
    monkeypatch: pytest.MonkeyPatch, report_of: ReportOf
) -> None:
    names = tuple((f"Гравець {number}", f"Player {number}") for number in range(1, 53))
    monkeypatch.setattr(conftest, "_NAMES", names)
    games = ", ".join(f"{number}-{number + 1} 1-0" for number in range(1, 52, 2))
    report = report_of("final-standings", swiss_of((games,), players=52))
    (of_losers,) = (line for line in notes(report) if line.startswith("Level on 0"))
    assert of_losers.startswith("Level on 0: places 27–52 shared: ")


def test_that_performance_and_id_stand_in_the_table_as_columns_that_may_be_left_out(
    event_of: EventOf, report_of: ReportOf
) -> None:
    report = report_of("final-standings", event_of(4, score=lower_number_wins))
    # Worked by hand: 3 of 3 against 2366, 2349 and 2332, whose mean is 2349, is 800 more.
    assert column(report, "Perf.")[0] == "3149"
    assert column(report, "FIDE ID")[0] == "14100001"
    optional = {each.title: each.optional for each in table_of(report).columns if each.optional}
    assert optional == {
        "FIDE ID": 1,
        "Perf.": 2,
        "Club": 3,
        "Coach": 4,
        "Region": 6,
        "Title": 7,
    }


def test_that_without_ratings_there_is_no_column_of_performance(
    event_of: EventOf, report_of: ReportOf
) -> None:
    event = event_of(4, score=lower_number_wins)
    bare = {
        each: replace(player, fide_rating=None, national_rating=None, fide_id=None)
        for each, player in event.players.items()
    }
    titles = [
        each.title
        for each in table_of(report_of("final-standings", replace(event, players=bare))).columns
    ]
    assert not {"Perf.", "FIDE ID"} & {*titles}


def test_that_the_footer_of_a_table_ordered_by_points_alone_speaks_of_no_tie_breaks(
    event_of: EventOf, report_of: ReportOf
) -> None:
    footer = report_of("cross-table", with_settings(event_of(4), tie_breaks=())).footer
    assert footer.tie_breaks == ""
    assert "2026-03" in footer.edition
