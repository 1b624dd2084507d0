// Whether what a text takes was its reader's own choice. (AH-330, R110)
#pragma once

#include "effects/host.h"
#include "games/arkham/rules/investigator/possessions.h"

namespace tavola::arkham {

/// How a text takes cards by one of its verbs: by choice if the verb is a price, or was preferred
/// to another option that could have been taken.
Taking taking_of(const tavola::Table& table, const effects::Call& verb);

}  // namespace tavola::arkham
