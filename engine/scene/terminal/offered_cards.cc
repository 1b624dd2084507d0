#include "scene/terminal/offered_cards.h"

#include <algorithm>

namespace tavola::scene {

bool only_cards_on_offer(const Scene& scene) {
  if (!scene.areas.empty() || !scene.pieces.empty()) return false;
  return std::ranges::any_of(
      scene.cards, [&scene](const Card& card) { return !options_on(scene, card.id).empty(); });
}

std::vector<Runs> offered_cards(const SceneText& text, const Scene& scene) {
  constexpr int kIndent = 4;
  const Voice& voice = text.voice();
  std::vector<Runs> lines;
  for (const Card& card : scene.cards) {
    const std::vector<int> options = options_on(scene, card.id);
    if (options.empty() || card.printed.empty()) continue;  // somebody else has it
    const auto n = static_cast<std::size_t>(options.front());
    Runs heading;
    if (!text.screen().plain)
      heading.push_back({"[" + scene.decision->options[n].key + "] ", Hue::kFlame, Weight::kBold});
    heading.push_back(
        {text.say(card.name) + (text.screen().plain ? "." : ""), Hue::kFlame, Weight::kBold});
    lines.push_back(std::move(heading));
    const int indent = text.screen().plain ? 0 : kIndent;
    for (const std::string& says : voice.title->printed_card(card.printed, voice.language).lines)
      for (Runs& line : wrap({{harmless(says)}}, text.screen().width - indent)) {
        line.insert(line.begin(), {std::string(static_cast<std::size_t>(indent), ' ')});
        lines.push_back(std::move(line));
      }
  }
  return lines;
}

}  // namespace tavola::scene
