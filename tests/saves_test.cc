// Tables that older programs kept (tests/saves): the state of each can still be gone on with,
// whatever fields, cards and rules have been added since.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "bots/bot.h"
#include "core/json.h"
#include "play/open_title.h"
#include "play/session.h"

namespace tavola {
namespace {

Json read_json(const std::filesystem::path& file) {
  std::ifstream in(file, std::ios::binary);
  return Json::parse(in, nullptr, false);
}

/// The saved logs of all folders of tests/saves.
std::vector<std::filesystem::path> saved_tables() {
  std::vector<std::filesystem::path> found;
  for (const auto& entry : std::filesystem::recursive_directory_iterator("tests/saves"))
    if (entry.path().extension() == ".tavola") found.push_back(entry.path());
  return found;
}

TEST(OldTables, CanBeGoneOnWith) {
  const auto tables = saved_tables();
  ASSERT_GE(tables.size(), 8U);
  for (const std::filesystem::path& file : tables) {
    SCOPED_TRACE(file.string());
    const Json log = read_json(file);
    std::filesystem::path beside = file;
    const Json state = read_json(beside.replace_extension(".state.json"));
    ASSERT_TRUE(log.is_object() && state.is_object());

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

}  // namespace
}  // namespace tavola
