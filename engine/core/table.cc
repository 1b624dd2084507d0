#include "core/table.h"

#include <xxhash.h>

#include <algorithm>

namespace tavola {

namespace {

/// Says on this thread that a step is being taken. Steps of other tables may be taken in the middle
/// of it, such as by a game that tries something out.
struct StepTaken {
  StepTaken() {
    std::atomic<std::uint64_t>& steps = detail::steps_taken;
    outermost = (steps.load(std::memory_order_relaxed) & 1U) == 0;
    if (outermost)
      steps.store(steps.load(std::memory_order_relaxed) + 1, std::memory_order_relaxed);
  }
  ~StepTaken() {
    if (!outermost) return;
    std::atomic<std::uint64_t>& steps = detail::steps_taken;
    steps.store(steps.load(std::memory_order_relaxed) + 1, std::memory_order_relaxed);
  }
  StepTaken(const StepTaken&) = delete;
  StepTaken& operator=(const StepTaken&) = delete;
  bool outermost = false;
};

}  // namespace

// A guard costs nothing but to be counted, as long as no check breaks.
template <class Work>
void Table::take_step(Work work) {
  const StepTaken here;
  arena().count_anew();
  if (const auto broken = guarded(work)) [[unlikely]]
    fail_table(*broken);
  if (table_fails()) [[unlikely]]
    give_up();
}

bool Table::run_tape(bool fresh) {
  drop_rules();
  cursor_ = 0;
  diverged_ = false;
  failure_ = {};
  told_ = fresh ? sink_ : nullptr;
  take_step([this] { replay(); });
  told_ = sink_;
  return !diverged_;
}

void Table::replay() {
  over_ = game_over();
  if (over_) {
    decision_.options.clear();
    diverged_ = !tape_.empty();
    return;
  }
  begin_step();
  while (!diverged_ && !table_fails() && waiting_ && cursor_ < tape_.size()) {
    if (tape_.kind(cursor_) != Tape::Kind::kChoice) {
      diverged_ = true;
      break;
    }
    const int n = tape_.value(cursor_++);
    if (n < 0 || n >= static_cast<int>(decision_.options.size())) {
      diverged_ = true;
      break;
    }
    if (decision_.options[static_cast<std::size_t>(n)].takes_parameters)
      for (std::size_t i = 0; i < decision_.parameters.size() && cursor_ < tape_.size(); ++i)
        measured_[i] = tape_.value(cursor_++);
    if (!accepts(n, measured_)) {
      diverged_ = true;
      break;
    }
    chosen_ = n;
    std::exchange(waiting_, {}).resume();
  }
  if (cursor_ != tape_.size()) diverged_ = true;
  told_ = sink_;
  if (!waiting_) run_to_decision();
}

// The state is whatever the rules made of it when something was left out, so only the rest point
// can be relied on.
void Table::give_up() {
  failure_ = take_failure();
  drop_rules();
  back_to_rest();
  tape_.clear();
  cursor_ = 0;
  decision_.options.clear();
  decision_.parameters.clear();
  over_ = true;
}

// What is told is counted as well: a rule that goes round for ever without another rule tells
// something each time. Once its table has failed nothing but this would end it.
void Table::tell(const Event& event) {
  if (!table_fails() && arena().counts()) return told_->happened(event);
  goes_on_after_failure();
}

void Table::tell_applied(Citation rule) {
  if (!table_fails() && arena().counts()) return told_->applied(rule);
  goes_on_after_failure();
}

bool Table::more_offered(std::size_t offered) {
  if (offered > static_cast<std::size_t>(limits::kOptions.most)) {
    fail_table(limits::kOptions);
    return false;
  }
  most_offered_ = offered;
  return true;
}

bool Table::more_taped() {
  const int room = detail::tape_room.load(std::memory_order_relaxed);
  if (tape_.size() >= room) {
    fail_table(limits::kTape, room);
    return false;
  }
  most_taped_ = tape_.size() + 1;
  return true;
}

bool Table::accepts(int n, const Parameters& parameters) const {
  if (over_ || n < 0 || n >= static_cast<int>(decision_.options.size())) return false;
  if (!decision_.options[static_cast<std::size_t>(n)].takes_parameters) return true;
  for (std::size_t i = 0; i < decision_.parameters.size(); ++i) {
    const Parameter& bounds = decision_.parameters[i];
    if (parameters[i] < bounds.least || parameters[i] > bounds.most) return false;
  }
  return !forbidding(decision_.options[static_cast<std::size_t>(n)], parameters).given();
}

Citation Table::forbids(int n, const Parameters& parameters) const {
  const auto at = static_cast<std::size_t>(n);
  if (over_ || n < 0 || at >= decision_.options.size()) return {};
  if (!decision_.options[at].takes_parameters) return {};
  return forbidding(decision_.options[at], parameters);
}

void Table::choose(int n, const Parameters& parameters) {
  const auto at = static_cast<std::size_t>(n);
  TAVOLA_CHECK(!over_ && at < decision_.options.size(), "an answer that was not offered");
  chosen_ = n;
  remember(Tape::Kind::kChoice, n);
  if (decision_.options[at].takes_parameters) [[unlikely]] {
    TAVOLA_CHECK(accepts(n, parameters), "a measured answer out of its bounds");
    measured_ = parameters;
    for (std::size_t i = 0; i < decision_.parameters.size(); ++i)
      remember(Tape::Kind::kChoice, parameters[i]);
  }
  take_step([this] {
    std::exchange(waiting_, {}).resume();
    if (!waiting_) run_to_decision();
  });
}

int Table::told_roll(int faces) {
  if (cursor_ == tape_.size() && script_ != nullptr && !script_->dice.empty()) {
    const int face = script_->dice.front();
    script_->dice.erase(script_->dice.begin());
    if (face >= 1 && face <= faces) {
      remember(Tape::Kind::kChance, face);
      return face;
    }
    misfit();
  }
  return outcome(1, faces, Tape::Kind::kChance);
}

int Table::told_draw(int deck) const {
  if (cursor_ < tape_.size())
    return tape_.kind(cursor_) == Tape::Kind::kChance ? tape_.value(cursor_) : -1;
  if (script_ == nullptr) return -1;
  const auto next = std::find_if(script_->draws.begin(), script_->draws.end(),
                                 [deck](const Script::Draw& draw) { return draw.deck == deck; });
  if (next == script_->draws.end()) return -1;
  const int card = next->card;
  script_->draws.erase(next);
  return card;
}

int Table::outcome(int least, int bound, Tape::Kind kind) {
  if (cursor_ < tape_.size()) {
    const Tape::Kind told = tape_.kind(cursor_);
    if (told == Tape::Kind::kRedraw && kind == Tape::Kind::kHidden) {
      const int anew = least + static_cast<int>(random_->below(static_cast<std::uint32_t>(bound)));
      tape_.replace(cursor_++, kind, anew);
      return anew;
    }
    const int value = tape_.value(cursor_);
    if (told == kind && value >= least && value < least + bound) {
      ++cursor_;
      return value;
    }
    misfit();
  }
  const int value = least + static_cast<int>(random_->below(static_cast<std::uint32_t>(bound)));
  remember(kind, value);
  return value;
}

void Table::misfit() {
  if (cursor_ < tape_.size()) {
    diverged_ = true;
    tape_.cut_to(cursor_);
  } else if (script_ != nullptr) {
    script_->broken = true;
  }
}

std::uint64_t hash_bytes(std::span<const std::byte> bytes, std::uint64_t seed) {
  return XXH3_64bits_withSeed(bytes.data(), bytes.size(), seed);
}

std::uint64_t hash_position(std::span<const std::byte> state, const Tape& tape) {
  std::uint64_t hash = hash_bytes(state);
  for (int i = 0; i < tape.size(); ++i) hash = (hash ^ tape.word(i)) * 0x9E3779B97F4A7C15ULL;
  return hash;
}

}  // namespace tavola
