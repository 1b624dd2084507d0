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

/// How many bytes of bodies are in the house at once: of one address and in all. A body counts with
/// the length it was announced with, from its header until it is answered.
class BodyBudget {
 public:
  BodyBudget(std::size_t most, std::size_t most_of_address)
      : most_(most), most_of_address_(most_of_address) {}
  /// Each yes is followed by one give_back().
  bool take(const std::string& address, std::size_t bytes);
  void give_back(const std::string& address, std::size_t bytes);
  std::size_t held() const;

 private:
  const std::size_t most_;
  const std::size_t most_of_address_;
  mutable std::mutex mutex_;
  std::size_t held_ = 0;
  std::unordered_map<std::string, std::size_t> of_address_;
};

/// What stands for an address in the limits: an IPv6 network of 64 bits counts as one, because one
/// subscriber has all of it.
std::string limited_address(const std::string& address);

}  // namespace tavola::server
