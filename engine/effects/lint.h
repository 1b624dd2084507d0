// What a line of notation says that its author cannot have meant: branches that are never reached,
// bands that overlap or leave a hole, costs that cannot be paid, choices that are none.
#pragma once

#include <string_view>
#include <vector>

#include "effects/parse.h"
#include "effects/program.h"

namespace tavola::effects {

/// The warnings for one effect, in the order of its text.
std::vector<Error> lint(const Grammar& grammar, const Program& program, std::string_view text,
                        const Place& place = {});

}  // namespace tavola::effects
