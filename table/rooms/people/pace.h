// How often people may do something at one table: counted by who they are and where they come from,
// not by connection, because anybody can open more of those.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <map>
#include <string>

namespace tavola::rooms {

class Pace {
 public:
  /// So many by one person within so many seconds, and `most_of_address` by one address.
  Pace(std::size_t most, std::size_t most_of_address, std::int64_t seconds)
      : most_(most), most_of_address_(most_of_address), seconds_(seconds) {}

  /// Whether the person may do it now; then it is counted.
  bool allows(const std::string& person, const std::string& address, std::int64_t now) {
    sweep(now);
    std::deque<std::int64_t>& own = recent(person, now);
    std::deque<std::int64_t>& all = recent("from " + address, now);
    if (own.size() >= most_ || all.size() >= most_of_address_) return false;
    own.push_back(now);
    all.push_back(now);
    return true;
  }

 private:
  void sweep(std::int64_t now) {
    if (times_.size() <= kWorthSweeping) return;
    std::erase_if(times_, [&](const auto& each) {
      return each.second.empty() || now - each.second.back() >= seconds_;
    });
  }
  std::deque<std::int64_t>& recent(const std::string& whose, std::int64_t now) {
    std::deque<std::int64_t>& times = times_[whose];
    while (!times.empty() && now - times.front() >= seconds_) times.pop_front();
    return times;
  }

  static constexpr std::size_t kWorthSweeping = 256;
  std::size_t most_, most_of_address_;
  std::int64_t seconds_;
  std::map<std::string, std::deque<std::int64_t>> times_;
};

}  // namespace tavola::rooms
