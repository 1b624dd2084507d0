// Where files of content stood before each game had a folder of its own. Whoever has a folder of
// their own from then is told where to put them, instead of finding them unread.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace tavola::content {

struct Moved {
  std::string from, to;  // names within the folder of --content
};

// Where a file of that name belongs now; empty if it is at home or was never anything.
std::string place_now(std::string_view name);

// The files of the user's folder that stand where nothing looks any more.
std::vector<Moved> moved_files();

}  // namespace tavola::content
