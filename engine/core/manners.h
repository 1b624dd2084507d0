// What bots leave out: answers that would bother somebody who has to reply to them, however much
// they might bring, and those that only go round. A game says which they are. Simulations have
// nobody to bother.
#pragma once

#include "core/table.h"

namespace tavola {

class Manners {
 public:
  /// Whether a bot that plays with people may choose this option of the open decision. If none is
  /// left, it may choose all of them.
  virtual bool polite(const Table& table, int option) const = 0;
  /// Whether the option brings nothing but that something else is put off, and could be done and
  /// undone for ever. No bot chooses it, whoever it plays with.
  virtual bool idle(const Table&, int /*option*/) const { return false; }

 protected:
  ~Manners() = default;
};

}  // namespace tavola
