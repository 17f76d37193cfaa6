import dis
import hashlib
import re
from collections.abc import Iterator
from pathlib import Path
from types import CodeType

import pytest
from PySide6.QtGui import QImage

from arbiter_app.licences import PACKAGES, QT_PACKAGES, licences
from installer.building import desktop, icons, kept
from installer.building.quick_scan import modules_in, names
from installer.building.sums import write_sums
from installer.environment import PROGRAM

_SITE = "/venv/lib/python3.11/site-packages/"


@pytest.mark.parametrize(
    ("target", "source"),
    [
        ("PySide6/Qt/lib/libQt6Widgets.so.6", f"{_SITE}PySide6/Qt/lib/libQt6Widgets.so.6"),
        ("PySide6/QtPrintSupport.abi3.so", f"{_SITE}PySide6/QtPrintSupport.abi3.so"),
        (
            "PySide6/Qt/plugins/platforms/libqxcb.so",
            f"{_SITE}PySide6/Qt/plugins/platforms/libqxcb.so",
        ),
        (
            "PySide6\\plugins\\platforms\\qwindows.dll",
            "C:\\PySide6\\plugins\\platforms\\qwindows.dll",
        ),
        ("PySide6\\Qt6Gui.dll", "C:\\PySide6\\Qt6Gui.dll"),
        ("PySide6/Qt/translations/qtbase_uk.qm", f"{_SITE}PySide6/Qt/translations/qtbase_uk.qm"),
        ("libxcb-cursor.so.0", "/lib/x86_64-linux-gnu/libxcb-cursor.so.0"),
        ("libsqlite3.so.0", "/usr/lib/x86_64-linux-gnu/libsqlite3.so.0"),
        ("PIL/_imaging.so", f"{_SITE}PIL/_imaging.so"),
    ],
)
def test_that_what_the_window_needs_goes_into_the_folder(target: str, source: str) -> None:
    assert kept.is_kept(target, source)


@pytest.mark.parametrize(
    ("target", "source"),
    [
        ("PySide6/Qt/lib/libQt6Network.so.6", f"{_SITE}PySide6/Qt/lib/libQt6Network.so.6"),
        ("libQt6Network.so.6", "PySide6/Qt/lib/libQt6Network.so.6"),
        ("PySide6/QtNetwork.abi3.so", f"{_SITE}PySide6/QtNetwork.abi3.so"),
        ("PySide6/Qt/plugins/tls/libqopensslbackend.so", f"{_SITE}PySide6/Qt/plugins/tls/x.so"),
        (
            "PySide6/Qt/plugins/platforms/libqvnc.so",
            f"{_SITE}PySide6/Qt/plugins/platforms/libqvnc.so",
        ),
        ("PySide6\\opengl32sw.dll", "C:\\PySide6\\opengl32sw.dll"),
        ("PySide6/Qt/translations/qtbase_de.qm", f"{_SITE}PySide6/Qt/translations/qtbase_de.qm"),
        ("libstdc++.so.6", "/usr/lib/x86_64-linux-gnu/libstdc++.so.6"),
        ("libfontconfig.so.1", "/lib/x86_64-linux-gnu/libfontconfig.so.1"),
    ],
)
def test_that_what_it_does_not_need_or_the_desktop_has_stays_out(target: str, source: str) -> None:
    assert not kept.is_kept(target, source)


def test_that_each_pinned_package_has_its_licence_in_the_program() -> None:
    pinned = re.findall(r"^(\S+)==", PROGRAM.requirements[0].read_text(encoding="utf-8"), re.M)
    of_build = {"pyinstaller"}  # what starts the program is part of it
    assert {*pinned} == {*PACKAGES, *QT_PACKAGES} - of_build
    parts = {licence.part.rpartition(" ")[0].casefold().replace("_", "-") for licence in licences()}
    assert {*pinned, "arbiter", "python"} <= parts
    assert all(len(licence.text) > 500 for licence in licences())


