#include "games/arkham/bots/horror_costs.h"

#include <array>
#include <bit>

#include "games/arkham/bots/few.h"
#include "games/arkham/bots/weights.h"
#include "games/arkham/cards/card_effects.h"
#include "games/arkham/dunwich/rules/dunwich_horror.h"
#include "games/arkham/hooks.h"
#include "games/arkham/rules/board/board.h"

namespace tavola::arkham {
namespace {

constexpr int kBoxColours = 2;  // white and black

/// How many Mythos cards of each part move monsters of a dimension along arrows of a colour.
struct MovesListed {
  std::array<std::array<std::array<std::uint16_t, kBoxColours>, kDimensions>, kMostParts> of{};
  std::array<std::uint16_t, kMostParts> all{};
};

const MovesListed& moves_listed() {
  static const MovesListed counted = [] {
    MovesListed moves;
    for (const MythosCard& card : content().mythos) {
      moves.all[card.part] = static_cast<std::uint16_t>(moves.all[card.part] + card.copies);
      for (std::size_t dimension = 0; dimension < kDimensions; ++dimension) {
        auto& of = moves.of[card.part][dimension];
        if (has(card.white, static_cast<int>(dimension)))
          of[0] = static_cast<std::uint16_t>(of[0] + card.copies);
        if (has(card.black, static_cast<int>(dimension)))
          of[1] = static_cast<std::uint16_t>(of[1] + card.copies);
      }
    }
    return moves;
  }();
  return counted;
}

/// The chance that the next Mythos card moves a monster along one of these arrows.
double chance_of_move(const State& s, Dimension dimension, bool white, bool black) {
  double some = 0;
  double all = 0;
  for (std::uint32_t left = s.parts; left != 0; left &= left - 1) {
    const auto part = static_cast<std::size_t>(std::countr_zero(left));
    const auto& of = moves_listed().of[part][static_cast<std::size_t>(dimension)];
    some += (white ? of[0] : 0) + (black ? of[1] : 0);
    all += moves_listed().all[part];
  }
  return all > 0 ? some / all : 0;
}

/// What so many tokens on the track cost; the last one calls the Horror.
double cost_of_tokens(int tokens, double of_doom) {
  const double there = w.horror + w.horror_doom * of_doom;
  if (tokens >= kHorrorTrack) return there;
  const double full = 1.0 * tokens / kHorrorTrack;
  return w.gathering * full * full * there;
}

/// Whether a monster goes where arrows lead, and nobody holds it where it is.
bool follows_arrows(const State& s, const Monster& monster) {
  const Movement movement = movement_of(s, monster.kind);
  return (movement == Movement::kNormal || movement == Movement::kFast ||
          movement == Movement::kStalker || movement == Movement::kAquatic) &&
         !anybody_at(s, monster.place);
}

}  // namespace

double cost_of_horror(const State& s, double of_doom) {
  return s.dunwich.horror_tokens == 0 ? 0 : cost_of_tokens(s.dunwich.horror_tokens, of_doom);
}

double cost_of_vortices(const State& s, double of_doom) {
  AreaSet edges;  // streets with an arrow into a vortex
  for (const Vortex& vortex : content().vortices)
    if (in_use(s, vortex)) edges.add(vortex.street);
  if (edges.empty()) return 0;
  const int tokens = s.dunwich.horror_tokens;
  const double next = tokens < kHorrorTrack
                          ? cost_of_tokens(tokens + 1, of_doom) - cost_of_tokens(tokens, of_doom)
                          : 0;
  double cost = 0;
  for (int slot = 0; slot < kMonsterSlots; ++slot) {
    const Monster monster = s.monsters[slot];
    if (monster.kind == kNone || !in_town(monster.place) || !has(edges, monster.place)) continue;
    if (!follows_arrows(s, monster)) continue;
    const BoardArea& street = area_of(monster.place);
    cost += (w.terror + next) * chance_of_move(s, content().monsters[monster.kind].dimension,
                                               street.white == kVortex, street.black == kVortex);
  }
  return cost;
}

std::span<const MonsterNumbers> faces_of_horror() {
  static const Few<MonsterNumbers> all = [] {
    constexpr std::uint8_t kLikeAWound = 2;  // what a card has in place of damage
    Few<MonsterNumbers> faces;
    if (content().horror == kNone) return faces;
    const MonsterMarker& marker = content().monsters[content().horror];
    for (const TableCard& card : content().table_cards) {
      if (card.kind != TableCardKind::kHorror) continue;
      MonsterNumbers face = card.foe;
      face.awareness = marker.awareness;
      face.toughness = marker.toughness;
      if (face.combat_damage == 0) face.combat_damage = kLikeAWound;
      if (face.frightens && face.horror_damage == 0) face.horror_damage = kLikeAWound;
      faces.add(face);
    }
    return faces;
  }();
  return all.all();
}

}  // namespace tavola::arkham
