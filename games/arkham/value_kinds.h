// The kinds of values that verbs, prompts and events of Arkham Horror carry.
#pragma once

#include "core/vocabulary.h"

namespace tavola::arkham {

/// Adds them to a vocabulary that has its endings, with the names and words of the content in use.
void add_value_kinds(Vocabulary& v);

}  // namespace tavola::arkham
