// The state of Catacombs as a record. The fields are described for writers of scenarios in
// games/catacombs/state.md.
#include "core/record.h"

#include "core/enum_names.h"
#include "games/catacombs/game.h"
#include "games/catacombs/rules/rules.h"

namespace tavola::catacombs {
namespace {

const Record::Names kPhases = names_of<Phase>();

constexpr std::int32_t kFarX = 250'000'000;  // nanometres, half of the board
constexpr std::int32_t kFarY = 130'000'000;

void record_disc(Record& r, Disc& disc, const Vocabulary& v) {
  r.name("figure", disc.figure, v.kinds[kFigureValue].ids, kNone);
  r.flag("on_board", disc.on_board);
  r.number("x", disc.x, -kFarX, kFarX);
  r.number("y", disc.y, -kFarY, kFarY);
  r.number("wounds", disc.wounds, 0, 2);
  r.flag("fire_wall", disc.fire_wall);
  r.flag("acted", disc.acted);
  r.flag("incapacitated", disc.incapacitated);
  r.flag("stone", disc.stone);
  r.flag("early", disc.early);
  r.number("since", disc.since, 0, 60000);
  r.number("missed", disc.missed, 0, 60000);
}

void record_hero(Record& r, Hero& hero, const Vocabulary& v, const Record::Names& seats) {
  r.number("health", hero.health, 0, 20);
  r.name("seat", hero.seat, seats, kNone);
  r.number("gold", hero.gold, 0, 200);
  r.set("equipment", hero.equipment, v.kinds[kEquipmentValue].ids);
  r.set("used", hero.used, v.kinds[kEquipmentValue].ids);
  r.number("specials", hero.specials, 0, 20);
  r.flag("unharmed", hero.unharmed);
  r.flag("mail_spent", hero.mail_spent);
  r.object("kills", [&] {
    // Content grows: of a monster that the record does not know there is none.
    for (std::size_t kind = 0; kind < kMonsterKinds; ++kind)
      if (r.has(content().monsters[kind].id))
        r.number(content().monsters[kind].id, hero.kills[kind], 0, 15);
  });
}

}  // namespace

void Catacombs::record(Record& r, State& s) {
  const Vocabulary& v = vocabulary();
  const Record::Names& rooms = v.kinds[kRoomValue].ids;
  const Record::Names& equipment = v.kinds[kEquipmentValue].ids;
  const Record::Names& pieces = v.kinds[kPieceValue].ids;
  Record::Names seats;
  for (int seat = 0; seat < kMostSeats; ++seat) seats.push_back(std::to_string(seat));

  r.name("phase", s.phase, kPhases);
  r.number("round", s.round, 0, 60000);
  r.number("all_rounds", s.all_rounds, 0, 60000);
  r.number("seats", s.seats, kLeastSeats, kMostSeats);
  r.number("overseer", s.overseer, 0, kMostSeats - 1);
  r.name("active", s.active, pieces, kNone);
  r.name("ending", s.ending, v.endings);
  r.number("place_in_row", s.place_in_row, 0, kRow);
  r.names("row", s.row, rooms, kNone);
  r.name("side", s.side, v.kinds[kSideValue].ids, kNone);
  r.object("heroes", [&] {
    for (std::size_t hero = 0; hero < kHeroes; ++hero)
      r.object(content().heroes[hero].id, [&] { record_hero(r, s.heroes[hero], v, seats); });
  });
  r.number("rage", s.rage, 0, 3);
  r.object("spells", [&] {
    for (std::size_t spell = 0; spell < kSpells; ++spell)
      r.number(content().spells[spell].id, s.spells[spell], 0, 12);
  });
  r.number("lord_health", s.lord_health, 0, 20);
  r.flag("lord_unharmed", s.lord_unharmed);
  r.number("lord_rested", s.lord_rested, 0, 60000);
  r.object("discs", [&] {
    for (std::size_t piece = 0; piece < kPieces; ++piece)
      r.object(pieces[piece], [&] { record_disc(r, s.discs[piece], v); });
  });
  r.object("decks", [&] {
    r.deck("level_0", s.levels[0], rooms);
    r.deck("level_1", s.levels[1], rooms);
    r.deck("level_2", s.levels[2], rooms);
    r.deck("healers", s.healers, rooms);
    r.deck("equipment", s.equipment, equipment);
  });
  if (r.reading() && s.active != kNone && s.active < kPieces && s.discs[s.active].acted != 0)
    r.complain("active", "should be null or a piece that has not acted, between two actions");
  r.number("supply", s.supply, 0, 200);
  r.names("shown", s.shown, equipment, kNone);
  r.number("half_prices", s.half_prices, 0, 9);
  r.set("done", s.done, seats);
  r.number("gifts", s.gifts, 0, 255);
  r.object("house", [&] {
    for (std::size_t i = 0; i < options().size(); ++i)
      r.name(options()[i].id, house_value(s.house, i), options()[i].values);
  });
  r.random("random", s.random);
}

}  // namespace tavola::catacombs
