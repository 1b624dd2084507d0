// All effects of a game, numbered, with an index of who listens to what. At a moment such as "after
// a check" a game looks only at the sources that wait for it; a moment without listeners costs a
// lookup.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "effects/run.h"

namespace tavola::effects {

/// A trigger of some card. Its source counts only while the card is in play, which the game knows;
/// a trigger inside `until ...` also waits for that effect to be in force.
struct Listener {
  std::uint16_t source = 0;  // the card's number in the Book
  NodeId node = 0;           // the trigger
  NodeId moment = 0;         // the phrase it waits for, with its arguments
  NodeId once = kNoNode;     // the `once per ...` around it
  NodeId until = kNoNode;    // the `until ...` around it
  std::array<NodeId, 3> guards{kNoNode, kNoNode, kNoNode};  // the conditions of `while` around it
};

class Book {
 public:
  std::uint16_t add(const Grammar& grammar, Program program);
  const Program& operator[](std::uint16_t source) const { return programs_[source]; }
  std::size_t size() const { return programs_.size(); }

  std::span<const Listener> listeners(PhraseId moment, Timing timing) const {
    const std::size_t at = moment * std::size_t{kTimings} + static_cast<std::size_t>(timing);
    return at < listeners_.size() ? std::span<const Listener>(listeners_[at])
                                  : std::span<const Listener>();
  }

 private:
  void index(const Grammar& grammar, std::uint16_t source, NodeId node, Listener around);

  std::vector<Program> programs_;
  std::vector<std::vector<Listener>> listeners_;
};

/// Whether a listener's `while` conditions hold and its `once per ...` is not used up.
bool awake(const Table& table, const Host& host, const Book& book, const Listener& listener,
           const Context& context);

/// Carries out a trigger's effect for the seat of the context. 1 when something was done.
Rule<Outcome> fire(Table& table, Host& host, const Book& book, Listener listener, Context context);

}  // namespace tavola::effects
