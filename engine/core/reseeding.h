// A game whose chance to come can be drawn from another seed, while everything on the table stays
// as it is: cards that nobody has drawn have no order yet (core/deck.h), so nothing else tells what
// comes.
#pragma once

#include "core/seed.h"
#include "core/table.h"

namespace tavola {

class Reseeding {
 public:
  /// From now on chance at this position comes from this seed. What stands on its tape stays.
  virtual void reseed(Position& position, const Seed& seed) const = 0;

 protected:
  ~Reseeding() = default;
};

}  // namespace tavola
