// What a game can say, a table for each list: its verbs, prompts, events and decks. A line names a
// value of the enum and what it carries; its name in JSON and messages is the value's own
// (core/enum_names.h). A line that is missing, stands twice or has changed places with another does
// not compile.
//
//   constexpr auto kVerbs = phrase_table<Verb>({
//       {Verb::kMove, {kTo}},
//       {Verb::kPass},
//   });
//   vocabulary.verbs = phrases(kVerbs);
#pragma once

#include <array>
#include <cstddef>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/check.h"
#include "core/decision.h"
#include "core/enum_names.h"
#include "core/vocabulary.h"

namespace tavola {

/// A Field that a table can hold while it is compiled.
struct FieldOf {
  std::string_view name;
  int kind = kNumber;
};

class FieldsOf {
 public:
  constexpr FieldsOf() = default;
  consteval FieldsOf(std::initializer_list<FieldOf> fields) {
    for (const FieldOf& field : fields) fields_.at(count_++) = field;  // too many do not compile
  }
  constexpr const FieldOf* begin() const { return fields_.data(); }
  constexpr const FieldOf* end() const { return fields_.data() + count_; }

 private:
  std::array<FieldOf, kMaxArguments> fields_{};
  std::size_t count_ = 0;
};

/// A verb, prompt or event and what it carries.
template <class E>
struct PhraseOf {
  E value{};
  FieldsOf fields{};
  bool reveals = false;  // an event by which something hidden comes to light
};

/// A deck and the kind of its cards.
template <class E>
struct DeckOf {
  E value{};
  int kind = kNumber;
};

/// Not constexpr on purpose: reaching it at compile time is the error message.
void this_line_stands_at_another_values_place();

/// The lines of a table, if they are the values of the enum in its order.
template <class E, class Line, std::size_t N>
constexpr std::array<Line, N> checked_lines(const Line (&lines)[N]) {
  static_assert(N >= kCountOf<E>, "a value of the enum has no line in the table");
  static_assert(N <= kCountOf<E>, "the table has more lines than the enum has values");
  std::array<Line, N> table{};
  for (std::size_t i = 0; i < N; ++i) {
    if (lines[i].value != static_cast<E>(i)) this_line_stands_at_another_values_place();
    table[i] = lines[i];
  }
  return table;
}

template <class E, std::size_t N>
consteval std::array<PhraseOf<E>, N> phrase_table(const PhraseOf<E> (&lines)[N]) {
  return checked_lines<E>(lines);
}
template <class E, std::size_t N>
consteval std::array<DeckOf<E>, N> deck_table(const DeckOf<E> (&lines)[N]) {
  return checked_lines<E>(lines);
}

/// What a vocabulary takes of a table.
template <class E, std::size_t N>
std::vector<Phrase> phrases(const std::array<PhraseOf<E>, N>& table) {
  std::vector<Phrase> list;
  for (const PhraseOf<E>& line : table) {
    Phrase phrase{std::string(name_of(line.value)), {}, line.reveals};
    for (const FieldOf& field : line.fields)
      phrase.fields.push_back({std::string(field.name), field.kind});
    list.push_back(std::move(phrase));
  }
  return list;
}
template <class E, std::size_t N>
std::vector<DeckName> decks(const std::array<DeckOf<E>, N>& table) {
  std::vector<DeckName> list;
  for (const DeckOf<E>& line : table) list.push_back({std::string(name_of(line.value)), line.kind});
  return list;
}

/// A kind whose values are things of the content, each with an id and a word.
template <class Things>
ValueKind kind_of_things(std::string name, const Things& things) {
  ValueKind kind{std::move(name), {}, {}};
  for (const auto& thing : things) {
    kind.ids.push_back(thing.id);
    kind.words.push_back(thing.word);
  }
  return kind;
}

/// Adds the kind of values with the next number; `number` says which that is.
inline void add_kind(Vocabulary& vocabulary, int number, ValueKind kind) {
  TAVOLA_CHECK(number == static_cast<int>(vocabulary.kinds.size()),
               "the kinds of a vocabulary are added in another order than that of their numbers");
  vocabulary.kinds.push_back(std::move(kind));
}

}  // namespace tavola
