// A person at the screen: a line is read, pages are opened and turned, answers are read, and the
// window changes its size.
#include "screen/window.h"

#include "screen/screen_for_tests.h"

namespace tavola::screen {
namespace {

/// Types what it is told to, one piece a time, and keeps what is written.
class Scripted : public Device {
 public:
  std::vector<std::string> script;
  Size now{80, 24};
  std::string written;
  std::function<void(std::size_t)> before_piece;

  Size size() override { return now; }
  void write(std::string_view bytes) override { written += bytes; }
  Typed read(int) override {
    if (next_ == script.size()) return {.bytes = {}, .ended = true};
    if (before_piece) before_piece(next_);
    return {.bytes = script[next_++]};
  }
  /// What came on the screen since the last time.
  std::string news() { return std::exchange(written, ""); }

 private:
  std::size_t next_ = 0;
};

class AtTheScreen : public testing::Test {
 protected:
  View view(int log_lines = 4, int news = 2) const {
    return view_of(salem_, *table_, words::Language::kEnglish, log_lines, news);
  }
  std::optional<std::string> ask(std::vector<std::string> script) {
    device_.script = std::move(script);
    return window_.ask("Your choice: ");
  }

  const scene::Title& salem_ = **games::open("salem");
  std::unique_ptr<Table> table_ = table_after(salem_, 3, 0, 5);
  Scripted device_;
  Window window_{device_};
};

TEST_F(AtTheScreen, ALineIsReadAndTheRestWaits) {
  window_.show(view());
  EXPECT_EQ(ask({"hel", "p\r4\r"}), "help");
  EXPECT_TRUE(window_.pause(1)) << "nobody waits, and nothing is lost";
  EXPECT_EQ(window_.ask("Your choice: "), "4");
  EXPECT_EQ(window_.ask("Your choice: "), std::nullopt) << "the input has ended";
}

TEST_F(AtTheScreen, OneKeyChoosesWhereThereAreFewerThanTenOptions) {
  View few = view();
  few.scene.decision->options.resize(2);
  few.scene.decision->options[0].key = "1";
  few.scene.decision->options[1].key = "2";
  for (scene::OptionView& option : few.scene.decision->options) option.measured = false;
  const auto ask_by_key = [&](std::vector<std::string> script) {
    device_.script.insert(device_.script.end(), script.begin(), script.end());
    return window_.ask("Your choice: ", Window::Ends::kByOneKey);
  };
  window_.show(few);
  EXPECT_EQ(ask_by_key({"2"}), "2");
  EXPECT_EQ(ask_by_key({"9", "\r"}), "9") << "no key of an option";
  EXPECT_EQ(ask_by_key({"u", " ", "2", "\r"}), "u 2") << "within a line it is a digit";
  EXPECT_EQ(ask_by_key({"1\rlog\r"}), "1");
  EXPECT_EQ(ask_by_key({}), "log") << "the Enter behind the key was habit";
  device_.script.insert(device_.script.end(), {"1", "2", "\r"});
  EXPECT_EQ(window_.ask("Which file? "), "12") << "where a line is asked for";
  few.scene.decision->options[1].measured = true;
  window_.show(few);
  EXPECT_EQ(ask_by_key({"1", " 30\r"}), "1 30") << "a number is to follow";
  View many = view();
  many.scene.decision->options.assign(11, scene::OptionView{});
  for (std::size_t i = 0; i < 11; ++i) many.scene.decision->options[i].key = std::to_string(i + 1);
  window_.show(many);
  EXPECT_EQ(ask_by_key({"1", "1\r"}), "11");
}

TEST_F(AtTheScreen, CtrlDOnAnEmptyLineLeaves) {
  window_.show(view());
  EXPECT_EQ(ask({"x\x04\x7f", "\x04", "1\r"}), std::nullopt);
}

TEST_F(AtTheScreen, AnInterruptLeaves) {
  bool interrupted = false;
  Window window(device_, [&] { return interrupted; });
  window.show(view());
  device_.script = {"1", "2\r"};
  device_.before_piece = [&](std::size_t) { interrupted = true; };
  EXPECT_EQ(window.ask("?"), std::nullopt);
}

TEST_F(AtTheScreen, TabOpensPagesAndEnterGoesBackToTheBoard) {
  window_.show(view());
  std::vector<std::string> seen;
  device_.before_piece = [&](std::size_t) { seen.push_back(device_.news()); };
  EXPECT_EQ(ask({"\t", "\t", "\x1b[Z", "\r", "1\r"}), "1");
  ASSERT_EQ(seen.size(), 5U);
  EXPECT_TRUE(seen[0].contains("[Board]"));
  EXPECT_TRUE(seen[1].contains("[Options]"));
  EXPECT_TRUE(seen[2].contains("[Players]"));
  EXPECT_TRUE(seen[3].contains("[Options]"));
  EXPECT_TRUE(seen[4].contains("[Board]")) << "an empty line chooses nothing";
}

TEST_F(AtTheScreen, AShortAnswerStandsAboveThePromptAndALongOneIsAPage) {
  window_.show(view());
  window_.say("There is nothing to undo.\n");
  EXPECT_EQ(ask({"x\r"}), "x");
  EXPECT_TRUE(device_.news().contains("\x1b[23;1HThere is nothing to undo."));
  std::string many;
  for (int i = 1; i <= 40; ++i) many += "Rule " + std::to_string(i) + ".\n";
  window_.say(many);
  std::vector<std::string> seen;
  device_.before_piece = [&](std::size_t) { seen.push_back(device_.news()); };
  device_.script.insert(device_.script.end(), {"\x1b[6~", "\x1b", "", "1\r"});
  EXPECT_EQ(window_.ask("?"), "1");
  ASSERT_EQ(seen.size(), 4U);
  EXPECT_TRUE(seen[0].contains("[Answer]"));
  EXPECT_TRUE(seen[0].contains("Rule 1."));
  EXPECT_FALSE(seen[0].contains("Rule 30."));
  EXPECT_FALSE(seen[0].contains("There is nothing to undo.")) << "it has been read";
  EXPECT_TRUE(seen[1].contains("Rule 12.")) << seen[1];
  EXPECT_TRUE(seen[3].contains("[Board]")) << "a lone escape";
}

TEST_F(AtTheScreen, NewsWithoutRoomAreOpenedBeforeTheQuestion) {
  window_.show(view(60, 30));
  EXPECT_EQ(ask({"\r", "1\r"}), "1");
  const std::string seen = device_.news();
  EXPECT_TRUE(seen.contains("[Log]"));
  EXPECT_TRUE(seen.contains("Line 30 of")) << "from the first that is new";
  EXPECT_LT(seen.find("[Log]"), seen.rfind("[Board]"));
  window_.show(view(60, 2));
  device_.news();
  device_.script.emplace_back("1\r");
  EXPECT_EQ(window_.ask("?"), "1");
  EXPECT_FALSE(device_.news().contains("[Log]")) << "two lines have room below the board";
}

TEST_F(AtTheScreen, AVerseTooLongForTheBoardIsOpenedWithItsQuestion) {
  View long_one = view();
  scene::Panel verse;
  verse.kind = scene::PanelKind::kProse;
  verse.place = scene::PanelPlace::kStage;
  scene::line::Prose letter;
  for (int i = 0; i < 60; ++i)
    letter.paragraphs.push_back(scene::Text::name("Sentence " + std::to_string(i) + " of it."));
  verse.lines.emplace_back(letter);
  long_one.scene.panels.push_back(verse);
  window_.show(long_one);
  EXPECT_EQ(ask({"\r", "1\r"}), "1");
  const std::string seen = device_.news();
  EXPECT_TRUE(seen.contains("[Options]")) << seen;
  EXPECT_TRUE(seen.contains("Sentence 0 of it.")) << seen;
  EXPECT_LT(seen.find("[Options]"), seen.rfind("[Board]")) << "and Enter goes back";
}

TEST_F(AtTheScreen, AWindowThatChangesItsSizeIsPaintedAnew) {
  window_.show(view());
  device_.before_piece = [&](std::size_t n) {
    if (n == 1) device_.now = {120, 40};
    if (n == 2) device_.now = {30, 8};
    device_.news();
  };
  EXPECT_EQ(ask({"1", "", ""}), std::nullopt);
  EXPECT_TRUE(device_.news().contains("\x1b[8;1H"));
  device_.before_piece = nullptr;
  device_.now = {120, 40};
  device_.script.emplace_back("\r");
  EXPECT_EQ(window_.ask("?"), "1") << "what was typed is still there";
  EXPECT_TRUE(device_.news().contains("\x1b[40;1H"));
}

TEST_F(AtTheScreen, MoreTurnsThePageAndBeginsAgainAfterItsEnd) {
  const auto arkham = games::open("arkham");
  const auto table = table_after(**arkham, 8, 120, 6);
  window_.show(view_of(**arkham, *table, words::Language::kEnglish, 4, 1));
  window_.open(Page::kPlayers);
  const std::string first = device_.news();
  EXPECT_TRUE(first.contains("1-"));
  int turns = 0;
  bool again = false;
  while (!again && turns < 100) {
    window_.turn_page();
    ++turns;
    window_.pause(0);
    again = device_.news().contains(" 1-");
  }
  EXPECT_TRUE(again);
  EXPECT_GT(turns, 2);
}

TEST_F(AtTheScreen, AKeyEndsAPause) {
  window_.show(view());
  device_.script = {"", "x"};
  EXPECT_FALSE(window_.pause(1));
  EXPECT_TRUE(window_.pause(1));
}

}  // namespace
}  // namespace tavola::screen
