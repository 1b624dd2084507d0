// Barred cards, Benefits, monsters that surprise, and Blights, where no text of a box is needed to
// show a rule.
#include "games/arkham/pharaoh/rules/barred.h"

#include "games/arkham/cards/card_effects.h"
#include "games/arkham/hooks.h"
#include "games/arkham/rules/board/table_cards.h"
#include "games/arkham/rules/combat/combat.h"
#include "games/arkham/rules/investigator/benefits.h"
#include "games/arkham/rules/investigator/possessions.h"
#include "games/arkham/tables_for_tests/quiet_table_for_tests.h"

namespace tavola::arkham {
namespace {

/// Some investigators at a table with the first edition of the Dark Pharaoh.
struct FirstEdition : Quiet {
  explicit FirstEdition(int seats = 2) : Quiet(seats) {
    for (std::size_t part = 0; part < content().parts.size(); ++part)
      if (content().parts[part].box == "pharaoh") s().parts |= std::uint32_t{1} << part;
    s().house.pharaoh_edition = 1;
  }
};

TEST(ArkhamBarred, ThereAreTwoCardsOfANeighborhood) {  // DP-010
  FirstEdition table;
  const CardNumber card = arkham::card("barred_from_downtown");
  put_possession(table.s(), 1, {card, 0, 0});
  const Rule<> barred =
      bar_from(table.t, 0, area_of(area("downtown_streets")).neighborhood, cites("DP-010"));
  EXPECT_TRUE(barred.ended());
  EXPECT_GE(find_card(table.s(), 0, card), 0);
  EXPECT_GE(find_card(table.s(), 1, card), 0);
  EXPECT_EQ(table.seen.count(Tells::kTakesFrom), 0);
}

TEST(ArkhamBarred, WhereSeveralHoldTheLastCardsTheBarredOneChoosesFromWhom) {  // DP-010
  FirstEdition table(3);
  const CardNumber card = arkham::card("barred_from_downtown");
  put_possession(table.s(), 1, {card, 0, 0});
  put_possession(table.s(), 2, {card, 0, 0});
  const Rule<>& barred = left_waiting(
      bar_from(table.t, 0, area_of(area("downtown_streets")).neighborhood, cites("DP-010")));
  EXPECT_FALSE(barred.ended());
  ASSERT_TRUE(table.asks(Prompt::kTakeFrom));
  EXPECT_GE(table.find(Verb::kTakeFrom, card, 1), 0);
  EXPECT_GE(table.find(Verb::kTakeFrom, card, 2), 0);
}

TEST(ArkhamBarred, WhoIsInALocationThereIsPutOutIntoTheStreet) {  // DP-011
  FirstEdition table;
  const Area library = area("library");
  table.s().investigators[0].place = library;
  const Rule<> barred = bar_from(table.t, 0, area_of(library).neighborhood, cites("DP-011"));
  EXPECT_TRUE(barred.ended());
  EXPECT_EQ(table.s().investigators[0].place, street_of(library));
  EXPECT_TRUE(barred_from(table.s(), 0, library));
  EXPECT_FALSE(barred_from(table.s(), 1, library));
}

TEST(ArkhamBenefits, OneThatAnotherHoldsIsTakenByChoiceADetrimentInAnyCase) {  // DP-015 DP-016
  FirstEdition table;
  const CardNumber benefit = arkham::card("anointed");
  const CardNumber detriment = arkham::card("tainted");
  put_possession(table.s(), 1, {detriment, 0, 0});
  const Rule<> forced = take_special_card(table.t, 0, detriment, cites("DP-016"));
  EXPECT_TRUE(forced.ended());
  EXPECT_GE(find_card(table.s(), 0, detriment), 0);
  EXPECT_LT(find_card(table.s(), 1, detriment), 0);
  put_possession(table.s(), 1, {benefit, 0, 0});
  const Rule<>& asked = left_waiting(take_special_card(table.t, 0, benefit, cites("DP-015")));
  EXPECT_FALSE(asked.ended());  // the investigator is asked, and nothing has moved yet
  EXPECT_GE(find_card(table.s(), 1, benefit), 0);
  EXPECT_EQ(table.seen.count(Tells::kTakesFrom), 1);
}

TEST(ArkhamSurprise, NobodyEvadesIt) {  // DP-004
  FirstEdition table;
  table.script.draws.push_back({static_cast<int>(DeckId::kCup), kind("cultist")});
  table.dice(std::vector<int>(12, 1));
  left_waiting(monster_appears(table.t, 0, 1, cites("AH-112"), kAmbush));
  EXPECT_TRUE(table.seen.cites(cites("DP-004")));
  EXPECT_EQ(table.seen.count(Tells::kEvadeFailed), 0);
}

TEST(ArkhamBlights, EachNamesSomebody) {  // KY-003
  int blights = 0;
  for (const TableCard& one : content().table_cards) {
    if (one.kind != TableCardKind::kBlight) continue;
    ++blights;
    EXPECT_NE(one.persons, 0) << one.id;
  }
  EXPECT_EQ(blights, 13);
}

}  // namespace
}  // namespace tavola::arkham