def test_that_the_licence_of_qt_says_how_its_libraries_are_replaced() -> None:
    qt = next(licence.text for licence in licences() if licence.part.startswith("PySide6"))
    assert "Put files of another build" in qt
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in qt
    assert "GNU GENERAL PUBLIC LICENSE" in qt


def test_that_sums_are_those_of_the_files(tmp_path: Path) -> None:
    (tmp_path / "b.deb").write_bytes(b"package")
    (tmp_path / "a.tar.gz").write_bytes(b"folder")
    (tmp_path / "folder").mkdir()
    write_sums(tmp_path)
    assert write_sums(tmp_path).read_text(encoding="utf-8") == (
        f"{hashlib.sha256(b'folder').hexdigest()}  a.tar.gz\n"
        f"{hashlib.sha256(b'package').hexdigest()}  b.deb\n"
    )


def test_that_a_double_click_hands_the_file_to_the_program() -> None:
    assert "\nExec=arbiter %f\n" in desktop.entry()
    assert f"\nMimeType={desktop.TYPE};\n" in desktop.entry()
    assert f'<mime-type type="{desktop.TYPE}">' in desktop.type_of_files()
    assert '<glob pattern="*.arbiter"/>' in desktop.type_of_files()


def test_that_icons_for_windows_hold_a_picture_of_each_size(tmp_path: Path) -> None:
    icons.write_ico(tmp_path / "arbiter.ico", icons.PROGRAM)
    content = (tmp_path / "arbiter.ico").read_bytes()
    assert content[:6] == b"\0\0\1\0\5\0"
    sides = []
    for entry in range(6, 6 + 5 * 16, 16):
        length = int.from_bytes(content[entry + 8 : entry + 12], "little")
        start = int.from_bytes(content[entry + 12 : entry + 16], "little")
        picture = QImage.fromData(content[start : start + length])
        sides.append(picture.width())
        assert picture.pixelColor(picture.width() // 2, picture.height() // 8).alpha() == 255
    assert sides == [16, 24, 32, 48, 256]


def test_that_icons_for_macos_say_how_long_they_are(tmp_path: Path) -> None:
    icons.write_icns(tmp_path / "arbiter.icns", icons.FILE)
    content = (tmp_path / "arbiter.icns").read_bytes()
    assert content[:4] == b"icns"
    assert int.from_bytes(content[4:8], "big") == len(content)
    assert content[8:12] == b"icp4"
    assert content[16:24] == b"\x89PNG\r\n\x1a\n"


def test_that_the_names_of_a_module_are_found_as_by_a_disassembler() -> None:
    many = "\n".join(f"name{number} = {number}.5" for number in range(600))
    code = compile(
        f"""{many}
def act():
    global told, name599
    told = local = [each for each in range(3)]
    del name599
class Kind:
    part = lambda self: self
    del part
try:
    import dis as found
except ImportError as error:
    found = None
del name300
""",
        "module.py",
        "exec",
    )
    found = list(names(code))
    assert found == [*_disassembled(code)]
    assert {(True, "told"), (True, "name599"), (False, "name300"), (True, "found")} <= {*found}


def _disassembled(code: CodeType) -> Iterator[tuple[bool, str]]:
    for each in dis.get_instructions(code):
        if each.opname in ("STORE_NAME", "STORE_GLOBAL", "DELETE_NAME", "DELETE_GLOBAL"):
            yield each.opname.startswith("STORE"), each.argval
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _disassembled(constant)


def test_that_all_modules_of_a_package_are_named(tmp_path: Path) -> None:
    inner = tmp_path / "program" / "room"
    inner.mkdir(parents=True)
    for file in (inner.parent / "__init__.py", inner / "__init__.py", inner / "table.py"):
        file.touch()
    assert {*modules_in(inner.parent)} == {"program", "program.room", "program.room.table"}
