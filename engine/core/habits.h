// What a practised player answers without thinking. A game that knows such habits lets bots play on
// quickly from a choice to see what comes of it, instead of at random; what a bot chooses in the
// end it has thought about.
#pragma once

#include <cstdint>

#include "core/table.h"

namespace tavola {

class Habits {
 public:
  /// The number of an option of the open decision, or -1 if there is no habit for it. It looks only
  /// at what the deciding seat knows.
  virtual int habit(const Table& table) const = 0;
  /// Whether the table can be judged as it stands: nothing is under way. If not, bots go on by
  /// habit until it is.
  virtual bool settled(const Table& table) const = 0;
  /// The part of the game that the open decision belongs to, such as a seat's movement; 0 for one
  /// that stands alone. Bots play on by habit to the end of the part, so that answers which put
  /// something off are not judged before it has happened.
  virtual std::uint32_t part(const Table& table) const = 0;
  /// Whether bots give the option a thought. What only puts things off, or bothers the others, may
  /// be left out; if nothing is left, all options are thought about.
  virtual bool considered(const Table&, int /*option*/) const { return true; }
  /// Whether even a bot that plays quickly looks at what each answer leads to, instead of following
  /// a habit.
  virtual bool takes_thought(const Table&) const { return false; }
  /// Whether the habit is better than anything that looking ahead can tell: on a long journey what
  /// a step costs is seen at once, and what it brings only much later. Then even a bot that thinks
  /// long follows it.
  virtual bool is_beyond_sight(const Table&) const { return false; }

 protected:
  ~Habits() = default;
};

}  // namespace tavola
