"""How a Swiss is paired: the records of TRF26, and those of engines before it."""

from dataclasses import replace
from decimal import Decimal

import pytest

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.affiliation import ContingentKey
from arbiter_app.domain.facts.people.entry_status import EntryStatus
from arbiter_app.domain.facts.results import Colour
from arbiter_app.domain.facts.rules.swiss_rules import (
    Acceleration,
    ForbiddenPairs,
    SwissRules,
    SwissSystem,
    TeamMates,
    VirtualPoints,
)
from arbiter_app.domain.ids import PairingNumber, PlayerId, Round
from arbiter_app.domain.pairing.swiss.acceleration import group_a, virtual_points
from arbiter_app.domain.pairing.swiss.team_mates import with_team_mates
from arbiter_app.formats import trf
from arbiter_app.formats.trf import Version
from tests.formats.trf.text import HEAD, event, notices, player

FOUR = (player(1, "3w1"), player(2, "4b0"), player(3, "1b0"), player(4, "2w1"))
SWISS = HEAD + "092 Individual: Swiss-System\n"


def rules(*records: str, players: tuple[str, ...] = FOUR) -> SwissRules:
    return told(*records, players=players).tournament.settings.swiss


def told(*records: str, players: tuple[str, ...] = FOUR) -> Event:
    return event(*players, *(f"{each}\n" for each in records), head=SWISS)


def of(*records: str, players: tuple[str, ...] = FOUR) -> list[str]:
    return notices(*players, *(f"{each}\n" for each in records), head=SWISS)


def written(event: Event, version: Version = Version.TRF26) -> list[str]:
    return trf.format(trf.report_of(event, version)).splitlines()


def kept(event: Event) -> list[str]:
    return [line.text for line in event.tournament.kept_lines]


def byes_to_come(event: Event) -> dict[int, dict[int, str]]:
    return {
        round_.number: {bye.player: str(bye.mark) for bye in round_.byes}
        for round_ in event.tournament.main_stage.rounds
        if not round_.games
    }


@pytest.mark.parametrize(
    ("code", "system", "acceleration"),
    [
        ("FIDE_DUTCH", SwissSystem.DUTCH, Acceleration.NONE),
        ("FIDE_DUTCH_2025", SwissSystem.DUTCH, Acceleration.NONE),
        ("FIDE_DUTCH_2026_BAKU", SwissSystem.DUTCH, Acceleration.BAKU),
        ("FIDE_DUTCH_2017", SwissSystem.DUTCH, Acceleration.NONE),
        ("FIDE_DUBOV_BAKU", SwissSystem.DUBOV, Acceleration.BAKU),
        ("FIDE_BURSTEIN", SwissSystem.BURSTEIN, Acceleration.NONE),
        ("CUSTOM_SWISS", SwissSystem.OTHER, Acceleration.NONE),
        ("CUSTOM_DOUBLESWISS", SwissSystem.OTHER, Acceleration.NONE),
        ("SOMETHING_ELSE", SwissSystem.OTHER, Acceleration.NONE),
    ],
)
def test_that_the_system_is_read_and_the_same_code_written_again(
    code: str, system: SwissSystem, acceleration: Acceleration
) -> None:
    report = told("142 3", f"192 {code}")
    swiss = report.tournament.settings.swiss
    assert (swiss.system, swiss.acceleration, swiss.is_assumed) == (system, acceleration, False)
    assert f"192 {code}" in written(report)


def test_that_a_line_kept_between_rules_stays_between_them() -> None:
    rules_ = ("142 3", "152 B", "182 Another program", "192 FIDE_DUTCH", "202 BH", "### here")
    report = event(*FOUR, head=SWISS + "".join(f"{each}\n" for each in rules_))
    lines = written(report)
    assert [line for line in lines if line in rules_] == [*rules_]


def test_that_a_swiss_that_names_no_system_is_taken_for_dutch_and_still_names_none() -> None:
    report = told("142 3")
    swiss = report.tournament.settings.swiss
    assert (swiss.system, swiss.is_assumed) == (SwissSystem.DUTCH, True)
    assert of("142 3") == ["trf.swiss-unnamed"]
    assert not [line for line in written(report) if line.startswith("192")]
    assert of("142 1") == []


def test_that_the_words_of_a_report_may_name_the_system() -> None:
    head = HEAD + "092 Swiss (Dubov)\n"
    swiss = event(*FOUR, head=head).tournament.settings.swiss
    assert (swiss.system, swiss.is_assumed) == (SwissSystem.DUBOV, False)


