#include "bots/search_tree.h"

#include <algorithm>
#include <cmath>

namespace tavola::bots {
namespace {

constexpr double kExploration = 1.0;  // in units of the rewards' spread
constexpr double kLeastSpread = 0.02;
constexpr double kLeafWeight = 0.5;  // of the game's judgement before the playout
// A measured option has about kWidening times the square root of its visits as proposals.
constexpr double kWidening = 2.0;

std::uint64_t question_on(const Table& table) {
  if (table.over()) return 0;
  const Decision& decision = table.decision();
  std::uint64_t question = 1U + decision.seat + (std::uint64_t{decision.prompt} << 8U);
  for (const std::int16_t argument : decision.args)
    question = (question ^ static_cast<std::uint16_t>(argument)) * 0x9E3779B97F4A7C15ULL;
  return question;
}

}  // namespace

void SearchTree::plant(const Table& table, const Position& real, std::uint64_t seed,
                       SearchRoot root) {
  root_ = std::move(root);
  real_table_ = &table;
  real_position_ = &real;
  random_ = Random(seed);
  iterations_ = 0;
  nodes_.clear();
  edges_.clear();
  parameters_.clear();
  nodes_.push_back({.question = question_on(table), .seat = table.decision().seat});
  reward_sum_ = reward_squares_ = reward_count_ = 0;
  spread_ = 1;
}

void SearchTree::iterate() {
  ++iterations_;
  if (!study_.imagine(*real_table_, *real_position_, nodes_[0].seat, random_)) return;
  Table& table = study_.table();
  path_.clear();
  judges_ = {};
  Index node = 0;
  bool added = false;
  while (!added && !table.over()) {
    line_up(node);
    Choice choice;
    const Index edge = pick_answer(node, choice);
    judges_.add(nodes_[static_cast<std::size_t>(node)].seat);
    table.choose(choice.option, choice.parameters);
    node = outcome(edge, added);
  }
  come_to_rest();
  for (double& reward : rewards_) reward = 0;
  if (table.over()) {
    judge(1);
    tell_watcher(1);
  } else {
    const int decisions = study_.game().playout_decisions();
    const double weight = decisions > 0 ? kLeafWeight : 1;
    judge(weight);
    tell_watcher(weight);
    if (decisions > 0) {
      play_out(decisions);
      judge(1 - kLeafWeight);
    }
  }
  learn();
}

SearchTree::Index SearchTree::add_edge(const Option& option) {
  edges_.push_back({.option = option});
  return static_cast<Index>(edges_.size()) - 1;
}

// Options mostly come in the same order, so the search for an option's edge goes on where the one
// before it was found.
SearchTree::Index SearchTree::edge_for(Index& head, Index& cursor, const Option& option) {
  Index last = kNone;
  for (Index e = cursor; e != kNone; e = edges_[static_cast<std::size_t>(e)].next) {
    last = e;
    if (edges_[static_cast<std::size_t>(e)].option == option) {
      cursor = edges_[static_cast<std::size_t>(e)].next;
      return e;
    }
  }
  for (Index e = head; e != cursor && e != kNone; e = edges_[static_cast<std::size_t>(e)].next) {
    if (cursor == kNone) last = e;
    if (edges_[static_cast<std::size_t>(e)].option == option) return e;
  }
  const Index added = add_edge(option);
  if (last == kNone)
    head = added;
  else
    edges_[static_cast<std::size_t>(last)].next = added;
  return added;
}

void SearchTree::line_up(Index node) {
  lined_up_.clear();
  Index head = nodes_[static_cast<std::size_t>(node)].edges;
  const auto& options = study_.table().decision().options;
  if (head == kNone) {
    head = static_cast<Index>(edges_.size());
    for (const Option& option : options) {
      const Index edge = add_edge(option);
      edges_[static_cast<std::size_t>(edge)].next = edge + 1;
    }
    edges_.back().next = kNone;
  }
  Index cursor = head;
  for (const Option& option : options) {
    const Index edge = edge_for(head, cursor, option);
    ++edges_[static_cast<std::size_t>(edge)].available;
    lined_up_.push_back(edge);
  }
  nodes_[static_cast<std::size_t>(node)].edges = head;
}

double SearchTree::upper_bound(const Edge& edge, std::int32_t chances) {
  if (chances != logged_) {
    logged_ = chances;
    logarithm_ = std::log(static_cast<double>(chances));
  }
  const double visits = edge.visits;
  return edge.total / visits + kExploration * spread_ * std::sqrt(logarithm_ / visits);
}

bool SearchTree::left_out(std::size_t option) {
  if (root_.left_out.empty()) return false;
  const Option& here = study_.table().decision().options[option];
  return std::find(root_.left_out.begin(), root_.left_out.end(), here) != root_.left_out.end();
}

int SearchTree::answer_in_turn() {
  int picked = 0;
  std::int32_t least = INT32_MAX;
  std::uint32_t ties = 0;
  for (std::size_t i = 0; i < lined_up_.size(); ++i) {
    const std::int32_t visits = edges_[static_cast<std::size_t>(lined_up_[i])].visits;
    if (visits > least || left_out(i)) continue;
    if (visits < least) ties = 0;
    least = visits;
    if (random_.below(++ties) == 0) picked = static_cast<int>(i);
  }
  return picked;
}

int SearchTree::promising_answer(bool at_root) {
  int picked = 0;
  int untried = 0;
  double best = -1;
  for (std::size_t i = 0; i < lined_up_.size(); ++i) {
    if (at_root && left_out(i)) continue;
    const Edge& edge = edges_[static_cast<std::size_t>(lined_up_[i])];
    if (edge.visits == 0) {
      // Any of those that were never tried, with equal chance.
      if (random_.below(static_cast<std::uint32_t>(++untried)) == 0) picked = static_cast<int>(i);
    } else if (untried == 0) {
      const double bound = upper_bound(edge, edge.available);
      if (bound > best) {
        best = bound;
        picked = static_cast<int>(i);
      }
    }
  }
  return picked;
}

SearchTree::Index SearchTree::pick_answer(Index node, Choice& choice) {
  choice.option = node == 0 && root_.in_turn ? answer_in_turn() : promising_answer(node == 0);
  const Index edge = lined_up_[static_cast<std::size_t>(choice.option)];
  const Seat seat = nodes_[static_cast<std::size_t>(node)].seat;
  path_.push_back({edge, seat});
  if (!edges_[static_cast<std::size_t>(edge)].option.takes_parameters) return edge;
  const Index proposal = pick_proposal(edge, choice.option, choice);
  path_.push_back({proposal, seat});
  return proposal;
}

// Progressive widening: a new proposal only when the old ones have been tried often enough.
SearchTree::Index SearchTree::pick_proposal(Index stem, int option, Choice& choice) {
  Index picked = kNone;
  Index last = kNone;
  double best = -1;
  int count = 0;
  const Edge measured = edges_[static_cast<std::size_t>(stem)];
  for (Index e = measured.proposals; e != kNone; e = edges_[static_cast<std::size_t>(e)].next) {
    const Edge& proposal = edges_[static_cast<std::size_t>(e)];
    last = e;
    const Parameters& integers = parameters_[static_cast<std::size_t>(proposal.parameters)];
    if (!study_.table().accepts(option, integers)) continue;
    ++count;
    const double bound = upper_bound(proposal, measured.visits);
    if (bound > best) {
      best = bound;
      picked = e;
    }
  }
  const double room = kWidening * std::sqrt(static_cast<double>(measured.visits));
  if (count < 1 || count < room) {
    const Index added = add_edge(measured.option);
    edges_[static_cast<std::size_t>(added)].parameters = static_cast<Index>(parameters_.size());
    parameters_.push_back(study_.game().propose(study_.table(), option, random_));
    if (last == kNone)
      edges_[static_cast<std::size_t>(stem)].proposals = added;
    else
      edges_[static_cast<std::size_t>(last)].next = added;
    picked = added;
  }
  const Edge& proposal = edges_[static_cast<std::size_t>(picked)];
  choice.parameters = parameters_[static_cast<std::size_t>(proposal.parameters)];
  return picked;
}

SearchTree::Index SearchTree::outcome(Index edge, bool& added) {
  const std::uint64_t question = question_on(study_.table());
  const Index first = edges_[static_cast<std::size_t>(edge)].outcomes;
  for (Index n = first; n != kNone; n = nodes_[static_cast<std::size_t>(n)].next)
    if (nodes_[static_cast<std::size_t>(n)].question == question) return n;
  added = true;
  const Seat seat = study_.table().over() ? Seat{0} : study_.table().decision().seat;
  nodes_.push_back({.question = question, .next = first, .seat = seat});
  return edges_[static_cast<std::size_t>(edge)].outcomes = static_cast<Index>(nodes_.size()) - 1;
}

// Measured answers that a rule still waits for, such as the other flicks of an attack, have been
// paid for when it began: what it is worth shows when they have been given.
void SearchTree::come_to_rest() {
  constexpr int kMostAnswers = 8;
  Table& table = study_.table();
  for (int i = 0; i < kMostAnswers && !table.over() && !table.at_rest(); ++i) {
    const auto& options = table.decision().options;
    std::size_t n = 0;
    while (n < options.size() && !options[n].takes_parameters) ++n;
    if (n == options.size()) return;
    const int measured = static_cast<int>(n);
    table.choose(measured, study_.game().propose(table, measured, random_));
  }
}

void SearchTree::play_out(int decisions) {
  Table& table = study_.table();
  for (int i = 0; i < decisions && !table.over(); ++i) {
    const auto& options = table.decision().options;
    const int n = static_cast<int>(random_.below(static_cast<std::uint32_t>(options.size())));
    if (options[static_cast<std::size_t>(n)].takes_parameters)
      table.choose(n, study_.game().propose(table, n, random_));
    else
      table.choose(n);
  }
}

void SearchTree::judge(double weight) {
  for (Seat seat = 0; seat < kMaxSeats; ++seat)
    if (judges_.has(seat)) rewards_[seat] += weight * study_.game().evaluate(study_.table(), seat);
}

void SearchTree::tell_watcher(double weight) {
  if (!watch_ || path_.empty()) return;
  watch_(edges_[static_cast<std::size_t>(path_.front().edge)].option, study_.table(),
         rewards_[nodes_[0].seat] / weight);
}

void SearchTree::learn() {
  for (const Pass& pass : path_) {
    Edge& edge = edges_[static_cast<std::size_t>(pass.edge)];
    const double reward = rewards_[pass.seat];
    ++edge.visits;
    edge.total += reward;
    edge.squares += reward * reward;
  }
  const double reward = rewards_[nodes_[0].seat];
  reward_sum_ += reward;
  reward_squares_ += reward * reward;
  reward_count_ += 1;
  if (reward_count_ < 8) return;
  const double mean = reward_sum_ / reward_count_;
  const double variance = reward_squares_ / reward_count_ - mean * mean;
  spread_ = std::max(kLeastSpread, std::sqrt(std::max(0.0, variance)));
}

void SearchTree::add_to(std::vector<Advice>& advice, std::vector<int>& best_tries) const {
  const auto& options = real_table_->decision().options;
  for (std::size_t i = 0; i < options.size(); ++i) {
    for (Index e = nodes_[0].edges; e != kNone; e = edges_[static_cast<std::size_t>(e)].next) {
      const Edge& edge = edges_[static_cast<std::size_t>(e)];
      if (edge.option != options[i]) continue;
      advice[i].visits += edge.visits;
      advice[i].value += edge.total;
      advice[i].spread += edge.squares;
      for (Index p = edge.proposals; p != kNone; p = edges_[static_cast<std::size_t>(p)].next) {
        const Edge& proposal = edges_[static_cast<std::size_t>(p)];
        if (proposal.visits <= best_tries[i]) continue;
        best_tries[i] = proposal.visits;
        advice[i].parameters = parameters_[static_cast<std::size_t>(proposal.parameters)];
      }
      break;
    }
  }
}

}  // namespace tavola::bots
