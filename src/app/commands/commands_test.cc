// The commands of the program as a person types them: what they print, and the codes they end with
// when something is wrong.
#include <gtest/gtest.h>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>

namespace tavola::app {
namespace {

namespace fs = std::filesystem;

struct Done {
  int code = -1;
  std::string said;
};

/// Runs the program with these arguments, and with what is typed.
Done tavola(const std::string& arguments, const std::string& typed = "") {
  const char* program = std::getenv("TAVOLA_PROGRAM");
  if (program == nullptr) return {};
  const std::string command = "printf '" + typed + "' | TAVOLA_HOME=" + testing::TempDir() +
                              "/tavola_home '" + program + "' " + arguments + " 2>&1";
  Done done;
  std::FILE* pipe = popen(command.c_str(), "r");  // NOLINT(bugprone-command-processor)
  if (pipe == nullptr) return done;
  std::array<char, 4096> buffer{};
  while (std::size_t read = fread(buffer.data(), 1, buffer.size(), pipe))
    done.said.append(buffer.data(), read);
  done.code = WEXITSTATUS(pclose(pipe));
  return done;
}

bool holds(const std::string& text, const std::string& part) { return text.contains(part); }

class Commands : public testing::Test {
 protected:
  void SetUp() override {
    if (std::getenv("TAVOLA_PROGRAM") == nullptr) GTEST_SKIP() << "run by ctest";
  }
};

TEST_F(Commands, EachHasHelpWithAnExample) {
  for (const char* command : {"play", "replay", "story", "cards", "rules", "learn", "flick"}) {
    const Done help = tavola(std::string(command) + " --help");
    EXPECT_EQ(help.code, 0);
    EXPECT_TRUE(holds(help.said, "Example")) << command;
  }
}

TEST_F(Commands, AWordThatIsNoCommandIsNamedWithThoseThatAre) {
  const Done done = tavola("simulat salem");
  EXPECT_EQ(done.code, 2);
  EXPECT_TRUE(holds(done.said, "There is no command \"simulat\"")) << done.said;
  EXPECT_TRUE(holds(done.said, "simulate")) << done.said;
}

TEST_F(Commands, PlaySavesAndReplayTellsItAgain) {
  const std::string file = testing::TempDir() + "/commands_test.tavola";
  const Done played = tavola(
      "play toy --seat Ada=person --seat Ben=bot:random --seed 5 --file " + file, "5\\nq\\n");
  EXPECT_EQ(played.code, 0) << played.said;
  EXPECT_TRUE(holds(played.said, "Ada listens at the red door."));
  ASSERT_TRUE(fs::exists(file));

  const Done told = tavola("replay " + file);
  EXPECT_EQ(told.code, 0);
  EXPECT_TRUE(holds(told.said, "Ada listens at the red door."));
  EXPECT_FALSE(holds(told.said, "you make out")) << "nobody's eyes see nobody's secrets";
  EXPECT_TRUE(
      holds(tavola("replay --seat 1 " + file).said, "\n    Behind the red door you make out"))
      << "what followed stands under what was done";
  EXPECT_TRUE(holds(tavola("replay --lang it --boards " + file).said, "Porta rossa"));
  EXPECT_TRUE(holds(tavola("replay --step " + file, "\\nb\\n1\\nq\\n").said, "Choice 1 of"));
  EXPECT_EQ(tavola("replay --from 99 " + file).code, 2);
  const Done silent = tavola("--lang it story " + file);
  EXPECT_EQ(silent.code, 2);
  EXPECT_TRUE(holds(silent.said, "non è stata letta nessuna storia")) << silent.said;
  EXPECT_TRUE(holds(tavola("--lang es story --chapter 9 " + file).said, "no tiene un capítulo 9"));
  EXPECT_EQ(tavola("replay --seat 3 " + file).code, 2);

  const Done resumed = tavola("play --lang es --resume " + file, "q\\n");
  EXPECT_EQ(resumed.code, 0);
  EXPECT_TRUE(holds(resumed.said, "La partida se reanuda")) << resumed.said;
  fs::remove(file);
}

TEST_F(Commands, ASavedTableIsNotWrittenOver) {
  const std::string file = testing::TempDir() + "kept.tavola";
  const std::string beside = testing::TempDir() + "kept-2.tavola";
  for (const std::string& each : {file, beside}) fs::remove(each);
  const std::string play = "play toy --seat Ada=person --seed 5 --file " + file;
  ASSERT_EQ(tavola(play, "5\\nq\\n").code, 0);
  const Done again = tavola(play, "log\\nq\\n");
  EXPECT_EQ(again.code, 0) << again.said;
  EXPECT_TRUE(holds(again.said, "The match resumes after 1 choice.")) << again.said;
  EXPECT_TRUE(holds(again.said, "Ada listens at the red door.")) << again.said;
  const Done other = tavola("play salem --bots-only --file " + file);
  EXPECT_EQ(other.code, 2);
  EXPECT_TRUE(holds(other.said, "holds a game of toy")) << other.said;
  const Done anew = tavola(play + " --new", "q\\n");
  EXPECT_EQ(anew.code, 0);
  EXPECT_TRUE(holds(anew.said, "is kept as ") && fs::exists(beside)) << anew.said;
  EXPECT_TRUE(holds(tavola("replay " + beside).said, "Ada listens at the red door."));
  EXPECT_FALSE(holds(tavola("replay " + file).said, "Ada listens at the red door."));
  const Done over = tavola("play --resume " + beside + " --file " + file, "q\\n");
  EXPECT_EQ(over.code, 2) << "resumed, it would write over another";
  for (const std::string& each : {file, beside}) fs::remove(each);
}

TEST_F(Commands, AFileThatCannotBeWrittenIsSaidAtOnce) {
  const Done done = tavola("play toy --seed 5 --file /proc/no/such.tavola", "5\\nq\\n");
  EXPECT_NE(done.code, 0);
  EXPECT_TRUE(holds(done.said, "could not be saved as /proc/no/such.tavola")) << done.said;
  EXPECT_FALSE(holds(done.said, "Your choice")) << "before anything is played";
}

TEST_F(Commands, BotsPlayOneGame) {
  const Done done = tavola("play toy --bots-only --bot random --seed 3 --seats 2");
  EXPECT_EQ(done.code, 0) << done.said;
  EXPECT_TRUE(holds(done.said, "Victory!") || holds(done.said, "Defeat.")) << done.said;
}

TEST_F(Commands, WrongWishesAreRefusedWithASentence) {
  for (const char* wrong :
       {"play", "play chess", "play toy --seats 9", "play toy --options fog=thick",
        "play toy --options fog", "play toy --seat Ada=ghost", "play toy --seat Ada=bot:oracle",
        "play --resume /no/such/file", "replay /no/such/file", "cards chess", "cards toy nosuch",
        "flick", "flick /no/such/file"}) {
    const Done done = tavola(wrong);
    EXPECT_EQ(done.code, 2) << wrong << ": " << done.said;
    EXPECT_FALSE(done.said.empty()) << wrong;
  }
}

TEST_F(Commands, TheBoxIsCountedAndProved) {
  const Done counted = tavola("check arkham");
  EXPECT_EQ(counted.code, 0) << counted.said;
  EXPECT_TRUE(holds(counted.said, "44 Common Items of 22 kinds")) << counted.said;
  const Done shown = tavola("check arkham --scenarios tests/scenarios/arkham");
  EXPECT_EQ(shown.code, 0) << shown.said;
  // The base game, Kingsport Horror, Dunwich Horror, The King in Yellow, Curse of the Dark Pharaoh.
  for (const char* number : {"189", "276", "315", "108", "135"}) {
    const std::string all =
        std::string(number) + " location encounters: " + number + " shown by scenarios";
    EXPECT_TRUE(holds(shown.said, all)) << shown.said;
  }
  for (const char* number : {"145", "96", "72", "78"}) {
    const std::string all =
        std::string(number) + " Other World encounters: " + number + " shown by scenarios";
    EXPECT_TRUE(holds(shown.said, all)) << shown.said;
  }
  const Done played = tavola("check arkham --games 1");
  EXPECT_EQ(played.code, 1) << "one game does not show everything";
  EXPECT_TRUE(holds(played.said, "is neither shown nor at work")) << played.said;
  EXPECT_EQ(tavola("check arkham --scenarios /no/such/folder").code, 2);
  EXPECT_EQ(tavola("check arkham --games 1 --bot oracle").code, 2);
}

TEST_F(Commands, AFolderWithoutContentIsRefused) {
  const fs::path folder = fs::path(testing::TempDir()) / "no_content";
  fs::remove_all(folder);
  fs::create_directories(folder);
  std::ofstream(folder / "board.toml") << "gate = 3\n";
  const Done done = tavola("--content " + folder.string() + " cards salem");
  EXPECT_EQ(done.code, 2);
  EXPECT_TRUE(holds(done.said, "holds no content")) << done.said;
  fs::create_directories(folder / "salem");
  std::ofstream(folder / "salem" / "ours.txt") << "nothing\n";
  EXPECT_EQ(tavola("--content " + folder.string() + " cards salem").code, 0);
}

TEST_F(Commands, AServerDoesNotOpenWithContentThatItCannotShow) {
  const fs::path folder = fs::path(testing::TempDir()) / "newer_content";
  fs::remove_all(folder);
  fs::create_directories(folder / "avalon");
  fs::create_directories(folder / "lessons");
  const std::string serve =
      "--content " + folder.string() + " serve --port 0 --data " + (folder / "data").string();
  const fs::path items = folder / "avalon" / "items.toml";
  std::ofstream(items) << "[[item]]\nid = \"item_lens\"\nword = \"item_bandages\"\n"
                       << "origin = \"ours\"\nglow = 3\n";
  Done done = tavola(serve);
  EXPECT_EQ(done.code, 2);
  EXPECT_TRUE(holds(done.said, "avalon/items.toml:5")) << "file and line: " << done.said;
  EXPECT_TRUE(holds(done.said, "without --content the built-in content is used")) << done.said;
  fs::remove(items);
  std::ofstream(folder / "lessons" / "salem.it.md") << "# A\n\n![B](position:wobble=3)\n";
  done = tavola(serve);
  EXPECT_EQ(done.code, 2);
  EXPECT_TRUE(holds(done.said, "lessons/salem.it.md: ")) << done.said;
  EXPECT_TRUE(holds(done.said, "wobble")) << done.said;
  EXPECT_FALSE(fs::exists(folder / "data")) << "refused before anything is opened";
  fs::remove_all(folder);
}

TEST_F(Commands, CheckRefusesMoreCardsThanADeckHolds) {
  const fs::path folder = fs::path(testing::TempDir()) / "too_many_cards";
  fs::create_directories(folder / "arkham" / "base");
  std::ofstream cards(folder / "arkham" / "base" / "common_items.toml");
  for (int i = 0; i < 15; ++i)
    cards << "[[common_item]]\nid = \"knife_" << i << "\"\nword = \"ci_knife\"\ncopies = 9\n"
          << "sign = \"knife\"\nprice = 2\norigin = \"fact\"\neffect = \"weapon +1 physical\"\n";
  cards.close();
  const std::string from = "--content " + folder.string();
  const Done checked = tavola(from + " check arkham");
  EXPECT_EQ(checked.code, 1) << checked.said;
  EXPECT_TRUE(holds(checked.said, "common_items.toml:116:")) << checked.said;
  EXPECT_TRUE(holds(checked.said,
                    "there is room for 128 Common Items, and with this one there "
                    "are 135"))
      << checked.said;
  EXPECT_EQ(tavola(from + " simulate arkham --games 1").code, 2) << "refused, not ended";
  fs::remove_all(folder);
}

TEST_F(Commands, ATruncatedSaveIsRefused) {
  const std::string file = testing::TempDir() + "/truncated.tavola";
  ASSERT_EQ(tavola("play toy --seed 5 --file " + file, "5\\nq\\n").code, 0);
  fs::resize_file(file, fs::file_size(file) / 2);
  const Done done = tavola("play --resume " + file);
  EXPECT_EQ(done.code, 2);
  EXPECT_FALSE(done.said.empty());
  fs::remove(file);
}

TEST_F(Commands, AFlickGoesFromJsonToJsonAndADrawing) {
  const std::string room =
      R"({"bodies": [{"id": 1, "x": 0, "y": 0, "radius": 12.5}], "shot": 1, "dx": 0, "dy": 1, )";
  const std::string file = testing::TempDir() + "/flick.svg";
  const Done done = tavola("flick - --svg " + file, room + R"("speed": 500})");
  EXPECT_EQ(done.code, 0) << done.said;
  EXPECT_TRUE(holds(done.said, "\"rest\": [")) << done.said;
  EXPECT_GT(fs::file_size(file), 300U);
  fs::remove(file);
  const Done refused = tavola("flick -", room + R"("speed": 5000})");
  EXPECT_EQ(refused.code, 2);
  EXPECT_TRUE(holds(refused.said, "standard input: The speed")) << refused.said;
  EXPECT_FALSE(holds(refused.said, "rest"));
}

TEST_F(Commands, RulesAreFoundByIdAndByWords) {
  EXPECT_TRUE(holds(tavola("rules HS-091").said, "HS-091 When the Necron card is turned"));
  EXPECT_TRUE(holds(tavola("rules hs-091").said, "HS-091 "));
  EXPECT_TRUE(holds(tavola("rules salem secret passage").said, "HS-121"));
  const std::string several = tavola("rules HS-091 hs-092, R33 --width 400").said;
  EXPECT_TRUE(holds(several, "HS-091 "));
  EXPECT_TRUE(holds(several, "HS-092 "));
  EXPECT_TRUE(holds(several, "Ruling R33. "));
  EXPECT_TRUE(holds(tavola("rules salem R01 --width 400").said, "Why: "));
  EXPECT_TRUE(holds(tavola("rules salem R01").said, "HS-005"));
  EXPECT_TRUE(holds(tavola("--lang it rules salem portali").said, "portale"));
  EXPECT_FALSE(holds(tavola("rules salem").said, "HS-301"));
  EXPECT_TRUE(holds(tavola("rules salem").said, "HS-001"));
  EXPECT_TRUE(holds(tavola("rules").said, "salem: 342 rules"));
  EXPECT_EQ(tavola("rules xyzzyx").code, 1);
}

TEST_F(Commands, AGameIsLearnedFromItsPageInThreeLanguages) {
  for (const char* game : {"salem", "catacombs", "arkham", "avalon"}) {
    std::vector<std::string> pages;
    for (const char* lang : {"en", "it", "es"}) {
      const Done done = tavola("--lang " + std::string(lang) + " learn " + game + " --width 80");
      EXPECT_EQ(done.code, 0) << done.said;
      EXPECT_FALSE(holds(done.said, "**")) << game << " " << lang;
      EXPECT_FALSE(holds(done.said, "position:")) << "pictures are drawn";
      EXPECT_GT(done.said.size(), 2000U) << game << " " << lang;
      pages.push_back(done.said);
    }
    EXPECT_NE(pages[0], pages[1]);
    EXPECT_NE(pages[1], pages[2]);
  }
  const std::string salem = tavola("learn salem --width 80").said;
  EXPECT_TRUE(holds(salem, "in ten minutes\n"));
  EXPECT_TRUE(holds(salem, "• ") || holds(salem, "- ")) << "points are points";
  EXPECT_TRUE(holds(salem, "R'lyeh"));
  EXPECT_TRUE(holds(tavola("--lang it learn salem").said, "in dieci minuti"));
  const Done none = tavola("learn chess");
  EXPECT_EQ(none.code, 2);
}

TEST_F(Commands, CardsArePrintedInThreeLanguages) {
  const Done all = tavola("cards salem");
  EXPECT_EQ(all.code, 0) << all.said;
  EXPECT_TRUE(holds(all.said, "Byakhee (creature, byakhee, our own design)")) << all.said;
  EXPECT_TRUE(holds(tavola("cards salem ghost --lang it").said, "Si sconfigge con"));
  EXPECT_FALSE(holds(tavola("cards salem --kind event").said, "Byakhee"));
  EXPECT_EQ(tavola("cards salem --kind potion").code, 2);
}

}  // namespace
}  // namespace tavola::app
