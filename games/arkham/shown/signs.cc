#include "games/arkham/shown/signs.h"

#include <utility>

namespace tavola::arkham {

scene::Layout layout_of(const Spots& spots) {
  if (!spots.drawn) return {};
  const auto spot = [](const Spot& from) {
    return scene::Spot{from.x, from.y, static_cast<scene::Side>(from.label), from.detail};
  };
  return {spot(spots.wide), spot(spots.tall), {}, {}};
}

std::string card_sign(const Card& card) {
  if (!card.sign.empty()) return card.sign;
  switch (card.type) {
    case CardType::kSpell:
      return "magic-swirl";
    case CardType::kSkill:
      return "star-formation";
    case CardType::kAlly:
      return "person";
    case CardType::kInjury:
      return "broken-bone";
    case CardType::kMadness:
      return "brain-leak";
    case CardType::kNodens:
      return "feathered-wing";
    default:
      return card.tome ? "spell-book" : "card-random";
  }
}

const char* mythos_sign(const MythosCard& card) {
  switch (card.type) {
    case MythosType::kHeadline:
      return "newspaper";
    case MythosType::kRumor:
      return "conversation";
    default:
      return "fog";
  }
}

std::string skill_sign(Skill skill) {
  static constexpr const char* kSigns[kCountOf<Skill>] = {"run",    "dodging",   "fist",
                                                          "terror", "open-book", "clover"};
  return kSigns[static_cast<int>(skill)];
}

std::string skill_word(Skill skill) { return std::string(name_of(skill)); }

const char* hint_sign(Hint hint) {
  static constexpr const char* kSigns[kHints] = {
      "magnifying-glass", "brain",          "hearts", "two-coins", "swap-bag", "gems",
      "magic-swirl",      "star-formation", "person", "crucifix"};
  return kSigns[static_cast<int>(hint)];
}

const char* hint_word(Hint hint) {
  static constexpr const char* kWords[kHints] = {"clue_token",  "sanity",      "stamina", "money",
                                                 "common_item", "unique_item", "spell",   "skill",
                                                 "ally",        "spc_blessing"};
  return kWords[static_cast<int>(hint)];
}

const char* ancient_sign(std::string_view id) {
  static constexpr std::pair<std::string_view, const char*> kSigns[] = {
      {"azathoth", "star-swirl"},
      {"cthulhu", "octopus"},
      {"hastur", "sharp-crown"},
      {"ithaqua", "ice-golem"},
      {"nyarlathotep", "pharoah"},
      {"shub_niggurath", "curled-tentacle"},
      {"yig", "snake"},
      {"yog_sothoth", "eyestalk"},
  };
  for (const auto& [of, sign] : kSigns)
    if (of == id) return sign;
  return "octopus";
}

std::string movement_edge(Movement movement) { return std::string(name_of(movement)); }

std::string dimension_symbol(Dimension dimension) { return std::string(name_of(dimension)); }

TableCardSign table_card_sign(TableCardKind kind) {
  using scene::Tone;
  static constexpr TableCardSign kSigns[] = {
      {"herald", "crown", Tone::kHarm},
      {"guardian", "feathered-wing", Tone::kLife},
      {"blight", "dead-head", Tone::kHarm},
      {"act", "theater-curtains", Tone::kHarm},
      {"condition", "checked-shield", Tone::kLife},
      {"vision_of_hypnos", "semi-closed-eye", Tone::kLife},
      {"epic_battle_card", "crossed-swords", Tone::kNeutral},
      {"ancient_one_plot_card", "octopus", Tone::kHarm},
      {"dunwich_horror_card", "tentacles-skull", Tone::kHarm}};
  static_assert(std::size(kSigns) == kTableCardKinds);
  return kSigns[static_cast<std::size_t>(kind)];
}

std::vector<scene::Text::Argument> colour_names(std::uint8_t colours, const std::string& number) {
  static constexpr std::pair<std::uint8_t, const char*> kColours[] = {
      {kRed, "red"}, {kGreen, "green"}, {kBlue, "blue"}, {kYellow, "yellow"}};
  std::vector<scene::Text::Argument> list;
  for (const auto& [colour, name] : kColours)
    if ((colours & colour) != 0)
      list.push_back({"", scene::Text::Argument::Kind::kMessage, 0, number + "." + name});
  return list;
}

}  // namespace tavola::arkham
