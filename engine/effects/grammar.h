// What a game can say. A game declares its nouns by kind (resources, card kinds, places, ...) and
// its phrases by category (verbs, statements in force, conditions, moments, durations, groups,
// counts), each phrase as a pattern of words and typed slots, such as "lose <n:amount>
// <what:resource>", with its sentence in English, Italian and Spanish. The parser knows nothing
// else about a game.
#pragma once

#include <array>
#include <cstdint>
#include <expected>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "effects/program.h"

namespace tavola::effects {

using KindSet = std::uint64_t;  // one bit for each kind of noun
using NounId = std::uint16_t;
using PhraseId = std::uint16_t;

enum class Category : std::uint8_t {
  kVerb,       // something is done: "lose 1 sanity"
  kStatement,  // something holds while in force: "sanity gains are 0"
  kCondition,  // "wizard is here"
  kMoment,     // "combat check": what triggers wait for
  kDuration,   // "combat ends": the end of something that lasts
  kGroup,      // "player here": players or pieces that an effect goes through
  kCount,      // "open gates": a number read from the table
};
inline constexpr int kCategories = kCountOf<Category>;
std::string_view name_of(Category category);

enum class SlotType : std::uint8_t {
  kAmount,  // 2, all, half sanity, successes * 2
  kBonus,   // +1, -2, -(attacks)
  kNumber,  // a plain number
  kNoun,    // one noun of the slot's kinds
  kList,    // one or several nouns joined by "and" or "or"
  kBundle,  // amounts of nouns: "2 necronomicon and 1 elixir"
  kGroup,   // "each monster here", "one player"
};

struct Slot {
  std::string name;
  SlotType type = SlotType::kAmount;
  KindSet kinds = 0;
};

/// A word to be written as it is, or a slot.
struct PatternPart {
  std::string word;  // empty for a slot
  std::uint8_t slot = 0;
};
using Pattern = std::vector<PatternPart>;

using Sentences = std::array<std::string, 3>;  // English, Italian, Spanish
/// The sentences that a phrase may have, by the names of their fields in the grammar.
enum class Form : std::uint8_t {
  kMain,  // the phrase itself, which has no field of its own
  kUnit,  // a count after "per": "open gate"
  // A moment, in the order of Timing.
  kWhen,
  kBefore,
  kAfter,
  kInstead,
  kAt,
  // A condition.
  kNot,    // its denial
  kWhile,  // after "while", where a language says it otherwise
  // A verb.
  kCannot,  // what is so when it cannot be done, where that is no matter of the reader's means
};
inline constexpr int kForms = kCountOf<Form>;
constexpr Form form_of(Timing timing) {
  return static_cast<Form>(static_cast<int>(Form::kWhen) + static_cast<int>(timing));
}

/// Counts that speak of the nearest check or roll and not of the table: the phrases "successes",
/// "failures" and "rolled", which mean the same in every game.
enum class FromRoll : std::uint8_t { kNo, kSuccesses, kFailures, kTotal };

struct Phrase {
  Category category = Category::kVerb;
  std::string name;
  std::vector<Slot> slots;
  Pattern pattern;
  Pattern unit;             // a count's singular after "per": "open gate"
  KindSet outcomes = 0;     // a verb whose result may be branched on: { won: ...; escaped: ... }
  bool single = false;      // a group of exactly one, written without "each": "first player: ..."
  bool players = true;      // a group of players; otherwise of pieces
  bool impersonal = false;  // the sentence has its own subject, whoever is addressed
  bool plural = false;      // a count whose sentence is a plural: "your Spells" are at most 2
  FromRoll from_roll = FromRoll::kNo;
  std::array<Sentences, kForms> say;
  std::uint16_t code = 0xffff;  // the game's own number for it

