// Somebody who means harm, with the real program and real tables: forged tokens and seats, messages
// sent twice, too early and out of order, things that are no messages. Each is refused in words,
// nothing changes by it, and another table plays on to the end of its game meanwhile.
#include <gtest/gtest.h>
#include <signal.h>

#include <atomic>
#include <nlohmann/json.hpp>
#include <thread>

#include "served.h"
#include "storage/storage.h"

namespace tavola {
namespace {

using nlohmann::json;
using server::WireSocket;

/// Sends a message and gives the reply to it, past whatever else comes.
json ask(WireSocket& socket, json message) {
  static std::atomic<int> last = 1000;
  const int id = ++last;
  message["id"] = id;
  if (!socket.text(message.dump())) return {};
  while (const auto frame = socket.next()) {
    if (frame->opcode != 1) break;
    json said = json::parse(frame->payload, nullptr, false);
    if (said.value("type", "") == "reply" && said.value("id", 0) == id) return said;
  }
  return {};
}

std::string code(const json& reply) {
  if (!reply.is_object()) return "no reply";
  if (reply.value("ok", false)) return "ok";
  return reply.contains("error") ? reply["error"].value("code", "") : "no code";
}

json sit(const std::string& table, std::vector<std::string> tokens) {
  return {{"do", "sit"}, {"table", table}, {"tokens", tokens}, {"lang", "en"}};
}

class Attack : public Served {
 protected:
  void SetUp() override {
    Served::SetUp();
    if (IsSkipped()) return;
    server_ = serve();
    ASSERT_TRUE(server_->open());
    port_ = server_->port();
    const auto links = server::open_table(port_, "salem", 2);
    const auto others = server::open_table(port_, "salem", 2);
    ASSERT_TRUE(links && others);
    links_ = *links;
    others_ = std::make_unique<Company>(*others, 2, 5);
    ASSERT_TRUE(others_->sit(port_));
    bystanders_ = std::thread([this] { played_ = others_->play(10'000); });
  }
  void TearDown() override {
    if (bystanders_.joinable()) {
      bystanders_.join();
      EXPECT_TRUE(played_) << "the other table was disturbed: " << others_->refusal();
      EXPECT_TRUE(others_->over());
      EXPECT_EQ(server::fetch(port_, "GET", "/health").status, 200);
      EXPECT_EQ(server_->end(SIGTERM), 0);
    }
    Served::TearDown();
  }
  std::uint64_t entries() {
    // What a new guest is told is what is there.
    WireSocket guest(port_);
    guest.text(json{
        {"id", 1},
        {"do", "sit"},
        {"table", links_.table},
        {"tokens", {links_.spectator}},
        {"lang",
         "en"}}.dump());
    while (const auto frame = guest.next()) {
      if (frame->opcode != 1) break;
      const json said = json::parse(frame->payload);
      if (said["type"] == "room") return said["room"]["point"];
    }
    return UINT64_MAX;
  }

  std::unique_ptr<server::ServedProgram> server_;
  int port_ = 0;
  server::TableLinks links_;
  std::unique_ptr<Company> others_;
  std::thread bystanders_;
  std::atomic<bool> played_ = false;
};

TEST_F(Attack, ForgedTokensOpenNothing) {
  WireSocket socket(port_);
  EXPECT_EQ(code(ask(socket, sit(links_.table, {std::string(26, 'a')}))), "wrong_token");
  EXPECT_EQ(code(ask(socket, sit(links_.table, {others_->links().seats[0]}))), "wrong_token")
      << "a token of another table";
  std::string near = links_.seats[0];
  near.back() = near.back() == 'a' ? 'b' : 'a';
  EXPECT_EQ(code(ask(socket, sit(links_.table, {near}))), "wrong_token");
  EXPECT_EQ(code(ask(socket, sit(links_.table, {links_.seats[0].substr(0, 25)}))), "wrong_token");
  EXPECT_EQ(code(ask(socket, sit(links_.table, {}))), "no_token") << "the table is not listed";
  EXPECT_EQ(code(ask(socket, sit("aaaaaaaa", {links_.seats[0]}))), "no_such_table");
  EXPECT_EQ(code(ask(socket, sit("../../etc/passwd", {links_.seats[0]}))), "no_such_table");
  EXPECT_EQ(code(ask(socket, {{"do", "choose"}, {"revision", 0}, {"n", 0}})), "not_seated");

  const auto refused = [&](const char* method, const std::string& path, const std::string& bearer) {
    server::HttpFields fields;
    if (!bearer.empty()) fields.emplace_back("Authorization", "Bearer " + bearer);
    return server::fetch(port_, method, path, fields).status;
  };
  const std::string table = "/api/tables/" + links_.table;
  EXPECT_GE(refused("DELETE", table, ""), 400);
  EXPECT_GE(refused("DELETE", table, links_.seats[0]), 400) << "a seat is not the host";
  EXPECT_GE(refused("DELETE", table, others_->links().host), 400);
  EXPECT_GE(refused("GET", table + "/log", ""), 400);
  EXPECT_GE(refused("GET", table + "/log", others_->links().host), 400);
  EXPECT_EQ(entries(), 0u) << "the table is still there, untouched";
}

TEST_F(Attack, NobodyActsForASeatThatIsNotTheirs) {
  // Whoever is first to decide, the other one tries to decide for them.
  for (std::size_t seat = 0; seat < 2; ++seat) {
    WireSocket socket(port_);
    ASSERT_EQ(code(ask(socket, sit(links_.table, {links_.seats[seat]}))), "ok");
    bool yours = false;
    int revision = 0;
    while (const auto frame = socket.next()) {
      const json said = json::parse(frame->payload);
      if (said["type"] != "scene") continue;
      yours = said["scene"]["decision"]["yours"];
      revision = said["revision"];
      if (!yours) {
        EXPECT_TRUE(said["scene"]["decision"]["options"].empty());
      }
      break;
    }
    EXPECT_NE(code(ask(socket, {{"do", "view"}, {"seat", 1 - seat}})), "ok");
    EXPECT_NE(code(ask(socket, {{"do", "name"}, {"seat", 1 - seat}, {"name", "Eve"}})), "ok");
    EXPECT_EQ(code(ask(socket, {{"do", "links"}})), "not_host");
    EXPECT_EQ(code(ask(socket, {{"do", "bot"}, {"seat", 1 - seat}, {"bot", "random"}})),
              "not_host");
    if (!yours) {
      EXPECT_EQ(code(ask(socket, {{"do", "choose"}, {"revision", revision}, {"n", 0}})),
                "not_yours");
      EXPECT_NE(code(ask(socket, {{"do", "hint"}, {"milliseconds", 10}})), "ok");
    }
  }
  WireSocket spectator(port_);
  ASSERT_EQ(code(ask(spectator, sit(links_.table, {links_.spectator}))), "ok");
  EXPECT_NE(code(ask(spectator, {{"do", "choose"}, {"revision", 0}, {"n", 0}})), "ok");
  EXPECT_NE(code(ask(spectator, {{"do", "undo"}, {"steps", 1}})), "ok");
  EXPECT_EQ(entries(), 0u);
}

TEST_F(Attack, MessagesSentTwiceOrOutOfOrderChangeNothingTwice) {
  WireSocket socket(port_);
  ASSERT_EQ(code(ask(socket, sit(links_.table, links_.seats))), "ok");
  // Hot-seat: both seats are ours; look from the one that is to decide.
  int revision = -1, decides = 0;
  while (const auto frame = socket.next()) {
    const json said = json::parse(frame->payload);
    if (said["type"] != "scene") continue;
    revision = said["revision"];
    decides = said["scene"]["decision"]["seat"];
    break;
  }
  ASSERT_EQ(code(ask(socket, {{"do", "view"}, {"seat", decides}})), "ok");
  EXPECT_EQ(code(ask(socket, {{"do", "choose"}, {"revision", revision + 1}, {"n", 0}})), "stale")
      << "too early";
  EXPECT_NE(code(ask(socket, {{"do", "choose"}, {"revision", revision}, {"n", 9999}})), "ok");
  EXPECT_NE(code(ask(socket, {{"do", "choose"}, {"revision", revision}, {"n", -1}})), "ok");
  EXPECT_EQ(entries(), 0u);

  // The same choice a hundred times at once: it happens once.
  std::string burst;
  for (int i = 0; i < 100; ++i)
    burst += server::frame_bytes(
        1, json{{"id", 5000 + i}, {"do", "choose"}, {"revision", revision}, {"n", 0}}.dump());
  ASSERT_TRUE(socket.wire().send(burst));
  int taken = 0, refused = 0;
  while (taken + refused < 100) {
    const auto frame = socket.next();
    ASSERT_TRUE(frame);
    const json said = json::parse(frame->payload);
    if (said["type"] != "reply") continue;
    if (said["ok"] == true) {
      ++taken;
    } else {
      ++refused;
      const std::string why = said["error"]["code"];
      EXPECT_TRUE(why == "stale" || why == "too_fast") << why;
    }
  }
  EXPECT_EQ(taken, 1);
  EXPECT_EQ(entries(), 1u);
}

TEST_F(Attack, WhatIsNoMessageIsRefusedInWords) {
  WireSocket socket(port_);
  ASSERT_EQ(code(ask(socket, sit(links_.table, {links_.seats[0], links_.host}))), "ok");
  for (const json& wrong : std::vector<json>{
           {{"do", "dance"}},
           {{"do", "choose"}},
           {{"do", "choose"}, {"revision", "0"}, {"n", 0}},
           {{"do", "choose"}, {"revision", 0}, {"n", 0.5}},
           {{"do", "choose"}, {"revision", 0}, {"n", 0}, {"force", true}},
           {{"do", "chat"}, {"text", std::string(501, 'x')}},
           {{"do", "chat"}, {"text", 7}},
           {{"do", "view"}, {"seat", 99}},
           {{"do", "view"}, {"seat", -1}},
           {{"do", "bot"}, {"seat", 1}, {"bot", "oracle"}},
           {{"do", "undo"}, {"to", 99}},
           {{"do", "undo"}, {"steps", -5}},
           {{"do", "replay"}, {"at", 1'000'000}},
           {{"do", "hint"}, {"milliseconds", 1'000'000}},
           {{"do", "speak"}, {"lang", "xx"}},
           {{"do", "answer"}, {"agree", true}},
           {{"do", "rematch"}, {"seats", 9}},
           {{"do", "sit"}, {"table", links_.table}, {"tokens", "all"}, {"lang", "en"}}}) {
    const json reply = ask(socket, wrong);
    EXPECT_NE(code(reply), "ok") << wrong;
    ASSERT_TRUE(reply.is_object() && reply.contains("error")) << wrong;
    EXPECT_GT(reply["error"].value("message", "").size(), 5u) << wrong;
  }
  EXPECT_EQ(code(ask(socket, {{"do", "ping"}})), "ok") << "the connection is as good as before";

  WireSocket rude(port_);
  int errors = 0;
  bool closed = false;
  for (int i = 0; i < 50; ++i)
    if (!rude.text(i % 2 == 0 ? "{\"id\":" : "[[[[[[[[")) break;
  while (const auto frame = rude.next()) {
    if (frame->opcode == 8) closed = true;
    if (frame->opcode == 1 && json::parse(frame->payload)["type"] == "error") ++errors;
  }
  EXPECT_GT(errors, 0);
  EXPECT_TRUE(closed) << "after several the connection is closed";
  WireSocket deep(port_);
  deep.text(std::string(30'000, '[') + std::string(30'000, ']'));
  const auto frame = deep.next();
  ASSERT_TRUE(frame);
  EXPECT_EQ(json::parse(frame->payload)["type"], "error");
  EXPECT_EQ(entries(), 0u);
}

TEST_F(Attack, RequestsThatMakeNoSenseMakeNoTables) {
  const auto post = [&](const std::string& path, const std::string& body) {
    return server::fetch(port_, "POST", path, {{"Content-Type", "application/json"}}, body);
  };
  for (const char* wrong :
       {"", "{", "[]", "7", "{}", R"({"game":"salem"})",
        R"({"game":"chess","seats":[{"name":"A"}]})", R"({"game":"salem","seats":[{"name":"A"}]})",
        R"({"game":"salem","seats":[]})", R"({"game":"salem","seats":[{"name":"A"},{"name":7}]})",
        R"({"game":"salem","seats":[{"name":"A"},{"name":"B","bot":"oracle"}]})",
        R"({"game":"salem","seats":[{"name":"A"},{"name":"B"}],"colour":"red"})",
        R"({"game":"salem","seats":[{"name":"A"},{"name":"B"}],"options":{"x":"y"}})",
        R"({"game":"../salem","seats":[{"name":"A"},{"name":"B"}]})"}) {
    const auto answer = post("/api/tables", wrong);
    EXPECT_EQ(answer.status / 100, 4) << wrong << ": " << answer.body;
    const json body = json::parse(answer.body, nullptr, false);
    ASSERT_TRUE(body.is_object() && body.contains("error")) << wrong;
  }
  for (const char* wrong :
       {"{}", "{\"tavola\":1,\"sealed\":\"AAAA\"}", "{\"tavola\":99}", "\xff\xfe"})
    EXPECT_EQ(post("/api/tables/upload", wrong).status / 100, 4) << wrong;
  for (const char* path : {"/api", "/api/", "/api/nothing", "/api/tables/x/y/z", "/api/rules/ZZ-1",
                           "/api/games/none/guide", "/api/cards/none?game=salem"})
    EXPECT_EQ(server::fetch(port_, "GET", path).status / 100, 4) << path;
  EXPECT_EQ(server::fetch(port_, "GET", "/api/tables").body.find(links_.table), std::string::npos)
      << "a table that is not listed is not in the list";
}

}  // namespace
}  // namespace tavola
