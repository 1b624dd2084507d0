// What lies before the table and before each investigator, in seals: the race between seals and
// doom, what closing or sealing each gate would bring, and what every place in town is worth to
// somebody who might go there. Estimates for bots; no rule asks for them.
#pragma once

#include <algorithm>
#include <array>
#include <span>

#include "games/arkham/bots/odds.h"
#include "games/arkham/rules/board/board.h"
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
  double play = 0;  // how much of the way to its last Act a turn brings

  /// Turns until the Ancient One awakens, if all goes on like this, or the play ends.
  double turns() const;
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
  double of_bursts = 0;             // what elder signs that may break are worth less
  double of_horror = 0;             // what vortices and the Dunwich Horror are about to cost
  double of_rifts = 0;              // what open and gathering rifts are about to cost
  double of_shopping = 0;           // a visit to the Curiositie Shoppe with money enough
  double of_exploring[kMostAreas];  // of areas in `marked`; nothing is known of the others
  AreaSet marked;                   // shown on a rift progress marker that lies face up
  AreaSet wanted;                   // with something to fetch: exhibits, steps of Tasks
  AreaSet depots;                   // where trains stop, of all towns on the table
  AreaSet gates;
  std::uint64_t led_to = 0;  // set of worlds with an open gate
  AreaSet haunted;           // areas with monsters or a patrol
  int monsters = 0;
  std::uint8_t prowling[kMonsterSlots];  // their slots, as many as there are

  /// Whether somebody may want to go there for something that is no Clue and no gate.
  bool draws(Area area) const { return has(marked, area) || has(wanted, area); }

 private:
  void look_at_rifts(const State& s);            // rift_costs.cc
  void look_at_things_to_fetch(const State& s);  // collecting.cc
};

/// An investigator in that situation.
class Judged {
 public:
  Judged(const State& state, const Situation& situation, Seat seat);

  /// Everything but where it might go from here.
  double worth() const { return health() + belongings() + place(); }

  bool may_set_out() const { return in_town(i->place) && !standing_at_explored_gate(); }

  /// How far the streets are, and what prowls on the way. Only for an investigator in town, and
  /// before anything below is asked.
  void look_around();
  /// What it is worth to be on the way to a gate, or to Clues, or to care.
  double gate(Area area) const;
  double clues_at(Area area) const;
  double exploring_at(Area area) const;  // a rift progress marker
  double fetching_at(Area area) const;   // collecting.cc
  double care() const;                   // care.cc, the best of these
  double care_of_mind() const;
  double care_of_body() const;
  double care_at(Area area) const;  // one of places_of_care()
  double shopping() const;          // shopping.cc

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
  AreaSet by_train;                               // streets whose way takes a ride
  std::array<double, kMostAreas> dangers{};

  double risk_in(Area area) const;
  bool has_fare() const;  // for a train to another town, or needs none
  double worth_of_money(int dollars) const;
  double cost_of_ride() const;
  bool standing_at_explored_gate() const { return i->explored != 0 && gate_open(*s, i->place); }
  double health() const { return worth_of_health(i->sanity) + worth_of_health(i->stamina); }
  double fitness() const;  // for what waits behind a gate
  double clue_worth(int clues) const;
  double belongings() const;
  double steps_done(const Possession& possession) const;  // of a Task or Mission
  /// What comes of standing at an explored gate, `turns` turns from now.
  double at_gate(Area area, double turns) const;
  double place() const;
  double abroad() const;
  bool has_moved() const;      // in this turn
  double danger_here() const;  // what the monsters here may still do
  /// What waits in the street before the door: it must be faced sooner or later, so that staying
  /// inside does not save all of it.
  double danger_outside() const;
  double on_the_way(Area area, double worth) const;
};

/// Places beside the Asylum and the Hospital that always give Sanity or Stamina.
std::span<const Area> places_of_care();
/// Where an investigator in town would go, whatever the others do; kNone if nothing is worth it.
Area errand_of(const State& s, Seat who);
/// The area to go to next on a shortest way, whatever is closed: on foot, or from a depot by train.
Area first_step(const State& s, Area from, Area to);

}  // namespace tavola::arkham
