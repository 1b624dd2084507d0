// A table in the terminal, played by scripts: choosing, asking why, undo and redo, hints,
// languages, saving and resuming, and two persons at one screen who must not see each other's
// secrets.
#include "app/terminal/terminal_table.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <sstream>

#include "app/terminal/chronicle.h"
#include "app/terminal/interface.h"
#include "core/short_tapes_for_tests.h"
#include "games/registry.h"

namespace tavola::app {
namespace {

namespace fs = std::filesystem;

class AtTheTable : public testing::Test {
 protected:
  AtTheTable() { fs::remove(file_); }
  ~AtTheTable() override { fs::remove(file_); }

  void sit(std::vector<play::Player> players, std::uint64_t seed = 28,
           std::string_view game = "toy") {
    const auto title = games::open(game);
    ASSERT_TRUE(title) << title.error();
    play::Wishes wishes;
    wishes.seats = static_cast<int>(players.size());
    wishes.seed = seed;
    wishes.players = std::move(players);
    auto opened = play::Session::open(**title, wishes);
    ASSERT_TRUE(opened) << opened.error().message;
    session_.emplace(*std::move(opened));
  }
  /// Everything that is written while the script is typed.
  std::string play(const std::string& script, Terminal::Manner manner = {.width = 90}) {
    std::istringstream in(script);
    std::ostringstream out;
    Terminal terminal(in, out, manner);
    TerminalTable table(*session_, terminal, **interface_messages(), habits());
    EXPECT_TRUE(table.run());
    return out.str();
  }
  TerminalTable::Habits habits() const { return {file_, {20, 0, 1}, {60, 0, 1}}; }

  fs::path file_ = fs::path(testing::TempDir()) /
                   (std::string("tavola_") +
                    testing::UnitTest::GetInstance()->current_test_info()->name() + ".tavola");
  std::optional<play::Session> session_;
};

std::size_t times(const std::string& text, const std::string& part) {
  std::size_t count = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1))
    ++count;
  return count;
}

TEST_F(AtTheTable, AKeyChoosesAndTheOthersFollow) {
  sit({{"Nora", ""}, {"Teo", "random"}});
  const std::string seen = play("5\n");
  EXPECT_TRUE(seen.contains("5  Listen at the red door")) << seen;
  EXPECT_TRUE(seen.contains("Nora listens at the red door. TY-011"));
  EXPECT_TRUE(seen.contains("(only you know this)"));
  EXPECT_TRUE(seen.contains("Teo listens") || seen.contains("Teo rolls")) << "the bot moves";
  EXPECT_EQ(seen.find('\x1b'), std::string::npos) << "no colour and no clearing in a pipe";
}

TEST_F(AtTheTable, CardsOnOfferAreReadBeforeOneIsChosen) {
  sit({{"Nora", ""}}, 1, "avalon");
  const std::string seen = play("");
  EXPECT_TRUE(seen.contains("[4] Beor\n    Character Number 4; blue tray.\n")) << seen;
  EXPECT_TRUE(seen.contains("Trait “Never Sets It Down”")) << seen;
}

TEST_F(AtTheTable, TheEndOfTheInputSavesAndTellsHowToResume) {
  sit({{"Nora", ""}, {"Teo", "random"}});
  const std::string seen = play("5\n");
  EXPECT_TRUE(seen.contains("tavola play --resume " + file_.string())) << seen;
  auto again = play::Session::load_file(file_);
  ASSERT_TRUE(again) << again.error().message;
  EXPECT_EQ(again->table().hash(), session_->table().hash());
  EXPECT_EQ(again->players(), session_->players());
}

TEST_F(AtTheTable, UndoGoesBackToYourLastChoiceAndRedoForwardAgain) {
  sit({{"Nora", ""}, {"Teo", "random"}});
  const std::uint64_t dealt = session_->table().hash();
  play("5\nu\nq\n");
  EXPECT_EQ(session_->point(), 0U);
  EXPECT_EQ(session_->table().hash(), dealt);
  const std::string seen = play("r\nq\n");
  EXPECT_GT(session_->point(), 1U) << "the bot's answer is done again as well";
  EXPECT_TRUE(seen.contains("Do again: ")) << seen;
  EXPECT_TRUE(play("r\nq\n").contains("There is nothing to redo."));
  play("u turn\nq\n");
  EXPECT_EQ(session_->point(), 0U);
  EXPECT_TRUE(play("u\nu 0\nq\n").contains("There is nothing to undo."));
}

