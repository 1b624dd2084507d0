// What lies before the table and before each investigator, in seals: the race between seals and
// doom, what closing or sealing each gate would bring, and what every place in town is worth to
// somebody who might go there. Estimates for bots; no rule asks for them.
#pragma once

#include <algorithm>
#include <array>

#include "games/arkham/board/board.h"
#include "games/arkham/bots/odds.h"
#include "games/arkham/table.h"

namespace tavola::arkham {

/// The race between seals and doom.
struct Race {
  double seals = 0;
  double gates = 0;
  double rate = 0;  // gates that open in a turn
  double doom = 0;
  double most_gates = 0;
  double most_doom = 0;
  double pace = 0;  // seals in a turn

  /// Seals by the time the Ancient One awakens, if all goes on like this.
  double seals_in_time() const;
};

/// What is the same for everybody, looked up once.
struct Situation {
  explicit Situation(const State& s);

  Race race;
  double in_time = 0;                  // seals
  double of_doom = 0;                  // a doom token less
  double of_closing[kMostAreas] = {};  // of areas with a gate
  double of_sealing[kMostAreas] = {};
  double of_rifts = 0;              // what open and gathering rifts are about to cost
  double of_exploring[kMostAreas];  // of areas in `marked`; nothing is known of the others
  AreaSet marked;                   // shown on a rift progress marker that lies face up
  AreaSet gates;
  std::uint64_t led_to = 0;  // set of worlds with an open gate
  AreaSet haunted;           // areas with monsters
  int monsters = 0;
  std::uint8_t prowling[kMonsterSlots];  // their slots, as many as there are

 private:
  void look_at_rifts(const State& s);
};

/// An investigator in that situation.
class Judged {
 public:
  Judged(const State& state, const Situation& situation, Seat seat);

  /// Everything but where it might go from here.
  double worth() const { return health() + belongings() + place(); }

  bool may_set_out() const { return in_town(i->place) && !standing_at_explored_gate(); }

  /// How far the streets are, and what prowls on the way. Only for who is in town, and
  /// before anything below is asked.
  void look_around();
  /// What it is worth to be on the way to a gate, or to Clues, or to care.
  double gate(Area area) const;
  double clues_at(Area area) const;
  double exploring_at(Area area) const;  // a rift progress marker
  double care() const { return std::max(care_of_mind(), care_of_body()); }
  double care_of_mind() const;
  double care_of_body() const;
  double shopping() const;

 private:
  const State* s;
  const Situation* now;
  Seat who;
  const Investigator* i;
  Fighter fighter;
  int cost = 0;  // Clues for a seal
  int difficulty = 1;
  bool sign = false;  // holds an Elder Sign
  bool can_seal = true;
  int closing_skill = 0;  // the better of Fight and Lore
  int speed = 0;
  std::array<int, kMostAreas> street_steps{};
  std::array<double, kMostAreas> street_risks{};  // of the monsters on the way
  std::array<double, kMostAreas> dangers{};

  double risk_in(Area area) const;
  bool standing_at_explored_gate() const { return i->explored != 0 && gate_open(*s, i->place); }
  double health() const { return worth_of_health(i->sanity) + worth_of_health(i->stamina); }
  double fitness() const;  // for what waits behind a gate
  double clue_worth(int clues) const;
  double belongings() const;
  /// What comes of standing at an explored gate, `turns` turns from now.
  double at_gate(Area area, double turns) const;
  double place() const;
  double abroad() const;
  bool has_moved() const;      // in this turn
  double danger_here() const;  // what the monsters here may still do
  double on_the_way(Area area, double worth) const;
};

/// Where an investigator in town would go, whatever the others do; kNone if nothing is worth it.
Area errand_of(const State& s, Seat who);
/// The area to go to next on a shortest way, whatever is closed: on foot, or from a depot by train.
Area first_step(const State& s, Area from, Area to);

}  // namespace tavola::arkham
