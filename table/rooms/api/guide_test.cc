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

// The preset for a first game brings the guide along, unless somebody would rather not have it.
TEST_F(ApiTest, AFirstGameByItsPresetIsGuided) {
  Json wishes = {{"game", "catacombs"},
                 {"seats", {{{"name", "Ada"}}, {{"name", "Teo"}}}},
                 {"preset", "first"},
                 {"options", {{"lord", "gorgon"}}}};
  const auto header_of = [this](const Json& made) {
    return Json::parse(storage_->look(made["table"].get<std::string>())->header);
  };
  const Json first = json_of(post("/api/tables", wishes));
  EXPECT_EQ(header_of(first)["guided"], true);
  EXPECT_EQ(header_of(first)["options"]["help"], "path");
  EXPECT_EQ(header_of(first)["options"]["lord"], "gorgon");
  wishes["guided"] = false;
  EXPECT_EQ(header_of(json_of(post("/api/tables", wishes)))["guided"], false);
}

}  // namespace
}  // namespace tavola::rooms
