#include "play/statistics/simulate.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <memory>
#include <mutex>
#include <thread>

namespace tavola::play {
namespace {

constexpr int kGamesPerTape = 16;  // of which one keeps its tape, where nobody needs it

std::uint64_t scattered(std::uint64_t x) {
  x += 0x9E3779B97F4A7C15ULL;
  x = (x ^ (x >> 30U)) * 0xBF58476D1CE4E5B9ULL;
  x = (x ^ (x >> 27U)) * 0x94D049BB133111EBULL;
  return x ^ (x >> 31U);
}

/// Counts the rules behind everything that happens; an array, because a game cites millions.
class RuleCounter final : public Sink {
 public:
  explicit RuleCounter(const std::function<void(const Event&)>& witness) : witness_(witness) {}
  void happened(const Event& event) override {
    applied(event.rule);
    if (witness_) witness_(event);
  }
  void applied(Citation rule) override { ++counts_[rule.bits()]; }
  void add_to(std::map<Citation, std::uint64_t>& rules) const {
    for (std::size_t bits = 1; bits < counts_.size(); ++bits)
      if (counts_[bits] > 0)
        rules[Citation::from_bits(static_cast<std::uint16_t>(bits))] += counts_[bits];
  }

 private:
  const std::function<void(const Event&)>& witness_;
  std::array<std::uint64_t, 65536> counts_{};
};

/// One thread's table, bots and notes.
class OneThread {
 public:
  OneThread(const Game& game, const SimulateOptions& options)
      : game_(game), options_(options), table_(game.new_table()) {
    bots::BotOptions thinking = options.thinking;
    thinking.threads = 1;
    for (int seat = 0; seat < options.setup.seats; ++seat)
      bots_.push_back(std::move(*bots::make_bot(name_of(seat), thinking)));
    // Random bots never copy the table, so it need not remember what happened, but for a game now
    // and then that shows how long its tapes are.
    forgetful_ =
        !options.check && std::all_of(options.bots.begin(), options.bots.end(),
                                      [](const std::string& bot) { return bot == "random"; });
  }

  void play(int number, PlayedGame& played);
  const RuleCounter& rules() const { return *rules_; }
  const std::vector<Violation>& violations() const { return violations_; }
  const std::vector<FailedTable>& failed() const { return failed_; }
  Reach reach() const { return table_->reach(); }

 private:
  const std::string& name_of(int seat) const {
    return options_.bots.size() == 1 ? options_.bots[0]
                                     : options_.bots[static_cast<std::size_t>(seat)];
  }
  void note(int number, const PlayedGame& played, std::string sentence) {
    violations_.push_back({number, played.seed, played.decisions, std::move(sentence)});
  }

