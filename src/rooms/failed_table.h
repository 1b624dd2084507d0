// A table that met a limit, for whoever counts them and keeps a diary.
#pragma once

#include <string>

#include "core/limits.h"

namespace tavola::rooms {

struct FailedTable {
  std::string table;
  std::string game;
  Failure failure;
};

}  // namespace tavola::rooms
