// What may be used now, and what happens by itself: the triggers of cards at the moments that the
// chapters name. (AH-057, AH-061, AH-062, AH-069, AH-309, AH-336, AH-373)
#include <algorithm>

#include "core/then.h"
#include "effects/run.h"
#include "games/arkham/board/board.h"
#include "games/arkham/board/dunwich_horror.h"
#include "games/arkham/cards/card_effects.h"
#include "games/arkham/cards/card_gains.h"
#include "games/arkham/cards/card_host.h"
#include "games/arkham/cards/conditions_now.h"
#include "games/arkham/cards/sources_in_play.h"
#include "games/arkham/combat/combat.h"
#include "games/arkham/combat/spells.h"
#include "games/arkham/content/statement_values.h"
#include "games/arkham/encounters/revealed_cards.h"
#include "games/arkham/investigator/condition.h"
#include "games/arkham/investigator/harm.h"
#include "games/arkham/investigator/possessions.h"
#include "games/arkham/phases/ending.h"

namespace tavola::arkham {
namespace {

using effects::Context;
using effects::kNoNode;
using effects::NodeId;
using effects::NodeKind;
using effects::Outcome;
using effects::Timing;

Citation rule_for(const Card& card) {
  switch (card.type) {
    case CardType::kSkill:
      return cites("AH-384");
    case CardType::kAlly:
      return cites("AH-385");
    default:
      return card.tome ? cites("AH-383") : cites("AH-382");
  }
}

// ---- running ------------------------------------------------------------------------------------

bool is_well(const State& s, Seat who) {
  return s.investigators[who].sanity > 0 && s.investigators[who].stamina > 0;
}

/// What the costs of a text have brought about comes last.
Rule<> settle_costs(Table& t, Seat who) {
  const State& s = t.state;
  const bool nothing_left =
      s.investigators[who].sanity == 0 && s.investigators[who].stamina == 0 && !in_battle(s);
  return nothing_left ? devour(t, who, Reason::kBothGone, cites("AH-338")) : settle_harm(t, who);
}

/// Nothing of it outlives the text.
void end_text(Table& t, Seat who) {
  State& s = t.state;
  const auto others = static_cast<std::uint8_t>(~bit(who));
  s.text.readers &= others;
  s.text.insane &= others;
  s.text.unconscious &= others;
  s.text.ended &= others;
  end_lasting(s, [who](const Lasting& lasting) {
    return lasts(lasting, Until::kEndOfText) && lasting.seat == who;
  });
  if (s.text.readers != 0) return;
  put_revealed_away(t, who);
  s.text = Reading{};
}

Rule<Outcome> pay_and_run(Table& t, Context context, NodeId cost, NodeId node) {
  const effects::Program& program = content().book[context.source];
  const Outcome paid = co_await effects::run(t, host(), program, cost, context);
  static_cast<void>(paid);
  co_return co_await effects::run(t, host(), program, node, context);
}

bool somebody_else_fell(const State& s, Seat who) {
  for (Seat other = 0; other < s.seats; ++other)
    if (other != who && in_play(s, other) && !is_well(s, other)) return true;
  return false;
}

/// The end of a text that somebody is asked about or that has harmed its reader.
Rule<Outcome> finish_reading(Table& t, Rule<Outcome> reading, Seat who, bool outermost, bool well) {
  State& s = t.state;
  const Outcome outcome = co_await reading;
  if (well && in_play(s, who)) co_await settle_costs(t, who);
  // A text may have had others pay as well.
  if (outermost && s.text.readers == bit(who))
    for (Seat other = 0; other < s.seats; ++other)
      if (other != who && in_play(s, other) && !is_well(s, other)) co_await settle_costs(t, other);
  if (outermost) end_text(t, who);
  co_return outcome;
}

/// Carries out a part of an effect for a reader.
Rule<Outcome> read_out(Table& t, const Context& context, NodeId cost, NodeId node) {
  State& s = t.state;
  const Seat who = context.seat;
  const auto reader = static_cast<std::uint8_t>(bit(who));
  const bool outermost = (s.text.readers & reader) == 0;
  const bool well = is_well(s, who);
  s.text.readers |= reader;
  Rule<Outcome> reading =
      cost == kNoNode ? effects::run(t, host(), content().book[context.source], node, context)
                      : pay_and_run(t, context, cost, node);
  if (!reading.ended() || (well && !is_well(s, who)) || (outermost && somebody_else_fell(s, who)))
    return finish_reading(t, std::move(reading), who, outermost, well);
  if (outermost) end_text(t, who);
  return reading;
}

/// An effect that is one trigger is carried out by whoever knows that its moment has come.
NodeId what_it_orders(std::uint16_t source) {
  const effects::Program& program = content().book[source];
  const NodeId root = program.root();
  return program[root].kind == NodeKind::kTrigger ? program.child(root, 1) : root;
}

/// A gain beside a check that is passed: that it may bring nothing does not hinder the rest.
bool comes_along(const effects::Program& program, NodeId list, NodeId step) {
  const effects::Node& first = program[program[list].child];
  return program[step].kind == NodeKind::kCall && first.kind == NodeKind::kCall &&
         static_cast<CardVerb>(program[step].value) == CardVerb::kGain &&
         static_cast<CardVerb>(first.value) == CardVerb::kPass;
}

/// Whether every part of a step could be done now, conditions and choices looked into.
bool doable(const Table& t, const Context& context, NodeId node) {
  const effects::Program& program = content().book[context.source];
  const effects::Node& at = program[node];
  switch (at.kind) {
    case NodeKind::kClauses:
    case NodeKind::kSteps:
      for (NodeId child = at.child; child != kNoNode; child = program[child].next)
        if (!doable(t, context, child) && !comes_along(program, node, child)) return false;
      return true;
    case NodeKind::kChoose:
      for (NodeId child = at.child; child != kNoNode; child = program[child].next)
        if (doable(t, context, child)) return true;
      return false;
    case NodeKind::kIf:
      return doable(
          t, context,
          program.child(node, effects::holds(t, host(), program, at.child, context) ? 1 : 2));
    case NodeKind::kMay:
      return doable(t, context, at.child);
    default:
      return effects::possible(t, host(), program, node, context);
  }
}

/// The same where dice decide: something must be doable however they fall.
bool worth_trying(const Table& t, const Context& context, NodeId node) {
  const effects::Program& program = content().book[context.source];
  const effects::Node& at = program[node];
  if (at.kind != NodeKind::kCheck || (at.flags & effects::kBanded) != 0)
    return doable(t, context, node);
  const NodeId passed = program.child(node, 1);
  const NodeId failed = program.child(node, 2);
  return doable(t, context, passed) || doable(t, context, failed);
}

// ---- what may be used ---------------------------------------------------------------------------

bool check_is(const State& s, const Trigger& trigger) {
  switch (trigger.noun) {
    case kEvadeNoun:
      return s.check.kind == CheckKind::kEvade;
    case kHorrorNoun:
      return s.check.kind == CheckKind::kHorror;
    case kCombatNoun:
      return s.check.kind == CheckKind::kCombat;
    case kSpellNoun:
      return s.check.kind == CheckKind::kSpell;
    default:
      return s.check.skill == trigger.noun;
  }
}

/// Sanity that a Horror check costs, or Nightmarish.
bool is_horror_loss(const Loss& loss) {
  return loss.cause == static_cast<std::uint8_t>(LossCause::kHorror) ||
         loss.cause == static_cast<std::uint8_t>(LossCause::kNightmarish);
}

/// Most cards help their owner alone.
bool lessens_loss(const State& s, Seat who, const Trigger& trigger) {
  return trigger.moment == CardMoment::kAnyoneLosing ||
         (trigger.moment == CardMoment::kLoss && s.loss.who == who);
}

bool opens_in(const State& s, Seat who, const Trigger& trigger, Window window) {
  switch (window) {
    case Window::kUpkeep:
      return trigger.moment == CardMoment::kUpkeep;
    case Window::kMovement:
      if (trigger.moment == CardMoment::kMovementInStreets)
        return is_street(s.investigators[who].place);
      if (trigger.moment == CardMoment::kMovementAt)
        return trigger.noun == s.investigators[who].place;
      return trigger.moment == CardMoment::kMovement && trigger.timing == Timing::kAt;
    case Window::kAnyTime:
      return trigger.moment == CardMoment::kAnyTime;
    case Window::kBeforeEvade:
    case Window::kBeforeCombat:
    case Window::kBeforeHorror:
    case Window::kBeforeCheck:
      if (trigger.moment == CardMoment::kBeforeOwn) return true;
      if (trigger.moment == CardMoment::kCombatAgainst)
        return window == Window::kBeforeCombat && fights_monster(s, who) &&
               has(trigger.set, s.fight.kind);
      return trigger.moment == CardMoment::kCheck && trigger.timing == Timing::kBefore &&
             check_is(s, trigger) && (window != Window::kBeforeCombat || s.fight.ancient == 0);
    case Window::kBeforeClosing:
      return trigger.moment == CardMoment::kClosingCheck ||
             trigger.moment == CardMoment::kBeforeOwn;
    case Window::kAfterCheck:
      if (trigger.timing != Timing::kAfter) return false;
      if (trigger.moment == CardMoment::kAnyCheck) return true;
      if (s.check.who != who) return false;
      return trigger.moment == CardMoment::kOwnCheck ||
             (trigger.moment == CardMoment::kCheck && check_is(s, trigger));
    case Window::kLosingSanity:
      if (trigger.moment == CardMoment::kHorrorLoss)
        return s.loss.who == who && is_horror_loss(s.loss);
      return lessens_loss(s, who, trigger) && has(trigger.set, kSanityNoun);
    case Window::kLosingStamina:
      // What helps against both is offered once.
      return lessens_loss(s, who, trigger) && has(trigger.set, kStaminaNoun) &&
             !(has(trigger.set, kSanityNoun) && s.loss.sanity > 0);
    case Window::kCombatDamage:
      return trigger.moment == CardMoment::kCombatDamage && trigger.timing == Timing::kWhen;
    case Window::kAncientAttack:
      return trigger.moment == CardMoment::kAncientAttack;
    case Window::kEncounterDrawn:
      return trigger.moment == CardMoment::kDrawingEncounter;
    case Window::kPayingSpell:
      return trigger.moment == CardMoment::kPayingSpell;
    case Window::kDelayed:
      return trigger.moment == CardMoment::kDelayed;
    case Window::kArrested:
      return trigger.moment == CardMoment::kArrested && trigger.timing == Timing::kInstead;
    case Window::kStreetEncounter:
      return trigger.moment == CardMoment::kStreetEncounter;
    case Window::kOtherWorldMovement:  // the White Ship sails there, too
      return trigger.moment == CardMoment::kMovement && trigger.timing == Timing::kAt;
    case Window::kInsteadOfEncounter:
      return trigger.moment == CardMoment::kLocationEncounter;
    case Window::kMythosDrawn:
      return trigger.moment == CardMoment::kDrawingMythos;
    case Window::kEncounterFailed:
      return trigger.moment == CardMoment::kEncounterFailed && s.check.who == kNone;
    case Window::kDrawing:
      return trigger.moment == CardMoment::kDrawing;
    case Window::kTakingUp:
    case Window::kEncounter:
    case Window::kMoved:
      return false;
  }
  return false;
}

/// Whether the condition around a trigger holds.
bool guard_holds(const State& s, Seat who, std::uint16_t source, const Trigger& trigger) {
  return trigger.guard == kNoNode || holds_now({s, who}, content().book[source], trigger.guard);
}

/// Upkeep actions are carried out once in an Upkeep, whatever the text says: those of a sheet are
/// remembered by its owner, those of a card go with it from hand to hand. AH-069
NodeId limit_of(const Trigger& trigger, int number) {
  if (trigger.per_game) return trigger.once;
  if (trigger.moment != CardMoment::kUpkeep) return trigger.once;
  return number == kNone ? trigger.may : kNoNode;
}

bool done_in_upkeep(const State& s, Seat who, int number, const Trigger& trigger) {
  return trigger.moment == CardMoment::kUpkeep && number != kNone &&
         (held(s, who)[static_cast<std::size_t>(number)].marks & kUpkeepDone) != 0;
}

int offer_of(Table& t, Seat who, int number, std::uint16_t source, Window window, Citation rule) {
  const State& s = t.state;
  int offered = 0;
  int choice = 0;  // of those that the card has, by which a reader knows it
  for (const Trigger& trigger : statements_of(source).triggers) {
    if (trigger.may == kNoNode) continue;
    ++choice;
    if (!opens_in(s, who, trigger, window) || !guard_holds(s, who, source, trigger)) continue;
    Context context = context_for(who, source, rule);
    context.target = static_cast<std::int16_t>(number);
    const NodeId limit = limit_of(trigger, number);
    if (limit != kNoNode && host().used_up(t, context, limit, 0)) continue;
    if (done_in_upkeep(s, who, number, trigger)) continue;
    const effects::Program& program = content().book[source];
    const NodeId cost = program[trigger.may].child;
    if (!doable(t, context, cost) || !doable(t, context, program[cost].next)) continue;
    t.offer(rule, Verb::kUse, number, source, trigger.may, who, choice);
    ++offered;
  }
  return offered;
}

/// A spell that answers a check answers only that of its owner.
bool is_for(const State& s, Seat who, const Card& spell) {
  return static_cast<Window>(spell.window) != Window::kAfterCheck || s.check.who == who;
}

/// Whether a spell would do something if it were cast now.
bool spell_helps(const Table& t, Seat who, int number) {
  const State& s = t.state;
  const Card& card = card_of(held(s, who)[static_cast<std::size_t>(number)]);
  // Against the Ancient One, and where there is no foe, only what counts as a weapon does anything.
  if (s.fight.who != kNone && !fights_monster(s, s.fight.who) &&
      static_cast<Window>(card.window) == Window::kTakingUp && !statements_of(card.source).weapon)
    return false;
  if (static_cast<Window>(card.window) == Window::kOtherWorldMovement &&
      !in_other_world(s.investigators[who].place))
    return false;
  for (const effects::Node& node : content().book[card.source].nodes()) {
    if (node.kind != NodeKind::kCall ||
        content().grammar.phrase(node.index).category != effects::Category::kVerb)
      continue;
    const auto verb = static_cast<CardVerb>(node.value);
    if (verb == CardVerb::kEnchant) {
      for (int i = 0; i < static_cast<int>(held(s, who).size()); ++i)
        if (is_weapon(s, who, i) && weapon_of(s, who, i, 0).physical &&
            (held(s, who)[static_cast<std::size_t>(i)].marks & kEnchanted) == 0)
          return true;
      return false;
    }
    if (verb == CardVerb::kPush) return !monsters_at(s, s.investigators[who].place).empty();
    if (verb == CardVerb::kBring)
      return in_town(s.investigators[who].place) && !slots_in_towns(s).empty();
    if (verb == CardVerb::kGatherClues) return clues_around(s, who) > 0;
    if (verb == CardVerb::kCallInvestigator) {
      for (Seat seat = 0; seat < s.seats; ++seat)
        if (yet_to_move(s, seat, who)) return true;
      return false;
    }
    if (verb == CardVerb::kGain) {  // Stamina for somebody here
      for (Seat seat = next_in_order(s, kNone); seat != kNone; seat = next_in_order(s, seat))
        if ((seat == who || in_battle(s) ||
             s.investigators[seat].place == s.investigators[who].place) &&
            would_gain(s, seat, kStaminaNoun, card.source))
          return true;
      return false;
    }
  }
  return true;
}

// ---- what happens by itself ---------------------------------------------------------------------

bool comes_at(const State& s, Seat who, const Trigger& trigger, Moment moment, int subject) {
  switch (moment) {
    case Moment::kBeforeHorror:
      return trigger.moment == CardMoment::kCheck && trigger.timing == Timing::kBefore &&
             trigger.noun == kHorrorNoun;
    case Moment::kCombatDamageDone:
      return trigger.moment == CardMoment::kCombatDamage && trigger.timing != Timing::kWhen;
    case Moment::kDefeated:
      return trigger.moment == CardMoment::kTrophy ||
             (trigger.moment == CardMoment::kDefeat && trigger.noun == s.fight.kind);
    case Moment::kJoining:
      return trigger.moment == CardMoment::kJoining;
    case Moment::kBecomingLost:
      return trigger.moment == CardMoment::kAnyoneLost;
    case Moment::kUpkeep:
      return trigger.moment == CardMoment::kUpkeep;
    case Moment::kArrival: {
      const Place place = s.investigators[who].place;
      if (trigger.moment == CardMoment::kMovementEndAt) return trigger.noun == place;
      if (!is_street(place)) return false;
      return trigger.moment == CardMoment::kMovementEndStreets ||
             (trigger.moment == CardMoment::kMovementEnd &&
              trigger.noun == area_of(place).neighborhood);
    }
    case Moment::kMythosEnd:
      return trigger.moment == CardMoment::kMythosEnd;
    case Moment::kAwakening:
    case Moment::kTableAtAwakening:
      return trigger.moment == CardMoment::kAwakening;
    case Moment::kEnteringPlay:
      return trigger.moment == CardMoment::kEnteringPlay;
    case Moment::kGainingCard:
      return trigger.moment == CardMoment::kGainingCard && trigger.timing != Timing::kInstead &&
             belongs(content().cards[static_cast<std::size_t>(subject)], class_of(trigger.noun));
    case Moment::kTerrorRising:
      return trigger.moment == CardMoment::kTerrorRising && trigger.timing != Timing::kBefore;
    case Moment::kTerrorAhead:
      return trigger.moment == CardMoment::kTerrorRising && trigger.timing == Timing::kBefore;
    case Moment::kDevouring:
      return trigger.moment == CardMoment::kDevouring && trigger.timing != Timing::kInstead;
    case Moment::kFalling:
      return trigger.moment == CardMoment::kFalling;
    case Moment::kClosing:
    case Moment::kSealing:
      return trigger.moment == CardMoment::kClosing;
    case Moment::kArrested:
      return trigger.moment == CardMoment::kArrested && trigger.timing != Timing::kInstead;
    case Moment::kHorrorDamageDone:
      return trigger.moment == CardMoment::kHorrorDamage;
    case Moment::kBeforeCombat:
      return trigger.moment == CardMoment::kCheck && trigger.timing == Timing::kBefore &&
             trigger.noun == kCombatNoun;
    case Moment::kPassedCombat:
      return trigger.moment == CardMoment::kPassing && trigger.noun == kCombatNoun;
    case Moment::kFailedBoth:
      return trigger.moment == CardMoment::kFailingBoth;
    case Moment::kGainingClue:
      return trigger.moment == CardMoment::kGainingClue;
    case Moment::kSurge:
      return trigger.moment == CardMoment::kSurge;
    case Moment::kGoingAstray:
      return trigger.moment == CardMoment::kGoingAstray;
    case Moment::kTreatment:
      return trigger.moment == CardMoment::kTreatment && trigger.noun == s.investigators[who].place;
    case Moment::kRefreshing:
      return trigger.moment == CardMoment::kRefresh;
    case Moment::kTaking:
      return trigger.moment == CardMoment::kTaking;
    case Moment::kBecoming:
      return trigger.moment == CardMoment::kBecoming && trigger.noun == subject;
    case Moment::kVictory:
      return trigger.moment == CardMoment::kAnyDefeat ||
             (trigger.moment == CardMoment::kMaskBeaten && s.fight.kind != kNone &&
              content().monsters[s.fight.kind].mask);
    case Moment::kReturned:
      return trigger.moment == CardMoment::kReturning;
    case Moment::kSealed:
      return trigger.moment == CardMoment::kSealing;
    case Moment::kUsingCard:
      return trigger.moment == CardMoment::kUsingCard &&
             belongs(content().cards[static_cast<std::size_t>(subject)], class_of(trigger.noun));
    case Moment::kEnteringStreets:
      return trigger.moment == CardMoment::kEnteringStreets;
    case Moment::kHunted:
      return trigger.moment == CardMoment::kDefeatingThose;
    case Moment::kOtherFalls:
      return trigger.moment == CardMoment::kOtherFalls;
    case Moment::kLaidHere:
      return trigger.moment == CardMoment::kMovementEndHere;
    case Moment::kLastToken:
      return trigger.moment == CardMoment::kTokens;
    case Moment::kOwnLost:
      return trigger.moment == CardMoment::kOwnLost;
    case Moment::kGainingBrood:
      return trigger.moment == CardMoment::kGainingBrood;
    case Moment::kTomeDrawn:
      return trigger.moment == CardMoment::kDrawingTome;
    case Moment::kEnvironmentDrawn:
      return trigger.moment == CardMoment::kEnvironmentDrawn && s.card != kNone &&
             trigger.noun == static_cast<int>(content().mythos[s.card].subtype);
    case Moment::kMeeting:
      return trigger.moment == CardMoment::kMeeting && trigger.noun == s.fight.kind;
    case Moment::kUpkeepStart:
      return trigger.moment == CardMoment::kUpkeepStart;
    case Moment::kSurging:
      return trigger.moment == CardMoment::kSurging;
    case Moment::kAllyGone:
      return trigger.moment == CardMoment::kLosingAlly;
    case Moment::kSomebodyDevoured:
      return trigger.moment == CardMoment::kAnyoneDevoured;
    case Moment::kDoomAdded:
      return trigger.moment == CardMoment::kDoomAdded;
    case Moment::kMythosStart:
      return trigger.moment == CardMoment::kMythosStart;
    case Moment::kFirstGate:
      return trigger.moment == CardMoment::kFirstGate;
    case Moment::kStoryContinues:
      return trigger.moment == CardMoment::kStoryContinues;
    case Moment::kSymbolMoves: {
      if (trigger.moment != CardMoment::kSymbolMoves || s.card == kNone) return false;
      const MythosCard& card = content().mythos[s.card];
      return has(static_cast<std::uint16_t>(card.white | card.black), trigger.noun);
    }
    case Moment::kFailedEncounterCheck:
      return trigger.moment == CardMoment::kFailedEncounterCheck;
    case Moment::kDrawingAilment:
      return trigger.moment == CardMoment::kDrawingCards;
    case Moment::kBattleBegins:
    case Moment::kAncientAttacks:
      return false;  // lines of their own on the Ancient One's sheet
  }
  return false;
}

Citation rule_at(Moment moment) {
  switch (moment) {
    case Moment::kDefeated:
      return cites("AH-296");
    case Moment::kJoining:
      return cites("AH-385");
    case Moment::kUpkeep:
      return cites("AH-062");
    case Moment::kArrival:
      return cites("AH-509");
    case Moment::kMythosEnd:
      return cites("AH-194");
    case Moment::kAwakening:
      return cites("AH-551");
    default:
      return cites("AH-022");
  }
}

/// Moments of one investigator, at which the own cards speak.
bool own_speak(Moment moment) {
  return moment == Moment::kUpkeep || moment == Moment::kAwakening || moment == Moment::kArrival ||
         (moment >= Moment::kGainingCard && moment < Moment::kTableAtAwakening) ||
         moment == Moment::kOwnLost;
}
/// Moments at which what lies on the table speaks.
bool common_speak(Moment moment) {
  return moment != Moment::kAwakening && moment != Moment::kOwnLost &&
         moment != Moment::kTerrorRising;  // once, and not for everybody
}
/// Moments at which a text may leave it to the investigator: it asks by itself.
bool may_be_left(Moment moment) {
  return moment == Moment::kArrival || moment == Moment::kMeeting ||
         moment == Moment::kEnvironmentDrawn ||
         (moment >= Moment::kEnteringPlay && moment < Moment::kTableAtAwakening);
}

/// The sources that speak at a moment, one after the other: the monster fought, what speaks to
/// everybody, and before it what is the investigator's own but no possession. Numbered, because a
/// rule that waits between two of them must find the next one.
std::uint16_t speaker(const State& s, Seat who, Moment moment, int n) {
  const bool fighting = moment == Moment::kBeforeHorror || moment == Moment::kCombatDamageDone ||
                        moment == Moment::kDefeated ||
                        (moment >= Moment::kHorrorDamageDone && moment <= Moment::kFailedBoth);
  if (n == 0) return fighting ? foe_text(s) : kNoSource;
  if (n <= kPersonalSources)
    return own_speak(moment) ? personal_source(s, who, n - 1).source : kNoSource;
  const int common = n - 1 - kPersonalSources;
  if (moment == Moment::kClosing && s.house.brood_for_closing != 0) return kNoSource;
  if (!common_speak(moment) || common >= common_sources(s)) return kNoSource;
  return common_source(s, common).source;
}
int speakers(const State& s) { return 1 + kPersonalSources + common_sources(s); }

/// Whether an effect has a trigger for one of these moments, whatever else it asks for.
bool speaks_at(std::uint16_t source, MomentSet moments) {
  return source != kNoSource && !(content().effect_summaries[source].triggers & moments).empty();
}

/// What is said of a moment: which one it is, what it is about, and the `until` around the texts
/// that are meant.
struct Said {
  Moment moment{};
  int subject = kNoSubject;
  NodeId until = kNoNode;
};

const Trigger* speaks(const State& s, Seat who, std::uint16_t source, Said said, int skip) {
  if (!speaks_at(source, moments_of(said.moment))) return nullptr;
  for (const Trigger& trigger : statements_of(source).triggers)
    if (trigger.until == said.until && comes_at(s, who, trigger, said.moment, said.subject) &&
        (trigger.may == kNoNode || may_be_left(said.moment)) &&
        guard_holds(s, who, source, trigger))
      if (skip-- == 0) return &trigger;
  return nullptr;
}

Rule<> speak(Table& t, Seat who, std::uint16_t source, int number, Said said, Citation rule) {
  const State& s = t.state;
  for (int n = 0;; ++n) {
    const Trigger* const trigger = speaks(s, who, source, said, n);
    if (trigger == nullptr) break;
    Context context = context_for(who, source, rule);
    context.target = static_cast<std::int16_t>(number);
    const Outcome outcome = co_await read_out(t, context, kNoNode, trigger->body);
    static_cast<void>(outcome);
    if (!in_play(s, who)) break;
  }
}

}  // namespace

bool has_uses(const State& s, Seat who, Window window) {
  if (!in_play(s, who)) return false;
  if (anything_lasts(s) && has_trait(s, who, Trait::kUsesNoCards)) return false;
  std::uint32_t windows = s.belongings[who].windows;
  for (int n = 0; n < kPersonalSources; ++n) windows |= personal_source(s, who, n).windows;
  for (int n = 0; n < s.lying_count; ++n) windows |= lying_source(s.lying[n]).windows;
  return has(windows, static_cast<int>(window));
}

namespace {

/// As offer_uses(), for who has something to use. Apart, so that whoever has nothing pays nothing.
[[gnu::noinline]] int offer_what_opens(Table& t, Seat who, Window window) {
  const State& s = t.state;
  const Content& c = content();
  const auto opens = [window](const Relevance& relevance) {
    return has(relevance.windows, static_cast<int>(window));
  };
  int offered = 0;
  for (int n = 0; n < kPersonalSources; ++n)
    if (const CardSummary& own = personal_source(s, who, n); opens(own))
      offered += offer_of(t, who, kNone, own.source, window, cites("AH-057"));
  for (int n = 0; n < s.lying_count; ++n)  // everybody's. DH-021
    if (const CardSummary& common = lying_source(s.lying[n]); opens(common))
      offered += offer_of(t, who, kNone, common.source, window, cites("DH-021"));
  if (!opens(s.belongings[who])) return offered;
  // Spells against a loss are cast against one's own.
  const bool others_lose = s.loss.who != kNone && s.loss.who != who;
  const std::span<const Possession> cards = held(s, who);
  for (std::size_t at = 0; at < cards.size(); ++at) {
    const Possession& possession = cards[at];
    if (!opens(c.summaries.cards[possession.card])) continue;
    const int number = static_cast<int>(at);
    if (!is_ready(possession) || !first_alike(s, who, number)) continue;
    const Card& card = card_of(possession);
    // A weapon has to be in hand.
    if (window == Window::kBeforeCombat && card.weapon && (possession.marks & kInHand) == 0)
      continue;
    if (card.type != CardType::kSpell) {
      offered += offer_of(t, who, number, card.source, window, rule_for(card));
    } else if (!others_lose && is_for(s, who, card) && can_cast(s, who, number) &&
               spell_helps(t, who, number)) {
      t.offer(cites("AH-302"), Verb::kCast, number, possession.card);
      ++offered;
    }
  }
  return offered;
}

/// Who casts: the question that was answered is about their loss, check, battle or turn.
Seat caster(const State& s) {
  if (s.loss.who != kNone) return s.loss.who;
  if (s.check.who != kNone) return s.check.who;
  return s.fight.who != kNone ? s.fight.who : s.active;
}

int count_held(const State& s, Seat who, CardNumber card) {
  return static_cast<int>(std::ranges::count(held(s, who), card, &Possession::card));
}

/// What comes of having used a card, unless its use has taken it away.
Rule<> then_risk(Table& t, Rule<> using_it, Seat who, CardNumber card, int copies) {
  co_await using_it;
  if (count_held(t.state, who, card) >= copies) co_await after_using(t, who, card);
}

Rule<> use_card(Table& t, Seat who, int number, std::uint16_t source, NodeId may) {
  State& s = t.state;
  const effects::Program& program = content().book[source];
  const Citation rule = number == kNone
                            ? cites("AH-057")
                            : rule_for(card_of(held(s, who)[static_cast<std::size_t>(number)]));
  Context context = context_for(who, source, rule);
  context.target = static_cast<std::int16_t>(number);
  for (const Trigger& trigger : statements_of(source).triggers) {
    if (trigger.may != may) continue;
    const NodeId limit = limit_of(trigger, number);
    if (limit != kNoNode) host().use_up(t, context, limit, trigger.per_game ? kPerGame : 0);
    if (trigger.moment == CardMoment::kUpkeep && number != kNone)
      held(s, who)[static_cast<std::size_t>(number)].marks |= kUpkeepDone;
  }
  if (program[may].kind != NodeKind::kMay)
    return outcome_aside(t, read_out(t, context, kNoNode, may));
  const NodeId cost = program[may].child;
  const CardNumber card =
      number == kNone ? kNoCard : held(s, who)[static_cast<std::size_t>(number)].card;
  const bool risky =
      card != kNoCard && s.rumor != kNone && anything_at(s, who, Moment::kUsingCard, card);
  const int copies = risky ? count_held(s, who, card) : 0;
  Rule<> using_it = outcome_aside(t, read_out(t, context, cost, program[cost].next));
  return risky ? then_risk(t, std::move(using_it), who, card, copies) : std::move(using_it);
}

}  // namespace

Rule<> after_using(Table& t, Seat who, CardNumber card) {
  State& s = t.state;
  if (!in_play(s, who) || !anything_at(s, who, Moment::kUsingCard, card)) co_return;
  s.pharaoh.used_card = card;
  co_await at_moment(t, who, Moment::kUsingCard, cites("AH-413"), card);
  s.pharaoh.used_card = kNoCard;
}

void offer_text(Table& t, Seat who, std::uint16_t source, Citation rule) {
  const effects::Program& program = content().book[source];
  const NodeId may = program.root();
  const NodeId cost = program[may].child;
  const Context context = context_for(who, source, rule);
  if (worth_trying(t, context, cost) && worth_trying(t, context, program[cost].next))
    t.offer(rule, Verb::kUse, kNone, source, may, who, 1);
}

int offer_table_uses(Table& t, Seat who, Window window) {
  int offered = 0;
  for (int n = 0; n < common_sources(t.state); ++n)
    if (const CardSummary& one = common_source(t.state, n);
        has(one.windows, static_cast<int>(window)))
      offered += offer_of(t, who, kNone, one.source, window, cites("KH-040"));
  return offered;
}

void offer_instead_of_encounter(Table& t, Seat who) {
  const State& s = t.state;
  const Place here = s.investigators[who].place;
  each_common_source(s, [&](const CardSummary& one) {
    if (!has(one.triggers, static_cast<int>(CardMoment::kEncounterAt))) return;
    int choice = 0;
    for (const Trigger& trigger : statements_of(one.source).triggers) {
      ++choice;
      if (trigger.moment != CardMoment::kEncounterAt || trigger.noun != here) continue;
      const Context context = context_for(who, one.source, cites("AH-411"));
      const effects::Program& program = content().book[one.source];
      const NodeId cost = program[trigger.body].child;
      const bool may = trigger.may != kNoNode;
      if (may && !(doable(t, context, cost) && doable(t, context, program[cost].next))) continue;
      t.offer(cites("AH-411"), Verb::kUse, kNone, one.source, trigger.body, who, choice);
    }
  });
}

int offer_uses(Table& t, Seat who, Window window) {
  return has_uses(t.state, who, window) ? offer_what_opens(t, who, window) : 0;
}

Rule<> use(Table& t, Option chosen) {
  if (chosen.is(Verb::kCast)) return cast(t, caster(t.state), chosen.arg(0));
  return use_card(t, chosen.arg<Seat>(3), chosen.arg(0), chosen.arg<std::uint16_t>(1),
                  chosen.arg<NodeId>(2));
}

bool anything_at(const State& s, Seat who, Moment moment, int subject) {
  if (moment == Moment::kBattleBegins) return ancient_one(s).start_of_battle != kNoSource;
  if (moment == Moment::kAncientAttacks) return ancient_one(s).attack != kNoSource;
  const MomentSet moments = moments_of(moment);
  // One look at those who could speak; mostly none of them ever speaks at this moment.
  MomentSet triggers;
  if (own_speak(moment)) {
    triggers = s.belongings[who].triggers;
    for (int n = 0; n < kPersonalSources; ++n) triggers |= personal_source(s, who, n).triggers;
    for (int n = 0; n < kLastings && s.lasting[n].until != kNone; ++n)
      if (s.lasting[n].seat == who)
        triggers |= content().effect_summaries[s.lasting[n].source].triggers;
  }
  if (common_speak(moment)) {
    const std::uint16_t foe = foe_text(s);
    if (foe != kNoSource) triggers |= content().effect_summaries[foe].triggers;
    triggers |= s.common.triggers;
  }
  if ((triggers & moments).empty()) return false;
  for (int n = 0; n < speakers(s); ++n) {
    const std::uint16_t source = speaker(s, who, moment, n);
    if (speaks_at(source, moments) && speaks(s, who, source, {moment, subject}, 0) != nullptr)
      return true;
  }
  if (!own_speak(moment)) return false;
  for (const Lasting& lasting : s.lasting)
    if (lasting.until != kNone && lasting.seat == who &&
        speaks(s, who, lasting.source, {moment, subject, lasting.node}, 0) != nullptr)
      return true;
  return std::ranges::any_of(held(s, who), [&](const Possession& possession) {
    const CardSummary& glance = content().summaries.cards[possession.card];
    return !(glance.triggers & moments).empty() &&
           speaks(s, who, glance.source, {moment, subject}, 0) != nullptr;
  });
}

namespace {

Rule<> all_speak(Table& t, Seat who, Moment moment, int subject, Citation rule) {
  State& s = t.state;
  if (moment == Moment::kBattleBegins || moment == Moment::kAncientAttacks) {
    const bool begins = moment == Moment::kBattleBegins;
    const std::uint16_t source = begins ? ancient_one(s).start_of_battle : ancient_one(s).attack;
    const int done = co_await carry_out(t, who, source, begins ? cites("AH-434") : cites("AH-446"));
    static_cast<void>(done);
    co_return;
  }
  const Said said{moment, subject};
  for (int n = 0; n < speakers(s); ++n) {
    const std::uint16_t source = speaker(s, who, moment, n);
    if (source != kNoSource) co_await speak(t, who, source, kNone, said, rule);
  }
  if (!own_speak(moment)) co_return;
  for (int n = 0; n < kLastings && s.lasting[n].until != kNone; ++n) {
    const Lasting lasting = s.lasting[n];
    if (lasting.seat == who)
      co_await speak(t, who, lasting.source, kNone, {moment, subject, lasting.node}, rule);
  }
  // From the last to the first: what is discarded moves nobody that is still to come.
  for (int number = static_cast<int>(held(s, who).size()) - 1; number >= 0; --number) {
    if (!in_play(s, who) || number >= static_cast<int>(held(s, who).size())) continue;
    const std::uint16_t source = card_of(held(s, who)[static_cast<std::size_t>(number)]).source;
    co_await speak(t, who, source, number, said, rule);
  }
}

/// What befalls an investigator in the middle of a text is said all the same.
Rule<> all_speak_aside(Table& t, Seat who, Moment moment, int subject, Citation rule) {
  State& s = t.state;
  const Reading outer = s.text;
  s.text = Reading{};
  co_await all_speak(t, who, moment, subject, rule);
  s.text = outer;
}

}  // namespace

Rule<> at_moment(Table& t, Seat who, Moment moment, Citation rule, int subject) {
  if (!anything_at(t.state, who, moment, subject)) return Rule<>::done();
  // What is paid for a Clue is settled when the text that gives it has ended.
  const bool aside = moment >= Moment::kEnteringPlay && moment != Moment::kGainingClue;
  return aside ? all_speak_aside(t, who, moment, subject, rule)
               : all_speak(t, who, moment, subject, rule);
}

Rule<> on_entering_play(Table& t, std::uint16_t source, Citation rule) {
  const Said said{Moment::kEnteringPlay};
  if (source == kNoSource || speaks(t.state, t.state.first, source, said, 0) == nullptr)
    return Rule<>::done();
  return speak(t, t.state.first, source, kNone, said, rule);
}

Rule<> at_terror_rising(Table& t, Seat who, std::uint16_t source) {
  const Said said{Moment::kTerrorRising};
  if (speaks(t.state, who, source, said, 0) == nullptr) return Rule<>::done();
  return speak(t, who, source, kNone, said, cites("AH-022"));
}

namespace {

/// What one source says of a moment, and no other.
Rule<> only_speaks(Table& t, Seat who, std::uint16_t source, int number, Moment moment,
                   Citation rule) {
  if (speaks(t.state, who, source, {moment}, 0) == nullptr) return Rule<>::done();
  return speak(t, who, source, number, {moment}, rule);
}

/// The use of a card in Movement that its owner need not pay for, or kNoNode.
NodeId free_use(std::uint16_t source) {
  for (const Trigger& trigger : statements_of(source).triggers)
    if (trigger.moment == CardMoment::kMovement && trigger.may != kNoNode) return trigger.may;
  return kNoNode;
}

constexpr int kMorePointsThanAnyCardCosts = 20;

}  // namespace

Rule<> before_refreshing(Table& t, Seat who, int number) {
  const std::uint16_t source = card_of(held(t.state, who)[static_cast<std::size_t>(number)]).source;
  return only_speaks(t, who, source, number, Moment::kRefreshing, cites("KY-017"));
}

Rule<> on_taking(Table& t, Seat who, CardNumber card, Citation rule) {
  co_await only_speaks(t, who, content().cards[card].source, find_card(t.state, who, card),
                       Moment::kTaking, rule);
  if (in_play(t.state, who)) co_await at_moment(t, who, Moment::kBecoming, rule, card);
}

Rule<> at_laid_item(Table& t, Seat who, std::uint16_t source) {
  return only_speaks(t, who, source, kNone, Moment::kLaidHere, cites("AH-382"));
}

Rule<bool> hunt_is_over(Table& t, Seat who, std::uint16_t source, int beaten) {
  for (const Trigger& trigger : statements_of(source).triggers)
    if (trigger.moment == CardMoment::kDefeatingThose && beaten >= trigger.number) {
      const NodeId until = trigger.until;
      const Reading outer = t.state.text;
      t.state.text = Reading{};
      co_await speak(t, who, source, kNone, {Moment::kHunted, kNoSubject, until}, cites("AH-410"));
      t.state.text = outer;
      co_return true;
    }
  co_return false;
}

Rule<> at_last_token(Table& t, std::uint16_t source) {
  return only_speaks(t, t.state.first, source, kNone, Moment::kLastToken, cites("AH-382"));
}

bool new_card_is_useful(const Table& t, Seat who) {
  const auto cards = held(t.state, who);
  return !cards.empty() && is_ready(cards.back()) &&
         free_use(card_of(cards.back()).source) != kNoNode;
}

Rule<> use_new_card_for_free(Table& t, Seat who) {
  State& s = t.state;
  const int number = static_cast<int>(held(s, who).size()) - 1;
  const std::uint16_t source = card_of(held(s, who).back()).source;
  const std::uint8_t points = s.points;
  const std::uint8_t moved = s.moved;
  s.points = kMorePointsThanAnyCardCosts;
  co_await use_card(t, who, number, source, free_use(source));
  s.points = points;
  s.moved = moved;
}

Rule<bool> instead_of(Table& t, Seat who, Moment moment, Citation rule, int noun) {
  State& s = t.state;
  const MomentSet moments = moments_of(moment);
  if ((own_relevance(s, who).triggers & moments).empty()) co_return false;
  for (int number = static_cast<int>(held(s, who).size()) - 1; number >= 0; --number) {
    const std::uint16_t source = card_of(held(s, who)[static_cast<std::size_t>(number)]).source;
    if (!speaks_at(source, moments)) continue;
    for (const Trigger& trigger : statements_of(source).triggers) {
      if (trigger.timing != Timing::kInstead || !has(moments, static_cast<int>(trigger.moment)) ||
          (noun != kNoSubject && trigger.noun != noun))
        continue;
      Context context = context_for(who, source, rule);
      context.target = static_cast<std::int16_t>(number);
      const Reading outer = s.text;
      s.text = Reading{};
      const Outcome outcome = co_await read_out(t, context, kNoNode, trigger.body);
      s.text = outer;
      if (outcome != 0) co_return true;
    }
  }
  co_return false;
}

Rule<> at_moment(Table& t, Seat who, Moment moment) {
  return at_moment(t, who, moment, rule_at(moment));
}

namespace {

/// Some leave whoever they are with when a certain other one joins anybody.
void leave_because_of(Table& t, CardNumber friend_who_joins) {
  State& s = t.state;
  for (Seat who = 0; who < s.seats; ++who) {
    if (!has(s.belongings[who].triggers, static_cast<int>(CardMoment::kFriendJoins))) continue;
    for (int number = static_cast<int>(held(s, who).size()) - 1; number >= 0; --number) {
      const Card& card = card_of(held(s, who)[static_cast<std::size_t>(number)]);
      for (const Trigger& trigger : statements_of(card.source).triggers)
        if (trigger.moment == CardMoment::kFriendJoins && trigger.noun == friend_who_joins) {
          discard(t, who, number, rule_at(Moment::kJoining));
          break;
        }
    }
  }
}

}  // namespace

Rule<> joins(Table& t, Seat who, CardNumber card) {
  leave_because_of(t, card);
  const std::uint16_t source = content().cards[card].source;
  if (speaks(t.state, who, source, {Moment::kJoining}, 0) == nullptr) return Rule<>::done();
  return speak(t, who, source, kNone, {Moment::kJoining}, rule_at(Moment::kJoining));
}

Rule<> take_effect(Table& t, Seat who, CardNumber spell, int successes, Citation rule) {
  Context context = context_for(who, content().cards[spell].source, rule);
  context.successes = static_cast<std::int16_t>(successes);
  const State& s = t.state;
  // The copy that was cast is exhausted; another one may lie ready beside it.
  const auto cards = held(s, who);
  for (std::size_t number = 0; number < cards.size(); ++number)
    if (cards[number].card == spell && !is_ready(cards[number]))
      context.target = static_cast<std::int16_t>(number);
  const Outcome outcome = co_await effects::run(t, host(), content().book[context.source], context);
  static_cast<void>(outcome);
  if (s.text.readers == 0) t.state.text = Reading{};
}

Rule<int> carry_out(Table& t, Seat who, std::uint16_t source, Citation rule) {
  return read_out(t, context_for(who, source, rule), kNoNode, what_it_orders(source));
}

Rule<int> carry_out_of(Table& t, Seat who, std::uint16_t source, int slot, Citation rule) {
  Context context = context_for(who, source, rule);
  context.target = static_cast<std::int16_t>(slot);
  return read_out(t, context, kNoNode, what_it_orders(source));
}

bool can_carry_out(const Table& t, Seat who, std::uint16_t source) {
  return doable(t, context_for(who, source, Citation()), what_it_orders(source));
}

}  // namespace tavola::arkham