TEST_F(AtTheTable, ATableThatMeetsALimitSaysSoAndGoesBack) {
  const ShortTapes tapes(3);  // room for listening at a door, not for opening one
  sit({{"Nora", ""}});
  // The second key opens the first door; if it takes heart, that is answered with no candle.
  const std::string seen = play("2\n1 0\nq\n");
  EXPECT_TRUE(seen.contains("This table has met a limit of the program (tape: at most 3)")) << seen;
  EXPECT_FALSE(session_->table().failed());
  EXPECT_GE(session_->log().size(), 2U) << "the choice that failed is in the log, with the undo";
  const auto again = play::Session::load_file(file_);
  ASSERT_TRUE(again) << again.error().message;
  EXPECT_EQ(again->table().hash(), session_->table().hash());
}

TEST_F(AtTheTable, BotsAloneAtATableThatMeetsALimitAreToldOf) {
  const ShortTapes tapes(1);  // not even listening fits
  sit({{"Nora", "random"}, {"Teo", "random"}});
  std::istringstream in;
  std::ostringstream out;
  Terminal terminal(in, out, {.width = 90});
  TerminalTable table(*session_, terminal, **interface_messages(), habits());
  EXPECT_TRUE(table.run_bots());
  EXPECT_TRUE(session_->table().failed());
  EXPECT_TRUE(out.str().contains("This table has met a limit of the program")) << out.str();
}

TEST_F(AtTheTable, SeveralChoicesAreUndoneAtOnce) {
  sit({{"Nora", ""}});
  session_->choose(0).value();
  session_->choose(0).value();
  session_->choose(0).value();
  play("u 2\nq\n");
  EXPECT_EQ(session_->point(), 1U);
  play("u 9\nq\n");
  EXPECT_EQ(session_->point(), 0U) << "as far as it goes";
}

TEST_F(AtTheTable, AQuestionMarkExplains) {
  sit({{"Nora", ""}});
  const std::string why = play("?\nq\n");
  EXPECT_TRUE(why.contains("TY-010 On a turn a player either listens at one door")) << why;
  EXPECT_TRUE(play("? 2\nq\n").contains("TY-012 Only a closed door can be opened"));
  EXPECT_TRUE(play("? ty-031\nq\n").contains("TY-031 "));
  EXPECT_TRUE(play("? window\nq\n").contains("Nothing here is called “window”"));
}

TEST_F(AtTheTable, AHintNamesOptionsWithTheirChances) {
  sit({{"Nora", ""}});
  const std::string seen = play("h\nq\n");
  EXPECT_TRUE(seen.contains("tries of each choice:")) << seen;
  EXPECT_GE(times(seen, "% to win, give or take "), 1U);
  EXPECT_TRUE(seen.contains("All come out alike.") || seen.contains("the weaker choices"))
      << "a reason, or that there is none: " << seen;
  EXPECT_EQ(session_->point(), 0U) << "asking changes nothing";
}

TEST_F(AtTheTable, TheLanguageChangesAtOnce) {
  sit({{"Nora", ""}});
  const std::string seen = play("lang it\nlang xx\nq\n");
  EXPECT_TRUE(seen.contains("Ora il tavolo parla italiano."));
  EXPECT_TRUE(seen.contains("Ascolta alla porta rossa"));
  EXPECT_TRUE(seen.contains("Scrivi lang en, lang it o lang es."));
}

TEST_F(AtTheTable, LogRulesCardsSaveAndHelpAnswer) {
  sit({{"Nora", ""}});
  const fs::path copy = file_.string() + ".copy.tavola";
  const std::string seen = play("5\nlog\nrules candle\nrules nosuchword\ncard x\nsave\nsave " +
                                copy.string() + "\nhelp\nblah\n\nq\n");
  EXPECT_GE(times(seen, "Nora listens at the red door."), 2U) << seen;
  EXPECT_TRUE(seen.contains("TY-021"));
  EXPECT_TRUE(seen.contains("No rule speaks of “nosuchword”."));
  EXPECT_TRUE(seen.contains("No card is called “x”."));
  EXPECT_TRUE(seen.contains("Write save and the name of a file."));
  EXPECT_TRUE(fs::exists(copy));
  EXPECT_TRUE(seen.contains("u undoes your last choice"));
  EXPECT_TRUE(seen.contains("“blah” is neither a choice"));
  EXPECT_FALSE(seen.contains("{"));
  fs::remove(copy);
}

TEST_F(AtTheTable, PagesOfTheScreenAreTextInAScript) {
  sit({{"Nora", ""}, {"Teo", "random"}});
  const std::string seen = play("goals\nsheet Teo\nsheet 9\nsheet nobody\nmore\nq\n");
  EXPECT_TRUE(seen.contains("Candle ")) << seen;
  EXPECT_TRUE(seen.contains("Nobody here is called “9”.")) << seen;
  EXPECT_TRUE(seen.contains("Nobody here is called “nobody”.")) << seen;
  EXPECT_EQ(times(seen, "5  Listen at the red door"), 2U) << "the question, and once more";
}

