// Spawn: monsters that are kept beside the cup, count against nothing and are nobody's trophies.
// They come and go as the sheet or card that uses them says. (DH-037 to DH-041, DH-045, DH-062)
#pragma once

#include "games/arkham/rules/board/board.h"
#include "games/arkham/table.h"

namespace tavola::arkham {

inline bool is_spawn(std::uint8_t kind) { return content().monsters[kind].spawn; }
inline bool is_spawn(const State& s, int slot) { return is_spawn(s.monsters[slot].kind); }
/// Whether any box on the table has Spawn at all.
inline bool has_spawn(const State& s) { return (s.parts & content().spawn_parts) != 0; }
/// Those of a set that are Spawn.
SlotSet spawn_among(const State& s, SlotSet slots);
/// How many markers of a kind are not on the board.
int spawn_left(const State& s, std::uint8_t kind);
/// Puts a marker from beside the board somewhere; the number of its slot.
int enter_spawn(Table& t, std::uint8_t kind, Place place, Citation rule);
/// Whether all markers of the Ancient One's sheet are on the board.
bool all_spawn_out(const State& s);
/// A random one of them enters play in an area, with what it says to that.
Rule<> place_random_spawn(Table& t, Area area, Citation rule);
/// Back to the sheet or card that it belongs to.
void leave_spawn(Table& t, int slot, Citation rule);

}  // namespace tavola::arkham
