"""Report files from the world: what is read, what is told of it, what is refused and where."""

from decimal import Decimal
from pathlib import Path

import pytest

from arbiter_app.domain.facts.people.people import Sex
from arbiter_app.formats import trf
from arbiter_app.formats.errors import FormatError
from arbiter_app.formats.trf import PlayerRecord, Report, Version

DATA = Path(__file__).parents[2] / "data"
FILES = sorted((DATA / "trf").glob("*.trf")) + sorted(DATA.glob("*.trf"))

# ruff: noqa: E501 - lines of the format are longer than ours
FOUR = """\
012 Cup
022 Sofia
042 2026/05/01
052 2026/05/03
062 4
092 Individual: Swiss-System
XXR 3
001    1 m IM Alpha, Adam                       2410 BUL     2900001 1990/01/02  2.0    1     2 w 1     3 w +  0000 - Z
001    2 wWFM Beta, Bianca                      2105 SRB      900002 1995/00/00  1.5    2     1 b 0  0000 - U     3 b =
001    3 m    Gamma, Georgi                     1987 BUL     2900003 2008/11/30  1.0    3     4 w =     1 b -     2 w =
001    4 m    Delta, Dan                             ROU     1200004             1.0    3     3 b =  0000 - H  0000 - Z
"""


def read(text: str) -> trf.Reading:
    return trf.read(text.encode())


def report(text: str) -> Report:
    reading = read(text)
    assert reading.defects == ()
    assert reading.report is not None
    return reading.report


def codes(errors: tuple[FormatError, ...]) -> list[str]:
    return [error.code for error in errors]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_that_every_sample_file_is_read_and_written_back_word_for_word(path: Path) -> None:
    data = path.read_bytes()
    reading = trf.read(data)
    assert reading.defects == ()
    assert reading.report is not None
    written = trf.format(reading.report)
    assert trf.read(trf.encode(written)).report == reading.report
    lines = [line.rstrip() for line in data.decode().splitlines()]
    blank = "          "
    assert [line.replace("  0000 -  ", blank) for line in written.splitlines()] == lines


def test_that_a_player_is_read_from_his_columns() -> None:
    assert report(FOUR).players[0] == PlayerRecord(
        number=1,
        name="Alpha, Adam",
        sex=Sex.MALE,
        title="IM",
        rating=2410,
        federation="BUL",
        fide_id="2900001",
        birth="1990/01/02",
        points=Decimal("2.0"),
        rank=1,
        opponents=(2, 3, 0),
        colours="ww-",
        marks="1+Z",
    )


def test_that_a_file_without_surprises_has_no_notices() -> None:
    assert read(FOUR).notices == ()


@pytest.mark.parametrize(
    ("text", "version"),
    [
        (FOUR, Version.TRF16),
        (FOUR.replace("XXR", "142"), Version.TRF26),
        (FOUR + "### a comment\n", Version.TRF26),
        (FOUR.replace("0000 - U", "0000 - +"), Version.TRF06),
    ],
)
def test_that_the_version_is_known_by_records_and_letters(text: str, version: Version) -> None:
    assert report(text).version is version


@pytest.mark.parametrize("end", ["\n", "\r", "\r\n"])
def test_that_every_kind_of_line_end_is_read(end: str) -> None:
    assert report(FOUR.replace("\n", end)) == report(FOUR)


def test_that_mixed_line_ends_and_a_mark_of_the_encoding_are_read() -> None:
    mixed = FOUR.replace("\n", "\r\n", 3).replace("\n001    3", "\r001    3")
    assert trf.read(b"\xef\xbb\xbf" + mixed.encode() + b"\x1a").report == report(FOUR)
    assert trf.read(FOUR.encode("utf-16")).report == report(FOUR)


def test_that_lower_case_results_and_trimmed_blanks_are_read() -> None:
    careless = FOUR.replace("- U", "- u").replace("- H", "- h").replace("4 w =", "4 W =")
    trimmed = careless.replace("  0000 - Z\n", "\n")
    players = report(trimmed).players
    assert [player.marks for player in players] == ["1+ ", "0U=", "=-=", "=H "]
    assert players[0].opponents == (2, 3, 0)
    assert players[2].colours == "wbw"


