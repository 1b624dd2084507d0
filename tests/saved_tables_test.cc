// How the saved tables of tests/saves/1.0 are written, and that they hold what the tests of
// upgrades need: every game, and records of every kind.
#include "saved_tables.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <set>
#include <sstream>

#include "bots/bot.h"
#include "play/campaign/chapters_for_tests.h"
#include "play/json_text.h"
#include "play/open_title.h"
#include "play/session/session.h"
#include "play/session/told_json.h"

namespace tavola {
namespace {

play::Wishes wishes_of(const SavedTable& table) {
  play::Wishes wishes;
  wishes.seats = table.seats;
  wishes.seed = 3;
  constexpr const char* kNames[] = {"Ada", "Bruno", "Carla", "Dario"};
  for (int seat = 0; seat < table.seats; ++seat) wishes.players.push_back({kNames[seat], ""});
  std::istringstream options(table.options);
  for (std::string option; options >> option;) {
    const std::size_t equals = option.find('=');
    wishes.options[option.substr(0, equals)] = option.substr(equals + 1);
  }
  return wishes;
}

void play_on(play::Session& session, int choices) {
  const auto bot = *bots::make_bot("greedy");
  Random random(7);
  for (int i = 0; i < choices && !session.table().over(); ++i) {
    const bots::Choice choice = bot->choose(session.game(), session.table(), random);
    ASSERT_TRUE(session.choose(choice.option, choice.parameters));
  }
}

/// All that a referee may do at the toy's table, and undo and redo.
void referee(play::Session& session) {
  ASSERT_TRUE(session.undo());
  ASSERT_TRUE(session.redo());
  Json state = session.state();
  state["candles"] = 5;
  ASSERT_TRUE(session.set_state(state));
  ASSERT_TRUE(session.tell_draws("bag", {"draught"}));
  ASSERT_TRUE(session.tell_dice({2}));
}

play::Session played(const SavedTable& table) {
  play::Session session = *play::Session::open(**play::open_title(table.game), wishes_of(table));
  if (table.turn == Turn::kNextChapter) {
    play::play_through(session);
    play::Wishes next = wishes_of(table);
    next.carried = *session.hands_on();
    session = *play::Session::open(**play::open_title(table.game), next);
  }
  play_on(session, table.choices);
  if (table.turn == Turn::kReferee) referee(session);
  if (table.turn == Turn::kBrought) session.reseed(Seed(5));
  if (table.turn == Turn::kWentOn) {
    Json log = session.save();
    log["records"][0]["hash"] = "0123456789abcdef";  // as if the rules had changed
    session = *play::Session::load(log);
  }
  if (table.turn != Turn::kNone && table.turn != Turn::kReferee) play_on(session, table.choices);
  return session;
}

constexpr const char* kSeeds = "tests/fuzz/corpus/save";

/// A small log that the fuzzer begins from; @GAME stands for the hash of the game's content.
Json seed_of(const SavedTable& table) {
  Json log = played(table).save();
  log.erase("rest");
  log["content"] = "@" + std::string(table.game);
  return log;
}

void write_seeds() {
  const auto write = [](const char* name, const std::string& text) {
    std::ofstream(std::filesystem::path(kSeeds) / name, std::ios::binary) << text;
  };
  const Json toy = seed_of({"toy", "toy", 2, 2});
  write("played.json", toy.dump());
  write("truncated.json", toy.dump().substr(0, toy.dump().size() / 2));
  write("salem.json", seed_of({"salem", "salem", 2, 6}).dump());
  Json refereed = seed_of({"refereed", "toy", 2, 3, "", Turn::kReferee});
  write("refereed.json", refereed.dump());
  refereed["records"].push_back({{"resume", 0}});
  write("resumed_without_state.json", refereed.dump());
}

TEST(SavedTables, AreWrittenAnew) {
  if (std::getenv("TAVOLA_WRITE_SAVES") == nullptr) GTEST_SKIP() << "tools/saves asks for it";
  std::filesystem::remove_all(kSavedTables);
  std::filesystem::create_directories(kSavedTables);
  for (const SavedTable& table : kTablesToSave)
    EXPECT_TRUE(played(table).save_file(saved_table(table.name))) << table.name;
  write_seeds();
}

// A log of another generator, or of another format, would be refused at its first line, and the
// fuzzer would try nothing behind it.
TEST(SavedTables, SeedsOfTheFuzzerAreOpened) {
  int opened = 0;
  for (const auto& entry : std::filesystem::directory_iterator(kSeeds)) {
    const std::string name = entry.path().stem().string();
    SCOPED_TRACE(name);
    Json log = read_json_file(entry.path());
    if (name == "truncated") {
      EXPECT_TRUE(log.is_discarded());
      continue;
    }
    ASSERT_TRUE(log.is_object());
    const Game& game = (*play::open_title(log["game"].get<std::string>()))->game();
    log["content"] =
        play::write_hash(game.content_hash(game.standard_setup(game.least_seats(), 1)));
    const auto session = play::Session::load(log);
    if (name == "resumed_without_state") {
      ASSERT_FALSE(session);
      EXPECT_NE(session.error().message.find("/records"), std::string::npos)
          << session.error().message;
      continue;
    }
    ASSERT_TRUE(session) << session.error().message;
    EXPECT_EQ(session->save()["records"].size(), log["records"].size()) << "all of it is played";
    ++opened;
  }
  EXPECT_GE(opened, 3);
}

TEST(SavedTables, HoldEveryGameAndRecordsOfEveryKind) {
  std::set<std::string> games, kinds;
  for (const SavedTable& table : kTablesToSave) {
    SCOPED_TRACE(table.name);
    const Json log = read_json_file(saved_table(table.name));
    ASSERT_TRUE(log.is_object()) << "tools/saves writes it";
    EXPECT_EQ(log["tavola"], 1) << "this folder is that of format 1";
    EXPECT_EQ(log["game"], table.game);
    games.insert(log["game"]);
    EXPECT_TRUE(log.contains("rest"));
    EXPECT_EQ(log.contains("carried"), table.turn == Turn::kNextChapter);
    for (const Json& record : log["records"])
      for (const char* kind :
           {"choose", "dice", "draw", "state", "undo", "redo", "reseed", "resume"})
        if (record.contains(kind)) kinds.insert(kind);
  }
  EXPECT_EQ(games, (std::set<std::string>{"arkham", "avalon", "catacombs", "salem", "toy"}));
  EXPECT_EQ(kinds.size(), 8U);
}

}  // namespace
}  // namespace tavola
