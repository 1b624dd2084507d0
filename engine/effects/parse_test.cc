// Reading the notation: what is accepted, how it is written back, and what a wrong line is told.
#include "effects/parse.h"

#include <gtest/gtest.h>

#include "effects/file_text_for_tests.h"
#include "effects/notation.h"

namespace tavola::effects {
namespace {

const Grammar& salem() {
  static const Grammar grammar = [] {
    Grammar g("salem");
    for (const char* file :
         {"engine/effects/grammar.toml", "games/salem/tests/effects_grammar.toml"})
      for (const Error& error : read_grammar(file_text(file), file, g))
        ADD_FAILURE() << error.text();
    return g;
  }();
  return grammar;
}

std::string canonical(std::string_view text) {
  const auto program = parse(salem(), text);
  if (!program) return program.error().text();
  std::string printed = print_notation(salem(), *program);
  const auto again = parse(salem(), printed);
  if (!again) return "reads back as: " + again.error().text() + " from " + printed;
  EXPECT_EQ(*again, *program) << printed;
  return printed;
}

TEST(Parse, KeepsALineThatIsWrittenTheCanonicalWay) {
  for (const char* text : {
           "nothing",
           "lose 1 sanity",
           "discard together 2 necronomicons and 1 elixir",
           ("discard together 2 elixirs else { discard together all elixirs, advance necron to "
            "next icon }"),
           "each player: lose 1 sanity",
           "each player with wizard { recover 1 sanity }, advance necron 1",
           "one player: lose 2 sanity, then move to church",
           "first player: take 1 dagger from bag",
           "advance necron 1 per creature; if shadow is present: advance necron 2",
           "until next event: sanity cannot be recovered",
           "until round ends { sanity losses +1; no exchanges }",
           "while wizard is at inn or church: die sanity loss is 2",
           "may discard 1 elixir: each player: recover 1 sanity",
           "may discard 1 elixir: { recover 2 sanity } else { lose 1 sanity }",
           "choose { lose 1 sanity | discard 1 item; advance necron 1 | nothing }",
           "if wizard is here and not shadow is present { discard 1 item } else { lose 1 sanity }",
           "if sanity >= 3 or wizard is here and creatures < 2: lose 1 sanity",
           "repeat 2 times: advance necron creatures - 1",
           "roll 1 die { 1..2: lose 1 sanity; 3..5:; 6..: recover 1 sanity }",
           "roll 2 dice +1: lose 1 sanity per pip",
           "by creatures { 0:; 1..: advance necron 1 }",
           "once per round after creature defeated: may recover 1 sanity",
           "at round end: lose half (sanity + 1) rounded up sanity",
           "magic glasses and dagger cannot be used",
           "remove one creature at inn",
       }) {
    EXPECT_EQ(canonical(text), text);
  }
}

TEST(Parse, WritesManyWaysInOne) {
  EXPECT_EQ(canonical(""), "nothing");
  EXPECT_EQ(canonical("each player { lose 1 sanity }"), "each player: lose 1 sanity");
  EXPECT_EQ(canonical("may lose 1 sanity: { recover 1 sanity }"),
            "may lose 1 sanity: recover 1 sanity");
  EXPECT_EQ(canonical("if sanity = 1 or (wizard is here and sanity < 3): lose 1 sanity"),
            "if sanity = 1 or wizard is here and sanity < 3: lose 1 sanity");
  EXPECT_EQ(canonical("lose 2 sanity;"), "lose 2 sanity");
  EXPECT_EQ(canonical("repeat 3: lose (1) sanity"), "repeat 3 times: lose 1 sanity");
  EXPECT_EQ(canonical("discard together 2 elixir"), "discard together 2 elixirs");
}

std::string complaint(std::string_view text) {
  const auto program = parse(salem(), text, {"cards.toml", 7, 12});
  return program ? "accepted" : program.error().text();
}

TEST(Parse, SaysWhereWhatAndTheNearestWord) {
  EXPECT_EQ(complaint("loose 1 sanity"),
            "cards.toml:7:12: expected an effect, found \"loose\"; did you mean \"lose\"?");
  EXPECT_EQ(complaint("lose 1 santiy"),
            "cards.toml:7:19: expected a resource, found \"santiy\"; did you mean \"sanity\"?");
  EXPECT_EQ(complaint("lose sanity"),
            "cards.toml:7:23: expected a resource, but the effect ends here");
  EXPECT_EQ(complaint("check luck -1 { }"),
            "cards.toml:7:18: expected no check, because this game has no skills to check, found "
            "\"luck\"");
  EXPECT_EQ(complaint("each plyer: lose 1 sanity"),
            "cards.toml:7:17: expected a group, found \"plyer\"; did you mean \"player\"?");
  EXPECT_EQ(complaint("lose 1 sanity lose 2 sanity"),
            "cards.toml:7:26: expected \",\" or \";\" before the next effect, found \"lose\"");
  EXPECT_EQ(complaint("Lose 1 sanity"),
            "cards.toml:7:12: write effects in lower case; the printer sets capitals");
  EXPECT_EQ(complaint("lose 1 sanity,\n  lose 1 sanityy"),
            "cards.toml:8:10: expected a resource, found \"sanityy\"; did you mean \"sanity\"?");
  EXPECT_EQ(complaint("before round end: lose 1 sanity"),
            "cards.toml:7:19: the moment \"round_end\" is not spoken of in this way; it goes with "
            "\"at\"");
}

TEST(Parse, EndsInAnErrorHoweverDeepTheTextIs) {
  std::string deep;
  for (int i = 0; i < 900; ++i) deep += "may ";
  EXPECT_NE(complaint(deep + "lose 1 sanity").find("too deeply"), std::string::npos);
  std::string brackets(3000, '(');
  EXPECT_NE(complaint("lose " + brackets + "1").find("too deeply"), std::string::npos);
}

}  // namespace
}  // namespace tavola::effects
