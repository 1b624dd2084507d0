// The panels beside Arkham's board: the sheets of the investigators with what they hold, the
// Ancient One, the cards in play, the check or fight that goes on, and the cards of an open choice.
#pragma once

#include "games/arkham/table.h"
#include "scene/scene.h"

namespace tavola::arkham {

void add_sheet(scene::Scene& scene, const State& s, Seat seat);
void add_ancient_one(scene::Scene& scene, const State& s);
void add_cards_in_play(scene::Scene& scene, const State& s);
void add_check(scene::Scene& scene, const State& s);  // check_panel.cc
/// The Final Battle, with the check that goes on in it. battle_panel.cc
void add_battle(scene::Scene& scene, const State& s);
/// The table with somebody at their attack on the Ancient One.
State attacking(const State& s, Seat who);
/// What an attack on the Ancient One is likely to bring with the best hands: the chance that a doom
/// token falls.
scene::Text attack_forecast(const State& s, Seat who);
std::int32_t chance_of_attack(const State& s, Seat who);
/// What the dice of a check are made of, the dice on the table, and the chances. check_panel.cc
void add_dice(scene::Panel& panel, const State& s, const Check& check);
/// The monsters that may be fought or evaded now, each with what a fight would be. check_panel.cc
void add_foes(scene::Scene& scene, const State& s, const Decision& decision);
/// The trade that is being put together or answered. trade_panel.cc
void add_trade(scene::Scene& scene, const State& s, const Decision& decision);
/// What fighting would be with what is in hand now and what could still be taken up, and evading.
scene::Text fight_forecast(const State& s);
scene::Text evade_forecast(const State& s);
/// What closing the gate where somebody stands would be with a skill.
scene::Text closing_forecast(const State& s, Seat who, Skill skill);
/// The towns as boards of their own, if there are several. towns.cc
void add_towns(scene::Scene& scene, const State& s);
/// A place's name, with its town if there are several.
scene::Text name_of_place(const State& s, Place place);
/// Open rifts, and the tracks on which they gather. rifts.cc
void add_rifts(scene::Scene& scene, const State& s);
/// What lies on the table and speaks to everybody. forces.cc
void add_forces(scene::Scene& scene, const State& s);
void add_omens(scene::Scene& scene, const State& s);  // omens.cc
void add_offers(scene::Scene& scene, const Decision& decision);

/// A monster with its numbers as they are now; where it stands is the caller's.
scene::Piece monster_piece(const State& s, int slot);

}  // namespace tavola::arkham
