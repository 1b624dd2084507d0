// Avalon's state as a record. The fields are described for writers of scenarios in
// games/avalon/state.md.
#include "core/record.h"

#include "core/enum_names.h"
#include "games/avalon/game.h"
#include "games/avalon/rules/encounter/record.h"
#include "games/avalon/rules/journal/journal_record.h"
#include "games/avalon/rules/possessions/record.h"
#include "games/avalon/rules/story/record.h"
#include "games/avalon/table.h"

namespace tavola::avalon {
namespace {

const Record::Names kPhases = names_of<Phase>();
const Record::Names kWheres = names_of<Where>();
const Record::Names kStages = names_of<DayStage>();
const Record::Names kArrivings = names_of<Arriving>();

Record::Names seat_names() { return {"0", "1", "2", "3"}; }

template <class Thing>
Record::Names ids(const std::vector<Thing>& things) {
  Record::Names names;
  for (const Thing& thing : things) names.push_back(thing.id);
  return names;
}

void record_house(Record& r, House& house) {
  for (std::size_t i = 0; i < Avalon::options().size(); ++i) {
    const GameOption& option = Avalon::options()[i];
    r.name(option.id, house_value(house, i), option.values);
  }
}

void record_cards(Record& r, std::string_view field, OwnCards& own, CardType type) {
  const Record::Names cards = ids(content().cards.sequence[static_cast<std::size_t>(type)]);
  r.object(field, [&] {
    r.deck("deck", own.deck, cards);
    r.deck("reserve", own.reserve, cards);
    r.deck("pool", own.pool, cards);
  });
}

void record_character(Record& r, Character& c) {
  r.name("hero", c.hero, ids(content().heroes), kNone);
  r.name("tray", c.tray, ids(content().trays), kNone);
  r.name("place", c.place, ids(content().island.locations), kNone);
  r.flag("alive", c.alive);
  for (int i = 0; i < kMeasures; ++i)
    r.number(name_of(static_cast<Measure>(i)), c.measures[i], 0,
             i < static_cast<int>(Measure::kFood) ? kTrackTop : kMostResource);
  for (int i = 0; i < kAttributes; ++i)
    r.number(name_of(static_cast<Attribute>(i)), c.markers[i], 0, kMarkerSlots);
  r.flag("dying", c.dying);
  r.number("dying_dial", c.dying_dial, 0, kDialTop);
  r.flag("insane", c.insane);
  r.flag("used_today", c.used_today);
  r.flag("trait_used", c.trait_used);
  r.name("deck_colour", c.deck_colour, ids(content().trays), kNone);
  record_cards(r, "combat", c.own(CardType::kCombat), CardType::kCombat);
  record_cards(r, "diplomacy", c.own(CardType::kDiplomacy), CardType::kDiplomacy);
  r.object("possessions", [&] { record_possessions(r, c); });
}

void record_location(Record& r, LocationState& place) {
  r.name("where", place.where, kWheres);
  r.number("column", place.column, -100, 100);
  r.number("row", place.row, -100, 100);
  r.flag("menhir", place.menhir);
  r.number("dial", place.dial, 0, kDialTop);
  r.number("time_tokens", place.time_tokens, 0, 99);
  r.number("quest_tokens", place.quest_tokens, 0, 99);
  r.number("used", place.used, 0, 255);
  r.flag("dial_held", place.dial_held);
  r.number("version", place.version, 0, 255);
  r.flag("kept", place.kept);
}

void record_journey(Record& r, JourneyState& j) {
  const Record::Names locations = ids(content().island.locations);
  const Record::Names encounters = ids(content().cards.encounters);
  const int places = static_cast<int>(locations.size());
  r.number("day", j.day, 0, 255);
  r.name("stage", j.stage, kStages);
  r.number("step", j.step, 0, 8);
  r.number("round", j.round, 0, 255);
  r.set("acted", j.acted, seat_names());
  r.set("passed", j.passed, seat_names());
  r.set("waited", j.waited, seat_names());
  r.set("done", j.done, seat_names());
  r.name("again", j.again, seat_names(), kNone);
  // Content grows: a record that was written with fewer stories holds fewer, the first ones.
  r.list("locations", places, 1, places, [&](int i) { record_location(r, j.locations[i]); });
  r.list("guardians", kGuardians, kGuardians, kGuardians, [&](int i) {
    Guardian& guardian = j.guardians[i];
    r.name("encounter", guardian.encounter, encounters, kNone);
    r.name("place", guardian.place, locations, kNone);
    r.flag("rolled", guardian.rolled);
    r.flag("met", guardian.met);
  });
  r.list("arrivals", kSeats, kSeats, kSeats, [&](int i) {
    Arrival& arrival = j.arrivals[i];
    r.set("party", arrival.party, seat_names());
    r.name("place", arrival.place, locations, kNone);
    r.name("at", arrival.at, kArrivings);
    r.set("left", arrival.left, seat_names());
  });
}

}  // namespace

void Avalon::record(Record& r, State& s) {
  const Vocabulary& v = vocabulary();
  r.name("phase", s.phase, kPhases);
  r.name("ending", s.ending, v.endings);
  r.number("seats", s.seats, kLeastSeats, kMostSeats);
  r.object("house", [&] { record_house(r, s.house); });
  const int players = r.list("characters", s.seats, kLeastSeats, kMostSeats, [&](int i) {
    if (i < kSeats) record_character(r, s.characters[i]);
  });
  if (r.reading() && players != s.seats) r.complain("characters", "should be one for each seat");
  // TG-1023, TG-1025: who has left the table and may come back with all that it had.
  const int aside = kSeats - s.seats;
  bool anybody = false;
  for (int i = s.seats; i < kSeats; ++i) anybody = anybody || s.characters[i].hero != kNone;
  if (r.reading() ? r.has("set_aside") : anybody)
    r.list("set_aside", aside, aside, aside, [&](int i) {
      if (s.seats + i < kSeats) record_character(r, s.characters[s.seats + i]);
    });
  r.object("encounter_decks", [&] {
    const Record::Names encounters = ids(content().cards.encounters);
    for (std::size_t colour = 0; colour < kColours; ++colour)
      r.deck(name_of(static_cast<Colour>(colour)), s.journey.encounters[colour], encounters);
  });
  // A journey that is over hands all of this to the next Chapter.
  const bool travels = s.phase == Phase::kJourney ||
                       (r.reading() ? r.has("journey") : s.house.table != 0 && s.journey.day > 0);
  if (travels) r.object("journey", [&] { record_journey(r, s.journey); });
  if (travels) r.object("story", [&] { record_story(r, s.journey, s.story); });
  if (travels) r.object("journal", [&] { record_journal(r, s.journal); });
  // TG-1024
  if (r.reading() ? r.has("encounter") : s.encounter.card != kNone)
    r.object("encounter", [&] { record_encounter(r, s.encounter, s.seats); });
  if (r.reading() ? r.has("traits_due") : s.traits_due != 0)
    r.set("traits_due", s.traits_due, seat_names());
  r.random("random", s.random);
}

}  // namespace tavola::avalon
