// The groups that texts speak of: which investigators, monsters, gates, locations and rifts belong
// to each, and how one of them is offered.
#include "games/arkham/cards/card_effects.h"
#include "games/arkham/cards/card_gains.h"
#include "games/arkham/cards/card_host.h"
#include "games/arkham/cards/conditions_now.h"
#include "games/arkham/dunwich/rules/injuries.h"
#include "games/arkham/hooks.h"
#include "games/arkham/kingsport/rules/rifts.h"
#include "games/arkham/rules/board/laid_items.h"
#include "games/arkham/rules/board/slots.h"
#include "games/arkham/rules/board/spawn.h"
#include "games/arkham/rules/combat/combat.h"
#include "games/arkham/rules/encounters/encounter_moves.h"
#include "games/arkham/rules/encounters/encounter_seals.h"
#include "games/arkham/rules/final_battle/ending.h"
#include "games/arkham/rules/investigator/tokens.h"

namespace tavola::arkham {
namespace {

using effects::Call;
using effects::Members;

// Every monster and every area may be a member.
static_assert(Members::kCapacity >= kMonsterSlots && Members::kCapacity >= kMostAreas);

template <class Of>
Members members_of(NumberSet<Of> set) {
  Members found;
  for (const int member : set) found.add(member);
  return found;
}

template <class Of, class Wanted>
Members members_of(NumberSet<Of> set, Wanted&& wanted) {
  Members found;
  for (const int member : set)
    if (wanted(member)) found.add(member);
  return found;
}

// ---- investigators ------------------------------------------------------------------------------

/// Whether an investigator in play belongs to a group.
bool is_in_group(const State& s, const Call& group, Seat seat) {
  const Seat reader = group.context.seat;
  const Investigator& investigator = s.investigators[seat];
  const Place place = investigator.place;
  const auto here = [&] { return place == s.investigators[reader].place; };
  const auto with_reader = [&] { return seat == reader || in_battle(s) || here(); };
  const auto has_card = [&] { return find_card(s, seat, in_edition(s, group.noun(0))) >= 0; };
  switch (static_cast<CardGroup>(group.code())) {
    case CardGroup::kInvestigator:
      return true;
    case CardGroup::kFirstPlayer:  // in the Final Battle the next who is left. AH-451
      return seat == (in_battle(s) ? next_in_order(s, kNone) : s.first);
    case CardGroup::kInvestigatorIn:
      return lies_in(place, group.noun(0));
    case CardGroup::kInvestigatorInAny:
      for (int i = 0; i < group.nouns(0); ++i)
        if (lies_in(place, group.noun(0, i))) return true;
      return false;
    case CardGroup::kInStreets:
      return is_street(place);
    case CardGroup::kInWorlds:
      return in_other_world(place);
    case CardGroup::kInJail:
      return place == kJail;
    case CardGroup::kIsLost:
      return place == kLost;
    case CardGroup::kHere:
      return with_reader();
    case CardGroup::kHereShort:
      return with_reader() && would_gain(s, seat, group.noun(0), group.context.source);
    case CardGroup::kWith:
      return has_card() && lies_in(place, group.noun(1));
    case CardGroup::kWithFriend:
      return has_card();
    case CardGroup::kWithout:
      return amount_of(s, seat, group.noun(0)) == 0;
    case CardGroup::kAreasEntered:  // where it has come to: it stops where it meets somebody
      return place == s.monsters[group.context.target].place;
    case CardGroup::kIndebted:
      return (investigator.special & kIndebted) != 0;
    case CardGroup::kHolding:
      return holds_special(s, seat, group.noun(0));
    case CardGroup::kYetToMove:
      return yet_to_move(s, seat, reader);
    case CardGroup::kOther:
      return seat != reader;
    case CardGroup::kOtherHere:
      return seat != reader && here();
    case CardGroup::kOtherInTown:
      return seat != reader && is_in_town(s, seat);
    case CardGroup::kWilling:
      return seat != reader && place != kLost && place != kJail;
    case CardGroup::kInNeighborhood: {
      const Place of_reader = s.investigators[reader].place;
      return in_town(of_reader) && in_town(place) &&
             area_of(place).neighborhood == area_of(of_reader).neighborhood;
    }
    case CardGroup::kUnvaccinated:
      return !has(s.yellow.vaccinated, seat);
    case CardGroup::kWhereLies:
      return place == place_of_laid_item(s);
    case CardGroup::kFavourite:
      return seat == favourite_of_bast(s);
    default:
      return false;
  }
}

/// The first player decides even without an investigator; in the battle, whoever is first of those
/// who are left.
Seat first_to_decide(const State& s) { return in_battle(s) ? next_in_order(s, kNone) : s.first; }

Members investigators_in(const State& s, const Call& group) {
  Members found;
  if (static_cast<CardGroup>(group.code()) == CardGroup::kFirstToDecide) {
    found.add(first_to_decide(s));
    return found;
  }
  for (Seat who = next_in_order(s, kNone); who != kNone; who = next_in_order(s, who))
    if (is_in_group(s, group, who)) found.add(who);
  return found;
}

// ---- monsters -----------------------------------------------------------------------------------

template <class Wanted>
Members monsters(const State& s, Wanted&& wanted) {
  Members found;
  for (const int slot : monsters_on_board(s))
    if (wanted(s.monsters[slot].place)) found.add(slot);
  return found;
}

/// One that has appeared in an encounter and is fought is here as well. AH-112
Members monsters_with(const State& s, Seat who) {
  const Place here = s.investigators[who].place;
  Members found = monsters(s, [here](Place place) { return place == here; });
  if (fights_monster(s, who) && s.monsters[s.fight.slot].place != here) found.add(s.fight.slot);
  return found;
}

MonsterKindSet kinds_named(const Call& group) {
  MonsterKindSet kinds;
  for (int i = 0; i < group.nouns(0); ++i) kinds.add(group.noun(0, i));
  return kinds;
}

Members monsters_in(const State& s, const Call& group) {
  const Seat who = group.context.seat;
  switch (static_cast<CardGroup>(group.code())) {
    case CardGroup::kMonsterHere:
      return monsters_with(s, who);
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
    case CardGroup::kNonSpawnMonster:
      return members_of(slots_in_towns(s), [&](int slot) { return !is_spawn(s, slot); });
    case CardGroup::kMonster:
      return monsters(s, [](Place place) { return in_town(place) || place == kSky; });
    case CardGroup::kMonsterInSky:
      return monsters(s, [](Place place) { return place == kSky; });
    case CardGroup::kMonsterInOutskirts:
      return monsters(s, [](Place place) { return place == kOutskirts; });
    case CardGroup::kMonsterAtGates:
      return monsters(s, [&](Place place) { return in_town(place) && gate_open(s, place); });
    case CardGroup::kNearestMonster:
      return members_of(nearest_monsters(s, who));
    case CardGroup::kMonsterWith:
      return members_of(monsters_on_board(s), [&](int slot) {
        return (monster_now(s, s.monsters[slot].kind).abilities & group.noun(0)) != 0;
      });
    case CardGroup::kMonsterWhereLies:
      return monsters(s, [&](Place place) { return place == place_of_laid_item(s); });
    default:
      return {};
  }
}

// ---- places -------------------------------------------------------------------------------------

/// Where a gate has been closed and sealed just now.
Members sealed_just_now(const State& s) {
  Members found;
  const Area area = s.pharaoh.just_closed;
  if (area != kNone && sealed(s, area)) found.add(area);
  return found;
}

Members rifts(const State& s, bool also_open) {
  Members tracks;
  for (int track = 0; track < kRiftTracks && rifts_in_play(s); ++track)
    if (also_open || !is_open(s.rifts[track])) tracks.add(track);
  return tracks;
}

}  // namespace

Members ArkhamHost::members(const tavola::Table& table, const Call& group) const {
  const State& s = state_in(table);
  if (group.phrase().players) return investigators_in(s, group);
  switch (static_cast<CardGroup>(group.code())) {
    case CardGroup::kOpenGate:
      return members_of(gate_areas(s));
    case CardGroup::kUnstableLocation:
      return members_of(unsealed_locations(s));
    case CardGroup::kSealedJustNow:
      return sealed_just_now(s);
    case CardGroup::kArkhamStreet:
      return members_of(content().arkham,
                        [](int area) { return is_street(static_cast<Place>(area)); });
    case CardGroup::kArkhamLocation:
      return members_of(content().arkham,
                        [](int area) { return is_location(static_cast<Place>(area)); });
    case CardGroup::kRift:
      return rifts(s, true);
    case CardGroup::kClosedRift:
      return rifts(s, false);
    default:
      return monsters_in(s, group);
  }
}

namespace {

/// Whether an Ally is all that a draw brings to be glad of; an ailment may come with it.
bool draws_only_allies(const Call& verb) {
  bool an_ally = false;
  for (int i = 0; i < verb.nouns(0); ++i) {
    const CardType type = type_of(verb.noun(0, i));
    if (type == CardType::kAlly)
      an_ally = true;
    else if (!is_ailment(type))
      return false;
  }
  return an_ally;
}

}  // namespace

/// A Spawn is no trophy, and no text that is not its own sends it away. DH-039, DH-041. Who gains
/// no Allies pays for none. DH-008
bool ArkhamHost::may_befall(const tavola::Table& table, const Call& verb, int member) const {
  switch (static_cast<CardVerb>(verb.code())) {
    case CardVerb::kClaim:
    case CardVerb::kToCup:
      return !is_spawn(state_in(table), member);
    case CardVerb::kTakeFriend:
      return !gains_no_allies(state_in(table), static_cast<Seat>(member));
    case CardVerb::kDraw:
      return !draws_only_allies(verb) ||
             !(gains_no_allies(state_in(table), static_cast<Seat>(member)) ||
               state_in(table).allies.empty());
    default:
      return true;
  }
}

/// Investigators, gates and monsters are told by what they are. The number is the third argument.
void ArkhamHost::offer_member(tavola::Table& table, const Call& group, int member) const {
  const effects::Context& context = group.context;
  const auto offer = [&](Verb verb, auto... more) {
    table.offer(context.rule, verb, context.source, group.node(), member, more...);
  };
  if (group.phrase().players) return offer(Verb::kMember);
  switch (static_cast<CardGroup>(group.code())) {
    case CardGroup::kOpenGate:
      return offer(Verb::kChooseGate);
    case CardGroup::kUnstableLocation:
    case CardGroup::kSealedJustNow:
    case CardGroup::kArkhamStreet:
    case CardGroup::kArkhamLocation:
      return offer(Verb::kChoosePlace);
    case CardGroup::kRift:
    case CardGroup::kClosedRift:
      return offer(Verb::kChooseRift);
    default:
      return offer(Verb::kChooseMonster, state_in(table).monsters[member].kind);
  }
}

}  // namespace tavola::arkham
