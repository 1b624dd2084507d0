// What the checks say of a Journal, and what the walk reaches.
#include "games/avalon/journal/journal_check.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "games/avalon/journal/walk.h"
#include "games/avalon/tables_for_tests/journal_for_tests.h"

namespace tavola::avalon {
namespace {

bool says(const std::vector<std::string>& problems, std::string_view part) {
  return std::ranges::any_of(problems,
                             [&](const std::string& problem) { return problem.contains(part); });
}

/// Of what is wrong, what is about the test island: its numbers and its names stand out.
std::vector<std::string> of_test_island(std::vector<std::string> problems) {
  std::erase_if(problems, [](const std::string& problem) {
    return !problem.contains("journal/9") && !problem.contains("Location 9") &&
           !problem.contains(" test_");
  });
  return problems;
}

/// What is wrong with these verses of Location 906.
std::vector<std::string> problems_of(std::string_view verses) {
  const JournalContentForTests with(verses);
  return check_journal(content());
}

TEST(JournalCheck, TheTestIslandIsSound) {  // TG-900, TG-907
  ASSERT_TRUE(load_game());
  for (const std::string& problem : of_test_island(check_journal(content())))
    ADD_FAILURE() << problem;
}

TEST(JournalCheck, NamesVersesThatNobodyReaches) {  // TG-907
  EXPECT_TRUE(
      says(problems_of(":: 0\nend\n:: 1\nend\n"), "906.verses:4: verse 1 is reached by nobody"));
}

TEST(JournalCheck, NamesVersesWithoutAWayOn) {  // TG-907
  EXPECT_TRUE(says(problems_of(":: 0\ndo gain 1 food\n"), "verse 0 has no way on"));
  EXPECT_TRUE(
      says(problems_of(":: 0\nencounter green\n  won -> end\n  failed -> end\n"), "no way on"))
      << "there may be no card left";
  EXPECT_TRUE(says(problems_of(":: 0\nencounter night_frost\n  won -> end\n  failed -> end\n"),
                   "verse 0 has no way on"))
      << "R-181: a card without Keys is neither";
  EXPECT_FALSE(says(problems_of(":: 0\nencounter night_frost\n  resolved -> end\n"), "no way on"));
  EXPECT_TRUE(
      says(problems_of(":: 0\n* buy\n  cost pay 1 food\n  -> end\n"), "may hold a Party for ever"));
}

TEST(JournalCheck, NamesStatusesAndSecretsThatCannotBe) {
  EXPECT_TRUE(says(problems_of(":: 0\nforce part 7 of test road marked -> 0\nend\n"),
                   "part 7 of the Status test_road is asked for and never marked"));
  EXPECT_TRUE(says(problems_of(":: 0\ndo mark part 6 of test road\nend\n"),
                   "part 6 of the Status test_road is marked and nobody ever asks for it"));
  EXPECT_TRUE(says(problems_of(":: 0\nforce carrying secret 112 -> 0\nend\n"),
                   "Secret 112 is asked for and cannot be had"));
}

TEST(JournalCheck, NamesSecretsThatDoNothing) {  // TG-408
  ASSERT_TRUE(load_game());
  const auto complaint = " can be had and does nothing";
  EXPECT_FALSE(says(check_journal(content()), complaint));
  Content poorer = content();
  for (SecretCard& secret : poorer.possessions.secrets) secret.text = kNoSource;
  const auto problems = check_journal(poorer);
  EXPECT_TRUE(says(problems, "Secret 40 can be had and does nothing"))
      << "who offers it asks only whether it was given";
  EXPECT_FALSE(says(problems, "Secret 8 can be had and does nothing")) << "a verse asks for it";
}

TEST(JournalCheck, NamesProseThatIsMissingStaleOrTooLong) {
  EXPECT_TRUE(says(problems_of(":: 0\nend\n"), "906.en.md: the file is missing"));
  const tavola::content::StandIn english("avalon/journal/906.en.md",
                                         ":: 0 One\n" + std::string(2000, 'a') + "\n");
  const tavola::content::StandIn italian("avalon/journal/906.it.md",
                                         ":: 0 Uno ~00000000\nTesto.\n");
  std::string long_text;
  for (int i = 0; i < 181; ++i) long_text += "word ";
  const tavola::content::StandIn spanish("avalon/journal/906.es.md",
                                         ":: 0 Uno\n" + long_text + "\n:: 5 Otro\nTexto.\n");
  const auto problems = problems_of(":: 0\n* leave\n  -> end\n");
  EXPECT_TRUE(says(problems, "906.it.md:1: verse 0 is stale"));
  EXPECT_TRUE(says(problems, "906.en.md:1: verse 0 lacks the choice leave"));
  EXPECT_TRUE(says(problems, "906.es.md:1: verse 0 has 181 words; 180 are allowed"));
  EXPECT_TRUE(says(problems, "906.es.md:1: verse 0 bears no stamp"));
  EXPECT_TRUE(says(problems, "906.es.md:3: verse 5 stands in no rules file"));
}

TEST(JournalCheck, OfTwoVersionsEachIsBroughtIntoForceBySomeLine) {  // TG-973
  ASSERT_TRUE(load_game());
  const auto complaint = "shares its Legacy number";
  EXPECT_FALSE(says(check_journal(content()), complaint));
  Content more = content();
  Location third = more.island.locations[location_numbered(912)];
  third.number = 913;
  more.island.locations.push_back(third);
  EXPECT_TRUE(says(check_journal(more), "Location 913 shares its Legacy number"));
}

TEST(JournalCheck, WhoMovesToALocationThatMayBeReplacedAsksWhetherItIsThere) {  // TG-264
  const auto complaint = "906.verses:2: verse 0 moves to Location 903";
  EXPECT_TRUE(says(problems_of(":: 0\n* go\n  do move to location 903\n  -> end\n"
                               "* leave\n  -> end\n"),
                   complaint));
  EXPECT_FALSE(says(problems_of(":: 0\n* go\n  need location 903 in play\n"
                                "  do move to location 903\n  -> end\n* leave\n  -> end\n"),
                    complaint));
  EXPECT_FALSE(says(problems_of(":: 0\n* go\n  do move to location 901\n  -> end\n"
                                "* leave\n  -> end\n"),
                    "moves to Location"))
      << "nothing replaces it";
}

TEST(JournalCheck, AShareIsNotOfEnergyAndOfMagic) {  // TG-328, R-174
  const auto complaint = "906.verses:2: verse 0 has each member pay Energy and Magic for go";
  EXPECT_TRUE(
      says(problems_of(":: 0\n* go\n  cost each member: pay 1 energy and 1 magic\n  -> end\n"
                       "* leave\n  -> end\n"),
           complaint));
  EXPECT_FALSE(
      says(problems_of(":: 0\n* go\n  cost each member: pay 1 energy and 1 food\n  -> end\n"
                       "* leave\n  -> end\n"),
           complaint));
}

TEST(JournalContent, UnknownNamesAreRefusedWithTheirLine) {
  const std::pair<std::string_view, std::string_view> mistakes[] = {
      {":: 0\n-> 5\n", "906.verses:3: there is no verse 5 in this section"},
      {":: 0\n-> b:999\n", "there is no verse 999 in the Book of Secrets"},
      {":: 0\ndo mark test oaht\nend\n", "906.verses:3:9: expected a status"},
      {":: 0\ndo mark part 9 of test road\nend\n", "the Status test road has no part 9"},
      {":: 0\ndo gain secret 99\nend\n", "there is no Secret 99"},
      {":: 0\ndo put out location 999\nend\n", "there is no Location 999"},
      {":: 0\nencounter vagabund\nend\n", "did you mean \"vagabond\"?"},
      {":: 0\nroll 2 per strength\n  1.. -> end\n", "\"strength\" is no Attribute"},
      {":: 0\nforce gain 1 food -> 0\nend\n", "906.verses:3:7: "},
      {":: 0\nroll 10 per caution\n  1.. -> end\n", "906.verses:3: a point counts 9 at most"},
      {":: 0\nroll\n  plus 100 if carrying secret 112\n  1.. -> end\n",
       "906.verses:4: a bonus is 99 at most"},
  };
  for (const auto& [verses, says] : mistakes) {
    const tavola::content::StandIn file("avalon/journal/906.verses",
                                        "location 906\n" + std::string(verses));
    const auto read = load_content();
    ASSERT_FALSE(read) << verses;
    EXPECT_NE(read.error().find(says), std::string::npos) << read.error();
  }
}

TEST(JournalContent, CommentsAndProseLeaveSavedTablesAlone) {
  const std::uint64_t before = hash_of_rules("location 906\n:: 0\nend\n");
  EXPECT_EQ(hash_of_rules("# new\nlocation 906\n\n:: 0   # the opening\nend\n"), before);
  EXPECT_NE(hash_of_rules("location 906\n:: 0\ndo gain 1 food\nend\n"), before);
}

TEST(JournalWalk, ReachesAllOfTheTestIsland) {
  ASSERT_TRUE(load_game());
  const JournalWalk walk = walk_journal(content());
  for (const std::string& missed : of_test_island(walk.missed)) ADD_FAILURE() << missed;
}

TEST(JournalWalk, SaysHowSomethingWasReached) {
  const JournalContentForTests with(
      ":: 0\nforce part 6 of test road marked -> 2\n* swear\n  do mark part 6 of test road\n  -> "
      "end\n"
      "* never\n  need part 7 of test road marked\n  -> end\n* leave\n  -> end\n:: 2\nend\n");
  const JournalWalk walk = walk_journal(content());
  const auto how = [&](const std::vector<JournalWalk::Found>& all, std::string_view what) {
    for (const JournalWalk::Found& found : all)
      if (found.what == what) return found.how;
    return std::string("not at all");
  };
  EXPECT_EQ(how(walk.statuses, "test_road 6"), "906:0, choice swear");
  EXPECT_EQ(how(walk.verses, "906:2"), "906:0, line 3");
  EXPECT_TRUE(says(walk.missed, "906.verses:7: choice 906:0/never"));
}

TEST(JournalSkeleton, PassesTheChecks) {
  const std::string rules = skeleton_rules(906);
  const tavola::content::StandIn english("avalon/journal/906.en.md",
                                         skeleton_prose(words::Language::kEnglish));
  const tavola::content::StandIn italian("avalon/journal/906.it.md",
                                         skeleton_prose(words::Language::kItalian));
  const tavola::content::StandIn spanish("avalon/journal/906.es.md",
                                         skeleton_prose(words::Language::kSpanish));
  const auto problems = of_test_island(problems_of(rules.substr(rules.find('\n') + 1)));
  for (const std::string& problem : problems) ADD_FAILURE() << problem;
}

TEST(JournalMap, DrawsEveryVerseOfASection) {
  ASSERT_TRUE(load_game());
  const std::string svg = draw_section(content(), 0);
  EXPECT_TRUE(svg.starts_with("<svg"));
  for (const JournalVerse& verse : content().journal.verses)
    if (verse.section == 0)
      EXPECT_NE(svg.find(">" + verse.id + "<"), std::string::npos) << verse.id;
}

}  // namespace
}  // namespace tavola::avalon
