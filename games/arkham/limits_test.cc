// Limits that can only be met in play: the table fails with the limit's name and stands where its
// step began; nothing is left out without a word.
#include "games/arkham/limits.h"

#include "games/arkham/cards/card_host.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/investigator/possessions.h"
#include "games/arkham/tables_for_tests/town_for_tests.h"

namespace tavola::arkham {
namespace {

TEST(ArkhamLimits, AnEffectThatLastsFindsNoRoom) {
  Town town;
  town.sliders(0, 0, 0, 3);
  town.give(0, "voice_of_ra");
  for (int i = 0; i < kLastings - 1; ++i)
    town.s.lasting[i] = {0, 0, 1, static_cast<std::uint8_t>(Until::kEndOfTurn)};
  town.at(Phase::kUpkeep, Stage::kActions);
  town.begin({5, 1});
  town.choose(Verb::kCast, 0);
  EXPECT_FALSE(town.t.failed()) << "the last place was free";

  Town full;
  full.sliders(0, 0, 0, 3);
  full.give(0, "voice_of_ra");
  for (Lasting& lasting : full.s.lasting)
    lasting = {0, 0, 1, static_cast<std::uint8_t>(Until::kEndOfTurn)};
  full.at(Phase::kUpkeep, Stage::kActions);
  full.begin({5, 1});
  full.t.choose(full.find(Verb::kCast, 0));
  ASSERT_TRUE(full.t.failed());
  EXPECT_EQ(full.t.failure().limit, &kLastingLimit);
  EXPECT_EQ(full.t.failure().most, kLastings);
  EXPECT_EQ(full.now().phase, Phase::kUpkeep);
  EXPECT_EQ(full.me().sanity, full.s.investigators[0].sanity) << "the step is given up as a whole";
}

TEST(ArkhamLimits, WhatMayBeUsedOnceATurnIsNeverForgotten) {
  Town town;
  const auto& sheets = content().sheets;
  town.s.investigators[0].clues = 1;
  for (UsedUp& used : town.s.used_up) used = {0, 0, 1, 0};
  Table& t = town.t;
  t.state = town.s;
  effects::Context context;
  context.source = sheets[0].source;
  host().use_up(t, context, 1, 0);
  EXPECT_TRUE(table_fails());
  EXPECT_EQ(take_failure().limit, &kUsedUpLimit);
  t.state.used_up[3] = UsedUp{};
  host().use_up(t, context, 1, 0);
  EXPECT_FALSE(table_fails());
  EXPECT_TRUE(host().used_up(t, context, 1, 0));
}

TEST(ArkhamLimits, CluesMoneyAndCards) {
  Town town;
  Table& t = town.t;
  t.state = town.s;
  Investigator& i = t.state.investigators[0];
  i.clues = kMostClues - 1;
  gain_clues(t, 0, 1, cites("AH-326"));
  EXPECT_FALSE(table_fails());
  gain_clues(t, 0, 1, cites("AH-326"));
  EXPECT_EQ(take_failure().limit, &kClueLimit);
  EXPECT_EQ(i.clues, kMostClues);
  i.money = kMostMoney - 3;
  gain_money(t, 0, 4, cites("AH-326"));
  EXPECT_EQ(take_failure().limit, &kMoneyLimit);
  EXPECT_EQ(i.money, kMostMoney - 3);
  for (int n = 0; n < kMostPossessions; ++n)
    put_possession(t.state, 0, {Town::card("knife"), 0, 0});
  EXPECT_FALSE(table_fails());
  put_possession(t.state, 0, {Town::card("knife"), 0, 0});
  EXPECT_EQ(take_failure().limit, &kPossessionLimit);
  EXPECT_EQ(held(t.state, 0).size(), static_cast<std::size_t>(kMostPossessions));
}

TEST(ArkhamLimits, TextsInTheMiddleOfOneAnother) {
  Town town;
  State& s = town.s;
  for (int n = 0; n <= kCardsBeingRead; ++n) put_possession(s, 0, {Town::card("knife"), 0, 0});
  for (int n = 0; n < kCardsBeingRead; ++n) EXPECT_EQ(follow_card(s, 0, n), n);
  EXPECT_EQ(follow_card(s, 0, kCardsBeingRead - 1), kNone) << "it is followed already";
  EXPECT_FALSE(table_fails());
  EXPECT_EQ(follow_card(s, 0, kCardsBeingRead), kNone);
  EXPECT_EQ(take_failure().limit, &kBeingReadLimit);
}

TEST(ArkhamLimits, AbilitiesThatMasksLend) {
  Town town;
  for (int n = 0; n < kMostMasks; ++n) lend_ability(town.s, 0, static_cast<std::uint8_t>(n));
  EXPECT_FALSE(table_fails());
  lend_ability(town.s, 0, kMostMasks);
  EXPECT_EQ(take_failure().limit, &kMasksLimit);
}

}  // namespace
}  // namespace tavola::arkham
