// Where discs lie: the step from the state's nanometres to the simulation's bodies and back, and
// which places a disc may be put to. (CT-084, CT-178 to CT-182, CT-406 to CT-414, CT-546)
#pragma once

#include "core/citation.h"
#include "core/decision.h"
#include "games/catacombs/cards/content.h"
#include "games/catacombs/state.h"
#include "games/catacombs/words.h"
#include "physics/simulation.h"

namespace tavola::catacombs {

using Bodies = physics::List<physics::Body, physics::kMostBodies>;

inline constexpr std::int32_t kObstacle = kShot + 1;  // the body of the first hole; others follow

inline double millimetres(std::int32_t nanometres) { return nanometres / 1e6; }
inline std::int32_t nanometres(double mm) {
  return static_cast<std::int32_t>(mm * 1e6 + (mm < 0 ? -0.5 : 0.5));
}
inline constexpr std::int32_t kNanometresPerMicrometre = 1000;

Size size_of(std::uint8_t figure);
double radius_of(std::uint8_t figure);
double radius_of_size(Size size);
physics::Body body_of(const State& s, Piece piece);
/// Everything that lies on the board now, obstacles included, but one piece.
void bodies_on_board(const State& s, Bodies& to, Piece without = kNone);
double gap_between(const State& s, Piece a, Piece b);

/// A disc that is to be put somewhere: into a zone, or within reach of a piece.
struct Placing {
  Piece piece = kNone;  // kShot for the disc of a ranged attack
  double radius = 0;
  Zone zone = kBoard;
  Piece near = kNone;
};
Placing placing_of(std::uint8_t figure, Piece piece, Zone zone, Piece near = kNone);
Placing placing_of_shot(Piece from, Size size);

/// The rule that forbids a place, in micrometres; not given if the place is allowed.
Citation forbids_place(const State& s, const Placing& placing, std::int32_t x, std::int32_t y);
/// A place that is allowed, the nearest to the piece or to the middle of the zone. False if there
/// is none.
bool find_place(const State& s, const Placing& placing, std::int32_t& x, std::int32_t& y);
inline bool has_place(const State& s, const Placing& placing) {
  std::int32_t x = 0;
  std::int32_t y = 0;
  return find_place(s, placing, x, y);
}
/// Some allowed place by chance, for players who do not care.
bool random_place(const State& s, const Placing& placing, Random& random, std::int32_t& x,
                  std::int32_t& y);

/// The smallest rectangle of micrometres that holds all places worth asking for.
struct PlaceBounds {
  std::int32_t left = 0;
  std::int32_t right = 0;
  std::int32_t bottom = 0;
  std::int32_t top = 0;
};
PlaceBounds bounds_of(const State& s, const Placing& placing);
const physics::Rectangle& rectangle_of(Zone zone);

}  // namespace tavola::catacombs
