// How long a choice may take, where the table has a clock. When it runs out a bot plays for the
// seat until its person is back.
#include "play/json_text.h"
#include "rooms/room/room_impl.h"

namespace tavola::rooms {

std::optional<std::int64_t> Room::Impl::deadline() const {
  // Nobody is hurried before the game has begun.
  if (header_.clock == 0 || over() || session_.log().empty()) return std::nullopt;
  if (!bot_of(session_.table().decision().seat).empty()) return std::nullopt;
  return clock_since_ + header_.clock;
}

void Room::Impl::follow_clock() {
  if (clock_revision_ == revision()) return;
  clock_revision_ = revision();
  clock_since_ = house_.now();
}

void Room::Impl::clock_ran_out() {
  const auto ends = deadline();
  if (!ends || house_.now() < *ends) return;  // somebody has chosen meanwhile
  const std::string entry = stand_in_text(session_.table().decision().seat, "clock");
  // What cannot be kept now is tried again when the clock is next looked at.
  keep({entry}, [this, entry](const Expected<>& kept) {
    if (!kept) return;
    static_cast<void>(take_entry(*play::read_json(entry)));
    changed();
  });
}

}  // namespace tavola::rooms
