// The games of this program. The list is written by the build: every folder of games is one, and
// nobody else has to be told of it.
#pragma once

#include <span>
#include <string_view>

#include "effects/grammar.h"
#include "scene/titles/title.h"

namespace tavola::games {

struct Listed {
  std::string_view id;  // the name of its folder and of its namespace
  bool toy;             // not shown to players; the title of its ledger says so
  scene::OpenedTitle (*open)();
  const effects::Grammar& (*grammar)();  // null where the folder has no grammar*.toml
};

std::span<const Listed> listed();

}  // namespace tavola::games
