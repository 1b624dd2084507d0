// The data that ships inside the program: every file of a game, named by its path from games/
// ("salem/base/creatures.toml", "salem/ledger/salem.md"), and what all games share, in "words/" and
// "common/". A folder given with `--content` is read first, so that a table can try its own cards
// without building anything.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tavola::content {

// The bytes of one file. The view stays valid until the program ends.
std::optional<std::string_view> find(std::string_view path);

// The names of all files that begin with the prefix, sorted. The views stay valid.
std::vector<std::string_view> list(std::string_view prefix);

// XXH3 over the names and bytes of `list(prefix)`: two programs with the same hash hold the same
// cards.
std::uint64_t hash_of(std::string_view prefix);

// Files below this folder replace the files of the same name and add to them. What is read is kept,
// so a later change on disk is not seen. An empty path returns to the embedded files alone. Returns
// how many of its files stand where the embedded ones do, in "salem/" or "words/": none means that
// the folder is not one of content.
std::size_t use_folder(std::filesystem::path folder);
// Whether use_folder has named one.
bool has_folder();

// A message in which each file of the folder is named by its whole path, so that it can be opened:
// "avalon/own/island.toml:3: …" becomes "my_island/avalon/own/island.toml:3: …". Files that are
// built in keep their names.
std::string with_places(std::string message);

// Bytes that stand in for one file as long as this lives, before the folder and the embedded files.
// For tests that try many contents; views into the bytes end with it.
class StandIn {
 public:
  StandIn(std::string path, std::string bytes);
  ~StandIn();
  StandIn(const StandIn&) = delete;
  StandIn& operator=(const StandIn&) = delete;

 private:
  std::string path_;
};

}  // namespace tavola::content
