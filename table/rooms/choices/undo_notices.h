// What the log tells of going back and forward again: one line each time, by whom and how far. The
// choices that were taken back leave the log; the line that says so never does, and when the table
// goes back further it moves along to the point that is left.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "play/session/destination.h"
#include "play/session/session.h"

namespace tavola::rooms {

struct UndoNotice {
  std::size_t at = 0;  // the point after which it is told
  Seat by = kNoSeat;
  play::Destination where;
  std::optional<std::size_t> told_at;  // where the guests have it
};

class UndoNotices {
 public:
  /// Of many at one point the newest are told; all are in the saved log.
  static constexpr std::size_t kMostAtOnePoint = 20;

  /// Takes in what the session has logged since the last time; nothing of it may be taken back.
  void follow(const play::Session& session);
  /// Those at a point, in their order.
  std::span<const UndoNotice> at(std::size_t point) const;
  /// The guests have been told everything.
  void told();

 private:
  void add(UndoNotice notice);
  /// Those after a point are told at it, because nothing after it is in force any more.
  void move_to(std::size_t point);

  std::size_t followed_ = 0;
  /// Places in the log of the records in force, and of those that redo brings back, the next last.
  std::vector<std::size_t> line_, undone_;
  std::vector<UndoNotice> notices_;  // by `at`, and where they are equal in their order
};

}  // namespace tavola::rooms
