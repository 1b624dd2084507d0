// A running table: choices, the log, undo and redo, the referee, saving and loading. Shown with the
// toy game, the House of Six Doors.
#include "play/session/session.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "core/json.h"
#include "play/json_text.h"
#include "play/session/session_for_tests.h"
#include "play/session/told_json.h"
#include "play/story.h"

namespace tavola::play {
namespace {

Session table(std::uint64_t seed = 28, int seats = 2) {
  Wishes wishes;
  wishes.seats = seats;
  wishes.seed = seed;
  return *Session::open(toy(), wishes);
}

/// Plays uniformly until `count` choices are made or the game is over.
void play(Session& session, int count, std::uint64_t seed = 1) {
  Random random(seed);
  for (int i = 0; i < count && !session.table().over(); ++i) {
    const Decision& decision = session.table().decision();
    const auto n =
        static_cast<int>(random.below(static_cast<std::uint32_t>(decision.options.size())));
    const Parameters parameters = session.game().propose(session.table(), n, random);
    const Expected<> chosen = session.choose(n, parameters);
    ASSERT_TRUE(chosen) << chosen.error().message;
  }
}

TEST(Session, RefusesSeatsAndOptionsThatTheGameDoesNotHave) {
  Wishes wishes;
  wishes.seats = 9;
  EXPECT_EQ(code(Session::open(toy(), wishes)), "bad_seats");
  wishes = {};
  wishes.options["weather"] = "rain";
  EXPECT_EQ(code(Session::open(toy(), wishes)), "bad_option");
  wishes = {};
  wishes.players.resize(5);
  EXPECT_EQ(code(Session::open(toy(), wishes)), "bad_seats");
}

TEST(Session, ChoosesByNumberAndByWords) {
  Session session = table();
  ASSERT_TRUE(session.choose(Spoken{"listen", {{"door", "red"}}}));
  EXPECT_EQ(session.record(0).seat, 0);
  EXPECT_EQ(session.table().decision().seat, 1);
  EXPECT_EQ(code(session.choose(Spoken{"listen", {}})), "ambiguous");
  EXPECT_EQ(code(session.choose(Spoken{"listen", {{"door", "window"}}})), "not_offered");
  EXPECT_EQ(code(session.choose(Spoken{"sing", {}})), "not_offered");
  EXPECT_EQ(code(session.choose(99)), "not_offered");
  EXPECT_EQ(code(session.choose(-1)), "not_offered");
  EXPECT_EQ(code(session.choose(0, {}, 0)), "not_your_decision");
  EXPECT_EQ(session.point(), 1U);
}

TEST(Session, AMeasuredAnswerStaysInItsBounds) {
  Session session = table();
  ASSERT_TRUE(session.tell_dice({1}));
  ASSERT_TRUE(session.choose(Spoken{"open", {{"door", "red"}}}));
  const std::uint64_t before = session.table().hash();
  EXPECT_EQ(code(session.choose(0, {100})), "out_of_bounds");
  EXPECT_EQ(session.table().hash(), before);
  EXPECT_TRUE(session.choose(0, {1}));
}

TEST(Session, UndoAndRedoReachEveryPoint) {
  for (std::uint64_t seed = 1; seed < 20; ++seed) {
    Session session = table(seed);
    std::vector<std::uint64_t> hashes = {session.table().hash()};
    while (!session.table().over()) {
      play(session, 1, seed * 100 + hashes.size());
      hashes.push_back(session.table().hash());
    }
    const std::size_t end = session.point();
    for (std::size_t point = 0; point <= end; ++point) {
      ASSERT_TRUE(session.go_to(point));
      ASSERT_EQ(session.table().hash(), hashes[point]) << "seed " << seed << " point " << point;
      ASSERT_TRUE(session.go_to(end));
      ASSERT_EQ(session.table().hash(), hashes[end]);
      ASSERT_EQ(session.table_at(point)->hash(), hashes[point]);
    }
  }
}

TEST(Session, AnotherChoiceForgetsWhatWasUndone) {
  Session session = table();
  play(session, 3);
  ASSERT_TRUE(session.undo(2));
  EXPECT_EQ(session.point(), 1U);
  EXPECT_EQ(session.redo_end(), 3U);
  play(session, 1, 77);
  EXPECT_EQ(session.redo_end(), 2U);
  EXPECT_EQ(code(session.redo()), "bad_steps");
  EXPECT_EQ(code(session.undo(9)), "bad_steps");
  EXPECT_EQ(session.log().size(), 5U) << "three choices, an undo and another choice";
}

TEST(Session, SaysWhatRedoBringsBack) {
  Session session = table();
  play(session, 3);
  const Record second = session.record(1);
  const Record third = session.record(2);
  ASSERT_TRUE(session.undo(2));
  EXPECT_EQ(session.redo_point(1), 2U);
  EXPECT_EQ(session.redo_point(2), 3U);
  EXPECT_EQ(code(session.redo_point(3)), "bad_steps");
  EXPECT_EQ(code(session.redo_point(0)), "bad_steps");
  EXPECT_EQ(session.undone(0).hash, second.hash);
  EXPECT_EQ(session.undone(1).hash, third.hash);
  EXPECT_EQ(session.point(), 1U) << "asking changes nothing";
}

TEST(Session, ACopyGoesItsOwnWay) {
  for (std::uint64_t seed = 1; seed < 20; ++seed) {
    Session session = table(seed);
    play(session, 12, seed);
    if (session.table().over()) continue;
    ASSERT_TRUE(session.undo(2));
    const std::size_t point = session.point();
    Session copy = session.copy();
    EXPECT_EQ(copy.save(), session.save());
    for (std::size_t i = 0; i <= point; ++i)
      EXPECT_EQ(copy.table_at(i)->hash(), session.table_at(i)->hash());
    ASSERT_TRUE(session.redo(2));
    EXPECT_EQ(copy.point(), point);
    ASSERT_TRUE(copy.redo(2));
    EXPECT_EQ(copy.table().hash(), session.table().hash());
  }
}

TEST(Session, FindsTheLastDecisionAndTurnOfASeat) {
  Session session = table();
  EXPECT_FALSE(session.last_run_of(0));
  ASSERT_TRUE(session.tell_dice({1, 1}));
  ASSERT_TRUE(session.choose(Spoken{"open", {{"door", "red"}}}));
  ASSERT_TRUE(session.choose(0, {0}));
  EXPECT_EQ(session.last_decision_of(0), 2U);
  EXPECT_EQ(session.last_run_of(0), 1U) << "after the referee's dice, before the door";
  EXPECT_FALSE(session.last_run_of(1));
}

TEST(Session, PrivateEventsAreForTheirSeatAlone) {
  Session session = table();
  ASSERT_TRUE(session.choose(Spoken{"listen", {{"door", "oak"}}}));
  const auto hears = [&session](Seat viewer) {
    int count = 0;
    for (const Told& told : session.events_for(viewer))
      count += session.game().vocabulary().events[told.event->kind].name == "heard";
    return count;
  };
  EXPECT_EQ(hears(0), 1);
  EXPECT_EQ(hears(1), 0);
  EXPECT_EQ(hears(kSpectator), 0);
  EXPECT_TRUE(session.reveals(0));
  EXPECT_FALSE(session.reveals(1)) << "nothing has happened since";
  const auto lines = story(session, words::Language::kEnglish, 1);
  ASSERT_FALSE(lines.empty());
  EXPECT_FALSE(lines.front().choice) << "what its event tells is not told twice";
  EXPECT_TRUE(whole_story(session, words::Language::kEnglish).front().choice);
  EXPECT_LT(lines.size(), story(session, words::Language::kEnglish, 0).size());
}

TEST(Session, ARolledDieCannotBeUnlearned) {
  Session session = table();
  ASSERT_TRUE(session.tell_dice({2}));
  ASSERT_TRUE(session.choose(Spoken{"open", {{"door", "red"}}}));
  EXPECT_TRUE(session.reveals(0)) << "a die was rolled";
}

TEST(Session, AChoiceThatTurnsNothingUpCanBeTakenBackFreely) {
  Wishes wishes;
  wishes.seed = 21;
  Session session = *Session::open(**open_title("salem"), wishes);
  ASSERT_TRUE(session.choose(Spoken{"move", {{"to", "church"}}}));
  EXPECT_FALSE(session.last_events().empty());
  EXPECT_FALSE(session.reveals(0));
}

TEST(Session, DiceThatDoNotFitRefuseTheChoiceAndRestoreEverything) {
  Session session = table();
  EXPECT_EQ(code(session.tell_dice({7})), "bad_die");
  EXPECT_EQ(code(session.tell_dice({})), "bad_die");
  EXPECT_EQ(code(session.tell_draws("attic", {"quiet"})), "bad_deck");
  EXPECT_EQ(code(session.tell_draws("bag", {"thunder"})), "bad_card");
  EXPECT_EQ(session.point(), 0U);
  // Six quiet omens are in the bag; the seventh told one cannot be drawn.
  ASSERT_TRUE(session.tell_draws("bag", std::vector<std::string>(7, "quiet")));
  for (int i = 0; i < 6; ++i) {
    const auto listening = session.all_like({"listen", {}});
    ASSERT_FALSE(listening.empty());
    ASSERT_TRUE(session.choose(listening.front()));
  }
  const std::uint64_t before = session.table().hash();
  const std::size_t point = session.point();
  EXPECT_EQ(code(session.choose(session.all_like({"listen", {}}).front())), "script");
  EXPECT_EQ(session.table().hash(), before);
  EXPECT_EQ(session.point(), point);
  EXPECT_EQ(session.script().draws.size(), 1U);
}

TEST(Session, ToldDiceComeBackWhenTheirRollIsUndone) {
  Session session = table();
  ASSERT_TRUE(session.tell_dice({1, 6}));
  ASSERT_TRUE(session.choose(Spoken{"open", {{"door", "red"}}}));
  EXPECT_EQ(session.script().dice, std::vector<int>{6});
  ASSERT_TRUE(session.undo());
  EXPECT_EQ(session.script().dice, (std::vector<int>{1, 6}));
  ASSERT_TRUE(session.redo());
  EXPECT_EQ(session.script().dice, std::vector<int>{6});
}

TEST(Session, ARefereeReplacesTheStateOnlyAtRestAndWithinItsPromises) {
  Session session = table();
  const std::uint64_t before = session.table().hash();
  const auto patch = [&session](const char* text) {
    return session.patch_state(Json::parse(text));
  };
  Expected<> done = patch(R"([{"op":"replace","path":"/candles","value":99}])");
  ASSERT_FALSE(done);
  EXPECT_EQ(done.error().code, "bad_state");
  EXPECT_NE(done.error().message.find("/candles"), std::string::npos);
  EXPECT_EQ(code(patch(R"([{"op":"replace","path":"/lamps","value":1}])")), "bad_patch");
  EXPECT_EQ(code(patch(R"([{"op":"add","path":"/candles/x","value":1}])")), "bad_patch");
  EXPECT_EQ(code(patch(R"([{"op":"add","path":"/lamps","value":1}])")), "bad_state");
  EXPECT_EQ(session.table().hash(), before);
  ASSERT_TRUE(patch(R"([{"op":"replace","path":"/candles","value":2}])"));
  EXPECT_EQ(session.state()["candles"], 2);
  ASSERT_TRUE(session.undo());
  EXPECT_EQ(session.table().hash(), before);
  ASSERT_TRUE(session.tell_dice({1}));
  ASSERT_TRUE(session.choose(Spoken{"open", {{"door", "red"}}}));
  EXPECT_EQ(code(patch(R"([{"op":"replace","path":"/candles","value":2}])")), "not_at_rest");
}

TEST(Session, ASavedTableIsTheSameTable) {
  for (std::uint64_t seed = 1; seed < 20; ++seed) {
    Wishes wishes;
    wishes.seats = 3;
    wishes.seed = seed;
    wishes.players = {{"Ada", ""}, {"Bruno", "search"}};
    wishes.language = words::Language::kItalian;
    Session session = *Session::open(toy(), wishes);
    play(session, 4, seed);
    if (session.point() > 2) {
      ASSERT_TRUE(session.undo(2));
      if (seed % 2 == 0) {
        ASSERT_TRUE(session.redo());
      }
    }
    const Expected<Session> loaded = Session::load_text(session.save_text());
    ASSERT_TRUE(loaded) << loaded.error().message;
    EXPECT_EQ(loaded->table().hash(), session.table().hash());
    EXPECT_EQ(loaded->players(), session.players());
    EXPECT_EQ(loaded->language(), words::Language::kItalian);
    EXPECT_EQ(loaded->redo_end(), session.redo_end());
    EXPECT_EQ(loaded->save_text(), session.save_text());
  }
}

TEST(Session, WhatARefereeDidIsSavedToo) {
  Session session = table();
  ASSERT_TRUE(
      session.patch_state(Json::parse(R"([{"op":"replace","path":"/relic","value":"low"}])")));
  ASSERT_TRUE(session.tell_dice({6}));
  ASSERT_TRUE(session.choose(Spoken{"open", {{"door", "low"}}}));
  EXPECT_TRUE(session.table().over());
  const Expected<Session> loaded = Session::load(session.save());
  ASSERT_TRUE(loaded) << loaded.error().message;
  EXPECT_EQ(loaded->save(), session.save());
}

/// A save with one field changed, and without a rest point to go on from.
Expected<Session> tampered(const char* pointer, const Json& value) {
  Session session = table();
  play(session, 3);
  Json log = session.save();
  log.erase("rest");
  log[Json::json_pointer(pointer)] = value;
  return Session::load(log);
}

TEST(Session, EveryKindOfBadSaveHasItsOwnAnswer) {
  Session session = table();
  play(session, 3);
  const std::string text = session.save_text();
  EXPECT_EQ(code(Session::load_text(text.substr(0, text.size() / 2))), "truncated");
  EXPECT_EQ(code(Session::load_text("")), "truncated");
  EXPECT_EQ(code(Session::load_text("{\"tavola\": }")), "damaged");
  EXPECT_EQ(code(Session::load_text(std::string(100'000, '['))), "damaged");
  EXPECT_EQ(code(Session::load_text("[]")), "not_a_table");
  EXPECT_EQ(code(Session::load_text("{\"tavola\":1}")), "bad_save");
  EXPECT_EQ(code(tampered("/tavola", kLogFormat + 1)), "other_format");
  EXPECT_EQ(code(tampered("/game", "chess")), "unknown_game");
  EXPECT_EQ(code(tampered("/game", 7)), "bad_save");
  EXPECT_EQ(code(tampered("/options", {{"weather", "rain"}})), "other_content")
      << "a box is missing";
  EXPECT_EQ(code(tampered("/seats", Json::array())), "bad_save");
  EXPECT_EQ(code(tampered("/seats", Json(8, {{"name", "x"}}))), "bad_seats");
  EXPECT_EQ(code(tampered("/seed", -1)), "bad_save");
  EXPECT_EQ(code(tampered("/seed", 4)), "damaged");
  EXPECT_EQ(code(tampered("/language", "la")), "bad_save");
  EXPECT_EQ(code(tampered("/records", "none")), "bad_save");
  EXPECT_EQ(code(tampered("/records/1/hash", "0123456789abcdef")), "damaged");
  EXPECT_EQ(code(tampered("/records/1/choose", 300)), "damaged");
  EXPECT_EQ(code(tampered("/records/1/choose", 5e300)), "bad_save");
  EXPECT_EQ(code(tampered("/records/1/verb", "sing")), "damaged");
  EXPECT_EQ(code(tampered("/records/1", {{"undo", 99}})), "bad_save");
  EXPECT_EQ(code(tampered("/records/1", {{"dice", {1, "two"}}})), "bad_save");
  EXPECT_EQ(code(tampered("/records/1", Json::array())), "bad_save");
}

TEST(Session, ASavedTableWithABotThatIsNotThereNamesTheNearest) {
  const auto said = [](const char* bot) {
    const auto loaded = tampered("/seats/1", {{"name", "Bruno"}, {"bot", bot}});
    return loaded ? "" : loaded.error().code + " " + loaded.error().message;
  };
  EXPECT_EQ(said("serach"),
            "bad_save This saved table cannot be read: /seats/1/bot should be \"search\", not "
            "\"serach\".");
  EXPECT_EQ(said("Methuselah"),
            "bad_save This saved table cannot be read: /seats/1/bot should be one of \"random\", "
            "\"greedy\", \"search\", not \"Methuselah\".");
  EXPECT_EQ(said("greedy"), "");
  EXPECT_EQ(said(""), "");
}

TEST(Session, AnotherEngineVersionIsAcceptedOnlyIfItPlaysOutTheSame) {
  EXPECT_TRUE(tampered("/engine", "0.0.1"));
  Session session = table();
  play(session, 3);
  Json log = session.save();
  log.erase("rest");
  log["engine"] = "0.0.1";
  log["records"][1]["verb"] = "sing";
  const Expected<Session> loaded = Session::load(log);
  ASSERT_FALSE(loaded);
  EXPECT_EQ(loaded.error().code, "other_engine");
  EXPECT_NE(loaded.error().message.find("0.0.1"), std::string::npos);
  EXPECT_NE(loaded.error().message.find("/records/1"), std::string::npos);
}

TEST(Session, OtherContentMattersOnlyWhereItPlaysOutOtherwise) {
  const Expected<Session> same = tampered("/content", "0123456789abcdef");
  ASSERT_TRUE(same) << same.error().message;
  EXPECT_EQ(same->loaded(), Session::Loaded::kSame);
  Session session = table();
  play(session, 3);
  Json log = session.save();
  log.erase("rest");
  log["content"] = "0123456789abcdef";
  log["records"][1]["verb"] = "sing";
  EXPECT_EQ(code(Session::load(log)), "other_content");
}

TEST(Session, FilesEndInTavolaAndAreReplacedAsAWhole) {
  namespace fs = std::filesystem;
  const fs::path folder = fs::path(testing::TempDir()) / "tavola-session-test";
  fs::remove_all(folder);
  fs::create_directories(folder);
  Session session = table();
  play(session, 2);
  const auto path = session.save_file(folder / "evening");
  ASSERT_TRUE(path) << path.error().message;
  EXPECT_EQ(path->filename(), "evening.tavola");
  play(session, 1);
  ASSERT_TRUE(session.save_file(folder / "evening.tavola"));
  EXPECT_EQ(std::distance(fs::directory_iterator(folder), fs::directory_iterator()), 1);
  const auto loaded = Session::load_file(*path);
  ASSERT_TRUE(loaded) << loaded.error().message;
  EXPECT_EQ(loaded->table().hash(), session.table().hash());
  EXPECT_EQ(code(Session::load_file(folder / "nothing.tavola")), "bad_file");
  EXPECT_EQ(code(session.save_file(folder / "no" / "folder")), "bad_file");
  fs::remove_all(folder);
}

TEST(Session, ABookmarkTakesBackWhatWasLoggedSince) {
  Session session = *Session::open(**open_title("salem"), {.seats = 2, .seed = 5});
  play(session, 20);
  const auto back = [&session](const auto& does) {
    const Session::Bookmark mark = session.bookmark();
    const std::string before = session.save_text();
    const std::uint64_t hash = session.table().hash();
    does();
    EXPECT_NE(session.save_text(), before);
    session.return_to(mark);
    EXPECT_EQ(session.save_text(), before);
    EXPECT_EQ(session.table().hash(), hash);
    EXPECT_EQ(session.table_at(session.point())->hash(), hash);
  };
  back([&] { play(session, 1, 7); });
  back([&] { play(session, 17, 7); });
  back([&] { ASSERT_TRUE(session.go_to(3)); });
  ASSERT_TRUE(session.go_to(9));
  back([&] { ASSERT_TRUE(session.redo(8)); });
  back([&] { play(session, 9, 8); });
  EXPECT_EQ(session.redo_end(), 20U) << "what was undone before can still be redone";
  ASSERT_TRUE(session.redo(11));
  EXPECT_TRUE(Session::load(session.save()));
}

TEST(Session, RecordsCanBeKeptOneByOne) {
  Session session = table();
  play(session, 6);
  ASSERT_TRUE(session.undo(2));
  Json log = session.save_head();
  log["records"] = Json::array();
  for (std::size_t i = 0; i < session.log().size(); ++i)
    log["records"].push_back(session.save_record(i));
  const auto again = Session::load(log);
  ASSERT_TRUE(again) << again.error().message;
  EXPECT_EQ(again->save(), session.save());
}

}  // namespace
}  // namespace tavola::play
