// A hall on a file of SQLite in a temporary folder, guests that remember what they were sent, and a
// storage that can be slow, broken or cut off.
#pragma once

#include <gtest/gtest.h>

#include <atomic>
#include <condition_variable>
#include <filesystem>
#include <future>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "core/json.h"
#include "rooms/hall/hall.h"
#include "storage/storage.h"

namespace tavola::rooms {

/// Long enough for a loaded machine; only a test that fails waits for it.
inline constexpr std::chrono::seconds kForever{60};

class ListGuest final : public Guest {
 public:
  /// Calls `hook` with each later frame before it is remembered, on the thread that sends it.
  void on_send(std::function<void(const Json&)> hook) {
    std::scoped_lock lock(mutex_);
    hook_ = std::move(hook);
  }

  void send(std::shared_ptr<const std::string> text) override {
    Json frame = Json::parse(*text);
    std::scoped_lock lock(mutex_);
    if (hook_) hook_(frame);
    frames_.push_back(std::move(frame));
    more_.notify_all();
  }
  void close(std::string_view reason) override {
    std::scoped_lock lock(mutex_);
    closed_ = reason;
    more_.notify_all();
  }
  /// The first frame from `from` on that fits; null if none comes.
  Json wait(const std::function<bool(const Json&)>& fits, std::size_t from = 0) {
    std::unique_lock lock(mutex_);
    std::size_t at = from;
    Json found;
    more_.wait_for(lock, kForever, [&] {
      for (; at < frames_.size(); ++at)
        if (fits(frames_[at])) {
          found = frames_[at];
          return true;
        }
      return false;
    });
    return found;
  }
  Json reply(int id) {
    return wait([id](const Json& frame) { return frame["type"] == "reply" && frame["id"] == id; });
  }
  Json of_type(const std::string& type, std::size_t from = 0) {
    return wait([&](const Json& frame) { return frame["type"] == type; }, from);
  }
  std::string closed() {
    std::unique_lock lock(mutex_);
    more_.wait_for(lock, kForever, [&] { return !closed_.empty(); });
    return closed_;
  }
  std::size_t count() const {
    std::scoped_lock lock(mutex_);
    return frames_.size();
  }
  std::vector<Json> frames() const {
    std::scoped_lock lock(mutex_);
    return frames_;
  }

 private:
  mutable std::mutex mutex_;
  std::condition_variable more_;
  std::vector<Json> frames_;
  std::function<void(const Json&)> hook_;
  std::string closed_;
};

/// Somebody at a hall's door or table.
class Person {
 public:
  explicit Person(Hall& hall, std::string address = "10.0.0.1")
      : hall_(hall),
        guest_(std::make_shared<ListGuest>()),
        id_(hall.enter(guest_, std::move(address))) {}
  ~Person() { hall_.leave(id_); }
  Person(const Person&) = delete;
  Person& operator=(const Person&) = delete;

  int say(Json message) {
    message["id"] = ++last_;
    hall_.receive(id_, message.dump());
    return last_;
  }
  Json ask(Json message) { return guest_->reply(say(std::move(message))); }
  Json sit(const std::string& table, std::vector<std::string> tokens) {
    return ask({{"do", "sit"}, {"table", table}, {"tokens", tokens}, {"lang", "en"}});
  }
  void send_raw(const std::string& text) { hall_.receive(id_, text); }
  /// Answers the decision that the last scene shows, with its first option, and waits for the scene
  /// that follows.
  Json choose() {
    const Json scene = last_scene();
    const Json reply = ask({{"do", "choose"}, {"revision", scene["revision"]}, {"n", 0}});
    if (reply["ok"] == true) scene_from(reply["revision"].get<std::int64_t>());
    return reply;
  }
  /// The last scene that was sent; what it left out is taken from those before.
  Json last_scene() {
    guest_->of_type("scene");
    Json last;
    for (Json frame : guest_->frames()) {
      if (frame["type"] != "scene") continue;
      for (const Json& part : frame["same"])
        frame["scene"][part.get<std::string>()] = last["scene"][part.get<std::string>()];
      last = std::move(frame);
    }
    return last;
  }
  /// The first scene of this revision or a later one.
  Json scene_from(std::int64_t revision) {
    return guest_->wait([&](const Json& frame) {
      return frame["type"] == "scene" && frame["revision"].get<std::int64_t>() >= revision;
    });
  }
  ListGuest& guest() { return *guest_; }