  bool has_form(Form form) const { return !say[static_cast<std::size_t>(form)][0].empty(); }
};

struct Noun {
  std::string keyword;  // as written after 1
  std::string plural;   // as written after any other amount; often the same
  KindSet kinds = 0;
  std::string word;             // key in the words, or
  Sentences name;               // a title of its own in each language
  Sentences counted;            // how amounts of it are said, when not "2 Elixirs": "${n}"
  Sentences once;               // of a period, where "once per …" is said otherwise
  Sentences rolling;            // of a die that is not rolled: "{~flip|flip|flips|flip}"
  std::int32_t most = 0;        // more of it than this nobody can ever have; 0 sets no limit
  std::int32_t value = 0;       // the number of a face or outcome
  std::uint16_t code = 0xffff;  // the game's own number for it
};

/// What a number is called that stands for a thing, such as the number of a place: a word and what
/// is written after it.
struct NumberName {
  std::string word;
  std::string after;
};
using NumberNames = std::function<std::optional<NumberName>(const Slot& slot, int number)>;

class Grammar {
 public:
  explicit Grammar(std::string game = {}) : game_(std::move(game)) {}
  const std::string& game() const { return game_; }

  /// The bit of a kind of noun; a new name makes a new kind, up to 64.
  KindSet kind(std::string_view name);
  KindSet find_kind(std::string_view name) const;
  std::string_view kind_name(KindSet one_kind) const;

  /// Declares a noun. A keyword declared twice gains the kinds of both.
  std::expected<NounId, std::string> add(Noun noun);

  /// Declares a phrase from its written form; kinds named in slots are made when new.
  std::expected<PhraseId, std::string> add(Phrase phrase, std::string_view form,
                                           std::string_view unit = {});

  /// Ties a declared name to the game's own number. False when there is no such name.
  bool bind(Category category, std::string_view name, std::uint16_t code);
  bool bind_noun(std::string_view keyword, std::uint16_t code);
  /// Verbs, statements, conditions, ... that no number was bound to: "verb lose".
  std::vector<std::string> unbound() const;

  /// Numbers in these slots are said by name.
  void name_numbers(NumberNames names) { number_names_ = std::move(names); }
  const NumberNames& number_names() const { return number_names_; }

  const std::vector<Noun>& nouns() const { return nouns_; }
  const std::vector<Phrase>& phrases() const { return phrases_; }
  const Noun& noun(NounId id) const { return nouns_[id]; }
  const Phrase& phrase(PhraseId id) const { return phrases_[id]; }
  const Noun* find_noun(std::string_view keyword) const;
  const Phrase* find_phrase(Category category, std::string_view name) const;

  /// The nouns whose keyword or plural begins with a word.
  const std::vector<NounId>& nouns_from(std::string_view word) const;
  /// The phrases of a category that begin with a word, and those that begin with a slot.
  const std::vector<PhraseId>& phrases_from(Category category, std::string_view word) const;
  const std::vector<PhraseId>& open_phrases(Category category) const;

  /// How a pattern is written: "lose <n:amount> <what:resource>".
  std::string written(const Phrase& phrase, const Pattern& pattern) const;

 private:
  using Index = std::unordered_map<std::string, std::vector<std::uint16_t>>;
  std::string game_;
  std::vector<std::string> kinds_;
  std::vector<Noun> nouns_;
  std::vector<Phrase> phrases_;
  NumberNames number_names_;
  Index nouns_by_word_;
  std::array<Index, kCategories> phrases_by_word_;
  std::array<std::vector<PhraseId>, kCategories> open_;
  std::unordered_map<std::string, NounId> noun_by_keyword_;
};

/// Reads a grammar from TOML, adding to what `grammar` already holds. Errors carry the place.
std::vector<Error> read_grammar(std::string_view toml, std::string_view file, Grammar& grammar);

/// Whether "not" before a condition can be said: every phrase in it has its negative.
bool deniable(const Grammar& grammar, std::span<const Node> nodes, NodeId condition);

/// Words that open a step of the notation and that no verb may begin with.
bool reserved(std::string_view word);

}  // namespace tavola::effects
