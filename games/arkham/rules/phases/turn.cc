// What comes next: one step of the game, by the phase that the state is in, and what happens
// between two turns. (AH-052 to AH-059, AH-498 to AH-502)
#include "games/arkham/rules/phases/turn.h"

#include <algorithm>

#include "games/arkham/cards/card_effects.h"
#include "games/arkham/cards/lasting.h"
#include "games/arkham/hooks.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/board/gates.h"
#include "games/arkham/rules/board/table_cards.h"
#include "games/arkham/rules/encounters/mail_order.h"
#include "games/arkham/rules/final_battle/ending.h"
#include "games/arkham/rules/final_battle/final_battle.h"
#include "games/arkham/rules/investigator/condition.h"
#include "games/arkham/rules/investigator/harm.h"
#include "games/arkham/rules/investigator/sliders.h"
#include "games/arkham/rules/phases/arkham_encounters.h"
#include "games/arkham/rules/phases/before_mythos.h"
#include "games/arkham/rules/phases/movement.h"
#include "games/arkham/rules/phases/mythos.h"
#include "games/arkham/rules/phases/other_worlds.h"
#include "games/arkham/rules/phases/setup.h"
#include "games/arkham/rules/phases/upkeep.h"
#include "games/arkham/table.h"

namespace tavola::arkham {
namespace {

Phase after(const State& s, Phase phase) {
  switch (phase) {
    case Phase::kUpkeep:
      return Phase::kMovement;
    case Phase::kMovement:
      return Phase::kArkhamEncounters;
    case Phase::kArkhamEncounters:
      return Phase::kOtherWorldEncounters;
    case Phase::kBattleUpkeep:
      return is_epic(s) ? Phase::kEpicBattle : Phase::kBattleAttack;
    case Phase::kBattleAttack:
      return Phase::kBattleDefence;
    case Phase::kBattleDefence:
    case Phase::kEpicBattle:
      return Phase::kBattleUpkeep;
    default:
      return Phase::kMythos;
  }
}

}  // namespace

void begin_phase(Table& t, Phase phase) {
  State& s = t.state;
  s.phase = phase;
  s.stage = Stage::kBegin;
  s.trades = 0;
  end_lasting(s, [](const Lasting& lasting) { return lasts(lasting, Until::kEndOfPhase); });
  t.emit(in_battle(s) ? cites("AH-435") : cites("AH-052"), Tells::kPhaseBegins, phase);
  if (phase == Phase::kUpkeep || phase == Phase::kBattleUpkeep)
    for (int i = 0; i < all_possessions(s); ++i)
      s.possessions[i].marks &= static_cast<std::uint8_t>(~unsigned{kUpkeepDone | kStepDone});
  if (phase == Phase::kUpkeep || phase == Phase::kBattleUpkeep) refresh_lying(t);
  if (phase == Phase::kBattleUpkeep) {
    ++s.battle_round;
    s.attack_cancelled = 0;
    std::ranges::fill(s.battle_hits, kNone);
    lasting_effects_end(t);  // a round is a turn. AH-307
    sliders_have_not_moved(s);
    t.emit(cites("AH-435"), Tells::kBattleRound, s.battle_round);
  }
  if (phase == Phase::kMythos) {
    s.active = s.first;
    return;
  }
  s.active = next_in_order(s, kNone);
  // Everybody was devoured: the turn goes on without them. AH-541
  if (s.active == kNone) begin_phase(t, after(s, phase));
}

void end_part(Table& t) {
  State& s = t.state;
  s.stage = Stage::kBegin;
  s.points = 0;
  s.moved = 0;
  s.dealt = {};
  s.trades = 0;
  const Seat next = next_in_order(s, s.active);
  if (next != kNone) {
    s.active = next;
    return;
  }
  if (s.phase == Phase::kOtherWorldEncounters)
    end_encounters(t);
  else
    begin_phase(t, after(s, s.phase));
}

// New investigators come one a step, because their players are asked about sliders. AH-362
[[gnu::noinline]] Rule<> start_of_turn(Table& t) {
  State& s = t.state;
  for (int i = 0; i < s.seats; ++i) {
    const Seat who = static_cast<Seat>((s.first + i) % s.seats);
    if (!awaits_another(s.investigators[who].standing)) continue;
    if (s.sheets.empty()) {
      t.applies(cites("AH-367"));
      continue;
    }
    const std::uint8_t sheet = t.draw(s.sheets, DeckId::kSheets);
    // Who it is comes before what is brought along.
    t.emit(cites("AH-362"), Tells::kInvestigator, who, sheet, begins_at(s, sheet));
    begin_investigator(t, who, sheet, cites("AH-360"));
    return prepare_investigator(t, who);
  }
  ++s.turn;
  sliders_have_not_moved(s);
  for (Seat who = 0; who < s.seats; ++who) {
    Investigator& investigator = s.investigators[who];
    investigator.returned = 0;
    investigator.no_encounter = 0;
    investigator.place_taken = 0;
    investigator.turn_over = 0;
    if (investigator.turns_lost > 0 && in_play(s, who)) {
      --investigator.turns_lost;
      investigator.turn_over = 1;
      t.emit(cites("AH-059"), Tells::kSkipsTurn, who);
    }
  }
  t.emit(cites("AH-052"), Tells::kTurnBegins, s.turn);
  begin_phase(t, Phase::kUpkeep);
  const Seat reader = next_in_order(s, kNone);
  return reader == kNone ? Rule<>::done()
                         : at_moment(t, reader, Moment::kUpkeepStart, cites("KH-040"));
}

bool unanswered(const State& s) { return s.dunwich.allies_gone > 0 || s.dunwich.doom_added > 0; }

Rule<> answer_what_happened(Table& t) {
  State& s = t.state;
  while (s.dunwich.allies_gone > 0) {
    --s.dunwich.allies_gone;
    co_await at_moment(t, s.first, Moment::kAllyGone, cites("AH-022"));
  }
  const int tokens = s.dunwich.doom_added;
  s.dunwich.doom_added = 0;
  for (Seat who = next_in_order(s, kNone); who != kNone; who = next_in_order(s, who))
    for (int token = 0; token < tokens && in_play(s, who); ++token)
      co_await at_moment(t, who, Moment::kDoomAdded, cites("AH-022"));
}

namespace {

/// Whose maximum is 0, by a card that they hold or that is in play where they are: whoever has some
/// Sanity and Stamina left has not, because these fall with the maximum. AH-339, AH-340
Seat without_maximum(const State& s) {
  if (s.phase <= Phase::kPossessions || s.phase > Phase::kMythos) return kNone;
  for (Seat who = 0; who < s.seats; ++who) {
    const Investigator& investigator = s.investigators[who];
    if (investigator.sanity > 0 && investigator.stamina > 0) continue;
    if (in_play(s, who) && (maximum_sanity(s, who) == 0 || maximum_stamina(s, who) == 0))
      return who;
  }
  return kNone;
}

/// Whether the gate limit may be another than after the last step: a card that speaks of it is in
/// play, or has just been.
bool gate_limit_is_open(const State& s) {
  std::uint64_t bonuses = s.common.bonuses;
  for (Seat who = 0; who < s.seats; ++who) bonuses |= s.own[who].bonuses;
  return s.dunwich.limit_moved != 0 || has(bonuses, static_cast<int>(Bonus::kGateLimit));
}

/// Whether the last step has left anything to be put right. Mostly it has not, and one look tells:
/// who has no Sanity or Stamina left may have no maximum, and a card may limit what is held. It is
/// asked after every step, and so all is added up before anything is decided.
bool anything_amiss(const State& s) {
  int amiss = s.dunwich.allies_gone + s.dunwich.doom_added + s.dunwich.limit_moved;
  amiss += int{s.pharaoh.parcel != kNoCard};
  Relevance all = s.common;
  for (Seat who = 0; who < s.seats; ++who) {
    const Investigator& i = s.investigators[who];
    amiss += int{i.sanity == 0} + int{i.stamina == 0};
    all.says |= s.own[who].says;
    all.bonuses |= s.own[who].bonuses;
  }
  return amiss != 0 || (all.says & says_bit(CardStatement::kHoldAtMost)) != 0 ||
         has(all.bonuses, static_cast<int>(Bonus::kGateLimit));
}

/// The chapters of a turn say that they are not to be put in here: each then saves the registers
/// that it needs, and a step none.
Rule<> step_of_phase(Table& t) {
  switch (t.state.phase) {
    case Phase::kSetup:
      return setup(t);
    case Phase::kInvestigators:
      return take_investigator(t);
    case Phase::kPossessions:
      return take_possessions(t);
    case Phase::kFirstMythos:
      return first_mythos(t);
    case Phase::kStartOfTurn:
      return start_of_turn(t);
    case Phase::kUpkeep:
      return upkeep(t);
    case Phase::kMovement:
      return movement(t);
    case Phase::kArkhamEncounters:
      return arkham_encounters(t);
    case Phase::kOtherWorldEncounters:
      return other_world_encounters(t);
    case Phase::kMythos:
      return mythos(t);
    case Phase::kAwakening:
      return awakening(t);
    case Phase::kBattleUpkeep:
      return battle_upkeep(t);
    case Phase::kBattleAttack:
      return battle_attack(t);
    case Phase::kEpicBattle:
      return epic_battle(t);
    case Phase::kBattleDefence:
    case Phase::kOver:
      break;
  }
  return battle_defence(t);
}

/// What has to be put right comes first, one thing a step. Apart, so that a step with nothing to
/// put right needs no registers for it.
[[gnu::noinline]] Rule<> put_right(Table& t) {
  State& s = t.state;
  if (s.pharaoh.parcel != kNoCard) deliver_parcel(t);
  if (const Seat who = without_maximum(s); who != kNone)
    return devour(t, who, Reason::kMaximum, cites("AH-339"));
  if (gate_limit_is_open(s)) {
    const bool moved = s.dunwich.limit_moved != 0;
    s.dunwich.limit_moved = 0;
    if (Rule<> over = test_gate_limit(t); !over.ended()) return over;
    if (moved) return Rule<>::done();  // a step of its own, so that the next one begins at rest
  }
  if (const Seat who = holds_too_much(s); who != kNone) return give_up_the_rest(t, who);
  if (unanswered(s)) return answer_what_happened(t);
  return step_of_phase(t);
}

}  // namespace

Rule<> step(Table& t) {
  t.state.text = Reading{};  // what the last text has left behind
  follow_no_card(t.state);
  return anything_amiss(t.state) ? put_right(t) : step_of_phase(t);
}

}  // namespace tavola::arkham
