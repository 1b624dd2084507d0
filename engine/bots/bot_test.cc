// The bots by name, and that the cleverer ones are cleverer.
#include "bots/bot.h"

#include <gtest/gtest.h>

#include "bots/cellar_game_for_tests.h"
#include "games/registry.h"
#include "scene/titles/title.h"

namespace tavola::bots {
namespace {

std::unique_ptr<Bot> bot_named(std::string_view name, const BotOptions& options = {}) {
  auto bot = make_bot(name, options);
  EXPECT_TRUE(bot.has_value());
  return std::move(*bot);
}

/// How often the bot in seat 0 wins games of the cellar.
int wins(Bot& bot, Bot& opponent, int games = 100) {
  const Cellar cellar;
  const auto table = cellar.new_table();
  int won = 0;
  for (int i = 0; i < games; ++i) {
    cellar.deal(*table, cellar.standard_setup(2, static_cast<std::uint64_t>(i)));
    Random random(static_cast<std::uint64_t>(i) + 1000);
    while (!table->over()) {
      Bot& decides = table->decision().seat == 0 ? bot : opponent;
      const Choice choice = decides.choose(cellar, *table, random);
      EXPECT_TRUE(table->accepts(choice.option, choice.parameters));
      table->choose(choice.option, choice.parameters);
    }
    won += cellar.result(*table).winners.has(0);
  }
  return won;
}

TEST(Bots, AnUnknownBotIsRefusedWithTheNamesThereAre) {
  const auto bot = make_bot("clever");
  ASSERT_FALSE(bot.has_value());
  EXPECT_NE(bot.error().find("clever"), std::string::npos);
  for (const std::string& name : bot_names()) {
    EXPECT_NE(bot.error().find(name), std::string::npos);
    EXPECT_TRUE(make_bot(name).has_value());
  }
  EXPECT_FALSE(make_bot("search", {.iterations = 0, .milliseconds = 0}).has_value());
  EXPECT_FALSE(make_bot("search", {.iterations = -1}).has_value());
  EXPECT_FALSE(make_bot("search", {.threads = 0}).has_value());
}

TEST(Bots, GreedyAndSearchBeatRandom) {
  const auto random = bot_named("random");
  const auto greedy = bot_named("greedy");
  const auto search = bot_named("search", {.iterations = 400});
  EXPECT_LT(wins(*random, *random), 60);
  EXPECT_GT(wins(*greedy, *random), 70);
  EXPECT_GT(wins(*search, *random), 70);
}

// A proposal changes nothing before it is answered: a bot that looks no further would make any.
TEST(Bots, GreedyProposesWhatTheOtherAgreesTo) {
  const auto salem = games::open("salem");
  ASSERT_TRUE(salem) << salem.error();
  const Game& game = (*salem)->game();
  const auto& verbs = game.vocabulary().verbs;
  const auto greedy = bot_named("greedy");
  const auto table = game.new_table();
  int accepted = 0;
  int refused = 0;
  for (std::uint64_t seed = 1; seed <= 25; ++seed) {
    game.deal(*table, game.standard_setup(3, seed));
    Random random(seed);
    while (!table->over()) {
      const Choice choice = greedy->choose(game, *table, random);
      const auto& option = table->decision().options[static_cast<std::size_t>(choice.option)];
      accepted += verbs[option.verb].name == "accept";
      refused += verbs[option.verb].name == "refuse";
      table->choose(choice.option, choice.parameters);
    }
  }
  EXPECT_GT(accepted, 50);
  EXPECT_LT(refused, accepted);
}

}  // namespace
}  // namespace tavola::bots
