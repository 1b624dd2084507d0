// `tavola serve` as whoever starts it meets it: the one line it prints, what it says about wrong
// wishes, and how it ends; and a game played to its end through it.
#include <gtest/gtest.h>
#include <signal.h>

#include <nlohmann/json.hpp>

#include "served.h"
#include "shell.h"

namespace tavola {
namespace {

using nlohmann::json;

class Serve : public Served {
 protected:
  Ended run(const std::string& arguments) {
    return run_in_shell("HOME='" + folder_.string() + "' '" + program_ + "' serve " + arguments +
                        " 2>&1");
  }
  std::string put(const std::string& name, const std::string& text) {
    std::ofstream(folder_ / name) << text;
    return (folder_ / name).string();
  }
};

TEST_F(Serve, SaysWhereItIsAndClosesInOrder) {
  const auto server = serve();
  ASSERT_TRUE(server->open());
  EXPECT_EQ(server->said(), "Tavola is open at http://localhost:" + std::to_string(server->port()));
  const auto health = server::fetch(server->port(), "GET", "/health");
  EXPECT_EQ(health.status, 200);
  EXPECT_EQ(json::parse(health.body)["ok"], true);
  const auto metrics = server::fetch(server->port(), "GET", "/metrics");
  for (const char* name :
       {"tavola_tables ", "tavola_guests ", "tavola_choices_total ", "tavola_choice_seconds_bucket",
        "tavola_storage_seconds_bucket", "tavola_errors_total ", "tavola_bytes_out_total ",
        "process_resident_memory_bytes "})
    EXPECT_NE(metrics.body.find(name), std::string::npos) << name;
  const auto page = server::fetch(server->port(), "GET", "/");
  EXPECT_EQ(page.status, 200);
  EXPECT_EQ(page.fields.at("content-type"), "text/html; charset=utf-8");

  server::WireSocket guest(server->port());
  guest.text(R"({"id":1,"do":"ping"})");
  ASSERT_TRUE(guest.next());
  ::kill(server->process(), SIGTERM);
  const auto last = guest.next();
  ASSERT_TRUE(last);
  EXPECT_EQ(json::parse(last->payload)["error"]["code"], "shutting_down");
  EXPECT_EQ(guest.next()->close_code(), 1001);
  guest.wire().close();
  EXPECT_EQ(server->end(0), 0);
  std::ostringstream diary;
  diary << std::ifstream(this->diary()).rdbuf();
  EXPECT_NE(diary.str().find(" event=closed\n"), std::string::npos) << diary.str();
}

TEST_F(Serve, SaysClearlyWhatIsWrong) {
  const auto server = serve();
  ASSERT_TRUE(server->open());
  const std::string port = std::to_string(server->port());
  struct Wrong {
    std::string arguments;
    int code;
    std::string says;
  };
  const std::string junk = put("junk.sqlite", std::string(8192, 'j'));
  const std::string misspelt = put("a.toml", "prot = 8080\n");
  const std::string file = put("file", "");
  for (const Wrong& wrong : std::vector<Wrong>{
           {"--port " + port, 1, "port " + port + " is in use"},
           {"--port 0 --data " + file + "/below", 1, "cannot write in the folder"},
           {"--port 0 --data " + folder_.string(), 1, "in use by another server"},
           {"--port 0 --database mysql://x", 2, "“mysql” is not known"},
           {"--port 0 --database " + junk, 1, "junk.sqlite"},
           {"--port 0 --database 'postgresql:///x?host=" + folder_.string() + "/none'", 1, ""},
           {"--port 0 --public-url tavola.example.org", 2, "https://tavola.example.org"},
           {"--port 0 --host nowhere", 1, "0.0.0.0"},
           {"--port 0 --web " + folder_.string(), 2, "no index.html"},
           {"--config " + misspelt, 2, "write port"},
           {"--config " + folder_.string() + "/none.toml", 2, "none.toml"},
           {"--port 99999", 2, "--port"},
           {"--prot 1", 2, "--prot"}}) {
    const Ended ended = run(wrong.arguments);
    EXPECT_EQ(ended.code, wrong.code) << wrong.arguments << ": " << ended.said;
    EXPECT_NE(ended.said.find(wrong.says), std::string::npos)
        << wrong.arguments << ": " << ended.said;
    EXPECT_EQ(ended.said.find("Tavola is open"), std::string::npos);
  }
}

TEST_F(Serve, WritesItsDiaryAsJsonWhenAsked) {
  const auto server = serve({"--log-json"});
  ASSERT_TRUE(server->open());
  EXPECT_EQ(server->end(SIGINT), 0);
  std::ifstream in(diary());
  std::string line;
  std::vector<std::string> events;
  while (std::getline(in, line)) events.push_back(json::parse(line)["event"]);
  ASSERT_GE(events.size(), 3u);
  EXPECT_EQ(events.front(), "open");
  EXPECT_EQ(events.back(), "closed");
}

std::vector<int> of_seat(const std::vector<server::KeptChoice>& choices, int seat) {
  std::vector<int> made;
  for (const server::KeptChoice& choice : choices)
    if (choice.seat == seat) made.push_back(choice.n);
  return made;
}

TEST_F(Serve, AGameOfSalemIsPlayedToItsEnd) {
  const auto server = serve();
  ASSERT_TRUE(server->open());
  const auto links = server::open_table(server->port(), "salem", 3);
  ASSERT_TRUE(links);
  Company company(*links, 3, 11);
  ASSERT_TRUE(company.sit(server->port())) << company.refusal();
  ASSERT_TRUE(company.play(10'000)) << company.refusal();
  EXPECT_TRUE(company.over());
  // Now that it is over, the log is anybody's who sits there; before, it would be sealed.
  const auto log = server::fetch(server->port(), "GET", "/api/tables/" + links->table + "/log",
                                 {{"Authorization", "Bearer " + links->seats[0]}});
  ASSERT_EQ(log.status, 200);
  const json table = json::parse(log.body);
  std::vector<std::string> records;
  for (const json& record : table["records"]) records.push_back(record.dump());
  // Where several may answer, their answers cross on the way: each seat's own have their order.
  const std::vector<server::KeptChoice> kept = server::kept_choices(records);
  EXPECT_EQ(kept.size(), company.acknowledged().size());
  for (int seat = 0; seat < 3; ++seat)
    EXPECT_EQ(of_seat(kept, seat), of_seat(company.acknowledged(), seat)) << "seat " << seat;
}

}  // namespace
}  // namespace tavola
