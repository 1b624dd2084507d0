// Names that verbs and their arguments had in logs and scenarios that were written before: they are
// read for ever. An argument under its former name is a bare number.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string_view>
#include <utility>

#include "core/decision.h"
#include "core/vocabulary.h"

namespace tavola::play {

using Renamed = std::pair<std::string_view, std::string_view>;  // then, and now

/// A member of a group was once told by its number alone, whatever it was.
inline constexpr Renamed kFormerVerbs[] = {{"member", "choose_monster"}, {"member", "choose_gate"}};

/// An effect is now told by its card, and the node in it not at all; a member by what it is.
inline constexpr Renamed kFormerArguments[] = {
    {"source", "card"}, {"node", ""}, {"member", "seat"}, {"member", "slot"}, {"member", "area"}};

inline bool is_renamed(const Renamed* begin, const Renamed* end, std::string_view then,
                       std::string_view now) {
  return std::any_of(begin, end, [&](const Renamed& each) { return each == Renamed{then, now}; });
}

/// Whether the verb is or was called so.
inline bool is_called(const Phrase& verb, std::string_view said) {
  return verb.name == said ||
         is_renamed(std::begin(kFormerVerbs), std::end(kFormerVerbs), said, verb.name);
}

/// Whether an argument of the verb was once called so.
inline bool had_argument(const Phrase& verb, std::string_view said) {
  return std::ranges::any_of(verb.fields, [&](const Field& field) {
    return is_renamed(std::begin(kFormerArguments), std::end(kFormerArguments), said, field.name);
  });
}

/// Whether the argument that was once called so has this number.
inline bool said_formerly(const Phrase& verb, const Arguments& args, std::string_view said,
                          std::int64_t number) {
  for (std::size_t i = 0; i < verb.fields.size(); ++i)
    if (args[i] == number && is_renamed(std::begin(kFormerArguments), std::end(kFormerArguments),
                                        said, verb.fields[i].name))
      return true;
  return false;
}

}  // namespace tavola::play
