// Games and saved tables as commands open them, with what is wrong said in the language of --lang.
#pragma once

#include <expected>
#include <map>
#include <string>
#include <vector>

#include "core/game.h"
#include "play/problem.h"
#include "play/session/session.h"
#include "scene/titles/title.h"

namespace tavola::app {

std::expected<const scene::Title*, std::string> open_game(const std::string& id);
/// Empty if so many can play the game.
std::string wrong_seats(const Game& game, int seats);

/// Empty if this is "ID=VALUE" of an option that the game has.
std::string wrong_option(const Game& game, const std::string& assignment);

/// What a preset sets, which may be none, and over it each "ID=VALUE"; or what is wrong with them.
std::expected<std::map<std::string, std::string>, std::string> options_said(
    const scene::Title& title, const std::string& preset,
    const std::vector<std::string>& assignments);

/// The sentence in the language of --lang if it has one for this kind of problem, else as it is.
std::string told(const play::Problem& problem, const std::string& file);
/// A file, or a name in the folder of tables.
std::expected<play::Session, std::string> open_table(const std::string& name);

}  // namespace tavola::app
