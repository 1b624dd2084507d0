// `tavola check`: looks through the content of the games for what a player would stumble over.
#include <algorithm>
#include <iostream>
#include <memory>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include "app/command_words.h"
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
  std::string list;
  const auto add = [&list](const std::string& counted) {
    list += (list.empty() ? " " : ", ") + counted;
  };
  for (const auto& [what, count] : report.counts) add(says("checked." + what, {{"n", count}}));
  for (const auto& [kind, count] : report.cards)
    add(says("checked.cards", {{"n", count}, {"kind", kind}}));
  std::cout << list << '\n';
}

std::int64_t whole(std::size_t number) { return static_cast<std::int64_t>(number); }

/// How many cards have their line of prose, and which lack one.
void print_stories(const play::ContentReport& report) {
  const std::size_t all = static_cast<std::size_t>(report.told) + report.untold.size();
  if (all == 0) return;
  std::cout << "  " << says("checked.stories", {{"n", report.told}, {"all", whole(all)}}) << '\n';
  for (const std::string& name : report.untold)
    std::cout << "    " << says("checked.untold", {{"name", name}}) << '\n';
}

/// How many cards have a picture of their own; the others fall back to the motif of their kind.
void print_pictures(const play::ContentReport& report) {
  int with = 0;
  int all = 0;
  std::string without;
  for (const auto& [kind, count] : report.cards) {
    const auto found = report.pictured.find(kind);
    const int own = found == report.pictured.end() ? 0 : found->second;
    with += own;
    all += count;
    if (own == count) continue;
    without += (without.empty() ? "" : ", ") + kind + " " + std::to_string(own) + "/" +
               std::to_string(count);
  }
  if (all == 0) return;
  std::cout << "  " << says("checked.pictures", {{"n", with}, {"all", all}}) << '\n';
  if (!without.empty())
    std::cout << "    " << says("checked.unpictured", {{"kinds", without}}) << '\n';
}

/// How far the rules are written for players in each language, what is missing, and what is older
/// than the ledger's line.
void print_rules(const std::string& game) {
  const auto name = [](const std::vector<std::string>& ids, const char* what) {
    if (ids.empty()) return;
    std::cout << "    " << says(what);
    for (const std::string& id : ids) std::cout << ' ' << id;
    std::cout << '\n';
  };
  for (const char* language : {"it", "es"}) {
    const ledger::Gaps gaps = ledger::shipped().gaps(game, language);
    const std::size_t open = gaps.missing.size() + gaps.older.size();
    if (gaps.written == 0 && open == 0) {
      std::cout << "  " << says("checked.no_page", {{"language", language}}) << '\n';
      continue;
    }
    std::cout << "  "
              << says("checked.written", {{"n", gaps.written},
                                          {"all", gaps.written + whole(open)},
                                          {"language", language}})
              << '\n';
    name(gaps.missing, "checked.missing");
    name(gaps.older, "checked.older");
  }
  // English has a line of its own only where the ledger's reads badly.
  if (const ledger::Gaps gaps = ledger::shipped().gaps(game, "en"); gaps.written > 0) {
    std::cout << "  " << says("checked.for_players", {{"n", gaps.written}, {"language", "en"}})
              << '\n';
    name(gaps.older, "checked.older");
  }
}

/// What is in one box, or in the game where there is only one.
void print_parts(const CheckRequest& asked, const play::BoxReport& report, const std::string& box) {
  const bool proving = asked.box.games > 0 || !asked.scenarios.empty();
  for (const play::BoxReport::Part& part : report.parts) {
    if (part.box != box) continue;
    std::cout << (box.empty() ? "  " : "    ") << part.pieces << ' ' << part.name;
    if (part.components != part.pieces)
      std::cout << ' ' << says("checked.kinds", {{"n", part.components}});
    if (proving) std::cout << ": ";
    if (!asked.scenarios.empty()) std::cout << says("checked.shown", {{"n", part.shown}});
    if (!asked.scenarios.empty() && asked.box.games > 0) std::cout << ", ";
    if (asked.box.games > 0)
      std::cout << says("checked.at_work", {{"n", part.at_work}, {"games", asked.box.games}});
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
    std::cout << "  " << says("checked.neither", {{"what", one}}) << '\n';
  std::cout << "  " << says("checked.unproved", {{"n", whole(report->unproved.size())}}) << '\n';
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
    print_pictures(report);
    print_rules(id);
    const int box = print_box(asked, **title);
    if (box == kBadInput) return kBadInput;
    if (box != kGood) code = kFailed;
    for (const std::string& problem : report.problems)
      std::cout << "  " << scene::harmless_lines(problem) << '\n';
    std::cout << "  " << says("checked.problems", {{"n", whole(report.problems.size())}}) << '\n';
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
