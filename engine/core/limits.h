// How much the core has room for, named in one place. What a game's own state has room for, such as
// possessions or monsters on the board, the game names in a file like this one.
//
// A capacity that content could exceed is checked by whoever reads the content, and one that only
// the code could exceed by the compiler. What is left can only be met in play: then the table fails
// and not the program (fail_table). The chapter on limits in docs/architecture.md says how.
#pragma once

#include <atomic>
#include <cstdint>
#include <string>
#include <utility>

#include "core/check.h"

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

// A step that never ends. No step of a game that was played has begun so many.
inline constexpr Limit kWork{"work", "rules that are begun from one answer to the next", 1'000'000};
// A step that takes longer than whoever plays the table gives it; how long, only they know.
inline constexpr Limit kTime{"time", "work in the time that a step is given", 0};
// No capacity: a promise between parts of the program was broken inside the step.
inline constexpr Limit kPromise{"promise", "what the rules of the program promise", 0};

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
  BrokenCheck broken = {};  // of limits::kPromise

  /// It lies in the program, and not in how much was played.
  bool is_fault() const { return limit == &limits::kPromise || limit == &limits::kWork; }
  friend bool operator==(const Failure& a, const Failure& b) {
    return a.limit == b.limit && a.most == b.most && a.broken.line == b.broken.line;
  }
};

/// "tape (at most 768 answers and outcomes of chance between two rest points)"; of a broken check
/// its sentence and where it stands. For reports and diaries.
std::string described(const Failure& failure);

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

/// Whether a step that takes long is to be given up; asked now and then by the steps themselves.
struct TimeLimit {
  bool (*is_over)(void* whose) = nullptr;
  void* whose = nullptr;
};
inline constinit thread_local TimeLimit time_limit;

/// What is happening on this thread, for a watch that looks on from another one: odd while a step
/// is being taken. Nothing but the thread itself writes it.
inline constinit thread_local std::atomic<std::uint64_t> steps_taken{0};

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
/// The table has failed and its rules go on. One that would do so for ever breaks a check here.
[[gnu::cold, gnu::noinline]] void goes_on_after_failure();

/// The same for a check that broke in the middle of a step.
[[gnu::cold, gnu::noinline]] void fail_table(const BrokenCheck& broken);

/// Steps that are taken on this thread while it stands are given up when `over` says so. It is
/// asked only in steps that begin many rules, because no others take long.
template <class Over>
class StepTimeLimit {
 public:
  explicit StepTimeLimit(Over over) : over_(std::move(over)), before_(detail::time_limit) {
    detail::time_limit = {
        [](void* whose) -> bool { return static_cast<StepTimeLimit*>(whose)->over_(); }, this};
  }
  ~StepTimeLimit() { detail::time_limit = before_; }
  StepTimeLimit(const StepTimeLimit&) = delete;
  StepTimeLimit& operator=(const StepTimeLimit&) = delete;

 private:
  Over over_;
  detail::TimeLimit before_;
};

/// Whether that has happened and no table has given up yet.
inline bool table_fails() { return detail::limit_met.failure.limit != nullptr; }

/// Why, and from now on nothing fails: for the table that gives up, and for whoever fills decks
/// outside of one.
Failure take_failure();

}  // namespace tavola
