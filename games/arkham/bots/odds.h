// What an investigator may expect of dice and of fights, without rolling any: the chance of a
// check, what is carried into a battle, and what meeting a monster is likely to cost. Estimates for
// bots; no rule asks for them.
#pragma once

#include "games/arkham/table.h"

namespace tavola::arkham {

/// The chance that so many dice show at least `needed` successes.
double chance(Luck luck, int dice, int needed);
/// The chance that a single die is a success.
double chance_of_one(Luck luck);

/// What points of Sanity or Stamina are worth, in seals: the last ones most.
double worth_of_health(int points);

/// What two hands add to a Combat check, at the best.
struct Arms {
  double all = 0;
  double magical = 0;   // of magical weapons and spells alone
  double physical = 0;  // of physical weapons alone
  double against(std::uint16_t abilities) const;
};
Arms arms_of(const State& s, Seat who);

/// What a card in hand adds against a foe with these abilities, about.
double in_hand_against(CardNumber card, std::uint16_t abilities);

/// An investigator as a fighter, looked up once for all monsters.
struct Fighter {
  Fighter() = default;
  Fighter(const State& s, Seat who);
  /// What it is likely to cost to meet a monster of this kind, in seals, by fighting or evading it,
  /// whichever is better. Below 0: it is prey.
  double danger(std::uint8_t kind) const;
  double cost_of_fight(const MonsterNumbers& monster) const;
  double cost_of_evading(const MonsterNumbers& monster) const;
  int dice_against(const MonsterNumbers& monster) const;  // in a Combat check
  double danger_of(const MonsterNumbers& monster) const;

  Arms arms;
  Luck luck = Luck::kNeither;
  int sanity = 1;
  int stamina = 1;
  int fight = 0;  // with everything that needs no hand
  int lore = 0;
  int horror = 0;  // Will and what helps against horror
  int evade = 0;
};

}  // namespace tavola::arkham
