// The scenario runner itself: that it passes what holds, and fails what does not with what it found
// instead.
#include "play/scenarios/scenario.h"

#include <gtest/gtest.h>

#include "core/json.h"

namespace tavola::play {
namespace {

/// The toy's table with the relic behind the low door, and the given fields besides.
ScenarioReport run(const char* fields) {
  Json scenario = Json::parse(R"({"title":"A door","rules":["TY-022"],"game":"toy","seats":2,
      "patch":[{"op":"replace","path":"/relic","value":"low"}]})");
  scenario.update(Json::parse(fields));
  return run_scenario(scenario);
}

std::string only_failure(const char* fields) {
  const ScenarioReport report = run(fields);
  return report.failures.size() == 1 ? report.failures.front()
                                     : std::to_string(report.failures.size()) + " failures";
}

constexpr const char* kFound = R"(
  "dice":[5], "play":[{"verb":"open","args":{"door":"low"}}])";

TEST(Scenario, HoldsWhatIsTrue) {
  const ScenarioReport report = run((std::string("{") + kFound + R"(,"expect":[
      {"path":"/candles","is":7}, {"path":"/candles","at_least":7,"at_most":7,"is_not":6},
      {"path":"/bag/loose","count":11}, {"path":"/bag/loose","contains":"quiet"},
      {"path":"/doors/6","exists":false},
      {"event":"opened","rule":"TY-022","door":"low","find":"relic"},
      {"event":"opened","rule":"TY-022","with":{"door":"low","find":"relic"}},
      {"no_event":"opened","with":{"door":"oak"}},
      {"event":"rolled","die":5,"times":1}, {"no_event":"lost"}, {"applies":"TY-020"},
      {"over":true}, {"decision":null}, {"result":{"won":true,"ending":"found"}},
      {"sees":{"seat":1,"path":"/areas/3/badges/0/text","is":"relic"}}]})")
                                        .c_str());
  EXPECT_TRUE(report.passed()) << report.failures.front();
  EXPECT_EQ(report.rules, std::vector<std::string>{"TY-022"});
}

