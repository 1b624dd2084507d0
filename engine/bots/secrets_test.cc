// No bot reads what its seat cannot know: hidden things are exchanged behind its back, and with the
// same seed it must choose the same.
#include <gtest/gtest.h>

#include "bots/bot.h"
#include "bots/cellar_game_for_tests.h"
#include "games/registry.h"

namespace tavola::bots {
namespace {

/// Plays a game at random; at every decision, what the bot chooses must not change when things that
/// its seat cannot know are exchanged.
void expect_blind_to_secrets(const Game& game, int seats, std::uint64_t seed,
                             const BotOptions& options, int exchanges, int most_decisions) {
  const auto table = game.new_table();
  const auto other = game.new_table();
  game.deal(*table, game.standard_setup(seats, seed));
  Random random(seed);
  Position real;
  Position exchanged;
  for (int decision = 0; !table->over() && decision < most_decisions; ++decision) {
    const Seat seat = table->decision().seat;
    table->copy_to(real);
    for (const std::string& name : bot_names()) {
      const auto bot = std::move(*make_bot(name, options));
      Random same(seed + 7);
      const Choice choice = bot->choose(game, *table, same);
      ASSERT_TRUE(table->accepts(choice.option, choice.parameters));
      for (int i = 0; i < exchanges; ++i) {
        exchanged = real;
        game.determinize(exchanged, *table, seat, random);
        ASSERT_TRUE(other->start(exchanged));
        Random again(seed + 7);
        const Choice blind = bot->choose(game, *other, again);
        ASSERT_EQ(choice, blind) << name << " knows a secret of " << game.id() << ", " << seats
                                 << " seats, seed " << seed << ", decision " << decision;
      }
    }
    const auto options_now = static_cast<std::uint32_t>(table->decision().options.size());
    const int n = static_cast<int>(random.below(options_now));
    table->choose(n, game.propose(*table, n, random));
  }
}

TEST(Secrets, NoBotOfTheCellarKnowsASecret) {
  const Cellar cellar;
  for (std::uint64_t seed = 1; seed <= 20; ++seed)
    expect_blind_to_secrets(cellar, 2, seed, {.iterations = 150}, 6, 100);
}

// The test above can fail: a bot that peeks would choose differently.
TEST(Secrets, TheSecretsOfTheCellarMatter) {
  const Cellar cellar;
  const auto table = cellar.new_table();
  const auto other = cellar.new_table();
  cellar.deal(*table, cellar.standard_setup(2, 1));
  Position position;
  Random random(1);
  bool differs = false;
  for (int i = 0; i < 20; ++i) {
    table->copy_to(position);
    cellar.determinize(position, *table, 0, random);
    ASSERT_TRUE(other->start(position));
    const auto& real = Cellar::state_of(*table).jars;
    const auto& imagined = Cellar::state_of(*other).jars;
    EXPECT_EQ(real[0], imagined[0]);
    EXPECT_EQ(real[1], imagined[1]);
    differs = differs || !std::equal(real, real + 6, imagined);
  }
  EXPECT_TRUE(differs);
}

TEST(Secrets, NoBotOfAnyGameKnowsASecret) {
  for (const std::string& id : games::ids(true)) {
    const auto title = games::open(id);
    ASSERT_TRUE(title.has_value()) << title.error();
    const Game& game = (*title)->game();
    for (int seats = game.least_seats(); seats <= game.most_seats(); ++seats)
      for (std::uint64_t seed = 1; seed <= 2; ++seed)
        expect_blind_to_secrets(game, seats, seed, {.iterations = 60}, 2, 40);
  }
}

}  // namespace
}  // namespace tavola::bots
