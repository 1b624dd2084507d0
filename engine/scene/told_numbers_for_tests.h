// Whether every number on a sheet changes by an act of the log: a browser changes it in the frame
// in which that lands, and never all at once when the scene after comes.
#pragma once

#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>
#include <variant>
#include <vector>

#include "core/game.h"
#include "core/random.h"
#include "scene/scene.h"
#include "scene/titles/title.h"

namespace tavola::scene {

/// Everything on the sheets that a step can name, with what it is now.
inline std::map<std::string, int> numbers_of_sheets(const Scene& scene) {
  std::map<std::string, int> numbers;
  for (const Panel& panel : scene.panels)
    for (const Line& line : panel.lines) {
      if (const auto* values = std::get_if<line::Values>(&line))
        for (const Value& value : values->values)
          if (!value.id.empty()) numbers[value.id] = value.value;
      if (const auto* meter = std::get_if<line::Meter>(&line))
        for (const Track& track : scene.tracks)
          if (track.id == meter->track && track.id.starts_with("seat:"))
            numbers[track.id] = track.at;
    }
  return numbers;
}

struct HeardForTests : Sink {
  std::vector<Event> events;
  void happened(const Event& event) override { events.push_back(event); }
};

/// Plays games by chance. Of the numbers on sheets that changed with a choice, the last step that
/// names one must say what it is then; `but` names those that follow from others, and events that
/// change several at once and do not say to what.
inline void expect_told_numbers(const Title& title, int seats, int games, int decisions,
                                const std::set<std::string>& but = {}) {
  const Game& game = title.game();
  const auto plain = [](const std::string& id) { return id.substr(id.find('/') + 1); };
  std::set<std::string> told;
  for (int seed = 1; seed <= games; ++seed) {
    const auto table = game.new_table();
    HeardForTests heard;
    table->listen(&heard);
    game.deal(*table, game.standard_setup(seats, static_cast<std::uint64_t>(seed)));
    Random luck(static_cast<std::uint64_t>(seed));
    auto before = numbers_of_sheets(title.scene(*table, kSpectator));
    for (int i = 0; i < decisions && !table->over(); ++i) {
      heard.events.clear();
      const auto options = static_cast<std::uint32_t>(table->decision().options.size());
      const int n = static_cast<int>(luck.below(options));
      table->choose(n, game.propose(*table, n, luck));
      std::map<std::string, int> stepped;
      bool untold = false;
      for (const Event& event : heard.events) {
        untold = untold || but.contains(game.vocabulary().events[event.kind].name);
        for (const Act& act : title.acts(event))
          if (act.kind == ActKind::kStep) stepped[act.of] = act.to;
      }
      const auto after = numbers_of_sheets(title.scene(*table, kSpectator));
      for (const auto& [id, number] : after) {
        const auto was = before.find(id);
        if (was == before.end() || was->second == number) continue;
        if (untold || but.contains(plain(id))) continue;
        const auto step = stepped.find(id);
        EXPECT_NE(step, stepped.end()) << id << ", game " << seed << ", choice " << i;
        if (step == stepped.end()) continue;
        EXPECT_EQ(step->second, number) << id << ", game " << seed << ", choice " << i;
        told.insert(plain(id));
      }
      before = after;
    }
  }
  EXPECT_FALSE(told.empty());
}

}  // namespace tavola::scene
