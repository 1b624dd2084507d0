// (DH-022 to DH-031, DH-069)
#include "games/arkham/dunwich/rules/tasks.h"

#include "games/arkham/cards/card_effects.h"
#include "games/arkham/hooks.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/investigator/harm.h"
#include "games/arkham/rules/investigator/possessions.h"

namespace tavola::arkham {
namespace {

Possession& possession_of(State& s, Seat who, int number) {
  return held(s, who)[static_cast<std::size_t>(number)];
}

const TaskStep* next_step(const Possession& possession) {
  const Card& card = card_of(possession);
  return possession.tokens < card.steps.size() ? &card.steps[possession.tokens] : nullptr;
}

/// The step of a card that could be done here and now, or none. DH-027
const TaskStep* step_here(const State& s, Seat who, const Possession& possession) {
  if ((possession.marks & kStepDone) != 0) return nullptr;
  const TaskStep* const step = next_step(possession);
  return step != nullptr && at_step(s, who, *step) ? step : nullptr;
}

/// One step more is done; with the last one the reward comes. DH-026, DH-028
Rule<> complete(Table& t, Seat who, int number, Citation rule) {
  State& s = t.state;
  Possession& possession = possession_of(s, who, number);
  const CardNumber card = possession.card;
  if (card_of(possession).steps[possession.tokens].world)
    s.dunwich.worlds |= static_cast<std::uint16_t>(bit(world_of(s.investigators[who].place)));
  ++possession.tokens;
  possession.marks =
      static_cast<std::uint8_t>((possession.marks | kStepDone) & ~unsigned{kStepDue});
  t.emit(rule, Tells::kTaskStep, who, card, possession.tokens);
  t.applies(cites("DH-026"));
  if (next_step(possession) != nullptr) co_return;
  t.emit(cites("DH-028"), Tells::kTaskDone, who, card);
  ++s.dunwich.tasks_done;
  to_box(t, who, number, cites("DH-028"));
  const int done = co_await carry_out(t, who, content().cards[card].source, cites("DH-028"));
  static_cast<void>(done);
}

}  // namespace

bool holds_task(const State& s, Seat who) { return holds_any(s, who, ItemClass::kTask); }

bool at_step(const State& s, Seat who, const TaskStep& step) {
  const Place place = s.investigators[who].place;
  if (step.lost) return place == kLost;
  if (step.world)
    return in_other_world(place) && in_second_area(place) &&
           !(step.another && has(s.dunwich.worlds, world_of(place)));
  return place == step.area && !gate_open(s, step.area);  // DH-030
}

Rule<> complete_steps(Table& t, Seat who) {
  State& s = t.state;
  // From the last to the first: a card that is completed leaves.
  for (int number = static_cast<int>(held(s, who).size()) - 1; number >= 0; --number) {
    if (!in_play(s, who) || number >= static_cast<int>(held(s, who).size())) continue;
    const TaskStep* const step = step_here(s, who, possession_of(s, who, number));
    if (step == nullptr) continue;
    if (step->sacrifice != kNoSource)
      possession_of(s, who, number).marks |= kStepDue;
    else
      co_await complete(t, who, number, cites("DH-024"));
  }
}

bool sacrifice_due(const State& s, Seat who) {
  if (!holds_task(s, who)) return false;
  for (const Possession& possession : held(s, who)) {
    if ((possession.marks & kStepDue) != 0) return true;
    const TaskStep* const step = next_step(possession);
    if (step != nullptr && step->lost && at_step(s, who, *step)) return true;
  }
  return false;
}

void miss_sacrifices(State& s, Seat who) {
  if (!holds_task(s, who)) return;
  for (Possession& possession : held(s, who))
    possession.marks &= static_cast<std::uint8_t>(~unsigned{kStepDue});
}

Rule<> make_sacrifices(Table& t, Seat who) {
  State& s = t.state;
  for (int number = static_cast<int>(held(s, who).size()) - 1; number >= 0; --number) {
    if (!in_play(s, who) || number >= static_cast<int>(held(s, who).size())) continue;
    const bool due = (possession_of(s, who, number).marks & kStepDue) != 0;
    possession_of(s, who, number).marks &= static_cast<std::uint8_t>(~unsigned{kStepDue});
    const TaskStep* const step = step_here(s, who, possession_of(s, who, number));
    if (step == nullptr || !(due || step->lost)) continue;
    const Citation rule = step->lost ? cites("DH-069") : cites("DH-025");
    if (step->sacrifice != kNoSource) {
      if (!can_carry_out(t, who, step->sacrifice)) continue;
      const CardNumber card = possession_of(s, who, number).card;
      t.ask(who, Prompt::kSacrifice, rule, card);
      t.offer(rule, Verb::kSacrifice, number, card);
      t.offer(rule, Verb::kDone);
      const Option chosen = co_await t.answer();
      if (chosen.is(Verb::kDone)) continue;
      const int paid = co_await pay_price(t, who, step->sacrifice, rule);
      static_cast<void>(paid);
      // What was given up may have lain before it.
      number = in_play(s, who) ? find_card(s, who, card) : -1;
      if (number < 0) co_return;
    }
    co_await complete(t, who, number, rule);
    co_await settle_harm(t, who);  // the last of it may be sacrificed. AH-309
  }
}

void begin_task(State& s, Possession& possession) {
  const Card& card = card_of(possession);
  if (card.steps.empty()) return;
  possession.tokens = 0;
  possession.marks &= static_cast<std::uint8_t>(~unsigned{kStepDone | kStepDue});
  for (const TaskStep& step : card.steps)
    if (step.world) s.dunwich.worlds = 0;
}

}  // namespace tavola::arkham
