// Dealing with one monster: evading it, the Horror check, and round after round of fighting or
// fleeing until one side is gone. The battle stands in the state, so that cards can change it.
// (AH-112 to AH-116, AH-272 to AH-299, AH-311 to AH-318, AH-516, AH-534)
#include "games/arkham/rules/combat/combat.h"

#include <algorithm>

#include "games/arkham/cards/card_effects.h"
#include "games/arkham/cards/lasting.h"
#include "games/arkham/hooks.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/board/laid_items.h"
#include "games/arkham/rules/board/slots.h"
#include "games/arkham/rules/board/spawn.h"
#include "games/arkham/rules/board/town_limits.h"
#include "games/arkham/rules/combat/checks.h"
#include "games/arkham/rules/combat/hands.h"
#include "games/arkham/rules/investigator/harm.h"
#include "games/arkham/rules/investigator/possessions.h"
#include "games/arkham/table.h"

namespace tavola::arkham {
namespace {

constexpr int kMostHopelessAttempts = 20;
/// Rounds and Combat checks that texts ask about. More are not told apart, so that a battle that
/// goes on for ever comes to stand as it stood.
constexpr int kMostCounted = 20;

/// Not even the best roll of the dice at hand would do. A battle of such attempts alone, with a foe
/// that does no harm, could go on for ever; so they are counted. AH-558
void count_if_hopeless(State& s, const Check& check) {
  if (s.fight.hopeless >= kMostHopelessAttempts) return;
  const int most = std::max(0, dice_of(s, check)) * (check.sixes_twice != 0 ? 2 : 1);
  if (check.passes == 0 && (check.fails != 0 || most < check.difficulty)) ++s.fight.hopeless;
}

bool is_hopeless(const State& s) {
  return s.fight.over == 0 && s.fight.hopeless >= kMostHopelessAttempts;
}

/// The investigator stays in the area, as after a flight. R65
void break_off_fight(Table& t) {
  State& s = t.state;
  s.fight.over = 1;
  s.fight.escaped = 1;
  t.emit(cites("AH-558"), Tells::kHopeless, s.fight.who, s.fight.kind);
}

/// A card evades weak monsters in the streets without a check.
bool evades_by_itself(const State& s) {
  const Place here = s.investigators[s.fight.who].place;
  const bool appeared = s.monsters[s.fight.slot].place == kMet || s.fight.from_box != 0;
  if (appeared && laid_ward_at(s, here)) return true;
  const int weak = bonus(s, s.fight.who, Bonus::kEvadedToughness);
  return weak > 0 && is_street(here) && foe_now(s).toughness <= weak;
}

Rule<bool> evade_check(Table& t, Citation rule) {
  State& s = t.state;
  Check check = check_of(s.fight.who, CheckKind::kEvade, Skill::kSneak, foe_now(s).awareness);
  if (evades_by_itself(s)) check.passes = 1;
  count_if_hopeless(s, as_made(s, check));
  const Checked result = co_await make_check(t, check, rule);
  co_return result.passed;
}

/// A monster may devour whoever falls by its damage.
LossCause cause_of(const State& s, LossCause usual) {
  const bool devours = s.fight.kind != kNone && content().monsters[s.fight.kind].devours_fallen;
  return devours ? LossCause::kDeadly : usual;
}

/// Some combat ratings are rolled anew for every Combat check.
void roll_rating(Table& t) {
  State& s = t.state;
  if (s.fight.kind == kNone || !content().monsters[s.fight.kind].rating_is_die) return;
  const int die = t.roll(6);
  s.fight.modifier = static_cast<std::int8_t>(-die);
  t.emit(cites("AH-022"), Tells::kRollsRating, s.fight.who, die, s.fight.kind);
}

/// What a failed Combat or Evade check brings: the damage, and what the monster's text adds to it
/// or has in its place. AH-297, AH-534
Rule<> take_damage(Table& t, CheckKind failed, Citation rule) {
  const bool in_combat = failed == CheckKind::kCombat;
  State& s = t.state;
  const Seat who = s.fight.who;
  s.fight.no_damage = 0;
  int damage = foe_now(s).combat_damage;
  if (in_combat && damage > 0) {
    t.ask(who, Prompt::kDamage, cites("AH-535"), s.fight.slot, s.fight.kind);
    t.offer(cites("AH-535"), Verb::kSuffer);
    offer_uses(t, who, Window::kCombatDamage);
    const Option chosen = co_await t.answer();
    if (!chosen.is(Verb::kSuffer)) {
      co_await use(t, chosen);
      damage = foe_now(s).combat_damage;
    }
  }
  if (s.fight.no_damage == 0)
    co_await lose(t, who, 0, damage, cause_of(s, LossCause::kCombat), rule);
  // The text belongs to the failed check: it holds for a blow that fells, and without damage. R80
  if (s.fight.over == 0)
    co_await at_moment(t, who, Moment::kCombatDamageDone,
                       in_combat ? cites("AH-022") : cites("AH-534"));
  co_await settle_harm(t, who);
}

Rule<> horror_check(Table& t) {
  State& s = t.state;
  const Seat who = s.fight.who;
  const MonsterNumbers foe = foe_now(s);
  if (!foe.frightens) {
    t.applies(cites("AH-283"));
    co_return;
  }
  Check check = check_of(who, CheckKind::kHorror, Skill::kWill, foe.horror_rating);
  check.fails = s.fight.doomed | s.fight.fails_next;
  s.fight.fails_next = 0;
  const Checked result = co_await make_check(t, check, cites("AH-279"));
  if (s.fight.over != 0) co_return;  // by what was used for it
  t.applies(cites("AH-280"));
  s.fight.horror_passed = result.passed ? 1 : 0;
  if (!result.passed) {
    t.emit(cites("AH-282"), Tells::kHorrorFailed, who, s.fight.kind);
    s.fight.horror_failed = 1;
    co_await lose(t, who, foe_now(s).horror_damage, 0, cause_of(s, LossCause::kHorror),
                  cites("AH-282"));
    if (s.fight.over != 0)
      t.applies(cites("AH-284"));
    else
      co_await at_moment(t, who, Moment::kHorrorDamageDone);
  } else if (foe.nightmarish > 0 && !has_trait(s, who, Trait::kNoNightmarish)) {
    co_await lose(t, who, foe.nightmarish, 0, cause_of(s, LossCause::kNightmarish),
                  cites("AH-313"));
  } else {
    t.applies(cites("AH-281"));
  }
  co_await settle_harm(t, who);  // of what was paid to pass
}

/// Whether a defeated Endless monster may be kept after all, and is.
Rule<bool> keeps_endless(Table& t) {
  State& s = t.state;
  const Seat who = s.fight.who;
  if (!has_trait(s, who, Trait::kEndlessTrophies)) co_return false;
  t.ask(who, Prompt::kEndless, cites("AH-314"), s.fight.slot, s.fight.kind);
  t.offer(cites("AH-022"), Verb::kTakeTrophy, s.fight.kind);
  t.offer(cites("AH-314"), Verb::kLeaveTrophy, s.fight.kind);
  const Option chosen = co_await t.answer();
  co_return chosen.is(Verb::kTakeTrophy);
}

Rule<> flee(Table& t) {
  State& s = t.state;
  const bool away = co_await evade_check(t, cites("AH-286"));
  if (s.fight.over != 0) co_return;
  if (away) {
    t.emit(cites("AH-286"), Tells::kFled, s.fight.who, s.fight.kind);
    s.fight.escaped = 1;
    s.fight.over = 1;
    co_return;
  }
  t.emit(cites("AH-287"), Tells::kEvadeFailed, s.fight.who, s.fight.kind);
  co_await take_damage(t, CheckKind::kEvade, cites("AH-287"));
}

/// Nobody is asked in such a fight, and without a word its rounds would be the same lines again.
void tell_if_nothing_can_be_chosen(Table& t) {
  const State& s = t.state;
  const Seat who = s.fight.who;
  if (s.fight.rounds > 1 || s.investigators[who].clues > 0) return;
  if (has_uses(s, who, Window::kBeforeCombat) || has_uses(s, who, Window::kAfterCheck)) return;
  if (dice_of(s, combat_check(s)) <= 0)
    t.emit(cites("AH-312"), Tells::kNothingToChoose, who, s.fight.kind);
}

/// One round of fighting; `forced` if there was nothing else to choose.
Rule<> attack(Table& t, bool forced) {
  State& s = t.state;
  const Seat who = s.fight.who;
  co_await at_moment(t, who, Moment::kBeforeCombat);
  if (s.fight.over != 0) co_return;
  const bool surprised = (s.fight.gained & kSurprise) != 0 && s.fight.rounds <= 1;  // DP-005
  const bool ambushed = !surprised && foe_has(s, kAmbush);
  roll_rating(t);
  const Readied readied = co_await choose_hands(t, ambushed);
  if (s.fight.over != 0) co_return;
  if (readied == Readied::kToFlee) {
    s.fight.fails_next = 0;
    co_await flee(t);
    co_return;
  }
  if (forced && ambushed && readied == Readied::kEmptyHanded) tell_if_nothing_can_be_chosen(t);
  const Checked result = co_await strike(t, readied, cites("AH-288"));
  if (s.fight.over != 0) co_return;
  if (result.passed) {
    co_await at_moment(t, who, Moment::kPassedCombat);
    co_await defeat_foe(t);
    if (in_play(s, who)) co_await use_up_weapons(t, who);
    co_await settle_harm(t, who);  // of what was paid to pass. AH-309
    co_return;
  }
  if (result.successes > 0) t.applies(cites("AH-295"));
  t.emit(cites("AH-297"), Tells::kHit, who, s.fight.kind);
  co_await use_up_weapons(t, who);
  if (s.fight.over == 0 && s.fight.horror_failed != 0)
    co_await at_moment(t, who, Moment::kFailedBoth);
  if (s.fight.over == 0) co_await take_damage(t, CheckKind::kCombat, cites("AH-297"));
}

/// Combat with the foe in s.fight, from the Horror check on.
Rule<> combat(Table& t) {
  State& s = t.state;
  const Seat who = s.fight.who;
  t.emit(cites("AH-278"), Tells::kCombatBegins, who, s.fight.kind);
  draw_horror_card(t);
  co_await at_moment(t, who, Moment::kBeforeHorror);
  if (s.fight.over == 0) co_await horror_check(t);
  bool surprised = (s.fight.gained & kSurprise) != 0;
  Table::Lap lap;
  while (s.fight.over == 0) {
    t.go_round(lap);
    const bool ambush = foe_has(s, kAmbush);
    if (ambush) t.applies(cites("AH-312"));
    t.ask(who, Prompt::kCombat, cites("AH-285"), s.fight.slot, s.fight.kind);
    t.offer(cites("AH-285"), Verb::kFight, s.fight.slot, s.fight.kind);
    if (!ambush && !surprised) t.offer(cites("AH-285"), Verb::kFlee);
    if (surprised) t.applies(cites("DP-005"));
    // Where the house lets it go on, its owner has the last word. R65
    if (is_hopeless(s)) t.offer(cites("AH-558"), Verb::kBreakOff);
    t.stands_open();
    offer_uses(t, who, Window::kAnyTime);
    const bool forced = t.one_answer();
    const Option chosen = co_await t.answer();
    if (chosen.is(Verb::kFight)) surprised = false;  // only in the first round
    if (chosen.is(Verb::kFight) || chosen.is(Verb::kFlee))
      s.fight.rounds = static_cast<std::uint8_t>(std::min(kMostCounted, s.fight.rounds + 1));
    if (chosen.is(Verb::kFight))
      co_await attack(t, forced);
    else if (chosen.is(Verb::kFlee))
      co_await flee(t);
    else if (chosen.is(Verb::kBreakOff))
      break_off_fight(t);
    else
      co_await use(t, chosen);
    if (is_hopeless(s) && s.house.hopeless_fights == 0) break_off_fight(t);
  }
  if (in_play(s, who)) risk_wagon(t, who);
}

void enter(State& s, Seat who, int slot) {
  s.fight = Fight{};
  s.fight.who = who;
  s.fight.slot = static_cast<std::uint8_t>(slot);
  s.fight.kind = s.monsters[slot].kind;
  s.fight.less_toughness = static_cast<std::uint8_t>(wear_of(s.pharaoh, slot));
}

/// Hands are free again, and what lasted for the combat is over.
void put_down(State& s, Seat who) {
  if (in_play(s, who)) empty_hands(s, who);
  end_lasting(s, [](const Lasting& lasting) { return lasts(lasting, Until::kEndOfCombat); });
}

/// Whether a monster that was met was fought: a failed Evade check may carry the investigator off
/// before combat begins. AH-275
enum class Battle { kNone, kNotBegun, kFought };

/// Ends the battle; a foe that appeared in an encounter goes back.
Met leave(Table& t, Battle battle) {
  State& s = t.state;
  const Fight fight = s.fight;
  const MonsterNumbers foe_then = s.text.readers != 0 ? foe_now(s) : MonsterNumbers();
  put_down(s, fight.who);
  discard_horror_card(t);
  s.fight = Fight{};
  if (battle == Battle::kFought) t.emit(cites("AH-299"), Tells::kCombatEnds, fight.who, fight.kind);
  if (fight.from_box != 0) s.monsters.clear(fight.slot);
  s.text.foe_toughness = foe_then.toughness;
  s.text.foe_horror = static_cast<std::uint8_t>(std::max(0, -foe_then.horror_rating));
  s.text.foe_rounds = fight.rounds;
  s.text.foe_blows = fight.blows;
  s.text.horror = fight.horror_passed != 0   ? HorrorCheck::kPassed
                  : fight.horror_failed != 0 ? HorrorCheck::kFailed
                                             : HorrorCheck::kNone;
  if (fight.defeated != 0 && has(s.text.readers, fight.who)) s.text.successful = 1;
  const Monster foe = s.monsters[fight.slot];
  const bool left = foe.kind == fight.kind && foe.place == kMet;
  if (left && fight.to_box != 0) {
    return_to_box(t, fight.slot, cites("AH-022"));
  } else if (left) {
    const bool abroad =
        s.phase == Phase::kOtherWorldEncounters || in_other_world(s.investigators[fight.who].place);
    return_to_cup(t, fight.slot, abroad ? cites("AH-170") : cites("AH-114"));
  }
  if (fight.defeated != 0 && fight.removed == 0) return Met::kDefeated;
  if (fight.escaped != 0) return battle == Battle::kNone ? Met::kEvaded : Met::kFled;
  return fight.removed != 0 ? Met::kRemoved : Met::kOver;
}

}  // namespace

MonsterNumbers foe_now(const State& s) {
  if (s.fight.ancient != 0) return ancient_one_now(s);
  if (s.fight.kind == kNone) {
    MonsterNumbers nobody;
    nobody.combat_rating = s.fight.modifier;
    nobody.toughness = s.fight.difficulty;
    return nobody;
  }
  MonsterNumbers foe = monster_now(s, s.fight.kind);
  if (foe.rating_is_die) foe.combat_rating = s.fight.modifier;
  foe.toughness = static_cast<std::uint8_t>(std::max(
      1, foe.toughness - s.fight.less_toughness + bonus(s, s.fight.who, Bonus::kFoeToughness)));
  foe.abilities |= s.fight.gained;
  foe.abilities &= static_cast<std::uint16_t>(~s.fight.cancelled);
  if ((foe.abilities & kUndead) != 0)
    if (const int fear = ailing(s, s.fight.who, CardStatement::kKindNightmarish, kUndead);
        fear > foe.nightmarish)
      foe.nightmarish = static_cast<std::uint8_t>(fear);
  if ((s.fight.cancelled & kNightmarish) != 0) foe.nightmarish = 0;
  if ((s.fight.cancelled & kOverwhelming) != 0) foe.overwhelming = 0;
  if ((s.fight.cancelled & kHorrorDamage) != 0) foe.horror_damage = 0;
  return foe;
}

bool foe_has(const State& s, MonsterAbility ability) {
  const bool of_a_kind = s.fight.ancient == 0 && s.fight.kind != kNone;
  if (of_a_kind && (s.fight.gained & ability) == 0 && !may_have(s, s.fight.kind, ability))
    return false;
  return (foe_now(s).abilities & ability) != 0;
}

Check combat_check(const State& s) {
  const MonsterNumbers foe = foe_now(s);
  const Seat who = s.fight.who;
  const Skill skill =
      (foe.abilities & kLoreInCombat) != 0 ? Skill::kLore : skill_fought_with(s, who);
  Check check = check_of(who, CheckKind::kCombat, skill,
                         foe.combat_rating + s.fight.eased + bonus_in_hands(s, who, foe.abilities),
                         foe.toughness);
  check.fails = s.fight.doomed;
  check.graded = s.fight.ancient;
  raise_dice(s, check);
  return check;
}

Rule<Checked> strike(Table& t, Readied readied, Citation rule, bool graded) {
  State& s = t.state;
  Check check = combat_check(s);
  if (graded) check.graded = 1;
  check.fails |= s.fight.fails_next;
  s.fight.fails_next = 0;
  s.fight.doomed = 0;  // only the first Combat check. R111
  check.passes = readied == Readied::kPassed;
  check.sixes_twice = sixes_twice(s, s.fight.who);
  count_if_hopeless(s, check);
  s.fight.blows = static_cast<std::uint8_t>(std::min(kMostCounted, s.fight.blows + 1));
  return make_check(t, check, rule);
}

Rule<Checked> combat_check_by_text(Table& t, Check asked, Citation rule) {
  State& s = t.state;
  const Seat who = asked.who;
  const Fight outer = s.fight;
  s.fight = Fight{};
  s.fight.who = who;
  s.fight.modifier = asked.modifier;
  s.fight.difficulty = asked.difficulty;
  const Readied readied = co_await choose_hands(t);
  Checked result;
  if (s.fight.over == 0) result = co_await strike(t, readied, rule, asked.graded != 0);
  if (s.fight.over == 0) co_await use_up_weapons(t, who);
  co_await settle_harm(t, who);  // of what was paid to pass
  put_down(s, who);
  s.fight = outer;
  co_return result;
}

namespace {

/// "instead of trophy …"
bool replaces_trophy(std::uint8_t kind) {
  const std::uint16_t source = content().monsters[kind].source;
  return source != kNoSource &&
         std::ranges::any_of(content().statements[source].triggers, [](const Trigger& trigger) {
           return trigger.moment == CardMoment::kTrophy;
         });
}

}  // namespace

Rule<> defeat_foe(Table& t) {
  State& s = t.state;
  const Seat who = s.fight.who;
  const int slot = s.fight.slot;
  const MonsterNumbers foe = foe_now(s);
  s.fight.defeated = 1;
  s.fight.over = 1;
  t.emit(cites("AH-296"), Tells::kDefeated, who, s.fight.kind);
  const bool endless = (foe.abilities & kEndless & ~ignored_by_weapons(s, who)) != 0;
  const bool spawn = is_spawn(s.fight.kind);
  const bool kept = spawn || !endless || co_await keeps_endless(t);
  // A monster whose text takes the place of the trophy is none, and is not told as one.
  if (spawn)
    leave_spawn(t, slot, is_horror(s.fight.kind) ? cites("DH-055") : cites("DH-039"));
  else if (s.fight.from_box != 0)
    t.emit(cites("AH-022"), Tells::kMonsterToBox, slot, s.fight.kind);
  else if (!kept)
    return_to_cup(t, slot, cites("AH-314"));
  else if (replaces_trophy(s.fight.kind))
    s.monsters.move(slot, trophies_of(who));
  else
    give_trophy(t, who, slot, cites("AH-296"));
  co_await at_moment(t, who, Moment::kDefeated);
  if (is_horror(s.fight.kind)) co_await horror_defeated(t, who);
  if (is_hunted(s, slot)) co_await hunted_defeated(t, who, slot);
  co_await at_moment(t, who, Moment::kVictory, cites("AH-022"));
  if (foe.overwhelming > 0 && !has_trait(s, who, Trait::kNoOverwhelming)) {
    t.applies(cites("AH-318"));
    co_await lose(t, who, 0, foe.overwhelming, cause_of(s, LossCause::kOverwhelming),
                  cites("AH-311"));
  }
}

Rule<> defeat_all(Table& t, Seat who, SlotSet slots, Citation rule) {
  State& s = t.state;
  const Fight fight = s.fight;
  const bool fighting = fights_monster(s, who);
  if (fighting && fight.over != 0) co_return;  // what it costs has ended the battle already
  t.applies(rule);
  // The foe first, if it is one of them; a battle with another goes on.
  const bool foe_falls = fighting && has(slots, fight.slot);
  bool removed = false;  // one of them has overwhelmed the investigator. AH-318
  if (foe_falls) {
    co_await defeat_foe(t);
    removed = s.fight.removed != 0;
    slots.remove(fight.slot);
  }
  for (const int slot : slots) {
    if (!in_play(s, who)) co_return;
    if (s.monsters[slot].kind == kNone) continue;
    enter(s, who, slot);
    co_await defeat_foe(t);
    removed |= s.fight.removed != 0;
  }
  s.fight = fight;
  if (!fighting) co_return;
  s.fight.defeated = foe_falls ? 1 : 0;
  s.fight.removed = removed ? 1 : 0;
  s.fight.over = foe_falls || removed ? 1 : 0;
}

Rule<> cancel_ability(Table& t, Citation rule) {
  State& s = t.state;
  const MonsterNumbers foe = foe_now(s);
  constexpr unsigned kLosable = kAmbush | kEndless | kPhysicalResistance | kPhysicalImmunity |
                                kMagicalResistance | kNightmarish | kOverwhelming;
  unsigned abilities = foe.abilities;
  if (foe.nightmarish > 0) abilities |= kNightmarish;
  if (foe.overwhelming > 0) abilities |= kOverwhelming;
  abilities &= kLosable;
  if (abilities == 0) co_return;
  t.ask(s.fight.who, Prompt::kCancel, rule, s.fight.slot, s.fight.kind);
  t.offer_each(rule, Verb::kCancel, abilities);
  const Option chosen = co_await t.answer();
  s.fight.cancelled |= static_cast<std::uint16_t>(1U << chosen.arg(0));
  t.emit(rule, Tells::kAbilityGone, s.fight.who, s.fight.kind, chosen.arg(0));
}

Rule<Met> meet_monster(Table& t, Seat who, int slot, Approach approach, Citation rule,
                       std::uint16_t gained, int modifier) {
  State& s = t.state;
  enter(s, who, slot);
  s.fight.gained = gained;
  s.fight.from_box = s.monsters[slot].place == kFromBox ? 1 : 0;
  s.fight.eased = static_cast<std::int8_t>(modifier);
  t.applies(rule);
  co_await at_moment(t, who, Moment::kMeeting);
  if (s.fight.over != 0) co_return leave(t, Battle::kNone);
  if (approach == Approach::kEvade) {
    const bool away = co_await evade_check(t, cites("AH-272"));
    if (away && s.fight.over == 0) {
      t.emit(cites("AH-273"), Tells::kEvaded, who, s.fight.kind);
      s.fight.escaped = 1;
      s.fight.over = 1;
      co_return leave(t, Battle::kNone);
    }
    if (s.fight.over == 0) {
      t.emit(cites("AH-274"), Tells::kEvadeFailed, who, s.fight.kind);
      draw_horror_card(t);  // its damage stands there. DH-053
      co_await take_damage(t, CheckKind::kEvade, cites("AH-274"));
    }
    if (s.fight.over != 0) {
      t.applies(cites("AH-275"));
      co_return leave(t, s.fight.removed != 0 ? Battle::kNotBegun : Battle::kFought);
    }
  }
  co_await combat(t);
  co_return leave(t, Battle::kFought);
}

Rule<Met> fight_or_box(Table& t, Seat who, int slot, Citation rule) {
  State& s = t.state;
  enter(s, who, slot);
  s.fight.to_box = 1;
  t.applies(rule);
  co_await at_moment(t, who, Moment::kMeeting);
  if (s.fight.over != 0) co_return leave(t, Battle::kNone);
  co_await combat(t);
  co_return leave(t, Battle::kFought);
}

Rule<Met> fight_to_the_death(Table& t, Seat who, int slot, Citation rule) {
  State& s = t.state;
  enter(s, who, slot);
  t.emit(rule, Tells::kCombatBegins, who, s.fight.kind);
  Table::Lap lap;
  while (s.fight.over == 0) {
    t.go_round(lap);
    co_await attack(t, false);
    if (is_hopeless(s)) break_off_fight(t);
  }
  co_return leave(t, Battle::kFought);
}

bool is_elusive(const State& s, int slot) {
  const std::uint8_t kind = s.monsters[slot].kind;
  return may_have(s, kind, kElusive) && (monster_now(s, kind).abilities & kElusive) != 0;
}

Rule<Met> catch_elusive(Table& t, Seat who, int slot, Citation rule) {
  State& s = t.state;
  enter(s, who, slot);
  const bool found = co_await evade_check(t, rule);
  if (s.fight.over != 0) co_return leave(t, Battle::kNone);
  if (!found) {
    t.emit(cites("KH-013"), Tells::kElusiveEscapes, who, s.fight.kind);
    leave(t, Battle::kNone);
    co_return Met::kMissed;
  }
  t.applies(cites("KH-011"));
  co_await combat(t);
  co_return leave(t, Battle::kFought);
}

}  // namespace tavola::arkham
