// For whom a line of the Journal is meant, whose what it takes is, and what comes between its
// lines.
#include <gtest/gtest.h>

#include <memory>
#include <nlohmann/json.hpp>

#include "games/avalon/rules/character/advancement.h"
#include "games/avalon/rules/character/attributes.h"
#include "games/avalon/rules/encounter/encounter.h"
#include "games/avalon/rules/journal/journal_host.h"
#include "games/avalon/rules/possessions/possessions.h"
#include "games/avalon/rules/story/statuses.h"
#include "games/avalon/tables_for_tests/journal_for_tests.h"

namespace tavola::avalon {
namespace {

void hold(Exploration& j, Seat seat, int number) {
  j.of(seat).secrets.add(secret_numbered(number));
  j.of(seat).secrets_up.add(secret_numbered(number));
}
bool holds(Exploration& j, Seat seat, int number) {
  return j.of(seat).secrets.has(secret_numbered(number));
}

// ---- Secrets of those who are not in the Party --------------------------------------------------

constexpr std::string_view kTakesSecret =
    ":: 0\ndo lose secret 112\n* leave\n  -> end\n* stay\n  -> 0\n";

TEST(SecretInAVerse, IsNotTakenFromSomebodyOutsideTheParty) {  // TG-953, TG-409
  Exploration j(kTakesSecret, {"ailei", "beor"});
  j.stand(1, 901);
  hold(j, 1, 112);
  j.explore();
  EXPECT_TRUE(holds(j, 1, 112));
  Exploration own(kTakesSecret, {"ailei", "beor"});
  hold(own, 1, 112);
  own.explore();
  EXPECT_FALSE(holds(own, 1, 112)) << "of a member it is";
}

TEST(SecretInAVerse, ACostIsPaidWithTheSecretsOfThePartyAlone) {  // TG-957, TG-906
  for (const char* cost : {"lose secret 112", "remove secret 112"}) {
    const std::string verses =
        std::string(":: 0\n* pay\n  cost ") + cost + "\n  -> end\n* leave\n  -> end\n";
    Exploration outside(verses, {"ailei", "beor"});
    outside.stand(1, 901);
    hold(outside, 1, 112);
    outside.explore();
    EXPECT_FALSE(outside.offers("pay")) << cost;
    Exploration inside(verses, {"ailei", "beor"});
    hold(inside, 1, 112);
    inside.explore();
    ASSERT_TRUE(inside.offers("pay")) << cost;
    inside.take("pay");
    EXPECT_FALSE(holds(inside, 1, 112)) << cost;
  }
}

TEST(SecretInAVerse, EachMemberLosesItsOwn) {  // TG-953
  Exploration j(":: 0\ndo each member: lose secret 112\n* leave\n  -> end\n* stay\n  -> 0\n",
                {"ailei", "beor"});
  j.stand(1, 901);
  hold(j, 1, 112);
  j.explore();
  EXPECT_TRUE(holds(j, 1, 112));
}

TEST(ItemInAVerse, ACostIsPaidByOneMemberAndALossByAll) {  // TG-906, TG-953
  const auto prepared = [](std::string_view line) {
    auto j = std::make_unique<Exploration>(
        ":: 0\n* pay\n  " + std::string(line) + "\n  -> end\n* leave\n  -> end\n",
        std::initializer_list<std::string_view>{"ailei", "beor"});
    for (Seat seat = 0; seat < 2; ++seat) j->of(seat).items.add(seat);
    j->explore();
    j->take("pay");
    return j;
  };
  auto cost = prepared("cost discard 1 item");
  ASSERT_TRUE(cost->asks(Prompt::kChooseMember));
  cost->t.choose(1);
  EXPECT_EQ(cost->of(0).items.count(), 1);
  EXPECT_EQ(cost->of(1).items.count(), 0);
  auto loss = prepared("do discard 1 item");
  EXPECT_EQ(loss->of(0).items.count() + loss->of(1).items.count(), 0);
}

// ---- what a Party meets -------------------------------------------------------------------------

TEST(Choice, OneMemberIsEnoughWhereAtMostSoMuchIsAsked) {  // TG-356
  Exploration j(
      ":: 0\n* calm\n  need terror <= 1\n  -> end\n* none\n  need food = 0\n  -> end\n"
      "* leave\n  -> end\n",
      {"ailei", "beor"});
  j.of(0).of(Measure::kTerror) = 3;
  j.of(1).of(Measure::kTerror) = 1;
  j.of(0).of(Measure::kFood) = 2;
  j.of(1).of(Measure::kFood) = 0;
  j.explore();
  EXPECT_TRUE(j.offers("calm"));
  EXPECT_TRUE(j.offers("none"));
}

TEST(Choice, WithoutAnyMemberForWhomItHoldsItIsLocked) {  // TG-356, TG-965
  Exploration j(
      ":: 0\n* calm\n  need terror <= 1\n  -> end\n"
      "* both\n  need terror <= 3 and food >= 2\n  -> 1\n* leave\n  -> end\n"
      ":: 1\n* leave\n  -> end\n* stay\n  -> 1\n",
      {"ailei", "beor"});
  j.of(0).of(Measure::kTerror) = 3;
  j.of(1).of(Measure::kTerror) = 4;
  j.of(0).of(Measure::kFood) = 0;
  j.of(1).of(Measure::kFood) = 2;
  j.explore();
  EXPECT_FALSE(j.offers("calm"));
  ASSERT_TRUE(j.offers("both")) << "one member for each requirement";
  j.take("both");
  EXPECT_EQ(j.of(1).of(Measure::kFood), 2) << "a requirement takes nothing away";
}

// ---- special movement inside a text -------------------------------------------------------------

void finish_meeting(Exploration& j, EncounterOutcome outcome) {
  ASSERT_TRUE(j.s().encounter.on());
  State s = j.t.state;
  s.encounter.outcome = outcome;
  s.encounter.step = EncounterStep::kEnd;
  j.t.begin(s);
}

TEST(MapInAVerse, AnArrivalIsResolvedBeforeTheNextLineOfAChoice) {  // TG-970
  Exploration j(
      ":: 0\n* go\n  do move to location 904\n  do mark test oath\n  -> 1\n* leave\n  -> end\n"
      ":: 1\n* leave\n  -> end\n* stay\n  -> 1\n",
      {"beor"});
  j.explore();
  j.take("go");
  ASSERT_TRUE(j.s().encounter.on()) << "904 draws a blue Encounter";
  EXPECT_FALSE(is_marked(j.s(), status_named("test_oath"))) << "the arrival comes first";
  EXPECT_EQ(j.reading(), "0");
  finish_meeting(j, EncounterOutcome::kWon);
  EXPECT_TRUE(is_marked(j.s(), status_named("test_oath")));
  EXPECT_EQ(j.reading(), "1") << "the text of the other Location goes on";
}

TEST(MapInAVerse, WhatIsLeftOfAChoiceIsSaved) {  // TG-468, TG-970, TG-1024
  Exploration j(
      ":: 0\n* go\n  do move to location 904\n  do mark test oath\n  -> 1\n* leave\n  -> end\n"
      ":: 1\n* leave\n  -> end\n* stay\n  -> 1\n",
      {"beor"});
  j.explore();
  j.take("go");
  ASSERT_TRUE(j.s().encounter.on());
  const nlohmann::ordered_json written =
      write_record([&](Record& r) { Avalon::record(r, j.t.state); });
  State back{};
  const auto wrong = read_record(written, [&](Record& r) { Avalon::record(r, back); });
  ASSERT_TRUE(wrong.empty()) << wrong.front();
  j.t.begin(back);
  finish_meeting(j, EncounterOutcome::kWon);
  EXPECT_TRUE(is_marked(j.s(), status_named("test_oath")));
  EXPECT_EQ(j.reading(), "1");
}

TEST(MapInAVerse, AnArrivalIsResolvedBeforeAnOutcomeLeadsOn) {  // TG-970
  Exploration j(
      ":: 0\ntoss\n  skull do move to location 904 -> 1\n  grail do move to location 904 -> 1\n"
      ":: 1\n* leave\n  -> end\n* stay\n  -> 1\n",
      {"beor"});
  j.explore();
  ASSERT_TRUE(j.s().encounter.on());
  EXPECT_EQ(j.reading(), "0");
  finish_meeting(j, EncounterOutcome::kWon);
  EXPECT_EQ(j.reading(), "1");
}

TEST(MapInAVerse, ThoseMovedByOneEffectArriveTogether) {  // TG-971
  Exploration j(":: 0\ndo each member: move to location 904\n* leave\n  -> end\n* stay\n  -> 0\n",
                {"ailei", "beor"});
  j.explore();
  ASSERT_TRUE(j.s().encounter.on());
  EXPECT_EQ(j.s().encounter.party, 0b11) << "one Encounter for the group";
}

TEST(Scopes, AShareThatAVerseAsksForExcludesWhoCannotPay) {  // TG-224, TG-338, TG-340, TG-342
  Exploration j(
      ":: 0\ndo each member: pay 3 energy\ndo each member: gain 1 exp\n* leave\n  -> end\n"
      "* stay\n  -> 0\n",
      {"ailei", "beor"});
  j.of(0).of(Measure::kEnergy) = 2;  // 1 for the Exploration, and 1 is left
  const int exp[] = {j.of(0).of(Measure::kExperience), j.of(1).of(Measure::kExperience)};
  j.explore();
  while (j.asks(Prompt::kShare))
    j.choose(j.t.decision().seat == 0 ? Verb::kLeaveParty : Verb::kPayShare);
  EXPECT_EQ(j.of(0).energy(), 1) << "it is paid in full or not at all";
  EXPECT_EQ(j.of(0).of(Measure::kExperience), exp[0]) << "and what follows is not for it";
  EXPECT_EQ(j.of(1).of(Measure::kExperience), exp[1] + 1);
  EXPECT_EQ(readers(j.s()), SeatSet::only(1));
}

TEST(Scopes, WhereNobodyPaysAShareTheExplorationEnds) {  // TG-224, TG-341
  Exploration j(
      ":: 0\n* go\n  do each member: pay 3 energy\n  do gain 1 food\n  -> 1\n* leave\n  -> "
      "end\n:: 1\n* on\n  -> end\n",
      {"ailei"});
  j.of(0).of(Measure::kEnergy) = 3;
  const int food = j.of(0).of(Measure::kFood);
  j.explore();
  j.take("go");
  EXPECT_FALSE(j.s().journal.on());
  EXPECT_EQ(j.of(0).energy(), 2);
  EXPECT_EQ(j.of(0).of(Measure::kFood), food);
}

TEST(JournalContent, NothingFollowsAMoveOnItsLine) {  // TG-970
  EXPECT_TRUE(load_game());
  const tavola::content::StandIn file(
      "avalon/journal/906.verses",
      "location 906\n:: 0\ndo move to location 904, gain 1 food\nend\n");
  const auto read = load_content();
  ASSERT_FALSE(read);
  EXPECT_NE(read.error().find("906.verses:3"), std::string::npos) << read.error();
}

// ---- Menhirs ------------------------------------------------------------------------------------

TEST(Challenging, AlsoAStoneThatAVerseLightsBurnsADayLess) {  // TG-879
  Exploration j(":: 0\n* light\n  do light location 901 for 6 days\n  -> 0\n* leave\n  -> end\n",
                {"beor"});
  j.s().house.short_menhirs = 1;
  j.explore();
  j.take("light");
  EXPECT_EQ(j.at(901).dial, 5);
}

// ---- Attribute points ---------------------------------------------------------------------------

constexpr std::string_view kTeaches =
    ":: 0\n* train\n  do gain a point of empathy\n  -> end\n* leave\n  -> end\n";

TEST(PointInAVerse, CostsNoExperienceAndCountsTowardsThePair) {  // TG-1009, TG-427
  Exploration j(kTeaches, {"beor"});
  j.of(0).markers[static_cast<int>(Attribute::kAggression)] = 1;
  j.of(0).markers[static_cast<int>(Attribute::kEmpathy)] = 0;
  j.of(0).of(Measure::kExperience) = 3;
  EXPECT_EQ(price_of_point(j.s(), 0, Attribute::kEmpathy), 4);
  j.explore();
  j.take("train");
  EXPECT_EQ(attribute(j.s(), 0, Attribute::kEmpathy), 1);
  EXPECT_EQ(j.of(0).of(Measure::kExperience), 3);
  EXPECT_EQ(price_of_point(j.s(), 0, Attribute::kEmpathy), 6) << "and makes the next one dearer";
  EXPECT_TRUE(j.of(0).skills.empty()) << "the first two points bring no Skill card";
}

TEST(PointInAVerse, BringsASkillCardFromTheThirdOn) {  // TG-1009, TG-431
  Exploration j(kTeaches, {"beor"});
  j.of(0).markers[static_cast<int>(Attribute::kEmpathy)] = 2;
  j.of(0).of(Measure::kExperience) = 3;
  j.explore();
  j.take("train");
  ASSERT_TRUE(j.asks(Prompt::kTakeSkill));
  j.t.choose(0);
  EXPECT_EQ(j.of(0).skills.count(), 1);
  EXPECT_EQ(attribute(j.s(), 0, Attribute::kEmpathy), 3);
  EXPECT_EQ(j.of(0).of(Measure::kExperience), 3);
}

}  // namespace
}  // namespace tavola::avalon
