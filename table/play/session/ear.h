// Listening to a table while one step runs.
#pragma once

#include <algorithm>
#include <vector>

#include "core/event.h"
#include "core/table.h"

namespace tavola::play {

/// Collects what a step tells while it runs.
class Ear final : public Sink {
 public:
  explicit Ear(Table& table) : table_(table) { table_.listen(this); }
  ~Ear() override { table_.listen(nullptr); }
  Ear(const Ear&) = delete;
  Ear& operator=(const Ear&) = delete;
  void happened(const Event& event) override { heard.push_back(event); }
  // Once is enough: a step may apply a rule many times, and tables keep this for every step.
  void applied(Citation rule) override {
    if (std::find(applied_rules.begin(), applied_rules.end(), rule) == applied_rules.end())
      applied_rules.push_back(rule);
  }

  std::vector<Event> heard;
  std::vector<Citation> applied_rules;

 private:
  Table& table_;
};

}  // namespace tavola::play
