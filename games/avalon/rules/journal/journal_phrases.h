// The numbers that the phrases of games/avalon/grammar_journal.toml have in the rules: what is
// said of Menhirs, Locations and Guardians by their numbers and names. They follow those of the
// story. Each value bears the name of its phrase.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "effects/host.h"
#include "games/avalon/rules/story/story_phrases.h"
#include "games/avalon/table.h"

namespace tavola::avalon {

enum class JournalVerb : std::uint16_t {
  kLight,
  kPutOut,
  kSetDial,
  kSteadyDial,
  kReleaseDial,
  kReplaceLocation,
  kSetAside,
  kBringBack,
  kMoveTo,
  kOpenWay,
  kPlaceGuardian,
  kMoveGuardian,
  kGuardianTowards,
  kGuardianAway,
  kRemoveGuardian,
  kClear,
  kGainNamedItem,
  kLoseNamedItem,
  kReadVerse,
};

enum class JournalCondition : std::uint16_t {
  kHeroHere,
  kInPlay,
  kRoams,
  kDialSteady,
  kHasItem,
  kIsHero,
};

enum class JournalCount : std::uint16_t { kDial, kPartySize };

/// Ties the names of the grammar to these numbers.
void bind_journal_phrases(effects::Grammar& grammar, std::vector<std::string>& missing);

/// Special movement of several to one Location, as one group. (TG-264 to TG-267, TG-971)
void move_characters(Table& t, SeatSet party, std::uint8_t place);

inline bool of_journal(const effects::Call& call) { return call.code() >= kJournalPhrases; }

// What they mean; the seat of the context is whom they speak to.
int journal_count(const Table& t, const effects::Call& call);
bool journal_holds(const Table& t, const effects::Call& call);
bool journal_possible(const Table& t, const effects::Call& call);
Rule<effects::Outcome> journal_perform(Table& t, effects::Call call);

}  // namespace tavola::avalon
