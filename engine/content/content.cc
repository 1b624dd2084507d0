// Finds content: in the folder of the user first, then among the embedded files.
#include "content/content.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <map>
#include <mutex>
#include <set>
#include <string>
#include <system_error>

#define XXH_INLINE_ALL
#include <xxhash.h>

#include "content/embedded.h"
#include "content/own_files.h"

namespace tavola::content {
namespace {

// What has been read from the user's folder. Strings handed out as views are never freed: a second
// use_folder puts the old ones aside instead of dropping them.
struct Folder {
  std::mutex mutex;
  std::filesystem::path path;
  std::map<std::string, std::string, std::less<>> files;
  std::vector<std::map<std::string, std::string, std::less<>>> former;
  std::map<std::string, std::string, std::less<>> stand_ins;
};

Folder& folder() {
  static Folder* kept = new Folder;
  return *kept;
}

const EmbeddedFile* find_embedded(std::string_view path) {
  const EmbeddedFile* end = kEmbeddedFiles + kEmbeddedFileCount;
  const EmbeddedFile* at = std::lower_bound(
      kEmbeddedFiles, end, path,
      [](const EmbeddedFile& file, std::string_view name) { return file.name < name; });
  return at != end && at->name == path ? at : nullptr;
}

std::optional<std::string> read_all(const std::filesystem::path& path) {
  std::ifstream in(path, std::ios::binary);
  if (!in) return std::nullopt;
  return std::string(std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>());
}

}  // namespace

namespace {

/// Whether the built-in content has the folder that this file stands in.
bool is_among_the_embedded(std::string_view name) {
  const std::string_view top = name.substr(0, name.find('/') + 1);
  return !top.empty() && std::any_of(kEmbeddedFiles, kEmbeddedFiles + kEmbeddedFileCount,
                                     [top](const EmbeddedFile& file) {
                                       return std::string_view(file.name).starts_with(top);
                                     });
}

}  // namespace

std::size_t use_folder(std::filesystem::path path) {
  Folder& own = folder();
  std::scoped_lock lock(own.mutex);
  own.former.push_back(std::move(own.files));
  own.files.clear();
  own.path = std::move(path);
  if (own.path.empty()) return 0;
  std::error_code error;
  for (std::filesystem::recursive_directory_iterator at(own.path, error), end; !error && at != end;
       at.increment(error)) {
    // Scenarios may lie beside the cards that they show; they are no content.
    if (at->is_directory(error) && at->path().filename() == "scenarios")
      at.disable_recursion_pending();
    if (!at->is_regular_file(error)) continue;
    std::string name = at->path().lexically_relative(own.path).generic_string();
    if (std::optional<std::string> bytes = read_all(at->path())) own.files[name] = *bytes;
  }
  return static_cast<std::size_t>(
      std::count_if(own.files.begin(), own.files.end(),
                    [](const auto& file) { return is_among_the_embedded(file.first); }));
}

bool has_folder() {
  Folder& own = folder();
  std::scoped_lock lock(own.mutex);
  return !own.path.empty();
}

std::string with_places(std::string message) {
  Folder& own = folder();
  std::scoped_lock lock(own.mutex);
  const std::string before = own.path.generic_string() + (own.path.has_filename() ? "/" : "");
  for (const auto& [name, bytes] : own.files) {
    for (std::size_t at = message.find(name); at != std::string::npos;
         at = message.find(name, at + name.size())) {
      const bool begins = at == 0 || std::string_view(" \n(\"").contains(message[at - 1]);
      if (!begins) continue;
      message.insert(at, before);
      at += before.size();
    }
  }
  return message;
}

bool is_from_folder(std::string_view path) {
  Folder& own = folder();
  std::scoped_lock lock(own.mutex);
  return own.files.contains(path);
}

bool is_shipped(std::string_view path) { return find_embedded(path) != nullptr; }

std::optional<std::string_view> find(std::string_view path) {
  Folder& own = folder();
  {
    std::scoped_lock lock(own.mutex);
    if (auto at = own.stand_ins.find(path); at != own.stand_ins.end()) return at->second;
    if (auto at = own.files.find(path); at != own.files.end()) return at->second;
  }
  if (const EmbeddedFile* file = find_embedded(path)) return file->bytes();
  return std::nullopt;
}

std::vector<std::string_view> list(std::string_view prefix) {
  std::set<std::string_view> names;
  for (std::size_t i = 0; i < kEmbeddedFileCount; ++i) {
    std::string_view name = kEmbeddedFiles[i].name;
    if (name.starts_with(prefix)) names.insert(name);
  }
  Folder& own = folder();
  std::scoped_lock lock(own.mutex);
  for (const auto* files : {&own.files, &own.stand_ins}) {
    for (const auto& [name, bytes] : *files) {
      if (std::string_view(name).starts_with(prefix)) names.insert(name);
    }
  }
  return {names.begin(), names.end()};
}

std::uint64_t hash_of(std::string_view prefix) {
  // The length before the bytes keeps "ab" + "c" apart from "a" + "bc".
  std::uint64_t hash = 0;
  auto mix = [&hash](std::string_view bytes) {
    hash = XXH3_64bits_withSeed(bytes.data(), bytes.size(), hash + bytes.size());
  };
  for (std::string_view name : list(prefix)) {
    mix(name);
    mix(find(name).value_or(std::string_view()));
  }
  return hash;
}

StandIn::StandIn(std::string path, std::string bytes) : path_(std::move(path)) {
  Folder& own = folder();
  std::scoped_lock lock(own.mutex);
  own.stand_ins[path_] = std::move(bytes);
}

StandIn::~StandIn() {
  Folder& own = folder();
  std::scoped_lock lock(own.mutex);
  own.stand_ins.erase(path_);
}

}  // namespace tavola::content
