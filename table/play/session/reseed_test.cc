// Tables that are brought to another place: chance to come is drawn from another seed, everything
// else stays, and it is saved and loaded like all that happens at a table.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "core/json.h"
#include "core/random.h"
#include "play/open_title.h"
#include "play/session/session.h"
#include "play/session/told_json.h"

namespace tavola::play {
namespace {

Session reseed_table(const std::string& game) {
  return *Session::open(**open_title(game), {.seats = 2, .seed = 4});
}

/// The same person chooses again and again, so that two tables go the same way as long as chance is
/// the same.
void choose_on(Session& session, int choices) {
  Random random(9);
  for (int i = 0; i < choices && !session.table().over(); ++i) {
    const auto& options = session.table().decision().options;
    const int n = static_cast<int>(random.below(static_cast<std::uint32_t>(options.size())));
    Parameters parameters{};
    if (options[static_cast<std::size_t>(n)].takes_parameters)
      parameters = session.game().propose(session.table(), n, random);
    ASSERT_TRUE(session.choose(n, parameters));
  }
}

/// What has been told of the choices from here on.
std::vector<Json> told_since(const Session& session, std::size_t point) {
  std::vector<Json> told;
  for (std::size_t i = point; i < session.point(); ++i)
    told.push_back(session.save_record(session.place_in_log(i))["events"]);
  return told;
}

/// Everything on the table but the generator.
Json without_luck(const Session& session) {
  Json state = session.state();
  state.erase("random");
  return state;
}

TEST(Reseed, NoCopyOfATableTellsWhatWillBeRolled) {
  // In the two others little is left to chance, and nothing within so few choices.
  const std::set<std::string> chancy{"toy", "salem", "arkham"};
  for (const std::string game : {"toy", "salem", "arkham", "catacombs", "avalon"}) {
    SCOPED_TRACE(game);
    // In the middle of a rule as well as between two.
    for (const int before : {0, 7, 12}) {
      SCOPED_TRACE(before);
      Session table = reseed_table(game);
      choose_on(table, before);
      if (table.table().over()) continue;
      const Json log = table.save();
      Session same = *Session::load(log), first = *Session::load(log), second = *Session::load(log);
      first.reseed(Seed(77));
      second.reseed(Seed(77));
      EXPECT_EQ(without_luck(first), without_luck(table)) << "all that is on the table stays";
      EXPECT_EQ(first.at_rest(), table.at_rest());
      EXPECT_EQ(first.table().decision().options.size(), table.table().decision().options.size());
      const std::size_t from = table.point();
      for (Session* each : {&table, &same, &first, &second}) choose_on(*each, 40);
      EXPECT_EQ(told_since(table, from), told_since(same, from)) << "a plain copy foretells";
      if (chancy.contains(game)) {
        EXPECT_NE(told_since(table, from), told_since(first, from + 1));
      }
      EXPECT_EQ(told_since(first, from), told_since(second, from)) << "by the seed alone";
    }
  }
}

TEST(Reseed, UndoEndsThereAndWhatWasBeforeCanBeLookedAt) {
  Session table = reseed_table("salem");
  choose_on(table, 12);
  ASSERT_TRUE(table.undo(2));
  const std::size_t point = table.point();
  const std::uint64_t before = table.table_at(3)->hash();
  table.reseed(Seed(5));
  EXPECT_EQ(table.redo_end(), table.point()) << "what was undone would come as it came before";
  EXPECT_EQ(table.undo_end(), point + 1);
  EXPECT_FALSE(table.undo());
  EXPECT_FALSE(table.go_to(3));
  EXPECT_EQ(table.look_end(), 0U);
  ASSERT_NE(table.table_at(3), nullptr);
  EXPECT_EQ(table.table_at(3)->hash(), before);
  choose_on(table, 5);
  ASSERT_TRUE(table.undo(5));
  EXPECT_FALSE(table.undo());
  choose_on(table, 30);
  const auto again = Session::load(table.save());
  ASSERT_TRUE(again) << again.error().message;
  EXPECT_EQ(again->loaded(), Session::Loaded::kSame);
  EXPECT_EQ(again->table().hash(), table.table().hash());
  EXPECT_EQ(again->undo_end(), point + 1);
  EXPECT_EQ(again->copy().undo_end(), point + 1);
  EXPECT_EQ(again->save(), table.save());
}

TEST(Reseed, ATableThatGoesOnFromItsRestPointKeepsTheNewSeed) {
  for (const char* game : {"toy", "salem", "catacombs", "arkham"}) {
    SCOPED_TRACE(game);
    Session table = reseed_table(game);
    choose_on(table, 9);
    if (table.table().over()) continue;
    table.reseed(Seed(6));
    choose_on(table, 9);
    Json log = table.save();
    log["records"][0]["hash"] = "0123456789abcdef";  // other rules
    const auto resumed = Session::load(log);
    if (log.contains("rest")) {
      ASSERT_TRUE(resumed) << resumed.error().message;
      EXPECT_EQ(resumed->state(), table.state()) << "the generator as well";
    }
  }
}

TEST(Reseed, ARecordThatIsNoneIsRefused) {
  Session table = reseed_table("toy");
  choose_on(table, 2);
  table.reseed(Seed(6));
  Json log = table.save();
  for (const Json& wrong : {Json("six"), Json(-1), Json(nullptr)}) {
    log["records"].back()["reseed"] = wrong;
    const auto loaded = Session::load(log);
    ASSERT_FALSE(loaded);
    EXPECT_EQ(loaded.error().code, "bad_save");
    EXPECT_NE(loaded.error().message.find("/records/2/reseed"), std::string::npos);
  }
}

TEST(Reseed, ATableThatNobodyPlayedHasNotBegun) {
  Session table = reseed_table("toy");
  EXPECT_FALSE(table.begun());
  table.reseed(Seed(6));
  EXPECT_FALSE(table.begun()) << "bringing it is no choice";
  choose_on(table, 1);
  EXPECT_TRUE(table.begun());
}

// ---- formats ------------------------------------------------------------------------------------

TEST(LogFormat, ATableOfANewerVersionIsRefusedWithAClearSentence) {
  Session table = reseed_table("catacombs");
  choose_on(table, 30);
  const Json good = table.save();
  ASSERT_TRUE(good.contains("rest"));
  EXPECT_EQ(good["tavola"], kLogFormat);
  EXPECT_EQ(good["rest"]["format"], kLogFormat);
  const auto refused = [](const Json& log) {
    const auto loaded = Session::load(log);
    return loaded ? std::string() : loaded.error().code + ": " + loaded.error().message;
  };
  const std::string sentence =
      "other_format: This table was saved by a newer version of Tavola (its format is 7, this "
      "version knows up to " +
      std::to_string(kLogFormat) + "). Open it with the newer version.";
  Json newer = good;
  newer["tavola"] = 7;
  newer["records"][0] = {{"something", "new"}};
  EXPECT_EQ(refused(newer), sentence) << "before anything else is complained of";
  // The head of a table at a server is never written again; its rest point is.
  newer = good;
  newer["rest"]["format"] = 7;
  newer["rest"]["state"]["weather"] = "rain";
  EXPECT_EQ(refused(newer), sentence);
  newer = good;
  newer["records"][0]["hash"] = "0123456789abcdef";
  Json resumed = Session::load(newer)->save();
  bool found = false;
  for (Json& record : resumed["records"])
    if (record.contains("resume")) {
      found = true;
      EXPECT_EQ(record["format"], kLogFormat);
      record["format"] = 7;
    }
  ASSERT_TRUE(found);
  EXPECT_EQ(refused(resumed), sentence);
  Json none = good;
  none["tavola"] = 0;
  EXPECT_EQ(refused(none), "other_format: There is no format 0 of saved tables.");
}

TEST(LogFormat, APartWithoutWhatFormatOneHoldsIsNamed) {
  Session table = reseed_table("catacombs");
  choose_on(table, 30);
  const Json good = table.save();
  const auto without = [&](const char* part, const char* field) {
    Json log = good;
    const Json::json_pointer place(part);
    log[place].erase(field);
    const auto loaded = Session::load(log);
    return loaded ? std::string() : loaded.error().message;
  };
  EXPECT_THAT(without("", "told"), testing::HasSubstr("/told should be a list of events"));
  EXPECT_THAT(without("/rest", "format"), testing::HasSubstr("/rest/format should be the number"));
  for (const char* field : {"hash", "events"})
    EXPECT_THAT(without("/records/3", field),
                testing::HasSubstr(std::string("/records/3/") + field + " should be"));
}

}  // namespace
}  // namespace tavola::play
