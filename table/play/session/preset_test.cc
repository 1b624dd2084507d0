// Presets as tables are opened by them: those that ship with every game, and one option over
// another.
#include "play/session/preset.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "bots/bot.h"
#include "content/content.h"
#include "games/registry.h"
#include "play/checks/content_check.h"
#include "play/session/session.h"
#include "scene/titles/how_hard.h"
#include "scene/titles/presets.h"

namespace tavola::play {
namespace {

using Options = std::map<std::string, std::string>;

const scene::Title& title_of(const std::string& game) { return **games::open(game); }

TEST(Preset, SetsWhatWasNotSaid) {
  Options options;
  ASSERT_TRUE(take_preset(title_of("catacombs"), "first", options));
  EXPECT_EQ(options["help"], "path");
  Options mine = {{"help", "none"}};
  ASSERT_TRUE(take_preset(title_of("catacombs"), "first", mine));
  EXPECT_EQ(mine["help"], "none");
  Options none;
  EXPECT_TRUE(take_preset(title_of("catacombs"), "", none));
  EXPECT_TRUE(none.empty());
}

TEST(Preset, ThatTheGameHasNotIsRefused) {
  Options options;
  const auto taken = take_preset(title_of("salem"), "hard", options);
  ASSERT_FALSE(taken);
  EXPECT_EQ(taken.error().code, "unknown_preset");
  EXPECT_EQ(taken.error().message,
            "salem has no preset \"hard\"; it has first, standard, everything.");
  EXPECT_FALSE(take_preset(title_of("toy"), "first", options));
}

TEST(Preset, EveryGameHasThreeAndATableOfEachCanBeDealt) {
  for (const std::string& id : games::ids(false)) {
    const scene::Title& title = title_of(id);
    const auto read = scene::read_presets(title);
    ASSERT_TRUE(read) << read.error();
    ASSERT_EQ(read->all.size(), scene::kPresetIds.size()) << id;
    for (const scene::Preset& preset : read->all)
      for (int seats = title.game().least_seats(); seats <= title.game().most_seats(); ++seats) {
        Wishes wishes;
        wishes.seats = seats;
        ASSERT_TRUE(take_preset(title, preset.id, wishes.options));
        const auto session = Session::open(title, wishes);
        EXPECT_TRUE(session) << id << " " << preset.id << ": " << session.error().message;
      }
  }
}

TEST(Preset, EverythingHasEveryBox) {
  for (const std::string& id : games::ids(false)) {
    const scene::Title& title = title_of(id);
    const scene::Preset& all = *scene::presets(title).find("everything");
    for (const GameOption& option : title.game().options())
      if (option.box) EXPECT_EQ(all.options.at(option.id), "yes") << id << " " << option.id;
  }
}

// Who reads how hard a preset is should find it for every table that can be set.
TEST(HowHard, IsMeasuredForEveryPresetAndNumberOfSeats) {
  for (const std::string& id : games::ids(false)) {
    const scene::Title& title = title_of(id);
    const auto read = scene::read_how_hard(title, scene::presets(title));
    ASSERT_TRUE(read) << read.error();
    for (const scene::Measured& one : read->measured) {
      const std::vector<std::string> bots = bots::bot_names();
      EXPECT_NE(std::ranges::find(bots, one.bot), bots.end()) << one.bot;
    }
    for (const std::string_view preset : scene::kPresetIds)
      for (int seats = title.game().least_seats(); seats <= title.game().most_seats(); ++seats)
        EXPECT_TRUE(std::ranges::any_of(
            read->measured,
            [&](const scene::Measured& one) { return one.preset == preset && one.seats == seats; }))
            << id << " " << preset << ", " << seats << " seats: run tools/how_hard";
  }
}

/// A preset as it may stand in a file.
std::string preset(const std::string& id, const std::string& more = "") {
  const std::string words = "{ en = \"One\", it = \"Uno\", es = \"Uno\" }\n";
  return "[[preset]]\nid = \"" + id + "\"\ntitle = " + words + "says = " + words + more;
}

/// What is wrong with such presets of Salem.
std::string error_of(const std::string& text) {
  const content::StandIn file("salem/presets.toml", text);
  const auto read = scene::read_presets(title_of("salem"));
  return read ? "" : read.error();
}

TEST(Presets, AreRefusedWithFileAndLine) {
  const std::string rest = preset("standard") + preset("everything");
  EXPECT_EQ(error_of(preset("first") + rest), "");
  EXPECT_EQ(error_of(preset("first", "options = { sigil = \"two\" }\n") + rest),
            "salem/presets.toml:5:21: the game has no option \"sigil\"; did you mean \"sigils\"?");
  EXPECT_EQ(error_of(preset("first", "options = { sigils = \"tow\" }\n") + rest),
            "salem/presets.toml:5:22: \"tow\" is not known here; did you mean \"two\"?");
  EXPECT_EQ(
      error_of("rulings = [\"sigils\", \"arival\"]\n" + preset("first") + rest),
      "salem/presets.toml:1:22: the game has no option \"arival\"; did you mean \"arrival\"?");
  EXPECT_EQ(error_of(preset("first", "option = { sigils = \"two\" }\n") + rest),
            "salem/presets.toml:5:10: a [[preset]] like this one has no field \"option\"; did you "
            "mean \"options\"?");
  EXPECT_EQ(error_of(preset("first", "boxes = \"some\"\n") + rest),
            "salem/presets.toml:5:9: write boxes = \"all\", or name them");
  EXPECT_TRUE(error_of(preset("first") + "ruling = 1\n" + rest).contains("no field \"ruling\""));
}

TEST(Presets, AreThreeInTheirOrder) {
  const std::string order =
      ": a game has the presets first, standard and everything, in this order";
  EXPECT_EQ(error_of(preset("standard")), "salem/presets.toml:2:6" + order);
  EXPECT_EQ(error_of(preset("first") + preset("standard") + preset("everything") + preset("hard")),
            "salem/presets.toml:14:6" + order);
  EXPECT_TRUE(error_of(preset("first") + preset("standard"))
                  .ends_with(": the preset \"everything\" is missing"));
}

TEST(Presets, TheStandardOneIsWhatIsPlayedAnyway) {
  EXPECT_EQ(error_of(preset("first") + preset("standard", "options = { sigils = \"two\" }\n") +
                     preset("everything")),
            "salem/presets.toml:5:1: \"standard\" is what is played where nothing is chosen, so it "
            "sets no option");
}

TEST(Presets, ATableThatCannotBeDealtIsRefused) {
  const content::StandIn file("arkham/presets.toml",
                              preset("first", "options = { ancient_one = \"abhoth\" }\n") +
                                  preset("standard") + preset("everything"));
  const auto read = scene::read_presets(title_of("arkham"));
  ASSERT_FALSE(read);
  EXPECT_EQ(read.error(),
            "arkham/presets.toml:1:1: the option \"ancient_one\" can be \"abhoth\" only with "
            "dunwich set to \"yes\"");
}

TEST(Presets, ARulingSaysWhatItChanges) {
  const content::StandIn file("salem/presets.toml", "rulings = [\"first_player\"]\n" +
                                                        preset("first") + preset("standard") +
                                                        preset("everything"));
  const std::vector<std::string> problems = check_content(title_of("salem")).problems;
  EXPECT_TRUE(std::ranges::any_of(problems, [](const std::string& problem) {
    return problem.contains("option.first_player.says");
  }));
}

/// What was measured of two players, as it may stand in a file.
std::string measured(const std::string& preset, int won, const std::string& options = "") {
  return "[[measured]]\npreset = \"" + preset +
         "\"\nseats = 2\nbot = \"greedy\"\ncommand = \"tavola simulate\"\ngames = 300\nwon = " +
         std::to_string(won) + "\nrounds = 16.2\ndecisions = 240.0\n" +
         (options.empty() ? "" : "options = \"" + options + "\"\n");
}

std::expected<scene::HowHard, std::string> hard(const std::string& text) {
  const content::StandIn presets("salem/presets.toml",
                                 preset("first", "options = { sigils = \"two\" }\n") +
                                     preset("standard") + preset("everything"));
  const content::StandIn file("salem/how_hard.toml", text);
  const scene::Title& title = title_of("salem");
  return scene::read_how_hard(title, *scene::read_presets(title));
}

TEST(HowHard, HoldsForTheOptionsThatWereMeasured) {
  const auto read =
      hard("seconds = 20\n" + measured("first", 30, "sigils=two") + measured("standard", 15));
  ASSERT_TRUE(read) << read.error();
  ASSERT_EQ(read->measured.size(), 2U);
  EXPECT_EQ(read->measured[0].won, 30);
  EXPECT_EQ(scene::minutes_of(*read, read->measured[0]), 80);  // 240 decisions of 20 seconds
  const auto changed = hard("seconds = 20\n" + measured("first", 30, "sigils=one"));
  ASSERT_TRUE(changed) << changed.error();
  EXPECT_TRUE(changed->measured.empty());
}

TEST(HowHard, IsRefusedWithFileAndLine) {
  const auto error_of = [](const std::string& text) {
    const auto read = hard(text);
    return read ? "" : read.error();
  };
  EXPECT_EQ(error_of("seconds = 20\n" + measured("standard", 301)),
            "salem/how_hard.toml:8:7: \"won\" must be a whole number from 0 to 300");
  EXPECT_EQ(error_of("seconds = 20\n" + measured("hard", 1)),
            "salem/how_hard.toml:3:10: the game has no preset \"hard\"");
  EXPECT_EQ(
      error_of("seconds = 20\n" + measured("standard", 1) + measured("standard", 2)),
      "salem/how_hard.toml:13:9: the preset \"standard\" stands here twice for so many seats");
}

}  // namespace
}  // namespace tavola::play
