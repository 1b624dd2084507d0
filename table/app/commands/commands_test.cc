// The commands of the program as a person types them: what they print, and the codes they end with
// when something is wrong.
#include <gtest/gtest.h>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "scene/terminal/ink.h"

namespace tavola::app {
namespace {

namespace fs = std::filesystem;

struct Done {
  int code = -1;
  std::string said;
};

/// Where this test alone keeps its tables.
std::string home() {
  return testing::TempDir() + "/tavola_home_" +
         testing::UnitTest::GetInstance()->current_test_info()->name();
}

/// Runs the program with these arguments, and with what is typed.
Done tavola(const std::string& arguments, const std::string& typed = "") {
  const char* program = std::getenv("TAVOLA_PROGRAM");
  if (program == nullptr) return {};
  const std::string command = "printf '" + typed + "' | TAVOLA_HOME='" + home() + "' '" + program +
                              "' " + arguments + " 2>&1";
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

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

/// All commands, as the program itself names them.
std::vector<std::string> all_commands() {
  std::vector<std::string> names;
  const std::string help = tavola("--help").said;
  const std::size_t at = help.find("\nCommands:\n");
  for (const std::string& line : lines_of(help.substr(std::min(at + 1, help.size())))) {
    if (line.empty()) break;
    if (line.starts_with("  ") && line[2] != ' ')
      names.push_back(line.substr(2, line.find(' ', 2) - 2));
  }
  return names;
}

TEST_F(Commands, EachHasHelpInThreeLanguagesThatFitsATerminal) {
  const std::vector<std::string> commands = all_commands();
  ASSERT_GT(commands.size(), 12U);
  std::vector<std::string> pages = {""};
  pages.insert(pages.end(), commands.begin(), commands.end());
  const std::string program = std::getenv("TAVOLA_PROGRAM");
  for (const std::string& command : pages) {
    std::vector<std::string> abouts;
    for (const auto& [lang, example] :
         {std::pair{"en", "Example"}, std::pair{"it", "Esempi"}, std::pair{"es", "Ejemplo"}}) {
      const Done help = tavola("--lang " + std::string(lang) + " " + command + " --help");
      EXPECT_EQ(help.code, 0) << help.said;
      EXPECT_TRUE(holds(help.said, example)) << command << " " << lang;
      EXPECT_FALSE(holds(help.said, "[" + command + ".")) << "words are missing: " << help.said;
      for (std::string line : lines_of(help.said)) {
        // The program lies where it was built, which is longer than what people type.
        if (const std::size_t at = line.find(program); at != std::string::npos)
          line.replace(at, program.size(), "tavola");
        EXPECT_LE(scene::columns(line), 80) << command << " " << lang << ": " << line;
      }
      ASSERT_FALSE(help.said.empty());
      abouts.push_back(lines_of(help.said).front());
    }
    EXPECT_TRUE(abouts[0] != abouts[1] && abouts[1] != abouts[2]) << command << abouts[0];
  }
}

TEST_F(Commands, WhatIsWrongIsSaidInTheLanguageAskedFor) {
  const auto says = [](const std::string& arguments, const char* en, const char* it,
                       const char* es) {
    for (const auto& [lang, part] :
         {std::pair{"en", en}, std::pair{"it", it}, std::pair{"es", es}}) {
      const Done done = tavola("--lang " + std::string(lang) + " " + arguments);
      EXPECT_EQ(done.code, 2) << arguments;
      EXPECT_TRUE(holds(done.said, part)) << arguments << " in " << lang << ": " << done.said;
    }
  };
  says("play foo", "There is no game “foo”", "Non c'è nessun gioco «foo»",
       "No hay ningún juego «foo»");
  says("cards salme", "Did you mean salem?", "Intendevi salem?", "¿Querías decir salem?");
  says("play salem --seats 9", "salem is played by 2 to 4, not by 9.",
       "salem si gioca in 2–4 persone, non in 9.", "salem se juega entre 2 y 4 personas, no 9.");
  says("play salem --preset hard",
       "no preset “hard”. The presets are: first, standard, everything.",
       "non ha una combinazione «hard». Le combinazioni sono: first, standard, everything.",
       "no tiene ninguna combinación «hard». Las combinaciones son: first, standard, everything.");
  says("play toy --preset first", "toy has no presets.", "toy non ha combinazioni.",
       "toy no tiene combinaciones.");
  says("replay /no/such", "Cannot read /no/such", "Impossibile leggere /no/such",
       "No se puede leer /no/such");
  says("story /no/such", "Cannot read /no/such", "Impossibile leggere /no/such",
       "No se puede leer /no/such");
  says("simulat", "There is no command “simulat”", "Non c'è nessun comando «simulat»",
       "No hay ninguna orden «simulat»");
  says("play salem --sets 3", "Did you mean --seats?", "Intendevi --seats?",
       "¿Querías decir --seats?");
  says("play salem --width 3", "--width: 3 is not between 20 and 400.",
       "--width: 3 non è fra 20 e 400.", "--width: 3 no está entre 20 y 400.");
  says("play salem --width x", "“x” is not a whole number", "«x» non è un numero intero",
       "«x» no es un número entero");
  says("play salem --width", "--width needs a value", "--width vuole un valore",
       "--width necesita un valor");
  says("replay", "Something is missing: file.", "Manca qualcosa: file.", "Falta algo: file.");
  says("play salem --options sigils=nine", "cannot be “nine”", "non può essere «nine»",
       "no puede ser «nine»");
  says("simulate salem --options fog=thick", "has no option “fog”", "non ha un'opzione «fog»",
       "no tiene ninguna opción «fog»");
  says("cards salem --kind potion", "The kinds are: creature, Great Old One,",
       "I tipi sono: creatura, Grande Antico", "Los tipos son: criatura, Primigenio");
}

TEST_F(Commands, WithoutACommandItOffersGamesAndLessons) {
  const Done offered = tavola("");
  EXPECT_EQ(offered.code, 0);
  for (const char* part : {" play salem\n", " learn arkham\n", " serve\n", " --help\n"})
    EXPECT_TRUE(holds(offered.said, part)) << offered.said;
  EXPECT_TRUE(holds(tavola("--lang es").said, "Aprende Arkham Horror")) << tavola("--lang es").said;
}

TEST_F(Commands, TheLastTableGoesOnByItself) {
  fs::remove_all(home());
  const Done none = tavola("--lang it play --last");
  EXPECT_EQ(none.code, 2);
  EXPECT_TRUE(holds(none.said, "Non c'è nessun tavolo da riprendere")) << none.said;
  const Done begun = tavola("play toy --seed 5 --seat Ada=person", "5\nq\n");
  ASSERT_EQ(begun.code, 0) << begun.said;
  const Done last = tavola("play --last", "q\n");
  EXPECT_EQ(last.code, 0) << last.said;
  EXPECT_TRUE(holds(last.said, "The match resumes after 1 choice.")) << last.said;
  EXPECT_TRUE(holds(tavola("").said, "1 choice made")) << "offered first";
  // The command to be copied stands on a line of its own, and is found again as it stands.
  const std::size_t at = last.said.find("Resume with:\n");
  ASSERT_NE(at, std::string::npos) << last.said;
  const std::string command = lines_of(last.said.substr(at))[1];
  const std::string program = std::getenv("TAVOLA_PROGRAM");
  ASSERT_TRUE(command.starts_with(program + " play --resume toy-")) << command;
  EXPECT_TRUE(holds(tavola(command.substr(program.size() + 1), "q\n").said,
                    "The match resumes after 1 choice."));
  const std::string named = testing::TempDir() + "my table.tavola";
  fs::remove(named);
  const Done quoted =
      tavola("play toy --seed 5 --seat Ada=person --file \"" + named + "\"", "5\nq\n");
  EXPECT_TRUE(holds(quoted.said, "\n" + program + " play --resume '" + named + "'\n"))
      << quoted.said;
  EXPECT_TRUE(holds(tavola("play --last", "q\n").said, named)) << "wherever it is kept";
  fs::remove(named);
  fs::remove_all(home());
}

TEST_F(Commands, AWordThatIsNoCommandIsNamedWithThoseThatAre) {
  const Done done = tavola("simulat salem");
  EXPECT_EQ(done.code, 2);
  EXPECT_TRUE(holds(done.said, "There is no command “simulat”")) << done.said;
  EXPECT_TRUE(holds(done.said, "simulate")) << done.said;
}

TEST_F(Commands, EachFileOfScenariosHasTheCardsThatLieBesideIt) {
  const fs::path folder = fs::path(testing::TempDir()) / "commands_test_scenarios";
  fs::remove_all(folder);
  const auto write = [&folder](const std::string& path, const std::string& text) {
    fs::create_directories((folder / path).parent_path());
    std::ofstream(folder / path) << text;
  };
  const auto scenario = [](const std::string& title) {
    return R"({"title": "Stands as )" + title + R"(", "game": "salem", "seats": 2, "expect":
        [{"sees": {"seat": "spectator", "anywhere": "Abode of )" +
           title + R"("}}]})";
  };
  std::ifstream words("games/salem/words.tsv");
  std::string head;
  std::string church;
  std::getline(words, head);
  for (std::string line; std::getline(words, line);)
    if (line.starts_with("loc_church\t")) church = line;
  ASSERT_TRUE(holds(church, "Church")) << church;
  for (const std::string name : {"Ann", "Bob"}) {
    std::string renamed = church;
    renamed.replace(renamed.find("Church"), 6, "Abode of " + name);
    write(name + "/content/salem/words_mine.tsv", head + "\n" + renamed + "\n");
    write(name + "/one.json", scenario(name));
    write(name + "/deep/two.json", scenario(name));
  }
  const Done both = tavola("scenario " + folder.string());
  EXPECT_EQ(both.code, 0) << both.said;
  EXPECT_TRUE(holds(both.said, "4 passed, 0 failed")) << both.said;
  write("Bob/three.json", scenario("Ann"));
  const Done wrong = tavola("scenario " + folder.string());
  EXPECT_EQ(wrong.code, 1);
  EXPECT_TRUE(holds(wrong.said, "4 passed, 1 failed")) << wrong.said;
  EXPECT_EQ(tavola("scenario --content " + (folder / "Ann/content").string() + " " +
                   (folder / "Bob/three.json").string())
                .code,
            0)
      << "--content is for all";
  fs::remove_all(folder);
}

TEST_F(Commands, CheckTellsEveryWrongEntryAndFilesThatNothingReads) {
  const fs::path folder = fs::path(testing::TempDir()) / "commands_test_content";
  fs::remove_all(folder);
  fs::create_directories(folder / "salem" / "base");
  fs::create_directories(folder / "salme");
  std::ifstream in("games/salem/base/creatures.toml");
  std::string cards;
  int wrong = 0;
  int line = 0;
  std::string places;
  for (std::string text; std::getline(in, text); cards += text + "\n") {
    ++line;
    if (!text.starts_with("origin = ") || ++wrong > 3) continue;
    text = "origin = \"nowhere\"";
    places += folder.string() + "/salem/base/creatures.toml:" + std::to_string(line) +
              ":10: \"origin\" must be \"seed\", "
              "\"fact\" or \"ours\"\n";
  }
  std::ofstream(folder / "salem/base/creatures.toml") << cards;
  const Done all = tavola("check salem --content " + folder.string());
  EXPECT_EQ(all.code, 1);
  EXPECT_EQ(all.said, places);

  fs::remove(folder / "salem/base/creatures.toml");
  for (const char* name : {"salem/base/creature.toml", "salme/events.toml"})
    std::ofstream(folder / name) << "x = 1\n";
  const Done files = tavola("check salem --content " + folder.string());
  EXPECT_EQ(files.code, 1);
  EXPECT_TRUE(holds(files.said,
                    "salem/base/creature.toml: nothing reads a file of this name; did you "
                    "mean \"salem/base/creatures.toml\"?"))
      << files.said;
  EXPECT_TRUE(holds(files.said,
                    "salme/events.toml: nothing reads a file of this name; did you "
                    "mean \"salem/base/events.toml\"?"))
      << files.said;
  fs::remove_all(folder);
}

TEST_F(Commands, CheckNamesWhatNothingReadsInAFolderOfAvalon) {
  const fs::path folder = fs::path(testing::TempDir()) / ("avalon-" + std::to_string(::getpid()));
  fs::remove_all(folder);
  fs::copy("docs/example_island", folder, fs::copy_options::recursive);
  const Done good = tavola("check avalon --content " + folder.string());
  EXPECT_EQ(good.code, 0) << good.said;
  EXPECT_FALSE(holds(good.said, "nothing reads")) << good.said;
  const std::vector<std::string> unread = {"avalon/owm/story.toml", "avalon/own/storys.tml",
                                           "avalon/journal/704.en.md", "avalon/journal/701.fr.md",
                                           "avalon/item.toml"};
  fs::create_directories(folder / "avalon/owm");
  for (const std::string& name : unread) std::ofstream(folder / name) << "x = 1\n";
  const Done found = tavola("check avalon --content " + folder.string());
  EXPECT_EQ(found.code, 1);
  for (const std::string& name : unread)
    EXPECT_TRUE(holds(found.said, name + ": nothing reads a file of this name")) << found.said;
  fs::remove_all(folder);
}

TEST_F(Commands, OthersComeToACampaignBetweenTwoActions) {  // TG-481 R-185
  const fs::path file = fs::path(testing::TempDir()) / ("others-" + std::to_string(::getpid()));
  fs::remove(file);
  const std::string play = "play --campaign " + file.string();
  const Done begun = tavola(
      "play avalon --options table=test_island --seats 2 --seat Ann=person --seat Bob=bot --seed 1 "
      "--campaign " +
          file.string(),
      "q\\n");
  ASSERT_EQ(begun.code, 0) << begun.said;
  const Done early = tavola(play + " --seats 3", "q\\n");
  EXPECT_EQ(early.code, 2) << early.said;
  EXPECT_TRUE(holds(early.said, "between two Actions")) << early.said;
  bool acts = false;
  for (int n = 0; n < 60 && !acts; ++n) acts = holds(tavola(play, "1\\nq\\n").said, "  Pass");
  ASSERT_TRUE(acts);
  const Done three = tavola(play + " --seat Ann=person --seat Bob=bot --seat Cy=person", "q\\n");
  EXPECT_EQ(three.code, 0) << three.said;
  EXPECT_TRUE(holds(three.said, "Which Character do you play?")) << three.said;
  EXPECT_TRUE(holds(tavola(play + " --chapter 1", "q\\n").said, "  Pass")) << "it stays";
  fs::remove(file);
}

TEST_F(Commands, WordsShowsWhatCardsCanSayInThreeLanguages) {
  const Done words = tavola("words salem");
  EXPECT_EQ(words.code, 0);
  for (const char* part : {"VERBS", "MOMENTS", "NOUNS", "advance necron <amount>"})
    EXPECT_TRUE(holds(words.said, part)) << part;
  const Done few = tavola("words salem necron --kind verb --lang es");
  EXPECT_EQ(few.code, 0);
  EXPECT_TRUE(holds(few.said, "VERBOS")) << few.said;
  EXPECT_FALSE(holds(few.said, "lose <amount>")) << few.said;
  EXPECT_EQ(tavola("words salem xyzzy").code, 2);
  EXPECT_EQ(tavola("words salem --kind adverb").code, 2);
  EXPECT_TRUE(holds(tavola("words toy").said, "no cards written in the notation"));
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
  EXPECT_TRUE(holds(told.said, "▶  Listen at the red door")) << "what was taken: " << told.said;
  EXPECT_TRUE(holds(told.said, "·  ")) << "and what was left: " << told.said;
  EXPECT_TRUE(holds(told.said, "Red door")) << "on the board";
  const Done brief = tavola("replay --brief " + file);
  EXPECT_TRUE(holds(brief.said, "Ada listens at the red door."));
  EXPECT_FALSE(holds(brief.said, "▶")) << brief.said;
  EXPECT_FALSE(holds(told.said, "you make out")) << "nobody's eyes see nobody's secrets";
  EXPECT_TRUE(
      holds(tavola("replay --seat 1 " + file).said, "\n    Behind the red door you make out"))
      << "what followed stands under what was done";
  EXPECT_TRUE(holds(tavola("replay --lang it " + file).said, "Porta rossa"));
  EXPECT_TRUE(holds(tavola("replay --step " + file, "\\nb\\n1\\nq\\n").said, "Choice 1 of"));
  EXPECT_EQ(tavola("replay --from 99 " + file).code, 2);
  const Done story = tavola("--lang it story " + file);
  EXPECT_EQ(story.code, 0) << "every game has one";
  EXPECT_TRUE(holds(story.said, "<html lang=\"it\">")) << story.said;
  EXPECT_TRUE(holds(story.said, "<p>Ada ascolta alla porta rossa.</p>")) << story.said;
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

TEST_F(Commands, APresetIsAnAgreementInOneWordAndWhatIsSaidBesideItStands) {
  const std::string game = "simulate catacombs --games 1 --preset everything";
  const Done plain = tavola(game);
  EXPECT_TRUE(holds(plain.said, "lord=lich")) << plain.said;
  EXPECT_TRUE(holds(plain.said, "help=none")) << plain.said;
  EXPECT_TRUE(holds(tavola(game + " --options lord=gorgon").said, "lord=gorgon"));
  const Done played =
      tavola("play salem --bots-only --bot random --preset first --seed 5 --seats 2 --file '" +
             home() + ".tavola' --new");
  EXPECT_EQ(played.code, 0) << played.said;
  std::ifstream file(home() + ".tavola");
  const std::string kept{std::istreambuf_iterator<char>(file), {}};
  EXPECT_TRUE(holds(kept, R"("first_player": "1")")) << kept.substr(0, 400);
  const Done list = tavola("play arkham --list-options");
  EXPECT_LT(list.said.find("everything: Everything"), list.said.find("ancient_one: "));
  EXPECT_LT(list.said.find("epic_battle: "), list.said.find("Rulings: "));
  EXPECT_LT(list.said.find("Rulings: "), list.said.find("trading: "));
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
  const Done shown = tavola("check arkham --scenarios games/arkham");
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

TEST_F(Commands, AFolderFromBeforeGamesHadFoldersIsToldTheNewPlace) {
  const fs::path folder = fs::path(testing::TempDir()) / "former_content";
  fs::remove_all(folder);
  fs::create_directories(folder / "words");
  std::ofstream(folder / "words" / "salem.tsv") << "key\n";
  fs::create_directories(folder / "salem");
  std::ofstream(folder / "salem" / "notes.txt") << "nothing\n";
  const Done done = tavola("--content " + folder.string() + " cards salem");
  EXPECT_EQ(done.code, 2);
  EXPECT_TRUE(holds(done.said, folder.string() + "/words/salem.tsv")) << done.said;
  EXPECT_TRUE(holds(done.said, folder.string() + "/salem/words.tsv")) << done.said;
}

TEST_F(Commands, AServerDoesNotOpenWithContentThatItCannotShow) {
  const fs::path folder = fs::path(testing::TempDir()) / "newer_content";
  fs::remove_all(folder);
  fs::create_directories(folder / "avalon" / "base");
  fs::create_directories(folder / "salem");
  const std::string serve =
      "--content " + folder.string() + " serve --port 0 --data " + (folder / "data").string();
  const fs::path items = folder / "avalon" / "base" / "items.toml";
  std::ofstream(items) << "[[item]]\nid = \"item_lens\"\nword = \"item_bandages\"\n"
                       << "origin = \"ours\"\nglow = 3\n";
  Done done = tavola(serve);
  EXPECT_EQ(done.code, 2);
  EXPECT_TRUE(holds(done.said, "avalon/base/items.toml:5")) << "file and line: " << done.said;
  EXPECT_TRUE(holds(done.said, "without --content the built-in content is used")) << done.said;
  fs::remove(items);
  std::ofstream(folder / "salem" / "lesson.it.md") << "# A\n\n![B](position:wobble=3)\n";
  done = tavola(serve);
  EXPECT_EQ(done.code, 2);
  EXPECT_TRUE(holds(done.said, "salem/lesson.it.md: ")) << done.said;
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
  EXPECT_TRUE(holds(tavola("cards salem --lang it").said, "(creatura, byakhee, "));
  EXPECT_TRUE(holds(tavola("cards salem --lang es --kind criatura").said, "(criatura, byakhee, "));
  EXPECT_TRUE(holds(tavola("cards salem ghost --lang it").said, "Si sconfigge con"));
  EXPECT_FALSE(holds(tavola("cards salem --kind event").said, "Byakhee"));
  EXPECT_EQ(tavola("cards salem --kind potion").code, 2);
}

}  // namespace
}  // namespace tavola::app
