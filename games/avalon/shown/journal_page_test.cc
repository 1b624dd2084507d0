// The Journal's page: prose by language and Party, what choices cost and bring, and why some are
// locked.
#include "games/avalon/shown/journal_page.h"

#include <gtest/gtest.h>

#include "games/avalon/shown/title.h"
#include "games/avalon/tables_for_tests/journal_for_tests.h"
#include "scene/choice.h"
#include "scene/say.h"

namespace tavola::avalon {
namespace {

constexpr std::string_view kVerses =
    ":: 0\n* tend\n  need empathy >= 1\n  cost pay 1 food\n  do gain 1 exp\n  -> end\n"
    "* buy\n  cost pay 9 wealth\n  -> end\n* secret\n  hidden\n  need carrying secret 111\n  -> "
    "end\n"
    "* leave\n  -> end\n* stay\n  -> 0\n";
constexpr const char* kProse =
    ":: 0 The Ward\nForty-one beds.\n\n{Stay|Stay, all of you}.\n* tend: Tend the sick\n"
    "* buy: Buy the ward\n* secret: Open the cupboard\n* leave: Leave\n* stay: Stay\n";

struct Page {
  tavola::content::StandIn english{"avalon/journal/906.en.md", kProse};
  Exploration j;
  scene::OpenedTitle opened = open();

