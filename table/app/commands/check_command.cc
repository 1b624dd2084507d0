// `tavola check`: looks through the content of the games for what a player would stumble over.
#include <algorithm>
#include <iostream>
#include <memory>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include "app/commands/command.h"
#include "games/registry.h"
#include "ledger/ledger.h"
#include "play/checks/box_check.h"
#include "play/checks/content_check.h"
#include "play/open_title.h"
#include "play/scenarios/scenario.h"
#include "scene/terminal/ink.h"

namespace tavola::app {
namespace {

struct CheckRequest {
  std::vector<std::string> games;  // their ids
  std::vector<std::string> scenarios;
  play::BoxCheck box;
};

void print_counts(const play::ContentReport& report) {
  const char* separator = " ";
  for (const auto& [what, count] : report.counts) {
    std::cout << separator << count << ' ' << what;
    separator = ", ";
  }
  std::cout << '\n';
}

/// How many cards have their line of prose, and which lack one.
void print_stories(const play::ContentReport& report) {
  const std::size_t all = static_cast<std::size_t>(report.told) + report.untold.size();
  if (all == 0) return;
  std::cout << "  " << report.told << " of " << all << " cards have their line of prose\n";
  for (const std::string& name : report.untold) std::cout << "    " << name << " lacks one\n";
}

/// How far the rules are written for players in each language, what is missing, and what is older
/// than the ledger's line.
void print_rules(const std::string& game) {
  const auto name = [](const std::vector<std::string>& ids, const char* what) {
    if (ids.empty()) return;
    std::cout << "    " << what << ":";
    for (const std::string& id : ids) std::cout << ' ' << id;
    std::cout << '\n';
  };
  constexpr const char* kOlder = "older than the line they were written from";
  for (const char* language : {"it", "es"}) {
    const ledger::Gaps gaps = ledger::shipped().gaps(game, language);
    const std::size_t open = gaps.missing.size() + gaps.older.size();
    if (gaps.written == 0 && open == 0) {
      std::cout << "  the rules have no page in \"" << language << "\"\n";
      continue;
    }
    std::cout << "  " << gaps.written << " of " << static_cast<std::size_t>(gaps.written) + open
              << " rules and rulings are written in \"" << language << "\"\n";
    name(gaps.missing, "missing");
    name(gaps.older, kOlder);
  }
  // English has a line of its own only where the ledger's reads badly.
  if (const ledger::Gaps gaps = ledger::shipped().gaps(game, "en"); gaps.written > 0) {
    std::cout << "  " << gaps.written << " rules are written for players in \"en\"\n";
    name(gaps.older, kOlder);
  }
}

/// What is in one box, or in the game where there is only one.
void print_parts(const CheckRequest& asked, const play::BoxReport& report, const std::string& box) {
  const bool proving = asked.box.games > 0 || !asked.scenarios.empty();
  for (const play::BoxReport::Part& part : report.parts) {
    if (part.box != box) continue;
    std::cout << (box.empty() ? "  " : "    ") << part.pieces << ' ' << part.name;
    if (part.components != part.pieces) std::cout << " of " << part.components << " kinds";
    if (proving) std::cout << ": ";
    if (!asked.scenarios.empty()) std::cout << part.shown << " shown by scenarios";
    if (!asked.scenarios.empty() && asked.box.games > 0) std::cout << ", ";
    if (asked.box.games > 0)
      std::cout << part.at_work << " at work in " << asked.box.games << " games";
    std::cout << '\n';
  }
}

/// What the boxes hold, and what of it is proved, if somebody asked.
int print_box(const CheckRequest& asked, const scene::Title& title) {
  std::set<std::string> shown;
  if (!asked.scenarios.empty()) {
    const auto files = play::scenario_files({asked.scenarios.begin(), asked.scenarios.end()});
    const auto found = files
                           ? play::shown_by(*files, title.game().id())
                           : play::Expected<std::set<std::string>>(std::unexpected(files.error()));
    if (!found) {
      return refuse(found.error().message);
    }
    shown = *found;
  }
  const auto report = play::check_box(title, shown, asked.box);
  if (!report) {
    return refuse(report.error().message);
  }
  const bool proving = asked.box.games > 0 || !asked.scenarios.empty();
  std::vector<std::string> boxes;
  for (const play::BoxReport::Part& part : report->parts)
    if (std::ranges::find(boxes, part.box) == boxes.end()) boxes.push_back(part.box);
  for (const std::string& box : boxes) {
    if (!box.empty()) std::cout << "  " << box << ":\n";
    print_parts(asked, *report, box);
  }
  if (!proving || report->unproved.empty()) return kGood;
  for (const std::string& one : report->unproved)
    std::cout << "  " << one << " is neither shown nor at work\n";
  std::cout << "  " << report->unproved.size() << " components are not proved\n";
  return kFailed;
}

int check(const CheckRequest& asked) {
  int code = kGood;
  for (const std::string& id : asked.games.empty() ? games::ids() : asked.games) {
    const auto title = play::open_title(id);
    if (!title) {
      refuse(title.error().message);
      if (title.error().code == "unknown_game") return kBadInput;
      code = kFailed;
      continue;
    }
    const play::ContentReport report = play::check_content(**title);
    std::cout << id << ':';
    print_counts(report);
    print_stories(report);
    print_rules(id);
    const int box = print_box(asked, **title);
    if (box == kBadInput) return kBadInput;
    if (box != kGood) code = kFailed;
    for (const std::string& problem : report.problems)
      std::cout << "  " << scene::harmless_lines(problem) << '\n';
    std::cout << "  " << report.problems.size()
              << (report.problems.size() == 1 ? " problem\n" : " problems\n");
    if (!report.problems.empty()) code = kFailed;
  }
  return code;
}

}  // namespace

void add_check_command(CommandLine& line, Program&) {
  Command command = line.command("check");
  command.example("tavola check salem --content my-cards");
  command.example("tavola check arkham --games 400 --scenarios games/arkham");
  auto asked = std::make_shared<CheckRequest>();
  asked->box.threads = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
  command.option("game", &asked->games);
  command.option("--games", &asked->box.games).between(1, 100'000'000);
  command.option("--bot", &asked->box.bots).separated_by(',').shows_default();
  command.option("--seed", &asked->box.seed).shows_default();
  command.option("--scenarios", &asked->scenarios);
  command.runs([asked] { return check(*asked); });
}

}  // namespace tavola::app
