#include "scene/titles/log_style.h"

#include <algorithm>
#include <array>
#include <mutex>
#include <utility>

#include "content/content.h"
#include "content/toml_reader.h"
#include "scene/scene_names.h"

namespace tavola::scene {
namespace {

std::string log_file(const Title& title) { return std::string(title.game().id()) + "/log.toml"; }

class LogStyleReader : content::TomlReader {
 public:
  explicit LogStyleReader(const Title& title) : TomlReader(std::string(title.game().id()) + "/") {
    const Vocabulary& words = title.game().vocabulary();
    for (const Phrase& phrase : words.verbs) verbs_.push_back(phrase.name);
    for (const Phrase& phrase : words.events) events_.push_back(phrase.name);
  }

  std::expected<LogStyle, std::string> read() {
    toml::table file;
    const toml::table* verbs = nullptr;
    const toml::table* events = nullptr;
    if (open("log.toml", file) && flag(file, "says", style_.promises_says) &&
        part(file, "verbs", verbs) && part(file, "events", events) &&
        all(*verbs, verbs_, [this](const toml::table& from, const std::string& id) {
          return verb(from, style_.verbs[id]);
        }))
      all(*events, events_, [this](const toml::table& from, const std::string& id) {
        LogStyle::Event& style = style_.events[id];
        if (!event(from, style)) return false;
        style_.has_chapters |= style.chapter;
        return true;
      });
    if (!error.empty()) return std::unexpected(error);
    return std::move(style_);
  }

 private:
  /// Each of the names, and no other.
  template <class Visit>
  bool all(const toml::table& from, const std::vector<std::string>& names, const Visit& visit) {
    for (const auto& [key, node] : from) {
      const std::string id(key.str());
      if (std::ranges::find(names, id) == names.end())
        return fail_near(node, "the game has no \"" + id + "\"", id, names);
      const toml::table* entry = node.as_table();
      if (entry == nullptr) return fail(node, "\"" + id + "\" is a table");
      if (!visit(*entry, id)) return false;
    }
    for (const std::string& id : names)
      if (!from.contains(id)) return fail(from, "\"" + id + "\" is missing");
    return true;
  }

  bool verb(const toml::table& from, LogStyle::Verb& to) {
    return known(from, {"told", "joins", "answers", "quiet", "quiet_within", "icon"}) &&
           list(from, "told", events_, to.told) && list(from, "joins", verbs_, to.joins) &&
           list(from, "answers", verbs_, to.answers) && flag(from, "quiet", to.quiet) &&
           flag(from, "quiet_within", to.quiet_within) && text(from, "icon", to.icon);
  }

  bool event(const toml::table& from, LogStyle::Event& to) {
    static const std::vector<std::string> tones = [] {
      std::vector<std::string> names;
      for (int tone = 0; tone <= static_cast<int>(Tone::kLife); ++tone)
        names.emplace_back(name_of(static_cast<Tone>(tone)));
      return names;
    }();
    std::uint8_t tone = 0;
    if (from.contains("tone") && !one_of(from, "tone", tones, tone)) return false;
    to.tone = static_cast<Tone>(tone);
    static const std::vector<std::string> sources{"own", "line", "none"};
    std::uint8_t says = 0;
    if (from.contains("says") && !one_of(from, "says", sources, says)) return false;
    to.says = static_cast<Says>(says);
    return known(from, {"icon", "tone", "opens", "begins", "line", "more", "heading", "part",
                        "story", "answer", "chapter", "anew", "beat", "says"}) &&
           (!from.contains("beat") || text(from, "beat", to.beat)) && text(from, "icon", to.icon) &&
           flag(from, "opens", to.opens) && flag(from, "begins", to.begins) &&
           flag(from, "line", to.line) && flag(from, "more", to.more) &&
           flag(from, "heading", to.heading) && flag(from, "part", to.part) &&
           number_or(from, "story", 0, 2, to.story) && flag(from, "answer", to.answer) &&
           flag(from, "chapter", to.chapter) && flag(from, "anew", to.anew);
  }

  bool known(const toml::table& from, const std::vector<std::string>& fields) {
    for (const auto& [key, node] : from)
      if (std::ranges::find(fields, std::string(key.str())) == fields.end())
        return fail_near(node, "there is no field \"" + std::string(key.str()) + "\"",
                         std::string(key.str()), fields);
    return true;
  }

  bool list(const toml::table& from, const char* key, const std::vector<std::string>& names,
            std::vector<std::string>& to) {
    const toml::node* node = from.get(key);
    if (node == nullptr) return true;
    const toml::array* list = node->as_array();
    if (list == nullptr) return fail(*node, std::string(key) + " is a list of names");
    for (const toml::node& each : *list) {
      std::uint8_t at = 0;
      if (!one_of(each, names, at)) return false;
      to.push_back(names[at]);
    }
    return true;
  }

  std::vector<std::string> verbs_, events_;
  LogStyle style_;
};

}  // namespace

const LogStyle::Verb& LogStyle::verb(const Title& title, std::uint8_t verb) const {
  static const Verb plain;
  const auto found = verbs.find(title.game().vocabulary().verbs[verb].name);
  return found == verbs.end() ? plain : found->second;
}

const LogStyle::Event& LogStyle::event(const Title& title, std::uint8_t kind) const {
  static const Event plain;
  const auto found = events.find(title.game().vocabulary().events[kind].name);
  return found == events.end() ? plain : found->second;
}

std::expected<LogStyle, std::string> read_log_style(const Title& title) {
  if (!content::find(log_file(title))) return LogStyle{};
  return LogStyleReader(title).read();
}

const LogStyle& log_style(const Title& title) {
  static std::mutex reading;
  static std::map<std::string, LogStyle, std::less<>> read;
  const std::scoped_lock lock(reading);
  const auto [found, fresh] = read.try_emplace(std::string(title.game().id()));
  if (fresh)
    if (auto style = read_log_style(title)) found->second = *std::move(style);
  return found->second;  // nothing is ever taken out again
}

}  // namespace tavola::scene
