"""The campaigns of `python3 installer soak`: the names of their parts, what is asked of them."""

import math
from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter
from collections.abc import Sequence

PARTS = {
    "reports": "mutated reports (TRF): refused, or read to an event that can be written again",
    "small_files": "mutated regulations, presets, tie-breaks, quotas, crosstables and drafts",
    "player_lists": "mutated lists of players (CSV, XLSX): refused, or registered, written again",
    "rating_lists": "mutated rating lists (TXT, XML, ZIP, CSV): refused, or imported and searched",
    "registry_files": "damaged files of the registry: they cost what stands in them and no more",
    "event_files": "event files damaged byte by byte or by SQL: refused, told of, or harmless",
    "kills": "kills at random moments of everything that writes: nothing lost, nothing half",
    "disk": "a disk that refuses any call of all that writes: told of, nothing half, done later",
    "backup": "a backup copied over an event after a crash: the copy, or what was before, told",
    "set_up": "kills and full disks in set-up: the old environment works, or the new one",
    "swiss_literal": "tiny Swiss events, paired by the engine and by trying every candidate",
    "dubov_literal": "the same by the Dubov system",
    "burstein_literal": "the same by the Burstein system, after its seeding rounds",
    "double_literal": "the same by the Double-Swiss system, in matches of two games",
    "dubov_votes": "rounds of the Dubov system on which py4swiss and pairing-core agree",
    "teams_literal": "the same by the Swiss Team System, by every reading of its text",
    "swiss_why": "small Swiss events: what is named against a pair is the first that gets worse",
    "swiss_generate": "random Swiss events: read again they are the same, and they pass the check",
    "lim": "Lim tournaments: small ones as by trying everything, large ones by the articles",
    "mcmahon": "small McMahon fields: paired as the heaviest of all their pairings",
    "window": "random keys and clicks over all pages, the file verified after each hundred",
    "acts": "every act of every page, done in every state of an event: said, offered, alive",
    "swiss_engines": "Swiss rounds of random events, beside FIDE's engine and bbpPairings",
    "teams_to_gacrux": "random Swiss events of teams: every match, colour and bye as FIDE's engine",
    "team_reports": "random events of teams of every system, read back from their reports",
    "rules_mode": "random acts in the rules mode: what the check finds wrong, a line tells",
    "to_gacrux": "random events whole through the checkers of FIDE's engine: pairs, ranks, values",
    "from_gacrux": "events of the generator of FIDE's engine through `arbiter check`",
    "to_bbp": "random events whole through the checker of bbpPairings",
    "from_bbp": "events of the generator of bbpPairings through `arbiter check`",
    "examples": "properties, state machines and campaigns of the tests, with other seeds",
}
"""Each part with what it tries, in the order in which they are run; each is a module of its name in
`tests/soak/parts`.
"""

WITH_ENGINES = {
    "swiss_engines",
    "teams_to_gacrux",
    "to_gacrux",
    "from_gacrux",
    "to_bbp",
    "from_bbp",
}
"""The parts that ask FIDE's engine."""

MINUTES = 60.0
"""How long all parts together run where nothing is said."""


def asked(words: Sequence[str]) -> Namespace:
    """Return the minutes, the parts, the seed and the turn to be repeated; exit where one of them
    is wrong, or where help is asked for.
    """
    parser = ArgumentParser(
        prog="python3 installer soak",
        usage="python3 installer soak [MINUTES] [PART…] [--seed SEED] [--workers NUMBER]\n"
        "       python3 installer soak [MINUTES] PART… --turns NUMBER [--seed SEED]\n"
        "       python3 installer soak --repeat PART SEED",
        description=f"Parts, in equal shares of the minutes ({MINUTES:.0f}):\n{listed('  ')}",
        formatter_class=RawDescriptionHelpFormatter,
    )
    parser.add_argument("words", nargs="*", metavar="MINUTES, PART", help="how long, and of what")
    parser.add_argument("--seed", help="what a campaign has printed, to make the same turns again")
    parser.add_argument("--workers", type=int, help="how many processes work beside each other")
    parser.add_argument(
        "--turns",
        type=int,
        help="how many of each part, however long they take; with the same seed a campaign that"
        " was interrupted goes on where it was",
    )
    parser.add_argument(
        "--repeat",
        nargs=2,
        metavar=("PART", "SEED"),
        help="make one turn again, in this process, its files left in build/soak",
    )
    chosen = parser.parse_args(words)
    chosen.minutes = MINUTES if chosen.turns is None else math.inf
    chosen.parts = chosen.words
    if chosen.words and chosen.words[0].replace(".", "", 1).isdecimal():
        chosen.minutes, chosen.parts = float(chosen.words[0]), chosen.words[1:]
    named = [*chosen.parts, *(chosen.repeat or [])[:1]]
    unknown = [name for name in named if name not in PARTS]
    if unknown:
        parser.error(f"there is no part {', '.join(unknown)}. There are:\n{listed('  ')}")
    chosen.parts = tuple(name for name in PARTS if name in chosen.parts or not chosen.parts)
    return chosen


def listed(margin: str) -> str:
    """Return a line for each part, each after a margin."""
    return "\n".join(f"{margin}{name:<15} {what}" for name, what in PARTS.items())
