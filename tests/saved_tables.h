// The saved tables of tests/saves/1.0: what each was dealt as and how it went on. The tests of
// upgrades begin from the files; tools/saves writes them anew.
#pragma once

#include <filesystem>
#include <fstream>
#include <vector>

#include "core/json.h"

namespace tavola {

inline constexpr const char* kSavedTables = "tests/saves/1.0";

/// What happens at a table beside choices, so that its log has records of every kind.
enum class Turn { kNone, kReferee, kBrought, kWentOn, kNextChapter };

struct SavedTable {
  const char* name;
  const char* game;
  int seats;
  int choices;
  const char* options = "";  // NAME=VALUE with blanks between them
  Turn turn = Turn::kNone;
};

inline constexpr SavedTable kTablesToSave[] = {
    {"toy", "toy", 2, 5},
    {"salem", "salem", 2, 40},
    {"catacombs", "catacombs", 2, 30},
    {"arkham", "arkham", 3, 90},
    {"arkham-boxes", "arkham", 3, 90, "kingsport=yes dunwich=yes yellow=yes pharaoh=yes"},
    {"training", "avalon", 2, 40, "table=training"},
    {"island", "avalon", 3, 60, "table=test_island"},
    {"lent_light", "avalon", 2, 60, "table=lent_light sitting=chapter"},
    {"refereed", "toy", 2, 3, "", Turn::kReferee},
    {"brought", "salem", 3, 30, "", Turn::kBrought},
    {"went-on", "salem", 4, 30, "", Turn::kWentOn},
    {"next-chapter", "avalon", 2, 20, "table=test_island", Turn::kNextChapter},
};

inline std::filesystem::path saved_table(const std::string& name) {
  return std::filesystem::path(kSavedTables) / (name + ".tavola");
}

inline Json read_json_file(const std::filesystem::path& file) {
  std::ifstream in(file, std::ios::binary);
  return Json::parse(in, nullptr, false);
}

/// The saved logs of all folders of tests/saves.
inline std::vector<std::filesystem::path> saved_tables() {
  std::vector<std::filesystem::path> found;
  for (const auto& entry : std::filesystem::recursive_directory_iterator("tests/saves"))
    if (entry.path().extension() == ".tavola") found.push_back(entry.path());
  return found;
}

}  // namespace tavola
