// Items, Secrets and Skills as content gives them. (TG-924 to TG-926)
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "games/avalon/cards/card_content.h"
#include "games/avalon/content/location_content.h"

namespace tavola::avalon {

/// What equipment is; of each a Character uses one at a time. (TG-389)
enum class Keyword : std::uint8_t { kWeapon, kArmor, kShield, kCompanion, kRelic };
inline constexpr int kKeywords = 5;

/// An Action that its owner may take. (TG-191)
struct OwnAction {
  bool there = false;
  bool once = false;  // a day
  Price price;
  Source effect = kNoSource;
};

/// What Items, Secrets and the sides of Skills have in common.
struct PossessionText {
  std::string id;
  std::string word;
  Source text = kNoSource;  // what it says while it is in use
  OwnAction action;
};

struct ItemCard : PossessionText {
  std::uint8_t keywords = 0;  // set of Keyword
  bool craftable = false;     // TG-399
  bool ours = true;
};

struct SecretCard : PossessionText {
  std::uint8_t number = 0;
  std::uint8_t keywords = 0;
  bool personal = false;        // never passes to another Character (TG-414)
  std::uint8_t dial = 0;        // a Dial that lies on it when it is gained; 0 is none
  bool quest_dial = false;      // with a Quest token, or else a Time token (TG-036)
  Source runs_out = kNoSource;  // when its Time Dial is taken off (TG-944)
  std::uint8_t quest = kNone;   // in StoryContent::quests (TG-301)
  bool ours = true;
};

/// A card of two Skills, of which its owner has one. (TG-433)
struct SkillCard {
  std::string id;
  Attribute attribute = Attribute::kAggression;
  std::array<PossessionText, 2> sides;
  bool ours = true;
};

struct PossessionContent {
  std::vector<ItemCard> items;
  std::vector<SecretCard> secrets;
  std::vector<SkillCard> skills;
};

}  // namespace tavola::avalon
