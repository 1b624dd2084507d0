#include "games/arkham/cards/conditions_now.h"

#include <algorithm>
#include <ranges>

#include "effects/truth.h"
#include "games/arkham/cards/card_effects.h"
#include "games/arkham/dunwich/rules/dunwich_horror.h"
#include "games/arkham/dunwich/rules/injuries.h"
#include "games/arkham/hooks.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/board/closing.h"
#include "games/arkham/rules/board/slots.h"
#include "games/arkham/rules/board/spawn.h"
#include "games/arkham/rules/board/table_cards.h"
#include "games/arkham/rules/combat/combat.h"
#include "games/arkham/rules/encounters/locations.h"
#include "games/arkham/rules/final_battle/ending.h"
#include "games/arkham/rules/investigator/harm.h"
#include "games/arkham/rules/investigator/possessions.h"
#include "games/arkham/rules/investigator/refreshing.h"
#include "games/arkham/rules/phases/upkeep.h"

namespace tavola::arkham {
namespace {

using effects::kNoNode;
using effects::Node;
using effects::NodeId;
using effects::NodeKind;
using effects::Program;

int noun_of(const Node& node) { return content().grammar.noun(node.index).code; }

MonsterKindSet kinds_of(const Program& program, NodeId argument) {
  const Node& at = program[argument];
  if (at.kind == NodeKind::kNoun) return MonsterKindSet::only(noun_of(at));
  MonsterKindSet kinds;
  for (NodeId child = at.child; child != kNoNode; child = program[child].next)
    kinds.add(noun_of(program[child]));
  return kinds;
}

bool in_region(const State& s, Seat who, int region) {
  return who != kNone && in_play(s, who) && lies_in(s.investigators[who].place, region);
}

bool fights(const State& s, Seat who, int ability) {
  if (s.fight.who != who) return false;
  return (foe_now(s).abilities & ability) != 0;
}

/// Worlds are few: a bit each.
std::uint32_t worlds_of(const Program& program, NodeId argument) {
  const Node& at = program[argument];
  if (at.kind == NodeKind::kNoun) return 1U << noun_of(at);
  std::uint32_t worlds = 0;
  for (NodeId child = at.child; child != kNoNode; child = program[child].next)
    worlds |= 1U << noun_of(program[child]);
  return worlds;
}

/// An encounter of one of these Other Worlds is being carried out.
bool has_encounter_in(const State& s, Seat who, std::uint32_t worlds) {
  const Investigator& i = s.investigators[who];
  if (!in_other_world(i.place) || !has(worlds, world_of(i.place))) return false;
  return i.visiting != 0 || (s.phase == Phase::kOtherWorldEncounters && s.active == who);
}

bool is_full(const State& s, Seat who, const Program& program, NodeId argument) {
  const auto full = [&](int noun) {
    const Investigator& investigator = s.investigators[who];
    return noun == kSanityNoun ? investigator.sanity >= maximum_sanity(s, who)
                               : investigator.stamina >= maximum_stamina(s, who);
  };
  const Node& at = program[argument];
  if (at.kind == NodeKind::kNoun) return full(noun_of(at));
  for (NodeId child = at.child; child != kNoNode; child = program[child].next)
    if (!full(noun_of(program[child]))) return false;
  return true;
}

/// In a town; in the Final Battle it does not matter any more where somebody was. AH-433
bool on_the_board(const State& s, Seat who) { return !in_battle(s) && is_in_town(s, who); }

bool condition(const Asking& asking, const Program& program, NodeId node) {
  const State& s = asking.s;
  const Seat who = asking.who;
  const NodeId first = program[node].child;
  switch (static_cast<CardCondition>(program[node].value)) {
    case CardCondition::kHas:
      return find_card(s, who, in_edition(s, static_cast<CardNumber>(noun_of(program[first])))) >=
             0;
    case CardCondition::kIn:
      return in_region(s, who, noun_of(program[first]));
    case CardCondition::kWithout:
      return amount_of(s, who, noun_of(program[first])) == 0;
    case CardCondition::kCursed:
      return s.investigators[who].luck == Luck::kCursed;
    case CardCondition::kHandEmpty:
      return asking.other_hands == 0;
    case CardCondition::kAgainst:
      return fights(s, who, noun_of(program[first]));
    case CardCondition::kInPlay:
      return s.environment == noun_of(program[first]);
    case CardCondition::kOnBoard:
      return !(monsters_on_board(s) & monsters_of(s, kinds_of(program, first))).empty();
    case CardCondition::kInArkham:
      return !(slots_in_towns(s) & monsters_of(s, kinds_of(program, first))).empty();
    case CardCondition::kInStreets:
      return on_the_board(s, who) && is_street(s.investigators[who].place);
    case CardCondition::kSuccess:
      return asking.successes > 0;
    case CardCondition::kInsane:
      return has(s.text.insane, who) || !in_play(s, who);
    case CardCondition::kUnconscious:
      return has(s.text.unconscious, who) || !in_play(s, who);
    case CardCondition::kDeputy:
      return (s.investigators[who].special & kDeputy) != 0;
    case CardCondition::kCompany:
      return !in_battle(s) && has_company(s, who);
    case CardCondition::kHorrorInPlay:
      return horror_slot(s) != kNone;
    case CardCondition::kAllSpawnOut:
      return all_spawn_out(s);
    case CardCondition::kFaceDown: {
      const int at = find_lying(s, static_cast<std::uint8_t>(noun_of(program[first])));
      return at >= 0 && (s.lying[at].marks & kTableCardFaceDown) != 0;
    }
    case CardCondition::kSlumbering:
      return !in_battle(s);
    case CardCondition::kBlessed:
      return s.investigators[who].luck == Luck::kBlessed;
    case CardCondition::kHolds:
      return holds_special(s, who, noun_of(program[first]));
    case CardCondition::kAncientIs:
      return s.ancient_one == noun_of(program[first]);
    case CardCondition::kAt:
      return on_the_board(s, who) && s.investigators[who].place == noun_of(program[first]);
    case CardCondition::kInOtherWorld:
      return in_play(s, who) && !in_battle(s) && in_other_world(s.investigators[who].place);
    case CardCondition::kInLocation:
      return on_the_board(s, who) && is_location(s.investigators[who].place);
    case CardCondition::kWoman:
      return in_play(s, who) && sheet_of(s, who).woman;
    case CardCondition::kHorrorPassed:
      return s.text.horror == HorrorCheck::kPassed;
    case CardCondition::kHorrorFailed:
      return s.text.horror == HorrorCheck::kFailed;
    case CardCondition::kSuccessful:
      return s.text.successful != 0;
    case CardCondition::kThisExhausted:
      return std::ranges::any_of(held(s, who), [&asking](const Possession& possession) {
        return !is_ready(possession) && card_of(possession).source == asking.source;
      });
    case CardCondition::kDevoured:
      return !in_play(s, who);
    case CardCondition::kAnyoneLost:
      return anybody_at(s, kLost);
    case CardCondition::kHasToken:
      return amount_of(s, who, noun_of(program[first])) > 0;
    case CardCondition::kEncounterIn:
      return has_encounter_in(s, who, worlds_of(program, first));
    case CardCondition::kFull:
      return is_full(s, who, program, first);
    case CardCondition::kInSecondArea:
      return in_other_world(s.investigators[who].place) &&
             in_second_area(s.investigators[who].place);
  }
  return false;
}

int revealed_price(const State& s) {
  int highest = 0;
  for (int i = 0; i < s.text.revealed; ++i)
    highest = std::max<int>(highest, content().cards[s.text.cards[i]].price);
  return highest;
}

int maximum_of(const State& s, Seat who, int noun) {
  return noun == kSanityNoun ? maximum_sanity(s, who) : maximum_stamina(s, who);
}

int amount(const Asking& asking, const Program& program, NodeId node) {
  const Node& at = program[node];
  if (at.kind == NodeKind::kNumber) return at.value;
  return at.kind == NodeKind::kCall ? count_now(asking, program, node) : 0;
}

}  // namespace

bool holds_now(const Asking& asking, const Program& program, NodeId node) {
  return effects::truth_of(
      program, node, [&](NodeId of) { return amount(asking, program, of); },
      [&](NodeId of) { return condition(asking, program, of); });
}

namespace {

/// An attack grows from round to round, also over one in which a card let no attack be made;
/// whoever fights an Ancient One alone has an attack in each. AH-447, KH-157
int rounds_before(const State& s) {
  return s.pharaoh.duel != kNone ? s.battle_attacks : std::max(0, s.battle_round - 1);
}

}  // namespace

int count_now(const Asking& asking, const Program& program, NodeId node) {
  const State& s = asking.s;
  switch (static_cast<CardCount>(program[node].value)) {
    case CardCount::kResource:
    case CardCount::kCards:
      return amount_of(s, asking.who, noun_of(program[program[node].child]));
    case CardCount::kOpenGates:
      return open_gates(s);
    case CardCount::kTerror:
      return s.terror;
    case CardCount::kAttacks:
      return rounds_before(s);
    case CardCount::kPlayers:
      return players_in_texts(s);
    case CardCount::kMonsterToughness:  // once the combat is over, that of the last one
      return s.fight.who != kNone ? foe_now(s).toughness : s.text.foe_toughness;
    case CardCount::kAwareness:
      return s.fight.who != kNone ? foe_now(s).awareness : 0;
    case CardCount::kCombatRounds:
      return s.text.foe_rounds;
    case CardCount::kBlows:
      return s.text.foe_blows;
    case CardCount::kHorrorRating:
      return s.text.foe_horror;
    case CardCount::kClaimedToughness:
      return s.text.claimed;
    case CardCount::kDiceRolled:
      return s.text.dice_rolled;
    case CardCount::kMasks: {
      int masks = 0;
      for (const int slot : monsters_on_board(s)) masks += marker_of(s, slot).mask;
      return masks;
    }
    case CardCount::kTrackTokens:
      return s.pharaoh.track_tokens;
    case CardCount::kNumberOf:
      return amount_of(s, asking.who, noun_of(program[program[node].child]));
    case CardCount::kChosen:
      return s.text.chosen;
    case CardCount::kRounds:
      return s.text.rounds;
    case CardCount::kMissing: {
      const int noun = noun_of(program[program[node].child]);
      return std::max(0, maximum_of(s, asking.who, noun) - amount_of(s, asking.who, noun));
    }
    case CardCount::kMaximum:
      return maximum_of(s, asking.who, noun_of(program[program[node].child]));
    case CardCount::kFocus:
      return focus_of(s, asking.who);
    case CardCount::kFocusUpTo:
      return std::min(focus_of(s, asking.who), amount(asking, program, program[node].child));
    case CardCount::kSkill:
      return skill_value(s, asking.who, static_cast<Skill>(noun_of(program[program[node].child])));
    case CardCount::kRevealedPrice:
      return revealed_price(s);
    case CardCount::kDiscardedPrice:
      return s.text.discarded_price;
    case CardCount::kSealed:
      return elder_signs(s);
    case CardCount::kInSky:
      return count_monsters(s, kSky);
    case CardCount::kAlliesLeft:
      return s.allies.size();
    case CardCount::kExhausted:
      return static_cast<int>(std::ranges::count_if(
          held(s, asking.who), [](const Possession& possession) { return !is_ready(possession); }));
    case CardCount::kDrawnCost: {
      const auto cards = held(s, asking.who);  // what was drawn last comes last
      const CardNumber last = s.text.revealed > 0 ? s.text.cards[s.text.revealed - 1]
                              : cards.empty()     ? kNoCard
                                                  : cards.back().card;
      return last != kNoCard && content().cards[last].type == CardType::kSpell
                 ? content().cards[last].cost
                 : 0;
    }
    case CardCount::kInWorlds: {
      int count = 0;
      for (Seat who = 0; who < s.seats; ++who)
        count += in_play(s, who) && in_other_world(s.investigators[who].place);
      return count;
    }
    case CardCount::kFighting:
      return static_cast<int>(
          std::ranges::count_if(std::views::iota(0, static_cast<int>(s.seats)),
                                [&s](int who) { return in_play(s, static_cast<Seat>(who)); }));
    case CardCount::kGatesThen:
      return s.gates_then;
    case CardCount::kDiscardedToughness:
      return s.text.toughness;
    case CardCount::kSealingCost:
      return seal_cost(s, asking.who, kNone);
  }
  return 0;
}

bool holds_special(const State& s, Seat who, int noun) {
  if (noun == kCurseNoun) return s.investigators[who].luck == Luck::kCursed;
  return (s.investigators[who].special & noun) != 0;
}

int amount_of(const State& s, Seat who, int noun) {
  const Investigator& investigator = s.investigators[who];
  switch (noun) {
    case kSanityNoun:
      return investigator.sanity;
    case kStaminaNoun:
      return investigator.stamina;
    case kClueNoun:
      return investigator.clues;
    case kMoneyNoun:
      return investigator.money;
    case kGateTrophyNoun:
      return gate_trophies(s, who);
    case kMonsterTrophyNoun:
      return monster_trophies(s, who);
    case kMovementPointNoun:
      return s.active == who ? s.points : 0;
    case kToughnessNoun:
      return trophy_toughness(s, who);
    case kTrophyValueNoun:
      return trophy_value(s, who);
    case kMoonTrophyNoun:
      return trophies_with(s, who, Dimension::kMoon);
    case kFocusPointNoun:
      return in_upkeep(s, who) ? focus_left(s, who) : 0;
    case kBroodNoun:
      return investigator.brood;
    case kBastNoun:
      return investigator.bast;
    default:
      return count_of(s, who, class_of(noun));
  }
}

bool lies_in(Place place, int region) {
  if (place == kJail) place = content().police_station;
  if (!in_town(place)) return false;
  if (region >= kFirstTownNoun && region < kArkhamNoun)
    return area_of(place).town == region - kFirstTownNoun;
  return region == kArkhamNoun ||
         has(content().neighborhoods[static_cast<std::size_t>(region)].areas, place);
}

ItemClass class_of(int noun) {
  switch (noun) {
    case kCommonNoun:
      return ItemClass::kCommon;
    case kUniqueNoun:
      return ItemClass::kUnique;
    case kSpellCardNoun:
      return ItemClass::kSpell;
    case kSkillNoun:
      return ItemClass::kSkill;
    case kAllyNoun:
      return ItemClass::kAlly;
    case kTomeNoun:
      return ItemClass::kTome;
    case kWeaponNoun:
      return ItemClass::kWeapon;
    case kExhibitNoun:
      return ItemClass::kExhibit;
    case kInjuryNoun:
      return ItemClass::kInjury;
    case kMadnessNoun:
      return ItemClass::kMadness;
    case kMagicalWeaponNoun:
      return ItemClass::kMagicalWeapon;
    case kPhysicalWeaponNoun:
      return ItemClass::kPhysicalWeapon;
    case kUniqueTomeNoun:
      return ItemClass::kUniqueTome;
    case kNonTomeNoun:
      return ItemClass::kNonTome;
    case kNonWeaponNoun:
      return ItemClass::kNonWeapon;
    case kTaskNoun:
      return ItemClass::kTask;
    default:
      return ItemClass::kItem;
  }
}

SlotSet monsters_on_board(const State& s) { return slots_in_towns(s) | monsters_at(s, kOutskirts); }

SlotSet monsters_of(const State& s, MonsterKindSet kinds) {
  SlotSet slots;
  for (const int slot : slots_where(s, [](Sixteen at) { return at != kNone; }))
    if (has(kinds, s.monsters[slot].kind)) slots.add(slot);
  return slots;
}

}  // namespace tavola::arkham
