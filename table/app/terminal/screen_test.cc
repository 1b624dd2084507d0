// The program on a real terminal: choices are made, the window changes its size, and however the
// game is left, the terminal is given back as it was.
#include <gtest/gtest.h>

#include <filesystem>

#include "app/terminal/pty_for_tests.h"
#include "play/session/session.h"

namespace tavola::app {
namespace {

namespace fs = std::filesystem;

class OnATerminal : public testing::Test {
 protected:
  void SetUp() override {
    if (std::getenv("TAVOLA_PROGRAM") == nullptr) GTEST_SKIP() << "run by ctest";
    fs::remove(file_);
  }
  void TearDown() override { fs::remove(file_); }

  std::vector<std::string> command(std::vector<std::string> more = {}) const {
    std::vector<std::string> all = {std::getenv("TAVOLA_PROGRAM"),
                                    "play",
                                    "toy",
                                    "--seat",
                                    "Nora=person",
                                    "--seat",
                                    "Teo=bot:random",
                                    "--seed",
                                    "28",
                                    "--file",
                                    file_};
    all.insert(all.end(), more.begin(), more.end());
    return all;
  }

  /// A game is begun, one choice is made, and the table is left.
  void listen_and_leave() const {
    PtyForTests terminal(command(), 80, 24);
    ASSERT_TRUE(terminal.until_shown("Your choice, or help:")) << terminal.shown();
    terminal.type("5\r");
    ASSERT_TRUE(terminal.until_shown("Nora listens at the red door.")) << terminal.shown();
    ASSERT_TRUE(terminal.until_shown("Your choice, or help:")) << terminal.shown();
    terminal.type("q\r");
    EXPECT_EQ(terminal.end(), 0);
  }

