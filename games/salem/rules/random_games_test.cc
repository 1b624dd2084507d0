// Whole random games of Salem: they end, keep every promise, and meet every ending.
#include <gtest/gtest.h>

#include "games/salem/game.h"
#include "games/salem/rules/rules.h"

namespace tavola::salem {
namespace {

TEST(Salem, RandomGamesEndAndKeepEveryPromise) {
  const auto game = load_game();
  ASSERT_TRUE(game) << game.error();
  int endings[6] = {};
  for (int seats = 2; seats <= 4; ++seats) {
    for (std::uint64_t seed = 1; seed <= 300; ++seed) {
      Table t;
      (*game)->deal(t, (*game)->standard_setup(seats, seed));
      Random choices(seed);
      int decisions = 0;
      while (!t.over()) {
        ASSERT_LT(++decisions, 5000);
        t.choose(static_cast<int>(
            choices.below(static_cast<std::uint32_t>(t.decision().options.size()))));
        const auto broken = Salem::violations(t.state);
        ASSERT_TRUE(broken.empty()) << broken.front() << " seats " << seats << " seed " << seed
                                    << " decision " << decisions;
      }
      ++endings[static_cast<int>(t.state.ending)];
    }
  }
  EXPECT_GT(endings[static_cast<int>(Ending::kDemon)], 0);
  EXPECT_GT(
      endings[static_cast<int>(Ending::kGate)] + endings[static_cast<int>(Ending::kEliminated)], 0);
}

}  // namespace
}  // namespace tavola::salem
