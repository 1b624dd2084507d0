// Preparation: the heroes are placed in their zone, then the Overseer places what waits in the
// room. (CT-082 to CT-089, CT-258, CT-259, CT-266)
#include <algorithm>

#include "games/catacombs/rules/rules.h"

namespace tavola::catacombs {

void put_at(State& s, Piece piece, std::int32_t x, std::int32_t y) {
  Disc& disc = s.discs[piece];
  disc.x = x * kNanometresPerMicrometre;
  disc.y = y * kNanometresPerMicrometre;
  disc.on_board = 1;
}

void ask_place(Table& t, Seat seat, Prompt prompt, Citation rule, Piece piece, std::uint8_t figure,
               Zone zone, Piece near) {
  if (prompt == Prompt::kPlaceNear)
    t.ask(seat, prompt, rule, figure, near);
  else
    t.ask(seat, prompt, rule, figure);
  measure_place(t, bounds_of(t.state, placing_of(figure, piece, zone, near)));
  t.offer_measured(rule, Verb::kPlace, piece, figure, zone,
                   near == kNone ? kNothing : static_cast<std::int16_t>(near));
}

namespace {

bool waits(const State& s, int hero) {
  return s.heroes[hero].health > 0 && s.discs[hero].on_board == 0;
}

// Where there is no room left in a zone, the rest of the board must do. CT-175
Zone zone_with_room(const State& s, std::uint8_t figure, Piece piece, Zone zone) {
  return has_place(s, placing_of(figure, piece, zone)) ? zone : kBoard;
}

void place_it(Table& t, const Option& chosen, Citation rule) {
  State& s = t.state;
  const auto piece = chosen.arg<Piece>(0);
  put_at(s, piece, measured(t, kX), measured(t, kY));
  t.emit(rule, Happening::kPlaced, piece, figure_of(s, piece), s.discs[piece].x / 10'000,
         s.discs[piece].y / 10'000);
}

/// Takes in the bounds of another disc that might be placed in the same answer.
void widen(PlaceBounds& bounds, const PlaceBounds& other) {
  bounds.left = std::min(bounds.left, other.left);
  bounds.right = std::max(bounds.right, other.right);
  bounds.bottom = std::min(bounds.bottom, other.bottom);
  bounds.top = std::max(bounds.top, other.top);
}

bool familiar_comes(const State& s) {
  if (!alive(s, kWizard) || s.discs[kFamiliar].on_board != 0) return false;
  const auto& cards = content().equipment;
  for (std::size_t card = 0; card < cards.size(); ++card)
    if (cards[card].familiar && has_equipment(s, kWizard, static_cast<int>(card))) return true;
  return false;
}

Rule<> place_familiar(Table& t) {
  State& s = t.state;
  Piece near = kWizard;
  if (!has_place(s, placing_of(kFamiliar, kFamiliar, kHeroZone, near))) near = kNone;
  const Zone zone = near == kNone ? zone_with_room(s, kFamiliar, kFamiliar, kHeroZone) : kHeroZone;
  ask_place(t, seat_of(s, kFamiliar), Prompt::kPlaceNear, cites("CT-258"), kFamiliar, kFamiliar,
            zone, near);
  const Option chosen = co_await t.answer();
  place_it(t, chosen, cites("CT-258"));
  s.phase = Phase::kPlaceMonsters;
}

/// The heroes that one player still has to place; the player chooses the order, and may let the
/// next player place one before. Gives whether one was placed. CT-087
Rule<bool> place_heroes_of(Table& t, Seat seat, bool others_wait) {
  State& s = t.state;
  t.ask(seat, Prompt::kPlaceHero, cites("CT-082"));
  PlaceBounds bounds;
  bool first = true;
  for (Piece hero = 0; hero < kHeroes; ++hero) {
    if (!waits(s, hero) || s.heroes[hero].seat != seat) continue;
    const Zone zone = zone_with_room(s, hero, hero, kHeroZone);
    const PlaceBounds own = bounds_of(s, placing_of(hero, hero, zone));
    if (first) bounds = own;
    first = false;
    widen(bounds, own);
    t.offer_measured(cites("CT-082"), Verb::kPlace, hero, hero, zone);
  }
  if (others_wait) t.offer(cites("CT-087"), Verb::kOthersFirst);
  measure_place(t, bounds);
  const Option chosen = co_await t.answer();
  if (chosen.is(Verb::kOthersFirst)) co_return false;
  place_it(t, chosen, cites("CT-082"));
  co_return true;
}

/// One hero more, by the first player in seat order who does not let the others place before; the
/// last of them places.
Rule<> place_a_hero(Table& t, SeatSet players) {
  for (Seat seat = 0; seat < t.state.seats; ++seat) {
    if (!players.has(seat)) continue;
    players.remove(seat);
    if (co_await place_heroes_of(t, seat, !players.empty())) co_return;
  }
}

}  // namespace

Rule<> place_heroes(Table& t) {
  State& s = t.state;
  SeatSet players;
  for (int hero = 0; hero < kHeroes; ++hero)
    if (waits(s, hero)) players.add(s.heroes[hero].seat);
  if (players.empty()) {
    if (familiar_comes(s)) return place_familiar(t);
    s.phase = Phase::kPlaceMonsters;
    return Rule<>::done();
  }
  return place_a_hero(t, players);
}

Rule<> place_monsters(Table& t) {
  State& s = t.state;
  t.ask(s.overseer, Prompt::kPlaceMonster, cites("CT-083"));
  PlaceBounds bounds;
  std::uint32_t offered = 0;
  for (Piece piece = kLordPiece; piece < kPieces; ++piece) {
    const std::uint8_t figure = figure_of(s, piece);
    const bool here = piece == kLordPiece ? final_battle(s) : figure != kNone;
    // Discs of one kind are alike: one of them stands for all.
    if (!here || on_board(s, piece) || ((offered >> figure) & 1U) != 0) continue;
    const Zone zone = zone_with_room(s, figure, piece, kMonsterZone);
    const PlaceBounds own = bounds_of(s, placing_of(figure, piece, zone));
    if (offered == 0) bounds = own;
    offered |= 1U << figure;
    widen(bounds, own);
    t.offer_measured(cites("CT-083"), Verb::kPlace, piece, figure, zone);
  }
  if (offered == 0) {
    begin_combat(t);
    co_return;
  }
  measure_place(t, bounds);
  const Option chosen = co_await t.answer();
  place_it(t, chosen, cites("CT-083"));
}

}  // namespace tavola::catacombs
