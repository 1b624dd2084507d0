// A scene: everything that one viewer may see of a table, as plain data. Terminal, browser and
// protocol draw scenes and know no game; hidden things are gone before a scene is made. Texts are
// messages with arguments, so one scene serves every language.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/seats.h"
#include "scene/board.h"
#include "scene/choice.h"
#include "scene/panel.h"
#include "scene/text.h"

namespace tavola::scene {

/// How a part of the clock stands that takes a game from one value of its own phases to another.
template <class E>
constexpr PhaseState phase_state(E now, E from, E to) {
  if (now < from) return PhaseState::kNext;
  return to < now ? PhaseState::kDone : PhaseState::kNow;
}
template <class E>
constexpr PhaseState phase_state(E now, E at) {
  return phase_state(now, at, at);
}

struct Step {
  std::string id;
  Text text;
  PhaseState state = PhaseState::kNext;
  friend bool operator==(const Step&, const Step&) = default;
};

struct Phase {
  std::string id;
  Text text;
  PhaseState state = PhaseState::kNext;
  std::vector<Step> steps;
  friend bool operator==(const Phase&, const Phase&) = default;
};

struct Clock {
  std::int32_t round = 0;
  std::vector<Phase> phases;
  friend bool operator==(const Clock&, const Clock&) = default;
};

struct Scene {
  std::string game;
  std::string theme;
  std::uint64_t revision = 0;
  Seat viewer = kSpectator;
  /// So much is counted at this table that its tracks are drawn briefly: numbers without names, on
  /// a phone in the strip above the board; what ends the game is always among them, and the goals
  /// stand beside the board.
  bool brief_tracks = false;
  Clock clock;
  std::vector<Layer> layers;
  std::vector<Board> boards;  // none: all areas are one board
  std::vector<Area> areas;
  std::vector<Link> links;
  std::vector<Track> tracks;
  std::vector<Piece> pieces;
  std::vector<Card> cards;
  std::vector<Pile> piles;
  std::vector<Panel> panels;
  std::vector<Goal> goals;
  std::optional<DecisionView> decision;
  std::optional<Outcome> outcome;
  std::vector<std::string> focus;  // where it happens
  std::vector<Omen> omens;
  std::vector<Force> forces;
  friend bool operator==(const Scene&, const Scene&) = default;
};

// ---- motion -------------------------------------------------------------------------------------

enum class ActKind : std::uint8_t {
  kMove,
  kTurn,
  kRoll,
  kStep,
  kAppear,
  kLeave,
  kSlide,
  kMotion,
  kFly,      // something small goes from one place to another and lands there
  kPhase,    // a part of the clock begins
  kTransit,  // a figure goes through a gate
  kDim,      // the light of a place goes out
  kClose,
  kOpen,
};

/// Through a gate: into it, out of it, or taken along against one's will.
enum class TransitWay : std::uint8_t { kIn, kOut, kTaken };

struct PathPoint {
  std::int32_t t = 0;  // microseconds
  std::int32_t x = 0;
  std::int32_t y = 0;
  friend bool operator==(const PathPoint&, const PathPoint&) = default;
};

/// A straight piece of a disc's way: from here on it slides with this velocity, slowed down evenly,
/// until it rests or the next leg begins.
struct Leg {
  std::int32_t t = 0;  // microseconds since the flick
  std::int32_t x = 0;  // micrometres
  std::int32_t y = 0;
  std::int32_t vx = 0;  // micrometres a second
  std::int32_t vy = 0;
  friend bool operator==(const Leg&, const Leg&) = default;
};

struct Course {
  std::string of;  // the disc
  std::vector<Leg> legs;
  std::optional<std::int32_t> left;  // when it left the board
  friend bool operator==(const Course&, const Course&) = default;
};

/// Two discs met: a mark on the board that says whether it counted, and by which rule.
struct Touch {
  std::int32_t t = 0;
  std::int32_t x = 0;
  std::int32_t y = 0;
  std::int32_t speed = 0;  // of approach, micrometres a second: how loud it is
  std::string a;
  std::string b;
  Tone tone = Tone::kNeutral;  // harm for a hit that counts
  Text says;                   // empty for a contact that means nothing
  Citation rule;
  friend bool operator==(const Touch&, const Touch&) = default;
};

/// Everything that one flick set in motion, exactly as the simulation moved it.
struct Motion {
  std::int32_t slows = 0;  // deceleration, micrometres a second each second
  std::int32_t lasts = 0;  // microseconds until all is at rest
  std::vector<Course> courses;
  std::vector<Touch> touches;
  friend bool operator==(const Motion&, const Motion&) = default;
};

/// What moves on the board for an event.
struct Act {
  ActKind kind = ActKind::kMove;
  std::string of;                    // the piece, card, area, track or number on a sheet
  std::vector<std::string> via;      // move: areas on the way, the last is where it ends
  std::int32_t to = 0;               // step: the space, or the number as it is now
  std::string from;                  // fly, transit: where it comes from
  std::string goal;                  // fly, transit: where it lands; phase: which
  TransitWay way = TransitWay::kIn;  // transit
  std::string icon;                  // fly: what it is, with `name` and `tone`
  Text name;
  Tone tone = Tone::kNeutral;
  std::int32_t count = 1;            // fly: how many, one after the other
  std::vector<Die> dice;             // roll; rolls that follow one another are one throw
  std::optional<std::int32_t> need;  // roll: how many successes are enough
  Text text;                         // roll: what is rolled for
  std::vector<PathPoint> path;       // slide
  Motion motion;                     // motion
  friend bool operator==(const Act&, const Act&) = default;

  static Act step(std::string of, std::int32_t to) {
    Act act;
    act.kind = ActKind::kStep;
    act.of = std::move(of);
    act.to = to;
    return act;
  }
  static Act phase(std::string id) {
    Act act;
    act.kind = ActKind::kPhase;
    act.goal = std::move(id);
    return act;
  }
  static Act fly(std::string from, std::string to, std::string icon, Text name, Tone tone) {
    Act act;
    act.kind = ActKind::kFly;
    act.from = std::move(from);
    act.goal = std::move(to);
    act.icon = std::move(icon);
    act.name = std::move(name);
    act.tone = tone;
    return act;
  }
  static Act transit(std::string of, std::string from, std::string to, TransitWay way) {
    Act act;
    act.kind = ActKind::kTransit;
    act.of = std::move(of);
    act.from = std::move(from);
    act.goal = std::move(to);
    act.way = way;
    return act;
  }
};

}  // namespace tavola::scene
