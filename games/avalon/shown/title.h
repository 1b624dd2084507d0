// Avalon as it is shown: its scene, its cards, and what would follow from a choice. Nothing here
// changes a table.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "games/avalon/table.h"
#include "scene/scene.h"
#include "scene/titles/worded_title.h"

namespace tavola::avalon {

class AvalonTitle final : public scene::WordedTitle {
 public:
  using WordedTitle::WordedTitle;

  // scene.cc
  scene::Scene scene(const tavola::Table& table, Seat viewer) const override;
  void add_story_so_far(const State& s, scene::Scene& scene) const;

  // title.cc
  std::vector<std::string> pieces_of(const tavola::Table& table,
                                     const Option& option) const override;
  std::vector<scene::Act> acts(const Event& event) const override;
  std::optional<scene::TurnBegun> turn_begun(const Event& event) const override;
  std::optional<scene::Stage> stage(const Event& event) const override;
  std::vector<std::string> story_names() const override;

  // why_not.cc
  std::vector<scene::Blocked> blocked(const tavola::Table& table) const override;

  // foresight.cc
  scene::Text forecast(const tavola::Table& table, const Option& option) const override;
  void detail(const tavola::Table& table, const Option& option,
              scene::OptionView& view) const override;

  // cards.cc
  void enrich(scene::Text& text, const Phrase& phrase, const Arguments& args) const override;
  std::string printed(std::string_view reference, words::Language language) const override;
  std::vector<std::string> check() const override;
  std::vector<std::string> card_ids() const override;
  scene::PrintedCard card(std::string_view id, words::Language language) const override;
};

const State& state_of(const tavola::Table& table);

/// Opens the title for the registry.
scene::OpenedTitle open();

// ---- names of things in the scene ---------------------------------------------------------------
std::string seat_id(Seat seat);                    // "seat_0"
std::string hand_card_id(Seat seat, int card);     // "hand_0_17"
std::string played_card_id(int slot);              // "played_3"
std::string track_id(Measure measure, Seat seat);  // "seat:0/health", also of what has no track
std::string attribute_id(Attribute attribute, Seat seat);
std::string figure_id(Seat seat);                 // "figure_0"
std::string guardian_id(int encounter);           // "guardian_12"
std::string lying_item_id(int item);              // "lying_7"
std::string own_card_id(int card);                // "own_17", by its number among both types
std::string source_name(Source source);           // of a line of notation, to be printed
std::string encounter_word(std::uint8_t colour);  // "green_encounter"
/// By which a Secret is printed; its own id may be that of an Encounter too.
std::string secret_card_id(const SecretCard& card);
std::string measure_sign(Measure measure);
std::string attribute_sign(Attribute attribute);
std::string colour_sign(Colour colour);

/// The halves of a card row by row, as signs that need no language: "+1", "»", "×2"; empty where
/// there is none.
scene::Keys keys_of(const SequenceCard& card);
std::vector<std::string> right_keys(const RightEdge& edge);
/// The word of a row of Keys: "aggression", "magic_key".
std::string row_word(CardType type, int row);
/// "Aggression 1: marker +1", for each Bonus half of a left edge.
std::vector<scene::Text> left_lines(CardType type, const LeftEdge& edge);
std::vector<scene::Text> right_lines(CardType type, const RightEdge& edge);
/// What happens on entering a Location with a lightning-marked rule.
scene::Text entering_line(const Location& place);

}  // namespace tavola::avalon
