// How the first act of Avalon's story goes: bots play it whole, with 1 to 4 heroes and in each
// mode, and what is told of every Chapter is what makes play tedious or deadly: its days, work that
// is done again and again, Actions that only feed a stone or a stomach, walks on which nothing new
// is seen, stones that went dark, deaths. With --write the tables replace those of a file between
// two lines.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <fstream>
#include <iterator>
#include <map>
#include <memory>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "../avalon_bots.h"
#include "bots/bot.h"
#include "games/avalon/game.h"
#include "games/avalon/rules/encounter/encounter.h"
#include "games/avalon/rules/journey/location_text.h"
#include "games/avalon/rules/journey/map.h"
#include "games/avalon/rules/story/statuses.h"
#include "play/statistics/simulate.h"

namespace tavola::avalon {
namespace {

constexpr int kChapters = 6;
constexpr int kLongWalk = 5;  // steps; more of them without anything new are too many
constexpr int kMostDecisions = 10'000;

struct Mode {
  const char* name;
  std::vector<const char*> options;
};

const std::vector<Mode>& modes() {
  static const std::vector<Mode> all = {
      {"Normal", {}},
      {"Narrative", {"narrative=yes", "solo_narrative=yes"}},
      {"Challenging",
       {"limiter=turned", "escape=tossed", "short_menhirs=yes", "fewer_events=yes",
        "dear_advancement=yes", "limits=yes", "scales=yes", "no_mercy=yes"}},
  };
  return all;
}

/// What the story's plan says a Chapter lasts, by the number of players.
constexpr std::array<std::array<int, 4>, kChapters> kPlannedDays = {
    {{4, 4, 5, 5}, {6, 5, 5, 4}, {5, 5, 5, 5}, {6, 5, 6, 6}, {5, 5, 5, 5}, {3, 3, 3, 3}}};

int planned(int heroes) {
  int sum = 0;
  for (const auto& chapter : kPlannedDays) sum += chapter[static_cast<std::size_t>(heroes - 1)];
  return sum;
}

struct Asked : MeasuredBots {
  Asked() : MeasuredBots{.iterations = 12, .games = 100} {}  // without seats: 1 to 4 of them

  std::string mode;  // empty: all
  std::string file;
  std::string deaths;  // where to write how each hero died
};

/// What one Chapter of one act was like.
struct Told {
  int days = 0;
  int actions = 0;  // of all heroes who acted themselves
  int feeding = 0;  // of these, for stones and stomachs, with the way there
  int deaths = 0;
  int dark = 0;      // stones that went out
  int no_light = 0;  // mornings without any
  int longest_walk = 0;
  bool late = false;        // the last card of the Chapter's deck has come
  int fed = 0;              // stones that were lit or fed
  std::map<int, int> work;  // how often each Action of a Location was taken
};

/// The mean of what the acts that reached a Chapter tell of it.
struct Sums {
  int acts = 0;
  double days = 0, actions = 0, feeding = 0, deaths = 0, dark = 0, no_light = 0, walk = 0, fed = 0;
  int long_walks = 0, late = 0;
  std::map<int, double> work;

  void add(const Told& told) {
    ++acts;
    days += told.days;
    actions += told.actions;
    feeding += told.feeding;
    deaths += told.deaths;
    dark += told.dark;
    no_light += told.no_light;
    walk += told.longest_walk;
    fed += told.fed;
    late += told.late ? 1 : 0;
    long_walks += told.longest_walk > kLongWalk ? 1 : 0;
    for (const auto& [action, times] : told.work) work[action] += times;
  }
  double mean(double sum) const { return acts == 0 ? 0 : sum / acts; }
};

bool brings_food(std::uint8_t place, int action) {
  const auto& actions = location(place).actions;
  if (action < 0 || static_cast<std::size_t>(action) >= actions.size()) return false;
  const Source effect = actions[static_cast<std::size_t>(action)].text.effect;
  if (effect == kNoSource) return false;
  for (const effects::Node& node : content().book[effect].nodes())
    if (node.kind == effects::NodeKind::kNoun &&
        content().grammar.noun(node.index).keyword == "food")
      return true;
  return false;
}

/// Hears what happens in one act.
class Chronicle final : public Sink {
 public:
  explicit Chronicle(const Table& table) : t_(table) {}

