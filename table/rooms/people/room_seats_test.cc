// Seats that change hands, what the others vote about, giving up, clocks and notes.
#include "rooms/room/room_for_tests.h"

namespace tavola::rooms {
namespace {

struct OpenTable : TestTable {
  explicit OpenTable(int seats = 3) : TestTable(listed(seats)) {}
  static NewTable listed(int seats) {
    NewTable wished = wishes("salem", seats, 5);
    wished.listed = true;
    wished.open = {static_cast<Seat>(seats - 1)};
    return wished;
  }
};

Json seat_of(const TestTable& table, GuestId id, int seat) {
  return table.guests.at(id)->last("room")["room"]["seats"][seat];
}

// ---- open seats ---------------------------------------------------------------------------------

TEST(RoomSeats, AnybodyMayTakeAnOpenSeatAndHasATokenOfTheirOwn) {
  OpenTable table;
  table.come(1, {"host", "seat0"});
  table.come(2, {});  // looks on, as anybody may at a listed table
  EXPECT_EQ(seat_of(table, 2, 2)["open"], true);
  EXPECT_TRUE(table.house.summary.seats[2].open);
  table.come(3, {"seat2"});  // was sent the link before
  const Json take = {{"do", "take"}, {"seat", 2}, {"name", "Zoe"}};
  EXPECT_EQ(table.code(table.say(2, take)), "not_open") << "somebody sits there now";
  table.go(3);
  const Json taken = table.say(2, take);
  ASSERT_EQ(table.code(taken), "ok");
  const std::string token = taken["token"];
  EXPECT_NE(token, "seat2");
  EXPECT_EQ(seat_of(table, 1, 2)["name"], "Zoe");
  EXPECT_EQ(seat_of(table, 1, 2)["open"], false);
  EXPECT_EQ(table.guest(2).scene()["viewer"], 2);
  EXPECT_EQ(table.code(table.come(4, {"seat2"})), "wrong_token");
  EXPECT_EQ(table.code(table.come(5, {token})), "ok");
  EXPECT_EQ(table.say(1, {{"do", "links"}})["tokens"]["seats"][2], token);
  // What was kept says the same.
  TestTable again(StoredTable{table.stored.header, table.house.entries});
  EXPECT_EQ(again.code(again.come(1, {token})), "ok");
  EXPECT_EQ(again.code(again.come(2, {"seat2"})), "wrong_token");
  EXPECT_EQ(again.room->summary().taken, (std::vector<std::string>{"", "", token}));
}

TEST(RoomSeats, WhoBringsATokenHasTheSeatThoughTheAnswerIsLost) {
  OpenTable table;
  table.come(1, {"host", "seat0"});
  table.come(2, {});
  const std::string own = "0123456789abcdefghjkmnpqrs";
  const Json take = {{"do", "take"}, {"seat", 2}, {"name", "Zoe"}, {"token", own}};
  for (const Json& wrong : {Json(""), Json("short"), Json(own + "t"), Json(std::string(26, 'I')),
                            Json(7), Json("watch")}) {
    Json bad = take;
    bad["token"] = wrong;
    EXPECT_EQ(table.code(table.say(2, bad)), "bad_field") << wrong;
  }
  EXPECT_EQ(table.say(2, take)["token"], own);
  EXPECT_EQ(table.say(2, take)["token"], own) << "asked once more, it is the same seat";
  // The answer came too late for the connection; with its token the guest is who it was, whether it
  // sits down with it or asks for the seat once more.
  table.go(2);
  table.come(5, {});
  EXPECT_EQ(table.say(5, take)["token"], own);
  EXPECT_EQ(table.guest(5).scene()["viewer"], 2);
  EXPECT_EQ(table.code(table.come(3, {own})), "ok");
  EXPECT_EQ(table.guest(3).scene()["viewer"], 2);
  // Whoever is not let in holds nothing: the token of another is no token of one's own.
  ASSERT_EQ(table.code(table.say(1, {{"do", "open"}, {"seat", 1}, {"open", true}})), "ok");
  table.come(4, {});
  Json again = take;
  again["seat"] = 1;
  EXPECT_EQ(table.code(table.say(4, again)), "bad_field");
}

TEST(RoomSeats, TheHostOpensSeatsOfAListedTable) {
  OpenTable table;
  table.come(1, {"host", "seat0"});
  table.come(2, {"seat1"});
  const auto open = [&](GuestId id, int seat, bool yes) {
    return table.code(table.say(id, {{"do", "open"}, {"seat", seat}, {"open", yes}}));
  };
  EXPECT_EQ(open(2, 2, false), "not_host");
  EXPECT_EQ(open(1, 1, true), "bad_request") << "its person is here";
  EXPECT_EQ(open(1, 2, false), "ok");
  EXPECT_EQ(table.code(table.say(2, {{"do", "take"}, {"seat", 2}, {"name", "Zoe"}})), "not_open");
  table.go(2);
  EXPECT_EQ(open(1, 1, true), "ok");
  TestTable secret;
  secret.come(1, {"host", "seat0"});
  EXPECT_EQ(secret.code(secret.say(1, {{"do", "open"}, {"seat", 1}, {"open", true}})),
            "not_listed");
}

TEST(RoomSeats, NamesOfTakersAreBounded) {
  OpenTable table;
  table.come(1, {});
  for (const Json& name : {Json(""), Json(std::string(41, 'x')), Json(7), Json("a\nb")})
    EXPECT_NE(table.code(table.say(1, {{"do", "take"}, {"seat", 2}, {"name", name}})), "ok");
  EXPECT_EQ(table.code(table.say(1, {{"do", "take"}, {"seat", 9}, {"name", "Zoe"}})), "bad_field");
  EXPECT_TRUE(table.house.entries.empty());
}

// ---- leaving, voting, giving up -----------------------------------------------------------------

TEST(RoomSeats, WhoLeavesIsPlayedForAndComesBackWithOneWord) {
  TestTable table;
  table.everybody_comes();
  EXPECT_EQ(table.code(table.say(1, {{"do", "leave"}, {"seat", 1}})), "not_seated");
  EXPECT_EQ(table.code(table.say(2, {{"do", "leave"}, {"seat", 1}})), "ok");
  EXPECT_EQ(seat_of(table, 1, 1)["stand_in"], true);
  EXPECT_EQ(seat_of(table, 1, 1)["why"], "left");
  EXPECT_EQ(table.code(table.say(2, {{"do", "bot"}, {"seat", 1}, {"bot", nullptr}})), "ok");
  EXPECT_EQ(seat_of(table, 1, 1)["stand_in"], false);
  EXPECT_FALSE(seat_of(table, 1, 1).contains("why"));
}

TEST(RoomSeats, MostOfTheOthersVoteASeatToABot) {
  TestTable table("salem", 4);
  table.everybody_comes();
  const auto vote = [&](GuestId id, int seat, bool agree) {
    return table.say(id, {{"do", "vote"}, {"seat", seat}, {"agree", agree}});
  };
  table.come(9, {"watch"});
  EXPECT_EQ(table.code(vote(9, 3, true)), "not_seated");
  EXPECT_EQ(table.code(vote(4, 3, true)), "not_yours");
  EXPECT_EQ(vote(1, 3, true)["carried"], false);
  const Json open = table.guest(4).last("room")["room"]["votes"];
  EXPECT_EQ(open, Json::array({{{"seat", 3}, {"agreed", {0}}, {"needed", 2}}}));
  // It waits for the others even if the server starts anew.
  TestTable again(StoredTable{table.stored.header, table.house.entries});
  again.come(1, {"seat0"});
  EXPECT_EQ(again.guest(1).last("room")["room"]["votes"], open);
  EXPECT_EQ(table.code(vote(4, 3, false)), "ok") << "here I am";
  EXPECT_TRUE(table.guest(1).last("room")["room"]["votes"].empty());
  vote(1, 3, true);
  vote(1, 3, true);  // counts once
  EXPECT_EQ(seat_of(table, 1, 3)["stand_in"], false);
  EXPECT_EQ(vote(2, 3, true)["carried"], true);
  EXPECT_EQ(seat_of(table, 1, 3)["stand_in"], true);
  EXPECT_EQ(seat_of(table, 1, 3)["why"], "vote");
  EXPECT_EQ(table.code(vote(3, 3, true)), "bad_request");
  EXPECT_EQ(table.code(table.say(4, {{"do", "bot"}, {"seat", 3}, {"bot", nullptr}})), "ok");
  // A choice ends what was asked before it.
  vote(1, 3, true);
  Random random(1);
  ASSERT_EQ(table.code(table.choose_any(random)), "ok");
  EXPECT_TRUE(table.guest(1).last("room")["room"]["votes"].empty());
}

/// Sits down as the house lets somebody who is signed in.
Json come_with(TestTable& table, GuestId id, const std::vector<std::string>& tokens,
               std::int64_t account) {
  table.come(id, tokens);
  return table.say(id,
                   {{"do", "sit"}, {"table", "k3m9"}, {"tokens", tokens}, {"session", account}});
}

TEST(RoomSeats, VotesCountPeopleAndNotSeats) {
  TestTable table("salem", 4);
  table.come(1, {"host", "seat0", "seat1", "seat2"});  // three at one screen
  table.come(2, {"seat3"});
  const Json vote = {{"do", "vote"}, {"seat", 3}, {"agree", true}};
  EXPECT_EQ(table.say(1, vote)["carried"], false) << "one alone sends nobody away";
  EXPECT_EQ(table.guest(2).last("room")["room"]["votes"],
            Json::array({{{"seat", 3}, {"agreed", {0}}, {"needed", 2}}}));
  EXPECT_EQ(table.say(1, vote)["carried"], false);
  // One who came for a seat of theirs alone is somebody else, whatever the screen holds too.
  table.come(3, {"seat2"});
  EXPECT_EQ(table.say(3, vote)["carried"], true);
}

TEST(RoomSeats, AnAccountIsOnePersonInHoweverManyConnections) {
  TestTable table("salem", 4);
  come_with(table, 1, {"host", "seat0"}, 7);
  come_with(table, 2, {"seat1"}, 7);
  come_with(table, 3, {"seat2"}, 8);
  table.come(4, {"seat3"});
  const Json vote = {{"do", "vote"}, {"seat", 3}, {"agree", true}};
  EXPECT_EQ(table.say(1, vote)["carried"], false);
  EXPECT_EQ(table.say(2, vote)["carried"], false) << "the same person once more";
  EXPECT_EQ(table.guest(4).last("room")["room"]["votes"],
            Json::array({{{"seat", 3}, {"agreed", {0}}, {"needed", 2}}}));
  EXPECT_EQ(table.say(3, vote)["carried"], true);
}

TEST(RoomSeats, OneVisitorTakesOneOpenSeat) {
  NewTable wished = TestTable::wishes("salem", 4, 5);
  wished.listed = true;
  wished.open = {1, 2, 3};
  TestTable table(wished);
  table.come(1, {"host", "seat0"});
  const auto take = [&](GuestId id, int seat) {
    return table.code(table.say(id, {{"do", "take"}, {"seat", seat}, {"name", "Zoe"}}));
  };
  come_with(table, 2, {}, 7);
  EXPECT_EQ(take(2, 1), "ok");
  EXPECT_EQ(take(2, 2), "one_seat");
  come_with(table, 3, {}, 7);
  EXPECT_EQ(take(3, 2), "one_seat") << "an account is one visitor";
  table.come(4, {});
  EXPECT_EQ(take(4, 2), "ok");
  EXPECT_EQ(take(4, 3), "one_seat");
  // It is known when the table is opened again.
  TestTable again(StoredTable{table.stored.header, table.house.entries});
  come_with(again, 2, {}, 7);
  EXPECT_EQ(again.code(again.say(2, {{"do", "take"}, {"seat", 3}, {"name", "Zoe"}})), "one_seat");
}

TEST(RoomSeats, OneAloneSendsNobodyAwayAndGivesUpForNobody) {
  TestTable table("salem", 2);
  table.everybody_comes();
  const Json vote = {{"do", "vote"}, {"seat", 1}, {"agree", true}};
  EXPECT_EQ(table.say(1, vote)["carried"], false) << "the other is here";
  // Somebody who lets a bot play and is here is still asked.
  EXPECT_EQ(table.code(table.say(2, {{"do", "leave"}, {"seat", 1}})), "ok");
  EXPECT_EQ(table.say(1, {{"do", "concede"}})["asked"], true);
}

TEST(RoomSeats, VotesOfAFloodAreRefused) {
  TestTable table("salem", 3);
  table.everybody_comes();
  int refused = 0;
  for (int i = 0; i < 60; ++i)
    refused += table.code(table.say(1, {{"do", "vote"}, {"seat", 2}, {"agree", i % 2 == 0}})) ==
               "too_fast";
  EXPECT_EQ(refused, 20);
}

TEST(RoomSeats, AGameIsGivenUpWhenAllPeopleAgree) {
  TestTable table;
  table.everybody_comes();
  Random random(1);
  table.play(2, random);
  EXPECT_EQ(table.say(1, {{"do", "concede"}})["asked"], true);
  EXPECT_EQ(table.guest(2).last("room")["room"]["request"]["kind"], "concede");
  EXPECT_EQ(table.code(table.say(2, {{"do", "answer"}, {"agree", false}})), "ok");
  EXPECT_TRUE(table.guest(1).last("room")["room"]["request"].is_null());
  table.say(1, {{"do", "concede"}});
  EXPECT_EQ(table.code(table.say(2, {{"do", "answer"}, {"agree", true}})), "ok");
  const Json room = table.guest(1).last("room")["room"];
  EXPECT_EQ(room["over"], true);
  EXPECT_EQ(room["conceded"], true);
  EXPECT_EQ(table.house.summary.won, false);
  EXPECT_TRUE(table.house.summary.turn.empty());
  EXPECT_EQ(table.code(table.choose_any(random)), "game_over");
  EXPECT_EQ(table.code(table.say(1, {{"do", "concede"}})), "game_over");
  TestTable again(StoredTable{table.stored.header, table.house.entries});
  EXPECT_TRUE(again.room->summary().conceded);
  // It is taken back like a choice.
  table.say(1, {{"do", "undo"}, {"to", 1}});
  for (const GuestId id : {1U, 2U}) table.say(id, {{"do", "answer"}, {"agree", true}});
  EXPECT_EQ(table.guest(1).last("room")["room"]["conceded"], false);
  EXPECT_EQ(table.code(table.choose_any(random)), "ok");
}

TEST(RoomSeats, WhoPlaysAloneGivesUpAtOnce) {
  TestTable table;
  table.come(1, {"host", "seat0"});
  table.say(1, {{"do", "bot"}, {"seat", 1}, {"bot", "random"}});
  EXPECT_EQ(table.code(table.say(1, {{"do", "concede"}})), "ok");
  EXPECT_EQ(table.guest(1).last("room")["room"]["conceded"], true);
}

TEST(RoomSeats, GivingUpBeforeTheFirstChoiceIsTakenBackAsWell) {
  TestTable table;
  table.everybody_comes();
  const auto room = [&](GuestId id) { return table.guest(id).last("room")["room"]; };
  EXPECT_TRUE(room(1)["undo"]["step"].is_null());
  table.say(1, {{"do", "concede"}});
  ASSERT_EQ(table.code(table.say(2, {{"do", "answer"}, {"agree", true}})), "ok");
  ASSERT_EQ(room(1)["conceded"], true);
  EXPECT_EQ(room(1)["undo"]["step"]["to"], 0);
  EXPECT_EQ(room(1)["undo"]["step"]["free"], false) << "all had agreed";
  EXPECT_EQ(room(1)["undo"]["step"]["text"], "Go on after all");
  EXPECT_EQ(table.say(1, {{"do", "undo"}, {"to", 0}})["asked"], true);
  EXPECT_EQ(room(2)["request"]["kind"], "undo");
  EXPECT_EQ(room(2)["request"]["text"],
            "Ada would like to go on after all. Giving up would be taken back.");
  EXPECT_EQ(table.code(table.say(2, {{"do", "answer"}, {"agree", true}})), "ok");
  EXPECT_EQ(room(2)["conceded"], false);
  EXPECT_EQ(room(2)["over"], false);
  EXPECT_TRUE(room(2)["request"].is_null());
  TestTable again(StoredTable{table.stored.header, table.house.entries});
  EXPECT_FALSE(again.room->over());
  Random random(1);
  EXPECT_EQ(table.code(table.choose_any(random)), "ok");
  // Later it costs no choice either.
  table.say(1, {{"do", "concede"}});
  table.say(2, {{"do", "answer"}, {"agree", true}});
  ASSERT_EQ(room(1)["conceded"], true);
  EXPECT_EQ(room(1)["undo"]["step"]["to"], 1);
  table.go(2);
  EXPECT_EQ(table.code(table.say(1, {{"do", "undo"}, {"to", 1}})), "ok") << "nobody else is here";
  EXPECT_EQ(room(1)["conceded"], false);
  EXPECT_EQ(table.session().point(), 1U);
}

// ---- clocks -------------------------------------------------------------------------------------

struct ClockTable : TestTable {
  ClockTable() : TestTable(timed()) {}
  static NewTable timed() {
    NewTable wished = wishes("salem", 2, 5);
    wished.clock = 60;
    return wished;
  }
  /// Lets time pass and the house look at the clock.
  void wait(std::int64_t seconds) {
    house.time += seconds;
    room->look_at_clock();
    house.settle();
  }
};

TEST(RoomClock, WhenTimeIsUpABotPlaysUntilThePersonIsBack) {
  ClockTable table;
  table.everybody_comes();
  EXPECT_TRUE(table.guest(1).last("room")["room"]["until"].is_null()) << "nobody has chosen yet";
  table.wait(1000);
  Random random(1);
  table.play(1, random);
  const Seat slow = table.decider();
  const GuestId guest = slow + 1U;
  EXPECT_EQ(table.guest(1).last("room")["room"]["clock"], 60);
  EXPECT_EQ(table.guest(1).last("room")["room"]["until"], table.house.time + 60);
  table.wait(59);
  EXPECT_EQ(seat_of(table, 1, slow)["stand_in"], false);
  table.wait(1);
  EXPECT_EQ(seat_of(table, 1, slow)["stand_in"], true);
  EXPECT_EQ(seat_of(table, 1, slow)["why"], "clock");
  EXPECT_TRUE(table.guest(1).last("room")["room"]["until"].is_null());
  EXPECT_EQ(table.code(table.choose(guest, 0)), "not_yours");
  EXPECT_EQ(table.code(table.say(guest, {{"do", "bot"}, {"seat", slow}, {"bot", nullptr}})), "ok");
  EXPECT_EQ(table.guest(1).last("room")["room"]["until"], table.house.time + 60);
  EXPECT_EQ(table.code(table.choose(guest, 0)), "ok");
}

// Whoever comes back can be told what a bot did for them, also from a table that is opened again.
TEST(RoomClock, TheLogSaysWhichChoicesABotMade) {
  ClockTable table;
  table.everybody_comes();
  Random random(1);
  table.play(1, random);
  const Seat slow = table.decider();
  table.wait(60);
  table.house.run_once();
  const GuestId guest = slow + 1U;
  EXPECT_EQ(table.code(table.say(guest, {{"do", "bot"}, {"seat", slow}, {"bot", nullptr}})), "ok");
  table.play(1, random);
  const auto by_bots = [](const Json& log) {
    std::vector<bool> made;
    for (const Json& entry : log)
      if (entry["kind"] == "choice") made.push_back(entry.value("bot", false));
    return made;
  };
  const std::vector<bool> second{false, true, false};
  EXPECT_EQ(by_bots(table.guest(1).log()), second);
  TestTable again(StoredTable{table.stored.header, table.house.entries});
  again.come(1, {"seat0"});
  EXPECT_EQ(by_bots(again.guest(1).log()), second);
}

TEST(RoomClock, EachChoiceBeginsANewOneAndItGoesOnWhileTheRoomIsClosed) {
  ClockTable table;
  table.everybody_comes();
  Random random(1);
  table.play(1, random);
  table.wait(50);
  table.play(1, random);
  table.wait(50);
  const Seat slow = table.decider();
  EXPECT_EQ(seat_of(table, 1, slow)["stand_in"], false);
  // Opened again later, for somebody else: the time of whoever must decide was over long ago.
  TestTable later(StoredTable{table.stored.header, table.house.entries});
  later.house.time = table.house.time + 500;
  later.come(1, {"seat" + std::to_string(1 - slow)});
  later.room->look_at_clock();
  later.house.settle();
  EXPECT_EQ(seat_of(later, 1, slow)["stand_in"], true);
  // Whoever comes back themselves is given a fresh one.
  TestTable own(StoredTable{table.stored.header, table.house.entries});
  own.house.time = table.house.time + 500;
  own.come(1, {"seat" + std::to_string(slow)});
  own.room->look_at_clock();
  own.house.settle();
  EXPECT_EQ(seat_of(own, 1, slow)["stand_in"], false);
  EXPECT_EQ(own.guest(1).last("room")["room"]["until"], own.house.time + 60);
}

TEST(RoomClock, TheHostSetsIt) {
  TestTable table;
  table.come(1, {"host", "seat0"});
  table.come(2, {"seat1"});
  const auto set = [&](GuestId id, Json seconds) {
    return table.code(table.say(id, {{"do", "settings"}, {"clock", std::move(seconds)}}));
  };
  EXPECT_EQ(set(2, 60), "not_host");
  for (const Json& wrong : {Json(29), Json(1e9), Json("60"), Json(true)})
    EXPECT_EQ(set(1, wrong), "bad_field");
  EXPECT_EQ(set(1, 86400), "ok");
  EXPECT_EQ(table.guest(2).last("room")["room"]["clock"], 86400);
  TestTable again(StoredTable{table.stored.header, table.house.entries});
  EXPECT_EQ(again.room->header().clock, 86400);
  EXPECT_EQ(set(1, nullptr), "ok");
  EXPECT_TRUE(table.guest(2).last("room")["room"]["clock"].is_null());
  EXPECT_EQ(table.code(table.say(1, {{"do", "settings"}})), "missing_field");
}

// ---- notes --------------------------------------------------------------------------------------

TEST(RoomNotes, AreReadByWhoeverWroteThemAndByNobodyElse) {
  TestTable table;
  table.everybody_comes();
  table.come(3, {"watch"});
  EXPECT_EQ(table.code(table.say(1, {{"do", "note"}, {"text", "The church\nis mine."}})), "ok");
  EXPECT_EQ(table.guest(1).last("note"),
            Json({{"type", "note"}, {"seat", 0}, {"text", "The church\nis mine."}}));
  EXPECT_TRUE(table.guest(2).last("note").is_null());
  EXPECT_TRUE(table.guest(3).last("note").is_null());
  EXPECT_EQ(table.code(table.say(3, {{"do", "note"}, {"text", "mine"}})), "not_seated");
  table.come(4, {"seat0"});
  EXPECT_EQ(table.guest(4).last("note")["text"], "The church\nis mine.");
  TestTable again(StoredTable{table.stored.header, table.house.entries});
  again.come(1, {"seat0"});
  EXPECT_EQ(again.guest(1).last("note")["text"], "The church\nis mine.");
  EXPECT_EQ(again.room->log_text().find("church\\nis"), std::string::npos)
      << "not in a saved table";
  EXPECT_EQ(table.code(table.say(1, {{"do", "note"}, {"text", ""}})), "ok");
  EXPECT_EQ(table.guest(1).last("note")["text"], "");
}

TEST(RoomNotes, GoToTheSeatTheyWereWrittenAtWhoeverLooksNow) {
  TestTable table;
  table.come(1, {"seat0", "seat1"});
  table.say(1, {{"do", "view"}, {"seat", 1}});
  EXPECT_EQ(table.code(table.say(1, {{"do", "note"}, {"text", "mine"}, {"seat", 0}})), "ok");
  EXPECT_TRUE(table.guest(1).last("note").is_null()) << "not shown to whoever sits there now";
  table.say(1, {{"do", "view"}, {"seat", 0}});
  EXPECT_EQ(table.guest(1).last("note")["text"], "mine");
  table.come(2, {"seat1"});
  EXPECT_EQ(table.code(table.say(2, {{"do", "note"}, {"text", "no"}, {"seat", 0}})), "not_seated");
  EXPECT_EQ(table.code(table.say(2, {{"do", "note"}, {"text", "no"}, {"seat", 9}})), "bad_field");
}

TEST(RoomNotes, AreBounded) {
  TestTable table;
  table.come(1, {"seat0"});
  EXPECT_EQ(table.code(table.say(1, {{"do", "note"}, {"text", std::string(2001, 'x')}})),
            "too_large");
  EXPECT_EQ(table.code(table.say(1, {{"do", "note"}, {"text", "a\x01"}})), "bad_field");
  int refused = 0;
  for (int i = 0; i < 10; ++i)
    refused += table.code(table.say(1, {{"do", "note"}, {"text", "again"}})) == "too_fast";
  EXPECT_EQ(refused, 4);
}

// ---- spectators' names --------------------------------------------------------------------------

TEST(RoomSeats, WhoLooksOnSaysTheirNameLater) {
  TestTable table;
  table.come(1, {"seat0"});
  table.come(2, {"watch"});
  EXPECT_EQ(table.code(table.say(2, {{"do", "name"}, {"name", "Zoe"}})), "ok");
  table.say(2, {{"do", "chat"}, {"text", "Hello"}});
  EXPECT_EQ(table.guest(1).last("chat")["lines"][0]["name"], "Zoe");
  EXPECT_EQ(table.code(table.say(1, {{"do", "name"}, {"name", "Zoe"}})), "not_seated");
}

}  // namespace
}  // namespace tavola::rooms
