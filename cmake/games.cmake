# Every folder of games with sources in it is a game, and nothing else has to be told of it: from the
# folders follow the list of games, the letters that citations begin with, and what is embedded.

set(TAVOLA_MORE_GAMES "" CACHE STRING "Folders with a folder games in them, whose games are built too")
option(TAVOLA_COPY_THE_TOY "Build a copy of the toy under another name, as a game that nobody has told of" OFF)

# The toy again, called by another name: build/more/games/copied.
if(TAVOLA_COPY_THE_TOY)
  set(copy ${CMAKE_BINARY_DIR}/more)
  file(REMOVE_RECURSE ${copy})
  file(GLOB_RECURSE files CONFIGURE_DEPENDS RELATIVE ${CMAKE_SOURCE_DIR}/games/toy ${CMAKE_SOURCE_DIR}/games/toy/*)
  foreach(file IN LISTS files)
    file(READ ${CMAKE_SOURCE_DIR}/games/toy/${file} text)
    string(REPLACE "toy" "copied" text "${text}")
    string(REPLACE "(copied)" "(toy)" text "${text}")  # what a ledger of a toy says of it
    string(REPLACE "TY-" "TZ-" text "${text}")
    string(REPLACE "toy" "copied" name ${file})
    file(WRITE ${copy}/games/copied/${name} "${text}")
  endforeach()
  list(APPEND TAVOLA_MORE_GAMES ${copy})
endif()

# The folders of all games: the names without and with "games/", and where each stands.
set(TAVOLA_GAMES)
set(TAVOLA_GAME_FOLDERS)
foreach(shelf IN LISTS CMAKE_SOURCE_DIR TAVOLA_MORE_GAMES)
  if(shelf STREQUAL "CMAKE_SOURCE_DIR")
    set(shelf ${CMAKE_SOURCE_DIR})
  endif()
  file(GLOB folders CONFIGURE_DEPENDS RELATIVE ${shelf}/games ${shelf}/games/*)
  foreach(game IN LISTS folders)
    file(GLOB sources CONFIGURE_DEPENDS ${shelf}/games/${game}/*.cc)
    if(sources)
      list(APPEND TAVOLA_GAMES ${game})
      list(APPEND TAVOLA_GAME_FOLDERS ${shelf}/games/${game})
    endif()
  endforeach()
endforeach()

# What the ledger of each game says of it: the letters of its lines, and whether it is a toy.
set(books)
set(opens)
set(rows)
foreach(game folder IN ZIP_LISTS TAVOLA_GAMES TAVOLA_GAME_FOLDERS)
  set(ledger ${folder}/ledger/${game}.md)
  set(toy false)
  if(EXISTS ${ledger})
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${ledger})
    file(STRINGS ${ledger} first REGEX "^- \\*\\*[A-Z][A-Z]-001\\*\\*")
    foreach(line IN LISTS first)
      string(REGEX REPLACE "^- \\*\\*([A-Z][A-Z])-.*" "\"\\1\"" book "${line}")
      list(APPEND books ${book})
    endforeach()
    file(STRINGS ${ledger} title LIMIT_COUNT 1)
    if(title MATCHES "\\(toy\\)$")
      set(toy true)
    endif()
  endif()
  set(grammar nullptr)
  string(APPEND opens "namespace ${game} {\nscene::OpenedTitle open();\n")
  file(GLOB grammars CONFIGURE_DEPENDS ${folder}/grammar*.toml)
  if(grammars)
    set(grammar ${game}::card_grammar)
    string(APPEND opens "const effects::Grammar& card_grammar();\n")
  endif()
  string(APPEND opens "}\n")
  string(APPEND rows "    {\"${game}\", ${toy}, ${game}::open, ${grammar}},\n")
endforeach()
list(LENGTH books number_of_books)
list(JOIN books ", " books)

file(CONFIGURE OUTPUT ${CMAKE_BINARY_DIR}/generated/include/core/books.h @ONLY CONTENT
"// Written by the build from the ledgers in games/.
#pragma once

#include <array>
#include <string_view>

namespace tavola {
/// The ledgers' prefixes; the position in this list is the book's number.
inline constexpr std::array<std::string_view, @number_of_books@> kBooks = {@books@};
}  // namespace tavola
")
file(CONFIGURE OUTPUT ${CMAKE_BINARY_DIR}/generated/games.cc @ONLY CONTENT
"// Written by the build from the folders in games/.
#include \"games/listed.h\"

namespace tavola {
@opens@
namespace games {
namespace {
constexpr Listed kGames[] = {
@rows@};
}  // namespace

std::span<const Listed> listed() { return kGames; }

}  // namespace games
}  // namespace tavola
")

# Each game is a library; tavola_games is all of them and the list.
function(tavola_games)
  cmake_parse_arguments(PARSE_ARGV 0 arg "" "" "DEPENDS")
  set(games)
  foreach(game IN LISTS TAVOLA_GAMES)
    tavola_library(games/${game} DEPENDS ${arg_DEPENDS})
    list(APPEND games games/${game})
  endforeach()
  tavola_library(games DEPENDS ${games} ${arg_DEPENDS})
  target_sources(tavola_games PRIVATE ${CMAKE_BINARY_DIR}/generated/games.cc)
endfunction()
