// Loads a table server with many tables at once and measures it from outside: how many choices a
// second, how long from a choice to the other seats' screens, how much memory a table takes, and
// whether a choice that was acknowledged is ever missing afterwards. It starts a server of its own
// on a free port with an empty data folder.
#include <fmt/format.h>
#include <signal.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <chrono>
#include <filesystem>
#include <map>
#include <queue>
#include <random>
#include <string>
#include <vector>

#include "server/clients/seat_player.h"
#include "server/clients/served_program.h"
#include "storage/storage.h"

namespace {

namespace fs = std::filesystem;
using namespace tavola::server;
using Clock = std::chrono::steady_clock;
using std::chrono::duration;

struct Asked {
  std::string program = "build/tavola";
  std::string database;
  std::string game = "salem";
  int tables = 1000;
  int seats = 4;
  double seconds = 60;
  double pace = 2;
  unsigned seed = 1;
  bool toys = false;
};

struct Table {
  TableLinks links;
  std::vector<KeptChoice> acknowledged;
  std::map<int, int> kept_at;  // whose choice at a revision was acknowledged
  // When the choice at a revision was sent, and by whom; the first one if several seats may answer.
  std::map<int, std::pair<Clock::time_point, int>> sent;
};

/// A choice that the server did not take.
struct Refusal {
  std::size_t table = 0;
  int seat = 0;
  int revision = 0;
  std::string code;
};

struct Chair {
  SeatPlayer player;
  std::size_t table = 0;
  int heard = 0;  // the revision that was drawn last
  bool waits = false;
};

double percentile(const std::vector<float>& sorted, double share) {
  if (sorted.empty()) return 0;
  const auto at = static_cast<std::size_t>(share * static_cast<double>(sorted.size()));
  return sorted[std::min(at, sorted.size() - 1)];
}

class Load {
 public:
  explicit Load(Asked asked) : asked_(std::move(asked)), random_(asked_.seed) {
    folder_ = fs::temp_directory_path() / ("tavola-load-" + std::to_string(::getpid()));
    fs::create_directories(folder_);
    database_ = asked_.database.empty() ? (folder_ / "tables.sqlite").string() : asked_.database;
  }
  ~Load() {
    std::error_code ignored;
    fs::remove_all(folder_, ignored);
  }

  int run() {
    rlimit files{};
    getrlimit(RLIMIT_NOFILE, &files);
    files.rlim_cur = files.rlim_max;
    setrlimit(RLIMIT_NOFILE, &files);

    std::vector<std::string> arguments{"--port",
                                       "0",
                                       "--data",
                                       folder_,
                                       "--database",
                                       database_,
                                       "--log-level",
                                       "warning",
                                       "--address-connections",
                                       "100000",
                                       "--max-connections",
                                       "100000",
                                       "--request-rate",
                                       "100000",
                                       "--entry-rate",
                                       "100000",
                                       "--table-rate",
                                       "100000",
                                       "--idle-seconds",
                                       "600"};
    if (asked_.toys) arguments.emplace_back("--toys");
    ServedProgram server(asked_.program, arguments, folder_ / "diary");
    if (!server.open()) return fail("the server did not start; is " + asked_.program + " built?");
    port_ = server.port();
    // One table first, so that the game's content is loaded before memory is compared.
    if (!open_table(port_, asked_.game, asked_.seats)) return fail("the server opens no tables");
    const auto before = static_cast<double>(server.resident());

    if (!sit_down()) return 1;
    drain(std::chrono::milliseconds(3000));
    const auto idle = static_cast<double>(server.resident());
    const double used = server.processor_seconds();
    const auto began = Clock::now();
    play();
    const double took = duration<double>(stopped_ - began).count();
    const double processor = server.processor_seconds() - used;
    const auto active = static_cast<double>(server.resident());
    const int code = server.end(SIGTERM);

    std::sort(latencies_.begin(), latencies_.end());
    const double tables = asked_.tables;
    fmt::print("{} tables of {} seats, {:.0f} s, a choice every {:.1f} s at each table\n",
               asked_.tables, asked_.seats, took, asked_.pace);
    fmt::print("choices acknowledged   {} ({:.0f} a second)\n", acknowledged_,
               static_cast<double>(acknowledged_) / took);
    tell_refusals();
    fmt::print(
        "choice to other seats  p50 {:.1f} ms, p95 {:.1f} ms, p99 {:.1f} ms, most {:.1f} ms "
        "({} heard)\n",
        percentile(latencies_, 0.50), percentile(latencies_, 0.95), percentile(latencies_, 0.99),
        latencies_.empty() ? 0 : latencies_.back(), latencies_.size());
    fmt::print(
        "server's memory        {:.1f} MB empty, {:.1f} KB a table when idle, {:.1f} KB a "
        "table when active\n",
        before / 1e6, (idle - before) / tables / 1e3, (active - before) / tables / 1e3);
    fmt::print("server's processor     {:.2f} cores, {:.2f} ms a choice\n", processor / took,
               processor * 1e3 / static_cast<double>(std::max<std::size_t>(acknowledged_, 1)));
    fmt::print("connections lost       {}\n", ended_);
    if (code != 0) return fail("the server did not close in order");
    return verify();
  }

