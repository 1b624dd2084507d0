// Rifts: their tracks fill with progress markers as Mythos cards are resolved; a full one opens its
// rift, which walks the streets and brings monsters and doom until its markers have been explored.
// (KH-057, KH-092 to KH-135, KH-182 to KH-188)
#include "games/arkham/kingsport/rules/rifts.h"

#include <bit>

#include "games/arkham/cards/card_effects.h"
#include "games/arkham/hooks.h"
#include "games/arkham/rules/board/gates.h"
#include "games/arkham/rules/board/town_limits.h"
#include "games/arkham/rules/encounters/encounter_moves.h"
#include "games/arkham/table.h"

namespace tavola::arkham {
namespace {

using TrackSet = std::uint8_t;  // a bit each
constexpr TrackSet kAllTracks = (1U << kRiftTracks) - 1U;
constexpr std::uint8_t kAllSpaces = (1U << kRiftSpaces) - 1U;
constexpr TrackSet only(int track) { return static_cast<TrackSet>(1U << track); }

const RiftMarker& marker_of_track(const State& s, int track) {
  return content().rifts[s.rifts[track].rift];
}

/// Calls visit(track, space) for each progress marker that lies face up.
template <class Visit>
void each_face_up(const State& s, Visit&& visit) {
  for (int track = 0; track < kRiftTracks; ++track)
    for (int space = 0; space < kRiftSpaces; ++space)
      if (s.rifts[track].spaces[space] != kNone && !has(s.rifts[track].explored, space))
        visit(track, space);
}

Area shown_on(const State& s, int track, int space) {
  return content().rift_progress[s.rifts[track].spaces[space]].place;
}

// ---- the pile of progress markers ---------------------------------------------------------------

Deck<std::uint8_t, kMostRiftProgress> pile_of(const State& s) {
  std::uint64_t lying = 0;  // set of markers
  for (const RiftState& rift : s.rifts)
    for (const std::uint8_t marker : rift.spaces)
      if (marker != kNone) lying |= bit(marker);
  Deck<std::uint8_t, kMostRiftProgress> pile;
  for (std::size_t marker = 0; marker < content().rift_progress.size(); ++marker)
    if (!has(lying, static_cast<int>(marker))) pile.add(static_cast<std::uint8_t>(marker));
  return pile;
}

bool progress_barred(const State& s) { return has_trait(s, s.first, Trait::kNoRiftProgress); }

/// A marker comes from the pile into a free space: there are as many of them as spaces, so one is
/// left. KH-098, KH-101
void put_progress(Table& t, int track, int space, Citation rule) {
  State& s = t.state;
  auto pile = pile_of(s);
  s.rifts[track].spaces[space] = t.draw(pile, DeckId::kRiftProgress);
  t.emit(rule, Tells::kRiftGathers, track, s.rifts[track].spaces[space],
         markers_on(s.rifts[track]));
}

int free_space(const RiftState& rift, int from, int number) {
  for (int space = from; space < from + number; ++space)
    if (rift.spaces[space] == kNone) return space;
  return -1;
}

// ---- opening ------------------------------------------------------------------------------------

TrackSet full_and_closed(const State& s) {
  TrackSet full = 0;
  for (int track = 0; track < kRiftTracks; ++track)
    if (!is_open(s.rifts[track]) && free_spaces(s.rifts[track]) == 0) full |= only(track);
  return full;
}

/// The gate location of the card being resolved, or one that is drawn for. KH-102, KH-183
Area location_for_rifts(Table& t) {
  const State& s = t.state;
  const Area named = s.card != kNone ? content().mythos[s.card].gate : kNone;
  return named != kNone ? named : next_mythos_gate(t, s.first, cites("KH-104"));
}

/// Which of the rifts whose track is not known yet this one is. KH-057
void turn_up_marker(Table& t, int track) {
  State& s = t.state;
  if (s.rifts[track].rift != kNone) return;
  Deck<std::uint8_t, kRiftTracks> face_down;
  for (std::uint8_t rift = 0; rift < content().rifts.size(); ++rift) {
    bool known = false;
    for (const RiftState& other : s.rifts) known |= other.rift == rift;
    if (!known) face_down.add(rift);
  }
  s.rifts[track].rift = t.draw(face_down, DeckId::kRifts);
  t.applies(cites("KH-057"));
}

// Whatever lies there, an elder sign or a gate: it neither helps nor hinders. KH-103, KH-105
void open_rift(Table& t, int track, Area area, Citation rule) {
  State& s = t.state;
  turn_up_marker(t, track);
  RiftState& rift = s.rifts[track];
  rift.place = area;
  rift.marks = s.phase == Phase::kMythos ? kFreshRift : 0;
  t.emit(rule, Tells::kRiftOpens, rift.rift, area, track);
}

/// The next of several rifts to open or to move. KH-121, KH-184
Rule<int> choose_rift(Table& t, TrackSet tracks, Prompt prompt, Citation rule) {
  if (std::has_single_bit(tracks)) co_return std::countr_zero(tracks);
  t.ask(t.state.first, prompt, rule);
  for (int track = 0; track < kRiftTracks; ++track)
    if (has(tracks, track)) t.offer(rule, Verb::kRiftNext, track);
  const Option chosen = co_await t.answer();
  co_return chosen.arg(0);
}

Rule<> open_those(Table& t, TrackSet opening) {
  const Area area = location_for_rifts(t);
  while (opening != 0 && area != kNone) {
    const int track = co_await choose_rift(t, opening, Prompt::kRiftOpensNext, cites("KH-184"));
    opening &= static_cast<TrackSet>(~only(track));
    open_rift(t, track, area, cites("KH-102"));
  }
}

Rule<> open_full_tracks(Table& t) {
  const TrackSet opening = full_and_closed(t.state);
  return opening == 0 ? Rule<>::done() : open_those(t, opening);
}

// ---- moving -------------------------------------------------------------------------------------

/// One monster comes out of the rift, an elder sign or not; a vortex swallows it. KH-110, KH-117,
/// KH-120
Rule<> rift_brings_monster(Table& t, int track) {
  State& s = t.state;
  const Area area = s.rifts[track].place;  // or the street beside the vortex that it is in
  const bool in_vortex = (s.rifts[track].marks & kInVortex) != 0;
  if (!in_vortex && warded(s, area)) {
    tell_monster_prevented(t, area, cites("AH-022"));
    co_return;
  }
  if (s.cup.empty()) t.applies(cites("KH-122"));
  const int slot = co_await draw_monster(t, cites("KH-110"));
  if (!in_vortex) {
    co_await place_monster(t, slot, area, cites("KH-110"));
    co_return;
  }
  t.applies(cites("KH-120"));
  s.monsters.move(slot, area);
  co_await enter_vortex(t, slot);
}

/// Where the arrow of a colour leads a rift, or kNone: held or kept out it stays, and out of a
/// vortex no arrow leads. KH-108, KH-115, KH-188
Place way_of_rift(const State& s, const RiftState& rift, bool white) {
  if ((rift.marks & kInVortex) != 0 || anybody_at(s, rift.place)) return kNone;
  const Place to = white ? area_of(rift.place).white : area_of(rift.place).black;
  return to != kNone && in_town(to) && closed(s, to) ? kNone : to;
}

Rule<> move_rift(Table& t, int track, bool white) {
  State& s = t.state;
  RiftState& rift = s.rifts[track];
  const bool swallowed = (rift.marks & kInVortex) != 0;
  const Place to = way_of_rift(s, rift, white);
  if (to == kNone) {
    const bool held = !swallowed && anybody_at(s, rift.place);
    t.emit(held        ? cites("KH-115")
           : swallowed ? cites("KH-120")
                       : cites("AH-214"),
           Tells::kRiftStays, rift.rift, swallowed ? kVortex : rift.place);
    // In a vortex it goes on bringing monsters; elsewhere a house rule lets one that is held.
    if (!swallowed && (!held || s.house.held_rifts == 0)) {
      t.applies(cites("KH-116"));
      co_return;
    }
  } else {
    t.emit(cites("KH-108"), Tells::kRiftMoves, rift.rift, rift.place, to);
    if (to == kVortex)
      rift.marks |= kInVortex;
    else
      rift.place = to;
  }
  co_await rift_brings_monster(t, track);
  if (!swallowed && white == marker_of_track(s, track).white)
    co_await add_doom(t, 1, cites("KH-112"));
}

Rule<> move_those(Table& t, TrackSet moving, std::uint16_t white) {
  const State& s = t.state;
  while (moving != 0) {
    const int track = co_await choose_rift(t, moving, Prompt::kRiftMovesNext, cites("KH-121"));
    moving &= static_cast<TrackSet>(~only(track));
    co_await move_rift(t, track, has(white, static_cast<int>(marker_of_track(s, track).symbol)));
  }
}

// ---- exploring and closing ----------------------------------------------------------------------

/// Its markers return to the pile, and its own lies face down on its track again. KH-127, KH-135
void close_rift(Table& t, int track, Citation rule) {
  RiftState& rift = t.state.rifts[track];
  const Place area = (rift.marks & kInVortex) != 0 ? kVortex : rift.place;
  rift.place = kNone;
  rift.marks = 0;
  rift.explored = 0;
  for (std::uint8_t& marker : rift.spaces) marker = kNone;
  t.emit(rule, Tells::kRiftCloses, rift.rift, area);
}

/// One marker is explored, or removed by a text where nobody has been: it leaves the track of a
/// closed rift, and lies face down on that of an open one, which closes with the fourth. KH-124 to
/// KH-126
void explore_marker(Table& t, Seat who, int track, int space, Tells told, Citation rule) {
  State& s = t.state;
  RiftState& rift = s.rifts[track];
  const Area place = shown_on(s, track, space);
  if (!is_open(rift)) {
    rift.spaces[space] = kNone;
    t.emit(rule, told, who, track, place, markers_on(rift));
    t.applies(cites("KH-124"));
    return;
  }
  rift.explored |= static_cast<std::uint8_t>(1U << space);
  t.emit(rule, told, who, track, place, kRiftSpaces - std::popcount(rift.explored));
  t.applies(cites("KH-125"));
  if (rift.explored == kAllSpaces) close_rift(t, track, cites("KH-126"));
}

Rule<> choose_marker(Table& t, Seat who, Tells told, Citation rule) {
  const Option chosen = co_await t.answer();
  explore_marker(t, who, chosen.arg(0), chosen.arg(1), told, rule);
}

}  // namespace

int free_spaces(const RiftState& rift) {
  int free = 0;
  for (const std::uint8_t marker : rift.spaces) free += marker == kNone ? 1 : 0;
  return free;
}

int markers_on(const RiftState& rift) { return kRiftSpaces - free_spaces(rift); }

bool shows(const RiftState& rift, int space, Area place) {
  return rift.spaces[space] != kNone && !has(rift.explored, space) &&
         content().rift_progress[rift.spaces[space]].place == place;
}

bool feeds(int track, int group, std::uint16_t white, std::uint16_t black) {
  const RiftTrack::Pattern& pattern = content()
                                          .rift_tracks[static_cast<std::size_t>(track)]
                                          .groups[static_cast<std::size_t>(group)];
  return (pattern.white & ~white) == 0 && (pattern.black & ~black) == 0;
}

Rule<> move_rifts(Table& t, std::uint16_t white, std::uint16_t black) {
  State& s = t.state;
  TrackSet moving = 0;
  for (int track = 0; track < kRiftTracks; ++track) {
    if (!is_open(s.rifts[track]) || (s.rifts[track].marks & kFreshRift) != 0) continue;
    if (has(static_cast<unsigned>(white | black),
            static_cast<int>(marker_of_track(s, track).symbol)))
      moving |= only(track);
  }
  return moving == 0 ? Rule<>::done() : move_those(t, moving, white);
}

Rule<> compare_rift_tracks(Table& t, std::uint16_t white, std::uint16_t black) {
  State& s = t.state;
  if (!rifts_in_play(s)) return Rule<>::done();
  if (progress_barred(s)) {
    t.applies(cites("AH-022"));
    return Rule<>::done();
  }
  for (int track = 0; track < kRiftTracks; ++track) {
    if (is_open(s.rifts[track])) continue;  // KH-100
    for (int group = 0; group < kRiftGroups; ++group) {
      if (!feeds(track, group, white, black)) continue;
      const int space = free_space(s.rifts[track], group * kSpacesOfGroup, kSpacesOfGroup);
      if (space >= 0)
        put_progress(t, track, space, s.turn == 0 ? cites("KH-059") : cites("KH-098"));
      else
        t.applies(cites("KH-099"));
    }
  }
  return open_full_tracks(t);
}

void rifts_become_active(State& s) {
  for (RiftState& rift : s.rifts) rift.marks &= static_cast<std::uint8_t>(~kFreshRift);
}

Rule<> explore_rifts(Table& t, Seat who, Area place) {
  const State& s = t.state;
  if (closed(s, place)) return Rule<>::done();  // KH-132
  t.ask(who, Prompt::kExploreRift, cites("KH-128"), place);
  each_face_up(s, [&](int track, int space) {
    if (shown_on(s, track, space) == place)
      t.offer(cites("KH-123"), Verb::kExploreRift, track, space, place);
  });
  if (!t.anything_offered()) return Rule<>::done();
  return choose_marker(t, who, Tells::kRiftExplored, cites("KH-123"));
}

Rule<> remove_progress(Table& t, Seat who, int number, Citation rule) {
  for (; number > 0; --number) {
    const State& s = t.state;
    t.ask(who, Prompt::kRemoveProgress, rule, number);
    each_face_up(s, [&](int track, int space) {
      t.offer(rule, Verb::kExploreRift, track, space, shown_on(s, track, space));
    });
    if (!t.anything_offered()) co_return;
    co_await choose_marker(t, who, Tells::kMarkerRemoved, rule);
  }
}

bool can_place_progress(const State& s, int number) {
  int free = 0;
  for (const RiftState& rift : s.rifts) free += is_open(rift) ? 0 : free_spaces(rift);
  return rifts_in_play(s) && !progress_barred(s) && free >= number;
}

Rule<> place_progress(Table& t, Seat who, int number, Citation rule) {
  State& s = t.state;
  for (; number > 0 && can_place_progress(s, 1); --number) {
    t.ask(who, Prompt::kPlaceProgress, rule, number);
    for (int track = 0; track < kRiftTracks; ++track)
      for (int group = 0; group < kRiftGroups && !is_open(s.rifts[track]); ++group)
        if (free_space(s.rifts[track], group * kSpacesOfGroup, kSpacesOfGroup) >= 0)
          t.offer(rule, Verb::kFeedRift, track, group);
    const Option chosen = co_await t.answer();
    const int track = chosen.arg(0);
    put_progress(t, track,
                 free_space(s.rifts[track], chosen.arg(1) * kSpacesOfGroup, kSpacesOfGroup), rule);
    co_await open_full_tracks(t);
  }
}

void clear_rift(Table& t, int track, Citation rule) {
  RiftState& rift = t.state.rifts[track];
  if (is_open(rift)) return close_rift(t, track, rule);
  for (std::uint8_t& marker : rift.spaces) marker = kNone;
  t.emit(rule, Tells::kRiftCleared, track);
}

Rule<> open_rifts(Table& t, std::uint8_t tracks, bool apart, Citation rule) {
  State& s = t.state;
  if (!rifts_in_play(s) || progress_barred(s)) co_return;
  TrackSet opening = 0;
  for (int track = 0; track < kRiftTracks; ++track) {
    if (!has(tracks & kAllTracks, track) || is_open(s.rifts[track])) continue;
    opening |= only(track);
    for (int space = 0; space < kRiftSpaces; ++space)
      if (s.rifts[track].spaces[space] == kNone) put_progress(t, track, space, cites("KH-182"));
  }
  Area area = apart || opening == 0 ? kNone : location_for_rifts(t);
  while (opening != 0) {
    const int track = co_await choose_rift(t, opening, Prompt::kRiftOpensNext, cites("KH-184"));
    opening &= static_cast<TrackSet>(~only(track));
    if (apart) area = next_mythos_gate(t, s.first, cites("KH-104"));
    if (area != kNone) open_rift(t, track, area, rule);
  }
}

}  // namespace tavola::arkham
