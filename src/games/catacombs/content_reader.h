// Reading one of the game's TOML files after the other: the first thing that is wrong ends it, with
// its place and a sentence that says what to write instead. Only the files that load content
// include this header.
#pragma once

#include <toml++/toml.h>

#include <string>
#include <string_view>
#include <vector>

#include "games/catacombs/content.h"

namespace tavola::catacombs {

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
  bool part(const toml::table& root, const char* name, const toml::table*& to);
  bool text(const toml::table& from, const char* key, std::string& to);
  bool number(const toml::table& from, const char* key, int least, int most, std::uint8_t& to);
  /// A number that may be left out.
  bool number_or(const toml::table& from, const char* key, int least, int most, std::uint8_t& to);
  bool length(const toml::table& from, const char* key, double least, double most, double& to);
  /// Gold is written in full and kept in hundreds.
  bool gold(const toml::table& from, const char* key, std::uint8_t& to);
  bool origin(const toml::table& from, bool& ours);
  bool names(const toml::table& from, std::string& id, std::string& word) {
    return text(from, "id", id) && text(from, "word", word);
  }
  bool size(const toml::table& from, Size& to);
  bool one_of(const toml::table& from, const char* key, const std::vector<std::string>& ids,
              std::uint8_t& to);
  bool attacks(const toml::table& from, Attacks& to);
  bool effect(const toml::table& from, std::uint16_t& source);
  /// "monsters = { orc = 2 }", of kinds that are known already.
  bool kinds(const toml::table& from, const char* key, std::array<std::uint8_t, kMonsterKinds>& to);
  bool some_of(const toml::table& from, const char* key, const std::vector<std::string>& ids,
               std::uint8_t& to);
  std::vector<std::string> monster_ids() const;
  std::vector<std::string> side_ids() const;

  std::string file_;
};

}  // namespace tavola::catacombs
