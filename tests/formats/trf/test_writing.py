"""Events written as report files: what stands where, what gives way, what is lost."""

from dataclasses import replace
from datetime import date, datetime
from decimal import Decimal

import pytest

from arbiter_app import __version__
from arbiter_app.domain.facts.competition import Adjustment
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.entry_status import EntryStatus
from arbiter_app.domain.facts.people.people import Official, Player, Role, Sex, Title
from arbiter_app.domain.facts.play.numbering import Draw, DrawMethod, DrawnNumber
from arbiter_app.domain.facts.play.rounds import Bye, Game, RoundOfPlay, Stage
from arbiter_app.domain.facts.results import WHITE_WINS, Mark, Scoring
from arbiter_app.domain.facts.rules.settings import Settings
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.facts.tournament import Entry, KeptLine, Tournament
from arbiter_app.domain.ids import (
    Board,
    GameId,
    PairingNumber,
    PlayerId,
    Round,
    StageId,
    TournamentId,
)
from arbiter_app.domain.pairing.berger import berger
from arbiter_app.formats import trf
from arbiter_app.formats.trf import Version

GAP = " " * 25
"""Between federation and points: neither FIDE ID nor birth."""


def lines(event: Event, version: Version = Version.TRF26) -> list[str]:
    return trf.format(trf.report_of(event, version)).splitlines()


SETTINGS = Settings(edition="2026-03", tie_breaks=("DE", "SB"))


def four(*, number: int = 1, settings: Settings = SETTINGS) -> Event:
    """Return a round robin of four, drawn and with one round played."""
    names = ("Адамчук, Адам", "Beta, Bianca", "Gamma, Georgi", "Delta, Dan")
    ids = [PlayerId(number + place) for place in range(4)]
    rounds = tuple(
        RoundOfPlay(
            number=Round(at),
            games=tuple(
                Game(
                    id=GameId(10 * at + board),
                    board=Board(board),
                    white=ids[pair.white - 1],
                    black=ids[pair.black - 1],
                    result=WHITE_WINS if at == 1 else None,
                )
                for board, pair in enumerate(pairing.pairs, start=1)
            ),
        )
        for at, pairing in enumerate(berger(4), start=1)
    )
    return Event(
        title="Кубок",
        place="Київ",
        federation="UKR",
        starts_on=date(2026, 5, 1),
        ends_on=date(2026, 5, 3),
        officials=(
            Official(
                role=Role.CHIEF_ARBITER,
                name="Petrov, Petar",
                category="IA",
                title="IA",
                fide_id=2900000,
            ),
        ),
        players={
            who: replace(
                Player(id=who, name=name, fide_rating=2400 - 100 * place, federation="UKR"),
                latin_name="Adamchuk, Adam" if place == 0 else None,
                sex=Sex.FEMALE if place == 1 else None,
                title=Title.WGM if place == 1 else None,
            )
            for place, (who, name) in enumerate(zip(ids, names, strict=True))
        },
        tournaments=(
            Tournament(
                id=TournamentId(1),
                title="Кубок",
                settings=settings,
                entries=tuple(Entry(player=each) for each in ids),
                draw=Draw(
                    method=DrawMethod.LOTS,
                    drawn=tuple(
                        DrawnNumber(player=each, number=PairingNumber(place))
                        for place, each in enumerate(ids, start=1)
                    ),
                    seed="x",
                ),
                stages=(Stage(id=StageId(1), rounds=rounds),),
            ),
        ),
    )


def test_that_records_stand_in_the_columns_of_the_newest_version() -> None:
    assert lines(four()) == [
        "012 Kubok",
        "022 Kyiv",
        "032 UKR",
        "042 2026/05/01",
        "052 2026/05/03",
        "062 4",
        "072 4",
        "092 Individual: Round-Robin",
        "102 IA Petrov, Petar (2900000)",
        "142 3",
        f"182 Arbiter {__version__}",
        "192 FIDE_ROUNDROBIN",
        "202 DE,SB",
        "### arbiter: header | 012 | Кубок",
        "### arbiter: header | 022 | Київ",
        "### arbiter: player | 1 | name | Адамчук, Адам",
        "### arbiter: player | 1 | latin-name | Adamchuk, Adam",
        "001    1      Adamchuk, Adam                    2400 UKR" + GAP + "1.0    1     4 w 1"
        "     2 w       3 b",
        "001    2 wWGM Beta, Bianca                      2300 UKR" + GAP + "1.0    1     3 w 1"
        "     1 b       4 w",
        "001    3      Gamma, Georgi                     2200 UKR" + GAP + "0.0    3     2 b 0"
        "     4 b       1 w",
        "001    4      Delta, Dan                        2100 UKR" + GAP + "0.0    3     1 b 0"
        "     3 w       2 b",
    ]


