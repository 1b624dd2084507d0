// `tavola simulate` and `tavola bench` on the command line: what they write, and what they say and
// end with when something given to them is wrong.
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "app/commands/command.h"
#include "core/short_tapes_for_tests.h"
#include "play/session/session.h"

namespace tavola::app {
namespace {

namespace fs = std::filesystem;

struct Ended {
  int code = kBadInput;
  std::string out;
  std::string err;
};

Ended run(const std::vector<std::string>& arguments) {
  Program program;
  CommandLine line("tavola");
  add_simulate_command(line, program);
  add_bench_command(line, program);
  Ended ended;
  testing::internal::CaptureStdout();
  testing::internal::CaptureStderr();
  ended.code = line.read(arguments) ? line.run() : line.exit_code();
  ended.out = testing::internal::GetCapturedStdout();
  ended.err = testing::internal::GetCapturedStderr();
  return ended;
}

class SimulateAndBench : public testing::Test {
 protected:
  void SetUp() override {
    folder_ = fs::path(testing::TempDir()) / ("tavola-commands-" + std::to_string(::getpid()));
    fs::create_directories(folder_);
  }
  void TearDown() override { fs::remove_all(folder_); }
  std::string path(const std::string& name) const { return (folder_ / name).string(); }
  std::string text(const std::string& name) const {
    std::ifstream file(path(name), std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
  }
  void expect_refused(const std::vector<std::string>& arguments, const std::string& part) {
    const Ended ended = run(arguments);
    EXPECT_EQ(ended.code, kBadInput);
    EXPECT_NE(ended.err.find(part), std::string::npos) << ended.err;
  }

  fs::path folder_;
};

TEST_F(SimulateAndBench, SimulateWritesTheSameFilesWithAnyNumberOfThreads) {
  for (const char* threads : {"1", "2"}) {
    const std::string name = threads;
    const Ended ended =
        run({"simulate", "toy", "--games", "60", "--seats", "2", "--bot", "greedy,random", "--seed",
             "9", "--check", "--threads", threads, "--json", path(name + ".json"), "--csv",
             path(name + ".csv"), "--html", path(name + ".html")});
    EXPECT_EQ(ended.code, kGood) << ended.err;
    EXPECT_NE(ended.out.find("95% interval"), std::string::npos);
    EXPECT_NE(ended.out.find("Next:"), std::string::npos);
    EXPECT_EQ(ended.err, "") << "no progress where nobody watches";
  }
  for (const char* kind : {".json", ".csv", ".html"}) {
    EXPECT_FALSE(text(std::string("1") + kind).empty());
    EXPECT_EQ(text(std::string("1") + kind), text(std::string("2") + kind));
  }
  const auto json = nlohmann::json::parse(text("1.json"));
  EXPECT_EQ(json["games"], 60);
  EXPECT_EQ(json["seats"], 2);
  EXPECT_EQ(json["bots"], nlohmann::json({"greedy", "random"}));
  EXPECT_FALSE(json["rules"].empty());
}

/// The fields of a line of a CSV, from the game's seed on.
std::vector<std::string> fields_of(const std::string& csv, std::size_t game) {
  std::istringstream lines(csv);
  std::string line;
  for (std::size_t i = 0; i <= game + 1; ++i) std::getline(lines, line);
  std::vector<std::string> fields;
  std::istringstream words(line.substr(line.find(',') + 1));
  for (std::string word; std::getline(words, word, ',');) fields.push_back(word);
  return fields;
}

TEST_F(SimulateAndBench, AGameOfTheCsvComesAgainByItsSeed) {
  for (const std::string game : {"toy", "salem", "catacombs"}) {
    SCOPED_TRACE(game);
    const auto simulate = [&](const std::string& games, const std::string& seed,
                              const std::string& name) {
      const Ended ended =
          run({"simulate", game, "--games", games, "--seats", "2", "--bot", "greedy,random",
               "--seed", seed, "--csv", path(name + ".csv"), "--save", path(name + ".tavola")});
      EXPECT_EQ(ended.code, kGood) << ended.err;
      return text(name + ".csv");
    };
    const std::vector<std::string> seventeenth = fields_of(simulate("20", "9", "many"), 17);
    ASSERT_GE(seventeenth.size(), 7U);
    EXPECT_EQ(fields_of(simulate("1", seventeenth[0], "one"), 0), seventeenth);

    const auto table = nlohmann::json::parse(text("one.tavola"));
    EXPECT_EQ(table["seed"].dump(), seventeenth[0]);
    EXPECT_EQ(table["seats"][0]["bot"], "greedy");
    EXPECT_EQ(std::to_string(table["records"].size()), seventeenth[5]) << "one record a decision";
    const auto session = play::Session::load_file(path("one.tavola"));
    ASSERT_TRUE(session) << session.error().message;
    ASSERT_TRUE(session->table().over());
    const Result result = session->game().result(session->table());
    EXPECT_EQ(session->game().vocabulary().endings[static_cast<std::size_t>(result.ending)],
              seventeenth[4]);
  }
}

TEST_F(SimulateAndBench, AnInterruptedSimulationKeepsWhatIsWhole) {
  const std::string csv = path("interrupted.csv");
  std::ofstream(csv) << "what was there\n";
  const ::pid_t child = ::fork();
  if (child == 0) {
    std::freopen("/dev/null", "w", stdout);
    std::freopen("/dev/null", "w", stderr);
    Program program;
    CommandLine line("tavola");
    add_simulate_command(line, program);
    const bool read = line.read({"simulate", "toy", "--games", "100000000", "--csv", csv});
    ::_exit(read ? line.run() : 99);
  }
  // Until it listens to Ctrl-C.
  const auto listens = [child] {
    std::ifstream status("/proc/" + std::to_string(child) + "/status");
    for (std::string line; std::getline(status, line);)
      if (line.starts_with("SigCgt:"))
        return (std::stoull(line.substr(7), nullptr, 16) >> (SIGINT - 1) & 1U) != 0;
    return false;
  };
  while (!listens()) ::usleep(1000);
  EXPECT_EQ(text("interrupted.csv"), "what was there\n");
  ::usleep(20'000);
  ::kill(child, SIGINT);
  int ended = 0;
  ::waitpid(child, &ended, 0);
  ASSERT_TRUE(WIFEXITED(ended));
  EXPECT_EQ(WEXITSTATUS(ended), 130);
  const std::string kept = text("interrupted.csv");
  EXPECT_FALSE(fs::exists(csv + ".part"));
  if (kept == "what was there\n") return;  // before the first game was over
  EXPECT_TRUE(kept.starts_with("game,seed,")) << kept.substr(0, 200);
  EXPECT_TRUE(kept.ends_with("\n"));
  const auto lines = static_cast<std::size_t>(std::ranges::count(kept, '\n'));
  EXPECT_EQ(fields_of(kept, lines - 2).size(), fields_of(kept, 0).size());
}

TEST_F(SimulateAndBench, NothingIsLeftOfASimulationThatIsRefused) {
  expect_refused({"simulate", "toy", "--seats", "2", "--bot", "oracle", "--csv", path("no.csv"),
                  "--json", path("no.json")},
                 "write random, greedy or search");
  EXPECT_TRUE(fs::is_empty(folder_));
}

TEST_F(SimulateAndBench, SimulateEndsWithAnErrorIfATableFails) {
  const ShortTapes tapes(4);
  const Ended ended = run({"simulate", "toy", "--games", "30", "--bot", "greedy", "--seed", "9"});
  EXPECT_EQ(ended.code, kFailed);
  EXPECT_NE(ended.out.find("tables that failed: "), std::string::npos) << ended.out;
  EXPECT_NE(ended.out.find("Next: repeat the first table that failed"), std::string::npos);
}

TEST_F(SimulateAndBench, SimulateRefusesWhatItCannotDo) {
  expect_refused({"simulate", "chess"}, "no game “chess”");
  expect_refused({"simulate", "toy", "--bot", "oracle"}, "write random, greedy or search");
  expect_refused({"simulate", "toy", "--seats", "7"}, "by 1 to 4, not by 7");
  expect_refused({"simulate", "toy", "--seats", "2", "--bot", "random,random,random"},
                 "one for each of the 2 seats");
  expect_refused({"simulate", "toy", "--options", "colour=red"}, "colour");
  expect_refused({"simulate", "toy", "--games", "0"}, "--games");
  expect_refused({"simulate", "toy", "--games", "many"}, "--games");
  expect_refused({"simulate", "toy", "--threads", "0"}, "--threads");
  expect_refused({"simulate", "toy", "--iterations", "0"}, "--iterations");
  expect_refused({"simulate", "toy", "--json", path("nowhere/report.json")}, "folder that exists");
  expect_refused({"simulate"}, "game");
}

TEST_F(SimulateAndBench, BenchWritesTheFiguresOfEveryGameItWasAskedFor) {
  const Ended ended = run({"bench", "toy", "--seconds", "0.01", "--json", path("speed.json")});
  EXPECT_EQ(ended.code, kGood) << ended.err;
  const auto json = nlohmann::json::parse(text("speed.json"));
  for (const char* key : {"ns_per_decision", "ns_per_copy", "search_iterations_per_second"})
    EXPECT_GT(json["toy"][key].get<double>(), 0) << key;
  EXPECT_EQ(json["toy"]["allocations_per_decision"], 0);
  expect_refused({"bench", "toy", "--options", "colour=red"}, "colour");
  expect_refused({"bench", "chess"}, "no game “chess”");
  expect_refused({"bench", "toy", "--seats", "8"}, "by 1 to 4, not by 8");
}

}  // namespace
}  // namespace tavola::app