  explicit Page(std::initializer_list<std::string_view> heroes) : j(kVerses, heroes) {
    j.explore();
  }
  const scene::Title& title() const { return **opened; }
  std::string said(const scene::Text& text, words::Language language = words::Language::kEnglish) {
    return scene::say(title(), language, text);
  }
};

TEST(JournalPage, ShowsTheVerseForTheSizeOfTheParty) {  // TG-353
  Page alone({"ailei"});
  ASSERT_TRUE(alone.opened) << alone.opened.error();
  const auto panel = journal_panel(alone.j.s());
  ASSERT_TRUE(panel);
  const auto& page = std::get<scene::line::Prose>(panel->lines.front());
  EXPECT_EQ(alone.said(page.heading), "The Ward");
  ASSERT_EQ(page.paragraphs.size(), 2U);
  EXPECT_EQ(alone.said(page.paragraphs[1]), "Stay.");
  Page both({"ailei", "beor"});
  const auto other = journal_panel(both.j.s());
  EXPECT_EQ(both.said(std::get<scene::line::Prose>(other->lines.front()).paragraphs[1]),
            "Stay, all of you.");
}

TEST(JournalPage, ATranslationKeepsItsOwnParagraphs) {  // TG-353
  Page page({"ailei"});
  ASSERT_TRUE(page.opened) << page.opened.error();
  page.j.s().journal.verse =
      static_cast<VerseId>(std::ranges::find(content().journal.verses, "105:3", &JournalVerse::id) -
                           content().journal.verses.begin());
  const JournalVerse& open = verse(page.j.s().journal.verse);
  const auto panel = journal_panel(page.j.s());
  ASSERT_TRUE(panel);
  std::string spanish;
  for (const scene::Text& part : std::get<scene::line::Prose>(panel->lines.front()).paragraphs)
    spanish += page.said(part, words::Language::kSpanish) + " \n";
  const auto& own = open.prose[static_cast<std::size_t>(words::Language::kSpanish)].paragraphs;
  ASSERT_GT(own.size(), open.prose[0].paragraphs.size());
  EXPECT_EQ(static_cast<std::size_t>(std::ranges::count(spanish, '\n')), own.size()) << spanish;
}

TEST(JournalPage, CostsAndWhatFollowsForSureAreShownBefore) {  // TG-355
  Page page({"ailei"});
  const int tend = page.j.choice("tend");
  ASSERT_GE(tend, 0);
  const Option& option = page.j.t.decision().options[static_cast<std::size_t>(tend)];
  scene::OptionView view;
  page.title().detail(page.j.t, option, view);
  EXPECT_TRUE(page.said(view.cost).starts_with("1 Food.")) << page.said(view.cost);
  EXPECT_EQ(page.said(page.title().forecast(page.j.t, option)), "Gain 1 Experience.");
  EXPECT_EQ(page.said(page.title().forecast(page.j.t, option), words::Language::kItalian),
            "Ottieni 1 Esperienza.");
}

TEST(JournalPage, ANeedNamesWhoMeetsIt) {  // TG-356
  Page page({"beor", "ailei"});
  const int tend = page.j.choice("tend");
  ASSERT_GE(tend, 0);
  scene::OptionView view;
  page.title().detail(page.j.t, page.j.t.decision().options[static_cast<std::size_t>(tend)], view);
  const std::string met = page.said(view.cost);
  EXPECT_TRUE(met.starts_with("1 Food. Needs: 1 Empathy (")) << met;
}

TEST(JournalPage, ALockedChoiceIsShownUnlessItIsHidden) {  // TG-356, TG-906
  Page page({"beor"});
  const auto locked = page.title().blocked(page.j.t);
  ASSERT_EQ(locked.size(), 2U);
  EXPECT_EQ(page.said(locked[0].text), "Tend the sick");
  EXPECT_EQ(page.said(locked[0].reason), "Needs: 1 Empathy. Nobody here has it.");
  EXPECT_EQ(page.said(locked[1].text), "Buy the ward");
  EXPECT_EQ(page.said(locked[1].reason), "The Party cannot pay 9 Wealth.");
}

TEST(JournalPage, WhereOneWayIsOpenTheLogTellsWhyTheOthersAreNot) {  // TG-356, TG-906
  constexpr std::string_view kWay =
      ":: 0\n* tend\n  need empathy >= 9\n  -> end\n* buy\n  cost pay 9 wealth\n  -> end\n"
      "* secret\n  hidden\n  need carrying secret 111\n  -> end\n* leave\n  -> end\n";
  const tavola::content::StandIn english{"avalon/journal/906.en.md", kProse};
  Exploration j(kWay, {"beor"});
  const scene::OpenedTitle title = open();
  j.explore();
  EXPECT_EQ(j.reading(), "nothing") << "nobody is asked";
  std::vector<std::string> said;
  for (const Event& event : j.seen.events)
    if (event.kind == static_cast<std::uint8_t>(Happening::kChoiceLocked))
      said.push_back(
          scene::say(**title, words::Language::kEnglish, scene::event_text(**title, event)));
  ASSERT_EQ(said.size(), 2U) << "what is hidden stays so";
  EXPECT_EQ(said[0], "Not open: Tend the sick. It needs: 9 Empathy.");
  EXPECT_EQ(said[1], "Not open: Buy the ward. The Party cannot pay 9 Wealth.");
}

TEST(JournalPage, APriceAndWhatFollowsAreSaidAsTheyComeToNow) {  // TG-355
  constexpr std::string_view kStone =
      ":: 0\n* tend\n  cost pay 1 energy per player\n  cost pay 2 food per player\n"
      "  do if chapter >= 9 { gain 9 wealth } else { gain 7 - players exp }\n"
      "  do if chapter >= 9 { gain 9 food }\n  -> end\n"
      "* buy\n  cost each member: pay 1 energy\n  do if chapter >= 9 { gain 9 food }\n  -> end\n"
      "* leave\n  -> end\n";
  constexpr const char* kWords =
      ":: 0 The Stone\nIt waits.\n* tend: Feed it\n* buy: Ask it\n* leave: Leave\n";
  const tavola::content::StandIn english{"avalon/journal/906.en.md", kWords};
  Exploration j(kStone, {"ailei", "beor"});
  const scene::OpenedTitle title = open();
  j.explore();
  for (Seat seat = 0; seat < 2; ++seat) j.of(seat).of(Measure::kFood) = 4;
  const auto said = [&](const scene::Text& text) {
    return scene::say(**title, words::Language::kEnglish, text);
  };
  const auto option = [&](std::string_view id) {
    return j.t.decision().options[static_cast<std::size_t>(j.choice(id))];
  };
  scene::OptionView feed;
  (*title)->detail(j.t, option("tend"), feed);
  EXPECT_EQ(said(feed.cost), "2 Energy and 4 Food");
  EXPECT_EQ(said((*title)->forecast(j.t, option("tend"))), "Gain 5 Experience.");
  scene::OptionView ask;
  (*title)->detail(j.t, option("buy"), ask);
  EXPECT_EQ(said(ask.cost), "1 Energy each");
  EXPECT_TRUE((*title)->forecast(j.t, option("buy")).empty()) << "nothing that will not come";
}

/// A page at Location 906 with these verses and words, open before somebody.
struct OtherPage {
  tavola::content::StandIn english;
  Exploration j;
  scene::OpenedTitle title = open();

