// The outbox: order, bounds, and scenes that are folded when somebody reads slowly.
#include "server/doors/outbox.h"

#include <gtest/gtest.h>

#include <map>
#include <nlohmann/json.hpp>
#include <random>

namespace tavola::server {
namespace {

using nlohmann::json;

Message message(const std::string& text) { return std::make_shared<const std::string>(text); }

TEST(Outbox, GivesInOrderAndTellsWhoBegins) {
  Outbox box(1000, 10);
  EXPECT_EQ(box.put(message("a")), Outbox::Put::kFirst);
  EXPECT_EQ(box.put(message("b")), Outbox::Put::kWaits);
  EXPECT_EQ(*box.next(), "a");
  EXPECT_EQ(*box.next(), "b");
  EXPECT_EQ(box.next(), nullptr);
  EXPECT_EQ(box.put(message("c")), Outbox::Put::kFirst);
}

TEST(Outbox, IsFullBeyondItsMessagesOrBytes) {
  Outbox few(1'000'000, 2);
  few.put(message("a"));
  few.put(message("b"));
  EXPECT_EQ(few.put(message("c")), Outbox::Put::kFull);
  EXPECT_EQ(few.waiting(), 2u);
  Outbox small(10, 100);
  EXPECT_EQ(small.put(message(std::string(50, 'x'))), Outbox::Put::kFirst)
      << "one message always fits, however long";
  EXPECT_EQ(small.put(message("y")), Outbox::Put::kFull);
  small.next();
  EXPECT_EQ(small.put(message("y")), Outbox::Put::kWaits);
}

TEST(Outbox, GivesWhatWaitsAfterItIsClosedAndTakesNothing) {
  Outbox box(1000, 10);
  box.put(message("a"));
  EXPECT_FALSE(box.close());
  EXPECT_EQ(box.put(message("b")), Outbox::Put::kClosed);
  EXPECT_EQ(*box.next(), "a");
  EXPECT_EQ(box.next(), nullptr);
  EXPECT_TRUE(box.close());
}

json scene(int revision, json parts, json same) {
  return {{"type", "scene"},
          {"revision", revision},
          {"view", 0},
          {"scene", std::move(parts)},
          {"same", std::move(same)}};
}

TEST(FoldScenes, TakesFromTheOlderWhatTheNewerCallsTheSame) {
  const auto both = fold_scenes(scene(1, {{"areas", {1}}, {"cards", {2}}}, {"links"}).dump(),
                                scene(2, {{"cards", {3}}}, {"areas", "links", "tracks"}).dump());
  ASSERT_TRUE(both);
  const json folded = json::parse(*both);
  EXPECT_EQ(folded["revision"], 2);
  EXPECT_EQ(folded["scene"], (json{{"areas", {1}}, {"cards", {3}}}));
  EXPECT_EQ(folded["same"], json({"links"})) << "tracks were empty before, and so they are now";
}

TEST(FoldScenes, LeavesOtherMessagesAlone) {
  const std::string one = scene(1, json::object(), json::array()).dump();
  EXPECT_FALSE(fold_scenes(R"({"type":"log","entries":[]})", one));
  EXPECT_FALSE(fold_scenes(one, R"({"type":"chat","lines":["\"type\":\"scene\""]})"));
  EXPECT_FALSE(fold_scenes(one, R"({"type":"scene","scene":)"));
}

// What a client has drawn after it was sent these scenes one by one.
void draw(std::map<std::string, json>& drawn, const json& sent) {
  std::map<std::string, json> next;
  for (const auto& [part, value] : sent["scene"].items()) next[part] = value;
  for (const auto& part : sent["same"])
    if (drawn.contains(part)) next[part] = drawn[part];
  drawn = std::move(next);
}

TEST(Outbox, ASlowReaderDrawsTheSameInTheEnd) {
  std::mt19937 random(7);
  for (int round = 0; round < 50; ++round) {
    Outbox box(100'000, 60);
    std::map<std::string, json> all, slow, server;
    const char* parts[] = {"areas", "cards", "links", "piles", "tracks"};
    for (int revision = 1; revision <= 200; ++revision) {
      json given = json::object(), same = json::array();
      for (const char* part : parts) {
        const auto luck = random() % 4;
        if (luck == 0) given[part] = {revision};
        // A part is only called the same as the last scene's.
        if (luck == 1 && server.contains(part)) same.push_back(part);
      }
      const json sent = scene(revision, given, same);
      draw(server, sent);
      draw(all, sent);
      ASSERT_NE(box.put(message(sent.dump())), Outbox::Put::kFull);
      if (random() % 10 == 0)
        if (const Message out = box.next()) draw(slow, json::parse(*out));
    }
    EXPECT_LT(box.waiting(), 60u);
    while (const Message out = box.next()) draw(slow, json::parse(*out));
    EXPECT_EQ(slow, all) << "round " << round;
  }
}

TEST(Outbox, FoldingKeepsEverythingThatIsNoScene) {
  Outbox box(100'000, 300);
  for (int i = 0; i < 100; ++i) {
    box.put(message(json{{"type", "log"}, {"revision", i}}.dump()));
    box.put(message(scene(i, {{"areas", {i}}}, json::array()).dump()));
  }
  int logs = 0, scenes = 0, last = -1;
  while (const Message out = box.next()) {
    const json read = json::parse(*out);
    if (read["type"] == "log") {
      EXPECT_EQ(read["revision"], logs++);
    } else {
      ++scenes;
      EXPECT_GT(read["revision"], last);
      last = read["revision"];
    }
  }
  EXPECT_EQ(logs, 100);
  EXPECT_LT(scenes, 20);
  EXPECT_EQ(last, 99);
}

}  // namespace
}  // namespace tavola::server