 private:
  Hall& hall_;
  std::shared_ptr<ListGuest> guest_;
  std::uint64_t id_;
  int last_ = 0;
};

inline Answer ask(Hall& hall, std::string method, std::string path, std::string body = "",
                  std::string bearer = "", std::map<std::string, std::string> query = {},
                  std::string address = "10.0.0.1") {
  auto answered = std::make_shared<std::promise<Answer>>();
  const Errand errand =
      hall.ask({std::move(method),
                std::move(path),
                std::move(bearer),
                std::move(address),
                std::move(body),
                std::move(query),
                {}},
               [answered](Answer answer) { answered->set_value(std::move(answer)); });
  return answered->get_future().get();
}

inline Json json_of(const Answer& answer) { return Json::parse(answer.body, nullptr, false); }
inline std::string code_of(const Answer& answer) {
  const Json json = json_of(answer);
  return json.contains("error") ? json["error"]["code"].get<std::string>() : "";
}

/// Passes everything on, and can hold appends back, refuse them, or lose its process.
class MoodyStorage final : public storage::Storage {
 public:
  explicit MoodyStorage(storage::Storage& real) : real_(real) {}

  /// Appends are kept but nobody is told until release().
  void hold() { holding_ = true; }
  void let_go() {
    holding_ = false;
    std::vector<std::pair<storage::Append, storage::Done>> held;
    {
      std::scoped_lock lock(mutex_);
      held.swap(held_);
    }
    for (auto& [append, done] : held) real_.append(std::move(append), std::move(done));
  }
  std::size_t held() const {
    std::scoped_lock lock(mutex_);
    return held_.size();
  }
  std::atomic<bool> refusing = false;
  /// No sign of life reaches the database any more, and leases are not given back.
  std::atomic<bool> severed = false;
  /// So many tables and chapters are still made or removed, and then none, as if the server had
  /// ended there; below zero, all are.
  std::atomic<int> writes_left = -1;

  void append(storage::Append append, storage::Done done) override {
    if (refusing)
      return done(std::unexpected(storage::Failure{storage::Fault::kBusy, "The disk is full."}));
    if (holding_) {
      std::scoped_lock lock(mutex_);
      held_.emplace_back(std::move(append), std::move(done));
      return;
    }
    real_.append(std::move(append), std::move(done));
  }
  storage::Result<> greet(const std::string& process, const std::string& url,
                          std::chrono::milliseconds ttl) override {
    return severed ? storage::Result<>{} : real_.greet(process, url, ttl);
  }
  storage::Result<> farewell(const std::string& process) override {
    return severed ? storage::Result<>{} : real_.farewell(process);
  }
  storage::Result<> release(const storage::Lease& lease) override {
    return severed ? storage::Result<>{} : real_.release(lease);
  }

  storage::Result<> create(const storage::TableRow& row, const std::vector<std::string>& entries,
                           const std::string& rest) override {
    if (before_create) before_create();
    return ended() ? ended_failure() : real_.create(row, entries, rest);
  }
  storage::Result<storage::TableRow> look(const std::string& table) override {
    return real_.look(table);
  }
  storage::Result<storage::StoredTable> read(const std::string& table) override {
    return real_.read(table);
  }
  storage::Result<std::vector<storage::TableRow>> list(const storage::ListWish& wish) override {
    if (before_list) before_list();
    return real_.list(wish);
  }
  storage::Result<std::uint64_t> count_tables() override { return real_.count_tables(); }
  storage::Result<> remove(const std::string& table) override {
    return ended() ? ended_failure() : real_.remove(table);
  }
  void note(std::string table, storage::Note note, storage::Done done) override {
    real_.note(std::move(table), std::move(note), std::move(done));
  }
  storage::Result<storage::Lease> lease(const std::string& table,
                                        const std::string& process) override {
    return real_.lease(table, process);
  }
  storage::Result<std::optional<storage::Process>> holder(const std::string& table) override {
    return real_.holder(table);
  }
  std::shared_ptr<void> listen(Heard heard) override { return real_.listen(std::move(heard)); }
  storage::Result<> tell(const std::string& table, const std::string& what) override {
    return real_.tell(table, what);
  }
  storage::Result<storage::Account> open_account(const std::string& key, const std::string& name,
                                                 const std::string& hash,
                                                 const std::string& invite) override {
    return real_.open_account(key, name, hash, invite);
  }
  storage::Result<> set_password(std::int64_t account, const std::string& hash,
                                 const std::string& but_session) override {
    return real_.set_password(account, hash, but_session);
  }
  storage::Result<> keep_invite(const std::string& hash, storage::Seconds until) override {
    return real_.keep_invite(hash, until);
  }
  storage::Result<storage::Account> account(const std::string& key) override {
    return real_.account(key);
  }
  storage::Result<> open_session(std::int64_t account, const std::string& hash,
                                 storage::Seconds until) override {
    return real_.open_session(account, hash, until);
  }
  storage::Result<storage::Account> session(const std::string& hash) override {
    return real_.session(hash);
  }
  storage::Result<> close_session(const std::string& hash) override {
    return real_.close_session(hash);
  }
  storage::Result<> add_chapter(const std::string& campaign,
                                const storage::ChapterRow& chapter) override {
    return ended() ? ended_failure() : real_.add_chapter(campaign, chapter);
  }
  storage::Result<> create_campaign(const std::string& campaign,
                                    const std::vector<storage::NewChapter>& chapters) override {
    return ended() ? ended_failure() : real_.create_campaign(campaign, chapters);
  }
  storage::Result<std::vector<storage::ChapterRow>> chapters(const std::string& campaign) override {
    return real_.chapters(campaign);
  }
  storage::Result<> keep_token(std::int64_t account, const storage::KeptToken& token) override {
    return real_.keep_token(account, token);
  }
  storage::Result<std::vector<storage::KeptToken>> kept_tokens(std::int64_t account) override {
    return real_.kept_tokens(account);
  }
  storage::Result<> keep_push(const storage::PushRow& push, std::size_t most) override {
    return real_.keep_push(push, most);
  }
  storage::Result<std::vector<storage::PushRow>> pushes(const std::string& table,
                                                        const std::string& token) override {
    return real_.pushes(table, token);
  }
  storage::Result<> drop_push(const std::string& endpoint) override {
    return real_.drop_push(endpoint);
  }
  storage::Result<storage::ServerKey> server_key() override { return real_.server_key(); }
  storage::Result<std::vector<storage::TableRow>> oldest(const storage::OldestWish& wish) override {
    return real_.oldest(wish);
  }
  storage::Result<> expire(const std::string& table, storage::Seconds changed_until) override {
    return real_.expire(table, changed_until);
  }
  storage::Result<> close_table(const std::string& table, bool closed) override {
    return real_.close_table(table, closed);
  }
  storage::Result<> count_stop(const std::string& table) override {
    return real_.count_stop(table);
  }
  storage::Result<std::vector<storage::Account>> accounts() override { return real_.accounts(); }
  /// Called before the list of tables is read, and may take as long as it likes.
  std::function<void()> before_list;
  /// The same before a table is kept.
  std::function<void()> before_create;
  storage::Result<> close_account(const std::string& key, bool closed) override {
    return real_.close_account(key, closed);
  }
  storage::Result<> remove_account(const std::string& key) override {
    return real_.remove_account(key);
  }
  storage::Figures figures() const override { return real_.figures(); }
  void close() override { real_.close(); }

