// The Ancient One awakens, the game ends, and what the table scored. (AH-421 to AH-434, AH-452 to
// AH-466, AH-496, AH-497, AH-551, AH-552, AH-555, AH-556)
#include "games/arkham/rules/final_battle/ending.h"

#include <algorithm>
#include <numeric>

#include "games/arkham/cards/card_effects.h"
#include "games/arkham/cards/lasting.h"
#include "games/arkham/hooks.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/board/heralds.h"
#include "games/arkham/rules/board/town_limits.h"
#include "games/arkham/rules/encounters/locations.h"
#include "games/arkham/rules/investigator/condition.h"
#include "games/arkham/rules/phases/environment.h"
#include "games/arkham/rules/phases/turn.h"
#include "games/arkham/table.h"

namespace tavola::arkham {
namespace {

std::uint8_t clues_on_board(const State& s) {
  return static_cast<std::uint8_t>(
      std::min(std::accumulate(std::begin(s.clues), std::end(s.clues), 0), 200));
}

}  // namespace

Rule<> end_game(Table& t, Ending ending, Citation rule) {
  State& s = t.state;
  s.ending = ending;
  s.phase = Phase::kOver;
  s.stage = Stage::kBegin;
  s.active = kNone;
  clear_the_table(t);
  if (ending == Ending::kDevoured || ending == Ending::kAzathoth || ending == Ending::kLostByCard) {
    t.emit(rule, Tells::kGameLost, ending);
    return Rule<>::abandoned();
  }
  t.emit(rule, Tells::kGameWon, ending);
  int best = -1;
  for (Seat who = 0; who < s.seats; ++who)
    best = std::max(best, 100 * gate_trophies(s, who) + monster_trophies(s, who));
  for (Seat who = 0; who < s.seats; ++who)
    if (100 * gate_trophies(s, who) + monster_trophies(s, who) == best)
      t.emit(cites("AH-458"), Tells::kFirstCitizen, who);
  t.emit(cites("AH-460"), Tells::kScore, score(s));
  return Rule<>::abandoned();
}

int score(const State& s) {
  int points = ancient_one(s).doom - s.terror - s.loans_defaulted - s.elder_signs_used;
  points += s.dunwich.tasks_done - s.dunwich.retired;  // DH-032, DH-033
  int monsters = 0;                                    // of all together, three a point. AH-465
  for (Seat who = 0; who < s.seats; ++who) {
    points += gate_trophies(s, who);
    monsters += monster_trophies(s, who);
    if (!in_play(s, who)) continue;
    if ((s.investigators[who].special & kBankLoan) != 0) --points;
    if (s.investigators[who].sanity > 0) ++points;
  }
  return points + monsters / 3;
}

void clear_the_table(Table& t) {
  State& s = t.state;
  for (const int slot : monsters_at(s, kMet)) return_to_cup(t, slot, cites("AH-114"));
  for (int i = 0; i < all_possessions(s); ++i)
    s.possessions[i].marks &=
        static_cast<std::uint8_t>(~(kInHand | kWorking | kEnchanted | kInTrade));
  discard_horror_card(t);
  s.fight = Fight{};
  s.check = Check{};
  s.loss = Loss{};
  s.text = Reading{};
  follow_no_card(s);
  s.redraw = 0;
  s.brood_due = 0;
  s.dunwich.surging = kNone;
  s.dunwich.doom_added = s.dunwich.allies_gone = 0;
  s.points = 0;
  s.moved = 0;
  s.dealt = {};
  s.trades = 0;
  end_lasting(s, [](const Lasting& lasting) {
    return lasts(lasting, Until::kEndOfCombat) || lasts(lasting, Until::kEndOfCheck);
  });
}

Rule<> awaken(Table& t, Citation rule) {
  State& s = t.state;
  if (in_battle(s)) return Rule<>::done();  // AH-497
  t.emit(rule, Tells::kAwakens, s.ancient_one);
  if (ancient_one(s).ends_the_world) return end_game(t, Ending::kAzathoth, cites("AH-427"));
  clear_the_table(t);
  s.phase = Phase::kAwakening;
  s.stage = Stage::kBegin;
  s.active = kNone;
  t.applies(cites("AH-421"));
  return Rule<>::abandoned();
}

// AH-551: the order of what happens at the awakening.
Rule<> awakening(Table& t) {
  State& s = t.state;
  // Whose last Sanity or Stamina was spent on what awakened it.
  for (Seat who = 0; who < s.seats; ++who)
    if (in_play(s, who) && (s.investigators[who].sanity == 0 || s.investigators[who].stamina == 0))
      co_await eliminate(t, who,
                         s.investigators[who].sanity == 0 ? Reason::kNoSanity : Reason::kNoStamina,
                         cites("AH-448"));
  if (const Seat reader = next_in_order(s, kNone); reader != kNone)
    co_await at_moment(t, reader, Moment::kTableAtAwakening);
  for (Seat who = next_in_order(s, kNone); who != kNone; who = next_in_order(s, who))
    if (anything_at(s, who, Moment::kAwakening)) co_await at_moment(t, who, Moment::kAwakening);
  if (const int missing = ancient_one(s).doom - s.doom; missing > 0) {
    s.doom = ancient_one(s).doom;
    t.emit(cites("AH-428"), Tells::kDoom, missing, s.doom);
  }
  if (const int more = s.pharaoh.battle_doom; more > 0) {
    s.pharaoh.battle_doom = 0;
    s.doom = static_cast<std::uint8_t>(s.doom + more);
    t.emit(cites("AH-022"), Tells::kDoom, more, s.doom);
  }
  s.battle_rating = ancient_one(s).rating_is_clues ? clues_on_board(s) : s.terror;
  s.gates_then = static_cast<std::uint8_t>(open_gates(s));
  for (Seat who = 0; who < s.seats; ++who) {
    Investigator& investigator = s.investigators[who];
    if (awaits_another(investigator.standing)) {
      // Nobody comes any more for whom the last one could have left something.
      if (!held(s, who).empty() || investigator.clues > 0) give_up_everything(t, who);
      investigator.standing = Standing::kEliminated;
      t.emit(cites("AH-542"), Tells::kEliminated, who, Reason::kNoInvestigator);
    } else if (in_play(s, who) && investigator.place == kLost) {
      co_await devour(t, who, Reason::kLost, cites("AH-429"));
    }
    investigator.delayed = 0;
    investigator.turns_lost = 0;
    investigator.turn_over = 0;
    investigator.no_encounter = 0;
    investigator.returned = 0;
    investigator.visiting = 0;
    if (in_play(s, who) && investigator.place == kJail)
      investigator.place = content().police_station;
  }
  t.applies(cites("AH-552"));
  discard_mythos_in_play(t);
  discard_herald_and_guardian(t);
  if (next_in_order(s, kNone) == kNone) {
    co_await end_game(t, Ending::kDevoured, cites("AH-449"));
    co_return;
  }
  t.emit(cites("AH-434"), Tells::kBattleBegins, s.ancient_one);
  const std::uint16_t source = ancient_one(s).start_of_battle;
  if (source != kNoSource) {
    for (Seat who = next_in_order(s, kNone); who != kNone; who = next_in_order(s, who)) {
      const int done = co_await carry_out(t, who, source, cites("AH-434"));
      static_cast<void>(done);
    }
  }
  begin_phase(t, Phase::kBattleUpkeep);
}

}  // namespace tavola::arkham
