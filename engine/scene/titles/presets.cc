#include "scene/titles/presets.h"

#include <algorithm>
#include <mutex>
#include <utility>

#include "content/content.h"
#include "content/toml_reader.h"

namespace tavola::scene {
namespace {

constexpr const char* kPresetsFile = "presets.toml";

class PresetsReader : content::TomlReader {
 public:
  explicit PresetsReader(const Title& title)
      : TomlReader(std::string(title.game().id()) + "/"), game_(title.game()) {
    for (const GameOption& option : game_.options()) options_.push_back(option.id);
  }

  std::expected<Presets, std::string> read() {
    toml::table file;
    if (open(kPresetsFile, file) &&
        known(file, {"rulings", "side", "rounds", "caveat", "preset"}) && rulings(file) &&
        words_or(file, "side", read_.side) && words_or(file, "rounds", read_.rounds) &&
        words_or(file, "caveat", read_.caveat) &&
        each(file, "preset", [this](const toml::table& entry) { return preset(entry); }))
      all_there(file);
    if (!error.empty()) return std::unexpected(error);
    return std::move(read_);
  }

 private:
  bool known(const toml::table& from, const std::vector<std::string>& fields) {
    for (const auto& [key, node] : from)
      if (std::ranges::find(fields, std::string(key.str())) == fields.end())
        return fail_near(node, "there is no field \"" + std::string(key.str()) + "\" here",
                         std::string(key.str()), fields);
    return true;
  }

  /// What may be left out.
  bool words_or(const toml::table& from, const char* name, Worded& to) {
    return !from.contains(name) || worded(from, name, to);
  }

  bool worded(const toml::table& from, const char* name, Worded& to) {
    const toml::table* sentence = nullptr;
    if (!part(from, name, sentence) || !known(*sentence, {"en", "it", "es"})) return false;
    for (std::size_t i = 0; i < to.size(); ++i)
      if (!text(*sentence, std::string(words::code(words::kLanguages[i])).c_str(), to[i]))
        return false;
    return true;
  }

  /// The option with that name, or null with the reason told.
  const GameOption* option(const toml::node& at, const std::string& id) {
    const auto found = std::ranges::find(game_.options(), id, &GameOption::id);
    if (found != game_.options().end()) return &*found;
    fail_near(at, "the game has no option \"" + id + "\"", id, options_);
    return nullptr;
  }

  bool rulings(const toml::table& file) {
    const toml::node* node = file.get("rulings");
    if (node == nullptr) return true;
    const toml::array* list = node->as_array();
    if (list == nullptr) return fail(*node, "\"rulings\" is a list of options");
    for (const toml::node& each : *list) {
      const std::string id = each.value_or(std::string());
      const GameOption* named = option(each, id);
      if (named == nullptr) return false;
      if (named->box) return fail(each, "\"" + id + "\" adds a box and is no ruling");
      read_.rulings.push_back(id);
    }
    return true;
  }

  bool preset(const toml::table& entry) {
    const std::size_t at = seen_++;  // one that is refused has had its place
    Preset one;
    if (!text(entry, "id", one.id)) return false;
    if (at >= kPresetIds.size() || one.id != kPresetIds[at])
      return fail_at(entry, "id",
                     "a game has the presets first, standard and everything, in this "
                     "order");
    if (!worded(entry, "title", one.title) || !worded(entry, "says", one.says) ||
        !flag(entry, "guided", one.guided) || !boxes(entry, one) || !chosen(entry, one))
      return false;
    if (one.id == "standard" && !one.options.empty())
      return fail(entry,
                  "\"standard\" is what is played where nothing is chosen, so it sets no "
                  "option");
    Setup setup = game_.standard_setup(game_.least_seats(), 1);
    for (std::size_t i = 0; i < game_.options().size(); ++i) {
      const GameOption& option = game_.options()[i];
      const auto set = one.options.find(option.id);
      if (set == one.options.end()) continue;
      setup.options[i] = static_cast<std::uint8_t>(std::ranges::find(option.values, set->second) -
                                                   option.values.begin());
    }
    if (const std::string why = game_.objection(setup); !why.empty()) return fail(entry, why);
    read_.all.push_back(std::move(one));
    return true;
  }

  /// Every box that there is, so that a new one comes along by itself.
  bool boxes(const toml::table& entry, Preset& to) {
    if (!has_field(entry, "boxes")) return true;
    std::string which;
    if (!text(entry, "boxes", which)) return false;
    if (which != "all") return fail_at(entry, "boxes", "write boxes = \"all\", or name them");
    for (const GameOption& option : game_.options())
      if (option.box) to.options[option.id] = "yes";
    return true;
  }

  bool chosen(const toml::table& entry, Preset& to) {
    if (!has_field(entry, "options")) return true;
    const toml::table* chosen = nullptr;
    if (!part(entry, "options", chosen)) return false;
    for (const auto& [key, node] : *chosen) {
      const GameOption* named = option(node, std::string(key.str()));
      if (named == nullptr) return false;
      std::uint8_t at = 0;
      if (!one_of(node, named->values, at)) return false;
      to.options[named->id] = named->values[at];
    }
    return true;
  }

  bool all_there(const toml::table& file) {
    if (read_.all.size() == kPresetIds.size()) return true;
    return fail(file,
                "the preset \"" + std::string(kPresetIds[read_.all.size()]) + "\" is missing");
  }

  const Game& game_;
  std::vector<std::string> options_;
  std::size_t seen_ = 0;
  Presets read_;
};

}  // namespace

const std::string& in(const Worded& text, words::Language language) {
  return text[static_cast<std::size_t>(language)];
}

const Preset* Presets::find(std::string_view id) const {
  const auto found = std::ranges::find(all, id, &Preset::id);
  return found == all.end() ? nullptr : &*found;
}

bool Presets::is_ruling(std::string_view option) const {
  return std::ranges::find(rulings, option) != rulings.end();
}

std::expected<Presets, std::string> read_presets(const Title& title) {
  if (!content::find(std::string(title.game().id()) + "/" + kPresetsFile)) return Presets{};
  return PresetsReader(title).read();
}

const Presets& presets(const Title& title) {
  static std::mutex reading;
  static std::map<std::string, Presets, std::less<>> read;
  const std::scoped_lock lock(reading);
  const auto [found, fresh] = read.try_emplace(std::string(title.game().id()));
  if (fresh)
    if (auto all = read_presets(title)) found->second = *std::move(all);
  return found->second;  // nothing is ever taken out again
}

}  // namespace tavola::scene
