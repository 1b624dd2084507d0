// One tree of an information-set Monte Carlo tree search. Every iteration imagines a table anew,
// walks down the tree by the answers that exist on that table, adds one node, plays a little
// further, and tells the nodes on its way how it went. A node stands for the answers given and the
// question that came of them, so what is known at a node never depends on one imagined table.
#pragma once

#include <cstdint>
#include <functional>
#include <utility>
#include <vector>

#include "bots/bot.h"
#include "bots/study.h"

namespace tavola::bots {

/// How the answers to the real table's decision are tried.
struct SearchRoot {
  bool in_turn = false;            // equally often, instead of the promising ones more often
  std::vector<Option> left_out{};  // never
};

class SearchTree {
 public:
  explicit SearchTree(const Game& game) : study_(game) {}

  const Game& game() const { return study_.game(); }
  /// Forgets everything; `real` is the position of `table` and both stay where they are.
  void plant(const Table& table, const Position& real, std::uint64_t seed, SearchRoot root = {});
  /// Called with what an answer has led to, and how that was judged.
  void be_watched(std::function<void(const Option&, const Table&, double)> watch) {
    watch_ = std::move(watch);
  }
  void iterate();

  int iterations() const { return iterations_; }
  /// Adds what the tree found out about each option of the real table's decision to a list with one
  /// entry an option; values are sums, and spreads sums of squares, until the caller divides them.
  /// For a measured option the integers tried most often win, and `best_tries` remembers how often
  /// that was.
  void add_to(std::vector<Advice>& advice, std::vector<int>& best_tries) const;

 private:
  using Index = std::int32_t;
  static constexpr Index kNone = -1;

  /// An answer at a node: an option, or one proposal for the integers of a measured option.
  struct Edge {
    Option option;
    std::int32_t visits = 0;
    std::int32_t available = 0;  // how often the option could have been taken
    double total = 0;            // rewards of the seat that decides
    double squares = 0;          // of these rewards
    Index next = kNone;          // answer at the same node, or proposal of the same option
    Index proposals = kNone;     // of a measured option
    Index parameters = kNone;    // of a proposal
    Index outcomes = kNone;      // nodes that it led to
  };
  struct Node {
    std::uint64_t question = 0;
    Index next = kNone;  // outcome of the same answer
    Index edges = kNone;
    Seat seat = 0;
  };
  struct Pass {
    Index edge;
    Seat seat;
  };

  Index add_edge(const Option& option);
  Index edge_for(Index& head, Index& cursor, const Option& option);
  void line_up(Index node);
  Index pick_answer(Index node, Choice& choice);
  /// The number of the root's answer whose turn it is, or of the most promising at any node.
  int answer_in_turn();
  int promising_answer(bool at_root);
  bool left_out(std::size_t option);
  Index pick_proposal(Index stem, int option, Choice& choice);
  Index outcome(Index edge, bool& added);
  double upper_bound(const Edge& edge, std::int32_t chances);
  void come_to_rest();
  void play_out(int decisions);
  void judge(double weight);
  void tell_watcher(double weight);
  void learn();

  Study study_;
  Random random_;
  const Table* real_table_ = nullptr;
  const Position* real_position_ = nullptr;
  int iterations_ = 0;
  SearchRoot root_;
  std::function<void(const Option&, const Table&, double)> watch_;

  std::vector<Node> nodes_;
  std::vector<Edge> edges_;
  std::vector<Parameters> parameters_;
  std::vector<Pass> path_;
  std::vector<Index> lined_up_;  // the edge of each option of the decision at hand
  double rewards_[kMaxSeats] = {};
  SeatSet judges_;

  // How far rewards lie apart, which sets how much exploring is worth.
  double reward_sum_ = 0;
  double reward_squares_ = 0;
  double reward_count_ = 0;
  double spread_ = 1;
  // The last logarithm taken: options of a node have mostly been available equally often.
  std::int32_t logged_ = 0;
  double logarithm_ = 0;
};

}  // namespace tavola::bots
