// The content check finds what a player would stumble over. Shown on the toy's game with wordings
// of our own making.
#include "play/checks/content_check.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "content/content.h"
#include "games/registry.h"
#include "play/open_title.h"
#include "scene/scene.h"
#include "scene/titles/wording.h"

namespace tavola::play {
namespace {

/// The toy with whatever its files say now.
class Reworded final : public scene::Title {
 public:
  explicit Reworded(scene::Wording wording) : wording_(std::move(wording)) {}
  const Game& game() const override { return (*open_title("toy"))->game(); }
  const words::Lexicon& lexicon() const override { return wording_.lexicon; }
  const words::Messages& messages() const override { return wording_.messages; }
  scene::Scene scene(const Table&, Seat) const override { return {}; }
  std::vector<std::string> card_ids() const override { return cards; }
  scene::PrintedCard card(std::string_view id, words::Language) const override {
    scene::PrintedCard card;
    card.id = id;
    card.kind = "omen";
    card.name = id == "nameless" ? "" : std::string(id);
    card.lines = {id == "wordless" ? "[card.text]" : "A candle goes out."};
    return card;
  }
  std::vector<std::string> check() const override { return own; }

  std::vector<std::string> cards;
  std::vector<std::string> own;

 private:
  scene::Wording wording_;
};

/// The messages of the toy with one text exchanged for another.
std::vector<std::string> problems_with(const std::string& text, const std::string& instead) {
  std::string messages(*content::find("toy/messages.toml"));
  const std::size_t at = messages.find(text);
  EXPECT_NE(at, std::string::npos) << text;
  if (at == std::string::npos) return {};
  messages.replace(at, text.size(), instead);
  const content::StandIn stand_in("toy/messages.toml", messages);
  auto wording = scene::read_wording("toy");
  EXPECT_TRUE(wording) << wording.error();
  return wording ? check_content(Reworded(*std::move(wording))).problems
                 : std::vector<std::string>();
}

bool says(const std::vector<std::string>& problems, const std::string& part) {
  return std::any_of(problems.begin(), problems.end(),
                     [&part](const std::string& problem) { return problem.contains(part); });
}

TEST(ContentCheck, EveryGameIsWhole) {
  for (const std::string& id : games::ids(true)) {
    const ContentReport report = check_content(**open_title(id));
    EXPECT_TRUE(report.problems.empty()) << id << ": " << report.problems.front();
    EXPECT_FALSE(report.counts.empty());
  }
}

TEST(ContentCheck, FindsMessagesThatAreMissingOrAskForTooMuch) {
  EXPECT_TRUE(says(problems_with("[verb.listen]", "[verb.hearken]"),
                   "the message \"verb.listen\" is missing"));
  EXPECT_TRUE(says(problems_with("en = \"Open {door:the}\"", "en = \"Open {window:the}\""),
                   "asks for {window}"));
  EXPECT_TRUE(says(problems_with("it = \"Apri {door:the}\"", "it = \"Apri {porta:the}\""),
                   "asks in it for something"));
  EXPECT_TRUE(says(problems_with("es = \"Abrir {door:the}\"\n", ""), "has no text in es"));
  EXPECT_TRUE(says(problems_with("[ending.darkness]", "[ending.darknes]"), "ending.darkness"));
}

TEST(ContentCheck, FindsCardsThatCannotBePrintedAndAsksTheGame) {
  Reworded toy(*scene::read_wording("toy"));
  toy.cards = {"storm", "nameless", "wordless", "storm"};
  toy.own = {"the bag is too small"};
  const ContentReport report = check_content(toy);
  EXPECT_TRUE(says(report.problems, "\"nameless\" in en has no name"));
  EXPECT_TRUE(says(report.problems, "\"wordless\" in it has a line without words"));
  EXPECT_TRUE(says(report.problems, "two cards are named \"storm\""));
  EXPECT_TRUE(says(report.problems, "the bag is too small"));
  EXPECT_EQ(report.cards.front(), (std::pair<std::string, int>("omen", 4)));
}

}  // namespace
}  // namespace tavola::play
