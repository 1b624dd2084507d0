// Every scenario below tests/scenarios holds.
#include <gtest/gtest.h>

#include "play/scenario.h"

namespace tavola::play {
namespace {

TEST(Scenarios, AllHold) {
  const auto files = scenario_files({"tests/scenarios"});
  ASSERT_TRUE(files) << files.error().message;
  ASSERT_FALSE(files->empty());
  for (const std::filesystem::path& file : *files)
    for (const ScenarioReport& report : run_scenario_file(file)) {
      std::string why;
      for (const std::string& failure : report.failures) why += "\n  " + failure;
      for (const std::string& line : report.story) why += "\n    " + line;
      EXPECT_TRUE(report.passed()) << file.string() << ": " << report.title << why;
    }
}

}  // namespace
}  // namespace tavola::play
