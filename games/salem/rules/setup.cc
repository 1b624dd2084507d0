// Setting up the table. (HS-034 to HS-055)
#include "games/salem/rules/rules.h"

namespace tavola::salem {

Rule<> setup(Table& t) {
  State& s = t.state;
  const Content& c = content();

  for (std::uint8_t i = 0; i < kOldOnes; ++i) s.old_ones[i] = i;
  t.shuffle_face_down(s.old_ones);
  t.applies(cites("HS-034"));
  s.face_up = 1;

  s.first = s.house.first_player == 0
                ? static_cast<std::uint8_t>(t.chance(s.seats))
                : static_cast<std::uint8_t>((s.house.first_player - 1) % s.seats);
  t.emit(cites("HS-036"), Happening::kFirstPlayer, s.first);
  t.emit(cites("HS-035"), Happening::kOldOneRevealed, s.old_ones[0], 1);

  for (std::uint8_t kind = 0; kind < c.creatures.size(); ++kind)
    for (int copy = 0; copy < c.creatures[kind].copies; ++copy) s.creatures.add(kind);
  t.applies(cites("HS-037"));
  s.side = 1;
  t.applies(s.seats == 3 ? cites("HS-039") : cites("HS-038"));
  // Which events are set aside is decided as they are drawn, which is the same to everybody.
  for (std::uint8_t event = 0; event < kEvents; ++event) s.event_pool.add(event);
  t.applies(cites("HS-040"));
  for (std::uint8_t i = 0; i < kTiles; ++i) s.tiles[i] = i < kTiles / 2;
  t.shuffle_face_down(s.tiles);
  t.applies(cites("HS-046"));
  t.applies(cites("HS-047"));
  s.miskatonic_sigil = kNone;
  t.applies(cites("HS-055"));
  s.necron = 0;
  t.applies(cites("HS-045"));
  s.wizard = kMiskatonic;
  t.applies(cites("HS-044"));

  for (std::uint8_t item = 0; item < kItemKinds; ++item)
    for (int copy = 0; copy < c.item_totals[item]; ++copy) s.bag.add(item);
  t.applies(cites("HS-048"));
  for (int k = 0; k < s.seats; ++k) {
    const Seat seat = static_cast<Seat>((s.first + k) % s.seats);
    Player& p = s.players[seat];
    p.in_play = 1;
    t.applies(cites("HS-041"));
    p.place = kMiskatonic;
    p.sanity = kFullSanity;
    t.applies(cites("HS-043"));
    p.hand = 0xFF;
    t.applies(cites("HS-042"));
    const std::uint8_t item = draw_item(t);
    put_on_board(p, item);
    t.emit(cites("HS-049"), Happening::kDealt, seat, item);
    if (is_sigil(item)) t.applies(cites("HS-050"));
  }
  for (int place = 1; place <= kNumbered; ++place) {
    for (std::uint8_t& space : s.spaces[place - 1]) space = draw_item(t);
    t.emit(cites("HS-052"), Happening::kRefilled, place, kSpaces);
  }
  begin_round(t);
  co_return;
}

}  // namespace tavola::salem