def test_that_a_code_of_former_rules_is_told_where_a_round_is_to_be_paired() -> None:
    assert of("142 3", "192 FIDE_DUTCH_2017") == ["trf.swiss-former"]


def test_that_a_code_gives_way_when_the_rules_change() -> None:
    report = told("192 FIDE_DUTCH_2026_BAKU")
    settings = replace(report.tournament.settings, swiss=SwissRules(system=SwissSystem.DUBOV))
    tournament = replace(report.tournament, settings=settings)
    lines = written(replace(report, tournaments=(tournament,)))
    assert [line for line in lines if line.startswith("192")] == ["192 FIDE_DUBOV"]


@pytest.mark.parametrize(
    ("record", "colour"),
    [
        ("152 W", Colour.WHITE),
        ("152 b", Colour.BLACK),
        ("XXC white1", Colour.WHITE),
        ("XXC rank black1", Colour.BLACK),
        ("XXC rank", None),
    ],
)
def test_that_the_initial_colour_is_read(record: str, colour: Colour | None) -> None:
    assert rules(record).initial_colour is colour
    assert kept(told(record)) == []
    if colour is not None:
        assert f"152 {colour.upper()}" in written(told(record))
        assert f"XXC {'white1' if colour == 'w' else 'black1'}" in written(
            told(record), Version.TRF16
        )


@pytest.mark.parametrize(
    ("records", "notice"),
    [
        (("152 X",), "trf.swiss-record"),
        (("152 W", "XXC black1"), "trf.colour-otherwise"),
        (("XXC whatever",), "trf.swiss-record"),
    ],
)
def test_that_a_colour_that_makes_no_sense_is_told_and_kept(
    records: tuple[str, ...], notice: str
) -> None:
    assert of(*records) == [notice]
    assert kept(told(*records)) == [records[-1]]


def test_that_numbers_by_the_order_of_lines_are_told_where_they_are_others() -> None:
    turned = (FOUR[1], FOUR[0], *FOUR[2:])
    assert of("XXC rank", players=turned) == ["trf.numbers-by-lines"]
    assert kept(told("XXC rank", players=turned)) == ["XXC rank"]


def test_that_byes_of_rounds_to_come_are_read_from_every_record_and_from_blocks() -> None:
    players = (*FOUR, player(5, "U H"), player(6, "Z ."), player(7, "F ."))
    report = told("240 H   2    6", "240 F   3    1    2", "XXZ 7", players=players)
    assert byes_to_come(report) == {2: {5: "H", 6: "H", 7: "Z"}, 3: {1: "F", 2: "F"}}
    assert kept(report) == []
    assert [line for line in written(report) if line.startswith("240")] == [
        "240 H   2    5    6",
        "240 Z   2    7",
        "240 F   3    1    2",
    ]


def test_that_byes_of_rounds_to_come_stand_in_blocks_of_the_older_version() -> None:
    report = told("240 H   2    4", "XXZ 1")
    ends = {line[:8]: line[89:] for line in written(report, Version.TRF16) if line[:3] == "001"}
    assert ends["001    1"].endswith("3 w 1  0000 - Z")
    assert ends["001    4"].endswith("2 w 1  0000 - H")
    assert ends["001    2"].endswith("4 b 0")
    again = trf.read(trf.encode("\n".join(written(report, Version.TRF16)) + "\n")).report
    assert again is not None
    assert byes_to_come(trf.event_of(again)) == byes_to_come(report)


def test_that_an_announced_bye_of_a_round_that_was_paired_says_nothing_more() -> None:
    players = (*FOUR, player(5, "H"))
    assert kept(told("240 H   1    5", players=players)) == []
    assert of("240 Z   1    5", players=players) == ["trf.bye-otherwise"]
    assert kept(told("240 Z   1    5", players=players)) == ["240 Z   1    5"]
    assert of("240 H   1    1", players=players) == ["trf.bye-otherwise"]


def test_that_byes_after_the_last_round_are_told_and_left_out() -> None:
    players = (*FOUR[:-1], player(4, "2w1 H"))
    assert of("142 1", "XXZ 1", players=players) == ["trf.bye-after-last"] * 2
    report = told("142 1", "XXZ 1", players=players)
    assert byes_to_come(report) == {}
    assert kept(report) == ["XXZ 1"]


