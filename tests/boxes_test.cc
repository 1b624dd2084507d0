// Boxes on a table, seen from outside: a small box (tests/boxes) can be chosen in whole and in
// parts, adds what is in it, and leaves tables without it as they were, to the last bit and with
// the same hash of their content. TAVOLA_PROGRAM names the built program.
#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <string>

#include "shell.h"

namespace tavola {
namespace {

namespace fs = std::filesystem;

constexpr const char* kWithBox = " --content tests/boxes";

class Boxes : public testing::Test {
 protected:
  void SetUp() override {
    const char* program = std::getenv("TAVOLA_PROGRAM");
    if (program == nullptr || !fs::exists(program)) GTEST_SKIP() << "TAVOLA_PROGRAM is not set";
    program_ = program;
    folder_ = fs::path(testing::TempDir()) / ("tavola-boxes-" + std::to_string(::getpid()));
    fs::create_directories(folder_);
  }
  void TearDown() override { fs::remove_all(folder_); }

  Ended run(const std::string& arguments) const {
    return run_in_shell("'" + program_ + "' " + arguments + " 2>&1");
  }
  /// What a simulation says of its games.
  nlohmann::json simulated(const std::string& arguments) const {
    const fs::path file = folder_ / "report.json";
    fs::remove(file);
    const Ended ended = run("simulate arkham --check --threads 1 --games 12 --seats 2 --json '" +
                            file.string() + "' " + arguments);
    EXPECT_EQ(ended.code, 0) << ended.said;
    std::ifstream in(file);
    return nlohmann::json::parse(in, nullptr, false);
  }
  /// The answers of the engine to requests, one a line.
  std::vector<nlohmann::json> asked(const std::string& requests,
                                    const std::string& arguments = "") const {
    const fs::path file = folder_ / "requests";
    std::ofstream(file) << requests;
    const Ended ended =
        run_in_shell("'" + program_ + "' engine" + arguments + " < '" + file.string() + "'");
    std::vector<nlohmann::json> answers;
    std::istringstream lines(ended.said);
    for (std::string line; std::getline(lines, line);)
      answers.push_back(nlohmann::json::parse(line, nullptr, false));
    return answers;
  }

  std::string program_;
  fs::path folder_;
};

TEST_F(Boxes, AreCountedOneByOne) {
  const Ended base = run("check arkham");
  EXPECT_EQ(base.code, 0) << base.said;
  EXPECT_NE(base.said.find("  base:\n    16 investigators\n"), std::string::npos) << base.said;
  const Ended both = run(std::string("check arkham") + kWithBox);
  EXPECT_EQ(both.code, 0) << both.said;
  EXPECT_NE(both.said.find("  base:\n    16 investigators\n"), std::string::npos) << both.said;
  EXPECT_NE(both.said.find("  lighthouse:\n    1 investigators\n    1 Ancient Ones\n"
                           "    2 Common Items of 1 kind\n"),
            std::string::npos)
      << both.said;
}

TEST_F(Boxes, ThatAreNotChosenChangeNothing) {
  const nlohmann::json without = simulated("");
  const nlohmann::json beside = simulated(kWithBox);
  ASSERT_TRUE(without.is_object() && beside.is_object());
  EXPECT_EQ(without["content"], beside["content"]);
  EXPECT_EQ(without["rules"], beside["rules"]);
  EXPECT_EQ(without["decisions"], beside["decisions"]);
  const nlohmann::json chosen = simulated(std::string("--options lighthouse=yes") + kWithBox);
  EXPECT_NE(without["content"], chosen["content"]);
  EXPECT_EQ(chosen["without_end"], 0);
  // A part on its own is another table than the whole box.
  const nlohmann::json part =
      simulated(std::string("--options lighthouse_investigators=yes") + kWithBox);
  EXPECT_NE(part["content"], without["content"]);
  EXPECT_NE(part["content"], chosen["content"]);
}

TEST_F(Boxes, BringWhatIsInThem) {
  const auto deal = [this](const std::string& options) {
    const auto answers = asked("{\"do\":\"new\",\"game\":\"arkham\",\"seats\":1,\"options\":{" +
                                   options + "}}\n{\"do\":\"state\"}\n",
                               std::string(" --referee") + kWithBox);
    EXPECT_EQ(answers.size(), 2U);
    return answers.size() == 2 ? answers[1]["state"] : nlohmann::json();
  };
  const auto holds = [](const nlohmann::json& deck, const std::string& card) {
    return deck.dump().contains("\"" + card + "\"");
  };
  const nlohmann::json base = deal("");
  EXPECT_TRUE(base["boxes"].empty());
  EXPECT_FALSE(base["areas"].contains("lighthouse"));
  EXPECT_FALSE(holds(base["decks"], "storm_lamp"));
  EXPECT_FALSE(holds(base["decks"], "the_light_goes_out"));

  const nlohmann::json whole = deal("\"lighthouse\":\"yes\",\"ancient_one\":\"drowned_bell\"");
  EXPECT_EQ(whole["ancient_one"], "drowned_bell");
  EXPECT_TRUE(whole["areas"].contains("lighthouse"));
  EXPECT_TRUE(holds(whole["decks"]["mythos"], "the_light_goes_out"));
  EXPECT_TRUE(holds(whole, "nora_wick"));
  EXPECT_TRUE(holds(whole, "storm_lamp"));

  const nlohmann::json part = deal("\"lighthouse_investigators\":\"yes\"");
  EXPECT_EQ(part["boxes"], nlohmann::json({"lighthouse_investigators"}));
  EXPECT_TRUE(holds(part, "nora_wick"));
  EXPECT_FALSE(part["areas"].contains("lighthouse"));
  EXPECT_FALSE(holds(part["decks"], "storm_lamp"));
}

// What only a second town can show.
TEST_F(Boxes, TwoTownsFollowTheirRules) {
  const Ended ended = run(std::string("scenario tests/boxes/scenarios") + kWithBox);
  EXPECT_EQ(ended.code, 0) << ended.said;
  EXPECT_NE(ended.said.find("2 passed, 0 failed"), std::string::npos) << ended.said;
}

TEST_F(Boxes, AnAncientOneComesWithItsBox) {
  const Ended refused =
      run(std::string("simulate arkham --options ancient_one=drowned_bell") + kWithBox);
  EXPECT_NE(refused.code, 0);
  EXPECT_NE(refused.said.find("only with lighthouse or lighthouse_ancient_ones"), std::string::npos)
      << refused.said;
}

TEST_F(Boxes, TablesWithoutABoxOpenWhateverBoxesThereAre) {
  const auto saved = [this](const std::string& options, const std::string& arguments) {
    const auto answers = asked("{\"do\":\"new\",\"game\":\"arkham\",\"seats\":2,\"options\":{" +
                                   options + "}}\n{\"do\":\"save\"}\n",
                               arguments);
    return answers.size() == 2 ? answers[1]["log"] : nlohmann::json();
  };
  const auto opens = [this](const nlohmann::json& log, const std::string& arguments) {
    const auto answers =
        asked(nlohmann::json{{"do", "load"}, {"log", log}}.dump() + "\n", arguments);
    return answers.empty() ? ""
                           : answers[0].value("/error/code"_json_pointer, std::string("opened"));
  };
  EXPECT_EQ(opens(saved("", ""), kWithBox), "opened");
  EXPECT_EQ(opens(saved("", kWithBox), ""), "opened");
  const nlohmann::json with_box = saved("\"lighthouse\":\"yes\"", kWithBox);
  EXPECT_EQ(opens(with_box, kWithBox), "opened");
  EXPECT_EQ(opens(with_box, ""), "other_content");
}

/// The small box with one thing in one of its files written otherwise.
class ChangedBox {
 public:
  ChangedBox(const fs::path& folder, const std::string& file, const std::string& was,
             const std::string& is)
      : folder_(folder / "content") {
    fs::remove_all(folder_);
    fs::copy("tests/boxes", folder_, fs::copy_options::recursive);
    const fs::path path = folder_ / "arkham" / "lighthouse" / file;
    std::ifstream in(path, std::ios::binary);
    std::string text{std::istreambuf_iterator<char>(in), {}};
    const std::size_t at = text.find(was);
    EXPECT_NE(at, std::string::npos) << was;
    text.replace(at, was.size(), is);
    std::ofstream(path, std::ios::binary) << text;
  }
  std::string given() const { return " --content '" + folder_.string() + "'"; }

