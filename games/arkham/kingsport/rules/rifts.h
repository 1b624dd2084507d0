// Rifts: tracks that fill with progress markers, rifts that open, move and bring monsters and doom,
// and how they are explored and closed.
#pragma once

#include "games/arkham/rules/board/board.h"
#include "games/arkham/table.h"

namespace tavola::arkham {

inline bool is_open(const RiftState& rift) { return rift.place != kNone; }
int markers_on(const RiftState& rift);  // progress markers, face up or down
int free_spaces(const RiftState& rift);
/// Where a marker of a track would be explored by an encounter. KH-123
bool shows(const RiftState& rift, int space, Area place);
/// Whether a movement pattern feeds a group of a track. KH-096
bool feeds(int track, int group, std::uint16_t white, std::uint16_t black);

// ---- what texts do ------------------------------------------------------------------------------

/// So many face-up markers, as `who` chooses, are treated as explored.
Rule<> remove_progress(Table& t, Seat who, int number, Citation rule);
/// So many markers are put into free spaces of closed rifts, as `who` chooses.
Rule<> place_progress(Table& t, Seat who, int number, Citation rule);
/// Whether so many could be placed at all.
bool can_place_progress(const State& s, int number);
/// All markers of a track go back to the pile; an open rift closes by that. KH-186
void clear_rift(Table& t, int track, Citation rule);
/// The free spaces of these tracks are filled, and their rifts open: on one location, or each on
/// one of its own. KH-182, KH-183
Rule<> open_rifts(Table& t, std::uint8_t tracks, bool apart, Citation rule);

}  // namespace tavola::arkham
