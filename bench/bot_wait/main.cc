// How long people wait for bots: many tables with one person and some bots each, at a server of its
// own. The people answer at once, so that all tables want their bots to think at the same time.
// Measured is each choice of a bot, and each turn: all that one bot chooses before another seat.
#include <fmt/format.h>
#include <signal.h>
#include <sys/resource.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <charconv>
#include <chrono>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <random>
#include <string>
#include <vector>

#include "server/clients/seat_player.h"
#include "server/clients/served_program.h"

namespace {

namespace fs = std::filesystem;
using namespace tavola::server;
using Clock = std::chrono::steady_clock;

struct Asked {
  std::string program = "build/tavola";
  std::string game = "salem";
  std::string bot = "search";
  int tables = 100;
  int bots = 3;
  double seconds = 60;
};

struct Waits {
  std::vector<double> seconds;
  void tell(const char* what) {
    std::sort(seconds.begin(), seconds.end());
    const auto at = [this](double share) {
      if (seconds.empty()) return 0.0;
      return seconds[std::min(
          seconds.size() - 1,
          static_cast<std::size_t>(share * static_cast<double>(seconds.size())))];
    };
    fmt::print("{}  p50 {:.2f} s, p95 {:.2f} s, p99 {:.2f} s, most {:.2f} s ({} counted)\n", what,
               at(0.5), at(0.95), at(0.99), at(1), seconds.size());
  }
};

/// Somebody at a table with bots.
struct Chair {
  SeatPlayer player;
  int thinking = -1;  // the seat whose bot thinks
  int revision = -1;
  Clock::time_point turn_began, choice_began;
};

TableLinks table_with_bots(int port, const Asked& asked) {
  nlohmann::json wishes{{"game", asked.game}, {"seats", {{{"name", "Ada"}}}}, {"lang", "en"}};
  for (int i = 0; i < asked.bots; ++i)
    wishes["seats"].push_back({{"name", "Bot " + std::to_string(i)}, {"bot", asked.bot}});
  const auto answer = nlohmann::json::parse(
      fetch(port, "POST", "/api/tables", {{"Content-Type", "application/json"}}, wishes.dump())
          .body,
      nullptr, false);
  TableLinks links;
  if (!answer.is_object() || !answer.contains("tokens")) return links;
  links.table = answer["table"];
  links.seats = answer["tokens"]["seats"].get<std::vector<std::string>>();
  return links;
}

int thinking_in(const std::string& message) {
  constexpr std::string_view kField = "\"thinking\":";
  const std::size_t at = message.find(kField);
  int seat = -1;
  if (at == std::string::npos) return seat;
  std::from_chars(message.data() + at + kField.size(), message.data() + message.size(), seat);
  return seat;
}

int run(const Asked& asked) {
  rlimit files{};
  getrlimit(RLIMIT_NOFILE, &files);
  files.rlim_cur = files.rlim_max;
  setrlimit(RLIMIT_NOFILE, &files);
  const fs::path folder = fs::temp_directory_path() / ("tavola-bots-" + std::to_string(::getpid()));
  fs::create_directories(folder);
  std::mt19937_64 random(1);
  Waits choices, turns;
  int code = 0;
  {
    ServedProgram server(
        asked.program,
        {"--port", "0", "--data", folder.string(), "--log-level", "warning", "--request-rate",
         "100000", "--entry-rate", "100000", "--table-rate", "100000", "--message-rate", "100000"},
        folder / "diary");
    if (!server.open()) {
      fmt::print(stderr, "the server did not start; is {} built?\n", asked.program);
      return 1;
    }
    std::vector<Chair> chairs;
    const auto sit_down = [&](Chair& chair) {
      chair = Chair{SeatPlayer(server.port(), table_with_bots(server.port(), asked), 0)};
    };
    chairs.resize(static_cast<std::size_t>(asked.tables));
    for (Chair& chair : chairs) sit_down(chair);
    const auto end = Clock::now() + std::chrono::duration_cast<Clock::duration>(
                                        std::chrono::duration<double>(asked.seconds));
    while (Clock::now() < end) {
      bool anything = false;
      for (Chair& chair : chairs) {
        while (const auto frame = chair.player.socket().next(Patience(0))) {
          if (frame->opcode != 1) break;
          anything = true;
          const auto now = Clock::now();
          chair.player.take(frame->payload);
          if (frame->payload.contains("\"type\":\"room\"")) {
            const int seat = thinking_in(frame->payload);
            if (seat != chair.thinking) {
              if (chair.thinking >= 0)
                turns.seconds.push_back(
                    std::chrono::duration<double>(now - chair.turn_began).count());
              chair.thinking = seat;
              chair.turn_began = chair.choice_began = now;
            }
          }
          if (chair.player.revision() != chair.revision) {
            if (chair.thinking >= 0 && chair.revision >= 0)
              choices.seconds.push_back(
                  std::chrono::duration<double>(now - chair.choice_began).count());
            chair.revision = chair.player.revision();
            chair.choice_began = now;
          }
        }
        if (chair.player.may_choose()) chair.player.choose(random());
        if (chair.player.over()) sit_down(chair);
      }
      if (!anything) ::usleep(1000);
    }
    // Whoever still waits has waited at least so long.
    const auto now = Clock::now();
    for (const Chair& chair : chairs)
      if (chair.thinking >= 0)
        turns.seconds.push_back(std::chrono::duration<double>(now - chair.turn_began).count());
    chairs.clear();
    code = server.end(SIGTERM);
  }
  fs::remove_all(folder);
  fmt::print("{}: {} tables with {} bots \"{}\" each, {:.0f} s\n", asked.game, asked.tables,
             asked.bots, asked.bot, asked.seconds);
  choices.tell("a bot's choice");
  turns.tell("a bot's turn  ");
  return code;
}

}  // namespace

int main(int argc, char** argv) {
  Asked asked;
  CLI::App line("How long people wait for bots");
  line.add_option("--program", asked.program)->capture_default_str();
  line.add_option("--game", asked.game)->capture_default_str();
  line.add_option("--bot", asked.bot)->capture_default_str();
  line.add_option("--tables", asked.tables)->capture_default_str();
  line.add_option("--bots", asked.bots)->capture_default_str();
  line.add_option("--seconds", asked.seconds)->capture_default_str();
  CLI11_PARSE(line, argc, argv);
  return run(asked);
}
