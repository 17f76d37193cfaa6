"""A report of a Swiss that says everything a report can say."""

from dataclasses import replace
from datetime import date, datetime
from decimal import Decimal

from arbiter_app.domain.facts.competition import Adjustment, OwnCriterion
from arbiter_app.domain.facts.event import Event, EventLevel
from arbiter_app.domain.facts.people.admission import USUAL_REQUIREMENTS
from arbiter_app.domain.facts.people.people import Birth, Official, Player, Role, Sex, Title
from arbiter_app.domain.facts.people.rating_lists import Discipline
from arbiter_app.domain.facts.play.numbering import Draw, DrawMethod, DrawnNumber
from arbiter_app.domain.facts.play.rounds import Bye, Game, RoundOfPlay, Stage
from arbiter_app.domain.facts.results import BLACK_FORFEITS, DRAW, WHITE_WINS, Mark, Scoring
from arbiter_app.domain.facts.rules.settings import Settings, Unrated, Unresolved
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.facts.tournament import (
    Entry,
    KeptLine,
    Tournament,
)
from arbiter_app.domain.ids import (
    Board,
    GameId,
    PairingNumber,
    PlayerId,
    Round,
    StageId,
    TournamentId,
)

A, B, C, D, E = map(PlayerId, range(1, 6))


def game(id: int, board: int, white: PlayerId, black: PlayerId) -> Game:
    return Game(id=GameId(id), board=Board(board), white=white, black=black)


def swiss() -> Event:
    """Five players after two of three rounds, with everything a report can say."""
    first = (
        replace(game(1, 1, A, C), result=WHITE_WINS),
        replace(game(2, 2, D, B), result=BLACK_FORFEITS),
    )
    second = (replace(game(3, 1, B, A), result=DRAW), replace(game(4, 2, C, E), result=WHITE_WINS))
    third = (game(5, 1, A, E), game(6, 2, B, C))
    return Event(
        title="Відкритий чемпіонат",
        place="Одеса",
        federation="UKR",
        time_control="5400+30",
        level=EventLevel.REGIONAL,
        discipline=Discipline.RAPID,
        starts_on=date(2026, 3, 2),
        ends_on=date(2026, 3, 4),
        requirements=USUAL_REQUIREMENTS,
        officials=(
            Official(role=Role.CHIEF_ARBITER, name="IA Кравець"),
            Official(role=Role.DEPUTY, name="FA Бондар"),
            Official(role=Role.DEPUTY, name="NA Ґудзь"),
        ),
        players={
            A: Player(
                id=A,
                name="Ґава, Олена",
                birth=Birth(1999, date(1999, 4, 1)),
                sex=Sex.FEMALE,
                title=Title.WIM,
                fide_rating=2210,
                fide_id=14100000,
                federation="UKR",
            ),
            B: Player(id=B, name="Їжак, Ілля", birth=Birth(2001), fide_rating=2100),
            C: Player(id=C, name="Бук, Ян", fide_rating=1900),
            D: Player(id=D, name="Щур, Оля", national_rating=1800),
            E: Player(id=E, name="Ярош, Лев", arbiters_rating=1400),
        },
        tournaments=(
            Tournament(
                id=TournamentId(1),
                title="",
                settings=Settings(
                    system=System.SWISS,
                    rounds=3,
                    scoring=Scoring(win=Decimal(3), draw=Decimal(1), pairing_bye=Decimal(3)),
                    edition="2026-03",
                    tie_breaks=("BH/C1", "OTHER_PLAYOFF", "ARO"),
                    unresolved=Unresolved.LOTS,
                    unrated=Unrated.ARBITERS_RATING,
                ),
                entries=tuple(Entry(player=player) for player in (A, B, C, D, E)),
                draw=Draw(
                    method=DrawMethod.REPORTED,
                    drawn=tuple(
                        DrawnNumber(player=player, number=PairingNumber(player))
                        for player in (A, B, C, D, E)
                    ),
                ),
                stages=(
                    Stage(
                        id=StageId(1),
                        rounds=(
                            RoundOfPlay(
                                number=Round(1),
                                starts_at=datetime(2026, 3, 2),
                                games=first,
                                byes=(Bye(player=E, mark=Mark.PAIRING_BYE),),
                            ),
                            RoundOfPlay(
                                number=Round(2),
                                games=second,
                                byes=(Bye(player=D, mark=Mark.HALF_BYE),),
                            ),
                            RoundOfPlay(
                                number=Round(3),
                                games=third,
                                byes=(Bye(player=D, mark=Mark.ZERO_BYE),),
                            ),
                        ),
                    ),
                ),
                own_criteria=(
                    OwnCriterion(
                        code="OTHER_PLAYOFF", definition="Матч", values={A: Decimal("1.5")}
                    ),
                ),
                tie_lot_seed="орел",
                adjustments=(Adjustment(player=B, round=Round(2), points=Decimal(-1)),),
                kept_lines=(
                    KeptLine(after="", text="### зроблено програмою"),
                    KeptLine(after="001 5", text="XXX  щось"),
                ),
            ),
        ),
    )
