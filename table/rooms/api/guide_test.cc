// Guided first games: they are there to be taken or left.
#include "rooms/api/api_for_tests.h"

namespace tavola::rooms {
namespace {

// TG-043: a first day for one, with notes, that nobody has to take.
TEST_F(ApiTest, OffersAvalonsGuidedFirstDayAndATableWithoutIt) {
  const Json guide = json_of(get("/api/games/avalon/guide", {{"lang", "it"}}));
  EXPECT_EQ(guide["seats"].size(), 1U);
  EXPECT_EQ(guide["notes"][0]["prompt"], "choose_hero");
  Json table = {{"game", "avalon"}, {"seats", guide["seats"]}, {"options", guide["options"]}};
  EXPECT_EQ(post("/api/tables", table).status, 200);
  table["guided"] = true;
  EXPECT_EQ(post("/api/tables", table).status, 200);
}

}  // namespace
}  // namespace tavola::rooms
