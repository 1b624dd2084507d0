// Slips that the linter must find, each with the place it points to, and lines it must leave alone.
#include "effects/lint.h"

#include <gtest/gtest.h>

#include "effects/parlour_for_tests.h"

namespace tavola::effects {
namespace {

std::string warnings(std::string_view text) {
  const Grammar& grammar = parlour::cards().grammar();
  const auto program = parse(grammar, text);
  if (!program) return program.error().text();
  std::string all;
  for (const Error& warning : lint(grammar, *program, text, {"card", 1, 1}))
    all += (all.empty() ? "" : " / ") + std::to_string(warning.column) + ": " + warning.message;
  return all;
}

TEST(Lint, LeavesGoodLinesAlone) {
  for (const char* good : {
           "nothing",
           "check luck { gain 1 coin } else { lose 1 coin }",
           "check luck { 0: lose 1 sanity; 1..2:; 3..: gain 1 coin }",
           "roll 1 die { 1..3: lose 1 sanity; 4..6: gain 1 coin }",
           "roll 2 dice -1 { 1..5: lose 1 sanity; 6..: gain 1 coin }",
           "while rich: losses +1",
           "until turn ends: when loss of sanity: gain 1 coin",
           "choose { lose 1 sanity | nothing }",
           "duel { won: gain 1 coin }",
       })
    EXPECT_EQ(warnings(good), "") << good;
}

TEST(Lint, FindsBandsThatOverlapMissOrAreNeverReached) {
  EXPECT_EQ(warnings("check luck { 0..2: lose 1 sanity; 2..: gain 1 coin }"),
            "35: this band overlaps an earlier one, which wins");
  EXPECT_EQ(warnings("check luck { 0: lose 1 sanity; 2..: gain 1 coin }"),
            "32: nothing is said for 1; write an empty band if that is meant");
  EXPECT_EQ(warnings("check luck { 0: lose 1 sanity; 1..3: gain 1 coin }"),
            "32: nothing is said for 4..; write an empty band if that is meant");
  EXPECT_EQ(warnings("roll 1 die { 1..4: lose 1 sanity; 5: gain 1 coin }"),
            "35: nothing is said for 6; write an empty band if that is meant");
  EXPECT_EQ(warnings("roll 1 die { 1..6: lose 1 sanity; 7..: gain 1 coin }"),
            "35: this band can never be reached");
}

TEST(Lint, FindsConditionsThatNeverChange) {
  EXPECT_EQ(warnings("if 2 > 3: lose 1 sanity"), "4: this condition never holds");
  EXPECT_EQ(warnings("if rich or 1 = 1: lose 1 sanity"), "4: this condition always holds");
  EXPECT_EQ(warnings("if rich and sanity > 1: lose 1 sanity"), "");
}

TEST(Lint, FindsWhatDoesNothing) {
  EXPECT_EQ(warnings("lose 0 sanity"), "6: an amount of 0 does nothing");
  EXPECT_EQ(warnings("lose 2 - 2 sanity"), "6: an amount of 0 does nothing");
  EXPECT_EQ(warnings("check luck { }"), "1: neither passing nor failing does anything");
  EXPECT_EQ(warnings("if rich { } else { lose 1 sanity }"),
            "1: the first branch is empty; deny the condition instead");
  EXPECT_EQ(warnings("each player { }"), "1: nothing is said to happen");
  EXPECT_EQ(warnings("lose 1 sanity, nothing"), "16: \"nothing\" in a list does nothing");
  EXPECT_EQ(warnings("repeat 1 times: lose 1 sanity"), "1: repeating 1 times needs no \"repeat\"");
}

TEST(Lint, FindsChoicesAndListsThatSayTheSameTwice) {
  EXPECT_EQ(warnings("choose { lose 1 sanity | lose (1) sanity }"),
            "26: this option stands here twice");
  EXPECT_EQ(warnings("lose 1 coin and 2 coins"),
            "17: \"coin\" stands in this list twice; add the amounts");
}

TEST(Lint, FindsCostsThatCanNeverBePaid) {
  EXPECT_EQ(warnings("may pay 21 coins: gain 1 sanity"),
            "5: this can never be paid: nobody has more than 20 coins");
  EXPECT_EQ(warnings("may pay 15 coins, pay 6 coins: gain 1 sanity"),
            "5: this can never be paid: nobody has more than 20 coins");
  EXPECT_EQ(warnings("pay 30 coins else { lose 1 sanity }"),
            "1: this can never be paid: nobody has more than 20 coins");
  EXPECT_EQ(warnings("may pay 20 coins: lose 30 sanity"), "");
}

TEST(Lint, TellsWhatLastsFromWhatHappens) {
  EXPECT_EQ(warnings("until turn ends: lose 1 sanity"),
            "1: nothing here lasts, so \"until\" has no meaning; write \"if\" or a trigger");
  EXPECT_EQ(warnings("each player: losses +1"),
            "1: what lasts must not stand under \"each\"; name the players in the statement");
}

}  // namespace
}  // namespace tavola::effects
