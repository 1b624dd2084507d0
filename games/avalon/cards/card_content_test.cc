// The Combat, Diplomacy and Encounter cards of games/avalon, and what the reader refuses.
#include "games/avalon/cards/card_content.h"

#include <algorithm>
#include <array>
#include <set>
#include <tuple>

#include "games/avalon/tables_for_tests/encounter_for_tests.h"

namespace tavola::avalon {
namespace {

const CardContent& cards() {
  EXPECT_TRUE(load_game());
  return content().cards;
}

TEST(SequenceCards,
     EveryHeroHasAStartingDeckOfFifteenOfBothTypes) {  // TG-058, TG-059, TG-061, TG-062
  const CardContent& all = cards();
  for (int type = 0; type < kCardTypes; ++type) {
    for (std::size_t tray = 0; tray < content().trays.size(); ++tray) {
      int banners = 0;
      for (const SequenceCard& card : all.sequence[static_cast<std::size_t>(type)]) {
        if (card.tray != tray || card.hero != kNone) continue;
        banners += card.banner ? 1 : 0;
        EXPECT_EQ(card.banner, card.number <= 15) << card.id;
      }
      EXPECT_EQ(banners, 15) << content().trays[tray].id;
    }
  }
}

TEST(SequenceCards, ANumberAndALetterNameACard) {  // TG-056, TG-520, TG-727
  for (const auto& type : cards().sequence) {
    std::set<std::tuple<int, int, int>> seen;
    for (const SequenceCard& card : type)
      EXPECT_TRUE(seen.insert({card.tray, card.hero, card.number}).second) << card.id;
  }
}

TEST(SequenceCards, HaveHalvesOnBothEdges) {  // TG-512, TG-513, TG-719, TG-720, TG-920
  for (const auto& type : cards().sequence)
    for (const SequenceCard& card : type) {
      EXPECT_TRUE(std::ranges::any_of(card.right, &OpenHalf::there)) << card.id;
      EXPECT_TRUE(std::ranges::any_of(card.left, &BonusHalf::there)) << card.id;
    }
}

TEST(Encounters, ComeInFourColoursEachWithAFirst) {  // TG-359, TG-363, TG-368, TG-672
  int first[kColours] = {};
  for (const EncounterCard& card : cards().encounters) {
    first[static_cast<int>(card.colour)] += card.first ? 1 : 0;
    EXPECT_EQ(card.type == CardType::kDiplomacy, card.colour == Colour::kBlue) << card.id;
  }
  for (const int cards_of_colour : first) EXPECT_EQ(cards_of_colour, 1);
}

// TG-016, TG-364, TG-913, TG-918: the four levels and Your First Encounter add up to 31.
TEST(Encounters, AreThirtyOneOfEachColourOverFourLevels) {
  std::array<std::array<int, 5>, kColours> counts{};
  for (const EncounterCard& card : cards().encounters)
    ++counts[static_cast<std::size_t>(card.colour)][card.first ? 0 : card.difficulty];
  for (const auto& colour : counts) EXPECT_EQ(colour, (std::array<int, 5>{1, 9, 9, 7, 5}));
}

// TG-371, TG-502, TG-506, TG-671
TEST(Encounters, ShowEveryTraitAndGuardiansOfEveryColourThatFights) {
  std::set<Trait> traits;
  std::set<Colour> guarding;
  for (const EncounterCard& card : cards().encounters) {
    traits.insert(card.traits.begin(), card.traits.end());
    if (card.has(Trait::kGuardian)) guarding.insert(card.colour);
    if (card.type == CardType::kDiplomacy) EXPECT_TRUE(card.traits.empty()) << card.id;
  }
  EXPECT_EQ(traits.size(), static_cast<std::size_t>(kTraits));
  EXPECT_EQ(guarding.size(), 3U);
}

// TG-361: Items, or a keyword of theirs.
TEST(Encounters, OfTheWorldOfMenOftenGiveItems) {
  int with_item = 0;
  for (const EncounterCard& card : cards().encounters)
    if (card.colour == Colour::kGrey)
      with_item +=
          std::ranges::any_of(content().book[card.loot].nodes(), [](const effects::Node& node) {
            return node.kind == effects::NodeKind::kCall &&
                   content().grammar.phrase(node.index).code ==
                       static_cast<std::uint16_t>(CardVerb::kDrawItem) &&
                   content().grammar.phrase(node.index).category == effects::Category::kVerb;
          });
  EXPECT_GE(with_item, 10);
}

// TG-532, TG-707: every colour but blue has a card that is only its text.
TEST(Encounters, OfEveryColourThatFightsHaveACardWithoutKeys) {
  std::set<Colour> colours;
  for (const EncounterCard& card : cards().encounters)
    if (!card.keys) colours.insert(card.colour);
  EXPECT_EQ(colours, (std::set<Colour>{Colour::kGreen, Colour::kGrey, Colour::kPurple}));
}

// TG-364, TG-501, TG-503, TG-506, TG-507, TG-508, TG-511, TG-699, TG-915
TEST(Encounters, OfCombatHoldWhatTheirCardMustHold) {
  for (const EncounterCard& card : cards().encounters) {
    EXPECT_TRUE(card.difficulty >= 1 && card.difficulty <= 4) << card.id;
    if (card.type != CardType::kCombat || !card.keys) continue;
    EXPECT_GE(card.value, 1) << card.id;
    EXPECT_NE(card.opportunity, kNoSource) << card.id;
    EXPECT_NE(card.reward, kNoSource) << card.id;
    EXPECT_TRUE(std::ranges::any_of(card.right, &OpenHalf::there)) << card.id;
    for (int pool = 0; pool < card.value; ++pool) {
      int rows = 0;
      for (const AttackRow& row : card.attacks) rows += pool >= row.low && pool <= row.high;
      EXPECT_EQ(rows, 1) << card.id << " at " << pool;
    }
  }
}

// TG-695, TG-697, TG-702, TG-703, TG-704, TG-705, TG-916, TG-917
TEST(Encounters, OfDiplomacyHoldWhatTheirCardMustHold) {
  for (const EncounterCard& card : cards().encounters) {
    if (card.type != CardType::kDiplomacy) continue;
    EXPECT_LT(card.lowest, 0) << card.id;
    EXPECT_GT(card.top, 0) << card.id;
    EXPECT_FALSE(card.stages.empty()) << card.id;
    for (const Stage& stage : card.stages) EXPECT_NE(stage.reaction, kNoSource) << card.id;
    EXPECT_NE(card.failure, kNoSource) << card.id;
    EXPECT_NE(card.reward, kNoSource) << card.id;
  }
}

TEST(Encounters, OfTheWildsMostlyGiveFood) {  // TG-360
  int green = 0, with_food = 0;
  for (const EncounterCard& card : cards().encounters) {
    if (card.colour != Colour::kGreen) continue;
    ++green;
    const auto& nodes = content().book[card.loot].nodes();
    with_food += std::ranges::any_of(nodes, [](const effects::Node& node) {
      return node.kind == effects::NodeKind::kNoun &&
             content().grammar.noun(node.index).keyword == "food";
    });
  }
  EXPECT_GT(2 * with_food, green);
}

TEST(Encounters, HaveTwelveTraits) { EXPECT_EQ(kTraits, 12); }  // TG-671

/// What the reader says of one more card.
std::string refusal(std::string_view text) {
  class Refusing : public Reader {
   public:
    std::string say(const toml::table& more) {
      EXPECT_TRUE(load());
      content = *Reader().load();
      if (more.contains("card"))
        each(more, "card", [&](const toml::table& entry) {
          return read_sequence_card(entry, CardType::kCombat, 99, kNone);
        });
      else
        each(more, "encounter",
             [&](const toml::table& entry) { return read_encounter(entry, Colour::kGreen); });
      if (error.empty()) index_texts();
      return error;
    }
  };
  return Refusing().say(toml::parse(text));
}

TEST(ReadingCards, RefusesWhatNoCardCanHave) {  // TG-915, TG-919, TG-920, TG-921
  const std::string card = "[[card]]\nid = \"x\"\nword = \"card\"\nnumber = 1\norigin = \"ours\"\n";
  EXPECT_NE(refusal(card + "left = { wisdom = \"\" }\nright = { free = true }").find("no row"),
            std::string::npos);
  EXPECT_NE(refusal(card + "left = { free = \"stage\" }\nright = { free = true }").find("no icon"),
            std::string::npos);
  EXPECT_NE(refusal(card + "left = { free = \"\" }\nright = { courage = 9 }").find("level"),
            std::string::npos);
  const std::string edges = "left = { free = \"\" }\nright = { free = true }\n";
  EXPECT_NE(refusal(card + edges + "ability = \"after delay 21: draw 1 card\"").find("20 Time"),
            std::string::npos);
  EXPECT_EQ(refusal(card + edges + "ability = \"after delay 20: draw 1 card\""), "");
  EXPECT_NE(refusal(card + edges + "ability = \"no panic; when placed: if in panic { flee }\"")
                .find("no panic"),
            std::string::npos);
  const std::string enemy =
      "[[encounter]]\nid = \"x\"\nword = \"encounter\"\ndifficulty = 1\nvalue = 3\nright = { free "
      "= true }\nopportunity = \"flee\"\nreward = \"gain 1 exp\"\norigin = \"ours\"\n";
  EXPECT_NE(
      refusal(enemy + "attack = [ { at = \"0..1\", effect = \"flee\" } ]").find("no row is for 2"),
      std::string::npos);
  EXPECT_NE(refusal(enemy + "attack = [ { at = \"0..2\", effect = \"flee\" }, { at = \"2\", effect "
                            "= \"flee\" } ]")
                .find("two rows are for 2"),
            std::string::npos);
  EXPECT_EQ(refusal(enemy + "attack = [ { at = \"0..2\", effect = \"flee\" } ]"), "");
}

}  // namespace
}  // namespace tavola::avalon