 private:
  static int fail(const std::string& why) {
    fmt::print(stderr, "load: {}\n", why);
    return 1;
  }

  bool sit_down() {
    epoll_ = ::epoll_create1(EPOLL_CLOEXEC);
    tables_.resize(static_cast<std::size_t>(asked_.tables));
    chairs_.reserve(tables_.size() * static_cast<std::size_t>(asked_.seats));
    for (std::size_t t = 0; t < tables_.size(); ++t) {
      std::string why;
      auto links = open_table(port_, asked_.game, asked_.seats, 0, &why);
      if (!links) return fail("table " + std::to_string(t) + " was refused: " + why) == 0;
      tables_[t].links = *links;
      for (int seat = 0; seat < asked_.seats; ++seat) {
        chairs_.push_back({.player = SeatPlayer(port_, *links, seat), .table = t});
        if (!chairs_.back().player.open())
          return fail("seat " + std::to_string(chairs_.size()) + " was refused") == 0;
        epoll_event event{.events = EPOLLIN | EPOLLRDHUP, .data = {.u64 = chairs_.size() - 1}};
        ::epoll_ctl(epoll_, EPOLL_CTL_ADD, chairs_.back().player.socket().wire().socket(), &event);
      }
      // Those who sit must not find their mail piling up.
      if (t % 50 == 0) drain(std::chrono::milliseconds(0));
    }
    return true;
  }

  /// Reads for this long, and nobody chooses meanwhile.
  void drain(std::chrono::milliseconds time) {
    const auto until = Clock::now() + time;
    while (read_once(time.count() == 0 ? 0 : 20) || Clock::now() < until)
      if (Clock::now() >= until) break;
  }

  bool read_once(int milliseconds) {
    epoll_event events[256];
    const int count = ::epoll_wait(epoll_, events, 256, milliseconds);
    for (int i = 0; i < count; ++i) {
      Chair& chair = chairs_[events[i].data.u64];
      WireSocket& socket = chair.player.socket();
      while (const auto frame = socket.next(Patience(0))) {
        if (frame->opcode != 1) break;
        hear(chair, frame->payload);
      }
      if (!socket.open() || (events[i].events & (EPOLLRDHUP | EPOLLERR | EPOLLHUP)) != 0) {
        ::epoll_ctl(epoll_, EPOLL_CTL_DEL, socket.wire().socket(), nullptr);
        ++ended_;
      }
    }
    return count > 0;
  }

  void hear(Chair& chair, const std::string& message) {
    Table& table = tables_[chair.table];
    switch (chair.player.take(message)) {
      case SeatPlayer::Heard::kScene: {
        const auto now = Clock::now();
        const int revision = chair.player.revision();
        for (auto it = table.sent.lower_bound(chair.heard);
             it != table.sent.end() && it->first < revision; ++it)
          if (it->second.second != chair.player.seat())
            latencies_.push_back(duration<float, std::milli>(now - it->second.first).count());
        chair.heard = revision;
        consider(chair);
        return;
      }
      case SeatPlayer::Heard::kAcknowledged:
        ++acknowledged_;
        table.acknowledged.push_back(chair.player.last());
        table.kept_at[chair.player.chosen_at()] = chair.player.seat();
        consider(chair);
        return;
      case SeatPlayer::Heard::kRefused:
        refused_.push_back(
            {chair.table, chair.player.seat(), chair.player.chosen_at(), chair.player.refusal()});
        // The scene that made it late came before the refusal and may have asked this seat again.
        consider(chair);
        return;
      default:
        return;
    }
  }

  // Plans the next choice of this seat, if it is to decide.
  void consider(Chair& chair) {
    if (chair.waits || !chair.player.may_choose()) return;
    chair.waits = true;
    const double wait = asked_.pace * (0.5 + std::uniform_real_distribution<double>()(random_));
    plans_.emplace(Clock::now() + std::chrono::duration_cast<Clock::duration>(
                                      duration<double>(playing_ ? wait : 0)),
                   &chair - chairs_.data());
  }

