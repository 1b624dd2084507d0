// Scenarios: rules tests as given / when / then files that need no C++. A file holds one scenario
// or a list of them on one subject; docs/scenarios.md is the reference for whoever writes one.
// scenario_file.cc reads the files, scenario.cc runs what stands in them.
#pragma once

#include <filesystem>
#include <nlohmann/json_fwd.hpp>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "play/problem.h"

namespace tavola::play {

struct ScenarioReport {
  std::string title;
  std::vector<std::string> rules;     // that it shows
  std::vector<std::string> shows;     // components of the game's box
  std::vector<std::string> failures;  // each with what was expected and what was found
  std::vector<std::string> story;     // what happened, told when something failed
  bool passed() const { return failures.empty(); }
};

/// `place` is where it stands among others, such as "scenario 3".
ScenarioReport run_scenario(const nlohmann::ordered_json& scenario, std::string place = "");
/// The scenarios of a file's text, each whole.
Expected<std::vector<nlohmann::ordered_json>> scenarios_in(std::string_view text);
/// Runs all scenarios of a file's text. A text that is no JSON is one failed report.
std::vector<ScenarioReport> run_scenario_text(std::string_view text);
std::vector<ScenarioReport> run_scenario_file(const std::filesystem::path& file);

/// The components of a game's box that scenarios in these files say they show; none is run.
Expected<std::set<std::string>> shown_by(const std::vector<std::filesystem::path>& files,
                                         std::string_view game);

/// The .json files among and below the paths, sorted; of a folder with folders called `scenarios`
/// in it, such as that of a game, only those below them. A path that does not exist is a problem.
Expected<std::vector<std::filesystem::path>> scenario_files(
    const std::vector<std::filesystem::path>& paths);

/// The folder `content` that lies beside a file of scenarios or in a folder above it: scenarios may
/// bring cards of their own, so that they show rules and not the numbers of the day. Empty if none.
std::filesystem::path scenario_content(const std::filesystem::path& file);

}  // namespace tavola::play
