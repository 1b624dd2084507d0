// From a turn at a table to a notice that a browser can read.
#include "server/reception/push_notices.h"

#include "push/fake_push_service_for_tests.h"
#include "rooms/hall/hall_for_tests.h"

namespace tavola::server {
namespace {

using push::Outcome;

class PushNoticesTest : public rooms::HallFixture {
 protected:
  void SetUp() override {
    settings_.push_key = push::base64url(key_.point());
    settings_.turn_came = [this](const rooms::TurnCame& turn) {
      const std::scoped_lock lock(mutex_);
      turns_.push_back(turn);
      if (notices_) notices_->tell(turn);
    };
    HallFixture::SetUp();
    notices_ = std::make_unique<PushNotices>(
        *storage_, key_, "mailto:ada@example.org",
        PushSettings{{.private_addresses = true, .certificates = service_.certificate()}, again_});
  }
  void TearDown() override {
    hall_.reset();
    notices_.reset();
    HallFixture::TearDown();
  }
  void subscribe(const std::string& table, const std::string& token, const std::string& browser,
                 const std::string& language) {
    ASSERT_TRUE(storage_->keep_push(
        {table, token, service_.endpoint(browser), browser_.p256dh(), browser_.auth(), language},
        8));
  }
  std::vector<rooms::TurnCame> turns() {
    const std::scoped_lock lock(mutex_);
    return turns_;
  }
  /// Waits until so many notices have come to this end.
  void wait_for(Outcome outcome, std::uint64_t count) {
    for (int i = 0; i < 6000 && notices_->count(outcome) < count; ++i)
      std::this_thread::sleep_for(std::chrono::milliseconds(10));
    ASSERT_EQ(notices_->count(outcome), count);
  }

