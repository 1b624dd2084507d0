// What the log, the buttons and the reasons say: in the right number, of the right thing, and once.
#include <algorithm>
#include <array>

#include "games/arkham/rules/investigator/condition.h"
#include "games/arkham/shown/title.h"
#include "games/arkham/tables_for_tests/town_for_tests.h"
#include "scene/say.h"

namespace tavola::arkham {
namespace {

const scene::Title& sentence_title() {
  static const scene::OpenedTitle opened = open();
  EXPECT_TRUE(opened) << opened.error();
  return **opened;
}

template <class... Args>
std::string event_says(words::Language language, Tells kind, Args... args) {
  const Event event{static_cast<std::uint8_t>(kind),
                    {},
                    SeatSet::everybody(),
                    arguments(static_cast<int>(args)...)};
  return scene::say(sentence_title(), language, scene::event_text(sentence_title(), event),
                    {"Nora", "Teo"});
}
template <class... Args>
std::string event_says(Tells kind, Args... args) {
  return event_says(words::Language::kEnglish, kind, args...);
}

TEST(ArkhamSentences, SomeMonstersAreMany) {
  const int people = kind("serpent_people");
  EXPECT_EQ(event_says(Tells::kElusiveEscapes, 0, people),
            "The Serpent People slip away from Nora.");
  EXPECT_EQ(event_says(Tells::kElusiveEscapes, 0, kind("cultist")),
            "The Cultist slips away from Nora.");
  EXPECT_EQ(event_says(Tells::kMonsterMoves, 0, people, area("woods"), area("unnamable")),
            "The Serpent People go to the Unnamable.");
  EXPECT_EQ(event_says(Tells::kMonsterMet, 0, people).find(" appears"), std::string::npos);
}

TEST(ArkhamSentences, APlaceThatEndsInAFullStopEndsTheSentence) {
  const std::string goes =
      event_says(Tells::kMoves, 0, area("downtown_streets"), area("water_st_607"));
  EXPECT_TRUE(goes.ends_with("607 Water St.")) << goes;
  EXPECT_FALSE(goes.ends_with("..")) << goes;
}

TEST(ArkhamSentences, AnAbilityIsLostWithoutItsNumber) {
  for (const words::Language language : words::kLanguages)
    for (const int ability : {9, 10}) {  // Nightmarish, Overwhelming
      const std::string gone = event_says(language, Tells::kAbilityGone, 0, kind("dhole"), ability);
      EXPECT_EQ(gone.find(" X"), std::string::npos) << gone;
    }
}

TEST(ArkhamSentences, ACheckThatFailsWithoutARollSaysWhich) {  // AH-257
  EXPECT_EQ(event_says(Tells::kCheckFailed, 0, kNothing), "Nora fails.");
  EXPECT_EQ(event_says(Tells::kCheckFailed, 0, Skill::kWill), "Will: Nora fails without a roll.");
  EXPECT_EQ(event_says(Tells::kCastFailed, 0, card("wither")), "Nora's “Wither” has no effect.");
}

TEST(ArkhamSentences, NobodyExploresWhereATextRemovesAMarker) {  // KH-186
  const std::string removed = event_says(Tells::kMarkerRemoved, 0, 0, area("water_st_607"), 2);
  EXPECT_EQ(removed.find("explores"), std::string::npos) << removed;
  EXPECT_NE(removed.find("607 Water St."), std::string::npos) << removed;
}

TEST(ArkhamSentences, AYellowSignLiesWhereItsEventSays) {  // KY-005
  EXPECT_NE(event_says(Tells::kYellowSign, 3).find("(3)"), std::string::npos);
}

TEST(ArkhamSentences, WhatHappenedWithoutAWordIsTold) {
  EXPECT_EQ(event_says(Tells::kCardTokens, 0, card("silver_key"), 2),
            "Nora's “Silver Key” now has 2 tokens.");
  EXPECT_EQ(event_says(Tells::kFromBottom, 0, card("knife")),
            "Nora draws “Knife” from the bottom of the deck.");
  const auto ithaqua = std::ranges::find(content().ancient_ones, "ithaqua", &AncientOne::id) -
                       content().ancient_ones.begin();
  EXPECT_EQ(event_says(Tells::kAttackStopped, ithaqua), "The attack of Ithaqua is stopped.");
  EXPECT_NE(event_says(Tells::kSpecialHeld, 0, kMembership).find("already"), std::string::npos);
}

TEST(ArkhamSentences, BlackCaveSaysWhatEitherEditionMakesOfItsAmbush) {  // DP-004 DP-005
  const Area cave = area("black_cave");
  const std::array<const char*, 3> surprises = {"Ambush (first edition: it surprises)",
                                                "Imboscata (prima edizione: sorprende)",
                                                "Emboscada (primera edición: sorprende)"};
  for (const words::Language language : words::kLanguages) {
    const int hood = content().areas[cave].neighborhood;
    const std::vector<std::string>& cards = content().neighborhoods[hood].card_ids;
    int entries = 0;
    for (std::size_t i = 0; i < cards.size(); ++i)
      if (cards[i] == "pharaoh_rivertown_1") {
        const std::string met = event_says(language, Tells::kLocationCard, 0,
                                           location_card(hood, static_cast<int>(i)), cave);
        EXPECT_NE(met.find(surprises[static_cast<std::size_t>(language)]), std::string::npos)
            << met;
        ++entries;
      }
    EXPECT_EQ(entries, 1);
  }
}

// ---- at a table ---------------------------------------------------------------------------------

TEST(ArkhamSentences, ASecondMembershipIsTold) {  // AH-545
  Town town;
  town.s.investigators[0].special |= kMembership;
  town.begin();
  EXPECT_FALSE(gain_special(town.t, 0, kMembership, cites("AH-388")));
  EXPECT_EQ(town.times(Tells::kSpecialHeld), 1);
  EXPECT_EQ(town.times(Tells::kSpecialGained), 0);
}

}  // namespace
}  // namespace tavola::arkham
