#include "server/doors/limits.h"

#include <arpa/inet.h>

#include <algorithm>
#include <cstring>

namespace tavola::server {

double Bucket::grown(Moment now) const {
  if (filled_ == Moment{} || now <= filled_) return tokens_;
  const double seconds = std::chrono::duration<double>(now - filled_).count();
  return std::min(rate_.burst, tokens_ + seconds * rate_.per_second);
}

double Bucket::take(Moment now) {
  tokens_ = grown(now);
  filled_ = std::max(filled_, now);
  if (tokens_ >= 1) {
    tokens_ -= 1;
    return 0;
  }
  return rate_.per_second > 0 ? (1 - tokens_) / rate_.per_second : 3600;
}

bool Bucket::full(Moment now) const { return grown(now) >= rate_.burst; }

Doorman::Doorman(const Settings& settings)
    : rates_{settings.requests, settings.entries, settings.tables, settings.accounts},
      most_connections_(settings.max_connections_per_address) {}

Doorman::Visitor& Doorman::visitor(const std::string& address) {
  return visitors_
      .try_emplace(address, Visitor{.buckets = {Bucket(rates_[0]), Bucket(rates_[1]),
                                                Bucket(rates_[2]), Bucket(rates_[3])}})
      .first->second;
}

double Doorman::may(const std::string& address, Deed deed, Moment now) {
  const std::lock_guard lock(mutex_);
  if (visitors_.size() >= forget_at_) forget_the_quiet(now);
  return visitor(limited_address(address)).buckets[static_cast<std::size_t>(deed)].take(now);
}

void Doorman::forget_the_quiet(Moment now) {
  std::erase_if(visitors_, [now](const auto& entry) {
    const Visitor& visitor = entry.second;
    return visitor.connections == 0 &&
           std::ranges::all_of(visitor.buckets, [now](const Bucket& b) { return b.full(now); });
  });
  // When many are truly there, look again only after as many more have come.
  forget_at_ = std::max<std::size_t>(4096, visitors_.size() * 2);
}

bool Doorman::comes(const std::string& address) {
  const std::lock_guard lock(mutex_);
  Visitor& who = visitor(limited_address(address));
  if (who.connections >= most_connections_) return false;
  ++who.connections;
  return true;
}

void Doorman::left(const std::string& address) {
  const std::lock_guard lock(mutex_);
  const auto found = visitors_.find(limited_address(address));
  if (found != visitors_.end() && found->second.connections > 0) --found->second.connections;
}

std::size_t Doorman::remembered() const {
  const std::lock_guard lock(mutex_);
  return visitors_.size();
}

bool BodyBudget::take(const std::string& address, std::size_t bytes) {
  const std::lock_guard lock(mutex_);
  if (held_ + bytes > most_) return false;
  std::size_t& of_address = of_address_[limited_address(address)];
  if (of_address + bytes > most_of_address_) return false;
  of_address += bytes;
  held_ += bytes;
  return true;
}

void BodyBudget::give_back(const std::string& address, std::size_t bytes) {
  const std::lock_guard lock(mutex_);
  const auto found = of_address_.find(limited_address(address));
  if (found == of_address_.end()) return;
  held_ -= bytes;
  found->second -= bytes;
  if (found->second == 0) of_address_.erase(found);
}

std::size_t BodyBudget::held() const {
  const std::lock_guard lock(mutex_);
  return held_;
}

std::string limited_address(const std::string& address) {
  if (!address.contains(':')) return address;
  in6_addr bits{};
  if (inet_pton(AF_INET6, address.c_str(), &bits) != 1) return address;
  if (IN6_IS_ADDR_V4MAPPED(&bits)) return address;
  std::memset(bits.s6_addr + 8, 0, 8);
  char text[INET6_ADDRSTRLEN];
  return inet_ntop(AF_INET6, &bits, text, sizeof text) != nullptr ? std::string(text) + "/64"
                                                                  : address;
}

}  // namespace tavola::server