  push::Key key_ = *push::Key::make();
  push::FakePushService service_;
  push::FakeBrowser browser_;
  std::chrono::milliseconds again_{0};
  std::mutex mutex_;
  std::vector<rooms::TurnCame> turns_;
  std::unique_ptr<PushNotices> notices_;
};

/// Chooses until it is the other's turn.
void play_on(rooms::Person& person) {
  for (int i = 0; i < 20 && person.last_scene()["scene"]["decision"].value("yours", false); ++i)
    ASSERT_EQ(person.choose()["ok"], true);
}

TEST_F(PushNoticesTest, WhoeverIsAwayIsToldOfTheirTurn) {
  const rooms::OpenedTable table = two_at_toy();
  subscribe(table.id, table.seats[1], "bruno", "it");
  subscribe(table.id, table.seats[0], "ada", "en");
  rooms::Person ada(hall());
  ada.sit(table.id, {table.seats[0]});
  play_on(ada);
  const auto letters = service_.letters(1);
  ASSERT_EQ(letters.size(), 1U);
  EXPECT_EQ(letters[0].target, "/push/bruno");
  const Json notice = Json::parse(browser_.read(letters[0].body), nullptr, false);
  ASSERT_TRUE(notice.is_object());
  EXPECT_EQ(notice["title"], "Tocca a te");
  EXPECT_EQ(notice["url"], "/t/" + table.id);
  EXPECT_EQ(notice["table"], table.id);
  EXPECT_FALSE(letters[0].body.contains(table.id)) << "the push service reads nothing";
  for (const auto& [name, value] : letters[0].fields) {
    EXPECT_FALSE(value.contains(table.seats[1])) << name;
    EXPECT_FALSE(value.contains(table.id)) << name;
  }
  wait_for(Outcome::kSent, 1);
  EXPECT_TRUE(notices_->metrics().contains("tavola_push_notices_total{outcome=\"sent\"} 1\n"));
}

TEST_F(PushNoticesTest, WhoeverIsThereIsNot) {
  const rooms::OpenedTable table = two_at_toy();
  rooms::Person ada(hall()), bruno(hall());
  ada.sit(table.id, {table.seats[0]});
  bruno.sit(table.id, {table.seats[1]});
  play_on(ada);
  bruno.scene_from(1);
  EXPECT_EQ(bruno.ask({{"do", "ping"}})["ok"], true) << "the table is done with the choice before";
  EXPECT_TRUE(turns().empty());
}

TEST_F(PushNoticesTest, ABrowserThatIsGoneIsForgotten) {
  const rooms::OpenedTable table = two_at_toy();
  subscribe(table.id, table.seats[1], "bruno", "en");
  service_.answer(410);
  notices_->tell({table.id, table.seats[1], "toy", "Friday"});
  wait_for(Outcome::kGone, 1);
  for (int i = 0; i < 6000 && !storage_->pushes(table.id, table.seats[1])->empty(); ++i)
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  EXPECT_TRUE(storage_->pushes(table.id, table.seats[1])->empty());
}

TEST_F(PushNoticesTest, NobodyIsToldTwiceInARow) {
  const rooms::OpenedTable table = two_at_toy();
  subscribe(table.id, table.seats[1], "bruno", "es");
  subscribe(table.id, table.seats[0], "ada", "en");
  PushNotices seldom(
      *storage_, key_, "mailto:ada@example.org",
      {{.private_addresses = true, .certificates = service_.certificate()}, std::chrono::hours(1)});
  seldom.tell({table.id, table.seats[1], "toy", "Friday"});
  seldom.tell({table.id, table.seats[1], "toy", "Friday"});
  seldom.tell({table.id, table.seats[0], "toy", "Friday"});
  auto letters = service_.letters(2);
  ASSERT_EQ(letters.size(), 2U);
  std::ranges::sort(letters, {}, [](const auto& letter) { return letter.target; });
  EXPECT_EQ(letters[0].target, "/push/ada") << "whose notice came last";
  EXPECT_EQ(letters[1].target, "/push/bruno");
  const Json notice = Json::parse(browser_.read(letters[1].body), nullptr, false);
  EXPECT_EQ(notice["title"], "Te toca");
  EXPECT_EQ(notice["body"], "Friday");
}

TEST_F(PushNoticesTest, BrowsersAreKeptForSeatsThatTheirTokensOpen) {
  const rooms::OpenedTable table = two_at_toy();
  EXPECT_EQ(json_of(ask(hall(), "GET", "/api/push"))["key"], push::base64url(key_.point()));
  Json wish = {{"endpoint", "https://push.example.org/ada"},
               {"p256dh", browser_.p256dh()},
               {"auth", browser_.auth()},
               {"lang", "it"},
               {"tables", Json::array({{{"table", table.id}, {"tokens", {table.seats[0], "x"}}},
                                       {{"table", "nowhere"}, {"tokens", {"y"}}}})}};
  const auto post = [&](const Json& body) { return ask(hall(), "POST", "/api/push", body.dump()); };
  EXPECT_EQ(json_of(post(wish))["seats"], 1);
  EXPECT_EQ(json_of(post(wish))["seats"], 1) << "the same again is the same";
  const auto kept = *storage_->pushes(table.id, table.seats[0]);
  ASSERT_EQ(kept.size(), 1U);
  EXPECT_EQ(kept[0].language, "it");
  EXPECT_TRUE(storage_->pushes(table.id, table.seats[1])->empty());
  // Eight browsers a seat, the newest.
  for (int i = 0; i < 9; ++i) {
    wish["endpoint"] = "https://push.example.org/" + std::to_string(i);
    EXPECT_EQ(post(wish).status, 200);
  }
  EXPECT_EQ(storage_->pushes(table.id, table.seats[0])->size(), 8U);
  EXPECT_EQ(storage_->pushes(table.id, table.seats[0])->back().endpoint,
            "https://push.example.org/8");
  EXPECT_EQ(ask(hall(), "POST", "/api/push/forget", R"({"endpoint":"https://push.example.org/8"})")
                .status,
            200);
  EXPECT_EQ(storage_->pushes(table.id, table.seats[0])->size(), 7U);
  for (const char* bad : {"https://10.0.0.1/x", "http://push.example.org/", "https://localhost/"}) {
    wish["endpoint"] = bad;
    EXPECT_EQ(code_of(post(wish)), "bad_field") << bad;
  }
  wish["endpoint"] = "https://push.example.org/7";
  wish["p256dh"] = browser_.p256dh() + std::string(20'000, '=');
  EXPECT_EQ(post(wish).status, 200);
  for (const storage::PushRow& each : *storage_->pushes(table.id, table.seats[0]))
    EXPECT_LT(each.key.size(), 100U) << "what is kept is no longer than it has to be";
  wish["auth"] = "short";
  EXPECT_EQ(code_of(post(wish)), "bad_field");
}

TEST_F(PushNoticesTest, AServerWithoutAKeySaysSo) {
  shut();
  settings_.push_key.clear();
  open();
  EXPECT_EQ(json_of(ask(hall(), "GET", "/api/push"))["key"], nullptr);
  EXPECT_EQ(code_of(ask(hall(), "POST", "/api/push", "{}")), "no_push");
  notices_.reset();
}

}  // namespace
}  // namespace tavola::server