def test_that_the_block_of_a_player_says_more_than_that_he_is_absent() -> None:
    players = (*FOUR, player(5, "U H"))
    assert byes_to_come(told("XXZ 5", players=players)) == {2: {5: "H"}}
    assert of("XXZ 5", players=players) == []
    assert byes_to_come(told("240 Z   2    5", players=players)) == {2: {5: "H"}}
    assert of("240 Z   2    5", players=players) == ["trf.bye-otherwise"]


@pytest.mark.parametrize(
    "record",
    ["240 Q   2    1", "240 H   0    1", "240 H   x    1", "240 H   2    9", "240 H", "XXZ 9",
     "250      0.0   1   2    1    4", "250  2.0 0.0   1   2    1    4", "250 1.0 2 1 1 4",
     "250  x.0 1.0   1   2    1    4",
     "250 1.0 1 2 4 1", "250 x 1 2 1 4", "XXA    9  1.0", "XXA    1  x", "XXA",
     "260   1   9    1", "260   1   9    1    9", "260   4   2    1    2", "260   x   2    1    2",
     "XXP 1", "XXP 1 9"],
)  # fmt: skip
def test_that_a_record_that_makes_no_sense_is_told_and_kept(record: str) -> None:
    assert [code for code in of(record) if code != "trf.swiss-unnamed"] == ["trf.swiss-record"]
    assert kept(told(record)) == [record]
    assert record in written(told(record))


def test_that_who_has_left_is_absent_from_the_next_round_for_other_programs() -> None:
    report = told("142 5")
    entries = tuple(
        replace(each, status=EntryStatus.WITHDRAWN) if each.player == 3 else each
        for each in report.tournament.entries
    )
    left = replace(report, tournaments=(replace(report.tournament, entries=entries),))
    assert "240 Z   2    3" in written(left)
    assert "byes" not in trf.losses(left, Version.TRF26)
    again = trf.read(trf.encode("\n".join(written(left)) + "\n")).report
    assert again is not None
    assert trf.event_of(again) == left


def test_that_forbidden_pairs_are_read_and_written() -> None:
    report = told("142 5", "260   2   3    1    2", "260   1   5    2    3    4", "XXP 1 4")
    assert report.tournament.settings.swiss.forbidden == (
        _pairs(1, 2, first=2, last=3),
        _pairs(2, 3, 4),
        _pairs(1, 4),
    )
    assert kept(report) == []
    assert [line for line in written(report) if line.startswith("260")] == [
        "260   2   3    1    2",
        "260   1   5    2    3    4",
        "260   1   5    1    4",
    ]
    older = written(report, Version.TRF16)
    assert [line for line in older if line.startswith("XXP")] == ["XXP 2 3 4", "XXP 1 4"]


def test_that_match_points_beside_virtual_points_are_told_and_left_out() -> None:
    """FIDE's own engine writes both for single players."""
    record = "250  2.0  1.0   1   2    1    4"
    assert [code for code in of(record) if code != "trf.swiss-unnamed"] == ["trf.match-points"]
    report = told(record)
    assert report.tournament.settings.swiss.virtual_points == (_range("1.0", 1, 2, 1, 4),)
    assert "250       1.0   1   2    1    4" in written(report)


def test_that_virtual_points_of_single_players_become_ranges() -> None:
    records = ("XXA    1  1.0  1.0  0.5", "XXA    2  1.0  1.0  0.5", "XXA    3  0.0  0.5")
    report = told("142 5", *records)
    assert report.tournament.settings.swiss.virtual_points == (
        _range("1.0", 1, 2, 1, 2),
        _range("0.5", 2, 2, 3, 3),
        _range("0.5", 3, 3, 1, 2),
    )
    assert kept(report) == []
    assert [line for line in written(report) if line.startswith("250")] == [
        "250       1.0   1   2    1    2",
        "250       0.5   2   2    3    3",
        "250       0.5   3   3    1    2",
    ]
    assert [line for line in written(report, Version.TRF16) if line.startswith("XXA")] == [
        "XXA    1  1.0  1.0  0.5",
        "XXA    2  1.0  1.0  0.5",
        "XXA    3  0.0  0.5  0.0",
        "XXA    4  0.0  0.0  0.0",
    ]


