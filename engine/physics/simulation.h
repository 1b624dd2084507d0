// A flick followed until everything rests: from one event to the next, with exact motion in
// between. The answer is the same to the bit on every machine, and the mirror image of the input
// gives the mirror image of the answer. This header is all that a program needs; see README.md.
#pragma once

#include <cstdint>
#include <expected>
#include <memory>
#include <span>
#include <string>

#include "physics/body.h"
#include "physics/list.h"

namespace tavola::physics {

struct Path;  // physics/path.h

inline constexpr std::size_t kMostBodies = 64;
inline constexpr std::size_t kMostContacts = 1024;

/// Two discs that pushed each other. The lower id stands first.
struct Contact {
  double time = 0;
  std::int32_t sequence = 0;  // 0, 1, 2, ... within the flick
  std::int32_t a = 0;
  std::int32_t b = 0;
  double ax = 0, ay = 0;  // the centres at that moment
  double bx = 0, by = 0;
  double x = 0, y = 0;  // the point where they meet
  double approach = 0;  // mm/s into each other before the collision; 0 for a pair pushed by others

  friend bool operator==(const Contact&, const Contact&) = default;
};

/// A disc whose centre crossed the edge, and where.
struct Departure {
  std::int32_t id = 0;
  double time = 0;
  double x = 0;
  double y = 0;

  friend bool operator==(const Departure&, const Departure&) = default;
};

struct Velocity {
  double x = 0;  // mm/s
  double y = 0;

  friend bool operator==(const Velocity&, const Velocity&) = default;
};

/// How a flick ended.
struct Outcome {
  List<Contact, kMostContacts> contacts;  // by time, then by ids
  List<Departure, kMostBodies> left;      // by time, then by id
  List<Body, kMostBodies> rest;           // those still on the board, in the order of the input
  double duration = 0;                    // seconds until everything rested
  std::int32_t events = 0;
};

/// Why a flick was not simulated. Nothing has changed then.
struct Refusal {
  enum class Reason : std::uint8_t {
    kBoard,           // the rectangle has no area or is not finite
    kTooManyBodies,   // more than kMostBodies
    kNotFinite,       // a number of a body is not finite, or beyond 1e7
    kRadius,          // not above 0
    kMass,            // not above 0
    kRepeatedId,      // two bodies have this id
    kOverlap,         // two bodies overlap
    kOffTheBoard,     // a centre is outside
    kUnknownShot,     // no body has the id of the shot
    kFixedShot,       // the shot is a fixed body
    kDirection,       // 0, 0 or beyond 32767
    kSpeed,           // outside 0 to top_speed; or velocities that are not one for each body
    kTooManyEvents,   // more than most_events
    kTooManyContacts  // more than the log or a group can hold
  };
  Reason reason{};
  std::int32_t first = 0;  // ids of the bodies it is about, where there are any
  std::int32_t second = 0;

  friend bool operator==(const Refusal&, const Refusal&) = default;
};

/// One sentence in English that says what is wrong and with which body. A caller whose bodies have
/// names numbers them 1, 2, ... and gives the names.
std::string sentence(const Refusal& refusal, std::span<const std::string> names = {});

/// Simulates flicks, one after the other, without heap: all room it needs is taken once, when it is
/// made. It keeps nothing from one flick to the next; use one for each thread.
class Simulation {
 public:
  explicit Simulation(const Laws& laws = {});
  ~Simulation();
  Simulation(Simulation&&) noexcept;
  Simulation& operator=(Simulation&&) noexcept;

  /// The outcome belongs to the simulation and lasts until its next flick. With a path, the motion
  /// of every disc is written down as well, so that it can be shown as it happened.
  std::expected<const Outcome*, Refusal> flick(const Rectangle& board, std::span<const Body> bodies,
                                               const Flick& flick, Path* path = nullptr);

  /// One moment only: the velocities of touching discs after they have collided, with the contacts
  /// of that moment in the outcome. There is one velocity for each body; a fixed body has none.
  std::expected<const Outcome*, Refusal> collide(std::span<const Body> bodies,
                                                 std::span<Velocity> velocities);

  const Laws& laws() const;

 private:
  struct Run;
  std::unique_ptr<Run> run_;
};

/// What bodies and a flick would be refused for before it begins; a Simulation asks this itself.
std::expected<void, Refusal> check(const Rectangle& board, std::span<const Body> bodies);
std::expected<void, Refusal> check(const Rectangle& board, std::span<const Body> bodies,
                                   const Flick& flick, const Laws& laws = {});

}  // namespace tavola::physics
