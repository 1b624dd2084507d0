// Every scenario below this folder holds, on the cards that stand beside them, and those of Arkham
// leave no component of its box out.
#include <gtest/gtest.h>

#include <filesystem>
#include <string>
#include <vector>

#include "content/content.h"
#include "play/checks/box_check.h"
#include "play/open_title.h"
#include "play/scenarios/scenario.h"

namespace tavola::play {
namespace {

TEST(Scenarios, AllHold) {
  const std::vector<std::filesystem::path> folder = {"tests/scenarios"};
  const auto files = scenario_files(folder);
  ASSERT_TRUE(files) << files.error().message;
  content::use_folder(scenario_content(folder));
  int held = 0;
  for (const std::filesystem::path& file : *files)
    for (const ScenarioReport& report : run_scenario_file(file)) {
      held += report.passed() ? 1 : 0;
      std::string story;
      for (const std::string& failure : report.failures) story += "\n  " + failure;
      for (const std::string& line : report.story) story += "\n    " + line;
      EXPECT_TRUE(report.passed()) << file.string() << ": " << report.title << story;
    }
  EXPECT_GT(held, 1900);
}

TEST(Scenarios, ShowEveryComponentOfArkham) {
  const auto files = scenario_files({"tests/scenarios/arkham"});
  ASSERT_TRUE(files) << files.error().message;
  const auto shown = shown_by(*files, "arkham");
  ASSERT_TRUE(shown) << shown.error().message;
  const auto report = check_box(**open_title("arkham"), *shown, {});
  ASSERT_TRUE(report) << report.error().message;
  // All of the base game; of the other boxes the check names what is not shown yet.
  int base = 0;
  for (const BoxReport::Part& part : report->parts) {
    if (part.box != "base") continue;
    ++base;
    EXPECT_EQ(part.shown, part.components) << part.name << " of the base game";
  }
  EXPECT_EQ(base, 14);
}

}  // namespace
}  // namespace tavola::play
