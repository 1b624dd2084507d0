// What a verse brings besides words: dice, Encounters, and Locations, Menhirs and Guardians that
// it changes.
#include <gtest/gtest.h>

#include "games/avalon/rules/encounter/encounter.h"
#include "games/avalon/rules/journal/journal_host.h"
#include "games/avalon/rules/journal/reading.h"
#include "games/avalon/rules/story/statuses.h"
#include "games/avalon/tables_for_tests/journal_for_tests.h"

namespace tavola::avalon {
namespace {

// ---- dice and Encounters ------------------------------------------------------------------------

TEST(Roll, OneMemberRollsWithItsOwnAttribute) {  // TG-930, TG-1087
  Exploration j(
      ":: 0\nroll 2 per caution\n  ..3 do gain 1 terror -> end\n  4..5 do gain 1 wealth -> end\n"
      "  6.. -> 1\n:: 1\n* leave\n  -> end\n* stay\n  -> 1\n",
      {"beor", "arev"});
  Script script;
  script.dice = {2};
  j.t.follow(&script);
  j.explore();
  ASSERT_TRUE(j.asks(Prompt::kWhoRolls));
  j.choose(Verb::kLetRoll, 1);  // Arev has Caution 2: 2 + 4
  EXPECT_EQ(j.reading(), "1");
}

TEST(Roll, MoreIsAddedUnderACondition) {  // TG-1087
  Exploration j(
      ":: 0\nroll\n  plus 3 if test oath marked\n  ..3 do gain 1 terror -> end\n  4.. -> 1\n"
      ":: 1\n* leave\n  -> end\n* stay\n  -> 1\n",
      {"beor"});
  Script script;
  script.dice = {1};
  j.t.follow(&script);
  mark(j.t, status_named("test_oath"), 0, cites("TG-345"));
  j.explore();
  EXPECT_EQ(j.reading(), "1");
}

TEST(Roll, ABandWithoutAWayGoesOnWithTheNextLine) {  // TG-955
  Exploration j(
      ":: 0\nroll\n  ..6 do gain 1 terror\ntoss\n  skull -> 1\n  grail -> 1\n"
      ":: 1\n* leave\n  -> end\n* stay\n  -> 1\n",
      {"beor"});
  const int before = j.of(0).terror();
  j.explore();
  EXPECT_EQ(j.of(0).terror(), before + 1);
  EXPECT_EQ(j.reading(), "1");
}

/// Ends the Encounter that is under way.
void finish(Exploration& j, EncounterOutcome outcome) {
  ASSERT_TRUE(j.s().encounter.on());
  State s = j.t.state;
  s.encounter.outcome = outcome;
  s.encounter.step = EncounterStep::kEnd;
  j.t.begin(s);
}

constexpr std::string_view kWithEncounter =
    ":: 0\nencounter vagabond\n  won -> 1\n  escaped -> 2\n  failed -> 3\n"
    ":: 1\n* leave\n  -> end\n* stay\n  -> 1\n:: 2\n* leave\n  -> end\n* stay\n  -> 2\n"
    ":: 3\n* leave\n  -> end\n* stay\n  -> 3\n";

TEST(EncounterInAVerse, ItsOutcomeSaysWhereTheTextGoesOn) {  // TG-370, TG-955, TG-995, TG-1088
  const std::pair<EncounterOutcome, const char*> outcomes[] = {{EncounterOutcome::kWon, "1"},
                                                               {EncounterOutcome::kEscaped, "2"},
                                                               {EncounterOutcome::kLost, "3"},
                                                               {EncounterOutcome::kFled, "3"},
                                                               {EncounterOutcome::kRobbed, "3"}};
  for (const auto& [outcome, verse_id] : outcomes) {
    Exploration j(kWithEncounter, {"beor"});
    j.explore();
    EXPECT_EQ(content().cards.encounters[j.s().encounter.card].id, "vagabond");
    finish(j, outcome);
    EXPECT_EQ(j.reading(), verse_id);
  }
}

TEST(EncounterInAVerse, WithoutAPassageTheNextLineFollows) {  // TG-955
  Exploration j(":: 0\nencounter green\ndo gain 1 terror\n* leave\n  -> end\n* stay\n  -> 0\n",
                {"beor"});
  const int before = j.of(0).terror();
  j.explore();
  EXPECT_EQ(j.of(0).terror(), before);
  finish(j, EncounterOutcome::kEscaped);
  EXPECT_EQ(j.of(0).terror(), before + 1);
  EXPECT_TRUE(j.offers("leave"));
}

TEST(EncounterInAVerse, ACardResolvedByItsTextIsNeitherWonNorFailed) {
  Exploration without(
      ":: 0\nencounter vagabond\n  won -> end\n  failed -> end\n"
      "* leave\n  -> end\n* stay\n  -> 0\n",
      {"beor"});
  without.explore();
  finish(without, EncounterOutcome::kResolved);
  EXPECT_TRUE(without.offers("leave")) << "the next sentence follows";
  Exploration with(
      ":: 0\nencounter vagabond\n  resolved -> 1\n  failed -> end\nend\n"
      ":: 1\n* leave\n  -> end\n* stay\n  -> 1\n",
      {"beor"});
  with.explore();
  finish(with, EncounterOutcome::kResolved);
  EXPECT_EQ(with.reading(), "1") << "a line of its own";
}

TEST(EncounterInAVerse, NoCardLeftMeansNoEncounter) {  // TG-369
  Exploration j(":: 0\nencounter green\n  won -> end\n* leave\n  -> end\n* stay\n  -> 0\n",
                {"beor"});
  j.s().journey.encounters[static_cast<std::size_t>(Colour::kGreen)].clear();
  j.explore();
  EXPECT_FALSE(j.s().encounter.on());
  EXPECT_TRUE(j.offers("leave"));
}

TEST(EncounterInAVerse, WhoLeftWhileOthersStayedIsOutOfTheParty) {  // TG-992
  Exploration j(kWithEncounter, {"beor", "ailei"});
  j.explore();
  j.s().encounter.in = 2;  // Beor has Escaped
  finish(j, EncounterOutcome::kWon);
  EXPECT_EQ(readers(j.s()).count(), 1);
  EXPECT_TRUE(readers(j.s()).has(1));
}

TEST(EncounterInAVerse, IfAllLeftThePartyGoesOnTogether) {  // TG-993
  Exploration j(kWithEncounter, {"beor", "ailei"});
  j.explore();
  j.s().encounter.in = 0;
  finish(j, EncounterOutcome::kEscaped);
  EXPECT_EQ(j.reading(), "2");
  EXPECT_EQ(readers(j.s()).count(), 2);
}

TEST(EncounterInAVerse, MayBeginWithMarkersInThePool) {  // TG-1088
  Exploration j(
      ":: 0\nencounter vagabond\n  pool 2 if test oath marked\n  won -> end\n  failed -> end\n",
      {"beor"});
  mark(j.t, status_named("test_oath"), 0, cites("TG-345"));
  j.explore();
  EXPECT_EQ(j.s().encounter.pool, 2);
}

// ---- the map ------------------------------------------------------------------------------------

TEST(MapInAVerse, ASwapOfTheLocationDoesNotEndTheExploration) {  // TG-269, TG-977
  Exploration j(
      ":: 0\ndo replace location 903 by location 910\ndo gain 1 terror\n* leave\n  -> end\n* "
      "stay\n  -> 0\n",
      {"beor"}, 903);
  j.explore();
  EXPECT_TRUE(j.lies(910));
  EXPECT_TRUE(j.offers("leave")) << "the text of the old card is read to its end";
  EXPECT_EQ(j.of(0).place, Journey::place(910)) << "TG-273";
}

TEST(MapInAVerse, TheVersionLastInForceAnswersToALegacyNumber) {  // TG-973
  Exploration j(
      ":: 0\ndo replace location 903 by location 912\n* leave\n  -> end\n* stay\n  -> 0\n",
      {"beor"});
  j.explore();
  EXPECT_EQ(card_for_key(j.s(), 903), Journey::place(912)) << "910 has a lower number";
}

TEST(MapInAVerse, ANumberMeansTheVersionThatLiesOnTheMap) {  // TG-273, TG-973
  Exploration j(
      ":: 0\ndo replace location 903 by location 910\n"
      "do replace location 903 by location 912, put 1 quest token on location 903\n"
      "* light\n  need menhir active at location 903\n  -> end\n* leave\n  -> end\n",
      {"beor"});
  j.at(903).menhir = 1;
  j.at(903).dial = 4;
  j.explore();
  ASSERT_TRUE(j.lies(910));
  EXPECT_EQ(card_for_key(j.s(), 903), Journey::place(912)) << "the next that a Key brings";
  EXPECT_EQ(j.at(910).quest_tokens, 1) << "not on a card in the deck";
  EXPECT_EQ(j.at(912).quest_tokens, 0);
  EXPECT_TRUE(j.offers("light"));
}

TEST(MapInAVerse, ALocationThatWasSetAsideReturns) {  // TG-974
  Exploration j(
      ":: 0\n* away\n  do set aside location 903 for location 912\n  -> 0\n"
      "* again\n  do bring back location 903 for location 912, put out location 903\n  -> 0\n"
      "* leave\n  -> end\n",
      {"beor"});
  j.at(903).menhir = 1;
  j.at(903).dial = 4;
  j.explore();
  j.take("away");
  EXPECT_TRUE(j.lies(912));
  EXPECT_EQ(j.at(903).where, Where::kAside);
  EXPECT_EQ(j.at(912).dial, 4) << "TG-273";
  j.take("again");
  EXPECT_TRUE(j.lies(903));
  EXPECT_FALSE(j.lies(912));
  EXPECT_EQ(j.at(903).menhir, 0) << "its light is gone";
}

TEST(MapInAVerse, ADialWithAQuestTokenDoesNotFall) {  // TG-036, TG-321
  Exploration j(
      ":: 0\ndo steady dial of location 906\n* free\n  do release dial of location 906\n"
      "  -> end\n* leave\n  -> end\n",
      {"beor"});
  j.explore();
  j.take("leave");
  const int dial = j.at(906).dial;
  j.play_morning();
  EXPECT_EQ(j.at(906).dial, dial);
  j.at(906).dial_held = 0;
  j.play_morning();
  EXPECT_EQ(j.at(906).dial, dial - 1);
}

TEST(MapInAVerse, TheDialOfANamedMenhirIsChanged) {  // TG-286
  Exploration j(
      ":: 0\n* up\n  need dial of location 901 >= 1\n  do raise dial of location 901 by 1\n"
      "  -> 0\n* set\n  do set dial of location 901 to 2\n  -> 0\n* leave\n  -> end\n",
      {"beor"});
  const int before = j.at(901).dial;
  j.explore();
  j.take("up");
  EXPECT_EQ(j.at(901).dial, before + 1);
  j.take("set");
  EXPECT_EQ(j.at(901).dial, 2);
}

TEST(MapInAVerse,
     SpecialMovementArrivesBeforeTheTextGoesOn) {  // TG-264, TG-265, TG-267, TG-970, TG-971
  Exploration j(
      ":: 0\ndo move to location 902\ndo gain 1 wealth\n* leave\n  -> end\n* stay\n  -> 0\n",
      {"beor"});
  const int energy = j.of(0).energy();
  j.explore();
  EXPECT_EQ(j.of(0).place, Journey::place(902));
  EXPECT_EQ(j.of(0).energy(), energy - 1) << "only Exploring was paid for";
  EXPECT_TRUE(j.lies(905)) << "TG-266: arriving has revealed";
  EXPECT_TRUE(j.offers("leave")) << "and the text of the other Location goes on";
}

TEST(MapInAVerse, AGuardianIsPlacedAndMovedByTheText) {  // TG-372
  Exploration j(
      ":: 0\ndo place guardian mound keeper at location 901\n"
      "* away\n  do move guardian mound keeper away from location 906\n  -> 0\n"
      "* towards\n  do move guardian mound keeper towards location 902\n  -> 0\n"
      "* gone\n  do remove guardian mound keeper\n  -> 1\n* leave\n  -> end\n"
      ":: 1\n* leave\n  -> end\n* stay\n  -> 1\n",
      {"beor"});
  j.explore();
  ASSERT_NE(j.s().journey.guardians[0].encounter, kNone);
  EXPECT_EQ(j.s().journey.guardians[0].place, Journey::place(901));
  j.take("away");
  EXPECT_NE(j.s().journey.guardians[0].place, Journey::place(901));
  EXPECT_NE(j.s().journey.guardians[0].place, Journey::place(902));
  j.take("towards");
  EXPECT_EQ(j.s().journey.guardians[0].place, Journey::place(901));
  j.take("gone");
  EXPECT_EQ(j.s().journey.guardians[0].encounter, kNone);
}

}  // namespace
}  // namespace tavola::avalon
