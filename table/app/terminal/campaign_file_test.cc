// A campaign in a file: begun, gone on with, begun again beside, and read as it was left.
#include "app/terminal/campaign_file.h"

#include <gtest/gtest.h>

#include <fstream>

#include "games/registry.h"

namespace tavola::app {
namespace {

namespace fs = std::filesystem;

play::Session first_chapter() {
  play::Wishes wishes;
  wishes.seats = 1;
  wishes.options = {{"table", "test_island"}};
  wishes.players = {{"Nora", ""}};
  return *play::Session::open(**games::open("avalon"), wishes);
}

TEST(CampaignFile, IsReadAsItWasLeft) {
  const fs::path file = fs::path(testing::TempDir()) / "left.campaign";
  fs::remove(file);
  play::Session first = first_chapter();
  {
    auto campaign = CampaignFile::open(file);
    ASSERT_TRUE(campaign) << campaign.error();
    EXPECT_FALSE(campaign->begun());
    ASSERT_TRUE(campaign->begin(first));
    // What is played stands beside it until the table is left.
    ASSERT_TRUE(first.choose(0));
    ASSERT_TRUE(first.save_file(campaign->beside()));
  }
  auto again = CampaignFile::open(file);
  ASSERT_TRUE(again) << again.error();
  ASSERT_TRUE(again->begun());
  auto chapter = again->chapter();
  ASSERT_TRUE(chapter) << chapter.error();
  EXPECT_EQ(chapter->point(), 1U);
  ASSERT_TRUE(again->keep(*chapter));
  EXPECT_FALSE(fs::exists(again->beside()));
  ASSERT_TRUE(again->add(first_chapter(), true));
  EXPECT_EQ(again->campaign().now, "1b");
  EXPECT_FALSE(again->turn_to("7"));
  ASSERT_TRUE(again->turn_to("1"));
  EXPECT_EQ(CampaignFile::open(file)->chapter()->point(), 1U);
  EXPECT_TRUE(again->following().empty()) << "another try does not go on from it";
  ASSERT_TRUE(again->add(first_chapter(), false));
  EXPECT_EQ(again->campaign().now, "2");
  ASSERT_TRUE(again->turn_to("1"));
  EXPECT_EQ(again->following(), std::vector<std::string>{"2"});
  fs::remove(file);
}

TEST(CampaignFile, BeginsWithAChapterAlone) {
  const fs::path file = fs::path(testing::TempDir()) / "none.campaign";
  fs::remove(file);
  const auto salem = play::Session::open(**games::open("salem"), {.seats = 2});
  ASSERT_TRUE(salem);
  EXPECT_FALSE(CampaignFile::open(file)->begin(*salem));
  play::Wishes training{.options = {{"table", "training"}}};
  training.seats = 1;
  EXPECT_FALSE(
      CampaignFile::open(file)->begin(*play::Session::open(**games::open("avalon"), training)));
  EXPECT_FALSE(fs::exists(file));
}

TEST(CampaignFile, ASealedOneIsOpenedByItsServerAlone) {
  const fs::path file = fs::path(testing::TempDir()) / "sealed.campaign.tavola";
  std::ofstream(file) << R"({"tavola":1,"sealed":"abc"})";
  const auto refused = CampaignFile::open(file);
  ASSERT_FALSE(refused);
  EXPECT_NE(refused.error().find("sealed"), std::string::npos) << refused.error();
  fs::remove(file);
}

TEST(CampaignFile, WhatIsNoCampaignIsRefused) {
  const fs::path file = fs::path(testing::TempDir()) / "no.campaign.tavola";
  ASSERT_TRUE(first_chapter().save_file(file));
  const auto refused = CampaignFile::open(file);
  ASSERT_FALSE(refused);
  EXPECT_NE(refused.error().find("no campaign"), std::string::npos) << refused.error();
  fs::remove(file);
}

}  // namespace
}  // namespace tavola::app
