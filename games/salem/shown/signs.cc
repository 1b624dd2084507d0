#include "games/salem/shown/signs.h"

#include <cstddef>
#include <utility>

#include "core/phrase_table.h"

namespace tavola::salem {
namespace {

using scene::Side;

struct PlaceOnBoard {
  Place value;
  Spots spots;
  const char* sign;
};
/// Miskatonic on top and the ring clockwise, as on an instrument's dial; R'lyeh in the middle.
constexpr auto kPlaces = checked_lines<Place, PlaceOnBoard>({
    {kMiskatonic, {{528, 102, Side::kNorth, 0}, {195, 58, Side::kSouth, 1}}, "greek-temple"},
    {kSanatorium, {{812, 154, Side::kNorth, 0}, {318, 106, Side::kSouth, 1}}, "hospital"},
    {kNewspaper, {{912, 342, Side::kNorth, 0}, {334, 224, Side::kSouth, 1}}, "newspaper"},
    {kWitchHouse, {{764, 506, Side::kNorth, 0}, {286, 336, Side::kSouth, 1}}, "spooky-house"},
    {kInn, {{292, 506, Side::kNorth, 0}, {104, 336, Side::kSouth, 1}}, "tavern-sign"},
    {kCemetery, {{144, 342, Side::kNorth, 0}, {56, 224, Side::kSouth, 1}}, "graveyard"},
    {kChurch, {{244, 154, Side::kNorth, 0}, {72, 106, Side::kSouth, 1}}, "church"},
    {kRlyeh, {{528, 330, Side::kSouth, 0}, {195, 208, Side::kSouth, 1}}, "octopus"},
});
constexpr Spots kSlots[] = {
    {{528, 209, Side::kEast, 0}, {195, 142, Side::kNone, 1}},
    {{643, 293, Side::kSouth, 0}, {258, 188, Side::kNone, 1}},
    {{599, 428, Side::kSouth, 0}, {234, 261, Side::kNone, 1}},
    {{457, 428, Side::kSouth, 0}, {156, 261, Side::kNone, 1}},
    {{413, 293, Side::kSouth, 0}, {132, 188, Side::kNone, 1}},
};
constexpr Spots kShadow = {{632, 104, Side::kInside, 0}, {245, 62, Side::kNone, 1}};

constexpr const char* kItemSigns[] = {"spectacle-lenses", "evil-book", "round-potion",
                                      "plain-dagger",     "sigil-eye", "sigil-branch",
                                      "sigil-ring"};

using Sign = std::pair<std::string_view, const char*>;
constexpr Sign kCreatureSigns[] = {
    {"necron", "hooded-figure"},  {"robert_craven", "pointy-hat"}, {"witch", "witch-face"},
    {"undead", "raise-zombie"},   {"blood_hunter", "hound"},       {"soul_eater", "spectre"},
    {"deep_one", "fish-monster"}, {"zombie", "shambling-zombie"},  {"ghost", "ghost"},
    {"ghoul", "bestial-fangs"},   {"nightgaunt", "gargoyle"},      {"byakhee", "evil-bat"},
    {"shoggoth", "gooey-daemon"}, {"mi_go", "alien-bug"},
};
constexpr Sign kOldOneSigns[] = {
    {"shub_niggurath", "curled-tentacle"},
    {"yog_sothoth", "eyestalk"},
    {"cthulhu", "tentacles-skull"},
    {"nyarlathotep", "pharoah"},
    {"azathoth", "star-swirl"},
    {"hastur", "sharp-crown"},
};

template <std::size_t N>
std::string sign_of(const Sign (&signs)[N], std::string_view id, const char* otherwise) {
  for (const Sign& sign : signs)
    if (sign.first == id) return sign.second;
  return otherwise;
}

}  // namespace

const Spots& place_spots(int place) { return kPlaces[static_cast<std::size_t>(place)].spots; }
const Spots& slot_spots(int slot) { return kSlots[slot]; }
const Spots& shadow_spots() { return kShadow; }

std::string place_sign(int place) { return kPlaces[static_cast<std::size_t>(place)].sign; }
std::string item_sign(std::uint8_t item) { return kItemSigns[item]; }
std::string creature_sign(std::string_view id) {
  return sign_of(kCreatureSigns, id, "raise-zombie");
}
std::string old_one_sign(std::string_view id) { return sign_of(kOldOneSigns, id, "eyestalk"); }

std::vector<std::string> cost_signs(const Cost& cost) {
  std::vector<std::string> signs;
  if (cost.sanity > 0) signs.emplace_back("candle-light");
  if (cost.necron > 0) signs.emplace_back("hooded-figure");
  if (cost.any_items > 0) signs.emplace_back("swap-bag");
  for (std::size_t item = 0; item < kSigil; ++item)
    for (int n = 0; n < cost.items[item]; ++n)
      signs.push_back(item_sign(static_cast<std::uint8_t>(item)));
  return signs;
}

}  // namespace tavola::salem
