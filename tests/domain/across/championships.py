"""Championships of groups to be reckoned by hand: who is stronger wins, equals draw."""

from itertools import count

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.people import Player, Sex
from arbiter_app.domain.facts.play.numbering import Draw, DrawMethod, DrawnNumber
from arbiter_app.domain.facts.play.rounds import Game, RoundOfPlay, Stage
from arbiter_app.domain.facts.results import Result
from arbiter_app.domain.facts.rules.settings import Settings
from arbiter_app.domain.facts.tournament import Entry, Tournament
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


class Championship:
    """Groups, each a round robin; people are known by their names."""

    def __init__(self) -> None:
        self.people: dict[str, Player] = {}
        self.tournaments: list[Tournament] = []
        self._games = count(1)

    def group(self, title: str, players: str, *, rounds: int | None = None) -> TournamentId:
        """Add a group: "Ада Київ f 3" is Ада of Київ, a girl, and stronger than "Бо Львів f 2";
        a dash is a region or a sex that is not known. After so many rounds; None: all of them.
        """
        strengths: dict[PlayerId, int] = {}
        for each in players.split(", "):
            name, region, sex, strength = each.split()
            person = self.people.setdefault(
                name,
                Player(
                    id=PlayerId(len(self.people) + 1),
                    name=name,
                    region=None if region == "-" else region,
                    sex=None if sex == "-" else Sex(sex),
                ),
            )
            strengths[person.id] = int(strength)
        stage = 10 * (len(self.tournaments) + 1)
        ids = list(strengths)
        drawn = (
            DrawnNumber(player=each, number=PairingNumber(number))
            for number, each in enumerate(ids, start=1)
        )
        self.tournaments.append(
            Tournament(
                id=TournamentId(stage),
                title=title,
                position=len(self.tournaments) + 1,
                settings=Settings(edition="2026-03", tie_breaks=()),
                entries=tuple(Entry(player=each) for each in ids),
                draw=Draw(method=DrawMethod.LOTS, drawn=tuple(drawn), seed="1"),
                stages=(Stage(id=StageId(stage), rounds=self._rounds(ids, strengths, rounds)),),
            )
        )
        return TournamentId(stage)

    def event(self) -> Event:
        return Event(
            players={each.id: each for each in self.people.values()},
            tournaments=tuple(self.tournaments),
        )

    def _rounds(
        self, ids: list[PlayerId], strengths: dict[PlayerId, int], played: int | None
    ) -> tuple[RoundOfPlay, ...]:
        schedule = berger(len(ids))
        done = len(schedule) if played is None else played

        def game(round_: int, board: int, white: PlayerId, black: PlayerId) -> Game:
            ahead = strengths[white] - strengths[black]
            text = "½-½" if not ahead else "1-0" if ahead > 0 else "0-1"
            return Game(
                id=GameId(next(self._games)),
                board=Board(board),
                white=white,
                black=black,
                result=Result.parse(text) if round_ <= done else None,
            )

        return tuple(
            RoundOfPlay(
                number=Round(number),
                games=tuple(
                    game(number, board, ids[pair.white - 1], ids[pair.black - 1])
                    for board, pair in enumerate(pairing.pairs, start=1)
                ),
            )
            for number, pairing in enumerate(schedule, start=1)
        )