TEST(Scenario, SaysWhatWasFoundInstead) {
  const std::pair<const char*, const char*> cases[] = {
      {R"({"path":"/candles","is":3})", "found 7"},
      {R"({"path":"/candles","is":3,"exists":true})", "found 7"},
      {R"({"path":"/lamps","is":3})", "nothing at that path"},
      {R"({"path":"/candels","is":7})", "did you mean \"candles\"?"},
      {R"({"path":"candles","is":7})", "begins with \"/\""},
      {R"({"path":"/relic","is":"lwo"})", "should be one of"},
      {R"({"path":"/relic","is_not":"lwo"})", "did you mean \"low\"?"},
      {R"({"path":"/relic","is_not":7})", "should be one of"},
      {R"({"path":"/candles","is_not":70})", "from 0 to 7"},
      {R"({"path":"/bag/loose","lacks":"draghut"})", "did you mean \"draught\"?"},
      {R"({"path":"/bag/loose","contains":"draghut"})", "did you mean \"draught\"?"},
      {R"({"path":"/doors","lacks":{}})", "known_to is missing; an entry is named with all"},
      {R"({"path":"/bag","lacks":"tpo"})", "has no \"tpo\"; there are bottom, loose, top"},
      {R"({"path":"/doors/0","has":{"known_by":[]}})", "is not a field"},
      {R"({"path":"/nothing","exists":false})", "has no \"nothing\""},
      {R"({"path":"/candels","exists":false})", "did you mean \"candles\"?"},
      {R"({"path":"/bag/loos","exists":false})", "did you mean \"loose\"?"},
      {R"({"path":"/bag/loose/last","exists":false})", "is a list of"},
      {R"({"path":"/candles/0","exists":false})", "has nothing below it"},
      {R"({"path":"/candles","was":3})", "not understood"},
      {R"({"path":"/candles"})", "needs is"},
      {R"({"event":"opened","door":"oak"})", "it happened 0 times"},
      {R"({"event":"exploded"})", "no event of this game"},
      {R"({"event":"opened","colour":"oak"})", "no field"},
      {R"({"event":"opened","with":{"door":"oak"}})", "it happened 0 times"},
      {R"({"event":"opened","with":{"colour":"oak"}})", "no field \"colour\""},
      {R"({"event":"opened","with":"oak"})", "no field \"with\""},
      {R"({"event":"rolled","times":2})", "it happened 1 times"},
      {R"({"no_event":"opened"})", "it happened 1 times"},
      {R"({"no_event":"opend"})", "did you mean \"opened\"?"},
      {R"({"no_event":"opened","door":"celar"})", "is no door, which \"door\" is; there are"},
      {R"({"no_event":"opened","with":{"door":"oka"}})", "did you mean \"oak\"?"},
      {R"({"no_event":"opened","door":3})", "is the name of a door"},
      {R"({"no_event":"rolled","die":"five"})", "is a number"},
      {R"({"no_event":"rolled","rule":"TY-999"})", "stands in no ledger"},
      {R"({"no_event":"rolled","during":"dael"})", "\"during\" is \"deal\""},
      {R"({"applies":"TY-031"})", "no event"},
      {R"({"applies":"TY-310"})", "stands in no ledger"},
      {R"({"over":false})", "the game is over"},
      {R"({"result":{"won":false}})", "found"},
      {R"({"result":{"ending":"darknes"}})", "did you mean \"darkness\"?"},
      {R"({"decision":{"prompt":"turn"}})", "over"},
      {R"({"offers":{"verb":"open"}})", "over"},
      {R"({"offers":{"verb":"dance"}})", "no verb"},
      {R"({"not_offered":{"verb":"opne"}})", "did you mean \"open\"?"},
      {R"({"not_offered":{"verb":"open","args":{"door":"celar"}}})", "is no door"},
      {R"({"not_offered":{"verb":"open","args":{"gate":"oak"}}})",
       "the verb has no field \"gate\""},
      {R"({"not_offered":{"verb":"open","rule":"TY-999"}})", "stands in no ledger"},
      {R"({"refused":{"verb":"open","args":{"door":"celar"}}})", "is no door"},
      {R"({"sees":{"seat":0,"path":"/aras/0/badges","exists":false}})", "did you mean \"areas\"?"},
      {R"({"sees":{"seat":0,"path":"/areas/0/bages","exists":false}})", "did you mean \"badges\"?"},
      {R"({"sees":{"seat":1,"nowhere":"relic"}})", "in the scene"},
      {R"({"wishes":1})", "one of"},
  };
  for (const auto& [expectation, found] : cases) {
    const std::string failure =
        only_failure((std::string("{") + kFound + ",\"expect\":[" + expectation + "]}").c_str());
    EXPECT_NE(failure.find(found), std::string::npos) << expectation << " gave: " << failure;
  }
}

TEST(Scenario, LooksAtDecisionsAndWhatTheyOffer) {
  const ScenarioReport report = run(R"({"play":[
      {"expect":[{"decision":{"prompt":"turn","seat":0,"rule":"TY-010","rest":true}},
                 {"offers":{"verb":"open","args":{"door":"oak"},"rule":"TY-012"}},
                 {"offers":{"verb":"listen"},"times":6},
                 {"not_offered":{"verb":"burn"}},
                 {"refused":{"verb":"burn"},"because":"not offered"},
                 {"refused":{"patch":[{"op":"replace","path":"/candles","value":9}]},
                  "because":"/candles"}]},
      {"verb":"listen","args":{"door":"oak"}},
      {"expect":[{"sees":{"seat":0,"path":"/areas/0/badges","exists":true}},
                 {"sees":{"seat":1,"path":"/areas/0/badges","exists":false}},
                 {"event":"heard","private":[0]}]},
      {"undo":1}, {"expect":[{"no_event":"heard"}]}, {"redo":1}, {"reload":true},
      {"until":{"seat":0,"prompt":"turn"},"prefer":["listen"]},
      {"expect":[{"not_offered":{"verb":"listen","args":{"door":"oak"}}}]},
      {"repeat":2,"play":[{"random":1}]}, {"bot":"greedy","decisions":1},
      {"random":"end","seed":4}, {"expect":[{"over":true}]}]})");
  EXPECT_TRUE(report.passed()) << report.failures.front();
}

