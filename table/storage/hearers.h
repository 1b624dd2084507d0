// Those who listen to what is told about tables.
#pragma once

#include <algorithm>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "storage/storage.h"

namespace tavola::storage {

class Hearers {
 public:
  std::shared_ptr<void> add(Storage::Heard heard) {
    auto kept = std::make_shared<Storage::Heard>(std::move(heard));
    std::scoped_lock lock(mutex_);
    std::erase_if(hearers_, [](const auto& hearer) { return hearer.expired(); });
    hearers_.push_back(kept);
    return kept;
  }
  void tell(const std::string& table, const std::string& what) {
    std::vector<std::shared_ptr<Storage::Heard>> now;
    {
      std::scoped_lock lock(mutex_);
      for (const auto& hearer : hearers_)
        if (auto heard = hearer.lock()) now.push_back(std::move(heard));
    }
    for (const auto& heard : now) (*heard)(table, what);
  }

 private:
  std::mutex mutex_;
  std::vector<std::weak_ptr<Storage::Heard>> hearers_;
};

}  // namespace tavola::storage
