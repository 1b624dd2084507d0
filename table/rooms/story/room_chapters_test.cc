// Several chapters of a campaign at one table: each can be begun again beside it, and nobody is
// taken away.
#include "play/campaign/chapters_for_tests.h"
#include "rooms/kept/stored_log.h"
#include "rooms/room/room_for_tests.h"

namespace tavola::rooms {
namespace {

/// A table of the Campaign that has come to Chapter 2, played by people who wait for the evening.
play::Session two_chapters() {
  play::Wishes wishes = play::chapter_wishes(2, 3);
  wishes.options = {{"table", "lent_light"}};
  auto session = play::Session::open(play::avalon(), wishes);
  EXPECT_TRUE(session) << session.error().message;
  const auto go_on = [&] {
    std::vector<int> found;
    for (const char* verb : {"pass", "eat", "done"})
      if (found.empty()) found = session->all_like({verb, {}});
    return session->choose(found.empty() ? 0 : found.front()).has_value();
  };
  const auto play_until = [&](const auto& is) {
    for (int n = 0; n < 400 && !is(); ++n)
      if (!go_on()) break;
    EXPECT_TRUE(is());
  };
  play_until([&] { return session->at_rest() && session->state()["journey"]["day"] == 1; });
  EXPECT_TRUE(session->patch_state(
      {{{"op", "replace"}, {"path", "/story/next_chapter"}, {"value", "chapter_two"}}}));
  play_until([&] { return session->state()["story"]["chapter"] == "chapter_two"; });
  for (int n = 0; n < 3; ++n) EXPECT_TRUE(go_on());
  return *std::move(session);
}

struct CampaignTable : TestTable {
  CampaignTable() : TestTable(stored()) {}
  static StoredTable stored() {
    NewTable wished = wishes("avalon", 2, 3);
    wished.campaign = "k3m9";
    return *stored_from_session(two_chapters(), wished, keys(2), 99);
  }
  Json chapters(GuestId id) { return say(id, {{"do", "chapters"}})["chapters"]; }
};

TEST(RoomChapters, EachThatATableHasReachedIsTold) {
  CampaignTable table;
  table.come(1, {"host", "seat0"});
  const Json reached = table.chapters(1);
  ASSERT_EQ(reached.size(), 2U) << reached.dump();
  EXPECT_EQ(reached[0]["point"], 0);
  EXPECT_EQ(reached[0]["name"], "Chapter 1");
  EXPECT_EQ(reached[1]["name"], "Chapter 2");
  EXPECT_FALSE(reached[1]["title"].get<std::string>().empty());
  table.say(1, {{"do", "speak"}, {"lang", "it"}});
  EXPECT_EQ(table.chapters(1)[1]["name"], "Capitolo 2");
}

TEST(RoomChapters, TheOneThatIsNamedBeginsAgainWithOtherLuck) {
  CampaignTable table;
  table.come(1, {"host", "seat0"});
  const std::uint64_t hash = table.session().table().hash();
  const std::size_t point = table.chapters(1)[1]["point"];
  ASSERT_EQ(table.code(table.say(1, {{"do", "rematch"}, {"from", point}})), "ok");
  NewTable& wishes = table.house.rematch_wishes;
  ASSERT_TRUE(wishes.from);
  EXPECT_EQ(wishes.from->point(), point);
  EXPECT_EQ(wishes.from->state()["story"]["chapter"], "chapter_two");
  EXPECT_LT(wishes.from->log().size(), table.session().log().size()) << "what came after never was";
  EXPECT_EQ(table.session().table().hash(), hash) << "nothing is taken back here";
  EXPECT_TRUE(wishes.again);
  EXPECT_EQ(wishes.before, "k3m9");
  // As whoever opens the table does.
  wishes.from->reseed(7);
  const auto stored = stored_from_session(*wishes.from, wishes, TestTable::keys(2), 99);
  ASSERT_TRUE(stored) << stored.error().message;
  TestTable branch(*stored);
  EXPECT_EQ(branch.session().state()["story"]["chapter"], "chapter_two");
  EXPECT_NE(branch.session().state()["random"], table.session().state()["random"]);
  branch.come(1, {"host", "seat0"});
  EXPECT_EQ(branch.say(1, {{"do", "chapters"}})["chapters"].size(), 2U);
  // A branch is branched again, at the same place and before it.
  EXPECT_EQ(branch.code(branch.say(1, {{"do", "rematch"}, {"from", point}})), "ok");
  EXPECT_EQ(branch.house.rematch_wishes.from->point(), point);
  EXPECT_EQ(branch.code(branch.say(1, {{"do", "rematch"}, {"from", 0}})), "ok");
  EXPECT_FALSE(branch.house.rematch_wishes.from) << "the first of a table is dealt anew";
}

TEST(RoomChapters, WhatIsNoChapterIsRefused) {
  CampaignTable table;
  table.come(1, {"host", "seat0"});
  table.come(2, {"seat1"});
  const std::size_t point = table.chapters(1)[1]["point"];
  EXPECT_EQ(table.code(table.say(1, {{"do", "rematch"}, {"from", point + 1}})), "bad_field");
  EXPECT_EQ(table.code(table.say(1, {{"do", "rematch"}, {"from", 100000}})), "bad_field");
  EXPECT_EQ(table.code(table.say(1, {{"do", "rematch"}, {"from", -1}})), "bad_field");
  EXPECT_EQ(table.code(table.say(1, {{"do", "rematch"}, {"from", point}, {"next", true}})),
            "bad_request");
  EXPECT_EQ(table.code(table.say(2, {{"do", "rematch"}, {"from", point}})), "not_host");
  TestTable salem;
  salem.come(1, {"host", "seat0"});
  EXPECT_EQ(salem.say(1, {{"do", "chapters"}})["chapters"], Json::array());
}

// One press took every guest and everybody who looked on off a table that was being played at.
TEST(RoomChapters, WhoSitsAtAGameThatGoesOnIsInvitedAndStays) {
  CampaignTable table;
  table.come(1, {"host", "seat0"});
  table.come(2, {"seat1"});
  table.come(3, {"watch"});
  ASSERT_EQ(table.code(table.say(1, {{"do", "rematch"}, {"from", table.chapters(1)[1]["point"]}})),
            "ok");
  EXPECT_FALSE(table.guest(1).last("rematch").contains("invited")) << "whoever asked goes there";
  for (const GuestId other : {2U, 3U}) {
    EXPECT_EQ(table.guest(other).last("rematch")["invited"], true);
    EXPECT_TRUE(table.guest(other).closed.empty());
  }
  EXPECT_EQ(table.guest(2).last("rematch")["tokens"], Json::array({"n1"}));
  EXPECT_EQ(table.guest(3).last("rematch")["tokens"], Json::array({"w2"}));
}

TEST(RoomChapters, WhereTheGameIsOverTheOthersGoAlongUnlessTheyStay) {
  play::Session over = play::begun_chapter(2, 4);
  play::wait_through(over);
  NewTable wished = TestTable::wishes("avalon", 2, 4);
  wished.campaign = "k3m9";
  TestTable table(*stored_from_session(over, wished, TestTable::keys(2), 99));
  table.come(1, {"host", "seat0"});
  table.come(2, {"seat1"});
  ASSERT_EQ(table.code(table.say(1, {{"do", "rematch"}, {"next", true}})), "ok");
  EXPECT_FALSE(table.guest(2).last("rematch").contains("invited"));
  ASSERT_EQ(table.code(table.say(1, {{"do", "rematch"}, {"stay", true}})), "ok");
  EXPECT_EQ(table.guest(2).last("rematch")["invited"], true);
}

}  // namespace
}  // namespace tavola::rooms
