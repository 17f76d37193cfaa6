"""Checks that every text of the source has its translation, and brings the files up to date."""

import ast
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from collections.abc import Iterator, Sequence
from itertools import accumulate
from pathlib import Path

from installer.environment import program
from installer.places import ROOT

_PLURAL_FORMS = {"uk": 3, "en": 2, "ru": 3}
"""How many forms a number asks for in each language."""

_PLACEHOLDER = re.compile(r"%n|\{[^{}]*\}")


def check() -> int:
    """Print what is wrong with the translations; return 1 if something is."""
    with tempfile.TemporaryDirectory() as folder:
        copies = [Path(shutil.copy(_file(language), folder)) for language in _PLURAL_FORMS]
        lupdate(_sources(), copies)
        complaints = [each for copy in copies for each in complaints_about(copy)]
    for complaint in complaints:
        print(complaint)
    if complaints:
        print(
            f"{len(complaints)} complaint(s). `python3 installer translations` brings the files"
            " up to date; what is then unfinished waits for a translator."
        )
        return 1
    print("Every text is translated.")
    return 0


def update() -> None:
    """Bring the files up to the source: new texts wait unfinished, texts no longer used go."""
    lupdate(_sources(), [_file(language) for language in _PLURAL_FORMS], "-no-obsolete")


def show(arguments: Sequence[str]) -> int:
    """Print every text in each language for `--list`; return 2 for other arguments."""
    if list(arguments) != ["--list"]:
        print("usage: python3 installer translations [--list]")
        return 2
    print("\n".join(listed(_file("uk"), _file("ru"))))
    return 0


def listed(file: Path, *others: Path) -> Iterator[str]:
    """Yield the texts of a file as a reader wants them: context, English, its translation, and
    those in other files.
    """
    beside = [dict(_messages(other)) for other in others]
    context = None
    for key, texts in _messages(file):
        if key[0] != context:
            context = key[0]
            yield f"\n== {context}"
        yield key[1] + (f"   [{key[2]}]" if key[2] else "")
        for each in (texts, *(other.get(key, []) for other in beside)):
            yield from (f"    {text}" for text in each)


def _messages(file: Path) -> Iterator[tuple[tuple[str, str, str], list[str]]]:
    """Yield what each message is known by, its context, English and note, and its translations."""
    for context in ET.parse(file).getroot().iter("context"):
        for message in context.iter("message"):
            key = (context.findtext("name", ""), message.findtext("source", ""))
            yield (*key, message.findtext("comment", "")), _translations(message)


def _translations(message: ET.Element) -> list[str]:
    """Return the translation of a text, of a plural all of its forms."""
    translation = message.find("translation")
    if translation is None:
        return []
    forms = [form.text or "" for form in translation.iter("numerusform")]
    return forms or [translation.text or ""]


def lupdate(sources: Sequence[Path], files: Sequence[Path], *options: str) -> None:
    """Merge the texts of the sources into files that are called after their languages."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for number, source in enumerate(sources):
            (folder / f"{number}.py").write_bytes(_for_lupdate((ROOT / source).read_bytes()))
        names = folder / "sources"  # a command line on Windows cannot hold so many
        names.write_text("".join(f"{number}.py\n" for number in range(len(sources))))
        for file in files:
            _merge(names, file, options)


def _merge(names: Path, file: Path, options: Sequence[str]) -> None:
    # English in the source is English for the reader; only plural texts have forms to fill in.
    plural = ["-pluralonly"] if file.stem == "en" else []
    # Line numbers would change with every edit.
    command = [str(program("lupdate")), "-silent", "-locations", "none", *plural, *options]
    done = subprocess.run(
        [*command, f"@{names}", "-ts", str(file)],
        cwd=names.parent,
        stderr=subprocess.PIPE,
        text=True,
    )
    if done.returncode or done.stderr:
        sys.exit(f"lupdate does not understand the source:\n{done.stderr}")


def _for_lupdate(source: bytes) -> bytes:
    """Return a source whose plural texts lupdate sees: of Qt 6.11 it knows one with five arguments.

    `translate(context, text, disambiguation, n)` takes the form Qt 5 had, with an encoding.
    """
    if b"translate(" not in source:
        return source
    starts = [0, *accumulate(len(line) for line in source.splitlines(keepends=True))]
    cuts = [
        (starts[call.args[3].lineno - 1] + call.args[3].col_offset, _end(call, starts) - 1)
        for call in ast.walk(ast.parse(source))
        if isinstance(call, ast.Call) and _is_plural(call)
    ]
    for start, end in sorted(cuts, reverse=True):
        source = source[:start] + b"UnicodeUTF8, n" + source[end:]
    return source


def _is_plural(call: ast.Call) -> bool:
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    return name == "translate" and len(call.args) == 4


def _end(call: ast.Call, starts: Sequence[int]) -> int:
    return starts[(call.end_lineno or 1) - 1] + (call.end_col_offset or 0)


def complaints_about(file: Path) -> list[str]:
    """Return what is wrong with the translations in a file that `lupdate` has just merged."""
    return [
        f"{file.stem}: {context.findtext('name')}: “{message.findtext('source')}” {complaint}"
        for context in ET.parse(file).getroot().iter("context")
        for message in context.iter("message")
        for complaint in _complaints(message, _PLURAL_FORMS[file.stem])
    ]


def _complaints(message: ET.Element, plural_forms: int) -> Iterator[str]:
    translation = message.find("translation")
    if translation is None or translation.get("type") == "unfinished":
        yield "has no finished translation"
        return
    if translation.get("type") is not None:
        yield "is no longer in the source"
        return
    texts = _translations(message)
    if message.get("numerus") == "yes" and len(texts) != plural_forms:
        yield f"has {len(texts)} of {plural_forms} plural forms"
    if not all(texts):
        yield "has an empty translation"
        return
    wanted = set(_PLACEHOLDER.findall(message.findtext("source", "")))
    for text in texts:
        found = set(_PLACEHOLDER.findall(text))
        if lost := wanted - found:
            yield f"loses {', '.join(sorted(lost))} in “{text}”"
        if invented := found - wanted:
            yield f"invents {', '.join(sorted(invented))} in “{text}”"


def _file(language: str) -> Path:
    return ROOT / "resources" / "i18n" / f"{language}.ts"


def _sources() -> list[Path]:
    return sorted(path.relative_to(ROOT) for path in (ROOT / "arbiter_app").rglob("*.py"))
