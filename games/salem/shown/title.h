// Der Hexer von Salem as it is shown: its scene, the reasons why something is not possible, what
// would follow from a choice, and its cards. Nothing here changes a table.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "games/salem/rules/rules.h"
#include "scene/scene.h"
#include "scene/titles/worded_title.h"

namespace tavola::salem {

class SalemTitle final : public scene::WordedTitle {
 public:
  SalemTitle(const Game& game, scene::Wording wording);

  scene::Scene scene(const tavola::Table& table, Seat viewer) const override;
  std::vector<std::string> pieces_of(const tavola::Table& table,
                                     const Option& option) const override;
  std::vector<scene::Act> acts(const Event& event) const override;
  std::optional<scene::TurnBegun> turn_begun(const Event& event) const override;

  // stage.cc
  std::optional<scene::Stage> stage(const Event& event) const override;
  std::vector<std::string> story_names() const override;

  // foresight.cc
  std::vector<scene::Blocked> blocked(const tavola::Table& table) const override;
  scene::Text forecast(const tavola::Table& table, const Option& option) const override;
  void detail(const tavola::Table& table, const Option& option,
              scene::OptionView& view) const override;

  // cards.cc
  void enrich(scene::Text& text, const Phrase& phrase, const Arguments& args) const override;
  std::string printed(std::string_view reference, words::Language language) const override;
  std::vector<std::string> check() const override { return content().warnings; }
  std::vector<std::string> card_ids() const override;
  scene::PrintedCard card(std::string_view id, words::Language language) const override;

  /// "brief.KEY" if the game has such a message, otherwise the word.
  scene::Text brief(const std::string& key) const;

 private:
  std::unordered_map<std::string, scene::Text> briefs_;  // by key
};

const State& state_of(const tavola::Table& table);

/// Opens the title for the registry.
scene::OpenedTitle open();

// ---- names of things in the scene ---------------------------------------------------------------
std::string place_id(int place);                    // "church"
std::string place_key(int place);                   // "0" to "6", "R"
std::string tile_id(int place);                     // "tile_3"
std::string creature_id(int place);                 // "creature_3"
std::string space_id(int place, int space);         // "space_3_1"
std::string old_one_id(int slot);                   // "old_one_1" to "old_one_5", "old_one_rlyeh"
std::string pawn_id(Seat seat);                     // "pawn_0"
std::string seat_id(Seat seat);                     // "seat_0"
std::string location_card_id(Seat seat, int card);  // "location_0_7"
std::string held_id(Seat seat, int slot);           // "held_0_2"; Sigils from slot 3 on
/// The slot on a board that holds an Item of this kind, or -1.
int slot_of(const Player& player, std::uint8_t item);

std::vector<scene::Text::Argument> item_list(const std::vector<std::uint8_t>& items);
/// What a space costs, as short texts for a badge (`says` false) or as sentences.
std::vector<scene::Text> cost_texts(const Cost& cost, bool says);

}  // namespace tavola::salem
