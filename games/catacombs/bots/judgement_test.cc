// What the bots' judgement must never think.
#include <gtest/gtest.h>

#include "core/game.h"
#include "games/catacombs/game.h"
#include "games/catacombs/rules/rules.h"

namespace tavola::catacombs {
namespace {

/// The heroes at the Merchant's, as they were dealt.
State visit() {
  const auto loaded = load_game();
  EXPECT_TRUE(loaded) << loaded.error();
  Table t;
  (*loaded)->deal(t, (*loaded)->standard_setup(2, 1));
  State s = t.rest();
  s.phase = Phase::kMerchant;
  return s;
}

// A visit lasts as long as somebody passes gold around (CT-345), and what waits outside may look as
// bad as it likes: heroes who do nothing else must be worse off in the end.
TEST(CatacombsJudgement, NothingIsWorseThanGoldThatGoesRoundForEver) {
  State tired = visit();
  tired.gifts = 255;
  State worn = visit();
  for (Hero& hero : worn.heroes) {
    hero.health = 1;
    hero.gold = 0;
  }
  const Seat heroes = 0;
  ASSERT_NE(heroes, tired.overseer);
  EXPECT_LT(Catacombs::evaluate(tired, heroes), Catacombs::evaluate(worn, heroes));
  State once = visit();
  once.gifts = 1;
  EXPECT_GT(Catacombs::evaluate(once, heroes), Catacombs::evaluate(worn, heroes))
      << "a gift or two costs next to nothing";
}

}  // namespace
}  // namespace tavola::catacombs
