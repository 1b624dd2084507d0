#include "play/session/former_names.h"

#include <gtest/gtest.h>

namespace tavola::play {
namespace {

TEST(FormerNames, AMemberOfAGroupIsKnownByItsNumber) {
  const Phrase gate{"choose_gate", {{"card", 2}, {"", kNumber}, {"area", 3}}, false};
  const Phrase other{"choose_sheet", {{"sheet", 2}}, false};
  EXPECT_TRUE(is_called(gate, "choose_gate"));
  EXPECT_TRUE(is_called(gate, "member"));
  EXPECT_FALSE(is_called(other, "member"));
  const Arguments args = arguments(7, 3, 12);
  EXPECT_TRUE(said_formerly(gate, args, "member", 12));
  EXPECT_FALSE(said_formerly(gate, args, "member", 11));
  EXPECT_TRUE(said_formerly(gate, args, "source", 7));
  EXPECT_TRUE(said_formerly(gate, args, "node", 3));
  EXPECT_FALSE(said_formerly(gate, args, "area", 12)) << "that is its name today";
  EXPECT_TRUE(had_argument(gate, "member"));
  EXPECT_FALSE(had_argument(other, "member"));
}

}  // namespace
}  // namespace tavola::play