@pytest.mark.parametrize(
    ("encoding", "name", "assumed"),
    [
        ("cp1251", "Їжакевич, Ґанна", "Windows-1251"),
        ("cp1251", "Ёлкин, Пётр", "Windows-1251"),
        ("koi8-u", "Їжакевич, Ґалина Єгорівна", "KOI8-U"),
        ("cp1252", "José Raúl Capablanca", "Windows-1252"),
        ("latin-1", "Réti, Göza Müller", "Windows-1252"),
    ],
)
def test_that_a_foreign_encoding_is_found_by_its_words_and_told(
    encoding: str, name: str, assumed: str
) -> None:
    text = FOUR.replace("Alpha, Adam".ljust(33), name.ljust(33))
    reading = trf.read(text.encode(encoding))
    assert reading.report is not None
    assert reading.report.players[0].name == name
    (notice,) = reading.notices
    assert (notice.code, notice.facts) == ("trf.encoding", {"encoding": assumed})


def test_that_a_word_without_end_in_a_foreign_encoding_is_read_at_once() -> None:
    """It once took minutes: a test that hangs is ended by `tests.conftest`."""
    content = FOUR.encode() + b"### " + b"x" * 1_000_000 + b" \xff\xfe\xfd\n"
    assert [each.code for each in trf.read(content).notices][:1] == ["trf.encoding"]


def test_that_a_line_filled_up_by_bytes_is_read_by_bytes() -> None:
    name = "Петренко, Іван"
    by_bytes = name + " " * (33 - len(name.encode()))
    reading = read(FOUR.replace("Alpha, Adam".ljust(33), by_bytes))
    assert reading.report is not None
    assert reading.report.players[0].name == name
    assert reading.report.players[0].rating == 2410
    assert codes(reading.notices) == ["trf.filled-by-bytes"]


@pytest.mark.parametrize(
    ("good", "other", "code", "line", "column"),
    [
        ("m IM", "m  m", "trf.old-title", 8, 11),
        ("001    2 w", "001    2 u", "trf.sex-unknown", 9, 10),
        ("m IM", "mAGM", "trf.title", 8, 11),
        ("    2900001", "  AB2900001", "trf.fide-id", 8, 58),
        ("1990/01/02", "1990.01.02", "trf.date-form", 8, 70),
        ("1990/01/02", "02.01.1990", "trf.date-form", 8, 70),
        ("1990/01/02", "1990/01/00", "trf.birth-month", 8, 70),
        ("2026/05/01", "01.05.2026", "trf.date-form", 3, 5),
        ("2026/05/01", "May 1, 2026", "trf.date-form", 3, 5),
        ("2026/05/01", "перше травня", "trf.date-unread", 3, 5),
        ("2026/05/01", "0000/00/00", "trf.date-unread", 3, 5),
        ("0000 - U", "0000 - +", "trf.old-bye", 9, 109),
        ("0000 - U", "0000 - F", "trf.full-bye", 9, 109),
        ("0000 - H", "        ", "trf.blank-rounds", 11, 109),
        ("  2.0    1", "  2.5    1", "trf.points-differ", 8, 81),
        ("XXR 3", "XXR 2", "trf.more-rounds", 7, 5),
        ("062 4", "062 3", "trf.count", 5, 5),
        ("062 4", "062 5", "trf.count", 5, 5),
        ("XXR 3", "QQ1 3", "trf.unknown-record", 7, 1),
        ("XXR 3", "192 FIDE_TEAM", "trf.system", 7, 5),
        ("XXR 3", "013 Team", "trf.teams", 7, 1),
        ("XXR 3", "202 BH,BH/U1500", "tie-break.unreadable", 7, 8),
        ("XXR 3", "212 WIN,PTS", "trf.points-not-first", 7, 5),
        ("XXR 3", "XXS WW=1 BW=2", "trf.scoring-poorer", 7, 5),
        ("XXR 3", "### arbiter: withdrawn | 9", "trf.own-comment", 7, 14),
    ],
)
def test_that_what_is_understood_otherwise_is_told_with_its_place(
    good: str, other: str, code: str, line: int, column: int
) -> None:
    assert good in FOUR
    reading = read(FOUR.replace(good, other, 1))
    assert reading.defects == ()
    told = [(each.code, each.line, each.column) for each in reading.notices]
    assert (code, line, column) in told


