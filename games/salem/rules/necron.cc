// The Necron marker and the two ways in which it loses the game. (HS-026, HS-027, HS-086, HS-087,
// HS-269 to HS-271)
#include "games/salem/rules/rules.h"

namespace tavola::salem {
namespace {

Rule<> move_marker(Table& t, int to, Citation rule) {
  State& s = t.state;
  const Content& c = content();
  const int from = s.necron;
  if (to > c.gate) {
    to = c.gate;
    t.applies(cites("HS-027"));
  }
  s.necron = static_cast<std::uint8_t>(to);
  t.emit(rule, Happening::kNecronAdvances, to - from, to);
  const bool rlyeh_face_down = ((s.face_up >> kRlyehSlot) & 1U) == 0;
  if (to == c.gate) {
    end_game(t, Ending::kGate, cites("HS-271"));
    return Rule<>::abandoned();
  }
  if (from < c.demon && to >= c.demon) {
    if (!rlyeh_face_down) {
      t.applies(cites("HS-270"));
      return Rule<>::done();
    }
    end_game(t, Ending::kDemon, cites("HS-269"));
    return Rule<>::abandoned();
  }
  return Rule<>::done();
}

}  // namespace

Rule<> advance_necron(Table& t, int spaces, Citation rule) {
  return move_marker(t, t.state.necron + spaces + force(t, Force::kNecronFarther), rule);
}

Rule<> necron_to_next_icon(Table& t, Citation rule) {
  const int to = content().next_icon_after(t.state.necron);
  return move_marker(t, to, to == content().gate ? cites("HS-087") : rule);
}

int Content::next_icon_after(int space) const {
  for (int at = space + 1; at < gate; ++at)
    if (((icons >> at) & 1U) != 0) return at;
  return gate;
}

}  // namespace tavola::salem
