// Which Encounter a training table meets.
#include "games/avalon/rules/campaign/training.h"

#include <gtest/gtest.h>

#include <set>

#include "core/fresh_deals.h"
#include "games/avalon/tables_for_tests/table_for_tests.h"

namespace tavola::avalon {
namespace {

/// A table of which nothing has been answered, with these options and this seed.
struct TrainingTable : AskedTable {
  TrainingTable(const House& house, std::uint64_t seed) {
    EXPECT_TRUE(load_game());
    State s{};
    s.random = Random(seed);
    s.seats = 2;
    s.house = house;
    s.house.table = 0;
    t.begin(s);
  }
  void choose_heroes(int first) {
    t.choose(first);
    t.choose(0);
  }
  const EncounterCard& met() const { return content().cards.encounters[t.state.encounter.card]; }
};

TEST(Training, DrawsOnlyWhatIsPlayed) {  // TG-370, TG-532, TG-707
  std::set<int> drawn;
  for (std::uint64_t seed = 0; seed < 400; ++seed)
    for (const std::uint8_t meets : {0, 4}) {
      House house;
      house.meets = meets;
      house.difficulty = meets == 0 ? 0 : static_cast<std::uint8_t>(1 + seed % 4);
      TrainingTable j(house, seed);
      j.choose_heroes(static_cast<int>(seed % 4));
      ASSERT_TRUE(j.met().keys) << j.met().id;
      drawn.insert(j.t.state.encounter.card);
      EXPECT_EQ(drawn_for_training(house, Random(seed)), j.t.state.encounter.card)
          << "whoever plays a hero";
    }
  EXPECT_GT(drawn.size(), 100u);
}

TEST(Training, AnyCardMayBeChosen) {  // TG-370, TG-532
  House house;
  house.meets = kChosenEncounter;
  TrainingTable j(house, 1);
  j.choose_heroes(0);
  ASSERT_TRUE(j.asks(Prompt::kChooseEncounter));
  EXPECT_EQ(j.t.decision().options.size(), content().cards.encounters.size());
}

TEST(Training, TheGameKnowsWhatANextTableWouldMeet) {  // TG-370
  const Game& game = **load_game();
  const auto* fresh = dynamic_cast<const FreshDeals*>(&game);
  ASSERT_NE(fresh, nullptr);
  const tavola::Setup story = game.standard_setup(2, 1);
  tavola::Setup setup = story;
  setup.options[0] = 0;  // training
  const auto dealt = game.new_table();
  game.deal(*dealt, setup);
  EXPECT_FALSE(fresh->deals_again(*dealt, setup)) << "nothing has been met there";
  dealt->choose(0);
  dealt->choose(0);
  EXPECT_TRUE(fresh->deals_again(*dealt, setup)) << "the same seed";
  int others = 0;
  for (std::uint64_t seed = 100; seed < 120; ++seed) {
    tavola::Setup next = setup;
    next.seed = seed;
    others += fresh->deals_again(*dealt, next) ? 0 : 1;
  }
  EXPECT_GT(others, 15);
  tavola::Setup chosen = setup;
  chosen.options[2] = kChosenEncounter;
  EXPECT_FALSE(fresh->deals_again(*dealt, chosen));
  EXPECT_FALSE(fresh->deals_again(*dealt, story));
}

}  // namespace
}  // namespace tavola::avalon
