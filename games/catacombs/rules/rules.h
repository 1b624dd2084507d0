// The rules of Catacombs, chapter by chapter. Each is a coroutine on the table; the .cc file of a
// chapter bears its name. What follows what is data in the state: step() takes one step of the
// game, at most one action of one piece.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/game.h"
#include "core/record.h"
#include "core/table.h"
#include "games/catacombs/cards/content.h"
#include "games/catacombs/rules/layout.h"
#include "games/catacombs/state.h"
#include "games/catacombs/words.h"

namespace tavola::catacombs {

struct Catacombs;
using Table = TableOf<Catacombs>;

// ---- sides.cc: who is who ----------------------------------------------------------------------
inline bool is_hero(Piece piece) { return piece < kHeroes; }
inline bool is_ally(Piece piece) { return piece == kSkeleton || piece == kFamiliar; }
inline bool is_monster(Piece piece) { return piece >= kFirstMonster && piece < kPieces; }
inline bool of_hero_side(Piece piece) { return is_hero(piece) || is_ally(piece); }
inline bool of_monster_side(Piece piece) { return piece == kLordPiece || is_monster(piece); }
inline bool on_board(const State& s, Piece piece) { return s.discs[piece].on_board != 0; }
inline std::uint8_t figure_of(const State& s, Piece piece) { return s.discs[piece].figure; }
inline const LordSheet& lord_of(const State& s) { return content().lords[s.house.lord]; }
inline bool alive(const State& s, Piece hero) { return s.heroes[hero].health > 0; }
std::uint8_t start_health(const State& s, int hero);
int health_of(const State& s, Piece piece);  // what is left
std::uint8_t abilities_of(const State& s, Piece piece);
bool eliminated(const State& s, Piece piece);
/// On the board, and no obstacle, not incapacitated, not eliminated.
bool able(const State& s, Piece piece);
/// Whether a piece has its action of this turn still before it.
bool may_act(const State& s, Piece piece);
/// Whether a hit of the other side counts: no obstacle, no shield.
bool is_target(const State& s, Piece piece);
Seat seat_of(const State& s, Piece piece);
/// For whom an elimination by this piece counts.
int hero_behind(Piece piece);
SeatSet hero_seats(const State& s);
Seat first_hero_seat(const State& s);
bool final_battle(const State& s);
bool monsters_on_board(const State& s);
bool allies_on_board(const State& s);
/// A hero who lives and is not incapacitated.
bool can_act(const State& s, int hero);
/// In a battle: if this hero falls or is incapacitated as well, the Overseer wins. CT-395
bool is_last_able(const State& s, Piece hero);
bool has_equipment(const State& s, int hero, int card);
/// The sum of what a hero's equipment that always works adds, while the owner is not incapacitated.
int equipment_sum(const State& s, int hero, std::int8_t Equipment::*what);
const Attacks& attacks_of(const State& s, Piece piece);

// ---- setup.cc, round.cc ------------------------------------------------------------------------
Rule<> setup(Table& t);
Rule<> take_hero(Table& t);
Rule<> step(Table& t);

// ---- exploration.cc, preparation.cc ------------------------------------------------------------
Rule<> explore(Table& t);
Rule<> place_heroes(Table& t);
Rule<> place_monsters(Table& t);
/// How many discs of this kind the reserve still has.
int reserve_of(const State& s, int kind);
/// Takes discs from the reserve, as many as there are, and lays them ready. Gives their number.
int bring_in(Table& t, int kind, int number, Citation rule);
Piece free_monster_slot(const State& s);
void put_at(State& s, Piece piece, std::int32_t x, std::int32_t y);  // micrometres
/// Asks where a disc is put; the place is legal.
void ask_place(Table& t, Seat seat, Prompt prompt, Citation rule, Piece piece, std::uint8_t figure,
               Zone zone, Piece near);

// ---- combat.cc ---------------------------------------------------------------------------------
void begin_combat(Table& t);
void begin_round(Table& t);
Rule<> heroes_turn(Table& t);
Rule<> overseers_turn(Table& t);
Rule<> end_of_round(Table& t);

// ---- action.cc ---------------------------------------------------------------------------------
Rule<> action(Table& t);
const std::vector<std::uint8_t>& specials_of(const State& s, Piece piece);
bool can_use_special(const Table& t, Piece piece, int special);
/// Whether too few rounds have passed since the Lord used a special action that needs rest.
bool rests(const State& s, const Special& special);
bool can_cast(const Table& t, int spell, Piece from);
bool can_use(const Table& t, int hero, int card);

// ---- attack.cc ---------------------------------------------------------------------------------
struct Aimed {
  std::int32_t dx = 0;
  std::int32_t dy = 0;
  std::int32_t speed = 0;
};
/// Asks for the next flick of a disc that lies on the board, after so many of the same attack.
void ask_flick(Table& t, Piece attacker, const Attack& attack, int made);
Aimed aim_given(const Table& t);
/// Whether an action has one flick or several.
enum class Flicks : std::uint8_t { kOne, kSeveral };
/// The attacks of a sequence from a part on; `aim` is that of the first flick, if it has been
/// chosen already. True if any flick was made.
Rule<bool> make_sequence(Table& t, Piece attacker, const Sequence* sequence, int part,
                         std::optional<Aimed> aim = std::nullopt);
/// One attack of an action: a flick, or the flicks of a rush; shots are placed within reach of
/// `origin`.
Rule<bool> make_attack(Table& t, Piece attacker, Piece origin, Attack attack,
                       std::optional<Aimed> aim, Flicks of_action);
bool can_shoot(const State& s, Piece origin, AttackKind kind);
Size shot_size(AttackKind kind);

// ---- steadiness.cc -----------------------------------------------------------------------------
/// What the hand of a seat makes of an aim.
Aimed as_the_hand_goes(Table& t, Seat seat, Piece piece, Aimed aim);

// ---- flick.cc ----------------------------------------------------------------------------------
struct Flicked {
  std::uint32_t last = 0;  // the targets of the last entry in the hit list of a rush
  bool made = false;       // false: the simulation gave up, and nothing happened
};
/// While a rush goes on, the disc of a ranged attack stays on the board.
enum class Rush : std::uint8_t { kEnds, kGoesOn };
/// One flick with all that follows from it. `last` are the targets of the last entry in the hit
/// list of a rush.
Rule<Flicked> flick(Table& t, Piece attacker, Attack attack, std::uint32_t last, Aimed aim,
                    Rush rush, Flicks of_action);

/// What a flick did, before any rule is applied: who left, who was hit, who touched a fire wall.
struct Aftermath {
  struct Left {
    Piece piece;
    std::int32_t x;
    std::int32_t y;
  };
  struct Hit {
    Piece target;
    std::uint8_t instant;
  };
  struct Burn {
    Piece piece;
    Piece wall;
  };
  physics::List<Left, kPieces + 1> left;
  physics::List<Hit, kPieces> hits;
  physics::List<Burn, 64> burns;
};
/// Which hits count, and the last entry in the hit list of a rush afterwards.
struct Counted {
  std::uint32_t struck = 0;  // set of pieces
  std::uint32_t last = 0;
};
Counted count_hits(const Aftermath& after, bool rush, std::uint32_t last);
/// The direct hits in a contact log, each target once, in the order of first contact.
void note_hits(const State& s, const physics::Outcome& outcome, Piece attacker, Piece shot,
               Aftermath& after);
/// Moves the discs to where they come to rest. False if the simulation refuses; then nothing moves.
bool slide(State& s, Piece attacker, Piece shot, Aimed aim, Aftermath& after);
/// The same for one of several flicks of an action, which will be made again when a table is
/// resumed at a later one: what came of it is kept.
bool slide_or_recall(State& s, Piece attacker, Piece shot, Aimed aim, Aftermath& after);
/// Takes the memory that the simulation of this thread needs, so that no flick has to.
void get_ready_to_slide();

// ---- damage.cc ---------------------------------------------------------------------------------
/// Applies the damage of a hit; how much of it was done.
int harm(Table& t, Piece attacker, Piece target, const Attack& attack);
int hurt_hero(Table& t, Piece hero, int amount, Citation rule);
void burn(Table& t, Piece piece, Piece wall);
/// A hero or ally that a card has put down in touch with fire walls takes damage from each.
void burn_where_placed(Table& t, Piece piece);
void remove_fallen_heroes(Table& t);
/// Takes an eliminated monster off the board and puts it beside the sheet of a hero; in the final
/// battle it goes back to the reserve.
void remove_monster(Table& t, Piece monster, Piece attacker);
void heal(Table& t, int hero, int amount, Citation rule);

// ---- incapacity.cc -----------------------------------------------------------------------------
/// True if the piece became incapacitated.
bool incapacitate(Table& t, Piece piece, Citation rule);
void recover(Table& t);
void note_missed_actions(State& s);

// ---- resolution.cc, merchant.cc, healer.cc -----------------------------------------------------
Rule<> resolution(Table& t);
void clear_board(State& s);
void open_merchant(Table& t);
Rule<> merchant(Table& t);
void open_healer(Table& t);
Rule<> healer(Table& t);
int half_price(int hundreds);
/// Offers of gold from the heroes of a seat to other heroes.
void offer_gifts(Table& t, Seat seat);
bool offers_gifts(const State& s, Seat seat);
void take_gift(Table& t, const Option& gift);
/// The next hero player who has not ended the visit, or kNone.
Seat next_visitor(const State& s);

// ---- ending.cc ---------------------------------------------------------------------------------
/// Tests victory and defeat; true if the game has just ended. The rule that made the change then
/// abandons itself.
bool ended(Table& t);

// ---- card_effects.cc ---------------------------------------------------------------------------
/// Carries out the effect of a spell, a piece of equipment or a special action. `origin` is the
/// piece that distances are measured from.
Rule<> carry_out(Table& t, std::uint16_t source, Piece actor, Piece origin, Citation rule);
bool can_carry_out(const Table& t, std::uint16_t source, Piece actor, Piece origin);

/// The value of a measure of the open decision.
std::int32_t measured(const Decision& decision, const Parameters& parameters, Measure which);
inline std::int32_t measured(const tavola::Table& t, Measure which) {
  return measured(t.decision(), t.measured(), which);
}
void measure_place(Table& t, const PlaceBounds& bounds);
void measure_flick(Table& t);

/// The game's description for the core and the registry; what is not here is in game.cc.
struct Catacombs {
  using State = catacombs::State;
  static constexpr std::string_view kId = "catacombs";
  static constexpr int kLeastSeats = 2;
  static constexpr int kMostSeats = catacombs::kMostSeats;
  static constexpr int kPlayoutDecisions = 0;

  static Rule<> step(Table& t) { return catacombs::step(t); }
  static bool over(const State& s) { return s.phase == Phase::kOver; }
  static Citation forbids(const Table& t, const Option& option, const Parameters& parameters);
  static Parameters propose(const Table& t, int option, Random& random);

  static const std::vector<GameOption>& options();
  static const Vocabulary& vocabulary();
  static std::uint64_t content_hash() { return content().hash; }
  static void begin(State& s, const Setup& setup);
  static Result result(const State& s);
  static int rounds(const State& s) { return s.all_rounds; }
  static double evaluate(const State& s, Seat seat);
  static std::vector<std::string> violations(const State& s);
  static void determinize(State& rest, const State& now, Seat viewer, Random& random);
  static void record(Record& record, State& s);
};

}  // namespace tavola::catacombs
