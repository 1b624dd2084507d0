// The one list of what is in play and speaks: to everybody, the Ancient One, the environment, the
// rumor and the cards that lie on the table (a herald, a Blight, an Act); to one investigator
// besides, the sheet and the possessions. Whatever comes to it is one more entry in one of these
// functions, and every chapter hears it.
//
// One look at all of them tells what none of them has a word for, which is most of what the rules
// ask; SourcesInPlay keeps that look for who asks for several things.
#pragma once

#include <cstdint>

#include "games/arkham/board/board.h"
#include "games/arkham/cards/card_effects.h"
#include "games/arkham/cards/lasting.h"
#include "games/arkham/investigator/possessions.h"
#include "games/arkham/phases/upkeep.h"
#include "games/arkham/table.h"

namespace tavola::arkham {

/// What a card on the table says; nothing while it lies face down. DH-017, DH-018
inline const CardSummary& lying_source(const LyingCard& lying) {
  const bool silent = (lying.marks & kTableCardFaceDown) != 0;
  return content().summaries.table_cards[silent ? kNone : lying.card];
}

/// What speaks to everybody, by a number, because a rule that waits between two of them must find
/// the next one. What is not there has nothing to say.
inline int common_sources(const State& s) { return 3 + s.lying_count; }
inline const CardSummary& common_source(const State& s, int n) {
  const auto& look = content().summaries;
  switch (n) {
    case 0:
      return look.ancient_ones[s.ancient_one];
    case 1:
      return look.mythos[s.environment];
    case 2:
      return look.mythos[s.rumor];
    default:
      return lying_source(s.lying[n - 3]);
  }
}

/// What speaks to one investigator and is no possession.
inline constexpr int kPersonalSources = 1;
inline const CardSummary& personal_source(const State& s, Seat who, int) {
  return content().summaries.sheets[s.investigators[who].sheet];
}

/// Calls visit(summary) for each source that speaks to everybody.
template <class Visit>
void each_common_source(const State& s, Visit&& visit) {
  for (int n = 0; n < common_sources(s); ++n) visit(common_source(s, n));
}

/// Calls visit(summary) for all that speaks to an investigator; to nobody (kNone), what speaks to
/// everybody.
template <class Visit>
void each_source_in_play(const State& s, Seat who, Visit&& visit) {
  if (who != kNone) {
    for (int n = 0; n < kPersonalSources; ++n) visit(personal_source(s, who, n));
    for (const Possession& possession : held(s, who))
      visit(content().summaries.cards[possession.card]);
  }
  each_common_source(s, visit);
}

/// What an investigator's own sources can matter for together.
inline Relevance own_relevance(const State& s, Seat who) {
  Relevance own = s.belongings[who];
  for (int n = 0; n < kPersonalSources; ++n) own |= personal_source(s, who, n);
  return own;
}

/// Calls visit(card) for each Mythos card that lies there, with Headlines that last.
template <class Visit>
void each_mythos_in_play(const State& s, Visit&& visit) {
  for (const std::uint8_t card : {s.environment, s.rumor, s.headlines[0], s.headlines[1]})
    if (card != kNone) visit(content().mythos[card]);
}

class SourcesInPlay {
 public:
  SourcesInPlay(const State& s, Seat who) : s_(s), who_(who) {
    Relevance all;
    each_common_source(s, [&all](const CardSummary& one) { all |= one; });
    if (who != kNone) all |= own_relevance(s, who);
    bonuses_ = all.bonuses;
    traits_ = all.traits;
    guarded_ = all.guarded;
  }

  /// As arkham::bonus(), for who asks for several.
  int bonus(Bonus what) const {
    const bool silent = !has(bonuses_, static_cast<int>(what)) && !anything_lasts(s_);
    return silent && what != Bonus::kCloseDifficulty ? 0 : sum(what);
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

/// As arkham::skill_value(), for who has heard the sources in play already (upkeep.cc).
int skill_value(const State& s, Seat who, Skill skill, const SourcesInPlay& sources);

}  // namespace tavola::arkham
