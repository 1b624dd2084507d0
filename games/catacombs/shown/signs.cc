#include "games/catacombs/shown/signs.h"

#include <utility>

namespace tavola::catacombs {
namespace {

template <std::size_t N>
std::string sign_in(const std::pair<const char*, const char*> (&signs)[N], const std::string& id,
                    const char* other) {
  for (const auto& [name, sign] : signs)
    if (id == name) return sign;
  return other;
}

}  // namespace

std::string figure_sign(std::uint8_t figure) {
  static constexpr const char* kSigns[] = {"woman-elf-face", "barbarian", "robber", "wizard-face",
                                           "skeleton",       "cat",       "shield"};
  static constexpr std::pair<const char*, const char*> kNamed[] = {
      {"sorcerer", "pointy-hat"},
      {"dragon", "dragon-head"},
      {"gorgon", "medusa-head"},
      {"lich", "crowned-skull"},
      {"skeleton_warrior", "skeletal-hand"},
      {"skeleton_archer", "bow-arrow"},
      {"zombie", "shambling-zombie"},
      {"ghoul", "half-dead"},
      {"crypt_spider", "spider-face"},
      {"orc", "orc-head"},
      {"troll", "troll"},
      {"giant_scorpion", "scorpion"},
      {"fire_spirit", "fire-silhouette"},
      {"fire_demon", "daemon-skull"},
      {"centaur", "centaur"},
      {"minotaur", "minotaur"},
      {"cerberus", "hound"},
  };
  if (figure <= kShield) return kSigns[figure];
  const Content& c = content();
  return sign_in(kNamed,
                 figure < kMonsters ? c.lords[figure - std::size_t{kLords}].id
                                    : c.monsters[figure - std::size_t{kMonsters}].id,
                 "daemon-skull");
}

std::string ability_sign(std::uint8_t flag) {
  switch (flag) {
    case kRetaliation:
      return "sword-clash";
    case kRegeneration:
      return "healing";
    case kFireWall:
      return "fire";
    case kFeedingFrenzy:
      return "carnivore-mouth";
    case kAbsorption:
      return "magic-shield";
    default:
      return "stone-block";
  }
}

std::string spell_sign(const std::string& id) {
  static constexpr std::pair<const char*, const char*> kSigns[] = {
      {"magic_missile", "star-swirl"}, {"fireball", "fireball"},
      {"ice_blast", "ice-bolt"},       {"summon_skeleton", "raise-skeleton"},
      {"shield", "magic-shield"},      {"drain_energy", "drop"},
      {"teleport", "teleport"},        {"heal", "healing"},
  };
  return sign_in(kSigns, id, "scroll-unfurled");
}

std::string equipment_sign(const std::string& id) {
  static constexpr std::pair<const char*, const char*> kSigns[] = {
      {"familiar", "cat"},
      {"extra_rage", "enrage"},
      {"poisoned_knife", "plain-dagger"},
      {"invisibility_cloak", "hood"},
      {"chain_lightning", "chain-lightning"},
      {"healing_potion", "health-potion"},
      {"war_hammer", "thor-hammer"},
      {"quiver", "quiver"},
      {"chain_mail", "chain-mail"},
  };
  return sign_in(kSigns, id, "swap-bag");
}

std::string room_sign(const Room& room) {
  switch (room.type) {
    case RoomType::kMerchant:
      return "shop";
    case RoomType::kHealer:
      return "healing";
    case RoomType::kLord:
      return "crowned-skull";
    case RoomType::kBattle:
      break;
  }
  return "dungeon-gate";
}

}  // namespace tavola::catacombs
