// Exploring: what verses do to a Party, what choices ask of it, and how a text goes on.
#include "games/avalon/rules/journal/reading.h"

#include <gtest/gtest.h>

#include <cstring>
#include <nlohmann/json.hpp>

#include "games/avalon/rules/encounter/encounter.h"
#include "games/avalon/rules/journal/journal_host.h"
#include "games/avalon/rules/story/statuses.h"
#include "games/avalon/tables_for_tests/journal_for_tests.h"

namespace tavola::avalon {
namespace {

// ---- the Action ---------------------------------------------------------------------------------

TEST(Explore, CostsOneEnergyAndOpensTheSectionOfTheLocation) {  // TG-147, TG-148, TG-149, TG-152,
                                                                // TG-242, TG-351, TG-904
  Exploration j(":: 0\n* leave\n  -> end\n* stay\n  -> 0\n", {"beor"});
  j.play_day();
  j.choose(Verb::kExplore);
  EXPECT_EQ(j.of(0).energy(), 5);
  EXPECT_EQ(j.reading(), "0");
  EXPECT_EQ(verse(j.s().journal.verse).id, "906:0");
  EXPECT_EQ(j.seen.count(Happening::kExplores), 1);
}

TEST(Explore, IsNotOfferedWhereThereIsNothingToRead) {  // TG-149, TG-351
  Exploration j(":: 0\nend\n", {"beor"});
  j.lay_out(908, 1, -2);
  j.stand(0, 908);
  j.play_day();
  EXPECT_LT(j.find(Verb::kExplore), 0);
}

TEST(Explore, GoesOnUntilItEndsAndCanBeDoneAgain) {  // TG-150, TG-153, TG-358
  Exploration j(":: 0\n* on\n  -> 1\n* more\n  -> 1\n:: 1\n* leave\n  -> end\n* back\n  -> back\n",
                {"beor"});
  j.explore();
  EXPECT_LT(j.find(Verb::kPass), 0) << "there is no other way out";
  j.take("on");
  EXPECT_EQ(j.reading(), "1");
  j.take("back");
  EXPECT_EQ(j.reading(), "0");
  j.take("more");
  j.take("leave");
  EXPECT_EQ(j.reading(), "nothing");
  EXPECT_EQ(j.seen.count(Happening::kExplorationEnds), 1);
  ASSERT_TRUE(j.asks(Prompt::kAction)) << "the game goes on";
  j.choose(Verb::kExplore);
  EXPECT_EQ(j.of(0).energy(), 4) << "each time paying the cost";
}

TEST(Explore, NobodyIsSaidToChooseWhatHasNoOtherWay) {  // TG-354
  Exploration j(":: 0\n* on\n  -> 1\n* leave\n  -> end\n:: 1\n* turn\n  -> end\n", {"beor"});
  j.explore();
  j.take("on");
  EXPECT_EQ(j.seen.count(Happening::kVerseRead), 2);
  EXPECT_EQ(j.seen.count(Happening::kChoiceTaken), 1) << "the page was turned, not chosen";
  EXPECT_EQ(j.reading(), "nothing");
}

TEST(Explore, TellsHowToUseTheJournalBeforeTheFirstTime) {  // TG-151, TG-352
  Exploration j(":: 0\nend\n", {"beor"});
  j.explore();
  j.choose(Verb::kExplore);
  EXPECT_EQ(j.seen.count(Happening::kExplores), 2);
  EXPECT_EQ(j.seen.count(Happening::kHowToUseJournal), 1);
}

TEST(Explore, APartyPaysOneEnergyForEachMember) {  // TG-154
  Exploration j(":: 0\n* leave\n  -> end\n* stay\n  -> 0\n", {"beor", "ailei"});
  j.explore();
  EXPECT_EQ(j.of(0).energy(), 5);
  EXPECT_EQ(j.of(1).energy(), 5);
  EXPECT_EQ(readers(j.s()).count(), 2);
}

// ---- for whom -----------------------------------------------------------------------------------

TEST(Scope, ChangesOfTracksReachEveryMember) {  // TG-155
  Exploration j(":: 0\ndo gain 1 terror, lose 1 health\nend\n", {"beor", "ailei"});
  const int terror[] = {j.of(0).terror(), j.of(1).terror()};
  const int health[] = {j.of(0).health(), j.of(1).health()};
  j.explore();
  for (Seat seat = 0; seat < 2; ++seat) {
    EXPECT_EQ(j.of(seat).terror(), terror[seat] + 1);
    EXPECT_EQ(j.of(seat).health(), health[seat] - 1);
  }
}

TEST(Scope, ARewardComesOnceAndIsDivided) {  // TG-156, TG-357
  Exploration j(":: 0\ndo gain 2 food\nend\n", {"beor", "ailei"});
  const int food[] = {j.of(0).of(Measure::kFood), j.of(1).of(Measure::kFood)};
  j.explore();
  ASSERT_TRUE(j.asks(Prompt::kShareReward));
  j.choose(Verb::kGiveTo, 0);
  j.choose(Verb::kGiveTo, 1);
  EXPECT_EQ(j.of(0).of(Measure::kFood), food[0] + 1);
  EXPECT_EQ(j.of(1).of(Measure::kFood), food[1] + 1);
}

TEST(Scope, EachMemberGetsWhatEachGets) {  // TG-357
  Exploration j(":: 0\ndo each member: gain 2 exp\nend\n", {"beor", "ailei"});
  j.explore();
  EXPECT_EQ(j.of(0).of(Measure::kExperience), 2);
  EXPECT_EQ(j.of(1).of(Measure::kExperience), 2);
}

TEST(Scope, LossesReachEveryMember) {  // TG-953
  Exploration j(":: 0\ndo lose 1 food\nend\n", {"beor", "ailei"});
  j.of(0).of(Measure::kFood) = 3;
  j.of(1).of(Measure::kFood) = 0;
  j.explore();
  EXPECT_EQ(j.of(0).of(Measure::kFood), 2);
  EXPECT_EQ(j.of(1).of(Measure::kFood), 0) << "each loses what it has";
}

TEST(Scope, AStatusIsMarkedOnceHoweverLargeTheParty) {  // TG-345, TG-954
  Exploration j(":: 0\ndo mark test debts\nend\n", {"beor", "ailei", "arev"});
  j.explore();
  EXPECT_EQ(marks(j.s(), status_named("test_debts")), 1);
}

TEST(Scope, WhoStaysOutGetsNothing) {  // TG-155
  Exploration j(":: 0\ndo gain 1 terror\nend\n", {"beor", "ailei"});
  const int before = j.of(0).terror();
  j.play_day();
  j.choose(Verb::kExplore);
  j.choose(Verb::kStayOut);
  EXPECT_EQ(j.of(0).terror(), before);
}

// ---- forced redirections and choices ------------------------------------------------------------

TEST(Redirection, TheFirstThatAppliesIsFollowed) {  // TG-905
  Exploration j(
      ":: 0\nforce test oath marked -> 1\nforce chapter >= 0 -> 2\nforce chapter >= 0 -> 1\n"
      "* leave\n  -> end\n:: 1\nend\n:: 2\n* leave\n  -> end\n* stay\n  -> 2\n",
      {"beor"});
  j.explore();
  EXPECT_EQ(j.reading(), "2");
}

TEST(Redirection, AStatusLeadsElsewhere) {  // TG-350, TG-905
  Exploration j(
      ":: 0\nforce part 2 of test road marked -> 1\n* leave\n  -> end\n* stay\n  -> 0\n"
      ":: 1\n* leave\n  -> end\n* stay\n  -> 1\n",
      {"beor"});
  mark(j.t, status_named("test_road"), 2, cites("TG-345"));
  j.explore();
  EXPECT_EQ(j.reading(), "1");
}

TEST(Choice, OneMemberWhoHasItIsEnough) {  // TG-356
  Exploration j(":: 0\n* tend\n  need empathy >= 2\n  -> end\n* leave\n  -> end\n* stay\n  -> 0\n",
                {"beor", "ailei"});
  j.explore();
  EXPECT_TRUE(j.offers("tend")) << "Ailei has Empathy 2";
  Exploration alone(
      ":: 0\n* tend\n  need empathy >= 2\n  -> end\n* leave\n  -> end\n* stay\n  -> 0\n", {"beor"});
  alone.explore();
  EXPECT_FALSE(alone.offers("tend"));
  EXPECT_EQ(lock_of(alone.t, verse(alone.s().journal.verse).choices[0]).lock, ChoiceLock::kNeed);
}

TEST(Choice, WhatIsHeldIsNotSpent) {  // TG-906
  Exploration j(":: 0\n* show\n  need rep >= 1\n  -> end\n* leave\n  -> end\n", {"beor"});
  j.of(0).of(Measure::kReputation) = 2;
  j.explore();
  j.take("show");
  EXPECT_EQ(j.of(0).of(Measure::kReputation), 2);
}

TEST(Choice, ACostIsPaidOnceBetweenTheMembers) {  // TG-331, TG-906
  Exploration j(
      ":: 0\n* buy\n  cost pay 3 wealth\n  do each member: gain 1 exp\n  -> end\n* leave\n  -> "
      "end\n",
      {"beor", "ailei"});
  j.of(0).of(Measure::kWealth) = 2;
  j.of(1).of(Measure::kWealth) = 1;
  j.explore();
  j.take("buy");
  EXPECT_EQ(j.of(0).of(Measure::kWealth) + j.of(1).of(Measure::kWealth), 0);
  EXPECT_EQ(j.of(1).of(Measure::kExperience), 1);
}

TEST(Choice, ACostThatNobodyCanPayLocksIt) {  // TG-906
  Exploration j(":: 0\n* buy\n  cost pay 3 wealth\n  -> end\n* leave\n  -> end\n* stay\n  -> 0\n",
                {"beor", "ailei"});
  j.of(0).of(Measure::kWealth) = 1;
  j.of(1).of(Measure::kWealth) = 1;
  j.explore();
  EXPECT_FALSE(j.offers("buy"));
  EXPECT_EQ(lock_of(j.t, verse(j.s().journal.verse).choices[0]).lock, ChoiceLock::kCost);
}

TEST(Choice, AlternativePaymentsAreTheReadersChoice) {  // TG-906
  Exploration j(
      ":: 0\n* buy\n  cost choose { pay 2 wealth | pay 1 food }\n  -> end\n* leave\n  -> end\n",
      {"beor"});
  j.of(0).of(Measure::kWealth) = 2;
  j.of(0).of(Measure::kFood) = 1;
  j.explore();
  j.take("buy");
  ASSERT_TRUE(j.asks(Prompt::kChoice));
  j.t.choose(1);
  EXPECT_EQ(j.of(0).of(Measure::kFood), 0);
  EXPECT_EQ(j.of(0).of(Measure::kWealth), 2);
}

TEST(Choice, WhoDoesNotPayItsShareIsExcluded) {  // TG-338, TG-339, TG-340, TG-342
  Exploration j(
      ":: 0\n* climb\n  cost each member: pay 2 energy\n  do each member: gain 1 exp\n"
      "  -> 1\n* leave\n  -> end\n:: 1\ndo gain 1 terror\n* leave\n  -> end\n* stay\n  -> 1\n",
      {"beor", "ailei", "arev"});
  j.of(2).of(Measure::kEnergy) = 2;  // 1 after Exploring
  const int terror = j.of(2).terror();
  j.explore();
  j.take("climb");
  // Seat 2 cannot pay: it asks nobody, and is left behind.
  while (j.asks(Prompt::kShare)) {
    const bool can = j.find(Verb::kPayShare) >= 0;
    j.choose(can ? Verb::kPayShare : Verb::kLeaveParty);
  }
  EXPECT_EQ(j.reading(), "1");
  EXPECT_EQ(readers(j.s()).count(), 2);
  EXPECT_EQ(j.of(2).of(Measure::kExperience), 0);
  EXPECT_EQ(j.of(2).terror(), terror) << "no later effects";
  EXPECT_EQ(j.of(0).of(Measure::kExperience), 1);
}

TEST(Choice, WhoLacksAPartOfItsShareLosesNothingOfTheRest) {  // TG-338, R-174
  Exploration j(
      ":: 0\n* feast\n  cost each member: pay 1 energy and 1 food\n  -> 1\n* leave\n  -> end\n"
      ":: 1\n* leave\n  -> end\n* stay\n  -> 1\n",
      {"beor", "ailei"});
  j.of(0).of(Measure::kFood) = 0;
  j.of(1).of(Measure::kFood) = 1;
  j.explore();
  const int energy = j.of(0).energy();
  j.take("feast");
  while (j.asks(Prompt::kShare)) {
    EXPECT_EQ(j.t.decision().seat, 1);
    j.choose(Verb::kPayShare);
  }
  EXPECT_EQ(j.of(0).energy(), energy);
  EXPECT_EQ(j.of(1).of(Measure::kFood), 0);
  EXPECT_EQ(j.reading(), "1");
  EXPECT_EQ(readers(j.s()), SeatSet::only(1));
}

TEST(Choice, OneMemberMayPayTheShareOfAnother) {  // TG-328
  Exploration j(
      ":: 0\n* climb\n  cost each member: pay 1 magic\n  -> 1\n* leave\n  -> end\n"
      ":: 1\n* leave\n  -> end\n* stay\n  -> 1\n",
      {"beor", "ailei"});
  j.of(0).of(Measure::kMagic) = 0;
  j.of(1).of(Measure::kMagic) = 2;
  j.explore();
  j.take("climb");
  ASSERT_TRUE(j.asks(Prompt::kShare));
  EXPECT_EQ(j.t.decision().seat, 0);
  j.choose(Verb::kAskToPay, 1);
  j.choose(Verb::kAccept);
  j.choose(Verb::kPayShare);
  EXPECT_EQ(j.of(1).of(Measure::kMagic), 0);
  EXPECT_EQ(readers(j.s()).count(), 2);
}

TEST(Choice, GoesOnceOrOnceADay) {  // TG-906, TG-945
  Exploration j(
      ":: 0\nonce do gain 1 wealth\n* first\n  once\n  -> 0\n* daily\n  once a day\n  -> 0\n"
      "* chapter\n  once a chapter\n  -> 0\n* leave\n  -> end\n",
      {"beor"});
  const int wealth = j.of(0).of(Measure::kWealth);
  j.explore();
  j.take("first");
  j.take("daily");
  j.take("chapter");
  EXPECT_FALSE(j.offers("first") || j.offers("daily") || j.offers("chapter"));
  EXPECT_EQ(j.of(0).of(Measure::kWealth), wealth + 1) << "only the first time";
  j.s().journal = {};
  j.s().journal.use(0);
  for (const JournalLimit limit : {JournalLimit::kDay, JournalLimit::kChapter}) {
    JournalState& marks = j.s().journal;
    for (int i = 0; i < static_cast<int>(content().journal.marks.size()); ++i) marks.use(i);
    renew_marks(j.s(), limit);
    for (int i = 0; i < static_cast<int>(content().journal.marks.size()); ++i)
      EXPECT_EQ(marks.has_used(i), content().journal.marks[static_cast<std::size_t>(i)] != limit);
  }
}

TEST(Choice, TheSizeOfThePartyAndWhoIsInItCount) {  // TG-906
  constexpr std::string_view kVerses =
      ":: 0\n* two\n  need party size >= 2\n  -> end\n* beor\n  need hero beor here\n  -> end\n"
      "* solo\n  need players = 1\n  -> end\n* leave\n  -> end\n";
  Exploration both(kVerses, {"beor", "ailei"});
  both.explore();
  EXPECT_TRUE(both.offers("two") && both.offers("beor"));
  EXPECT_FALSE(both.offers("solo"));
  Exploration one(kVerses, {"ailei"});
  one.explore();
  EXPECT_FALSE(one.offers("two") || one.offers("beor"));
  EXPECT_TRUE(one.offers("solo"));
}

TEST(Choice, AnyMemberMayAnswerForTheParty) {  // TG-354
  Exploration j(":: 0\n* leave\n  -> end\n* stay\n  -> 0\n", {"beor", "ailei"});
  j.explore();
  EXPECT_TRUE(j.t.decision().seats.has(0) && j.t.decision().seats.has(1));
}

// ---- the Book of Secrets, Secrets, Menhirs ------------------------------------------------------

TEST(Book, AVerseLeadsIntoIt) {  // TG-909
  Exploration j(":: 0\n-> b:901\n", {"beor", "ailei"});
  j.explore();
  EXPECT_EQ(verse(j.s().journal.verse).id, "book:901");
}

TEST(Book, ACardSendsAllCharactersIntoIt) {  // TG-909
  Exploration j(":: 0\nend\n", {"beor", "ailei"});
  j.stand(1, 901);
  read_book(j.t, 901);
  EXPECT_EQ(readers(j.s()).count(), 2);
  EXPECT_EQ(verse(j.s().journal.verse).id, "book:901");
}

TEST(SecretInAVerse, IsGainedByOneMemberAndKept) {  // TG-415, TG-957
  Exploration j(
      ":: 0\ndo gain secret 111\n* use\n  need carrying secret 111\n  -> end\n* leave\n  -> end\n",
      {"beor"});
  j.explore();
  EXPECT_TRUE(j.offers("use"));
  j.take("use");
  EXPECT_FALSE(j.of(0).secrets.empty()) << "it is kept";
}

TEST(MenhirInTheJournal, MayBeLitInSeveralWays) {  // TG-186, TG-287, TG-902
  Exploration j(
      ":: 0\nend\n:: menhir\n* paid\n  cost pay 1 energy per player\n  cost pay 1 food per player\n"
      "  do light location 901 for 9 - players days\n  -> end\n"
      "* credit\n  cost pay 1 energy per player\n"
      "  do mark test debts, light location 901 for 9 - players days\n  -> end\n"
      "* leave\n  -> end\n",
      {"beor", "ailei"}, 901);
  j.of(0).of(Measure::kFood) = j.of(1).of(Measure::kFood) = 1;
  j.at(901).dial = 1;
  j.play_day();
  j.choose(Verb::kInspect);
  j.choose(Verb::kStayOut);
  EXPECT_EQ(j.reading(), "menhir");
  EXPECT_TRUE(j.offers("credit"));
  EXPECT_FALSE(j.offers("paid")) << "TG-184: for two players, and who acts has 1 Food";
  j.take("credit");
  EXPECT_EQ(j.at(901).dial, 7);
  EXPECT_EQ(marks(j.s(), status_named("test_debts")), 1);
}

// ---- saving -------------------------------------------------------------------------------------

TEST(JournalRecord, AnOpenVerseIsWrittenAndReadBack) {  // TG-933
  Exploration j(":: 0\nonce do gain 1 wealth\n* leave\n  -> end\n* daily\n  once a day\n  -> 0\n",
                {"beor", "ailei"});
  j.explore();
  if (j.asks(Prompt::kShareReward)) j.choose(Verb::kGiveTo, 0);
  const nlohmann::ordered_json written =
      write_record([&](Record& r) { Avalon::record(r, j.t.state); });
  State back{};
  const auto wrong = read_record(written, [&](Record& r) { Avalon::record(r, back); });
  EXPECT_TRUE(wrong.empty()) << (wrong.empty() ? "" : wrong.front());
  EXPECT_EQ(back.journal.verse, j.s().journal.verse);
  EXPECT_EQ(back.journal.next, j.s().journal.next);
  EXPECT_EQ(back.journal.party, j.s().journal.party);
  EXPECT_EQ(std::memcmp(back.journal.used, j.s().journal.used, sizeof back.journal.used), 0);
}

}  // namespace
}  // namespace tavola::avalon
