#include "play/preset_json.h"

#include <utility>

namespace tavola::play {

Json preset_json(const scene::Preset& preset, const scene::HowHard& hard,
                 words::Language language) {
  Json options = Json::object();
  for (const auto& [id, value] : preset.options) options[id] = value;
  Json measured = Json::array();
  for (const scene::Measured& one : hard.measured)
    if (one.preset == preset.id)
      measured.push_back({{"seats", one.seats},
                          {"bot", one.bot},
                          {"games", one.games},
                          {"won", one.won},
                          {"rounds", one.rounds},
                          {"decisions", one.decisions},
                          {"minutes", scene::minutes_of(hard, one)}});
  return {{"id", preset.id},
          {"title", scene::in(preset.title, language)},
          {"says", scene::in(preset.says, language)},
          {"guided", preset.guided},
          {"options", std::move(options)},
          {"measured", std::move(measured)}};
}

}  // namespace tavola::play
