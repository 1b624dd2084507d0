// What the checks say of a Journal, and what the walk reaches.
#include "games/avalon/rules/journal/journal_check.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "games/avalon/rules/journal/walk.h"
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

// An island of four places. The second leads on to the third, which has no way back, and nobody
// leads to the fourth.
constexpr const char* kBadIsland =
    "start = 801\n"
    "[[location]]\nid = \"own_one\"\nword = \"loc_test_hearth\"\nnumber = 801\neast = 802\norigin "
    "= "
    "\"ours\"\n"
    "[[location]]\nid = \"own_two\"\nword = \"loc_test_hearth\"\nnumber = 802\nwest = 801\nnorth = "
    "803\norigin = \"ours\"\n"
    "[[location]]\nid = \"own_three\"\nword = \"loc_test_hearth\"\nnumber = 803\norigin = "
    "\"ours\"\n"
    "[[location]]\nid = \"own_four\"\nword = \"loc_test_hearth\"\nnumber = 804\nsouth = 801\n"
    "origin = \"ours\"\n";

TEST(MapCheck, NamesOneWayKeysAndPlacesOutOfReach) {  // TG-027, TG-254, TG-900
  ASSERT_TRUE(load_game());
  const tavola::content::StandIn island("avalon/own/island.toml", kBadIsland);
  const tavola::content::StandIn section("avalon/journal/804.verses", "location 804\n:: 0\nend\n");
  const auto read = load_content();
  ASSERT_TRUE(read) << read.error();
  const Content& before = content();
  use(&*read);
  const auto problems = check_journal(*read);
  EXPECT_TRUE(says(problems,
                   "own/island.toml:8: Location 802 (own_two): its Key 803 leads one way "
                   "only; write south = 802 at Location 803"));
  EXPECT_TRUE(says(problems, "own/island.toml:20: Location 804 (own_four): no Key leads to it"));
  EXPECT_TRUE(says(problems,
                   "Location 803 (own_three): it has no Key, so whoever is there can "
                   "never leave"));
  EXPECT_TRUE(says(problems, "Location 803 (own_three): it has no section"));
  EXPECT_FALSE(says(problems, "Location 804 (own_four): it has no section"));
  const JournalWalk walk = walk_journal(*read);
  EXPECT_TRUE(says(walk.missed, "own/island.toml:20: Location 804, own_four"));
  EXPECT_TRUE(says(walk.missed, "804.verses:2: verse 804:0")) << "and so nobody reads its section";
  EXPECT_FALSE(says(walk.missed, "Location 803"));
  use(&before);
}

TEST(MapCheck, AnIdStandsForOneLocation) {
  ASSERT_TRUE(load_game());
  std::string twice = kBadIsland;
  twice.replace(twice.find("own_two"), 7, "own_one");
  const tavola::content::StandIn island("avalon/own/island.toml", twice);
  const auto read = load_content();
  ASSERT_FALSE(read);
  EXPECT_NE(read.error().find("own/island.toml:9:6: another Location has this id already "
                              "(avalon/own/island.toml:2)"),
            std::string::npos)
      << read.error();
}

TEST(MapCheck, EverySlipOfAListIsTold) {
  ASSERT_TRUE(load_game());
  std::string wrong = kBadIsland;
  wrong.replace(wrong.find("number = 802"), 12, "number = 801");
  wrong.replace(wrong.find("north = 803"), 11, "nroth = 803");
  wrong.replace(wrong.find("south = 801"), 11, "south = \"x\"");
  const tavola::content::StandIn island("avalon/own/island.toml", wrong);
  const auto read = load_content();
  ASSERT_FALSE(read);
  EXPECT_NE(read.error().find("own_one has this number already"), std::string::npos)
      << read.error();
  EXPECT_NE(read.error().find("own/island.toml:24:"), std::string::npos) << read.error();
}

