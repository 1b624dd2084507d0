// The reader of Arkham's files. Only the files that load content include this header.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "effects/content_reader.h"
#include "games/arkham/content/content.h"

namespace tavola::arkham {

class ContentReader : public effects::ContentReader<Content> {
 public:
  using effects::ContentReader<Content>::ContentReader;

 protected:
  /// The ledger lines of an effect that was just read, if the entry names them.
  bool rules_of_effect(const toml::table& entry, std::uint16_t source) {
    if (!has_field(entry, "rules")) return true;
    const toml::array* rules = field(entry, "rules").as_array();
    if (rules == nullptr || rules->empty() || source == kNoSource)
      return fail_at(entry, "rules", "write the ledger lines of the effect, as in [\"KY-005\"]");
    std::vector<Citation> lines;
    for (const toml::node& node : *rules) {
      const std::optional<Citation> cited = Citation::parse(node.value_or(std::string()));
      if (!cited) return fail_at(entry, "rules", "a ledger line looks like \"KY-005\"");
      lines.push_back(*cited);
    }
    content.effect_rules.resize(std::max<std::size_t>(content.effect_rules.size(), source + 1U));
    content.effect_rules[source] = std::move(lines);
    return true;
  }
};

/// What several kinds of card may name.
inline const std::vector<std::string> kDimensionIds = names_of<Dimension>();
inline const std::vector<std::string> kColourIds = {"red", "green", "blue", "yellow"};  // of Colour

}  // namespace tavola::arkham
