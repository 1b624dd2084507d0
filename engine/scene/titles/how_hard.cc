#include "scene/titles/how_hard.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <mutex>
#include <utility>

#include "content/content.h"
#include "content/toml_reader.h"

namespace tavola::scene {
namespace {

constexpr const char* kHowHardFile = "how_hard.toml";
constexpr int kMostGames = 1'000'000;
constexpr double kMostRounds = 10'000;
constexpr double kMostDecisions = 100'000;

class HowHardReader : content::TomlReader {
 public:
  HowHardReader(const Title& title, const Presets& presets)
      : TomlReader(std::string(title.game().id()) + "/"), game_(title.game()), presets_(presets) {}

  std::expected<HowHard, std::string> read() {
    toml::table file;
    if (open(kHowHardFile, file) && number(file, "seconds", 1, 600, read_.seconds))
      each(file, "measured", [this](const toml::table& entry) { return measured(entry); });
    if (!error.empty()) return std::unexpected(error);
    return std::move(read_);
  }

 private:
  bool measured(const toml::table& entry) {
    Measured one;
    std::string command;
    if (!text(entry, "preset", one.preset) ||
        !number(entry, "seats", game_.least_seats(), game_.most_seats(), one.seats) ||
        !text(entry, "bot", one.bot) || !text(entry, "command", command) ||
        !number(entry, "games", 1, kMostGames, one.games) ||
        !number(entry, "won", 0, one.games, one.won) ||
        !length(entry, "rounds", 0, kMostRounds, one.rounds) ||
        !length(entry, "decisions", 0, kMostDecisions, one.decisions))
      return false;
    if (has_field(entry, "options") && !text(entry, "options", one.options)) return false;
    const Preset* preset = presets_.find(one.preset);
    if (preset == nullptr)
      return fail_at(entry, "preset", "the game has no preset \"" + one.preset + "\"");
    const bool again = std::ranges::any_of(read_.measured, [&](const Measured& other) {
      return other.preset == one.preset && other.seats == one.seats;
    });
    if (again)
      return fail_at(entry, "seats",
                     "the preset \"" + one.preset +
                         "\" stands here twice for so "
                         "many seats");
    if (options_of(*preset) == one.options) read_.measured.push_back(std::move(one));
    return true;
  }

  const Game& game_;
  const Presets& presets_;
  HowHard read_;
};

}  // namespace

std::string options_of(const Preset& preset) {
  std::string text;
  for (const auto& [id, value] : preset.options)
    text += (text.empty() ? "" : ",") + id + "=" + value;
  return text;
}

int minutes_of(const HowHard& hard, const Measured& measured) {
  return static_cast<int>(std::lround(measured.decisions * hard.seconds / 60));
}

std::expected<HowHard, std::string> read_how_hard(const Title& title, const Presets& presets) {
  if (!content::find(std::string(title.game().id()) + "/" + kHowHardFile)) return HowHard{};
  return HowHardReader(title, presets).read();
}

const HowHard& how_hard(const Title& title) {
  static std::mutex reading;
  static std::map<std::string, HowHard, std::less<>> read;
  const Presets& known = presets(title);
  const std::scoped_lock lock(reading);
  const auto [found, fresh] = read.try_emplace(std::string(title.game().id()));
  if (fresh)
    if (auto all = read_how_hard(title, known)) found->second = *std::move(all);
  return found->second;  // nothing is ever taken out again
}

}  // namespace tavola::scene
