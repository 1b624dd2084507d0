// What strangers can make a replay cost: undo and redo again and again, dice told by the thousand,
// logs that never end.
#include "play/session/replay_limits.h"

#include <gtest/gtest.h>

#include "core/json.h"
#include "core/random.h"
#include "play/open_title.h"
#include "play/session/session.h"

namespace tavola::play {
namespace {

Session played(int count) {
  Wishes wishes;
  wishes.seats = 2;
  Session session = *Session::open(**open_title("arkham"), wishes);
  Random random(1);
  for (int i = 0; i < count && !session.table().over(); ++i) {
    const Decision& decision = session.table().decision();
    const auto n =
        static_cast<int>(random.below(static_cast<std::uint32_t>(decision.options.size())));
    EXPECT_TRUE(session.choose(n));
  }
  return session;
}

/// The log with an undo to the deal and a redo to the end, so many times.
Json there_and_back(const Session& session, int times) {
  Json log = session.save();
  for (int i = 0; i < times; ++i) {
    log["records"].push_back({{"undo", 0}});
    log["records"].push_back({{"redo", session.point()}});
  }
  return log;
}

TEST(ReplayLimits, AnUndoAndARedoCostTheSameHoweverFarTheyGo) {
  const Session session = played(100);
  ASSERT_EQ(session.point(), 100U);
  const Expected<Session> loaded = Session::load(there_and_back(session, 200));
  ASSERT_TRUE(loaded) << loaded.error().message;
  EXPECT_EQ(loaded->point(), 100U);
  EXPECT_EQ(loaded->table().hash(), session.table().hash());
  // Each of the 400 records used to run up to a hundred steps.
  EXPECT_LE(loaded->steps_run(), 100U + 400U * 8U);
}

TEST(ReplayLimits, UndoAndRedoLeadToTheSameTablesAsPlaying) {
  Session session = played(30);
  std::vector<std::uint64_t> hashes;
  for (std::size_t point = 0; point <= 30; ++point)
    hashes.push_back(session.table_at(point)->hash());
  for (const std::size_t point : {0U, 30U, 7U, 8U, 29U, 1U, 16U, 30U}) {
    ASSERT_TRUE(session.go_to(point));
    EXPECT_EQ(session.point(), point);
    EXPECT_EQ(session.table().hash(), hashes[point]) << point;
    EXPECT_EQ(session.redo_end(), 30U);
  }
  ASSERT_TRUE(session.go_to(11));
  ASSERT_TRUE(session.choose(0));
  EXPECT_EQ(session.redo_end(), 12U) << "another choice forgets what was undone";
  ASSERT_TRUE(session.go_to(10));
  ASSERT_TRUE(session.go_to(12));
  EXPECT_EQ(session.table().hash(), session.table_at(12)->hash());
}

TEST(ReplayLimits, MoreStepsThanAreAllowedAreRefusedWithASentence) {
  const Session session = played(20);
  const Json log = there_and_back(session, 50);
  EXPECT_TRUE(Session::load(log, {}, {}, {.most_steps = 1000}));
  const Expected<Session> refused = Session::load(log, {}, {}, {.most_steps = 100});
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, "too_much_work");
  EXPECT_NE(refused.error().message.find("100 steps"), std::string::npos);
  // Records that run nothing count as well.
  Json told = session.save();
  for (int i = 0; i < 200; ++i) told["records"].push_back({{"dice", {1}}});
  const Expected<Session> many = Session::load(told, {}, {}, {.most_steps = 100});
  ASSERT_FALSE(many);
  EXPECT_EQ(many.error().code, "too_much_work");
}

TEST(ReplayLimits, AReplayEndsWhenItIsToldTo) {
  const Session session = played(20);
  int asked = 0;
  const ReplayLimits limits{.may_go_on = [&asked]() -> Expected<> {
    if (++asked > 5) return problem("given_up", "Enough.");
    return {};
  }};
  const Expected<Session> given_up = Session::load(session.save(), {}, {}, limits);
  ASSERT_FALSE(given_up);
  EXPECT_EQ(given_up.error().code, "given_up");
  EXPECT_EQ(asked, 6);
}

TEST(ReplayLimits, DiceAndCardsAreToldAheadOnlySoFar) {
  Session session = played(1);
  EXPECT_TRUE(session.tell_dice(std::vector<int>(1000, 1)));
  const Expected<> more = session.tell_dice({1});
  ASSERT_FALSE(more);
  EXPECT_EQ(more.error().code, "too_many_told");
}

}  // namespace
}  // namespace tavola::play
