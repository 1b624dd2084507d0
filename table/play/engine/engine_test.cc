// The engine protocol: every request, what it refuses, and that a refusal changes nothing.
#include "play/engine/engine.h"

#include <gtest/gtest.h>

#include "core/json.h"

namespace tavola::play {
namespace {

Json ask(Engine& engine, std::string_view line) { return Json::parse(engine.handle(line)); }

std::string error_of(Engine& engine, std::string_view line) {
  const Json reply = ask(engine, line);
  return reply["ok"] == false ? reply["error"]["code"].get<std::string>() : "";
}

Engine at_the_door(bool referee = false) {
  EngineOptions options;
  options.referee = referee;
  Engine engine(options);
  EXPECT_EQ(ask(engine, R"({"do":"new","game":"toy","seats":2,"seed":28})")["ok"], true);
  return engine;
}

TEST(Engine, ListsTheGames) {
  Engine engine;
  const Json reply = ask(engine, R"({"do":"games","toys":true,"lang":"it"})");
  ASSERT_EQ(reply["ok"], true);
  bool found = false;
  for (const Json& game : reply["games"]) {
    if (game["id"] != "toy") continue;
    found = true;
    EXPECT_EQ(game["title"], "La casa delle sei porte");
    EXPECT_EQ(game["seats"], Json({1, 2, 3, 4}));
    EXPECT_EQ(game["content"].get<std::string>().size(), 16U);
  }
  EXPECT_TRUE(found);
  for (const Json& game : ask(engine, R"({"do":"games"})")["games"]) EXPECT_NE(game["id"], "toy");
}

TEST(Engine, ANewTableGivesItsStatus) {
  Engine engine = at_the_door();
  const Json status = ask(engine, R"({"do":"status"})");
  EXPECT_EQ(status["game"], "toy");
  EXPECT_EQ(status["over"], false);
  EXPECT_TRUE(status["result"].is_null());
  EXPECT_EQ(status["rest"], true);
  const Json& decision = status["decision"];
  EXPECT_EQ(decision["seat"], 0);
  EXPECT_EQ(decision["seats"], Json::array({0}));
  EXPECT_EQ(decision["prompt"], "turn");
  EXPECT_EQ(decision["rule"], "TY-010");
  const Json& option = decision["options"][0];
  EXPECT_EQ(option["n"], 0);
  EXPECT_EQ(option["verb"], "listen");
  EXPECT_EQ(option["args"], Json({{"door", "oak"}}));
  EXPECT_EQ(option["text"], "Listen at the oak door");
  EXPECT_EQ(option["rule"], "TY-011");
  EXPECT_EQ(option["piece"], "oak");
}

TEST(Engine, SpeaksTheLanguageOfTheTable) {
  Engine engine;
  ask(engine, R"({"do":"new","game":"toy","lang":"es"})");
  const auto text = [&engine](const char* line) {
    return ask(engine, line)["decision"]["text"].get<std::string>();
  };
  EXPECT_EQ(text(R"({"do":"status"})"), "Escucha tras una puerta o abre una.");
  EXPECT_EQ(text(R"({"do":"status","lang":"it"})"), "Ascolta a una porta o aprine una.");
  EXPECT_EQ(text(R"({"do":"status"})"), "Escucha tras una puerta o abre una.");
}

TEST(Engine, AChoiceTellsItsEvents) {
  Engine engine = at_the_door();
  const Json reply = ask(engine, R"({"do":"choose","verb":"listen","args":{"door":"oak"}})");
  ASSERT_EQ(reply["ok"], true);
  ASSERT_GE(reply["events"].size(), 3U);
  EXPECT_EQ(reply["events"][0]["kind"], "listened");
  EXPECT_EQ(reply["events"][0]["rule"], "TY-011");
  EXPECT_EQ(reply["events"][0]["who"], 0);
  EXPECT_FALSE(reply["events"][0].contains("private"));
  EXPECT_EQ(reply["events"][1]["kind"], "heard");
  EXPECT_EQ(reply["events"][1]["private"], Json::array({0}));
  EXPECT_EQ(reply["decision"]["seat"], 1);
}

TEST(Engine, WhatASeatLearnedAloneIsInNoOtherScene) {
  Engine engine = at_the_door();
  ask(engine, R"({"do":"choose","verb":"listen","args":{"door":"oak"}})");
  const auto badges = [&engine](const char* line) {
    const Json scene = ask(engine, line)["scene"];
    return scene["areas"][0].contains("badges");
  };
  EXPECT_TRUE(badges(R"({"do":"see","seat":0})"));
  EXPECT_FALSE(badges(R"({"do":"see","seat":1})"));
  EXPECT_FALSE(badges(R"({"do":"see","seat":"spectator"})"));
  for (const char* line : {R"({"do":"see","seat":2})", R"({"do":"see","seat":-1})",
                           R"({"do":"see","seat":"nobody"})", R"({"do":"see","seat":0.5})"})
    EXPECT_EQ(error_of(engine, line), "bad_field") << line;
  EXPECT_EQ(error_of(engine, R"({"do":"see"})"), "missing_field");
}

TEST(Engine, RandomAndBotsPlayOn) {
  Engine engine = at_the_door();
  Json reply = ask(engine, R"({"do":"random","decisions":2,"seed":1})");
  EXPECT_EQ(reply["decisions"], 2);
  reply = ask(engine, R"({"do":"bot","bot":"greedy","decisions":1})");
  EXPECT_EQ(reply["decisions"], 1);
  EXPECT_EQ(error_of(engine, R"({"do":"bot","bot":"oracle"})"), "unknown_bot");
  reply = ask(engine, R"({"do":"random","decisions":"end","seed":7})");
  EXPECT_EQ(reply["over"], true);
  EXPECT_TRUE(reply["decision"].is_null());
  EXPECT_TRUE(reply["result"].contains("won"));
  EXPECT_EQ(error_of(engine, R"({"do":"choose","n":0})"), "game_over");
  EXPECT_EQ(ask(engine, R"({"do":"random","decisions":5})")["decisions"], 0);
}

TEST(Engine, TheSameSeedGivesTheSameGame) {
  Engine one = at_the_door();
  Engine two = at_the_door();
  const char* line = R"({"do":"random","decisions":"end","seed":11})";
  EXPECT_EQ(one.handle(line), two.handle(line));
}

TEST(Engine, StandingOffersStandBesideTheAnswersAndNeedNotStopAnybody) {
  Engine engine;
  ask(engine, R"({"do":"new","game":"salem","seats":2,"seed":5})");
  Json status = ask(engine, R"({"do":"status"})");
  for (int i = 1; i < 400 && !status["over"] && !status["decision"].contains("standing"); ++i)
    status = ask(engine, R"({"do":"random","seed":)" + std::to_string(i) + "}");
  const Json asked = status["decision"];
  ASSERT_EQ(asked["prompt"], "exchange");
  ASSERT_EQ(asked["options"].size(), 1U);
  EXPECT_EQ(asked["options"][0]["verb"], "pass");
  EXPECT_EQ(asked["standing"][0]["n"], 1) << "their numbers go on";
  EXPECT_EQ(asked["standing"][0]["verb"], "exchange");
  EXPECT_FALSE(status.contains("passes"));
  const std::string seat = asked["seat"].dump();
  EXPECT_EQ(error_of(engine, R"({"do":"offers","seat":)" + seat + "}"), "missing_field");
  const Json passed = ask(engine, R"({"do":"offers","stop":false,"seat":)" + seat + "}");
  EXPECT_EQ(passed["point"], status["point"].get<int>() + 1);
  EXPECT_EQ(passed["passes"], Json::array({asked["seat"]}));
  const Json log = ask(engine, R"({"do":"save"})")["log"];
  EXPECT_EQ(log["seats"][asked["seat"].get<std::size_t>()]["offers"], "pass");
  // A replay needs to know nothing of the wish: what was passed is a choice of the log.
  EXPECT_EQ(log["records"].back()["verb"], "pass");
  const Json again = ask(engine, R"({"do":"load","log":)" + log.dump() + "}");
  EXPECT_EQ(again["hash"], passed["hash"]);
  EXPECT_EQ(again["passes"], passed["passes"]);
}

TEST(Engine, UndoesRedoesSavesAndLoads) {
  Engine engine = at_the_door();
  const Json start = ask(engine, R"({"do":"status"})");
  ask(engine, R"({"do":"random","decisions":3,"seed":1})");
  const Json later = ask(engine, R"({"do":"status"})");
  EXPECT_EQ(ask(engine, R"({"do":"undo","steps":3})")["hash"], start["hash"]);
  EXPECT_EQ(ask(engine, R"({"do":"redo","steps":3})")["hash"], later["hash"]);
  EXPECT_EQ(ask(engine, R"({"do":"undo","to":0})")["hash"], start["hash"]);
  EXPECT_EQ(ask(engine, R"({"do":"redo","steps":3})")["hash"], later["hash"]);
  EXPECT_EQ(ask(engine, R"({"do":"undo","turn":0})")["decision"]["seat"], 0);
  EXPECT_EQ(error_of(engine, R"({"do":"undo","steps":99})"), "bad_steps");
  EXPECT_EQ(error_of(engine, R"({"do":"undo","steps":0})"), "bad_field");
  const Json saved = ask(engine, R"({"do":"save"})");
  Engine other;
  const Json loaded = ask(other, Json{{"do", "load"}, {"log", saved["log"]}}.dump());
  ASSERT_EQ(loaded["ok"], true) << loaded.dump();
  EXPECT_EQ(loaded["hash"], ask(engine, R"({"do":"status"})")["hash"]);
  EXPECT_EQ(ask(other, R"({"do":"save"})"), saved);
}

TEST(Engine, AFlickCarriesItsIntegers) {
  Engine engine = at_the_door(true);
  ask(engine, R"({"do":"dice","next":[1]})");
  Json reply = ask(engine, R"({"do":"choose","verb":"open","args":{"door":"iron"}})");
  EXPECT_EQ(reply["decision"]["options"][0]["flick"], Json({{"candles", {0, 7}}}));
  EXPECT_EQ(error_of(engine, R"({"do":"choose","n":0})"), "missing_field");
  for (const char* flick : {R"({})", R"({"candles":8})", R"({"candles":-1})", R"({"candles":1.5})",
                            R"({"candles":1,"dx":2})", R"({"lamps":1})", R"(3)", R"(null)",
                            R"({"candles":99999999999999999999})"})
    EXPECT_EQ(error_of(engine, R"({"do":"choose","n":0,"flick":)" + std::string(flick) + "}"),
              "bad_field")
        << flick;
  reply = ask(engine, R"({"do":"choose","n":0,"flick":{"candles":1}})");
  EXPECT_EQ(reply["ok"], true);
  EXPECT_EQ(error_of(engine, R"({"do":"choose","n":0,"flick":{"candles":1}})"), "bad_field");
}

TEST(Engine, ShowsRulesAndSaysWhenThereIsNone) {
  Engine engine;
  const Json rule = ask(engine, R"({"do":"rule","id":"TY-010"})");
  EXPECT_EQ(rule["ok"], true);
  EXPECT_FALSE(rule["text"].get<std::string>().empty());
  EXPECT_EQ(error_of(engine, R"({"do":"rule","id":"TY-999"})"), "unknown_rule");
  const Json ruling = ask(engine, R"({"do":"rule","id":"R1","game":"salem","lang":"it"})");
  EXPECT_EQ(ruling["id"], "R01");
  EXPECT_EQ(ruling["rules"], Json({"HS-005"}));
  EXPECT_NE(ruling["question"],
            ask(engine, R"({"do":"rule","id":"R1","game":"salem"})")["question"]);
  EXPECT_EQ(error_of(engine, R"({"do":"card","id":"the_end"})"), "unknown_card");
}

TEST(Engine, ARefereeSeesAndChangesEverything) {
  Engine engine = at_the_door(true);
  Json state = ask(engine, R"({"do":"state"})")["state"];
  EXPECT_TRUE(state.contains("relic"));
  state["relic"] = "glass";
  const Json set = ask(engine, Json{{"do", "set"}, {"state", state}}.dump());
  EXPECT_EQ(set["ok"], true);
  EXPECT_EQ(ask(engine, R"({"do":"state"})")["state"], state);
  state["candles"] = 99;
  const Json refused = ask(engine, Json{{"do", "set"}, {"state", state}}.dump());
  EXPECT_EQ(refused["error"]["code"], "bad_state");
  EXPECT_NE(refused["error"]["message"].get<std::string>().find("/candles"), std::string::npos);
  EXPECT_EQ(ask(engine,
                R"({"do":"patch","patch":[{"op":"replace","path":"/relic","value":"low"}]})")["ok"],
            true);
  const Json told = ask(engine, R"({"do":"draw","deck":"bag","next":["draught","quiet"]})");
  EXPECT_EQ(told["draws"], Json({{"bag", {"draught", "quiet"}}}));
  const Json heard = ask(engine, R"({"do":"choose","verb":"listen","args":{"door":"low"}})");
  EXPECT_EQ(heard["events"][1]["find"], "relic");
  EXPECT_EQ(heard["events"][2]["omen"], "draught");
  EXPECT_EQ(ask(engine, R"({"do":"check"})")["violations"], Json::array());
}

TEST(Engine, RefereesRequestsAreForReferees) {
  Engine engine = at_the_door();
  for (const char* name : {"state", "set", "patch", "dice", "draw", "check"})
    EXPECT_EQ(error_of(engine, Json{{"do", name}}.dump()), "referee_only") << name;
}

TEST(Engine, HelpShowsEveryRequestWithAnExample) {
  Engine engine(EngineOptions{.referee = true});
  const Json help = ask(engine, R"({"do":"help"})");
  EXPECT_GE(help["requests"].size(), 19U);
  for (const Json& request : help["requests"]) EXPECT_EQ(request["do"], request["example"]["do"]);
}

TEST(Engine, WhateverIsAskedWronglyIsRefusedAndChangesNothing) {
  Engine engine = at_the_door(true);
  const std::string before = engine.handle(R"({"do":"status"})");
  const std::string saved = engine.handle(R"({"do":"save"})");
  const std::string deep(5000, '[');
  const std::string lines[] = {
      "",
      " ",
      "nonsense",
      "{",
      "[]",
      "7",
      "null",
      "\"do\"",
      "{}",
      R"({"do":7})",
      R"({"do":"fly"})",
      R"({"do":"choose"})",
      R"({"do":"choose","n":-1})",
      R"({"do":"choose","n":99})",
      R"({"do":"choose","n":"0"})",
      R"({"do":"choose","n":1e400})",
      R"({"do":"choose","n":0.0})",
      R"({"do":"choose","n":99999999999999999999999})",
      R"({"do":"choose","n":0,"verb":"open"})",
      R"({"do":"choose","verb":"open","args":{"door":"attic"}})",
      R"({"do":"choose","verb":"open","args":{"window":"oak"}})",
      R"({"do":"choose","verb":"open","args":[1]})",
      R"({"do":"choose","verb":["open"]})",
      R"({"do":"choose","n":0,"seat":1})",
      R"({"do":"choose","n":0,"flick":{"candles":1}})",
      R"({"do":"new"})",
      R"({"do":"new","game":"chess"})",
      R"({"do":"new","game":5})",
      R"({"do":"new","game":"toy","seats":9})",
      R"({"do":"new","game":"toy","seats":5})",
      R"({"do":"new","game":"toy","seats":0})",
      R"({"do":"new","game":"toy","seed":-4})",
      R"({"do":"new","game":"toy","seed":"x"})",
      R"({"do":"new","game":"toy","options":{"a":"b"}})",
      R"({"do":"new","game":"toy","options":[]})",
      R"({"do":"new","game":"salem","preset":"hard"})",
      R"({"do":"new","game":"salem","preset":1})",
      R"({"do":"new","game":"toy","lang":"tlh"})",
      R"({"do":"new","game":"toy","players":["a","b"],"seats":1})",
      R"({"do":"load"})",
      R"({"do":"load","log":{}})",
      R"({"do":"load","log":"x"})",
      R"({"do":"undo"})",
      R"({"do":"undo","to":5})",
      R"({"do":"undo","turn":0})",
      R"({"do":"redo"})",
      R"({"do":"random","decisions":-1})",
      R"({"do":"random","decisions":"all"})",
      R"({"do":"random","seed":-1})",
      R"({"do":"bot"})",
      R"({"do":"bot","bot":"search","iterations":0})",
      R"({"do":"set"})",
      R"({"do":"set","state":[]})",
      R"({"do":"set","state":{}})",
      R"({"do":"patch","patch":{}})",
      R"({"do":"patch","patch":[1]})",
      R"({"do":"patch","patch":[{"op":"remove","path":"/candles"}]})",
      R"({"do":"dice","next":[]})",
      R"({"do":"dice","next":[0]})",
      R"({"do":"dice","next":6})",
      R"({"do":"draw","deck":"attic","next":["quiet"]})",
      R"({"do":"draw","deck":"bag","next":["thunder"]})",
      R"({"do":"draw","deck":"bag"})",
      "{\"do\":\"status\",\"x\":\"\xff\xfe\"}",
      deep,
      R"({"do":"set","state":)" + deep,
  };
  for (const std::string& line : lines) {
    const Json reply = ask(engine, line);
    EXPECT_EQ(reply["ok"], false) << line;
    EXPECT_FALSE(reply["error"]["code"].get<std::string>().empty()) << line;
    EXPECT_GT(reply["error"]["message"].get<std::string>().size(), 10U) << line;
    ASSERT_EQ(engine.handle(R"({"do":"status"})"), before) << line;
  }
  EXPECT_EQ(engine.handle(R"({"do":"save"})"), saved);
}

TEST(Engine, ALineThatIsTooLongIsRefused) {
  EngineOptions options;
  options.longest_line = 100;
  Engine engine(options);
  EXPECT_EQ(error_of(engine, std::string(101, ' ')), "too_long");
}

TEST(Engine, WithoutATableThereIsNothingToPlay) {
  Engine engine;
  for (const char* name : {"status", "choose", "see", "random", "bot", "undo", "redo", "save"})
    EXPECT_EQ(error_of(engine, Json{{"do", name}}.dump()), "no_table") << name;
}

}  // namespace
}  // namespace tavola::play
