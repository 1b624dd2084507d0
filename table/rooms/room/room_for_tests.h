// A room with a house and guests that are all in the test's hand: what is kept is kept when the
// test says so, bots think when it says so, and every message that was sent can be looked at.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <deque>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "core/json.h"
#include "core/random.h"
#include "rooms/room/room.h"
#include "scene/json/scene_json.h"

namespace tavola::rooms {

class TestHouse final : public House {
 public:
  void keep(std::vector<std::string> given, std::string rested,
            std::function<void(play::Expected<>)> done) override {
    if (failing) {
      later.emplace_back([done] { done(play::problem("busy", "The disk is full.")); });
      return;
    }
    later.emplace_back([this, given = std::move(given), rested = std::move(rested), done] {
      entries.insert(entries.end(), given.begin(), given.end());
      if (!rested.empty()) rest = rested;
      done({});
    });
  }
  Errand elsewhere(ErrandWish wish) override {
    const auto errand = std::make_shared<int>(0);
    held.push_back(errand);
    thought_for.push_back(wish.time);
    if (wish.too_late)
      late.emplace_back([too_late = wish.too_late, still = std::weak_ptr<int>(errand)] {
        if (!still.expired()) too_late();
      });
    thoughts.emplace_back([this, wish = std::move(wish), still = std::weak_ptr<int>(errand)] {
      if (still.expired()) return;
      if (most_looks == 0)
        wish.work({wish.time, [] { return false; }});
      else
        wish.work({{}, [looks = 0, most = most_looks]() mutable { return ++looks > most; }});
      if (!still.expired()) wish.then();
    });
    return errand;
  }
  void after(std::chrono::milliseconds pause, std::function<void()> then) override {
    waited_for.push_back(pause);
    timers.push_back(std::move(then));
  }
  void rematch(NewTable wishes, std::function<void(play::Expected<TableKeys>)> done) override {
    rematch_wishes = std::move(wishes);
    later.emplace_back([done] { done(TableKeys{"next", "h2", {"n0", "n1", "n2", "n3"}, "w2"}); });
  }
  std::int64_t now() const override { return time; }
  std::optional<Expiry> expiry() const override { return expires; }
  void summarise(const Summary& told) override { summary = told; }
  void reached(const std::string&, const Reach& told) override { reach = told; }
  void table_failed(const std::string&, const Failure& failure) override {
    failures.push_back(failure);
  }

  /// Keeps everything that waits to be kept.
  void settle() {
    while (!later.empty()) next(later);
  }
  /// Keeps, lets time pass and bots think until nothing is left to do.
  void run() {
    while (!later.empty() || !timers.empty() || !thoughts.empty())
      next(!later.empty() ? later : !timers.empty() ? timers : thoughts);
  }
  /// Lets one bot make its choice, whose pause is over.
  void run_once() {
    while (!timers.empty()) next(timers);
    if (!thoughts.empty()) next(thoughts);
    settle();
  }
  using Tasks = std::deque<std::function<void()>>;
  static void next(Tasks& tasks) {
    const auto task = std::move(tasks.front());
    tasks.pop_front();
    task();
  }

  /// A thought ends when it has looked so often whether its time is up, so that it is the same on
  /// every machine; 0: when its time is up.
  int most_looks = 0;
  bool failing = false;
  std::int64_t time = 1000;
  std::optional<Expiry> expires;
  std::vector<std::string> entries;
  std::string rest;
  Tasks later;
  Tasks timers;
  Tasks thoughts;
  Tasks late;  // what is done about thoughts that do not come back
  std::vector<std::weak_ptr<int>> held;
  std::vector<std::chrono::milliseconds> waited_for, thought_for;  // everything since the beginning
  /// Of what was sent elsewhere, how much is still waited for.
  std::size_t errands() const {
    return static_cast<std::size_t>(
        std::count_if(held.begin(), held.end(), [](const auto& each) { return !each.expired(); }));
  }
  NewTable rematch_wishes;
  Summary summary;
  Reach reach;
  std::vector<Failure> failures;
};

class TestGuest final : public Guest {
 public:
  void send(std::shared_ptr<const std::string> text) override {
    heard.push_back(Json::parse(*text));
    bytes += text->size();
  }
  void close(std::string_view why) override { closed = why; }

  /// The last message of a type; null if there was none.
  Json last(std::string_view type) const {
    const auto found = std::find_if(heard.rbegin(), heard.rend(),
                                    [type](const Json& each) { return each["type"] == type; });
    return found == heard.rend() ? Json() : *found;
  }
  std::vector<std::string> types() const {
    std::vector<std::string> list;
    for (const Json& each : heard) list.push_back(each["type"].get<std::string>());
    return list;
  }
  /// Puts the parts of a scene that were sent together, as a client does.
  Json scene() const {
    Json now = Json::object();
    for (const Json& each : heard) {
      if (each["type"] != "scene") continue;
      Json next = Json::object();
      for (const char* name : {"game", "theme", "revision", "viewer"})
        next[name] = each["scene"][name];
      const Json& same = each["same"];
      for (std::string_view part : scene::kSceneParts) {
        const std::string name(part);
        if (each["scene"].contains(name)) next[name] = each["scene"][name];
        if (std::find(same.begin(), same.end(), name) != same.end()) next[name] = now[name];
      }
      now = std::move(next);
    }
    return now;
  }
  /// The log as a client puts it together.
  Json log() const {
    Json now = Json::array();
    for (const Json& each : heard) {
      if (each["type"] != "log") continue;
      Json kept = Json::array();
      for (const Json& entry : now)
        if (entry["point"] <= each["keep"]) kept.push_back(entry);
      for (const Json& entry : each["entries"]) kept.push_back(entry);
      now = std::move(kept);
    }
    return now;
  }

