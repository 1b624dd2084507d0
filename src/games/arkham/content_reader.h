// Reading one of Arkham's TOML files after the other: the first thing that is wrong ends it, with
// its place and a sentence that says what to write instead. Only the files that load content
// include this header.
#pragma once

#include <toml++/toml.h>

#include <string>
#include <string_view>
#include <vector>

#include "games/arkham/content.h"

namespace tavola::arkham {

class ContentReader {
 public:
  std::string error;
  Content content;

 protected:
  bool fail(const toml::source_region& at, const std::string& sentence);
  bool fail(const toml::node& at, const std::string& sentence) {
    return fail(at.source(), sentence);
  }
  /// About a field of an entry: at the field, or at the entry if the field is missing.
  bool fail_at(const toml::table& entry, const char* field, const std::string& sentence);

  bool open(const char* name, toml::table& table);
  template <class Visit>
  bool each(const toml::table& root, const char* name, Visit&& visit) {
    const toml::array* list = root[name].as_array();
    if (list == nullptr || list->empty())
      return fail(root, std::string("write one [[") + name + "]] for each " + name);
    for (const toml::node& node : *list) {
      const toml::table* entry = node.as_table();
      if (entry == nullptr) return fail(node, std::string("[[") + name + "]] is a table");
      if (!visit(*entry)) return false;
    }
    return true;
  }
  bool text(const toml::table& from, const char* key, std::string& to);
  bool names(const toml::table& from, std::string& id, std::string& word) {
    return text(from, "id", id) && text(from, "word", word);
  }
  template <class Number>
  bool number(const toml::table& from, const char* key, int least, int most, Number& to) {
    int value = 0;
    if (!whole(from, key, least, most, value)) return false;
    to = static_cast<Number>(value);
    return true;
  }
  /// A number that may be left out.
  template <class Number>
  bool number_or(const toml::table& from, const char* key, int least, int most, Number& to) {
    return !from.contains(key) || number(from, key, least, most, to);
  }
  bool flag(const toml::table& from, const char* key, bool& to);  // false if left out
  bool origin(const toml::table& from);
  /// The number of a word among others.
  bool one_of(const toml::table& from, const char* key, const std::vector<std::string>& ids,
              std::uint8_t& to);
  bool one_of(const toml::node& node, const std::vector<std::string>& ids, std::uint8_t& to);
  /// Several words as a set of their numbers.
  bool some_of(const toml::table& from, const char* key, const std::vector<std::string>& ids,
               std::uint64_t& to);
  /// A line of notation; kNoSource if it may be left out and is.
  bool line(const toml::table& from, const char* key, std::uint16_t& source);
  bool line_or(const toml::table& from, const char* key, std::uint16_t& source) {
    return !from.contains(key) || line(from, key, source);
  }
  template <class Thing>
  static std::vector<std::string> ids_of(const std::vector<Thing>& things) {
    std::vector<std::string> ids;
    for (const Thing& thing : things) ids.push_back(thing.id);
    return ids;
  }

  std::string file_;

 private:
  bool whole(const toml::table& from, const char* key, int least, int most, int& to);
};

}  // namespace tavola::arkham
