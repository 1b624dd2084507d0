// Sanity and Stamina: gains, losses, and what happens to an investigator who has none left.
#pragma once

#include <cstdint>

#include "games/arkham/table.h"

namespace tavola::arkham {

enum class LossCause : std::uint8_t {
  kEffect,
  kCost,
  kCombat,  // whoever strikes settles the harm, after what else the blow brings
  kHorror,
  kNightmarish,
  kOverwhelming,
  kDeadly,  // the text devours whoever falls by it
  kSet      // a value is set: nothing lessens that
};
/// Sanity and Stamina lost by one event. Cards may lessen it, unless it is a cost; 0 is tested, and
/// what follows is done. AH-321 to AH-340, AH-535
Rule<> lose(Table& t, Seat who, int sanity, int stamina, LossCause cause, Citation rule);
/// Takes off a cost without testing for 0; settle_harm follows when its effect is done. AH-309
void take_off(Table& t, Seat who, int sanity, int stamina, Citation rule);
/// Drives insane or knocks out an investigator at 0, after a cost that was not settled.
Rule<> settle_harm(Table& t, Seat who);
/// What tells whether an investigator has fallen since it was noted.
struct Footing {
  std::uint8_t no_encounter = 0;
  bool fallen = false;  // in the text that is being carried out
};
Footing footing_of(const State& s, Seat who);
/// Whether somebody has gone or fallen since: they have nothing more of what they were about.
/// AH-336
bool fell_since(const State& s, Seat who, Footing before);
/// Whether somebody has just paid to pass a check: what comes of passing it happens before whoever
/// makes the check settles the cost. AH-309
inline bool paid_to_pass(const State& s, Seat who) {
  return s.check.who == who && s.check.passes != 0;
}
/// Care in the Asylum and the Hospital works even where gains are forbidden.
enum class GainBy : std::uint8_t { kEffect, kCare };
/// Up to the maximum.
void gain_sanity(Table& t, Seat who, int number, Citation rule, GainBy by = GainBy::kEffect);
void gain_stamina(Table& t, Seat who, int number, Citation rule, GainBy by = GainBy::kEffect);
int maximum_sanity(const State& s, Seat who);
int maximum_stamina(const State& s, Seat who);
/// How much could be gained now: nothing where gains are forbidden. AH-321, AH-549
int sanity_to_gain(const State& s, Seat who, GainBy by = GainBy::kEffect);
int stamina_to_gain(const State& s, Seat who, GainBy by = GainBy::kEffect);
Rule<> lower_maximum(Table& t, Seat who, int sanity, int stamina, Citation rule);
void drop_to_maximum(Table& t, Seat who);  // AH-340
/// Of a maximum that was lowered to 0 one point is left after all.
void keep_a_maximum(State& s, Seat who);
/// Whether a card on the table changes maximums, perhaps in some places only.
bool maximums_depend_on_cards(const State& s);
/// Points above the maximum: they are lost first, and what is lost of them does not come back.
void gain_beyond_maximum(Table& t, Seat who, bool sanity, int number, Citation rule);

}  // namespace tavola::arkham
