#include "bots/greedy.h"

#include <algorithm>
#include <array>
#include <chrono>

namespace tavola::bots {
namespace {

// The fewer answers there are, the more tables each is tried on: a yes or no deserves more thought.
constexpr int kTrials = 120;
constexpr int kFewestTables = 6;
constexpr int kMostTables = 24;
constexpr int kTablesAtAGlance = 1;  // where habits do most of the work
constexpr int kProposals = 12;       // for each measured option
constexpr int kQuestions = 2;        // that a rule asks after its first, thought through at most
constexpr int kMostHabits = 60;      // a rule that asks more often is judged as it stands
constexpr double kTie = 1e-9;
constexpr double kBother = 1e-3;  // a question that gains nothing is worth this less than none

}  // namespace

Choice GreedyBot::choose(const Game& game, const Table& table, Random& random) {
  open_study(game);
  if (const int n = by_habit(table); n >= 0) {
    advice_.assign(1, {.option = n});
    return {n, {}};
  }
  part_ = habits_ == nullptr ? 0 : habits_->part(table);
  propose_answers(game, table, random);
  try_on_imagined_tables(table, random);
  std::swap(advice_.front(), advice_[pick_best(random)]);
  std::stable_sort(advice_.begin() + 1, advice_.end(),
                   [](const Advice& a, const Advice& b) { return a.value > b.value; });
  return {advice_.front().option, advice_.front().parameters};
}

int GreedyBot::by_habit(const Table& table) const {
  if (habits_ == nullptr || habits_->takes_thought(table)) return -1;
  return habits_->habit(table);
}

void GreedyBot::open_study(const Game& game) {
  if (study_ && &study_->game() == &game) return;
  study_.emplace(game);
  habits_ = dynamic_cast<const Habits*>(&game);
}

Choice GreedyBot::choose_with_care(const Game& game, const Table& table, Random& random) {
  using Clock = std::chrono::steady_clock;
  const auto begin = Clock::now();
  open_study(game);
  part_ = habits_->part(table);
  propose_answers(game, table, random);
  table.copy_to(real_);
  tries_ = 0;
  differences_.assign(options_.equal_tries ? advice_.size() : 0, {});
  const auto mean = [](const Advice& a) { return a.visits > 0 ? a.value / a.visits : -1.0; };
  double spent = 0;  // of the tries and of the time
  for (std::size_t left = advice_.size();; left = (left + 1) / 2) {
    const double until = left <= 2 || options_.equal_tries ? 1.0 : (1.0 + spent) / 2;
    do {
      try_on_one_table(table, random, kQuestions, left);
      tries_ += static_cast<int>(left);
      if (options_.iterations > 0) spent = static_cast<double>(tries_) / options_.iterations;
      if (options_.milliseconds > 0) {
        const std::chrono::duration<double, std::milli> passed = Clock::now() - begin;
        spent = std::max(spent, passed.count() / options_.milliseconds);
      }
      if (options_.enough && options_.enough()) spent = 1;
    } while (spent < until);
    work_out_spreads();
    std::stable_sort(advice_.begin(), advice_.begin() + static_cast<std::ptrdiff_t>(left),
                     [&](const Advice& a, const Advice& b) { return mean(a) > mean(b); });
    if (left <= 2 || spent >= 1) break;
  }
  for (Advice& advice : advice_)
    if (advice.visits > 0) advice.value /= advice.visits;
  return {advice_.front().option, advice_.front().parameters};
}

void GreedyBot::propose_answers(const Game& game, const Table& table, Random& random) {
  advice_.clear();
  const auto& options = table.decision().options;
  const int all = static_cast<int>(options.size());
  const std::vector<bool> left_out = left_out_answers(game, table, options_);
  const auto considered = [&](int n) {
    return (habits_ == nullptr || habits_->considered(table, n)) &&
           (left_out.empty() || !left_out[static_cast<std::size_t>(n)]);
  };
  bool some = false;
  for (int n = 0; n < all; ++n) some = some || considered(n);
  for (int n = 0; n < all; ++n) {
    if (some && !considered(n)) continue;
    const bool measured = options[static_cast<std::size_t>(n)].takes_parameters;
    for (int k = 0; k < (measured ? kProposals : 1); ++k) {
      Advice advice{.option = n};
      if (measured) advice.parameters = game.propose(table, n, random);
      advice_.push_back(advice);
    }
  }
}

// Every answer is tried on the same imagined tables and with the same luck, so that they differ
// only by what they do.
void GreedyBot::try_on_imagined_tables(const Table& table, Random& random) {
  table.copy_to(real_);
  const int questions = table.at_rest() ? kQuestions : kQuestions - 1;
  const int tables = habits_ != nullptr ? kTablesAtAGlance
                                        : std::clamp(kTrials / static_cast<int>(advice_.size()),
                                                     kFewestTables, kMostTables);
  for (int imagined = 0; imagined < tables; ++imagined)
    try_on_one_table(table, random, questions, advice_.size());
  for (Advice& advice : advice_)
    if (advice.visits > 0) advice.value /= advice.visits;
}

void GreedyBot::try_on_one_table(const Table& table, Random& random, int questions,
                                 std::size_t answers) {
  const Seat seat = table.decision().seat;
  if (!study_->imagine(table, real_, seat, random)) return;
  for (std::size_t i = 0; i < answers; ++i) {
    Advice& advice = advice_[i];
    study_->again(memory());
    const Option& option = table.decision().options[static_cast<std::size_t>(advice.option)];
    const int n = study_->option_like(option);
    if (n < 0 || !study_->table().accepts(n, advice.parameters)) continue;
    path_.clear();
    by_habit_ = 0;
    path_.push_back({n, advice.parameters});
    study_->table().choose(n, advice.parameters);
    settle(questions);
    const double bother = static_cast<double>(path_.size()) - 1 - by_habit_;
    if (part_ != 0) go_on_to_the_end_of_the_part();
    const double value = study_->game().evaluate(study_->table(), seat) - kBother * bother;
    if (i < differences_.size()) differences_[i].here = value;
    if (options_.watch) options_.watch(advice.option, study_->table(), value);
    advice.value += value;
    ++advice.visits;
  }
  compare_on_this_table();
}

void GreedyBot::compare_on_this_table() {
  double sum = 0;
  int count = 0;
  for (const Difference& each : differences_) {
    sum += each.here.value_or(0);
    count += each.here.has_value();
  }
  // An answer without another has nothing to differ from.
  const double common = count > 1 ? sum / count : 0;
  for (Difference& each : differences_) {
    if (each.here) each.add(*each.here - common);
    each.here.reset();
  }
}

void GreedyBot::work_out_spreads() {
  for (std::size_t i = 0; i < differences_.size(); ++i)
    advice_[i].spread = spread_of(differences_[i].sum, differences_[i].squares, advice_[i].visits);
}

// Where a habit is missing, the table is judged as it stands.
void GreedyBot::go_on_to_the_end_of_the_part() {
  Table& table = study_->table();
  for (int i = 0; i < kMostHabits && !table.over(); ++i) {
    if (habits_->settled(table) && habits_->part(table) != part_) return;
    const int n = habits_->habit(table);
    if (n < 0) return;
    table.choose(n);
  }
}

bool GreedyBot::in_mid_rule() {
  const Table& table = study_->table();
  if (table.over()) return false;
  if (habits_ != nullptr) return !habits_->settled(table);
  if (table.at_rest()) return false;
  const auto& options = table.decision().options;
  return std::none_of(options.begin(), options.end(),
                      [](const Option& option) { return option.takes_parameters; });
}

void GreedyBot::walk_path() {
  study_->again(memory());
  for (const Choice& choice : path_) study_->table().choose(choice.option, choice.parameters);
}

void GreedyBot::follow_habits() {
  if (habits_ == nullptr) return;
  const Table& table = study_->table();
  for (int i = 0; i < kMostHabits && in_mid_rule(); ++i) {
    const int n = habits_->habit(table);
    if (n < 0) return;
    path_.push_back({n, {}});
    ++by_habit_;
    study_->table().choose(n);
  }
}

// A proposal that waits for its answer is worth nothing yet, and a die that will be rolled as soon
// as the question is out of the way has not hurt yet: positions are compared when the rule has run
// its course.
void GreedyBot::settle(int questions) {
  follow_habits();
  if (questions == 0 || !in_mid_rule()) return;
  const Decision& asked = study_->table().decision();
  const Seat seat = asked.seat;
  std::array<std::uint8_t, kMaxOptions> verbs{};
  const std::size_t count = asked.options.size();
  for (std::size_t n = 0; n < count; ++n) verbs[n] = asked.options[n].verb;
  const std::size_t here = path_.size();
  const int by_habit = by_habit_;
  double best = -1;
  Path best_path;
  int best_by_habit = 0;
  int leads_on = -1;  // a verb that asks yet another question, which is not followed any more
  for (std::size_t n = 0; n < count; ++n) {
    if (verbs[n] == leads_on) continue;
    path_.resize(here);
    by_habit_ = by_habit;
    path_.push_back({static_cast<int>(n), {}});
    walk_path();
    follow_habits();
    if (questions == 1 && in_mid_rule()) {
      leads_on = verbs[n];
      continue;
    }
    settle(questions - 1);
    const double value = study_->game().evaluate(study_->table(), seat);
    if (value < best + kTie) continue;
    best = value;
    best_path = path_;
    best_by_habit = by_habit_;
  }
  if (best_path.empty()) {
    path_.resize(here);
    by_habit_ = by_habit;
  } else {
    path_ = best_path;
    by_habit_ = best_by_habit;
  }
  walk_path();
}

std::size_t GreedyBot::pick_best(Random& random) const {
  double best = -1;
  std::size_t picked = 0;
  std::uint32_t ties = 0;
  for (std::size_t i = 0; i < advice_.size(); ++i) {
    if (advice_[i].value < best - kTie) continue;
    if (advice_[i].value > best + kTie) {
      best = advice_[i].value;
      ties = 0;
    }
    if (random.below(++ties) == 0) picked = i;
  }
  return picked;
}

}  // namespace tavola::bots
