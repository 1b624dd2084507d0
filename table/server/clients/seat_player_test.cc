// How a test and the load tool tell that a choice was lost.
#include "server/clients/seat_player.h"

#include <gtest/gtest.h>

namespace tavola::server {
namespace {

TEST(LostChoices, AnAcknowledgedChoiceThatIsNotKeptIsLost) {
  EXPECT_EQ(lost_choices({{0, 3}, {0, 1}}, {{0, 3}}), 1u);
  EXPECT_EQ(lost_choices({{0, 3}}, {{1, 3}}), 1u) << "another seat's choice is no answer to it";
  EXPECT_EQ(lost_choices({{0, 3}, {0, 1}}, {{0, 1}, {0, 3}}), 1u) << "a seat's own have an order";
}

TEST(LostChoices, WhatWasKeptWithoutAnAcknowledgementIsNoLoss) {
  EXPECT_EQ(lost_choices({{0, 3}}, {{0, 3}, {1, 2}, {0, 0}}), 0u);
}

TEST(LostChoices, AcknowledgementsOfDifferentSeatsMayCross) {
  EXPECT_EQ(lost_choices({{0, 3}, {1, 2}, {0, 1}}, {{1, 2}, {0, 3}, {0, 1}}), 0u);
}

}  // namespace
}  // namespace tavola::server