def test_that_the_older_version_has_only_its_own_records() -> None:
    written = lines(four(), Version.TRF16)
    assert [line[:3] for line in written] == [
        "012", "022", "032", "042", "052", "062", "072", "092", "102", "XXR",
        "001", "001", "001", "001",
    ]  # fmt: skip
    assert trf.losses(four(), Version.TRF16) == (
        "titles",
        "place",
        "tie-breaks",
        "players",
        "draw",
    )
    assert trf.losses(four(), Version.TRF26) == ("draw",)


def test_that_players_are_known_by_their_numbers_whatever_their_ids() -> None:
    assert lines(four(number=70)) == lines(four())


def test_that_a_file_is_utf_8_with_the_line_ends_of_the_format() -> None:
    assert trf.encode("012 Кубок\n") == b"012 \xd0\x9a\xd1\x83\xd0\xb1\xd0\xbe\xd0\xba\r\n"


def test_that_an_event_before_the_draw_lists_its_players_as_entered() -> None:
    event = four()
    undrawn = replace(event.tournament, draw=None, stages=())
    written = lines(replace(event, tournaments=(undrawn,)))
    assert [line[4:8] for line in written if line.startswith("001")] == [
        "   1", "   2", "   3", "   4",
    ]  # fmt: skip
    assert "### arbiter: player | 1 | name | Адамчук, Адам" in written
    assert trf.losses(replace(event, tournaments=(undrawn,)), Version.TRF26) == ("draw",)


@pytest.mark.parametrize(
    ("settings", "line"),
    [
        (replace(SETTINGS, cycles=2), "192 BERGER_DOUBLEROUNDROBIN"),
        (replace(SETTINGS, cycles=2, swap_last_rounds=True), "192 FIDE_DOUBLEROUNDROBIN"),
        (replace(SETTINGS, cycles=4), "192 BERGER_ROUNDROBIN_G4"),
        (replace(SETTINGS, cycles=2), "142 6"),
        (replace(SETTINGS, rounds=7), "142 7"),
        (replace(SETTINGS, tie_breaks=()), "212 PTS"),
        (
            replace(
                SETTINGS,
                scoring=Scoring(win=Decimal(3), draw=Decimal(1), pairing_bye=Decimal(1)),
            ),
            "162  W 3.0    D 1.0    L 0.0    A 0.0    P 1.0",
        ),
    ],
)
def test_that_rules_have_their_records(settings: Settings, line: str) -> None:
    assert line in lines(four(settings=settings))


def test_that_points_of_the_arbiter_are_written_and_counted() -> None:
    event = four()
    taken = (Adjustment(player=PlayerId(1), round=Round(1), points=Decimal("-0.5")),)
    changed = replace(event, tournaments=(replace(event.tournament, adjustments=taken),))
    written = lines(changed)
    assert written[-1] == "299          -0.5  001    1"
    assert written[-5][79:84] == "  0.5"


def test_that_days_of_the_rounds_stand_above_their_columns() -> None:
    event = four()
    first, *others = event.tournament.main_stage.rounds
    dated = replace(first, starts_at=datetime(2026, 5, 1, 10))
    stage = replace(event.tournament.main_stage, rounds=(dated, *others))
    kept = (KeptLine(after="122", text="132" + " " * 98 + "26/05/02"),)
    tournament = replace(event.tournament, stages=(stage,), kept_lines=kept)
    written = lines(replace(event, tournaments=(tournament,)))
    (dates,) = (line for line in written if line.startswith("132"))
    assert dates == "132" + " " * 88 + "26/05/01  26/05/02"
    assert "### arbiter: starts | 1 | 2026-05-01T10:00" in written


def test_that_who_withdrew_early_keeps_his_games_in_his_line() -> None:
    event = four()
    tournament = event.tournament
    entries = tuple(
        replace(entry, status=EntryStatus.WITHDRAWN) if entry.player == 1 else entry
        for entry in tournament.entries
    )
    left = replace(event, tournaments=(replace(tournament, entries=entries),))
    report = trf.report_of(left)
    assert report.players[0].marks[0] == "1"
    reading = trf.read(trf.encode(trf.format(report)))
    assert reading.notices[1:] == ()
    assert "### arbiter: withdrawn | 1" in trf.format(report)


