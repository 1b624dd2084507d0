// One investigator alone against an Ancient One: cards are refreshed, the investigator attacks, the
// Ancient One attacks, until its last doom token is gone or the investigator falls. Its sheet has
// no other word in this, and nothing of it touches the real doom track. (AH-438 to AH-447)
#include "games/arkham/rules/final_battle/duel.h"

#include <algorithm>

#include "games/arkham/cards/card_effects.h"
#include "games/arkham/cards/card_host.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/combat/combat.h"
#include "games/arkham/rules/combat/hands.h"
#include "games/arkham/rules/investigator/condition.h"
#include "games/arkham/rules/investigator/magical_effects.h"

namespace tavola::arkham {
namespace {

/// The successes of one attack, each of which takes a doom token.
Rule<int> strike_alone(Table& t, Seat who, Citation rule) {
  State& s = t.state;
  int hits = 0;
  s.fight = Fight{};
  s.fight.who = who;
  s.fight.ancient = 1;
  const Readied readied = co_await choose_hands(t);
  if (s.fight.over == 0) {
    const Checked result = co_await strike(t, readied, rule);
    hits = result.successes;
    co_await use_up_weapons(t, who);
  }
  s.fight = Fight{};
  if (in_play(s, who)) empty_hands(s, who);
  co_return hits;
}

}  // namespace

Rule<int> fight_ancient_alone(Table& t, Seat who, std::uint8_t ancient, Citation rule) {
  State& s = t.state;
  const AncientOne& foe = content().ancient_ones[ancient];
  const std::uint8_t attacks = s.battle_attacks;
  s.pharaoh.duel = ancient;
  s.battle_attacks = 0;
  t.emit(rule, Tells::kDuelBegins, who, ancient);
  int doom = foe.doom;
  while (doom > 0 && !fallen(s, who)) {
    co_await refresh_cards(t, who, cites("AH-436"));
    const int hits = co_await strike_alone(t, who, cites("AH-438"));
    doom -= hits;
    if (hits > 0) t.emit(cites("AH-442"), Tells::kDoomHit, std::max(0, doom));
    if (doom <= 0 || fallen(s, who)) break;
    t.emit(cites("AH-446"), Tells::kAncientAttacks, ancient);
    if (foe.attack != kNoSource) co_await carry_out(t, who, foe.attack, cites("AH-446"));
    ++s.battle_attacks;
    const Investigator& self = s.investigators[who];
    if (in_play(s, who) && (self.sanity == 0 || self.stamina == 0)) break;
  }
  s.pharaoh.duel = kNone;
  s.battle_attacks = attacks;
  if (doom > 0) {
    co_await devour(t, who, Reason::kText, rule);
    co_return 0;
  }
  t.emit(rule, Tells::kDuelWon, who, ancient);
  co_return 1;
}

}  // namespace tavola::arkham