  const Game& game_;
  const SimulateOptions& options_;
  std::unique_ptr<Table> table_;
  std::vector<std::unique_ptr<bots::Bot>> bots_;
  std::unique_ptr<RuleCounter> rules_ = std::make_unique<RuleCounter>(options_.witness);
  std::vector<Violation> violations_;
  std::vector<FailedTable> failed_;
  Position position_;
  bool forgetful_ = false;
};

void OneThread::play(int number, PlayedGame& played) {
  played.seed = game_seed(options_.setup.seed.brief(), number);
  Setup setup = options_.setup;
  setup.seed = played.seed;
  std::array<Random, kMaxSeats> luck = luck_of_bots(played.seed);

  Table& table = *table_;
  table.listen(rules_.get());
  game_.deal(table, setup);
  if (forgetful_ && number % kGamesPerTape != 0 && !table.over()) {
    table.copy_to(position_);
    table.start(position_, Memory::kNone);
  }
  bool sound = true;
  const auto check = [&] {
    if (!options_.check || !sound) return;
    std::vector<std::string> broken = game_.violations(table);
    sound = broken.empty();
    if (!sound) note(number, played, std::move(broken.front()));
  };
  check();
  while (!table.over() && played.decisions < options_.most_decisions) {
    const Decision& decision = table.decision();
    const Seat seat = decision.seat;
    const bots::Choice choice = bots_[seat]->choose(game_, table, luck[seat]);
    rules_->applied(decision.rule);
    rules_->applied(decision.options[static_cast<std::size_t>(choice.option)].rule);
    table.choose(choice.option, choice.parameters);
    ++played.decisions;
    check();
  }
  played.rounds = game_.rounds(table);
  played.ended = table.over() && !table.failed();
  if (table.failed())
    failed_.push_back({number, played.seed, played.decisions, table.failure()});
  else if (played.ended)
    played.result = game_.result(table);
  else
    note(number, played, "the game does not come to an end");
}

std::string unfit(const Game& game, const SimulateOptions& options) {
  const int seats = options.setup.seats;
  if (options.games < 1) return "write at least 1 game";
  if (options.threads < 1) return "write at least 1 thread";
  if (seats < game.least_seats() || seats > game.most_seats())
    return std::string(game.id()) + " is played by " + std::to_string(game.least_seats()) + " to " +
           std::to_string(game.most_seats()) + " seats, not by " + std::to_string(seats);
  if (std::string why = game.objection(options.setup); !why.empty()) return why;
  if (options.bots.size() != 1 && options.bots.size() != static_cast<std::size_t>(seats))
    return "name one bot for all seats, or one for each of the " + std::to_string(seats) +
           " seats; there are " + std::to_string(options.bots.size());
  for (const std::string& name : options.bots)
    if (const auto bot = bots::make_bot(name, options.thinking); !bot) return bot.error();
  return "";
}

}  // namespace

std::uint64_t game_seed(std::uint64_t master, int game) {
  return game == 0 ? master : scattered(scattered(master) + static_cast<std::uint64_t>(game));
}

std::array<Random, kMaxSeats> luck_of_bots(std::uint64_t seed) {
  std::array<Random, kMaxSeats> luck;
  for (std::size_t seat = 0; seat < luck.size(); ++seat)
    luck[seat] = Random(scattered(seed + 1), seat + 1);
  return luck;
}

std::expected<Simulation, std::string> simulate(const Game& game, const SimulateOptions& options,
                                                const std::function<void(int)>& progress) {
  if (std::string reason = unfit(game, options); !reason.empty()) return std::unexpected(reason);
  Simulation simulation;
  simulation.games.resize(static_cast<std::size_t>(options.games));

  std::atomic<int> next = 0;
  std::mutex telling;
  int finished = 0;
  const auto work = [&] {
    OneThread thread(game, options);
    while (!options.enough || !options.enough()) {
      const int number = next++;
      if (number >= options.games) break;
      thread.play(number, simulation.games[static_cast<std::size_t>(number)]);
      const std::scoped_lock lock(telling);
      ++finished;
      if (progress) progress(finished);
    }
    const std::scoped_lock lock(telling);
    thread.rules().add_to(simulation.rules);
    simulation.violations.insert(simulation.violations.end(), thread.violations().begin(),
                                 thread.violations().end());
    simulation.failed.insert(simulation.failed.end(), thread.failed().begin(),
                             thread.failed().end());
    simulation.reach.include(thread.reach());
  };
  {
    std::vector<std::jthread> others;
    for (int i = 1; i < std::min(options.threads, options.games); ++i) others.emplace_back(work);
    work();
  }
  simulation.games.resize(static_cast<std::size_t>(finished));  // every one that was begun
  std::sort(simulation.violations.begin(), simulation.violations.end(),
            [](const Violation& a, const Violation& b) { return a.game < b.game; });
  std::sort(simulation.failed.begin(), simulation.failed.end(),
            [](const FailedTable& a, const FailedTable& b) { return a.game < b.game; });
  return simulation;
}

std::expected<void, std::string> set_option(const Game& game, Setup& setup,
                                            std::string_view assignment) {
  const auto list = [](const auto& things, const auto& name_of) {
    std::string names;
    for (const auto& thing : things) names += (names.empty() ? "" : ", ") + name_of(thing);
    return names;
  };
  const auto equals = assignment.find('=');
  if (equals == std::string_view::npos)
    return std::unexpected("write an option as name=value, not \"" + std::string(assignment) +
                           "\"");
  const std::string name(assignment.substr(0, equals));
  const std::string value(assignment.substr(equals + 1));
  for (std::size_t i = 0; i < game.options().size(); ++i) {
    const GameOption& option = game.options()[i];
    if (option.id != name) continue;
    const auto at = std::find(option.values.begin(), option.values.end(), value);
    if (at == option.values.end())
      return std::unexpected("the option " + name + " cannot be \"" + value + "\"; write one of " +
                             list(option.values, [](const std::string& one) { return one; }));
    setup.options[i] = static_cast<std::uint8_t>(at - option.values.begin());
    return {};
  }
  if (game.options().empty())
    return std::unexpected(std::string(game.id()) + " has no options, so " + name +
                           " cannot be set");
  return std::unexpected(std::string(game.id()) + " has no option \"" + name + "\"; write one of " +
                         list(game.options(), [](const GameOption& one) { return one.id; }));
}

}  // namespace tavola::play