TEST(GainCheck, NamesWhatIsHadForNothing) {  // TG-906
  const auto gains = [](std::string_view verses) {
    return says(problems_of(verses), "gains something for nothing");
  };
  EXPECT_TRUE(gains(":: 0\n* take\n  do gain 5 food\n  -> end\n* leave\n  -> end\n"));
  EXPECT_TRUE(
      says(problems_of(":: 0\n* look\n  -> 1\n* leave\n  -> end\n:: 1\ndo gain 1 exp\nend\n"),
           "906.verses:8: verse 1: this line gains something for nothing"));
  EXPECT_FALSE(gains(":: 0\n* take\n  once\n  do gain 5 food\n  -> end\n* leave\n  -> end\n"));
  EXPECT_FALSE(gains(":: 0\nonce a day do gain 5 food\nend\n"));
  EXPECT_FALSE(
      gains(":: 0\n* buy\n  cost pay 1 wealth\n  do gain 1 food\n  -> end\n* leave\n  -> end\n"));
  EXPECT_FALSE(
      gains(":: 0\nforce test oath marked -> 1\ndo gain 1 food, mark test oath\nend\n:: 1\n"
            "end\n"));
  EXPECT_FALSE(gains(":: 0\nroll\n  ..3 -> end\n  4.. do gain 1 food -> end\n"));
}

TEST(JournalContent, EveryMistakeOfAFileIsTold) {
  const tavola::content::StandIn file("avalon/journal/906.verses",
                                      "location 906\n:: 0\nrol\n  1.. -> end\n* leave\n"
                                      "  -> nowhere\n:: 0\ntoss\n  skull -> end\n");
  const auto read = load_content();
  ASSERT_FALSE(read);
  const std::string& told = read.error();
  EXPECT_NE(told.find("906.verses:3: a verse has no line \"rol …\""), std::string::npos) << told;
  EXPECT_NE(told.find("906.verses:6: after \"->\""), std::string::npos) << told;
  EXPECT_NE(told.find("906.verses:7: verse 0 is there already, on line 2"), std::string::npos);
  EXPECT_NE(told.find("906.verses:8: a toss has"), std::string::npos) << told;
  EXPECT_EQ(std::ranges::count(told, '\n'), 3) << "and nothing that follows from them: " << told;
}

TEST(JournalContent, EveryMistakeInItsNotationIsTold) {
  const tavola::content::StandIn lines(
      "avalon/journal/906.verses",
      "location 906\n:: 0\ndo gain 1 fodo\n* buy\n  need carrying secret 99\n  cost pay 1 fodo\n"
      "  -> 7\n* leave\n  -> end\n");
  const auto again = load_content();
  ASSERT_FALSE(again);
  for (const char* part : {"906.verses:3:", "906.verses:5:", "906.verses:6:", "906.verses:7:"})
    EXPECT_NE(again.error().find(part), std::string::npos) << part << "\n" << again.error();
}

TEST(JournalContent, APriceIsPaidInFullOrRefusedWithItsLine) {  // TG-224, TG-338
  const std::pair<std::string_view, std::string_view> mistakes[] = {
      {":: 0\ndo pay 3 energy\nend\n", "906.verses:3: somebody may not have this price"},
      {":: 0\ndo each member: pay 3 energy, gain 1 exp\nend\n", "906.verses:3: somebody"},
      {":: 0\ndo if caution >= 1 { each member: pay 3 energy }\nend\n", "906.verses:3: somebody"},
      {":: 0\n* go\n  do one member: pay 1 food\n  -> end\n* leave\n  -> end\n",
       "906.verses:4: somebody"},
      {":: 0\n* go\n  cost each member: pay 1 food, lose 1 terror\n  -> end\n* leave\n  -> end\n",
       "906.verses:4: what each member pays stands on a \"cost\" line of its own"},
  };
  for (const auto& [verses, wrong] : mistakes) {
    const tavola::content::StandIn file("avalon/journal/906.verses",
                                        "location 906\n" + std::string(verses));
    const auto read = load_content();
    ASSERT_FALSE(read) << verses;
    EXPECT_NE(read.error().find(wrong), std::string::npos) << read.error();
  }
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
