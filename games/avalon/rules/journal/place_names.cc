#include "games/avalon/rules/journal/place_names.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

#include "games/avalon/rules/journey/map.h"

namespace tavola::avalon {

using effects::NodeId;
using effects::NodeKind;

namespace {

bool is_place(const effects::Slot& slot) {
  return slot.name == "at" || slot.name == "old" || slot.name == "new";
}

}  // namespace

bool name_is_known(const State& s, std::uint8_t place) {
  return s.journey.locations[place].where != Where::kDeck;
}

effects::NumberNames names_of_places(std::vector<int> unseen) {
  return [hidden = std::move(unseen)](const effects::Slot& slot,
                                      int number) -> std::optional<effects::NumberName> {
    if (!is_place(slot)) return std::nullopt;
    const std::uint8_t which = location_numbered(number);
    if (which == kNone || std::ranges::find(hidden, number) != hidden.end())
      return effects::NumberName{"numbered_location", " " + std::to_string(number)};
    return effects::NumberName{location(which).word, ""};
  };
}

std::vector<int> unseen_places(const State& s, const effects::Program& program) {
  std::vector<int> unseen;
  for (const effects::Node& node : program.nodes()) {
    if (node.kind != NodeKind::kCall) continue;
    NodeId argument = node.child;
    for (const effects::Slot& slot : content().grammar.phrase(node.index).slots) {
      if (is_place(slot) && program[argument].kind == NodeKind::kNumber) {
        const int number = program[argument].value;
        const std::uint8_t which = location_numbered(number);
        if (which != kNone && !name_is_known(s, which)) unseen.push_back(number);
      }
      argument = program[argument].next;
    }
  }
  return unseen;
}

}  // namespace tavola::avalon
