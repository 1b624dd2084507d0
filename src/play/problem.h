// Why something asked of a running table was refused: a code for programs and a sentence for
// people that says what was expected. Whoever gets a problem back can rely on nothing having
// changed.
#pragma once

#include <expected>
#include <string>
#include <utility>

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

}  // namespace tavola::play
