// `tavola scenario`: runs given / when / then files and says which hold.
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/command_words.h"
#include "app/commands/command.h"
#include "content/content.h"
#include "play/scenarios/scenario.h"
#include "scene/terminal/ink.h"

namespace tavola::app {
namespace {

namespace fs = std::filesystem;

struct Tally {
  int passed = 0;
  int failed = 0;
};

/// Files that bring the same cards.
struct Group {
  fs::path content;  // empty: the cards of the program
  std::vector<fs::path> files;
};

/// The files by the folder of cards that lies beside each, in the order of the first of each group.
std::vector<Group> by_content(const std::vector<fs::path>& files) {
  std::vector<Group> groups;
  for (const fs::path& file : files) {
    const fs::path own = content::has_folder() ? fs::path() : play::scenario_content(file);
    const auto same = std::ranges::find(groups, own, &Group::content);
    if (same == groups.end())
      groups.push_back({own, {file}});
    else
      same->files.push_back(file);
  }
  return groups;
}

Tally run_group(const Group& group) {
  if (!group.content.empty()) content::use_folder(group.content);
  Tally tally;
  for (const fs::path& file : group.files) {
    for (const play::ScenarioReport& report : play::run_scenario_file(file)) {
      std::cout << (report.passed() ? "ok    " : "FAIL  ") << file.string() << ": "
                << scene::harmless(report.title);
      for (const std::string& rule : report.rules) std::cout << ' ' << scene::harmless(rule);
      std::cout << '\n';
      ++(report.passed() ? tally.passed : tally.failed);
      for (const std::string& failure : report.failures)
        std::cout << "    " << scene::harmless_lines(failure) << '\n';
      if (!report.story.empty()) std::cout << "    " << says("scenario.what_happened") << '\n';
      for (const std::string& line : report.story)
        std::cout << "      " << scene::harmless(line) << '\n';
    }
  }
  return tally;
}

/// The same in a process of its own: cards and ledgers are read once and kept as long as a process
/// lives, and the next group has others.
std::optional<Tally> run_apart(const Group& group) {
  std::cout.flush();
  int ends[2];
  if (::pipe(ends) != 0) return std::nullopt;
  const ::pid_t child = ::fork();
  if (child < 0) return std::nullopt;
  if (child == 0) {
    ::close(ends[0]);
    const Tally tally = run_group(group);
    std::cout.flush();
    const bool told = ::write(ends[1], &tally, sizeof tally) == sizeof tally;
    ::_exit(told ? 0 : 1);
  }
  ::close(ends[1]);
  Tally tally;
  const bool told = ::read(ends[0], &tally, sizeof tally) == sizeof tally;
  ::close(ends[0]);
  ::waitpid(child, nullptr, 0);
  return told ? std::optional(tally) : std::nullopt;
}

int run_scenarios(const std::vector<std::string>& names) {
  const auto files = play::scenario_files({names.begin(), names.end()});
  if (!files) {
    return refuse(files.error().message);
  }
  const std::vector<Group> groups = by_content(*files);
  Tally all;
  for (const Group& group : groups) {
    const std::optional<Tally> tally =
        groups.size() == 1 ? std::optional(run_group(group)) : run_apart(group);
    if (!tally) {
      return refuse(says("scenario.no_end", {{"file", group.files.front().string()}}), kFailed);
    }
    all.passed += tally->passed;
    all.failed += tally->failed;
  }
  std::cout << says("scenario.counted", {{"passed", all.passed}, {"failed", all.failed}}) << '\n';
  if (all.passed + all.failed == 0) {
    return refuse(says("scenario.none"));
  }
  return all.failed == 0 ? kGood : kFailed;
}

}  // namespace

void add_scenario_command(CommandLine& line, Program&) {
  Command command = line.command("scenario");
  command.example("tavola scenario games/salem");
  auto files = std::make_shared<std::vector<std::string>>();
  command.option("file", files.get()).required();
  command.runs([files] { return run_scenarios(*files); });
}

}  // namespace tavola::app
