// What cards change by being in play: sums of their modifiers, their traits, what they are worth in
// a hand, and monsters as they are now. (AH-267 to AH-269, AH-315 to AH-320, AH-373, AH-384,
// AH-385, AH-411)
#include "games/arkham/cards/card_effects.h"

#include <algorithm>

#include "games/arkham/cards/conditions_now.h"
#include "games/arkham/cards/sources_in_play.h"
#include "games/arkham/content/statement_values.h"
#include "games/arkham/dunwich/rules/dunwich_horror.h"
#include "games/arkham/hooks.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/combat/combat.h"
#include "games/arkham/rules/investigator/possessions.h"

namespace tavola::arkham {
namespace {

using effects::kNoNode;

bool holds(Asking asking, std::uint16_t source, const Statement& statement) {
  asking.source = source;
  return statement.guard == kNoNode || holds_now(asking, content().book[source], statement.guard);
}

/// Calls visit(statement) for the statements of effects that last for a while.
template <class Visit>
void each_lasting(const State& s, Seat who, Visit&& visit) {
  for (const Lasting& lasting : s.lasting) {
    if (lasting.until == kNone) break;
    if (lasting.seat != who && lasting.seat != kNone) continue;
    for (const Statement& statement : statements_of(lasting.source).statements) {
      if (statement.until != lasting.node || !holds({s, who}, lasting.source, statement)) continue;
      if (statement.computed == kNoNode) {
        visit(statement);
      } else {
        Statement with_amount = statement;
        with_amount.amount = lasting.amount;
        visit(with_amount);
      }
    }
  }
}

/// Gates to some worlds are harder to close than others.
int closing_in_world(const State& s, Seat who) {
  const Place place = s.investigators[who].place;
  if (!in_town(place) || !gate_open(s, place)) return 0;
  int sum = 0;
  each_common_source(s, [&](const CardSummary& one) {
    if (one.source == kNoSource) return;
    for (const Statement& statement : statements_of(one.source).statements)
      if (statement.what == CardStatement::kClosingWorld &&
          statement.noun == gate_at(s, place).world)
        sum += statement.amount;
  });
  return sum;
}

void change(const State& s, MonsterNumbers& now, const Statement& statement, std::uint8_t kind) {
  const bool meant = has(statement.set, kind);
  const auto moves_so = [&] { return static_cast<int>(movement_of(s, kind)) == statement.noun; };
  const auto add_toughness = [&now](int amount) {
    now.toughness = static_cast<std::uint8_t>(std::max(1, now.toughness + amount));
  };
  switch (statement.what) {
    case CardStatement::kToughness:
      if (meant) add_toughness(statement.amount);
      return;
    case CardStatement::kAllToughness:
      return add_toughness(statement.amount);
    case CardStatement::kKindToughness:
      if ((now.abilities & statement.noun) != 0) add_toughness(statement.amount);
      return;
    case CardStatement::kMaskToughness:
      if (content().monsters[kind].mask) add_toughness(statement.amount);
      return;
    case CardStatement::kCombatRating:
      if (meant) now.combat_rating = static_cast<std::int8_t>(statement.amount);
      return;
    case CardStatement::kCombat:
      if (!meant) return;
      now.combat_rating = static_cast<std::int8_t>(statement.amount);
      now.combat_damage = static_cast<std::uint8_t>(statement.second);
      return;
    case CardStatement::kHorror:
      if (!meant) return;
      now.horror_rating = static_cast<std::int8_t>(statement.amount);
      now.horror_damage = static_cast<std::uint8_t>(statement.second);
      now.frightens = true;
      return;
    case CardStatement::kGains:
      if (meant) now.abilities |= static_cast<std::uint16_t>(statement.amount);
      return;
    case CardStatement::kMovingToughness:
      if (moves_so()) add_toughness(statement.amount);
      return;
    case CardStatement::kMovingOverwhelm:
      if (!moves_so()) return;
      now.overwhelming =
          static_cast<std::uint8_t>(std::max<int>(now.overwhelming, statement.amount));
      now.abilities |= kOverwhelming;
      return;
    case CardStatement::kSymbolStronger:
      if (static_cast<int>(content().monsters[kind].dimension) != statement.noun) return;
      add_toughness(statement.amount);
      now.combat_damage = static_cast<std::uint8_t>(now.combat_damage + statement.amount);
      if (now.frightens)
        now.horror_damage = static_cast<std::uint8_t>(now.horror_damage + statement.amount);
      return;
    default:
      return;
  }
}

/// Whether this is what the environment takes off a skill or a check.
bool is_spared(const State& s, const CardSummary& one, Bonus what) {
  const bool of_check = what <= Bonus::kEveryCheck || what == Bonus::kClosingChecks;
  return of_check && s.environment != kNone && one.source == content().mythos[s.environment].source;
}

}  // namespace

int SourcesInPlay::sum(Bonus what) const {
  int sum = 0;
  const auto add = [&](const Statement& statement) {
    each_bonus(statement, [&](Bonus of, int amount) {
      if (of == what) sum += amount;
    });
  };
  const auto hear = [&](const CardSummary& glance) {
    const int before = sum;
    const Statements& statements = statements_of(glance.source);
    sum += statements.bonuses[static_cast<std::size_t>(what)];
    if (statements.sometimes)
      for (const Statement& statement : statements.statements)
        if (statement.guard != kNoNode && statement.until == kNoNode &&
            holds({s_, who_}, glance.source, statement))
          add(statement);
    if (sum < before && is_spared(s_, glance, what) && has_trait(Trait::kNoEnvironmentPenalties))
      sum = before;
  };
  if (has(bonuses_, static_cast<int>(what))) {
    // Most have no word for it, and are not called for that.
    each_source_in_play(
        s_, who_, [&](const CardSummary& one) __attribute__((always_inline)) {
          if (has(one.bonuses, static_cast<int>(what))) hear(one);
        });
    if (what == Bonus::kCloseDifficulty) sum += closing_in_world(s_, who_);
  }
  if (anything_lasts(s_)) each_lasting(s_, who_, add);
  return sum;
}

bool SourcesInPlay::lasts(Trait trait) const {
  bool found = false;
  each_lasting(s_, who_, [&](const Statement& statement) {
    found |= has(traits_of(statement), static_cast<int>(trait));
  });
  return found;
}

bool SourcesInPlay::holds_now(Trait trait) const {
  bool found = false;
  each_source_in_play(s_, who_, [&](const CardSummary& one) {
    if (!has(one.guarded, static_cast<int>(trait))) return;
    for (const Statement& statement : statements_of(one.source).statements)
      if (statement.guard != kNoNode && statement.until == kNoNode &&
          has(traits_of(statement), static_cast<int>(trait)))
        found |= holds({s_, who_}, one.source, statement);
  });
  return found;
}

int least_amount(const State& s, Seat who, CardStatement what, int noun) {
  int least = effects::kEverything;
  if (((s.own[who].says | s.common.says) & says_bit(what)) == 0 && !anything_lasts(s)) return least;
  const auto hear = [&](const Statement& statement) {
    if (statement.what == what && (statement.set.empty() || has(statement.set, noun)))
      least = std::min<int>(least, statement.amount);
  };
  each_source_in_play(s, who, [&](const CardSummary& one) {
    if (one.source == kNoSource) return;
    for (const Statement& statement : statements_of(one.source).statements)
      if (statement.until == kNoNode && holds({s, who}, one.source, statement)) hear(statement);
  });
  each_lasting(s, who, hear);
  return least;
}

int said_to_all(const State& s, CardStatement what) {
  int amount = kUnsaid;
  if (!may_be_said(s, what)) return amount;
  each_common_source(s, [&](const CardSummary& one) {
    if (one.source == kNoSource) return;
    if (const Statement* said = statements_of(one.source).find(what)) amount = said->amount;
  });
  return amount;
}

int sum_of_bonuses(const State& s, Seat who, Bonus what) {
  return SourcesInPlay(s, who).bonus(what);
}

bool trait_holds_now(const State& s, Seat who, Trait trait) {
  return SourcesInPlay(s, who).has_trait(trait);
}

// ---- weapons ------------------------------------------------------------------------------------

bool is_weapon(const State& s, Seat who, int slot) {
  const Possession& possession = held(s, who)[static_cast<std::size_t>(slot)];
  const Card& card = card_of(possession);
  if (!statements_of(card.source).weapon) return false;
  if (card.type == CardType::kSpell) return (possession.marks & kWorking) != 0;
  return is_ready(possession);
}

Weapon weapon_of(const State& s, Seat who, int slot, int other_hands) {
  const Possession& possession = held(s, who)[static_cast<std::size_t>(slot)];
  const Card& card = card_of(possession);
  const Statements& statements = statements_of(card.source);
  Weapon weapon;
  weapon.hands = card.hands;
  weapon.discarded = statements.used_up;
  weapon.exhausted = statements.exhausts;
  weapon.costs_sanity = statements.pays;
  for (const Statement& statement : statements.statements) {
    if (statement.what == CardStatement::kSixes) weapon.sixes_twice = true;
    if (statement.what == CardStatement::kWeaponIgnores)
      for (const int ability : statement.set) weapon.ignores |= static_cast<std::uint16_t>(ability);
    const bool by_success = statement.what == CardStatement::kWeaponBySuccess;
    if ((statement.what != CardStatement::kWeapon && !by_success) || statement.until != kNoNode)
      continue;
    (statement.noun == kMagicalNoun ? weapon.magical : weapon.physical) = true;
    const int amount = by_success ? statement.amount * possession.tokens : statement.amount;
    if (holds({s, who, other_hands}, card.source, statement))
      weapon.bonus = static_cast<std::int8_t>(weapon.bonus + amount);
  }
  if (weapon.bonus > 0) {
    const Bonus each = card.type == CardType::kSpell ? Bonus::kEachSpell : Bonus::kEachWeapon;
    weapon.bonus = static_cast<std::int8_t>(weapon.bonus + bonus(s, who, each));
  }
  return weapon;
}

int lasting_weapons(const State& s, Seat who, std::uint16_t abilities) {
  int sum = 0;
  if (!anything_lasts(s)) return sum;
  each_lasting(s, who, [&](const Statement& statement) {
    if (statement.what != CardStatement::kWeapon) return;
    const bool magical = statement.noun == kMagicalNoun;
    if ((abilities & (magical ? kMagicalImmunity : kPhysicalImmunity)) != 0) return;
    const bool halved =
        (abilities & (magical ? kMagicalResistance : kPhysicalResistance)) != 0 &&
        !has_trait(s, who,
                   magical ? Trait::kPiercesMagicalResistance : Trait::kPiercesPhysicalResistance);
    sum += halved ? (statement.amount + 1) / 2 : statement.amount;
  });
  return sum;
}

// ---- monsters -----------------------------------------------------------------------------------

namespace {

/// Whether what the Ancient One gives its worshippers counts for nothing now.
bool worshippers_forsaken(const State& s) {
  if (!anything_lasts(s)) return false;
  for (const Lasting& lasting : s.lasting)
    if (lasting.until != kNone)
      for (const Statement& statement : statements_of(lasting.source).statements)
        if (statement.until == lasting.node && statement.what == CardStatement::kNoWorship)
          return true;
  return false;
}

}  // namespace

MonsterNumbers monster_now(const State& s, std::uint8_t kind) {
  const MonsterMarker& marker = content().monsters[kind];
  MonsterNumbers now = printed_numbers(s, kind);
  const bool forsaken = worshippers_forsaken(s);
  const auto apply = [&](const CardSummary& one) {
    if (forsaken && one.source == ancient_one(s).source) return;
    for (const Statement& statement : statements_of(one.source).statements)
      if (statement.until == kNoNode && holds({s, s.first}, one.source, statement))
        change(s, now, statement, kind);
  };
  const auto hear = [&apply](const CardSummary& one) {
    if (one.on_monsters) apply(one);
  };
  if (marker.source != kNoSource) hear(content().effect_summaries[marker.source]);
  each_common_source(s, hear);
  return now;
}

bool may_have(const State& s, std::uint8_t kind, MonsterAbility ability) {
  const MonsterMarker& marker = content().monsters[kind];
  unsigned abilities = marker.abilities;
  if (marker.source != kNoSource) abilities |= content().effect_summaries[marker.source].gives;
  each_common_source(s, [&abilities](const CardSummary& one) { abilities |= one.gives; });
  return (abilities & ability) != 0 || is_horror(kind);
}

MonsterNumbers ancient_one_now(const State& s) {
  const AncientOne& ancient = content().ancient_ones[ancient_fought(s)];
  const bool counted = ancient.rating_is_terror || ancient.rating_is_clues;
  MonsterNumbers foe;
  foe.combat_rating =
      static_cast<std::int8_t>((counted ? -s.battle_rating : ancient.combat_rating) +
                               bonus(s, s.first, Bonus::kAncientRating));
  foe.abilities = ancient.defences;
  each_lasting(s, kNone, [&foe](const Statement& statement) {
    if (statement.what == CardStatement::kAncientGains) foe.abilities |= statement.noun;
  });
  return foe;
}

Movement movement_of(const State& s, std::uint8_t kind) {
  Movement movement = content().monsters[kind].movement;
  constexpr std::uint64_t kOfMovement = says_bit(
      CardStatement::kStalkersNormal, CardStatement::kNormalStalk, CardStatement::kNormalFast,
      CardStatement::kFly, CardStatement::kFast, CardStatement::kKindsStalk);
  if ((s.common.says & kOfMovement) == 0) return movement;
  const Movement printed = movement;
  const bool forsaken = worshippers_forsaken(s);
  each_common_source(s, [&](const CardSummary& one) {
    if (!one.on_monsters || (forsaken && one.source == ancient_one(s).source)) return;
    const Statements& said = statements_of(one.source);
    if (printed == Movement::kStalker && said.find(CardStatement::kStalkersNormal) != nullptr)
      movement = Movement::kNormal;
    if (printed == Movement::kNormal && said.find(CardStatement::kNormalStalk) != nullptr)
      movement = Movement::kStalker;
    if (printed == Movement::kNormal && said.find(CardStatement::kNormalFast) != nullptr)
      movement = Movement::kFast;
    for (const Statement& statement : said.statements)
      if (has(statement.set, kind)) {
        if (statement.what == CardStatement::kFly) movement = Movement::kFlying;
        if (statement.what == CardStatement::kFast) movement = Movement::kFast;
        if (statement.what == CardStatement::kKindsStalk) movement = Movement::kStalker;
      }
  });
  return movement;
}

int toughness_of(const State& s, std::uint8_t kind) { return monster_now(s, kind).toughness; }

// ---- spells -------------------------------------------------------------------------------------

int casting_modifier(const State& s, Seat who, const Card& spell) {
  if (spell.casting_by_tomes) return spell.casting + count_of(s, who, ItemClass::kTome);
  if (spell.casting_is_horror) return s.fight.kind != kNone ? foe_now(s).horror_rating : 0;
  if (!spell.casting_is_awareness) return spell.casting;
  return s.fight.kind != kNone ? monster_now(s, s.fight.kind).awareness : 0;
}

int casting_difficulty(const State& s, Seat, const Card& spell) {
  return spell.needs_toughness && s.fight.who != kNone ? foe_now(s).toughness : 1;
}

bool counts_successes(const Card& spell) { return statements_of(spell.source).graded; }

bool counts_as_clue(const Card& card) {
  return has(content().effect_summaries[card.source].triggers,
             static_cast<int>(CardMoment::kSpendingClue));
}

}  // namespace tavola::arkham
