// A campaign of three chapters on the test island, played online by two people while the server is
// killed twice: whatever it acknowledged is there, the whole is taken along as a file, brought back
// and gone on with. (TG-044, TG-468, TG-479)
#include <gtest/gtest.h>
#include <signal.h>

#include <fstream>
#include <nlohmann/json.hpp>
#include <regex>

#include "served.h"
#include "storage/storage.h"

namespace tavola {
namespace {

using SlowCampaign = Served;

/// A table as its host knows it.
struct Links {
  std::string table, host;
  std::vector<std::string> seats;
};

/// Two careful people: they go a few steps in a chapter, stay then, and eat what there is.
int careful(const nlohmann::json& scene, int& walked) {
  const nlohmann::json& options = scene["decision"]["options"];
  for (const char* verb : {"travel", "pass", "eat", "done", "stay_out", "choose_hero"}) {
    if (verb == std::string("travel") && walked++ >= 4) continue;
    for (const nlohmann::json& option : options)
      if (option["verb"] == verb) return option["n"];
  }
  return options[0]["n"];
}

/// One of the two, with a connection of their own.
class Islander {
 public:
  Islander(int port, const Links& links, int seat) : socket_(port) {
    nlohmann::json tokens = nlohmann::json::array({links.seats[static_cast<std::size_t>(seat)]});
    if (seat == 0) tokens.push_back(links.host);
    tell({{"do", "sit"}, {"table", links.table}, {"tokens", tokens}, {"lang", "en"}});
  }

  int tell(nlohmann::json message) {
    message["id"] = ++last_id_;
    socket_.text(message.dump());
    return last_id_;
  }
  /// Takes in what has come; false when the connection is over.
  bool hear(server::Patience patience) {
    while (const auto frame = socket_.next(patience)) {
      patience = server::Patience(0);
      if (frame->opcode != 1) return false;
      nlohmann::json said = nlohmann::json::parse(frame->payload);
      if (said["type"] == "scene") {
        for (const nlohmann::json& part : said["same"])
          said["scene"][part.get<std::string>()] = scene_["scene"][part.get<std::string>()];
        scene_ = std::move(said);
      } else if (said["type"] == "room") {
        room_ = said["room"];
      } else if (said["type"] == "rematch") {
        moved_ = said;
      } else if (said["type"] == "reply" && said["id"] == chosen_id_) {
        chosen_id_ = 0;
        if (said["ok"] == true) kept_.push_back(sent_);
      } else if (said["type"] == "reply" && said["ok"] == false) {
        ADD_FAILURE() << said.dump();
      }
    }
    return socket_.open();
  }
  /// Answers if it is asked. What came meanwhile may have made the answer stale; then it is asked
  /// again.
  void answer(int& walked) {
    if (chosen_id_ != 0 || scene_.is_null() || answered_ == scene_["revision"]) return;
    const nlohmann::json& scene = scene_["scene"];
    if (!scene.contains("decision") || scene["decision"].is_null() ||
        scene["decision"]["yours"] != true)
      return;
    answered_ = scene_["revision"];
    sent_ = careful(scene, walked);
    chosen_id_ = tell({{"do", "choose"}, {"revision", answered_}, {"n", sent_}});
  }
  bool over() const { return room_.is_object() && room_["over"] == true; }
  bool waits() const { return chosen_id_ != 0; }
  const nlohmann::json& room() const { return room_; }
  const nlohmann::json& moved() const { return moved_; }
  /// The choices that were acknowledged on this connection.
  const std::vector<int>& kept() const { return kept_; }

 private:
  server::WireSocket socket_;
  nlohmann::json scene_, room_, moved_;
  nlohmann::json answered_ = -1;
  std::vector<int> kept_;
  int last_id_ = 0;
  int chosen_id_ = 0;
  int sent_ = 0;
};

class Campaigners {
 public:
  /// Both sit down and play until so many choices are acknowledged, or the chapter is over.
  bool play(int port, const Links& links, std::size_t choices) {
    people_.clear();
    for (int seat = 0; seat < 2; ++seat) people_.emplace_back(port, links, seat);
    const auto kept = [&] { return people_[0].kept().size() + people_[1].kept().size(); };
    const auto over = [&] { return people_[0].over() && people_[1].over(); };
    int silent = 0;
    int walked = 0;
    for (std::size_t before = 0; silent < 5'000;) {
      for (Islander& person : people_) {
        person.answer(walked);
        if (!person.hear(server::Patience(2))) return false;
      }
      if (!people_[0].waits() && !people_[1].waits() && (over() || kept() >= choices)) break;
      silent = kept() == before ? silent + 1 : 0;
      before = kept();
    }
    acknowledged_ += kept();
    return silent < 5'000;
  }
  bool over() const { return people_[0].over(); }
  std::size_t acknowledged() const { return acknowledged_; }
  /// The host begins a chapter, and both hear where it is.
  Links begin(bool next) {
    nlohmann::json wish = {{"do", "rematch"}};
    if (next) wish["next"] = true;
    people_[0].tell(wish);
    const nlohmann::json &mine = people_[0].moved(), &theirs = people_[1].moved();
    for (int tries = 0; tries < 1000 && (mine.is_null() || theirs.is_null()); ++tries)
      for (Islander& person : people_) person.hear(server::Patience(10));
    if (mine.is_null() || theirs.is_null()) return {};
    return {mine["table"], mine["tokens"][0], {mine["tokens"][1], theirs["tokens"][0]}};
  }

