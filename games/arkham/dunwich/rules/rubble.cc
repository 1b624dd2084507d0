#include "games/arkham/dunwich/rules/rubble.h"

#include <algorithm>
#include <bit>

#include "games/arkham/hooks.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/board/town_limits.h"

namespace tavola::arkham {
namespace {

/// One of the tokens that are left, taken as if out of a cup: the number of its location's.
int draw_rubble(Table& t) {
  const State& s = t.state;
  Deck<Area, 8> left;
  for (std::size_t token = 0; token < content().rubble.size(); ++token)
    if (!has(s.dunwich.rubble_drawn | s.dunwich.rubble_gone, static_cast<int>(token)))
      left.add(content().rubble[token].area);
  const Area area = t.draw(left, DeckId::kRubble);
  return static_cast<int>(std::ranges::find(content().rubble, area, &Rubble::area) -
                          content().rubble.begin());
}

}  // namespace

int rubble_left(const State& s) {
  const unsigned used = s.dunwich.rubble_drawn | s.dunwich.rubble_gone;
  return static_cast<int>(content().rubble.size()) - std::popcount(used);
}

void bury_location(Table& t, Citation rule) {
  State& s = t.state;
  if (rubble_left(s) == 0) return;
  const int token = draw_rubble(t);
  const Area area = content().rubble[static_cast<std::size_t>(token)].area;
  s.dunwich.rubble_drawn = static_cast<std::uint8_t>(s.dunwich.rubble_drawn | bit(token));
  s.closed.add(area);
  t.emit(rule, Tells::kBuried, area);
  drive_out(t, area, cites("AH-417"));
}

void discard_rubble(Table& t, int tokens, Citation rule) {
  State& s = t.state;
  for (; tokens > 0 && rubble_left(s) > 0; --tokens) {
    const int token = draw_rubble(t);
    s.dunwich.rubble_gone = static_cast<std::uint8_t>(s.dunwich.rubble_gone | bit(token));
    t.emit(rule, Tells::kRubbleGone, 1);
  }
}

}  // namespace tavola::arkham
