// Ties a game's enums to the phrases and nouns of its grammar by their names: CardVerb::kNextIcon
// is the number of [verb.next_icon], Place::kWitchHouse that of the noun "witch house". Adding a
// value to the enum is all that C++ needs; there is no list of names beside it.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/enum_names.h"
#include "effects/grammar.h"

namespace tavola::effects {

/// What the grammar does not have is added to `missing`: "verb next_icon".
template <class E>
void bind_phrases(Grammar& grammar, Category category, std::vector<std::string>& missing) {
  for (std::size_t i = 0; i < kCountOf<E>; ++i) {
    const std::string_view name = tavola::name_of(static_cast<E>(i));
    if (!grammar.bind(category, name, static_cast<std::uint16_t>(i)))
      missing.push_back(std::string(name_of(category)).append(" ").append(name));
  }
}

/// The first `count` values of an enum, or all.
template <class E>
void bind_nouns(Grammar& grammar, std::vector<std::string>& missing,
                std::size_t count = kCountOf<E>) {
  for (std::size_t i = 0; i < count; ++i) {
    std::string name(tavola::name_of(static_cast<E>(i)));
    std::replace(name.begin(), name.end(), '_', ' ');
    if (!grammar.bind_noun(name, static_cast<std::uint16_t>(i))) missing.push_back("noun " + name);
  }
}

}  // namespace tavola::effects
