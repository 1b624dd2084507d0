// Positions of every game, and views of them, for tests of the screen.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

#include "games/registry.h"
#include "scene/describe.h"
#include "scene/toy_table_for_tests.h"
#include "screen/view.h"

namespace tavola::screen {

inline std::unique_ptr<Table> table_after(const scene::Title& title, int seats, int choices,
                                          std::uint64_t seed) {
  const Game& game = title.game();
  std::unique_ptr<Table> table = game.new_table();
  game.deal(*table, game.standard_setup(seats, seed));
  Random luck(seed + 99);
  for (int i = 0; i < choices && !table->over(); ++i) {
    const int n =
        static_cast<int>(luck.below(static_cast<std::uint32_t>(table->decision().options.size())));
    Parameters parameters{};
    if (table->decision().options[static_cast<std::size_t>(n)].takes_parameters)
      parameters = game.propose(*table, n, luck);
    table->choose(n, parameters);
  }
  return table;
}

/// As whoever decides sees it, with a log of so many lines of which some are news.
inline View view_of(const scene::Title& title, const Table& table, words::Language language,
                    int log_lines = 40, int news = 3) {
  View view;
  const Seat viewer = table.over() ? Seat{0} : table.decision().seat;
  view.scene = scene::describe(title, table, viewer);
  view.voice = {&title, language, {"Nora", "Teo", "Iris", "Aldo", "Lia", "Bruno", "Zoe", "Ugo"}};
  view.interface = &scene::interface_for_tests();
  view.log = [=](const scene::SceneText& text, bool) {
    View::Log log;
    for (int i = 0; i < log_lines; ++i) {
      const Lines lines = lines_of(text.paragraph(
          {{"Line " + std::to_string(i) + " of what has happened at this table so far."}}, 2, 2));
      log.lines.insert(log.lines.end(), lines.begin(), lines.end());
      if (i >= log_lines - news) log.news += lines.size();
    }
    return log;
  };
  return view;
}

inline std::string without_blanks(const std::string& text) {
  std::string all;
  for (const char c : text)
    if (c != ' ' && c != '\n') all += c;
  return all;
}

}  // namespace tavola::screen
