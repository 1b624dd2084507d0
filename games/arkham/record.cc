// The state of Arkham Horror as a record. The fields are described for writers of scenarios in
// games/arkham/state.md.
#include "core/record.h"

#include <algorithm>
#include <iterator>

#include "games/arkham/cards/lasting.h"
#include "games/arkham/dunwich/rules/dunwich_horror.h"
#include "games/arkham/game.h"
#include "games/arkham/hooks.h"
#include "games/arkham/kingsport/rules/rifts.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/board/table_cards.h"
#include "games/arkham/rules/investigator/tokens.h"
#include "games/arkham/table.h"

namespace tavola::arkham {
namespace {

const Record::Names kStages = names_of<Stage>();
const Record::Names kStandings = names_of<Standing>();
const Record::Names kUntils = names_of<Until>();
const Record::Names kLucks = {"none", "blessed", "cursed"};
const Record::Names kSpecials = {"retainer",  "bank_loan",         "membership", "deputy",
                                 "defaulted", "blessing_or_curse", "indebted"};
const Record::Names kMarks = {"exhausted", "in_hand",  "working",   "upkeep_done",
                              "enchanted", "in_trade", "step_done", "step_due"};
const Record::Names kLyingMarks = {"exhausted", "face_down"};

constexpr const char* kHuntedIds[kHeadlines] = {"hunted", "hunted_too", "hunted_third",
                                                "hunted_fourth"};
constexpr const char* kHuntedByIds[kHeadlines] = {"hunted_by", "hunted_too_by", "hunted_third_by",
                                                  "hunted_fourth_by"};
constexpr const char* kMinorDeckIds[] = {"exhibits", "injuries", "madnesses",
                                         "blessings_of_nodens"};
constexpr const char* kTableDeckIds[] = {"heralds",     "guardians",  "blights",
                                         "acts",        "conditions", "visions",
                                         "epic_battle", "plots",      "horror_cards"};
static_assert(std::size(kMinorDeckIds) == kMinorDecks &&
              std::size(kTableDeckIds) == kTableCardKinds);

Record::Names numbers(int count) {
  Record::Names names;
  for (int i = 0; i < count; ++i) names.push_back(std::to_string(i));
  return names;
}

/// The boxes on the table beside the base game, before anything that came out of them.
void record_boxes(Record& r, State& s) {
  Record::Names names;
  for (const ContentPart& part : content().parts) names.push_back(part.id);
  names.erase(names.begin());
  std::uint32_t added = s.parts >> 1U;
  r.set("boxes", added, names);
  s.parts = added << 1U | 1U;
}

void record_possessions(Record& r, State& s, Seat who, const Vocabulary& v) {
  const int before = static_cast<int>(held(s, who).size());
  Possession cards[kMostPossessions];
  for (int i = 0; i < before; ++i) cards[i] = held(s, who)[static_cast<std::size_t>(i)];
  const int room = r.reading() ? kMostPossessions - all_possessions(s) : kMostPossessions;
  const int found = r.list("possessions", before, 0, room, [&](int i) {
    r.name("card", cards[i].card, v.kinds[kCardValue].ids);
    r.set("marks", cards[i].marks, kMarks);
    r.number("tokens", cards[i].tokens, 0, 20);
  });
  if (r.reading())
    for (int i = 0; i < found && i < room; ++i)
      if (cards[i].card < content().cards.size()) put_possession(s, who, cards[i]);
}

// Whoever writes an investigator by hand may leave out what is seldom there.
void record_investigator(Record& r, State& s, Seat who, const Vocabulary& v) {
  Investigator& i = s.investigators[who];
  r.name("sheet", i.sheet, v.kinds[kSheetValue].ids, kNone);
  r.name("standing", i.standing, kStandings);
  r.name("place", i.place, v.kinds[kPlaceValue].ids, kNone);
  r.number("sanity", i.sanity, 0, 30);
  r.number("stamina", i.stamina, 0, 30);
  r.number("lowered_sanity", i.lowered_sanity, 0, 30);
  r.number("lowered_stamina", i.lowered_stamina, 0, 30);
  if (r.has("beyond_sanity")) r.number("beyond_sanity", i.beyond_sanity, 0, 30);
  if (r.has("beyond_stamina")) r.number("beyond_stamina", i.beyond_stamina, 0, 30);
  r.object("stops", [&] {
    for (std::size_t track = 0; track < kTracks; ++track)
      r.number(v.kinds[kTrackValue].ids[track], i.stops[track], 0, kStops - 1);
  });
  if (r.has("slid"))
    r.object("slid", [&] {
      for (std::size_t track = 0; track < kTracks; ++track)
        r.number(v.kinds[kTrackValue].ids[track], i.slid[track], 1 - kStops, kStops - 1);
    });
  r.number("money", i.money, 0, kMostMoney);
  r.number("clues", i.clues, 0, kMostClues);
  r.flag("delayed", i.delayed);
  r.flag("explored", i.explored);
  r.number("turns_lost", i.turns_lost, 0, 20);
  r.name("luck", i.luck, kLucks);
  r.set("special", i.special, kSpecials);
  r.set("fresh", i.fresh, kSpecials);
  r.flag("returned", i.returned);
  // What this round's attack on the Ancient One brought, -1 for none.
  if (r.has("battle_hits")) {
    int hits = s.battle_hits[who] == kNone ? -1 : s.battle_hits[who];
    r.number("battle_hits", hits, -1, kNone - 1);
    s.battle_hits[who] = hits < 0 ? kNone : static_cast<std::uint8_t>(hits);
  }
  r.flag("no_encounter", i.no_encounter);
  if (r.has("place_taken")) r.flag("place_taken", i.place_taken);
  r.flag("turn_over", i.turn_over);
  r.name("entered", i.entered, v.kinds[kAreaValue].ids, kNone);
  r.flag("visiting", i.visiting);
  if (r.has("brood")) r.number("brood", i.brood, 0, 200);
  if (r.has("bast")) r.number("bast", i.bast, 0, kBastTokens);
  if (r.has("balance")) r.number("balance", i.balance, 0, 9);
  if (r.has("dreams_of")) r.name("dreams_of", i.dreams_of, v.kinds[kWorldValue].ids, kNone);
  r.object("gates", [&] {
    for (std::size_t gate = 0; gate < content().gates.size(); ++gate)
      if (in_use(s, content().gates[gate]) && r.has(content().gates[gate].id))
        r.number(content().gates[gate].id, i.gates[gate], 0, content().gates[gate].copies);
  });
  record_possessions(r, s, who, v);
}

// Monsters that are out of the cup; empty slots between them are kept by their numbers.
void record_monsters(Record& r, State& s, const Vocabulary& v) {
  int slots[kMonsterSlots];
  int count = 0;
  for (int slot = 0; slot < kMonsterSlots; ++slot)
    if (s.monsters[slot].kind != kNone) slots[count++] = slot;
  r.list("monsters", count, 0, kMonsterSlots, [&](int i) {
    int slot = r.reading() ? i : slots[i];
    Monster monster = r.reading() ? Monster{} : s.monsters[slot];
    r.number("slot", slot, 0, kMonsterSlots - 1);
    r.name("kind", monster.kind, v.kinds[kMonsterValue].ids);
    r.name("place", monster.place, v.kinds[kPlaceValue].ids);
    if (!r.reading()) return;
    if (s.monsters[slot].kind != kNone) r.complain("slot", "is taken by another monster");
    s.monsters.put(slot, monster);
  });
}

Record::Names ids_of_worlds() {
  Record::Names names;
  for (const OtherWorld& world : content().worlds) names.push_back(world.id);
  return names;
}

/// Only tables with the box have it.
void record_dunwich(Record& r, State& s) {
  if (content().horror == kNone || !in_use(s, content().monsters[content().horror])) return;
  r.object("dunwich", [&] {
    r.number("horror_tokens", s.dunwich.horror_tokens, 0, kHorrorTrack);
    r.set("worlds", s.dunwich.worlds, ids_of_worlds());
    r.number("tasks_done", s.dunwich.tasks_done, 0, 200);
    r.number("retired", s.dunwich.retired, 0, 200);
    r.number("rubble_drawn", s.dunwich.rubble_drawn, 0, 255);
    r.number("rubble_gone", s.dunwich.rubble_gone, 0, 255);
    r.number("doom_added", s.dunwich.doom_added, 0, 200);
    r.number("allies_gone", s.dunwich.allies_gone, 0, 200);
    r.flag("limit_moved", s.dunwich.limit_moved);
    r.number("called", s.dunwich.called, 0, 255);
  });
}

void record_areas(Record& r, State& s, const Vocabulary& v) {
  for (std::size_t area = 0; area < content().areas.size(); ++area) {
    if (!on_board(s, static_cast<Area>(area)) || !r.has(content().areas[area].id)) continue;
    r.object(content().areas[area].id, [&] {
      r.name("gate", s.gates.at[area], v.kinds[kGateValue].ids, kNone);
      r.number("clues", s.clues[area], 0, kMostClues);
    });
  }
}

/// Entries stand one behind another; behind the last in use all are free.
template <class Entry, std::size_t N, class F>
void record_places(Record& r, std::string_view field, Entry (&entries)[N],
                   std::uint8_t Entry::*in_use, F&& describe) {
  int count = 0;
  while (count < static_cast<int>(N) && entries[count].*in_use != kNone) ++count;
  if (r.reading()) std::fill(std::begin(entries), std::end(entries), Entry{});
  r.list(field, count, 0, static_cast<int>(N), [&](int i) { describe(entries[i]); });
}

void record_lasting(Record& r, State& s) {
  const Record::Names seats = numbers(kMostSeats);
  record_places(r, "lasting", s.lasting, &Lasting::until, [&](Lasting& lasting) {
    r.number("source", lasting.source, 0, 65535);
    r.number("node", lasting.node, 0, 65535);
    r.name("seat", lasting.seat, seats, kNone);
    r.name("until", lasting.until, kUntils);
    r.number("amount", lasting.amount, -99, 99);
  });
  record_places(r, "used_up", s.used_up, &UsedUp::period, [&](UsedUp& used) {
    r.number("source", used.source, 0, 65535);
    r.number("node", used.node, 0, 65535);
    r.name("seat", used.seat, seats, kNone);
    r.number("period", used.period, 0, kNone - 1);
  });
}

void record_decks(Record& r, State& s, const Vocabulary& v) {
  const Record::Names& cards = v.kinds[kCardValue].ids;
  r.deck("common_items", s.common_items, cards);
  r.deck("unique_items", s.unique_items, cards);
  r.deck("spells", s.spells, cards);
  r.deck("skills", s.skills, cards);
  r.deck("allies", s.allies, cards);
  r.deck("mythos", s.mythos, v.kinds[kMythosValue].ids);
  r.deck("gate_cards", s.gate_cards, v.kinds[kGateCardValue].ids);
  r.deck("gate_stack", s.gate_stack, v.kinds[kGateValue].ids);
  r.deck("cup", s.cup, v.kinds[kMonsterValue].ids);
  r.deck("sheets", s.sheets, v.kinds[kSheetValue].ids);
  for (int deck = 0; deck < kMinorDecks; ++deck)
    r.deck(kMinorDeckIds[deck], s.minor_decks[deck], cards);
  for (int deck = 0; deck < kTableCardKinds; ++deck)
    r.deck(kTableDeckIds[deck], s.table_decks[deck], v.kinds[kTableCardValue].ids);
}

void record_lying(Record& r, State& s, const Vocabulary& v) {
  s.lying_count =
      static_cast<std::uint8_t>(r.list("lying", s.lying_count, 0, kMostLying, [&](int i) {
        r.name("card", s.lying[i].card, v.kinds[kTableCardValue].ids);
        r.set("marks", s.lying[i].marks, kLyingMarks);
        r.number("tokens", s.lying[i].tokens, 0, 60);
        r.name("place", s.lying[i].place, v.kinds[kPlaceValue].ids, kNone);
      }));
}

void record_yellow(Record& r, Yellow& yellow, const Vocabulary& v) {
  int laid = 0;
  while (laid < kMostLaid && yellow.laid[laid].card != kNoCard) ++laid;
  r.list("laid", laid, 0, kMostLaid, [&](int i) {
    r.name("card", yellow.laid[i].card, v.kinds[kCardValue].ids, kNoCard);
    r.name("place", yellow.laid[i].place, v.kinds[kPlaceValue].ids, kNone);
    r.number("tokens", yellow.laid[i].tokens, 0, 60);
  });
  r.set("vaccinated", yellow.vaccinated, numbers(kMostSeats));
  r.flag("no_deputy", yellow.no_deputy);
}

/// The list may be shorter; the places behind it are free, and so are turns that are left out.
void record_headlines(Record& r, State& s, const Record::Names& mythos) {
  constexpr const char* kIds[kHeadlines] = {"first", "second", "third", "fourth"};
  if (r.reading()) std::ranges::fill(s.headlines, kNone);
  const int count = r.enter_list("headlines", kHeadlines, 0, kHeadlines);
  for (int i = 0; i < count; ++i)
    s.headlines[i] = static_cast<std::uint8_t>(r.named_at(i, s.headlines[i], mythos, kNone));
  r.leave();
  r.object("headline_turns", [&] {
    for (int i = 0; i < kHeadlines; ++i)
      if (r.has(kIds[i])) r.number(kIds[i], s.headline_turns[i], 0, 9);
  });
}

void record_pharaoh(Record& r, Pharaoh& pharaoh, const Vocabulary& v) {
  const Record::Names& areas = v.kinds[kAreaValue].ids;
  r.set("patrols", pharaoh.patrols, areas);
  r.name("whispers", pharaoh.whispers, areas, kNone);
  r.flag("whispers_moved", pharaoh.whispers_moved);
  r.flag("whispers_heard", pharaoh.whispers_heard);
  r.name("just_closed", pharaoh.just_closed, areas, kNone);
  r.set("exhibits", pharaoh.exhibits, areas);
  for (int headline = 0; headline < kHeadlines; ++headline) {
    r.set(kHuntedIds[headline], pharaoh.hunted[headline], numbers(kMonsterSlots));
    r.list(kHuntedByIds[headline], kMostSeats, kMostSeats, kMostSeats,
           [&](int seat) { r.number("beaten", pharaoh.hunted_by[headline][seat], 0, 9); });
  }
  constexpr const char* kWornIds[kMostWear] = {"worn", "worn_2", "worn_3", "worn_4", "worn_5"};
  for (int wear = 0; wear < kMostWear; ++wear)
    r.set(kWornIds[wear], pharaoh.worn[wear], numbers(kMonsterSlots));
  r.names("symbols", pharaoh.symbols, v.kinds[kDimensionValue].ids, kNone);
  r.number("with_symbol", pharaoh.with_symbol, -9, 9);
  r.number("without_symbol", pharaoh.without_symbol, -9, 9);
  constexpr const char* kBorrowedIds[kMostMasks] = {"borrowed", "borrowed_2", "borrowed_3",
                                                    "borrowed_4", "borrowed_5"};
  for (int mask = 0; mask < kMostMasks; ++mask)
    r.names(kBorrowedIds[mask], pharaoh.borrowed.of[mask], v.kinds[kSheetValue].ids, kNone);
  r.name("parcel", pharaoh.parcel, v.kinds[kCardValue].ids, kNoCard);
  r.name("carrier", pharaoh.carrier, numbers(kMostSeats), kNone);
  r.name("addressee", pharaoh.addressee, numbers(kMostSeats), kNone);
  r.number("track_tokens", pharaoh.track_tokens, 0, 60);
  r.name("joined", pharaoh.joined, v.kinds[kMonsterValue].ids, kNone);
}

/// The tracks of rifts, at tables that have them.
void record_rifts(Record& r, State& s, const Vocabulary& v) {
  if (!rifts_in_play(s)) return;
  r.list("rifts", kRiftTracks, kRiftTracks, kRiftTracks, [&](int track) {
    RiftState& rift = s.rifts[track];
    r.name("rift", rift.rift, v.kinds[kRiftValue].ids, kNone);
    r.name("place", rift.place, v.kinds[kAreaValue].ids, kNone);
    r.set("marks", rift.marks, {"fresh", "in_vortex"});
    r.names("spaces", rift.spaces, v.kinds[kRiftProgressValue].ids, kNone);
    r.set("explored", rift.explored, numbers(kRiftSpaces));
  });
}

void record_turn(Record& r, State& s, const Vocabulary& v) {
  const Record::Names seats = numbers(kMostSeats);
  const Record::Names& mythos = v.kinds[kMythosValue].ids;
  r.name("phase", s.phase, v.kinds[kPhaseValue].ids);
  r.name("stage", s.stage, kStages);
  r.number("turn", s.turn, 0, 60000);
  r.number("seats", s.seats, 1, kMostSeats);
  r.number("first", s.first, 0, kMostSeats - 1);
  r.name("active", s.active, seats, kNone);
  r.name("ending", s.ending, v.endings);
  r.number("points", s.points, 0, 200);
  r.number("focus_spent", s.focus_spent, 0, 200);
  r.flag("moved", s.moved);
  r.name("ancient_one", s.ancient_one, v.kinds[kAncientOneValue].ids, kNone);
  r.number("doom", s.doom, 0, kMostDoom);
  r.number("terror", s.terror, 0, kTerrorTop);
  r.number("elder_signs_used", s.elder_signs_used, 0, 20);
  r.number("loans_defaulted", s.loans_defaulted, 0, 200);
  r.name("card", s.card, mythos, kNone);
  r.name("environment", s.environment, mythos, kNone);
  r.name("rumor", s.rumor, mythos, kNone);
  r.number("rumor_tokens", s.rumor_tokens, 0, 60);
  r.flag("rumor_fresh", s.rumor_fresh);
  r.flag("two_mythos", s.two_mythos);
  r.flag("gate_only", s.gate_only);
  r.flag("mythos_skipped", s.mythos_skipped);
  r.number("more_mythos", s.more_mythos, 0, 20);
  r.number("mythos_removed", s.mythos_removed, 0, 200);
  record_headlines(r, s, mythos);
  r.number("trades", s.trades, 0, 200);
  r.number("battle_round", s.battle_round, 0, 250);
  r.number("battle_rating", s.battle_rating, 0, 200);
  r.number("battle_successes", s.battle_successes, 0, 60000);
  r.flag("attack_cancelled", s.attack_cancelled);
  r.number("battle_attacks", s.battle_attacks, 0, 250);
  r.number("gates_then", s.gates_then, 0, kMostGates);
  r.name("traitor", s.traitor, seats, kNone);
  r.name("great_seal", s.great_seal, v.kinds[kAreaValue].ids, kNone);
}

}  // namespace

void Arkham::record(Record& r, State& s) {
  const Vocabulary& v = vocabulary();
  const Record::Names& areas = v.kinds[kAreaValue].ids;
  record_boxes(r, s);
  record_turn(r, s, v);
  r.list("investigators", s.seats, s.seats, s.seats,
         [&](int i) { record_investigator(r, s, static_cast<Seat>(i), v); });
  record_dunwich(r, s);
  r.object("areas", [&] { record_areas(r, s, v); });
  r.set("closed", s.closed, areas);
  r.set("closed_now", s.closed_now, areas);
  r.set("barred_now", s.barred_now, areas);
  r.set("sealed", s.sealed, areas);
  r.set("dealt", s.dealt, numbers(kMonsterSlots));
  record_monsters(r, s, v);
  r.object("turned_up", [&] {
    for (std::size_t i = 0; i < content().neighborhoods.size(); ++i)
      if (on_board(s, content().neighborhoods[i].street) && r.has(content().neighborhoods[i].id))
        r.number(content().neighborhoods[i].id, s.turned_up[i], 0,
                 static_cast<int>(content().neighborhoods[i].cards.size()));
  });
  record_rifts(r, s, v);
  r.object("decks", [&] { record_decks(r, s, v); });
  r.object("boxed", [&] {
    // Content grows: of a card that the record does not know there is none, nor of a gate or an
    // area above.
    for (std::size_t card = 0; card < content().cards.size(); ++card)
      if (has(s.parts, content().cards[card].part) && r.has(content().cards[card].id))
        r.number(content().cards[card].id, s.boxed[card], 0, 20);
  });
  record_lying(r, s, v);
  r.object("yellow", [&] { record_yellow(r, s.yellow, v); });
  r.object("pharaoh", [&] { record_pharaoh(r, s.pharaoh, v); });
  record_lasting(r, s);
  r.object("house", [&] {
    for (const GameOption& option : options())
      if (std::uint8_t* value = house_value(s.house, option.id); value != nullptr)
        r.name(option.id, *value, option.values);
  });
  r.random("random", s.random);
  if (!r.reading()) return;
  hear_table(s);
  for (Seat who = 0; who < s.seats; ++who) hear_own(s, who);
}

}  // namespace tavola::arkham