  void play() {
    // Not all at once: the tables began to think at different moments.
    playing_ = true;
    std::priority_queue<Plan, std::vector<Plan>, std::greater<>> first;
    while (!plans_.empty()) {
      const double wait = asked_.pace * std::uniform_real_distribution<double>()(random_);
      first.emplace(
          Clock::now() + std::chrono::duration_cast<Clock::duration>(duration<double>(wait)),
          plans_.top().second);
      plans_.pop();
    }
    plans_ = std::move(first);
    const auto until = Clock::now() + duration<double>(asked_.seconds);
    while (Clock::now() < until) {
      int wait = 50;
      if (!plans_.empty())
        wait = static_cast<int>(std::clamp<long long>(
            std::chrono::duration_cast<std::chrono::milliseconds>(plans_.top().first - Clock::now())
                .count(),
            0, 50));
      read_once(wait);
      while (!plans_.empty() && plans_.top().first <= Clock::now()) {
        Chair& chair = chairs_[static_cast<std::size_t>(plans_.top().second)];
        plans_.pop();
        chair.waits = false;
        if (!chair.player.may_choose()) continue;
        tables_[chair.table].sent.try_emplace(chair.player.revision(), Clock::now(),
                                              chair.player.seat());
        chair.player.choose(random_());
      }
    }
    stopped_ = Clock::now();
    plans_ = {};
    drain(std::chrono::milliseconds(2000));
  }

  /// Some questions may be answered by several seats. When two do so at once, one is kept and the
  /// other one is late; any other refusal would be a fault.
  void tell_refusals() const {
    std::map<std::string, std::size_t> reasons;
    for (const Refusal& refusal : refused_) {
      const auto& kept_at = tables_[refusal.table].kept_at;
      const auto kept = kept_at.find(refusal.revision);
      const bool outrun = kept != kept_at.end() && kept->second != refusal.seat;
      ++reasons[refusal.code + (outrun ? ", another seat's answer to the same question was kept"
                                       : ", no other answer to that question was kept")];
    }
    fmt::print("choices refused        {}\n", refused_.size());
    for (const auto& [reason, count] : reasons)
      fmt::print("                       {} {}\n", count, reason);
  }

  int verify() {
    const auto storage = tavola::storage::open_storage(database_);
    if (!storage) return fail(storage.error().message);
    std::size_t lost = 0, kept = 0, over = 0;
    for (const Table& table : tables_) {
      const auto stored = (*storage)->read(table.links.table);
      if (!stored) {
        lost += table.acknowledged.size();
        continue;
      }
      const auto choices = kept_choices(stored->entries);
      kept += choices.size();
      over += stored->row.over ? 1 : 0;
      lost += lost_choices(table.acknowledged, choices);
    }
    fmt::print("choices kept           {}, lost {}; {} games ended meanwhile\n", kept, lost, over);
    return lost == 0 ? 0 : 1;
  }

  using Plan = std::pair<Clock::time_point, std::ptrdiff_t>;

  const Asked asked_;
  std::mt19937_64 random_;
  fs::path folder_;
  std::string database_;
  int port_ = 0;
  int epoll_ = -1;
  std::vector<Table> tables_;
  std::vector<Chair> chairs_;
  std::priority_queue<Plan, std::vector<Plan>, std::greater<>> plans_;
  std::vector<float> latencies_;
  std::vector<Refusal> refused_;
  std::size_t acknowledged_ = 0, ended_ = 0;
  Clock::time_point stopped_;
  bool playing_ = false;
};

}  // namespace

int main(int argc, char** argv) {
  Asked asked;
  CLI::App app("Loads a table server and measures it", "load");
  app.add_option("--program", asked.program, "The program to start")->capture_default_str();
  app.add_option("--database", asked.database, "postgresql://… instead of a file");
  app.add_option("--game", asked.game, "Which game")->capture_default_str();
  app.add_option("--tables", asked.tables, "How many tables")->capture_default_str();
  app.add_option("--seats", asked.seats, "Seats at each")->capture_default_str();
  app.add_option("--seconds", asked.seconds, "How long they play")->capture_default_str();
  app.add_option("--pace", asked.pace, "Seconds until somebody chooses, on average")
      ->capture_default_str();
  app.add_option("--seed", asked.seed, "Of the choices")->capture_default_str();
  app.add_flag("--toys", asked.toys, "Let the server offer the toy game");
  app.footer("Example: tools/load --tables 1000 --seats 4 --seconds 60");
  CLI11_PARSE(app, argc, argv);
  return Load(std::move(asked)).run();
}
