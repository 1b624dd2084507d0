// What effects ask about the table: groups, conditions, and whether something can be done. What
// lasts is here, too. (AH-322, AH-336)
#include "games/arkham/cards/card_host.h"

#include <algorithm>
#include <bit>

#include "effects/run.h"
#include "games/arkham/board/board.h"
#include "games/arkham/board/laid_items.h"
#include "games/arkham/board/slots.h"
#include "games/arkham/board/spawn.h"
#include "games/arkham/board/table_cards.h"
#include "games/arkham/boxes/rifts.h"
#include "games/arkham/cards/card_effects.h"
#include "games/arkham/cards/card_gains.h"
#include "games/arkham/cards/conditions_now.h"
#include "games/arkham/cards/more_verbs.h"
#include "games/arkham/cards/sources_in_play.h"
#include "games/arkham/combat/checks.h"
#include "games/arkham/combat/combat.h"
#include "games/arkham/content/statement_values.h"
#include "games/arkham/encounters/encounter_moves.h"
#include "games/arkham/encounters/encounter_seals.h"
#include "games/arkham/encounters/encounter_texts.h"
#include "games/arkham/final_battle/ending.h"
#include "games/arkham/investigator/offices.h"
#include "games/arkham/investigator/possessions.h"
#include "games/arkham/investigator/tokens.h"
#include "games/arkham/phases/environment.h"

