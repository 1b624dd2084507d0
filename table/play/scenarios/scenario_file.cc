// Files of scenarios: one scenario, a list of them, or a list with what they have in common written
// once.
#include <algorithm>
#include <fstream>
#include <iterator>

#include "core/json.h"
#include "play/json_text.h"
#include "play/scenarios/scenario.h"

namespace tavola::play {
namespace {

ScenarioReport unreadable(std::string why) {
  ScenarioReport report;
  report.title = "(cannot be read)";
  report.failures.push_back(std::move(why));
  return report;
}

/// A scenario on top of what all have in common: lists are joined, objects merged, and anything
/// else is the scenario's own where it has one.
Json on_top(const Json& common, const Json& own) {
  if (!own.is_object()) return own;
  Json all = common;
  for (const auto& [name, value] : own.items()) {
    Json& there = all[name];
    if (there.is_array() && value.is_array())
      there.insert(there.end(), value.begin(), value.end());
    else if (there.is_object() && value.is_object())
      there.update(value);
    else
      there = value;
  }
  return all;
}

std::string text_of(const std::filesystem::path& file, bool& opened) {
  std::ifstream in(file, std::ios::binary);
  opened = static_cast<bool>(in);
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

void add_files_below(const std::filesystem::path& folder,
                     std::vector<std::filesystem::path>& files) {
  namespace fs = std::filesystem;
  std::vector<fs::path> all, in_scenarios;
  std::error_code error;
  for (fs::recursive_directory_iterator at(folder, error), end; !error && at != end;
       at.increment(error)) {
    if (at->path().extension() != ".json") continue;
    const fs::path inside = at->path().lexically_relative(folder);
    all.push_back(at->path());
    if (std::ranges::find(inside, fs::path("scenarios")) != inside.end())
      in_scenarios.push_back(at->path());
  }
  const auto& found = in_scenarios.empty() ? all : in_scenarios;
  files.insert(files.end(), found.begin(), found.end());
}

}  // namespace

Expected<std::vector<Json>> scenarios_in(std::string_view text) {
  const Expected<Json> json = read_json(text);
  if (!json) return std::unexpected(json.error());
  Json common = Json::object();
  const Json* list = &*json;
  if (json->is_object() && json->contains("scenarios")) {
    for (const auto& [name, value] : json->items())
      if (name != "common" && name != "scenarios")
        return problem("bad_scenario",
                       "Beside \"scenarios\" stands only \"common\", not \"" + name + "\".");
    if (json->contains("common")) common = (*json)["common"];
    if (!common.is_object()) return problem("bad_scenario", "\"common\" is an object.");
    list = &(*json)["scenarios"];
    if (!list->is_array()) return problem("bad_scenario", "\"scenarios\" is a list.");
  }
  if (!list->is_array()) return std::vector<Json>{*list};
  if (list->empty()) return problem("bad_scenario", "the list holds no scenario");
  std::vector<Json> scenarios;
  for (const Json& one : *list) scenarios.push_back(on_top(common, one));
  return scenarios;
}

std::vector<ScenarioReport> run_scenario_text(std::string_view text) {
  const auto scenarios = scenarios_in(text);
  if (!scenarios) return {unreadable(scenarios.error().message)};
  std::vector<ScenarioReport> reports;
  for (const Json& scenario : *scenarios)
    reports.push_back(run_scenario(
        scenario, scenarios->size() == 1 ? "" : "scenario " + std::to_string(reports.size() + 1)));
  return reports;
}

std::vector<ScenarioReport> run_scenario_file(const std::filesystem::path& file) {
  bool opened = false;
  const std::string text = text_of(file, opened);
  return opened ? run_scenario_text(text)
                : std::vector<ScenarioReport>{unreadable("cannot be opened")};
}

Expected<std::set<std::string>> shown_by(const std::vector<std::filesystem::path>& files,
                                         std::string_view game) {
  std::set<std::string> shown;
  for (const std::filesystem::path& file : files) {
    bool opened = false;
    const auto scenarios = scenarios_in(text_of(file, opened));
    if (!opened || !scenarios)
      return problem("bad_file", file.string() + " cannot be read as scenarios.");
    for (const Json& scenario : *scenarios)
      if (scenario.is_object() && scenario.contains("game") && scenario["game"] == game &&
          scenario.contains("shows"))
        for (const Json& id : scenario["shows"])
          if (id.is_string()) shown.insert(id.get<std::string>());
  }
  return shown;
}

Expected<std::vector<std::filesystem::path>> scenario_files(
    const std::vector<std::filesystem::path>& paths) {
  namespace fs = std::filesystem;
  std::vector<fs::path> files;
  for (const fs::path& path : paths) {
    std::error_code error;
    if (fs::is_directory(path, error)) {
      add_files_below(path, files);
    } else if (fs::exists(path, error)) {
      files.push_back(path);
    } else {
      return problem("bad_file", "There is no file or folder " + path.string() + ".");
    }
  }
  std::sort(files.begin(), files.end());
  files.erase(std::unique(files.begin(), files.end()), files.end());
  return files;
}

std::filesystem::path scenario_content(const std::filesystem::path& file) {
  namespace fs = std::filesystem;
  std::error_code error;
  constexpr int kFoldersAbove = 2;  // scenarios/salem/exchange.json
  fs::path folder = fs::absolute(file, error).lexically_normal().parent_path();
  for (int i = 0; i <= kFoldersAbove; ++i, folder = folder.parent_path()) {
    if (fs::is_directory(folder / "content", error)) return folder / "content";
    if (folder.filename() == "scenarios") break;  // what lies above belongs to the game
  }
  return {};
}

}  // namespace tavola::play
