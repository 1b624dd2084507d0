// The form of the Journal's files: what is read, and what is refused with which sentence.
#include "games/avalon/rules/journal/written_journal.h"

#include <gtest/gtest.h>

#include "games/avalon/rules/journal/prose.h"

namespace tavola::avalon {
namespace {

constexpr std::string_view kSaltmere = R"(location 901   # a comment
:: 0
force flag part 2 marked -> 7
once a chapter do gain 1 food

* wade
  need caution >= 1
  cost each member: pay 1 energy
  do gain 1 exp
  -> 1
* secret_door
  hidden
  once
  -> b:41
* leave
  -> end
:: 1
roll 2 per caution
  plus 2 if holding lamp
  ..3 do gain 1 terror -> end
  4..5 do gain 1 food
  6.. -> 7
encounter blue
  won -> 7
  failed do lose 1 rep -> end
-> back
:: 7
toss
  skull -> end
  grail -> 0
:: dream
do lose 1 terror
end
)";

TEST(WrittenJournal, AVerseIsDirectivesInOrderAndThenChoices) {  // TG-353, TG-904, TG-905, TG-906
  const auto section = read_section(kSaltmere, "901.verses");
  ASSERT_TRUE(section) << section.error();
  EXPECT_EQ(section->location, 901);
  ASSERT_EQ(section->verses.size(), 4U);
  const WrittenVerse& opening = section->verses[0];
  ASSERT_EQ(opening.directives.size(), 2U);
  EXPECT_EQ(opening.directives[0].kind, WrittenDirective::Kind::kForce);
  EXPECT_EQ(opening.directives[0].notation.text, "flag part 2 marked");
  EXPECT_EQ(opening.directives[0].notation.line, 3);
  EXPECT_EQ(opening.directives[0].notation.column, 7);
  EXPECT_EQ(opening.directives[0].target.verse, "7");
  EXPECT_EQ(opening.directives[1].limit, JournalLimit::kChapter);
  ASSERT_EQ(opening.choices.size(), 3U);
  EXPECT_EQ(opening.choices[0].needs[0].text, "caution >= 1");
  EXPECT_EQ(opening.choices[0].costs[0].text, "each member: pay 1 energy");
  EXPECT_EQ(opening.choices[0].effects.size(), 1U);
  EXPECT_TRUE(opening.choices[1].hidden);
  EXPECT_EQ(opening.choices[1].limit, JournalLimit::kOnce);
  EXPECT_EQ(opening.choices[1].target.kind, WrittenTarget::Kind::kBook);
  EXPECT_EQ(opening.choices[2].target.kind, WrittenTarget::Kind::kEnd);
  EXPECT_NE(section->find("dream"), nullptr);
}

TEST(WrittenJournal, RollsAndEncountersHaveTheirOutcomesBelowThem) {  // TG-1087, TG-1088
  const auto section = read_section(kSaltmere, "901.verses");
  ASSERT_TRUE(section) << section.error();
  const WrittenVerse& verse = section->verses[1];
  ASSERT_EQ(verse.directives.size(), 3U);
  const WrittenDirective& roll = verse.directives[0];
  EXPECT_EQ(roll.name, "caution");
  EXPECT_EQ(roll.per_point, 2);
  EXPECT_EQ(roll.bonuses[0].number, 2);
  ASSERT_EQ(roll.outcomes.size(), 3U);
  EXPECT_EQ(roll.outcomes[0].high, 3);
  EXPECT_EQ(roll.outcomes[1].target.kind, WrittenTarget::Kind::kGoOn);
  EXPECT_EQ(roll.outcomes[2].high, kOpenBand);
  const WrittenDirective& call = verse.directives[1];
  EXPECT_EQ(call.name, "blue");
  EXPECT_EQ(call.outcomes[1].label, "failed");
  EXPECT_EQ(verse.directives[2].target.kind, WrittenTarget::Kind::kBack);
}

struct Mistake {
  std::string_view text;
  std::string_view says;  // a part of the sentence, with the line
};

TEST(WrittenJournal, AMistakeIsNamedWithItsLineAndWhatToWrite) {
  const Mistake mistakes[] = {
      {"", "x:0: the file is empty"},
      {"place 901\n", "x:1: a rules file begins with"},
      {"location 901\ndo gain 1 food\n", "x:2: a line before the first verse"},
      {"location 901\n:: first\n", "x:2: a verse is a number"},
      {"book\n:: dream\n", "x:2: the Book of Secrets has numbered verses only"},
      {"location 901\n:: 0\nend\n:: 0\nend\n", "x:4: verse 0 is there already"},
      {"location 901\n:: 0\nforse x -> 1\n", "did you mean \"force\"?"},
      {"location 901\n:: 0\nforce x\n", "x:3: \"force CONDITION -> VERSE\""},
      {"location 901\n:: 0\n* Leave now\n", "x:3: a choice is \"* NAME\""},
      {"location 901\n:: 0\n* leave\n", "x:3: choice leave leads nowhere"},
      {"location 901\n:: 0\n* leave\n  -> end\nend\n", "x:5: choices come last"},
      {"location 901\n:: 0\n* leave\n  needs x\n  -> end\n", "did you mean \"need\"?"},
      {"location 901\n:: 0\n* leave\n  -> end\n  do x\n", "x:5: \"->\" is the last line"},
      {"location 901\n:: 0\n  do x\n", "x:3: only choices, rolls"},
      {"location 901\n:: 0\n-> away\n", "x:3: after \"->\" stands a verse"},
      {"location 901\n:: 0\nroll\n  1..3 -> end\n  3..6 -> end\n",
       "x:5: this band and that of line 4"},
      {"location 901\n:: 0\nroll\n  1..3 -> end\n  5..6 -> end\n",
       "x:3: no band of this roll holds 4"},
      {"location 901\n:: 0\nroll 2 per caution\n  1..6 -> end\n",
       "holds 7; let the last one be open"},
      {"location 901\n:: 0\nroll\n  1..100 -> end\n", "x:4: below a roll stand its bands"},
      {"location 901\n:: 0\nencounter blue\n  beaten -> end\n", "x:4: below an Encounter stand"},
      {"location 901\n:: 0\ntoss\n  skull -> end\n", "x:3: a toss has"},
      {"location 901\n:: 0\nonce roll\n", "x:3: \"once\" goes with"},
  };
  for (const Mistake& mistake : mistakes) {
    const auto section = read_section(mistake.text, "x");
    ASSERT_FALSE(section) << mistake.text;
    EXPECT_NE(section.error().find(mistake.says), std::string::npos)
        << section.error() << "\nexpected " << mistake.says;
  }
}

TEST(Prose, TitlesParagraphsAndChoicesByVerse) {
  const auto prose = read_prose(
      "# a comment\n:: 0 The Shore ~1a2b3c4d\nThe tide is\nout.\n\nNobody {waits|wait}.\n"
      "* wade: Wade in\n",
      "901.it.md");
  ASSERT_TRUE(prose) << prose.error();
  const ProseVerse& verse = prose->verses.at("0");
  EXPECT_EQ(verse.title, "The Shore");
  EXPECT_EQ(verse.stamp, "1a2b3c4d");
  ASSERT_EQ(verse.paragraphs.size(), 2U);
  EXPECT_EQ(verse.paragraphs[0], "The tide is out.");
  EXPECT_EQ(verse.choices.at("wade"), "Wade in");
}

TEST(Prose, APairIsReadByTheSizeOfTheParty) {
  EXPECT_EQ(for_party("{Resta|Restate}, e {vedrai|vedrete}.", 1), "Resta, e vedrai.");
  EXPECT_EQ(for_party("{Resta|Restate}, e {vedrai|vedrete}.", 3), "Restate, e vedrete.");
  EXPECT_EQ(count_words("{one|two words} more"), 3);
}

TEST(Prose, TheStampChangesWithTheText) {
  ProseVerse verse;
  verse.title = "The Shore";
  const std::string before = stamp_of(verse);
  EXPECT_EQ(before.size(), 8U);
  verse.choices["leave"] = "Leave";
  EXPECT_NE(stamp_of(verse), before);
}

TEST(Prose, AMistakeIsNamedWithItsLine) {
  const Mistake mistakes[] = {
      {"Text\n", "x:1: a text before the first verse"},
      {":: 0\n", "x:1: a verse begins with its number and its title"},
      {":: 0 A\n{one} b\n", "x:2: braces hold a pair"},
      {":: 0 A\n* wade\n", "x:2: a choice is its name"},
      {":: 0 A\n* wade: Wade\nmore\n", "x:3: the prose of a verse stands before its choices"},
      {":: 0 A\n:: 0 B\n", "x:2: verse 0 is there already"},
  };
  for (const Mistake& mistake : mistakes) {
    const auto prose = read_prose(mistake.text, "x");
    ASSERT_FALSE(prose) << mistake.text;
    EXPECT_NE(prose.error().find(mistake.says), std::string::npos) << prose.error();
  }
}

}  // namespace
}  // namespace tavola::avalon
