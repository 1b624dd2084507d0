// The cards that ship do what they say: scenarios on the product's own content. Those of
// games/GAME/base/scenarios stand on cards of their own where a card's numbers may be balanced
// again.
#include <gtest/gtest.h>

#include <string>

#include "play/scenarios/scenario.h"

namespace tavola::tests {
namespace {

class RealCards : public testing::TestWithParam<const char*> {};

TEST_P(RealCards, DoWhatTheySay) {
  int held = 0;
  for (const play::ScenarioReport& report :
       play::run_scenario_file(std::string("games/") + GetParam() + "/tests/real_cards.json")) {
    held += report.passed() ? 1 : 0;
    std::string story;
    for (const std::string& failure : report.failures) story += "\n  " + failure;
    for (const std::string& line : report.story) story += "\n    " + line;
    EXPECT_TRUE(report.passed()) << report.title << story;
  }
  EXPECT_GT(held, 30);
}

INSTANTIATE_TEST_SUITE_P(Of, RealCards, testing::Values("salem", "catacombs", "avalon"),
                         [](const auto& info) { return std::string(info.param); });

}  // namespace
}  // namespace tavola::tests
