// Events tell what the rules did. They go to a sink that is not part of the state: a search passes
// none and pays nothing. An event names the ledger line that caused it and who may hear of it.
#pragma once

#include <cstdint>

#include "core/citation.h"
#include "core/decision.h"
#include "core/seats.h"

namespace tavola {

struct Event {
  std::uint8_t kind = 0;
  Citation rule;
  SeatSet audience = SeatSet::everybody();
  Arguments args{};
};

class Sink {
 public:
  virtual ~Sink() = default;
  virtual void happened(const Event& event) = 0;
  /// A rule decided something without a visible change, such as why a place was passed over.
  virtual void applied(Citation) {}
};

}  // namespace tavola
