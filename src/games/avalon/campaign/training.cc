#include "games/avalon/campaign/training.h"

#include "games/avalon/character/hero_setup.h"
#include "games/avalon/encounter/encounter.h"
#include "games/avalon/journey/map.h"

namespace tavola::avalon {
namespace {

constexpr int kAnyColour = 0;

bool fits(const House& house, EncounterKind card, bool any_difficulty) {
  if (!card.keys) return false;  // TG-532: there is nothing to train with
  const int colour = 1 + static_cast<int>(card.colour);
  if (house.meets != kAnyColour && house.meets != kChosenEncounter && house.meets != colour)
    return false;
  return any_difficulty || house.difficulty == 0 || card.difficulty == house.difficulty;
}

int count_fitting(const House& house, bool any_difficulty) {
  int count = 0;
  for (const EncounterKind card : content().cards.kinds)
    count += fits(house, card, any_difficulty) ? 1 : 0;
  return count;
}

void start_training(Table& t, std::uint8_t met) {
  t.state.phase = Phase::kTraining;
  begin_encounter(t, met, living(t.state), kNone);
}

}  // namespace

Rule<> begin_training(Table& t) {
  State& s = t.state;
  const auto& cards = content().cards.kinds;
  std::uint8_t met = kNone;
  // Where a colour has no card of that difficulty, any of the colour will do.
  int fitting = count_fitting(s.house, false);
  const bool any = fitting == 0;
  if (any) fitting = count_fitting(s.house, true);
  if (s.house.meets == kChosenEncounter) {
    const SeatSet all = living(s);
    t.ask(lowest_number(s, all), Prompt::kChooseEncounter, cites("TG-370"));
    t.also(all);
    for (std::size_t i = 0; i < cards.size(); ++i)
      if (fits(s.house, cards[i], any)) t.offer(cites("TG-370"), Verb::kChooseEncounter, i);
    const Option chosen = co_await t.answer();
    met = chosen.arg<std::uint8_t>(0);
  } else {
    int left = t.chance(fitting);
    for (std::size_t i = 0; met == kNone; ++i)
      if (fits(s.house, cards[i], any) && left-- == 0) met = static_cast<std::uint8_t>(i);
  }
  start_training(t, met);
}

void end_training(Table& t) {
  State& s = t.state;
  s.phase = Phase::kOver;
  // Up to the last of them both lists are in the same order.
  s.ending = s.encounter.outcome == EncounterOutcome::kResolved
                 ? Ending::kResolved
                 : static_cast<Ending>(s.encounter.outcome);
  t.emit(cites("TG-995"), Happening::kTrainingOver, s.ending);
}

}  // namespace tavola::avalon
