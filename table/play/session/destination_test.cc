// Where undo says that it goes is where it lands, in every game: the round on the table's clock,
// the choice that is asked again, and the first choice of a turn.
#include "play/session/destination.h"

#include <gtest/gtest.h>

#include "play/open_title.h"
#include "scene/scene.h"

namespace tavola::play {
namespace {

Session table(const char* game, int seats, std::uint64_t seed = 3) {
  Wishes wishes;
  wishes.seats = seats;
  wishes.seed = seed;
  return *Session::open(**open_title(game), wishes);
}

void play_on_by_chance(Session& session, int count, std::uint64_t seed) {
  Random random(seed);
  for (int i = 0; i < count && !session.table().over(); ++i) {
    const Decision& decision = session.table().decision();
    const auto n =
        static_cast<int>(random.below(static_cast<std::uint32_t>(decision.options.size())));
    ASSERT_TRUE(session.choose(n, session.game().propose(session.table(), n, random)));
  }
}

int round_on_the_clock(const Session& session) {
  return session.title().scene(session.table(), kSpectator).clock.round;
}

TEST(Destination, WhatItSaysIsWhereItLands) {
  for (const auto& [game, seats] : {std::pair("salem", 3), std::pair("arkham", 1),
                                    std::pair("arkham", 3), std::pair("catacombs", 2)})
    for (int length : {30, 77, 140}) {
      Session session = table(game, seats);
      play_on_by_chance(session, length, 8);
      if (session.table().over()) continue;
      const scene::Voice voice{&session.title(), words::Language::kEnglish, {"Ada", "Teo", "Eva"}};
      for (Seat seat = 0; seat < seats; ++seat)
        for (const auto& to : {session.last_decision_of(seat), last_turn_of(session, seat)}) {
          if (!to) continue;
          const std::size_t from = session.point();
          const Destination where = destination(session, *to, seat);
          const std::string said = going_text(voice, session, where, seat);
          EXPECT_TRUE(where.back);
          ASSERT_TRUE(where.choice);
          const Record first = session.log()[*where.choice];
          ASSERT_TRUE(session.go_to(*to));
          const std::string what = std::string(game) + " " + std::to_string(length) + ": " + said;
          EXPECT_EQ(round_on_the_clock(session), where.round) << what;
          EXPECT_EQ(session.table().decision().seat, first.seat) << what;
          EXPECT_EQ(session.table().decision().prompt, first.prompt) << what;
          EXPECT_EQ(said.contains("the start of your turn"), where.begins_turn && *to > 0) << what;
          if (where.round > 0 && *to > 0)
            EXPECT_TRUE(said.contains("round " + std::to_string(where.round))) << what;
          // Forward again, and back to where it was.
          const Destination again = destination(session, from, seat);
          EXPECT_FALSE(again.back);
          EXPECT_EQ(again.choices, where.choices);
          EXPECT_TRUE(going_text(voice, session, again, seat).starts_with("Do again: ")) << what;
          ASSERT_TRUE(session.go_to(from));
        }
    }
}

// Alone, all choices of a game follow one upon another: a turn is not the whole game.
TEST(Destination, ATurnOfWhoPlaysAloneIsARound) {
  Session session = table("arkham", 1);
  for (std::uint64_t seed = 1;
       seed < 50 && (session.table().over() || round_on_the_clock(session) < 3); ++seed) {
    session = table("arkham", 1, seed);
    play_on_by_chance(session, 70, seed);
  }
  const int round = round_on_the_clock(session);
  ASSERT_GT(round, 2);
  const std::size_t turn = *last_turn_of(session, 0);
  const Destination where = destination(session, turn, 0);
  EXPECT_TRUE(where.begins_turn);
  EXPECT_EQ(where.round, round);
  ASSERT_TRUE(session.go_to(turn - 1));
  EXPECT_LT(round_on_the_clock(session), round);
}

// Another's answer to an exchange does not cut a turn in two.
TEST(Destination, ATurnBeginsWhereTheGameSaysSo) {
  int interrupted = 0;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    Session session = table("salem", 4, seed);
    play_on_by_chance(session, 90, seed);
    if (session.table().over()) continue;
    for (Seat seat = 0; seat < 4; ++seat) {
      const auto to = last_turn_of(session, seat);
      if (!to) continue;
      for (std::size_t i = *to; i < session.point(); ++i) {
        const Record& record = session.record(i);
        bool next = false;
        for (const Event& event : record.events)
          next = next || session.title().turn_begun(event).has_value();
        interrupted += record.seat != seat;
        if (next) break;
        if (i == *to) EXPECT_EQ(record.seat, seat) << "the turn begins with its own choice";
      }
      EXPECT_TRUE(destination(session, *to, seat).begins_turn);
    }
  }
  EXPECT_GT(interrupted, 0);
}

TEST(Destination, IsSaidInThreeLanguagesAndKeepsSecrets) {
  Session session = table("salem", 2);
  play_on_by_chance(session, 20, 8);
  const Seat by = session.record(10).seat;
  const std::size_t turn = *last_turn_of(session, by);
  const Destination where = destination(session, turn, by);
  ASSERT_TRUE(where.begins_turn);
  const std::string round = std::to_string(where.round);
  const auto says = [&](words::Language language) {
    const scene::Voice voice{&session.title(), language, {"Ada", "Teo"}};
    return going_text(voice, session, where, by) + " / " +
           place_text(voice, session, where, kSpectator);
  };
  EXPECT_EQ(says(words::Language::kEnglish), "Back to the start of your turn, round " + round +
                                                 " / to the start of their turn, round " + round);
  EXPECT_EQ(says(words::Language::kItalian), "Torna all'inizio del tuo turno, round " + round +
                                                 " / all'inizio del proprio turno, round " + round);
  EXPECT_EQ(says(words::Language::kSpanish), "Volver al inicio de tu turno, ronda " + round +
                                                 " / al inicio de su turno, ronda " + round);
  EXPECT_EQ(going_text({&session.title(), words::Language::kEnglish, {}}, session,
                       destination(session, 0, by), by),
            "Back to the start of the game");
}

}  // namespace
}  // namespace tavola::play
