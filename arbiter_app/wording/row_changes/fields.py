"""What the columns of an event file are called, for those who read what a command changed."""

from collections.abc import Mapping

from arbiter_app.domain.names.plain_text import NamedField
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.wording.terms.registration.person_fields import SAID, in_sentence

# fmt: off
TABLES: Mapping[str, str] = {
    "event": QT_TRANSLATE_NOOP("Difference", "Event"),
    "pin": QT_TRANSLATE_NOOP("Difference", "PINs"),
    "particular": QT_TRANSLATE_NOOP("Difference", "Technical information"),
    "requirement": QT_TRANSLATE_NOOP("Difference", "Papers asked for"),
    "official": QT_TRANSLATE_NOOP("Difference", "Officials"),
    "player": QT_TRANSLATE_NOOP("Difference", "Players"),
    "tournament": QT_TRANSLATE_NOOP("Difference", "Rules of the tournament"),
    "virtual_points": QT_TRANSLATE_NOOP("Difference", "Virtual points"),
    "forbidden": QT_TRANSLATE_NOOP("Difference", "Forbidden pairs"),
    "forbidden_player": QT_TRANSLATE_NOOP("Difference", "Players of forbidden pairs"),
    "team_mates": QT_TRANSLATE_NOOP("Difference", "Team-mates kept apart"),
    "fixed_board": QT_TRANSLATE_NOOP("Difference", "Fixed boards"),
    "category": QT_TRANSLATE_NOOP("Difference", "Categories"),
    "room": QT_TRANSLATE_NOOP("Difference", "Rooms of the hall"),
    "discount": QT_TRANSLATE_NOOP("Difference", "Discounts"),
    "paper_text": QT_TRANSLATE_NOOP("Difference", "Texts of papers"),
    "english_name": QT_TRANSLATE_NOOP("Difference", "Names in English"),
    "logo": QT_TRANSLATE_NOOP("Difference", "Logo"),
    "receipt": QT_TRANSLATE_NOOP("Difference", "Receipts"),
    "receipt_line": QT_TRANSLATE_NOOP("Difference", "Lines of receipts"),
    "across_ranking": QT_TRANSLATE_NOOP("Difference", "Rankings across tournaments"),
    "entry": QT_TRANSLATE_NOOP("Difference", "Taking part"),
    "team": QT_TRANSLATE_NOOP("Difference", "Teams"),
    "team_member": QT_TRANSLATE_NOOP("Difference", "Members of teams"),
    "line_up": QT_TRANSLATE_NOOP("Difference", "Line-ups"),
    "sheet": QT_TRANSLATE_NOOP("Difference", "Sheets of solvers"),
    "match_signature": QT_TRANSLATE_NOOP("Difference", "Signatures of captains"),
    "shown_paper": QT_TRANSLATE_NOOP("Difference", "Papers shown"),
    "ruling": QT_TRANSLATE_NOOP("Difference", "Decisions at the desk"),
    "regulations": QT_TRANSLATE_NOOP("Difference", "Regulations of the event"),
    "ceremony": QT_TRANSLATE_NOOP("Difference", "Ceremony of the draw"),
    "ceremony_member": QT_TRANSLATE_NOOP("Difference", "Order of drawing"),
    "ceremony_step": QT_TRANSLATE_NOOP("Difference", "Steps of the draw"),
    "draw": QT_TRANSLATE_NOOP("Difference", "Draw"),
    "drawn_number": QT_TRANSLATE_NOOP("Difference", "Pairing numbers"),
    "earlier_number": QT_TRANSLATE_NOOP("Difference", "Earlier pairing numbers"),
    "stage": QT_TRANSLATE_NOOP("Difference", "Stages"),
    "slot": QT_TRANSLATE_NOOP("Difference", "Places in stages"),
    "play_off": QT_TRANSLATE_NOOP("Difference", "Play-offs"),
    "play_off_player": QT_TRANSLATE_NOOP("Difference", "Players of play-offs"),
    "play_off_step": QT_TRANSLATE_NOOP("Difference", "Steps of play-offs"),
    "match_decision": QT_TRANSLATE_NOOP("Difference", "Decisions about matches"),
    "round": QT_TRANSLATE_NOOP("Difference", "Rounds"),
    "game": QT_TRANSLATE_NOOP("Difference", "Games"),
    "adjournment": QT_TRANSLATE_NOOP("Difference", "Adjourned games"),
    "bye": QT_TRANSLATE_NOOP("Difference", "Byes"),
    "kept_player": QT_TRANSLATE_NOOP("Difference", "Kept in the pairing"),
    "by_hand": QT_TRANSLATE_NOOP("Difference", "Pairs changed by hand"),
    "system_pair": QT_TRANSLATE_NOOP("Difference", "Pairs of the system"),
    "adjustment": QT_TRANSLATE_NOOP("Difference", "Points beside the games"),
    "own_criterion": QT_TRANSLATE_NOOP("Difference", "Criteria of the event"),
    "own_value": QT_TRANSLATE_NOOP("Difference", "Values of criteria of the event"),
    "list_change": QT_TRANSLATE_NOOP("Difference", "Changes of the list of tie-breaks"),
    "incident": QT_TRANSLATE_NOOP("Difference", "Incidents"),
    "penalty": QT_TRANSLATE_NOOP("Difference", "Sanctions"),
    "penalty_effect": QT_TRANSLATE_NOOP("Difference", "Results by sanctions"),
    "appeal": QT_TRANSLATE_NOOP("Difference", "Protests and appeals"),
    "appeal_seat": QT_TRANSLATE_NOOP("Difference", "Sittings of the committee"),
    "appeal_effect": QT_TRANSLATE_NOOP("Difference", "Results by decisions"),
    "kept_line": QT_TRANSLATE_NOOP("Difference", "Lines of the report file"),
    "integrity_line": QT_TRANSLATE_NOOP("Difference", "Acts that touch the pairings"),
    "rules_left": QT_TRANSLATE_NOOP("Difference", "Rules mode left"),
}

