// Opening games by id: each once, by any thread, and with a friendly answer for a wrong id.
#include "games/registry.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <future>

namespace tavola::games {
namespace {

using testing::Contains;
using testing::HasSubstr;
using testing::Not;

TEST(Registry, ToysAreShownOnlyWhenAskedFor) {
  EXPECT_THAT(ids(), Contains("salem"));
  EXPECT_THAT(ids(), Not(Contains("toy")));
  EXPECT_THAT(ids(true), Contains("toy"));
}

TEST(Registry, EveryGameOpensUnderItsOwnId) {
  for (const std::string& id : ids(true)) {
    const auto title = open(id);
    ASSERT_TRUE(title) << title.error();
    EXPECT_EQ((*title)->game().id(), id);
    EXPECT_LE((*title)->game().least_seats(), (*title)->game().most_seats());
    EXPECT_GE((*title)->game().least_seats(), 1);
    EXPECT_LE((*title)->game().most_seats(), kMaxSeats);
  }
}

TEST(Registry, AllThreadsGetTheSameTitle) {
  std::vector<std::future<const scene::Title*>> opened;
  for (int i = 0; i < 8; ++i)
    opened.push_back(std::async(std::launch::async, [] { return *open("toy"); }));
  for (auto& title : opened) EXPECT_EQ(title.get(), *open("toy"));
}

TEST(Registry, AWrongIdIsAnsweredWithTheNearestAndAll) {
  EXPECT_THAT(open("salme").error(), HasSubstr("Did you mean \"salem\"?"));
  EXPECT_THAT(open("Salem").error(), HasSubstr("Did you mean \"salem\"?"));
  EXPECT_THAT(open("chess").error(), HasSubstr("The games are: salem"));
  EXPECT_THAT(open("chess").error(), Not(HasSubstr("Did you mean")));
  EXPECT_THAT(open("").error(), HasSubstr("The games are: salem"));
  EXPECT_THAT(open("toi").error(), Not(HasSubstr("toy"))) << "toys are not offered";
  EXPECT_THAT(open(std::string(100000, 'x')).error().size(), testing::Lt(400U));
}

}  // namespace
}  // namespace tavola::games
