// Every scenario of every game holds, on the cards that stand beside it, and those of Arkham
// leave no component of its box out.
#include <gtest/gtest.h>

#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "content/content.h"
#include "play/checks/box_check.h"
#include "play/open_title.h"
#include "play/scenarios/scenario.h"

namespace tavola::play {
namespace {

// In shares of about the same size, so that every core has one.
constexpr std::size_t kShares = 4;

// Under the sanitizers, where one takes seven times as long, every third file: neighbours
// walk through the same code.
#ifdef TAVOLA_SANITIZED
constexpr std::size_t kOneOf = 3;
#else
constexpr std::size_t kOneOf = 1;
#endif

class EveryScenario : public testing::TestWithParam<std::size_t> {};

TEST_P(EveryScenario, Holds) {
  const auto files = scenario_files({"games"});
  ASSERT_TRUE(files) << files.error().message;
  int held = 0;
  for (std::size_t i = GetParam(); i < files->size(); i += kShares * kOneOf) {
    const std::filesystem::path& file = (*files)[i];
    // A game is opened once in a process, on the cards of its own scenarios.
    content::use_folder(scenario_content(file));
    for (const ScenarioReport& report : run_scenario_file(file)) {
      held += report.passed() ? 1 : 0;
      std::string story;
      for (const std::string& failure : report.failures) story += "\n  " + failure;
      for (const std::string& line : report.story) story += "\n    " + line;
      EXPECT_TRUE(report.passed()) << file.string() << ": " << report.title << story;
    }
  }
  EXPECT_GT(held, 1000 / static_cast<int>(kOneOf));
}

INSTANTIATE_TEST_SUITE_P(Shares, EveryScenario, testing::Range<std::size_t>(0, kShares));

TEST(Scenarios, ShowEveryComponentOfArkham) {
  const auto files = scenario_files({"games/arkham"});
  ASSERT_TRUE(files) << files.error().message;
  const auto shown = shown_by(*files, "arkham");
  ASSERT_TRUE(shown) << shown.error().message;
  const auto report = check_box(**open_title("arkham"), *shown, {});
  ASSERT_TRUE(report) << report.error().message;
  std::map<std::string, int> parts;
  for (const BoxReport::Part& part : report->parts) {
    ++parts[part.box];
    EXPECT_EQ(part.shown, part.components) << part.name << " of the box " << part.box;
  }
  const std::map<std::string, int> expected = {
      {"base", 14}, {"dunwich", 19}, {"kingsport", 21}, {"pharaoh", 11}, {"yellow", 12}};
  EXPECT_EQ(parts, expected);
  for (const std::string& left : report->unproved) ADD_FAILURE() << left << " is not shown";
}

}  // namespace
}  // namespace tavola::play
