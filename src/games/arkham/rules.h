// The rules of Arkham Horror, chapter by chapter. Each is a coroutine on the table; the .cc file of
// a chapter bears its name. What follows what is data in the state: step() takes one step of the
// game, at most one investigator's part of a phase.
//
// A rule that awakens the Ancient One or ends the game does not return: it abandons all waiting
// rules, and the next step begins with what the state says. So a rule leaves no piece between two
// places before it calls one that may do so.
#pragma once

#include <bit>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/game.h"
#include "core/record.h"
#include "core/table.h"
#include "games/arkham/content.h"
#include "games/arkham/state.h"
#include "games/arkham/words.h"

namespace tavola::arkham {

struct Arkham;
using Table = TableOf<Arkham>;

// ---- board.cc: where everything is --------------------------------------------------------------
constexpr std::uint64_t bit(int n) { return std::uint64_t{1} << n; }
constexpr bool has(std::uint64_t set, int member) { return ((set >> member) & 1U) != 0; }

inline const BoardArea& area_of(Area area) { return content().areas[area]; }
inline bool is_street(Place place) { return in_town(place) && has(content().streets, place); }
inline bool is_location(Place place) { return in_town(place) && has(content().locations, place); }
/// The street of a location; a street itself.
inline Area street_of(Area area) {
  return content().neighborhoods[area_of(area).neighborhood].street;
}
inline bool gate_open(const State& s, Area area) { return s.gates[area] != kNone; }
inline bool sealed(const State& s, Area area) { return has(s.sealed, area); }
/// An open gate replaces a closed location while it is open. AH-418
inline bool closed(const State& s, Area area) {
  return has(s.closed | s.closed_now, area) && !gate_open(s, area);
}
inline const GateMarker& gate_at(const State& s, Area area) {
  return content().gates[s.gates[area]];
}
int open_gates(const State& s);
std::uint64_t gate_areas(const State& s);  // set of areas with an open gate
inline int elder_signs(const State& s) { return std::popcount(s.sealed); }
inline const AncientOne& ancient_one(const State& s) {
  return content().ancient_ones[s.ancient_one];
}

inline bool in_play(const State& s, Seat who) {
  return s.investigators[who].standing == Standing::kInPlay;
}
/// In an area of a town: not in an Other World, in the jail cell or Lost in Time and Space.
inline bool is_in_town(const State& s, Seat who) {
  return in_play(s, who) && in_town(s.investigators[who].place);
}
inline const InvestigatorSheet& sheet_of(const State& s, Seat who) {
  return content().sheets[s.investigators[who].sheet];
}
/// Set of areas where an investigator stands; the jail cell is none. AH-557
std::uint64_t areas_with_investigators(const State& s);
bool anybody_at(const State& s, Place place);
/// The next seat from the first player on that has an investigator in play, after `after`; kNone
/// at the end of the round. next_in_order(s, kNone) is the first. AH-053
Seat next_in_order(const State& s, Seat after);
/// Puts an investigator somewhere, by whatever means. The explored marker goes with leaving a
/// location; a delay stays. AH-090, AH-540
void put_investigator(Table& t, Seat who, Place place, Citation rule);
/// Steps along yellow lines from an area to all others; closed areas are not passed. 255: no way.
void distances(const State& s, Area from, std::uint8_t (&steps)[kMostAreas]);

inline bool monster_in_town(const Monster& monster) { return in_town(monster.place); }
inline const MonsterMarker& marker_of(const State& s, int slot) {
  return content().monsters[s.monsters[slot].kind];
}
/// Set of slots of the monsters at a place.
std::uint64_t monsters_at(const State& s, Place place);
int count_monsters(const State& s, Place place);

// ---- possessions --------------------------------------------------------------------------------
// ------------------------------------------------------------------------------------ Possessions
// of a seat by number ("slot" in options and card_effects.h). A card that is gained comes last;
// when one goes, those after it move up.
inline int first_possession(const State& s, Seat who) { return who == 0 ? 0 : s.ends[who - 1]; }
inline std::span<Possession> held(State& s, Seat who) {
  const int from = first_possession(s, who);
  return {s.possessions + from, static_cast<std::size_t>(s.ends[who] - from)};
}
inline std::span<const Possession> held(const State& s, Seat who) {
  const int from = first_possession(s, who);
  return {s.possessions + from, static_cast<std::size_t>(s.ends[who] - from)};
}
inline const Card& card_of(const Possession& possession) {
  return content().cards[possession.card];
}
/// The number of the first such card that a seat holds, or -1.
int find_card(const State& s, Seat who, std::uint8_t card);
/// What cards can matter for, all together; the state keeps it for the possessions of each seat.
Concerns concerns_of(std::span<const Possession> cards);
/// Bare changes of who holds what (board.cc); possessions.cc has the rules around them.
void put_possession(State& s, Seat who, Possession possession);
Possession take_possession(State& s, Seat who, int number);

// ---- setup.cc, turn.cc --------------------------------------------------------------------------
Rule<> step(Table& t);
Rule<> setup(Table& t);
Rule<> take_investigator(Table& t);
Rule<> take_possessions(Table& t);
/// Prepares an investigator as at the start of a game: sheet, fixed possessions, money, Clues.
/// Random possessions and sliders follow in prepare_investigator. AH-360
void begin_investigator(Table& t, Seat who, std::uint8_t sheet, Citation rule);
Rule<> prepare_investigator(Table& t, Seat who);
Rule<> start_of_turn(Table& t);
/// Ends the active investigator's part of the phase; the phase goes on with the next, or ends.
void end_part(Table& t);
void begin_phase(Table& t, Phase phase);

// ---- upkeep.cc ----------------------------------------------------------------------------------
Rule<> upkeep(Table& t);
/// Slider stops up to Focus. Also in the Final Battle. AH-070
Rule<> adjust_sliders(Table& t, Seat who);
/// Mandatory Upkeep actions after refreshing: Blessing, Curse, Retainer, Loan, Deputy, cards. In
/// the Final Battle without what AH-431 and AH-553 exclude.
Rule<> upkeep_actions(Table& t, Seat who);
int skill_value(const State& s, Seat who, Skill skill);  // with permanent modifiers, at least 0
int focus_of(const State& s, Seat who);

// ---- movement.cc --------------------------------------------------------------------------------
Rule<> movement(Table& t);
/// Whether an investigator may walk from one area to the next now.
bool may_walk(const State& s, Area from, Area to);
/// Set of slots that `who` has to deal with before leaving or after ending the movement here.
std::uint64_t to_deal_with(const State& s, Seat who);
/// Movement points may be spent by cards too.
void spend_points(Table& t, int points);
void gain_points(Table& t, int points, Citation rule);
/// A combat or a text ends the movement of the active investigator. AH-087
void end_movement(Table& t, Seat who, Citation rule);

// ---- arkham_encounters.cc -----------------------------------------------------------------------
Rule<> arkham_encounters(Table& t);
/// A complete encounter step at the investigator's location, as texts also order it. AH-121
Rule<> encounter_here(Table& t, Seat who, Citation rule);
/// locations.cc: what the location offers instead of an encounter, and using it. AH-128 to AH-139
void offer_ability(Table& t, Seat who);
Rule<> use_location(Table& t, Seat who, Option chosen);
/// Whether `who` can cover a price of `toughness` of monster trophies and `gates` gate trophies.
/// "Or" prices are offered as several options by the caller.
bool can_spend_trophies(const State& s, Seat who, int toughness, int gates);
Rule<> spend_trophies(Table& t, Seat who, int toughness, int gates, Citation rule);
int trophy_toughness(const State& s, Seat who);
int gate_trophies(const State& s, Seat who);
int monster_trophies(const State& s, Seat who);
void spend_monster_trophy(Table& t, Seat who, int slot, Citation rule);
void spend_gate_trophy(Table& t, Seat who, int gate, Citation rule);
/// The rumor in play can be passed, or fought, by `who` now.
void offer_rumor(Table& t, Seat who);
Rule<> answer_rumor(Table& t, Seat who, Option chosen);

// ---- mythos.cc, environment.cc ------------------------------------------------------------------
Rule<> first_mythos(Table& t);
Rule<> mythos(Table& t);
Rule<> mythos_text(Table& t, std::uint8_t card);
void discard_environment(Table& t, Citation rule);
void discard_mythos_in_play(Table& t);             // at the awakening. AH-430
Rule<> monster_to_rumor(Table& t, Citation rule);  // draws one onto the rumor card
Rule<> rumor_at_end_of_mythos(Table& t);
/// Tests whether the rumor in play is passed or failed and carries out what comes of it. AH-415
Rule<> test_rumor(Table& t);
Rule<> pass_rumor(Table& t);
void add_rumor_tokens(Table& t, int number, Citation rule);  // negative: removes
/// Places a Clue token on a location, unless a gate is open there; who stands there may take it.
Rule<> place_clue(Table& t, Area area, Citation rule);
/// Puts what cards in play close and bar into the state, and drives out who is inside. AH-417
void apply_closings(Table& t, Citation rule);
void end_of_turn(Table& t);
/// Ends what lasts until the end of this turn; what lasts until the end of the next has one less.
void lasting_effects_end(Table& t);

// ---- gates.cc -----------------------------------------------------------------------------------
/// How many open gates wake the Ancient One. AH-423
inline int too_many_gates(const State& s) { return 8 - (s.seats - 1) / 2; }
/// Whether anything keeps a gate or a monster from appearing at a location. AH-116, AH-521
bool gate_prevented(const State& s, Area area);
bool monsters_prevented(const State& s, Area area);
/// Opens a gate with everything that comes with it: doom, marker, Clues, investigators drawn in.
/// `monsters` are placed afterwards. False if it was prevented. AH-117, AH-176 to AH-185
Rule<bool> open_gate(Table& t, Area area, int monsters, Citation rule);
Rule<> add_doom(Table& t, int tokens, Citation rule);
void remove_doom(Table& t, int tokens, Citation rule);
/// The gate at an area closes: monsters of its dimension return, explored markers go. `who` gets
/// the marker; kNone puts it at the bottom of the stack. Victory is tested, unless no investigator
/// did it. AH-144 to AH-152, AH-555
Rule<> close_gate(Table& t, Area area, Seat who, Citation rule, bool by_investigator = true);
/// Puts an elder sign on a location; victory is tested. Whoever closed the gate calls this before
/// or after as the rules say. AH-150, AH-158
Rule<> place_elder_sign(Table& t, Area area, Citation rule);
Rule<> monster_surge(Table& t, Area named, Citation rule);
/// Draws an investigator through the gate at an area.
void draw_in(Table& t, Seat who, Area area, bool delayed, Citation rule);

// ---- limits.cc ----------------------------------------------------------------------------------
int monster_limit(const State& s);  // players plus 3; very large at terror 10
int outskirts_limit(const State& s);
/// Moves everybody and everything in a location to its street. AH-417
void drive_out(Table& t, Area area, Citation rule);
int monsters_in_arkham(const State& s);  // Sky included. AH-229
/// Draws a monster from the cup into a slot at kMet. The Ancient One awakens if the cup is empty.
Rule<int> draw_monster(Table& t, Citation rule);
/// Puts a monster from its slot on the board, or in the Outskirts if the limit is reached. AH-232
Rule<> place_monster(Table& t, int slot, Place place, Citation rule);
void return_to_cup(Table& t, int slot, Citation rule);
void return_to_box(Table& t, int slot, Citation rule);
/// Gives a monster as a trophy.
void give_trophy(Table& t, Seat who, int slot, Citation rule);
/// One Ally at random leaves the deck for the box, if there is any. AH-239
void ally_leaves(Table& t, Citation rule);
Rule<> raise_terror(Table& t, int points, Citation rule);
void lower_terror(Table& t, int points, Citation rule);

// ---- monster_movement.cc ------------------------------------------------------------------------
Rule<> move_monsters(Table& t, std::uint16_t white, std::uint16_t black);
/// What a monster would do if its symbol came up now: nothing changes.
struct Course {
  std::vector<Place> steps;        // along the arrows or into the sky
  std::uint64_t ends = 0;          // straight to one of these areas; of several one is chosen
  std::uint16_t text = kNoSource;  // what it does instead of moving
};
Course course_of(const State& s, int slot, bool white);

// ---- awakening.cc, ending.cc --------------------------------------------------------------------
/// Puts what a dropped rule had in the air back where it belongs: before abandoning.
void clear_the_table(Table& t);
/// The Ancient One awakens: never returns, unless the Final Battle has begun already. AH-421
Rule<> awaken(Table& t, Citation rule);
Rule<> awakening(Table& t);
/// Ends the game: never returns.
Rule<> end_game(Table& t, Ending ending, Citation rule);
int score(const State& s);
inline bool in_battle(const State& s) { return s.phase >= Phase::kAwakening; }

// ==== FIGHT ======================================================================================
// ---- checks.cc ----------------------------------------------------------------------------------
struct Checked {
  std::int16_t successes = 0;
  std::int16_t failures = 0;  // dice that failed
  bool passed = false;
};
Check check_of(Seat who, CheckKind kind, Skill skill, int modifier, int difficulty = 1);
/// A check, from what may be used before its dice to the last Clue. Set `graded` where more
/// successes than the difficulty make a difference: a person is asked only if something could
/// change.
Rule<Checked> make_check(Table& t, Check check, Citation rule);
/// The same for a plain question of passing or failing; gives the successes.
Rule<int> skill_check(Table& t, Seat who, Skill skill, CheckKind kind, int modifier, int difficulty,
                      Citation rule);
/// Dice that are no check; successes count as in checks. AH-271
Rule<int> roll_successes(Table& t, Seat who, int dice, Citation rule);
int success_from(const State& s, Seat who);         // 4, 5 or 6
int dice_of(const State& s, const Check& check);    // may be negative
int successes(const State& s, const Check& check);  // of the dice on the table
int failed_dice(const State& s, const Check& check);
// What cards do to the check in s.check.
void roll_clue_dice(Table& t);  // a Clue was spent, or something in its place
void reroll_check(Table& t, Citation rule);
void reroll_failures(Table& t, int most, Citation rule);

// ---- combat.cc, hands.cc ------------------------------------------------------------------------
enum class Met : std::uint8_t { kDefeated, kEvaded, kFled, kRemoved, kOver };
/// Evade, or fight at once; then combat as it comes. The monster stands in its slot: at an area, on
/// the rumor card, or at kMet. A trophy is given; a monster at kMet that is left returns to the
/// cup. A combat that nothing can end is broken off as a flight after 20 attempts that no roll
/// of the dice could have made succeed.
Rule<Met> meet_monster(Table& t, Seat who, int slot, bool evade, Citation rule);
/// A monster appears in an encounter: draws it, asks to evade or fight, returns it to the cup.
/// AH-112 to AH-116, AH-168 to AH-170
Rule<Met> monster_appears(Table& t, Seat who, int number, Citation rule);
/// Whether it came to combat, which ends a movement. AH-087
inline bool fought(Met how) { return how != Met::kEvaded; }
/// The monster of s.fight is beaten, by a check or by a card; then others by a card alone.
Rule<> defeat_foe(Table& t);
Rule<> defeat_all_here(Table& t, Seat who, Citation rule);
/// Takes an investigator out of the battle, because something else has happened to it.
inline void break_off(State& s, Seat who) {
  if (s.fight.who == who) s.fight.over = s.fight.removed = 1;
}
struct MonsterNow;                   // in card_effects.h
MonsterNow foe_now(const State& s);  // of s.fight, with what was done to it in this battle
Check combat_check(const State& s);  // against it, with what is in hands now
/// One ability of the foe, as its investigator chooses, is gone for this battle.
Rule<> cancel_ability(Table& t, Citation rule);
inline constexpr int kHands = 2;
int hands_taken(const State& s, Seat who);
bool hands_free_for(const State& s, Seat who, int number);
/// What one possession adds against a foe with these abilities; 0 if it is not in hand.
int bonus_in_hand(const State& s, Seat who, int number, std::uint16_t abilities);
/// What weapons and spells in hands add together.
int bonus_in_hands(const State& s, Seat who, std::uint16_t abilities);
bool sixes_twice(const State& s, Seat who);
void empty_hands(State& s, Seat who);
/// Takes up weapons and casts spells; the Combat check to come stands in s.check. AH-289
Rule<> choose_hands(Table& t);
Rule<> use_up_weapons(Table& t, Seat who);  // AH-301
/// One of the own physical weapons counts as magical for this battle.
Rule<> enchant_weapon(Table& t, Seat who, Citation rule);

// ---- spells.cc ----------------------------------------------------------------------------------
int spell_cost(const State& s, Seat who, const Card& spell);
/// Ready, payable, allowed, and with enough free hands if a battle goes on. AH-310
bool can_cast(const State& s, Seat who, int number);
Rule<> cast(Table& t, Seat who, int number);  // AH-302 to AH-309

// ---- harm.cc ------------------------------------------------------------------------------------
enum class LossCause : std::uint8_t {
  kEffect,
  kCost,
  kCombat,
  kHorror,
  kNightmarish,
  kOverwhelming,
  kDeadly  // the text devours who falls by it
};
/// Sanity and Stamina lost by one event. Cards may lessen it, unless it is a cost; 0 is tested, and
/// what follows is done. AH-321 to AH-340, AH-535
Rule<> lose(Table& t, Seat who, int sanity, int stamina, LossCause cause, Citation rule);
/// Takes off a cost without testing for 0; settle_harm follows when its effect is done. AH-309
void take_off(Table& t, Seat who, int sanity, int stamina, Citation rule);
/// Drives insane or knocks out who is at 0, after a cost that was not settled.
Rule<> settle_harm(Table& t, Seat who);
/// Up to the maximum. Care in the Asylum and the Hospital works even where gains are forbidden.
void gain_sanity(Table& t, Seat who, int number, Citation rule, bool care = false);
void gain_stamina(Table& t, Seat who, int number, Citation rule, bool care = false);
int maximum_sanity(const State& s, Seat who);
int maximum_stamina(const State& s, Seat who);
/// How much could be gained now: nothing where gains are forbidden. AH-321, AH-549
int sanity_to_gain(const State& s, Seat who, bool care = false);
int stamina_to_gain(const State& s, Seat who, bool care = false);
Rule<> lower_maximum(Table& t, Seat who, int sanity, int stamina, Citation rule);
void drop_to_maximum(Table& t, Seat who);  // AH-340

// ---- condition.cc -------------------------------------------------------------------------------
Rule<> become_lost(Table& t, Seat who, Citation rule);  // AH-353
Rule<> devour(Table& t, Seat who, Citation rule);       // AH-359, AH-366
/// Out of the game, in the Final Battle; the game ends with the last one. AH-366, AH-448
Rule<> eliminate(Table& t, Seat who, Citation rule);
void arrest(Table& t, Seat who, Citation rule);  // AH-341
/// Whatever has befallen `who` ends the own movement, wherever it leaves them. AH-336
void stop_moving(State& s, Seat who);
void delay(Table& t, Seat who, Citation rule);  // AH-347
void lose_turns(Table& t, Seat who, int turns, Citation rule);
void bless(Table& t, Seat who, Citation rule);  // AH-368, AH-369
void curse(Table& t, Seat who, Citation rule);
bool gain_special(Table& t, Seat who, SpecialCard special, Citation rule);
void lose_special(Table& t, Seat who, SpecialCard special, Citation rule);

// ---- other_worlds.cc, closing.cc ----------------------------------------------------------------
Rule<> other_world_movement(Table& t, Seat who);  // upright investigators in an Other World
Rule<> other_world_encounters(Table& t);          // the active investigator's
/// The encounter of an Other World, wherever the investigator is. AH-518
Rule<> gate_encounter(Table& t, Seat who, int world, Citation rule);
/// AH-098 to AH-103, AH-510; nothing for who is only visiting, whom AH-519 puts back.
Rule<> return_to_arkham(Table& t, Seat who, Citation rule);
/// What a Nightgaunt does in place of damage. AH-467 to AH-469
Rule<> carried_off(Table& t, Seat who);
/// The attempt to close the gate where an explored marker lies, with sealing. AH-141 to AH-162
Rule<> try_to_close(Table& t, Seat who);
int seal_cost(const State& s, Seat who, Area area);

// ---- possessions.cc -----------------------------------------------------------------------------
enum class ItemClass : std::uint8_t {
  kItem,  // AH-544
  kCommon,
  kUnique,
  kSpell,
  kSkill,
  kAlly,
  kWeapon,
  kTome,
  kWeaponOrSpell,
};
bool belongs(const Card& card, ItemClass which);
int count_of(const State& s, Seat who, ItemClass which);
inline bool is_ready(const Possession& possession) { return (possession.marks & kExhausted) == 0; }
/// Whether it is the first of those that are alike, so that options name each only once.
bool first_alike(const State& s, Seat who, int number);
/// Discards so many cards, as the owner chooses. AH-330
Rule<> lose_items(Table& t, Seat who, ItemClass which, int count, Citation rule);
/// Draws cards of a type and keeps `keep` of them; personal abilities are minded. AH-375, AH-379
Rule<> draw_cards(Table& t, Seat who, CardType type, int number, int keep, Citation rule);
/// Draws three, buys one if any is affordable. AH-130
Rule<> shop(Table& t, Seat who, CardType type, int number, bool must_buy, Citation rule);
/// The next card of a deck, drawn for all to see; kNone if it is empty. AH-376
std::uint8_t draw_from(Table& t, CardType type);
void put_back(State& s, std::uint8_t card);  // to the bottom of its deck. AH-371
/// Gives a named card out of its deck; false if there is none left.
bool take_named(Table& t, Seat who, std::uint8_t card, Citation rule);
Rule<> gain_ally(Table& t, Seat who, std::uint8_t card, Citation rule);
Rule<> receive(Table& t, Seat who, std::uint8_t card, Citation rule);
void discard(Table& t, Seat who, int number, Citation rule);  // to the bottom of its deck
void to_box(Table& t, Seat who, int number, Citation rule);
void exhaust(Table& t, Seat who, int number, Citation rule);
void refresh(Table& t, Seat who, Citation rule);
void gain_money(Table& t, Seat who, int number, Citation rule);
void spend_money(Table& t, Seat who, int number, Citation rule);
void gain_clues(Table& t, Seat who, int number, Citation rule);
void spend_clues(Table& t, Seat who, int number, Citation rule);
/// Clues and what may be spent in their place; paying by the owner's choice.
int spendable_clues(const State& s, Seat who);
Rule<> pay_clues(Table& t, Seat who, int number, Citation rule);
/// The Patrol Wagon may be lost after a combat and on a return. AH-395
void risk_wagon(Table& t, Seat who);

// ---- trading.cc ---------------------------------------------------------------------------------
/// Offers what may be done at any time outside combat: trading, paying off a loan, Any-phase cards.
/// What else is offered in the same question is the caller's.
void offer_any_time(Table& t, Seat who);
/// Carries out one of those; false if the option is not among them.
Rule<bool> did_any_time(Table& t, Seat who, Option chosen);

// ---- final_battle.cc ----------------------------------------------------------------------------
Rule<> battle_upkeep(Table& t);  // the active investigator's
Rule<> battle_attack(Table& t);
Rule<> battle_defence(Table& t);

// ==== encounter_texts.cc, encounter_moves.cc: what location and gate cards order and no other
// chapter does. The host calls these for the verbs of the same names in the grammar.
/// How a price differs from the one printed, in the order of the grammar's nouns of price.
enum class Price : std::uint8_t { kList, kLess, kMore, kHalf, kDouble };
int price_of(const Card& card, Price price);
/// "offer": draws cards, any of which `who` may buy; the rest is discarded. AH-371, AH-378
Rule<> offer_cards(Table& t, Seat who, int common, int unique, Price price, Citation rule);
/// "sell to all": the same for everybody in turn, `who` first, at list price.
Rule<> offer_to_all(Table& t, Seat who, int common, int unique, Citation rule);
/// "search": takes a card of choice out of a deck, which is then shuffled. AH-374
Rule<> search_deck(Table& t, Seat who, CardType type, Citation rule);
/// "search_to_buy": a Common or Unique Item of choice, at list price.
Rule<> search_to_buy(Table& t, Seat who, Citation rule);
/// "first_of_deck": cards are turned over until a Tome or a weapon comes; the others go back and
/// the deck is shuffled. False if there is none.
bool first_of_deck(Table& t, Seat who, CardType type, bool tome, Citation rule);
/// "sell": a card of choice for a price.
bool can_sell(const State& s, Seat who, CardType type);
Rule<> sell_card(Table& t, Seat who, CardType type, Price price, Citation rule);
/// "exchange": up to `most` dollars or points of Sanity, for as many points or Clues.
Rule<> money_for_health(Table& t, Seat who, int most, Citation rule);
Rule<> sanity_for_clues(Table& t, Seat who, int most, Citation rule);
/// "split": points of Sanity and Stamina as `who` likes.
Rule<> split_points(Table& t, Seat who, int points, Citation rule);
/// "move_anywhere": to any open area of Arkham, with an encounter if it is a location. AH-121
Rule<> move_anywhere(Table& t, Seat who, Citation rule);
/// "move_to_mythos": to the gate location of the next Mythos card. AH-525
void move_to_mythos_gate(Table& t, Seat who, Citation rule);
/// "move_to_world", "move_on": from one Other World to another, or one area further.
void move_to_world(Table& t, Seat who, int world, Citation rule);
Rule<> move_on(Table& t, Seat who, Citation rule);
/// The location card of an encounter: the one that lies face up, or one by chance; not among those
/// in `without`, a set of numbers. AH-108, AH-515
int draw_location_card(Table& t, int neighborhood, unsigned without);
/// Carries out the entry of a location card for the place of an investigator. AH-127
Rule<> resolve_location_card(Table& t, Seat who, int card, Citation rule);
/// Whether the encounters of members are met here. AH-127
bool in_sanctum(const State& s, Seat who);
/// Which card an encounter is: neighborhood * 8 + number.
void tell_location_card(Table& t, Seat who, int card, Citation rule);
/// Draws so many location cards and resolves one of them. AH-108, AH-515
Rule<> have_encounter(Table& t, Seat who, int number, Citation rule);
/// "encounter_of": the same, as texts order it.
Rule<> one_of_encounters(Table& t, Seat who, int number, Citation rule);
/// "encounter_in_world": an encounter there, and back. AH-518 to AH-520
Rule<> encounter_in_world(Table& t, Seat who, int world, Citation rule);
/// "become_another": any unused investigator takes over. AH-359, AH-360
Rule<> become_another(Table& t, Seat who, Citation rule);
/// "turn_up": a location card of a neighborhood of choice lies face up.
Rule<> turn_up_location_card(Table& t, Seat who, Citation rule);
/// "close_by_dice": a die for each open gate, a success closes it. AH-152
Rule<> close_by_dice(Table& t, Seat who, Citation rule);
/// "close_entered": the gate that led to the Other World, if it is still open.
Rule<> close_entered_gate(Table& t, Seat who, Citation rule);
/// "claim_from_cup"
Rule<> claim_from_cup(Table& t, Seat who, Citation rule);

/// The game's description for the core and the registry; what is not here is in game.cc.
struct Arkham {
  using State = arkham::State;
  static constexpr std::string_view kId = "arkham";
  static constexpr int kLeastSeats = 1;
  static constexpr int kMostSeats = arkham::kMostSeats;
  static constexpr int kPlayoutDecisions = 0;

  static Rule<> step(Table& t) { return arkham::step(t); }
  static bool over(const State& s) { return s.phase == Phase::kOver; }

  static const std::vector<GameOption>& options();
  static const Vocabulary& vocabulary();
  static std::uint64_t content_hash() { return content().hash; }
  static void begin(State& s, const Setup& setup);
  static Result result(const State& s);
  static int rounds(const State& s) { return s.turn; }
  static double evaluate(const State& s, Seat seat);
  static std::vector<std::string> violations(const State& s);
  static void determinize(State& rest, const State& now, Seat viewer, Random& random);
  static void record(Record& record, State& s);
};

}  // namespace tavola::arkham