_NAME = QT_TRANSLATE_NOOP("Difference", "name")
_FIRST_DAY = QT_TRANSLATE_NOOP("Difference", "first day")
_LAST_DAY = QT_TRANSLATE_NOOP("Difference", "last day")
_DISCIPLINE = QT_TRANSLATE_NOOP("Difference", "discipline")
_ENTRY_FEE = QT_TRANSLATE_NOOP("Difference", "entry fee")
_TEAM_FEE = QT_TRANSLATE_NOOP("Difference", "entry fee of a team")
_FEE_DUE = QT_TRANSLATE_NOOP("Difference", "fee to pay")
_FEE_PAID = QT_TRANSLATE_NOOP("Difference", "fee paid")
_CHESS960 = QT_TRANSLATE_NOOP("Difference", "Chess960")
_TITLE = QT_TRANSLATE_NOOP("Difference", "title")
_FIDE_TITLE = QT_TRANSLATE_NOOP("Difference", "FIDE title")
_BIRTH = QT_TRANSLATE_NOOP("Difference", "birth")
_REGION = QT_TRANSLATE_NOOP("Difference", "region")
_FIDE_ID = QT_TRANSLATE_NOOP("Difference", "FIDE ID")
_NUMBER = QT_TRANSLATE_NOOP("Difference", "number")
_ENVELOPE = QT_TRANSLATE_NOOP("Difference", "envelope")
_CONTINGENT = QT_TRANSLATE_NOOP("Difference", "contingent")
_METHOD = QT_TRANSLATE_NOOP("Difference", "method")
_SEED = QT_TRANSLATE_NOOP("Difference", "seed")
_CONTINGENTS_BY = QT_TRANSLATE_NOOP("Difference", "contingents by")
_ROW_FOR_11 = QT_TRANSLATE_NOOP("Difference", "row for 11 and 12 players")
_NOTE = QT_TRANSLATE_NOOP("Difference", "note")
_REASON = QT_TRANSLATE_NOOP("Difference", "reason")
_POINTS = QT_TRANSLATE_NOOP("Difference", "points")
_BEFORE = QT_TRANSLATE_NOOP("Difference", "before that")
_ROUND = QT_TRANSLATE_NOOP("Difference", "round")
_FROM_ROUND = QT_TRANSLATE_NOOP("Difference", "from round")
_TO_ROUND = QT_TRANSLATE_NOOP("Difference", "to round")
_BOARD = QT_TRANSLATE_NOOP("Difference", "board")
_WHITE = QT_TRANSLATE_NOOP("Difference", "White")
_BLACK = QT_TRANSLATE_NOOP("Difference", "Black")
_PLAYER = QT_TRANSLATE_NOOP("Difference", "player")
_TEXT = QT_TRANSLATE_NOOP("Difference", "text")
_CHIEF = QT_TRANSLATE_NOOP("Difference", "chief arbiter")
_RESULT = QT_TRANSLATE_NOOP("Difference", "result")
_KIND = QT_TRANSLATE_NOOP("Difference", "kind")
_TIME = QT_TRANSLATE_NOOP("Difference", "time")
_STAGE = QT_TRANSLATE_NOOP("Difference", "stage")
_MATCH = QT_TRANSLATE_NOOP("Difference", "match")
_MATCH_STEP = QT_TRANSLATE_NOOP("Difference", "step of the match")
_SYSTEM = QT_TRANSLATE_NOOP("Difference", "system")
_CYCLES = QT_TRANSLATE_NOOP("Difference", "cycles")
_SWAPPED = QT_TRANSLATE_NOOP("Difference", "last rounds swapped")
_TIE_BREAKS = QT_TRANSLATE_NOOP("Difference", "tie-breaks")
_UNRESOLVED = QT_TRANSLATE_NOOP("Difference", "players still tied")
_LOT_SEED = QT_TRANSLATE_NOOP("Difference", "seed of lots among the tied, fixed beforehand")
_TIE_LOT_SEED = QT_TRANSLATE_NOOP("Difference", "seed of the lots among those tied")
_TIME_CONTROL = QT_TRANSLATE_NOOP("Difference", "time control")
_KNOCKOUT = QT_TRANSLATE_NOOP("Difference", "rules of the knockout")
_BEGUN_AT = QT_TRANSLATE_NOOP("Difference", "begun at")
_FIRST_PLACE = QT_TRANSLATE_NOOP("Difference", "first place")

