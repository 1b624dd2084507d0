// Skill checks, and dice that are none.
#pragma once

#include "games/arkham/table.h"

namespace tavola::arkham {

struct Checked {
  std::int16_t successes = 0;
  std::int16_t failures = 0;  // dice that failed
  bool passed = false;
};

/// How dice come to lie on the table.
enum class Thrown : std::uint8_t { kFirst, kForClue, kAgain };
/// What a die of a check tells besides its face, as one argument of its event.
struct ThrownFor {
  Thrown how = Thrown::kFirst;
  CheckKind kind = CheckKind::kPlain;
  Skill skill = Skill::kSpeed;

  constexpr int packed() const {
    return static_cast<int>(how) << 6 | static_cast<int>(kind) << 3 | static_cast<int>(skill);
  }
  static constexpr ThrownFor of(int packed) {
    return {static_cast<Thrown>(packed >> 6), static_cast<CheckKind>(packed >> 3 & 7),
            static_cast<Skill>(packed & 7)};
  }
};

Check check_of(Seat who, CheckKind kind, Skill skill, int modifier, int difficulty = 1);
/// The check with what cards change about checks of its kind: Evade checks may be harder, or pass.
Check as_made(const State& s, Check check);
/// A check, from what may be used before its dice to the last Clue. Set `graded` where more
/// successes than the difficulty make a difference: a person is asked only if something could
/// change.
Rule<Checked> make_check(Table& t, Check check, Citation rule);
/// How many dice a Clue spent on a check adds: one, and what Skills add to it. AH-261, AH-384
int dice_of_clue(const State& s, const Check& check);
/// How often the owner of the check could still spend Clues on it; what they suffer from may keep
/// them from it. AH-260, DH-008
int clue_payments(const State& s);
int success_from(const State& s, Seat who);            // 4, 5 or 6
int success_from(const State& s, const Check& check);  // the same, less what its dice count more
/// Notes in a check how much more its dice count for. A rule asks about dice before they are
/// rolled.
void raise_dice(const State& s, Check& check);
int dice_of(const State& s, const Check& check);    // may be negative
int successes(const State& s, const Check& check);  // of the dice on the table
/// For how many successes a die of a check counts that shows this face.
int successes_of_face(const State& s, const Check& check, int face);
int failed_dice(const State& s, const Check& check);
// What cards do to the check in s.check.
void roll_clue_dice(Table& t);  // a Clue was spent, or something in its place
void reroll_check(Table& t, Citation rule);
void reroll_failures(Table& t, int most, Citation rule);
void reroll_ones(Table& t, Citation rule);
void add_successes(Table& t, int number);

}  // namespace tavola::arkham
