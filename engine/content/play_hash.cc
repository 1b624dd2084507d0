#include "content/play_hash.h"

#include <algorithm>
#include <string>

#define XXH_INLINE_ALL
#include <xxhash.h>

namespace tavola::content {
namespace {

/// Writes a value as one text that two values share only if they mean the same. The fields of a
/// table are in the order of the alphabet, because that is how the library keeps them.
class Written {
 public:
  Written(std::string& text, std::span<const std::string_view> looks)
      : text_(text), looks_(looks) {}

  void add(const toml::node& node) {
    if (const toml::table* table = node.as_table()) {
      text_ += '{';
      for (const auto& [key, value] : *table) {
        if (std::ranges::find(looks_, key.str()) != looks_.end()) continue;
        add_text(key.str());
        add(value);
      }
      text_ += '}';
    } else if (const toml::array* list = node.as_array()) {
      text_ += '[';
      for (const toml::node& one : *list) add(one);
      text_ += ']';
    } else if (const auto words = node.value_exact<std::string_view>()) {
      add_text(*words);
    } else if (const auto flag = node.value_exact<bool>()) {
      text_ += *flag ? 't' : 'f';
    } else if (const auto whole = node.value_exact<std::int64_t>()) {
      text_ += 'i' + std::to_string(*whole) + ';';
    } else if (const auto real = node.value_exact<double>()) {
      text_ += 'd' + std::to_string(*real) + ';';
    }
  }

 private:
  /// The length before the letters keeps "ab" and "c" apart from "a" and "bc".
  void add_text(std::string_view words) {
    text_ += std::to_string(words.size()) + ':';
    text_ += words;
  }

  std::string& text_;
  std::span<const std::string_view> looks_;
};

}  // namespace

std::uint64_t play_hash(const toml::table& file, std::string_view name, std::uint64_t before,
                        std::span<const std::string_view> looks) {
  std::string text(name);
  Written(text, looks).add(file);
  return XXH3_64bits_withSeed(text.data(), text.size(), before);
}

}  // namespace tavola::content