@pytest.mark.parametrize(
    ("good", "bad", "code", "line", "column"),
    [
        ("001    2", "001    1", "trf.number-twice", 9, 5),
        ("001    2", "001    0", "trf.number", 9, 5),
        ("001    2", "001     ", "trf.number", 9, 5),
        ("001    2", "001   x2", "trf.number", 9, 5),
        ("001    2 w", "001    2 x", "trf.sex", 9, 10),
        ("2105", "4105", "trf.rating", 9, 49),
        ("2105", "21O5", "trf.rating", 9, 49),
        ("1995/00/00", "1995/13/01", "trf.birth", 9, 70),
        ("1995/00/00", "1895/00/00", "trf.birth", 9, 70),
        ("1995/00/00", "00.00.1995", "trf.birth", 9, 70),
        ("1995/00/00", "01.02.1895", "trf.birth", 9, 70),
        (" 1995/00/00 ", "  1995/00/00", "trf.misaligned", 9, 80),
        ("1.5    2", "1.x    2", "trf.points", 9, 81),
        ("1.5    2", "1.5    x", "trf.rank", 9, 86),
        ("001    2 w", "001    2w ", "trf.misaligned", 9, 9),
        ("    1 b 0", "   1 b 0 ", "trf.misaligned", 9, 96),
        ("012 Cup", "012\tCup", "trf.tab", 1, 4),
        ("WFM Beta,", "WFM\tBeta,", "trf.tab", 9, 14),
        ("2026/05/03", "2026/05/33", "trf.date", 4, 5),
        ("2026/05/03", "2026/05", "trf.date", 4, 5),
        ("022 Sofia", "012 Cup", "trf.header-twice", 2, 1),
        ("XXR 3", "XXR many", "trf.rounds", 7, 5),
        ("XXR 3", "162  Q 3.0", "trf.scoring", 7, 5),
        ("XXR 3", "299 Q         0.5  001    1", "trf.adjustment", 7, 5),
        ("XXR 3", "299           x.5  001    1", "trf.adjustment", 7, 14),
        ("XXR 3", "299           0.5  00x    1", "trf.adjustment", 7, 20),
        ("XXR 3", "299           0.5  001    9", "trf.adjustment", 7, 24),
        ("     1 b 0", "     x b 0", "trf.opponent-number", 9, 92),
        ("     1 b 0", "   1 2 b 0", "trf.opponent-number", 9, 92),
        ("     1 b 0  0000 - U", "     x b 0          ", "trf.opponent-number", 9, 92),
        ("     1 b 0", "     9 b 0", "trf.opponent", 9, 92),
        ("     1 b 0", "     2 b 0", "trf.opponent-self", 9, 92),
        ("     1 b 0", "     4 b 0", "trf.halves", 9, 92),
        ("     1 b 0", "     1 x 0", "trf.colour", 9, 97),
        ("     1 b 0", "     1 w 0", "trf.colours", 8, 97),
        ("     1 b 0", "     1 - 0", "trf.colour-missing", 8, 97),
        ("     1 b 0", "     1 b 1", "trf.sides", 8, 99),
        ("     1 b 0", "     1 b  ", "trf.sides", 8, 99),
        ("     1 b 0", "     1 b Z", "trf.bye-with-opponent", 9, 99),
        ("0000 - U", "0000 - W", "trf.bye-letter", 9, 109),
        ("0000 - U", "0000 b U", "trf.colour-alone", 9, 107),
    ],
)
def test_that_a_defect_is_refused_with_its_place(
    good: str, bad: str, code: str, line: int, column: int
) -> None:
    assert good in FOUR
    reading = read(FOUR.replace(good, bad, 1))
    assert reading.report is None
    assert (code, line, column) in [(each.code, each.line, each.column) for each in reading.defects]


def test_that_all_defects_of_a_file_are_told_in_its_order() -> None:
    text = FOUR.replace("2026/05/03", "2026/05/33").replace("2105", "9999").replace("- H", "- W")
    defects = read(text).defects
    assert [(each.line, each.code) for each in defects] == [
        (4, "trf.date"),
        (9, "trf.rating"),
        (11, "trf.bye-letter"),
    ]


def test_that_an_unreadable_line_does_not_make_its_opponents_wrong() -> None:
    text = FOUR.replace("001    3 m    Gamma, Georgi ", "001    3 m   Gamma, Georgi  ")
    assert codes(read(text).defects) == ["trf.misaligned"]


def test_that_results_against_nobody_are_refused_in_the_newest_version() -> None:
    text = FOUR.replace("XXR", "142").replace("0000 - U", "0000 - +")
    assert codes(read(text).defects) == ["trf.bye-letter"]


