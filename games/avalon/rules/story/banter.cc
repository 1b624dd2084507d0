#include "games/avalon/rules/story/banter.h"

namespace tavola::avalon {
namespace {

Seat seat_of(const State& s, std::uint8_t hero) {
  for (Seat seat = 0; seat < s.seats; ++seat)
    if (s.character(seat).alive != 0 && s.character(seat).hero == hero) return seat;
  return kNoSeat;
}

// The six pairs of four seats, the lower one first.
std::uint8_t bit_of_pair(Seat a, Seat b) {
  constexpr std::uint8_t kFirstOf[kSeats] = {0, 3, 5, 6};
  const Seat low = a < b ? a : b;
  const Seat high = a < b ? b : a;
  return static_cast<std::uint8_t>(1U << (kFirstOf[low] + (high - low - 1)));
}

}  // namespace

void let_heroes_talk(Table& t) {
  State& s = t.state;
  if (s.story.chapter == kNone) return;
  const std::uint8_t now = content().story.chapters[s.story.chapter].number;
  const auto& all = content().story.banters;
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (all[i].chapter > now || s.story.banters_told.has(static_cast<int>(i))) continue;
    const Seat a = seat_of(s, all[i].heroes[0]);
    const Seat b = seat_of(s, all[i].heroes[1]);
    if (a == kNoSeat || b == kNoSeat || s.character(a).place != s.character(b).place) continue;
    if ((s.story.pairs_talked & bit_of_pair(a, b)) != 0) continue;
    s.story.banters_told.add(static_cast<int>(i));
    s.story.pairs_talked = static_cast<std::uint8_t>(s.story.pairs_talked | bit_of_pair(a, b));
    t.emit(cites("TG-131"), Happening::kHeroesTalk, a, b, i);
    return;
  }
}

}  // namespace tavola::avalon
