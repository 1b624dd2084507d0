// Exploration: the next room card is turned up, and what waits there is brought from the reserve.
// (CT-074 to CT-081, CT-090 to CT-097, CT-379, CT-380, CT-515)
#include <algorithm>

#include "games/catacombs/rules/rules.h"

namespace tavola::catacombs {

int reserve_of(const State& s, int kind) {
  const Content& c = content();
  const std::uint8_t pool = c.monsters[static_cast<std::size_t>(kind)].pool;
  int left = c.pool_discs[pool];
  for (Piece piece = kFirstMonster; piece < kPieces; ++piece) {
    const std::uint8_t figure = figure_of(s, piece);
    left -= figure != kNone && c.monsters[figure - std::size_t{kMonsters}].pool == pool;
  }
  // Discs beside the sheets come back at Resolution. CT-159
  for (const Hero& hero : s.heroes)
    for (std::size_t other = 0; other < kMonsterKinds; ++other)
      if (c.monsters[other].pool == pool) left -= hero.kills[other];
  return left;
}

Piece free_monster_slot(const State& s) {
  for (Piece piece = kFirstMonster; piece < kPieces; ++piece)
    if (figure_of(s, piece) == kNone) return piece;
  return kNone;
}

int bring_in(Table& t, int kind, int number, Citation rule) {
  State& s = t.state;
  const int wanted = number;
  number = std::min(number, reserve_of(s, kind));
  int came = 0;
  for (; came < number; ++came) {
    const Piece slot = free_monster_slot(s);
    if (slot == kNone) {
      fail_table(kMonsterLimit);
      break;
    }
    s.discs[slot] = Disc{};
    s.discs[slot].figure = static_cast<std::uint8_t>(kMonsters + kind);
  }
  if (came > 0) t.emit(rule, Happening::kMonstersCome, kMonsters + kind, came);
  if (came < wanted)
    t.emit(cites("CT-096"), Happening::kFewerCome, kMonsters + kind, wanted - came);
  return came;
}

namespace {

void enter_room(Table& t) {
  State& s = t.state;
  for (Hero& hero : s.heroes) {
    hero.specials = 0;
    hero.used = 0;
    hero.mail_spent = 0;
    hero.unharmed = 0;
  }
  t.applies(cites("CT-109"));
  for (Piece piece = 0; piece <= kLordPiece; ++piece) {
    const std::uint8_t figure = figure_of(s, piece);
    s.discs[piece] = Disc{};
    s.discs[piece].figure = figure;
  }
  s.round = 0;
  s.lord_rested = 0;
  s.lord_unharmed = 0;
  s.phase = Phase::kPlaceHeroes;
  t.applies(cites("CT-079"));
}

void enter_battle(Table& t, const Room& room) {
  State& s = t.state;
  s.side = room.side;
  t.applies(cites("CT-078"));
  enter_room(t);
  for (std::size_t kind = 0; kind < kMonsterKinds; ++kind)
    if (room.monsters[kind] > 0)
      bring_in(t, static_cast<int>(kind), room.monsters[kind], cites("CT-081"));
  t.applies(cites("CT-515"));
  if (room.wandering > 0) bring_in(t, lord_of(s).wandering, room.wandering, cites("CT-094"));
}

void enter_lair(Table& t) {
  State& s = t.state;
  const LordSheet& lord = lord_of(s);
  s.side = lord.lair;
  t.emit(cites("CT-379"), Happening::kFinalBattle, figure_of(s, kLordPiece), s.side);
  enter_room(t);
  for (std::size_t kind = 0; kind < kMonsterKinds; ++kind)
    if (lord.minions[kind] > 0)
      bring_in(t, static_cast<int>(kind), lord.minions[kind], cites("CT-380"));
}

int room_of_type(RoomType type) {
  const auto& rooms = content().rooms;
  const auto at = std::ranges::find(rooms, type, &Room::type);
  return static_cast<int>(at - rooms.begin());
}

}  // namespace

Rule<> explore(Table& t) {
  State& s = t.state;
  const Content& c = content();
  s.place_in_row = static_cast<std::uint8_t>(s.place_in_row == kRow ? 0 : s.place_in_row + 1);
  const std::uint8_t place = c.row[s.place_in_row];
  std::uint8_t room = kNone;
  if (place < kMerchantPlace)
    room = t.draw(s.levels[place], static_cast<int>(DeckId::kLevel0) + place);
  else if (place == kHealerPlace)
    room = t.draw(s.healers, DeckId::kHealers);
  else
    room = static_cast<std::uint8_t>(
        room_of_type(place == kMerchantPlace ? RoomType::kMerchant : RoomType::kLord));
  s.row[s.place_in_row] = room;
  if (place == kHealerPlace) t.applies(cites("CT-514"));
  t.emit(cites("CT-074"), Happening::kRoomTurned, room, s.place_in_row + 1);
  t.applies(cites("CT-075"));
  switch (c.rooms[room].type) {
    case RoomType::kBattle:
      t.applies(cites("CT-077"));
      enter_battle(t, c.rooms[room]);
      break;
    case RoomType::kMerchant:
      t.applies(cites("CT-072"));
      open_merchant(t);
      break;
    case RoomType::kHealer:
      t.applies(cites("CT-072"));
      open_healer(t);
      break;
    case RoomType::kLord:
      t.applies(cites("CT-076"));
      enter_lair(t);
      break;
  }
  co_return;
}

}  // namespace tavola::catacombs
