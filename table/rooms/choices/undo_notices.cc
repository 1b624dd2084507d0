#include "rooms/choices/undo_notices.h"

#include <algorithm>
#include <utility>

namespace tavola::rooms {

void UndoNotices::follow(const play::Session& session) {
  for (; followed_ < session.log().size(); ++followed_) {
    const play::Record& record = session.log()[followed_];
    const bool back = record.kind == play::Record::Kind::kUndo;
    if (!back && record.kind != play::Record::Kind::kRedo) {
      if (record.kind == play::Record::Kind::kResume) {
        line_.resize(record.keep);
        move_to(record.keep);
      }
      line_.push_back(followed_);
      undone_.clear();
      continue;
    }
    const auto logged = [this](std::size_t i) {
      return i < line_.size() ? line_[i] : undone_[undone_.size() - 1 - (i - line_.size())];
    };
    const play::Destination where =
        play::destination(session, logged, line_.size(), record.keep, record.seat);
    std::vector<std::size_t>& from = back ? line_ : undone_;
    std::vector<std::size_t>& to = back ? undone_ : line_;
    while (line_.size() != record.keep && !from.empty()) {
      to.push_back(from.back());
      from.pop_back();
    }
    add({record.keep, record.seat, where, std::nullopt});
  }
}

void UndoNotices::move_to(std::size_t point) {
  for (std::size_t i = notices_.size(); i > 0 && notices_[i - 1].at > point; --i)
    notices_[i - 1].at = point;
}

void UndoNotices::add(UndoNotice notice) {
  move_to(notice.at);
  const std::size_t point = notice.at;
  notices_.push_back(notice);
  const auto here = at(point);
  if (here.size() <= kMostAtOnePoint) return;
  const auto first = notices_.end() - static_cast<std::ptrdiff_t>(here.size());
  notices_.erase(first, notices_.end() - static_cast<std::ptrdiff_t>(kMostAtOnePoint));
}

std::span<const UndoNotice> UndoNotices::at(std::size_t point) const {
  const auto [from, to] = std::ranges::equal_range(notices_, point, {}, &UndoNotice::at);
  return {from, to};
}

void UndoNotices::told() {
  for (UndoNotice& notice : notices_) notice.told_at = notice.at;
}

}  // namespace tavola::rooms
