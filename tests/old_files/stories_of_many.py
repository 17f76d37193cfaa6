"""What happens in the old files of teams, and of events with several tournaments."""

import io
from decimal import Decimal

from PIL import Image

from arbiter_app.domain.facts.across_rankings import AcrossRanking, Quota
from arbiter_app.domain.facts.new_tournaments import NewTournament
from arbiter_app.domain.facts.paper_texts import PaperText
from arbiter_app.domain.facts.people.affiliation import ContingentKey
from arbiter_app.domain.facts.people.eligibility import AgeGroup
from arbiter_app.domain.facts.people.money import Among, Discount
from arbiter_app.domain.facts.people.rights import Authority
from arbiter_app.domain.facts.play.game_notes import HowSigned
from arbiter_app.domain.ids import Round, StageId
from arbiter_app.domain.registration.findings import open_findings
from arbiter_app.services.commands.disputes.points import adjust_points
from arbiter_app.services.commands.people.fees import issue_receipt, set_discounts
from arbiter_app.services.commands.people.registration import (
    rule_on_finding,
    set_entry_fee,
    set_fees_paid,
)
from arbiter_app.services.commands.people.rights import set_pin
from arbiter_app.services.commands.people.teams import change_team
from arbiter_app.services.commands.play.draw import number_by_rating
from arbiter_app.services.commands.play.signatures import sign_for_team
from arbiter_app.services.commands.whole.across import define_across, name_teams
from arbiter_app.services.commands.whole.english_names import name_in_english
from arbiter_app.services.commands.whole.event import describe_event
from arbiter_app.services.commands.whole.logo import choose_logo
from arbiter_app.services.commands.whole.paper_texts import word_papers
from arbiter_app.services.commands.whole.tournaments import add_tournaments, describe_tournament
from arbiter_app.services.workspace import Workspace
from tests.old_files.stories import people
from tests.services.play_off_hands import finish
from tests.soak import prepared_teams

PIN = "1234"
"""Of the chief arbiter, where there is one."""


def league(workspace: Workspace) -> None:
    """A round robin of four teams: a captain refuses to sign, a point is taken away."""
    prepared_teams.league(workspace)
    first, second, *_ = workspace.event.tournament.teams
    workspace.do(
        change_team,
        team=first.id,
        name=first.name,
        captain="Гай Іван",
        short_name="Бур",
        coach="Тис О.",
    )
    workspace.do(sign_for_team, round=Round(1), team=first.id, how=HowSigned.PROTEST, by="Гай Іван")
    workspace.do(
        adjust_points,
        team=second.id,
        points=Decimal(-1),
        game_points=Decimal(0),
        round=Round(1),
        reason="запізнилися",
    )
    workspace.do(set_pin, authority=Authority.CHIEF_ARBITER, pin=PIN)


def youth(workspace: Workspace) -> None:
    """A youth championship of three groups with a ranking of schools; the last has not begun."""
    workspace.do(describe_tournament, title="U10")
    workspace.do(
        describe_event,
        title="Кубок Затоки",
        place="Суми",
        organiser="Шкільна ліга",
        starts_on=workspace.event.starts_on,
        ends_on=None,
        federation="UKR",
        time_control="60+30",
    )
    first = workspace.event.tournament
    more = (
        NewTournament(title="U12", age=AgeGroup.U12),
        NewTournament(title="U14 дівчата", age=AgeGroup.U14, women_only=True),
    )
    workspace.do(add_tournaments, tournaments=more, like=first.id)
    groups = [workspace.at(StageId(each.main_stage.id)) for each in workspace.event.tournaments]
    for group, born, count, after in zip(
        groups, (2017, 2013, 2013), (4, 6, 4), (0, 4, 10), strict=True
    ):
        people(group, count, born=born, after=after)
    for group in groups[:2]:
        group.do(number_by_rating)
    finish(workspace, groups[0].competition.id)
    pointed_out = next(iter(open_findings(groups[1].event)))
    groups[1].do(
        rule_on_finding,
        players=[pointed_out.player],
        finding=pointed_out.code,
        allowed=True,
        reason="положення",
    )
    _money(workspace)
    schools = {
        player: f"Школа {1 + number % 2}" for number, player in enumerate(workspace.event.players)
    }
    workspace.do(name_teams, teams=schools)
    quota = Quota(boys=1, girls=1, others=0)
    ranking = AcrossRanking(title="Школи", by=ContingentKey.TEAM, quota=quota)
    workspace.do(define_across, ranking=ranking)
    workspace.do(name_in_english, names={"Кубок Затоки": "Bay Cup"})
    workspace.do(word_papers, texts=(PaperText("heading", "uk", "Міністерство\n{organiser}"),))
    logo = io.BytesIO()
    Image.new("RGB", (8, 8), "navy").save(logo, "PNG")
    workspace.do(choose_logo, picture=logo.getvalue())


def _money(workspace: Workspace) -> None:
    workspace.do(set_entry_fee, amount=Decimal(200))
    workspace.do(set_discounts, discounts=(Discount(whom=Among.FURTHER, off=Decimal(50)),))
    first = next(iter(workspace.event.players))
    workspace.do(set_fees_paid, paid={first: Decimal(200)})
    workspace.do(issue_receipt, players=(first,))