  void happened(const Event& event) override {
    const State& s = t_.state;
    const auto who = static_cast<std::size_t>(event.args[0]);
    switch (static_cast<Happening>(event.kind)) {
      case Happening::kChapterBegins:
        close();
        chapter_ = content().story.chapters[who].number;
        chapters_.emplace(chapter_, Told{});
        break;
      case Happening::kDayBegins:
        ++now().days;
        break;
      case Happening::kTravelled:
        if (++walked_[who] > now().longest_walk) now().longest_walk = walked_[who];
        if (visited_[who].insert(event.args[1]).second) walked_[who] = 0;
        break;
      case Happening::kVerseRead:
        if (read_.insert(event.args[0]).second) news(s.journal.party);
        break;
      case Happening::kEncounterBegins:
        if (met_.insert(event.args[0]).second) news(s.encounter.party);
        break;
      case Happening::kEventRevealed:
        news(0xff);
        if (s.story.chapter != kNone &&
            content().story.chapters[s.story.chapter].deck.back() == event.args[0])
          now().late = true;
        break;
      case Happening::kUsesLocation:
        ++now().work[event.args[1] * 10 + event.args[2]];
        break;
      case Happening::kMenhirGone:
        ++now().dark;
        break;
      case Happening::kNoMenhir:
        ++now().no_light;
        break;
      case Happening::kMenhirPlaced:
      case Happening::kDialChanged:
        if (s.journal.reading == Reading::kMenhir) ++now().fed;
        break;
      case Happening::kDies:
        ++now().deaths;
        if (deaths_ != nullptr) *deaths_ << last_hurts_[who] << '\n';
        break;
      case Happening::kLoses:
        if (deaths_ != nullptr && event.args[1] == static_cast<int>(Measure::kHealth)) {
          std::string& hurts = last_hurts_[who];
          const Character& c = s.character(static_cast<Seat>(who));
          hurts +=
              fmt::format(" d{}c{}@{}{}-{}F{}", s.journey.day, chapter_, location(c.place).number,
                          s.encounter.on() ? ":" + encounter_card(s).id : "", event.args[2],
                          c.of(Measure::kFood));
          if (hurts.size() > 160) hurts.erase(0, hurts.size() - 160);
        }
        break;
      default:
        break;
    }
  }

  /// An Action that somebody is about to take. A way counts for what is done at its end.
  void acts(Seat seat, const Option& option) {
    const Character& c = t_.state.character(seat);
    switch (static_cast<Verb>(option.verb)) {
      case Verb::kTravel:
        ++now().actions;
        ++ways_[seat];
        break;
      case Verb::kLocationAction:
        act(seat, brings_food(c.place, option.arg(1)));
        break;
      case Verb::kInspect:
        act(seat, true);
        break;
      case Verb::kExplore:
      case Verb::kCharacterAction:
      case Verb::kCardAction:
        act(seat, false);
        break;
      default:
        break;
    }
  }

  void close() {
    for (int& ways : ways_) ways = 0;
    for (int& steps : walked_) steps = 0;
  }
  const std::map<int, Told>& chapters() const { return chapters_; }
  void write_deaths_to(std::ostream* to) { deaths_ = to; }
  int last_chapter() const { return chapter_; }

 private:
  Told& now() { return chapters_[std::max(1, chapter_)]; }
  void act(Seat seat, bool feeds) {
    ++now().actions;
    if (feeds) now().feeding += 1 + ways_[seat];
    ways_[seat] = 0;
  }
  void news(unsigned party) {
    for (std::size_t seat = 0; seat < kSeats; ++seat)
      if (((party >> seat) & 1U) != 0) walked_[seat] = 0;
  }

