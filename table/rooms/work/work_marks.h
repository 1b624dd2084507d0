// For which tables this process is working, in a small file that outlives it: whatever ends the
// process, the next one finds the table at which it ended. A thread writes the id of a table into
// the file's memory when it begins a work and wipes it out afterwards, so that it costs no write to
// the disk and survives all that only the process dies of: a broken pointer, a full memory, a kill.
// A loss of power it need not survive, since no table causes one.
//
// Not every table for which somebody worked then has ended the process. A thread that faults says
// so of its own work, by a handler of the signal; of a process that was killed, as when the memory
// was full, those works count that had used a second of the processor. Whoever was only being
// answered at that moment is not to blame.
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
  /// The tables at which processes ended that had no time to say so, each once. Those that still
  /// live are left alone. To be called once, after keep_in(); then they are forgotten.
  std::vector<std::string> take_left();
  /// From now on a thread that faults says for which table it was working. For a whole program; its
  /// signals end it as before.
  static void mark_faults();

  /// What has used so much of the processor's time since something last came of it. Whoever asks
  /// now and then also has works marked that take long.
  std::vector<StuckWork> stuck(std::chrono::nanoseconds least);

 private:
  friend class WorkingFor;
  static constexpr std::size_t kPlaces = 256;
  static constexpr std::size_t kLongest = 31;
  /// What stands in the file for each work.
  struct Mark {
    std::array<char, kLongest> table;  // empty: nobody works here
    char how;                          // kShort, or why this work may have ended the process
  };
  static constexpr char kShort = 0, kLong = 'l', kFault = 'f';
  using Marks = std::array<Mark, kPlaces>;
  struct Place;
  static void say_fault(int signal);

  Place* take(std::string_view table);
  void give_back(Place& place);
  Mark& mark_of(const Place& place);

  std::unique_ptr<Marks> own_;  // where there is no file
  Marks* marks_ = nullptr;
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
  void* outer_;  // what this thread was working for before
};

}  // namespace tavola::rooms
