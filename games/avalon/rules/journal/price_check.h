// Whether a line takes a price from somebody who may not have it. A price is paid in full or not at
// all (TG-224), so a line may ask for one where somebody has looked first: in the cost of a choice,
// behind `may`, among the options of `choose`, with an `else`.
#pragma once

#include "effects/grammar.h"
#include "effects/program.h"

namespace tavola::avalon {

/// Where the line stands.
enum class PriceIn : std::uint8_t {
  kEffect,   // of an Event, a Location, a Chapter
  kPassage,  // of a verse, in which `each member: pay …` alone is a share (TG-338)
  kCost,     // of a choice, which is open only to who can pay it
};

/// What each member of a Party pays, if that is all a line says: the node of its "pay", or kNoNode.
effects::NodeId share_in(const effects::Program& program);

/// A sentence on what to write instead; empty if every price of the line can be paid.
const char* unpayable(const effects::Grammar& grammar, const effects::Program& program,
                      PriceIn where);

}  // namespace tavola::avalon
