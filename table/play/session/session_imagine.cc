// A session in which everything that one viewer cannot know is dealt anew, for whoever looks ahead
// without looking into the cards.
#include "play/session/session.h"

namespace tavola::play {
namespace {

// A rule that is half done may have asked because of something hidden; then another try is made.
constexpr int kAttempts = 64;

bool asks_the_same(const Table& table, const Decision& real) {
  if (table.over()) return false;
  const Decision& here = table.decision();
  return here.seat == real.seat && here.prompt == real.prompt && here.args == real.args;
}

}  // namespace

Expected<> Session::determinize(Seat viewer, const Seed& seed) {
  if (const Expected<> open = open_to_choices(); !open) return open;
  Position real;
  table_->copy_to(real);
  Random random(seed);
  std::unique_ptr<Table> other = game().new_table();
  for (int attempt = 0; attempt < kAttempts; ++attempt) {
    Position imagined = real;
    game().determinize(imagined, *table_, viewer, random);
    if (!other->start(imagined) || !asks_the_same(*other, table_->decision())) continue;
    table_ = std::move(other);
    script_ = {};  // a referee's dice and cards are nothing that the viewer knows
    line_.resize(point_);
    snapshots_.clear();
    Snapshot first{point_, {}, {}, {}};
    table_->copy_to(first.position);
    snapshots_.push_back(std::move(first));
    undo_end_ = look_end_ = point_;
    imagined_ = true;
    return {};
  }
  return problem("not_imagined",
                 "Nothing else was found that would lead to this question; try another seed.");
}

}  // namespace tavola::play
