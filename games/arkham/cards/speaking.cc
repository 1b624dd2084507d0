// What happens by itself: the triggers of cards at the moments that the chapters name. (AH-022,
// AH-057, AH-062, AH-194, AH-296, AH-551)
#include <algorithm>

#include "games/arkham/cards/card_effects.h"
#include "games/arkham/cards/card_host.h"
#include "games/arkham/cards/conditions_now.h"
#include "games/arkham/cards/reading_out.h"
#include "games/arkham/cards/sources_in_play.h"
#include "games/arkham/content/statement_values.h"
#include "games/arkham/dunwich/rules/dunwich_horror.h"
#include "games/arkham/hooks.h"
#include "games/arkham/rules/investigator/possessions.h"

namespace tavola::arkham {
namespace {

using effects::Context;
using effects::kNoNode;
using effects::NodeId;
using effects::Outcome;
using effects::Timing;

/// "at movement end", of a street, a neighborhood or a place that the trigger names.
bool arrives_at(Place place, const Trigger& trigger) {
  if (trigger.moment == CardMoment::kMovementEndAt) return trigger.noun == place;
  if (!is_street(place)) return false;
  return trigger.moment == CardMoment::kMovementEndStreets ||
         trigger.noun == area_of(place).neighborhood;
}

bool moves_symbol(const MythosCard& card, int symbol) {
  return has(static_cast<std::uint16_t>(card.white | card.black), symbol);
}

/// Whether a trigger comes at a moment: it is written so, and its timing and noun fit what is
/// going on.
bool comes_at(const State& s, Seat who, const Trigger& trigger, Moment moment, int subject) {
  if (!has(moments_of(moment), static_cast<int>(trigger.moment))) return false;
  const auto subject_belongs = [&] {
    return belongs(content().cards[static_cast<std::size_t>(subject)], class_of(trigger.noun));
  };
  switch (moment) {
    case Moment::kUpkeep:
      return !trigger.income;
    case Moment::kIncome:
      return trigger.income || trigger.moment == CardMoment::kLuckRoll;
    case Moment::kBeforeHorror:
      return trigger.timing == Timing::kBefore && trigger.noun == kHorrorNoun;
    case Moment::kBeforeCombat:
      return trigger.timing == Timing::kBefore && trigger.noun == kCombatNoun;
    case Moment::kPassedCombat:
      return trigger.noun == kCombatNoun;
    case Moment::kCombatDamageDone:
      return trigger.timing != Timing::kWhen;
    case Moment::kDefeated:
      return trigger.moment == CardMoment::kTrophy || trigger.noun == s.fight.kind;
    case Moment::kVictory:
      return trigger.moment == CardMoment::kAnyDefeat ||
             (s.fight.kind != kNone && content().monsters[s.fight.kind].mask);
    case Moment::kMeeting:
      return trigger.noun == s.fight.kind;
    case Moment::kArrival:  // unless carried off by what was said before. AH-336
      return s.stage != Stage::kEnd && arrives_at(s.investigators[who].place, trigger);
    case Moment::kClosing:  // what a text has closed cannot be sealed. AH-152
      return !trigger.seals ||
             (s.pharaoh.just_closed != kNone && !sealed(s, s.pharaoh.just_closed));
    case Moment::kTreatment:
      return trigger.noun == s.investigators[who].place;
    case Moment::kGainingCard:
      return trigger.timing != Timing::kInstead && subject_belongs();
    case Moment::kUsingCard:
      return subject_belongs();
    case Moment::kBecoming:
      return trigger.noun == subject;
    case Moment::kTerrorRising:
      return trigger.timing != Timing::kBefore;
    case Moment::kTerrorAhead:
      return trigger.timing == Timing::kBefore;
    case Moment::kDevouring:
    case Moment::kArrested:
      return trigger.timing != Timing::kInstead;
    case Moment::kEnvironmentDrawn:
      return s.card != kNone && trigger.noun == static_cast<int>(content().mythos[s.card].subtype);
    case Moment::kSymbolMoves:
      return s.card != kNone && moves_symbol(content().mythos[s.card], trigger.noun);
    default:
      return true;
  }
}

}  // namespace

Citation rule_at(Moment moment) {
  switch (moment) {
    case Moment::kDefeated:
      return cites("AH-296");
    case Moment::kJoining:
      return cites("AH-385");
    case Moment::kUpkeep:
    case Moment::kIncome:
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

namespace {

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
  if (n == 0) return foe_speaks(moment) ? foe_text(s) : kNoSource;
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
struct Occasion {
  Moment moment{};
  int subject = kNoSubject;
  NodeId until = kNoNode;
};

const Trigger* speaks(const State& s, Seat who, std::uint16_t source, Occasion at, int skip) {
  if (!speaks_at(source, moments_of(at.moment))) return nullptr;
  for (const Trigger& trigger : statements_of(source).triggers)
    if (trigger.until == at.until && comes_at(s, who, trigger, at.moment, at.subject) &&
        (trigger.may == kNoNode || may_be_left(at.moment)) && guard_holds(s, who, source, trigger))
      if (skip-- == 0) return &trigger;
  return nullptr;
}

Rule<> speak(Table& t, Seat who, std::uint16_t source, int number, Occasion at, Citation rule) {
  State& s = t.state;
  const int followed = number == kNone ? int{kNone} : follow_card(s, who, number);
  for (int n = 0;; ++n) {
    const Trigger* const trigger = speaks(s, who, source, at, n);
    if (trigger == nullptr) break;
    const auto nth = static_cast<int>(trigger - statements_of(source).triggers.data());
    Context context = context_for(who, source, rule_of_effect(source, nth, rule));
    context.target = static_cast<std::int16_t>(number);
    const Outcome outcome = co_await read_out(t, context, kNoNode, trigger->body);
    static_cast<void>(outcome);
    // A possession may have been given up for what it said.
    if (!in_play(s, who) || (number != kNone && this_card(s, context) < 0)) break;
  }
  stop_following(s, followed);
}

}  // namespace

bool somebody_speaks(const State& s, Seat who, Moment moment, int subject) {
  if (moment == Moment::kBattleBegins) return ancient_one(s).start_of_battle != kNoSource;
  if (moment == Moment::kAncientAttacks) return ancient_one(s).attack != kNoSource;
  const MomentSet moments = moments_of(moment);
  // One look at those who could speak; mostly none of them ever speaks at this moment.
  MomentSet triggers;
  if (own_speak(moment)) {
    triggers = s.own[who].triggers;
    for (int n = 0; n < kLastings && s.lasting[n].until != kNone; ++n)
      if (s.lasting[n].seat == who)
        triggers |= content().effect_summaries[s.lasting[n].source].triggers;
  }
  if (common_speak(moment)) triggers |= s.common.triggers;
  if (foe_speaks(moment))
    if (const std::uint16_t foe = foe_text(s); foe != kNoSource)
      triggers |= content().effect_summaries[foe].triggers;
  if ((triggers & moments).empty()) return false;
  const auto speaks_now = [&](const CardSummary& one) {
    return !(one.triggers & moments).empty() &&
           speaks(s, who, one.source, {moment, subject}, 0) != nullptr;
  };
  for (int n = 0; n < speakers(s); ++n)
    if (const std::uint16_t source = speaker(s, who, moment, n);
        source != kNoSource && speaks_now(content().effect_summaries[source]))
      return true;
  if (!own_speak(moment)) return false;
  for (const Lasting& lasting : s.lasting) {
    if (lasting.until == kNone) break;
    if (lasting.seat == who &&
        speaks(s, who, lasting.source, {moment, subject, lasting.node}, 0) != nullptr)
      return true;
  }
  return std::ranges::any_of(held(s, who), [&](const Possession& possession) {
    return speaks_now(content().summaries.cards[possession.card]);
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
  const Occasion at{moment, subject};
  for (int n = 0; n < speakers(s); ++n) {
    const std::uint16_t source = speaker(s, who, moment, n);
    if (source != kNoSource) co_await speak(t, who, source, kNone, at, rule);
  }
  if (!own_speak(moment)) co_return;
  for (int n = 0; n < kLastings && s.lasting[n].until != kNone; ++n) {
    const Lasting lasting = s.lasting[n];
    if (lasting.seat == who)
      co_await speak(t, who, lasting.source, kNone, {moment, subject, lasting.node}, rule);
  }
  // From the last to the first, and each once: what one of them says may take others away.
  for (int number = static_cast<int>(held(s, who).size()) - 1; number >= 0; --number) {
    if (!in_play(s, who) || number >= static_cast<int>(held(s, who).size())) continue;
    const std::uint16_t source = card_of(held(s, who)[static_cast<std::size_t>(number)]).source;
    if (!speaks_at(source, moments_of(moment))) continue;
    const int followed = follow_card(s, who, number);
    co_await speak(t, who, source, number, at, rule);
    number = stop_following(s, followed, number);
  }
}

/// What befalls an investigator in the middle of a text is said all the same.
Rule<> all_speak_aside(Table& t, Seat who, Moment moment, int subject, Citation rule) {
  const TextAside outer = set_text_aside(t.state);
  co_await all_speak(t, who, moment, subject, rule);
  take_text_up(t.state, outer);
}

}  // namespace

Rule<> let_speak(Table& t, Seat who, Moment moment, Citation rule, int subject) {
  if (!somebody_speaks(t.state, who, moment, subject)) return Rule<>::done();
  // What is paid for a Clue is settled when the text that gives it has ended.
  const bool aside = moment >= Moment::kEnteringPlay && moment != Moment::kGainingClue;
  return aside ? all_speak_aside(t, who, moment, subject, rule)
               : all_speak(t, who, moment, subject, rule);
}

Rule<> on_entering_play(Table& t, std::uint16_t source, Citation rule) {
  const Occasion at{Moment::kEnteringPlay};
  if (source == kNoSource || speaks(t.state, t.state.first, source, at, 0) == nullptr)
    return Rule<>::done();
  return speak(t, t.state.first, source, kNone, at, rule);
}

Rule<> at_terror_rising(Table& t, Seat who, std::uint16_t source) {
  const Occasion at{Moment::kTerrorRising};
  if (speaks(t.state, who, source, at, 0) == nullptr) return Rule<>::done();
  return speak(t, who, source, kNone, at, cites("AH-022"));
}

namespace {

/// What one source says of a moment, and no other.
Rule<> only_speaks(Table& t, Seat who, std::uint16_t source, int number, Moment moment,
                   Citation rule) {
  if (speaks(t.state, who, source, {moment}, 0) == nullptr) return Rule<>::done();
  return speak(t, who, source, number, {moment}, rule);
}

}  // namespace

Rule<> before_refreshing(Table& t, Seat who, int number) {
  const std::uint16_t source = card_of(held(t.state, who)[static_cast<std::size_t>(number)]).source;
  return only_speaks(t, who, source, number, Moment::kRefreshing, cites("KY-017"));
}

Rule<> on_taking(Table& t, Seat who, CardNumber card, Citation rule) {
  // It may be the Madness of whoever has just fallen in the middle of a text. DH-008
  const TextAside outer = set_text_aside(t.state);
  co_await only_speaks(t, who, content().cards[card].source, find_card(t.state, who, card),
                       Moment::kTaking, rule);
  take_text_up(t.state, outer);
  if (in_play(t.state, who)) co_await at_moment(t, who, Moment::kBecoming, rule, card);
}

Rule<> at_laid_item(Table& t, Seat who, std::uint16_t source) {
  return only_speaks(t, who, source, kNone, Moment::kLaidHere, cites("AH-382"));
}

Rule<bool> hunt_is_over(Table& t, Seat who, std::uint16_t source, int beaten) {
  for (const Trigger& trigger : statements_of(source).triggers)
    if (trigger.moment == CardMoment::kDefeatingThose && beaten >= trigger.number) {
      const NodeId until = trigger.until;
      const TextAside outer = set_text_aside(t.state);
      co_await speak(t, who, source, kNone, {Moment::kHunted, kNoSubject, until}, cites("AH-410"));
      take_text_up(t.state, outer);
      co_return true;
    }
  co_return false;
}

Rule<> at_last_token(Table& t, std::uint16_t source) {
  return only_speaks(t, t.state.first, source, kNone, Moment::kLastToken, cites("AH-382"));
}

Rule<bool> instead_of(Table& t, Seat who, Moment moment, Citation rule, int noun) {
  State& s = t.state;
  const MomentSet moments = moments_of(moment);
  if ((s.own[who].triggers & moments).empty()) co_return false;
  for (int number = static_cast<int>(held(s, who).size()) - 1; number >= 0; --number) {
    const std::uint16_t source = card_of(held(s, who)[static_cast<std::size_t>(number)]).source;
    if (!speaks_at(source, moments)) continue;
    for (const Trigger& trigger : statements_of(source).triggers) {
      if (trigger.timing != Timing::kInstead || !has(moments, static_cast<int>(trigger.moment)) ||
          (noun != kNoSubject && trigger.noun != noun))
        continue;
      Context context = context_for(who, source, rule);
      context.target = static_cast<std::int16_t>(number);
      const TextAside outer = set_text_aside(s);
      const Outcome outcome = co_await read_out(t, context, kNoNode, trigger.body);
      take_text_up(s, outer);
      if (outcome != 0) co_return true;
    }
  }
  co_return false;
}

namespace {

/// Some leave whoever they are with when a certain other one joins the same investigator.
void leave_because_of(Table& t, Seat who, CardNumber friend_who_joins) {
  State& s = t.state;
  if (!has(s.own[who].triggers, static_cast<int>(CardMoment::kFriendJoins))) return;
  for (int number = static_cast<int>(held(s, who).size()) - 1; number >= 0; --number) {
    const Card& card = card_of(held(s, who)[static_cast<std::size_t>(number)]);
    for (const Trigger& trigger : statements_of(card.source).triggers)
      if (trigger.moment == CardMoment::kFriendJoins && trigger.noun == friend_who_joins) {
        discard(t, who, number, rule_at(Moment::kJoining));
        break;
      }
  }
}

}  // namespace

Rule<> joins(Table& t, Seat who, CardNumber card) {
  leave_because_of(t, who, card);
  const std::uint16_t source = content().cards[card].source;
  if (speaks(t.state, who, source, {Moment::kJoining}, 0) == nullptr) return Rule<>::done();
  return speak(t, who, source, kNone, {Moment::kJoining}, rule_at(Moment::kJoining));
}

}  // namespace tavola::arkham
