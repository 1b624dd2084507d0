// `tavola admin` as whoever runs a server uses it: while the server runs and while it does not, on
// SQLite and on PostgreSQL.
#include <gtest/gtest.h>

#include <chrono>
#include <nlohmann/json.hpp>
#include <thread>

#include "served.h"
#include "shell.h"
#include "storage/postgres_for_tests.h"

namespace tavola {
namespace {

using nlohmann::json;

const server::HttpFields kJsonBody{{"Content-Type", "application/json"}};

class Admin : public Served, public testing::WithParamInterface<bool> {
 protected:
  void SetUp() override {
    Served::SetUp();
    if (IsSkipped() || !GetParam()) return;
    postgres_ = std::make_unique<storage::PrivatePostgres>();
    ASSERT_EQ(postgres_->error(), "");
  }
  std::vector<std::string> where() const {
    return postgres_ ? std::vector<std::string>{"--database", postgres_->url()}
                     : std::vector<std::string>{};
  }
  Ended admin(const std::string& words, const std::string& line = {}) {
    std::string command = line.empty() ? "" : "echo '" + line + "' | ";
    command += "'" + program_ + "' admin " + words + " --data '" + folder_.string() + "'";
    for (const std::string& each : where()) command += " '" + each + "'";
    return run_in_shell(command + " 2>&1");
  }
  static json post(int port, const std::string& path, const std::string& body) {
    return json::parse(server::fetch(port, "POST", path, kJsonBody, body).body);
  }
  static json new_table(int port) {
    return post(port, "/api/tables",
                R"({"game":"toy","seats":[{"name":"Ada"},{"name":"Bruno"}],"title":"Thursday"})");
  }
  /// What the table says to somebody who sits down with this token.
  static std::string code_of_sitting(int port, const std::string& table, const std::string& token) {
    server::WireSocket socket(port);
    socket.text(json{{"id", 1}, {"do", "sit"}, {"table", table}, {"tokens", {token}}}.dump());
    const auto frame = socket.next();
    if (!frame) return "no answer";
    const json reply = json::parse(frame->payload);
    return reply["ok"] == true ? "ok" : reply["error"]["code"].get<std::string>();
  }

