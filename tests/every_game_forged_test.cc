// Records that somebody forged: a state at rest, or what a chapter is said to have handed on. Each
// is refused with a path and a reason, or it is a position like any other: it is played on for
// long, no promise is broken and no check breaks. (TG-307, TG-481, TG-484)
#include <set>

#include "core/chapters.h"
#include "core/json.h"
#include "damaged_records.h"
#include "every_game.h"
#include "forged_records.h"
#include "play/session/session.h"

namespace tavola::tests {
namespace {

constexpr int kPlayedOn = 60;

// Both ended or stalled a server: a chapter that is over with an Encounter still on, of a seat that
// the next table has not.
TEST(Forged, ChaptersThatAreNotCompleteAreRefused) {
  for (const std::string name : {"encounter_of_an_empty_seat", "turn_of_an_empty_seat"}) {
    const Json log = forged(name);
    ASSERT_TRUE(log.is_object()) << name;
    const auto title = games::open("avalon");
    ASSERT_TRUE(title);
    const auto* chapters = dynamic_cast<const Chapters*>(&(*title)->game());
    ASSERT_NE(chapters, nullptr);
    for (int seats = 1; seats <= 4; ++seats) {
      const auto setup = (*title)->game().standard_setup(seats, 1);
      const auto against = chapters->objections(setup, log["carried"]);
      ASSERT_FALSE(against.empty()) << name << " with " << seats;
      EXPECT_TRUE(against.front().starts_with("/encounter: TG-307")) << against.front();
    }
    play::Wishes wishes;
    wishes.seats = 1;
    wishes.carried = log["carried"].dump();
    for (const auto& [id, value] : log["options"].items()) wishes.options[id] = value;
    const auto opened = play::Session::open(**title, wishes);
    ASSERT_FALSE(opened) << name;
    EXPECT_EQ(opened.error().code, "bad_carried");
  }
}

TEST(Forged, ARecordNamesOnlySeatsOfItsTable) {
  const auto title = games::open("toy");
  ASSERT_TRUE(title);
  play::Wishes wishes;
  wishes.seats = 2;
  auto session = play::Session::open(**title, wishes);
  ASSERT_TRUE(session);
  ASSERT_TRUE(session->choose(0));
  Json log = session->save();
  ASSERT_TRUE(play::Session::load(log));
  for (const int seat : {2, 7}) {
    log["records"][0]["seat"] = seat;
    const auto loaded = play::Session::load(log);
    ASSERT_FALSE(loaded);
    EXPECT_EQ(loaded.error().code, "bad_save");
    EXPECT_NE(loaded.error().message.find("/records/0/seat"), std::string::npos);
  }
}

TEST(Forged, WhatAChapterHandsOnIsRefusedWithAReasonOrPlaysOnWithoutABrokenPromise) {
  const auto title = games::open("avalon");
  ASSERT_TRUE(title);
  const Game& game = (*title)->game();
  const auto& chapters = dynamic_cast<const Chapters&>(game);
  Random random(17);
  int refused = 0;
  int played = 0;
  std::set<std::string> wrong;
  const auto try_one = [&](const Json& carried, int seats, const std::string& what) {
    const auto setup = game.standard_setup(seats, random.next64());
    const auto against = chapters.objections(setup, carried);
    if (!against.empty()) {
      ++refused;
      for (const std::string& objection : against)
        EXPECT_TRUE(objection.starts_with('/') && objection.contains(' ')) << what << objection;
      return false;
    }
    const auto table = game.new_table();
    chapters.deal_from(*table, setup, carried);
    ++played;
    if (const std::string broken = play_on(game, *table, random, kPlayedOn); !broken.empty())
      wrong.insert(what + " with " + std::to_string(seats) + ": " + broken);
    return true;
  };
  for (const std::string name : {"encounter_of_an_empty_seat", "turn_of_an_empty_seat"}) {
    const Json whole = handed_on(name);
    for (int seats = 1; seats <= 4; ++seats)
      EXPECT_TRUE(try_one(whole, seats, name)) << name << " is a Chapter like any other";
    for (int i = 0; i < 1000; ++i) {
      Json carried = whole;
      std::string what = damage(carried, random);
      if (random.below(2) == 0) what += " and " + damage(carried, random);
      try_one(carried, 1 + static_cast<int>(random.below(4)), what);
    }
  }
  EXPECT_GT(refused, 100);
  EXPECT_GT(played, 100);
  std::string all;
  for (const std::string& each : wrong) all += each + "\n";
  EXPECT_TRUE(wrong.empty()) << wrong.size() << " of " << played << " broke:\n" << all;
}

TEST(Forged, StatesAtRestAreRefusedOrPlayOnWithoutABrokenPromise) {
  int refused = 0;
  int played = 0;
  std::set<std::string> wrong;
  every_game([&](const scene::Title& title, int seats) {
    const Game& game = title.game();
    for (int deal = 0; deal < share_of(title, 6); ++deal) {
      Random random(static_cast<std::uint64_t>(seats * 100 + deal));
      const auto table = game.new_table();
      const auto other = game.new_table();
      game.deal(*table, deal % 2 == 0 ? game.standard_setup(seats, random.next64())
                                      : game.full_setup(seats, random.next64()));
      for (int decision = 0; decision < 120 && !table->over(); ++decision) {
        for (int i = 0; table->at_rest() && decision % 6 == 0 && i < 3; ++i) {
          Json state = game.state_to_json(*table);
          const std::string path = damage(state, random);
          if (!game.state_from_json(*other, state).empty()) {
            ++refused;
            continue;
          }
          ++played;
          if (const std::string broken = play_on(game, *other, random, kPlayedOn); !broken.empty())
            wrong.insert(std::string(game.id()) + " " + path + ": " + broken);
        }
        const auto n = static_cast<int>(
            random.below(static_cast<std::uint32_t>(table->decision().options.size())));
        table->choose(n, game.propose(*table, n, random));
      }
    }
  });
  EXPECT_GT(refused, 100);
  EXPECT_GT(played, 100);
  std::string all;
  for (const std::string& each : wrong) all += each + "\n";
  EXPECT_TRUE(wrong.empty()) << wrong.size() << " of " << played << " broke:\n" << all;
}

}  // namespace
}  // namespace tavola::tests