def test_that_points_of_its_own_are_said_to_engines_before_trf26() -> None:
    report = told("162  W 3.0    D 2.0    L 1.0    A 0.0    P 2.0")
    older = written(report, Version.TRF16)
    assert [line for line in older if line.startswith("BB")] == [
        "BBW  3.0", "BBD  2.0", "BBL  1.0", "BBZ  0.0", "BBF  0.0", "BBU  2.0",
    ]  # fmt: skip
    read = trf.read(trf.encode("\n".join(older) + "\n")).report
    assert read is not None
    again = trf.event_of(read)
    assert again.tournament.settings.scoring == report.tournament.settings.scoring
    assert not any(line.startswith("BB") for line in written(told(), Version.TRF16))


BAKU = ("250       1.0   1   3    1    2", "250       0.5   4   5    1    2")


def test_that_baku_acceleration_is_written_with_its_virtual_points() -> None:
    report = told("142 9", "192 FIDE_DUTCH_BAKU")
    lines = written(report)
    assert "192 FIDE_DUTCH_BAKU" in lines
    assert tuple(line for line in lines if line.startswith("250")) == BAKU


def test_that_virtual_points_of_baku_say_no_more_than_its_code() -> None:
    plain, listed = rules("142 9", "192 FIDE_DUTCH_BAKU"), rules("192 FIDE_DUTCH_BAKU", *BAKU)
    assert plain == rules("142 9", "192 FIDE_DUTCH_BAKU", *BAKU)
    assert plain == SwissRules(acceleration=Acceleration.BAKU)
    assert len(listed.virtual_points) == 2, "of another number of rounds they say more"


def test_that_a_player_who_came_late_is_not_of_the_first_list_of_baku() -> None:
    players = (
        player(1, "4w1 5b1"), player(2, ". 4w1"), player(3, "5b0 6w1"),
        player(4, "1b0 2b0"), player(5, "3w1 1w0"), player(6, "Z 3b0"),
    )  # fmt: skip
    report = told("142 9", "192 FIDE_DUTCH_BAKU", players=players)
    competition = report.tournament.competition()
    assert report.tournament.settings.swiss.last_accelerated == 5
    assert group_a(competition) == (1, 2, 3, 4, 5)
    assert virtual_points(competition, Round(4)) == dict.fromkeys(range(1, 6), Decimal("0.5"))
    again = trf.read(trf.encode("\n".join(written(report)) + "\n")).report
    assert again is not None
    assert trf.event_of(again).tournament.settings.swiss == report.tournament.settings.swiss


@pytest.mark.parametrize(
    ("records", "noted"),
    [
        ((), None),  # no ranges
        (("142 9",), None),
        (("142 9", "162  W0.25    D0.12    L 0.0"), None),  # ranges that fit no column
        (("142 9",), 7),  # as the rounds tell
        (("142 9",), 4),
    ],
)
def test_that_the_last_accelerated_stays_where_somebody_has_left_before_round_1(
    records: tuple[str, ...], noted: int | None
) -> None:
    """Of eight the last of the first half is number 4; of the five who stay it is number 7."""
    players = tuple(player(number, "") for number in range(1, 9))
    left = ("### arbiter: withdrawn | 1", "### arbiter: expelled | 2", "### arbiter: withdrawn | 3")
    report = told(*records, "192 FIDE_DUTCH_BAKU", *left, players=players)
    last = None if noted is None else PlayerId(noted)
    swiss = replace(report.tournament.settings.swiss, last_accelerated=last)
    settings = replace(report.tournament.settings, swiss=swiss)
    before = report.with_tournament(replace(report.tournament, settings=settings))
    again = trf.read(trf.encode("\n".join(written(before)) + "\n")).report
    assert again is not None
    assert trf.event_of(again).tournament.settings == settings


def test_that_other_virtual_points_stand_in_place_of_baku() -> None:
    swiss = rules("142 9", "192 FIDE_DUTCH_BAKU", "250       1.0   1   4    1    2")
    assert swiss.acceleration is Acceleration.BAKU
    assert swiss.virtual_points == (_range("1.0", 1, 4, 1, 2),)


def test_that_records_of_teams_are_not_about_players() -> None:
    records = ("013 Team" + " " * 29 + "   1    2", "240 H   2    1", "XXP 1 2")
    report = told(*records)
    assert report.tournament.settings.swiss.forbidden == ()
    assert byes_to_come(report) == {}
    assert {"240 H   2    1", "XXP 1 2"} <= {*kept(report)}


