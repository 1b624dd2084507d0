// Gates that open and close, the doom that comes with them, and elder signs.
#pragma once

#include "games/arkham/rules/board/board.h"
#include "games/arkham/table.h"

namespace tavola::arkham {

/// How many open gates awaken the Ancient One. AH-423
int too_many_gates(const State& s);
/// It awakens too when the limit falls to the gates that are open already. AH-423
Rule<> test_gate_limit(Table& t);
/// Whether anything keeps a gate or a monster from appearing at a location. AH-116, AH-521
bool gate_prevented(const State& s, Area area);
bool monsters_prevented(const State& s, Area area);
/// Whether somebody's presence keeps everything from appearing in an area. AH-521
bool warded(const State& s, Area area);
/// Whether no monster may appear in an area, which is told if so.
bool no_monster_appears(Table& t, Area area);
void tell_monster_prevented(Table& t, Area area, Citation rule);
/// Opens a gate with everything that comes with it: doom, marker, Clues, investigators drawn in.
/// `monsters` are placed afterwards. False if it was prevented. AH-117, AH-176 to AH-185
Rule<bool> open_gate(Table& t, Area area, int monsters, Citation rule);
/// The elder sign of a location breaks, and a gate opens there: no doom token, no surge. KH-082 to
/// KH-091, KH-181
Rule<bool> gate_burst(Table& t, Area area, int monsters);
Rule<> add_doom(Table& t, int tokens, Citation rule);
void remove_doom(Table& t, int tokens, Citation rule);
/// Who has closed a gate: a text without a reader may, too.
enum class ClosedBy : std::uint8_t { kInvestigator, kNobody };
/// The gate at an area closes: monsters of its dimension return, explored markers go. `who` gets
/// the marker; kNone puts it at the bottom of the stack. Victory is tested, unless no investigator
/// did it. AH-144 to AH-152, AH-555
Rule<> close_gate(Table& t, Area area, Seat who, Citation rule,
                  ClosedBy by = ClosedBy::kInvestigator);
/// Puts an elder sign on a location; victory is tested. Whoever closed the gate calls this before
/// or after as the rules say. AH-150, AH-158
Rule<> place_elder_sign(Table& t, Area area, Citation rule);
/// Whether a card in play keeps the location from being sealed, and tells so.
bool sealing_prevented(Table& t, Area area);
/// Whether a card in play keeps the gate there from being closed.
bool cannot_be_closed(const State& s, Area area);
/// The same, and tells so.
bool closing_prevented(Table& t, Area area);
/// Another marker takes the place of that of an open gate: monsters of its symbol return as if it
/// had closed, but nobody has closed it.
void replace_gate(Table& t, Area area, Citation rule);
/// An open gate moves to another location, with all that a gate does where it opens.
Rule<> shift_gate(Table& t, Area from, Area to, Citation rule);
/// A monster comes out of the cup and onto the board.
Rule<> monster_appears(Table& t, Area area, Citation drawn, Citation placed);
/// Draws an investigator through the gate at an area.
void draw_in(Table& t, Seat who, Area area, Citation rule);

}  // namespace tavola::arkham
