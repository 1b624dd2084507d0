// The Exploration Journal as loaded: verses with their directives and choices, whose effects and
// conditions lie in the book, and their prose in three languages. (TG-904 to TG-909, TG-1087,
// TG-1088)
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "games/avalon/cards/card_content.h"
#include "games/avalon/rules/journal/journal_state.h"
#include "games/avalon/rules/journal/prose.h"
#include "games/avalon/rules/journal/written_journal.h"

namespace tavola::avalon {

/// A place among the marks of what was had already.
using JournalMark = std::uint16_t;
inline constexpr JournalMark kNoMark = 0xffff;

struct JournalTarget {
  enum class Kind : std::uint8_t { kGoOn, kEnd, kVerse };
  Kind kind = Kind::kGoOn;
  VerseId verse = kNoVerse;
};

/// The face of a toss, or the outcome of an Encounter; kFailed stands for all that are not won.
inline constexpr std::uint8_t kFailed = 254;
inline constexpr std::uint8_t kSkull = 0;
inline constexpr std::uint8_t kGrail = 1;

struct JournalOutcome {
  std::uint8_t label = 0;
  std::int8_t low = 0;  // of a band
  std::int8_t high = 0;
  Source effect = kNoSource;
  JournalTarget target;
};

/// Under a condition: so much more for a roll, so many markers in the pool of an Encounter.
struct JournalBonus {
  std::uint8_t number = 0;
  Source condition = kNoSource;
};

struct JournalDirective {
  using Kind = WrittenDirective::Kind;
  Kind kind = Kind::kDo;
  JournalMark mark = kNoMark;
  Source source = kNoSource;  // the effect, or the condition of what is forced
  JournalTarget target;
  std::uint8_t name = kNone;  // Attribute of a roll, a colour
  std::uint8_t card = kNone;  // of an Encounter that is named
  std::uint8_t per_point = 0;
  std::vector<JournalBonus> bonuses;
  std::vector<JournalOutcome> outcomes;
  int line = 0;
};

struct JournalChoice {
  std::string id;
  bool hidden = false;
  bool leaves = false;  // somebody is left to their fate, which a trait may answer
  JournalMark mark = kNoMark;
  std::vector<Source> needs;  // conditions
  std::vector<Source> costs;
  std::vector<Source> effects;
  JournalTarget target;
  int line = 0;
};

struct JournalVerse {
  std::string id;            // "901:0", "book:60"
  std::string own;           // "0", "dream"
  std::uint8_t section = 0;  // in JournalContent::sections
  std::vector<JournalDirective> directives;
  std::vector<JournalChoice> choices;
  std::array<ProseVerse, 3> prose;  // by language
  int line = 0;
};

/// What a verse carries out or asks.
inline std::vector<Source> sources_of(const JournalVerse& verse) {
  std::vector<Source> found;
  for (const JournalDirective& directive : verse.directives) {
    found.push_back(directive.source);
    for (const JournalBonus& bonus : directive.bonuses) found.push_back(bonus.condition);
    for (const JournalOutcome& outcome : directive.outcomes) found.push_back(outcome.effect);
  }
  for (const JournalChoice& choice : verse.choices)
    for (const auto* sources : {&choice.needs, &choice.costs, &choice.effects})
      found.insert(found.end(), sources->begin(), sources->end());
  return found;
}

struct JournalSection {
  std::string file;
  std::uint8_t location = kNone;  // kNone: the Book of Secrets
  VerseId opening = kNoVerse;
  VerseId dream = kNoVerse;
  VerseId nightmare = kNoVerse;
  VerseId menhir = kNoVerse;
};

struct JournalContent {
  std::vector<JournalSection> sections;
  std::vector<JournalVerse> verses;
  std::vector<JournalLimit> marks;      // how long each mark stays
  std::vector<std::string> mark_names;  // "901:0/leave", "901:0#2"
  std::vector<std::string> problems;    // of the prose: missing, stale, too long
  std::uint64_t hash = 0;               // of the rules
};

}  // namespace tavola::avalon
