#include "bots/study.h"

namespace tavola::bots {
namespace {

constexpr int kAttempts = 8;

}  // namespace

Study::Study(const Game& game) : game_(game), table_(game.new_table()) {}

bool Study::imagine(const Table& table, const Position& real, Seat viewer, Random& random) {
  for (int attempt = 0; attempt < kAttempts; ++attempt) {
    imagined_ = real;
    game_.determinize(imagined_, table, viewer, random);
    if (again() && same_question(table.decision())) return true;
  }
  return false;
}

bool Study::same_question(const Decision& real) const {
  if (table_->over()) return false;
  const Decision& here = table_->decision();
  return here.seat == real.seat && here.prompt == real.prompt && here.args == real.args;
}

int Study::option_like(const Option& option) const {
  const auto& options = table_->decision().options;
  for (std::size_t i = 0; i < options.size(); ++i)
    if (options[i] == option) return static_cast<int>(i);
  return -1;
}

}  // namespace tavola::bots
