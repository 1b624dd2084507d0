#include "games/arkham/shown/laid.h"

#include <string>

#include "games/arkham/content/content.h"
#include "games/arkham/table.h"

namespace tavola::arkham {

using scene::Corner;
using scene::Text;
using scene::Tone;

namespace {

scene::Badge badge(const char* icon, Tone tone, Corner corner, const Text& says) {
  return {icon, says, tone, corner, says};
}

Text laid_down(const LaidItem& item) {
  const std::string& card = content().cards[item.card].word;
  if (item.tokens == 0) return Text::word(card);
  return Text::of("board.laid_tokens").with_word("card", card).with("n", item.tokens);
}

}  // namespace

std::vector<scene::Badge> badges_of_what_lies_there(const State& s, Area area) {
  std::vector<scene::Badge> found;
  if (s.pharaoh.whispers == area)
    found.push_back(
        badge("sound-waves", Tone::kKnow, Corner::kUpperRight, Text::of("board.whispers")));
  if (has(s.pharaoh.patrols, area))
    found.push_back(
        badge("police-badge", Tone::kHarm, Corner::kLowerRight, Text::of("board.patrol")));
  if (has(s.pharaoh.exhibits, area))
    found.push_back(badge("ankh", Tone::kLife, Corner::kLowerLeft, Text::of("board.exhibit")));
  for (const LaidItem& item : s.yellow.laid)
    if (item.card != kNoCard && item.place == area)
      found.push_back(badge("position-marker", Tone::kKnow, Corner::kLowerRight, laid_down(item)));
  return found;
}

}  // namespace tavola::arkham
