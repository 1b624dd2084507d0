// What strangers can make a hall do: long logs, and logs that nobody waits for.
// Others go on meanwhile.
#include <gtest/gtest.h>

#include <atomic>
#include <future>

#include "play/open_title.h"
#include "play/session/session.h"
#include "rooms/hall/hall_for_tests.h"

namespace tavola::rooms {
namespace {

using namespace std::chrono_literals;

class HallWork : public HallFixture {
 protected:
  /// A log of the toy game that goes there and back so many times.
  static std::string log_with_undos(int times) {
    play::Wishes wishes;
    wishes.seats = 2;
    play::Session session = *play::Session::open(**play::open_title("toy"), wishes);
    EXPECT_TRUE(session.choose(0));
    Json log = session.save();
    for (int i = 0; i < times; ++i) {
      log["records"].push_back({{"undo", 0}});
      log["records"].push_back({{"redo", 1}});
    }
    return log.dump();
  }
};

TEST_F(HallWork, NobodyWaitsForAStorageThatDoesNotAnswer) {
  shut();
  std::atomic<bool> gone = false;
  settings_.storage_gone = [&gone] { return gone.load(); };
  settings_.longest_wait = 1ms;
  open();
  std::promise<void> answers, asked;
  std::atomic<int> lists = 0;
  moody_->before_list = [&, answered = answers.get_future().share()] {
    if (++lists > 1) return;
    asked.set_value();
    answered.wait();
  };
  std::promise<Answer> told;
  const Errand errand = hall().ask({.method = "GET", .path = "/api/tables", .address = "10.0.0.1"},
                                   [&told](Answer answer) { told.set_value(std::move(answer)); });
  asked.get_future().wait();
  EXPECT_EQ(ask(hall(), "GET", "/api/tables").status, 200) << "it is only slow for the first";
  gone = true;
  const Answer refused = told.get_future().get();
  EXPECT_EQ(refused.status, 503);
  EXPECT_EQ(code_of(refused), "busy");
  answers.set_value();  // and is told nothing more
}

TEST_F(HallWork, WhoBringsATableDoesNotWaitForAStorageThatDoesNotKeepIt) {
  shut();
  std::atomic<bool> gone = false;
  settings_.storage_gone = [&gone] { return gone.load(); };
  settings_.longest_wait = 1ms;
  open();
  std::promise<void> answers, asked;
  moody_->before_create = [&, answered = answers.get_future().share()] {
    gone = true;
    asked.set_value();
    answered.wait();
  };
  std::promise<Answer> told;
  const Errand errand = hall().ask({.method = "POST",
                                    .path = "/api/tables/upload",
                                    .address = "10.0.0.1",
                                    .body = log_with_undos(1)},
                                   [&told](Answer answer) { told.set_value(std::move(answer)); });
  asked.get_future().wait();
  auto refused = told.get_future();
  const bool in_time = refused.wait_for(20s) == std::future_status::ready;
  answers.set_value();
  ASSERT_TRUE(in_time);
  const Answer answer = refused.get();
  EXPECT_EQ(answer.status, 503);
  EXPECT_EQ(code_of(answer), "busy");
}

TEST_F(HallWork, ALogThatTakesTooManyStepsIsRefused) {
  shut();
  settings_.upload_steps = 1000;
  open();
  EXPECT_EQ(ask(hall(), "POST", "/api/tables/upload", log_with_undos(100)).status, 200);
  const Answer refused = ask(hall(), "POST", "/api/tables/upload", log_with_undos(2000));
  EXPECT_EQ(refused.status, 400);
  EXPECT_EQ(code_of(refused), "too_much_work");
}

TEST_F(HallWork, ALogThatTakesTooLongIsRefused) {
  shut();
  settings_.replay_time = 0ms;
  open();
  EXPECT_EQ(code_of(ask(hall(), "POST", "/api/tables/upload", log_with_undos(100))),
            "too_much_work");
}

TEST_F(HallWork, TablesAreReadAndWrittenWhileLogsArePlayed) {
  // The archive is full of works that do not end; desks and rooms are free.
  shut();
  settings_.replay_time = 1h;
  settings_.upload_steps = SIZE_MAX;
  open();
  EXPECT_EQ(ask(hall(), "GET", "/api/games").status, 200);  // content is read once
  const std::string log = log_with_undos(100'000);
  std::vector<Errand> uploads;
  for (int i = 0; i < 40; ++i)
    uploads.push_back(
        hall().ask({"POST", "/api/tables/upload", "", "10.0.1." + std::to_string(i), log, {}, {}},
                   [](const Answer&) {}));
  EXPECT_EQ(ask(hall(), "GET", "/api/games").status, 200);
  const OpenedTable table = two_at_toy();
  EXPECT_GT(hall().figures().replaying, 0U) << "the logs were played on the desks";
  uploads.clear();
  Person ada(hall());
  EXPECT_EQ(ada.sit(table.id, {table.seats[0]})["ok"], true);
}

TEST_F(HallWork, ALogIsNotPlayedForSomebodyWhoHasGone) {
  shut();
  settings_.replay_time = 1h;
  settings_.upload_steps = SIZE_MAX;
  open();
  std::atomic<int> answered = 0;
  const std::string log = log_with_undos(100'000);
  {
    std::vector<Errand> uploads;
    for (int i = 0; i < 40; ++i)
      uploads.push_back(hall().ask({"POST", "/api/tables/upload", "", "10.0.2.1", log, {}, {}},
                                   [&](const Answer&) { ++answered; }));
  }
  // Whoever comes after them finds the place free. One of the same address waits for all before it.
  EXPECT_EQ(ask(hall(), "POST", "/api/tables/upload", log_with_undos(1), "", {}, "10.0.2.1").status,
            200);
  EXPECT_LT(answered, 40) << "only what had begun";
}

}  // namespace
}  // namespace tavola::rooms
