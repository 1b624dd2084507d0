// Reads games/avalon and checks what the rules ask of it.
#include "games/avalon/content/content.h"

#include "games/avalon/content/content_reader.h"

namespace tavola::avalon {

std::expected<Content, std::string> load_content() { return Reader().load(); }

const effects::Grammar& card_grammar();  // for games/notation.cc
const effects::Grammar& card_grammar() { return content().grammar; }

}  // namespace tavola::avalon
