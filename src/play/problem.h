// Why something asked of a running table was refused: a code for programs and a sentence for
// people that says what was expected. Whoever gets a problem back can rely on nothing having
// changed.
#pragma once

#include <expected>
#include <string>
#include <utility>

#include "core/limits.h"

namespace tavola::play {

struct Problem {
  std::string code;     // "not_offered"; the list stands in docs/protocol.md
  std::string message;  // "Option 9 does not exist; choose 0 to 4."
};

template <class T = void>
using Expected = std::expected<T, Problem>;

inline std::unexpected<Problem> problem(std::string code, std::string message) {
  return std::unexpected(Problem{std::move(code), std::move(message)});
}

/// A table that has met a limit takes no more choices.
inline std::unexpected<Problem> table_failed(const Failure& failure) {
  return problem("table_failed", std::string("The table has met a limit (") + failure.limit->name +
                                     ": at most " + std::to_string(failure.most) + " " +
                                     failure.limit->holds +
                                     ") and has failed. Save the log for a report, or undo the "
                                     "last choice and take another.");
}

}  // namespace tavola::play
