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

/// A table that has met a limit, or in which a check broke, takes no more choices.
inline std::unexpected<Problem> table_failed(const Failure& failure) {
  constexpr const char* kSoGoBack =
      " The table has failed. Save the log for a report, or undo the last choice and take another.";
  if (failure.limit == &limits::kPromise)
    return problem("table_failed", std::string("The program has made a mistake in this step: ") +
                                       failure.broken.sentence + " (" + failure.broken.file + ":" +
                                       std::to_string(failure.broken.line) + ")." + kSoGoBack);
  if (failure.limit == &limits::kWork)
    return problem("table_failed",
                   std::string("This step does not come to an end; that is a mistake of the "
                               "program.") +
                       kSoGoBack);
  if (failure.limit == &limits::kTime)
    return problem("too_much_work",
                   "A step of this table takes longer than this program gives it.");
  return problem("table_failed", std::string("The table has met a limit (") + failure.limit->name +
                                     ": at most " + std::to_string(failure.most) + " " +
                                     failure.limit->holds +
                                     ") and has failed. Save the log for a report, or undo the "
                                     "last choice and take another.");
}

}  // namespace tavola::play
