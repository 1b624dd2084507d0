// Paints the scene of a table part by part: scene.cc has the frame of every table, journey_scene.cc
// the map and the day, encounter_scene.cc the row of cards.
#pragma once

#include "games/avalon/rules/encounter/encounter.h"
#include "games/avalon/shown/title.h"

namespace tavola::avalon {

/// How wide and high a Location is drawn.
inline constexpr int kCellSize = 140;

class Painter {
 public:
  explicit Painter(const Table& table)
      : t_{table}, s_{t_.state}, e_{s_.encounter}, j_{s_.journey}, c_{content()} {}

  scene::Scene paint();

 private:
  /// An Encounter is under way, or was all that there was at a training table.
  bool meets() const { return e_.on() || (e_.card != kNone && s_.house.table == 0); }
  /// On a journey, whether an Encounter is under way or not.
  bool travels() const { return s_.house.table != 0 && j_.day > 0; }
  bool chooses_heroes() const { return s_.phase == Phase::kHeroes && !asks(Prompt::kJoinWhere); }
  bool asks(Prompt prompt) const {
    return !t_.over() && t_.decision().prompt == static_cast<std::uint8_t>(prompt);
  }
  scene::Area cell(std::string id, scene::Text name, int column, int row) const;

  // scene.cc
  void add_heroes();
  void add_seat(Seat seat);
  void add_possessions(scene::Panel& panel, Seat seat);

  // journey_scene.cc
  void day();
  void add_day();
  void add_map();
  void add_location(std::uint8_t which);
  void add_lying_items(std::uint8_t which);
  void add_dial(scene::Area& area, std::uint8_t which) const;
  static void add_offers(scene::Area& area, const Location& card);
  void add_beyond();
  void add_figures();
  void add_stones();
  void add_food();
  void add_statuses(scene::Force& sheet) const;
  void add_save_sheet();
  void add_offered_cards();
  void journey_goals();
  int left_column() const;
  int top_row() const;

  // story_scene.cc
  void add_story();

  // encounter_scene.cc
  void turn();
  void add_foe();
  scene::Card sequence(std::string id, std::uint8_t which, std::string where, int order) const;
  void add_played(int slot);
  void add_charges(scene::Card& card, int slot) const;
  void add_row();
  void add_joint(const std::string& from, const std::string& to, int row, scene::LinkState state,
                 scene::Text gives);
  void add_meeting(const std::string& from, const std::string& to, Seat seat,
                   const SequenceCard& card);
  void add_progress();
  void add_answers();
  void add_hand(scene::Panel& panel, Seat seat);
  void encounter_goals();
  const EncounterCard& foe() const { return c_.cards.encounters[e_.card]; }

  const Table& t_;
  const State& s_;
  const EncounterState& e_;
  const JourneyState& j_;
  const Content& c_;
  scene::Scene scene_;
};

}  // namespace tavola::avalon
