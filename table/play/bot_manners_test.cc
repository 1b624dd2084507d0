// Bots at a table with people, over many turns: a proposal a turn at most, and none is taken back.
#include <gtest/gtest.h>

#include "bots/bot.h"
#include "play/open_title.h"
#include "play/session/session.h"

namespace tavola::play {
namespace {

struct Proposals {
  int most_in_a_turn = 0;
  int all = 0;
  int called_off = 0;  // after something was put into it
};

/// Plays with four bots of one kind and counts what they propose to each other.
Proposals play(const char* game, const char* bot, bool with_people, int choices) {
  Proposals count;
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    Wishes wishes;
    wishes.seats = 4;
    wishes.seed = seed;
    Session session = *Session::open(**open_title(game), wishes);
    auto made = bots::make_bot(bot, {.iterations = 60, .with_people = with_people});
    Random random(seed);
    std::map<Seat, int> in_this_turn;
    for (int i = 0; i < choices && !session.table().over(); ++i) {
      const bots::Choice choice = (*made)->choose(session.game(), session.table(), random);
      const Decision& asked = session.table().decision();
      const Vocabulary& words = session.game().vocabulary();
      const Option option = asked.options[static_cast<std::size_t>(choice.option)];
      const std::string verb = words.verbs[option.verb].name;
      const std::string prompt = words.prompts[asked.prompt].name;
      if (verb == "exchange" || verb == "trade") {
        ++count.all;
        count.most_in_a_turn = std::max(count.most_in_a_turn, ++in_this_turn[asked.seat]);
      }
      count.called_off +=
          prompt == "trade" && verb == "pass" &&
          std::any_of(asked.options.begin(), asked.options.end(),
                      [&](const Option& each) { return words.verbs[each.verb].name == "propose"; });
      EXPECT_TRUE(session.choose(choice.option, choice.parameters));
      for (const Event& event : session.last_events())
        if (session.title().turn_begun(event)) in_this_turn.clear();
    }
  }
  return count;
}

TEST(BotManners, OneProposalATurnInSalem) {
  for (const char* bot : {"random", "greedy", "search"}) {
    const Proposals polite = play("salem", bot, true, 250);
    EXPECT_GT(polite.all, 0) << bot;
    EXPECT_LE(polite.most_in_a_turn, 1) << bot;
  }
  EXPECT_GT(play("salem", "random", false, 250).most_in_a_turn, 1)
      << "with nobody to bother they may try again";
}

TEST(BotManners, NoTradesInArkhamAndNoneCalledOff) {
  for (const char* bot : {"random", "greedy", "search"}) {
    const Proposals polite = play("arkham", bot, true, 200);
    EXPECT_EQ(polite.all, 0) << bot;
    EXPECT_EQ(polite.called_off, 0) << bot;
  }
  const Proposals rough = play("arkham", "random", false, 400);
  EXPECT_GT(rough.all, 0);
  EXPECT_GT(rough.called_off, 0);
}

}  // namespace
}  // namespace tavola::play
