#include "games/avalon/rules/campaign/training.h"

#include "games/avalon/rules/character/hero_setup.h"
#include "games/avalon/rules/encounter/encounter.h"
#include "games/avalon/rules/journey/map.h"

namespace tavola::avalon {
namespace {

constexpr int kAnyColour = 0;

bool fits(const House& house, EncounterKind card, bool any_difficulty) {
  // TG-532: where a card is only read there is nothing to train with, so none is drawn; whoever
  // asks for it by its name may have it.
  if (!card.keys && house.meets != kChosenEncounter) return false;
  const int colour = 1 + static_cast<int>(card.colour);
  if (house.meets != kAnyColour && house.meets != kChosenEncounter && house.meets != colour)
    return false;
  return any_difficulty || house.difficulty == 0 || card.difficulty == house.difficulty;
}

/// The Encounters that a table may draw, or that may be chosen there.
class Fitting {
 public:
  explicit Fitting(const House& house) : house_(house), count_(count()) {
    // Where a colour has no card of that difficulty, any of the colour will do.
    any_ = count_ == 0;
    if (any_) count_ = count();
  }
  int size() const { return count_; }
  bool has(std::size_t card) const { return fits(house_, content().cards.kinds[card], any_); }
  std::uint8_t operator[](int number) const {
    if (all_played()) return content().cards.played[static_cast<std::size_t>(number)];
    std::size_t card = 0;
    while (!has(card) || number-- > 0) ++card;
    return static_cast<std::uint8_t>(card);
  }

 private:
  bool all_played() const { return house_.meets == kAnyColour && house_.difficulty == 0; }
  int count() const {
    if (all_played()) return static_cast<int>(content().cards.played.size());
    int count = 0;
    for (std::size_t card = 0; card < content().cards.kinds.size(); ++card)
      count += has(card) ? 1 : 0;
    return count;
  }

  const House& house_;
  bool any_ = false;
  int count_ = 0;
};

void start_training(Table& t, std::uint8_t met) {
  t.state.phase = Phase::kTraining;
  begin_encounter(t, met, living(t.state), kNone);
}

}  // namespace

std::uint8_t drawn_for_training(const House& house, Random chance) {
  const Fitting fitting(house);
  return fitting[static_cast<int>(chance.below(static_cast<std::uint32_t>(fitting.size())))];
}

Rule<> begin_training(Table& t) {
  State& s = t.state;
  const Fitting fitting(s.house);
  std::uint8_t met = kNone;
  if (s.house.meets == kChosenEncounter) {
    const SeatSet all = living(s);
    t.ask(lowest_number(s, all), Prompt::kChooseEncounter, cites("TG-370"));
    t.also(all);
    for (std::size_t i = 0; i < content().cards.kinds.size(); ++i)
      if (fitting.has(i)) t.offer(cites("TG-370"), Verb::kChooseEncounter, i);
    const Option chosen = co_await t.answer();
    met = chosen.arg<std::uint8_t>(0);
  } else {
    met = fitting[t.chance(fitting.size())];
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
