// Tables whose log no longer plays out: they go on from the rest point beside it, what was told can
// still be read, and no choice is lost that is still legal.
#include <gtest/gtest.h>

#include <algorithm>

#include "core/json.h"
#include "core/random.h"
#include "play/open_title.h"
#include "play/session/session.h"
#include "play/story.h"

namespace tavola::play {
namespace {

constexpr const char* kOtherHash = "0123456789abcdef";

Session new_table(const std::string& game, int seats = 2) {
  return *Session::open(**open_title(game), {.seats = seats, .seed = 4});
}

void play_on(Session& session, int choices, std::uint64_t seed = 1) {
  Random random(seed);
  for (int i = 0; i < choices && !session.table().over(); ++i) {
    const auto& options = session.table().decision().options;
    const int n = static_cast<int>(random.below(static_cast<std::uint32_t>(options.size())));
    Parameters parameters{};
    if (options[static_cast<std::size_t>(n)].takes_parameters)
      parameters = session.game().propose(session.table(), n, random);
    ASSERT_TRUE(session.choose(n, parameters));
  }
}

/// A saved table as it looks to a program in which the first choice comes to something else.
Json of_other_rules(const Session& session) {
  Json log = session.save();
  log["records"][0]["hash"] = kOtherHash;
  return log;
}

std::vector<std::string> told(const Session& session) {
  std::vector<std::string> lines;
  for (const StoryLine& line : whole_story(session, words::Language::kEnglish))
    lines.push_back(print(line));
  return lines;
}

bool has_line(const std::vector<std::string>& lines, const std::string& part) {
  return std::any_of(lines.begin(), lines.end(),
                     [&](const std::string& line) { return line.contains(part); });
}

TEST(SessionRest, ATableGoesOnWithEveryChoiceAndEverythingTold) {
  for (const char* game : {"toy", "salem", "catacombs", "arkham"}) {
    SCOPED_TRACE(game);
    Session session = new_table(game);
    play_on(session, 40);
    const auto loaded = Session::load(of_other_rules(session));
    ASSERT_TRUE(loaded) << loaded.error().message;
    EXPECT_EQ(loaded->loaded(), Session::Loaded::kResumed);
    EXPECT_EQ(loaded->state(), session.state());
    EXPECT_EQ(loaded->table().over(), session.table().over());
    EXPECT_EQ(loaded->point(), session.point() + 1);
    EXPECT_GT(loaded->undo_end(), 0U);
    const std::vector<std::string> before = told(session);
    std::vector<std::string> after = told(*loaded);
    EXPECT_TRUE(has_line(after, "The table goes on from here"));
    EXPECT_EQ(
        std::erase_if(after,
                      [](const std::string& line) { return line.contains("The table goes on"); }),
        1U);
    EXPECT_EQ(after, before);
  }
}

TEST(SessionRest, AGameThatIsOverStaysOver) {
  Session session = new_table("toy");
  play_on(session, 100);
  ASSERT_TRUE(session.table().over());
  Session loaded = *Session::load(of_other_rules(session));
  EXPECT_TRUE(loaded.table().over());
  EXPECT_EQ(loaded.state(), session.state());
  EXPECT_EQ(loaded.copy().state(), session.state());
  EXPECT_EQ(loaded.game().state_to_json(*loaded.table_at(loaded.point())), session.state());
  EXPECT_FALSE(loaded.undo());
  const auto again = Session::load(loaded.save());
  ASSERT_TRUE(again) << again.error().message;
  EXPECT_EQ(again->save(), loaded.save());
}

TEST(SessionRest, UndoEndsWhereTheTableWentOn) {
  Session session = new_table("arkham");
  play_on(session, 20);
  Session loaded = *Session::load(of_other_rules(session));
  const std::size_t end = loaded.undo_end();
  EXPECT_EQ(loaded.table_at(end - 1), nullptr);
  EXPECT_NE(loaded.table_at(end), nullptr);
  EXPECT_FALSE(loaded.go_to(end - 1));
  ASSERT_FALSE(loaded.table().over());
  play_on(loaded, 12, 3);
  ASSERT_TRUE(loaded.go_to(end));
  EXPECT_FALSE(loaded.undo());
  EXPECT_TRUE(loaded.redo(2));
  const Session same = loaded.copy();
  EXPECT_EQ(same.undo_end(), end);
  EXPECT_EQ(same.save(), loaded.save());
}

TEST(SessionRest, AResumedTableIsSavedAndPlaysOutAgain) {
  Session session = new_table("arkham");
  play_on(session, 20);
  Session once = *Session::load(of_other_rules(session));
  play_on(once, 20, 3);
  const auto again = Session::load(once.save());
  ASSERT_TRUE(again) << again.error().message;
  EXPECT_EQ(again->loaded(), Session::Loaded::kSame);
  EXPECT_EQ(again->save_text(), once.save_text());
  EXPECT_EQ(told(*again), told(once));
  // A second upgrade, after which the choices since the first come to something else.
  Json log = once.save();
  log["records"].back()["hash"] = kOtherHash;
  const auto twice = Session::load(log);
  ASSERT_TRUE(twice) << twice.error().message;
  EXPECT_EQ(twice->table().hash(), once.table().hash());
  EXPECT_GT(twice->undo_end(), once.undo_end());
  // Without a newer rest point, the state that it went on from is one.
  log.erase("rest");
  const auto from_there = Session::load(log);
  ASSERT_TRUE(from_there) << from_there.error().message;
  EXPECT_EQ(from_there->table().hash(), once.table().hash());
}

TEST(SessionRest, ChoicesThatAreNotLegalAnyMoreAreTakenBackAndCounted) {
  Session session = new_table("arkham");
  play_on(session, 12);
  const Json rest = session.rest();
  play_on(session, 6, 5);
  Json log = of_other_rules(session);
  log["rest"] = rest;
  const std::size_t since = rest["point"];
  ASSERT_LT(since, session.point() - 3);
  log["records"][session.point() - 3]["verb"] = "sing";
  const auto loaded = Session::load(log);
  ASSERT_TRUE(loaded) << loaded.error().message;
  EXPECT_EQ(loaded->record(loaded->undo_end() - 1).taken_back, 3);
  EXPECT_EQ(loaded->point(), session.point() - 3 + 1);
  EXPECT_TRUE(has_line(told(*loaded), "without the last 3 choices"));
}

TEST(SessionRest, AStateThatNamesWhatIsGoneIsRefusedByItsName) {
  Session session = new_table("salem");
  play_on(session, 20);
  Json log = of_other_rules(session);
  log["content"] = kOtherHash;
  std::string state = log["rest"]["state"].dump();
  const std::size_t at = state.find("\"church\"");
  ASSERT_NE(at, std::string::npos);
  state.replace(at, 8, "\"chapel\"");
  log["rest"]["state"] = Json::parse(state);
  const auto loaded = Session::load(log);
  ASSERT_FALSE(loaded);
  EXPECT_EQ(loaded.error().code, "other_content");
  EXPECT_NE(loaded.error().message.find("chapel"), std::string::npos) << loaded.error().message;
  EXPECT_NE(loaded.error().message.find("can be downloaded"), std::string::npos);
}

TEST(SessionRest, UnderOtherContentNamesAreComparedAndNotOnlyNumbers) {
  // The same numbers mean another place by now: the hashes agree, and what was told does not.
  Session session = new_table("salem");
  play_on(session, 20);
  Json log = session.save();
  std::string records = log["records"].dump();
  for (std::size_t at = 0; (at = records.find("\"church\"", at)) != std::string::npos; ++at)
    records.replace(at, 8, "\"chapel\"");
  log["records"] = Json::parse(records);
  log.erase("rest");
  log["content"] = kOtherHash;
  EXPECT_FALSE(Session::load(log));
  log = session.save();
  log["rest"]["state"]["round"] = 1 + log["rest"]["state"]["round"].get<int>();
  EXPECT_TRUE(Session::load(log)) << "with the same content the hashes are enough";
  log["content"] = kOtherHash;
  const auto loaded = Session::load(log);
  ASSERT_TRUE(loaded) << loaded.error().message;
  EXPECT_EQ(loaded->loaded(), Session::Loaded::kResumed);
}

TEST(SessionRest, ARestPointThatWasUndoneIsNone) {
  Session session = new_table("salem");
  play_on(session, 20);
  const Json rest = session.rest();
  auto to = rest["point"].get<std::size_t>();
  do ASSERT_TRUE(session.go_to(--to));
  while (session.rest().is_null() && to > 0);
  Json log = of_other_rules(session);
  log["rest"] = rest;
  EXPECT_FALSE(Session::load(log));
  EXPECT_TRUE(Session::load(of_other_rules(session))) << "the newest one is good";
}

TEST(SessionRest, WhatHasNoWordsAnyMoreIsToldAsItWasWritten) {
  Session session = new_table("arkham");
  play_on(session, 20);
  Json log = of_other_rules(session);
  log["records"][0]["verb"] = "beseech";
  log["records"][0]["args"] = {{"whom", "old_crone"}};
  log["records"][1]["events"].push_back(Json::array({"whispered", {{"what", "a_name"}}}));
  log["records"][1]["events"].push_back(
      Json::array({"whispered", {{"what", "a_secret"}}, nullptr, {1}}));
  const auto loaded = Session::load(log);
  ASSERT_TRUE(loaded) << loaded.error().message;
  const std::vector<std::string> lines = told(*loaded);
  EXPECT_TRUE(has_line(lines, "beseech whom=old_crone"));
  EXPECT_TRUE(has_line(lines, "whispered what=a_name"));
  for (Seat seat : {Seat{0}, Seat{1}}) {
    bool heard = false;
    for (const StoryLine& line : story(*loaded, words::Language::kEnglish, seat))
      heard = heard || line.text.contains("a_secret");
    EXPECT_EQ(heard, seat == 1);
  }
  const auto again = Session::load(loaded->save());
  ASSERT_TRUE(again);
  EXPECT_EQ(told(*again), lines);
}

TEST(SessionRest, AStateThatHasGrownTakesNothingAway) {
  for (const char* game : {"toy", "salem", "catacombs", "arkham"}) {
    SCOPED_TRACE(game);
    Session session = new_table(game);
    play_on(session, 40);
    Json log = session.save();
    // As it was saved when the state had a field less and an event told less.
    log["dealt"] = kOtherHash;
    for (Json& record : log["records"]) {
      record["hash"] = kOtherHash;
      for (Json& event : record["events"]) event[1].erase("die");
    }
    log["rest"]["state"].erase(log["rest"]["state"].begin().key());
    const auto loaded = Session::load(log);
    ASSERT_TRUE(loaded) << loaded.error().message;
    EXPECT_EQ(loaded->loaded(), Session::Loaded::kRewritten);
    EXPECT_EQ(loaded->undo_end(), 0U);
    EXPECT_EQ(loaded->save(), session.save()) << "it is whole, with the hashes of this version";
    // Something else came of a choice: that is another game.
    Json otherwise = log;
    otherwise["rest"] = session.save()["rest"];
    Json& events = otherwise["records"][0]["events"];
    events.push_back(Json::array({"whispered", Json::object()}));
    const auto other = Session::load(otherwise);
    ASSERT_TRUE(other) << other.error().message;
    EXPECT_EQ(other->loaded(), Session::Loaded::kResumed);
  }
}

TEST(SessionRest, ATableOfAnotherVersionThatCameToNoRestPointIsPlayedByItsChoices) {
  Session session = new_table("arkham");
  play_on(session, 25);
  Json log = of_other_rules(session);
  log.erase("rest");
  EXPECT_EQ(Session::load(log).error().code, "damaged") << "in the same version nothing differs";
  log["engine"] = "0.0.1";
  const auto loaded = Session::load(log);
  ASSERT_TRUE(loaded) << loaded.error().message;
  EXPECT_EQ(loaded->loaded(), Session::Loaded::kRewritten);
  EXPECT_EQ(loaded->undo_end(), 0U);
  Json whole = session.save();
  EXPECT_EQ(loaded->save(), whole) << "with the hashes of this version";
  log["records"][9]["verb"] = "sing";
  const auto refused = Session::load(log);
  ASSERT_FALSE(refused);
  EXPECT_NE(refused.error().message.find("/records/9"), std::string::npos);
}

TEST(SessionRest, TheRestPointIsTheNewestMomentAtWhichNoRuleIsHalfDone) {
  int between = 0;
  for (const char* game : {"toy", "salem", "catacombs", "arkham"}) {
    SCOPED_TRACE(game);
    Session session = new_table(game);
    for (int i = 0; i < 60 && !session.table().over(); ++i) {
      const Json rest = session.rest();
      if (!rest.is_null()) {
        const std::size_t at = rest["point"];
        const auto table = session.table_at(at);
        EXPECT_TRUE(table->at_rest());
        EXPECT_EQ(rest["state"], session.game().state_to_json(*table));
        for (std::size_t later = at + 1; later <= session.point(); ++later, ++between)
          EXPECT_FALSE(session.table_at(later)->at_rest());
      }
      play_on(session, 1, static_cast<std::uint64_t>(i));
    }
  }
  EXPECT_GT(between, 0) << "no rule was ever half done";
}

}  // namespace
}  // namespace tavola::play
