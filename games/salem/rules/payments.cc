// Items that the players in town give together, and the red arrow. (HS-079 to HS-089, HS-319,
// HS-322)
#include <algorithm>

#include "games/salem/rules/rules.h"

namespace tavola::salem {
namespace {

int class_of(std::uint8_t item) { return is_sigil(item) ? int{kSigil} : int{item}; }

// Every Item that a player in town could give, each kind of each board once.
template <class F>
void each_gift(Table& t, F&& visit) {
  const State& s = t.state;
  for (Seat seat = 0; seat < s.seats; ++seat)
    if (in_town(s, seat))
      each_kind(s.players[seat], [&](std::uint8_t item) { visit(seat, item); });
    else
      t.applies(seat == s.holder ? cites("HS-080") : cites("HS-081"));
}

void give(Table& t, Seat seat, std::uint8_t item, Citation rule) {
  if (t.state.players[seat].taken == item) t.applies(cites("HS-205"));
  discard(t.state, t.state.players[seat], item);
  t.emit(rule, Happening::kPaidItem, seat, item);
}

// `item_class` -1 stands for any Item.
Rule<> give_of_class(Table& t, int item_class, int number, Citation rule) {
  State& s = t.state;
  for (int left = number; left > 0; --left) {
    t.ask(decider_in_town(s), Prompt::kDivide, cites("HS-079"), left,
          item_class < 0 ? kNothing : item_class);
    t.also(players_in_town(s));
    t.applies(cites("HS-319"));
    each_gift(t, [&](Seat seat, std::uint8_t item) {
      if (item_class < 0 || class_of(item) == item_class)
        t.offer(cites("HS-079"), Verb::kGive, seat, item);
    });
    if (!t.anything_offered()) {
      if (item_class >= 0 && item_class != kSigil)
        t.emit(cites("HS-083"), Happening::kNoneLeftToGive, item_class);
      else
        t.emit(cites("HS-083"), Happening::kNothingToGive);
      co_return;
    }
    const Option chosen = co_await t.answer();
    if (item_class < 0 && is_sigil(chosen.arg<std::uint8_t>(1))) t.applies(cites("HS-322"));
    give(t, chosen.arg<Seat>(0), chosen.arg<std::uint8_t>(1), rule);
  }
}

}  // namespace

int available(const State& s, int item_class) {
  int n = 0;
  for (Seat seat = 0; seat < s.seats; ++seat) {
    if (!in_town(s, seat)) continue;
    const Player& p = s.players[seat];
    if (item_class == kSigil)
      for (std::uint8_t sigil : p.sigils) n += sigil != kNone;
    else
      n += count_of(p, static_cast<std::uint8_t>(item_class));
  }
  return n;
}

bool can_meet(const State& s, const Demand& demand) {
  int spare = 0;
  for (int item_class = 0; item_class <= kSigil; ++item_class) {
    const int there = available(s, item_class);
    if (there < demand.of[static_cast<std::size_t>(item_class)]) return false;
    spare += there - demand.of[static_cast<std::size_t>(item_class)];
  }
  return spare >= demand.any;
}

Rule<> pay_together(Table& t, Demand demand, Citation rule) {
  for (int item_class = 0; item_class <= kSigil; ++item_class)
    if (const int number = demand.of[static_cast<std::size_t>(item_class)]; number > 0)
      co_await give_of_class(t, item_class, number, rule);
  if (demand.any > 0) co_await give_of_class(t, -1, demand.any, rule);
}

void discard_all_of(Table& t, const Demand& demand, Citation rule) {
  State& s = t.state;
  const bool all = s.house.red_arrow != 0 || demand.any > 0;
  for (Seat seat = 0; seat < s.seats; ++seat) {
    if (!in_town(s, seat)) continue;
    Player& p = s.players[seat];
    for (std::uint8_t item = 0; item < kItemKinds; ++item)
      while (count_of(p, item) > 0 &&
             (all || demand.of[static_cast<std::size_t>(class_of(item))] > 0))
        give(t, seat, item, rule);
  }
}

}  // namespace tavola::salem
