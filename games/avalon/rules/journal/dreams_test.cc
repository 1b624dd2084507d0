// Dreams and Nightmares at the end of a day.
#include "games/avalon/rules/journal/dreams.h"

#include <gtest/gtest.h>

#include "games/avalon/rules/encounter/encounter.h"
#include "games/avalon/rules/journal/journal_host.h"
#include "games/avalon/tables_for_tests/journal_for_tests.h"

namespace tavola::avalon {
namespace {

constexpr std::string_view kNight =
    ":: 0\nend\n:: dream\n* sleep\n  do each member: gain 1 exp\n  -> end\n* turn\n  -> end\n"
    ":: nightmare\n* scream\n  do gain 1 food\n  -> end\n* turn\n  -> end\n";

struct Night : Exploration {
  explicit Night(std::initializer_list<std::string_view> heroes, std::string_view verses = kNight)
      : Exploration(verses, heroes, 907) {}
  void drive_insane(Seat seat) {
    of(seat).of(Measure::kTerror) = content().trays[of(seat).tray].terror_top;
    of(seat).insane = 1;
  }
  /// From step 5 of End of Day.
  void fall_asleep() {
    s().journey.stage = DayStage::kEnd;
    s().journey.step = 5;
    play();
  }
};

TEST(Dreams, AreReadWhereTheSealIs) {  // TG-208, TG-246
  Night j({"beor"});
  j.fall_asleep();
  EXPECT_EQ(j.reading(), "dream");
  j.take("sleep");
  EXPECT_EQ(j.of(0).of(Measure::kExperience), 1);
  EXPECT_EQ(j.s().journey.day, 2) << "the night is over";
  Night elsewhere({"beor"});
  elsewhere.stand(0, 901);
  elsewhere.fall_asleep();
  EXPECT_EQ(elsewhere.seen.count(Happening::kDreams), 0);
}

TEST(Dreams, WhoIsGoingInsaneReadsTheNightmare) {  // TG-209
  Night j({"beor"});
  j.drive_insane(0);
  j.fall_asleep();
  EXPECT_EQ(j.reading(), "nightmare");
}

TEST(Dreams, AllDreamsComeBeforeAllNightmares) {  // TG-210, TG-961, TG-963
  Night j({"beor", "ailei"});
  j.drive_insane(0);
  j.fall_asleep();
  EXPECT_EQ(j.reading(), "dream");
  EXPECT_TRUE(readers(j.s()).has(1) && !readers(j.s()).has(0));
  j.take("sleep");
  EXPECT_EQ(j.of(0).of(Measure::kExperience), 0);
  EXPECT_EQ(j.reading(), "nightmare");
  EXPECT_TRUE(readers(j.s()).has(0) && !readers(j.s()).has(1));
}

TEST(Dreams, ThoseInOneLocationDreamAsOneParty) {  // TG-961
  Night j({"beor", "ailei"});
  j.fall_asleep();
  EXPECT_EQ(readers(j.s()).count(), 2);
  j.take("sleep");
  EXPECT_EQ(j.seen.count(Happening::kDreams), 1) << "each once";
  EXPECT_EQ(j.of(0).of(Measure::kExperience) + j.of(1).of(Measure::kExperience), 2);
}

TEST(Dreams, WhoReadsWhatIsSettledBefore) {  // TG-960
  Night j(
      {"beor", "ailei"},
      ":: 0\nend\n:: dream\ndo each character: lose 9 terror\n* turn\n  -> end\n* stay\n  -> end\n"
      ":: nightmare\n* scream\n  -> end\n* turn\n  -> end\n");
  j.drive_insane(0);
  j.fall_asleep();
  EXPECT_EQ(j.of(0).insane, 0) << "the Dream has calmed everybody";
  j.take("turn");
  EXPECT_EQ(j.reading(), "nightmare") << "and still it comes";
}

TEST(Dreams, ANightmaresEncounterIsMetByAllInTheLocation) {  // TG-388, TG-963
  Night j({"beor", "ailei"},
          ":: 0\nend\n:: dream\nend\n:: nightmare\nencounter purple\n  won -> end\nend\n");
  j.drive_insane(0);
  j.fall_asleep();
  ASSERT_TRUE(j.s().encounter.on());
  EXPECT_EQ(j.s().encounter.party, 3);
}

TEST(Dreams, TheOrderOfLocationsIsThePlayers) {  // TG-962
  Night j({"beor", "ailei"});
  // A second Location with the seal is not on the test island: both places stand for 907's section.
  j.stand(1, 901);
  j.fall_asleep();
  EXPECT_EQ(j.reading(), "dream") << "with one Location nobody is asked";
  EXPECT_EQ(readers(j.s()).count(), 1);
}

}  // namespace
}  // namespace tavola::avalon
