// The people at a table: names, chat, languages, hot-seat, stand-ins, the host, and messages that
// nobody should send.
#include "rooms/room/room_for_tests.h"

namespace tavola::rooms {
namespace {

TEST(RoomPeople, SeveralPeopleAtOneScreenSeeNothingBeforeTheyAsk) {
  TestTable table;
  EXPECT_EQ(table.come(1, {"seat0", "seat1"})["view"], "spectator");
  EXPECT_EQ(table.guest(1).scene()["viewer"], "spectator");
  const Seat seat = table.decider();
  EXPECT_EQ(table.code(table.choose(1, 0)), "not_seated");
  EXPECT_EQ(table.code(table.say(1, {{"do", "view"}, {"seat", seat}})), "ok");
  EXPECT_EQ(table.guest(1).scene()["viewer"], seat);
  EXPECT_EQ(table.guest(1).scene()["decision"]["yours"], true);
  EXPECT_EQ(table.code(table.choose(1, 0)), "ok");
  EXPECT_EQ(table.session().record(0).seat, seat);
  EXPECT_EQ(table.code(table.say(1, {{"do", "view"}, {"seat", "spectator"}})), "ok");
  table.come(2, {"seat1"});
  EXPECT_EQ(table.code(table.say(2, {{"do", "view"}, {"seat", 0}})), "not_seated");
  EXPECT_EQ(table.code(table.say(2, {{"do", "view"}, {"seat", 9}})), "bad_field");
}

TEST(RoomPeople, ALanguageIsSpokenFromThenOn) {
  TestTable table;
  table.come(1, {"seat0"}, "it");
  table.come(2, {"seat1"});
  EXPECT_EQ(table.guest(1).scene()["clock"]["phases"][1]["text"],
            table.guest(1).last("scene")["scene"]["clock"]["phases"][1]["text"]);
  EXPECT_NE(table.guest(1).log(), table.guest(2).log());
  EXPECT_EQ(table.code(table.say(2, {{"do", "speak"}, {"lang", "it"}})), "ok");
  EXPECT_EQ(table.guest(1).log(), table.guest(2).log());
  EXPECT_EQ(table.guest(2).last("log")["keep"], -1);
  EXPECT_EQ(table.code(table.say(2, {{"do", "speak"}, {"lang", "de"}})), "bad_field");
  EXPECT_EQ(table.code(table.say(2, {{"do", "speak"}})), "missing_field");
}

TEST(RoomPeople, NamesAreKeptAndStandInEveryText) {
  TestTable table;
  table.everybody_comes();
  EXPECT_EQ(table.code(table.say(1, {{"do", "name"}, {"seat", 0}, {"name", " Éva  "}})), "ok");
  EXPECT_EQ(table.guest(2).last("room")["room"]["seats"][0]["name"], "Éva");
  EXPECT_EQ(table.guest(2).last("room")["room"]["seats"][0]["letter"], "É");
  EXPECT_EQ(table.guest(2).scene()["panels"][0]["title"], "Éva");
  EXPECT_NE(table.guest(2).log().dump().find("Éva"), std::string::npos);
  EXPECT_EQ(table.guest(2).log().dump().find("Ada"), std::string::npos);
  EXPECT_EQ(table.code(table.say(1, {{"do", "name"}, {"seat", 1}, {"name", "Mine"}})),
            "not_seated");
  EXPECT_EQ(table.code(table.say(1, {{"do", "name"}, {"seat", 0}, {"name", ""}})), "bad_field");
  EXPECT_EQ(table.code(table.say(1, {{"do", "name"}, {"seat", 0}, {"name", "a\nb"}})), "bad_field");
  EXPECT_EQ(table.code(table.say(1, {{"do", "name"}, {"seat", 0}, {"name", std::string(41, 'x')}})),
            "too_large");
  TestHouse other;
  EXPECT_EQ(table.reopened(other)->session().players()[0].name, "Éva");
}

TEST(RoomPeople, ChatIsHeardByAllAndKept) {
  TestTable table;
  table.come(1, {"seat0"});
  table.come(2, {"watch"});
  EXPECT_EQ(table.code(table.say(1, {{"do", "chat"}, {"text", "Where to?"}})), "ok");
  EXPECT_EQ(table.guest(2).last("chat")["lines"],
            Json::array({{{"name", "Ada"}, {"seat", 0}, {"text", "Where to?"}, {"time", 1000}}}));
  EXPECT_EQ(table.code(table.say(2, {{"do", "chat"}, {"text", "Church"}})), "ok");
  EXPECT_TRUE(table.guest(1).last("chat")["lines"][0]["seat"].is_null());
  table.come(3, {"seat1"});
  EXPECT_EQ(table.guest(3).last("chat")["lines"].size(), 2U);
  EXPECT_EQ(table.code(table.say(1, {{"do", "chat"}, {"text", std::string(501, 'a')}})),
            "too_large");
  std::string wide;
  for (int i = 0; i < 500; ++i) wide += "è";
  EXPECT_EQ(table.code(table.say(1, {{"do", "chat"}, {"text", wide}})), "ok");
  int refused = 0;
  for (int i = 0; i < 20; ++i)
    refused += table.code(table.say(1, {{"do", "chat"}, {"text", "again"}})) == "too_fast";
  EXPECT_EQ(refused, 16);
  EXPECT_EQ(table.guest(1).last("reply")["error"]["retry_after"], 2);
  table.house.time += 20;
  EXPECT_EQ(table.code(table.say(1, {{"do", "chat"}, {"text", "now"}})), "ok");
  TestTable again(StoredTable{table.stored.header, table.house.entries});
  again.come(1, {"seat0"});
  EXPECT_EQ(again.guest(1).last("chat")["lines"].size(), 8U);
}

TEST(RoomPeople, NobodyWhoLooksOnSpeaksUnderAPlayersName) {
  TestTable table;
  table.come(1, {"seat0"});
  GuestId id = 10;
  const auto speaks_as = [&](const std::string& name) {
    table.house.time += 20;
    table.come(++id, {"watch"});
    table.say(id, {{"do", "sit"}, {"table", "k3m9"}, {"tokens", {"watch"}}, {"name", name}});
    EXPECT_EQ(table.code(table.say(id, {{"do", "chat"}, {"text", "I agree."}})), "ok");
    const Json line = table.guest(1).last("chat")["lines"].back();
    EXPECT_TRUE(line["seat"].is_null());
    return line["name"].get<std::string>();
  };
  for (const char* alike : {"Ada", "ada", " A d a ", "A\u200Bda", "\u0410da", "BRUNO", "Brun0"})
    EXPECT_EQ(speaks_as(alike), "") << alike;
  EXPECT_EQ(speaks_as("Adam"), "Adam");
  EXPECT_EQ(speaks_as("Zoe"), "Zoe");
  // A player who takes the name later has it from then on.
  EXPECT_EQ(table.code(table.say(1, {{"do", "name"}, {"seat", 0}, {"name", "Zoe"}})), "ok");
  EXPECT_EQ(speaks_as("zoë"), "");
  EXPECT_EQ(speaks_as("Ada"), "Ada");
}

TEST(RoomPeople, WhoIsHereIsSeen) {
  TestTable table;
  table.everybody_comes();
  table.come(3, {"watch"});
  EXPECT_EQ(table.guest(1).last("room")["room"]["seats"][1]["here"], true);
  EXPECT_EQ(table.guest(1).last("room")["room"]["spectators"], 1);
  EXPECT_TRUE(table.house.summary.seats[1].here);
  table.go(2);
  table.go(3);
  EXPECT_EQ(table.guest(1).last("room")["room"]["seats"][1]["here"], false);
  EXPECT_EQ(table.guest(1).last("room")["room"]["spectators"], 0);
  EXPECT_FALSE(table.house.summary.seats[1].here);
  EXPECT_EQ(table.room->guests(), 1U);
}

TEST(RoomPeople, ABotStandsInForWhoIsAway) {
  TestTable table;
  table.everybody_comes();
  const auto stand_in = [&](GuestId id, Seat seat, Json bot) {
    return table.code(table.say(
        id, {{"do", "bot"}, {"seat", seat}, {"bot", std::move(bot)}, {"stand_in", true}}));
  };
  EXPECT_EQ(stand_in(1, 1, "greedy"), "bad_request") << "its person is here";
  table.go(2);
  EXPECT_EQ(stand_in(1, 1, "greedy"), "ok");
  EXPECT_EQ(table.guest(1).last("room")["room"]["seats"][1]["stand_in"], true);
  EXPECT_EQ(table.guest(1).last("room")["room"]["seats"][1]["bot"], "greedy");
  for (int i = 0; i < 8 && table.session().point() < 12; ++i) {
    table.house.run();
    if (table.decider() == 0) table.choose(1, 0);
  }
  bool played = false;
  for (std::size_t i = 0; i < table.session().point(); ++i)
    played = played || table.session().record(i).seat == 1;
  EXPECT_TRUE(played);
  table.come(3, {"seat1"});
  table.house.settle();
  EXPECT_EQ(table.code(table.choose(3, 0)), "not_yours");
  EXPECT_EQ(stand_in(1, 1, nullptr), "not_host");
  EXPECT_EQ(table.code(table.say(3, {{"do", "bot"}, {"seat", 1}, {"bot", nullptr}})), "ok");
  EXPECT_EQ(table.guest(3).last("room")["room"]["seats"][1]["stand_in"], false);
  EXPECT_TRUE(table.guest(3).last("room")["room"]["seats"][1]["bot"].is_null());
  TestHouse other;
  EXPECT_EQ(table.reopened(other)->summary().seats[1].bot, "");
}

TEST(RoomPeople, OnlyTheHostSeatsBotsAndHasTheLinks) {
  TestTable table;
  table.come(1, {"host", "seat0"});
  table.come(2, {"seat1"});
  table.come(3, {"watch"});
  const Json bot = {{"do", "bot"}, {"seat", 1}, {"bot", "random"}};
  EXPECT_EQ(table.code(table.say(2, bot)), "not_host");
  EXPECT_EQ(table.code(table.say(3, bot)), "not_seated");
  EXPECT_EQ(table.code(table.say(1, {{"do", "bot"}, {"seat", 1}, {"bot", "oracle"}})),
            "unknown_bot");
  EXPECT_EQ(table.code(table.say(1, {{"do", "bot"}, {"seat", 1}, {"bot", 3}})), "bad_field");
  EXPECT_EQ(table.code(table.say(1, bot)), "ok");
  EXPECT_EQ(table.session().players()[1].bot, "random");
  EXPECT_EQ(table.code(table.say(2, {{"do", "links"}})), "not_host");
  EXPECT_EQ(table.say(1, {{"do", "links"}})["tokens"],
            Json({{"host", "host"}, {"seats", {"seat0", "seat1"}}, {"spectator", "watch"}}));
}

TEST(RoomPeople, ARematchInvitesEverybody) {
  TestTable table;
  table.come(1, {"host", "seat0"});
  table.come(2, {"seat1"});
  table.come(3, {"watch"});
  EXPECT_EQ(table.code(table.say(2, {{"do", "rematch"}})), "not_host");
  EXPECT_EQ(table.code(table.say(1, {{"do", "rematch"}})), "ok");
  EXPECT_EQ(table.guest(1).last("rematch")["tokens"], Json::array({"h2", "n0"}));
  EXPECT_EQ(table.guest(2).last("rematch")["tokens"], Json::array({"n1"}));
  EXPECT_EQ(table.guest(3).last("rematch")["tokens"], Json::array({"w2"}));
  EXPECT_EQ(table.house.rematch_wishes.game, "salem");
  EXPECT_EQ(table.house.rematch_wishes.seats[1].name, "Bruno");
  EXPECT_FALSE(table.house.rematch_wishes.seed) << "the same deal again";
}

TEST(RoomPeople, ATrainingThatIsPlayedAgainMeetsAnotherEncounter) {  // TG-370
  const auto met = [](TestTable& table) {
    table.come(1, {"host", "seat0"});
    EXPECT_EQ(table.code(table.choose(1, 0)), "ok");  // a hero
    const play::Session& session = table.session();
    return session.game().state_to_json(session.table())["encounter"]["card"].dump();
  };
  NewTable wished = TestTable::wishes("avalon", 1, 5);
  wished.options = {{"table", "training"}, {"meets", "blue"}, {"difficulty", "4"}};
  TestTable table(wished);
  const std::string first = met(table);
  for (int times = 0; times < 40; ++times) {  // one of a few, so that chance alone would repeat it
    EXPECT_EQ(table.code(table.say(1, {{"do", "rematch"}})), "ok");
    ASSERT_TRUE(table.house.rematch_wishes.seed) << "or any might be drawn";
    TestTable next(table.house.rematch_wishes);
    ASSERT_NE(met(next), first);
  }
}

TEST(RoomPeople, StrangeMessagesChangeNothing) {
  TestTable table;
  table.come(1, {"seat0"});
  const std::uint64_t hash = table.session().table().hash();
  const std::vector<std::pair<Json, std::string>> strange = {
      {{{"do", "fly"}}, "unknown_request"},
      {{{"do", "choose"}}, "missing_field"},
      {{{"do", "choose"}, {"revision", 0}, {"n", 0}, {"extra", 1}}, "bad_field"},
      {{{"do", "choose"}, {"revision", "0"}, {"n", 0}}, "bad_field"},
      {{{"do", "choose"}, {"revision", 0}, {"n", -1}}, "bad_field"},
      {{{"do", "choose"}, {"revision", 0}, {"n", 1.5}}, "bad_field"},
      {{{"do", "sit"}, {"table", "other"}, {"tokens", {"seat0"}}}, "no_such_table"},
      {{{"do", "sit"}, {"table", "k3m9"}, {"tokens", "seat0"}}, "bad_field"},
      {{{"do", "sit"}, {"table", "k3m9"}, {"tokens", {std::string(999, 'a')}}}, "bad_field"},
      {{{"do", "undo"}}, "bad_request"},
      {{{"do", "undo"}, {"steps", 1}, {"to", 0}}, "bad_request"},
      {{{"do", "undo"}, {"turn", "mine"}}, "bad_field"},
      {{{"do", "undo"}, {"steps", 1}}, "nothing_to_undo"},
      {{{"do", "redo"}}, "bad_steps"},
      {{{"do", "answer"}, {"agree", true}}, "no_request"},
      {{{"do", "answer"}, {"agree", "yes"}}, "bad_field"},
      {{{"do", "replay"}, {"at", 77}}, "bad_field"},
      {{{"do", "story"}}, "bad_request"},
      {{{"do", "chat"}, {"text", 7}}, "bad_field"},
      {{{"do", "ping"}, {"pong", true}}, "bad_field"},
  };
  for (const auto& [message, code] : strange)
    EXPECT_EQ(table.code(table.say(1, message)), code) << message.dump();
  // Frames that are no messages at all.
  const std::size_t heard = table.guest(1).heard.size();
  for (const Json& frame :
       {Json::array({1}), Json("sit"), Json({{"do", "ping"}}), Json({{"id", 1}}),
        Json({{"id", "x"}, {"do", "ping"}}), Json({{"id", 1}, {"do", 5}})})
    table.room->receive(1, frame);
  ASSERT_EQ(table.guest(1).heard.size(), heard + 6);
  EXPECT_EQ(table.guest(1).heard.back()["type"], "error");
  EXPECT_EQ(table.session().table().hash(), hash);
  EXPECT_TRUE(table.house.entries.empty());
  // Whoever has not sat can do nothing but sit.
  const auto stranger = std::make_shared<TestGuest>();
  table.guests[8] = stranger;
  table.room->enter(8, stranger);
  for (const char* doing : {"choose", "preview", "view", "speak", "undo", "redo", "answer", "hint",
                            "replay", "story", "chat", "name", "bot", "auto", "rematch", "links"})
    EXPECT_EQ(table.code(table.say(8, {{"do", doing}})), "not_seated") << doing;
  EXPECT_EQ(table.code(table.say(8, {{"do", "ping"}})), "ok");
}

TEST(RoomPeople, AFloodWhileSomethingIsKeptIsRefused) {
  TestTable table;
  table.come(1, {"seat0"});
  table.say(1, {{"do", "chat"}, {"text", "one"}}, false);
  for (int i = 0; i < 50; ++i) table.say(1, {{"do", "ping"}}, false);
  EXPECT_EQ(table.guest(1).last("reply")["error"]["code"], "too_fast");
  table.house.settle();
  int answered = 0;
  for (const Json& each : table.guest(1).heard) answered += each["type"] == "reply";
  EXPECT_EQ(answered, 52);
}

TEST(RoomPeople, GuestsAreSentOutWhenTheTableGoes) {
  TestTable table;
  table.come(1, {"seat0"});
  table.room->dismiss("https://elsewhere.example");
  EXPECT_EQ(table.guest(1).last("gone")["url"], "https://elsewhere.example");
  EXPECT_EQ(table.guest(1).closed, "gone");
  EXPECT_EQ(table.room->guests(), 0U);
}

// What the curtain at a shared screen is for: a tile of Salem that one has looked at.
TEST(RoomPeople, WhoHasSeveralSeatsIsToldWhetherOneSeesMoreThanAnother) {
  const auto secrets = [](const TestTable& table) {
    return table.guests.at(3)->last("room")["room"].value("secrets", Json());
  };
  TestTable alone(TestTable::wishes("salem", 2, 5));
  alone.come(3, {"seat0"});
  EXPECT_TRUE(secrets(alone).is_null());
  TestTable table(TestTable::wishes("salem", 2, 5));
  table.everybody_comes();
  table.come(3, {"seat0", "seat1"});
  EXPECT_EQ(secrets(table), false);
  Random random(3);
  bool found = false;
  for (int i = 0; i < 400 && !found; ++i) {
    table.play(1, random);
    found = secrets(table) == true;
  }
  EXPECT_TRUE(found) << "nobody looked at a tile";
  TestTable open(TestTable::wishes("avalon", 2, 5));
  open.everybody_comes();
  open.come(3, {"seat0", "seat1"});
  for (int i = 0; i < 30; ++i) {
    open.play(1, random);
    EXPECT_EQ(secrets(open), false) << "after " << i;
  }
}

}  // namespace
}  // namespace tavola::rooms
