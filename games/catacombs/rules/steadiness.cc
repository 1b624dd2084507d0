// Steadiness: what an unsteady hand makes of an aim. The error comes from the table's generator and
// is drawn like a die, so it is recorded and replays exactly. (CT-476)
#include <algorithm>
#include <cstdlib>

#include "games/catacombs/bots/sight.h"
#include "games/catacombs/rules/rules.h"

namespace tavola::catacombs {
namespace {

/// The widest error of a hand: of the direction, as the tangent in thousandths, and of the speed in
/// thousandths. Small errors are likelier than large ones. A human hand hits a disc of its own size
/// whose centre is 25 cm away in 9 of 10 tries.
struct Spread {
  int direction;
  int speed;
};
constexpr Spread kSpreads[] = {{0, 0}, {60, 30}, {146, 80}, {300, 150}};

int error_within(Table& t, int most) { return t.chance(most + 1) + t.chance(most + 1) - most; }

}  // namespace

// The sum of two equal draws lies within x of its middle in 1 - (1 - x)² of all cases.
double chance_to_hit(const State& s, Seat seat, double distance, double both_radii) {
  const double widest = kSpreads[s.house.hands[seat]].direction / 1000.0 * distance;
  if (widest <= both_radii) return 1;
  const double beside = 1 - both_radii / widest;
  return 1 - beside * beside;
}

Aimed as_the_hand_goes(Table& t, Seat seat, Piece piece, Aimed aim) {
  const State& s = t.state;
  const Spread& spread = kSpreads[s.house.hands[seat]];
  if (spread.direction == 0 || aim.speed == 0) return aim;
  const std::int64_t turn = error_within(t, spread.direction);
  const std::int64_t push = error_within(t, spread.speed);
  std::int64_t dx = std::int64_t{aim.dx} * 1000 - std::int64_t{aim.dy} * turn;
  std::int64_t dy = std::int64_t{aim.dy} * 1000 + std::int64_t{aim.dx} * turn;
  const std::int64_t longest = std::max(std::abs(dx), std::abs(dy));
  if (longest > physics::kLongestDirection) {
    dx = dx * physics::kLongestDirection / longest;
    dy = dy * physics::kLongestDirection / longest;
  }
  Aimed gone = aim;
  gone.dx = static_cast<std::int32_t>(dx);
  gone.dy = static_cast<std::int32_t>(dy);
  gone.speed = std::clamp(static_cast<std::int32_t>(aim.speed * (1000 + push) / 1000), 0,
                          content().laws.top_speed);
  t.emit(cites("CT-476"), Happening::kAimSlipped, piece, figure_of(s, piece),
         static_cast<int>(turn), static_cast<int>(push));
  return gone;
}

}  // namespace tavola::catacombs
