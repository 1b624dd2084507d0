// A flick on the board: the layout goes into the simulation, and what it answers becomes new
// places, departures, direct hits and touches of fire walls. Hits come from the contact log and the
// shot alone. (CT-129 to CT-141, CT-453, CT-488)
#include "games/catacombs/rules/flick_memory.h"
#include "games/catacombs/rules/rules.h"

namespace tavola::catacombs {
namespace {

physics::Simulation& simulation() {
  static thread_local physics::Simulation the_simulation(content().laws);
  return the_simulation;
}

bool opposed(Piece attacker, Piece target) {
  return of_hero_side(attacker) ? of_monster_side(target) : of_hero_side(target);
}

}  // namespace

void note_hits(const State& s, const physics::Outcome& outcome, Piece attacker, Piece shot,
               Aftermath& after) {
  double time = -1;
  std::uint8_t instant = 0;
  std::uint32_t hit = 0;
  for (const physics::Contact& contact : outcome.contacts) {
    if (contact.a != shot && contact.b != shot) continue;
    const std::int32_t other = contact.a == shot ? contact.b : contact.a;
    if (other >= kPieces) continue;  // an obstacle
    const auto target = static_cast<Piece>(other);
    if (!opposed(attacker, target) || !is_target(s, target)) continue;
    if (((hit >> target) & 1U) != 0) continue;  // CT-136
    if (contact.time != time) ++instant;
    time = contact.time;
    hit |= 1U << target;
    after.hits.push_back({target, instant});
  }
}

namespace {

void note_burns(const State& s, const physics::Outcome& outcome, Aftermath& after) {
  const auto burns = [&s](std::int32_t piece, std::int32_t wall) {
    return wall < kPieces && s.discs[wall].fire_wall != 0 && piece < kPieces &&
           of_hero_side(static_cast<Piece>(piece));
  };
  for (const physics::Contact& contact : outcome.contacts) {
    std::int32_t piece = contact.a;
    std::int32_t wall = contact.b;
    if (!burns(piece, wall)) std::swap(piece, wall);
    if (!burns(piece, wall)) continue;
    bool known = false;  // CT-298
    for (const Aftermath::Burn& burn : after.burns)
      known = known || (burn.piece == piece && burn.wall == wall);
    if (!known && !after.burns.full())
      after.burns.push_back({static_cast<Piece>(piece), static_cast<Piece>(wall)});
  }
}

}  // namespace

void get_ready_to_slide() { simulation(); }

bool slide(State& s, Piece attacker, Piece shot, Aimed aim, Aftermath& after) {
  Bodies bodies;
  bodies_on_board(s, bodies);
  const auto outcome =
      simulation().flick(content().board, bodies, {shot, aim.dx, aim.dy, aim.speed});
  if (!outcome) return false;
  note_hits(s, **outcome, attacker, shot, after);
  note_burns(s, **outcome, after);
  for (const physics::Body& body : (*outcome)->rest) {
    if (body.fixed) continue;
    const std::int32_t x = nanometres(body.x);
    const std::int32_t y = nanometres(body.y);
    if (body.id == kShot) {
      s.shot.x = x;
      s.shot.y = y;
    } else if (body.id < kPieces) {
      s.discs[body.id].x = x;
      s.discs[body.id].y = y;
    }
  }
  for (const physics::Departure& gone : (*outcome)->left) {
    after.left.push_back({static_cast<Piece>(gone.id), nanometres(gone.x), nanometres(gone.y)});
    if (gone.id < kPieces) s.discs[gone.id].on_board = 0;  // until it is put back
  }
  return true;
}

bool slide_or_recall(State& s, Piece attacker, Piece shot, Aimed aim, Aftermath& after) {
  static thread_local FlickMemory memory;
  const FlickMemory::Flick flick = FlickMemory::about_to(s, attacker, shot, aim);
  if (memory.recall(flick, s, after)) return true;
  if (!slide(s, attacker, shot, aim, after)) return false;
  memory.keep(flick, s, after);
  return true;
}

}  // namespace tavola::catacombs
