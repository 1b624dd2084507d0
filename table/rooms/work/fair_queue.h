// Whose turn it is when many want to think at once. Works wait in the name of the addresses of
// those who wait for them, and of their table; the next one is of the address, and then of the
// table, that has had the least time so far. Somebody with a hundred tables thus has one address's
// share, and whoever comes new need not wait until the others have had enough. It knows no threads
// and no clock.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace tavola::rooms {

class FairQueue {
 public:
  using Time = std::chrono::duration<double, std::milli>;

  struct Entry {
    std::uint64_t id = 0;
    std::string table;
    std::vector<std::string> addresses;  // of those who wait for it; it counts for one of them
    Time expected{0};                    // that it will take, until it says what it took
    bool urgent = false;                 // it comes before the other works of its address
  };

  /// An address has at most so many works under way at once.
  explicit FairQueue(std::size_t most_of_one_address = SIZE_MAX)
      : most_of_one_address_(most_of_one_address) {}

  void add(Entry entry);
  /// The number of the work that begins now; nothing if none waits, or none may begin.
  std::optional<std::uint64_t> next();
  /// A work that has not begun is not wanted any more; false if it is not waiting.
  bool remove(std::uint64_t id);
  /// A work that had begun has ended.
  void done(std::uint64_t id, Time took);

  std::size_t waiting() const { return waiting_.size(); }
  std::size_t running() const { return running_.size(); }

 private:
  struct Account {
    double served = 0;  // milliseconds, from the beginning of the times
    std::size_t works = 0;
    std::size_t running = 0;
  };
  using Accounts = std::map<std::string, Account>;
  struct Running {
    Entry entry;
    std::string address;  // that it counts for
  };

  static void open(Accounts& accounts, const std::string& whose, double now);
  static void close(Accounts& accounts, const std::string& whose);
  /// The address of the entry that has had least and may begin; null if none may.
  const std::string* speaker(const Entry& entry) const;
  void forget(const Entry& entry);

  const std::size_t most_of_one_address_;
  std::vector<Entry> waiting_;  // in the order in which they came
  std::map<std::uint64_t, Running> running_;
  Accounts addresses_, tables_;
  double address_time_ = 0, table_time_ = 0;  // what the last one that began had been served
};

}  // namespace tavola::rooms
