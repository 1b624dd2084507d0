// Frames of every game, in random positions, three languages and windows of many sizes: each is
// exactly as large as its window, and board, question and every option are in sight or can be
// reached.
#include "screen/painter.h"

#include <algorithm>
#include <array>

#include "screen/question.h"
#include "screen/screen_for_tests.h"

namespace tavola::screen {
namespace {

constexpr Size kSizes[] = {{80, 24}, {100, 30}, {120, 40}, {200, 50}, {80, 60},  {110, 20},
                           {79, 23}, {60, 20},  {40, 12},  {20, 6},   {300, 90}, {12, 3}};

std::string left_side(const Frame& frame, int width) {
  std::string text;
  for (const std::string& line : frame.lines) text += fitted(line, width, false) + "\n";
  return text;
}

void expect_exact(const Frame& frame, Size size, const std::string& what) {
  ASSERT_EQ(static_cast<int>(frame.lines.size()), size.height) << what;
  for (const std::string& line : frame.lines) ASSERT_EQ(columns(line), size.width) << what << line;
  EXPECT_LT(frame.cursor_row, size.height) << what;
  EXPECT_LT(frame.cursor_column, size.width) << what;
}

/// Moves the options until each was in sight.
void expect_every_option(const View& view, Size size, const std::string& what) {
  if (!view.scene.decision) return;
  Looking looking;
  looking.prompt = "Your choice:";
  std::string seen;
  for (;; ++looking.question_from) {
    const Frame frame = paint(view, looking, size);
    seen += without_blanks(left_side(frame, answer_width(size))) + "\n";
    if (looking.question_from + frame.question_height >= frame.question_lines) break;
  }
  const scene::SceneText text = view.text(size.width);
  const std::string apart = text.begins_with_number(*view.scene.decision) ? ")" : "";
  for (const scene::OptionView& option : view.scene.decision->options)
    ASSERT_TRUE(seen.contains(
        without_blanks(option.key + apart + words::capitalised(text.say(option.text)))))
        << what << option.key << " " << text.say(option.text) << "\n"
        << left_side(paint(view, Looking{}, size), size.width);
}

// Under the sanitizers a look at a page takes long, and each language goes through the same code.
#ifdef TAVOLA_SANITIZED
constexpr std::array kChoices{0, 60};
constexpr std::array kSpoken{words::Language::kItalian};
#else
constexpr std::array kChoices{0, 7, 30, 90, 200};
constexpr auto kSpoken = words::kLanguages;
#endif

class EveryGame : public testing::TestWithParam<std::string> {
 protected:
  void SetUp() override {
    const auto opened = games::open(GetParam());
    ASSERT_TRUE(opened) << opened.error();
    title_ = *opened;
  }
  template <class F>
  void in_many_positions(F look) {
    const Game& game = title_->game();
    std::uint64_t seed = 1;
    for (const int seats : {game.least_seats(), game.most_seats()})
      for (const int choices : kChoices) {
        const auto table = table_after(*title_, seats, choices, ++seed);
        for (const words::Language language : kSpoken) {
          const View view = view_of(*title_, *table, language);
          look(view, GetParam() + " after " + std::to_string(choices) + ", " +
                         std::to_string(seats) + " seats: ");
        }
      }
  }
  const scene::Title* title_ = nullptr;
};

TEST_P(EveryGame, AFrameIsExactlyAsLargeAsTheWindow) {
  in_many_positions([](const View& view, const std::string& what) {
    for (const Size size : kSizes) {
      Looking looking;
      looking.prompt = "Your choice, or help:";
      looking.typed = "1";
      looking.cursor = 1;
      for (const Page page : kPages) {
        looking.page = page;
        looking.page_from = page == Page::kLog ? 1000 : 0;
        expect_exact(paint(view, looking, size), size, what);
      }
    }
  });
}

TEST_P(EveryGame, EveryOptionIsInSightOrCanBeReached) {
  in_many_positions([](const View& view, const std::string& what) {
    for (const Size size : {Size{80, 24}, Size{120, 40}, Size{60, 20}})
      expect_every_option(view, size, what);
  });
}

TEST_P(EveryGame, TheWholeBoardIsInSightOrCanBeTurnedTo) {
  in_many_positions([](const View& view, const std::string& what) {
    const Size size{80, 24};
    Looking looking;
    std::string seen;
    for (;; ++looking.page_from) {
      const Frame frame = paint(view, looking, size);
      ASSERT_GE(frame.page_height, std::min(5, frame.page_lines)) << what;
      seen += without_blanks(left_side(frame, size.width)) + "\n";
      if (looking.page_from + frame.page_height >= frame.page_lines) break;
    }
    const scene::SceneText text = view.text(size.width);
    for (const scene::Area& area : view.scene.areas)
      if (area.parent.empty() && area.kind == scene::AreaKind::kPlace && area.layout.wide)
        EXPECT_TRUE(seen.contains(without_blanks(words::capitalised(text.say(area.name)))))
            << what << text.say(area.name);
  });
}

TEST_P(EveryGame, ItSaysWhoIAm) {
  const auto table = table_after(*title_, title_->game().least_seats(), 0, 5);
  const View view = view_of(*title_, *table, words::Language::kEnglish);
  const Frame frame = paint(view, {}, {80, 24});
  const std::string name = view.voice.seat(view.scene.viewer);
  EXPECT_TRUE(frame.lines[0].contains("You are " + name)) << frame.lines[0];
}

TEST_P(EveryGame, EverybodyHasALineInAWideWindow) {
  const Game& game = title_->game();
  const auto table = table_after(*title_, game.most_seats(), 40, 3);
  const View view = view_of(*title_, *table, words::Language::kEnglish);
  bool sheets = false;
  for (const scene::Panel& panel : view.scene.panels) sheets = sheets || panel.seat != kNoSeat;
  if (!sheets) GTEST_SKIP() << "a game without sheets";
  const Frame frame = paint(view, {}, {160, 50});
  std::string all;
  for (const std::string& line : frame.lines) all += line + "\n";
  for (const scene::Panel& panel : view.scene.panels)
    if (panel.seat != kNoSeat) EXPECT_TRUE(all.contains(view.voice.seat(panel.seat))) << all;
  for (const scene::Track& track : view.scene.tracks) {
    const std::string name = view.text(160).say(track.name) + " ";
    EXPECT_FALSE(all.contains(name + name)) << "told twice\n" << all;
  }
}

// Between two questions the form does not change; over a game it may be outgrown once.
TEST_P(EveryGame, TheBoardKeepsItsFormWhateverIsAsked) {
  const Game& game = title_->game();
  for (const Size size : {Size{80, 24}, Size{120, 40}}) {
    const auto table = game.new_table();
    game.deal(*table, game.standard_setup(game.least_seats(), 3));
    Random luck(11);
    scene::BoardForm form = scene::BoardForm::kFitting;
    int changes = 0;
    for (int i = 0; i < 150 && !table->over(); ++i) {
      const View view = view_of(*title_, *table, words::Language::kEnglish);
      // As a window does: the first form, until the board has outgrown it.
      const scene::BoardForm now = form == scene::BoardForm::kFitting
                                       ? lasting_form(view, size)
                                       : std::max(form, fitting_form(view, size));
      if (now != scene::BoardForm::kFitting) {
        changes += form != scene::BoardForm::kFitting && now != form ? 1 : 0;
        EXPECT_GE(now, form) << "it never goes back";
        form = now;
      }
      const int n = static_cast<int>(
          luck.below(static_cast<std::uint32_t>(table->decision().options.size())));
      Parameters parameters{};
      if (table->decision().options[static_cast<std::size_t>(n)].takes_parameters)
        parameters = game.propose(*table, n, luck);
      table->choose(n, parameters);
    }
    EXPECT_LE(changes, 1) << size.width << "x" << size.height;
  }
}

INSTANTIATE_TEST_SUITE_P(Screen, EveryGame,
                         testing::Values("toy", "salem", "catacombs", "arkham", "avalon"),
                         [](const auto& info) { return info.param; });

TEST(Painter, AGameThatGoesByDaysSaysWhichOneItIs) {
  const scene::Title& title = **games::open("avalon");
  const auto table = table_after(title, 2, 6, 3);
  const View view = view_of(title, *table, words::Language::kEnglish);
  const Frame frame = paint(view, {}, {80, 24});
  EXPECT_TRUE(frame.lines[0].contains("Day 1")) << frame.lines[0];
}

const scene::Title& arkham() { return **games::open("arkham"); }

TEST(Painter, StreetsThatJoinAreNamedInANarrowWindow) {
  const auto table = table_after(arkham(), 2, 0, 5);
  const View view = view_of(arkham(), *table, words::Language::kEnglish);
  std::string all;
  for (const std::string& line : page_lines(view, Page::kBoard, 80, 12)) all += line + "\n";
  EXPECT_TRUE(without_blanks(all).contains("Northside─Downtown")) << all;
  all.clear();
  for (const std::string& line : page_lines(view, Page::kBoard, 80, 40)) all += line + "\n";
  EXPECT_TRUE(without_blanks(all).contains("→Downtown,MerchantDistrict")) << all;
}

// The same places on the same lines, whether a place is to be chosen or not.
TEST(Painter, ABoardOfFewPlacesIsAListWhateverIsAsked) {
  const scene::Title& salem = **games::open("salem");
  for (const Size size : {Size{80, 24}, Size{120, 40}})
    for (const int choices : {0, 1, 2, 3, 4, 5}) {
      const auto table = table_after(salem, 2, choices, 5);
      View view = view_of(salem, *table, words::Language::kEnglish);
      Looking looking;
      looking.form = lasting_form(view, size);
      EXPECT_LT(looking.form, scene::BoardForm::kRunTogetherWithRoads);
      std::string begins;
      for (const std::string& line :
           page_lines(view, Page::kBoard, 80, 12, scene::BoardForm::kGathered))
        if (line.contains(": ") && !line.starts_with(" "))
          begins += line.front() == '[' ? line[1] : line.front();
      EXPECT_TRUE(begins.starts_with("0123456R")) << choices << begins;
    }
}

TEST(Painter, TheLogBesideTheBoardLeavesTheBoardInSight) {
  const auto table = table_after(arkham(), 2, 30, 5);
  const View view = view_of(arkham(), *table, words::Language::kEnglish, 200, 5);
  Looking looking;
  const auto left = [&](const Frame& frame) { return left_side(frame, answer_width({120, 40})); };
  const Frame board = paint(view, looking, {120, 40});
  looking.page = Page::kLog;
  looking.page_from = 20;
  const Frame log = paint(view, looking, {120, 40});
  EXPECT_TRUE(left(board).contains("Downtown")) << left(board);
  EXPECT_TRUE(left(log).contains("Downtown")) << left(log);
  std::string all;
  for (const std::string& line : log.lines) all += line + "\n";
  EXPECT_TRUE(all.contains("Line 10 of")) << all;
  EXPECT_GT(log.page_height, 30) << "the log has the whole side";
  EXPECT_GT(log.page_lines, 199);
}

TEST(Painter, AWarningStandsBesideWhatIsCounted) {
  const auto table = table_after(arkham(), 2, 0, 5);
  View view = view_of(arkham(), *table, words::Language::kEnglish);
  const auto gates = std::ranges::find(view.scene.tracks, "gates", &scene::Track::id);
  ASSERT_NE(gates, view.scene.tracks.end());
  gates->warn = scene::Text::name("one more wakes Cthulhu");
  for (const Size size : {Size{80, 24}, Size{120, 40}}) {
    std::string all;
    for (const std::string& line : paint(view, {}, size).lines) all += line;
    EXPECT_TRUE(all.contains("one more wakes")) << size.width;
  }
}

TEST(Painter, MyLineHasMyNumbersRatherThanMySecondName) {
  const std::array clues{"clue tokens ", "segnalini Indizio ", "fichas de pista "};
  for (const std::uint64_t seed : {5U, 6U, 7U, 8U})
    for (const words::Language language : words::kLanguages) {
      const auto table = table_after(arkham(), 2, 0, seed);
      const View view = view_of(arkham(), *table, language);
      std::string all;
      for (const std::string& line : paint(view, {}, {80, 24}).lines) all += line + "\n";
      EXPECT_TRUE(all.contains(clues[static_cast<std::size_t>(language)])) << all;
    }
}

TEST(Painter, EveryWayOfSalemIsInSightInACommonWindow) {
  const scene::Title& salem = **games::open("salem");
  const auto table = table_after(salem, 2, 0, 5);
  for (const words::Language language : words::kLanguages) {
    const View view = view_of(salem, *table, language);
    std::string all;
    for (const std::string& line : paint(view, {}, {80, 24}).lines) all += line + "\n";
    for (const char* key : {"  1 ", "  6 ", "  P1 ", "  P6 "})
      EXPECT_TRUE(all.contains(key)) << key << "\n" << all;
  }
}

TEST(Painter, TheRoomIsDrawnAsLargeAsFits) {
  const scene::Title& catacombs = **games::open("catacombs");
  const auto table = table_after(catacombs, 2, 60, 4);
  const View view = view_of(catacombs, *table, words::Language::kEnglish);
  const auto walls = [&](int width, int height) {
    int rows = 0;
    const Lines lines = page_lines(view, Page::kBoard, width, height);
    EXPECT_LE(static_cast<int>(lines.size()), height);
    for (const std::string& line : lines) rows += line.starts_with("│") ? 1 : 0;
    return rows;
  };
  EXPECT_GE(walls(80, 16), 10);
  EXPECT_GT(walls(80, 22), walls(80, 16));
  EXPECT_GT(walls(140, 40), walls(80, 22));
}

TEST(Painter, TheOptionsAreNotShownTwice) {
  const auto table = table_after(arkham(), 1, 0, 5);
  const View view = view_of(arkham(), *table, words::Language::kEnglish);
  Looking looking;
  looking.page = Page::kOptions;
  std::string all;
  for (const std::string& line : paint(view, looking, {80, 24}).lines) all += line + "\n";
  const std::string question = view.text(80).say(view.scene.decision->question);
  const std::size_t first = all.find(question);
  ASSERT_NE(first, std::string::npos) << all;
  EXPECT_EQ(all.find(question, first + 1), std::string::npos) << all;
}

TEST(Painter, ALongOptionIsBrokenBetweenWordsAndGoesOnBelowThem) {
  const auto table = table_after(arkham(), 1, 0, 5);
  View view = view_of(arkham(), *table, words::Language::kEnglish);
  scene::OptionView& option = view.scene.decision->options.front();
  option.text = scene::Text::name("Exhaust this to make a Lore check and draw a Skill");
  const Lines lines = question_forms(view, 30).lines[1];
  const auto at =
      std::ranges::find_if(lines, [](const std::string& line) { return line.contains("Exhaust"); });
  ASSERT_NE(at, lines.end());
  EXPECT_TRUE((at + 1)->starts_with("    Lore check")) << *(at + 1);
}

TEST(Painter, WhatAQuestionIsAboutStandsAboveIt) {
  const auto table = table_after(arkham(), 1, 0, 5);
  View view = view_of(arkham(), *table, words::Language::kEnglish);
  scene::Panel foe;
  foe.kind = scene::PanelKind::kRoll;
  foe.place = scene::PanelPlace::kStage;
  foe.title = scene::Text::name("Dark Young");
  view.scene.panels.push_back(foe);
  for (const Size size : {Size{80, 24}, Size{120, 40}}) {
    std::string all;
    for (const std::string& line : paint(view, {}, size).lines) all += line + "\n";
    const std::string question = view.text(80).say(view.scene.decision->question);
    EXPECT_LT(all.find("Dark Young"), all.find(question)) << all;
  }
}

TEST(Painter, OnlyWhatChangedIsWrittenAgain) {
  const auto table = table_after(arkham(), 1, 0, 5);
  const View view = view_of(arkham(), *table, words::Language::kEnglish);
  Looking looking;
  looking.prompt = "?";
  const Frame first = paint(view, looking, {80, 24});
  looking.typed = "1";
  looking.cursor = 1;
  const Frame second = paint(view, looking, {80, 24});
  const std::string written = changes(&first, second);
  EXPECT_TRUE(written.contains("\x1b[24;1H? 1"));
  EXPECT_FALSE(written.contains("\x1b[1;1H"));
  EXPECT_LT(written.size(), 130U);
  EXPECT_TRUE(changes(nullptr, second).contains("\x1b[1;1H"));
  const Frame larger = paint(view, looking, {90, 24});
  EXPECT_TRUE(changes(&second, larger).contains("\x1b[2J"));
}

TEST(Painter, WithoutColourThereIsNoColour) {
  const auto table = table_after(arkham(), 2, 30, 5);
  View view = view_of(arkham(), *table, words::Language::kEnglish);
  for (const std::string& line : paint(view, {}, {120, 40}).lines)
    EXPECT_FALSE(line.contains("\x1b")) << line;
  view.colour = true;
  std::string all;
  for (const std::string& line : paint(view, {}, {120, 40}).lines) all += line;
  EXPECT_TRUE(all.contains("\x1b["));
}

TEST(Painter, AsciiUsesNoOtherLetterForLines) {
  const auto table = table_after(arkham(), 2, 30, 5);
  View view = view_of(arkham(), *table, words::Language::kEnglish);
  view.ascii = true;
  for (const std::string& line : paint(view, {}, {80, 24}).lines)
    for (const char* drawn : {"─", "│", "→", "·", "…", "▶", "█"})
      EXPECT_FALSE(line.contains(drawn)) << line;
}

TEST(Painter, TheKeysThatTurnAPageAreNamedInTheLanguageOfTheScreen) {
  const auto table = table_after(arkham(), 2, 30, 5);
  Looking looking;
  looking.page = Page::kLog;
  for (const auto& [language, keys] : {std::pair{words::Language::kEnglish, "PgUp PgDn"},
                                       std::pair{words::Language::kItalian, "PagSu PagGiù"}}) {
    const View view = view_of(arkham(), *table, language);
    std::string all;
    for (const std::string& line : paint(view, looking, {80, 24}).lines) all += line + "\n";
    EXPECT_TRUE(all.contains(keys)) << all;
  }
}

TEST(Painter, ACurtainShowsNothingElse) {
  View nothing;
  nothing.voice = {&arkham(), words::Language::kEnglish, {"Nora"}};
  nothing.interface = &scene::interface_for_tests();
  nothing.curtain = "Pass the screen to Nora.";
  const Frame frame = paint(nothing, {}, {80, 24});
  std::string all;
  for (const std::string& line : frame.lines) all += line;
  EXPECT_EQ(without_blanks(all), "PassthescreentoNora.");
}

TEST(Painter, ALongLineThatIsTypedStaysInSightAtItsEnd) {
  const auto table = table_after(arkham(), 1, 0, 5);
  const View view = view_of(arkham(), *table, words::Language::kEnglish);
  Looking looking;
  looking.prompt = "Your choice:";
  looking.typed = std::string(100, 'a') + "end";
  looking.cursor = looking.typed.size();
  const Frame frame = paint(view, looking, {80, 24});
  EXPECT_TRUE(frame.lines.back().contains("aend")) << frame.lines.back();
  EXPECT_EQ(frame.cursor_column, 79);
}

}  // namespace
}  // namespace tavola::screen
