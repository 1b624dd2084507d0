// For which tables this process is working, in a small file that outlives it: whatever ends the
// process, the next one finds the tables at which it ended. A thread writes the id of a table into
// the file's memory when it begins a work and wipes it out afterwards, so that it costs no write to
// the disk and survives all that only the process dies of: a broken pointer, a full memory, a kill.
// A loss of power it need not survive, since no table causes one.
//
// The same places tell which work uses the processor for long without coming to an end.
#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <filesystem>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

namespace tavola::rooms {

/// A work that uses the processor without coming to an end or taking a step.
struct StuckWork {
  std::string table;
  std::chrono::nanoseconds used{0};  // of the processor's time since something last came of it
};

class WorkMarks {
 public:
  /// In memory alone: nothing outlives the process, but what is stuck is found.
  WorkMarks();
  ~WorkMarks();
  WorkMarks(const WorkMarks&) = delete;
  WorkMarks& operator=(const WorkMarks&) = delete;

  /// Takes a file "work.N" in the folder, of which each process has one of its own. Otherwise a
  /// sentence says what is wrong.
  std::expected<void, std::string> keep_in(const std::filesystem::path& folder);
  /// The tables for which processes worked that ended without a word, each once. Those that still
  /// live are left alone. To be called once, after keep_in(); then they are forgotten.
  std::vector<std::string> take_left();

  /// What has used so much of the processor's time since something last came of it.
  std::vector<StuckWork> stuck(std::chrono::nanoseconds least);

 private:
  friend class WorkingFor;
  static constexpr std::size_t kPlaces = 256;
  static constexpr std::size_t kLongest = 32;  // an id with its end
  using Names = std::array<std::array<char, kLongest>, kPlaces>;
  struct Place;

  Place* take(std::string_view table);
  void give_back(Place& place);

  std::unique_ptr<Names> own_;  // where there is no file
  Names* names_ = nullptr;
  int file_ = -1;
  std::vector<std::string> left_;
  std::mutex mutex_;
  std::unique_ptr<std::array<Place, kPlaces>> places_;
};

/// While it stands, this thread works for that table.
class WorkingFor {
 public:
  WorkingFor(WorkMarks& marks, std::string_view table);
  ~WorkingFor();
  WorkingFor(const WorkingFor&) = delete;
  WorkingFor& operator=(const WorkingFor&) = delete;

 private:
  WorkMarks& marks_;
  WorkMarks::Place* place_;
};

}  // namespace tavola::rooms
