// The one list of what is in play and speaks: to everybody, the Ancient One, the environment, the
// rumor and the cards that lie on the table (a herald, a Blight, an Act); to one investigator
// besides, the sheet and the possessions. Whatever comes to it is one more entry in one of these
// functions, and every chapter hears it.
//
// State::common and State::own tell at a glance what none of them has a word for, which is
// most of what the rules ask; SourcesInPlay keeps that glance for a rule that asks several things.
#pragma once

#include <cstdint>

#include "games/arkham/cards/card_effects.h"
#include "games/arkham/cards/lasting.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/board/table_cards.h"
#include "games/arkham/rules/investigator/possessions.h"
#include "games/arkham/rules/phases/upkeep.h"
#include "games/arkham/table.h"

namespace tavola::arkham {

/// Calls visit(summary) for each source that speaks to everybody.
template <class Visit>
void each_common_source(const State& s, Visit&& visit) {
  const auto& look = content().summaries;
  for (const CardSummary* const one :
       {&look.ancient_ones[s.ancient_one], &look.mythos[s.environment], &look.mythos[s.rumor]})
    visit(*one);
  for (int n = 0; n < s.lying_count; ++n) visit(lying_source(s.lying[n]));
}

/// Calls visit(summary) for all that speaks to an investigator; to nobody (kNone), what speaks to
/// everybody.
template <class Visit>
void each_source_in_play(const State& s, Seat who, Visit&& visit) {
  if (who != kNone) {
    for (int n = 0; n < personal_sources(s, who); ++n) visit(personal_source(s, who, n));
    for (const Possession& possession : held(s, who))
      visit(content().summaries.cards[possession.card]);
  }
  each_common_source(s, visit);
}

/// Whether some Headline lasts; "none" has all bits.
inline bool any_headlines(const State& s) {
  unsigned all = kNone;
  for (const std::uint8_t card : s.headlines) all &= card;
  return all != kNone;
}

/// Calls visit(card) for each Mythos card that lies there, with Headlines that last.
template <class Visit>
void each_mythos_in_play(const State& s, Visit&& visit) {
  for (const std::uint8_t card : {s.environment, s.rumor})
    if (card != kNone) visit(content().mythos[card]);
  if (!any_headlines(s)) return;
  for (const std::uint8_t card : s.headlines)
    if (card != kNone) visit(content().mythos[card]);
}

class SourcesInPlay {
 public:
  SourcesInPlay(const State& s, Seat who) : s_(s), who_(who) {
    bonuses_ = s.common.bonuses;
    traits_ = s.common.traits;
    guarded_ = s.common.guarded;
    if (who == kNone) return;
    bonuses_ |= s.own[who].bonuses;
    traits_ |= s.own[who].traits;
    guarded_ |= s.own[who].guarded;
  }

  /// As arkham::bonus().
  int bonus(Bonus what) const {
    return has(bonuses_ | all_if_anything_lasts(s_), static_cast<int>(what)) ? sum(what) : 0;
  }
  bool has_trait(Trait trait) const {
    return has(traits_, static_cast<int>(trait)) || (anything_lasts(s_) && lasts(trait)) ||
           (has(guarded_, static_cast<int>(trait)) && holds_now(trait));
  }

 private:
  // card_effects.cc
  int sum(Bonus what) const;
  bool lasts(Trait trait) const;
  bool holds_now(Trait trait) const;  // under a condition

  const State& s_;
  Seat who_;
  std::uint64_t bonuses_ = 0;  // set of Bonus that somebody speaks of
  std::uint64_t traits_ = 0;   // set of Trait
  std::uint64_t guarded_ = 0;  // set of Trait
};

/// As arkham::skill_value(), for a rule that has the sources in play already (upkeep.cc).
int skill_value(const State& s, Seat who, Skill skill, const SourcesInPlay& sources);

}  // namespace tavola::arkham
