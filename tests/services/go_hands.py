"""A McMahon tournament of Go as tests need it: twenty players from 15 kyu to 3 dan."""

from dataclasses import replace
from decimal import Decimal

from arbiter_app.domain.facts.people.grades import read_grade
from arbiter_app.domain.facts.results import Colour
from arbiter_app.domain.facts.rules.mcmahon_rules import Handicap, HandicapBy, McMahonRules
from arbiter_app.domain.facts.rules.sports import Sport
from arbiter_app.domain.facts.rules.swiss_rules import SwissSystem
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.pairing.swiss.listed_programs import TOLD
from arbiter_app.domain.permission.acts import WeighedAct
from arbiter_app.services.commands.people.players import add_player
from arbiter_app.services.commands.play.draw import number_by_rating
from arbiter_app.services.commands.play.levels import set_mcmahon_rules
from arbiter_app.services.commands.rules.sport import set_sport
from arbiter_app.services.commands.rules.swiss_rules import (
    set_initial_colour,
    set_rounds,
    set_swiss_rules,
)
from arbiter_app.services.workspace import Workspace
from tests.services.hands import choose_system

GRADES = (
    "3d", "2d", "1d", "1d", "1k", "2k", "3k", "3k", "4k", "5k",
    "5k", "6k", "7k", "8k", "9k", "10k", "11k", "12k", "13k", "15k",
)  # fmt: skip
"""In the order of numbers."""
GO = McMahonRules(
    bar=read_grade("1d"),
    floor=read_grade("12k"),
    handicap=Handicap(by=HandicapBy.SCORES),
)


def go_tournament(workspace: Workspace, rules: McMahonRules = GO) -> Workspace:
    """Let a new event be a McMahon tournament of Go with twenty players over five rounds."""
    choose_system(workspace, System.SWISS)
    workspace.note(TOLD)
    workspace.do(set_sport, sport=Sport.GO)
    swiss = replace(workspace.event.tournament.settings.swiss, system=SwissSystem.MCMAHON)
    workspace.do(set_swiss_rules, rules=swiss, pairing_bye=Decimal(1))
    workspace.do(set_mcmahon_rules, rules=rules)
    for place, grade in enumerate(GRADES, start=1):
        workspace.do(add_player, name=f"Камінь {place:02}", grade=read_grade(grade))
    workspace.do(set_rounds, rounds=5)
    workspace.accepting(WeighedAct.MANY_ROUNDS).do(number_by_rating)
    workspace.do(set_initial_colour, colour=Colour.WHITE)
    return workspace
