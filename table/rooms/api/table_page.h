// What a game shows of itself before it is played: its colours, how long it takes, and the guided
// first game. It stands in games/GAME/table.toml, apart from the game's own content, so that a
// better sentence in the guide does not make saved tables unreadable.
#pragma once

#include <array>
#include <cstdint>
#include <expected>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/json.h"
#include "play/session/session.h"
#include "words/language.h"

namespace tavola::rooms {

/// A sentence in every language.
using InAll = std::array<std::string, words::kLanguages.size()>;

/// Something to say at its moment: when a question is asked, when an answer is measured, or when a
/// rule has just been applied. What is empty does not matter.
struct GuideNote {
  std::string prompt;  // the question it belongs to
  std::string verb;    // the measured answer that it is about
  std::string rule;    // what the log or a contact of discs cites
  std::string box;     // told at every table with this box, the first time that it comes up
  /// What it points at: ids of things in the scene, of a part of the page (goals, hint, undo, log),
  /// or "verb:NAME" for the answers with a verb.
  std::vector<std::string> at;
  InAll title, text;
};

/// A first game that teaches by playing: the table to open and what to say when.
struct Guide {
  InAll title;
  std::uint64_t seed = 1;
  std::map<std::string, std::string> options;
  std::vector<play::Player> seats;
  std::vector<GuideNote> notes;
};

/// A word that explains itself wherever a card says it.
struct Keyword {
  InAll forms;  // with | between
  InAll text;
  std::string rule;
};

struct TablePage {
  int least_minutes = 30, most_minutes = 60;
  std::string tint = "#2a2d36", ground = "#12141a", ground2 = "#1a1d25", engraving = "#9a9384";
  Json picture;  // what stands for the game on the shelf; null if nothing does
  std::optional<Guide> guide;
  std::vector<Keyword> keywords;
};

/// A place on the shelf of the lobby.
struct ShelfPlace {
  std::string game;
  InAll title, tagline;  // of a game that is still to come; empty for one that can be played
};

/// Reads games/shelf.toml.
std::expected<std::vector<ShelfPlace>, std::string> read_shelf(std::string_view file,
                                                               std::string_view toml);
/// The shelf that ships with the program. Read once.
std::expected<const std::vector<ShelfPlace>*, std::string> shelf();

/// The error says file, line, column and what to write instead.
std::expected<TablePage, std::string> read_table_page(std::string_view file, std::string_view toml);
/// The page that ships with the program; a plain one where a game has none. Read once.
std::expected<const TablePage*, std::string> table_page(std::string_view game);

/// The sentences of engine/words/shared/client.toml by their ids, as one JSON object. English
/// stands in for what a language lacks.
std::expected<const std::string*, std::string> client_words(words::Language language);
/// Reads such a file: id -> sentence in every language.
std::expected<std::map<std::string, InAll>, std::string> read_client_words(std::string_view file,
                                                                           std::string_view toml);

}  // namespace tavola::rooms
