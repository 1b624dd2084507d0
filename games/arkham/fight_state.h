// The parts of the state in which a check, a loss and a battle are kept while they go on, so that
// the cards used meanwhile can change them. At rest all three are empty; where one happens inside
// another, the rule that began the inner one puts the outer one back.
#pragma once

#include <cstdint>

#include "games/arkham/limits.h"

namespace tavola::arkham {

/// What a check is made for; named checks have bonuses of their own. AH-267
enum class CheckKind : std::uint8_t { kPlain, kEvade, kHorror, kCombat, kSpell, kClosing };

struct Check {
  std::uint8_t who = 255;  // no check is being made
  CheckKind kind = CheckKind::kPlain;
  std::uint8_t skill = 0;
  std::uint8_t difficulty = 1;
  std::int8_t modifier = 0;
  std::uint8_t graded = 0;       // more successes than the difficulty make a difference
  std::uint8_t passes = 0;       // a card lets it pass whatever the dice say
  std::uint8_t fails = 0;        // a text makes it fail
  std::uint8_t sixes_twice = 0;  // each 6 counts as two successes
  std::uint8_t faces[6] = {};    // how many dice show 1, 2, ... 6
  std::uint8_t rolled = 0;       // the dice lie on the table
  std::uint8_t added = 0;        // successes that cards add to those of the dice
  std::uint8_t ones_again = 0;   // the ones have been rolled again
  std::uint8_t clues = 0;        // spent on it so far
  std::uint8_t raised = 0;       // how much more than its face each die counts for
};
static_assert(sizeof(Check) == 20);

/// Sanity and Stamina that are about to be lost in one event. AH-485
struct Loss {
  std::uint8_t who = 255;
  std::uint8_t sanity = 0;
  std::uint8_t stamina = 0;
  std::uint8_t cause = 0;  // of LossCause in investigator/harm.h
};
static_assert(sizeof(Loss) == 4);

/// How a Horror check went, if there was one.
enum class HorrorCheck : std::uint8_t { kNone, kPassed, kFailed };

/// Whom a text is being carried out for, and what it has done to them so far. AH-336
struct Reading {
  std::uint8_t readers = 0;  // sets of seats
  std::uint8_t insane = 0;
  std::uint8_t unconscious = 0;
  std::uint8_t ended = 0;            // those who have nothing more of it, because the turn is over
  std::uint8_t chosen = 0;           // the number that its reader has named
  std::uint8_t rounds = 0;           // how often it has begun again
  std::uint8_t discarded_price = 0;  // of the card that it has just taken
  std::uint8_t foe_toughness = 0;    // of the last monster fought
  std::uint8_t foe_rounds = 0;       // and of that combat: rounds,
  std::uint8_t foe_blows = 0;        // Combat checks
  std::uint8_t foe_horror = 0;       // and how far the horror rating is below 0
  std::uint8_t dice_rolled = 0;      // for its last check
  std::uint8_t claimed = 0;          // toughness of the trophy just taken
  std::uint8_t lost_sanity = 0;      // since it began
  std::uint8_t lost_stamina = 0;
  std::uint8_t toughness = 0;      // of the monster trophy that was spent last
  std::uint8_t spot = 255;         // where the monster stood that it has sent away
  std::uint8_t closed_gate = 255;  // the kind of the gate that it has closed
  std::uint8_t revealed = 0;       // how many of these cards lie before its reader
  std::uint8_t kept_away = 0;      // set of seats that could not be sent where the text says
  std::uint8_t successful = 0;     // a check was passed or a monster beaten
  HorrorCheck horror = HorrorCheck::kNone;  // of the last combat
  std::uint16_t exhausted = 0xFFFF;         // the card that it has had exhausted
  std::uint16_t cards[kMostDrawn] = {};
};
static_assert(sizeof(Reading) == 24 + 2 * kMostDrawn);

/// A battle with one monster, one attack on the Ancient One, or a Combat check that a text asks for
/// with nobody there to fight. What is held in hands is marked on the possessions.
struct Fight {
  std::uint8_t who = 255;   // no battle goes on
  std::uint8_t slot = 255;  // of the monster
  std::uint8_t kind = 255;  // of the monster, also when it has no slot any more; 255: there is none
  std::uint8_t ancient = 0;   // it is the Ancient One
  std::uint8_t hopeless = 0;  // attempts to fight or flee that no roll could have made succeed
  std::uint8_t doomed = 0;    // the Horror check and the first Combat check fail by themselves
  std::uint8_t over = 0;      // nobody fights on, whatever the reason
  std::uint8_t escaped = 0;   // evaded or fled from
  std::uint8_t defeated = 0;
  std::uint8_t no_damage = 0;  // the damage of this check is cancelled
  std::uint8_t less_toughness = 0;
  std::uint8_t removed = 0;     // the investigator was taken away from it
  std::uint16_t cancelled = 0;  // abilities that the monster has lost for this battle
  std::uint16_t gained = 0;     // those that the text which brought it has given it
  std::uint8_t rounds = 0;      // begun
  std::uint8_t blows = 0;       // Combat checks made
  std::uint8_t from_box = 0;    // the monster goes back there, and is no trophy
  // Of a Combat check that a text asks for; the first also of a foe whose rating is rolled.
  std::int8_t modifier = 0;
  std::uint8_t difficulty = 0;
  std::uint8_t fails_next = 0;     // the check that comes next fails by a text
  std::uint8_t horror_failed = 0;  // the Horror check of this battle was failed,
  std::uint8_t horror_passed = 0;  // or passed
  std::int8_t eased = 0;           // added to Combat checks by the text that brought the monster
  std::uint8_t to_box = 0;  // a monster of an encounter goes there and not to the cup if not beaten
  std::uint8_t spare[2] = {};
};
static_assert(sizeof(Fight) == 28);

}  // namespace tavola::arkham