 private:
  bool ended() {
    if (writes_left == 0) return true;
    if (writes_left > 0) --writes_left;
    return false;
  }
  static storage::Result<> ended_failure() {
    return std::unexpected(storage::Failure{storage::Fault::kBusy, "The server has ended."});
  }

  storage::Storage& real_;
  std::atomic<bool> holding_ = false;
  mutable std::mutex mutex_;
  std::vector<std::pair<storage::Append, storage::Done>> held_;
};

/// A new table that a test opened.
struct OpenedTable {
  std::string id, host, spectator;
  std::vector<std::string> seats;
};

inline OpenedTable opened_table(const Answer& answer) {
  EXPECT_EQ(answer.status, 200) << answer.body;
  if (answer.status != 200) return {};
  const Json json = json_of(answer);
  return {json["table"], json["tokens"]["host"], json["tokens"]["spectator"],
          json["tokens"]["seats"].get<std::vector<std::string>>()};
}

class HallFixture : public testing::Test {
 protected:
  void SetUp() override {
    std::string name = (std::filesystem::temp_directory_path() / "tavola_hall_XXXXXX").string();
    ASSERT_NE(::mkdtemp(name.data()), nullptr);
    folder_ = name;
    settings_.toys = true;
    settings_.room_threads = 2;
    settings_.bot_threads = 1;
    settings_.bot_time = std::chrono::milliseconds(5);
    open();
  }
  void TearDown() override {
    shut();
    std::filesystem::remove_all(folder_);
  }
  void open() {
    auto opened = storage::open_storage(folder_ + "/tavola.db");
    ASSERT_TRUE(opened) << opened.error().message;
    storage_ = *std::move(opened);
    moody_ = std::make_unique<MoodyStorage>(*storage_);
    hall_ = std::make_unique<Hall>(*moody_, settings_);
  }
  void shut() {
    hall_.reset();
    moody_.reset();
    storage_.reset();
  }
  Hall& hall() { return *hall_; }
  OpenedTable new_table(const Json& wishes) {
    return opened_table(ask(hall(), "POST", "/api/tables", wishes.dump()));
  }
  /// Two people at the toy game.
  OpenedTable two_at_toy(bool listed = false) {
    return new_table({{"game", "toy"},
                      {"seats", {{{"name", "Ada"}}, {{"name", "Bruno"}}}},
                      {"seed", 28},
                      {"listed", listed}});
  }

  std::string folder_;
  HallSettings settings_;
  std::unique_ptr<storage::Storage> storage_;
  std::unique_ptr<MoodyStorage> moody_;
  std::unique_ptr<Hall> hall_;
};

}  // namespace tavola::rooms