TEST_F(AtTheTable, AnUnknownCommandGetsTheNearestOne) {
  sit({{"Nora", ""}});
  EXPECT_TRUE(play("hlep\nq\n").contains("Did you mean help?"));
  EXPECT_TRUE(play("ungo 3\nq\n").contains("Did you mean undo?"));
  EXPECT_FALSE(play("xyzzy\nq\n").contains("Did you mean"));
  EXPECT_TRUE(play("lang it\naiutto\nq\n").contains("Intendevi aiuto?"));
}

TEST_F(AtTheTable, SavingOverAnotherFileAsks) {
  sit({{"Nora", ""}});
  const fs::path other = file_.string() + ".other.tavola";
  fs::remove(other);
  play("save " + other.string() + "\n5\nq\n");
  const std::string refused = play("save " + other.string() + "\nn\nq\n");
  EXPECT_TRUE(refused.contains("exists already. Replace it?")) << refused;
  EXPECT_EQ(play::Session::load_file(other)->point(), 0U);
  play("save " + other.string() + "\ny\nq\n");
  EXPECT_EQ(play::Session::load_file(other)->point(), 1U);
  EXPECT_FALSE(play("save " + file_.string() + "\nq\n").contains("Replace it?")) << "its own file";
  fs::remove(other);
}

TEST_F(AtTheTable, HelpShowsHowToAim) {
  sit({{"Nora", ""}});
  ASSERT_TRUE(session_->tell_dice({1}));
  EXPECT_TRUE(play("2\nhelp\n1 0\nq\n").contains("Say how much: a number from 0 to 7."));
}

TEST_F(AtTheTable, WhereOneNumberIsAskedForItIsTypedAlone) {
  sit({{"Nora", ""}});
  ASSERT_TRUE(session_->tell_dice({1}));
  const std::string seen = play("2\n99\n1 99\n0\nq\n");
  EXPECT_TRUE(seen.contains("candles is 99; it goes from 0 to 7.")) << seen;
  EXPECT_TRUE(seen.contains("(0–7)") || seen.contains("(0-7)")) << seen;
  EXPECT_EQ(session_->point(), 3U) << "the dice that were told, the door and the candles";
}

TEST_F(AtTheTable, TwoPersonsDoNotSeeEachOthersSecrets) {
  sit({{"Nora", ""}, {"Teo", ""}});
  // A blank line rises the curtain.
  const std::string seen = play("\n5\n\n1\n\nq\n");
  const std::size_t second = seen.find("Pass the screen to Teo");
  const std::size_t third = seen.find("Pass the screen to Nora", second);
  ASSERT_NE(second, std::string::npos) << seen;
  ASSERT_NE(third, std::string::npos) << seen;
  EXPECT_TRUE(seen.starts_with("Pass the screen to Nora") ||
              seen.find("Pass the screen to Nora") < second);
  const std::string nora = seen.substr(0, second);
  const std::string teo = seen.substr(second, third - second);
  EXPECT_TRUE(nora.contains("Behind the red door you make out"));
  EXPECT_FALSE(teo.contains("Behind the red door you make out")) << teo;
  EXPECT_TRUE(teo.contains("Nora listens at the red door.")) << "that much is public";
  EXPECT_TRUE(teo.contains("Behind the oak door you make out"));
  const std::string again = seen.substr(third);
  EXPECT_FALSE(again.contains("Behind the oak door you make out")) << again;
  EXPECT_TRUE(again.contains("Behind the red door you make out"))
      << "since the last choice, with what only Nora knows";
}

TEST_F(AtTheTable, CommandsAreWordsOfTheTablesLanguageOrOfEnglish) {
  sit({{"Nora", ""}});
  const std::string english = play("ayuda\nq\n");
  EXPECT_TRUE(english.contains("“ayuda” is neither a choice")) << english;
  const std::string spanish = play("lang es\nayuda\nguardar\nreglas candle\nhelp\nsalir\n");
  EXPECT_EQ(times(spanish, "En la línea de órdenes"), 2U) << spanish;
  EXPECT_TRUE(spanish.contains("Escribe guardar y el nombre de un archivo.")) << spanish;
  EXPECT_FALSE(spanish.contains("no es una elección")) << spanish;
}

TEST_F(AtTheTable, AScriptThatKnowsNoCurtainsPlaysOn) {
  sit({{"Nora", ""}, {"Teo", ""}});
  play("5\n1\n");
  EXPECT_EQ(session_->point(), 2U);
}

