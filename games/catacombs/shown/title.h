// Catacombs as it is shown: its scene, what lights up, the reasons why something is not possible,
// its cards and the motion of a flick. Nothing here changes a table.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/catacombs/rules/rules.h"
#include "scene/scene.h"
#include "scene/titles/worded_title.h"

namespace tavola::catacombs {

class CatacombsTitle final : public scene::WordedTitle {
 public:
  using WordedTitle::WordedTitle;

  scene::Scene scene(const tavola::Table& table, Seat viewer) const override;
  std::vector<std::string> pieces_of(const tavola::Table& table,
                                     const Option& option) const override;
  std::vector<scene::Act> acts(const Event& event) const override;
  std::optional<scene::TurnBegun> turn_begun(const Event& event) const override;

  // reasons.cc
  std::vector<scene::Blocked> blocked(const tavola::Table& table) const override;

  // stage.cc
  std::optional<scene::Stage> stage(const Event& event) const override;
  std::vector<std::string> story_names() const override;

  // motion.cc
  void aim(const tavola::Table& table, scene::Aim& aim) const override;
  std::vector<scene::Act> motion(const tavola::Table& before, const Option& option,
                                 std::span<const std::int32_t> parameters,
                                 std::span<const Event> events) const override;
  std::vector<scene::Act> preview(const tavola::Table& table, const Option& option,
                                  std::span<const std::int32_t> parameters) const override;

  // foresight.cc
  scene::Text forecast(const tavola::Table& table, const Option& option) const override;
  void detail(const tavola::Table& table, const Option& option,
              scene::OptionView& view) const override;

  // cards.cc
  void enrich(scene::Text& text, const Phrase& phrase, const Arguments& args) const override;
  std::string printed(std::string_view reference, words::Language language) const override;
  std::vector<std::string> check() const override { return content().warnings; }
  std::vector<std::string> card_ids() const override;
  scene::PrintedCard card(std::string_view id, words::Language language) const override;
};

const State& state_of(const tavola::Table& table);

/// Opens the title for the registry.
scene::OpenedTitle open();

// ---- names of things in the scene ---------------------------------------------------------------
std::string piece_id(Piece piece);  // "elf", "lord", "monster_3", "shot"
std::string hero_panel_id(int hero);
std::string gold_id(int hero);         // the number on that sheet   // "sheet_elf"
std::string shown_id(int place);       // "shown_2": the Merchant's card
std::string spell_card_id(int spell);  // "spell_fireball"
std::string equipment_card_id(int hero, int card);
std::string zone_id(Zone zone);  // "hero_zone"
const std::string& word_of_figure(std::uint8_t figure);
std::string card_of_figure(std::uint8_t figure);  // of the printed card; empty if it has none

// ---- what Title::printed() is asked for (cards.cc) ----------------------------------------------
std::string effect_reference(std::uint16_t source);
/// One of the attacks of a figure from a part of it on, or all of them.
std::string attacks_reference(std::uint8_t figure, int number, int part);
std::string special_reference(int number);
/// The message that says when a piece of equipment may be used.
std::string how_used(const Equipment& equipment);

}  // namespace tavola::catacombs
