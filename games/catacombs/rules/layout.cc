#include "games/catacombs/rules/layout.h"

#include <algorithm>
#include <cmath>

#include "physics/put_back.h"

namespace tavola::catacombs {
namespace {

constexpr double kMicrometres = 1000.0;  // in a millimetre
constexpr double kReachTolerance = 1e-6;

physics::Body disc_at(const Placing& placing, double x, double y) {
  return {placing.piece, x, y, placing.radius, physics::mass_of(placing.radius), false};
}

bool within_reach(const State& s, const Placing& placing, const physics::Body& disc) {
  return placing.near == kNone ||
         physics::gap(disc, body_of(s, placing.near)) <= content().reach + kReachTolerance;
}

}  // namespace

Size size_of(std::uint8_t figure) {
  const Content& c = content();
  if (figure >= kMonsters) return c.monsters[figure - std::size_t{kMonsters}].size;
  if (figure >= kShield) return Size::kLarge;  // the shield and the Lords
  return c.heroes[figure].size;
}

double radius_of_size(Size size) { return content().radius[static_cast<std::size_t>(size)]; }
double radius_of(std::uint8_t figure) { return radius_of_size(size_of(figure)); }

physics::Body body_of(const State& s, Piece piece) {
  if (piece == kShot) {
    const double radius = radius_of_size(static_cast<Size>(s.shot.size));
    return {kShot,  millimetres(s.shot.x),    millimetres(s.shot.y),
            radius, physics::mass_of(radius), false};
  }
  const Disc& disc = s.discs[piece];
  const double radius = radius_of(disc.figure);
  const bool fixed = disc.stone != 0 || (piece == kShield && content().shield_fixed);
  return {piece, millimetres(disc.x), millimetres(disc.y), radius, physics::mass_of(radius), fixed};
}

void bodies_on_board(const State& s, Bodies& to, Piece without) {
  to.clear();
  for (Piece piece = 0; piece < kPieces; ++piece)
    if (s.discs[piece].on_board != 0 && piece != without) to.push_back(body_of(s, piece));
  if (s.shot.size != kNone && without != kShot) to.push_back(body_of(s, kShot));
  if (s.side == kNone) return;
  const double radius = radius_of_size(Size::kLarge);
  std::int32_t id = kObstacle;
  for (const Hole& hole : content().sides[s.side].holes)
    to.push_back({id++, hole.x, hole.y, radius, physics::mass_of(radius), true});
}

double gap_between(const State& s, Piece a, Piece b) {
  return physics::gap(body_of(s, a), body_of(s, b));
}

Placing placing_of(std::uint8_t figure, Piece piece, Zone zone, Piece near) {
  return {piece, radius_of(figure), zone, near};
}

Placing placing_of_shot(Piece from, Size size) {
  return {kShot, radius_of_size(size), kBoard, from};
}

const physics::Rectangle& rectangle_of(Zone zone) {
  const Content& c = content();
  return zone == kHeroZone ? c.hero_zone : zone == kMonsterZone ? c.monster_zone : c.board;
}

namespace {

/// The rule by which what is placed lies within its zone and overlaps nothing, where it has one of
/// its own.
Citation rule_of_place(const Placing& placing, Citation general) {
  if (placing.piece == kShot) return cites("CT-180");
  if (placing.zone != kBoard) return cites("CT-084");
  if (placing.near == kLordPiece) return cites("CT-541");
  return placing.piece == kSkeleton ? cites("CT-251") : general;
}

/// The rule that says how far from another disc it may lie.
Citation rule_of_reach(const Placing& placing) {
  if (placing.piece == kShot) return cites("CT-179");
  if (placing.near == kLordPiece) return cites("CT-541");
  if (placing.piece == kFamiliar) return cites("CT-259");
  return placing.piece == kSkeleton ? cites("CT-249") : cites("CT-500");
}

}  // namespace

Citation forbids_place(const State& s, const Placing& placing, std::int32_t x, std::int32_t y) {
  const physics::Body disc = disc_at(placing, x / kMicrometres, y / kMicrometres);
  if (!physics::lies_within(disc, rectangle_of(placing.zone)))
    return rule_of_place(placing, cites("CT-174"));
  Bodies others;
  bodies_on_board(s, others, placing.piece);
  if (!physics::place_is_free(disc, others)) return rule_of_place(placing, cites("CT-464"));
  return within_reach(s, placing, disc) ? Citation{} : rule_of_reach(placing);
}

namespace {

bool allowed_at(const State& s, const Placing& placing, double x_mm, double y_mm, std::int32_t& x,
                std::int32_t& y) {
  x = static_cast<std::int32_t>(std::floor(x_mm * kMicrometres + 0.5));
  y = static_cast<std::int32_t>(std::floor(y_mm * kMicrometres + 0.5));
  // A place at the very edge must not be rounded to beyond what can be answered.
  const PlaceBounds bounds = bounds_of(s, placing);
  x = std::clamp(x, bounds.left, std::max(bounds.left, bounds.right));
  y = std::clamp(y, bounds.bottom, std::max(bounds.bottom, bounds.top));
  return !forbids_place(s, placing, x, y).given();
}

/// The free place nearest to a wish, if it is allowed.
bool nearest_to(const State& s, const Placing& placing, const Bodies& others, double wish_x,
                double wish_y, std::int32_t& x, std::int32_t& y) {
  const physics::Body wish = disc_at(placing, wish_x, wish_y);
  for (const physics::Place& place :
       physics::places_to_put_back(rectangle_of(placing.zone), others, wish))
    if (allowed_at(s, placing, place.x, place.y, x, y)) return true;
  return false;
}

}  // namespace

bool find_place(const State& s, const Placing& placing, std::int32_t& x, std::int32_t& y) {
  const physics::Rectangle& zone = rectangle_of(placing.zone);
  Bodies others;
  if (placing.near == kNone) {
    bodies_on_board(s, others, placing.piece);
    return nearest_to(s, placing, others, (zone.left + zone.right) / 2 + 0.3,
                      (zone.bottom + zone.top) / 2 + 0.2, x, y);
  }
  // Around the piece it is nearly always free somewhere; otherwise the gaps are looked for.
  static constexpr double kAround[][2] = {{1, 0},     {-1, 0},     {0, 1},      {0, -1},
                                          {0.8, 0.6}, {-0.8, 0.6}, {0.8, -0.6}, {-0.8, -0.6},
                                          {0.6, 0.8}, {-0.6, 0.8}, {0.6, -0.8}, {-0.6, -0.8}};
  const physics::Body from = body_of(s, placing.near);
  const double touching = from.radius + placing.radius;
  for (const double part : {0.3, 0.0, 0.6, 0.98})
    for (const auto& [dx, dy] : kAround) {
      const double far = touching + part * content().reach;
      if (allowed_at(s, placing, from.x + far * dx, from.y + far * dy, x, y)) return true;
    }
  bodies_on_board(s, others, placing.piece);
  for (const auto& [dx, dy] : kAround) {
    const double far = touching + content().reach / 2;
    if (nearest_to(s, placing, others, from.x + far * dx, from.y + far * dy, x, y)) return true;
  }
  return false;
}

PlaceBounds bounds_of(const State& s, const Placing& placing) {
  physics::Rectangle around = rectangle_of(placing.zone);
  around.left += placing.radius;
  around.right -= placing.radius;
  around.bottom += placing.radius;
  around.top -= placing.radius;
  if (placing.near != kNone) {
    const physics::Body from = body_of(s, placing.near);
    const double far = from.radius + placing.radius + content().reach;
    around.left = std::max(around.left, from.x - far);
    around.right = std::min(around.right, from.x + far);
    around.bottom = std::max(around.bottom, from.y - far);
    around.top = std::min(around.top, from.y + far);
  }
  return {static_cast<std::int32_t>(std::ceil(around.left * kMicrometres)),
          static_cast<std::int32_t>(std::floor(around.right * kMicrometres)),
          static_cast<std::int32_t>(std::ceil(around.bottom * kMicrometres)),
          static_cast<std::int32_t>(std::floor(around.top * kMicrometres))};
}

bool random_place(const State& s, const Placing& placing, Random& random, std::int32_t& x,
                  std::int32_t& y) {
  const PlaceBounds bounds = bounds_of(s, placing);
  const auto between = [&random](std::int32_t least, std::int32_t most) {
    return least + static_cast<std::int32_t>(
                       random.below(static_cast<std::uint32_t>(std::max(most - least, 0)) + 1U));
  };
  for (int tries = 0; tries < 24; ++tries) {
    x = between(bounds.left, bounds.right);
    y = between(bounds.bottom, bounds.top);
    if (!forbids_place(s, placing, x, y).given()) return true;
  }
  return find_place(s, placing, x, y);
}

}  // namespace tavola::catacombs