  const Table& t_;
  std::map<int, Told> chapters_;
  int chapter_ = 1;
  std::array<int, kSeats> walked_{};  // steps since something new
  std::array<int, kSeats> ways_{};    // steps towards whatever comes next
  std::array<std::set<int>, kSeats> visited_;
  std::set<int> read_, met_;
  std::array<std::string, kSeats> last_hurts_;
  std::ostream* deaths_ = nullptr;
};

struct Cell {
  int acts = 0, won = 0, unaided = 0, stuck = 0;
  double days = 0, deaths = 0, dark = 0, names = 0, owed = 0;
  std::array<Sums, kChapters> chapters;
};

class Acts {
 public:
  Acts(const Asked& asked, const Game& game)
      : asked_(asked), game_(game), table_(game.new_table()), bot_(asked.make_bot()) {
    if (!asked.deaths.empty()) deaths_.open(asked.deaths);
  }

  std::string run() {
    std::string text;
    std::vector<std::pair<std::pair<std::string, int>, Cell>> cells;
    for (const Mode& mode : modes()) {
      if (!asked_.mode.empty() && asked_.mode != mode.name) continue;
      for (int seats = 1; seats <= kSeats; ++seats) {
        if (asked_.seats != 0 && asked_.seats != seats) continue;
        Cell& cell = cells.emplace_back(std::pair{std::string(mode.name), seats}, Cell{}).second;
        for (int number = 0; number < asked_.games; ++number) play(mode, seats, number, cell);
      }
    }
    text += fmt::format(
        "{} acts in each line; deaths and dark stones are those of the whole act.\n", asked_.games);
    text +=
        "\n| mode | heroes | won % | without the Mercy % | days | planned | deaths | dark stones "
        "| Names on the Wall | Owed Days | without an end "
        "|\n|---|---|---|---|---|---|---|---|---|---|---|\n";
    for (const auto& [key, cell] : cells)
      text += fmt::format(
          "| {} | {} | {:.0f} | {:.0f} | {:.1f} | {} | {:.2f} | {:.2f} | {:.1f} | {:.1f} | {} |\n",
          key.first, key.second, 100.0 * cell.won / cell.acts, 100.0 * cell.unaided / cell.acts,
          cell.won == 0 ? 0 : cell.days / cell.won, planned(key.second), cell.deaths / cell.acts,
          cell.dark / cell.acts, cell.won == 0 ? 0 : cell.names / cell.won,
          cell.won == 0 ? 0 : cell.owed / cell.won, cell.stuck);
    text +=
        "\n| mode | heroes | Chapter | days | planned | late % | feeding % | most repeated work | "
        "times a "
        "hero | "
        "longest walk | over five % | stones fed | dark | deaths "
        "|\n|---|---|---|---|---|---|---|---|---|---|---|---|---|---|\n";
    for (const auto& [key, cell] : cells)
      for (int i = 0; i < kChapters; ++i) {
        const Sums& sums = cell.chapters[static_cast<std::size_t>(i)];
        if (sums.acts == 0) continue;
        int most = -1;
        double times = 0;
        for (const auto& [work, all] : sums.work)
          if (all > times) most = work, times = all;
        text += fmt::format(
            "| {} | {} | {} | {:.1f} | {} | {:.0f} | {:.0f} | {} | {:.1f} | {:.1f} | {:.0f} | "
            "{:.1f} | "
            "{:.2f} | {:.2f} |\n",
            key.first, key.second, i + 1, sums.mean(sums.days),
            kPlannedDays[static_cast<std::size_t>(i)][static_cast<std::size_t>(key.second - 1)],
            100.0 * sums.late / sums.acts,
            sums.actions == 0 ? 0 : 100 * sums.feeding / sums.actions,
            most < 0 ? "" : std::to_string(location(static_cast<std::uint8_t>(most / 10)).number),
            sums.mean(times) / key.second, sums.mean(sums.walk),
            100.0 * sums.long_walks / sums.acts, sums.mean(sums.fed), sums.mean(sums.dark),
            sums.mean(sums.deaths));
      }
    return text;
  }

