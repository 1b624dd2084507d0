// How fast somebody may talk: buckets of tokens, one for a connection and some for each address.
// Addresses that have been quiet for long are forgotten.
#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <mutex>
#include <string>
#include <unordered_map>

#include "server/doors/settings.h"

namespace tavola::server {

using Moment = std::chrono::steady_clock::time_point;

class Bucket {
 public:
  explicit Bucket(Rate rate) : rate_(rate), tokens_(rate.burst) {}
  /// 0 when one token was taken; otherwise the seconds until there is one.
  double take(Moment now);
  bool full(Moment now) const;

 private:
  double grown(Moment now) const;

  Rate rate_;
  double tokens_;
  Moment filled_{};
};

/// What an address is limited in.
enum class Deed : unsigned char { kRequest, kEntry, kTable, kAccount };
inline constexpr std::size_t kDeeds = 4;

class Doorman {
 public:
  explicit Doorman(const Settings& settings);

  /// 0 when the address may do this now; otherwise the seconds it should wait.
  double may(const std::string& address, Deed deed, Moment now);

  /// Whether one more connection from there is welcome; each yes is followed by one left().
  bool comes(const std::string& address);
  void left(const std::string& address);

  std::size_t remembered() const;

 private:
  struct Visitor {
    std::array<Bucket, kDeeds> buckets;
    int connections = 0;
  };
  Visitor& visitor(const std::string& address);
  void forget_the_quiet(Moment now);

  const std::array<Rate, kDeeds> rates_;
  const int most_connections_;
  mutable std::mutex mutex_;
  std::unordered_map<std::string, Visitor> visitors_;
  std::size_t forget_at_ = 4096;
};

/// What stands for an address in the limits: an IPv6 network of 64 bits counts as one, because one
/// subscriber has all of it.
std::string limited_address(const std::string& address);

}  // namespace tavola::server
