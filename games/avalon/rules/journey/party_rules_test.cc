// What a Party may do while its Action goes on, and what a day leaves open.
#include <gtest/gtest.h>

#include <set>

#include "games/avalon/rules/character/death.h"
#include "games/avalon/rules/encounter/encounter.h"
#include "games/avalon/rules/journal/journal_host.h"
#include "games/avalon/rules/journey/guardians.h"
#include "games/avalon/rules/journey/menhirs.h"
#include "games/avalon/rules/possessions/possessions.h"
#include "games/avalon/rules/story/events.h"
#include "games/avalon/rules/story/statuses.h"
#include "games/avalon/tables_for_tests/journal_for_tests.h"

namespace tavola::avalon {
namespace {

std::set<std::uint8_t> verbs_offered(const Journey& j) {
  std::set<std::uint8_t> found;
  for (const Option& option : j.t.decision().options) found.insert(option.verb);
  return found;
}
bool offers_verb(const Journey& j, Verb verb) {
  return verbs_offered(j).contains(static_cast<std::uint8_t>(verb));
}

TEST(PartyRules, NobodyJoinsOrLeavesOnceTheActionHasBegun) {  // TG-332, TG-333, TG-335, TG-336
  Exploration j(":: 0\n* on\n  -> 1\n* leave\n  -> end\n:: 1\n* leave\n  -> end\n* on\n  -> 1\n",
                {"ailei", "beor", "arev"});
  j.play_day();
  j.choose(Verb::kExplore);
  ASSERT_TRUE(j.asks(Prompt::kJoinExplore)) << "before it begins each is asked";
  j.choose(Verb::kJoin);
  j.choose(Verb::kAccept);
  j.choose(Verb::kStayOut);
  j.choose(Verb::kPayShare);
  j.choose(Verb::kPayShare);
  ASSERT_EQ(readers(j.s()).count(), 2);
  EXPECT_EQ(verbs_offered(j).size(), 1u) << "the choices of the text and nothing else";
  j.take("on");
  EXPECT_EQ(readers(j.s()).count(), 2) << "nobody was asked again";
}

TEST(PartyRules, WhoDoesNotWantTheActionStaysOutAndMayActAlone) {  // TG-323, TG-334, TG-335, TG-337
  Journey j({"ailei", "beor"});
  j.play_day();
  j.choose(Verb::kTravel, Journey::place(902));
  j.choose(Verb::kStayOut);
  ASSERT_TRUE(j.asks(Prompt::kAction));
  EXPECT_EQ(j.t.decision().seat, 1);
  EXPECT_EQ(j.of(1).place, Journey::place(901));
}

TEST(PartyRules, EachActionHasItsOwnRule) {  // TG-139, TG-166, TG-172, TG-173
  Journey j({"ailei", "beor"});
  j.stand(0, 903);
  j.stand(1, 903);
  j.play_day();
  j.choose(Verb::kLocationAction, Journey::place(903), 0);
  j.choose(Verb::kJoin);
  j.choose(Verb::kAccept);
  Parameters two{};
  two[0] = 2;
  const int before = j.of(0).energy();
  j.t.choose(0, two);
  EXPECT_EQ(j.of(0).energy(), before - 2) << "one cost, split as they like";
}

TEST(PartyRules, IfAllAreExcludedTheActionEnds) {  // TG-341
  Exploration j(
      ":: 0\n* toll\n  cost each member: pay 2 wealth\n  do gain 1 food\n  -> 0\n"
      "* leave\n  -> end\n",
      {"ailei", "beor"});
  for (Seat seat = 0; seat < 2; ++seat) j.of(seat).of(Measure::kWealth) = 2;
  j.explore();
  j.take("toll");
  j.choose(Verb::kLeaveParty);
  j.choose(Verb::kLeaveParty);
  EXPECT_EQ(j.reading(), "nothing");
  EXPECT_TRUE(j.asks(Prompt::kAction));
}

TEST(PartyRules, WhoStartsDyingStaysInTheAction) {  // TG-1011
  Exploration j(":: 0\ndo one member: lose 9 health\n* leave\n  -> end\n* stay\n  -> 0\n",
                {"ailei", "beor"});
  j.explore();
  while (!j.asks(Prompt::kJournalChoice)) j.t.choose(0);
  EXPECT_EQ(j.of(0).dying + j.of(1).dying, 1);
  EXPECT_EQ(readers(j.s()).count(), 2);
}

TEST(PartyRules, WhoDiesLeavesTheParty) {  // TG-1018
  Exploration j(":: 0\n* leave\n  -> end\n* stay\n  -> 0\n", {"ailei", "beor"});
  j.explore();
  State s = j.t.state;
  s.character(0).alive = 0;
  j.t.begin(s);
  EXPECT_EQ(readers(j.s()).count(), 1);
  EXPECT_TRUE(j.offers("leave")) << "the others go on";
}

TEST(PartyRules, AStatusIsHeldByEverybody) {  // TG-346
  Exploration j(":: 0\n* oath\n  need test oath marked\n  -> end\n* leave\n  -> end\n",
                {"ailei", "beor"});
  mark(j.t, status_named("test_oath"), 0, cites("TG-345"));
  j.stand(0, 901);
  j.play_day();
  j.choose(Verb::kPass);
  j.choose(Verb::kExplore);
  EXPECT_TRUE(j.offers("oath"));
}

TEST(PartyRules, ReputationIsCheckedOrPaid) {  // TG-233, TG-234, TG-965
  Exploration j(
      ":: 0\n* known\n  need rep >= 2\n  -> 0\n* spend\n  cost pay 2 rep\n  -> 0\n"
      "* buy\n  cost pay 1 wealth\n  do draw 1 item\n  -> 0\n* leave\n  -> end\n",
      {"beor"});
  set_up_story(j.t);
  j.s().story.next_chapter = kNone;
  j.of(0).of(Measure::kReputation) = 2;
  j.of(0).of(Measure::kWealth) = 1;
  j.explore();
  j.take("known");
  EXPECT_EQ(j.of(0).of(Measure::kReputation), 2);
  j.take("spend");
  EXPECT_EQ(j.of(0).of(Measure::kReputation), 0);
  EXPECT_FALSE(j.offers("known"));
  j.take("buy");
  EXPECT_EQ(j.of(0).of(Measure::kWealth), 0);
  EXPECT_EQ(j.of(0).items.count(), 1);
}

TEST(PartyRules, WhereAMoveLeavesAChoiceItIsTheirs) {  // TG-268
  Exploration j(
      ":: 0\n* go\n  do choose { move to location 901 | move to location 909 }\n  -> end\n"
      "* leave\n  -> end\n",
      {"beor"});
  j.explore();
  j.take("go");
  ASSERT_TRUE(j.asks(Prompt::kChoice));
  EXPECT_EQ(j.t.decision().options.size(), 2u);
  j.t.choose(1);
  EXPECT_EQ(j.of(0).place, Journey::place(909));
}

TEST(Tasks, AreRecordedOnceAndMoveNoCard) {  // TG-313, TG-314, TG-315, TG-316, TG-317, TG-319
  Exploration j(":: 0\ndo new task test hermit\n* leave\n  -> end\n* stay\n  -> 0\n", {"beor"});
  const State before = j.t.state;
  j.explore();
  EXPECT_EQ(j.seen.count(Happening::kTaskGiven), 1);
  EXPECT_NE(j.s().story.tasks[0], 0);
  EXPECT_EQ(j.s().story.tasks[1], 0);
  EXPECT_EQ(j.s().story.events.size(), before.story.events.size());
  EXPECT_EQ(j.s().story.chapter, before.story.chapter) << "no Task completes a Chapter";
  j.take("stay");
  EXPECT_EQ(j.s().story.tasks[1], 0) << "what is known is not written again";
}

TEST(CharacterActions, AreTakenOutsideEncountersAndExploration) {  // TG-177
  Exploration j(":: 0\n* leave\n  -> end\n* stay\n  -> 0\n", {"ailei", "beor"});
  j.play_day();
  EXPECT_TRUE(offers_verb(j, Verb::kCharacterAction));
  j.choose(Verb::kExplore);
  j.choose(Verb::kStayOut);
  EXPECT_FALSE(offers_verb(j, Verb::kCharacterAction));
  State s = j.t.state;
  s.journal = {};
  j.t.begin(s);
  begin_encounter(j.t, 0, SeatSet::only(0), Journey::place(906));
  j.play();
  EXPECT_FALSE(offers_verb(j, Verb::kCharacterAction));
}

// ---- the day ------------------------------------------------------------------------------------

TEST(Day, ItsThreeStagesFollowEachOther) {  // TG-095, TG-105, TG-106, TG-107, TG-108, TG-129
  Journey j({"beor", "ailei"});
  j.of(0).of(Measure::kExperience) = 2;
  j.play_morning();
  ASSERT_TRUE(j.asks(Prompt::kAction)) << "no step of the morning asks or is left out";
  EXPECT_EQ(j.at(901).dial, 6);
  EXPECT_EQ(j.s().journey.stage, DayStage::kDuring);
  EXPECT_FALSE(offers_verb(j, Verb::kBuyCard)) << "TG-145: Experience is spent in the evening";
  EXPECT_FALSE(offers_verb(j, Verb::kPutIntoDeck));
  j.choose(Verb::kPass);
  j.choose(Verb::kPass);
  EXPECT_EQ(j.s().journey.stage, DayStage::kEnd);
  ASSERT_TRUE(j.asks(Prompt::kEat));
  j.choose(Verb::kEat);
  j.choose(Verb::kEat);
  ASSERT_TRUE(j.asks(Prompt::kAdvance));
  j.choose(Verb::kDone);
  EXPECT_EQ(j.s().journey.day, 2);
  EXPECT_EQ(j.at(901).dial, 5);
}

TEST(Day, OneActionEachThenTheNext) {  // TG-135, TG-192, TG-324
  Journey j({"ailei", "beor"});
  j.stand(1, 903);
  j.play_day();
  for (const Option& option : j.t.decision().options)
    EXPECT_FALSE(option.rule == Citation{}) << "each cites where it comes from";
  j.choose(Verb::kTravel, Journey::place(902));
  EXPECT_EQ(j.t.decision().seat, 1);
}

TEST(Day, DiagonallyTwoTravelsAreNeededAndTheInstantRuleHolds) {  // TG-161, TG-162
  Journey j({"beor"});
  j.play_day();
  EXPECT_LT(j.find(Verb::kTravel, Journey::place(905)), 0);
  j.choose(Verb::kTravel, Journey::place(902));
  j.choose(Verb::kTravel, Journey::place(905));
  EXPECT_EQ(j.of(0).energy(), 4);
  EXPECT_EQ(j.of(0).terror(), 1) << "its lightning-marked rule";
}

TEST(Day, AFriendlySettlementHasNoRuleOfItsOwn) {  // TG-248
  Journey j({"beor"});
  j.stand(0, 902);
  j.play_day();
  j.seen.events.clear();
  j.choose(Verb::kTravel, Journey::place(901));
  EXPECT_EQ(j.seen.count(Happening::kInstantRule), 0);
  EXPECT_FALSE(j.s().encounter.on());
}

TEST(Day, WithoutFoodNobodyRecovers) {  // TG-232
  Journey j({"beor"});
  j.of(0).of(Measure::kFood) = 0;
  j.of(0).of(Measure::kHealth) = 5;
  j.of(0).of(Measure::kTerror) = 2;
  j.play_evening();
  EXPECT_EQ(j.of(0).health(), 5);
  EXPECT_EQ(j.of(0).terror(), 2);
  EXPECT_EQ(j.of(0).energy(), 4);
}

// ---- Menhirs and players ------------------------------------------------------------------------

TEST(Menhirs, MoreThanThreeMayBurn) {  // TG-297
  Journey j({"beor"});
  for (const int number : {902, 903, 904, 909})
    light_menhir(j.t, Journey::place(number), 3, cites("TG-287"));
  int burning = 0;
  for (const int number : {901, 902, 903, 904, 909}) burning += j.at(number).menhir;
  EXPECT_EQ(burning, 5);
}

TEST(Menhirs, OneLitTodayWithNBurnsForTheNextNDays) {  // TG-111, TG-985
  Journey j({"beor"});
  j.at(901).dial = 9;
  light_menhir(j.t, Journey::place(902), 2, cites("TG-287"));
  EXPECT_EQ(j.at(902).menhir, 1) << "for the rest of that day";
  for (int morning = 1; morning <= 3; ++morning) {
    remove_dark_menhirs(j.t);
    EXPECT_EQ(j.at(902).menhir, morning <= 2 ? 1 : 0) << morning;
    lower_menhir_dials(j.t);
  }
}

TEST(Menhirs, WithoutOneThePlayersGoOnUntilTheyLightOne) {  // TG-294, TG-295, TG-986
  Journey j({"beor"});
  j.at(901).dial = 0;
  j.play_morning();
  ASSERT_TRUE(j.asks(Prompt::kAction));
  EXPECT_EQ(j.of(0).health(), 7);
  EXPECT_TRUE(j.lies(902)) << "the last Locations stay";
  j.choose(Verb::kTravel, Journey::place(902));
  EXPECT_EQ(j.of(0).place, Journey::place(902)) << "and can be played in";
  light_menhir(j.t, Journey::place(902), 4, cites("TG-287"));
  j.play_morning();
  EXPECT_EQ(j.of(0).health(), 7) << "the penalty is over";
  EXPECT_FALSE(j.lies(909) && !location(Journey::place(909)).stays);
}

TEST(Menhirs, TheDeadStillCountAsPlayers) {  // TG-987
  Journey j({"beor", "ailei"});
  j.of(1).alive = 0;
  EXPECT_EQ(counted_players(j.s()), 2);
  EXPECT_EQ(days_of_rite(j.s(), Journey::place(901)), 6);
}

TEST(Menhirs, ActivatingIsPartOfAnActionOnTheCardOrInTheJournal) {  // TG-284
  Journey j({"beor"});
  j.play_day();
  EXPECT_FALSE(offers_verb(j, Verb::kActivate));
  j.choose(Verb::kInspect);
  EXPECT_TRUE(offers_verb(j, Verb::kActivate));
}

TEST(Menhirs, MagicIsOftenAPartOfTheirPrice) {  // TG-235, TG-286
  Journey j({"maggot"});
  j.lay_out(907, 1, -1);
  j.stand(0, 907);
  j.of(0).of(Measure::kMagic) = 1;
  j.play_day();
  j.choose(Verb::kInspect);
  j.choose(Verb::kActivate);
  EXPECT_EQ(j.of(0).of(Measure::kMagic), 0);
  EXPECT_EQ(j.at(907).dial, 6);
}

TEST(Flipping, SecretsAndSkillsComeUpAgainAfterTheEncounter) {  // TG-406, TG-1006
  Journey j({"beor"});
  const Possession blade{Belonging::kSecret, secret_numbered(112)};
  const Possession skill{Belonging::kSkill, 2};
  j.of(0).secrets.add(blade.card);
  j.of(0).secrets_up.add(blade.card);
  j.of(0).skills.add(skill.card);
  begin_encounter(j.t, 0, SeatSet::only(0), Journey::place(901));
  for (const Possession card : {blade, skill}) {
    EXPECT_TRUE(in_use(j.s(), 0, card));
    flip(j.t, 0, card, cites("TG-405"));
    EXPECT_FALSE(in_use(j.s(), 0, card)) << "it is used up";
  }
  j.s().journey.stage = DayStage::kDuring;
  j.s().journey.round = 1;
  j.s().encounter.outcome = EncounterOutcome::kEscaped;
  j.s().encounter.step = EncounterStep::kEnd;
  j.play();
  EXPECT_FALSE(j.s().encounter.on());
  for (const Possession card : {blade, skill}) EXPECT_TRUE(in_use(j.s(), 0, card));
}

// ---- Guardians ----------------------------------------------------------------------------------

TEST(Guardians, ManyMayRoam) {  // TG-387
  Journey j({"beor"});
  for (std::uint8_t card = 0; card < kGuardians; ++card)
    place_guardian(j.t, card, Journey::place(902), cites("TG-372"));
  EXPECT_GE(guardian_with(j.s(), kGuardians - 1), 0);
}

TEST(Guardians, OneThatAnEventBroughtStaysWhereItWasMet) {  // TG-372, TG-1000
  Journey j({"beor"});
  std::uint8_t guardian = kNone;
  for (std::size_t i = 0; i < content().cards.encounters.size(); ++i)
    if (content().cards.encounters[i].has(Trait::kGuardian))
      guardian = static_cast<std::uint8_t>(i);
  ASSERT_NE(guardian, kNone);
  j.stand(0, 903);
  auto& deck = j.s().journey.encounters[static_cast<std::size_t>(
      content().cards.encounters[guardian].colour)];
  deck.clear();
  deck.put_on_top(guardian);
  j.s().story.meeting.add(Journey::place(903));
  j.s().story.meeting_colour =
      static_cast<std::uint8_t>(content().cards.encounters[guardian].colour);
  j.play_day();
  ASSERT_TRUE(j.s().encounter.on());
  State s = j.t.state;
  s.encounter.outcome = EncounterOutcome::kEscaped;
  s.encounter.step = EncounterStep::kEnd;
  j.t.begin(s);
  ASSERT_GE(guardian_with(j.s(), guardian), 0);
  EXPECT_EQ(j.s().journey.guardians[guardian_with(j.s(), guardian)].place, Journey::place(903));
}

}  // namespace
}  // namespace tavola::avalon
