// The map: Location cards on a grid, which are connected and which the light of a Menhir reaches.
// (section 12 of the ledger)
#pragma once

#include "games/avalon/table.h"

namespace tavola::avalon {

inline const Location& location(std::uint8_t which) { return content().island.locations[which]; }
inline int location_count() { return static_cast<int>(content().island.locations.size()); }

/// Where the story of this table begins.
inline const Beginning& beginning(const State& s) {
  return content().island.beginnings[s.house.table];
}

inline bool on_map(const State& s, std::uint8_t which) {
  return s.journey.locations[which].where == Where::kMap;
}
/// The Location that lies on a place of the grid, or kNone.
std::uint8_t location_at(const State& s, int column, int row);
/// The Location with a number, or kNone.
std::uint8_t location_numbered(int number);

/// The card that a Directional Key stands for: the one with its number or, once that has left the
/// game, the version that took its place. (TG-270, TG-272, TG-972)
std::uint8_t card_for_key(const State& s, std::uint16_t key);

/// The card that a text means by a number: the one that lies on the map, be it that card or a later
/// version of it; where none lies, the one that a Key with this number stands for.
std::uint8_t card_in_play_for(const State& s, std::uint16_t number);

/// The Location on the map to which one can go over this side, or kNone. (TG-158 to TG-160, TG-252)
std::uint8_t connected(const State& s, std::uint8_t from, Side side);

/// How many Travels lie between two Locations on the map; a number beyond all ways if none lead
/// there.
inline constexpr int kNoWay = 999;
int steps_between(const State& s, std::uint8_t from, std::uint8_t to);
/// The connected Location that is nearest to another, or farthest; the lowest number of several,
/// kNone if none is nearer or farther.
std::uint8_t step_from(const State& s, std::uint8_t from, std::uint8_t to, bool towards);

/// Whether any Menhir is Active. (TG-111)
bool any_menhir(const State& s);
/// Whether a place lies in the range of an Active Menhir, diagonals included. (TG-112, TG-274)
bool in_light(const State& s, int column, int row);

/// Adds a card of the deck to the map.
void lay(Table& t, std::uint8_t which, int column, int row, Citation rule);
/// Adds the neighbours that the Keys of a Location name and that lie in the light. (TG-254 to
/// TG-259)
void reveal_around(Table& t, std::uint8_t which);

/// Adds a card beside a Location on the map whose Key names it, whether it lies in the light or
/// not, and keeps it there until the Chapter ends. Content says so. (TG-256, TG-276)
void open_way(Table& t, std::uint8_t which, Citation rule);

/// The remaining Location nearest to one that is lost. (TG-279, TG-280)
std::uint8_t nearest_remaining(const State& s, const LocationState& lost);
/// The revealed Location with the lowest number. (TG-449)
std::uint8_t lowest_revealed(const State& s);

/// Who of the living stands in a Location.
SeatSet characters_in(const State& s, std::uint8_t which);
SeatSet living(const State& s);

/// Content replaces a card by a new version; the old one leaves the game, or is set aside until
/// content brings it back. (TG-269 to TG-273, TG-973 to TG-978)
void replace_location(Table& t, std::uint8_t old, std::uint8_t fresh, Citation rule,
                      Where old_goes = Where::kRemoved);

}  // namespace tavola::avalon
