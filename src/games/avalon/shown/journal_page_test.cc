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
  EXPECT_NE(page.said(locked[1].reason).find("Pay 9 Wealth"), std::string::npos)
      << page.said(locked[1].reason);
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

}  // namespace
}  // namespace tavola::avalon
