// Reading one TOML file of content after the other. What is wrong is told with its file, line and
// column and a sentence that says what to write instead. The first wrong thing ends an entry of a
// list; the entries after it are read all the same, so that `error` has a line for each of them,
// and then reading ends. Only files that load content include this header.
#pragma once

#include <toml++/toml.h>

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <limits>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tavola::content {

class TomlReader {
 public:
  /// `folder` is where open() looks: "salem/".
  explicit TomlReader(std::string folder) : folder_(std::move(folder)) {}
  std::string error;

 protected:
  bool fail(const toml::source_region& at, const std::string& sentence);
  bool fail(const toml::node& at, const std::string& sentence) {
    return fail(at.source(), sentence);
  }
  /// About a field of an entry: at the field, or at the entry if the field is missing.
  bool fail_at(const toml::table& entry, const char* field, const std::string& sentence);
  /// About a name that is none of `ids`; the sentence goes on with the one that was likely meant.
  bool fail_near(const toml::node& at, const std::string& sentence, const std::string& id,
                 const std::vector<std::string>& ids);
  /// About the whole of the files.
  bool refuse(const std::string& sentence);

  /// The text of a file, by its full name; messages are about this file from now on.
  bool find(const std::string& file, std::string_view& text);
  /// From now on open() looks in another folder.
  void look_in(std::string folder) { folder_ = std::move(folder); }
  bool has_file(const char* name) const;
  /// A file of the folder.
  bool open(const char* name, toml::table& table);
  /// Calls visit(entry) for each [[name]] and tells of each what is wrong; there must be at least
  /// one. A field that nobody asked for is refused: a slip of the pen would do nothing, and nobody
  /// would see it.
  template <class Visit>
  bool each(const toml::table& root, const char* name, Visit&& visit) {
    const toml::array* list = root[name].as_array();
    if (list == nullptr || list->empty())
      return fail(root, std::string("write one [[") + name + "]] for each " + name);
    std::set<std::string, std::less<>> outside = std::exchange(asked_, {});
    std::vector<std::string> wrong;
    for (const toml::node& node : *list) {
      const toml::table* entry = node.as_table();
      asked_.clear();
      const bool good = entry == nullptr ? fail(node, std::string("[[") + name + "]] is a table")
                                         : visit(*entry) && all_asked_for(*entry, name);
      if (!good && !told(wrong)) break;
    }
    asked_ = std::move(outside);
    asked_.insert(name);
    return wrong.empty() || all_of(wrong);
  }
  bool part(const toml::table& root, const char* name, const toml::table*& to);

  // Fields. What may be left out says so.
  bool has_field(const toml::table& from, const char* key) {
    asked_.insert(key);
    return from.contains(key);
  }
  /// Fields that another reading of the same entries asks for.
  void read_elsewhere(std::initializer_list<const char*> keys) {
    asked_.insert(keys.begin(), keys.end());
  }
  /// For what is neither a text nor a number; empty if it is left out.
  toml::node_view<const toml::node> field(const toml::table& from, const char* key) {
    asked_.insert(key);
    return from[key];
  }
  bool text(const toml::table& from, const char* key, std::string& to);
  bool names(const toml::table& from, std::string& id, std::string& word) {
    return text(from, "id", id) && text(from, "word", word);
  }
  template <std::integral Number>
  bool number(const toml::table& from, const char* key, int least, int most, Number& to) {
    int value = 0;
    if (!whole(from, key, least, most, value)) return false;
    to = static_cast<Number>(value);
    return true;
  }
  /// A number that may be left out.
  template <std::integral Number>
  bool number_or(const toml::table& from, const char* key, int least, int most, Number& to) {
    return !has_field(from, key) || number(from, key, least, most, to);
  }
  bool length(const toml::table& from, const char* key, double least, double most, double& to);
  bool flag(const toml::table& from, const char* key, bool& to);  // false if left out
  /// Where a thing comes from: "seed", "fact" or "ours".
  bool origin(const toml::table& from, bool& ours);
  bool origin(const toml::table& from) {
    bool ours = false;
    return origin(from, ours);
  }
  /// The number of a name among others.
  template <std::unsigned_integral Number>
  bool one_of(const toml::table& from, const char* key, const std::vector<std::string>& ids,
              Number& to) {
    std::string id;
    return text(from, key, id) && one_of(*from.get(key), ids, to);
  }
  template <std::unsigned_integral Number>
  bool one_of(const toml::node& node, const std::vector<std::string>& ids, Number& to) {
    std::size_t at = 0;
    if (!find_in(node, ids, std::numeric_limits<Number>::max(), at)) return false;
    to = static_cast<Number>(at);
    return true;
  }
  /// Several names as a set of their numbers.
  template <std::unsigned_integral Set>
  bool some_of(const toml::table& from, const char* key, const std::vector<std::string>& ids,
               Set& to) {
    std::uint64_t numbers = 0;
    if (!any_of(from, key, ids, numbers)) return false;
    to = static_cast<Set>(to | numbers);
    return true;
  }

  template <class Thing>
  static std::vector<std::string> ids_of(const std::vector<Thing>& things) {
    std::vector<std::string> ids;
    for (const Thing& thing : things) ids.push_back(thing.id);
    return ids;
  }
  /// Refuses a thing for which there is no room any more, with the limit.
  bool no_room(const toml::table& at, int most, const std::string& of_what);
  /// Counts the copies of a thing among those of its deck, and refuses too many.
  bool add_copies(const toml::table& at, int& sum, int copies, int most,
                  const std::string& of_what);
  /// The first of them that stands there twice, or nothing.
  static std::string twice_among(std::vector<std::string> ids);
  /// Refuses an id that stands there twice, with the places of both. The ids may have the name of
  /// their kind before them: "card lantern".
  bool all_different(std::vector<std::string> ids);

  /// Of everything that was opened so far, as far as it changes play; see play_hash.h.
  std::uint64_t hash_of_play() const { return hash_; }
  /// Takes what stands in a file into that hash.
  void add_to_hash(const toml::table& table, std::string_view name);
  /// Reads a file by its full name; it is not taken into that hash.
  bool read_file(const std::string& file, toml::table& table);

  std::string file_;

 private:
  bool whole(const toml::table& from, const char* key, int least, int most, int& to);
  /// The place of a name in a list, which has to be below `most`.
  bool find_in(const toml::node& node, const std::vector<std::string>& ids, std::uint64_t most,
               std::size_t& at);
  bool any_of(const toml::table& from, const char* key, const std::vector<std::string>& ids,
              std::uint64_t& to);

  bool read_toml(std::string_view text, toml::table& table);
  /// Puts the error of an entry aside; false when there have been enough, or none was told.
  bool told(std::vector<std::string>& wrong);
  /// All that was put aside becomes the error.
  bool all_of(const std::vector<std::string>& wrong);
  bool all_asked_for(const toml::table& entry, const char* name);

  std::string folder_;
  std::uint64_t hash_ = 0;
  std::set<std::string, std::less<>> asked_;  // fields of the entry that is being read
  std::map<std::string, std::vector<std::string>, std::less<>> places_;  // of every "id"
};

}  // namespace tavola::content