def test_that_team_files_may_have_results_against_nobody() -> None:
    text = FOUR.replace("XXR", "142").replace("0000 - U", "0000 - +") + "013 Team\n"
    assert read(text).defects == ()


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "trf.empty"),
        (b"\r\n  \r\n", "trf.empty"),
        (b"012 Cup\r\n", "trf.no-players"),
        (b"Name;Rating\nBook, Jan;2000\n", "trf.no-players"),
        (b"%PDF-1.4\n\x00\x01\x02", "trf.not-text"),
        (bytes(range(256)), "trf.not-text"),
        (b"001    1\n", "trf.short"),
        (b"x" * 9_000_000, "trf.too-large"),
        (b"\n1" * 50_000, "trf.too-many-lines"),
        (b"001 " + b"1" * 20_000, "trf.too-long"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_that_what_is_no_report_file_is_refused_at_once(data: bytes, code: str) -> None:
    reading = trf.read(data)
    assert reading.report is None
    assert code in codes(reading.defects)


def test_that_a_letter_cut_in_two_is_no_other_encoding() -> None:
    data = (FOUR + "### Кубок").encode()[:-1]
    (defect,) = trf.read(data).defects
    assert (defect.line, defect.column, defect.code) == (12, 9, "trf.broken-letter")


def test_that_a_broken_letter_in_the_middle_is_no_other_encoding() -> None:
    data = FOUR.replace("012 Cup", "012 Кубок міста").encode().replace("б".encode(), b"\xff")
    (defect,) = trf.read(data).defects
    assert (defect.line, defect.column, defect.code) == (1, 7, "trf.broken-letter")


def test_that_a_file_cut_off_anywhere_in_its_rounds_is_refused() -> None:
    data = FOUR.encode()
    first_opponent = data.index(b"     2 w 1") + len(b"     2")
    last_word = len(data.rstrip())
    accepted = [
        size for size in range(first_opponent, last_word - 20) if trf.read(data[:size]).report
    ]
    assert accepted == []


def test_that_blanks_may_be_missing_behind_the_names_of_a_start_list() -> None:
    start = "".join(f"001 {number:4}      Player, {number}\n" for number in range(1, 4))
    assert [each.name for each in report(start).players] == ["Player, 1", "Player, 2", "Player, 3"]
    assert codes(read(start.rstrip()).defects) == ["trf.short"]
    cut = "\n".join(line[:60] if line.startswith("001    2") else line for line in FOUR.split("\n"))
    (defect,) = read(cut).defects
    assert (defect.line, defect.column, defect.code) == (9, 57, "trf.short")


def test_that_a_list_of_tie_breaks_has_an_end() -> None:
    def listing(count: int) -> trf.Reading:
        return read(FOUR.replace("XXR 3", "202 " + ",".join(["DE"] * count)))

    assert listing(100).defects == ()
    assert codes(listing(101).defects) == ["trf.too-many-tie-breaks"]


def test_that_a_fide_id_given_twice_is_told() -> None:
    reading = read(FOUR.replace(" 900002", "2900001"))
    told = [(each.code, each.line, each.column) for each in reading.notices]
    assert ("trf.fide-id-twice", 9, 58) in told


def test_that_more_than_a_game_gives_is_read_and_told() -> None:
    """A win against a draw (Laws of Chess Art. 10.2)."""
    reading = read(FOUR.replace("     1 b 0", "     1 b =", 1))
    assert reading.report is not None
    told = [(each.code, each.line, each.column) for each in reading.notices]
    assert ("trf.sides-more", 8, 99) in told


def test_that_notices_stand_by_kinds_and_many_of_a_kind_are_counted() -> None:
    half = ("=", "H")
    pairs = (("+", "F"), half, half, half, ("+", "U"), half, half)
    lines = [
        FormatError(line, 109, "trf.old-bye", letter=letter, read=read, number=line, round=2)
        for line, (letter, read) in enumerate(pairs, start=8)
    ]
    told = [(each.line, each.code, each.facts.get("read")) for each in trf.by_kind(lines)]
    assert told == [
        (8, "trf.old-bye", "F"),
        (9, "trf.old-bye", "H"),
        (10, "trf.old-bye", "H"),
        (11, "trf.old-bye", "H"),
        (13, "trf.more-of-kind", None),
        (12, "trf.old-bye", "U"),
    ]
    assert trf.by_kind(lines)[4].facts == {"count": 2, "last": 14}


def test_that_a_hostile_number_of_penalties_is_refused() -> None:
    text = FOUR + "299          -0.5\n" * 201
    assert codes(read(text).defects) == ["trf.too-many-lines"]
    assert read(text.replace("-0.5", "-0.5  001    1")).defects == ()


def test_that_a_hostile_number_of_defects_is_told_only_in_part() -> None:
    line = FOUR.splitlines()[7][:91] + "   9 x x  " * 900
    text = "\n".join(line.replace("001    1", f"001 {number:4}") for number in range(1, 15))
    defects = read(text).defects
    assert len(defects) == 10_001
    assert "trf.and-more" in codes(defects)