FIELDS: Mapping[str, Mapping[str, str]] = {
    "event": {
        "title": _TITLE,
        "place": QT_TRANSLATE_NOOP("Difference", "place"),
        "federation": QT_TRANSLATE_NOOP("Difference", "federation"),
        "organiser": QT_TRANSLATE_NOOP("Difference", "organiser"),
        "time_control": _TIME_CONTROL,
        "starts_on": _FIRST_DAY,
        "ends_on": _LAST_DAY,
        "discipline": _DISCIPLINE,
        "level": QT_TRANSLATE_NOOP("Difference", "level"),
        "rank": QT_TRANSLATE_NOOP("Difference", "rank"),
        "entry_fee": _ENTRY_FEE,
        "team_fee": _TEAM_FEE,
        "committee_announced_at": QT_TRANSLATE_NOOP(
            "Difference", "appeals committee announced"
        ),
        "practice": QT_TRANSLATE_NOOP("Difference", "practice copy"),
        "sample": QT_TRANSLATE_NOOP("Difference", "sample event"),
        "chess960": _CHESS960,
    },
    "pin": {},
    "particular": {"text": _TEXT},
    "regulations": {
        "name": QT_TRANSLATE_NOOP("Difference", "file"),
        "size": QT_TRANSLATE_NOOP("Difference", "size in bytes"),
        "sha256": QT_TRANSLATE_NOOP("Difference", "SHA-256 of the file"),
        "attached_at": QT_TRANSLATE_NOOP("Difference", "attached"),
        "sections": QT_TRANSLATE_NOOP("Difference", "sections checked off"),
    },
    "requirement": {
        "title": _TITLE,
        "dated": QT_TRANSLATE_NOOP("Difference", "has a date"),
        "compulsory": QT_TRANSLATE_NOOP("Difference", "compulsory"),
    },
    "official": {
        "role": QT_TRANSLATE_NOOP("Difference", "office"),
        "name": _NAME,
        "category": QT_TRANSLATE_NOOP("Difference", "category"),
        "title": _FIDE_TITLE,
        "fide_id": _FIDE_ID,
        "region": _REGION,
        "birth": _BIRTH,
        "tournaments": QT_TRANSLATE_NOOP("Difference", "tournaments"),
        "rooms": QT_TRANSLATE_NOOP("Difference", "rooms"),
        "shifts": QT_TRANSLATE_NOOP("Difference", "shifts"),
        "days": QT_TRANSLATE_NOOP("Difference", "days on duty"),
    },
    "player": SAID,
    "tournament": {
        "title": _TITLE,
        "position": QT_TRANSLATE_NOOP("Difference", "place among the tournaments"),
        "starts_on": _FIRST_DAY,
        "ends_on": _LAST_DAY,
        "time_control": _TIME_CONTROL,
        "discipline": _DISCIPLINE,
        "chess960": _CHESS960,
        "entry_fee": _ENTRY_FEE,
        "team_fee": _TEAM_FEE,
        "system": _SYSTEM,
        "cycles": _CYCLES,
        "swap_last_rounds": _SWAPPED,
        "rounds": QT_TRANSLATE_NOOP("Difference", "rounds"),
        "scoring": QT_TRANSLATE_NOOP("Difference", "points for win, draw, loss, absence, bye"),
        "edition": QT_TRANSLATE_NOOP("Difference", "edition of the tie-break rules"),
        "tie_breaks": _TIE_BREAKS,
        "unresolved": _UNRESOLVED,
        "unrated": QT_TRANSLATE_NOOP("Difference", "players without a rating"),
        "annuls_withdrawals": QT_TRANSLATE_NOOP("Difference", "early withdrawals annulled"),
        "forfeits_in_ratings": QT_TRANSLATE_NOOP("Difference", "forfeits in rating tie-breaks"),
        "age_group": QT_TRANSLATE_NOOP("Difference", "age group"),
        "playing_up": QT_TRANSLATE_NOOP("Difference", "younger ones may play"),
        "lowest_age": QT_TRANSLATE_NOOP("Difference", "lowest age"),
        "women_only": QT_TRANSLATE_NOOP("Difference", "women only"),
        "lowest_rank": QT_TRANSLATE_NOOP("Difference", "lowest sport rank"),
        "quota": QT_TRANSLATE_NOOP("Difference", "quota"),
        "quota_by": QT_TRANSLATE_NOOP("Difference", "quota by"),
        "quotas": QT_TRANSLATE_NOOP("Difference", "other quotas"),
        "lot_seed": _LOT_SEED,
        "tie_lot_seed": _TIE_LOT_SEED,
        "knockout": _KNOCKOUT,
        "play_off": QT_TRANSLATE_NOOP("Difference", "play-off regulation"),
        "swiss_system": QT_TRANSLATE_NOOP("Difference", "system of the Swiss"),
        "swiss_assumed": QT_TRANSLATE_NOOP("Difference", "system taken where nobody named it"),
        "initial_colour": QT_TRANSLATE_NOOP("Difference", "initial colour"),
        "acceleration": QT_TRANSLATE_NOOP("Difference", "acceleration"),
        "last_accelerated": QT_TRANSLATE_NOOP("Difference", "last player of group A"),
        "counts_all_numbers": QT_TRANSLATE_NOOP("Difference", "all numbers counted for colours"),
        "board_order": QT_TRANSLATE_NOOP("Difference", "order of boards"),
        "numbered_by": QT_TRANSLATE_NOOP("Difference", "rating that counts"),
        "last_criterion": QT_TRANSLATE_NOOP("Difference", "last criterion of numbers"),
        "half_byes": QT_TRANSLATE_NOOP("Difference", "half-point byes of a player"),
        "last_half_bye": QT_TRANSLATE_NOOP("Difference", "last round with half-point byes"),
        "readings": QT_TRANSLATE_NOOP("Difference", "how the text of the Swiss system is read"),
        "mcmahon": QT_TRANSLATE_NOOP("Difference", "rules of McMahon"),
        "takes_standard": QT_TRANSLATE_NOOP("Difference", "standard rating where no other"),
        "rating_lists": QT_TRANSLATE_NOOP("Difference", "rating lists asked"),
        "first_list_unchecked": QT_TRANSLATE_NOOP(
            "Difference", "list of the first day not looked for"
        ),
        "is_long": QT_TRANSLATE_NOOP("Difference", "lasts longer than 30 days"),
        "keeps_first_ratings": QT_TRANSLATE_NOOP("Difference", "ratings of the first day hold"),
        "first_board": QT_TRANSLATE_NOOP("Difference", "first board in the hall"),
        "teams": QT_TRANSLATE_NOOP("Difference", "rules of teams"),
        "solving": QT_TRANSLATE_NOOP("Difference", "rules of solving"),
        "sport": QT_TRANSLATE_NOOP("Difference", "sport"),
    },
    "fixed_board": {"board": _BOARD},
    "room": {
        "name": _NAME,
        "first": QT_TRANSLATE_NOOP("Difference", "first board"),
        "last": QT_TRANSLATE_NOOP("Difference", "last board"),
    },
    "category": {
        "title": _TITLE,
        "sex": QT_TRANSLATE_NOOP("Difference", "sex"),
        "younger_than": QT_TRANSLATE_NOOP("Difference", "younger than"),
        "at_least": QT_TRANSLATE_NOOP("Difference", "not younger than"),
        "contingent_by": _CONTINGENTS_BY,
        "contingent": _CONTINGENT,
        "rating_from": QT_TRANSLATE_NOOP("Difference", "rating from"),
        "rating_below": QT_TRANSLATE_NOOP("Difference", "rating below"),
        "titles": QT_TRANSLATE_NOOP("Difference", "titles"),
    },
    "english_name": {
        "english": QT_TRANSLATE_NOOP("Difference", "name in English"),
    },
    "logo": {
        "picture": QT_TRANSLATE_NOOP("Difference", "picture"),
        "width": QT_TRANSLATE_NOOP("Difference", "width"),
        "height": QT_TRANSLATE_NOOP("Difference", "height"),
    },
    "paper_text": {
        "text": QT_TRANSLATE_NOOP("Difference", "text"),
    },
    "discount": {
        "whom": QT_TRANSLATE_NOOP("Difference", "for whom"),
        "off": QT_TRANSLATE_NOOP("Difference", "taken off"),
        "in_percent": QT_TRANSLATE_NOOP("Difference", "in percent"),
        "reason": _REASON,
    },
    "receipt": {
        "taken_at": QT_TRANSLATE_NOOP("Difference", "taken at"),
        "taken_by": QT_TRANSLATE_NOOP("Difference", "taken by"),
    },
    "receipt_line": {
        "payer": QT_TRANSLATE_NOOP("Difference", "number of the person"),
        "paid_for": QT_TRANSLATE_NOOP("Difference", "number of the tournament"),
        "name": _NAME,
        "title": _TITLE,
        "fee": QT_TRANSLATE_NOOP("Difference", "fee"),
        "discount": QT_TRANSLATE_NOOP("Difference", "discount"),
        "paid": QT_TRANSLATE_NOOP("Difference", "paid"),
    },
    "across_ranking": {
        "title": _TITLE,
        "by": QT_TRANSLATE_NOOP("Difference", "ranked"),
        "tournaments": QT_TRANSLATE_NOOP("Difference", "tournaments"),
        "measure": QT_TRANSLATE_NOOP("Difference", "what is summed up"),
        "for_places": QT_TRANSLATE_NOOP("Difference", "points for places"),
        "shared": QT_TRANSLATE_NOOP("Difference", "points for shared places"),
        "boys": QT_TRANSLATE_NOOP("Difference", "boys that count"),
        "girls": QT_TRANSLATE_NOOP("Difference", "girls that count"),
        "others": QT_TRANSLATE_NOOP("Difference", "others that count"),
        "of_one": QT_TRANSLATE_NOOP("Difference", "from one tournament at most"),
        "once_each": QT_TRANSLATE_NOOP("Difference", "everybody counts once"),
        "in_categories": QT_TRANSLATE_NOOP("Difference", "places within categories"),
        "ties": QT_TRANSLATE_NOOP("Difference", "with equal sums"),
        "weights": QT_TRANSLATE_NOOP("Difference", "results multiplied by"),
        "in_each": QT_TRANSLATE_NOOP("Difference", "so many in each tournament"),
        "quotas": QT_TRANSLATE_NOOP("Difference", "own numbers of tournaments"),
        "summed": QT_TRANSLATE_NOOP("Difference", "results of a person added up"),
        "most_members": QT_TRANSLATE_NOOP("Difference", "members at most"),
    },
    "virtual_points": {
        "points": _POINTS,
        "first_round": _FROM_ROUND,
        "last_round": _TO_ROUND,
        "first_number": QT_TRANSLATE_NOOP("Difference", "from number"),
        "last_number": QT_TRANSLATE_NOOP("Difference", "to number"),
    },
    "forbidden": {"first_round": _FROM_ROUND, "last_round": _TO_ROUND},
    "forbidden_player": {"player_id": _PLAYER},
    "team_mates": {
        "by": QT_TRANSLATE_NOOP("Difference", "those of one"),
        "first_round": _FROM_ROUND,
        "last_round": _TO_ROUND,
        "absolute": QT_TRANSLATE_NOOP("Difference", "without exception"),
    },
    "entry": {
        "status": QT_TRANSLATE_NOOP("Difference", "state"),
        "present": QT_TRANSLATE_NOOP("Difference", "at the desk"),
        "fee_due": _FEE_DUE,
        "fee_paid": _FEE_PAID,
        "admission": QT_TRANSLATE_NOOP("Difference", "admission"),
        "admitted_until": QT_TRANSLATE_NOOP("Difference", "admitted until"),
        "admission_reason": QT_TRANSLATE_NOOP("Difference", "reason of the admission"),
        "admitted_on": QT_TRANSLATE_NOOP("Difference", "day of the commission’s decision"),
        "level": QT_TRANSLATE_NOOP("Difference", "level, by hand"),
        "level_kept": QT_TRANSLATE_NOOP("Difference", "level at the start"),
        "half_byes": QT_TRANSLATE_NOOP("Difference", "half-point byes of a player"),
    },
    "shown_paper": {
        "valid_until": QT_TRANSLATE_NOOP("Difference", "valid until"),
        "number": _NUMBER,
    },
    "ruling": {
        "allowed": QT_TRANSLATE_NOOP("Difference", "allowed"),
        "reason": _REASON,
    },
    "ceremony": {
        "method": _METHOD,
        "mode": QT_TRANSLATE_NOOP("Difference", "place of the envelopes"),
        "begun_at": _BEGUN_AT,
        "seed": _SEED,
        "contingents_by": _CONTINGENTS_BY,
        "varma_variant": _ROW_FOR_11,
        "quantities_shown": QT_TRANSLATE_NOOP("Difference", "quantities on the envelopes"),
        "way_out": QT_TRANSLATE_NOOP("Difference", "decision about contingents"),
        "witnesses": QT_TRANSLATE_NOOP("Difference", "witnesses"),
    },
    "ceremony_member": {
        "group": QT_TRANSLATE_NOOP("Difference", "group"),
        "contingent": _CONTINGENT,
    },
    "ceremony_step": {
        "person": _NAME,
        "at": QT_TRANSLATE_NOOP("Difference", "time"),
        "envelope": _ENVELOPE,
        "number": _NUMBER,
        "place": QT_TRANSLATE_NOOP("Difference", "place on the table"),
        "by": QT_TRANSLATE_NOOP("Difference", "drawn by"),
        "taken_back_at": QT_TRANSLATE_NOOP("Difference", "taken back at"),
        "note": _NOTE,
        "witness": QT_TRANSLATE_NOOP("Difference", "witness"),
    },
    "draw": {
        "method": _METHOD,
        "seed": _SEED,
        "contingents_by": _CONTINGENTS_BY,
        "varma_variant": _ROW_FOR_11,
    },
    "drawn_number": {
        "person": _NAME,
        "number": _NUMBER,
        "envelope": _ENVELOPE,
        "contingent": _CONTINGENT,
    },
    "earlier_number": {"number": _NUMBER},
    "stage": {
        "kind": _KIND,
        "title": _TITLE,
        "system": _SYSTEM,
        "cycles": _CYCLES,
        "swap_last_rounds": _SWAPPED,
        "tie_breaks": _TIE_BREAKS,
        "unresolved": _UNRESOLVED,
        "knockout": _KNOCKOUT,
        "method": _METHOD,
        "seed": _SEED,
        "first_place": _FIRST_PLACE,
        "carries_results": QT_TRANSLATE_NOOP("Difference", "results carried over"),
        "time_control": _TIME_CONTROL,
        "tie_lot_seed": _TIE_LOT_SEED,
        "boards_of": QT_TRANSLATE_NOOP("Difference", "boards of stage"),
    },
    "slot": {
        "player_id": _PLAYER,
        "from_stage_id": QT_TRANSLATE_NOOP("Difference", "from stage"),
        "place": QT_TRANSLATE_NOOP("Difference", "place there"),
    },
    "play_off": {
        "stage_id": _STAGE,
        "first_place": _FIRST_PLACE,
        "begun_at": _BEGUN_AT,
        "ready_at": QT_TRANSLATE_NOOP("Difference", "last game before it over at"),
        "given_up": QT_TRANSLATE_NOOP("Difference", "ended early because"),
    },
    "play_off_player": {
        "declined": QT_TRANSLATE_NOOP("Difference", "does not play"),
    },
    "play_off_step": {"level": QT_TRANSLATE_NOOP("Difference", "level of the regulations")},
    "match_decision": {
        "person": _NAME,
        "kind": _KIND,
        "at": _TIME,
        "step": _MATCH_STEP,
        "player_id": _PLAYER,
        "value": QT_TRANSLATE_NOOP("Difference", "value"),
        "seed": _SEED,
        "reason": _REASON,
    },
    "round": {
        "starts_at": QT_TRANSLATE_NOOP("Difference", "time"),
        "published_at": QT_TRANSLATE_NOOP("Difference", "published"),
        "signed_off_at": QT_TRANSLATE_NOOP("Difference", "signed off"),
        "start_seed": QT_TRANSLATE_NOOP("Difference", "seed of the start position"),
        "start_number": QT_TRANSLATE_NOOP("Difference", "start position"),
        "start_of_boards": QT_TRANSLATE_NOOP("Difference", "start positions of boards"),
    },
    "game": {
        "white_id": _WHITE,
        "black_id": _BLACK,
        "white_mark": _RESULT,
        "entered_at": QT_TRANSLATE_NOOP("Difference", "entered at"),
        "checked_at": QT_TRANSLATE_NOOP("Difference", "typed a second time at"),
        "checked_by": QT_TRANSLATE_NOOP("Difference", "typed a second time by"),
        "rated_white_mark": QT_TRANSLATE_NOOP("Difference", "result for the rating report"),
        "white_absence": QT_TRANSLATE_NOOP("Difference", "why White was not awaited"),
        "black_absence": QT_TRANSLATE_NOOP("Difference", "why Black was not awaited"),
        "match": _MATCH,
        "step": _MATCH_STEP,
        "time_control": _TIME_CONTROL,
        "carried_from": QT_TRANSLATE_NOOP("Difference", "result carried over"),
        "without_colours": QT_TRANSLATE_NOOP("Difference", "without colours"),
        "starts_at": QT_TRANSLATE_NOOP("Difference", "time of its own"),
        "arbiter": QT_TRANSLATE_NOOP("Difference", "arbiter of its own"),
        "first_white_mark": QT_TRANSLATE_NOOP("Difference", "result before it is played again"),
        "replay_reason": QT_TRANSLATE_NOOP("Difference", "played again because"),
        "white_away": QT_TRANSLATE_NOOP("Difference", "White not at the board"),
        "black_away": QT_TRANSLATE_NOOP("Difference", "Black not at the board"),
        "ended_by": QT_TRANSLATE_NOOP("Difference", "how it ended"),
        "provisional": QT_TRANSLATE_NOOP("Difference", "provisional"),
        "handicap": QT_TRANSLATE_NOOP("Difference", "handicap"),
        "komi": QT_TRANSLATE_NOOP("Difference", "komi"),
    },
    "adjournment": {
        "sealed_by": QT_TRANSLATE_NOOP("Difference", "sealed by"),
        "note": _NOTE,
        "resumes_at": QT_TRANSLATE_NOOP("Difference", "goes on at"),
    },
    "bye": {
        "mark": _KIND,
        "remark": QT_TRANSLATE_NOOP("Difference", "remark"),
        "unexplained": QT_TRANSLATE_NOOP("Difference", "absence not explained"),
    },
    "kept_player": {},
    "by_hand": {
        "reason": _REASON,
        "case": QT_TRANSLATE_NOOP("Difference", "case of C.04.2"),
    },
    "system_pair": {"white_id": _WHITE, "black_id": _BLACK},
    "adjustment": {
        "points": _POINTS,
        "game_points": QT_TRANSLATE_NOOP("Difference", "game points"),
    },
    "team": {
        "name": _NAME,
        "short_name": QT_TRANSLATE_NOOP("Difference", "short name"),
        "club": QT_TRANSLATE_NOOP("Difference", "club"),
        "region": QT_TRANSLATE_NOOP("Difference", "region"),
        "federation": QT_TRANSLATE_NOOP("Difference", "federation"),
        "captain": QT_TRANSLATE_NOOP("Difference", "captain"),
        "captain_id": QT_TRANSLATE_NOOP("Difference", "playing captain"),
        "substitute": QT_TRANSLATE_NOOP("Difference", "substitute of the captain"),
        "coach": QT_TRANSLATE_NOOP("Difference", "coach"),
        "strength": QT_TRANSLATE_NOOP("Difference", "strength"),
        "status": QT_TRANSLATE_NOOP("Difference", "state"),
        "fee_due": _FEE_DUE,
        "fee_paid": _FEE_PAID,
    },
    "team_member": {
        "position": QT_TRANSLATE_NOOP("Difference", "place on the roster"),
        "reserve": QT_TRANSLATE_NOOP("Difference", "reserve"),
        "boards": QT_TRANSLATE_NOOP("Difference", "own boards"),
        "number": QT_TRANSLATE_NOOP("Difference", "number"),
    },
    "line_up": {
        "players": QT_TRANSLATE_NOOP("Difference", "line-up"),
        "handed_in_at": QT_TRANSLATE_NOOP("Difference", "handed in at"),
        "handed_in_by": QT_TRANSLATE_NOOP("Difference", "handed in by"),
    },
    "sheet": {
        "state": QT_TRANSLATE_NOOP("Difference", "sheet"),
        "points": QT_TRANSLATE_NOOP("Difference", "points of the problems"),
        "seconds": QT_TRANSLATE_NOOP("Difference", "time in seconds"),
        "entered_at": QT_TRANSLATE_NOOP("Difference", "typed at"),
        "checked_at": QT_TRANSLATE_NOOP("Difference", "typed again at"),
        "checked_by": QT_TRANSLATE_NOOP("Difference", "typed again by"),
    },
    "match_signature": {
        "how": QT_TRANSLATE_NOOP("Difference", "how it was signed"),
        "signed_by": QT_TRANSLATE_NOOP("Difference", "signed by"),
        "substitute": QT_TRANSLATE_NOOP("Difference", "for the captain"),
        "signed_at": QT_TRANSLATE_NOOP("Difference", "signed at"),
        "own": QT_TRANSLATE_NOOP("Difference", "points on the boards"),
        "other": QT_TRANSLATE_NOOP("Difference", "points of the opponent"),
    },
    "own_criterion": {
        "definition": QT_TRANSLATE_NOOP("Difference", "definition"),
        "lower_is_better": QT_TRANSLATE_NOOP("Difference", "lower is better"),
    },
    "own_value": {"value": QT_TRANSLATE_NOOP("Difference", "value")},
    "list_change": {"before": _BEFORE, "reason": _REASON},
    "incident": {
        "at": _TIME,
        "stage_id": _STAGE,
        "round": _ROUND,
        "board": _BOARD,
        "offence": QT_TRANSLATE_NOOP("Difference", "what happened"),
        "article": QT_TRANSLATE_NOOP("Difference", "article"),
        "account": QT_TRANSLATE_NOOP("Difference", "account"),
        "reported_by": QT_TRANSLATE_NOOP("Difference", "reported by"),
        "arbiter": QT_TRANSLATE_NOOP("Difference", "arbiter"),
        "chief": _CHIEF,
    },
    "penalty": {
        "player_id": _PLAYER,
        "person": _NAME,
        "capacity": QT_TRANSLATE_NOOP("Difference", "who it is"),
        "sanction": QT_TRANSLATE_NOOP("Difference", "sanction"),
        "minutes": QT_TRANSLATE_NOOP("Difference", "minutes"),
        "fine": QT_TRANSLATE_NOOP("Difference", "fine"),
        "fine_paid": QT_TRANSLATE_NOOP("Difference", "fine paid"),
        "first_round": _FROM_ROUND,
        "last_round": _TO_ROUND,
        "lifted_at": QT_TRANSLATE_NOOP("Difference", "lifted at"),
        "lifted_by": QT_TRANSLATE_NOOP("Difference", "lifted by"),
        "lifted_reason": QT_TRANSLATE_NOOP("Difference", "lifted because"),
    },
    "penalty_effect": {"white_after": _RESULT},
    "appeal": {
        "kind": _KIND,
        "filed_at": QT_TRANSLATE_NOOP("Difference", "filed at"),
        "player_id": _PLAYER,
        "person": _NAME,
        "stage_id": _STAGE,
        "filed_by": QT_TRANSLATE_NOOP("Difference", "filed by"),
        "incident_id": QT_TRANSLATE_NOOP("Difference", "against incident №"),
        "round": _ROUND,
        "board": _BOARD,
        "claim": QT_TRANSLATE_NOOP("Difference", "claim"),
        "fee": QT_TRANSLATE_NOOP("Difference", "fee"),
        "fee_paid": QT_TRANSLATE_NOOP("Difference", "fee paid"),
        "fee_returned": QT_TRANSLATE_NOOP("Difference", "fee returned"),
        "decided_at": QT_TRANSLATE_NOOP("Difference", "decided at"),
        "decided_by": QT_TRANSLATE_NOOP("Difference", "decided by"),
        "outcome": QT_TRANSLATE_NOOP("Difference", "outcome"),
        "decision": QT_TRANSLATE_NOOP("Difference", "decision"),
        "lifted": QT_TRANSLATE_NOOP("Difference", "sanctions lifted, №"),
        "left_standing": QT_TRANSLATE_NOOP("Difference", "sanctions left, №"),
        "penalty": QT_TRANSLATE_NOOP("Difference", "against sanction №"),
        "against_organiser": QT_TRANSLATE_NOOP("Difference", "against the organiser"),
        "white_filed": QT_TRANSLATE_NOOP("Difference", "result when it was filed"),
        "white_decided": QT_TRANSLATE_NOOP("Difference", "result when it was decided"),
        "addressee": QT_TRANSLATE_NOOP("Difference", "addressed to"),
        "chief": _CHIEF,
    },
    "appeal_seat": {
        "name": _NAME,
        "chair": QT_TRANSLATE_NOOP("Difference", "chair"),
        "reserve": QT_TRANSLATE_NOOP("Difference", "reserve"),
        "attendance": QT_TRANSLATE_NOOP("Difference", "takes part"),
        "concern": QT_TRANSLATE_NOOP("Difference", "leaves the seat because"),
    },
    "appeal_effect": {"white_after": _RESULT},
    "kept_line": {"text": _TEXT},
    "integrity_line": {"round": _ROUND, "told": _TEXT, "reason": _REASON},
    "rules_left": {"round": _ROUND, "reason": _REASON},
}
"""The words of every column that is told; those left out say which row it is, or nothing more."""
# fmt: on


