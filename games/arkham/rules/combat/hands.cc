// What an investigator fights with: weapons and spells in at most two hands, what they are worth
// against resistance and immunity, and what is used up by fighting. (AH-289 to AH-293, AH-300,
// AH-301, AH-308, AH-315 to AH-317, AH-532)
#include "games/arkham/rules/combat/hands.h"

#include <algorithm>

#include "games/arkham/cards/card_effects.h"
#include "games/arkham/hooks.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/combat/checks.h"
#include "games/arkham/rules/combat/combat.h"
#include "games/arkham/rules/investigator/harm.h"
#include "games/arkham/rules/investigator/possessions.h"
#include "games/arkham/table.h"

namespace tavola::arkham {
namespace {

constexpr std::uint8_t kOfCombat = kInHand | kWorking | kEnchanted;

int count_held(const State& s, Seat who) { return static_cast<int>(held(s, who).size()); }

const Possession& possession_of(const State& s, Seat who, int number) {
  return held(s, who)[static_cast<std::size_t>(number)];
}

Possession& possession_of(State& s, Seat who, int number) {
  return held(s, who)[static_cast<std::size_t>(number)];
}

bool in_hand(const Possession& possession) { return (possession.marks & kInHand) != 0; }

bool is_spell(const Possession& possession) { return card_of(possession).type == CardType::kSpell; }

/// How many hands the others take.
int other_hands(const State& s, Seat who, int number) {
  const Possession& possession = possession_of(s, who, number);
  return hands_taken(s, who) - (in_hand(possession) ? card_of(possession).hands : 0);
}

/// What a weapon or spell in hand adds against a foe with these abilities.
int worth(const State& s, Seat who, int number, std::uint16_t abilities) {
  const Possession& possession = possession_of(s, who, number);
  const Weapon weapon = weapon_of(s, who, number, other_hands(s, who, number));
  abilities &= static_cast<std::uint16_t>(~weapon.ignores);
  const bool enchanted = (possession.marks & kEnchanted) != 0;
  const bool physical = weapon.physical && !enchanted;
  const bool magical = weapon.magical || (weapon.physical && enchanted);
  if (physical && (abilities & kPhysicalImmunity) != 0) return 0;  // AH-315
  if (magical && (abilities & kMagicalImmunity) != 0) return 0;
  const bool halved = (physical && (abilities & kPhysicalResistance) != 0 &&
                       !has_trait(s, who, Trait::kPiercesPhysicalResistance)) ||
                      (magical && (abilities & kMagicalResistance) != 0 &&
                       !has_trait(s, who, Trait::kPiercesMagicalResistance));
  return halved ? (weapon.bonus + 1) / 2 : weapon.bonus;  // AH-316
}

/// A spell in hand that works on the foe itself, and not as a weapon.
bool changes_foe(const Possession& possession) {
  return is_spell(possession) && (possession.marks & kWorking) != 0 &&
         !content().statements[card_of(possession).source].weapon;
}

void hold(Table& t, int number) {
  Possession& possession = possession_of(t.state, t.state.fight.who, number);
  possession.marks |= kInHand;
  t.emit(cites("AH-289"), Tells::kHolds, t.state.fight.who, possession.card);
}

void release(Table& t, int number) {
  State& s = t.state;
  Possession& possession = possession_of(s, s.fight.who, number);
  const bool changed_the_foe = changes_foe(possession);
  if ((possession.marks & kWorking) != 0) possession.tokens = 0;
  possession.marks &= static_cast<std::uint8_t>(~(kInHand | kWorking));
  // A spell that is let go stops working, whatever it did to the foe; another may go on.
  if (changed_the_foe && std::ranges::none_of(held(s, s.fight.who), changes_foe)) {
    s.fight.less_toughness = static_cast<std::uint8_t>(wear_of(s.pharaoh, s.fight.slot));
    s.fight.cancelled = 0;
  }
  t.emit(cites("AH-292"), Tells::kReleases, t.state.fight.who, possession.card);
}

void offer_weapons(Table& t, Seat who) {
  const State& s = t.state;
  if (has_trait(s, who, Trait::kUsesNoCards)) return;
  for (int number = 0; number < count_held(s, who); ++number) {
    const Possession& possession = possession_of(s, who, number);
    if (in_hand(possession)) {
      t.offer(cites("AH-292"), Verb::kRelease, number, possession.card);
    } else if (!is_spell(possession) && is_ready(possession) && is_weapon(s, who, number) &&
               hands_free_for(s, who, number) && first_alike(s, who, number)) {
      t.offer(cites("AH-289"), Verb::kHold, number, possession.card);
    }
  }
}

}  // namespace

namespace {

/// What spells take of the hands that weapons take as well: some hold one in a hand of its own.
int without_spell_hands(const State& s, Seat who, int hands) {
  return hands == 0 ? 0 : std::max(0, hands - bonus(s, who, Bonus::kSpellHands));
}

}  // namespace

int hands_of(const State& s, Seat who) {
  const int fewer = ailing(s, who, CardStatement::kCombatHands);
  return fewer == kUnsaid ? kHands : kHands + fewer;
}

namespace {

/// The hands that are taken, one more card among them if it is named.
int hands_taken_with(const State& s, Seat who, int number) {
  int hands = 0;
  int of_spells = 0;
  int i = 0;
  for (const Possession& possession : held(s, who))
    if (i++ == number || in_hand(possession))
      (is_spell(possession) ? of_spells : hands) +=
          content().summaries.cards[possession.card].hands;
  return hands + without_spell_hands(s, who, of_spells);
}

}  // namespace

int hands_taken(const State& s, Seat who) { return hands_taken_with(s, who, -1); }

bool hands_free_for(const State& s, Seat who, int number) {
  return hands_taken_with(s, who, number) <= hands_of(s, who);
}

int bonus_in_hand(const State& s, Seat who, int number, std::uint16_t abilities) {
  const Possession& possession = possession_of(s, who, number);
  if (!in_hand(possession)) return 0;
  if (is_spell(possession) && (possession.marks & kWorking) == 0) return 0;  // AH-304
  if (!is_spell(possession) && !is_ready(possession)) return 0;  // used for something else. AH-373
  return worth(s, who, number, abilities);
}

bool helps_in_hand(const State& s, Seat who, int number, std::uint16_t abilities) {
  const Possession& possession = possession_of(s, who, number);
  if (is_spell(possession)) return bonus_in_hand(s, who, number, abilities) != 0;
  return is_ready(possession) &&
         (worth(s, who, number, abilities) != 0 || weapon_of(s, who, number, 0).sixes_twice);
}

int bonus_in_hands(const State& s, Seat who, std::uint16_t abilities) {
  int sum = bonus(s, who, Bonus::kEachEmptyHand) * (hands_of(s, who) - hands_taken(s, who));
  for (int number = 0; number < count_held(s, who); ++number)
    sum += bonus_in_hand(s, who, number, abilities);
  return sum + lasting_weapons(s, who, abilities);
}

Skill skill_fought_with(const State& s, Seat who) {
  for (const Possession& possession : held(s, who)) {
    if (!in_hand(possession) || (possession.marks & kWorking) == 0) continue;
    const Statements& statements = content().statements[card_of(possession).source];
    if (const Statement* with = statements.find(CardStatement::kFightsWith))
      return static_cast<Skill>(with->noun);
  }
  return Skill::kFight;
}

bool sixes_twice(const State& s, Seat who) {
  for (int number = 0; number < count_held(s, who); ++number) {
    const Possession& possession = possession_of(s, who, number);
    if (in_hand(possession) && !is_spell(possession) && weapon_of(s, who, number, 0).sixes_twice)
      return true;
  }
  return false;
}

std::uint16_t ignored_by_weapons(const State& s, Seat who) {
  std::uint16_t ignored = 0;
  for (int number = 0; number < count_held(s, who); ++number)
    if (in_hand(possession_of(s, who, number)) && !is_spell(possession_of(s, who, number)))
      ignored |= weapon_of(s, who, number, 0).ignores;
  return ignored;
}

void empty_hands(State& s, Seat who) {
  for (Possession& possession : held(s, who)) {
    if ((possession.marks & kWorking) != 0) possession.tokens = 0;  // successes of its casting
    possession.marks &= static_cast<std::uint8_t>(~kOfCombat);
  }
}

namespace {

void ask_for_hands(Table& t, Seat who) {
  const State& s = t.state;
  const int free = std::max(0, hands_of(s, who) - hands_taken(s, who));
  const int dice = std::max(0, dice_of(s, combat_check(s)));
  if (s.fight.ancient != 0)
    t.ask(who, Prompt::kBattle, cites("AH-289"));
  else if (fights_monster(s, who))
    t.ask(who, Prompt::kHands, cites("AH-289"), s.fight.slot, s.fight.kind, free, dice);
  else
    t.ask(who, Prompt::kArms, cites("AH-289"), free, dice);
}

/// A hand that was broken in this fight holds nothing any more. DH-008
Rule<> put_away_what_is_over(Table& t, Seat who) {
  const State& s = t.state;
  while (hands_taken(s, who) > hands_of(s, who)) {
    ask_for_hands(t, who);
    for (int number = 0; number < count_held(s, who); ++number) {
      const Possession& possession = possession_of(s, who, number);
      if (in_hand(possession) && card_of(possession).hands > 0)
        t.offer(cites("DH-008"), Verb::kRelease, number, possession.card);
    }
    const Option chosen = co_await t.answer();
    release(t, chosen.arg(0));
  }
}

/// Weapons in hand are about to be used, which may have a price of its own.
Rule<> risk_weapons(Table& t, Seat who) {
  const State& s = t.state;
  for (int number = count_held(s, who) - 1; number >= 0; --number) {
    if (!in_play(s, who) || number >= count_held(s, who)) continue;
    const Possession& possession = possession_of(s, who, number);
    if (in_hand(possession)) co_await before_using(t, who, possession.card);
  }
}

}  // namespace

Rule<Readied> choose_hands(Table& t, bool ambushed) {
  State& s = t.state;
  const Seat who = s.fight.who;
  if (hands_taken(s, who) > hands_of(s, who)) co_await put_away_what_is_over(t, who);
  const Check outer = s.check;
  s.check = combat_check(s);  // it stands there, because a spell may settle it
  bool flees = false;
  bool choice = false;
  Table::Lap lap;  // what is taken up may be put away, and taken up again
  while (s.fight.over == 0 && s.check.passes == 0) {
    t.go_round(lap);
    ask_for_hands(t, who);
    t.offer(cites("AH-288"), Verb::kFightOn);
    // Nobody could choose to flee before; now the round has that choice, too. AH-285
    if (ambushed && !foe_has(s, kAmbush)) t.offer(cites("AH-285"), Verb::kFlee);
    offer_weapons(t, who);
    offer_uses(t, who, Window::kTakingUp);
    choice |= t.decision().options.size() > 1;
    const Option chosen = co_await t.answer();
    flees = chosen.is(Verb::kFlee);
    if (flees || chosen.is(Verb::kFightOn)) break;
    if (chosen.is(Verb::kRelease))
      release(t, chosen.arg(0));
    else if (chosen.is(Verb::kHold))
      hold(t, chosen.arg(0));
    else
      co_await use(t, chosen);
  }
  const bool passed = s.check.passes != 0;
  s.check = outer;
  if (!flees && !passed && s.fight.over == 0 && s.rumor != kNone) co_await risk_weapons(t, who);
  if (flees) co_return Readied::kToFlee;
  if (passed) co_return Readied::kPassed;
  co_return choice ? Readied::kToRoll : Readied::kEmptyHanded;
}

Rule<> use_up_weapons(Table& t, Seat who) {
  State& s = t.state;
  int sanity = 0;
  for (int number = count_held(s, who) - 1; number >= 0; --number) {
    const Possession& possession = possession_of(s, who, number);
    if (!in_hand(possession) || is_spell(possession)) continue;
    const Weapon weapon = weapon_of(s, who, number, 0);
    if (weapon.discarded || weapon.exhausted) sanity += weapon.costs_sanity;
    if (weapon.discarded)
      discard(t, who, number, cites("AH-301"));
    else if (weapon.exhausted && is_ready(possession))
      exhaust(t, who, number, cites("AH-301"));
  }
  if (sanity == 0) return Rule<>::done();
  return lose(t, who, sanity, 0, LossCause::kEffect, cites("AH-301"));
}

Rule<> enchant_weapon(Table& t, Seat who, Citation rule) {
  State& s = t.state;
  t.ask(who, Prompt::kEnchant, rule);
  for (int number = 0; number < count_held(s, who); ++number) {
    const Possession& possession = possession_of(s, who, number);
    if (is_spell(possession) || !is_weapon(s, who, number)) continue;
    if ((possession.marks & kEnchanted) == 0 && weapon_of(s, who, number, 0).physical &&
        first_alike(s, who, number))
      t.offer(rule, Verb::kEnchant, number, possession.card);
  }
  if (!t.anything_offered()) co_return;
  const Option chosen = co_await t.answer();
  Possession& weapon = possession_of(s, who, chosen.arg(0));
  weapon.marks |= kEnchanted;
  t.emit(rule, Tells::kEnchants, who, weapon.card);
}

}  // namespace tavola::arkham
