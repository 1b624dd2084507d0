// The program as a person or a script meets it: what it says and what it ends with when something
// given to it is wrong. TAVOLA_PROGRAM names the built program.
#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <string>

#include "play/open_title.h"
#include "play/session/session.h"
#include "shell.h"

namespace tavola {
namespace {

namespace fs = std::filesystem;

class Program : public testing::Test {
 protected:
  void SetUp() override {
    const char* program = std::getenv("TAVOLA_PROGRAM");
    if (program == nullptr || !fs::exists(program)) GTEST_SKIP() << "TAVOLA_PROGRAM is not set";
    program_ = program;
    folder_ = fs::path(testing::TempDir()) / ("tavola-" + std::to_string(::getpid()));
    fs::remove_all(folder_);
    fs::create_directories(folder_);
  }
  void TearDown() override { fs::remove_all(folder_); }

  Ended run(const std::string& arguments, const std::string& input = "") {
    const fs::path in = folder_ / "input";
    std::ofstream(in, std::ios::binary) << input;
    return run_in_shell("'" + program_ + "' " + arguments + " < '" + in.string() + "' 2>&1");
  }
  std::string put(const std::string& name, const std::string& text) {
    const fs::path path = folder_ / name;
    fs::create_directories(path.parent_path());
    std::ofstream(path, std::ios::binary) << text;
    return "'" + path.string() + "'";
  }
  static std::string saved_table() {
    play::Wishes wishes;
    wishes.seats = 2;
    play::Session session = *play::Session::open(**play::open_title("toy"), wishes);
    EXPECT_TRUE(session.choose(0));
    return session.save_text();
  }
  void expect(const Ended& ended, int code, const std::string& part) {
    EXPECT_EQ(ended.code, code) << ended.said;
    EXPECT_NE(ended.said.find(part), std::string::npos) << ended.said;
  }

  std::string program_;
  fs::path folder_;
};

TEST_F(Program, SaysItsVersionAndItsCommands) {
  expect(run("--version"), 0, "tavola ");
  const Ended help = run("--help");
  for (const char* command : {"engine", "scenario", "check", "play", "replay", "simulate"})
    expect(help, 0, command);
  for (const char* command :
       {"engine", "scenario", "check", "play", "replay", "simulate", "bench", "cards", "rules"})
    expect(run(std::string(command) + " --help"), 0, "Example");
}

TEST_F(Program, RefusesWrongArguments) {
  expect(run(""), 0, "tavola play salem");
  EXPECT_EQ(run("dance").code, 2);
  EXPECT_EQ(run("--lang la engine").code, 2);
  EXPECT_EQ(run("--content /no/such/folder engine").code, 2);
  EXPECT_EQ(run("scenario").code, 2);
}

TEST_F(Program, AnUnknownGameIsNamedWithTheGamesThereAre) {
  expect(run("check chess"), 2, "chess");
  expect(run("play chess --bots-only"), 2, "chess");
  expect(run("engine", "{\"do\":\"new\",\"game\":\"chess\"}\n"), 0, "\"unknown_game\"");
}

TEST_F(Program, AnOptionOutOfRangeIsNamedWithItsValues) {
  expect(run("engine", R"({"do":"new","game":"salem","options":{"sigils":"nine"}})"), 0,
         "it is one of one, two");
  expect(run("engine", R"({"do":"new","game":"salem","seats":5})"), 0, "2 to 4");
}

TEST_F(Program, TheEngineOutlivesEveryBadLine) {
  const Ended result = run("engine",
                           "nonsense\n\n{\"do\":\"status\"}\n{\"do\":\"new\",\"game\":"
                           "\"toy\",\"seats\":1}\n");
  EXPECT_EQ(result.code, 0);
  EXPECT_NE(result.said.find("bad_json"), std::string::npos);
  EXPECT_NE(result.said.find("no_table"), std::string::npos);
  EXPECT_NE(result.said.find("\"ok\":true"), std::string::npos);
}

TEST_F(Program, ATruncatedSaveIsRefused) {
  const std::string text = saved_table();
  expect(run("replay " + put("half.tavola", text.substr(0, text.size() / 2))), 2, "truncated");
  expect(run("replay " + put("noise.tavola", "\x01\x02\x03")), 2, "damaged");
  expect(run("replay " + put("empty.tavola", "")), 2, "truncated");
  EXPECT_EQ(run("replay " + put("whole.tavola", text)).code, 0);
  EXPECT_EQ(run("replay /no/such/file.tavola").code, 2);
}

TEST_F(Program, ASaveOfAnotherContentGoesOnIfItPlaysOut) {
  auto log = nlohmann::ordered_json::parse(saved_table());
  log["content"] = "0123456789abcdef";
  const Ended result = run("replay " + put("other.tavola", log.dump()));
  expect(result, 0, "listens at the oak door");
  EXPECT_EQ(result.said.find("goes on from here"), std::string::npos) << result.said;
}

TEST_F(Program, ASaveThatPlaysOutDifferentlyInThisVersionGoesOnFromItsRestPoint) {
  auto log = nlohmann::ordered_json::parse(saved_table());
  log["engine"] = "0.0.7";
  log["records"][0]["hash"] = "0123456789abcdef";
  const Ended result = run("replay " + put("old.tavola", log.dump()));
  expect(result, 0, "listens at the oak door");
  expect(result, 0, "The table goes on from here");
}

TEST_F(Program, ASaveThatCannotGoOnSaysOfWhichVersionItIs) {
  auto log = nlohmann::ordered_json::parse(saved_table());
  log["engine"] = "0.0.7";
  log["records"][0]["args"]["door"] = "attic";
  log.erase("rest");
  expect(run("replay " + put("lost.tavola", log.dump())), 2, "0.0.7");
}

TEST_F(Program, ABrokenContentFileIsNamedWithItsLine) {
  put("mine/salem/base/creatures.toml", "[[creature]]\nid = \"ghoul\n");
  const std::string content = "--content '" + (folder_ / "mine").string() + "' ";
  expect(run(content + "check salem"), 1, "salem/base/creatures.toml:2:");
  expect(run(content + "play salem --bots-only"), 2, "salem/base/creatures.toml:2:");
  expect(run(content + "engine", R"({"do":"new","game":"salem"})"), 0, "\"bad_content\"");
}

TEST_F(Program, ScenariosEndWithWhetherTheyHold) {
  const std::string good =
      put("good.json", R"({"title":"A deal","game":"toy","expect":[{"over":false}]})");
  const std::string bad =
      put("bad.json", R"({"title":"No deal","game":"toy","expect":[{"over":true}]})");
  expect(run("scenario " + good), 0, "1 passed, 0 failed");
  expect(run("scenario " + good + " " + bad), 1, "the game goes on");
  expect(run("scenario /no/such/folder"), 2, "no file or folder");
  fs::create_directories(folder_ / "empty");
  EXPECT_EQ(run("scenario '" + (folder_ / "empty").string() + "'").code, 2);
}

}  // namespace
}  // namespace tavola
