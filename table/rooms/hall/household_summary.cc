// What others learn of a table: its row in the list of tables, and whose turn has come.
#include <algorithm>
#include <utility>

#include "rooms/hall/household.h"
#include "rooms/hall/summary_text.h"

namespace tavola::rooms {
namespace {

using namespace std::chrono_literals;

/// How long small changes of a table's row in the list may wait, so that several are one.
constexpr auto kNotePause = 3000ms;

/// A connection whose person is gone is noticed within this time, in seconds.
constexpr std::int64_t kSeenAfter = 90;

}  // namespace

void Household::summarise(const Summary& summary) {
  {
    std::scoped_lock lock(summary_mutex_);
    summary_ = summary;
  }
  if (room_ == nullptr) return;
  tell_of_turns(summary);
  if (summary.over != noted_over_) {
    note_summary();
    return;
  }
  if (note_waits_) return;
  note_waits_ = true;
  premises_.timers.after(kNotePause, [self = weak_from_this()] {
    if (const auto here = self.lock())
      here->turn_->add([here] {
        here->note_waits_ = false;
        if (here->room_ != nullptr) here->note_summary();
      });
  });
}

void Household::tell_of_turns(const Summary& summary) {
  if (!premises_.turn_came) return;
  // A table that was just opened waits for nobody newly.
  const bool first = std::exchange(fresh_, false);
  std::erase_if(waited_, [&](const auto& each) {
    return std::ranges::find(summary.turn, each.first) == summary.turn.end();
  });
  for (const Seat seat : summary.turn) {
    const auto [waited, came] = waited_.try_emplace(seat, Waited{now(), first});
    if (waited->second.told || seat >= summary.seats.size() || summary.seats[seat].here) continue;
    waited->second.told = true;
    // Whoever goes away long after their turn came has seen that it did.
    if (!came && now() - waited->second.since > kSeenAfter) continue;
    const TableKeys& keys = room_->header().keys;
    const bool taken = seat < summary.taken.size() && !summary.taken[seat].empty();
    premises_.turn_came(
        {table_, taken ? summary.taken[seat] : keys.seats[seat], summary.game, summary.title});
  }
}

void Household::note_summary(bool resting) {
  std::optional<Summary> summary = this->summary();
  if (!summary) return;
  if (!room_->header().listed) {
    // Nobody reads in a list who is there now, so only what stays is worth writing down.
    for (Summary::Chair& chair : summary->seats) chair.here = false;
    summary->spectators = 0;
    if (!resting) {
      summary->round = 0;
      summary->turn.clear();
    }
  }
  std::string text = summary_text(*summary);
  if (text == noted_ && summary->over == noted_over_) return;
  noted_ = text;
  noted_over_ = summary->over;
  storage::Note note;
  note.summary = std::move(text);
  note.over = summary->over;
  premises_.storage.note(table_, std::move(note), [](const storage::Result<>&) {});
}

}  // namespace tavola::rooms
