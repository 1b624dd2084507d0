// Items on player boards, in the bag and in the discard, and who is in town. (HS-015, HS-024,
// HS-025, HS-291 to HS-295)
#include "games/salem/rules/rules.h"

namespace tavola::salem {

SeatSet players_in_town(const State& s) {
  SeatSet set;
  for (Seat seat = 0; seat < s.seats; ++seat)
    if (in_town(s, seat)) set.add(seat);
  return set;
}

Seat decider_in_town(const State& s) {
  Seat seat = s.first;
  for (int k = 0; k < s.seats; ++k, seat = next_seat(seat, s.seats))
    if (in_town(s, seat)) return seat;
  return s.first;
}

Seat acting_first(const State& s) {
  Seat seat = s.first;
  for (int k = 0; k < s.seats; ++k, seat = next_seat(seat, s.seats))
    if (s.players[seat].in_play) return seat;
  return s.first;
}

Seat acting_last(const State& s) {
  Seat seat = s.first;
  for (int k = 0; k < s.seats; ++k) {
    seat = previous_seat(seat, s.seats);
    if (s.players[seat].in_play) return seat;
  }
  return s.first;
}

int item_count(const Player& p) {
  int n = 0;
  for (std::uint8_t item : p.items) n += item != kNone;
  for (std::uint8_t sigil : p.sigils) n += sigil != kNone;
  return n;
}

int sigil_room(const State& s) { return s.house.sigils == 0 ? 1 : 2; }

bool has_room(const State& s, const Player& p, std::uint8_t item) {
  if (!is_sigil(item)) return p.items[kBoardItems - 1] == kNone;
  int held = 0;
  for (std::uint8_t sigil : p.sigils) held += sigil != kNone;
  return held < sigil_room(s);
}

namespace {

// Both rows are kept in ascending order with the empty spaces last, so that boards that hold the
// same have the same bytes.
template <std::size_t N>
void insert(std::uint8_t (&row)[N], std::uint8_t item) {
  TAVOLA_CHECK(row[N - 1] == kNone, "an Item is put on a full board");
  std::size_t at = N - 1;
  while (at > 0 && row[at - 1] > item) {
    row[at] = row[at - 1];
    --at;
  }
  row[at] = item;
}

template <std::size_t N>
void remove(std::uint8_t (&row)[N], std::uint8_t item) {
  std::size_t at = 0;
  while (at < N && row[at] != item) ++at;
  TAVOLA_CHECK(at < N, "an Item is taken from a board that does not hold it");
  for (; at + 1 < N; ++at) row[at] = row[at + 1];
  row[N - 1] = kNone;
}

}  // namespace

void put_on_board(Player& p, std::uint8_t item) {
  if (is_sigil(item))
    insert(p.sigils, item);
  else
    insert(p.items, item);
}

void take_off_board(Player& p, std::uint8_t item) {
  if (is_sigil(item))
    remove(p.sigils, item);
  else
    remove(p.items, item);
  if (p.taken == item && count_of(p, item) == 0) p.taken = kNone;
}

void discard(State& s, Player& p, std::uint8_t item) {
  take_off_board(p, item);
  s.item_discard.add(item);
}

namespace {

void refill_empty_bag(Table& t) {
  State& s = t.state;
  if (!s.bag.empty() || s.item_discard.empty()) return;
  t.emit(cites("HS-291"), Happening::kBagRefilled, s.item_discard.size());
  for (std::uint8_t sigil : s.tile_sigils)
    if (sigil != kNone) t.applies(cites("HS-298"));
  while (!s.item_discard.empty()) s.bag.add(s.item_discard.take_at(s.item_discard.size() - 1));
}

}  // namespace

std::uint8_t draw_item(Table& t) {
  refill_empty_bag(t);
  if (t.state.bag.empty()) return kNone;
  t.applies(cites("HS-295"));
  return t.draw(t.state.bag, DeckId::kBag);
}

std::uint8_t draw_sigil(Table& t) {
  State& s = t.state;
  refill_empty_bag(t);
  decltype(s.bag) sigils;  // the bag without anything else, so that a referee can tell the draw
  for (std::uint8_t item : s.bag.cards())
    if (is_sigil(item)) sigils.add(item);
  if (sigils.empty()) return kNone;
  const std::uint8_t sigil = t.draw(sigils, DeckId::kBag);
  s.bag.take_drawn(sigil);
  return sigil;
}

}  // namespace tavola::salem
