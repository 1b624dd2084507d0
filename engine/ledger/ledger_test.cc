#include "ledger/ledger.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <stdlib.h>

#include <filesystem>
#include <fstream>
#include <set>
#include <string_view>

#include "content/content.h"
#include "ledger/word_search.h"

namespace tavola::ledger {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

TEST(LedgerPage, RuleKeepsRulingMarksAndLosesPassageMarks) {
  Page page = parse_page("toy", "toy.md",
                         "# Toy\n\n## 4. Night phase\n\n"
                         "- **TY-001** Turn one card. [R01] (P12, P13)\n"
                         "- **TY-002** Roll the die (twice).\n"
                         "- **TY-1003** The owl wins (R-02).\n");
  ASSERT_THAT(page.problems, IsEmpty());
  ASSERT_EQ(page.rules.size(), 3u);
  EXPECT_EQ(page.rules[0].id, "TY-001");
  EXPECT_EQ(page.rules[0].game, "toy");
  EXPECT_EQ(page.rules[0].section, "Night phase");
  EXPECT_EQ(page.rules[0].text, "Turn one card. [R01]");
  EXPECT_THAT(page.rules[0].rulings, ElementsAre("R01"));
  EXPECT_EQ(page.rules[1].text, "Roll the die (twice).");
  EXPECT_THAT(page.rules[1].rulings, IsEmpty());
  EXPECT_EQ(page.rules[2].id, "TY-1003");
  EXPECT_EQ(page.rules[2].text, "The owl wins (R-02).");
  EXPECT_THAT(page.rules[2].rulings, ElementsAre("R02"));
}

TEST(LedgerPage, ParenthesesThatAreNotPassagesStay) {
  Page page = parse_page("toy", "toy.md",
                         "- **TY-001** See (R01)\n- **TY-002** Either (P1, or so)\n"
                         "- **TY-003** Nothing ()\n- **TY-004** Odd )\n- **TY-005** Go (C04)\r\n");
  ASSERT_EQ(page.rules.size(), 5u);
  EXPECT_EQ(page.rules[0].text, "See (R01)");
  EXPECT_EQ(page.rules[1].text, "Either (P1, or so)");
  EXPECT_EQ(page.rules[2].text, "Nothing ()");
  EXPECT_EQ(page.rules[3].text, "Odd )");
  EXPECT_EQ(page.rules[4].text, "Go");
}

TEST(LedgerPage, HeadingsSayWhomAChapterIsFor) {
  Page page = parse_page("toy", "toy.md",
                         "## 1. Things [components]\n- **TY-001** There is an owl.\n"
                         "## 2. Night\n- **TY-002** It hunts.\n- **TY-003** Owls. [schema]\n"
                         "## 3. Facts [schema]\n- **TY-004** How many owls.\n");
  ASSERT_EQ(page.rules.size(), 4u);
  EXPECT_EQ(page.rules[0].section, "Things");
  EXPECT_TRUE(page.rules[0].component);
  EXPECT_FALSE(page.rules[0].schema);
  EXPECT_FALSE(page.rules[1].component || page.rules[1].schema);
  EXPECT_TRUE(page.rules[2].schema);
  EXPECT_EQ(page.rules[3].section, "Facts");
  EXPECT_TRUE(page.rules[3].schema);
}

TEST(WordForms, OfOneWordHaveOneStem) {
  const auto one_stem = [](std::initializer_list<std::string_view> words, std::string_view lang) {
    for (const std::string_view word : words)
      EXPECT_EQ(stem_of(word, lang), stem_of(*words.begin(), lang)) << word;
  };
  one_stem({"gate", "gates"}, "en");
  one_stem({"move", "moves", "moved", "moving"}, "en");
  one_stem({"ally", "allies"}, "en");
  one_stem({"stop", "stopped", "stopping"}, "en");
  one_stem({"portale", "portali"}, "it");
  one_stem({"luogo", "luoghi"}, "it");
  one_stem({"carta", "carte"}, "it");
  one_stem({"pescare", "pescato", "pescano", "pescando"}, "it");
  one_stem({"puerta", "puertas"}, "es");
  one_stem({"luz", "luces"}, "es");
  one_stem({"robar", "robada", "robando", "roban"}, "es");
  one_stem({"lugar", "lugares"}, "es");
  EXPECT_NE(stem_of("monster", "en"), stem_of("month", "en"));
  EXPECT_EQ(stem_of("is", "en"), "is");
}

TEST(LedgerPage, RulingsOfEveryLedgerStyle) {
  Page page = parse_page("toy", "toy.md",
                         "| No. | Question | Ruling | Reason |\n|---|---|---|---|\n"
                         "| **R01** | Who? | The owl. | It is wise. |\n"
                         "| R2 | When? | At night. | Owls. |\n"
                         "| R-103 | Where? | In the wood. | Trees. | High |\n"
                         "| Ready | not | a | ruling |\n");
  ASSERT_THAT(page.problems, IsEmpty());
  ASSERT_EQ(page.rulings.size(), 3u);
  EXPECT_EQ(page.rulings[0], (Ruling{"R01", "toy", "Who?", "The owl.", "It is wise."}));
  EXPECT_EQ(page.rulings[1], (Ruling{"R02", "toy", "When?", "At night.", "Owls."}));
  EXPECT_EQ(page.rulings[2], (Ruling{"R103", "toy", "Where?", "In the wood.", "Trees."}));
}

TEST(LedgerPage, ProblemsNameFileAndLine) {
  Page page = parse_page("toy", "toy.md",
                         "- **TY-001** One.\n- **TY-001** Two.\n- **ty-2** Three.\n"
                         "- **TY-004**\n| **R01** | too | short |\n- **TY-005** Five.");
  EXPECT_THAT(page.problems, ElementsAre(HasSubstr("toy.md:2: TY-001 stands here a second time"),
                                         HasSubstr("toy.md:3: a rule begins with its ID"),
                                         HasSubstr("toy.md:4: TY-004 has no text"),
                                         HasSubstr("toy.md:5: R01 needs four cells")));
  ASSERT_EQ(page.rules.size(), 2u);
  EXPECT_EQ(page.rules[0].text, "One.");
  EXPECT_EQ(page.rules[1].text, "Five.");
}

TEST(ShippedLedger, HoldsTheFourGames) {
  EXPECT_THAT(shipped().games(), testing::IsSupersetOf({"arkham", "avalon", "catacombs", "salem"}));
  EXPECT_GE(rules_of("salem").size(), 340u);
  EXPECT_GE(rules_of("arkham").size(), 850u);
  EXPECT_GE(rules_of("catacombs").size(), 561u);
  EXPECT_GE(rules_of("avalon").size(), 1088u);
  EXPECT_NE(shipped().find_ruling("avalon", "R150"), nullptr);
}

TEST(ShippedLedger, ToysAreFoundButNotListed) {
  EXPECT_THAT(shipped().games(), testing::Not(testing::Contains("toy")));
  EXPECT_THAT(shipped().games(true), testing::Contains("toy"));
  ASSERT_NE(find("TY-001"), nullptr);
  for (const RuleText* rule : search("candle")) EXPECT_NE(rule->game, "toy");
  EXPECT_THAT(search("candle", "toy"), testing::Not(IsEmpty()));
}

TEST(ShippedLedger, HasNoProblems) {
  for (const std::string& game : shipped().games(true)) {
    EXPECT_THAT(shipped().problems(game), IsEmpty()) << game;
  }
}

TEST(ShippedLedger, IsWrittenForPlayersAsItStandsToday) {
  for (const std::string& game : shipped().games())
    for (const char* language : {"en", "it", "es"}) {
      const Gaps gaps = shipped().gaps(game, language);
      EXPECT_THAT(gaps.older, IsEmpty()) << game << ' ' << language;
      if (language != std::string_view("en"))
        EXPECT_THAT(gaps.missing, IsEmpty()) << game << ' ' << language;
    }
}

TEST(ShippedLedger, IdsAreUniqueAcrossGamesAndFindTheirRule) {
  std::set<std::string> seen;
  for (const std::string& game : shipped().games(true)) {
    for (const RuleText& rule : rules_of(game)) {
      EXPECT_TRUE(seen.insert(rule.id).second) << rule.id;
      EXPECT_EQ(find(rule.id), &rule);
      EXPECT_FALSE(rule.section.empty()) << rule.id;
    }
  }
  EXPECT_EQ(find("HS-000"), nullptr);
  EXPECT_EQ(find(""), nullptr);
  EXPECT_TRUE(rules_of("chess").empty());
}

TEST(ShippedLedger, RuleLeadsToItsRuling) {
  const RuleText* rule = find("HS-005");
  ASSERT_NE(rule, nullptr);
  EXPECT_EQ(rule->game, "salem");
  EXPECT_EQ(rule->section, "Components and state");
  ASSERT_THAT(rule->rulings, ElementsAre("R01"));
  ASSERT_NE(shipped().find_ruling("salem", "R01"), nullptr);
  EXPECT_THAT(shipped().find_ruling("salem", "R01")->question, HasSubstr("R'lyeh"));
  EXPECT_EQ(shipped().find_ruling("salem", "R99999"), nullptr);
}

// A ledger folder of the test's own, with an Italian page for one of two rules.
class TranslatedLedger : public testing::Test {
 protected:
  TranslatedLedger() {
    std::string pattern = testing::TempDir() + "tavola-ledger-XXXXXX";
    path_ = mkdtemp(pattern.data());
    std::filesystem::create_directories(path_ / "owls/ledger");
    write("owls.md",
          "## Night\n- **OW-001** The owl sees a sleeper. (P1)\n- **OW-002** Energy is lost.\n"
          "- **OW-003** The owlet may sleep. [base] [Decides: Owner, where]\n"
          "| R1 | Who? | The owl. | Wise. |\n");
    write("owls.it.md",
          "## Notte\n- **OW-001** La civetta vede. (P1)\n- **OW-003** La città è Énergica.\n"
          "- **OW-009** Niente.\n");
    content::use_folder(path_);
  }
  ~TranslatedLedger() override {
    content::use_folder({});
    std::filesystem::remove_all(path_);
  }
  void write(const std::string& name, std::string_view text) {
    std::ofstream(path_ / "owls/ledger" / name) << text;
  }
  static std::vector<std::string> ids(const std::vector<const RuleText*>& rules) {
    std::vector<std::string> found;
    for (const RuleText* rule : rules) found.push_back(rule->id);
    return found;
  }
  std::filesystem::path path_;
  Ledger ledger_;
};

TEST_F(TranslatedLedger, FallsBackToEnglishRuleByRule) {
  EXPECT_EQ(ledger_.find("OW-001", "it")->text, "La civetta vede.");
  EXPECT_EQ(ledger_.find("OW-001", "it")->section, "Notte");
  EXPECT_EQ(ledger_.find("OW-002", "it")->text, "Energy is lost.");
  EXPECT_EQ(ledger_.find("OW-001", "es")->text, "The owl sees a sleeper.");
  EXPECT_EQ(ledger_.find("OW-001")->text, "The owl sees a sleeper.");
  EXPECT_EQ(ledger_.find_ruling("owls", "R01", "it")->ruling, "The owl.");
  EXPECT_EQ(ledger_.rules_of("owls", "it").size(), 3u);
}

TEST_F(TranslatedLedger, MarksForItsWritersAreNotShown) {
  EXPECT_EQ(ledger_.find("OW-003")->text,
            "The owlet may sleep. (decides: the investigator's player, where)");
}

TEST_F(TranslatedLedger, TranslationOfAnUnknownRuleIsAProblem) {
  EXPECT_THAT(ledger_.problems("owls"), ElementsAre(HasSubstr("OW-009 is not in the ledger")));
}

TEST_F(TranslatedLedger, APageTellsWhatItLacksAndWhatHasGrownOld) {
  const auto stamp = [this](const char* id) { return " {" + stamp_of(*ledger_.find(id)) + "}"; };
  write("owls.es.md", "- **OW-001** El búho ve." + stamp("OW-001") + "\n- **OW-002** Energía." +
                          stamp("OW-001") + "\n- **OW-003** Sin sello.\n");
  content::use_folder(path_);
  const Gaps gaps = Ledger().gaps("owls", "es");
  EXPECT_EQ(gaps.written, 1);
  EXPECT_THAT(gaps.older, ElementsAre("OW-002", "OW-003"));
  EXPECT_THAT(gaps.missing, ElementsAre("R01"));
  EXPECT_EQ(Ledger().find("OW-001", "es")->text, "El búho ve.");
  EXPECT_TRUE(ledger_.gaps("owls", "fr").missing.empty()) << "there is no such page";
}

TEST_F(TranslatedLedger, EnglishMayHaveAPageForPlayers) {
  EXPECT_EQ(ledger_.find("OW-002")->text, "Energy is lost.");
  write("owls.en.md", "- **OW-002** You lose energy.\n");
  write("owls.md",
        "## Night\n- **OW-002** Energy must be lost. [base] [R1]\n"
        "- **OW-003** The owlet may sleep. [ext]\n| R1 | Who? | The owl. | Wise. |\n");
  content::use_folder(path_);
  const Ledger again;
  EXPECT_EQ(again.find("OW-002")->text, "You lose energy.");
  EXPECT_THAT(again.find("OW-002")->rulings, ElementsAre("R01"));
  EXPECT_EQ(again.find("OW-003")->text, "The owlet may sleep.");
}

TEST_F(TranslatedLedger, SearchPutsWholeWordsFirst) {
  EXPECT_THAT(ids(ledger_.search("sleep", "owls")), ElementsAre("OW-003", "OW-001"));
  EXPECT_THAT(ids(ledger_.search("owlet SLEEP", "owls")), ElementsAre("OW-003"));
  EXPECT_THAT(ids(ledger_.search("wl", "owls")), IsEmpty());
  EXPECT_THAT(ids(ledger_.search("  ", "owls")), IsEmpty());
  EXPECT_THAT(ids(ledger_.search("ow-002", "owls")), ElementsAre("OW-002"));
  EXPECT_THAT(ids(ledger_.search("night", "owls")), ElementsAre("OW-001", "OW-002", "OW-003"));
}

TEST_F(TranslatedLedger, SearchIgnoresAccents) {
  EXPECT_THAT(ids(ledger_.search("citta energica", "owls", "it")), ElementsAre("OW-003"));
  EXPECT_THAT(ids(ledger_.search("CITTÀ energica", "", "it")), ElementsAre("OW-003"));
}

}  // namespace
}  // namespace tavola::ledger
