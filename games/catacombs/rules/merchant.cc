// The Merchant: six pieces of equipment for sale, two of them at half price, and gold that goes
// from hero to hero. (CT-340 to CT-360, CT-537, CT-538)
#include <algorithm>

#include "games/catacombs/rules/rules.h"

namespace tavola::catacombs {
namespace {

void begin_visit(State& s) {
  s.done = 0;
  s.gifts = 0;
  s.half_prices = 0;
}

void leave_merchant(Table& t) {
  State& s = t.state;
  for (std::uint8_t& card : s.shown) {
    if (card != kNone) s.equipment.add(card);  // CT-351
    card = kNone;
  }
  s.equipment.sort_loose();
  begin_visit(s);
  s.phase = Phase::kExploration;
  t.applies(cites("CT-073"));
}

void raise_rage(Table& t, int levels) {
  State& s = t.state;
  const int most = content().heroes[kBarbarian].most_rage;
  if (s.rage >= most) {
    t.emit(cites("CT-228"), Happening::kRageFull, s.rage);
    return;
  }
  s.rage = static_cast<std::uint8_t>(std::min(s.rage + levels, most));
  t.emit(cites("CT-360"), Happening::kRageRises, s.rage);
}

void buy(Table& t, const Option& chosen) {
  State& s = t.state;
  const auto card = chosen.arg<std::uint8_t>(0);
  const int hero = chosen.arg(1);
  const int price = chosen.arg(2) / 100;
  Hero& sheet = s.heroes[hero];
  sheet.gold = static_cast<std::uint8_t>(sheet.gold - price);
  s.supply = static_cast<std::uint8_t>(s.supply + price);  // CT-346
  if (chosen.arg(3) != 0) ++s.half_prices;
  sheet.equipment = static_cast<std::uint16_t>(sheet.equipment | (1U << card));
  for (std::uint8_t& shown : s.shown)
    if (shown == card) shown = kNone;
  t.emit(chosen.arg(3) != 0 ? cites("CT-343") : cites("CT-342"), Happening::kBought, hero, card,
         chosen.arg(2));
  if (const int more = content().equipment[card].rage; more > 0) raise_rage(t, more);
}

}  // namespace

int half_price(int hundreds) { return (hundreds + 1) / 2; }  // CT-344

Seat next_visitor(const State& s) {
  for (Seat seat = 0; seat < s.seats; ++seat) {
    if (seat == s.overseer || ((s.done >> seat) & 1U) != 0) continue;
    return seat;
  }
  return kNone;
}

bool offers_gifts(const State& s, Seat seat) {
  return std::ranges::any_of(s.heroes,
                             [&](const Hero& hero) { return hero.seat == seat && hero.gold > 0; });
}

void offer_gifts(Table& t, Seat seat) {
  const State& s = t.state;
  int most = 0;
  for (const Hero& from : s.heroes)
    if (from.seat == seat) most = std::max<int>(most, from.gold);
  t.measure(kHundreds, 1, most);
  for (int from = 0; from < kHeroes; ++from) {
    if (s.heroes[from].seat != seat || s.heroes[from].gold == 0) continue;
    for (int to = 0; to < kHeroes; ++to)
      if (to != from) t.offer_measured(cites("CT-345"), Verb::kGive, from, to);
  }
}

void take_gift(Table& t, const Option& gift) {
  State& s = t.state;
  const int hundreds = measured(t, kHundreds);
  Hero& from = s.heroes[gift.arg(0)];
  Hero& to = s.heroes[gift.arg(1)];
  from.gold = static_cast<std::uint8_t>(from.gold - hundreds);
  to.gold = static_cast<std::uint8_t>(to.gold + hundreds);
  if (s.gifts < 255) ++s.gifts;  // no rule asks: bots grow tired of passing gold around
  // Whoever is given something may want to spend it.
  s.done = static_cast<std::uint8_t>(s.done & ~(1U << to.seat));
  t.emit(cites("CT-345"), Happening::kGave, gift.arg(0), gift.arg(1), hundreds * 100);
}

void open_merchant(Table& t) {
  State& s = t.state;
  begin_visit(s);
  for (std::uint8_t& place : s.shown) {
    place = kNone;
    if (s.equipment.empty()) {
      t.applies(cites("CT-341"));
      continue;
    }
    place = t.draw(s.equipment, DeckId::kEquipment);
    t.emit(cites("CT-340"), Happening::kMerchantShows, place);
  }
  s.phase = Phase::kMerchant;
}

Rule<> merchant(Table& t) {
  State& s = t.state;
  const Seat seat = next_visitor(s);
  if (seat == kNone) {
    leave_merchant(t);
    co_return;
  }
  t.ask(seat, Prompt::kMerchant, cites("CT-537"));
  for (const std::uint8_t card : s.shown) {
    if (card == kNone) continue;
    const Equipment& piece = content().equipment[card];
    for (int hero = 0; hero < kHeroes; ++hero) {
      // CT-349, CT-350
      if (s.heroes[hero].seat != seat || !alive(s, static_cast<Piece>(hero))) continue;
      if (((piece.heroes >> hero) & 1U) == 0) continue;
      const int half = half_price(piece.price);
      if (s.heroes[hero].gold >= piece.price)
        t.offer(cites("CT-342"), Verb::kBuy, card, hero, piece.price * 100, 0);
      if (s.half_prices < content().half_prices && s.heroes[hero].gold >= half)
        t.offer(cites("CT-343"), Verb::kBuy, card, hero, half * 100, 1);
    }
  }
  if (offers_gifts(s, seat)) offer_gifts(t, seat);
  t.offer(cites("CT-352"), Verb::kDone);
  const Option chosen = co_await t.answer();
  if (chosen.is(Verb::kBuy)) {
    buy(t, chosen);
  } else if (chosen.is(Verb::kGive)) {
    take_gift(t, chosen);
  } else {
    s.done = static_cast<std::uint8_t>(s.done | (1U << seat));
    t.emit(cites("CT-537"), Happening::kDone, seat);
  }
}

}  // namespace tavola::catacombs
