// Resolution: gold for the monsters beside the sheets, and everything off the board. (CT-332,
// CT-371 to CT-378, CT-540)
#include <algorithm>
#include <functional>

#include "games/catacombs/rules/rules.h"

namespace tavola::catacombs {
namespace {

int reward_of(const State& s, std::size_t kind) {
  const Monster& monster = content().monsters[kind];
  return s.house.skeleton_gold != 0 ? monster.other_reward : monster.reward;
}

// CT-334, CT-371, CT-373: the living are paid, the Thief a little more.
int owed_to(const State& s, int hero) {
  if (s.heroes[hero].health == 0) return 0;
  int sum = 0;
  for (std::size_t kind = 0; kind < kMonsterKinds; ++kind)
    sum += s.heroes[hero].kills[kind] *
           (reward_of(s, kind) + content().heroes[static_cast<std::size_t>(hero)].bonus);
  return sum;
}

void pay(Table& t, int hero, int hundreds, Citation rule) {
  State& s = t.state;
  hundreds = std::min({hundreds, int{s.supply}, 255 - int{s.heroes[hero].gold}});
  if (hundreds <= 0) return;
  s.supply = static_cast<std::uint8_t>(s.supply - hundreds);
  s.heroes[hero].gold = static_cast<std::uint8_t>(s.heroes[hero].gold + hundreds);
  t.emit(rule, Happening::kPaid, hero, hundreds * 100);
}

/// Heroes in the seat order of their players, those of one player easiest first. CT-377
struct Order {
  int heroes[kHeroes];
};
Order order_of_pay(const State& s) {
  Order order{};
  int next = 0;
  for (Seat seat = 0; seat < s.seats; ++seat)
    for (int hero = 0; hero < kHeroes; ++hero)
      if (s.heroes[hero].seat == seat) order.heroes[next++] = hero;
  return order;
}

void leave_room(Table& t) {
  State& s = t.state;
  if (on_board(s, kSkeleton)) t.emit(cites("CT-255"), Happening::kCrumbles, kSkeleton, kSkeleton);
  for (Hero& hero : s.heroes)
    for (std::uint8_t& kills : hero.kills) kills = 0;
  clear_board(s);
  t.applies(cites("CT-375"));
  t.applies(cites("CT-540"));
  s.phase = Phase::kExploration;
  t.applies(cites("CT-073"));
}

}  // namespace

void clear_board(State& s) {
  for (Piece piece = 0; piece <= kLordPiece; ++piece) {
    const std::uint8_t figure = figure_of(s, piece);
    s.discs[piece] = Disc{};
    s.discs[piece].figure = figure;
  }
  for (Piece piece = kFirstMonster; piece < kPieces; ++piece) s.discs[piece] = Disc{};
  for (Hero& hero : s.heroes) {
    hero.unharmed = 0;
    hero.specials = 0;
    hero.used = 0;
    hero.mail_spent = 0;
  }
  s.side = kNone;
  s.round = 0;
  s.active = kNone;
}

Rule<> resolution(Table& t) {
  State& s = t.state;
  int owed = 0;
  for (int hero = 0; hero < kHeroes; ++hero) owed += owed_to(s, hero);
  for (int hero = 0; hero < kHeroes; ++hero)
    if (s.heroes[hero].health == 0 && std::ranges::any_of(s.heroes[hero].kills, std::identity{}))
      t.emit(cites("CT-334"), Happening::kUnpaid, hero);
  const Order order = order_of_pay(s);
  const bool scarce = owed > s.supply;
  int left = owed;
  if (scarce) t.emit(cites("CT-376"), Happening::kShort, s.supply * 100);
  for (const int hero : order.heroes) {
    const int own = owed_to(s, hero);
    left -= own;
    if (!scarce) {
      pay(t, hero, own, cites("CT-371"));
      continue;
    }
    const int most = std::min<int>(own, s.supply);
    const int least = std::max(0, std::min<int>(most, s.supply - left));
    int share = most;
    if (least < most) {
      t.ask(first_hero_seat(s), Prompt::kDivide, cites("CT-377"), hero, s.supply * 100);
      t.also(hero_seats(s));
      t.measure(kHundreds, least, most);
      t.offer_measured(cites("CT-377"), Verb::kDivide, hero);
      const Option chosen = co_await t.answer();
      static_cast<void>(chosen);
      share = measured(t, kHundreds);
    }
    pay(t, hero, share, cites("CT-376"));
  }
  leave_room(t);
}

}  // namespace tavola::catacombs