TEST(Scenario, RefusesWhatItDoesNotUnderstand) {
  const std::pair<const char*, const char*> cases[] = {
      {R"({"plays":[]})", "\"plays\" is no part of a scenario"},
      {R"({"plays":[]})", "did you mean \"play\"?"},
      {R"({"expect":[]})", "expects nothing"},
      {R"({"play":[{"expect":[]}]})", "play[0].expect expects nothing"},
      {R"({"expect":[{"decision":{"prompt":"turm"}}]})", "did you mean \"turn\"?"},
      {R"({"expect":[{"decision":{"args":{}}}]})", "name it as \"prompt\""},
      {R"({"expect":[{"decision":{"prompt":"turn","rule":"TY-999"}}]})", "no ledger"},
      {R"({"rules":["TY-999"],"play":[]})", "no ledger"},
      {R"({"game":"chess","play":[]})", "chess"},
      {R"({"seats":7,"play":[]})", "1 to 4"},
      {R"({"play":[{"jump":1}]})", "a step has"},
      {R"({"play":[{"verb":"open","door":"oak"}]})", "not understood"},
      {R"({"play":[{"verb":"open"}]})", "may mean"},
      {R"({"play":[{"n":77}]})", "does not exist"},
      {R"({"dice":[9],"play":[]})", "1 to 6"},
      {R"({"dice":[3],"play":[]})", "not rolled"},
      {R"({"draw":{"bag":["quiet"]},"play":[]})", "not drawn"},
      {R"({"patch":[{"op":"replace","path":"/candles","value":50}],"play":[]})", "/candles"},
      {R"({"play":[{"until":{"prompt":"dinner"}}]})", "no prompt"},
      {R"({"play":[{"until":{"seat":1,"prompt":"burn"},"prefer":["listen"],"most":3}]})",
       "did not come about"},
      {R"({"play":{}})", "list of steps"},
      {R"({"expect":{}})", "list of expectations"},
  };
  for (const auto& [fields, found] : cases) {
    const std::string failure = only_failure(fields);
    EXPECT_NE(failure.find(found), std::string::npos) << fields << " gave: " << failure;
  }
}

TEST(Scenario, TellsTheStoryOfAFailure) {
  const ScenarioReport report =
      run((std::string("{") + kFound + R"(,"expect":[{"over":false}]})").c_str());
  ASSERT_FALSE(report.passed());
  std::string story;
  for (const std::string& line : report.story) story += line + "\n";
  EXPECT_NE(story.find("TY-022"), std::string::npos) << story;
}

TEST(Scenario, SaysWhatTheTableAsksWhenTheLastExpectationFails) {
  const auto last_line = [](const std::string& fields) {
    const ScenarioReport report = run(fields.c_str());
    EXPECT_FALSE(report.passed());
    return report.story.empty() ? "" : report.story.back();
  };
  const std::string asked = last_line(R"({"expect":[{"path":"/candles","is":3}]})");
  EXPECT_NE(asked.find("Now seat 0 is asked \"turn\" (TY-010); offered was"), std::string::npos)
      << asked;
  EXPECT_NE(asked.find("listen"), std::string::npos) << asked;
  EXPECT_EQ(last_line(std::string("{") + kFound + R"(,"expect":[{"over":false}]})"),
            "Now the game is over.");
}

TEST(Scenario, FindsSlipsInValuesOfEveryGame) {
  struct Case {
    const char* game;
    const char* expectation;
    const char* found;
  };
  const Case cases[] = {
      {"arkham", R"({"path":"/investigators/0/place","is_not":"genral_store"})",
       "did you mean \"general_store\"?"},
      {"arkham", R"({"path":"/decks/cup/loose","lacks":"cultits"})", "did you mean \"cultist\"?"},
      {"arkham", R"({"path":"/decks/cup/loose","lacks":"zombi"})", "did you mean \"zombie\"?"},
      {"arkham", R"({"path":"/monsters","lacks":{"kind":"zombie","place":"woods"}})",
       "an entry is named with all its fields"},
      {"arkham", R"({"path":"/investigators/0/sanitty","exists":false})",
       "did you mean \"sanity\"?"},
      {"salem", R"({"path":"/players/0/hand","lacks":"churhc"})", "did you mean \"church\"?"},
      {"salem", R"({"path":"/plyers/0/hand","exists":false})", "did you mean \"players\"?"},
      {"catacombs", R"({"path":"/decks/equipment/loose","lacks":"healing_poiton"})",
       "did you mean \"healing_potion\"?"},
      {"avalon", R"({"path":"/characters/0/possessions/items","lacks":"item_slign"})",
       "did you mean \"item_sling\"?"},
  };
  for (const Case& each : cases) {
    const auto reports =
        run_scenario_text(R"({"title":"A slip","game":")" + std::string(each.game) +
                          R"(","expect":[)" + each.expectation + "]}");
    ASSERT_EQ(reports.size(), 1U);
    ASSERT_EQ(reports[0].failures.size(), 1U) << each.expectation;
    EXPECT_NE(reports[0].failures[0].find(each.found), std::string::npos)
        << each.expectation << " gave: " << reports[0].failures[0];
  }
}

