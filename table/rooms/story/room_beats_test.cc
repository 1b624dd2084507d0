// What a room tells of the log for the stage: beats, short sentences, printed lines, and the card
// in whose middle somebody is asked.
#include <map>
#include <set>

#include "play/open_card.h"
#include "rooms/room/room_for_tests.h"

namespace tavola::rooms {
namespace {

TEST(RoomBeats, AreCountedFromEachChoiceAndHaveAShortSentence) {
  TestTable table("arkham", 2, 5);
  table.everybody_comes();
  Random random(5);
  int with_part = 0;
  int asked_in_a_card = 0;
  int outcomes = 0;
  for (int i = 0; i < 500 && !table.session().table().over(); ++i) {
    ASSERT_EQ(table.code(table.choose_any(random)), "ok");
    const play::Session& session = table.session();
    if (play::open_card(session, session.point(), 0) == nullptr || outcomes > 2) continue;
    const Json scene = table.guest(1).scene();
    if (!scene.contains("decision")) continue;
    EXPECT_TRUE(scene["decision"].contains("about"));
    ++asked_in_a_card;
    for (const Json& panel : scene["panels"])
      if (panel.contains("outcomes")) {
        ++outcomes;
        EXPECT_EQ(panel["about"], scene["decision"]["about"]);
      }
  }
  std::map<int, int> last;  // beat of each choice
  std::set<std::string> forms;
  for (const Json& entry : table.guest(1).log()) {
    if (entry.contains("part")) ++with_part;
    if (entry.contains("stage")) forms.insert(entry["stage"]["form"].get<std::string>());
    EXPECT_FALSE(entry.contains("says") && !entry.contains("beat")) << entry.dump();
    if (!entry.contains("beat")) continue;
    const int beat = entry["beat"].get<int>();
    const auto [found, fresh] = last.try_emplace(entry["point"].get<int>(), -1);
    EXPECT_TRUE(beat == found->second || beat == found->second + 1) << entry.dump();
    found->second = beat;
    if (entry.contains("says")) EXPECT_LT(entry["says"].get<std::string>().size(), 140U);
  }
  EXPECT_GT(last.size(), 30U);
  EXPECT_GT(with_part, 5);
  EXPECT_GT(asked_in_a_card, 0);
  for (const char* form : {"card", "decision", "moment"}) EXPECT_TRUE(forms.contains(form)) << form;
}

}  // namespace
}  // namespace tavola::rooms
