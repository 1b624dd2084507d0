// A server that is started again with the next version of its games: every table goes on, everybody
// is back in their seat, and where a table cannot go on, its people learn the reason.
#include <gtest/gtest.h>
#include <signal.h>

#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "content/content.h"
#include "saved_tables.h"
#include "served.h"
#include "storage/storage.h"

namespace tavola {
namespace {

using nlohmann::json;

class SlowUpgrade : public Served {
 protected:
  void SetUp() override {
    Served::SetUp();
    next_ = (folder_ / "next").string();
  }
  /// The next version of a file of content: the first `from` is `to`, or every one.
  void change(const std::string& file, const std::string& from, const std::string& to,
              bool everywhere = false) {
    const std::filesystem::path place = std::filesystem::path(next_) / file;
    std::ostringstream text;
    if (std::filesystem::exists(place))
      text << std::ifstream(place).rdbuf();
    else
      text << content::find(file).value_or("");
    std::string changed = text.str();
    std::size_t at = changed.find(from);
    ASSERT_NE(at, std::string::npos) << file << ": " << from;
    do {
      changed.replace(at, from.size(), to);
      at = changed.find(from, at + to.size());
    } while (everywhere && at != std::string::npos);
    std::filesystem::create_directories(place.parent_path());
    std::ofstream(place) << changed;
  }
  /// How many tables have gone on from a rest point.
  std::size_t resumed(const std::vector<Company>& tables) {
    const auto storage = storage::open_storage(database());
    EXPECT_TRUE(storage) << storage.error().message;
    std::size_t count = 0;
    for (const Company& table : tables)
      for (const std::string& entry : (*storage)->read(table.links().table)->entries)
        if (entry.starts_with("{\"resume\"")) ++count;
    return count;
  }
  static std::string reason(const server::TableLinks& links, int port) {
    server::WireSocket guest(port);
    guest.text(json{
        {"id", 1},
        {"do", "sit"},
        {"table", links.table},
        {"tokens", {links.seats[0]}},
        {"lang",
         "en"}}.dump());
    const auto answer = guest.next();
    return answer ? answer->payload : "no answer";
  }