TEST(Scenario, ArgumentsOfADecisionAreComparedWhole) {
  const auto failures = [](const std::string& args) {
    const ScenarioReport report =
        run((R"({"dice":[2],"play":[{"verb":"open","args":{"door":"low"}}],"expect":[{"decision":
            {"prompt":"burn","args":)" +
             args + "}}]}")
                .c_str());
    return report.passed() ? std::string() : report.failures.front();
  };
  EXPECT_EQ(failures(R"({"die":2})"), "");
  EXPECT_NE(failures("{}").find("\"args\" are compared whole"), std::string::npos)
      << failures("{}");
  EXPECT_NE(failures(R"({"dye":2})").find("did you mean \"die\"?"), std::string::npos);
}

TEST(Scenario, WhichOfAFileIsWrongIsSaid) {
  const auto reports = run_scenario_text(R"([{"title":"One","game":"toy","play":[]},
      {"title":"Two","game":"toy","plya":[]}, {"game":"toy","play":[]}])");
  ASSERT_EQ(reports.size(), 3U);
  EXPECT_EQ(reports[1].title, "Two");
  EXPECT_NE(reports[1].failures.front().find("scenario 2: \"plya\" is no part"), std::string::npos)
      << reports[1].failures.front();
  EXPECT_EQ(reports[2].title, "(scenario 3, without a title)");
}

TEST(Scenario, AFileHoldsOneOrAList) {
  const char* one = R"({"title":"One","game":"toy","play":[]})";
  EXPECT_EQ(run_scenario_text(one).size(), 1U);
  EXPECT_EQ(run_scenario_text(std::string("[") + one + "," + one + "]").size(), 2U);
  for (const char* wrong :
       {"", "[", "[]", "7", "{}", R"({"scenarios":7})", R"({"scenarios":[],"comon":{}})",
        R"({"scenarios":[{}],"common":[]})"}) {
    const auto reports = run_scenario_text(wrong);
    ASSERT_EQ(reports.size(), 1U) << wrong;
    EXPECT_FALSE(reports.front().passed()) << wrong;
  }
}

TEST(Scenario, WhatAllHaveInCommonIsWrittenOnce) {
  const auto reports = run_scenario_text(R"({
    "common": {"game": "toy", "set": {"/candles": 4, "/relic": "low"},
               "expect": [{"path": "/candles", "is": 4}]},
    "scenarios": [
      {"title": "Both", "expect": [{"path": "/relic", "is": "low"}]},
      {"title": "Its own", "set": {"/relic": "oak"}, "expect": [{"path": "/relic", "is": "oak"}]},
      {"title": "Still held to the rest", "set": {"/candles": 3}}]})");
  ASSERT_EQ(reports.size(), 3U);
  EXPECT_TRUE(reports[0].passed()) << reports[0].failures.front();
  EXPECT_TRUE(reports[1].passed()) << reports[1].failures.front();
  EXPECT_FALSE(reports[2].passed());
}

TEST(Scenario, ComparesSeveralFieldsAtOnce) {
  const auto holds = [](const char* has) {
    return run_scenario_text(std::string(R"({"title":"Has","game":"toy","seats":1,)") +
                             R"("expect":[{"path":"","has":)" + has + "}]}")
        .front()
        .passed();
  };
  EXPECT_TRUE(holds(R"({"candles": 7, "bag": {"bottom": []}})"));
  EXPECT_FALSE(holds(R"({"candles": 7, "bag": {"bottom": ["quiet"]}})"));
  EXPECT_FALSE(holds(R"({"candels": 7})"));
}

TEST(Scenario, ShowsOnlyWhatIsInTheBox) {
  const auto shows = [](const char* id) {
    return run_scenario_text(std::string(R"({"title":"S","game":"arkham","play":[],"shows":[")") +
                             id + "\"]}")
        .front();
  };
  EXPECT_TRUE(shows("lantern").passed());
  EXPECT_EQ(shows("lantern").shows, std::vector<std::string>{"lantern"});
  EXPECT_FALSE(shows("lamp").passed());
}

}  // namespace
}  // namespace tavola::play
