#include "scene/titles/stories.h"

#include <gtest/gtest.h>

#include "content/content.h"

namespace tavola::scene {
namespace {

const std::vector<std::string> kNames = {"event.quiet_night", "place.town_1.bank", "ending.won"};

std::expected<Stories, std::string> read(const std::string& text) {
  const content::StandIn file("toy/stories.toml", text);
  return Stories::read("toy", kNames);
}

std::string line(const std::string& name, const std::string& en = "A quiet night.") {
  return "[" + name + "]\nen = \"" + en +
         "\"\nit = \"Una notte tranquilla.\"\nes = \"Una noche.\"\n";
}

std::string error_of(const std::string& text) {
  const auto stories = read(text);
  return stories ? "" : stories.error();
}

TEST(Stories, AreFoundByNameInEveryLanguage) {
  const auto stories = read(line("event.quiet_night") + line("place.town_1.bank", "Coins ring."));
  ASSERT_TRUE(stories) << stories.error();
  EXPECT_EQ(stories->size(), 2U);
  EXPECT_EQ(stories->find("event.quiet_night", words::Language::kItalian), "Una notte tranquilla.");
  EXPECT_EQ(stories->find("place.town_1.bank", words::Language::kEnglish), "Coins ring.");
  EXPECT_EQ(stories->find("ending.won", words::Language::kEnglish), "");
}

TEST(Stories, AGameNeedsNone) {
  const auto stories = Stories::read("toy", kNames);
  ASSERT_TRUE(stories) << stories.error();
  EXPECT_EQ(stories->size(), 0U);
}

TEST(Stories, AreRefusedWithFileAndLine) {
  EXPECT_EQ(error_of(line("event.quiet_nigth")),
            "toy/stories.toml:1:1: nothing is called \"event.quiet_nigth\" here; did you mean "
            "\"event.quiet_night\"?");
  EXPECT_EQ(error_of("[event.quiet_night]\nen = \"Night.\"\nit = \"Notte.\"\n"),
            "toy/stories.toml:1:1: \"es\" must be a text, as in es = \"…\"");
  EXPECT_EQ(error_of(line("event.quiet_night") + "fr = \"Nuit.\"\n"),
            "toy/stories.toml:1:1: a line has en, it and es, and nothing else");
  EXPECT_EQ(error_of("[event]\nquiet_night = \"Night.\"\n"),
            "toy/stories.toml:2:15: a line is a table with en, it and es");
  std::string longest;
  for (std::size_t i = 0; i < Stories::kMostLetters; ++i) longest += "è";
  EXPECT_EQ(error_of(line("event.quiet_night", longest)), "");
  EXPECT_EQ(error_of(line("event.quiet_night", longest + "è")),
            "toy/stories.toml:2:6: a line has at most 170 letters, and this one has 171");
}

TEST(Stories, OneCardHasOneLine) {
  const content::StandIn more("toy/stories_more.toml", line("event.quiet_night"));
  EXPECT_EQ(error_of(line("event.quiet_night")),
            "toy/stories_more.toml:1:1: \"event.quiet_night\" has a line already");
}

}  // namespace
}  // namespace tavola::scene
