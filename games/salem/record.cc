// Salem's state as a record. The fields are described for writers of scenarios in
// games/salem/state.md.
#include "core/record.h"

#include "core/enum_names.h"
#include "games/salem/game.h"
#include "games/salem/rules/rules.h"

namespace tavola::salem {
namespace {

const Record::Names kPhases = names_of<Phase>();
const Record::Names kSteps = names_of<Step>();
const Record::Names kTileNames = {"wall", "portal"};

void record_player(Record& r, Player& p, const Vocabulary& v) {
  const Record::Names& places = v.kinds[kPlaceValue].ids;
  const Record::Names& items = v.kinds[kItemValue].ids;
  Record::Names cards(places.begin(), places.begin() + kRing);
  const Record::Names numbered(cards.begin() + 1, cards.end());
  cards.emplace_back("secret_passage");
  r.flag("in_play", p.in_play);
  r.name("place", p.place, places, kNone);
  r.number("sanity", p.sanity, 0, kFullSanity);
  r.set("hand", p.hand, cards);
  r.names("items", p.items, items, kNone);
  r.names("sigils", p.sigils, items, kNone);
  r.name("taken", p.taken, items, kNone);
  r.set("seen", p.seen, numbered);
}

void record_house(Record& r, House& house) {
  for (std::size_t i = 0; i < Salem::options().size(); ++i) {
    const GameOption& option = Salem::options()[i];
    r.name(option.id, house_value(house, i), option.values);
  }
}

}  // namespace

void Salem::record(Record& r, State& s) {
  const Vocabulary& v = vocabulary();
  const Record::Names& places = v.kinds[kPlaceValue].ids;
  const Record::Names& items = v.kinds[kItemValue].ids;
  const Record::Names& creatures = v.kinds[kCreatureValue].ids;
  const Record::Names& old_ones = v.kinds[kOldOneValue].ids;
  const Record::Names& events = v.kinds[kEventValue].ids;
  const Record::Names ring(places.begin(), places.begin() + kRing);
  const Record::Names slots = {"1", "2", "3", "4", "5", "rlyeh"};

  r.number("round", s.round, 0, 255);
  r.name("phase", s.phase, kPhases);
  r.name("step", s.step, kSteps);
  r.number("seats", s.seats, 2, kSeats);
  r.number("first", s.first, 0, kSeats - 1);
  r.number("active", s.active, 0, kSeats - 1);
  r.number("due", s.due, 0, 2);
  r.number("side", s.side, 1, 2);
  r.name("ending", s.ending, v.endings);
  const int players = r.list("players", s.seats, 2, kSeats, [&](int i) {
    if (i < kSeats) record_player(r, s.players[i], v);
  });
  if (r.reading() && players != s.seats) r.complain("players", "should be one for each seat");
  Record::Names seat_numbers;
  for (int seat = 0; seat < kSeats; ++seat) seat_numbers.push_back(std::to_string(seat));
  r.name("holder", s.holder, seat_numbers, kNone);

  r.name("wizard", s.wizard, ring);
  r.number("necron", s.necron, 0, content().gate);
  r.names("old_ones", s.old_ones, old_ones, kNone);
  r.set("face_up", s.face_up, slots);
  r.name("shadow", s.shadow, old_ones, kNone);
  r.set("removed_old_ones", s.removed_old_ones, old_ones);
  r.names("tiles", s.tiles, kTileNames);
  r.names("tile_sigils", s.tile_sigils, items, kNone);
  r.name("miskatonic_sigil", s.miskatonic_sigil, items, kNone);
  r.names("creature_at", s.creature_at, creatures, kNone);
  r.list("spaces", kNumbered, kNumbered, kNumbered,
         [&](int i) { r.names("items", s.spaces[i], items, kNone); });
  r.deck("creatures", s.creatures, creatures);
  r.deck("creature_discard", s.creature_discard, creatures);
  r.name("resolving", s.resolving, creatures, kNone);
  r.deck("event_pool", s.event_pool, events);
  r.deck("played_events", s.played_events, events);
  r.list("lasting", kLasting, kLasting, kLasting, [&](int i) {
    r.name("event", s.lasting[i].event, events, kNone);
    r.number("phases", s.lasting[i].phases, 0, 9);
  });
  r.deck("bag", s.bag, items);
  r.deck("item_discard", s.item_discard, items);
  r.name("gained", s.gained, items, kNone);
  // A game that is lost in the middle of a card ends with that card still in hand.
  const bool goes_on = s.phase != Phase::kOver;
  if (r.reading() && goes_on && (s.resolving != kNone || s.gained != kNone))
    r.complain(s.gained != kNone ? "gained" : "resolving", "should be null between two steps");
  if (r.reading() && goes_on && s.played_events.size() >= kPileEvents)
    r.complain("played_events", "should be fewer than 8: the pile is renewed after the eighth");
  r.object("house", [&] { record_house(r, s.house); });
  r.random("random", s.random);
}

}  // namespace tavola::salem
