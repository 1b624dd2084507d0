// Tables that were saved by a release (tests/saves): each can be gone on with, whatever cards and
// rules are changed next.
#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "bots/bot.h"
#include "content/content.h"
#include "core/json.h"
#include "play/open_title.h"
#include "play/session/session.h"
#include "saved_tables.h"
#include "shell.h"

namespace tavola {
namespace {

TEST(SavedTables, AreOpenedAndPlayedOn) {
  const auto tables = saved_tables();
  ASSERT_GE(tables.size(), std::size(kTablesToSave));
  for (const std::filesystem::path& file : tables) {
    SCOPED_TRACE(file.string());
    auto session = play::Session::load_file(file);
    ASSERT_TRUE(session) << session.error().message;
    const auto bot = *bots::make_bot("random");
    Random random(1);
    for (int i = 0; i < 30 && !session->table().over(); ++i) {
      const bots::Choice choice = bot->choose(session->game(), session->table(), random);
      ASSERT_TRUE(session->choose(choice.option, choice.parameters));
    }
    const auto again = play::Session::load_text(session->save_text());
    ASSERT_TRUE(again) << again.error().message;
    EXPECT_EQ(again->loaded(), play::Session::Loaded::kSame);
  }
}

TEST(SavedTables, TheirStatesCanBeGoneOnWith) {
  for (const std::filesystem::path& file : saved_tables()) {
    SCOPED_TRACE(file.string());
    const Json log = read_json_file(file);
    ASSERT_TRUE(log.is_object() && log.contains("rest"));
    const Json state = log["rest"]["state"];

    play::Wishes wishes;
    wishes.seats = static_cast<int>(log["seats"].size());
    wishes.seed = log["seed"].get<std::uint64_t>();
    for (const auto& [option, value] : log["options"].items())
      wishes.options[option] = value.get<std::string>();
    const auto title = play::open_title(log["game"].get<std::string>());
    ASSERT_TRUE(title);
    auto session = play::Session::open(**title, wishes);
    ASSERT_TRUE(session) << session.error().message;
    // A referee's state is taken at a rest point.
    const auto bot = *bots::make_bot("random");
    Random random(1);
    while (!session->at_rest()) {
      const bots::Choice choice = bot->choose(session->game(), session->table(), random);
      ASSERT_TRUE(session->choose(choice.option, choice.parameters));
    }
    const auto set = session->set_state(state);
    ASSERT_TRUE(set) << set.error().message;
    for (int i = 0; i < 60 && !session->table().over(); ++i) {
      const bots::Choice choice = bot->choose(session->game(), session->table(), random);
      ASSERT_TRUE(session->choose(choice.option, choice.parameters));
      if (!session->at_rest()) continue;
      const auto broken = session->game().violations(session->table());
      EXPECT_TRUE(broken.empty()) << broken.front();
    }
  }
}

/// The program with the next version of some files of content.
class NextVersion : public testing::Test {
 protected:
  void SetUp() override {
    const char* program = std::getenv("TAVOLA_PROGRAM");
    if (program == nullptr) GTEST_SKIP() << "TAVOLA_PROGRAM is not set";
    program_ = program;
    folder_ = std::filesystem::temp_directory_path() /
              ("tavola-next-version-" + std::to_string(::getpid()));
    std::filesystem::create_directories(folder_ / "content");
  }
  void TearDown() override {
    if (!folder_.empty()) std::filesystem::remove_all(folder_);
  }
  struct Change {
    std::string file, from, to;
    bool everywhere = false;
  };
  void change(const std::vector<Change>& changes) {
    std::filesystem::remove_all(folder_ / "content");
    for (const Change& each : changes) {
      const auto place = folder_ / "content" / each.file;
      std::ostringstream text;
      if (std::filesystem::exists(place))
        text << std::ifstream(place).rdbuf();
      else
        text << content::find(each.file).value_or("");
      std::string changed = text.str();
      std::size_t at = changed.find(each.from);
      ASSERT_NE(at, std::string::npos) << each.file << ": " << each.from;
      do {
        changed.replace(at, each.from.size(), each.to);
        at = changed.find(each.from, at + each.to.size());
      } while (each.everywhere && at != std::string::npos);
      std::filesystem::create_directories(place.parent_path());
      std::ofstream(place) << changed;
    }
  }
  Ended run(const std::string& arguments) {
    return run_in_shell("'" + program_ + "' " + arguments + " 2>&1 </dev/null");
  }
  std::string content() const { return " --content '" + (folder_ / "content").string() + "'"; }
  static std::string table(const std::string& game) { return saved_table(game).string(); }
  /// Through each of the doors by which a saved table comes in.
  void expect_everywhere(const std::string& game, const std::string& file, bool good,
                         const std::string& says) {
    SCOPED_TRACE(game);
    const Ended told = run("replay '" + file + "' --plain" + content());
    EXPECT_EQ(told.code == 0, good) << told.said;
    EXPECT_NE(told.said.find(says), std::string::npos) << told.said;
    const std::string copy = (folder_ / "copy.tavola").string();
    std::filesystem::copy_file(file, copy, std::filesystem::copy_options::overwrite_existing);
    const Ended played = run("play --resume '" + copy + "' --plain" + content());
    EXPECT_EQ(played.code == 0, good) << played.said;
    EXPECT_NE(played.said.find(says), std::string::npos) << played.said;
    std::ofstream(folder_ / "request")
        << Json{{"do", "load"}, {"log", read_json_file(file)}}.dump() << "\n";
    const Ended loaded = run_in_shell("'" + program_ + "' engine" + content() + " <'" +
                                      (folder_ / "request").string() + "' 2>&1");
    EXPECT_EQ(loaded.said.find("\"ok\":true") != std::string::npos, good) << loaded.said;
  }

