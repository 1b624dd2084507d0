// The speaker behind say(). A step becomes a Clause: a head that can stand inside a longer sentence
// and sentences that must follow it, such as what passing and failing a check do.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "effects/grammar.h"
#include "effects/program.h"
#include "words/language.h"
#include "words/lexicon.h"
#include "words/sentence.h"
#include "words/template.h"

namespace tavola::effects {

/// How a verb stands: an order, told to the reader, told of somebody else, or after "may" and "to".
enum class Mood : std::uint8_t { kOrder, kYou, kThird, kInfinitive };

/// How a step is told: the mood of its verb, and about whom.
struct Phrasing {
  Mood mood = Mood::kOrder;
  bool third = false;  // about somebody else, whatever the mood
  bool many = false;   // about each of several

  Phrasing as(Mood other) const { return {other, third, many}; }
  /// For what follows in a sentence of its own: an order to the reader, a report of others.
  Phrasing told() const { return {third ? Mood::kThird : Mood::kOrder, third, many}; }
};
inline constexpr Phrasing kToYou{.mood = Mood::kOrder};
inline constexpr Phrasing kOfOne{.mood = Mood::kThird, .third = true};
inline constexpr Phrasing kOfMany{.mood = Mood::kThird, .third = true, .many = true};

/// A condition is said as it is written or denied, and as it is now or while it lasts.
enum class Sense : std::uint8_t { kAsWritten, kDenied };
enum class Duration : std::uint8_t { kNow, kWhileItLasts };

struct Clause {
  std::string head;
  std::vector<std::string> tail;  // sentences that follow, without capital and full stop
};

class Speaker {
 public:
  Speaker(const words::Lexicon& lexicon, const Grammar& grammar, const Program& program,
          words::Language language)
      : Speaker(lexicon, grammar, program, language, grammar.number_names()) {}
  Speaker(const words::Lexicon& lexicon, const Grammar& grammar, const Program& program,
          words::Language language, const NumberNames& names)
      : lexicon_(lexicon),
        grammar_(grammar),
        program_(program),
        language_(language),
        number_names_(names) {}

  std::string text(NodeId node);
  std::string deed(NodeId node);
  std::string truth(NodeId condition);

 private:
  friend class FilledPhrase;

  std::string in_sentences(std::vector<std::string> parts) const;

  // structure (say.cc)
  Clause clause(NodeId node, Phrasing phrasing);
  std::string inline_clause(NodeId node, Phrasing phrasing);
  void sentences(NodeId node, Phrasing phrasing, std::vector<std::string>& out);
  bool personal(NodeId node) const;
  bool befalls(NodeId node) const;
  bool nothing(NodeId node) const { return program_[node].kind == NodeKind::kNothing; }
  std::string_view verb_before_object(NodeId node) const;
  Clause list(NodeId node, Phrasing phrasing);
  std::string choose(NodeId node, Phrasing phrasing, bool more_follows);
  bool plain_step(NodeId node) const;
  Clause check(NodeId node, Phrasing phrasing);
  Clause roll(NodeId node, Phrasing phrasing);
  Clause outcome(NodeId node, Phrasing phrasing);
  Clause if_else(NodeId node, Phrasing phrasing);
  Clause each(NodeId node, Phrasing phrasing);
  Clause may(NodeId node, Phrasing phrasing);
  Clause attempt(NodeId node, Phrasing phrasing, bool paid);
  bool fails_by_itself(NodeId attempt) const;
  std::string passing(NodeId pass, NodeId fail, Phrasing phrasing);
  std::string bands(NodeId first, Phrasing phrasing, std::string_view unit);
  std::string band_label(NodeId band, std::string_view unit);
  Clause after(std::string lead, NodeId body, Phrasing phrasing);

  // phrases (say_phrases.cc)
  std::string call(NodeId node, Phrasing phrasing, Form form = Form::kMain);
  /// The sentence with its slots filled in (say_slots.cc).
  std::string filled(NodeId node, std::string_view text, Phrasing phrasing);
  /// `lasting` after "while", where Spanish has the subjunctive.
  std::string condition(NodeId node, Phrasing phrasing, Sense sense = Sense::kAsWritten,
                        Duration duration = Duration::kNow);
  std::string group(NodeId call, Quantifier quantifier, Phrasing phrasing);
  std::string amount(NodeId node, Phrasing phrasing);
  std::string noun(std::uint16_t id, words::Role role = words::Role::kBare,
                   words::Number number = words::Number::kSingular);
  std::string once_per(std::uint16_t period);
  std::string counted(NodeId amount, std::uint16_t noun, Phrasing phrasing, std::string& where);
  std::string all_of(std::uint16_t noun);
  std::string count_of(int n, std::uint16_t noun);
  std::string letter(NodeId amount, Phrasing phrasing, std::string& where);
  std::string bonus(NodeId node, Phrasing phrasing, std::string& where);
  std::optional<int> plain(NodeId amount) const;
  std::string of_phrase(const std::string& phrase) const;

  /// The text for this language out of three.
  std::string_view of(std::string_view en, std::string_view it, std::string_view es) const {
    return language_ == words::Language::kEnglish   ? en
           : language_ == words::Language::kItalian ? it
                                                    : es;
  }
  std::string join(const std::vector<std::string>& items,
                   words::Conjunction conjunction = words::Conjunction::kAnd) const {
    return words::join(language_, items, conjunction);
  }

  const words::Lexicon& lexicon_;
  const Grammar& grammar_;
  const Program& program_;
  words::Language language_;
  const NumberNames& number_names_;
  std::vector<std::string> letters_;  // what X, Y, Z stand for in this text
  std::string of_choice_;             // " of your choice" until the group's noun has been said
};

/// The template with its verbs and persons put in; what is left is a template of engine/words.
std::string in_voice(const words::Lexicon& lexicon, words::Language language, std::string_view text,
                     Phrasing phrasing);

}  // namespace tavola::effects
