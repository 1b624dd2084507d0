// Where everything is: areas, investigators, monsters in their slots and cards in their owners'
// hands. Nothing here decides anything.
#pragma once

#include <bit>
#include <cstdint>
#include <span>

#include "games/arkham/table.h"

namespace tavola::arkham {

inline const BoardArea& area_of(Area area) { return content().areas[area]; }
/// Whether something belongs to the boxes on this table.
template <class Thing>
bool in_use(const State& s, const Thing& thing) {
  return has(s.parts, thing.part);
}
/// Cards of the other edition are not, nor is what belongs to the Acts without them. KY-016
inline bool in_use(const State& s, const Card& card) {
  const Edition other = s.house.pharaoh_edition == 0 ? Edition::kOriginal : Edition::kRevised;
  return has(s.parts, card.part) && card.edition != other;
}
/// The card that a text means by a name which both editions have.
inline CardNumber in_edition(const State& s, CardNumber card) {
  const Card& named = content().cards[card];
  return named.twin == kNoCard || in_use(s, named) ? card : named.twin;
}
inline bool in_use(const State& s, const MythosCard& card) {
  return has(s.parts, card.part) && (!card.acts || s.house.acts != 0);
}
/// How many copies of a card or marker the boxes on this table hold.
template <class Thing>
int copies_in_use(const State& s, const Thing& thing) {
  int copies = in_use(s, thing) ? thing.copies : 0;
  for (const FurtherCopies& more : thing.more)
    if (has(s.parts, more.part)) copies += more.copies;
  return copies;
}
/// Whether an area is on the board: its town came out of one of these boxes.
inline bool on_board(const State& s, Area area) { return in_use(s, area_of(area)); }
inline bool is_street(Place place) { return in_town(place) && has(content().streets, place); }
inline bool is_location(Place place) { return in_town(place) && has(content().locations, place); }
/// The street of a location; a street itself.
inline Area street_of(Area area) {
  return content().neighborhoods[area_of(area).neighborhood].street;
}
inline bool gate_open(const State& s, Area area) { return s.gates[area] != kNone; }
inline bool sealed(const State& s, Area area) { return has(s.sealed, area); }
/// An elder sign makes its location a stable one. AH-006
inline AreaSet unstable_now(const State& s) { return content().unstable - s.sealed; }
/// An open gate replaces a closed location while it is open. AH-418
inline bool closed(const State& s, Area area) {
  return (has(s.closed, area) || has(s.closed_now, area)) && !gate_open(s, area);
}
inline const GateMarker& gate_at(const State& s, Area area) {
  return content().gates[s.gates[area]];
}
/// The small decks that boxes bring.
inline int minor_number(CardType type) {
  return static_cast<int>(type) - static_cast<int>(CardType::kExhibit);
}
inline auto& minor_deck(State& s, CardType type) { return s.minor_decks[minor_number(type)]; }
/// Whether nothing but walking leads to an area: no text, card or return does. KH-069
inline bool out_of_reach(Area area) { return has(content().step_by_step, area); }
/// Whether a text that names an area may send somebody there. KH-180
inline bool may_be_sent(const State& s, Area area) {
  return !out_of_reach(area) || s.house.head_by_name == 0;
}
/// The number of players for what depends on it: one less for each expansion board beyond the
/// first. KH-044 to KH-048
int counted_players(const State& s);
/// The same for what a house rule leaves alone: surges, the trophies that win, and texts. R40
int players_in_texts(const State& s);
/// Whether there is another town on the table beside Arkham.
inline bool several_towns(const State& s) { return (s.parts & content().board_parts) != 0; }
int open_gates(const State& s);
AreaSet gate_areas(const State& s);  // with an open gate
inline int elder_signs(const State& s) { return s.sealed.size(); }
inline const AncientOne& ancient_one(const State& s) {
  return content().ancient_ones[s.ancient_one];
}

/// The one that is fought: in the Final Battle, or by somebody alone.
inline std::uint8_t ancient_fought(const State& s) {
  return s.pharaoh.duel == kNone ? s.ancient_one : s.pharaoh.duel;
}

inline bool in_play(const State& s, Seat who) {
  return s.investigators[who].standing == Standing::kInPlay;
}
/// A new investigator comes with the next turn.
inline bool awaits_another(Standing standing) {
  return standing == Standing::kDevoured || standing == Standing::kRetired;
}
/// In an area of a town: not in an Other World, in the jail cell or Lost in Time and Space.
inline bool is_in_town(const State& s, Seat who) {
  return in_play(s, who) && in_town(s.investigators[who].place);
}
inline const InvestigatorSheet& sheet_of(const State& s, Seat who) {
  return content().sheets[s.investigators[who].sheet];
}
/// Where an investigator stands; the jail cell is no area. AH-557
AreaSet areas_with_investigators(const State& s);
bool anybody_at(const State& s, Place place);
/// The next seat from the first player on that has an investigator in play, after `after`; kNone
/// at the end of the round. next_in_order(s, kNone) is the first. AH-053
inline Seat next_in_order(const State& s, Seat after) {
  Seat seat = after == kNone ? s.first : next_seat(after, s.seats);
  if (after != kNone && seat == s.first) return kNone;
  while (!in_play(s, seat)) {
    seat = next_seat(seat, s.seats);
    if (seat == s.first) return kNone;
  }
  return seat;
}
/// Puts an investigator somewhere, by whatever means, and tells it as a move. The explored marker
/// goes with leaving a location; a delay stays. AH-090, AH-540
void put_investigator(Table& t, Seat who, Place place, Citation rule);
/// The same where a line of its own tells it better.
void move_silently(Table& t, Seat who, Place place);
/// Steps along yellow lines from an area to all others, a train being one; closed areas are not
/// passed. 255: no way. AH-490
void distances(const State& s, Area from, std::uint8_t (&steps)[kMostAreas]);

inline bool monster_in_town(const Monster& monster) { return in_town(monster.place); }
inline const MonsterMarker& marker_of(const State& s, int slot) {
  return content().monsters[s.monsters[slot].kind];
}
SlotSet monsters_at(const State& s, Place place);
int count_monsters(const State& s, Place place);

// ------------------------------------------------------------------------------------ Possessions
// of a seat by number ("slot" in options and card_effects.h). A card that is gained comes last;
// when one goes, those after it move up.
inline int first_possession(const State& s, Seat who) { return s.begins[who]; }
inline int all_possessions(const State& s) { return s.begins[kMostSeats]; }
inline std::span<Possession> held(State& s, Seat who) {
  const int from = first_possession(s, who);
  return {s.possessions + from, static_cast<std::size_t>(s.begins[who + 1] - from)};
}
inline std::span<const Possession> held(const State& s, Seat who) {
  const int from = first_possession(s, who);
  return {s.possessions + from, static_cast<std::size_t>(s.begins[who + 1] - from)};
}
inline const Card& card_of(const Possession& possession) {
  return content().cards[possession.card];
}
/// The number of the first such card that a seat holds, or -1.
int find_card(const State& s, Seat who, CardNumber card);
/// What speaks to one investigator and is no possession: the sheet, and those that masks borrow.
inline constexpr int kPersonalSources = 1 + kMostMasks;
inline int personal_sources(const State& s, Seat who) { return 1 + s.pharaoh.borrowed.count(who); }
inline const CardSummary& personal_source(const State& s, Seat who, int n) {
  return content()
      .summaries.sheets[n == 0 ? s.investigators[who].sheet : s.pharaoh.borrowed.at(who, n - 1)];
}
/// Which of the sheets that a seat borrows it has from this card; kNone if none.
int borrowed_from(const State& s, Seat who, CardNumber mask);
/// What these and the possessions can matter for together: to be called whenever a sheet comes or
/// goes. Those below do so for possessions.
Relevance relevance_of_own(const State& s, Seat who);
inline void hear_own(State& s, Seat who) { s.own[who] = relevance_of_own(s, who); }
/// Bare changes of who holds what (board.cc); possessions.cc has the rules around them.
void put_possession(State& s, Seat who, Possession possession);
Possession take_possession(State& s, Seat who, int number);
/// Somebody has the ability of this sheet from a mask.
void lend_ability(State& s, Seat who, std::uint8_t sheet);
/// Follows a possession while its text is carried out, in which cards may go, itself among them;
/// gives how it is followed, or kNone if it is followed already. It is the last that is followed
/// until stop_following().
int follow_card(State& s, Seat who, int number);
/// Where the card is now, or was when it went; `number` if it was not followed.
int stop_following(State& s, int followed, int number = kNone);
inline void follow_no_card(State& s) {
  if (s.being_read[0].who != kNone) stop_following(s, 0);
}

}  // namespace tavola::arkham
