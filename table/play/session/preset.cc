#include "play/session/preset.h"

#include "scene/titles/presets.h"

namespace tavola::play {

Expected<> take_preset(const scene::Title& title, const std::string& preset,
                       std::map<std::string, std::string>& options) {
  if (preset.empty()) return {};
  const scene::Presets& presets = scene::presets(title);
  if (const scene::Preset* found = presets.find(preset)) {
    options.insert(found->options.begin(), found->options.end());
    return {};
  }
  std::string names;
  for (const scene::Preset& one : presets.all) names += (names.empty() ? "" : ", ") + one.id;
  return problem("unknown_preset",
                 std::string(title.game().id()) + " has no preset \"" + preset.substr(0, 40) +
                     "\"" + (names.empty() ? "; it has none at all." : "; it has " + names + "."));
}

}  // namespace tavola::play
