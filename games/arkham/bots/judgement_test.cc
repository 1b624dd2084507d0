// What bots think of a position: the odds of dice and fights, what a seal and a doom token are
// worth, and the answers that they give without thinking.
#include <gtest/gtest.h>

#include "core/habits.h"
#include "games/arkham/bots/habits.h"
#include "games/arkham/bots/odds.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/combat/hands.h"
#include "games/arkham/tables_for_tests/town_for_tests.h"

namespace tavola::arkham {
namespace {

TEST(Odds, OfDice) {
  EXPECT_DOUBLE_EQ(chance(Luck::kNeither, 1, 1), 1.0 / 3);
  EXPECT_DOUBLE_EQ(chance(Luck::kBlessed, 2, 2), 1.0 / 4);
  EXPECT_DOUBLE_EQ(chance(Luck::kCursed, 1, 1), 1.0 / 6);
  EXPECT_DOUBLE_EQ(chance(Luck::kNeither, -2, 1), 0);
  EXPECT_DOUBLE_EQ(chance(Luck::kNeither, 3, 0), 1);
  EXPECT_NEAR(chance(Luck::kNeither, 4, 2), 1 - 16.0 / 81 - 32.0 / 81, 1e-12);
}

TEST(Odds, TwoHandsHoldTheBestThatFits) {
  Town town;
  town.give(0, "knife");
  EXPECT_DOUBLE_EQ(arms_of(town.s, 0).all, 1);
  town.give(0, "revolver_38");
  EXPECT_DOUBLE_EQ(arms_of(town.s, 0).all, 4);
  town.give(0, "rifle");
  EXPECT_DOUBLE_EQ(arms_of(town.s, 0).all, 5);
  town.give(0, "enchanted_blade");
  const Arms arms = arms_of(town.s, 0);
  EXPECT_DOUBLE_EQ(arms.all, 7);
  EXPECT_DOUBLE_EQ(arms.against(kPhysicalImmunity), 4);
  EXPECT_DOUBLE_EQ(arms.against(kMagicalImmunity), 5);
}

TEST(Odds, AGunDoesNotHelpAgainstAGhost) {
  Town town;
  town.sliders(0, 1, 3, 1);
  const double bare = Fighter(town.s, 0).danger(Town::kind("ghost"));
  const double ghoul = Fighter(town.s, 0).danger(Town::kind("ghoul"));
  town.give(0, "tommy_gun");
  EXPECT_DOUBLE_EQ(Fighter(town.s, 0).danger(Town::kind("ghost")), bare);
  EXPECT_LT(Fighter(town.s, 0).danger(Town::kind("ghoul")), ghoul);
}

TEST(Odds, WhoIsHurtHasMoreToFear) {
  Town town;
  const double healthy = Fighter(town.s, 0).danger(Town::kind("ghoul"));
  town.s.investigators[0].stamina = 1;
  EXPECT_GT(Fighter(town.s, 0).danger(Town::kind("ghoul")), healthy);
}

double judged(const Town& town) { return Arkham::evaluate(town.s, 0); }

TEST(Judgement, SealsAreGoodAndDoomIsBad) {
  Town town;
  const double before = judged(town);
  town.s.doom = 5;
  const double doomed = judged(town);
  EXPECT_LT(doomed, before);
  town.s.sealed = AreaSet::only(Town::area("woods"));
  const double one = judged(town);
  EXPECT_GT(one, doomed);
  town.s.sealed |= AreaSet::only(Town::area("witch_house"));
  EXPECT_GT(judged(town), one);
}

TEST(Judgement, EveryStepOfTheWayToASealIsAGain) {
  Town town;
  Investigator& me = town.s.investigators[0];
  town.open("woods", "dreamlands");
  me.clues = 5;
  me.place = Town::area("downtown_streets");
  double last = judged(town);
  const auto better = [&](const char* where) {
    const double now = judged(town);
    EXPECT_GT(now, last) << where;
    last = now;
  };
  me.place = Town::area("uptown_streets");
  better("next to the gate");
  me.place = Town::area("woods");
  better("at the gate");
  me.entered = me.place;
  me.place = first_area(gate_at(town.s, Town::area("woods")).world);
  better("in the Other World");
  ++me.place;
  better("in its second area");
  me.place = Town::area("woods");
  me.explored = 1;
  better("back, with an explored marker");
  me.explored = 0;
  me.clues = 0;
  town.s.gates[me.place] = kNone;
  town.s.sealed = AreaSet::only(me.place);
  better("sealed");
}

TEST(Habits, TakeUpTheBestWeaponsAndFight) {
  Town town;
  town.s.investigators[0].place = Town::area("woods");
  town.give(0, "knife");
  town.give(0, "automatic_45");
  town.give(0, "revolver_38");
  const int slot = town.monster("ghoul", Town::area("woods"));
  town.among_monsters();
  town.begin({1, 1, 1, 6, 6, 6, 6});
  ASSERT_TRUE(town.asks(Prompt::kDealWith));
  town.choose(Verb::kFight, slot);
  while (!town.asks(Prompt::kHands)) town.t.choose(habit(town.t));
  EXPECT_EQ(habit(town.t), town.find(Verb::kHold, 1));
  town.t.choose(habit(town.t));
  EXPECT_EQ(habit(town.t), town.find(Verb::kHold, 2));
  EXPECT_FALSE(settled(town.t));
  town.t.choose(habit(town.t));
  ASSERT_TRUE(town.asks(Prompt::kHands));
  EXPECT_EQ(habit(town.t), town.find(Verb::kFightOn)) << "nothing is left to take up";
  EXPECT_FALSE(considered(town.t, town.find(Verb::kRelease))) << "what helps is not put away";
}

// A bot that found both as good took a useless weapon up and put it away until the table gave out.
TEST(Habits, WhatIsOfNoUseIsNotTakenUpAndNothingElseIsPutAway) {
  Town town;
  town.s.investigators[0].place = Town::area("woods");
  town.give(0, "knife");
  town.give(0, "enchanted_knife");
  const int slot = town.monster("ghost", Town::area("woods"));  // immune to what is physical
  town.among_monsters();
  town.begin({6, 6, 6, 6, 6, 6, 6});
  ASSERT_TRUE(town.asks(Prompt::kDealWith));
  town.choose(Verb::kFight, slot);
  while (!town.asks(Prompt::kHands)) town.t.choose(habit(town.t));
  const int knife = town.find(Verb::kHold, 0);
  const int enchanted = town.find(Verb::kHold, 1);
  ASSERT_GE(knife, 0);
  ASSERT_GE(enchanted, 0);
  EXPECT_FALSE(considered(town.t, knife));
  EXPECT_TRUE(considered(town.t, enchanted));
  town.t.choose(knife);
  town.t.choose(town.find(Verb::kHold, 1));
  EXPECT_TRUE(considered(town.t, town.find(Verb::kRelease, 0)));
  EXPECT_FALSE(considered(town.t, town.find(Verb::kRelease, 1)));
}

TEST(Habits, BotsBeginNoTrades) {
  Town town(2);
  town.give(0, "knife");
  town.s.investigators[1].place = town.s.investigators[0].place;
  town.begin({});
  while (town.find(Verb::kTrade, 1) < 0) town.t.choose(habit(town.t));
  EXPECT_FALSE(considered(town.t, town.find(Verb::kTrade, 1)));
  int others = 0;
  for (std::size_t n = 0; n < town.t.decision().options.size(); ++n)
    others += considered(town.t, static_cast<int>(n)) ? 1 : 0;
  EXPECT_GT(others, 0);
}

TEST(Manners, WhatWasPutIntoATradeIsProposedAndNotCalledOff) {
  Town town(2);
  town.give(0, "knife");
  town.s.investigators[1].place = town.s.investigators[0].place;
  town.begin({});
  while (town.find(Verb::kTrade, 1) < 0) town.t.choose(habit(town.t));
  const auto polite_verbs = [&town] {
    std::vector<Verb> verbs;
    for (std::size_t n = 0; n < town.t.decision().options.size(); ++n)
      if (polite(town.t, static_cast<int>(n)))
        verbs.push_back(static_cast<Verb>(town.t.decision().options[n].verb));
    return verbs;
  };
  for (const Verb verb : polite_verbs()) EXPECT_NE(verb, Verb::kTrade);
  town.choose(Verb::kTrade, 1);
  ASSERT_TRUE(town.asks(Prompt::kTrade));
  EXPECT_EQ(polite_verbs(), std::vector{Verb::kPass}) << "nobody has heard of anything yet";
  town.choose(Verb::kGive);
  ASSERT_TRUE(town.asks(Prompt::kTrade));
  EXPECT_EQ(polite_verbs(), std::vector{Verb::kPropose});
}

TEST(Habits, AreThereForBots) {
  const auto loaded = load_game();
  ASSERT_TRUE(loaded);
  EXPECT_NE(dynamic_cast<const tavola::Habits*>(*loaded), nullptr);
}

TEST(Habits, AreAlwaysLegalAndEndWhatIsUnderWay) {
  const auto loaded = load_game();
  ASSERT_TRUE(loaded);
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    Table t;
    (*loaded)->deal(t, (*loaded)->standard_setup(3, seed));
    Random luck(seed);
    int under_way = 0;
    for (int i = 0; i < 3000 && !t.over(); ++i) {
      const int options = static_cast<int>(t.decision().options.size());
      const int n = habit(t);
      ASSERT_GE(n, -1);
      ASSERT_LT(n, options);
      under_way = settled(t) ? 0 : under_way + 1;
      ASSERT_LT(under_way, 200) << "nothing comes to its end";
      t.choose(n >= 0 ? n : static_cast<int>(luck.below(static_cast<std::uint32_t>(options))));
    }
    EXPECT_TRUE(t.over()) << "in turn " << t.state.turn;
  }
}

}  // namespace
}  // namespace tavola::arkham
