#include "games/catacombs/bots/candidates.h"

#include <algorithm>
#include <cmath>

namespace tavola::catacombs {
namespace {

constexpr double kLongest = 32000;
constexpr std::int32_t kSlowest = 200;

double between(Random& random, double least, double most) {
  return least + (most - least) * (static_cast<double>(random.below(10001)) / 10000.0);
}

Spot away(Spot from, Spot direction, double length) {
  return {from.x + direction.x * length, from.y + direction.y * length};
}

Spot direction_to(Spot from, Spot to) {
  const double length = distance_between(from, to);
  return length > 0 ? Spot{(to.x - from.x) / length, (to.y - from.y) / length} : Spot{1, 0};
}

Spot across(Spot direction) { return {-direction.y, direction.x}; }

std::int32_t allowed_speed(double speed) {
  return std::clamp(static_cast<std::int32_t>(speed), kSlowest, content().laws.top_speed);
}

/// What a disc needs to slide this far and stop.
double speed_over(double distance) {
  return std::sqrt(2 * content().laws.deceleration * std::max(distance, 0.0));
}

Aimed aimed_at(Spot from, Spot to, double speed) {
  const Spot direction = direction_to(from, to);
  const double longest = std::max(std::fabs(direction.x), std::fabs(direction.y));
  Aimed aim;
  aim.dx = static_cast<std::int32_t>(direction.x / longest * kLongest);
  aim.dy = static_cast<std::int32_t>(direction.y / longest * kLongest);
  aim.speed = allowed_speed(speed);
  return aim;
}

Aimed any_aim(Random& random) {
  Aimed aim;
  aim.dx = static_cast<std::int32_t>(random.below(65535)) - 32767;
  aim.dy = static_cast<std::int32_t>(random.below(65535)) - 32767;
  aim.speed = 300 + static_cast<std::int32_t>(random.below(3201));
  if (aim.dx == 0 && aim.dy == 0) aim.dx = 1;
  return aim;
}

/// One of the other side, rather one in sight; null if there is none.
const physics::Body* some_enemy(const State& s, const Bodies& bodies, const Shooter& shooter,
                                Random& random) {
  constexpr int kGlances = 3;
  const bool heroes = of_hero_side(shooter.attacker);
  const physics::Body* enemies[kPieces];
  std::uint32_t count = 0;
  for (const physics::Body& body : bodies) {
    if (body.id >= kPieces) continue;
    const auto piece = static_cast<Piece>(body.id);
    if (is_target(s, piece) && (heroes ? of_monster_side(piece) : of_hero_side(piece)))
      enemies[count++] = &body;
  }
  const physics::Body* seen = nullptr;
  for (int glance = 0; glance < kGlances && count > 0; ++glance) {
    seen = enemies[random.below(count)];
    if (clear_line(bodies, shooter.disc, shooter.at, shooter.radius, *seen)) break;
  }
  return seen;
}

/// From a push that barely arrives to all that a finger can do.
double speed_to_hit(const Shooter& shooter, double distance, Random& random) {
  constexpr double kForces[] = {1.15, 1.4, 1.8, 2.4};
  const double needed = speed_over(distance);
  const std::uint32_t force = random.below(shooter.melee() ? 6 : 4);
  if (force < 4) return std::max(needed * kForces[force], 700.0);
  return between(random, 2200, content().laws.top_speed);
}

/// Straight on, or with the rims meeting to the left or right of the line.
Aimed direct(const Shooter& shooter, const physics::Body& enemy, bool cut, Random& random) {
  const Spot from = shooter.at;
  const Spot line = direction_to(from, spot_of(enemy));
  const double both = shooter.radius + enemy.radius;
  double aside = between(random, -0.12, 0.12);
  if (cut) aside = between(random, 0.3, 0.92) * (random.below(2) == 0 ? 1 : -1);
  const Spot to = away(spot_of(enemy), across(line), aside * both);
  return aimed_at(from, to, speed_to_hit(shooter, distance_between(from, to), random));
}

/// Off another body towards the enemy. Tries points around the near side of the body and takes the
/// one whose bounce passes closest to the enemy. False if none comes near.
bool bank(const Shooter& shooter, const physics::Body& cushion, const physics::Body& enemy,
          Random& random, Aimed& aim) {
  constexpr int kPoints = 24;
  const Spot middle = spot_of(cushion);
  const Spot near = direction_to(middle, shooter.at);
  const Spot side = across(near);
  const double mass = physics::mass_of(shooter.radius);
  const double bounce = 1 + content().laws.restitution;
  const double push = cushion.fixed ? bounce : bounce * cushion.mass / (mass + cushion.mass);
  double best = shooter.radius + enemy.radius;
  Spot best_point;
  for (int i = 0; i < kPoints; ++i) {
    const double offset = between(random, -0.97, 0.97);
    const Spot normal =
        away({near.x * std::sqrt(1 - offset * offset), near.y * std::sqrt(1 - offset * offset)},
             side, offset);
    const Spot meeting = away(middle, normal, cushion.radius + shooter.radius);
    const Spot in = direction_to(shooter.at, meeting);
    const double into = in.x * normal.x + in.y * normal.y;
    if (into >= 0) continue;
    const Spot out = direction_to({}, away(in, normal, -push * into));
    const double ahead = (enemy.x - meeting.x) * out.x + (enemy.y - meeting.y) * out.y;
    const double miss = std::fabs((enemy.x - meeting.x) * out.y - (enemy.y - meeting.y) * out.x);
    if (ahead <= 0 || miss >= best) continue;
    best = miss;
    best_point = meeting;
  }
  if (best >= shooter.radius + enemy.radius) return false;
  aim = aimed_at(shooter.at, best_point, between(random, 1800, content().laws.top_speed));
  return true;
}

/// Behind something as seen by the enemy, in front of a friend, or simply away.
Aimed cover(const State& s, const Bodies& bodies, const Shooter& shooter,
            const physics::Body& enemy, Random& random) {
  const physics::Rectangle& board = content().board;
  const physics::Body& screen = bodies[random.below(static_cast<std::uint32_t>(bodies.size()))];
  const bool friendly =
      screen.id < kPieces && is_target(s, static_cast<Piece>(screen.id)) &&
      of_hero_side(static_cast<Piece>(screen.id)) == of_hero_side(shooter.attacker);
  Spot to;
  if (screen.id == shooter.disc || screen.id == enemy.id) {
    to = away(shooter.at, direction_to(spot_of(enemy), shooter.at), between(random, 40, 200));
  } else {
    const double gap = screen.radius + shooter.radius + between(random, 2, 12);
    const Spot line = direction_to(spot_of(enemy), spot_of(screen));
    to = away(spot_of(screen), line, friendly && random.below(2) == 0 ? -gap : gap);
  }
  to.x = std::clamp(to.x, board.left + shooter.radius, board.right - shooter.radius);
  to.y = std::clamp(to.y, board.bottom + shooter.radius, board.top - shooter.radius);
  return aimed_at(shooter.at, to, speed_over(distance_between(shooter.at, to)));
}

/// To a free place from which the enemy can be hit next time. False if none was found.
bool approach(const Bodies& bodies, const Shooter& shooter, const physics::Body& enemy,
              Random& random, Aimed& aim) {
  constexpr int kTries = 6;
  const physics::Rectangle& board = content().board;
  for (int i = 0; i < kTries; ++i) {
    const Spot way = direction_to({}, {between(random, -1, 1), between(random, -1, 1)});
    const double far = shooter.radius + enemy.radius + between(random, 15, 150);
    const Spot to = away(spot_of(enemy), way, far);
    if (to.x < board.left || to.x > board.right || to.y < board.bottom || to.y > board.top)
      continue;
    const physics::Body there{kNone, to.x, to.y, 0, 1, false};
    if (!clear_line(bodies, shooter.disc, to, shooter.radius, enemy) ||
        !clear_line(bodies, shooter.disc, shooter.at, shooter.radius, there))
      continue;
    aim = aimed_at(shooter.at, to, speed_over(distance_between(shooter.at, to)));
    return true;
  }
  return false;
}

/// How much a disc at this place has to fear, and how crowded it stands.
double unease(const State& s, const Bodies& bodies, const Placing& placing, Spot at) {
  constexpr double kCrowded = 12;  // mm between rims
  const bool heroes = of_hero_side(placing.piece);
  const physics::Body disc{placing.piece, at.x, at.y, placing.radius, 1, false};
  double fear = 0;
  bool anybody = false;
  for (const physics::Body& body : bodies) {
    if (body.id >= kPieces || body.id == placing.piece) continue;
    const auto piece = static_cast<Piece>(body.id);
    if (!is_target(s, piece)) continue;
    if (of_hero_side(piece) == heroes) {
      if (physics::gap(disc, body) < kCrowded) fear += 0.3;
      continue;
    }
    anybody = true;
    if (clear_line(bodies, body.id, spot_of(body), body.radius, disc)) fear += 1;
  }
  if (anybody || !heroes) return fear;
  // The monsters have yet to come; they will stand somewhere in their zone.
  const physics::Rectangle& zone = content().monster_zone;
  for (int i = 1; i <= 3; ++i) {
    const Spot from{(zone.left + zone.right) / 2, zone.bottom + (zone.top - zone.bottom) * i / 4};
    if (clear_line(bodies, kNone, from, placing.radius, disc)) fear += 1;
  }
  return fear;
}

}  // namespace

Shooter shooter_of(const State& s, Piece attacker) {
  const bool shot = s.shot.size != kNone;
  const physics::Body body = body_of(s, shot ? kShot : attacker);
  return {attacker, body.id, spot_of(body), body.radius};
}

Aimed candidate_aim(const State& s, const Shooter& shooter, Random& random) {
  Bodies bodies;
  bodies_on_board(s, bodies);
  const physics::Body* const enemy = some_enemy(s, bodies, shooter, random);
  const std::uint32_t kind = random.below(100);
  if (enemy == nullptr || kind < 4) return any_aim(random);
  if (kind < 16 && shooter.melee()) return cover(s, bodies, shooter, *enemy, random);
  Aimed closer;
  if (kind < 50 && shooter.melee() &&
      !clear_line(bodies, shooter.disc, shooter.at, shooter.radius, *enemy) &&
      approach(bodies, shooter, *enemy, random, closer))
    return closer;
  if (kind < 30) {
    const auto& cushion = bodies[random.below(static_cast<std::uint32_t>(bodies.size()))];
    Aimed aim;
    if (cushion.id != shooter.disc && cushion.id != enemy->id &&
        bank(shooter, cushion, *enemy, random, aim))
      return aim;
  }
  return direct(shooter, *enemy, kind >= 72, random);
}

bool candidate_place(const State& s, const Placing& placing, Random& random, std::int32_t& x,
                     std::int32_t& y) {
  constexpr std::uint32_t kLooks = 5;
  Bodies bodies;
  bodies_on_board(s, bodies, placing.piece);
  double least = 1e9;
  for (std::uint32_t looks = 1 + random.below(kLooks); looks > 0; --looks) {
    std::int32_t new_x = 0;
    std::int32_t new_y = 0;
    if (!random_place(s, placing, random, new_x, new_y)) return false;
    const double fear = unease(s, bodies, placing, {new_x / 1000.0, new_y / 1000.0});
    if (fear >= least) continue;
    least = fear;
    x = new_x;
    y = new_y;
  }
  return true;
}

bool candidate_shot(const State& s, const Placing& placing, Piece origin, Random& random,
                    std::int32_t& x, std::int32_t& y, Aimed& aim) {
  constexpr int kTries = 4;
  Bodies bodies;
  bodies_on_board(s, bodies, kShot);
  const physics::Body from = body_of(s, origin);
  Shooter shooter{origin, kShot, spot_of(from), placing.radius};
  const physics::Body* const enemy = some_enemy(s, bodies, shooter, random);
  const PlaceBounds bounds = bounds_of(s, placing);
  bool found = false;
  for (int i = 0; i < kTries && enemy != nullptr && !found; ++i) {
    // Ahead of its origin, ever further to one side.
    const Spot line = direction_to(spot_of(from), spot_of(*enemy));
    const double turn = between(random, -0.5, 0.5) * (i + 0.2);
    const Spot way = direction_to({}, away(line, across(line), turn));
    const double far = from.radius + placing.radius + between(random, 0.05, 0.98) * content().reach;
    shooter.at = away(spot_of(from), way, far);
    x = static_cast<std::int32_t>(shooter.at.x * 1000);
    y = static_cast<std::int32_t>(shooter.at.y * 1000);
    found = x >= bounds.left && x <= bounds.right && y >= bounds.bottom && y <= bounds.top &&
            !forbids_place(s, placing, x, y).given();
  }
  if (!found && !random_place(s, placing, random, x, y)) return false;
  shooter.at = {x / 1000.0, y / 1000.0};
  if (enemy == nullptr || random.below(6) == 0)
    aim = candidate_aim(s, shooter, random);
  else
    aim = direct(shooter, *enemy, random.below(4) == 0, random);
  return true;
}

}  // namespace tavola::catacombs