def test_that_points_that_the_half_rule_takes_away_are_explained_and_not_taken_twice() -> None:
    """C.05 Art. 6.6: 1 has won against 4, and 2 against 3; 1 and 3 leave."""
    event = four()
    tournament = event.tournament
    entries = tuple(
        replace(entry, status=EntryStatus.WITHDRAWN) if entry.player in (1, 3) else entry
        for entry in tournament.entries
    )
    penalty = Adjustment(player=PlayerId(2), round=Round(1), points=Decimal(-1))
    event = replace(
        event, tournaments=(replace(tournament, entries=entries, adjustments=(penalty,)),)
    )
    report = trf.report_of(event)
    assert [player.points for player in report.players] == [0, -1, 0, 0]
    written = trf.format(report)
    assert written.splitlines()[-3:] == [
        "299          -1.0  001    2",
        "299          -1.0  001    1",
        "299          -1.0  001    2",
    ]
    reading = trf.read(trf.encode(written))
    assert reading.notices == ()
    assert reading.report is not None
    read = trf.event_of(reading.report)
    assert read.tournament.adjustments == (penalty,)
    assert trf.format(trf.report_of(read)) == written
    older = trf.report_of(event, Version.TRF16)
    assert [player.points for player in older.players] == [1, -1, 0, 0]
    assert not any(line.code == "299" for line in older.others)


def test_that_byes_announced_for_a_round_to_come_have_their_record() -> None:
    event = four(settings=Settings(system=System.SWISS, edition="2026-03", tie_breaks=()))
    first = event.tournament.main_stage.rounds[0]
    coming = RoundOfPlay(
        number=Round(2),
        games=(),
        byes=(
            Bye(player=PlayerId(1), mark=Mark.HALF_BYE),
            Bye(player=PlayerId(3), mark=Mark.HALF_BYE),
        ),
    )
    stage = replace(event.tournament.main_stage, rounds=(first, coming))
    written = lines(replace(event, tournaments=(replace(event.tournament, stages=(stage,)),)))
    assert written[-1] == "240 H   2    1    3"


HEAD = "012 Cup\n042 2026/05/01\n"
PAIR = (
    f"001    1      {'Alpha':65}  1.0    1     2 w 1\n"
    f"001    2      {'Beta':65}  0.0    2     1 b 0\n"
)


def event_of_text(text: str) -> Event:
    report = trf.read(text.encode()).report
    assert report is not None
    return trf.event_of(report)


def test_that_kept_lines_are_written_where_they_stood() -> None:
    text = (
        "### first\n" + HEAD + "### of the date\n222 5400\n"
        + PAIR.replace("001    2", "### between\n001    2") + "XXQ 2\n"
    )  # fmt: skip
    written = lines(event_of_text(text))
    assert written[0] == "### first"
    assert written[written.index("042 2026/05/01") + 1 :][:2] == [
        "### of the date",
        "222 5400",
    ]
    assert [line[:11] for line in written[-4:]] == [
        "001    1   ", "### between", "001    2   ", "XXQ 2",
    ]  # fmt: skip


def test_that_a_kept_line_stays_where_no_number_of_rounds_is_written_any_more() -> None:
    head = "012 Cup\n042 2026/05/01\n092 Individual: Swiss-System\n142 5\n182 Another program\n"
    unknown = "### arbiter: rounds-known | no\n"
    written = lines(event_of_text(f"{head}{unknown}001    1      Alpha, Adam\n"))
    assert "182 Another program" in written
    assert not any(line.startswith("142") for line in written)


def test_that_kept_lines_find_a_place_when_theirs_is_gone() -> None:
    event = event_of_text(HEAD + "122 90 min\n### after\n" + PAIR)
    written = lines(replace(event, time_control=""))
    assert written[written.index("### after") - 1].startswith("092")
    kept = (
        KeptLine(after="001 9", text="### nobody"),
        KeptLine(after="142", text="### of the rounds"),
        KeptLine(after="011", text="### nothing"),
    )
    lost = replace(event, tournaments=(replace(event.tournament, kept_lines=kept),))
    assert lines(lost)[0] == "### nothing"
    assert lines(lost)[-1] == "### nobody"
    older = (KeptLine(after="142", text="XXC white1"),)
    elder = lines(
        replace(event, tournaments=(replace(event.tournament, kept_lines=older),)), Version.TRF16
    )
    assert elder[elder.index("XXC white1") - 1] == "XXR 1"


