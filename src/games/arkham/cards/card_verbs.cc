// What the verbs of Arkham's cards do: each hands over to the chapter of the rules that knows how.
// Here are those for investigators and their cards; other subjects have files of their own.
// A text that has driven its reader insane, knocked them out or taken them out of the game does
// nothing more to them. (AH-336, AH-379, AH-380, AH-386)
#include <algorithm>
#include <bit>

#include "games/arkham/board/board.h"
#include "games/arkham/board/laid_items.h"
#include "games/arkham/board/table_cards.h"
#include "games/arkham/board/town_limits.h"
#include "games/arkham/boxes/rifts.h"
#include "games/arkham/cards/card_effects.h"
#include "games/arkham/cards/card_gains.h"
#include "games/arkham/cards/card_host.h"
#include "games/arkham/cards/conditions_now.h"
#include "games/arkham/cards/more_verbs.h"
#include "games/arkham/combat/checks.h"
#include "games/arkham/encounters/encounter_moves.h"
#include "games/arkham/encounters/encounter_texts.h"
#include "games/arkham/encounters/locations.h"
#include "games/arkham/investigator/condition.h"
#include "games/arkham/investigator/harm.h"
#include "games/arkham/investigator/injuries.h"
#include "games/arkham/investigator/offices.h"
#include "games/arkham/investigator/possessions.h"
#include "games/arkham/investigator/tokens.h"
#include "games/arkham/phases/arkham_encounters.h"
#include "games/arkham/phases/environment.h"
#include "games/arkham/phases/other_worlds.h"

