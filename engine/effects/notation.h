// From a Program back to the notation, in the one canonical way to write it: parse(print(x)) == x.
#pragma once

#include <string>

#include "effects/grammar.h"
#include "effects/program.h"

namespace tavola::effects {

std::string print_notation(const Grammar& grammar, const Program& program);
/// A part of an effect, such as one option of a choice.
std::string print_notation(const Grammar& grammar, const Program& program, NodeId node);

}  // namespace tavola::effects
