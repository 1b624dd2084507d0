// How much the core has room for, named in one place. What a game's own state has room for, such as
// possessions or monsters on the board, the game names in a file like this one.
//
// A capacity that content could exceed is checked by whoever reads the content, and one that only
// the code could exceed by the compiler. What is left can only be met in play: then the table fails
// and not the program (fail_table). The chapter on limits in docs/architecture.md says how.
#pragma once

#include <atomic>

namespace tavola {

/// A capacity that can be met in play.
struct Limit {
  const char* name;   // in messages, reports and figures: "tape"
  const char* holds;  // what there is room for
  int most;           // 0: it differs, and whoever meets it says how many
};

namespace limits {

// A step is as long as a chapter is whole, and the longest is Arkham's Mythos phase: with eight
// investigators who each roll and pay for a check of the card, of a Rumor and of their own cards,
// some 600 entries are thinkable, and 180 were seen. A rest point after every part of it would make
// the tape shorter, but each copies the state, five times a turn; room that is not used is not
// copied and costs memory alone.
inline constexpr Limit kTape{"tape", "answers and outcomes of chance between two rest points", 768};
inline constexpr Limit kOptions{"options", "answers that one question offers", 320};
inline constexpr Limit kArena{"arena", "bytes for rules that wait for one another", 64 * 1024};
inline constexpr Limit kDeck{"deck", "cards in one deck, pile or bag", 0};

}  // namespace limits

// What only the code could exceed; the compiler or a broken promise tells.
inline constexpr int kMaxArguments = 5;     // that a verb, a prompt or an event carries
inline constexpr int kMaxParameters = 5;    // integers of one measured answer, such as a flick
inline constexpr int kMaxSeats = 8;         // at one table
inline constexpr int kMaxGameOptions = 64;  // that a game is dealt with; Arkham has some 35
inline constexpr int kMaxOptions = limits::kOptions.most;

/// Why a table failed.
struct Failure {
  const Limit* limit = nullptr;
  int most = 0;
  friend bool operator==(const Failure&, const Failure&) = default;
};

/// How much of the core's limits a table has needed so far.
struct Reach {
  int tape = 0;
  int options = 0;
  int arena = 0;

  void include(const Reach& other) {
    if (other.tape > tape) tape = other.tape;
    if (other.options > options) options = other.options;
    if (other.arena > arena) arena = other.arena;
  }
  friend bool operator==(const Reach&, const Reach&) = default;
};

namespace detail {

/// What the rules that run on this thread have met. A step runs on one thread from its beginning to
/// its end or its question, so whatever a rule calls can reach the table that way.
struct LimitMet {
  Failure failure;
  int times = 0;
};
inline constinit thread_local LimitMet limit_met;

/// How many entries a tape may have. Only a test makes it less than the limit, so that any game
/// meets it; it is looked at when a tape grows longer than it ever was.
inline constinit std::atomic<int> tape_room{limits::kTape.most};

}  // namespace detail

/// The table whose rules are running has failed. For plain functions deep inside a rule: they leave
/// out what does not fit and return as if all were well. The rule goes on to its next question or
/// to its end, nothing that it tells is heard any more, and then the table gives up the whole step.
/// A limit is a constant that lives as long as the program; `most` is given where it differs.
[[gnu::cold, gnu::noinline]] void fail_table(const Limit& limit, int most = 0);
void fail_table(Limit&&, int most = 0) = delete;

/// Whether that has happened and no table has given up yet.
inline bool table_fails() { return detail::limit_met.failure.limit != nullptr; }

/// Why, and from now on nothing fails: for the table that gives up, and for whoever fills decks
/// outside of one.
Failure take_failure();

}  // namespace tavola
