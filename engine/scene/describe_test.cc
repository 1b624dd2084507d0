// The scene that a viewer gets: options only for those who may answer, texts in three languages,
// keys, and what is known to one seat alone.
#include "scene/describe.h"

#include "scene/toy_table_for_tests.h"

namespace tavola::scene {
namespace {

using words::Language;

TEST(Say, FillsVerbsPromptsAndEventsFromTheVocabulary) {
  ToyTable toy(2, 1);
  const Option& first = toy.table->decision().options[0];
  EXPECT_EQ(say(toy_title(), Language::kEnglish, option_text(toy_title(), first)),
            "Listen at the oak door");
  EXPECT_EQ(say(toy_title(), Language::kItalian, option_text(toy_title(), first)),
            "Ascolta alla porta di quercia");
  EXPECT_EQ(say(toy_title(), Language::kSpanish, prompt_text(toy_title(), toy.table->decision())),
            "Escucha tras una puerta o abre una.");
}

TEST(Say, CallsSeatsByTheirNamesOrByTheirNumbers) {
  EXPECT_EQ(say(toy_title(), Language::kEnglish, Text::seat(1), {"Nora", "Teo"}), "Teo");
  EXPECT_EQ(say(toy_title(), Language::kEnglish, Text::seat(1)), "Seat 2");
  EXPECT_EQ(say(toy_title(), Language::kItalian, Text::seat(1)), "Posto 2");
  EXPECT_EQ(say(toy_title(), Language::kSpanish, Text::seat(1), {"Nora"}), "Asiento 2");
}

TEST(Say, ListsCountsAndShowsWhatHasNoWord) {
  Text::Argument candles{"", Text::Argument::Kind::kCounted, 2, "candle"};
  Text::Argument bag{"", Text::Argument::Kind::kWord, 0, "bag"};
  const Text list = Text::of(Text::kBare).with_list("x", {candles, bag});
  EXPECT_NE(say(toy_title(), Language::kEnglish, list).find("2 candles"), std::string::npos);
  EXPECT_EQ(say(toy_title(), Language::kEnglish, Text::word("no_such_word")), "no_such_word");
  EXPECT_EQ(say(toy_title(), Language::kEnglish, Text{}), "");
  EXPECT_EQ(say(toy_title(), Language::kEnglish, Text::of("no.such")), "[no.such]");
}

TEST(Describe, OnlyThoseWhoMayAnswerSeeOptions) {
  ToyTable toy(2, 1);
  const Scene own = describe(toy_title(), *toy.table, 0);
  ASSERT_TRUE(own.decision);
  EXPECT_TRUE(own.decision->yours);
  EXPECT_EQ(own.decision->options.size(), toy.table->decision().options.size());
  EXPECT_EQ(own.decision->why.rule.text(), "TY-010");
  for (const Seat viewer : {Seat{1}, kSpectator}) {
    const Scene other = describe(toy_title(), *toy.table, viewer);
    ASSERT_TRUE(other.decision);
    EXPECT_FALSE(other.decision->yours);
    EXPECT_TRUE(other.decision->options.empty());
    EXPECT_EQ(other.decision->question, own.decision->question);
    EXPECT_EQ(other.decision->seat, 0);
  }
}

TEST(Describe, OptionsHaveKeysAndThingsThatLightUp) {
  ToyTable toy(2, 1);
  const Scene scene = describe(toy_title(), *toy.table, 0);
  for (std::size_t i = 0; i < scene.decision->options.size(); ++i) {
    const OptionView& option = scene.decision->options[i];
    EXPECT_EQ(option.n, static_cast<int>(i));
    EXPECT_EQ(option.key, std::to_string(i + 1));
    ASSERT_EQ(option.on.size(), 1U);
    bool there = false;
    for (const Area& area : scene.areas) there = there || area.id == option.on.front();
    EXPECT_TRUE(there) << option.on.front();
  }
}

TEST(Describe, AMeasuredAnswerBringsItsBounds) {
  ToyTable toy(2, 1);
  toy.script.dice = {1};
  toy.choose("open", "oak");
  const Scene scene = describe(toy_title(), *toy.table, 0);
  ASSERT_TRUE(scene.decision && scene.decision->aim);
  EXPECT_EQ(scene.decision->kind, DecisionKind::kAim);
  EXPECT_TRUE(scene.decision->options[0].measured);
  EXPECT_EQ(scene.decision->aim->bounds, (std::vector<Aim::Bound>{{"candles", 0, 7}}));
}

TEST(Describe, WhatOneSeatLearntStandsInItsSceneAlone) {
  ToyTable toy(2, 1);
  const Scene before_one = describe(toy_title(), *toy.table, 1);
  toy.script.draws = {{0, 0}};
  toy.choose("listen", "red");
  const auto badges = [&](Seat viewer) {
    std::size_t count = 0;
    for (const Area& area : describe(toy_title(), *toy.table, viewer).areas)
      count += area.badges.size();
    return count;
  };
  EXPECT_EQ(badges(0), 1U);
  EXPECT_EQ(badges(1), 0U);
  EXPECT_EQ(badges(kSpectator), 0U);
}

TEST(Describe, AFinishedTableTellsItsOutcome) {
  ToyTable toy(2, 1);
  while (!toy.table->over()) {
    if (toy.table->decision().options[0].takes_parameters)
      toy.table->choose(0, {toy.table->decision().parameters[0].most});
    else
      toy.table->choose(toy.option("open", "oak") >= 0 ? toy.option("open", "oak") : 1);
  }
  const Scene scene = describe(toy_title(), *toy.table, 0);
  EXPECT_FALSE(scene.decision);
  ASSERT_TRUE(scene.outcome);
  const Result result = toy_title().game().result(*toy.table);
  EXPECT_EQ(scene.outcome->won, result.winners.has(0));
  EXPECT_EQ(scene.outcome->text.message, "ending." + scene.outcome->ending);
}

}  // namespace
}  // namespace tavola::scene
