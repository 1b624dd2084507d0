// How many may come, how often they may have something kept, and what is given up when they go.
#include <gtest/gtest.h>

#include "rooms/people/pace.h"
#include "rooms/room/room_for_tests.h"

namespace tavola::rooms {
namespace {

NewTable listed_toy() {
  NewTable wished = TestTable::wishes("toy", 2, 3);
  wished.listed = true;
  return wished;
}

TEST(RoomPlaces, ThoseWhoLookOnDoNotLockSeatsAndHostOut) {
  TestTable table(listed_toy());
  int inside = 0;
  for (GuestId id = 1; id <= 70; ++id)
    inside += table.code(table.come(id, {}, "en", "10.0.1." + std::to_string(id))) == "ok";
  EXPECT_EQ(inside, 64 - 3) << "a place for each of two seats and one for the host are kept";
  EXPECT_EQ(table.code(table.come(101, {"seat0"})), "ok");
  EXPECT_EQ(table.code(table.come(102, {"seat1"})), "ok");
  EXPECT_EQ(table.code(table.come(103, {"host"})), "ok");
  EXPECT_EQ(table.code(table.come(104, {"watch"})), "busy");
  // Whoever comes again after a lost connection finds a place too.
  EXPECT_EQ(table.code(table.come(105, {"seat0"})), "ok");
}

TEST(RoomPlaces, OneSeatDoesNotTakeThePlacesOfOthers) {
  TestTable table(listed_toy());
  int inside = 0;
  for (GuestId id = 1; id <= 100; ++id) inside += table.code(table.come(id, {"seat0"})) == "ok";
  EXPECT_EQ(inside, 8);
  EXPECT_EQ(table.code(table.come(200, {"seat1"})), "ok");
  EXPECT_EQ(table.code(table.come(201, {"host"})), "ok");
  EXPECT_EQ(table.code(table.come(202, {})), "ok");
}

TEST(RoomPlaces, ASeatSpeaksNoFasterThroughMoreConnections) {
  TestTable table(listed_toy());
  for (GuestId id = 1; id <= 4; ++id)
    table.come(id, {"seat0"}, "en", "10.0.0." + std::to_string(id));
  int heard = 0;
  for (int i = 0; i < 24; ++i)
    heard += table.code(table.say(static_cast<GuestId>(1 + i % 4),
                                  {{"do", "chat"}, {"text", "again"}})) == "ok";
  EXPECT_EQ(heard, 6);
  table.come(9, {"seat1"});
  EXPECT_EQ(table.code(table.say(9, {{"do", "chat"}, {"text", "and I?"}})), "ok");
  table.house.time += 10;
  EXPECT_EQ(table.code(table.say(1, {{"do", "chat"}, {"text", "later"}})), "ok");
}

TEST(RoomPlaces, ThoseWhoLookOnFromOneAddressSpeakAsOne) {
  TestTable table(listed_toy());
  int heard = 0;
  for (GuestId id = 1; id <= 10; ++id) {
    table.come(id, {"watch"}, "en", "10.0.7.7");
    heard += table.code(table.say(id, {{"do", "chat"}, {"text", "spam"}})) == "ok";
  }
  EXPECT_EQ(heard, 6);
  table.come(50, {"watch"}, "en", "10.0.7.8");
  EXPECT_EQ(table.code(table.say(50, {{"do", "chat"}, {"text", "hello"}})), "ok");
}

TEST(RoomPlaces, NamesAndOtherEntriesAreCountedBySeat) {
  TestTable table(listed_toy());
  for (GuestId id = 1; id <= 2; ++id) table.come(id, {"seat0"});
  int named = 0;
  for (int i = 0; i < 30; ++i)
    named += table.code(table.say(
                 static_cast<GuestId>(1 + i % 2),
                 {{"do", "name"}, {"seat", 0}, {"name", "A" + std::to_string(i)}})) == "ok";
  EXPECT_EQ(named, 10);
  table.come(3, {"host"});
  int seated = 0;
  for (int i = 0; i < 80; ++i)
    seated += table.code(table.say(3, {{"do", "bot"}, {"seat", 1}, {"bot", "random"}})) == "ok";
  EXPECT_EQ(seated, 40);
}

TEST(RoomPlaces, PaceForgetsWhoHasBeenQuiet) {
  Pace pace(1, 100'000, 10);
  for (int i = 0; i < 10'000; ++i)
    EXPECT_TRUE(pace.allows(std::to_string(i), "a", std::int64_t{20} * i));
  EXPECT_FALSE(pace.allows("9999", "a", 9999 * 20 + 5));
  EXPECT_TRUE(pace.allows("9999", "a", 9999 * 20 + 10));
}

// ---- what is given up ---------------------------------------------------------------------------

TEST(RoomErrands, AHintIsGivenUpWhenItsAskerGoes) {
  TestTable table("toy", 2, 3);
  table.everybody_comes();
  const GuestId asker = table.decider() + 1U;
  table.say(asker, {{"do", "hint"}, {"milliseconds", 5000}});
  ASSERT_EQ(table.house.errands(), 1U);
  table.go(asker);
  EXPECT_EQ(table.house.errands(), 0U);
}

TEST(RoomErrands, AHintIsGivenUpWhenTheChoiceIsNoLongerOpen) {
  TestTable table("toy", 2, 3);
  table.everybody_comes();
  const GuestId asker = table.decider() + 1U;
  table.say(asker, {{"do", "hint"}, {"milliseconds", 5000}});
  const std::int64_t asked = table.messages;
  ASSERT_EQ(table.code(table.choose(asker, 0)), "ok");
  EXPECT_EQ(table.house.errands(), 0U);
  EXPECT_EQ(table.code(table.reply(asker, asked)), "stale") << "and the asker is told at once";
}

TEST(RoomErrands, ABotStopsThinkingWhenEverybodyHasGoneOrTheRoomIsDropped) {
  NewTable wished = TestTable::wishes("toy", 2, 3);
  wished.seats[0].bot = "search";
  wished.seats[1].bot = "search";
  TestTable table(wished);
  table.come(1, {"watch"});
  ASSERT_EQ(table.house.errands(), 1U);
  table.go(1);
  EXPECT_EQ(table.house.errands(), 0U);
  table.come(2, {"watch"});
  ASSERT_EQ(table.house.errands(), 1U);
  table.room.reset();
  EXPECT_EQ(table.house.errands(), 0U);
}

TEST(RoomErrands, ABotThinksWhilePeopleFollowWhatHappenedBefore) {
  NewTable wished = TestTable::wishes("toy", 2, 3);
  wished.seats[0].bot = "random";
  wished.seats[1].bot = "random";
  TestTable table(wished);
  table.come(1, {"watch"});
  ASSERT_EQ(table.house.thoughts.size(), 1U) << "it thinks at once";
  ASSERT_EQ(table.house.timers.size(), 1U);
  TestHouse::next(table.house.thoughts);
  table.house.settle();
  EXPECT_EQ(table.revision(), 0U) << "and chooses after the pause";
  TestHouse::next(table.house.timers);
  table.house.settle();
  EXPECT_EQ(table.revision(), 1U);
}

// ---- tables that will be cleared away -----------------------------------------------------------

TEST(RoomExpiry, ThoseWhoSitThereAreToldInTheirLanguage) {
  TestTable table("toy", 2, 3);
  table.come(1, {"seat0"}, "en");
  table.come(2, {"seat1"}, "it");
  table.come(3, {"watch"}, "es");
  EXPECT_TRUE(table.guest(1).last("room")["room"]["expires"].is_null());
  table.house.expires = Expiry{"idle", 1000 + 3 * 24 * 60 * 60};
  table.room->look_at_clock();
  const Json expires = table.guest(1).last("room")["room"]["expires"];
  EXPECT_EQ(expires["why"], "idle");
  EXPECT_EQ(expires["at"], 1000 + 3 * 24 * 60 * 60);
  EXPECT_EQ(expires["text"],
            "Nothing has happened here for a long time. In 3 days the table will be cleared away, "
            "unless somebody plays on.");
  EXPECT_EQ(table.guest(2).last("room")["room"]["expires"]["text"],
            "Qui non succede nulla da molto tempo. Tra 3 giorni il tavolo verrà sparecchiato, se "
            "nessuno continua a giocare.");
  EXPECT_EQ(table.guest(3).last("room")["room"]["expires"]["text"],
            "Hace mucho tiempo que aquí no pasa nada. Dentro de 3 días se recogerá la mesa, si "
            "nadie sigue jugando.");
  const std::size_t before = table.guest(1).heard.size();
  table.room->look_at_clock();
  EXPECT_EQ(table.guest(1).heard.size(), before) << "once is enough";
}

}  // namespace
}  // namespace tavola::rooms
