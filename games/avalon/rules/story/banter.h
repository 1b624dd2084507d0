// What heroes say to each other on the way. Nothing in the game follows from it.
#pragma once

#include "games/avalon/table.h"

namespace tavola::avalon {

/// At most one pair that begins the day in one Location says something that it has not said yet,
/// and each pair at most once in a chapter.
void let_heroes_talk(Table& t);

}  // namespace tavola::avalon
