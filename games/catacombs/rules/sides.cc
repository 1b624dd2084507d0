// Who is who: sides, players, health, what a piece can do and whom it belongs to.
#include "games/catacombs/rules/rules.h"

namespace tavola::catacombs {

std::uint8_t start_health(const State& s, int hero) {
  const HeroSheet& sheet = content().heroes[static_cast<std::size_t>(hero)];
  return hero == kElf && s.house.elf_health != 0 ? sheet.other_health : sheet.health;
}

int health_of(const State& s, Piece piece) {
  if (is_hero(piece)) return s.heroes[piece].health;
  if (is_ally(piece)) return 1 - s.discs[piece].wounds;
  if (piece == kLordPiece) return s.lord_health;
  const std::uint8_t figure = figure_of(s, piece);
  if (figure < kMonsters || figure == kNone) return 0;
  return content().monsters[figure - std::size_t{kMonsters}].health - s.discs[piece].wounds;
}

std::uint8_t abilities_of(const State& s, Piece piece) {
  if (piece == kLordPiece) return lord_of(s).abilities;
  if (!is_monster(piece) || figure_of(s, piece) == kNone) return 0;
  return content().monsters[figure_of(s, piece) - std::size_t{kMonsters}].abilities;
}

bool eliminated(const State& s, Piece piece) { return health_of(s, piece) <= 0; }

bool is_target(const State& s, Piece piece) {
  if (piece == kShield || piece >= kPieces || !on_board(s, piece)) return false;
  return s.discs[piece].fire_wall == 0;
}

bool able(const State& s, Piece piece) {
  return is_target(s, piece) && s.discs[piece].incapacitated == 0 && !eliminated(s, piece);
}

Seat seat_of(const State& s, Piece piece) {
  if (is_hero(piece)) return s.heroes[piece].seat;
  if (is_ally(piece) || piece == kShield) return s.heroes[kWizard].seat;
  return s.overseer;
}

int hero_behind(Piece piece) { return is_hero(piece) ? piece : is_ally(piece) ? kWizard : -1; }

SeatSet hero_seats(const State& s) {
  SeatSet seats = SeatSet::first(s.seats);
  seats.remove(s.overseer);
  return seats;
}

Seat first_hero_seat(const State& s) { return s.overseer == 0 ? 1 : 0; }

bool final_battle(const State& s) {
  return s.place_in_row < kRow && content().row[s.place_in_row] == kLordPlace;
}

bool monsters_on_board(const State& s) {
  for (Piece piece = kLordPiece; piece < kPieces; ++piece)
    if (on_board(s, piece) && s.discs[piece].fire_wall == 0) return true;
  return false;
}

bool allies_on_board(const State& s) { return on_board(s, kSkeleton) || on_board(s, kFamiliar); }

bool has_equipment(const State& s, int hero, int card) {
  return ((s.heroes[hero].equipment >> card) & 1U) != 0;
}

int equipment_sum(const State& s, int hero, std::int8_t Equipment::*what) {
  if (s.discs[hero].incapacitated != 0) return 0;  // CT-327
  int sum = 0;
  const Content& c = content();
  for (std::size_t card = 0; card < c.equipment.size(); ++card)
    if (has_equipment(s, hero, static_cast<int>(card))) sum += c.equipment[card].*what;
  return sum;
}

const Attacks& attacks_of(const State& s, Piece piece) {
  const Content& c = content();
  if (of_hero_side(piece)) return c.heroes[piece].attacks;
  if (piece == kLordPiece) return c.lords_attacks;
  return c.monsters[figure_of(s, piece) - std::size_t{kMonsters}].attacks;
}

}  // namespace tavola::catacombs
