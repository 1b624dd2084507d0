// The parts of the state in which a check, a loss and a battle are kept while they go on, so that
// the cards used meanwhile can change them. At rest all three are empty; where one happens inside
// another, the rule that began the inner one puts the outer one back.
#pragma once

#include <cstdint>

namespace tavola::arkham {

/// What a check is made for; named checks have bonuses of their own. AH-267
enum class CheckKind : std::uint8_t { kSkill, kEvade, kHorror, kCombat, kSpell, kClosing };

struct Check {
  std::uint8_t who = 255;  // no check is being made
  CheckKind kind = CheckKind::kSkill;
  std::uint8_t skill = 0;
  std::uint8_t difficulty = 1;
  std::int8_t modifier = 0;
  std::uint8_t graded = 0;     // more successes than the difficulty make a difference
  std::uint8_t passed = 0;     // by a card, without counting
  std::uint8_t six = 1;        // how many successes a 6 is
  std::uint8_t faces[6] = {};  // how many dice show 1, 2, ... 6
  std::uint8_t rolled = 0;     // the dice have been rolled
  std::uint8_t spare = 0;
};
static_assert(sizeof(Check) == 16);

/// Sanity and Stamina that are about to be lost in one event. AH-485
struct Loss {
  std::uint8_t who = 255;
  std::uint8_t sanity = 0;
  std::uint8_t stamina = 0;
  std::uint8_t spare = 0;
};
static_assert(sizeof(Loss) == 4);

/// Where the foe of a battle comes from, and so where it stays or goes if it is not defeated.
enum class FoeFrom : std::uint8_t { kBoard, kCup, kRumor, kAncientOne };

/// What becomes of a defeated foe.
enum class Fate : std::uint8_t { kTrophy, kCup, kBox };

struct Fight {
  std::uint64_t held = 0;   // set of possession slots that hands are devoted to
  std::uint64_t cast = 0;   // those of them that are spells at work
  std::uint8_t who = 255;   // no battle goes on
  std::uint8_t kind = 255;  // of monster
  std::uint8_t slot = 255;  // on the board
  FoeFrom from = FoeFrom::kBoard;
  std::uint8_t frightened = 0;   // the Horror check was made
  std::uint8_t doomed = 0;       // Horror and Combat checks fail by themselves
  std::uint8_t over = 0;         // a card ended the battle
  std::uint8_t weakened = 0;     // taken off the toughness
  std::uint16_t stripped = 0;    // set of abilities that the monster has lost
  std::uint8_t enchanted = 255;  // slot of a physical weapon that counts as magical
  Fate fate = Fate::kTrophy;
  std::uint8_t spare[4] = {};
};
static_assert(sizeof(Fight) == 32);

}  // namespace tavola::arkham
