// Casting a spell: its Sanity, the Spell check, what it does, and only then what the Sanity spent
// brings about. (AH-291, AH-302 to AH-310, AH-532, AH-533)
#include "games/arkham/combat/spells.h"

#include <algorithm>

#include "games/arkham/board/board.h"
#include "games/arkham/cards/card_effects.h"
#include "games/arkham/combat/checks.h"
#include "games/arkham/combat/hands.h"
#include "games/arkham/investigator/harm.h"
#include "games/arkham/investigator/possessions.h"
#include "games/arkham/table.h"

namespace tavola::arkham {
namespace {

/// The spell that is being cast: cards used for its check may have moved it up.
Possession* being_cast(State& s, Seat who, CardNumber spell) {
  for (Possession& possession : held(s, who))
    if (possession.card == spell && (possession.marks & (kInHand | kWorking)) == kInHand)
      return &possession;
  return nullptr;
}

}  // namespace

int spell_cost(const State& s, Seat who, const Card& spell) {
  if (has_trait(s, who, Trait::kFreeSpells)) return 0;
  return std::max(0, spell.cost + bonus(s, who, Bonus::kSpellCost));
}

bool can_cast(const State& s, Seat who, int number) {
  const Possession& possession = held(s, who)[static_cast<std::size_t>(number)];
  const Card& card = card_of(possession);
  if (card.type != CardType::kSpell || !is_ready(possession)) return false;
  if (spell_cost(s, who, card) > s.investigators[who].sanity) return false;  // AH-310
  if (has_trait(s, who, Trait::kNoSpells)) return false;
  return s.fight.who != who || hands_free_for(s, who, number);
}

Rule<> cast(Table& t, Seat who, int number) {
  State& s = t.state;
  const CardNumber spell = held(s, who)[static_cast<std::size_t>(number)].card;
  const Card& card = content().cards[spell];
  t.emit(cites("AH-302"), Tells::kCast, who, spell);
  take_off(t, who, spell_cost(s, who, card), 0, cites("AH-302"));
  exhaust(t, who, number, cites("AH-306"));
  const bool in_hands = s.fight.who == who && card.hands > 0;
  if (in_hands) held(s, who)[static_cast<std::size_t>(number)].marks |= kInHand;  // AH-291
  Check check = check_of(who, CheckKind::kSpell, Skill::kLore, casting_modifier(s, who, card),
                         casting_difficulty(s, who, card));
  check.graded = counts_successes(card);
  const Checked result = co_await make_check(t, check, cites("AH-303"));
  if (result.passed) {
    if (in_hands) {
      Possession* const now = being_cast(s, who, spell);
      if (now != nullptr) now->marks |= kWorking;
      t.applies(cites("AH-532"));
    }
    co_await take_effect(t, who, spell, result.successes, cites("AH-302"));
  } else {
    t.emit(cites("AH-304"), Tells::kCastFailed, who, spell);
  }
  t.applies(cites("AH-305"));
  co_await settle_harm(t, who);  // AH-309, AH-533
}

}  // namespace tavola::arkham
