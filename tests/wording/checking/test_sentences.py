"""Everything a check can find has words, in both languages."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from arbiter_app.domain.checking.verdict import Remark
from arbiter_app.domain.facts.results import Colour
from arbiter_app.domain.ids import PairingNumber
from arbiter_app.domain.pairing.swiss.legality import Breach, Fault
from arbiter_app.i18n import LANGUAGES, catalogue
from arbiter_app.wording.checking.differences import pairing_text
from arbiter_app.wording.checking.remarks import assumed_text, grounds_text, reason_text

SOURCES = Path(__file__).resolve().parents[3] / "arbiter_app"
FACTS = {
    "day": "2026-01-10",
    "system": "FIDE_DUBOV",
    "name": "XX",
    "names": "ARO",
    "edition": "C.07",
    "article": "10",
    "round": 2,
    "rounds": "1, 2",
    "last": 5,
    "colour": Colour.WHITE,
}


def remarked() -> Iterator[str]:
    """Yield the codes that remarks are made with."""
    for path in (*SOURCES.glob("domain/checking/*.py"), SOURCES / "services" / "checking.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            match node:
                case ast.Call(
                    func=ast.Name(id="Remark" | "_unchecked"),
                    args=[ast.Constant(value=str(code)), *_],
                ):
                    yield code


@pytest.mark.parametrize("code", sorted(set(remarked())))
def test_that_every_remark_has_a_sentence(code: str) -> None:
    for language in LANGUAGES:
        said = []
        for told in (grounds_text, reason_text, assumed_text):
            try:
                said.append(told(catalogue(language), Remark(code, FACTS)))
            except KeyError:
                continue
        assert said
        assert not any("{" in each for each in said)


def test_that_what_the_engine_refuses_is_told_in_its_own_words() -> None:
    refusal = Remark("pairing.no-such-round", {"round": 3, "rounds": 2})
    said = reason_text(catalogue("en"), refusal)
    assert said.startswith("There is no round 3")
    assert not said.endswith(".")


@pytest.mark.parametrize("fault", list(Fault))
def test_that_every_breach_has_a_sentence_with_its_players(fault: Fault) -> None:
    one, other = PairingNumber(1), PairingNumber(2)
    breach = Breach(fault=fault, players=(one, other))
    said = pairing_text(catalogue("en"), {one: "1 Oak", other: "2 Elm"}, breach)
    assert "1 Oak, 2 Elm" in said
    assert breach.article is None or "{} Art. {}".format(*breach.article) in said