  std::vector<Json> heard;
  std::size_t bytes = 0;
  std::string closed;
};

/// A table and what one says to it.
struct TestTable {
  TestHouse house;
  StoredTable stored;
  std::unique_ptr<Room> room;
  std::map<GuestId, std::shared_ptr<TestGuest>> guests;
  std::int64_t messages = 0;

  static NewTable wishes(const std::string& game, int seats, std::uint64_t seed) {
    static const std::vector<std::string> kNames = {"Ada", "Bruno", "Carla", "Dino"};
    NewTable wished;
    wished.game = game;
    wished.seed = seed;
    wished.title = "Thursday";
    for (int i = 0; i < seats; ++i)
      wished.seats.push_back({kNames[static_cast<std::size_t>(i)], ""});
    return wished;
  }
  static TableKeys keys(int seats) {
    TableKeys keys{"k3m9", "host", {}, "watch"};
    for (int i = 0; i < seats; ++i) keys.seats.push_back("seat" + std::to_string(i));
    return keys;
  }

  explicit TestTable(const std::string& game = "salem", int seats = 2, std::uint64_t seed = 5)
      : TestTable(wishes(game, seats, seed)) {}
  explicit TestTable(const NewTable& wished, const RoomSettings& settings = {}) {
    auto made = new_stored_table(wished, keys(static_cast<int>(wished.seats.size())), 99);
    EXPECT_TRUE(made) << made.error().message;
    stored = *made;
    open(stored.entries, settings);
  }
  explicit TestTable(StoredTable from) : stored(std::move(from)) { open(stored.entries, {}); }

  void open(const std::vector<std::string>& entries, const RoomSettings& settings) {
    house.entries = entries;
    house.rest = stored.rest;
    auto opened = Room::open(house, settings, {stored.header, entries, stored.rest});
    ASSERT_TRUE(opened) << opened.error().message;
    room = *std::move(opened);
    room->begin();
  }
  /// The same table as another server would open it.
  std::unique_ptr<Room> reopened(House& other) const {
    auto opened = Room::open(other, {}, {stored.header, house.entries, house.rest});
    EXPECT_TRUE(opened) << opened.error().message;
    if (opened) (*opened)->begin();
    return opened ? *std::move(opened) : nullptr;
  }

  TestGuest& guest(GuestId id) { return *guests.at(id); }
  /// Sends a message and gives the reply, once everything is kept; null if there is none yet.
  Json say(GuestId id, Json message, bool settle = true) {
    message["id"] = ++messages;
    room->receive(id, message);
    if (settle) house.settle();
    return reply(id, messages);
  }
  Json reply(GuestId id, std::int64_t number) {
    for (const Json& each : guest(id).heard)
      if (each["type"] == "reply" && each["id"] == number) return each;
    return nullptr;
  }
  std::string code(const Json& answer) {
    if (!answer.is_object()) return "no answer";
    return answer["ok"] == true ? "ok" : answer["error"]["code"].get<std::string>();
  }
  Json come(GuestId id, const std::vector<std::string>& tokens, const std::string& lang = "en",
            const std::string& address = "10.0.0.1") {
    guests[id] = std::make_shared<TestGuest>();
    room->enter(id, guests[id], address);
    return say(id, {{"do", "sit"}, {"table", "k3m9"}, {"tokens", tokens}, {"lang", lang}});
  }
  /// A person for each seat: guest `seat + 1`.
  void everybody_comes() {
    for (Seat seat = 0; seat < session().players().size(); ++seat)
      come(seat + 1U, {"seat" + std::to_string(seat)});
  }
  void go(GuestId id) {
    room->leave(id);
    guests.erase(id);
    house.settle();
  }
  const play::Session& session() const { return room->session(); }
  std::uint64_t revision() const { return session().log().size(); }
  Seat decider() const { return session().table().decision().seat; }
  Json choose(GuestId id, int n) {
    return say(id, {{"do", "choose"}, {"revision", revision()}, {"n", n}});
  }
  /// A choice at random by whoever must decide; guest `seat + 1` holds that seat.
  Json choose_any(Random& random) {
    const Decision& open = session().table().decision();
    const int n = static_cast<int>(random.below(static_cast<std::uint32_t>(open.options.size())));
    Json message = {{"do", "choose"}, {"revision", revision()}, {"n", n}};
    if (open.options[static_cast<std::size_t>(n)].takes_parameters) {
      const Game& game = session().game();
      const Parameters measured = game.propose(session().table(), n, random);
      for (std::size_t i = 0; i < open.parameters.size(); ++i)
        message["flick"][game.vocabulary().parameters[open.parameters[i].name]] = measured[i];
    }
    return say(decider() + 1U, message);
  }
  void play(int choices, Random& random) {
    for (int i = 0; i < choices; ++i) ASSERT_EQ(code(choose_any(random)), "ok");
  }
};

}  // namespace tavola::rooms
