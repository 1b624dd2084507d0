#include "games/arkham/shown/signs.h"

#include <utility>

namespace tavola::arkham {
namespace {

using scene::Side;

struct Drawn {
  const char* id;
  const char* sign;
  Spots spots;
};

constexpr scene::Spot tall(int x, int y) { return {x, y, Side::kNone, 1}; }

// On a tall board each neighborhood is a tile with its locations in a row; the street is the tile.
const Drawn kStreets[] = {
    {"northside", "", {{186, 196, Side::kInside, 0}, {65, 42, Side::kInside, 1}}},
    {"downtown", "", {{528, 196, Side::kInside, 0}, {195, 42, Side::kInside, 1}}},
    {"easttown", "", {{870, 196, Side::kInside, 0}, {325, 42, Side::kInside, 1}}},
    {"merchant_district", "", {{252, 296, Side::kInside, 0}, {65, 138, Side::kInside, 1}}},
    {"rivertown", "", {{828, 296, Side::kInside, 0}, {325, 138, Side::kInside, 1}}},
    {"miskatonic_university", "", {{160, 394, Side::kInside, 0}, {65, 234, Side::kInside, 1}}},
    {"uptown", "", {{430, 394, Side::kInside, 0}, {65, 330, Side::kInside, 1}}},
    {"southside", "", {{704, 394, Side::kInside, 0}, {195, 330, Side::kInside, 1}}},
    {"french_hill", "", {{936, 394, Side::kInside, 0}, {325, 234, Side::kInside, 1}}},
};

const Drawn kLocations[] = {
    {"curiositie_shoppe", "crystal-ball", {{74, 128, Side::kNorth, 0}, tall(26, 42)}},
    {"newspaper", "newspaper", {{186, 128, Side::kNorth, 0}, tall(65, 42)}},
    {"train_station", "steam-locomotive", {{298, 128, Side::kNorth, 0}, tall(104, 42)}},
    {"arkham_asylum", "brain", {{416, 128, Side::kNorth, 0}, tall(156, 42)}},
    {"bank_of_arkham", "bank", {{528, 128, Side::kNorth, 0}, tall(195, 42)}},
    {"independence_square", "colombian-statue", {{640, 128, Side::kNorth, 0}, tall(234, 42)}},
    {"hibbs_roadhouse", "beer-stein", {{758, 128, Side::kNorth, 0}, tall(286, 42)}},
    {"police_station", "police-badge", {{870, 128, Side::kNorth, 0}, tall(325, 42)}},
    {"velmas_diner", "coffee-cup", {{982, 128, Side::kNorth, 0}, tall(364, 42)}},
    {"river_docks", "harbor-dock", {{42, 238, Side::kEast, 0}, tall(26, 138)}},
    {"unnamable", "octopus", {{42, 294, Side::kEast, 0}, tall(65, 138)}},
    {"unvisited_isle", "island", {{42, 350, Side::kEast, 0}, tall(104, 138)}},
    {"black_cave", "cave-entrance", {{1014, 238, Side::kWest, 0}, tall(286, 138)}},
    {"general_store", "shop", {{1014, 294, Side::kWest, 0}, tall(325, 138)}},
    {"graveyard", "graveyard", {{1014, 350, Side::kWest, 0}, tall(364, 138)}},
    {"administration_building", "desk", {{68, 456, Side::kSouth, 0}, tall(26, 234)}},
    {"library", "bookshelf", {{160, 456, Side::kSouth, 0}, tall(65, 234)}},
    {"science_building", "microscope", {{252, 456, Side::kSouth, 0}, tall(104, 234)}},
    {"st_marys_hospital", "hospital", {{338, 456, Side::kSouth, 0}, tall(26, 330)}},
    {"woods", "pine-tree", {{430, 456, Side::kSouth, 0}, tall(65, 330)}},
    {"ye_olde_magick_shoppe", "cauldron", {{522, 456, Side::kSouth, 0}, tall(104, 330)}},
    {"historical_society", "scroll-unfurled", {{612, 456, Side::kSouth, 0}, tall(156, 330)}},
    {"mas_boarding_house", "bed", {{704, 456, Side::kSouth, 0}, tall(195, 330)}},
    {"south_church", "church", {{796, 456, Side::kSouth, 0}, tall(234, 330)}},
    {"silver_twilight_lodge", "hood", {{890, 456, Side::kSouth, 0}, tall(303, 234)}},
    {"witch_house", "witch-flight", {{986, 456, Side::kSouth, 0}, tall(347, 234)}},
};

// Below the town: the places beside the board, and the Other Worlds.
const Drawn kBeside[] = {
    {"sky", "", {{58, 567, Side::kInside, 0}, {163, 186, Side::kInside, 1}}},
    {"outskirts", "", {{164, 567, Side::kInside, 0}, {230, 186, Side::kInside, 1}}},
    {"lost", "", {{291, 548, Side::kInside, 0}, {325, 314, Side::kInside, 0}}},
    {"jail", "", {{291, 586, Side::kInside, 0}, {325, 352, Side::kInside, 0}}},
    {"abyss", "", {{396, 567, Side::kInside, 0}, {51, 434, Side::kInside, 0}}},
    {"another_dimension", "", {{482, 567, Side::kInside, 0}, {147, 434, Side::kInside, 0}}},
    {"city_of_the_great_race", "", {{568, 567, Side::kInside, 0}, {243, 434, Side::kInside, 0}}},
    {"great_hall_of_celeano", "", {{654, 567, Side::kInside, 0}, {339, 434, Side::kInside, 0}}},
    {"plateau_of_leng", "", {{740, 567, Side::kInside, 0}, {51, 512, Side::kInside, 0}}},
    {"rlyeh", "", {{826, 567, Side::kInside, 0}, {147, 512, Side::kInside, 0}}},
    {"dreamlands", "", {{912, 567, Side::kInside, 0}, {243, 512, Side::kInside, 0}}},
    {"yuggoth", "", {{998, 567, Side::kInside, 0}, {339, 512, Side::kInside, 0}}},
};

template <std::size_t N>
std::string sign_in(const std::pair<const char*, const char*> (&signs)[N], std::string_view id,
                    const char* other) {
  for (const auto& [name, sign] : signs)
    if (id == name) return sign;
  return other;
}

}  // namespace

const Spots* spots_of(std::string_view id) {
  for (const Drawn& street : kStreets)
    if (id == street.id) return &street.spots;
  for (const Drawn& location : kLocations)
    if (id == location.id) return &location.spots;
  for (const Drawn& place : kBeside)
    if (id == place.id) return &place.spots;
  return nullptr;
}

std::string place_sign(std::string_view id) {
  for (const Drawn& location : kLocations)
    if (id == location.id) return location.sign;
  return "house";
}

std::string monster_sign(std::string_view id) {
  static constexpr std::pair<const char*, const char*> kSigns[] = {
      {"byakhee", "bat-wing"},
      {"chthonian", "worm-mouth"},
      {"cultist", "cultist"},
      {"dark_young", "tree-face"},
      {"dhole", "mole"},
      {"dimensional_shambler", "shadow-follower"},
      {"elder_thing", "giant-squid"},
      {"fire_vampire", "flame"},
      {"flying_polyp", "evil-wings"},
      {"formless_spawn", "slime"},
      {"ghost", "spectre"},
      {"ghoul", "half-dead"},
      {"god_of_the_bloody_tongue", "tentacle-strike"},
      {"gug", "ogre"},
      {"haunter_of_the_dark", "third-eye"},
      {"high_priest", "hood"},
      {"hound_of_tindalos", "hound"},
      {"maniac", "hooded-assassin"},
      {"mi_go", "insect-jaws"},
      {"nightgaunt", "gargoyle"},
      {"shoggoth", "tentacles-skull"},
      {"star_spawn", "octopus"},
      {"black_man", "ghost-ally"},
      {"bloated_woman", "brute"},
      {"dark_pharaoh", "crowned-skull"},
      {"vampire", "vampire-dracula"},
      {"warlock", "warlock-eye"},
      {"witch", "witch-face"},
      {"zombie", "shambling-zombie"},
  };
  return sign_in(kSigns, id, "tentacle-heart");
}

std::string card_sign(const Card& card) {
  static constexpr std::pair<const char*, const char*> kSigns[] = {
      {"derringer_18", "pistol-gun"},
      {"revolver_38", "revolver"},
      {"automatic_45", "colt-m1911"},
      {"ancient_tome", "book-cover"},
      {"axe", "wood-axe"},
      {"bullwhip", "whip"},
      {"cavalry_saber", "saber-slash"},
      {"cross", "crucifix"},
      {"dark_cloak", "cloak"},
      {"dynamite", "dynamite"},
      {"food", "bread"},
      {"knife", "plain-dagger"},
      {"lantern", "lantern-flame"},
      {"lucky_cigarette_case", "cigarette"},
      {"map_of_arkham", "treasure-map"},
      {"motorcycle", "full-motorcycle-helmet"},
      {"old_journal", "notebook"},
      {"research_materials", "papers"},
      {"rifle", "winchester-rifle"},
      {"shotgun", "shotgun"},
      {"tommy_gun", "thompson-m1"},
      {"whiskey", "square-bottle"},
      {"alien_statue", "totem"},
      {"ancient_tablet", "stone-tablet"},
      {"blue_watcher_of_the_pyramid", "moai"},
      {"dragons_eye", "gem-necklace"},
      {"elder_sign", "star-swirl"},
      {"enchanted_blade", "sword-hilt"},
      {"enchanted_jewelry", "gem-chain"},
      {"enchanted_knife", "knife-thrust"},
      {"flute_of_the_outer_gods", "flute"},
      {"gate_box", "box-unpacking"},
      {"healing_stone", "rock"},
      {"holy_water", "water-bottle"},
      {"lamp_of_alhazred", "magic-lamp"},
      {"obsidian_statue", "totem-head"},
      {"pallid_mask", "carnival-mask"},
      {"powder_of_ibn_ghazi", "powder"},
      {"ruby_of_rlyeh", "gems"},
      {"silver_key", "skeleton-key"},
      {"sword_of_glory", "broadsword"},
      {"warding_statue", "snake-totem"},
      {"deputys_revolver", "revolver"},
      {"patrol_wagon", "police-badge"},
  };
  const char* other = "card-random";
  if (card.tome) other = "spell-book";
  if (card.type == CardType::kSpell) other = "magic-swirl";
  if (card.type == CardType::kSkill) other = "star-formation";
  if (card.type == CardType::kAlly) other = "person";
  return sign_in(kSigns, card.id, other);
}

std::string skill_sign(Skill skill) {
  static constexpr const char* kSigns[] = {"run",    "dodging",   "fist",
                                           "terror", "open-book", "clover"};
  return kSigns[static_cast<int>(skill)];
}

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

const char* movement_edge(Movement movement) {
  static constexpr const char* kEdges[] = {"normal", "stationary", "fast", "flying", "special"};
  return kEdges[static_cast<int>(movement)];
}

const char* dimension_symbol(Dimension dimension) {
  static constexpr const char* kSymbols[] = {"circle", "moon",   "diamond", "hexagon", "plus",
                                             "slash",  "square", "star",    "triangle"};
  return kSymbols[static_cast<int>(dimension)];
}

}  // namespace tavola::arkham