  std::string next_;
};

TEST_F(SlowUpgrade, AHundredTablesGoOnWithTheNextContent) {
  std::vector<Company> tables;
  {
    const auto server = serve({"--toys"});
    ASSERT_TRUE(server->open());
    for (unsigned i = 0; i < 100; ++i) {
      const char* game = i % 4 == 0 ? "arkham" : "salem";
      const auto links = server::open_table(server->port(), game, 2);
      ASSERT_TRUE(links);
      tables.emplace_back(*links, 2, i);
      ASSERT_TRUE(tables.back().sit(server->port())) << tables.back().refusal();
      // Arkham comes to its first rest after the preparation.
      const unsigned choices = i % 4 == 0 ? 20 + i % 30 : i % 30;
      ASSERT_TRUE(tables.back().play(choices)) << tables.back().refusal();
    }
    // Not closed in order, so that only what was kept on the way is there.
    server->end(SIGKILL);
  }
  // A sentence, numbers and a larger deck.
  change("salem/messages.toml", "en = \"", "en = \"Lo: ");
  change("salem/base/board.toml", "gate = 50", "gate = 49");
  change("salem/base/events.toml", "steps = 1", "steps = 2", true);
  change("arkham/base/common_items.toml", "copies = 2", "copies = 3");
  {
    const auto server = serve({"--toys", "--content", next_});
    ASSERT_TRUE(server->open());
    for (Company& table : tables) {
      ASSERT_TRUE(table.sit(server->port())) << table.links().table << ": " << table.refusal();
      if (!table.over()) {
        ASSERT_TRUE(table.play(2)) << table.refusal();
      }
    }
    EXPECT_EQ(server->end(SIGTERM), 0);
  }
  const std::size_t went_on = resumed(tables);
  EXPECT_GT(went_on, 20U) << "the content that was changed has to matter";
  {
    // And once more with the same content: nothing more is to be said.
    const auto server = serve({"--toys", "--content", next_});
    for (Company& table : tables)
      EXPECT_TRUE(table.sit(server->port())) << table.links().table << ": " << table.refusal();
    EXPECT_EQ(server->end(SIGTERM), 0);
  }
  EXPECT_EQ(resumed(tables), went_on);
}

TEST_F(SlowUpgrade, ASentenceLeavesEveryTableAsItIs) {
  std::vector<Company> tables;
  for (const char* file : {"salem/messages.toml", "catacombs/messages.toml", "words/room.toml"})
    change(file, "en = \"", "en = \"Lo: ");
  change("arkham/messages.toml", "en = \"", "en = \"Lo: ");
  {
    const auto server = serve();
    for (const char* game : {"salem", "arkham"}) {
      const auto links = server::open_table(server->port(), game, 2);
      ASSERT_TRUE(links);
      tables.emplace_back(*links, 2, 3);
      ASSERT_TRUE(tables.back().sit(server->port()));
      ASSERT_TRUE(tables.back().play(30));
    }
    EXPECT_EQ(server->end(SIGTERM), 0);
  }
  const auto server = serve({"--content", next_});
  for (Company& table : tables) {
    ASSERT_TRUE(table.sit(server->port())) << table.refusal();
    ASSERT_TRUE(table.play(3));
  }
  EXPECT_EQ(server->end(SIGTERM), 0);
  EXPECT_EQ(resumed(tables), 0U);
}

TEST_F(SlowUpgrade, ATableWithACardThatIsGoneIsKeptAndSaysWhy) {
  std::vector<Company> tables;
  {
    const auto server = serve();
    for (const char* game : {"salem", "arkham"}) {
      const auto links = server::open_table(server->port(), game, 2);
      ASSERT_TRUE(links);
      tables.emplace_back(*links, 2, 3);
      ASSERT_TRUE(tables.back().sit(server->port()));
      ASSERT_TRUE(tables.back().play(40));
    }
    EXPECT_EQ(server->end(SIGTERM), 0);
  }
  // Another item in the place of one that every table has, in a deck or in a hand.
  change("arkham/base/common_items.toml", "id = \"dynamite\"", "id = \"powder_keg\"");
  change("arkham/base/investigators.toml", "\"dynamite\"", "\"powder_keg\"");
  Company& salem = tables[0];
  Company& arkham = tables[1];
  {
    const auto server = serve({"--content", next_});
    ASSERT_TRUE(server->open());
    EXPECT_TRUE(salem.sit(server->port())) << salem.refusal();
    EXPECT_FALSE(arkham.sit(server->port()));
    EXPECT_EQ(arkham.refusal(), "other_content");
    EXPECT_NE(reason(arkham.links(), server->port()).find("dynamite"), std::string::npos)
        << reason(arkham.links(), server->port());
    const auto log =
        server::fetch(server->port(), "GET", "/api/tables/" + arkham.links().table + "/log",
                      {{"Authorization", "Bearer " + arkham.links().host}});
    EXPECT_EQ(log.status, 200) << log.body;
    EXPECT_TRUE(json::parse(log.body).contains("sealed"));
    EXPECT_EQ(server->end(SIGTERM), 0);
  }
  // It was left alone: with its own cards it goes on.
  const auto server = serve();
  ASSERT_TRUE(arkham.sit(server->port())) << arkham.refusal();
  EXPECT_TRUE(arkham.play(3));
  EXPECT_EQ(server->end(SIGTERM), 0);
  EXPECT_EQ(resumed(tables), 0U);
}

TEST_F(SlowUpgrade, SavedTablesAreBroughtToAServerAndGoOn) {
  std::vector<std::pair<std::string, Company>> tables;
  for (int time = 0; time < 2; ++time) {
    const auto server = serve({"--toys"});
    ASSERT_TRUE(server->open());
    if (time == 0)
      for (const SavedTable& saved : kTablesToSave) {
        SCOPED_TRACE(saved.name);
        std::ostringstream log;
        log << std::ifstream(saved_table(saved.name)).rdbuf();
        const auto answer = server::fetch(server->port(), "POST", "/api/tables/upload",
                                          {{"Content-Type", "application/json"}}, log.str());
        ASSERT_EQ(answer.status, 200) << answer.body;
        const json brought = json::parse(answer.body);
        const json& tokens = brought["tokens"];
        tables.emplace_back(saved.game, Company({brought["table"], tokens["host"], "",
                                                 tokens["seats"].get<std::vector<std::string>>()},
                                                tokens["seats"].size(), 7));
      }
    for (auto& [game, company] : tables) {
      SCOPED_TRACE(game);
      ASSERT_TRUE(company.sit(server->port())) << reason(company.links(), server->port());
      // What is measured is not for this company, and the toy is soon over.
      if (game == "catacombs" || game == "toy" || company.over()) continue;
      EXPECT_TRUE(company.play(2)) << company.refusal();
    }
    EXPECT_EQ(server->end(SIGTERM), 0);
  }
}

}  // namespace
}  // namespace tavola
