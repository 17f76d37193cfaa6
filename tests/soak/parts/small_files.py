"""Mutated small texts: regulations and presets (JSON), lists of tie-breaks and quotas, crosstables
and drafts.
"""

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

from arbiter_app import paths
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.rules.knockout_rules import KnockoutRules
from arbiter_app.domain.facts.rules.settings import Unresolved
from arbiter_app.domain.ids import FIRST_STAGE
from arbiter_app.domain.table.standings import standings
from arbiter_app.domain.tie_breaks.editions import EDITIONS
from arbiter_app.formats import crosstable_text
from arbiter_app.formats.errors import FileError, FormatError
from arbiter_app.formats.quota_list import format_quotas, parse_quotas
from arbiter_app.formats.regulations import format_rules, read_knockout, read_play_off
from arbiter_app.formats.tie_break_list import format_list, parse_list
from arbiter_app.services.commands.play.play_offs import set_play_off_rules
from arbiter_app.services.commands.whole.event import change_tie_breaks
from arbiter_app.services.copies.drafts import Drafts
from arbiter_app.services.files.play_off_presets import PlayOffPresets, import_play_off, shipped
from arbiter_app.services.workspace import Workspace
from tests.soak.mutating.content import mutated
from tests.soak.mutating.tokens import TOKENS
from tests.soak.outcomes import Outcome, expect
from tests.soak.refusals import refused

SHORT = 30
DATA = Path(__file__).resolve().parents[2] / "data"
TABLES = tuple(path.read_bytes() for path in sorted((DATA / "cases").glob("*.txt")))
TIE_BREAKS = (
    b"DE, WIN, SB/C1, BH/C1, ARO",
    "1. Особиста зустріч DE; 2. ВН:GP".encode(),
    b"PTS,BH,SB,KS/L1,FB,PS/M1,TPR,OWN-A",
)
QUOTAS = ("Київ 5; Львівська – 3, Одеська=2".encode(), b"A 1\nB: 2")
JSON_VALUES: tuple[object, ...] = (
    *(None, True, 0, -1, 1, 3, 10**30, 1.5, -0.0, [], {}, [[]], {"id": 1}, "", "0", "1e999999999"),
    *("NaN", "Infinity", "1" * 5000, *TOKENS),
)

_open: list[Workspace] = []
_rules: list[bytes] = []
_presets: list[bytes] = []


def prepare(folder: Path) -> None:
    _open[:] = [
        Workspace.create(
            folder / "event.arbiter", title="Кубок", starts_on=None, edition_id="2026-03"
        )
    ]
    _rules[:] = [format_rules(each).encode() for each in shipped()]
    _presets[:] = [(paths.resources() / "regulations" / "play_offs.json").read_bytes()]


def turn(chance: random.Random, folder: Path) -> Outcome:
    attempt = chance.choice(_ATTEMPTS)
    try:
        attempt(chance, folder)
    except (FileError, FormatError, RuleError) as error:
        return refused(chance, error)
    return Outcome.RIGHT


def _a_regulation(chance: random.Random, folder: Path) -> None:
    """Import a regulation, keep it on this computer and in the event."""
    path = folder / "rules.json"
    path.write_bytes(_with_another_value(chance, chance.choice(_rules)))
    rules = import_play_off(path)
    text = format_rules(rules)
    expect(read_play_off(text) == rules, "a regulation is read otherwise than written")
    presets = PlayOffPresets(folder)
    presets.save(rules)
    expect(presets.get(rules.id) == rules, "another regulation kept than read")
    refusal = _open[0].at(FIRST_STAGE).refusal(set_play_off_rules, rules=rules)
    if refusal is not None:
        raise refusal


def _knockout_rules(chance: random.Random, folder: Path) -> None:
    path = folder / "knockout.json"
    path.write_bytes(_with_another_value(chance, format_rules(KnockoutRules()).encode()))
    rules = read_knockout(path.read_text("utf-8", "replace"))
    expect(read_knockout(format_rules(rules)) == rules, "rules are read otherwise than written")


