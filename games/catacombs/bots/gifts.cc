#include "games/catacombs/bots/gifts.h"

namespace tavola::catacombs {
namespace {

int gold_of_all(const State& s) {
  int gold = 0;
  for (const Hero& hero : s.heroes) gold += hero.gold;
  return gold;
}

/// Who of these heroes has most, the first of them; kNone if they have enough, or there are none.
template <class Is>
Piece richest_who_lacks(const State& s, int price, const Is& is_one) {
  Piece richest = kNone;
  for (Piece hero = 0; hero < kHeroes; ++hero)
    if (is_one(hero) && (richest == kNone || s.heroes[hero].gold > s.heroes[richest].gold))
      richest = hero;
  return richest != kNone && s.heroes[richest].gold < price ? richest : kNone;
}

/// The dearest thing that all of them together can pay.
Piece buyer(const State& s) {
  const Content& c = content();
  const int all = gold_of_all(s);
  int dearest = 0;
  Piece found = kNone;
  for (const std::uint8_t card : s.shown) {
    if (card == kNone) continue;
    const Equipment& piece = c.equipment[card];
    const int price = s.half_prices < c.half_prices ? half_price(piece.price) : piece.price;
    const auto may_buy = [&](Piece hero) {
      return alive(s, hero) && ((piece.heroes >> hero) & 1U) != 0;
    };
    bool anybody = false;
    for (Piece hero = 0; hero < kHeroes; ++hero) anybody = anybody || may_buy(hero);
    if (!anybody || price > all || price <= dearest) continue;
    dearest = price;
    found = richest_who_lacks(s, price, may_buy);
  }
  return found;
}

/// Who is dead comes first, then who is hurt most; a hero of the same player pays (CT-368).
Piece patron(const State& s) {
  const Content& c = content();
  const int all = gold_of_all(s);
  int worst = 0;
  Piece found = kNone;
  for (Piece hero = 0; hero < kHeroes; ++hero) {
    const bool dead = s.heroes[hero].health == 0;
    const int missing = dead ? 255 : start_health(s, hero) - s.heroes[hero].health;
    const int price = dead ? c.resurrection : c.healing;
    if (missing <= worst || price > all) continue;
    worst = missing;
    found = richest_who_lacks(
        s, price, [&](Piece payer) { return s.heroes[payer].seat == s.heroes[hero].seat; });
  }
  return found;
}

}  // namespace

Piece worth_a_gift(const State& s) {
  if (s.phase == Phase::kMerchant) return buyer(s);
  if (s.phase == Phase::kHealer) return patron(s);
  return kNone;
}

}  // namespace tavola::catacombs
