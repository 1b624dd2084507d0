// Incapacitation: who can be stunned, how long it lasts, and that no hero misses two rounds in a
// row. (CT-120, CT-315 to CT-327, CT-535, CT-536, CT-562)
#include "games/catacombs/rules/rules.h"

namespace tavola::catacombs {
namespace {

/// What a piece of equipment does for a while ends with its owner's strength, and for good. CT-562
void end_effects_of_equipment(Table& t, Piece hero) {
  Hero& sheet = t.state.heroes[hero];
  if (sheet.unharmed == 0) return;
  sheet.unharmed = 0;
  t.emit(cites("CT-562"), Happening::kProtectionEnds, hero, hero);
}

}  // namespace

bool incapacitate(Table& t, Piece piece, Citation rule) {
  State& s = t.state;
  Disc& disc = s.discs[piece];
  if (!is_target(s, piece) || eliminated(s, piece)) return false;  // CT-329
  if (is_ally(piece)) {
    t.emit(cites("CT-323"), Happening::kAllyUnstunned, piece, figure_of(s, piece));
    return false;
  }
  if (disc.incapacitated != 0) {
    t.emit(is_hero(piece) ? cites("CT-320") : cites("CT-535"), Happening::kAlreadyIncapacitated,
           piece, figure_of(s, piece));
    return false;
  }
  const bool before_acting = s.phase == Phase::kHeroesTurn && disc.acted == 0;
  if (is_hero(piece)) {
    const bool missed_last = s.round > 1 && disc.missed == s.round - 1;
    // In the Overseer's turn the heroes have acted, passed or missed their action.
    if (missed_last && before_acting) {
      t.emit(cites("CT-536"), Happening::kSteadyHero, piece, figure_of(s, piece));
      return false;
    }
  }
  disc.incapacitated = 1;
  disc.since = s.round;
  disc.early = is_hero(piece) && before_acting;
  t.emit(rule, Happening::kIncapacitated, piece, figure_of(s, piece));
  if (disc.early != 0) t.applies(cites("CT-322"));
  if (is_hero(piece)) end_effects_of_equipment(t, piece);
  return true;
}

void note_missed_actions(State& s) {
  for (int hero = 0; hero < kHeroes; ++hero)
    if (s.discs[hero].incapacitated != 0 && s.discs[hero].acted == 0)
      s.discs[hero].missed = s.round;
}

void recover(Table& t) {
  State& s = t.state;
  for (Piece piece = 0; piece < kPieces; ++piece) {
    Disc& disc = s.discs[piece];
    if (disc.incapacitated == 0 || disc.on_board == 0) continue;
    if (disc.since == s.round && disc.early == 0) continue;
    t.emit(disc.early != 0 ? cites("CT-322") : cites("CT-120"), Happening::kRecovers, piece,
           disc.figure);
    disc.incapacitated = 0;
    disc.early = 0;
    disc.stone = 0;
    disc.since = 0;
  }
}

}  // namespace tavola::catacombs
