// A game in which a table may deal one thing out of many, and hardly more than that, such as the
// Encounter of a training: whoever plays again wants to meet another.
#pragma once

#include "core/game.h"
#include "core/table.h"

namespace tavola {

class FreshDeals {
 public:
  /// Whether a table that is dealt like `next` deals by chance the very thing that `played` dealt.
  /// Where it is chosen, or there is more to a table than that one thing, it never does.
  virtual bool deals_again(const Table& played, const Setup& next) const = 0;

 protected:
  ~FreshDeals() = default;
};

}  // namespace tavola
