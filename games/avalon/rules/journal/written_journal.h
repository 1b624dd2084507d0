// The rules of a Journal section as they are written: verses, directives one to a line, choices.
// This is the form of the text alone. What the lines say in the effect notation stays as it was
// written here and is read with the game's grammar by content_journal.cc. docs/avalon-journal.md
// explains the format to authors.
#pragma once

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>
#include <vector>

namespace tavola::avalon {

/// A piece of a line in the effect notation, with where it stands.
struct WrittenNotation {
  std::string text;
  int line = 0;
  int column = 1;
};

/// Where a line leads.
struct WrittenTarget {
  enum class Kind : std::uint8_t {
    kGoOn,   // nowhere: the next directive follows
    kEnd,    // "Exploration ends"
    kBack,   // to the opening
    kVerse,  // of the same section
    kBook,   // of the Book of Secrets
  };
  Kind kind = Kind::kGoOn;
  std::string verse;
  int line = 0;
};

/// How often something can be had. (TG-906)
enum class JournalLimit : std::uint8_t { kNone, kOnce, kDay, kChapter };

/// A band of a roll, a face of a toss or an outcome of an Encounter, with what follows from it.
struct WrittenOutcome {
  std::string label;  // "won"; empty for a band
  int low = 0;        // of a band
  int high = 0;
  std::vector<WrittenNotation> effects;
  WrittenTarget target;
  int line = 0;
};
inline constexpr int kOpenBand = 99;  // "6.." ends here, "..3" begins at -99

/// An addition to a roll, or to the pool of an Encounter, under a condition.
struct WrittenBonus {
  int number = 0;
  WrittenNotation condition;
};

struct WrittenDirective {
  enum class Kind : std::uint8_t { kDo, kForce, kRoll, kToss, kEncounter, kGoto };
  Kind kind = Kind::kDo;
  JournalLimit limit = JournalLimit::kNone;
  WrittenNotation notation;  // of `do`: the effect; of `force`: the condition
  WrittenTarget target;      // of `force` and of a plain redirection
  std::string name;          // of a roll: the Attribute; of an Encounter: colour or card
  int per_point = 0;         // of a roll: for each point of the Attribute
  std::vector<WrittenBonus> bonuses;
  std::vector<WrittenOutcome> outcomes;
  int line = 0;
};

struct WrittenChoice {
  std::string id;
  bool hidden = false;  // not shown while it is locked
  bool leaves = false;  // somebody is left to their fate
  JournalLimit limit = JournalLimit::kNone;
  std::vector<WrittenNotation> needs;  // only held, all of them
  std::vector<WrittenNotation> costs;  // paid in full
  std::vector<WrittenNotation> effects;
  WrittenTarget target;
  int line = 0;
};

struct WrittenVerse {
  std::string id;  // "0", "dream", "nightmare", "menhir"
  std::vector<WrittenDirective> directives;
  std::vector<WrittenChoice> choices;
  int line = 0;
};

struct WrittenSection {
  std::string file;
  int location = 0;  // 0: the Book of Secrets
  std::vector<WrittenVerse> verses;

  const WrittenVerse* find(std::string_view id) const {
    for (const WrittenVerse& verse : verses)
      if (verse.id == id) return &verse;
    return nullptr;
  }
};

/// Reads one rules file. The error names file and line, and says what to write instead.
std::expected<WrittenSection, std::string> read_section(std::string_view text,
                                                        std::string_view file);

/// A number that changes with what the lines say; comments, blanks and empty lines leave it alone.
std::uint64_t hash_of_rules(std::string_view text);

}  // namespace tavola::avalon
