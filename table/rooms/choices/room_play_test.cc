// Playing at a table: who may choose, when others are told, and what is left when keeping fails.
#include "games/registry.h"
#include "rooms/room/room_for_tests.h"
#include "rooms/story/room_turns.h"

namespace tavola::rooms {
namespace {

using Strings = std::vector<std::string>;

TEST(RoomPlay, WhoSitsIsSentRoomChatLogAndScene) {
  TestTable table;
  const Json reply = table.come(1, {"seat0", "host"});
  EXPECT_EQ(reply["you"], Json({{"seats", {0}}, {"host", true}}));
  EXPECT_EQ(reply["view"], 0);
  TestGuest& ada = table.guest(1);
  EXPECT_EQ(ada.types(), (Strings{"reply", "room", "chat", "log", "scene"}));
  const Json room = ada.last("room")["room"];
  EXPECT_EQ(room["title"], "Thursday");
  EXPECT_EQ(room["seats"][0], Json({{"seat", 0},
                                    {"name", "Ada"},
                                    {"bot", nullptr},
                                    {"stand_in", false},
                                    {"open", false},
                                    {"here", true},
                                    {"letter", "A"}}));
  EXPECT_EQ(room["seats"][1]["here"], false);
  EXPECT_EQ(ada.last("scene")["same"], Json::array());
  EXPECT_EQ(ada.last("scene")["scene"]["viewer"], 0);
  EXPECT_EQ(ada.last("log")["keep"], -1);
  EXPECT_FALSE(ada.log().empty());
}

TEST(RoomPlay, TokensDecideWhoMayComeIn) {
  TestTable table;
  EXPECT_EQ(table.code(table.come(1, {})), "no_token");
  EXPECT_EQ(table.code(table.come(2, {"seat8", "seat9"})), "wrong_token");
  EXPECT_EQ(table.code(table.come(3, {""})), "wrong_token");
  const Json watcher = table.come(4, {"watch"});
  EXPECT_EQ(watcher["view"], "spectator");
  EXPECT_EQ(watcher["you"]["seats"], Json::array());
  EXPECT_EQ(table.guest(1).types(), (Strings{"reply"}));
  EXPECT_EQ(table.come(5, {"seat0", "seat9"})["you"]["seats"], Json::array({0}))
      << "one that opens nothing any more keeps nobody out";

  NewTable open_house = TestTable::wishes("salem", 2, 5);
  open_house.listed = true;
  TestTable listed(open_house);
  EXPECT_EQ(listed.code(listed.come(1, {})), "ok");
  EXPECT_EQ(listed.code(listed.say(1, {{"do", "chat"}, {"text", "hello"}})), "no_token");
}

TEST(RoomPlay, NothingIsToldBeforeItIsKept) {
  TestTable table;
  table.everybody_comes();
  const GuestId who = table.decider() + 1U;
  const GuestId other = 3 - who;
  const auto heard = table.guest(other).heard.size();
  const auto own = table.guest(who).heard.size();
  const Json early =
      table.say(who, {{"do", "choose"}, {"revision", 0}, {"n", 0}}, /*settle=*/false);
  EXPECT_TRUE(early.is_null());
  EXPECT_EQ(table.session().point(), 1U);
  EXPECT_EQ(table.guest(other).heard.size(), heard);
  EXPECT_EQ(table.guest(who).heard.size(), own);
  // Whoever asks meanwhile is answered afterwards.
  EXPECT_TRUE(table.say(other, {{"do", "ping"}}, false).is_null());
  const auto late = std::make_shared<TestGuest>();
  table.room->enter(9, late);
  table.room->receive(
      9, {{"id", 1}, {"do", "sit"}, {"table", "k3m9"}, {"tokens", {"watch"}}, {"lang", "en"}});
  EXPECT_TRUE(late->heard.empty());
  table.house.settle();
  EXPECT_EQ(table.guest(who).heard[own]["type"], "reply");
  EXPECT_EQ(table.guest(who).heard[own]["ok"], true);
  EXPECT_EQ(table.guest(other).last("scene")["revision"], 1);
  EXPECT_EQ(late->last("scene")["revision"], 1);
  EXPECT_EQ(table.house.entries.size(), 1U);
}

TEST(RoomPlay, AChoiceThatIsNotKeptHasNotHappened) {
  TestTable table;
  table.everybody_comes();
  Random random(3);
  table.play(11, random);
  const std::uint64_t hash = table.session().table().hash();
  const Json scene = table.guest(1).scene();
  const Json log = table.guest(1).log();
  table.house.failing = true;
  const Json reply = table.choose(table.decider() + 1U, 0);
  EXPECT_EQ(table.code(reply), "busy");
  EXPECT_EQ(reply["error"]["message"], "The disk is full.");
  EXPECT_EQ(table.session().table().hash(), hash);
  EXPECT_EQ(table.session().point(), 11U);
  EXPECT_EQ(table.revision(), 11U);
  EXPECT_EQ(table.guest(1).scene(), scene);
  EXPECT_EQ(table.code(table.say(1, {{"do", "chat"}, {"text", "lost"}})), "busy");
  EXPECT_EQ(table.code(table.say(1, {{"do", "name"}, {"seat", 0}, {"name", "Eva"}})), "busy");
  EXPECT_EQ(table.code(table.say(1, {{"do", "undo"}, {"steps", 1}})) == "busy" ||
                table.guest(1).last("room")["room"]["request"].is_object(),
            true);
  EXPECT_EQ(table.session().table().hash(), hash);
  table.house.failing = false;
  EXPECT_EQ(table.code(table.choose_any(random)), "ok");
  EXPECT_EQ(table.guest(1).scene(), table.guest(1).scene());
  TestHouse other;
  EXPECT_EQ(table.reopened(other)->session().table().hash(), table.session().table().hash());
}

TEST(RoomPlay, ChoicesOfTheWrongSeatRevisionOrOptionAreRefused) {
  TestTable table;
  table.everybody_comes();
  table.come(3, {"watch"});
  const GuestId who = table.decider() + 1U;
  const GuestId other = 3 - who;
  EXPECT_EQ(table.code(table.choose(other, 0)), "not_yours");
  EXPECT_EQ(table.code(table.choose(3, 0)), "not_seated");
  EXPECT_EQ(table.code(table.choose(who, 300)), "not_offered");
  EXPECT_EQ(table.code(table.say(who, {{"do", "choose"}, {"revision", 7}, {"n", 0}})), "stale");
  EXPECT_EQ(table.session().point(), 0U);
  EXPECT_EQ(table.code(table.choose(who, 0)), "ok");
  // The same message once more.
  EXPECT_EQ(table.code(table.say(who, {{"do", "choose"}, {"revision", 0}, {"n", 0}})), "stale");
  EXPECT_EQ(table.session().point(), 1U);
}

TEST(RoomPlay, AMeasuredChoiceBringsItsIntegers) {
  TestTable table("toy", 2, 28);
  table.everybody_comes();
  while (table.session().table().decision().parameters.empty() && !table.session().table().over()) {
    const auto open = table.session().all_like({"open", {}});
    ASSERT_FALSE(open.empty());
    ASSERT_EQ(table.code(table.choose(table.decider() + 1U, open.front())), "ok");
  }
  ASSERT_FALSE(table.session().table().over()) << "no die was too low with this seed";
  const GuestId who = table.decider() + 1U;
  const auto with = [&](Json flick) {
    return table.code(table.say(
        who,
        {{"do", "choose"}, {"revision", table.revision()}, {"n", 0}, {"flick", std::move(flick)}}));
  };
  EXPECT_EQ(table.code(table.choose(who, 0)), "missing_field");
  EXPECT_EQ(with({{"candles", 99}}), "bad_field");
  EXPECT_EQ(with({{"candles", 0}, {"x", 1}}), "bad_field");
  EXPECT_EQ(with(Json::array({1})), "bad_field");
  EXPECT_EQ(with({{"candles", 0}}), "ok");
}

TEST(RoomPlay, APreviewTellsWhatAnAnswerWouldDoAndChangesNothing) {
  NewTable wished = TestTable::wishes("catacombs", 2, 3);
  wished.options["help"] = "path";
  TestTable table(wished);
  table.everybody_comes();
  Random random(5);
  const auto measured = [&table] { return table.session().all_like({"flick", {}}); };
  for (int count = 0; count < 60 && measured().empty(); ++count)
    ASSERT_EQ(table.code(table.choose_any(random)), "ok");
  ASSERT_FALSE(measured().empty());
  const GuestId who = table.decider() + 1U;
  Json asks = {{"do", "preview"},
               {"revision", table.revision()},
               {"n", measured().front()},
               {"flick", {{"dx", 30000}, {"dy", 100}, {"speed", 900}}}};
  const auto hash = table.session().table().hash();
  const Json reply = table.say(who, asks);
  ASSERT_EQ(table.code(reply), "ok");
  ASSERT_EQ(reply["acts"].size(), 1U);
  EXPECT_EQ(reply["acts"][0]["do"], "motion");
  EXPECT_FALSE(reply["acts"][0]["courses"].empty());
  EXPECT_EQ(table.session().table().hash(), hash);
  EXPECT_EQ(table.code(table.say(3 - who, asks)), "not_yours");
  asks["n"] = 200;
  asks.erase("flick");
  EXPECT_EQ(table.code(table.say(who, asks)), "not_offered");
  asks["revision"] = 9999;
  EXPECT_EQ(table.code(table.say(who, asks)), "stale");
}

TEST(RoomPlay, UnchangedPartsOfASceneAreLeftOut) {
  TestTable table;
  table.everybody_comes();
  Random random(8);
  ASSERT_EQ(table.code(table.choose_any(random)), "ok");
  const Json message = table.guest(1).last("scene");
  const Json& same = message["same"];
  EXPECT_NE(std::find(same.begin(), same.end(), "links"), same.end());
  EXPECT_NE(std::find(same.begin(), same.end(), "layers"), same.end());
  for (const Json& part : same) EXPECT_FALSE(message["scene"].contains(part.get<std::string>()));
  // Put together they are what somebody sees who comes anew.
  table.come(7, {"seat0"});
  EXPECT_EQ(table.guest(7).scene(), table.guest(1).scene());
  EXPECT_EQ(table.guest(7).log(), table.guest(1).log());
}

TEST(RoomPlay, TheLogComesBeforeTheSceneAndHasHeadings) {
  TestTable table;
  table.everybody_comes();
  Random random(8);
  const std::size_t before = table.guest(1).heard.size();
  ASSERT_EQ(table.code(table.choose_any(random)), "ok");
  Strings types;
  for (std::size_t i = before; i < table.guest(1).heard.size(); ++i) {
    const std::string type = table.guest(1).heard[i]["type"];
    if (type == "log" || type == "scene") types.push_back(type);
  }
  EXPECT_EQ(types, (Strings{"log", "scene"}));
  const Json log = table.guest(1).last("log");
  EXPECT_EQ(log["keep"], 0);
  EXPECT_EQ(log["entries"][0]["kind"], "choice");
  EXPECT_EQ(log["entries"][0]["point"], 1);
  EXPECT_EQ(log["entries"][0]["turn"]["round"], 1);
  const std::string heading = log["entries"][0]["turn"]["text"];
  EXPECT_TRUE(heading == "Round 1 · Ada" || heading == "Round 1 · Bruno") << heading;
}

TEST(RoomPlay, AGameMayHeadItsLogInItsOwnWords) {
  const auto avalon = games::open("avalon");
  ASSERT_TRUE(avalon.has_value()) << avalon.error();
  Turn turn;
  turn.round = 3;
  const auto heads = [&](words::Language language) {
    return heading({.title = *avalon, .language = language, .names = {}}, turn);
  };
  EXPECT_EQ(heads(words::Language::kEnglish), "Day 3");
  EXPECT_EQ(heads(words::Language::kItalian), "Giorno 3");
  EXPECT_EQ(heads(words::Language::kSpanish), "Día 3");
}

TEST(RoomPlay, WhoDoesNotStopForOffersIsNotAskedForThemAlone) {
  TestTable table(TestTable::wishes("salem", 2, 5));
  table.everybody_comes();
  const auto only_offers = [&table] {
    const Table& at = table.session().table();
    return !at.over() && at.decision().only_stands_open();
  };
  Random random(4);
  for (int i = 0; i < 400 && !only_offers() && !table.session().table().over(); ++i)
    ASSERT_EQ(table.code(table.choose_any(random)), "ok");
  ASSERT_TRUE(only_offers()) << "two who stand together may exchange";
  EXPECT_EQ(table.code(table.say(1, {{"do", "offers"}})), "missing_field");
  const GuestId who = table.decider() + 1U;
  EXPECT_EQ(table.guest(who).last("room")["room"]["stops"], true);
  const std::size_t before = table.session().point();
  ASSERT_EQ(table.code(table.say(who, {{"do", "offers"}, {"stop", false}})), "ok");
  // The question that was open is passed at once, by a choice like any other.
  EXPECT_EQ(table.session().point(), before + 1);
  EXPECT_EQ(table.session().record(before).n, 0);
  EXPECT_EQ(table.guest(who).last("room")["room"]["stops"], false);
  EXPECT_EQ(table.guest(3 - who).last("room")["room"]["stops"], true) << "each seat for itself";
  ASSERT_EQ(table.code(table.say(3 - who, {{"do", "offers"}, {"stop", false}})), "ok");
  for (int i = 0; i < 60 && !table.session().table().over(); ++i) {
    EXPECT_FALSE(only_offers());
    ASSERT_EQ(table.code(table.choose_any(random)), "ok");
  }
  // After a restart it is still wished, and all is as it was.
  TestHouse other;
  const auto again = table.reopened(other);
  EXPECT_EQ(again->session().table().hash(), table.session().table().hash());
  EXPECT_TRUE(again->session().players()[0].passes_offers);
  ASSERT_EQ(table.code(table.say(1, {{"do", "offers"}, {"stop", true}})), "ok");
  EXPECT_EQ(table.guest(1).last("room")["room"]["stops"], true);
}

TEST(RoomPlay, AnAnswerThatGivesItself) {
  TestTable table;
  table.everybody_comes();
  const auto auto_pass = [&](GuestId id, Json always) {
    return table.code(table.say(
        id,
        {{"do", "auto"}, {"prompt", "take"}, {"always", std::move(always)}, {"until", "game"}}));
  };
  EXPECT_EQ(auto_pass(1, {{"verb", "pass"}, {"args", Json::object()}}), "ok");
  EXPECT_EQ(auto_pass(2, {{"verb", "pass"}}), "ok");
  EXPECT_EQ(auto_pass(2, {{"verb", "dance"}}), "bad_field");
  EXPECT_EQ(table.code(table.say(1, {{"do", "auto"}, {"prompt", "nap"}, {"always", nullptr}})),
            "bad_field");
  EXPECT_EQ(table.guest(1).last("room")["room"]["auto"][0]["prompt"], "take");
  Random random(4);
  int given = 0;
  for (int i = 0; i < 60 && !table.session().table().over(); ++i) {
    const Decision& decision = table.session().table().decision();
    EXPECT_NE(table.session().game().vocabulary().prompts[decision.prompt].name, "take");
    const std::size_t before = table.session().point();
    ASSERT_EQ(table.code(table.choose_any(random)), "ok");
    given += table.session().point() > before + 1;
  }
  EXPECT_GT(given, 0);
  // After a restart it still does.
  TestHouse other;
  const auto again = table.reopened(other);
  EXPECT_EQ(again->session().table().hash(), table.session().table().hash());
  EXPECT_EQ(auto_pass(1, nullptr), "ok");
  EXPECT_EQ(table.guest(1).last("room")["room"]["auto"], Json::array());
}

TEST(RoomPlay, BotsPlayAGameToItsEnd) {
  NewTable wished = TestTable::wishes("salem", 3, 11);
  wished.seats[0].bot = "greedy";
  wished.seats[1].bot = "random";
  wished.seats[2].bot = "search";
  TestTable table(wished, {.think_milliseconds = 2, .bot_pause = std::chrono::milliseconds(1)});
  EXPECT_TRUE(table.house.timers.empty()) << "a bot plays with nobody there";
  table.come(1, {"watch"});
  EXPECT_TRUE(table.room->busy());
  EXPECT_TRUE(table.guest(1).last("room")["room"]["thinking"].is_number());
  table.house.run();
  EXPECT_TRUE(table.session().table().over());
  EXPECT_TRUE(table.guest(1).scene().contains("outcome"));
  EXPECT_TRUE(table.guest(1).last("room")["room"]["thinking"].is_null());
  EXPECT_FALSE(table.room->busy());
  EXPECT_TRUE(table.house.summary.over);
}

TEST(RoomPlay, WhatAPersonMayAnswerIsLeftToThemWhileTheyAreThere) {
  NewTable wished = TestTable::wishes("avalon", 2, 11);
  wished.seats[0].bot = "greedy";
  TestTable table(wished, {.think_milliseconds = 2, .bot_pause = std::chrono::milliseconds(1)});
  table.come(1, {"seat1"});
  const auto shared = [&table] {
    const Decision& decision = table.session().table().decision();
    return decision.seat == 0 && decision.seats.has(1);
  };
  table.house.run();
  for (int i = 0; i < 40 && !shared(); ++i) {
    ASSERT_EQ(table.code(table.choose(1, 0)), "ok");
    table.house.run();
  }
  ASSERT_TRUE(shared()) << "the bot's number is the lowest, so that it would answer for the Party";
  EXPECT_TRUE(table.guest(1).scene()["decision"]["yours"]);
  EXPECT_TRUE(table.guest(1).last("room")["room"]["thinking"].is_null());
  const auto point = table.session().point();
  table.come(2, {"watch"});
  table.go(1);
  table.house.run();
  EXPECT_GT(table.session().point(), point) << "nobody is there any more who could";
}

TEST(RoomPlay, ABotThatComesTooLateIsNotHeard) {
  NewTable wished = TestTable::wishes("salem", 2, 5);
  wished.seats[0].bot = "greedy";
  wished.seats[1].bot = "greedy";
  TestTable table(wished, {.bot_pause = std::chrono::milliseconds(0)});
  table.come(1, {"host", "seat0", "seat1"});
  ASSERT_EQ(table.house.thoughts.size(), 1U);
  const Seat seat = table.decider();
  // The host makes the chair free while the bot thinks.
  ASSERT_EQ(table.code(table.say(1, {{"do", "bot"}, {"seat", seat}, {"bot", nullptr}})), "ok");
  table.house.run();
  EXPECT_EQ(table.session().point(), 0U);
  EXPECT_TRUE(table.guest(1).last("room")["room"]["thinking"].is_null());
}

TEST(RoomPlay, ABotGoesOnWhenKeepingWorksAgain) {
  NewTable wished = TestTable::wishes("salem", 2, 5);
  wished.seats[0].bot = "greedy";
  wished.seats[1].bot = "greedy";
  TestTable table(wished, {.bot_pause = std::chrono::milliseconds(0)});
  table.house.failing = true;
  table.come(1, {"watch"});
  TestHouse::next(table.house.thoughts);
  table.house.settle();
  EXPECT_EQ(table.session().point(), 0U);
  ASSERT_EQ(table.house.timers.size(), 1U);
  table.house.failing = false;
  TestHouse::next(table.house.timers);
  TestHouse::next(table.house.thoughts);
  table.house.settle();
  EXPECT_EQ(table.session().point(), 1U);
}

TEST(RoomPlay, AHintIsForWhoMustDecide) {
  TestTable table;
  table.everybody_comes();
  const GuestId who = table.decider() + 1U;
  EXPECT_EQ(table.code(table.say(3 - who, {{"do", "hint"}})), "not_yours");
  EXPECT_EQ(table.code(table.say(who, {{"do", "hint"}, {"milliseconds", 99999}})), "bad_field");
  table.say(who, {{"do", "hint"}, {"milliseconds", 5}});
  EXPECT_EQ(table.code(table.say(who, {{"do", "hint"}, {"milliseconds", 5}})), "busy");
  table.house.run();
  Json hint;
  for (const Json& each : table.guest(who).heard)
    if (each.contains("options")) hint = each;
  ASSERT_TRUE(hint.is_object());
  ASSERT_EQ(hint["options"].size(), table.session().table().decision().options.size());
  const int tries = hint["options"][0]["tries"];
  for (const Json& option : hint["options"]) {
    EXPECT_GE(option["chance"], 0.0);
    EXPECT_LE(option["chance"], hint["options"][0]["chance"]) << "the best comes first";
    EXPECT_GE(option["spread"], 0.0);
    EXPECT_LE(option["spread"], 1.0);
    EXPECT_LE(std::abs(option["tries"].get<int>() - tries), 1) << "none is tried more than another";
    EXPECT_TRUE(option["alike"].is_boolean());
  }
  EXPECT_EQ(hint["options"][0]["alike"], true);
  EXPECT_TRUE(hint["same"].is_boolean());
  EXPECT_FALSE(hint["reason"].get<std::string>().empty());
}

// "Nothing" was what Enter gave beside an Item that could be used.
TEST(RoomPlay, AGuidedGameNeverSuggestsToDoNothingWhereSomethingIsAtHand) {
  for (const bool guided : {true, false}) {
    int idle = 0;
    int at_hand = 0;
    for (const std::uint64_t deal : {4, 5, 6}) {
      NewTable wished = TestTable::wishes("salem", 2, deal);
      wished.guided = guided;
      TestTable table(wished);
      table.everybody_comes();
      Random random(deal);
      for (int i = 0; i < 300 && !table.session().table().over(); ++i) {
        const Json scene = table.guest(table.decider() + 1U).scene();
        bool uses = false;
        bool nothing = false;
        for (const Json& option : scene["decision"]["options"]) {
          uses = uses || option.contains("on");
          nothing = nothing || (option.value("default", false) && !option.contains("on"));
        }
        at_hand += uses ? 1 : 0;
        idle += uses && nothing ? 1 : 0;
        ASSERT_EQ(table.code(table.choose_any(random)), "ok");
      }
    }
    EXPECT_GT(at_hand, 50);
    if (guided) EXPECT_EQ(idle, 0);
    if (!guided) EXPECT_GT(idle, 0) << "whoever knows the game goes on with Enter";
  }
}

}  // namespace
}  // namespace tavola::rooms
