// The wording of a game: its words and its messages, read from the content. Every title has one,
// and the files are found by the game's id, so that a game names none of them.
#pragma once

#include <expected>
#include <string>
#include <string_view>

#include "words/lexicon.h"
#include "words/messages.h"

namespace tavola::scene {

struct Wording {
  words::Lexicon lexicon;
  words::Messages messages;
};

/// Words from words/common.tsv and every file of the game whose name begins with "words", messages
/// from every file whose name begins with GAME/messages; a box of the game may have files of the
/// same names in its own folder, GAME/BOX. A file that is not there is left out; the error says
/// file, line, column and what to write instead.
std::expected<Wording, std::string> read_wording(std::string_view game);

}  // namespace tavola::scene
