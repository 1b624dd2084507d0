#include "games/avalon/rules/story/statuses.h"

#include <bit>

namespace tavola::avalon {
namespace {

// Of a row of boxes the state holds how many are marked, of all others a bit for each part.
std::uint16_t& held(State& s, std::uint8_t which) { return s.story.statuses[which]; }

}  // namespace

const Status& status(std::uint8_t which) { return content().story.statuses[which]; }

std::uint8_t status_named(std::string_view id) {
  const std::vector<Status>& all = content().story.statuses;
  for (std::size_t i = 0; i < all.size(); ++i)
    if (all[i].id == id) return static_cast<std::uint8_t>(i);
  return kNone;
}

bool is_marked(const State& s, std::uint8_t which, int part) {
  const std::uint16_t now = s.story.statuses[which];
  if (part == 0 || status(which).kind == StatusKind::kBoxes) return now != 0;
  return ((now >> (part - 1)) & 1U) != 0;
}

int marks(const State& s, std::uint8_t which) {
  const std::uint16_t now = s.story.statuses[which];
  return status(which).kind == StatusKind::kBoxes ? now : std::popcount(now);
}

void mark(Table& t, std::uint8_t which, int part, Citation rule) {
  std::uint16_t& now = held(t.state, which);
  const std::uint16_t before = now;
  const Status& row = status(which);
  if (row.kind == StatusKind::kBoxes) {
    if (now < row.parts) ++now;
  } else {
    const int bit = row.kind == StatusKind::kBox || part < 1 ? 0 : part - 1;
    now = static_cast<std::uint16_t>(now | (1U << bit));
  }
  if (now == before) return;
  if (row.kind == StatusKind::kNumbered)
    t.emit(rule, Happening::kStatusPartMarked, which, part);
  else
    t.emit(rule, Happening::kStatusMarked, which);
}

void unmark(Table& t, std::uint8_t which, int part, Citation rule) {
  std::uint16_t& now = held(t.state, which);
  const std::uint16_t before = now;
  const Status& row = status(which);
  if (row.kind == StatusKind::kBoxes) {
    if (now > 0) --now;
  } else if (row.kind == StatusKind::kNumbered && part > 0) {
    now = static_cast<std::uint16_t>(now & ~(1U << (part - 1)));
  } else {
    now = 0;
  }
  if (now == before) return;
  if (row.kind == StatusKind::kNumbered && part > 0)
    t.emit(rule, Happening::kStatusPartUnmarked, which, part);
  else
    t.emit(rule, Happening::kStatusUnmarked, which);
}

}  // namespace tavola::avalon
