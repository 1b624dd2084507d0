// What bots spare the people they play with: a game says which answers would bother somebody who
// has to reply to them, however much they might bring. Simulations have nobody to bother.
#pragma once

#include "core/table.h"

namespace tavola {

class Manners {
 public:
  /// Whether a bot that plays with people may choose this option of the open decision. If none is
  /// left, it may choose all of them.
  virtual bool polite(const Table& table, int option) const = 0;

 protected:
  ~Manners() = default;
};

}  // namespace tavola