  const std::string file_ = testing::TempDir() + "/screen_" +
                            testing::UnitTest::GetInstance()->current_test_info()->name() +
                            ".tavola";
};

TEST_F(OnATerminal, ChoicesAreMadeAndTheTerminalIsGivenBack) {
  PtyForTests terminal(command(), 80, 24);
  ASSERT_TRUE(terminal.until_shown("Your choice, or help:")) << terminal.shown();
  EXPECT_TRUE(terminal.on_other_screen());
  EXPECT_FALSE(terminal.is_as_before());
  EXPECT_TRUE(terminal.shown().contains("You are Nora")) << terminal.shown();
  EXPECT_TRUE(terminal.shown().contains("Listen at the red door")) << terminal.shown();
  terminal.type("5\r");
  ASSERT_TRUE(terminal.until_shown("Nora listens at the red door.")) << terminal.shown();
  ASSERT_TRUE(terminal.until_shown("Your choice, or help:")) << terminal.shown();
  terminal.type("help\r");
  ASSERT_TRUE(terminal.until_shown("[Answer]")) << terminal.shown();
  terminal.type("\x1b");
  ASSERT_TRUE(terminal.until_shown("[Board]")) << terminal.shown();
  terminal.type("hlep\r");
  ASSERT_TRUE(terminal.until_shown("Did you mean help?")) << terminal.shown();
  terminal.type("q\r");
  ASSERT_TRUE(terminal.until([&] { return terminal.bytes().contains("Goodbye."); }));
  EXPECT_TRUE(terminal.is_as_before());
  EXPECT_EQ(terminal.end(), 0);
  const auto saved = play::Session::load_file(file_);
  ASSERT_TRUE(saved) << saved.error().message;
  EXPECT_GE(saved->point(), 1U);
}

TEST_F(OnATerminal, AWindowThatChangesItsSizeIsPaintedAnew) {
  PtyForTests terminal(command(), 80, 24);
  ASSERT_TRUE(terminal.until_shown("Your choice, or help:")) << terminal.shown();
  terminal.resize(120, 40);
  ASSERT_TRUE(terminal.until_shown("Your choice, or help:")) << terminal.shown();
  EXPECT_TRUE(terminal.shown().contains(" │ ")) << terminal.shown();
  terminal.resize(60, 20);
  ASSERT_TRUE(terminal.until_shown("Your choice, or help:")) << terminal.shown();
  EXPECT_TRUE(terminal.shown().contains("Listen at the red door")) << terminal.shown();
  terminal.type("q\r");
  EXPECT_EQ(terminal.end(), 0);
  EXPECT_TRUE(terminal.is_as_before());
}

TEST_F(OnATerminal, CtrlCSavesAndGivesTheTerminalBack) {
  PtyForTests terminal(command(), 80, 24);
  ASSERT_TRUE(terminal.until_shown("Your choice, or help:")) << terminal.shown();
  terminal.type("5\r");
  ASSERT_TRUE(terminal.until_shown("Nora listens at the red door.")) << terminal.shown();
  ASSERT_TRUE(terminal.until_shown("Your choice, or help:")) << terminal.shown();
  terminal.type("\x03");
  EXPECT_EQ(terminal.end(), 0);
  EXPECT_TRUE(terminal.bytes().contains("Saved as")) << terminal.bytes();
  EXPECT_TRUE(terminal.is_as_before());
}

TEST_F(OnATerminal, AnEndByASignalGivesTheTerminalBack) {
  for (const int deadly : {SIGTERM, SIGHUP, SIGSEGV, SIGABRT}) {
    fs::remove(file_);
    PtyForTests terminal(command(), 80, 24);
    ASSERT_TRUE(terminal.until_shown("Your choice, or help:")) << terminal.shown();
    terminal.signal(deadly);
    EXPECT_EQ(terminal.end(), -deadly);
    EXPECT_TRUE(terminal.is_as_before()) << deadly;
  }
}

TEST_F(OnATerminal, AStoppedGameLendsTheTerminalBackAndGoesOn) {
  PtyForTests terminal(command(), 80, 24);
  ASSERT_TRUE(terminal.until_shown("Your choice, or help:")) << terminal.shown();
  // Nobody waits for this program, so the system does not stop it: it gives the terminal back,
  // takes it again and paints everything anew.
  const std::size_t before = terminal.bytes().size();
  terminal.signal(SIGTSTP);
  ASSERT_TRUE(terminal.until([&] {
    const std::string since = terminal.bytes().substr(before);
    const std::size_t back = since.find("?1049l");
    return back != std::string::npos && since.find("?1049h", back) != std::string::npos &&
           terminal.shown().contains("Your choice, or help:");
  })) << terminal.shown();
  EXPECT_FALSE(terminal.is_as_before());
  terminal.type("q\r");
  EXPECT_EQ(terminal.end(), 0);
  EXPECT_TRUE(terminal.is_as_before());
}

TEST_F(OnATerminal, APlainGameIsNotPainted) {
  PtyForTests terminal(command({"--plain"}), 80, 24);
  ASSERT_TRUE(terminal.until([&] { return terminal.bytes().contains("or help: "); }));
  EXPECT_FALSE(terminal.bytes().contains("\x1b")) << terminal.bytes();
  terminal.type("q\r");
  EXPECT_EQ(terminal.end(), 0);
}

TEST_F(OnATerminal, AReplayIsSteppedThroughOnTheScreen) {
  {
    PtyForTests terminal(command(), 80, 24);
    ASSERT_TRUE(terminal.until_shown("Your choice, or help:")) << terminal.shown();
    terminal.type("5\rq\r");
    EXPECT_EQ(terminal.end(), 0);
  }
  PtyForTests terminal({std::getenv("TAVOLA_PROGRAM"), "replay", "--step", file_}, 80, 24);
  ASSERT_TRUE(terminal.until_shown("Choice 0 of")) << terminal.shown();
  EXPECT_TRUE(terminal.on_other_screen());
  terminal.type("\r");
  ASSERT_TRUE(terminal.until_shown("Choice 1 of")) << terminal.shown();
  EXPECT_TRUE(terminal.shown().contains("Nora listens at the red door.")) << terminal.shown();
  terminal.type("\x03");
  EXPECT_EQ(terminal.end(), -SIGINT);
  EXPECT_TRUE(terminal.is_as_before());
}

TEST_F(OnATerminal, WithoutACommandTheLastTableIsOffered) {
  ASSERT_NO_FATAL_FAILURE(listen_and_leave());
  const std::size_t played = play::Session::load_file(file_)->point();
  PtyForTests terminal({std::getenv("TAVOLA_PROGRAM")}, 80, 24);
  ASSERT_TRUE(terminal.until([&] { return terminal.bytes().contains("Which one?"); }));
  terminal.type("it\r");
  ASSERT_TRUE(terminal.until([&] { return terminal.bytes().contains("Quale? (1-"); }));
  terminal.type("1\r");
  ASSERT_TRUE(terminal.until_shown("La tua scelta, o aiuto:")) << terminal.shown();
  terminal.type("q\r");
  EXPECT_EQ(terminal.end(), 0);
  EXPECT_EQ(play::Session::load_file(file_)->point(), played);
  fs::remove_all(PtyForTests::home());
}

TEST_F(OnATerminal, WhetherAKeyAloneChoosesIsSaidAtThePrompt) {
  PtyForTests terminal(command({"--enter"}), 80, 24);
  ASSERT_TRUE(terminal.until_shown("Your choice, or help:")) << terminal.shown();
  terminal.type("enter\r");
  ASSERT_TRUE(terminal.until_shown("One key chooses")) << terminal.shown();
  terminal.type("enter\r");
  ASSERT_TRUE(terminal.until_shown("A choice needs Enter from now on.")) << terminal.shown();
  terminal.type("q\r");
  EXPECT_EQ(terminal.end(), 0);
}

TEST_F(OnATerminal, ASavedGameIsNotWrittenOver) {
  ASSERT_NO_FATAL_FAILURE(listen_and_leave());
  const std::size_t played = play::Session::load_file(file_)->point();
  ASSERT_GE(played, 1U);
  {
    PtyForTests terminal(command(), 80, 24);
    ASSERT_TRUE(terminal.until([&] { return terminal.bytes().contains("holds a saved match"); }));
    terminal.type("q\r");
    EXPECT_EQ(terminal.end(), 0);
    EXPECT_EQ(play::Session::load_file(file_)->point(), played);
  }
  {
    PtyForTests terminal(command(), 80, 24);
    ASSERT_TRUE(terminal.until([&] { return terminal.bytes().contains("holds a saved match"); }));
    terminal.type("g\r");
    ASSERT_TRUE(terminal.until_shown("Your choice, or help:")) << terminal.shown();
    EXPECT_TRUE(terminal.bytes().contains("The match resumes after"));
    terminal.type("q\r");
    EXPECT_EQ(terminal.end(), 0);
    EXPECT_EQ(play::Session::load_file(file_)->point(), played);
  }
  const std::string beside = file_.substr(0, file_.size() - 7) + "-2.tavola";
  fs::remove(beside);
  PtyForTests terminal(command(), 80, 24);
  ASSERT_TRUE(terminal.until([&] { return terminal.bytes().contains("holds a saved match"); }));
  terminal.type("n\r");
  ASSERT_TRUE(terminal.until_shown("Your choice, or help:")) << terminal.shown();
  terminal.type("q\r");
  EXPECT_EQ(terminal.end(), 0);
  EXPECT_EQ(play::Session::load_file(file_)->point(), 0U);
  EXPECT_EQ(play::Session::load_file(beside)->point(), played);
  fs::remove(beside);
}

}  // namespace
}  // namespace tavola::app
