// A position is a value: whoever goes on from a copy, at rest or in the middle of a rule, here or
// on another thread, plays the same game.
#include <algorithm>
#include <array>
#include <future>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <utility>

#include "every_game.h"

namespace tavola::tests {
namespace {

/// Everything a table tells its listener, in a form that can be compared.
struct Ear : Sink {
  std::vector<std::array<int, kMaxArguments + 3>> heard;
  void happened(const Event& event) override {
    std::array<int, kMaxArguments + 3> told{event.kind, event.rule.bits(), event.audience.bits()};
    std::copy(event.args.begin(), event.args.end(), told.begin() + 3);
    heard.push_back(told);
  }
  void applied(Citation rule) override { heard.push_back({-1, rule.bits()}); }
};

bool same_question(const Decision& a, const Decision& b) {
  const auto same_bounds = [](const Parameter& x, const Parameter& y) {
    return x.name == y.name && x.least == y.least && x.most == y.most;
  };
  return a.seat == b.seat && a.seats == b.seats && a.prompt == b.prompt && a.rule == b.rule &&
         a.args == b.args &&
         std::equal(a.options.begin(), a.options.end(), b.options.begin(), b.options.end()) &&
         std::equal(a.parameters.begin(), a.parameters.end(), b.parameters.begin(),
                    b.parameters.end(), same_bounds);
}

/// A game that was played straight through.
struct Played {
  std::vector<Answer> answers;
  std::vector<std::uint64_t> hashes;  // before each answer, and at the end
  std::vector<Position> positions;
};

Played play_through(const Deal& deal, Player& player, Sink* sink = nullptr) {
  Played played;
  auto table = deal.game().new_table();
  table->listen(sink);
  deal.game().deal(*table, deal.setup);
  while (!table->over() && player.decisions() < kMostDecisions) {
    played.hashes.push_back(table->hash());
    table->copy_to(played.positions.emplace_back());
    played.answers.push_back(player.answer(*table));
    table->choose(played.answers.back().n, played.answers.back().parameters);
  }
  player.demand(table->over(), "the game does not end");
  played.hashes.push_back(table->hash());
  return played;
}

TEST(EveryGame, TheSameSeedAndAnswersGiveTheSameGame) {
  // Of each game its own: one that is a copy of another has the same positions.
  std::set<std::pair<std::string, std::uint64_t>> endings;
  every_deal([&](const Deal& deal) {
    Ear ears[2];
    Player players[] = {Player(deal), Player(deal)};
    const Played first = play_through(deal, players[0], &ears[0]);
    const Played second = play_through(deal, players[1], &ears[1]);
    players[1].demand(first.hashes == second.hashes, "the second game went another way");
    players[1].demand(ears[0].heard == ears[1].heard, "the second game told other events");
    endings.emplace(deal.game().id(), first.hashes.back());
  });
  EXPECT_GT(endings.size(), games::ids(true).size() * 10) << "the seed hardly matters";
}

TEST(EveryGame, GoingOnFromACopyAfterEveryDecisionIsTheSameGame) {
  int in_mid_rule = 0;
  every_deal([&](const Deal& deal) {
    Ear ear;
    Player player(deal);
    const Played straight = play_through(deal, player, &ear);
    Ear copied_ear;
    std::unique_ptr<Table> table = deal.game().new_table();
    std::unique_ptr<Table> next = deal.game().new_table();
    table->listen(&copied_ear);
    deal.game().deal(*table, deal.setup);
    Position position;
    Player again(deal);
    for (std::size_t i = 0; i < straight.answers.size(); ++i) {
      again.answer(*table);
      in_mid_rule += !table->at_rest();
      table->copy_to(position);
      again.demand(position == straight.positions[i], "the copy is another position");
      next->listen(&copied_ear);
      again.demand(next->start(position), "the tape does not fit the rules");
      again.demand(next->hash() == table->hash(), "the copy has another hash");
      again.demand(same_question(next->decision(), table->decision()), "the copy asks otherwise");
      next->choose(straight.answers[i].n, straight.answers[i].parameters);
      again.demand(next->hash() == straight.hashes[i + 1], "the copy went another way");
      std::swap(table, next);
    }
    again.demand(ear.heard == copied_ear.heard, "the copies told other events");
  });
  EXPECT_GT(in_mid_rule, 0) << "no copy was taken in the middle of a rule";
}

TEST(EveryGame, ACopyGoesOnTheSameOnAnotherThread) {
  every_deal([](const Deal& deal) {
    Player player(deal);
    const Played played = play_through(deal, player);
    std::vector<std::future<std::uint64_t>> ends;
    for (int i = 0; i < 4 && !played.answers.empty(); ++i) {
      const std::size_t from =
          player.aside().below(static_cast<std::uint32_t>(played.answers.size()));
      ends.push_back(std::async(std::launch::async, [&deal, &played, from] {
        auto table = deal.game().new_table();
        if (!table->start(played.positions[from])) return std::uint64_t{0};
        for (std::size_t at = from; at < played.answers.size(); ++at)
          table->choose(played.answers[at].n, played.answers[at].parameters);
        return table->hash();
      }));
    }
    for (auto& end : ends)
      player.demand(end.get() == played.hashes.back(), "another thread ended otherwise");
  });
}

TEST(EveryGame, UndoThenRedoIsTheSameGame) {
  every_deal([](const Deal& deal) {
    Player player(deal);
    const Played played = play_through(deal, player);
    auto table = deal.game().new_table();
    for (int jump = 0; jump < 10 && !played.answers.empty(); ++jump) {
      std::size_t at = player.aside().below(static_cast<std::uint32_t>(played.answers.size()));
      player.demand(table->start(played.positions[at]), "an undone position does not start");
      player.demand(table->hash() == played.hashes[at], "undo leads to another position");
      for (int steps = 0; steps < 12 && at < played.answers.size(); ++steps, ++at) {
        table->choose(played.answers[at].n, played.answers[at].parameters);
        player.demand(table->hash() == played.hashes[at + 1], "redo leads to another position");
      }
    }
  });
}

TEST(EveryGame, ATableWithoutMemoryPlaysTheSameGame) {
  every_deal([](const Deal& deal) {
    Player player(deal);
    const Played played = play_through(deal, player);
    auto table = deal.table();
    auto forgetful = deal.game().new_table();
    const std::size_t from =
        player.aside().below(static_cast<std::uint32_t>(played.answers.size()));
    for (std::size_t at = 0; at < played.answers.size(); ++at) {
      if (at == from) forgetful->start(played.positions[at], Memory::kNone);
      if (at >= from) {
        player.demand(same_question(table->decision(), forgetful->decision()),
                      "without memory another question is asked");
        forgetful->choose(played.answers[at].n, played.answers[at].parameters);
      }
      table->choose(played.answers[at].n, played.answers[at].parameters);
    }
    player.demand(forgetful->over(), "without memory the game does not end");
    player.demand(deal.game().state_to_json(*table) == deal.game().state_to_json(*forgetful),
                  "without memory the game ends otherwise");
  });
}

}  // namespace
}  // namespace tavola::tests