def test_that_a_round_robin_has_no_rules_of_a_swiss() -> None:
    report = event(
        player(1, "2w1"), player(2, "1b0"), "152 B\n", "192 FIDE_ROUNDROBIN\n", head=HEAD
    )
    assert report.tournament.settings.swiss == SwissRules()
    assert "152 B" in written(report)


def _pairs(*players: int, first: int = 1, last: int | None = None) -> ForbiddenPairs:
    return ForbiddenPairs(
        players=tuple(map(PlayerId, players)),
        first_round=Round(first),
        last_round=None if last is None else Round(last),
    )


def _range(points: str, first_round: int, last_round: int, first: int, last: int) -> VirtualPoints:
    return VirtualPoints(
        points=Decimal(points),
        first_round=Round(first_round),
        last_round=Round(last_round),
        first=PairingNumber(first),
        last=PairingNumber(last),
    )


# Team-mates kept apart


def kept_apart(event_: Event, *rules_: TeamMates, rounds: int = 9) -> Event:
    """The event with people of the clubs А and Б by turns, who are kept apart."""
    tournament = event_.tournament
    settings = replace(
        tournament.settings,
        rounds=rounds,
        swiss=replace(tournament.settings.swiss, initial_colour=Colour.WHITE, team_mates=rules_),
    )
    people = {
        id_: replace(each, club="АБ"[place % 2])
        for place, (id_, each) in enumerate(event_.players.items())
    }
    known = with_team_mates(replace(tournament, settings=settings), people)
    return replace(event_, players=people, tournaments=(known,))


def lines_260(event_: Event, version: Version = Version.TRF26) -> list[str]:
    report = trf.format(trf.report_of(event_, version))
    return [line for line in report.splitlines() if line[:3] in ("260", "XXP")]


def test_that_team_mates_stand_in_lists_for_everybody_and_come_back_as_a_rule() -> None:
    by_club = TeamMates(by=ContingentKey.CLUB, last_round=Round(3))
    played = kept_apart(event(*FOUR, head=SWISS), by_club)
    assert lines_260(played) == ["260   1   3    1    3", "260   1   3    2    4"]
    reading = trf.read(trf.encode(trf.format(trf.report_of(played))))
    assert reading.report is not None
    again = trf.event_of(reading.report)
    assert again.tournament.settings.swiss == played.tournament.settings.swiss
    known = again.tournament.competition().team_mates
    assert [each.players for each in known] == [(1, 3), (2, 4)]
    assert "forbidden-pairs" not in trf.losses(played, Version.TRF26)
    assert "forbidden-pairs" in trf.losses(played, Version.TRF16)
    always = kept_apart(event(*FOUR, head=SWISS), TeamMates(by=ContingentKey.CLUB))
    assert lines_260(always, Version.TRF16) == ["XXP 1 3", "XXP 2 4"]


def test_that_who_had_to_meet_is_not_in_the_list_of_that_round() -> None:
    six = (
        player(1, "5w1"), player(2, "6b0"), player(3, "4w1"),
        player(4, "3b0"), player(5, "1b0"), player(6, "2w1"),
    )  # fmt: skip
    crowd = kept_apart(event(*six, head=SWISS), TeamMates(by=ContingentKey.CLUB))
    people = {
        id_: replace(each, club="А" if id_ <= 4 else "Б") for id_, each in crowd.players.items()
    }
    tournament = with_team_mates(crowd.tournament, people)
    told = replace(crowd, players=people, tournaments=(tournament,))
    # 3 and 4 met in round 1, for four of one club cannot all meet the other two.
    assert lines_260(told) == [
        "260   1   1    1    2    4",
        "260   1   1    1    2    3",
        "260   2   9    1    2    3    4",
        "260   1   9    5    6",
    ]


def test_that_who_may_not_meet_to_the_end_stays_so_where_no_rounds_are_announced() -> None:
    report = told("192 FIDE_DUTCH")
    pair = ForbiddenPairs(players=(PlayerId(1), PlayerId(2)))
    settings = report.tournament.settings
    swiss = replace(settings.swiss, forbidden=(pair,))
    unsaid = replace(report.tournament, settings=replace(settings, rounds=None, swiss=swiss))
    report = report.with_tournament(unsaid)
    reading = trf.read(trf.encode(trf.format(trf.report_of(report))))
    assert reading.report is not None
    assert trf.event_of(reading.report).tournament.settings.swiss.forbidden == (pair,)
