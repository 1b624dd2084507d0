#include "bots/search.h"

#include <algorithm>
#include <chrono>
#include <thread>

namespace tavola::bots {
namespace {

using Clock = std::chrono::steady_clock;

// One deep tree judges better than two shallow ones, so a small budget is not divided.
constexpr int kIterationsPerTree = 2000;
constexpr int kMostTrees = 8;
constexpr int kIterationsPerLookAtTheClock = 16;

}  // namespace

Choice SearchBot::choose(const Game& game, const Table& table, Random& random) {
  if (const auto* habits = dynamic_cast<const Habits*>(&game)) {
    if (habits->is_beyond_sight(table))
      if (const int n = habits->habit(table); n >= 0) {
        advice_.assign(1, {.option = n});
        iterations_ = 0;
        return {n, {}};
      }
    return compare(game, table, random);
  }
  plant(game, table, random);
  grow();
  gather(table);
  return {advice_.front().option, advice_.front().parameters};
}

Choice SearchBot::compare(const Game& game, const Table& table, Random& random) {
  const Choice choice = careful_.choose_with_care(game, table, random);
  advice_ = careful_.advice();
  iterations_ = careful_.tries();
  return choice;
}

void SearchBot::plant(const Game& game, const Table& table, Random& random) {
  growing_ = static_cast<std::size_t>(options_.threads);
  if (options_.iterations > 0)
    growing_ = static_cast<std::size_t>(
        std::clamp(options_.iterations / kIterationsPerTree, 1, kMostTrees));
  if (!trees_.empty() && &trees_.front()->game() != &game) trees_.clear();
  while (trees_.size() < growing_) trees_.push_back(std::make_unique<SearchTree>(game));
  table.copy_to(real_);
  SearchRoot root{.in_turn = options_.equal_tries};
  const std::vector<bool> left_out = left_out_answers(game, table, options_);
  for (std::size_t n = 0; n < left_out.size(); ++n)
    if (left_out[n]) root.left_out.push_back(table.decision().options[n]);
  for (std::size_t i = 0; i < growing_; ++i) {
    trees_[i]->plant(table, real_, random.next64(), root);
    trees_[i]->be_watched({});
    if (options_.watch)
      trees_[i]->be_watched([this, &table](const Option& tried, const Table& after, double value) {
        const auto& options = table.decision().options;
        const auto found = std::find(options.begin(), options.end(), tried);
        if (found != options.end())
          options_.watch(static_cast<int>(found - options.begin()), after, value);
      });
  }
}

void SearchBot::grow() {
  const bool timed = options_.milliseconds > 0;
  const auto end = Clock::now() + std::chrono::milliseconds(options_.milliseconds);
  const auto workers =
      std::clamp<std::size_t>(static_cast<std::size_t>(options_.threads), 1, growing_);
  const auto share = [&](std::size_t tree) {
    const auto all = static_cast<std::size_t>(options_.iterations);
    return static_cast<int>(all / growing_ + (tree < all % growing_ ? 1 : 0));
  };
  // A worker takes turns with its trees, so that time running out leaves none of them bare.
  const auto work = [&](std::size_t worker) {
    for (bool busy = true; busy;) {
      busy = false;
      for (std::size_t i = worker; i < growing_; i += workers) {
        SearchTree& tree = *trees_[i];
        for (int k = 0; k < kIterationsPerLookAtTheClock; ++k) {
          if (options_.iterations > 0 && tree.iterations() >= share(i)) break;
          tree.iterate();
          busy = true;
        }
      }
      if ((timed && Clock::now() >= end) || (options_.enough && options_.enough())) break;
    }
  };
  std::vector<std::jthread> others;
  for (std::size_t worker = 1; worker < workers; ++worker) others.emplace_back(work, worker);
  work(0);
}

void SearchBot::gather(const Table& table) {
  const auto count = table.decision().options.size();
  advice_.assign(count, {});
  best_tries_.assign(count, 0);
  for (std::size_t i = 0; i < count; ++i) {
    advice_[i].option = static_cast<int>(i);
    advice_[i].spread = 0;  // the squares, as long as they are added up
  }
  iterations_ = 0;
  for (std::size_t i = 0; i < growing_; ++i) {
    trees_[i]->add_to(advice_, best_tries_);
    iterations_ += trees_[i]->iterations();
  }
  for (Advice& advice : advice_) {
    advice.spread = spread_of(advice.value, advice.spread, advice.visits);
    if (advice.visits > 0) advice.value /= advice.visits;
  }
  // Where the promising answers were tried more often, that says more than what they brought.
  const bool by_value = options_.equal_tries;
  std::stable_sort(advice_.begin(), advice_.end(), [by_value](const Advice& a, const Advice& b) {
    if (by_value && a.visits > 0 && b.visits > 0) return a.value > b.value;
    return a.visits != b.visits ? a.visits > b.visits : a.value > b.value;
  });
}

}  // namespace tavola::bots
