// A referee may set any state that a game does not refuse, so whatever is not refused must be
// playable to its end. States of real games are changed within what their fields can hold, most of
// them by exchanging two things so that nothing is lost, and then played on at random. A program
// that ends itself would take the tests with it, so that happens in a process of its own.
#include <sys/mman.h>
#include <sys/wait.h>

#include "core/json.h"
#include "every_game.h"
#include "scene/describe.h"

namespace tavola::tests {
namespace {

#ifdef TAVOLA_SANITIZED
constexpr int kTables = 2;
#else
constexpr int kTables = 8;
#endif
constexpr int kStates = 60;  // of each table

/// What the other process was doing, for the message if it ends itself.
class Note {
 public:
  Note()
      : text_(static_cast<char*>(
            mmap(nullptr, kBytes, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0))) {}
  ~Note() { munmap(text_, kBytes); }
  Note(const Note&) = delete;
  Note& operator=(const Note&) = delete;
  void write(const std::string& text) const {
    const std::size_t length = std::min(text.size(), kBytes - 1);
    std::memcpy(text_, text.data(), length);
    text_[length] = 0;
  }
  std::string read() const { return text_; }

 private:
  static constexpr std::size_t kBytes = 1 << 16;
  char* text_;
};

/// Every value that holds no other, as paths.
void collect_leaves(const Json& json, const std::string& path, std::vector<std::string>& leaves) {
  if (!json.is_structured()) leaves.push_back(path);
  if (json.is_object())
    for (const auto& [name, value] : json.items()) collect_leaves(value, path + "/" + name, leaves);
  if (json.is_array())
    for (std::size_t i = 0; i < json.size(); ++i)
      collect_leaves(json[i], path + "/" + std::to_string(i), leaves);
}

void collect_lists(const Json& json, const std::string& path, std::vector<std::string>& lists) {
  if (json.is_array() && (json.empty() || json.front().is_string())) lists.push_back(path);
  if (json.is_object())
    for (const auto& [name, value] : json.items()) collect_lists(value, path + "/" + name, lists);
  if (json.is_array())
    for (std::size_t i = 0; i < json.size(); ++i)
      collect_lists(json[i], path + "/" + std::to_string(i), lists);
}

/// One change that a referee might make by mistake or on purpose.
void change(Json& state, Random& random) {
  std::vector<std::string> leaves;
  std::vector<std::string> lists;
  collect_leaves(state, "", leaves);
  collect_lists(state, "", lists);
  const auto any = [&](const std::vector<std::string>& paths) -> Json& {
    return state[Json::json_pointer(paths[random.below(static_cast<std::uint32_t>(paths.size()))])];
  };
  switch (random.below(5)) {
    case 0: {  // two things change places, or a thing and an empty place
      Json& one = any(leaves);
      if (!one.is_string()) break;
      for (int tries = 0; tries < 20; ++tries)
        if (Json& other = any(leaves); other != one && (other.is_string() || other.is_null())) {
          std::swap(one, other);
          break;
        }
      break;
    }
    case 1: {  // a thing becomes another of the same kind of value
      Json& one = any(leaves);
      if (one.is_boolean())
        one = !one.get<bool>();
      else if (one.is_number_integer())
        one = random.below(random.below(2) == 0 ? 4 : 256);
      else
        one = Json(any(leaves));
      break;
    }
    case 2: {  // a thing leaves its list for another, or for a place that is empty
      Json& from = any(lists);
      if (from.empty()) break;
      const auto at = random.below(static_cast<std::uint32_t>(from.size()));
      const Json thing = from[at];
      Json& space = any(leaves);
      if (space.is_null()) {
        space = thing;
        from.erase(at);
        break;
      }
      from.erase(at);
      any(lists).push_back(thing);
      break;
    }
    case 3: {  // a thing leaves its place for a list
      Json& one = any(leaves);
      if (!one.is_string()) break;
      const Json thing = std::exchange(one, Json());
      any(lists).push_back(thing);
      break;
    }
    default: {  // a list changes places with another
      Json& one = any(lists);
      Json& other = any(lists);
      std::swap(one, other);
    }
  }
}

/// Looks at the table from all sides and plays on at random to the end. Gives what went wrong.
std::string play_out(const scene::Title& title, Table& table, int seats, Random& random) {
  const Game& game = title.game();
  if (!table.over()) (void)title.blocked(table);
  for (Seat viewer = 0; viewer <= seats; ++viewer) {
    const scene::Scene seen = scene::describe(title, table, viewer == seats ? kSpectator : viewer);
    if (seen.areas.empty() && seen.cards.empty()) return "there is nothing to see";
  }
  for (int decision = 0; !table.over(); ++decision) {
    if (decision == kMostDecisions) return "the game does not come to an end";
    if (const auto broken = game.violations(table); !broken.empty()) return "breaks " + broken[0];
    const int n =
        static_cast<int>(random.below(static_cast<std::uint32_t>(table.decision().options.size())));
    table.choose(n, game.propose(table, n, random));
  }
  return "";
}

/// Sets and plays many changed states of one table. Gives how many were accepted, or -1 with the
/// reason in the note.
int try_states(const Deal& deal, const Note& note) {
  const Game& game = deal.game();
  Random random(deal.setup.seed, 11);
  Player player(deal);
  const auto table = deal.table();
  const auto other = game.new_table();
  int accepted = 0;
  for (int tries = 0; tries < kStates && !table->over(); player.play(*table)) {
    if (!table->at_rest() || random.below(3) != 0) continue;
    const Json whole = game.state_to_json(*table);
    for (int i = 0; i < 10; ++i, ++tries) {
      Json state = whole;
      for (std::uint32_t n = 1 + random.below(3); n > 0; --n) change(state, random);
      if (state == whole) continue;
      note.write(deal.name() + ", " + Json::diff(whole, state).dump() + " on " + whole.dump());
      if (!game.state_from_json(*other, state).empty()) continue;
      ++accepted;
      if (const std::string wrong = play_out(*deal.title, *other, deal.setup.seats, random);
          !wrong.empty()) {
        note.write(wrong + ": " + note.read());
        return -1;
      }
    }
  }
  return accepted;
}

TEST(EveryGame, WhateverStateARefereeMaySetCanBePlayedToItsEnd) {
  const Note note;
  const Note count;
  int accepted = 0;
  every_game([&](const scene::Title& title, int seats) {
    for (int i = 1; i <= share_of(title, kTables); ++i) {
      Deal deal;
      deal.title = &title;
      deal.setup = title.game().standard_setup(seats, static_cast<std::uint64_t>(i));
      const pid_t child = fork();
      ASSERT_GE(child, 0);
      if (child == 0) {
        const int tried = try_states(deal, note);
        count.write(std::to_string(tried));
        _exit(tried < 0 ? 1 : 0);
      }
      int status = 0;
      ASSERT_EQ(waitpid(child, &status, 0), child);
      EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 0)
          << (WIFSIGNALED(status) ? "the program ended itself: " : "") << note.read();
      if (WIFEXITED(status) && WEXITSTATUS(status) == 0) accepted += std::stoi(count.read());
    }
  });
  EXPECT_GT(accepted, kTables);
}

}  // namespace
}  // namespace tavola::tests
