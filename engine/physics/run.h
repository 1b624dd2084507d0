// The inside of a simulation: the discs in motion, what happens to each next, and the room for
// collisions. Discs are kept in the order of their ids, so that whatever is decided by order is
// decided by id and never by place.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "physics/meeting.h"
#include "physics/path.h"
#include "physics/pushes.h"
#include "physics/simulation.h"

namespace tavola::physics {

/// What comes next for a disc. At equal times contacts come first and leaving the board last.
enum class Next : std::uint8_t { kContact, kRest, kLeave, kNothing };

/// A disc since its last change of motion.
struct Disc {
  double x = 0, y = 0;    // where it was then
  double ux = 0, uy = 0;  // the way it slides, a unit vector; 0 at rest
  double speed = 0;       // how fast it was then
  double since = 0;       // when that was
  double radius = 0;
  double lightness = 0;  // 1 / mass; 0 for a fixed disc
  bool moving = false;
  bool gone = false;

  Next next = Next::kNothing;
  int partner = -1;  // whom it meets, for a contact
  double when = kNever;
};

/// Two discs of a group that touch, the lower one first.
struct Touch {
  int a = 0, b = 0;       // discs
  double nx = 0, ny = 0;  // from a to b
  double apart = 0;       // the gap, mm
  double approach = 0;    // before the first pass, mm/s
  double separation = 0;  // how fast they part now, mm/s
  bool pushed = false;
};

// Discs are numbered by int; a set of them is a bit for each.
inline std::size_t at(int i) { return static_cast<std::size_t>(i); }
inline std::uint64_t bit(int i) { return std::uint64_t{1} << i; }

/// Calls with each disc whose bit is set, lowest first.
template <class Action>
void each(std::uint64_t bits, Action action) {
  for (; bits != 0; bits &= bits - 1) action(std::countr_zero(bits));
}

struct Simulation::Run {
  explicit Run(const Laws& the_laws) : laws(the_laws) {}

  std::expected<void, Refusal::Reason> play();
  void lay_out(const Rectangle& on, std::span<const Body> bodies);
  void strike(const Flick& flick);
  void finish(std::span<const Body> bodies);

  // run.cc: motion and events
  Slide slide_at(const Disc& disc, double time) const;
  void predict(int i);
  double meeting(const Slide& slide, double until, int i, int j) const;
  void predict_after_change(std::uint64_t changed);
  void set_motion(int i, double x, double y, double vx, double vy);
  void put_to_rest(int i);
  void leave(int i);
  void note_stretch(int i);

  // group.cc: collisions
  std::expected<void, Refusal::Reason> collide(int i, int j);
  bool gather(int i, int j);
  bool add_touch(int a, int b);
  double measure();
  std::expected<void, Refusal::Reason> collide_all();
  void push_apart(double restitution);
  bool log();
  void make_room(bool collided, int i, int j);
  void shift(std::span<const double> wanted, std::span<const double> give);

  Laws laws;
  Rectangle board;
  double now = 0;
  int count = 0;
  std::uint64_t in_motion = 0;  // a bit for each disc that moves
  std::array<Disc, kMostBodies> discs;
  std::array<std::int32_t, kMostBodies> ids;
  std::array<std::uint8_t, kMostBodies> rank;  // of the input's bodies among the ids
  std::array<std::uint64_t, kMostBodies> met;  // with whom each has an entry in the log
  Outcome outcome;
  Path* path = nullptr;

  // One group of discs that collide together.
  List<int, kMostBodies> members;
  List<Touch, kMostPairs> touches;
  std::array<Slide, kMostBodies> place;              // by disc
  std::array<double, kMostBodies> vx, vy;            // by disc
  std::array<double, kMostBodies> shift_x, shift_y;  // by disc
  std::uint64_t touched = 0;                         // discs whose motion or place changed
  Square g;
  std::array<double, kMostPairs> start, push;
  Pushes pushes;
};

}  // namespace tavola::physics