def _presets_kept(chance: random.Random, folder: Path) -> None:
    """Own presets of this computer that were damaged."""
    path = folder / "play_offs.json"
    path.write_bytes(_with_another_value(chance, _presets[0]))
    presets = PlayOffPresets(folder)
    presets.chains()
    for preset in presets.all():
        presets.get(preset.id)


def _tie_breaks(chance: random.Random, folder: Path) -> None:
    text = _text(chance, folder, chance.choice(TIE_BREAKS))
    names = tuple(str(each) for each in parse_list(text))
    expect(tuple(map(str, parse_list(format_list(names)))) == names, "another list than written")
    refusal = (
        _open[0]
        .at(FIRST_STAGE)
        .refusal(change_tie_breaks, tie_breaks=names, unresolved=Unresolved.SHARED)
    )
    if refusal is not None:
        raise refusal


def _quotas(chance: random.Random, folder: Path) -> None:
    quotas = parse_quotas(_text(chance, folder, chance.choice(QUOTAS)))
    expect(parse_quotas(format_quotas(quotas)) == quotas, "other quotas than written")


def _crosstable(chance: random.Random, folder: Path) -> None:
    table = crosstable_text.parse(_text(chance, folder, chance.choice(TABLES), TABLES))
    text = crosstable_text.format(table)
    expect(crosstable_text.parse(text) == table, "another crosstable than written")
    settings = crosstable_text.settings(table, chance.choice([*EDITIONS]), "DE", "SB", "BH")
    tournament = crosstable_text.tournament(table, settings)
    standings(tournament.competition(), crosstable_text.players(table))


def _drafts(chance: random.Random, folder: Path) -> None:
    """Half-typed forms that were damaged never disturb the typing."""
    kept = Drafts("soak")
    kept.keep("player", {"name": "Шевченко", "club": "Авангард"})
    (path,) = paths.of_event("soak").glob("drafts*")
    content = _with_another_value(chance, path.read_bytes())
    path.write_bytes(content)
    (folder / "drafts.json").write_bytes(content)
    for form in kept.forms:
        kept.kept(form)
    kept.keep("club", {"name": "x"})
    kept.drop("player")
    expect(kept.kept("club"), "a draft is not kept after damage")
    path.unlink(missing_ok=True)


def _text(
    chance: random.Random, folder: Path, content: bytes, others: tuple[bytes, ...] = ()
) -> str:
    changed = mutated(chance, content, others)
    (folder / "text.txt").write_bytes(changed)
    return changed.decode("utf-8", "replace")


def _with_another_value(chance: random.Random, content: bytes) -> bytes:
    """Change JSON: its bytes, or a value of it for any other, as deep as it lies."""
    if chance.random() < 0.4:
        return mutated(chance, content)
    said = json.loads(content)
    places = [*_places(said)]
    for _ in range(chance.choice((1, 1, 2, 4)) if places else 0):
        holder, key = chance.choice(places)
        if chance.random() < 0.15 and isinstance(holder, dict):
            holder.pop(key, None)
        else:
            holder[key] = chance.choice(JSON_VALUES)
    return json.dumps(said).encode()


def _places(said: Any) -> list[tuple[Any, Any]]:
    """Return every place of JSON where a value stands: what holds it, and its key."""
    if isinstance(said, dict):
        inner: list[tuple[Any, Any]] = [*said.items()]
    elif isinstance(said, list):
        inner = [*enumerate(said)]
    else:
        return []
    return [(said, key) for key, _ in inner] + [
        place for _, value in inner for place in _places(value)
    ]


_ATTEMPTS: tuple[Callable[[random.Random, Path], None], ...] = (
    _a_regulation,
    _knockout_rules,
    _presets_kept,
    _tie_breaks,
    _quotas,
    _crosstable,
    _drafts,
)
