// The rules of Der Hexer von Salem, chapter by chapter. Each is a coroutine on the table; the .cc
// file of a chapter bears its name. What follows what is data in the state: step() takes one step
// of the game, at most one lettered step of one player's turn.
#pragma once

#include <cstring>
#include <string>
#include <string_view>
#include <vector>

#include "core/game.h"
#include "core/record.h"
#include "core/table.h"
#include "games/salem/cards/content.h"
#include "games/salem/state.h"
#include "games/salem/words.h"

namespace tavola::salem {

struct Salem;
using Table = TableOf<Salem>;

// ---- setup.cc, round.cc ------------------------------------------------------------------------
Rule<> setup(Table& t);
Rule<> step(Table& t);
void begin_round(Table& t);
void begin_action_phase(Table& t);
void end_turn(Table& t);

// ---- creature_phase.cc -------------------------------------------------------------------------
Rule<> turn_creature_card(Table& t);
/// Where a kind lies on the board; kNone if nowhere.
std::uint8_t location_of(const State& s, std::uint8_t creature);

// ---- movement.cc (A), exchange.cc (B), encounter.cc (C), items.cc (D), taking.cc (E) ------------
Rule<> move_step(Table& t);
Rule<> rlyeh_turn(Table& t);
/// The rule that keeps a player who plays the passage out of R'lyeh; none is given if it is open.
Citation barred_from_rlyeh(const State& s, Seat seat);
void take_cards_back(Table& t, Seat seat, Citation rule);
Rule<> exchange_step(Table& t);
Rule<> encounter_step(Table& t);
bool holds(const Player& p, std::uint8_t a, std::uint8_t b, std::uint8_t c = kNone);
void defeat_here(Table& t, Seat seat, Citation rule);
bool can_defeat_here(const State& s, Seat seat);  // with the Items of the own board
Rule<> use_step(Table& t);
void look_at_tile(Table& t, Seat seat, Citation rule);
/// The rule that keeps a player from using an Item now; none is given if it can be used.
Citation barred_use(const State& s, Seat seat, std::uint8_t item);
std::uint8_t next_face_down(const State& s);  // slot, or kNone
Rule<> take_step(Table& t);
bool can_pay(const State& s, const Player& p, const Cost& cost);
const Cost& cost_of(const State& s, int place, int space);
void refill(Table& t, int place);

// ---- event_phase.cc, old_ones.cc ---------------------------------------------------------------
Rule<> event_phase(Table& t);
void move_wizard(Table& t, int steps, Citation rule);
Rule<> place_shadow(Table& t);
void reveal_old_one(Table& t, std::uint8_t slot, Citation rule);
/// A text that lies on the table, whose it is, and the rule by which it is in force or not.
struct TextOnTable {
  const CardText* text = nullptr;
  std::uint8_t old_one = kNone;
  std::uint8_t event = kNone;
  bool in_force = false;
  Citation rule;
};
/// Visits those in force: the Shadow's, that in R'lyeh unless it is banished, and lasting events.
template <class F>
void each_text_in_force(const State& s, F&& visit) {
  const Content& c = content();
  const auto old_one = [&](std::uint8_t card, Citation rule) {
    visit(TextOnTable{&c.old_ones[card].text, card, kNone, true, rule});
  };
  if (s.shadow != kNone) old_one(s.shadow, cites("HS-233"));
  if (((s.face_up >> kRlyehSlot) & 1U) != 0 && s.holder == kNone)
    old_one(s.old_ones[kRlyehSlot], cites("HS-247"));
  for (const Lasting& effect : s.lasting)
    if (effect.event != kNone)
      visit(
          TextOnTable{&c.events[effect.event].effect, kNone, effect.event, true, cites("HS-219")});
}
/// Visits all, also those face up around R'lyeh, and that in R'lyeh face down or banished.
template <class F>
void each_text(const State& s, F&& visit) {
  each_text_in_force(s, visit);
  const auto idle = [&](std::uint8_t slot, Citation rule) {
    visit(TextOnTable{&content().old_ones[s.old_ones[slot]].text, s.old_ones[slot], kNone, false,
                      rule});
  };
  for (std::uint8_t slot = 0; slot < kRlyehSlot; ++slot)
    if (s.old_ones[slot] != kNone && ((s.face_up >> slot) & 1U) != 0) idle(slot, cites("HS-237"));
  if (((s.face_up >> kRlyehSlot) & 1U) == 0)
    idle(kRlyehSlot, cites("HS-248"));
  else if (s.holder != kNone)
    idle(kRlyehSlot, cites("HS-254"));
}
/// Whether any text at all is in force: asked before every step, and mostly there is none.
inline bool texts_in_force(const State& s) {
  static constexpr Lasting kNoneLasts[kLasting];
  return s.shadow != kNone || ((s.face_up >> kRlyehSlot) & 1U) != 0 ||
         std::memcmp(s.lasting, kNoneLasts, sizeof kNoneLasts) != 0;
}
int sum_of_forces(const State& s, Force which);
/// What the texts in force add to a number of the rules.
inline int force(const State& s, Force which) {
  return texts_in_force(s) ? sum_of_forces(s, which) : 0;
}
void name_texts(Table& t, Force which);
/// The same as a rule asks it; the texts that were asked are named to the listener.
int force(Table& t, Force which);
/// The first text in force that changes a number of the rules.
TextOnTable text_behind(const State& s, Force which);
/// The rule by which such a text is in force, or else the one that is followed without it.
Citation rule_behind(const State& s, Force which, Citation otherwise);
/// Says which Great Old One or event is behind what the active player may do or not.
void tell_whose_text(Table& t, Force which, Happening what);

// ---- necron.cc, sanity.cc, ending.cc ------------------------------------------------------------
Rule<> advance_necron(Table& t, int spaces, Citation rule);
Rule<> necron_to_next_icon(Table& t, Citation rule);
Rule<> lose_sanity(Table& t, Seat seat, int amount, Citation rule);
/// A loss in two parts, for effects that take Sanity from several players together.
void reduce_sanity(Table& t, Seat seat, int amount, Citation rule);
Rule<> eliminate_fallen(Table& t);
/// After every step of a card; mostly nobody has fallen.
Rule<> settle_sanity(Table& t);
void gain_sanity(Table& t, Seat seat, int amount, Citation rule);
/// Tests victory and the defeats that hold at any moment; true if the game has just ended. The rule
/// that made the change then abandons itself.
bool ended(Table& t);
void end_game(Table& t, Ending ending, Citation rule);
int players_in_play(const State& s);
bool all_portals_closed(const State& s);  // on locations 1 to 6, with no Sigil on a wall
int score(const State& s);

// ---- board.cc: Items on player boards and in the bag --------------------------------------------
inline bool in_town(const State& s, Seat seat) {
  return s.players[seat].in_play != 0 && s.holder != seat;
}
SeatSet players_in_town(const State& s);
Seat decider_in_town(const State& s);  // first player in town, clockwise from the first player
Seat acting_first(const State& s);
Seat acting_last(const State& s);
inline int count_of(const Player& p, std::uint8_t item) {
  if (is_sigil(item)) return (p.sigils[0] == item) + (p.sigils[1] == item);
  return (p.items[0] == item) + (p.items[1] == item) + (p.items[2] == item);
}
int item_count(const Player& p);  // Sigils included
bool has_room(const State& s, const Player& p, std::uint8_t item);
int sigil_room(const State& s);
void put_on_board(Player& p, std::uint8_t item);
void take_off_board(Player& p, std::uint8_t item);
void discard(State& s, Player& p, std::uint8_t item);
/// One Item from the bag, refilled from the discard when it is empty; kNone if both are.
std::uint8_t draw_item(Table& t);
/// The same for a Sigil, each with equal chance. Other Items in the bag keep it from being
/// refilled.
std::uint8_t draw_sigil(Table& t);
/// Every distinct Item on a board, Sigils last.
template <class F>
void each_kind(const Player& p, F&& visit) {
  std::uint8_t last = kNone;
  for (std::uint8_t item : p.items) {
    if (item == kNone) break;
    if (item == last) continue;
    last = item;
    visit(item);
  }
  last = kNone;
  for (std::uint8_t sigil : p.sigils) {
    if (sigil == kNone) break;
    if (sigil == last) continue;
    last = sigil;
    visit(sigil);
  }
}

// ---- payments.cc: Items that the players in town give together ----------------------------------
int available(const State& s, int item_class);  // kSigil counts Sigils of every symbol
bool can_meet(const State& s, const Demand& demand);
/// Discards what is demanded and available; the players together decide who gives which.
Rule<> pay_together(Table& t, Demand demand, Citation rule);
/// Everything of the demanded kinds goes, as after a red arrow that was not met.
void discard_all_of(Table& t, const Demand& demand, Citation rule);
/// A player takes an Item, or a Sigil, from the bag, and makes room for it or gives it up.
Rule<> take_from_bag(Table& t, Seat seat, bool sigil);

// ---- card_effects.cc ----------------------------------------------------------------------------
/// Carries out what a card says now.
Rule<> carry_out(Table& t, const CardText& card, Citation rule);
/// Carries out the parts that listen to the placing of a creature, of all texts in force.
Rule<> after_placing(Table& t);

/// The game's description for the core and the registry; what is not here is in game.cc.
struct Salem {
  using State = salem::State;
  static constexpr std::string_view kId = "salem";
  static constexpr int kLeastSeats = 2;
  static constexpr int kMostSeats = kSeats;
  static constexpr int kPlayoutDecisions = 0;

  static Rule<> step(Table& t) { return salem::step(t); }
  static bool over(const State& s) { return s.phase == Phase::kOver; }

  static const std::vector<GameOption>& options();
  static const Vocabulary& vocabulary();
  static std::uint64_t content_hash() { return content().hash; }
  static void begin(State& s, const Setup& setup);
  static Result result(const State& s);
  static int rounds(const State& s) { return s.round; }
  static double evaluate(const State& s, Seat seat);
  static std::vector<std::string> violations(const State& s);
  static void determinize(State& rest, const State& now, Seat viewer, Random& random);
  static void record(Record& record, State& s);
};

// ---- asked at every step, so the common answer is given at once --------------------------------
inline int force(Table& t, Force which) {
  if (t.listener() != nullptr) [[unlikely]]
    name_texts(t, which);
  return force(t.state, which);
}
inline Rule<> settle_sanity(Table& t) {
  for (const Player& p : t.state.players)
    if (p.in_play != 0 && p.sanity == 0) return eliminate_fallen(t);
  return Rule<>::done();
}

}  // namespace tavola::salem