_OF_ACTS = {"actor": QT_TRANSLATE_NOOP("Difference", "who acts"), "reason": _REASON}
"""What the journal tells of an act beside its rows."""


def named_field(catalogue: Catalogue, field: NamedField) -> str:
    """Return what a field is called in a sentence about it, whether changes tell of it or not."""
    if field.column in FIELDS.get(field.table, {}):
        return field_name(catalogue, field.table, field.column)
    if field.table in TABLES:
        return catalogue.translate("Difference", TABLES[field.table])
    return catalogue.translate("Difference", _OF_ACTS.get(field.column, _TEXT))


def field_name(catalogue: Catalogue, table: str, column: str) -> str:
    """Return what a column is called."""
    if table == "player":
        return in_sentence(catalogue, column)
    return catalogue.translate("Difference", FIELDS[table][column])


PAIRS: Mapping[str, tuple[tuple[str, str], ...]] = {
    "game": (
        ("white_mark", "black_mark"),
        ("rated_white_mark", "rated_black_mark"),
        ("first_white_mark", "first_black_mark"),
    ),
    "appeal": (("white_filed", "black_filed"), ("white_decided", "black_decided")),
}
"""Two columns that make one result."""

BOOKKEEPING: Mapping[str, frozenset[str]] = {
    "game": frozenset({"entered_at", "checked_at", "checked_by"}),
}
"""The columns that are told only where nothing else of the row has changed."""
