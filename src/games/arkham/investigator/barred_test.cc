// Barred cards and Blights, where no text of a box is needed to show a rule.
#include "games/arkham/investigator/barred.h"

#include "games/arkham/board/table_cards.h"
#include "games/arkham/investigator/possessions.h"
#include "games/arkham/tables_for_tests/quiet_table_for_tests.h"

namespace tavola::arkham {
namespace {

/// Two investigators at a table with the first edition of the Dark Pharaoh.
struct FirstEdition : Quiet {
  FirstEdition() : Quiet(2) {
    for (std::size_t part = 0; part < content().parts.size(); ++part)
      if (content().parts[part].box == "pharaoh") s().parts |= std::uint32_t{1} << part;
    s().house.pharaoh_edition = 1;
  }
};

TEST(ArkhamBarred, TheLastCardIsTakenFromWhoHoldsIt) {  // DP-010
  FirstEdition table;
  const CardNumber card = arkham::card("barred_from_downtown");
  put_possession(table.s(), 1, {card, 0, 0});
  const Rule<> barred =
      bar_from(table.t, 0, area_of(area("downtown_streets")).neighborhood, cites("DP-010"));
  EXPECT_TRUE(barred.ended());
  EXPECT_GE(find_card(table.s(), 0, card), 0);
  EXPECT_LT(find_card(table.s(), 1, card), 0);
  EXPECT_EQ(table.seen.count(Tells::kTakesFrom), 1);
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
