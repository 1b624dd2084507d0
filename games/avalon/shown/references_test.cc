// What is there to be read beside the rules' own moves: the lines of prose on Encounters, the signs
// of their decks, what a Secret says, and the rules themselves.
#include <gtest/gtest.h>

#include <cstring>
#include <set>
#include <string>

#include "games/avalon/content/content.h"
#include "games/avalon/shown/title.h"
#include "games/avalon/tables_for_tests/journey_for_tests.h"
#include "ledger/ledger.h"

namespace tavola::avalon {
namespace {

TEST(References, EveryEncounterHasALineOfProseThatNoRuleReads) {  // TG-505, TG-696
  const scene::OpenedTitle title = open();
  ASSERT_TRUE(title) << title.error();
  for (const EncounterCard& card : content().cards.encounters)
    for (const words::Language language : words::kLanguages) {
      const std::string_view line = (*title)->story("encounter." + card.id, language);
      EXPECT_FALSE(line.empty()) << card.id;
      for (const std::string& printed : (*title)->card(card.id, language).lines)
        EXPECT_NE(printed, line) << card.id << ": prose is no part of what the card does";
    }
}

TEST(References, DecksAreToldApartBySignAndNotByColourAlone) {  // TG-366
  std::set<std::string> signs;
  for (int colour = 0; colour < kColours; ++colour)
    signs.insert(colour_sign(static_cast<Colour>(colour)));
  EXPECT_EQ(signs.size(), static_cast<std::size_t>(kColours));
}

TEST(References, TheRulesCanBeSearchedAtAnyTimeAndChangeNothing) {  // TG-032, TG-086, TG-894
  Journey j({"ailei"});
  const State before = j.s();
  for (const words::Language language : words::kLanguages) {
    const std::string code(words::code(language));
    for (const char* id :
         {"TG-109", "TG-157", "TG-494", "TG-672"})  // order of the day, icons, both
      ASSERT_NE(ledger::find(id, code), nullptr) << id << ' ' << code;
    EXPECT_FALSE(ledger::search("Menhir", "avalon", code).empty()) << code;
  }
  EXPECT_EQ(std::memcmp(&before, &j.s(), sizeof before), 0);
}

TEST(References, ASecretSaysWhatItIsAndWhatItDoes) {  // TG-408, TG-414
  const scene::OpenedTitle title = open();
  ASSERT_TRUE(title) << title.error();
  int told = 0;
  for (const SecretCard& secret : content().possessions.secrets) {
    const std::string says = "secret." + secret.id;
    if ((*title)->messages().find(words::Language::kEnglish, says) == nullptr) continue;
    ++told;
    for (const words::Language language : words::kLanguages) {
      const scene::PrintedCard printed = (*title)->card(secret_card_id(secret), language);
      ASSERT_FALSE(printed.lines.empty()) << secret.id;
      EXPECT_EQ(printed.lines.back(),
                (*title)->messages().say((*title)->lexicon(), language, says));
    }
  }
  EXPECT_EQ(told, 35) << "all that the first act can bring";
}

}  // namespace
}  // namespace tavola::avalon