TEST_F(AtTheTable, UndoOfWhatCameToLightNeedsTheWholeTable) {
  sit({{"Nora", ""}, {"Teo", ""}});
  const std::string refused = play("\n5\n\nu\nn\nq\n");
  EXPECT_TRUE(refused.contains("Does the whole table agree?")) << refused;
  EXPECT_EQ(session_->point(), 1U);
  play("\nu\ny\nq\n");
  EXPECT_EQ(session_->point(), 0U);
}

TEST_F(AtTheTable, PlainModeSpeaksInSentences) {
  sit({{"Nora", ""}, {"Teo", "random"}});
  const std::string seen = play("5\nq\n", {.plain = true, .colour = true, .width = 90});
  for (const char* drawing : {"╭", "│", "━", "·", "▶", "\x1b"})
    EXPECT_FALSE(seen.contains(drawing));
  EXPECT_TRUE(seen.contains("Candle 7 of 7."));
  EXPECT_TRUE(seen.contains("5. Listen at the red door"));
}

TEST_F(AtTheTable, AScreenHasColourAndIsDrawnAnew) {
  sit({{"Nora", ""}});
  const std::string seen =
      play("5\nq\n", {.fast = true, .interactive = true, .colour = true, .width = 90});
  EXPECT_EQ(times(seen, "\x1b[H\x1b[2J"), 2U);
  EXPECT_TRUE(seen.contains("\x1b[1;38;5;215m"));
  EXPECT_EQ(times(seen, "Since your last choice"), 1U) << "there is none before the first";
}

TEST_F(AtTheTable, ANameCannotMoveTheCursor) {
  sit({{"No\x1b[2Jra", ""}});
  EXPECT_EQ(play("5\nq\n").find('\x1b'), std::string::npos);
}

TEST_F(AtTheTable, AGameToItsEndTellsResultAndStory) {
  sit({{"Nora", ""}}, 4);
  std::string script;
  for (int i = 0; i < 60; ++i) script += "1\n1 7\n";
  const std::string seen = play(script);
  ASSERT_TRUE(session_->table().over());
  EXPECT_TRUE(seen.contains("Victory!") || seen.contains("Defeat.")) << seen;
  EXPECT_TRUE(seen.contains("The whole game is kept in " + file_.string()));
  // Of what happened the log of the game calls some worth telling (games/toy/log.toml).
  const std::size_t story = seen.find("The story");
  ASSERT_NE(story, std::string::npos) << seen;
  EXPECT_TRUE(seen.substr(story).contains("listens at the")) << seen.substr(story);
  EXPECT_FALSE(seen.substr(story).contains(" rolls ")) << seen.substr(story);
}

// What is read out in paragraphs, with dashes before what people say, stands so in the log too.
TEST_F(AtTheTable, APageOfAStoryKeepsItsParagraphsInTheLog) {
  sit({{"Nora", ""}});
  const scene::SceneText text{
      {&session_->title(), words::Language::kSpanish, {"Nora"}}, **interface_messages(), {}};
  const Chronicle chronicle(*session_, text);
  Chronicle::Entry entry;
  entry.text = "Nadie contesta.\n—Podían haberlo dicho.";
  EXPECT_EQ(chronicle.line(entry), "  Nadie contesta.\n  —Podían haberlo dicho.\n");
  entry.folded = true;
  EXPECT_EQ(chronicle.line(entry), "    Nadie contesta.\n    —Podían haberlo dicho.\n");
}

TEST_F(AtTheTable, BotsAlonePlayToTheEnd) {
  sit({{"Teo", "random"}, {"Iris", "greedy"}});
  std::istringstream in;
  std::ostringstream out;
  Terminal terminal(in, out, {.width = 90});
  TerminalTable table(*session_, terminal, **interface_messages(), habits());
  EXPECT_TRUE(table.run_bots());
  EXPECT_TRUE(session_->table().over());
  EXPECT_TRUE(out.str().contains("Victory!") || out.str().contains("Defeat."));
  EXPECT_FALSE(out.str().contains("you make out")) << "a spectator hears nothing private";
}

TEST_F(AtTheTable, AnUnknownBotIsRefused) {
  sit({{"Teo", "oracle"}});
  std::istringstream in;
  std::ostringstream out;
  Terminal terminal(in, out, {.width = 90});
  TerminalTable table(*session_, terminal, **interface_messages(), habits());
  EXPECT_FALSE(table.run());
  EXPECT_TRUE(out.str().contains("oracle")) << out.str();
}

}  // namespace
}  // namespace tavola::app
