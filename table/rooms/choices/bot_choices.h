// Which choices of a table were made by bots, so that nobody needs to be asked before they are
// taken back. A log says which seat chose, not who played for it; that follows from when bots were
// seated, which the table's other entries say in the same order.
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

#include "play/session/session.h"

namespace tavola::rooms {

class BotChoices {
 public:
  /// Takes in what was logged since the last time up to this many records, by those who play for
  /// the seats now: to be called before somebody else plays for one, and before asking.
  template <class PlaysFor>
  void follow(const play::Session& session, std::size_t logged, const PlaysFor& bot_plays_for) {
    for (std::size_t i = made_.size(); i < std::min(logged, session.log().size()); ++i) {
      const play::Record& record = session.log()[i];
      made_.push_back(record.kind == play::Record::Kind::kChoice && bot_plays_for(record.seat));
    }
  }
  void forget_from(std::size_t logged) {
    if (made_.size() > logged) made_.resize(logged);
  }
  bool made(std::size_t logged) const { return logged < made_.size() && made_[logged]; }

 private:
  std::vector<bool> made_;  // by place in the log
};

}  // namespace tavola::rooms
