// What every game promises is tested here once, for all registered games, toys included: a property
// is handed many deals of each game at each number of seats. The answers come from rapidcheck, so
// that a failure shrinks to a short game, and every failure names the game, the seats, the seed and
// the decision.
#pragma once

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <memory>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "core/game.h"
#include "games/registry.h"
#include "scene/titles/title.h"

namespace tavola::tests {

#ifdef TAVOLA_SANITIZED
inline constexpr int kDeals = 4;
#else
inline constexpr int kDeals = 20;
#endif
/// Longer than any game that ends; a game that is still going on then does not.
inline constexpr int kMostDecisions = 20000;

/// What is being played, for the message of a program that ends itself in the middle of it.
inline char g_playing[160] = "";

inline void say_what_was_played(int) {
  const char* before = "while playing ";
  if (write(2, before, std::strlen(before)) < 0 || write(2, g_playing, std::strlen(g_playing)) < 0)
    _exit(1);
  if (write(2, "\n", 1) < 0) _exit(1);
}

struct Answer {
  int n = 0;
  Parameters parameters{};
};

/// One deal of one game, and how to answer its questions.
struct Deal {
  const scene::Title* title = nullptr;
  Setup setup;
  std::vector<std::uint16_t> picks;  // the first answers; after them luck decides

  const Game& game() const { return title->game(); }
  std::unique_ptr<Table> table() const {
    auto table = game().new_table();
    game().deal(*table, setup);
    return table;
  }
  std::string name() const {
    return std::string(game().id()) + ", " + std::to_string(setup.seats) + " seats, seed " +
           write_seed(setup.seed);
  }
};

/// Somebody who answers for all seats of a deal, the same way every time.
class Player {
 public:
  explicit Player(const Deal& deal) : deal_(deal), luck_(deal.setup.seed, 77) {}

  Answer answer(const Table& table) {
    const auto options = static_cast<std::uint32_t>(table.decision().options.size());
    const auto at = static_cast<std::size_t>(decision_++);
    Answer answer;
    answer.n = static_cast<int>(at < deal_.picks.size() ? deal_.picks[at] % options
                                                        : luck_.below(options));
    if (table.decision().options[static_cast<std::size_t>(answer.n)].takes_parameters)
      answer.parameters = deal_.game().propose(table, answer.n, luck_);
    std::strncpy(g_playing, where().c_str(), sizeof g_playing - 1);
    return answer;
  }
  void play(Table& table) {
    const Answer given = answer(table);
    table.choose(given.n, given.parameters);
    demand(!table.failed(), table.failed() ? described(table.failure()) : "");
  }
  /// For what a property does now and then, without disturbing the answers: one time in so many,
  /// and the rarer the longer the game has gone on, so that long games do not take all the time.
  bool now_and_then(std::uint32_t one_in) {
    return aside_.below(one_in * (1 + static_cast<std::uint32_t>(decision_) / 30)) == 0;
  }
  Random& aside() { return aside_; }

  int decisions() const { return decision_; }
  std::string where() const { return deal_.name() + ", decision " + std::to_string(decision_); }
  /// Ends the property with a message if something does not hold.
  void demand(bool holds, const std::string& what) const {
    if (!holds) RC_FAIL(where() + ": " + what);
  }

 private:
  const Deal& deal_;
  Random luck_;
  Random aside_{1, 5};
  int decision_ = 0;
};

/// Calls `each` with every game and every number of seats it allows.
inline void every_game(const std::function<void(const scene::Title&, int seats)>& each) {
  const std::vector<std::string> ids = games::ids(true);
  ASSERT_FALSE(ids.empty());
  for (const std::string& id : ids) {
    const auto title = games::open(id);
    ASSERT_TRUE(title) << title.error();
    for (int seats = (*title)->game().least_seats(); seats <= (*title)->game().most_seats();
         ++seats)
      each(**title, seats);
  }
}

/// How many of a number each number of seats gets: a game with more than three of them shares what
/// three would get, so that large games do not take all the time.
inline int share_of(const scene::Title& title, int number) {
  const int tables = title.game().most_seats() - title.game().least_seats() + 1;
  return tables <= 3 ? number : std::max(1, number * 3 / tables);
}

inline rc::Gen<Deal> some_deal(const scene::Title& title, int seats) {
  return rc::gen::exec([&title, seats] {
    Deal deal;
    deal.title = &title;
    const auto seeds = rc::gen::inRange<std::uint64_t>(1, 1000000);
    const auto seed = *rc::gen::noShrink(rc::gen::resize(rc::kNominalSize, seeds));
    deal.setup = title.game().standard_setup(seats, seed);
    const auto& options = title.game().options();
    for (std::size_t i = 0; i < options.size(); ++i)
      deal.setup.options[i] =
          *rc::gen::inRange<std::uint8_t>(0, static_cast<std::uint8_t>(options[i].values.size()));
    // Whatever needs a box that is not on the table is left as it stands.
    const auto chosen = [&](const std::string& id) {
      for (std::size_t i = 0; i < options.size(); ++i)
        if (options[i].id == id) return options[i].values[deal.setup.options[i]] == "yes";
      return false;
    };
    for (std::size_t i = 0; i < options.size(); ++i) {
      const auto needs = options[i].needs.find(options[i].values[deal.setup.options[i]]);
      if (needs != options[i].needs.end() && std::ranges::none_of(needs->second, chosen))
        deal.setup.options[i] = static_cast<std::uint8_t>(options[i].standard);
    }
    // What does not go together otherwise is not dealt either.
    if (!title.game().objection(deal.setup).empty())
      deal.setup = title.game().standard_setup(seats, seed);
    deal.picks = *rc::gen::arbitrary<std::vector<std::uint16_t>>();
    return deal;
  });
}

inline void showValue(const Deal& deal, std::ostream& out) {
  out << deal.name() << ", answers";
  for (std::uint16_t pick : deal.picks) out << ' ' << pick;
}

/// Shows a property on `deals` deals of every game at every number of seats, or its share of them.
inline void every_deal(const std::function<void(const Deal&)>& property, int deals = kDeals) {
  std::signal(SIGABRT, say_what_was_played);
  every_game([&](const scene::Title& title, int seats) {
    rc::detail::TestMetadata metadata;
    metadata.description = std::string(title.game().id()) + " with " + std::to_string(seats);
    rc::detail::TestParams params = rc::detail::configuration().testParams;
    params.maxSuccess = share_of(title, deals);
    // The same deals every time, unless the caller of the tests asks for others.
    if (std::getenv("RC_PARAMS") == nullptr) params.seed = 20090;
    const auto result =
        rc::detail::checkTestable([&] { property(*some_deal(title, seats)); }, metadata, params);
    if (result.template is<rc::detail::SuccessResult>()) return;
    std::ostringstream message;
    rc::detail::printResultMessage(result, message);
    ADD_FAILURE() << message.str();
  });
  std::signal(SIGABRT, SIG_DFL);
}

}  // namespace tavola::tests
