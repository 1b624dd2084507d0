// A table that met a limit, and one that cannot be opened, for whoever counts them and keeps a
// diary.
#pragma once

#include <string>

#include "core/check.h"
#include "core/limits.h"

namespace tavola::rooms {

struct FailedTable {
  std::string table;
  std::string game;
  Failure failure;
};

/// A table that is kept and cannot be opened.
struct UnopenedTable {
  std::string table;
  std::string code;  // "damaged"
  std::string message;
};

/// A check that broke while something was done for a table, and outside of its steps. People were
/// sent out of the table, and come in again to what is stored.
struct BrokenTable {
  std::string table;
  BrokenCheck broken;
};

}  // namespace tavola::rooms
