// From a line of notation to a Program. Types are checked while reading; an error says where it is
// in the file, what could stand there, and the nearest word that would have been right.
#pragma once

#include <expected>
#include <string_view>

#include "effects/grammar.h"
#include "effects/program.h"

namespace tavola::effects {

/// Where in a file the first character of a notation stands, for error messages.
struct Place {
  std::string_view file = "effect";
  int line = 1;
  int column = 1;
};

/// Parses one effect. An empty text and "nothing" are the effect that does nothing.
std::expected<Program, Error> parse(const Grammar& grammar, std::string_view text,
                                    const Place& place = {});

/// The position in the file of a byte of the notation; a notation may go over several lines.
Error error_at(const Place& place, std::string_view text, int offset, std::string message);

}  // namespace tavola::effects
