// What cards change by being in play: sums of their modifiers, their traits, what they are worth in
// a hand, and monsters as they are now. (AH-267 to AH-269, AH-315 to AH-320, AH-373, AH-384,
// AH-385, AH-411)
#include "games/arkham/card_effects.h"

#include <algorithm>

#include "games/arkham/chorus.h"
#include "games/arkham/meanings.h"
#include "games/arkham/table_says.h"

namespace tavola::arkham {
namespace {

using effects::kNoNode;

const Sayings& sayings_of(std::uint16_t source) { return content().sayings[source]; }

bool holds(const Asking& asking, std::uint16_t source, const Said& said) {
  return said.guard == kNoNode || holds_now(asking, content().book[source], said.guard);
}

/// The sheets and cards that speak to everybody.
template <class Visit>
void each_common_source(const State& s, Visit&& visit) {
  if (s.ancient_one != kNone) visit(ancient_one(s).source);
  for (const std::uint8_t card : {s.environment, s.rumor})
    if (card != kNone && content().mythos[card].source != kNoSource)
      visit(content().mythos[card].source);
}

/// Calls visit(said) for the statements of effects that last for a while.
template <class Visit>
void each_lasting(const State& s, Seat who, Visit&& visit) {
  for (const Lasting& lasting : s.lasting) {
    if (lasting.until == kNone || (lasting.seat != who && lasting.seat != kNone)) continue;
    for (const Said& said : sayings_of(lasting.source).said)
      if (said.until == lasting.node && holds({s, who}, lasting.source, said)) visit(said);
  }
}

/// Gates to some worlds are harder to close than others.
int closing_in_world(const State& s, Seat who) {
  const Place place = s.investigators[who].place;
  if (!in_town(place) || !gate_open(s, place)) return 0;
  int sum = 0;
  each_common_source(s, [&](std::uint16_t source) {
    for (const Said& said : sayings_of(source).said)
      if (said.what == CardStatement::kClosingWorld && said.noun == gate_at(s, place).world)
        sum += said.amount;
  });
  return sum;
}

void change(MonsterNow& now, const Said& said, std::uint8_t kind) {
  const bool meant = has(said.set, kind);
  const auto add_toughness = [&now](int amount) {
    now.toughness = static_cast<std::uint8_t>(std::max(1, now.toughness + amount));
  };
  switch (said.what) {
    case CardStatement::kToughness:
      if (meant) add_toughness(said.amount);
      return;
    case CardStatement::kAllToughness:
      return add_toughness(said.amount);
    case CardStatement::kKindToughness:
      if ((now.abilities & said.noun) != 0) add_toughness(said.amount);
      return;
    case CardStatement::kCombatRating:
      if (meant) now.combat_rating = static_cast<std::int8_t>(said.amount);
      return;
    case CardStatement::kCombat:
      if (!meant) return;
      now.combat_rating = static_cast<std::int8_t>(said.amount);
      now.combat_damage = static_cast<std::uint8_t>(said.second);
      return;
    case CardStatement::kHorror:
      if (!meant) return;
      now.horror_rating = static_cast<std::int8_t>(said.amount);
      now.horror_damage = static_cast<std::uint8_t>(said.second);
      now.frightens = true;
      return;
    case CardStatement::kGains:
      if (meant) now.abilities |= static_cast<std::uint16_t>(said.amount);
      return;
    default:
      return;
  }
}

}  // namespace

int Chorus::sum(Bonus what) const {
  int sum = 0;
  const auto add = [&](const Said& said) {
    each_bonus(said, [&](Bonus of, int amount) {
      if (of == what) sum += amount;
    });
  };
  const auto hear = [&](const Glance& glance) {
    if (!has(glance.bonuses, static_cast<int>(what))) return;
    const Sayings& sayings = sayings_of(glance.source);
    sum += sayings.bonuses[static_cast<std::size_t>(what)];
    if (!sayings.sometimes) return;
    for (const Said& said : sayings.said)
      if (said.guard != kNoNode && said.until == kNoNode && holds({s_, who_}, glance.source, said))
        add(said);
  };
  if (has(bonuses_, static_cast<int>(what))) each(hear);
  if (something_lasts_) each_lasting(s_, who_, add);
  if (what == Bonus::kCloseDifficulty) sum += closing_in_world(s_, who_);
  return sum;
}

bool Chorus::lasts(Trait trait) const {
  bool found = false;
  each_lasting(s_, who_,
               [&](const Said& said) { found |= has(traits_of(said), static_cast<int>(trait)); });
  return found;
}

int bonus(const State& s, Seat who, Bonus what) { return Chorus(s, who).bonus(what); }

bool has_trait(const State& s, Seat who, Trait trait) { return Chorus(s, who).has_trait(trait); }

// ---- weapons ------------------------------------------------------------------------------------

bool is_weapon(const State& s, Seat who, int slot) {
  const Possession& possession = held(s, who)[static_cast<std::size_t>(slot)];
  const Card& card = card_of(possession);
  if (!sayings_of(card.source).weapon) return false;
  if (card.type == CardType::kSpell) return (possession.marks & kWorking) != 0;
  return is_ready(possession);
}

Weapon weapon_of(const State& s, Seat who, int slot, int other_hands) {
  const Card& card = card_of(held(s, who)[static_cast<std::size_t>(slot)]);
  const Sayings& sayings = sayings_of(card.source);
  Weapon weapon;
  weapon.hands = card.hands;
  weapon.discarded = sayings.used_up;
  weapon.costs_sanity = sayings.pays;
  for (const Said& said : sayings.said) {
    if (said.what == CardStatement::kSixes) weapon.sixes_twice = true;
    if (said.what != CardStatement::kWeapon) continue;
    (said.noun == kMagicalNoun ? weapon.magical : weapon.physical) = true;
    if (holds({s, who, other_hands}, card.source, said))
      weapon.bonus = static_cast<std::int8_t>(weapon.bonus + said.amount);
  }
  return weapon;
}

// ---- monsters -----------------------------------------------------------------------------------

MonsterNow monster_now(const State& s, std::uint8_t kind) {
  const MonsterMarker& marker = content().monsters[kind];
  MonsterNow now;
  now.awareness = marker.awareness;
  now.horror_rating = marker.horror_rating;
  now.combat_rating = marker.combat_rating;
  now.horror_damage = marker.horror_damage;
  now.combat_damage = marker.combat_damage;
  now.toughness = marker.toughness;
  now.nightmarish = marker.nightmarish;
  now.overwhelming = marker.overwhelming;
  now.frightens = marker.frightens;
  now.fights = marker.fights;
  now.abilities = marker.abilities;
  const auto apply = [&](std::uint16_t source) {
    if (!content().glances[source].on_monsters) return;
    for (const Said& said : sayings_of(source).said)
      if (said.until == kNoNode && holds({s, s.first}, source, said)) change(now, said, kind);
  };
  if (marker.source != kNoSource) apply(marker.source);
  each_common_source(s, apply);
  return now;
}

Movement movement_of(const State& s, std::uint8_t kind) {
  Movement movement = content().monsters[kind].movement;
  each_common_source(s, [&](std::uint16_t source) {
    if (!content().glances[source].on_monsters) return;
    for (const Said& said : sayings_of(source).said)
      if (said.what == CardStatement::kFly && has(said.set, kind)) movement = Movement::kFlying;
  });
  return movement;
}

int toughness_of(const State& s, std::uint8_t kind) { return monster_now(s, kind).toughness; }

// ---- spells -------------------------------------------------------------------------------------

int casting_modifier(const State& s, Seat, const Card& spell) {
  if (!spell.casting_is_awareness) return spell.casting;
  return s.fight.kind != kNone ? monster_now(s, s.fight.kind).awareness : 0;
}

int casting_difficulty(const State& s, Seat, const Card& spell) {
  return spell.needs_toughness && s.fight.who != kNone ? foe_now(s).toughness : 1;
}

bool counts_successes(const Card& spell) { return sayings_of(spell.source).graded; }

bool counts_as_clue(const Card& card) {
  return has(content().glances[card.source].triggers, static_cast<int>(CardMoment::kSpendingClue));
}

}  // namespace tavola::arkham