 private:
  void play(const Mode& mode, int seats, int number, Cell& cell) {
    Setup setup = game_.standard_setup(seats, play::game_seed(asked_.seed, number));
    if (!play::set_option(game_, setup, "table=lent_light")) return;
    for (const char* option : mode.options)
      if (!play::set_option(game_, setup, option)) fmt::print(stderr, "no option {}\n", option);
    auto& table = static_cast<Table&>(*table_);
    Chronicle told(table);
    if (deaths_.is_open()) told.write_deaths_to(&deaths_);
    table.listen(&told);
    game_.deal(table, setup);
    Random luck(asked_.seed + static_cast<std::uint64_t>(number), 7);
    int decisions = 0;
    for (; !table.over() && decisions < kMostDecisions; ++decisions) {
      const Decision& decision = table.decision();
      const bots::Choice choice = bot_->choose(game_, table, luck);
      if (static_cast<Prompt>(decision.prompt) == Prompt::kAction)
        told.acts(decision.seat, decision.options[static_cast<std::size_t>(choice.option)]);
      table.choose(choice.option, choice.parameters);
    }
    table.listen(nullptr);
    if (!table.over())
      fmt::print(stderr, "{}, {} heroes, act {}: no end; day {}, prompt {}\n", mode.name, seats,
                 number, table.state.journey.day, table.decision().prompt);
    ++cell.acts;
    cell.stuck += table.over() ? 0 : 1;
    const bool won = table.state.ending == Ending::kCampaignWon;
    cell.won += won ? 1 : 0;
    cell.unaided += won && !is_marked(table.state, status_named("saved_by_the_goddess")) ? 1 : 0;
    if (won) {
      cell.names += marks(table.state, status_named("names_on_the_wall"));
      cell.owed += marks(table.state, status_named("owed_days"));
    }
    for (const auto& [chapter, one] : told.chapters()) {
      if (won) cell.days += one.days;
      cell.deaths += one.deaths;
      cell.dark += one.dark;
      // A Chapter in which everything ended early says nothing of how long it takes.
      if (chapter <= kChapters && (won || chapter < told.last_chapter()))
        cell.chapters[static_cast<std::size_t>(chapter - 1)].add(one);
    }
  }

  const Asked& asked_;
  const Game& game_;
  std::unique_ptr<tavola::Table> table_;
  std::unique_ptr<bots::Bot> bot_;
  std::ofstream deaths_;
};

/// Puts the text between the two lines of a file that name the bot.
bool write_between(const std::string& path, const std::string& name, const std::string& text) {
  std::ifstream in(path);
  std::string all{std::istreambuf_iterator<char>(in), {}};
  const std::string begin = "<!-- acts: " + name + " -->\n";
  const std::string end = "<!-- end of acts: " + name + " -->";
  const auto from = all.find(begin);
  const auto to = all.find(end);
  if (from == std::string::npos || to == std::string::npos) return false;
  all.replace(from + begin.size(), to - from - begin.size(), text);
  std::ofstream(path) << all;
  return true;
}

}  // namespace

int measure_acts(int argc, char** argv) {
  Asked asked;
  CLI::App app("How the first act of Avalon's story goes");
  asked.add_to(app, "acts of each kind", "only with so many heroes");
  app.add_option("--mode", asked.mode, "only Normal, Narrative or Challenging");
  app.add_option("--deaths", asked.deaths, "file for what hurt those who died");
  app.add_option("--write", asked.file, "page whose tables of this bot are replaced");
  CLI11_PARSE(app, argc, argv);
  const Game* game = asked.load();
  if (game == nullptr) return 2;
  const std::string text = Acts(asked, *game).run();
  if (asked.file.empty()) {
    fmt::print("{}", text);
  } else if (!write_between(asked.file, asked.bot, text)) {
    fmt::print(stderr, "{} has no place for the acts of {}\n", asked.file, asked.bot);
    return 1;
  }
  return 0;
}

}  // namespace tavola::avalon

int main(int argc, char** argv) { return tavola::avalon::measure_acts(argc, argv); }
