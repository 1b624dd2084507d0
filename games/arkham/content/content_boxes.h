// The part of the loader that finds the boxes: the folders of games/arkham with a box.toml. The
// base game comes first; another box may leave out every file, and adds to what was read before it.
// What is read belongs to a part of a box, and a part knows the hash of its files as far as they
// change play. Only the other parts of the loader include this header.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "games/arkham/content/content_reader.h"
#include "games/arkham/content/house_rules.h"

namespace tavola::arkham {

class BoxLoader : public ContentReader {
 public:
  using ContentReader::ContentReader;

 protected:
  /// Reads the box.toml of every box, the base game's first and each after those that it needs.
  bool find_boxes();
  const std::vector<std::string>& boxes() const { return order_; }  // their ids
  /// From now on files are those of this box.
  void begin_box(const std::string& box);
  /// Whether every file of the box has been read.
  bool end_box();
  bool is_base() const { return box_ == "base"; }
  /// A file of the box; what is read now belongs to the part that names it. Where a box other than
  /// the base game does not have the file, `root` stays empty.
  bool open_file(const char* name, toml::table& root);
  /// As each(), but a box other than the base game may have none.
  template <class Visit>
  bool each_of(const toml::table& root, const char* name, Visit&& visit) {
    return (!is_base() && !root.contains(name)) || each(root, name, visit);
  }
  /// The files of the box whose names begin with "grammar".
  std::vector<std::string> grammar_files() const;
  /// Reads a file of the grammar and adds it to a hash.
  bool read_grammar_of(const std::string& file, std::uint64_t& hash);
  /// The number of the box itself, which holds what no other part names.
  std::uint8_t part_of_box(const std::string& box) const;

  /// The copies of all things of a kind that were read so far.
  template <class Thing>
  static int copies_of(const std::vector<Thing>& things) {
    int copies = 0;
    for (const Thing& thing : things) {
      copies += thing.copies;
      if constexpr (requires { thing.more; })
        for (const FurtherCopies& more : thing.more) copies += more.copies;
    }
    return copies;
  }
  /// Whether an entry is only further copies of something that another box has: `more = "food"`.
  template <class Thing>
  bool is_more(const toml::table& entry, std::vector<Thing>& things, int& all, int most,
               const char* of_what, bool& good) {
    if (!has_field(entry, "more")) return false;
    std::uint16_t which = 0;
    FurtherCopies more;
    more.part = part_;
    good = origin(entry) && one_of(entry, "more", ids_of(things), which) &&
           number(entry, "copies", 1, 9, more.copies) &&
           add_copies(entry, all, more.copies, most, of_what);
    if (good) things[which].more.push_back(more);
    return true;
  }

  /// The options of a table, from the boxes and what is in them.
  bool make_options();

  std::uint8_t part_ = 0;  // of what is read now

 private:
  bool read_box(const std::string& box);
  bool add_part(const toml::table& entry, const std::string& box);
  bool put_in_order();
  void add_house_rule(const HouseRule& rule);
  std::vector<std::string> boxes_with(std::uint8_t part_of_thing) const;

  std::string box_ = "base";
  std::vector<std::string> order_;
  std::vector<std::pair<std::string, std::vector<std::string>>> needs_;  // of each box
  std::set<std::string> opened_;                                         // files of the box at hand
};

}  // namespace tavola::arkham
