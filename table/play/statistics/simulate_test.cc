// Simulations: the same numbers with any number of threads, honest intervals, and every broken
// promise found again by its seed.
#include "play/statistics/simulate.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <nlohmann/json.hpp>
#include <numeric>

#include "bots/cellar_game_for_tests.h"
#include "play/statistics/report.h"
#include "play/statistics/statistics.h"

namespace tavola::play {
namespace {

using bots::Cellar;
using bots::CellarRules;

/// A cellar that breaks a promise when the last jar is worth much, and never ends when asked.
struct CrackedRules : CellarRules {
  static std::vector<std::string> violations(const State& s) {
    if (s.turns == 3 && s.wealth[0] > 60) return {"seat 0 is <too> rich"};
    return {};
  }
};
class Cracked : public Cellar {
 public:
  std::vector<std::string> violations(const Table& table) const override {
    return CrackedRules::violations(state_of(table));
  }
};

SimulateOptions cellar_options(int games = 200) {
  SimulateOptions options;
  options.games = games;
  options.setup.seats = 2;
  options.setup.seed = 5;
  return options;
}

TEST(Simulate, GivesTheSameReportsWithAnyNumberOfThreads) {
  const Cellar cellar;
  SimulateOptions options = cellar_options();
  options.bots = {"greedy", "random"};
  std::vector<std::string> first;
  for (const int threads : {1, 2, 3}) {
    options.threads = threads;
    const auto simulation = simulate(cellar, options);
    ASSERT_TRUE(simulation.has_value());
    const Report report = report_on(cellar, options, *simulation);
    const std::vector<std::string> texts = {as_text(report), as_json(report), as_csv(report),
                                            as_html(report)};
    if (first.empty()) first = texts;
    EXPECT_EQ(texts, first) << threads << " threads";
  }
}

TEST(Simulate, InterruptedItHasTheGamesThatWereBegun) {
  const Cellar cellar;
  SimulateOptions options = cellar_options();
  const auto whole = simulate(cellar, options);
  ASSERT_TRUE(whole.has_value());
  for (const int threads : {1, 3}) {
    options.threads = threads;
    std::atomic<int> finished = 0;
    options.enough = [&finished] { return finished >= 40; };
    const auto part = simulate(cellar, options, [&finished](int done) { finished = done; });
    ASSERT_TRUE(part.has_value());
    ASSERT_GE(part->games.size(), 40U);
    ASSERT_LT(part->games.size(), whole->games.size());
    for (std::size_t i = 0; i < part->games.size(); ++i) {
      EXPECT_EQ(part->games[i].seed, whole->games[i].seed);
      EXPECT_EQ(part->games[i].decisions, whole->games[i].decisions);
    }
  }
}

TEST(Simulate, AnotherSeedGivesOtherGames) {
  const Cellar cellar;
  SimulateOptions options = cellar_options();
  const auto one = simulate(cellar, options);
  options.setup.seed = 6;
  const auto other = simulate(cellar, options);
  int different = 0;
  for (std::size_t i = 0; i < one->games.size(); ++i)
    different += one->games[i].result.score != other->games[i].result.score;
  EXPECT_GT(different, 100);
}

TEST(Simulate, CountsTheRulesOfDecisionsChoicesAndEvents) {
  const Cellar cellar;
  const auto simulation = simulate(cellar, cellar_options(100));
  ASSERT_TRUE(simulation.has_value());
  const auto& rules = simulation->rules;
  // Four decisions a game, each under TY-001; an answer and its event both under TY-002 or TY-003.
  EXPECT_EQ(rules.at(cites("TY-001")), 400U);
  EXPECT_EQ(rules.at(cites("TY-002")) + rules.at(cites("TY-003")), 800U);
  for (const PlayedGame& played : simulation->games) {
    EXPECT_TRUE(played.ended);
    EXPECT_EQ(played.decisions, 4);
    EXPECT_EQ(played.rounds, 2);
  }
}

TEST(Simulate, ABrokenPromiseIsReportedWithSeedAndDecision) {
  const Cracked cracked;
  SimulateOptions options = cellar_options();
  options.threads = 2;
  auto simulation = simulate(cracked, options);
  EXPECT_TRUE(simulation->violations.empty()) << "nobody asked";
  options.check = true;
  simulation = simulate(cracked, options);
  ASSERT_FALSE(simulation->violations.empty());
  const Violation& violation = simulation->violations.front();
  EXPECT_EQ(violation.decision, 3);
  EXPECT_EQ(violation.seed, game_seed(5, violation.game));
  EXPECT_TRUE(
      std::is_sorted(simulation->violations.begin(), simulation->violations.end(),
                     [](const Violation& a, const Violation& b) { return a.game < b.game; }));
  const Report report = report_on(cracked, options, *simulation);
  EXPECT_NE(as_text(report).find("seat 0 is <too> rich"), std::string::npos);
  EXPECT_NE(as_html(report).find("seat 0 is &lt;too&gt; rich"), std::string::npos);
  EXPECT_EQ(nlohmann::json::parse(as_json(report))["violations"].size(),
            simulation->violations.size());
}

TEST(Simulate, AGameWithoutEndIsReportedAndNotCountedAsLost) {
  const Cellar cellar;
  SimulateOptions options = cellar_options(10);
  options.most_decisions = 3;
  const auto simulation = simulate(cellar, options);
  EXPECT_EQ(simulation->violations.size(), 10U);
  const Statistics all = statistics(cellar, 2, *simulation);
  EXPECT_EQ(all.unended, 10);
  EXPECT_TRUE(all.endings.empty());
}

TEST(Simulate, RefusesWhatCannotBePlayed) {
  const Cellar cellar;
  const auto refused = [&](auto change) {
    SimulateOptions options = cellar_options(1);
    change(options);
    const auto simulation = simulate(cellar, options);
    return simulation ? std::string("played") : simulation.error();
  };
  EXPECT_EQ(refused([](SimulateOptions&) {}), "played");
  EXPECT_EQ(refused([](SimulateOptions& o) { o.setup.seats = 3; }),
            "cellar is played by 2 to 2 seats, not by 3");
  EXPECT_NE(refused([](SimulateOptions& o) { o.games = 0; }), "played");
  EXPECT_NE(refused([](SimulateOptions& o) { o.threads = 0; }), "played");
  EXPECT_NE(refused([](SimulateOptions& o) { o.bots = {"oracle"}; }).find("greedy"),
            std::string::npos);
  EXPECT_NE(refused([](SimulateOptions& o) { o.bots = {"random", "random", "random"}; }), "played");
}

TEST(Simulate, SetsAGamesOptionsByTheirWords) {
  const Cellar cellar;
  tavola::Setup setup = cellar.standard_setup(2, 1);
  EXPECT_TRUE(set_option(cellar, setup, "dark=yes").has_value());
  EXPECT_EQ(setup.options[0], 1);
  EXPECT_NE(set_option(cellar, setup, "dark=maybe").error().find("no, yes"), std::string::npos);
  EXPECT_NE(set_option(cellar, setup, "wet=yes").error().find("dark"), std::string::npos);
  EXPECT_NE(set_option(cellar, setup, "dark").error().find("name=value"), std::string::npos);
}

TEST(Statistics, TheWilsonIntervalIsTheKnownOne) {
  const Rate half = rate(50, 100);
  EXPECT_NEAR(half.low, 0.4038, 1e-4);
  EXPECT_NEAR(half.high, 0.5962, 1e-4);
  const Rate none = rate(0, 10);
  EXPECT_EQ(none.low, 0);
  EXPECT_NEAR(none.high, 0.2775, 1e-4);
  const Rate all = rate(10, 10);
  EXPECT_NEAR(all.low, 0.7225, 1e-4);
  EXPECT_EQ(all.high, 1);
}

TEST(Statistics, PercentilesAreOfTheNearestRank) {
  std::vector<int> numbers(100);
  std::iota(numbers.rbegin(), numbers.rend(), 1);
  const Spread all = spread(numbers);
  EXPECT_DOUBLE_EQ(all.mean, 50.5);
  EXPECT_NEAR(all.deviation, 28.866, 1e-3);
  EXPECT_EQ(all.least, 1);
  EXPECT_EQ(all.p5, 5);
  EXPECT_EQ(all.p25, 25);
  EXPECT_EQ(all.median, 50);
  EXPECT_EQ(all.p75, 75);
  EXPECT_EQ(all.p95, 95);
  EXPECT_EQ(all.most, 100);
  EXPECT_EQ(spread({7}).p5, 7);
  EXPECT_EQ(spread({7}).p95, 7);
}

TEST(Report, CsvHasOneLineAGameAndJsonTheSums) {
  const Cellar cellar;
  const SimulateOptions options = cellar_options(50);
  const auto simulation = simulate(cellar, options);
  const Report report = report_on(cellar, options, *simulation);
  const std::string csv = as_csv(report);
  EXPECT_EQ(std::count(csv.begin(), csv.end(), '\n'), 51);
  const auto json = nlohmann::json::parse(as_json(report));
  EXPECT_EQ(json["game"], "cellar");
  EXPECT_EQ(json["rules"]["TY-001"], 200);
  EXPECT_EQ(json["options"]["dark"], "no");
  EXPECT_EQ(json["seats_won"].size(), 2U);
  int games = 0;
  for (const auto& ending : json["endings"])
    games += ending["won"].get<int>() + ending["lost"].get<int>();
  EXPECT_EQ(games, 50);
  EXPECT_EQ(json["seats_won"][0]["games"].get<int>() + json["seats_won"][1]["games"].get<int>(),
            json["won"]["games"].get<int>());
}

}  // namespace
}  // namespace tavola::play
