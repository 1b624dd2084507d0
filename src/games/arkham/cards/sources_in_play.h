// All that speaks to one investigator at once: the sheet and possessions, the Ancient One, the
// environment and the rumor. One look at all of them tells what none of them has a word for, which
// is most of what the rules ask.
#pragma once

#include <cstdint>

#include "games/arkham/board/board.h"
#include "games/arkham/cards/card_effects.h"
#include "games/arkham/investigator/possessions.h"
#include "games/arkham/phases/upkeep.h"
#include "games/arkham/table.h"

namespace tavola::arkham {

class SourcesInPlay {
 public:
  SourcesInPlay(const State& s, Seat who) : s_(s), who_(who) {
    std::uint8_t until = kNone;
    for (const Lasting& lasting : s.lasting) until &= lasting.until;
    something_lasts_ = until != kNone;
    const auto& look = content().summaries;
    Relevance all = look.ancient_ones[s.ancient_one];
    all |= look.mythos[s.environment];
    all |= look.mythos[s.rumor];
    if (who != kNone) {
      all |= look.sheets[s.investigators[who].sheet];
      all |= s.belongings[who];
    }
    bonuses_ = all.bonuses;
    traits_ = all.traits;
  }

  /// As arkham::bonus(), for who asks for several.
  int bonus(Bonus what) const {
    const bool silent = !has(bonuses_, static_cast<int>(what)) && !something_lasts_;
    return silent && what != Bonus::kCloseDifficulty ? 0 : sum(what);
  }
  bool has_trait(Trait trait) const {
    return has(traits_, static_cast<int>(trait)) || (something_lasts_ && lasts(trait));
  }

 private:
  template <class Visit>
  void each(Visit&& visit) const {
    const auto& look = content().summaries;
    if (who_ != kNone) {
      visit(look.sheets[s_.investigators[who_].sheet]);
      for (const Possession& possession : held(s_, who_)) visit(look.cards[possession.card]);
    }
    visit(look.ancient_ones[s_.ancient_one]);
    visit(look.mythos[s_.environment]);
    visit(look.mythos[s_.rumor]);
  }
  // card_effects.cc
  int sum(Bonus what) const;
  bool lasts(Trait trait) const;

  const State& s_;
  Seat who_;
  bool something_lasts_ = false;
  std::uint32_t bonuses_ = 0;  // set of Bonus that somebody speaks of
  std::uint32_t traits_ = 0;   // set of Trait
};

/// As arkham::skill_value(), for who has heard the sources in play already (upkeep.cc).
int skill_value(const State& s, Seat who, Skill skill, const SourcesInPlay& sources);

}  // namespace tavola::arkham
