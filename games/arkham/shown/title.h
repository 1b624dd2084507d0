// Arkham Horror as it is shown: its scene, what lights up, what moves, and its cards as printed.
// Nothing here changes a table.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/arkham/rules/board/board.h"
#include "games/arkham/table.h"
#include "scene/scene.h"
#include "scene/titles/worded_title.h"

namespace tavola::arkham {

class ArkhamTitle final : public scene::WordedTitle {
 public:
  using WordedTitle::WordedTitle;

  // scene.cc
  scene::Scene scene(const tavola::Table& table, Seat viewer) const override;

  std::vector<std::string> pieces_of(const tavola::Table& table,
                                     const Option& option) const override;
  std::optional<scene::TurnBegun> turn_begun(const Event& event) const override;
  void detail(const tavola::Table& table, const Option& option,
              scene::OptionView& view) const override;
  scene::Text forecast(const tavola::Table& table, const Option& option) const override;

  // acts.cc
  std::vector<scene::Act> acts(const Event& event) const override;

  // stage.cc
  std::optional<scene::Stage> stage(const Event& event) const override;
  std::optional<int> part(const Event& card, const Event& event) const override;
  std::vector<std::string> story_names() const override;

  // blocked.cc
  std::vector<scene::Blocked> blocked(const tavola::Table& table) const override;

  // walk.cc
  void walk(const tavola::Table& table, scene::Walk& walk) const override;

  // cards.cc
  void enrich(scene::Text& text, const Phrase& phrase, const Arguments& args) const override;
  void choose_sentence(scene::Text& text, const Phrase& phrase, const Arguments& args) const;
  std::string printed(std::string_view reference, words::Language language) const override;
  std::vector<std::string> check() const override { return content().warnings; }
  std::vector<std::string> card_ids() const override;
  scene::PrintedCard card(std::string_view id, words::Language language) const override;
};

const State& state_of(const tavola::Table& table);

/// Opens the title for the registry.
scene::OpenedTitle open();

// ---- names of things in the scene; places are called as in the vocabulary -----------------------
/// Why nobody enters or leaves an area, with the card that says so.
scene::Text why_barred(const State& s, Area area);
/// Why a location is shut, with the card that says so.
scene::Text why_closed(const State& s, Area area);
/// Why somebody may not enter a location, with the Barred card that says so. DP-007
scene::Text why_shut_out(const State& s, Seat seat, Area area);
/// Why the area beside somebody's cannot be entered now; `monsters`: those here have to be dealt
/// with first.
scene::Reason why_not_next(const State& s, Seat seat, Area to, bool monsters);

std::string place_id(Place place);            // "woods", "abyss_1", "sky"
std::string vortex_id(Area street);           // "vortex_village_commons"
std::string pawn_id(Seat seat);               // "investigator_0"
std::string seat_id(Seat seat);               // "seat_0", the panel
std::string held_id(Seat seat, int number);   // "held_0_3", a possession
std::string slider_id(Seat seat, int track);  // "slider_0_2", two skills of a sheet
std::string monster_id(int slot);             // "monster_12"
std::string gate_id(Area area);               // "gate_woods"
std::string clue_id(Area area);               // "clue_woods"
std::string gate_trophy_id(Seat seat, int gate);
std::string rift_id(std::uint8_t rift);        // "rift_white_moon", an open rift
std::string rift_track_id(int track);          // "rift_track_1"
std::string table_card_id(std::uint8_t card);  // "table_tulzscha", on the table
std::string offer_id(CardNumber card);         // "offer_knife", shown to be chosen
std::string sheet_id(std::uint8_t sheet);      // "sheet_amanda_sharpe"

// What changes on somebody's sheet: a meter's track, a number.
std::string sanity_id(Seat seat);  // "seat:0/sanity"
std::string stamina_id(Seat seat);
std::string money_id(Seat seat);
std::string clues_id(Seat seat);
std::string trophies_id(Seat seat);
std::string toughness_id(Seat seat);

}  // namespace tavola::arkham