namespace tavola::arkham {
namespace {

using effects::Call;
using effects::Context;
using effects::Members;
using effects::NodeId;

Asking asking_of(const State& s, const Context& context) {
  return {s, context.seat, 0, context.successes};
}

// Every monster and every area may be a member.
static_assert(Members::kCapacity >= kMonsterSlots && Members::kCapacity >= kMostAreas);

template <class Wanted>
Members investigators(const State& s, Wanted&& wanted) {
  Members found;
  for (Seat who = next_in_order(s, kNone); who != kNone; who = next_in_order(s, who))
    if (wanted(who)) found.add(who);
  return found;
}

template <class Of>
Members members_of(NumberSet<Of> set) {
  Members found;
  for (const int member : set) found.add(member);
  return found;
}

template <class Wanted>
Members monsters(const State& s, Wanted&& wanted) {
  Members found;
  for (const int slot : monsters_on_board(s))
    if (wanted(s.monsters[slot].place)) found.add(slot);
  return found;
}

MonsterKindSet kinds_named(const Call& group) {
  MonsterKindSet kinds;
  for (int i = 0; i < group.nouns(0); ++i) kinds.add(group.noun(0, i));
  return kinds;
}

/// Whether an investigator has everything that a bundle names. Sanity and Stamina can always be
/// lost, but only what there is can be paid.
bool has_all(const State& s, Seat who, const Call& verb, bool paying) {
  for (int i = 0; i < verb.nouns(0); ++i) {
    const int amount = verb.entry_amount(0, i);
    if (amount >= effects::kEverything) continue;
    const int noun = verb.noun(0, i);
    if (!paying && noun <= kStaminaNoun) continue;  // a loss stops at 0, AH-322
    const int owned = paying && noun == kClueNoun    ? spendable_clues(s, who)
                      : paying && noun == kMoneyNoun ? spendable_money(s, who)
                                                     : amount_of(s, who, noun);
    if (owned < amount) return false;
  }
  return true;
}

/// A gain of Sanity and Stamina alone is nothing to who can have no more of either.
bool gains_something(const State& s, Seat who, const Call& verb) {
  for (int i = 0; i < verb.nouns(0); ++i) {
    const int noun = verb.noun(0, i);
    if (noun == kBastNoun && bast_tokens_left(s) == 0) continue;
    if (noun > kStaminaNoun || would_gain(s, who, noun, verb.context.source)) return true;
  }
  return false;
}

/// Whether everybody in play has what a bundle asks of each.
bool everybody_has(const State& s, const Call& verb) {
  for (Seat who = next_in_order(s, kNone); who != kNone; who = next_in_order(s, who))
    if (!has_all(s, who, verb, true)) return false;
  return true;
}

bool is_vision(std::uint16_t source) {
  return std::ranges::any_of(content().table_cards, [source](const TableCard& card) {
    return card.kind == TableCardKind::kVision && card.source == source;
  });
}

}  // namespace

ArkhamHost& host() {
  static ArkhamHost the_host;
  return the_host;
}

Context context_for(Seat who, std::uint16_t source, Citation rule) {
  Context context;
  context.seat = who;
  context.source = source;
  context.rule = rule;
  return context;
}

int this_card(const State& s, const Context& context) {
  const auto cards = held(s, context.seat);
  const int count = static_cast<int>(cards.size());
  // Of several alike it is the one that is being read, wherever it is by now.
  for (int at = kCardsBeingRead - 1; at >= 0; --at)
    if (const CardBeingRead& one = s.being_read[at];
        one.who == context.seat && one.source == context.source && one.began == context.target)
      return one.gone != 0 ? -1 : one.number;
  const auto is_it = [&](int number) {
    return card_of(cards[static_cast<std::size_t>(number)]).source == context.source;
  };
  if (context.target >= 0 && context.target < count && is_it(context.target)) return context.target;
  for (int number = 0; number < count; ++number)
    if (is_it(number)) return number;
  return -1;
}

effects::Questions ArkhamHost::questions() const {
  return effects::questions_of(Prompt::kMember, Verb::kMember);
}

/// Investigators, gates and monsters are told by what they are. The number is the third argument.
void ArkhamHost::offer_member(tavola::Table& table, const Call& group, int member) const {
  const effects::Context& context = group.context;
  if (group.phrase().players)
    table.offer(context.rule, Verb::kMember, context.source, group.node(), member);
  else if (static_cast<CardGroup>(group.code()) == CardGroup::kOpenGate)
    table.offer(context.rule, Verb::kChooseGate, context.source, group.node(), member);
  else if (static_cast<CardGroup>(group.code()) == CardGroup::kUnstableLocation ||
           static_cast<CardGroup>(group.code()) == CardGroup::kSealedLocation)
    table.offer(context.rule, Verb::kChoosePlace, context.source, group.node(), member);
  else if (static_cast<CardGroup>(group.code()) == CardGroup::kRift ||
           static_cast<CardGroup>(group.code()) == CardGroup::kClosedRift)
    table.offer(context.rule, Verb::kChooseRift, context.source, group.node(), member);
  else
    table.offer(context.rule, Verb::kChooseMonster, context.source, group.node(), member,
                state_in(table).monsters[member].kind);
}

int ArkhamHost::count(const tavola::Table& table, const Call& call) const {
  return count_now(asking_of(state_in(table), call.context), call.program(), call.node());
}

bool ArkhamHost::holds(const tavola::Table& table, const Call& call) const {
  return holds_now(asking_of(state_in(table), call.context), call.program(), call.node());
}

Members ArkhamHost::members(const tavola::Table& table, const Call& group) const {
  const State& s = state_in(table);
  const Seat who = group.context.seat;
  const auto place_of = [&s](Seat seat) { return s.investigators[seat].place; };
  switch (static_cast<CardGroup>(group.code())) {
    case CardGroup::kInvestigator:
      return investigators(s, [](Seat) { return true; });
    case CardGroup::kFirstPlayer:  // in the Final Battle the next who is left. AH-451
      return investigators(
          s, [&](Seat seat) { return seat == (in_battle(s) ? next_in_order(s, kNone) : s.first); });
    case CardGroup::kInvestigatorIn:
      return investigators(s, [&](Seat seat) { return lies_in(place_of(seat), group.noun(0)); });
    case CardGroup::kInStreets:
      return investigators(s, [&](Seat seat) { return is_street(place_of(seat)); });
    case CardGroup::kInWorlds:
      return investigators(s, [&](Seat seat) { return in_other_world(place_of(seat)); });
    case CardGroup::kInJail:
      return investigators(s, [&](Seat seat) { return place_of(seat) == kJail; });
    case CardGroup::kIsLost:
      return investigators(s, [&](Seat seat) { return place_of(seat) == kLost; });
    case CardGroup::kHere:
      return investigators(s, [&](Seat seat) {
        return seat == who || in_battle(s) || place_of(seat) == place_of(who);
      });
    case CardGroup::kHereShort:
      return investigators(s, [&](Seat seat) {
        return (seat == who || in_battle(s) || place_of(seat) == place_of(who)) &&
               would_gain(s, seat, group.noun(0), group.context.source);
      });
    case CardGroup::kWith:
      return investigators(s, [&](Seat seat) {
        return find_card(s, seat, in_edition(s, group.noun(0))) >= 0 &&
               lies_in(place_of(seat), group.noun(1));
      });
    case CardGroup::kWithout:
      return investigators(s, [&](Seat seat) { return amount_of(s, seat, group.noun(0)) == 0; });
    case CardGroup::kMonsterHere: {
      Members found = monsters(s, [&](Place place) { return place == place_of(who); });
      // One that has appeared in an encounter and is fought is here as well. AH-112
      if (fights_monster(s, who) && s.monsters[s.fight.slot].place != place_of(who))
        found.add(s.fight.slot);
      return found;
    }
    case CardGroup::kMonsterIn:
      return monsters(s, [&](Place place) { return lies_in(place, group.noun(0)); });
    case CardGroup::kMonsterInStreets:
      return monsters(s, [](Place place) { return is_street(place); });
    case CardGroup::kMonsterInLocations:
      return monsters(s, [](Place place) { return is_location(place); });
    case CardGroup::kMonsterOutside:
      return monsters(s, [](Place place) { return place == kSky || place == kOutskirts; });
    case CardGroup::kMonsterNamed:
      return members_of(monsters_on_board(s) & monsters_of(s, kinds_named(group)));
    case CardGroup::kMonsterNamedInArkham:  // in the Outskirts none. AH-021
      return members_of(slots_in_towns(s) & monsters_of(s, kinds_named(group)));
    case CardGroup::kAreasEntered:  // where it has come to: it stops where it meets somebody
      return investigators(
          s, [&](Seat seat) { return place_of(seat) == s.monsters[group.context.target].place; });
    case CardGroup::kRift:
    case CardGroup::kClosedRift: {
      const bool any = static_cast<CardGroup>(group.code()) == CardGroup::kRift;
      Members tracks;
      for (int track = 0; track < kRiftTracks && rifts_in_play(s); ++track)
        if (any || !is_open(s.rifts[track])) tracks.add(track);
      return tracks;
    }
    case CardGroup::kOpenGate:
      return members_of(gate_areas(s));
    case CardGroup::kIndebted:
      return investigators(
          s, [&](Seat seat) { return (s.investigators[seat].special & kIndebted) != 0; });
    case CardGroup::kOtherInTown:
      return investigators(s, [&](Seat seat) { return seat != who && is_in_town(s, seat); });
    case CardGroup::kYetToMove:
      return investigators(s, [&](Seat seat) { return yet_to_move(s, seat, who); });
    case CardGroup::kNonSpawnMonster: {
      Members found;
      for (const int slot : slots_in_towns(s))
        if (!is_spawn(s, slot)) found.add(slot);
      return found;
    }
    case CardGroup::kMonster:
      return monsters(s, [](Place place) { return in_town(place) || place == kSky; });
    case CardGroup::kOther:
      return investigators(s, [&](Seat seat) { return seat != who; });
    case CardGroup::kOtherHere:
      return investigators(
          s, [&](Seat seat) { return seat != who && place_of(seat) == place_of(who); });
    case CardGroup::kWithFriend:
      return investigators(
          s, [&](Seat seat) { return find_card(s, seat, in_edition(s, group.noun(0))) >= 0; });
    case CardGroup::kInNeighborhood:
      return investigators(s, [&](Seat seat) {
        return in_town(place_of(who)) && in_town(place_of(seat)) &&
               area_of(place_of(seat)).neighborhood == area_of(place_of(who)).neighborhood;
      });
    case CardGroup::kHolding:
      return investigators(s, [&](Seat seat) { return holds_special(s, seat, group.noun(0)); });
    case CardGroup::kMonsterInSky:
      return monsters(s, [](Place place) { return place == kSky; });
    case CardGroup::kMonsterInOutskirts:
      return monsters(s, [](Place place) { return place == kOutskirts; });
    case CardGroup::kMonsterAtGates:
      return monsters(s, [&](Place place) { return in_town(place) && gate_open(s, place); });
    case CardGroup::kNearestMonster:
      return members_of(nearest_monsters(s, who));
    case CardGroup::kUnstableLocation:
      return members_of(unsealed_locations(s));
    case CardGroup::kWilling:
      return investigators(s, [&](Seat seat) {
        return seat != who && place_of(seat) != kLost && place_of(seat) != kJail;
      });
    case CardGroup::kMonsterWith: {
      Members found;
      for (const int slot : monsters_on_board(s))
        if ((monster_now(s, s.monsters[slot].kind).abilities & group.noun(0)) != 0) found.add(slot);
      return found;
    }
    case CardGroup::kUnvaccinated:
      return investigators(s, [&](Seat seat) { return !has(s.yellow.vaccinated, seat); });
    case CardGroup::kWhereLies:
      return investigators(s, [&](Seat seat) { return place_of(seat) == place_of_laid_item(s); });
    case CardGroup::kMonsterWhereLies:
      return monsters(s, [&](Place place) { return place == place_of_laid_item(s); });
    case CardGroup::kSealedLocation: {
      AreaSet open_to_it = s.sealed;
      if (s.great_seal != kNone) open_to_it.remove(s.great_seal);
      return members_of(open_to_it);
    }
    case CardGroup::kFavourite: {
      Members favourite;
      const Seat first = favourite_of_bast(s);
      if (first != kNone) favourite.add(first);
      return favourite;
    }
  }
  return {};
}

bool ArkhamHost::possible(const tavola::Table& table, const Call& verb) const {
  const State& s = state_in(table);
  const Seat who = verb.context.seat;
  const Investigator& investigator = s.investigators[who];
  const auto card_named = [&] { return in_edition(s, verb.noun(0)); };
  switch (static_cast<CardVerb>(verb.code())) {
    case CardVerb::kLose:
    case CardVerb::kDiscard:
      return has_all(s, who, verb, false);
    case CardVerb::kPay:
    case CardVerb::kSpend:
      return has_all(s, who, verb, true);
    case CardVerb::kGain:
      return gains_something(s, who, verb);
    case CardVerb::kRestore:
      for (int i = 0; i < verb.nouns(0); ++i)
        if (would_gain(s, who, verb.noun(0, i), verb.context.source)) return true;
      return false;
    case CardVerb::kReduceLoss:
    case CardVerb::kPreventLoss:
      return s.loss.sanity + s.loss.stamina > 0;
    case CardVerb::kDiscardThis:
      return this_card(s, verb.context) >= 0 || is_environment(s, verb.context.source);
    case CardVerb::kExhaustThis: {
      const int number = this_card(s, verb.context);
      if (number < 0) return ready_lying(s, verb.context.source) >= 0;
      return is_ready(held(s, who)[static_cast<std::size_t>(number)]);
    }
    case CardVerb::kRemoveToken: {
      const int number = this_card(s, verb.context);
      return (number < 0 ? s.rumor_tokens
                         : held(s, who)[static_cast<std::size_t>(number)].tokens) >= verb.amount(0);
    }
    case CardVerb::kGiveUpAny: {
      int owned = 0;
      for (int i = 0; i < verb.nouns(1); ++i) owned += amount_of(s, who, verb.noun(1, i));
      return owned >= verb.amount(0);
    }
    case CardVerb::kFightHere:
    case CardVerb::kDrive:
      return false;  // offered by the chapters they belong to
    case CardVerb::kDiscardTitle:
      return find_card(s, who, card_named()) >= 0;
    case CardVerb::kTakeFriend:
      return ally_left(s, who, card_named());
    case CardVerb::kTakeTitle:
      return can_be_taken(s, card_named());
    case CardVerb::kStreet:
      return is_location(investigator.place);
    case CardVerb::kMove:
      return !closed(s, static_cast<Area>(verb.noun(0))) &&
             may_be_sent(s, static_cast<Area>(verb.noun(0)));
    case CardVerb::kReturn:
      return in_other_world(investigator.place);
    case CardVerb::kSell:
      return can_sell(s, who, type_of(verb.noun(0)));
    case CardVerb::kBecomeAnother:
      return !s.sheets.empty();
    case CardVerb::kLoseSpecial:
      if (verb.noun(0) == kBlessingNoun) return investigator.luck == Luck::kBlessed;
      if (verb.noun(0) == kCurseNoun)
        return investigator.luck == Luck::kCursed && !has_trait(s, who, Trait::kCurseStays);
      return (investigator.special & verb.noun(0)) != 0;
    case CardVerb::kGainSpecial:
      if (verb.noun(0) == kBankLoan && (investigator.special & kDefaulted) != 0) return false;
      return (investigator.special & verb.noun(0)) == 0;
    case CardVerb::kMoveBack:
      return in_other_world(investigator.place) && in_second_area(investigator.place);
    case CardVerb::kAllSpend:
      return everybody_has(s, verb);
    case CardVerb::kTakeOffice:
      return office_is_free(s, verb.noun(0));
    case CardVerb::kSail:
      return may_sail(s, who);
    default:
      for (const VerbsOfSubject& more : more_verbs())
        if (const std::optional<bool> can = more.possible(table, verb)) return *can;
      return true;
  }
}

// ---- what lasts ---------------------------------------------------------------------------------

void ArkhamHost::begin(tavola::Table& table, const Call& duration, NodeId node,
                       const Context& context) {
  State& s = static_cast<Table&>(table).state;
  Until until = Until::kEndOfTurn;
  switch (static_cast<CardDuration>(duration.code())) {
    case CardDuration::kCombat:
      until = Until::kEndOfCombat;
      break;
    case CardDuration::kTurn:
      break;
    case CardDuration::kRound:
      until = Until::kEndOfRound;
      break;
    case CardDuration::kGame:
      until = Until::kEndOfGame;
      break;
    case CardDuration::kNextTurn:
      return;  // Headlines, which the Mythos phase keeps by themselves. AH-546
    case CardDuration::kCheck:
      until = Until::kEndOfCheck;
      break;
    case CardDuration::kText:
      until = Until::kEndOfText;
      break;
    case CardDuration::kPhase:
      until = Until::kEndOfPhase;
      break;
  }
  for (Lasting& lasting : s.lasting) {
    if (lasting.until != kNone) continue;
    lasting.source = context.source;
    lasting.node = node;
    // What holds for a round of the battle or for good holds for everybody, and so does what a card
    // on the table says: it outlasts the investigator of whoever has read it.
    const bool for_all =
        until == Until::kEndOfRound || until == Until::kEndOfGame || is_vision(context.source);
    lasting.seat = for_all ? Seat{kNone} : context.seat;
    lasting.until = static_cast<std::uint8_t>(until);
    lasting.amount = 0;
    for (const Statement& statement : statements_of(context.source).statements)
      if (statement.until == node && statement.computed != effects::kNoNode)
        lasting.amount = static_cast<std::int16_t>(effects::amount(
            table, *this, content().book[context.source], statement.computed, context));
    return;
  }
  fail_table(kLastingLimit);
}

bool ArkhamHost::used_up(const tavola::Table& table, const Context& context, NodeId once,
                         std::uint16_t) const {
  return std::ranges::any_of(state_in(table).used_up, [&](const UsedUp& used) {
    return used.period != kNone && used.source == context.source && used.node == once &&
           used.seat == context.seat;
  });
}

void ArkhamHost::use_up(tavola::Table& table, const Context& context, NodeId once,
                        std::uint16_t period) {
  for (UsedUp& used : static_cast<Table&>(table).state.used_up) {
    if (used.period != kNone) continue;
    used.source = context.source;
    used.node = once;
    used.seat = context.seat;
    used.period = static_cast<std::uint8_t>(period);
    return;
  }
  fail_table(kUsedUpLimit);
}

}  // namespace tavola::arkham
