// What may be done whenever nothing is being resolved: trading any number of things, and paying off
// a loan.
#include "games/arkham/rules/board/board.h"
#include "games/arkham/tables_for_tests/town_for_tests.h"

namespace tavola::arkham {
namespace {

/// Two in the streets of Downtown: one with an exhausted Knife, Food and a Skill, one with money
/// and a Cross.
struct Market {
  Market() {
    town.s.investigators[1].place = Town::area("downtown_streets");
    town.give(0, "knife");
    town.give(0, "marksman");
    town.give(0, "food");
    held(town.s, 0)[0].marks = kExhausted;
    town.give(1, "cross");
    town.s.investigators[1].money = 3;
    town.at(Phase::kMovement, Stage::kMoving);
    town.s.points = 2;
  }
  std::vector<CardNumber> cards_of(Seat who) const {
    std::vector<CardNumber> cards;
    for (const Possession& possession : held(town.now(), who)) cards.push_back(possession.card);
    std::ranges::sort(cards);
    return cards;
  }
  static std::vector<CardNumber> sorted(std::vector<CardNumber> cards) {
    std::ranges::sort(cards);
    return cards;
  }
  Town town;
};

TEST(ArkhamTrading, AnyNumberOfThingsAtOnce) {  // AH-397 AH-398 AH-399 AH-402 AH-403 AH-404
  Market market;
  Town& town = market.town;
  town.begin();
  ASSERT_TRUE(town.offers(Verb::kTrade, 1));
  town.choose(Verb::kTrade, 1);
  EXPECT_FALSE(town.offers(Verb::kPropose));  // nothing is in it yet
  EXPECT_FALSE(town.offers(Verb::kGive, 1));  // a Skill, AH-401
  town.choose(Verb::kGive, 0);
  EXPECT_FALSE(town.offers(Verb::kGive, 0));  // once is enough
  town.choose(Verb::kGive, 2);
  town.choose(Verb::kAskFor, 0);
  town.choose(Verb::kAskMoney, 2);
  EXPECT_FALSE(town.offers(Verb::kAskMoney));
  EXPECT_FALSE(town.offers(Verb::kGiveMoney));
  town.choose(Verb::kPropose);
  ASSERT_TRUE(town.asks(Prompt::kAnswerTrade));
  EXPECT_EQ(town.t.decision().seat, 1);
  EXPECT_EQ(held(town.now(), 1).size(), 1U);  // not before the other agrees
  town.choose(Verb::kAccept);
  EXPECT_EQ(market.cards_of(0), Market::sorted({Town::card("marksman"), Town::card("cross")}));
  EXPECT_EQ(market.cards_of(1), Market::sorted({Town::card("knife"), Town::card("food")}));
  for (const Possession& possession : held(town.now(), 1))
    EXPECT_EQ(possession.marks, possession.card == Town::card("knife") ? kExhausted : 0);
  EXPECT_EQ(town.me(0).money, 2);
  EXPECT_EQ(town.me(1).money, 1);
  EXPECT_EQ(town.now().points, 2);
  EXPECT_TRUE(town.asks(Prompt::kMovement));
}

TEST(ArkhamTrading, StandsOpenBesideTheQuestionAndLeadsBackToIt) {  // AH-398
  Market market;
  Town& town = market.town;
  town.begin();
  ASSERT_TRUE(town.asks(Prompt::kMovement));
  const Decision& asked = town.t.decision();
  for (std::size_t n = 0; n < asked.options.size(); ++n)
    EXPECT_EQ(asked.is_standing(n), asked.options[n].is(Verb::kTrade)) << n;
  EXPECT_GT(asked.answers(), 1U);
  town.choose(Verb::kTrade, 1);
  town.choose(Verb::kPass);
  EXPECT_TRUE(town.asks(Prompt::kMovement));
}

TEST(ArkhamTrading, IsNoQuestionOfItsOwnInUpkeep) {  // AH-062 AH-070 AH-398
  Market market;
  Town& town = market.town;
  town.at(Phase::kUpkeep, Stage::kActions);
  town.begin();
  ASSERT_TRUE(town.asks(Prompt::kSliders));
  ASSERT_TRUE(town.offers(Verb::kTrade, 1));
  town.choose(Verb::kTrade, 1);
  town.choose(Verb::kPass);
  ASSERT_TRUE(town.asks(Prompt::kSliders));
  town.choose(Verb::kDone);
  EXPECT_FALSE(town.t.decision().seat == 0 && town.asks(Prompt::kSliders));
}

TEST(ArkhamTrading, RefusedOrCalledOffNothingMoves) {  // AH-403
  Market market;
  Town& town = market.town;
  town.begin();
  const std::vector<CardNumber> before = market.cards_of(0);
  town.choose(Verb::kTrade, 1);
  town.choose(Verb::kGive, 2);
  town.choose(Verb::kPropose);
  town.choose(Verb::kRefuse);
  EXPECT_EQ(town.times(Tells::kTradeRefused), 1);
  const Event& refused = town.seen.events.back();
  EXPECT_EQ(refused.args[0], 0) << "who proposed it";
  EXPECT_EQ(refused.args[1], 1) << "who declined";
  town.choose(Verb::kTrade, 1);
  town.choose(Verb::kAskFor, 0);
  town.choose(Verb::kPass);
  EXPECT_EQ(town.times(Tells::kTraded), 0);
  EXPECT_EQ(market.cards_of(0), before);
  for (Seat who : {Seat{0}, Seat{1}})
    for (const Possession& possession : held(town.now(), who))
      EXPECT_EQ(possession.marks & kInTrade, 0);
}

TEST(ArkhamTrading, ItComesToAnEnd) {  // AH-398
  Market market;
  Town& town = market.town;
  town.begin();
  int begun = 0;
  for (; town.offers(Verb::kTrade, 1) && begun < 100; ++begun) {
    town.choose(Verb::kTrade, 1);
    town.choose(Verb::kPass);
  }
  EXPECT_EQ(begun, 8);
  // Who comes next begins anew.
  town.choose(Verb::kEndMovement);
  while (town.now().active == 0 && town.now().phase == Phase::kMovement) town.t.choose(0);
  EXPECT_TRUE(town.offers(Verb::kTrade, 0));
}

TEST(ArkhamTrading, BetweenFightsButNotInThem) {  // AH-397 AH-398 AH-400
  Town far;
  far.give(0, "deputys_revolver");
  far.s.investigators[1].place = Town::area("library");
  far.at(Phase::kMovement, Stage::kMoving);
  far.begin();
  EXPECT_FALSE(far.offers(Verb::kTrade));
  Town town;
  town.s.investigators[1].place = Town::area("downtown_streets");
  town.give(0, "deputys_revolver");
  town.monster("cultist", Town::area("downtown_streets"));
  town.among_monsters();
  town.begin();
  ASSERT_TRUE(town.asks(Prompt::kDealWith));
  town.choose(Verb::kTrade, 1);
  town.choose(Verb::kGive, 0);
  town.choose(Verb::kPropose);
  town.choose(Verb::kAccept);
  EXPECT_EQ(held(town.now(), 1).size(), 1U);
  ASSERT_TRUE(town.asks(Prompt::kDealWith));
  town.choose(Verb::kFight);
  EXPECT_FALSE(town.offers(Verb::kTrade));
}

TEST(ArkhamTrading, AfterAMovementThatWasCutShort) {  // AH-398
  Town town;
  town.s.investigators[1].place = Town::area("downtown_streets");
  town.give(0, "food");
  town.s.investigators[0].delayed = 1;
  town.at(Phase::kMovement, Stage::kBegin);
  town.begin();
  ASSERT_TRUE(town.asks(Prompt::kArrival));
  EXPECT_EQ(town.me().delayed, 0);
  town.choose(Verb::kTrade, 1);
  town.choose(Verb::kGive, 0);
  town.choose(Verb::kPropose);
  town.choose(Verb::kAccept);
  EXPECT_TRUE(held(town.now(), 0).empty());
  town.choose(Verb::kDone);
  EXPECT_EQ(town.now().active, 1);
  // Who ends the movement by choice has been asked already.
  Market market;
  market.town.begin();
  market.town.choose(Verb::kEndMovement);
  EXPECT_FALSE(market.town.asks(Prompt::kArrival));
}

TEST(ArkhamTrading, InAnOtherWorldBeforeTheEncounter) {  // AH-397 AH-163
  Town town;
  for (Seat who : {Seat{0}, Seat{1}}) town.s.investigators[who].place = first_area(0);
  town.give(0, "food");
  town.at(Phase::kOtherWorldEncounters, Stage::kBegin);
  town.begin();
  ASSERT_TRUE(town.asks(Prompt::kBeforeEncounter));
  EXPECT_TRUE(town.offers(Verb::kTrade, 1));
  EXPECT_EQ(town.times(Tells::kGateCard), 0);
  // By the house rule only in the Movement phase.
  Town strict;
  strict.s.house.trading = 1;
  for (Seat who : {Seat{0}, Seat{1}}) strict.s.investigators[who].place = first_area(0);
  strict.give(0, "food");
  strict.at(Phase::kOtherWorldEncounters, Stage::kBegin);
  strict.begin();
  EXPECT_FALSE(strict.asks(Prompt::kBeforeEncounter));
}

TEST(ArkhamTrading, ALoanMayBePaidOff) {  // AH-390
  Town town;
  town.s.investigators[0].special = kBankLoan;
  town.s.investigators[0].money = 11;
  town.at(Phase::kMovement, Stage::kMoving);
  town.begin();
  town.choose(Verb::kRepayLoan);
  EXPECT_EQ(town.me().money, 1);
  EXPECT_EQ(town.me().special, 0);
}

}  // namespace
}  // namespace tavola::arkham