namespace tavola::arkham {
namespace {

using effects::Call;
using effects::Context;
using effects::Members;
using effects::Outcome;

Rule<Outcome> await(Table&, Rule<> waiting) {
  const Outcome outcome = 1;
  co_await waiting;
  co_return outcome;
}

// ---- cards --------------------------------------------------------------------------------------

Rule<Outcome> draw(Table& t, Call verb) {
  // A second Injury of a kind devours; the rest is not drawn then.
  for (int i = 0; i < verb.nouns(0) && in_play(t.state, verb.context.seat); ++i) {
    const int amount = verb.entry_amount(0, i);
    if (amount > 0)
      co_await draw_cards(t, verb.context.seat, type_of(verb.noun(0, i)), amount, amount,
                          verb.context.rule);
  }
  co_return 1;
}

/// A named card; its deck is searched for it, and shuffled. AH-374
Rule<Outcome> find_in_deck(Table& t, Seat who, CardNumber card, Citation rule) {
  if (!take_named(t, who, card, rule)) co_return 0;
  const CardType type = content().cards[card].type;
  if (type != CardType::kSpecial)
    with_deck(t.state, type, [](auto& deck, DeckId) { deck.shuffle(); });
  t.applies(cites("AH-374"));
  if (is_ailment(type)) {
    co_await suffer_ailment(t, who, card);
    co_return 1;
  }
  co_await at_moment(t, who, Moment::kGainingCard, rule, card);
  if (type != CardType::kSpecial)
    co_await tomes_drawn(t, who, content().cards[card].tome ? 1 : 0);  // KH-154
  co_return 1;
}

/// "when 3 tokens here: discard this"
bool worn_out(const Possession& possession) {
  const Statements& statements = content().statements[card_of(possession).source];
  return std::ranges::any_of(statements.triggers, [&](const Trigger& trigger) {
    if (trigger.moment != CardMoment::kTokens) return false;
    return trigger.number == 0 ? possession.tokens == 0 : possession.tokens >= trigger.number;
  });
}

bool is_text_of_rumor(const State& s, std::uint16_t source) {
  if (s.rumor == kNone) return false;
  const MythosCard& card = content().mythos[s.rumor];
  return source == card.source || source == card.ongoing || source == card.price ||
         source == card.pass || source == card.fail;
}

void put_tokens(Table& t, const Context& context, int number) {
  State& s = t.state;
  const int card = this_card(s, context);
  if (card < 0) {
    // A possession that has been lost meanwhile takes none.
    if (is_text_of_rumor(s, context.source)) add_rumor_tokens(t, number, context.rule);
    return;
  }
  Possession& possession = held(s, context.seat)[static_cast<std::size_t>(card)];
  if (number < 0 && possession.tokens == 0) return;  // it has not been laid down yet
  possession.tokens = static_cast<std::uint8_t>(std::max(0, possession.tokens + number));
  if (worn_out(possession)) discard(t, context.seat, card, context.rule);
}

void risk_items(Table& t, const Context& context) {
  State& s = t.state;
  const Seat who = context.seat;
  for (int number = static_cast<int>(held(s, who).size()) - 1; number >= 0; --number) {
    const Possession& possession = held(s, who)[static_cast<std::size_t>(number)];
    if (!belongs(card_of(possession), ItemClass::kItem) || is_kept(s, who, possession))
      continue;  // AH-330
    const int die = t.roll(6);
    const bool success = die >= success_from(s, who);
    t.emit(context.rule, Tells::kRollsFor, who, die,
           held(s, who)[static_cast<std::size_t>(number)].card, success);
    t.applies(cites("AH-271"));
    if (!success) discard(t, who, number, context.rule);
  }
}

Rule<Outcome> offer(Table& t, const Call& verb, bool to_all) {
  int common = 0;
  int unique = 0;
  for (int i = 0; i < verb.nouns(0); ++i)
    (verb.noun(0, i) == kCommonNoun ? common : unique) += verb.entry_amount(0, i);
  const Seat who = verb.context.seat;
  const Citation rule = verb.context.rule;
  if (to_all) return after(t, offer_to_all(t, who, common, unique, rule));
  return after(t, offer_cards(t, who, common, unique, static_cast<Price>(verb.noun(1)), rule));
}

// ---- monsters and places
// ---------------------------------------------------------------------------

Rule<Outcome> return_anywhere(Table& t, Context context) {
  State& s = t.state;
  t.ask(context.seat, Prompt::kReenter, context.rule);
  for (int area = 0; area < static_cast<int>(content().areas.size()); ++area)
    if (on_board(s, static_cast<Area>(area)) && !closed(s, static_cast<Area>(area)) &&
        !has(s.barred_now, area) && !out_of_reach(static_cast<Area>(area)))
      t.offer(context.rule, Verb::kReenter, area);
  const Option chosen = co_await t.answer();
  move_silently(t, context.seat, chosen.arg<Place>(0));
  t.emit(context.rule, Tells::kReenters, context.seat, chosen.arg(0));
  co_return 1;
}

// ---- points and things given up
// --------------------------------------------------------------------------

Rule<Outcome> everybody_pays(Table& t, Call verb) {
  State& s = t.state;
  for (Seat who = next_in_order(s, kNone); who != kNone; who = next_in_order(s, who)) {
    verb.context.seat = who;
    const Outcome paid = co_await pay(t, who, bundle_of(s, verb), verb.context.rule);
    static_cast<void>(paid);
  }
  co_return 1;
}

/// The attack of the Ancient One may take twice what its sheet says, and a careful reader loses no
/// Sanity to Tomes.
Bundle as_lost(const State& s, Seat who, std::uint16_t source, Bundle bundle) {
  if (source == ancient_one(s).attack && has_trait(s, who, Trait::kAttackDoubled)) {
    bundle.amounts[kSanityNoun] = static_cast<std::int16_t>(2 * bundle[kSanityNoun]);
    bundle.amounts[kStaminaNoun] = static_cast<std::int16_t>(2 * bundle[kStaminaNoun]);
  }
  const auto is_this_tome = [source](const Card& card) {
    return card.tome && card.source == source;
  };
  if (bundle[kSanityNoun] > 0 && has_trait(s, who, Trait::kTomesHarmless) &&
      std::ranges::any_of(content().cards, is_this_tome))
    bundle.amounts[kSanityNoun] = 0;
  return bundle;
}

void go_to(Table& t, Seat who, Area area, Citation rule) {
  if (!may_be_sent(t.state, area)) {
    t.emit(cites("KH-180"), Tells::kOutOfReach, who, area);
    t.state.text.kept_away |= static_cast<std::uint8_t>(bit(who));
    return;
  }
  put_investigator(t, who, closed(t.state, area) ? street_of(area) : area, rule);
}

/// From the second area of an Other World to its first.
Outcome move_back(Table& t, Seat who, Citation rule) {
  const Place place = t.state.investigators[who].place;
  if (!in_other_world(place) || !in_second_area(place)) return 0;
  move_silently(t, who, static_cast<Place>(place - 1));
  t.emit(rule, Tells::kWorldArea, who, world_of(place), 1);
  return 1;
}

/// The nouns of a list, as a set.
NounSet nouns_of_list(const Call& verb, int slot) {
  NounSet set;
  for (int i = 0; i < verb.nouns(slot); ++i) set.add(verb.noun(slot, i));
  return set;
}

/// So many things of several kinds, one by one, as the reader chooses.
Rule<> give_up_any(Table& t, Seat who, int number, NounSet kinds, Citation rule) {
  State& s = t.state;
  for (; number > 0 && in_play(s, who); --number) {
    t.ask(who, Prompt::kGiveUpAny, rule, number);
    if (has(kinds, kClueNoun) && s.investigators[who].clues > 0) t.offer(rule, Verb::kDiscardClue);
    if (has(kinds, kMonsterTrophyNoun))
      for (const int slot : monsters_at(s, trophies_of(who)))
        t.offer(rule, Verb::kLoseMonster, slot, s.monsters[slot].kind);
    for (int gate = 0; has(kinds, kGateTrophyNoun) && gate < kMostGateKinds; ++gate)
      if (s.investigators[who].gates[gate] > 0) t.offer(rule, Verb::kLoseGate, gate);
    for (int card = 0; has(kinds, kItemNoun) && card < static_cast<int>(held(s, who).size());
         ++card) {
      const Possession& possession = held(s, who)[static_cast<std::size_t>(card)];
      if (belongs(card_of(possession), ItemClass::kItem) && first_alike(s, who, card))
        t.offer(rule, Verb::kLoseItem, card, possession.card);
    }
    if (!t.anything_offered()) co_return;
    const Option chosen = co_await t.answer();
    if (chosen.is(Verb::kDiscardClue)) spend_clues(t, who, 1, rule, Tells::kCluesLost);
    if (chosen.is(Verb::kLoseItem)) discard(t, who, chosen.arg(0), rule);
    if (chosen.is(Verb::kLoseMonster)) lose_monster_trophy(t, who, chosen.arg(0), rule);
    if (chosen.is(Verb::kLoseGate)) lose_gate_trophy(t, who, chosen.arg(0), rule);
  }
}

/// Verbs that speak of the table and not of the reader, who may be gone by then.
bool impersonal(CardVerb verb) {
  switch (verb) {
    case CardVerb::kMonsterToCup:
    case CardVerb::kMonsterToBox:
    case CardVerb::kUnseal:
    case CardVerb::kRemoveCluesThere:
    case CardVerb::kOpenRift:
    case CardVerb::kOpenRiftsApart:
    case CardVerb::kTerror:
    case CardVerb::kTerrorTo:
    case CardVerb::kAddDoom:
    case CardVerb::kRemoveDoom:
    case CardVerb::kAwaken:
    case CardVerb::kAddHorrorToken:
    case CardVerb::kRemoveHorrorToken:
    case CardVerb::kBanishHorror:
    case CardVerb::kPlaceSpawn:
    case CardVerb::kBury:
    case CardVerb::kDiscardRubble:
    case CardVerb::kRedrawMythos:
    case CardVerb::kToCup:
    case CardVerb::kTrophiesTo:
    case CardVerb::kMonstersIn:
    case CardVerb::kMonstersHere:
    case CardVerb::kReleaseMonsters:
    case CardVerb::kTwoMythos:
    case CardVerb::kCloseEntered:
    case CardVerb::kRemoveAlly:
    case CardVerb::kAddToken:
    case CardVerb::kDiscardThis:
    case CardVerb::kSealEntered:
    case CardVerb::kSealByMythos:
    case CardVerb::kSweepAllClues:
    case CardVerb::kCloseEnteredSeal:
    case CardVerb::kYellowSign:
    case CardVerb::kYellowDoom:
    case CardVerb::kNextAct:
    case CardVerb::kLoseGame:
    case CardVerb::kRiots:
    case CardVerb::kSpecialToBox:
    case CardVerb::kBoxThis:
    case CardVerb::kPatrol:
    case CardVerb::kWhispers:
    case CardVerb::kBreakSigns:
    case CardVerb::kAtFirstGate:
    case CardVerb::kKindInStreets:
    case CardVerb::kFlyersInSky:
    case CardVerb::kExhibitInStreets:
    case CardVerb::kGiveRelic:
    case CardVerb::kTokenToTrack:
    case CardVerb::kNoMoreCommon:
    case CardVerb::kBattleDoom:
    case CardVerb::kDoomToSeal:
    case CardVerb::kWearDown:
    case CardVerb::kAncientAttacks:
    case CardVerb::kPlot:
    case CardVerb::kDevourSome:
    case CardVerb::kTreason:
    case CardVerb::kMaskDraw:
    case CardVerb::kBroodToDoom:
    case CardVerb::kAllSpend:
    case CardVerb::kClueAt:
    case CardVerb::kClearDebts:
    case CardVerb::kCloseForGood:
    case CardVerb::kMonstersAtGatesTo:
    case CardVerb::kSkipMythos:
    case CardVerb::kExtraMythos:
    case CardVerb::kMythosAtOnce:
      return true;
    default:
      return false;
  }
}

}  // namespace

Rule<Outcome> after(Table& t, Rule<> rule) {
  if (rule.ended()) return finished();
  return await(t, std::move(rule));
}

Rule<Outcome> ArkhamHost::perform(tavola::Table& table, Call verb) {
  Table& t = static_cast<Table&>(table);
  State& s = t.state;
  const Context& context = verb.context;
  const Seat who = context.seat;
  const Citation rule = context.rule;
  const auto what = static_cast<CardVerb>(verb.code());
  if (fallen(s, who) && !impersonal(what)) {
    t.applies(cites("AH-336"));
    return finished(0);
  }
  switch (what) {
    case CardVerb::kLose:
    case CardVerb::kDiscard:
      return take_away(t, who, as_lost(s, who, context.source, bundle_of(s, verb)),
                       content().statements[context.source].deadly || s.pharaoh.duel != kNone
                           ? LossCause::kDeadly
                           : LossCause::kEffect,
                       rule);
    case CardVerb::kPay:
    case CardVerb::kSpend:
      return pay(t, who, bundle_of(s, verb), rule);
    case CardVerb::kGain: {
      const int clues = s.investigators[who].clues;
      gain(t, verb);
      if (s.investigators[who].clues > clues)
        return after(t, at_moment(t, who, Moment::kGainingClue, cites("AH-022")));
      for (int i = 0; i < verb.nouns(0); ++i)
        if (verb.noun(0, i) == kBroodNoun)
          return after(t, gain_brood(t, who, verb.entry_amount(0, i), rule));
      return finished();
    }
    case CardVerb::kRestore:
      restore(t, verb);
      return finished();
    case CardVerb::kLowerMaximum: {
      const bool sanity = verb.noun(0) == kSanityNoun;
      const int amount = verb.amount(1);
      return after(t, lower_maximum(t, who, sanity ? amount : 0, sanity ? 0 : amount, rule));
    }
    case CardVerb::kReduceLoss:
      return reduce_loss(t, context, verb.amount(0));
    case CardVerb::kPreventLoss:
      return reduce_loss(t, context, effects::kEverything);
    case CardVerb::kCancelDamage:
      s.fight.no_damage = 1;
      return finished();
    case CardVerb::kCancelAttack:
      s.attack_cancelled = 1;
      return finished();
    case CardVerb::kSplit:
      return after(t, split_points(t, who, verb.amount(0), rule));
    case CardVerb::kAllSpend:
      return everybody_pays(t, verb);
    case CardVerb::kGiveUpAny:
      return after(t, give_up_any(t, who, verb.amount(0), nouns_of_list(verb, 1), rule));
    case CardVerb::kExchange:
      if (verb.noun(1) == kMoneyNoun)
        return after(t, money_for_health(t, who, verb.amount(0), rule));
      return after(t, sanity_for_clues(t, who, verb.amount(0), rule));

    // ---- cards
    case CardVerb::kDraw:
      return draw(t, verb);
    case CardVerb::kDrawAndKeep:
      return after(t,
                   draw_cards(t, who, type_of(verb.noun(1)), verb.amount(0), verb.amount(2), rule));
    case CardVerb::kKeepAny:
      return after(t, keep_any(t, who, type_of(verb.noun(1)), verb.amount(0), rule));
    case CardVerb::kDiscardTitle: {
      const int number = find_card(s, who, in_edition(s, verb.noun(0)));
      if (number >= 0) discard(t, who, number, rule);
      return finished(number >= 0 ? 1 : 0);
    }
    case CardVerb::kDiscardThis:
    case CardVerb::kBoxThis: {
      const int number = in_play(s, who) ? this_card(s, context) : -1;
      if (number < 0 && is_environment(s, context.source)) {
        discard_environment(t, rule);
        return finished();
      }
      if (number < 0) return finished(what == CardVerb::kBoxThis && box_laid_item(t, rule) ? 1 : 0);
      if (what == CardVerb::kBoxThis)
        to_box(t, who, number, rule);
      else
        discard(t, who, number, rule);
      return finished();
    }
    case CardVerb::kExhaustThis: {
      const int number = this_card(s, context);
      if (number >= 0) {
        exhaust(t, who, number, rule);
      } else if (const int at = ready_lying(s, context.source); at >= 0) {
        exhaust_lying(t, at, rule);
      }
      return finished();
    }
    case CardVerb::kAddToken:
      put_tokens(t, context, verb.amount(0));
      return finished();
    case CardVerb::kRemoveToken:
      put_tokens(t, context, -verb.amount(0));
      return finished();
    case CardVerb::kTakeFriend:
      return after(t, gain_ally(t, who, in_edition(s, verb.noun(0)), rule));
    case CardVerb::kTakeTitle:
      return find_in_deck(t, who, in_edition(s, verb.noun(0)), rule);
    case CardVerb::kRemoveAlly:
      ally_leaves(t, rule);
      return finished();
    case CardVerb::kRiskItems:
      risk_items(t, context);
      return finished();
    case CardVerb::kRedraw:
      s.redraw = 1;
      return finished();
    case CardVerb::kOffer:
      return offer(t, verb, false);
    case CardVerb::kOfferToAll:
      return offer(t, verb, true);
    case CardVerb::kSearch:
      return after(t, search_deck(t, who, type_of(verb.noun(0)), rule));
    case CardVerb::kSearchToBuy:
      return after(t, search_to_buy(t, who, rule));
    case CardVerb::kFirstOfDeck:
      return first_of_deck(t, who, type_of(verb.noun(1)), class_of(verb.noun(0)), 0, rule);
    case CardVerb::kSell:
      return after(
          t, sell_card(t, who, type_of(verb.noun(0)), static_cast<Price>(verb.noun(1)), rule));
    case CardVerb::kGainSpecial:
      if (verb.noun(0) == kBankLoan) return finished(take_loan(t, who, rule) ? 1 : 0);
      return finished(gain_special(t, who, static_cast<SpecialCard>(verb.noun(0)), rule) ? 1 : 0);
    case CardVerb::kLoseSpecial:
      if (verb.noun(0) == kCurseNoun || verb.noun(0) == kBlessingNoun) {
        const Luck lost = verb.noun(0) == kCurseNoun ? Luck::kCursed : Luck::kBlessed;
        if (s.investigators[who].luck == lost) lose_luck(t, who, rule);
      } else {
        lose_special(t, who, static_cast<SpecialCard>(verb.noun(0)), rule);
      }
      return finished();

    // ---- investigators
    case CardVerb::kBless:
      bless(t, who, rule);
      return finished();
    case CardVerb::kCurse:
      curse(t, who, rule);
      return finished();
    case CardVerb::kDelay:
      return after(t, be_delayed(t, who, rule));
    case CardVerb::kLoseTurn:
      lose_turns(t, who, 1, rule);
      return finished();
    case CardVerb::kArrest:
      return after(t, arrest(t, who, rule));
    case CardVerb::kRelease: {
      const Area station = content().police_station;
      move_silently(t, who, closed(s, station) ? street_of(station) : station);
      t.emit(cites("AH-538"), Tells::kReleased, who, s.investigators[who].place);
      return finished();
    }
    case CardVerb::kLost:
      return after(t, become_lost(t, who, rule));
    case CardVerb::kDevoured:
      return after(t, devour(t, who, Reason::kText, rule));
    case CardVerb::kBecomeAnother:
      return after(t, become_another(t, who, rule));

    // ---- going and meeting
    case CardVerb::kStreet:
      if (is_location(s.investigators[who].place))
        put_investigator(t, who, street_of(s.investigators[who].place), rule);
      return finished();
    case CardVerb::kMove:
      go_to(t, who, static_cast<Area>(verb.noun(0)), rule);
      return finished();
    case CardVerb::kMoveAnywhere:
      return after(t, move_anywhere(t, who, rule));
    case CardVerb::kMoveToMythos:
      move_to_mythos_gate(t, who, rule);
      return finished();
    case CardVerb::kMoveToWorld:
      move_to_world(t, who, verb.noun(0), rule);
      return finished();
    case CardVerb::kMoveOn:
      return after(t, move_on(t, who, rule));
    case CardVerb::kEncounter:
      if (has(s.text.kept_away, who)) return finished(0);  // there, and not here
      return after(t, encounter_here(t, who, cites("AH-121")));
    case CardVerb::kAnotherEncounter:
      return after(t, one_of_encounters(t, who, 1, rule));
    case CardVerb::kEncounterOf:
      return after(t, one_of_encounters(t, who, verb.amount(0), rule));
    case CardVerb::kEncounterInWorld:
      return after(t, encounter_in_world(t, who, verb.noun(0), 1, rule));
    case CardVerb::kReturn:
      return after(t, return_to_arkham(t, who, rule));
    case CardVerb::kMoveBack:
      return finished(move_back(t, who, rule));
    case CardVerb::kReturnAnywhere:
      return return_anywhere(t, context);
    case CardVerb::kTurnFaceUp:
      turn_face_up(t, static_cast<std::uint8_t>(verb.noun(0)), rule);
      return finished();
    case CardVerb::kDrawGateCardAgain: {
      const Place place = s.investigators[who].place;
      s.gate_cards.shuffle();
      return in_other_world(place) ? after(t, gate_encounter(t, who, world_of(place), rule))
                                   : finished(0);
    }
    case CardVerb::kTurnUp:
      return after(t, turn_up_location_card(t, who, rule));

    // ---- investigators and special cards of Kingsport
    case CardVerb::kDrawEither:
      return after(t, draw_from_either_end(t, who, type_of(verb.noun(1)), rule));
    case CardVerb::kTakeOffice:
      return finished(take_office(t, who, verb.noun(0), rule) ? 1 : 0);
    case CardVerb::kSail:
      return after(t, sail(t, who, rule));
    case CardVerb::kLayOn: {
      const Members chosen = verb.members(0);
      const int number = this_card(s, context);
      if (chosen.empty() || number < 0) return finished(0);
      lay_great_seal(t, who, number, static_cast<Area>(chosen[0]), rule);
      return finished();
    }

    // Said on cards, and carried out by the chapters that these cards belong to.
    case CardVerb::kSaveClue:
    case CardVerb::kHunt:
    case CardVerb::kHuntOutside:
    case CardVerb::kHuntClues:
    case CardVerb::kMoveFast:
    case CardVerb::kSpendThisTrophy:
    case CardVerb::kMoreDice:
    case CardVerb::kFightHere:
    case CardVerb::kDrawAgain:
    case CardVerb::kDrive:
      return finished(0);

    default:
      break;
  }
  for (const VerbsOfSubject& more : more_verbs())
    if (std::optional<Rule<Outcome>> done = more.perform(t, verb)) return *std::move(done);
  return finished(0);
}

}  // namespace tavola::arkham
