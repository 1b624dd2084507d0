// How likely checks are to succeed, and what their dice are made of, for whoever looks at the
// table.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "games/arkham/cards/card_effects.h"
#include "games/arkham/table.h"

namespace tavola::arkham {

/// The chances of 0, 1, 2 ... successes in thousandths; dice succeed from a face on, and where
/// sixes count twice there are up to two successes a die.
std::vector<std::int32_t> odds(int dice, int from, bool sixes_twice = false);
/// Of at least so many.
std::int32_t chance_of(int successes, int dice, int from, bool sixes_twice = false);
/// That a check that nobody has rolled yet passes without Clues and cards.
std::int32_t chance_of(const State& s, const Check& check);

/// What a check is called: a named one by its name, another by its skill.
std::string word_of_check(CheckKind kind, Skill skill);

/// The check that is being made; while hands are chosen it is the one that they will make.
Check check_now(const State& s);

/// The Combat check as it would be with what is in hand now.
Check combat_now(const State& s);
/// The Evade check of whoever is in a fight.
Check evade_now(const State& s);
/// The check with which somebody would close the gate where they stand.
Check closing_now(const State& s, Seat who, Skill skill);
/// The table as it is when somebody turns to a monster: what is known before anything is chosen.
State facing(const State& s, Seat who, int slot);

/// The weapons that would do best in hands that are still free, by their numbers, and the chance
/// that the Combat check then has; none if no weapon would better it. Spells may fail and are left
/// out.
struct BestHands {
  std::vector<int> taken;
  std::int32_t chance = 0;
};
BestHands best_hands(const State& s);

/// A card, sheet or thing that adds dice to a check, by the key of its word.
struct Share {
  std::string word;
  int amount = 0;
};
/// Everything that makes up dice_of(check), the skill as set by the slider first. What cannot be
/// told apart stands together under "bonus".
std::vector<Share> shares_of(const State& s, const Check& check);

}  // namespace tavola::arkham
