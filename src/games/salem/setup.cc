// Setting up the table. (HS-034 to HS-055)
#include "games/salem/rules.h"

namespace tavola::salem {

Rule<> setup(Table& t) {
  State& s = t.state;
  const Content& c = content();

  for (std::uint8_t i = 0; i < kOldOnes; ++i) s.old_ones[i] = i;
  t.shuffle_face_down(s.old_ones);
  s.face_up = 1;

  s.first = s.house.first_player == 0
                ? static_cast<std::uint8_t>(t.chance(s.seats))
                : static_cast<std::uint8_t>((s.house.first_player - 1) % s.seats);
  t.emit(cites("HS-036"), Happening::kFirstPlayer, s.first);
  t.emit(cites("HS-035"), Happening::kOldOneRevealed, s.old_ones[0], 1);

  for (std::uint8_t kind = 0; kind < c.creatures.size(); ++kind)
    for (int copy = 0; copy < c.creatures[kind].copies; ++copy) s.creatures.add(kind);
  for (std::uint8_t event = 0; event < kEvents; ++event) s.event_pool.add(event);
  for (std::uint8_t i = 0; i < kTiles; ++i) s.tiles[i] = i < kTiles / 2;
  t.shuffle_face_down(s.tiles);

  for (std::uint8_t item = 0; item < kItemKinds; ++item)
    for (int copy = 0; copy < c.item_totals[item]; ++copy) s.bag.add(item);
  for (int k = 0; k < s.seats; ++k) {
    const Seat seat = static_cast<Seat>((s.first + k) % s.seats);
    Player& p = s.players[seat];
    p.in_play = 1;
    p.sanity = kFullSanity;
    p.hand = 0xFF;
    const std::uint8_t item = draw_item(t);
    put_on_board(p, item);
    t.emit(cites("HS-049"), Happening::kDealt, seat, item);
  }
  for (int place = 1; place <= kNumbered; ++place) {
    for (std::uint8_t& space : s.spaces[place - 1]) space = draw_item(t);
    t.emit(cites("HS-052"), Happening::kRefilled, place, kSpaces);
  }
  begin_round(t);
  co_return;
}

}  // namespace tavola::salem
