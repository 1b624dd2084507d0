#include "rooms/work/fair_queue.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace tavola::rooms {

// Nobody saves up time by being away: a newcomer is as well off as whoever was served last.
void FairQueue::open(Accounts& accounts, const std::string& whose, double now) {
  Account& account = accounts[whose];
  if (account.works++ == 0) account.served = std::max(account.served, now);
}

void FairQueue::close(Accounts& accounts, const std::string& whose) {
  const auto found = accounts.find(whose);
  if (found != accounts.end() && found->second.works > 0) --found->second.works;
}

void FairQueue::add(Entry entry) {
  if (entry.addresses.empty()) entry.addresses.emplace_back();
  for (const std::string& address : entry.addresses) open(addresses_, address, address_time_);
  open(tables_, entry.table, table_time_);
  waiting_.push_back(std::move(entry));
}

const std::string* FairQueue::speaker(const Entry& entry) const {
  const std::string* least = nullptr;
  for (const std::string& address : entry.addresses) {
    const Account& account = addresses_.at(address);
    if (account.running >= most_of_one_address_) continue;
    if (least == nullptr || account.served < addresses_.at(*least).served) least = &address;
  }
  return least;
}

std::optional<std::uint64_t> FairQueue::next() {
  auto best = waiting_.end();
  std::tuple<double, bool, double> best_served;
  const std::string* best_speaker = nullptr;
  for (auto each = waiting_.begin(); each != waiting_.end(); ++each) {
    const std::string* address = speaker(*each);
    if (address == nullptr) continue;
    const std::tuple served(addresses_.at(*address).served, !each->urgent,
                            tables_.at(each->table).served);
    if (best != waiting_.end() && best_served <= served) continue;
    best = each;
    best_served = served;
    best_speaker = address;
  }
  if (best == waiting_.end()) return std::nullopt;
  Running begun{{}, *best_speaker};
  begun.entry = std::move(*best);
  waiting_.erase(best);
  std::tie(address_time_, std::ignore, table_time_) = best_served;
  Account& address = addresses_.at(begun.address);
  address.served += begun.entry.expected.count();
  ++address.running;
  tables_.at(begun.entry.table).served += begun.entry.expected.count();
  const std::uint64_t id = begun.entry.id;
  running_.emplace(id, std::move(begun));
  return id;
}

void FairQueue::forget(const Entry& entry) {
  for (const std::string& address : entry.addresses) close(addresses_, address);
  close(tables_, entry.table);
  // What nobody asks for any more and what has no more than others need not be remembered.
  constexpr std::size_t kWorthSweeping = 1024;
  for (auto [accounts, now] :
       {std::pair(&addresses_, address_time_), std::pair(&tables_, table_time_)})
    if (accounts->size() > kWorthSweeping)
      std::erase_if(*accounts, [time = now](const auto& each) {
        return each.second.works == 0 && each.second.served <= time;
      });
}

bool FairQueue::remove(std::uint64_t id) {
  const auto found = std::ranges::find(waiting_, id, &Entry::id);
  if (found == waiting_.end()) return false;
  const Entry entry = std::move(*found);
  waiting_.erase(found);
  forget(entry);
  return true;
}

void FairQueue::done(std::uint64_t id, Time took) {
  const auto found = running_.find(id);
  if (found == running_.end()) return;
  const Running ended = std::move(found->second);
  running_.erase(found);
  const double more = (took - ended.entry.expected).count();
  Account& address = addresses_.at(ended.address);
  address.served += more;
  --address.running;
  tables_.at(ended.entry.table).served += more;
  forget(ended.entry);
}

}  // namespace tavola::rooms
