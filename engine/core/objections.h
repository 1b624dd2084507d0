// What a game has against a table beyond the options that need others: two choices that do not go
// together.
#pragma once

#include <string>

#include "core/game.h"

namespace tavola {

class Objections {
 public:
  virtual ~Objections() = default;
  /// Why a table cannot be dealt like this, or nothing. It begins with "the option".
  virtual std::string own_objection(const Setup& setup) const = 0;
};

}  // namespace tavola
