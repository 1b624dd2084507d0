// Fills Salem's vocabulary from its content. The order follows the enums of words.h.
#include "games/salem/cards/content.h"
#include "games/salem/words.h"

namespace tavola::salem {
namespace {

const Field kWho{"seat", kSeatValue};
const Field kThePlace{"place", kPlaceValue};
const Field kTo{"to", kPlaceValue};
const Field kTheItem{"item", kItemValue};
const Field kTheCreature{"creature", kCreatureValue};
const Field kTheOldOne{"old_one", kOldOneValue};
const Field kTheEvent{"event", kEventValue};
const Field kAmount{"number", kNumber};
const Field kSource{"source", kNumber};
const Field kNode{"node", kNumber};

ValueKind kind(std::string name) { return {std::move(name), {}, {}}; }

}  // namespace

Vocabulary make_vocabulary() {
  const Content& c = content();
  Vocabulary v;
  ValueKind place = kind("place");
  for (const Location& location : c.locations) {
    place.ids.push_back(location.id);
    place.words.push_back(location.word);
  }
  ValueKind item = kind("item");
  for (std::size_t i = 0; i < kItemKinds; ++i) {
    item.ids.push_back(c.item_ids[i]);
    item.words.push_back(c.item_words[i]);
  }
  ValueKind creature = kind("creature");
  for (const Creature& card : c.creatures) {
    creature.ids.push_back(card.id);
    creature.words.push_back(card.word);
  }
  ValueKind old_one = kind("old_one");
  for (const OldOne& card : c.old_ones) {
    old_one.ids.push_back(card.id);
    old_one.words.push_back(card.word);
  }
  ValueKind event = kind("event");
  for (const EventCard& card : c.events) {
    event.ids.push_back(card.id);
    event.words.push_back(card.word);
  }
  ValueKind face = kind("face");
  for (const Face& side : c.die) {
    face.ids.push_back(side.id);
    face.words.push_back(side.word);
  }
  v.endings = {"none", "victory", "demon", "gate", "eliminated", "wall"};
  ValueKind ending = kind("ending");
  ending.ids = v.endings;
  v.kinds.insert(v.kinds.end(), {place, item, creature, old_one, event, face, ending});

  v.verbs = {
      {"move", {kTo}},
      {"passage", {kTo}},
      {"pass", {}},
      {"exchange", {{"with", kSeatValue}, {"give", kItemValue}, {"receive", kItemValue}}},
      {"accept", {}},
      {"refuse", {}},
      {"defeat", {kTheCreature, kTheOldOne}},
      {"spare", {}},
      {"use", {kTheItem}},
      {"place_sigil", {kTheItem}},
      {"take", {kTheItem, {"space", kNumber}}},
      {"discard", {kTheItem}},
      {"give", {kWho, kTheItem}},
      {"give_up", {kTheItem}},
      {"choose_player", {kSource, kNode, kWho}},
      {"choice", {kSource, kNode}},
      {"accept_effect", {kSource, kNode}},
      {"decline_effect", {kSource, kNode}},
  };
  v.prompts = {
      {"move", {}},
      {"exchange", {}},
      {"answer_exchange", {{"from", kSeatValue}, {"give", kItemValue}, {"receive", kItemValue}}},
      {"defeat", {kTheCreature, kTheOldOne}},
      {"use", {}},
      {"take", {}},
      {"pay_item", {}},
      {"make_room", {kTheItem}},
      {"lose_item", {}},
      {"divide", {kAmount, kTheItem}},
      {"gained", {kTheItem}},
      {"choose_player", {kSource, kNode}},
      {"choice", {kSource, kNode}},
      {"may", {kSource, kNode}},
  };
  constexpr bool kReveals = true;  // what lay face down comes to light without a draw
  v.events = {
      {"round_begins", {{"round", kNumber}}},
      {"first_player", {kWho}},
      {"dealt", {kWho, kTheItem}},
      {"creature_turned", {kTheCreature}},
      {"creature_placed", {kTheCreature, kThePlace}},
      {"creature_activates", {kTheCreature, kThePlace}},
      {"creature_discarded", {kTheCreature}},
      {"necron_advances", {kAmount, {"to", kNumber}}},
      {"necron_stays", {}},
      {"creatures_shuffled", {kAmount}},
      {"craven_calls", {}},
      {"cards_taken_back", {kWho}},
      {"turn_begins", {kWho}},
      {"moved", {kWho, kTo}},
      {"passage_played", {kWho, kTo}},
      {"entered_rlyeh", {kWho}},
      {"banished", {kTheOldOne}},
      {"banishment_ends", {kTheOldOne}},
      {"proposed", {kWho, {"with", kSeatValue}, {"give", kItemValue}, {"receive", kItemValue}}},
      {"refused", {kWho}},
      {"exchanged", {kWho, {"with", kSeatValue}, {"give", kItemValue}, {"receive", kItemValue}}},
      {"spared", {kWho}},
      {"rolled", {kWho, {"face", kFaceValue}}},
      {"lost_item", {kWho, kTheItem}},
      {"nothing_to_lose", {kWho}},
      {"lost_sanity", {kWho, kAmount, {"left", kNumber}}},
      {"gained_sanity", {kWho, kAmount, {"now", kNumber}}},
      {"eliminated", {kWho}},
      {"creature_defeated", {kWho, kTheCreature, kThePlace}},
      {"creature_driven_off", {kTheCreature, kThePlace}},
      {"shadow_defeated", {kWho, kTheOldOne}},
      {"used", {kWho, kTheItem}},
      {"looked_at", {kWho, kThePlace}},
      {"saw_portal", {kWho, kThePlace}},
      {"saw_wall", {kWho, kThePlace}},
      {"old_one_revealed", {kTheOldOne, {"slot", kNumber}}, kReveals},
      {"sigil_placed", {kWho, kTheItem, kThePlace}},
      {"miskatonic_closed", {kWho, kTheItem}},
      {"paid_item", {kWho, kTheItem}},
      {"made_room", {kWho, kTheItem}},
      {"took", {kWho, kTheItem, kThePlace}},
      {"refilled", {kThePlace, kAmount}},
      {"bag_refilled", {kAmount}},
      {"event_turned", {kWho, kTheEvent}},
      {"wizard_moves", {kTo, kAmount}},
      {"event_pile_renewed", {}},
      {"shadow_appears", {kTheOldOne}, kReveals},
      {"shadow_replaced", {kTheOldOne}, kReveals},
      {"no_shadow", {}},
      {"tiles_dealt_anew", {}},
      {"gained_item", {kWho, kTheItem}},
      {"gain_lost", {kWho, kTheItem}},
      {"demand_failed", {}},
      {"effect_lasts", {kTheEvent}},
      {"effect_ends", {kTheEvent}},
      {"portals_shown", {kAmount}, kReveals},
      {"game_won", {{"score", kNumber}}},
      {"game_lost", {{"ending", kEndingValue}}},
  };
  v.decks = {{"creatures", kCreatureValue}, {"events", kEventValue}, {"bag", kItemValue}};
  v.die_faces = static_cast<int>(c.die.size());
  return v;
}

}  // namespace tavola::salem
