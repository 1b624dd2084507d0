// What a table may agree on, beside its boxes: the options that House keeps. The first value of
// each is what the ledger says. A new one is a line in house_rules.cc, a field of House and its
// sentences in messages.toml.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "games/arkham/state.h"

namespace tavola::arkham {

struct HouseRule {
  /// Whether things of the content follow the values here.
  enum class Names : std::uint8_t { kNone, kAncientOnes, kHeralds, kGuardians };

  std::string id;
  std::uint8_t House::*value;
  std::vector<std::string> values;
  std::vector<std::string> needs{};  // one of these boxes or parts, for all values but the first
  Names names = Names::kNone;
};

const std::vector<HouseRule>& house_rules();

}  // namespace tavola::arkham