  OtherPage(std::string_view verses, const char* words,
            std::initializer_list<std::string_view> heroes)
      : english{"avalon/journal/906.en.md", words}, j(verses, heroes) {
    j.explore();
  }
  std::string said(const scene::Text& text, words::Language language = words::Language::kEnglish) {
    return scene::say(**title, language, text);
  }
  std::string brings(std::string_view choice,
                     words::Language language = words::Language::kEnglish) {
    const int number = j.choice(choice);
    EXPECT_GE(number, 0) << choice;
    const Option& option = j.t.decision().options[static_cast<std::size_t>(number)];
    return said((*title)->forecast(j.t, option), language);
  }
  std::string lacks(std::size_t which, words::Language language = words::Language::kEnglish) {
    const auto locked = (*title)->blocked(j.t);
    EXPECT_LT(which, locked.size());
    return which < locked.size() ? said(locked[which].reason, language) : "";
  }
};

TEST(JournalPage, WhatFollowsNamesItsLocationsButNoneThatNobodyHasSeen) {  // TG-355, TG-243
  OtherPage page(
      ":: 0\n* light\n  do light location 901 for 3 days\n  -> end\n"
      "* burn\n  do replace location 903 by location 910\n  -> end\n* leave\n  -> end\n",
      ":: 0 The Place\nIt waits.\n* light: Light it\n* burn: Burn it\n* leave: Leave\n", {"ailei"});
  page.j.at(903).where = Where::kMap;
  EXPECT_EQ(page.brings("light"), "A Menhir shines in the Test Hearth, for 3 days.");
  EXPECT_EQ(page.brings("burn"),
            "Location 910 takes the place of the Test Fair, which leaves the game.");
  EXPECT_EQ(page.brings("light", words::Language::kItalian),
            "Un Menhir brilla nel Focolare di prova, per 3 giorni.");
  page.j.at(910).where = Where::kMap;
  EXPECT_EQ(page.brings("burn").find("910"), std::string::npos) << page.brings("burn");
}

TEST(JournalPage, ALockedChoiceSaysInPlainWordsWhatIsMissing) {  // TG-356, TG-906
  OtherPage page(
      ":: 0\n* a\n  need empathy >= 2 or carrying secret 111\n  -> end\n"
      "* b\n  need test oath marked\n  -> end\n"
      "* c\n  need part 2 of test road marked and caution >= 3\n  -> end\n"
      "* d\n  need not test oath marked\n  -> end\n"
      "* e\n  need chapter >= 4\n  -> end\n"
      "* f\n  need marks of test debts >= 2\n  -> end\n"
      "* g\n  need location 908 in play\n  -> end\n"
      "* h\n  need everybody at location 901\n  -> end\n"
      "* leave\n  -> end\n* stay\n  -> 0\n",
      ":: 0 The Place\nIt waits.\n* a: A\n* b: B\n* c: C\n* d: D\n* e: E\n* f: F\n* g: G\n"
      "* h: H\n* leave: Leave\n* stay: Stay\n",
      {"beor"});
  EXPECT_EQ(page.lacks(0), "Needs: 2 Empathy or Rites of the Test Stone. Nobody here has either.");
  EXPECT_EQ(page.lacks(1),
            "Needs: something that has not happened yet (“The Oath at the Test Stone”).");
  EXPECT_EQ(page.lacks(2),
            "Needs: something that has not happened yet (“The Test Road”) and 3 Caution.");
  EXPECT_EQ(page.lacks(3), "Needs: Chapter 4 or a later one.");
  EXPECT_EQ(page.lacks(4), "Needs: “Test Debts” at 2 or more.");
  EXPECT_EQ(page.lacks(5), "Needs: Location 908 on the map.");
  EXPECT_EQ(page.lacks(6), "Needs: all Characters in the Test Hearth.");
  EXPECT_EQ(page.lacks(6, words::Language::kSpanish),
            "Requiere: todos los personajes en el Hogar de prueba.");
}

TEST(JournalPage, ALockedChoiceNamesWhoHasItElsewhere) {  // TG-356
  OtherPage page(":: 0\n* a\n  need empathy >= 2\n  -> end\n* leave\n  -> end\n* stay\n  -> 0\n",
                 ":: 0 The Place\nIt waits.\n* a: A\n* leave: Leave\n* stay: Stay\n",
                 {"beor", "ailei"});
  page.j.s().journal.party = 1;  // Beor reads alone
  EXPECT_EQ(page.lacks(0), "Needs: 2 Empathy. Seat 2 has it, but not here.");
  EXPECT_EQ(page.lacks(0, words::Language::kItalian),
            "Serve: 2 Empatia. Ce l'ha Posto 2, ma non qui.");
}

}  // namespace
}  // namespace tavola::avalon
