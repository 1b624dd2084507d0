// What the report on prose finds in a few verses.
#include "games/avalon/rules/journal/prose_report.h"

#include <gtest/gtest.h>

namespace tavola::avalon {
namespace {

Content verses(std::vector<std::string> texts) {
  Content content;
  Location place;
  place.number = 101;
  content.island.locations.push_back(place);
  JournalSection section;
  section.location = 0;
  content.journal.sections.push_back(section);
  for (std::size_t i = 0; i < texts.size(); ++i) {
    JournalVerse verse;
    verse.id = "101:" + std::to_string(i);
    verse.own = std::to_string(i);
    verse.prose[0].paragraphs = {texts[i]};
    content.journal.verses.push_back(std::move(verse));
  }
  return content;
}

TEST(ProseReport, NamesOpeningsThatComeThreeTimes) {
  const ProseReport report = report_prose(
      verses({"The door is shut.", "“The door!” says Brenn.", "The door again.", "Rain."}),
      words::Language::kEnglish);
  ASSERT_EQ(report.openings.size(), 1U);
  EXPECT_EQ(report.openings[0].what, "the door");
  EXPECT_EQ(report.openings[0].verses, 3);
  EXPECT_EQ(report.verses, 4);
}

TEST(ProseReport, CountsLikeningsAndForbiddenPhrases) {
  const ProseReport report = report_prose(verses({"It ticks like a pan.", "He sighs.", "Bread."}),
                                          words::Language::kEnglish);
  ASSERT_EQ(report.similes.size(), 1U);
  EXPECT_EQ(report.similes[0].where, std::vector<std::string>{"101:0"});
  ASSERT_EQ(report.tics.size(), 1U);
  EXPECT_EQ(report.tics[0].where, std::vector<std::string>{"101:1"});
}

TEST(ProseReport, LeavesTheTestIslandOut) {
  Content content = verses({"One two.", "One two.", "One two."});
  content.island.locations[0].number = 901;
  EXPECT_EQ(report_prose(content, words::Language::kEnglish).verses, 0);
}

}  // namespace
}  // namespace tavola::avalon