  std::string program_;
  std::filesystem::path folder_;
};

constexpr const char* kWentOn = "The table goes on from here";

TEST_F(NextVersion, AChangedSentenceIsNothingToATable) {
  change({{"salem/messages.toml", "en = \"", "en = \"Lo: "},
          {"catacombs/messages.toml", "en = \"", "en = \"Lo: "},
          {"arkham/messages.toml", "en = \"", "en = \"Lo: "},
          {"toy/messages.toml", "en = \"", "en = \"Lo: "}});
  for (const char* game : {"salem", "catacombs", "arkham", "toy"}) {
    expect_everywhere(game, table(game), true, "");
    EXPECT_EQ(run("replay " + table(game) + content()).said.find(kWentOn), std::string::npos);
  }
}

TEST_F(NextVersion, AChangedNumberLetsTheTableGoOn) {
  change({{"salem/base/events.toml", "steps = 1", "steps = 2", true},
          {"catacombs/base/boards.toml", "restitution = 0.75", "restitution = 0.7"},
          {"arkham/base/common_items.toml", "copies = 2", "copies = 3"}});
  for (const char* game : {"salem", "catacombs", "arkham"})
    expect_everywhere(game, table(game), true, kWentOn);
}

TEST_F(NextVersion, AComponentThatIsGoneIsNamed) {
  change({{"salem/base/creatures.toml", "id = \"ghoul\"", "id = \"phantom\""},
          {"catacombs/base/spells.toml", "id = \"ice_blast\"", "id = \"frost_ray\""},
          {"arkham/base/common_items.toml", "id = \"dynamite\"", "id = \"powder_keg\""},
          {"arkham/base/investigators.toml", "\"dynamite\"", "\"powder_keg\""}});
  expect_everywhere("salem", table("salem"), false, "ghoul");
  expect_everywhere("catacombs", table("catacombs"), false, "ice_blast");
  expect_everywhere("arkham", table("arkham"), false, "dynamite");
}

TEST_F(NextVersion, AChangedRuleLetsTheTableGoOn) {
  change({{"salem/messages.toml", "en = \"", "en = \"Lo: "}});
  for (const char* game : {"salem", "catacombs", "arkham", "toy"}) {
    Json log = read_json_file(table(game));
    log["engine"] = "0.0.1";
    log["records"][0]["hash"] = "0123456789abcdef";
    log["records"][0]["events"].push_back(Json::array({"sneezed", Json::object()}));
    const std::string file = (folder_ / "other-rule.tavola").string();
    std::ofstream(file) << log.dump();
    expect_everywhere(game, file, true, kWentOn);
  }
}

}  // namespace
}  // namespace tavola