 private:
  std::vector<Islander> people_;
  std::size_t acknowledged_ = 0;
};

nlohmann::json chapters(int port, const Links& links) {
  const auto answer = server::fetch(port, "GET", "/api/tables/" + links.table + "/campaign",
                                    {{"Authorization", "Bearer " + links.host}});
  EXPECT_EQ(answer.status, 200) << answer.body;
  nlohmann::json list = nlohmann::json::array();
  for (const nlohmann::json& each : nlohmann::json::parse(answer.body)["chapters"])
    list.push_back({each["name"], each.value("from", ""), each["over"]});
  return list;
}

Links links_of(const server::HttpAnswer& answer) {
  EXPECT_EQ(answer.status, 200) << answer.body;
  const nlohmann::json json = nlohmann::json::parse(answer.body);
  return {json["table"], json["tokens"]["host"], json["tokens"]["seats"]};
}

TEST_F(SlowCampaign, OutlivesItsServerAndIsTakenAlong) {
  const server::HttpFields json_body{{"Content-Type", "application/json"}};
  // The island with chapters of one day, so that there are four of them before its story is over.
  const std::filesystem::path content = folder_ / "content";
  const std::filesystem::path island = content / "avalon" / "base" / "test_island.toml";
  std::filesystem::create_directories(island.parent_path());
  std::filesystem::copy("games/avalon/base/test_island.toml", island);
  std::ostringstream text;
  text << std::ifstream(island).rdbuf();
  std::ofstream(island) << std::regex_replace(text.str(), std::regex("\ndays = [0-9]+"),
                                              "\ndays = 1");
  const std::vector<std::string> arguments{"--content", content.string(), "--log-level", "warning"};
  auto server = serve(arguments);
  ASSERT_TRUE(server->open());
  const nlohmann::json wishes = {{"game", "avalon"},
                                 {"seats", {{{"name", "Nora"}}, {{"name", "Teo"}}}},
                                 {"options", {{"table", "test_island"}}}};
  const Links first =
      links_of(server::fetch(server->port(), "POST", "/api/tables", json_body, wishes.dump()));
  Campaigners both;
  ASSERT_TRUE(both.play(server->port(), first, 4000));
  ASSERT_TRUE(both.over());
  const Links second = both.begin(true);
  ASSERT_FALSE(second.table.empty());
  ASSERT_TRUE(both.play(server->port(), second, 2));
  EXPECT_FALSE(both.over());

  // In the middle of the second chapter.
  server->end(SIGKILL);
  server = serve(arguments);
  ASSERT_TRUE(both.play(server->port(), second, 4000));
  ASSERT_TRUE(both.over());
  const Links third = both.begin(true);
  ASSERT_FALSE(third.table.empty());

  // When the third has just been begun.
  server->end(SIGKILL);
  {
    const auto storage = storage::open_storage(database());
    ASSERT_TRUE(storage) << storage.error().message;
    EXPECT_EQ((*storage)->figures().lost_commits, 0U);
    std::size_t kept = 0;
    for (const Links& each : {first, second, third})
      kept += server::kept_choices((*storage)->read(each.table)->entries).size();
    EXPECT_EQ(kept, both.acknowledged()) << "choices that were acknowledged and are lost";
  }
  server = serve(arguments);
  const nlohmann::json three = {{"1", "", true}, {"2", "1", true}, {"3", "2", false}};
  EXPECT_EQ(chapters(server->port(), third), three);
  ASSERT_TRUE(both.play(server->port(), third, 1));

  const auto file =
      server::fetch(server->port(), "GET", "/api/tables/" + third.table + "/campaign/file",
                    {{"Authorization", "Bearer " + third.host}});
  ASSERT_EQ(file.status, 200) << file.body;
  const Links brought =
      links_of(server::fetch(server->port(), "POST", "/api/tables/upload", json_body, file.body));
  EXPECT_EQ(chapters(server->port(), brought), three);
  ASSERT_TRUE(both.play(server->port(), brought, 4000));
  ASSERT_TRUE(both.over());
  const Links fourth = both.begin(true);
  ASSERT_FALSE(fourth.table.empty());
  EXPECT_EQ(chapters(server->port(), fourth).back(), (nlohmann::json{"4", "3", false}));
  EXPECT_EQ(chapters(server->port(), third), three) << "the copy goes its own way";
  std::printf("%zu choices acknowledged in four chapters, none lost\n", both.acknowledged());
  EXPECT_EQ(server->end(SIGTERM), 0);
}

}  // namespace
}  // namespace tavola
