// A table that meets a limit: the session keeps it with its log, says why nothing can be chosen,
// goes back when it is asked to, and finds the same again when it is loaded. Shown with the toy
// game on tapes that have room for listening at a door but not for opening one.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "core/short_tapes_for_tests.h"
#include "play/engine/engine.h"
#include "play/engine/status.h"
#include "play/scenarios/scenario.h"
#include "play/session/session.h"
#include "play/session/session_for_tests.h"
#include "play/statistics/report.h"
#include "play/statistics/simulate.h"

namespace tavola::play {
namespace {

using Json = nlohmann::ordered_json;

constexpr int kShort = 4;

Session short_table() {
  Wishes wishes;
  wishes.seats = 2;
  wishes.seed = 3;
  return *Session::open(toy(), wishes);
}

/// Somebody listens, then somebody opens a door and shrinks from it: that is one entry too many.
void fail(Session& session) {
  ASSERT_TRUE(session.choose(Spoken{"listen", {{"door", "oak"}}}));
  ASSERT_TRUE(session.tell_dice({1}));
  ASSERT_TRUE(session.choose(Spoken{"open", {{"door", "red"}}}));
  ASSERT_FALSE(session.table().failed());
  ASSERT_TRUE(session.choose(Spoken{"burn", {}}, {0}));
  ASSERT_TRUE(session.table().failed());
}

TEST(SessionLimits, ATableThatFailedTakesNoChoicesAndSaysWhy) {
  const ShortTapes tapes(kShort);
  Session session = short_table();
  fail(session);
  EXPECT_EQ(session.point(), 4U);
  EXPECT_EQ(session.table().failure().limit, &limits::kTape);
  EXPECT_EQ(code(session.choose(0)), "table_failed");
  EXPECT_EQ(code(session.find({"listen", {}})), "table_failed");
  EXPECT_NE(session.choose(0).error().message.find("tape: at most 4"), std::string::npos);
  const Json status = status_json(session, words::Language::kEnglish);
  EXPECT_EQ(status["over"], true);
  EXPECT_TRUE(status["result"].is_null());
  EXPECT_TRUE(status["decision"].is_null());
  EXPECT_EQ(status["failed"]["limit"], "tape");
  EXPECT_EQ(status["failed"]["most"], 4);
  for (const auto& [language, begins] :
       {std::pair(words::Language::kEnglish, "This table has met a limit of the program (tape"),
        std::pair(words::Language::kItalian, "Questo tavolo ha raggiunto un limite"),
        std::pair(words::Language::kSpanish, "Esta mesa ha llegado a un límite")})
    EXPECT_TRUE(
        status_json(session, language)["failed"]["text"].get<std::string>().starts_with(begins));
}

TEST(SessionLimits, GoingBackOpensTheTableAgain) {
  const ShortTapes tapes(kShort);
  Session session = short_table();
  fail(session);
  const std::uint64_t failed = session.table().hash();
  ASSERT_TRUE(session.undo());
  EXPECT_FALSE(session.table().failed());
  EXPECT_EQ(session.table().decision().options.size(), 1U);
  ASSERT_TRUE(session.redo());
  EXPECT_TRUE(session.table().failed()) << "the same choice meets the same limit";
  EXPECT_EQ(session.table().hash(), failed);
  ASSERT_TRUE(session.undo(2));
  ASSERT_TRUE(session.choose(Spoken{"listen", {{"door", "iron"}}}));
  EXPECT_FALSE(session.table().failed());
  EXPECT_FALSE(session.table().over());
}

TEST(SessionLimits, ItIsSavedCopiedAndLoadedAsItIs) {
  const ShortTapes tapes(kShort);
  Session session = short_table();
  // Many records, so that a position would have been kept beside the one that failed.
  for (int i = 0; i < 6; ++i) {
    ASSERT_TRUE(session.choose(0));
    ASSERT_TRUE(session.undo());
  }
  fail(session);
  EXPECT_TRUE(session.copy().table().failed());
  EXPECT_TRUE(session.table_at(4)->failed());
  EXPECT_FALSE(session.table_at(3)->failed());
  const std::string text = session.save_text();
  Expected<Session> loaded = Session::load_text(text);
  ASSERT_TRUE(loaded) << loaded.error().message;
  EXPECT_TRUE(loaded->table().failed());
  EXPECT_EQ(loaded->table().hash(), session.table().hash());
  EXPECT_EQ(loaded->save_text(), text);
}

TEST(SessionLimits, AProgramWithMoreRoomGoesOnWithIt) {
  std::string text;
  {
    const ShortTapes tapes(kShort);
    Session session = short_table();
    fail(session);
    text = session.save_text();
  }
  Expected<Session> loaded = Session::load_text(text);
  ASSERT_TRUE(loaded) << loaded.error().message;
  EXPECT_FALSE(loaded->table().failed());
  EXPECT_EQ(loaded->point(), 4U);
  EXPECT_TRUE(loaded->choose(0));
}

TEST(SessionLimits, ADealThatDoesNotFitIsNoTable) {
  const ShortTapes tapes(0);
  Session session = short_table();  // the toy deals without a tape
  EXPECT_TRUE(session.choose(0));
  EXPECT_TRUE(session.table().failed()) << "the choice itself has no room";
}

TEST(SessionLimits, TheEngineSaysSoAndGoesOn) {
  const ShortTapes tapes(kShort);
  EngineOptions options;
  options.referee = true;
  Engine engine(options);
  const auto ask = [&engine](const char* line) { return Json::parse(engine.handle(line)); };
  ask(R"({"do":"new","game":"toy","seats":2,"seed":3})");
  ask(R"({"do":"dice","next":[1]})");
  ASSERT_EQ(ask(R"({"do":"choose","verb":"open","args":{"door":"red"}})")["ok"], true);
  const Json failed = ask(R"({"do":"choose","n":0,"flick":{"candles":0}})");
  EXPECT_EQ(failed["ok"], true) << failed.dump();
  EXPECT_EQ(failed["failed"]["limit"], "tape");
  const Json refused = ask(R"({"do":"choose","n":0})");
  EXPECT_EQ(refused["ok"], false);
  EXPECT_EQ(refused["error"]["code"], "table_failed");
  EXPECT_EQ(ask(R"({"do":"random","decisions":5})")["decisions"], 0);
  EXPECT_TRUE(ask(R"({"do":"save"})")["log"].is_object());
  EXPECT_EQ(ask(R"({"do":"undo"})")["over"], false);
  EXPECT_EQ(ask(R"({"do":"new","game":"toy","seats":2,"seed":3})")["over"], false);
}

TEST(SessionLimits, AScenarioMayExpectItAndFailsIfItDoesNot) {
  const ShortTapes tapes(kShort);
  Json scenario = Json::parse(R"({"title":"A short tape","rules":["TY-022"],"game":"toy","seats":2,
      "dice":[1], "play":[{"verb":"open","args":{"door":"red"}},{"verb":"burn","flick":{"candles":0}}],
      "expect":[{"over":true}]})");
  const ScenarioReport unexpected = run_scenario(scenario);
  ASSERT_EQ(unexpected.failures.size(), 1U);
  EXPECT_NE(unexpected.failures.front().find("has met a limit (tape"), std::string::npos);
  scenario["expect"] = Json::parse(R"([{"failed":"tape"}])");
  EXPECT_TRUE(run_scenario(scenario).passed());
  scenario["expect"] = Json::parse(R"([{"failed":"arena"}])");
  EXPECT_FALSE(run_scenario(scenario).passed());
  scenario["play"] = Json::parse(R"([{"verb":"listen","args":{"door":"red"}}])");
  scenario.erase("dice");
  EXPECT_FALSE(run_scenario(scenario).passed()) << "nothing has failed";
}

TEST(SessionLimits, ASimulationCountsTheTablesThatFailedAndSaysHowToRepeatThem) {
  const ShortTapes tapes(kShort);
  for (const char* bot : {"random", "greedy", "search"}) {
    SimulateOptions options;
    options.games = 20;
    options.setup = toy().game().standard_setup(2, 5);
    options.bots = {bot};
    options.thinking.iterations = 60;
    options.check = true;
    options.most_decisions = 200;
    const auto simulation = simulate(toy().game(), options);
    ASSERT_TRUE(simulation);
    ASSERT_FALSE(simulation->failed.empty()) << bot;
    EXPECT_TRUE(simulation->violations.empty());
    EXPECT_EQ(simulation->reach.tape, kShort);
    for (const FailedTable& failed : simulation->failed) {
      EXPECT_EQ(failed.failure.limit, &limits::kTape);
      EXPECT_EQ(failed.seed, game_seed(5, failed.game));
      EXPECT_FALSE(simulation->games[static_cast<std::size_t>(failed.game)].ended);
    }
    const Report report = report_on(toy().game(), options, *simulation);
    const std::string first = std::to_string(simulation->failed.front().seed);
    for (const std::string& text : {as_text(report), as_json(report), as_html(report)})
      EXPECT_NE(text.find(first), std::string::npos);
    EXPECT_NE(as_text(report).find("tables that failed: "), std::string::npos);
  }
}

TEST(SessionLimits, ASimulationSaysHowNearItsGamesCameToLimits) {
  SimulateOptions options;
  options.games = 40;
  options.setup = toy().game().standard_setup(2, 5);
  const auto simulation = simulate(toy().game(), options);
  ASSERT_TRUE(simulation);
  EXPECT_TRUE(simulation->failed.empty());
  EXPECT_EQ(simulation->reach.options, 12) << "six doors to open and to listen at";
  EXPECT_GE(simulation->reach.tape, 6);
  EXPECT_LE(simulation->reach.tape, 12);
  EXPECT_GT(simulation->reach.arena, 100);
  const Report report = report_on(toy().game(), options, *simulation);
  EXPECT_NE(as_text(report).find("options 12 of 320 (4%)"), std::string::npos) << as_text(report);
  const Json json = Json::parse(as_json(report));
  EXPECT_EQ(json["limits"]["options"]["reached"], 12);
  EXPECT_EQ(json["limits"]["arena"]["most"], limits::kArena.most);
  EXPECT_TRUE(json["failed"].empty());
}

}  // namespace
}  // namespace tavola::play
