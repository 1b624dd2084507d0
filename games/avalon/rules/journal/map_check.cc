// What is wrong with an island although it can be read. (TG-027, TG-254 to TG-257, TG-900)
#include <algorithm>
#include <deque>
#include <set>

#include "games/avalon/rules/journal/journal_check.h"

namespace tavola::avalon {
namespace {

/// The numbers in the lines of the whole game that bring a Location into play without a Key.
std::set<int> brought_by_lines(const Content& content) {
  std::set<int> found;
  for (std::size_t i = 0; i < content.book.size(); ++i) {
    const effects::Program& program = content.book[static_cast<Source>(i)];
    for (const effects::Node& node : program.nodes()) {
      if (node.kind != effects::NodeKind::kCall) continue;
      const std::string& verb = content.grammar.phrase(node.index).name;
      const bool opens = verb == "open_way" || verb == "bring_back";
      if (!opens && verb != "replace_location" && verb != "set_aside") continue;
      std::vector<int> numbers;
      for (effects::NodeId at = node.child; at != effects::kNoNode; at = program[at].next)
        if (program[at].kind == effects::NodeKind::kNumber) numbers.push_back(program[at].value);
      if (!numbers.empty()) found.insert(opens ? numbers.front() : numbers.back());
    }
  }
  return found;
}

class MapCheck {
 public:
  MapCheck(const Content& content, std::vector<std::string>& problems)
      : content_(content), all_(content.island.locations), problems_(problems) {}

  void run() {
    reach();
    for (std::size_t i = 0; i < all_.size(); ++i) {
      const Location& place = all_[i];
      if (is_for_tests(place)) continue;
      check_keys(place);
      if (!reached_.contains(i))
        tell(place,
             "no Key leads to it from where the island begins, and no line opens a way or puts it "
             "in another's place; nobody ever comes there");
      check_what_can_be_done(place, i);
    }
  }

 private:
  void tell(const Location& place, const std::string& sentence) {
    problems_.push_back(place.stands + ": Location " + std::to_string(place.number) + " (" +
                        place.id + "): " + sentence);
  }

  /// Whether a card may lie where a Key with this number leads. (TG-973)
  static bool answers(const Location& place, std::uint16_t number) {
    return place.number == number || place.legacy == number;
  }

  void reach() {
    std::deque<std::size_t> next;
    const auto add = [&](std::size_t which) {
      if (reached_.insert(which).second) next.push_back(which);
    };
    for (const Beginning& beginning : content_.island.beginnings)
      if (beginning.start != kNone) add(beginning.start);
    const std::set<int> brought = brought_by_lines(content_);
    for (std::size_t i = 0; i < all_.size(); ++i)
      if (brought.contains(all_[i].number)) add(i);
    while (!next.empty()) {
      const Location& from = all_[next.front()];
      next.pop_front();
      for (const std::uint16_t key : from.keys)
        for (std::size_t i = 0; key != 0 && i < all_.size(); ++i)
          if (all_[i].number == key) add(i);
    }
  }

  /// A card that takes another's place may have lost a way on purpose.
  void check_keys(const Location& from) {
    for (int side = 0; side < kSides; ++side) {
      const std::uint16_t key = from.key(static_cast<Side>(side));
      for (const Location& to : all_) {
        if (key == 0 || !answers(to, key) || from.legacy != 0 || to.legacy != 0) continue;
        const Side back = facing(static_cast<Side>(side));
        if (to.key(back) == 0)
          tell(from, "its Key " + std::to_string(key) + " leads one way only; write " +
                         std::string(name_of(back)) + " = " + std::to_string(from.number) +
                         " at Location " + std::to_string(to.number) + " (" + to.stands + ")");
      }
    }
  }

  void check_what_can_be_done(const Location& place, std::size_t which) {
    if (std::ranges::all_of(place.keys, [](std::uint16_t key) { return key == 0; }))
      tell(place, "it has no Key, so whoever is there can never leave; write one, as in north = " +
                      std::to_string(place.number + 1));
    if (std::ranges::none_of(content_.journal.sections, [&](const JournalSection& section) {
          return section.location == which;
        }))
      tell(place, "it has no section, so nobody can Explore there; \"tavola journal new " +
                      std::to_string(place.number) + " FOLDER\" begins one (TG-027)");
  }

  const Content& content_;
  const std::vector<Location>& all_;
  std::vector<std::string>& problems_;
  std::set<std::size_t> reached_;
};

}  // namespace

void check_map_of(const Content& content, std::vector<std::string>& problems) {
  MapCheck(content, problems).run();
}

}  // namespace tavola::avalon
