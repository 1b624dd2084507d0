// What a game promises to hold after every decision, looked at one by one. A game derives from this
// and goes through its promises in check(); Rules::violations gives what is broken.
#pragma once

#include <string>
#include <utility>
#include <vector>

/// In a member of PromisesOf: adds the sentence to `broken` if the promise does not hold. It is put
/// together only then, because this is asked after every decision.
#define PROMISE(holds, sentence)                   \
  do {                                             \
    if (!(holds)) broken.emplace_back((sentence)); \
  } while (false)

namespace tavola {

template <class State>
class PromisesOf {
 public:
  explicit PromisesOf(const State& state) : s(state) {}
  std::vector<std::string> broken;  // each with the path of a field

 protected:
  /// Before anything is on the table there is nothing to look at.
  bool is_set_up() {
    using Phase = decltype(s.phase);
    PROMISE(s.phase != Phase::kSetup, "/phase: the table is not set up; begin a new game instead");
    return broken.empty();
  }

  const State& s;
};

template <class Promises, class State>
std::vector<std::string> broken_promises(const State& state) {
  Promises promises(state);
  promises.check();
  return std::move(promises.broken);
}

}  // namespace tavola