@pytest.mark.parametrize("record", ["192 FIDE_DUTCH", "192 FIDE_DUBOV_BAKU", "182 Swiss-Manager"])
def test_that_what_a_file_says_of_its_pairing_is_neither_lost_nor_made_up(record: str) -> None:
    kept = lines(event_of_text(f"{HEAD}{record}\n092 Swiss\n{PAIR}"))
    assert [line for line in kept if line.startswith(("182", "192"))] == [record]
    silent = lines(event_of_text(f"{HEAD}092 Schweizer System\n{PAIR}"))
    assert not any(line.startswith(("182", "192")) for line in silent)


def test_that_a_swiss_stays_one_where_neither_words_nor_byes_tell() -> None:
    text = HEAD + "092 Festival\n" + PAIR.replace("2 w 1", "2 w 1  0000 - H")
    event = event_of_text(text)
    written = trf.format(trf.report_of(event))
    assert "192 CUSTOM_SWISS\n" in written
    assert event_of_text(written) == event


def test_that_points_too_wide_for_their_columns_are_left_to_the_results() -> None:
    event = event_of_text(HEAD + PAIR + "299        -150.0  000    1\n")
    assert trf.report_of(event).players[0].points == -149
    assert event_of_text(trf.format(trf.report_of(event))) == event


def test_that_blanks_within_a_title_are_one() -> None:
    assert event_of_text("012 Cup  of   Kyiv\n" + PAIR).title == "Cup of Kyiv"


@pytest.mark.parametrize(
    ("record", "system", "tie_breaks", "ours"),
    [
        ("192 FIDE_DUBOV", System.ROUND_ROBIN, (), "192 FIDE_ROUNDROBIN"),
        ("092 Швейцарка", System.ROUND_ROBIN, (), "092 Individual: Round-Robin"),
        ("202 BH/U1500,BH", None, ("SB",), "202 SB"),
    ],
)
def test_that_a_kept_rule_gives_way_to_a_changed_one(
    record: str, system: System | None, tie_breaks: tuple[str, ...], ours: str
) -> None:
    event = event_of_text(f"{HEAD}{record}\n{PAIR}")
    assert record in lines(event)
    tournament = event.tournament
    kept = tournament.settings
    settings = replace(kept, system=system or kept.system, tie_breaks=tie_breaks)
    changed = lines(replace(event, tournaments=(replace(tournament, settings=settings),)))
    assert record not in changed
    assert ours in changed


def test_that_a_date_in_words_stays_until_a_day_is_typed() -> None:
    event = event_of_text("012 Cup\n042 at Easter\n052 soon after\n" + PAIR)
    assert "042 at Easter" in lines(event)
    written = lines(replace(event, starts_on=date(2026, 4, 12), ends_on=date(2026, 4, 13)))
    assert "042 at Easter" not in written
    assert "042 2026/04/12" in written


def test_that_national_records_and_comments_are_not_of_the_older_version() -> None:
    text = HEAD + "### x\nXXC white1\nQQ9 what\n" + PAIR + f"UKR {1:4}    1 {'A':33} 1999\n"
    written = lines(event_of_text(text), Version.TRF16)
    assert {line[:3] for line in written} >= {"XXC", "QQ9"}
    assert {line[:3] for line in written}.isdisjoint({"###", "UKR"})


def test_that_names_too_long_for_their_columns_are_cut_but_kept_in_a_comment() -> None:
    event = event_of_text(HEAD + PAIR)
    name = "Дуже-Довге-Прізвище, " * 3
    players = {**event.players, PlayerId(1): replace(event.players[PlayerId(1)], name=name.strip())}
    report = trf.report_of(replace(event, players=players))
    assert trf.event_of(report).players == players
    assert len(report.players[0].name) <= 33


def test_that_the_report_of_one_tournament_of_several_is_that_of_it_alone() -> None:
    event = event_of_text(HEAD + PAIR)
    other = replace(
        event.tournament, id=TournamentId(2), position=2, stages=(Stage(id=StageId(2)),)
    )
    seen = replace(event, tournaments=(event.tournament, other)).of(event.tournament.id)
    assert trf.format(trf.report_of(seen)) == trf.format(trf.report_of(event))
    assert trf.losses(seen, Version.TRF26) == ()


@pytest.mark.parametrize(("practice", "words"), [(True, "PRACTICE COPY"), (False, "SAMPLE EVENT")])
def test_that_the_report_of_what_does_not_count_says_what_it_is(practice: bool, words: str) -> None:
    marked = replace(four(), is_practice=practice, is_sample=not practice)
    assert f"### {words}, not a report of a tournament" in lines(marked)
    title = next(line for line in lines(marked, Version.TRF16) if line.startswith("012"))
    assert title.startswith(f"012 {words}, not a report of a tournament")
    assert not any(words in line for line in lines(four()))