 private:
  fs::path folder_;
};

TEST_F(Boxes, SayWhereTheyDoNotAgreeWithThemselves) {
  const ChangedBox pieces(folder_, "box.toml", "\"Common Items\" = 2", "\"Common Items\" = 3");
  const Ended counted = run("check arkham" + pieces.given());
  EXPECT_EQ(counted.code, 1);
  EXPECT_NE(counted.said.find("arkham/lighthouse/box.toml:17:18: there are 2 Common Items in the "
                              "box lighthouse, not 3"),
            std::string::npos)
      << counted.said;
  const ChangedBox unknown(folder_, "box.toml", "\"Common Items\" = 2", "\"Comon Items\" = 2");
  const Ended named = run("check arkham" + unknown.given());
  EXPECT_EQ(named.code, 1);
  EXPECT_NE(named.said.find("box.toml:17:17: nothing in a box is called \"Comon Items\""),
            std::string::npos)
      << named.said;
}

TEST_F(Boxes, CallNothingOtherwiseThatIsNotTheirs) {
  std::ifstream in("tests/boxes/arkham/lighthouse/words.tsv");
  std::string row;
  while (std::getline(in, row) && !row.starts_with("town_point\t")) {
  }
  const std::string lantern = "ci_lantern" + row.substr(row.find('\t'));
  const ChangedBox renames(folder_, "words.tsv", "\n" + row + "\n",
                           "\n" + lantern + "\n" + row + "\n");
  const Ended refused = run("check arkham" + renames.given());
  EXPECT_EQ(refused.code, 1);
  EXPECT_NE(refused.said.find("arkham/lighthouse/words.tsv:2:1: "), std::string::npos)
      << refused.said;
  EXPECT_NE(refused.said.find("the key \"ci_lantern\" is a word of arkham/words.tsv"),
            std::string::npos)
      << refused.said;
}

TEST_F(Boxes, ATableWhoseBoxIsMissingSaysHowToOpenIt) {
  const std::string file = (folder_ / "lighthouse.tavola").string();
  const Ended saved =
      run("simulate arkham --games 1 --options lighthouse=yes --save '" + file + "'" + kWithBox);
  ASSERT_EQ(saved.code, 0) << saved.said;
  EXPECT_EQ(run("replay '" + file + "'" + kWithBox).code, 0);
  const Ended refused = run("replay '" + file + "'");
  EXPECT_EQ(refused.code, 2);
  EXPECT_NE(refused.said.find("has no option \"lighthouse\""), std::string::npos) << refused.said;
  EXPECT_NE(refused.said.find("--content FOLDER"), std::string::npos) << refused.said;
}

}  // namespace
}  // namespace tavola
