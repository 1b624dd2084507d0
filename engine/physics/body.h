// What lies on a board before a flick: round bodies, the rectangle of the board, the flick itself
// and the laws of the sliding. Plain values in millimetres, seconds and millimetres a second;
// nothing here knows a game.
#pragma once

#include <cstdint>
#include <span>

namespace tavola::physics {

/// A disc that slides, or one that nothing moves.
struct Body {
  std::int32_t id = 0;
  double x = 0;
  double y = 0;
  double radius = 0;
  double mass = 0;  // in any unit; only ratios matter, and a fixed body's counts for nothing
  bool fixed = false;

  friend bool operator==(const Body&, const Body&) = default;
};

/// The mass of a flat disc is as its area; the constant cancels.
constexpr double mass_of(double radius) { return radius * radius; }

/// The board. Its edge is no wall: a disc leaves when its centre crosses it.
struct Rectangle {
  double left = 0;
  double bottom = 0;
  double right = 0;
  double top = 0;

  friend bool operator==(const Rectangle&, const Rectangle&) = default;
};

/// An impulse for one disc. The direction is an integer vector, never an angle, so that no
/// library's sine decides a game; only its direction counts, not its length.
struct Flick {
  std::int32_t shot = 0;  // the id of the disc
  std::int32_t dx = 0;
  std::int32_t dy = 0;
  std::int32_t speed = 0;  // mm/s

  friend bool operator==(const Flick&, const Flick&) = default;
};

inline constexpr std::int32_t kLongestDirection = 32767;

/// How discs slide and bounce. The defaults are wooden discs on a wooden board.
struct Laws {
  double deceleration = 2452.5;   // mm/s², friction 0.25
  double restitution = 0.75;      // of a collision
  double gentle = 1.0;            // mm/s; below this a collision does not bounce
  double approach = 1e-6;         // mm/s; below this nothing collides and everything rests
  double touching = 1e-3;         // mm; a gap up to this is a touch at a moment of contact
  double spacing = 1e-5;          // mm; how far discs that press each other are kept apart
  std::int32_t top_speed = 3500;  // mm/s
  std::int32_t most_events = 100000;

  friend bool operator==(const Laws&, const Laws&) = default;
};

/// How far two rims are apart; negative where the discs overlap.
double gap(const Body& a, const Body& b);

/// Whether a disc may lie there: no gap to another disc is below -0.001 mm. Its own id is skipped.
bool place_is_free(const Body& disc, std::span<const Body> others);

/// Whether the whole disc lies on the board, within 0.001 mm.
bool lies_within(const Body& disc, const Rectangle& board);

}  // namespace tavola::physics
