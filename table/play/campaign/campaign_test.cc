// A campaign of three chapters on the test island: each is dealt from what the one before handed
// on, the whole is taken along as one text, brought back and gone on with. (TG-044, TG-467 to
// TG-487, TG-1019 to TG-1028)
#include "play/campaign/campaign.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "play/campaign/chapters_for_tests.h"
#include "play/json_text.h"

namespace tavola::play {
namespace {

TEST(Campaign, ThreeChaptersAreTakenAlongAndGoneOnWith) {
  Campaign campaign;
  campaign.game = "avalon";
  campaign.now = "3";
  Session first = begun_chapter(2, 1);
  play_through(first);
  campaign.chapters.push_back(chapter(first, "1", 1, ""));
  Session second = begun_chapter(2, 2, *first.hands_on());
  EXPECT_EQ(second.state()["journey"]["day"], 6);
  EXPECT_EQ(second.state()["characters"][0]["hero"], first.state()["characters"][0]["hero"]);
  for (const char* kept : {"experience", "wealth", "reputation", "empathy"})
    EXPECT_EQ(second.state()["characters"][0][kept], first.state()["characters"][0][kept]) << kept;
  EXPECT_EQ(second.state()["characters"][0]["combat"]["pool"],
            first.state()["characters"][0]["combat"]["pool"]);
  play_through(second);
  campaign.chapters.push_back(chapter(second, "2", 2, "1"));
  Session third = begun_chapter(2, 3, *second.hands_on());
  ASSERT_TRUE(third.choose(third.all_like({"pass", {}}).front()));
  campaign.chapters.push_back(chapter(third, "3", 3, "2"));

  const std::string text = campaign_json(campaign).dump();
  const auto json = read_json(text);
  ASSERT_TRUE(json);
  auto brought = read_campaign(*json);
  ASSERT_TRUE(brought) << brought.error().message;
  ASSERT_TRUE(check_campaign(*brought));
  auto again = Session::load(brought->find("3")->log);
  ASSERT_TRUE(again) << again.error().message;
  EXPECT_EQ(again->state(), third.state());
  EXPECT_EQ(again->loaded(), Session::Loaded::kSame);
  play_through(*again);
  EXPECT_EQ(again->state()["journey"]["day"], 15);
}

TEST(Campaign, AChapterBegunAgainStandsBesideTheOther) {
  Session first = begun_chapter(1, 1);
  play_through(first);
  Session second = begun_chapter(1, 2, *first.hands_on());
  Session otherwise = begun_chapter(1, 9, *first.hands_on());
  EXPECT_EQ(second.state()["characters"][0]["hero"], otherwise.state()["characters"][0]["hero"]);
  EXPECT_EQ(second.state()["characters"][0]["experience"],
            otherwise.state()["characters"][0]["experience"]);
  Campaign campaign{"avalon", "2b", {}};
  campaign.chapters = {chapter(first, "1", 1, ""), chapter(second, "2", 2, "1")};
  EXPECT_EQ(campaign.free_name(2), "2b");
  campaign.chapters.push_back(chapter(otherwise, campaign.free_name(2), 2, "1"));
  auto brought = read_campaign(campaign_json(campaign));
  ASSERT_TRUE(brought) << brought.error().message;
  EXPECT_TRUE(check_campaign(*brought));
}

TEST(Campaign, PlayersComeAndGoBetweenChapters) {
  Session first = begun_chapter(2, 1);
  play_through(first);
  const auto leaver = first.state()["characters"][1];
  Session alone = begun_chapter(1, 2, *first.hands_on());  // TG-481
  EXPECT_EQ(alone.state()["characters"].size(), 1U);
  EXPECT_EQ(alone.state()["set_aside"][0]["hero"], leaver["hero"]);
  play_through(alone);
  Session back = begun_chapter(3, 3, *alone.hands_on());
  play_through(back);
  const auto now = back.state();
  EXPECT_EQ(now["characters"][1]["hero"], leaver["hero"]);  // TG-1025
  EXPECT_EQ(now["characters"].size(), 3U);
}

TEST(Campaign, ANewcomerBeginsAsUsualWhereSomebodyIs) {
  Session first = begun_chapter(1, 1);
  play_through(first);
  Session two = begun_chapter(2, 2, *first.hands_on());
  ASSERT_FALSE(two.all_like({"choose_hero", {}}).empty());
  ASSERT_TRUE(two.choose(0));
  const auto state = two.state();
  EXPECT_EQ(state["characters"][1]["place"], state["characters"][0]["place"]);  // TG-484
  EXPECT_EQ(state["characters"][1]["combat"]["deck"]["loose"].size(), 15U);     // TG-485
  EXPECT_EQ(state["journey"]["day"], 6);
}

TEST(Campaign, OthersComeWhereverSomebodyIsToAct) {  // TG-481, R-185
  Session first = begun_chapter(2, 1);
  EXPECT_FALSE(first.breaks_off()) << "nobody has a Character yet";
  for (int n = 0; n < 400 && first.all_like({"pass", {}}).empty(); ++n)
    ASSERT_TRUE(first.choose(0));
  ASSERT_TRUE(first.choose(first.all_like({"pass", {}}).front()));
  ASSERT_TRUE(first.breaks_off());
  EXPECT_FALSE(first.goes_on()) << "this Chapter is not over";
  const auto before = first.state();
  const auto handed = first.hands_on();
  ASSERT_TRUE(handed) << handed.error().message;
  EXPECT_EQ(first.state(), before) << "the table stays as it is";
  Session three = begun_chapter(3, 2, *handed);
  for (int n = 0; n < 40 && three.all_like({"pass", {}}).empty(); ++n) ASSERT_TRUE(three.choose(0));
  const auto now = three.state();
  EXPECT_EQ(now["characters"].size(), 3U);
  EXPECT_EQ(now["characters"][0], before["characters"][0]);
  EXPECT_EQ(now["journey"]["day"], before["journey"]["day"]);
  EXPECT_EQ(now["journey"]["passed"], before["journey"]["passed"]);
  Session alone = begun_chapter(1, 3, *handed);
  EXPECT_EQ(alone.state()["set_aside"][0]["hero"], before["characters"][1]["hero"]);
  const auto training = Session::open(avalon(), {.seats = 1, .options = {{"table", "training"}}});
  ASSERT_TRUE(training) << training.error().message;
  EXPECT_FALSE(training->breaks_off());
}

TEST(Campaign, NothingFollowsOnAChapterThatIsNotComplete) {
  Session first = begun_chapter(1, 1);
  EXPECT_TRUE(first.is_chapter());
  EXPECT_FALSE(first.goes_on());
  EXPECT_FALSE(first.hands_on());
  const auto refused = Session::open(avalon(), chapter_wishes(1, 2, first.state().dump()));
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, "bad_carried");
  EXPECT_FALSE(Session::open(avalon(), chapter_wishes(1, 2, "{}")));
  EXPECT_FALSE(Session::open(**games::open("salem"), {.seats = 2, .carried = "{}"}));
}

TEST(Campaign, ATextThatIsNoCampaignIsRefusedWithItsReason) {
  Session first = begun_chapter(1, 1);
  play_through(first);
  Session second = begun_chapter(1, 2, *first.hands_on());
  Campaign good{"avalon", "2", {chapter(first, "1", 1, ""), chapter(second, "2", 2, "1")}};
  auto json = campaign_json(good);
  json["chapters"][1]["from"] = "7";
  EXPECT_FALSE(read_campaign(json));
  json = campaign_json(good);
  json["tavola_campaign"] = kCampaignFormat + 1;
  EXPECT_EQ(read_campaign(json).error().code, "other_format");
  EXPECT_NE(read_campaign(json).error().message.find("saved by a newer version of Tavola"),
            std::string::npos);
  json["tavola_campaign"] = "first";
  EXPECT_EQ(read_campaign(json).error().code, "bad_campaign");
  json = campaign_json(good);
  json["now"] = "4";
  EXPECT_FALSE(read_campaign(json));
  json = campaign_json(good);
  json["chapters"][1]["log"]["carried"]["characters"][0]["hero"] = 99;
  const auto code = [](const nlohmann::ordered_json& text) {
    const auto read = read_campaign(text);
    if (!read) return read.error().code;
    const auto checked = check_campaign(*read);
    return checked ? std::string() : checked.error().code;
  };
  EXPECT_EQ(code(json), "bad_carried");
  // A table that is none of its game's chapters, or of another game.
  json = campaign_json(good);
  json["chapters"][1]["log"] = good.chapters[0].log;
  EXPECT_EQ(code(json), "bad_campaign");
  json = campaign_json(good);
  json["game"] = "salem";
  EXPECT_EQ(code(json), "bad_campaign");
  json = campaign_json(good);
  Wishes training = chapter_wishes(1, 1);
  training.options["table"] = "training";
  json["chapters"][0]["log"] = Session::open(avalon(), training)->save();
  EXPECT_EQ(code(json), "bad_campaign");
  // As many chapters as there may be, and one more.
  json = campaign_json(good);
  for (int i = 2; i <= kMostChapters; ++i) {
    json["chapters"].push_back(json["chapters"][0]);
    json["chapters"].back()["name"] = "1x" + std::to_string(i);
  }
  EXPECT_EQ(read_campaign(json).error().code, "bad_campaign");
  json["chapters"].erase(json["chapters"].size() - 1);
  EXPECT_TRUE(read_campaign(json));
}

TEST(Campaign, AllChaptersTogetherAreReplayedWithinTheLimits) {
  Session first = begun_chapter(1, 1);
  play_through(first);
  Campaign campaign{"avalon", "1", {chapter(first, "1", 1, "")}};
  ReplayLimits limits;
  limits.most_steps = first.log().size() * 3 / 2;
  EXPECT_TRUE(check_campaign(campaign, limits));
  campaign.chapters.push_back(chapter(first, "1b", 1, ""));
  const auto refused = check_campaign(campaign, limits);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, "too_much_work");
}

TEST(Campaign, TriesAtAChapterHaveNamesUntilTheLettersEnd) {
  Campaign campaign{"avalon", "2", {}};
  for (int i = 0; i < 26; ++i) {
    const std::string name = campaign.free_name(2);
    ASSERT_FALSE(name.empty()) << i;
    campaign.chapters.push_back({name, 2, "1", {}});
  }
  EXPECT_EQ(campaign.chapters[1].name, "2b");
  EXPECT_EQ(campaign.free_name(2), "");
  EXPECT_EQ(campaign.free_name(3), "3");
}

}  // namespace
}  // namespace tavola::play
