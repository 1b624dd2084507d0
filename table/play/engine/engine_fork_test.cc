// Forks of the engine: copies that go their own way, in which chance and what a seat cannot know
// are drawn anew, for whoever looks ahead and is no referee.
#include <gtest/gtest.h>

#include <set>

#include "core/json.h"
#include "play/engine/engine.h"

namespace tavola::play {
namespace {

Json reply_to(Engine& engine, const std::string& line) { return Json::parse(engine.handle(line)); }

std::string refused_with(const Json& reply) {
  return reply["ok"] == true ? "" : reply["error"]["code"].get<std::string>();
}

Engine engine_with(const std::string& game, bool referee = false) {
  EngineOptions options;
  options.referee = referee;
  Engine engine(options);
  const Json begun = reply_to(engine, R"({"do":"new","seats":2,"seed":4,"game":")" + game + "\"}");
  EXPECT_EQ(begun["ok"], true) << begun;
  return engine;
}

/// The same choices by the same numbers, and the hash that they lead to.
Json hash_after(Engine& engine, const std::string& fork) {
  const Json reply = reply_to(engine, R"({"do":"random","decisions":40,"seed":9)" + fork + "}");
  EXPECT_EQ(reply["ok"], true) << reply;
  return reply["hash"];
}

TEST(Forks, GoTheirOwnWay) {
  Engine engine = engine_with("salem");
  reply_to(engine, R"({"do":"random","decisions":7,"seed":3})");
  const Json before = reply_to(engine, R"({"do":"status"})");
  const Json first = reply_to(engine, R"({"do":"fork"})");
  EXPECT_EQ(first["fork"], 1);
  EXPECT_EQ(first["hash"], before["hash"]);
  EXPECT_EQ(first["decision"], before["decision"]);
  EXPECT_EQ(reply_to(engine, R"({"do":"fork"})")["fork"], 2);

  const Json ahead = hash_after(engine, R"(,"fork":1)");
  EXPECT_NE(ahead, before["hash"]);
  EXPECT_EQ(reply_to(engine, R"({"do":"status"})"), before) << "the table has not moved";
  EXPECT_EQ(reply_to(engine, R"({"do":"status","fork":2})")["hash"], before["hash"]);
  EXPECT_EQ(reply_to(engine, R"({"do":"fork","fork":1})")["fork"], 3) << "a fork of a fork";
  EXPECT_EQ(reply_to(engine, R"({"do":"status","fork":3})")["hash"], ahead);
  EXPECT_EQ(reply_to(engine, R"({"do":"undo","steps":1,"fork":1})")["ok"], true);
  EXPECT_EQ(reply_to(engine, R"({"do":"status","fork":3})")["hash"], ahead);

  reply_to(engine, R"({"do":"choose","n":0})");
  EXPECT_EQ(reply_to(engine, R"({"do":"status","fork":2})")["hash"], before["hash"]);
  EXPECT_EQ(reply_to(engine, R"({"do":"drop","fork":2})")["forks"], Json({1, 3}));
  EXPECT_EQ(refused_with(reply_to(engine, R"({"do":"status","fork":2})")), "no_such_fork");
  EXPECT_EQ(reply_to(engine, R"({"do":"fork"})")["fork"], 4) << "no handle is used twice";
  reply_to(engine, R"({"do":"new","game":"toy"})");
  EXPECT_EQ(refused_with(reply_to(engine, R"({"do":"status","fork":1})")), "no_such_fork")
      << "forks end with their table";
}

TEST(Forks, ReseededTheyTellNothingOfTheFuture) {
  Engine engine = engine_with("salem");
  for (int i = 0; i < 4; ++i) reply_to(engine, R"({"do":"fork"})");
  const Json at_first = reply_to(engine, R"({"do":"see","seat":0})");
  EXPECT_EQ(reply_to(engine, R"({"do":"reseed","fork":2,"seed":7})")["ok"], true);
  EXPECT_EQ(reply_to(engine, R"({"do":"reseed","fork":3,"seed":7})")["ok"], true);
  EXPECT_EQ(reply_to(engine, R"({"do":"reseed","fork":4,"seed":8})")["ok"], true);
  EXPECT_EQ(reply_to(engine, R"({"do":"see","seat":0,"fork":2})"), at_first);
  const Json plain = hash_after(engine, R"(,"fork":1)");
  const Json second = hash_after(engine, R"(,"fork":2)");
  EXPECT_EQ(hash_after(engine, ""), plain) << "a plain copy foretells";
  EXPECT_NE(second, plain);
  EXPECT_EQ(hash_after(engine, R"(,"fork":3)"), second) << "by the seed alone";
  EXPECT_NE(hash_after(engine, R"(,"fork":4)"), second);
}

TEST(Forks, DeterminizedTheyShowTheSeatWhatItSees) {
  for (const std::string game : {"toy", "salem", "catacombs", "arkham", "avalon"}) {
    SCOPED_TRACE(game);
    Engine engine = engine_with(game, true);
    for (const int choices : {1, 12, 31}) {
      reply_to(engine, R"({"do":"random","seed":5,"decisions":)" + std::to_string(choices) + "}");
      if (reply_to(engine, R"({"do":"status"})")["over"] == true) break;
      for (const std::string seat : {"0", "1", "\"spectator\""}) {
        const std::string see = R"({"do":"see","seat":)" + seat;
        const Json seen = reply_to(engine, see + "}");
        const int fork = reply_to(engine, R"({"do":"fork"})")["fork"].get<int>();
        const std::string named = R"(,"fork":)" + std::to_string(fork) + "}";
        const Json done =
            reply_to(engine, R"({"do":"determinize","seed":11,"seat":)" + seat + named);
        ASSERT_EQ(done["ok"], true) << done;
        EXPECT_EQ(reply_to(engine, see + named), seen) << seat;
        EXPECT_EQ(reply_to(engine, R"({"do":"check")" + named)["violations"], Json::array());
        EXPECT_EQ(refused_with(reply_to(engine, R"({"do":"undo")" + named)), "bad_steps")
            << "before it stands what was really there";
        EXPECT_EQ(refused_with(reply_to(engine, R"({"do":"save")" + named)), "imagined");
        EXPECT_EQ(reply_to(engine, R"({"do":"random","decisions":9)" + named)["ok"], true);
        EXPECT_EQ(reply_to(engine, R"({"do":"undo","to":)" + done["point"].dump() + named)["hash"],
                  done["hash"]);
        EXPECT_EQ(reply_to(engine, R"({"do":"random","decisions":"end")" + named)["over"], true);
        reply_to(engine, R"({"do":"drop")" + named);
      }
    }
  }
}

TEST(Forks, DeterminizedTheyTellNothingThatTheSeatCannotKnow) {
  Engine engine = engine_with("toy", true);  // what is behind the doors is hidden
  const Json real = reply_to(engine, R"({"do":"state"})")["state"]["relic"];
  std::set<Json> relics;
  for (int seed = 1; seed <= 30; ++seed) {
    const std::string fork =
        std::to_string(reply_to(engine, R"({"do":"fork"})")["fork"].get<int>());
    reply_to(engine, R"({"do":"determinize","seat":0,"seed":)" + std::to_string(seed) +
                         R"(,"fork":)" + fork + "}");
    relics.insert(reply_to(engine, R"({"do":"state","fork":)" + fork + "}")["state"]["relic"]);
    reply_to(engine, R"({"do":"drop","fork":)" + fork + "}");
  }
  EXPECT_EQ(relics.size(), 6U) << "behind any of the six doors";
  EXPECT_EQ(reply_to(engine, R"({"do":"state"})")["state"]["relic"], real);
}

TEST(Forks, WhatCannotBeIsRefused) {
  Engine none;
  EXPECT_EQ(refused_with(reply_to(none, R"({"do":"fork"})")), "no_table");
  EXPECT_EQ(refused_with(reply_to(none, R"({"do":"status","fork":1})")), "no_such_fork");
  Engine engine = engine_with("toy");
  for (const char* kind : {"reseed", "determinize", "drop"}) {
    const Json reply = reply_to(engine, R"({"seed":1,"seat":0,"do":")" + std::string(kind) + "\"}");
    EXPECT_EQ(refused_with(reply), "not_a_fork") << reply;
    EXPECT_NE(reply["error"]["message"].get<std::string>().find(R"({"do":"fork"})"),
              std::string::npos);
  }
  reply_to(engine, R"({"do":"fork"})");
  for (const char* line :
       {R"({"do":"reseed","fork":1})", R"({"do":"determinize","fork":1,"seat":0})"})
    EXPECT_EQ(refused_with(reply_to(engine, line)), "missing_field") << line;
  for (const char* line :
       {R"({"do":"reseed","fork":1,"seed":"six"})", R"({"do":"status","fork":"one"})",
        R"({"do":"determinize","fork":1,"seat":2,"seed":1})"})
    EXPECT_EQ(refused_with(reply_to(engine, line)), "bad_field") << line;
  reply_to(engine, R"({"do":"random","decisions":"end","fork":1})");
  EXPECT_EQ(refused_with(reply_to(engine, R"({"do":"determinize","fork":1,"seat":0,"seed":1})")),
            "game_over");

  EngineOptions few;
  few.most_forks = 3;
  Engine narrow(few);
  reply_to(narrow, R"({"do":"new","game":"toy"})");
  for (int i = 0; i < 3; ++i) EXPECT_EQ(reply_to(narrow, R"({"do":"fork"})")["ok"], true);
  const Json refused = reply_to(narrow, R"({"do":"fork"})");
  EXPECT_EQ(refused_with(refused), "too_many_forks");
  EXPECT_NE(refused["error"]["message"].get<std::string>().find(R"("drop")"), std::string::npos);
  reply_to(narrow, R"({"do":"drop","fork":2})");
  EXPECT_EQ(reply_to(narrow, R"({"do":"fork"})")["fork"], 4);
}

}  // namespace
}  // namespace tavola::play