  std::unique_ptr<storage::PrivatePostgres> postgres_;
};

TEST_P(Admin, InvitesAndSetsPasswordsBesideARunningServer) {
  std::vector<std::string> arguments = where();
  arguments.insert(arguments.end(), {"--access", "invite"});
  const auto server = serve(arguments);
  ASSERT_TRUE(server->open());
  const int port = server->port();
  const Ended invited = admin("invite --public-url https://tavola.example.org");
  EXPECT_EQ(invited.code, 0) << invited.said;
  const std::string begins = "https://tavola.example.org/account#";
  const std::size_t link = invited.said.find(begins);
  ASSERT_NE(link, std::string::npos) << invited.said;
  const std::string invite = invited.said.substr(link + begins.size(), 26);
  const json ada = {{"name", "Ada"}, {"password", "seven small lamps"}, {"invite", invite}};
  const json made = post(port, "/api/account", ada.dump());
  ASSERT_TRUE(made.contains("session")) << made;
  EXPECT_EQ(post(port, "/api/account",
                 json{{"name", "Bea"}, {"password", "seven small lamps"}, {"invite", invite}}
                     .dump())["error"]["code"],
            "invite_used");

  EXPECT_EQ(admin("password Nobody", "eight small lamps").code, 1);
  EXPECT_NE(admin("password Ada", "short").said.find("at least 8"), std::string::npos);
  const Ended set = admin("password ada", "eight small lamps");
  EXPECT_EQ(set.code, 0) << set.said;
  const std::string session = made["session"];
  EXPECT_EQ(server::fetch(port, "GET", "/api/account", {{"Authorization", "Bearer " + session}}, "")
                .status,
            403)
      << "its sessions have ended";
  EXPECT_TRUE(post(port, "/api/account/enter", R"({"name":"Ada","password":"eight small lamps"})")
                  .contains("session"));
}

TEST_P(Admin, ListsExportsClosesAndDeletesBesideARunningServer) {
  std::vector<std::string> arguments = where();
  arguments.emplace_back("--toys");
  const auto server = serve(arguments);
  ASSERT_TRUE(server->open());
  const int port = server->port();
  const json table = new_table(port);
  const std::string id = table["table"];
  const std::string token = table["tokens"]["seats"][0];
  ASSERT_EQ(post(port, "/api/account", R"({"name":"Ada","password":"seven small lamps"})")
                .contains("session"),
            true);

  const Ended tables = admin("tables");
  EXPECT_EQ(tables.code, 0);
  EXPECT_NE(tables.said.find(id + "  toy"), std::string::npos) << tables.said;
  EXPECT_NE(tables.said.find("Ada, Bruno  Thursday"), std::string::npos) << tables.said;
  EXPECT_EQ(tables.said.find(token), std::string::npos) << "tokens are not listed";
  EXPECT_EQ(json::parse(admin("tables --json").said)["table"], id);
  EXPECT_NE(admin("accounts").said.find("Ada  since"), std::string::npos);
  EXPECT_NE(admin("accounts").said.find("\n1 account\n"), std::string::npos);
  EXPECT_NE(admin("tables").said.find("\n1 table\n"), std::string::npos);

  const Ended exported = admin("export table " + id);
  EXPECT_EQ(exported.code, 0);
  EXPECT_EQ(exported.said.find(token), std::string::npos);
  const json again = post(port, "/api/tables/upload", exported.said);
  EXPECT_TRUE(again.contains("table")) << again.dump();

  server::WireSocket ada(port);
  ada.text(json{{"id", 1}, {"do", "sit"}, {"table", id}, {"tokens", {token}}}.dump());
  ASSERT_TRUE(ada.next());
  EXPECT_EQ(admin("close table " + id).code, 0);
  bool told = false;
  for (auto frame = ada.next(); frame && !told; frame = ada.next())
    told = frame->payload.contains("table_closed");
  EXPECT_TRUE(told) << "who sits there is told";
  EXPECT_EQ(code_of_sitting(port, id, token), "table_closed");
  EXPECT_EQ(admin("open table " + id).code, 0);
  EXPECT_EQ(code_of_sitting(port, id, token), "ok");

  EXPECT_EQ(admin("close account Ada").code, 0);
  EXPECT_EQ(post(port, "/api/account/enter",
                 R"({"name":"Ada","password":"seven small lamps"})")["error"]["code"],
            "account_closed");
  EXPECT_EQ(admin("open account ada").code, 0);
  EXPECT_TRUE(post(port, "/api/account/enter", R"({"name":"Ada","password":"seven small lamps"})")
                  .contains("session"));

  const Ended careful = admin("delete table " + id);
  EXPECT_EQ(careful.code, 2);
  EXPECT_NE(careful.said.find("--yes"), std::string::npos);
  EXPECT_EQ(code_of_sitting(port, id, token), "ok");
  EXPECT_EQ(admin("delete table " + id + " --yes").code, 0);
  // A server that runs hears of it within a second.
  std::string code = "ok";
  for (int i = 0; i < 100 && code != "no_such_table"; ++i) {
    code = code_of_sitting(port, id, token);
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
  }
  EXPECT_EQ(code, "no_such_table");
  EXPECT_EQ(admin("delete table " + id + " --yes").code, 1);
}

TEST_P(Admin, WorksWhileNoServerRuns) {
  std::string id;
  {
    std::vector<std::string> arguments = where();
    arguments.emplace_back("--toys");
    const auto server = serve(arguments);
    ASSERT_TRUE(server->open());
    id = new_table(server->port())["table"];
    post(server->port(), "/api/account", R"({"name":"Ada","password":"seven small lamps"})");
    ASSERT_EQ(server->end(SIGTERM), 0);
  }
  EXPECT_NE(admin("tables").said.find(id), std::string::npos);
  const std::string file = (folder_ / "one.tavola").string();
  EXPECT_EQ(admin("export table " + id + " --to '" + file + "'").code, 0);
  EXPECT_EQ(json::parse(std::ifstream(file))["game"], "toy");
  EXPECT_EQ(admin("export table " + id + " --to '" + file + "'").code, 2)
      << "nothing is written over";
  EXPECT_EQ(json::parse(admin("export account ADA").said)["account"], "Ada");
  EXPECT_EQ(admin("delete table " + id + " --yes").code, 0);
  EXPECT_EQ(admin("delete account Ada --yes").code, 0);
  EXPECT_NE(admin("tables").said.find("0 tables"), std::string::npos);
  EXPECT_NE(admin("accounts").said.find("0 accounts"), std::string::npos);
}

TEST_P(Admin, SaysWhatItCanDo) {
  const Ended wrong = admin("tabels");
  EXPECT_EQ(wrong.code, 2);
  EXPECT_NE(wrong.said.find("Write one of: tables; accounts"), std::string::npos) << wrong.said;
  if (!GetParam()) {
    const Ended missing = admin("tables");
    EXPECT_EQ(missing.code, 1);
    EXPECT_NE(missing.said.find("There is no database"), std::string::npos) << missing.said;
    EXPECT_FALSE(std::filesystem::exists(database())) << "and none is made";
  }
}

INSTANTIATE_TEST_SUITE_P(OnEach, Admin, testing::Values(false, true),
                         [](const auto& info) { return info.param ? "PostgreSQL" : "SQLite"; });

}  // namespace
}  // namespace tavola
