#include "play/checks/content_check.h"

#include <algorithm>
#include <map>
#include <set>

#include "content/content.h"
#include "content/own_files.h"
#include "ledger/ledger.h"
#include "play/checks/box.h"
#include "play/lessons/lesson.h"
#include "scene/say.h"
#include "scene/titles/beats.h"
#include "scene/titles/how_hard.h"
#include "scene/titles/log_style.h"
#include "scene/titles/presets.h"
#include "words/nearest.h"

namespace tavola::play {
namespace {

/// A word or sentence that is not there stands in brackets. A number in them is none: that is how
/// the difficulty of a check is written.
bool lacks_words(std::string_view line) {
  for (std::size_t at = line.find('['); at != std::string_view::npos; at = line.find('[', at + 1)) {
    const std::size_t end = line.find_first_not_of("0123456789", at + 1);
    if (end == std::string_view::npos || end == at + 1 || line[end] != ']') return true;
  }
  return line.empty();
}

using words::Language;

class Check {
 public:
  explicit Check(const scene::Title& title) : title_(title) {}

  ContentReport run() {
    const Vocabulary& vocabulary = title_.game().vocabulary();
    phrases("verb", vocabulary.verbs);
    phrases("prompt", vocabulary.prompts);
    phrases("event", vocabulary.events);
    for (const std::string& ending : vocabulary.endings) message("ending." + ending);
    for (const GameOption& option : title_.game().options()) {
      message("option." + option.id);
      // A box says in one sentence what it brings and what it makes harder.
      if (option.box) message("option." + option.id + ".says");
      for (const std::string& word : option.words)
        if (!word.empty() && !title_.lexicon().find(word))
          add("the word \"" + word + "\" of the option " + option.id + " is missing");
    }
    for (const char* id : {"title", "tagline"}) message(id);
    for (const ValueKind& kind : vocabulary.kinds) value_words(kind);
    languages();
    cards();
    stories();
    const std::string game(title_.game().id());
    files(game + "/");
    for (const std::string& problem : ledger::shipped().problems(game)) add(problem);
    if (ledger::rules_of(game).empty()) add("the game has no rules ledger");
    for (const std::string& problem : lesson_problems(game)) add(problem);
    for (const std::string& problem : title_.check()) add(problem);
    for (const std::string& problem : title_.picture_problems()) add(problem);
    if (const auto style = scene::read_log_style(title_); !style) add(style.error());
    for (const std::string& problem : scene::missing_says(title_)) add(problem);
    presets();
    for (const std::string& problem : box_of(title_).problems) add(problem);
    count("rules", ledger::rules_of(game).size());
    count("messages", title_.messages().ids().size());
    count("house_rules", title_.game().options().size());
    return std::move(report_);
  }

 private:
  void add(std::string problem) {
    report_.problems.push_back(content::with_places(std::move(problem)));
  }
  void presets() {
    const auto read = scene::read_presets(title_);
    if (!read) return add(read.error());
    // Who decides how an unclear rule is read should know what that changes.
    for (const std::string& ruling : read->rulings) message("option." + ruling + ".says");
    if (const auto hard = scene::read_how_hard(title_, *read); !hard) add(hard.error());
  }
  void count(std::string what, std::size_t many) {
    report_.counts.emplace_back(std::move(what), static_cast<int>(many));
  }

  bool message(const std::string& id) {
    if (title_.messages().find(Language::kEnglish, id) != nullptr) return true;
    add("the message \"" + id + "\" is missing");
    return false;
  }

  /// Every verb, prompt and event has a sentence, which asks only for what it is given.
  void phrases(const std::string& group, const std::vector<Phrase>& phrases) {
    Arguments some{};
    for (const Phrase& phrase : phrases) {
      const std::string id = group + "." + phrase.name;
      if (!message(id)) continue;
      const auto given = scene::text_of(title_, group, phrase, some).arguments;
      for (const words::Piece& piece : title_.messages().find(Language::kEnglish, id)->pieces())
        if (!piece.name.empty() && std::none_of(given.begin(), given.end(), [&](const auto& one) {
              return one.name == piece.name;
            }))
          add("the message \"" + id + "\" asks for {" + piece.name + "}, which it is not given");
    }
  }

  void value_words(const ValueKind& kind) {
    for (const std::string& key : kind.words)
      if (!key.empty() && !title_.lexicon().find(key))
        add("the word \"" + key + "\" of the kind " + kind.name + " is missing");
  }

  void languages() {
    for (Language language : words::kLanguages) {
      const std::string code(words::code(language));
      for (std::string_view id : title_.messages().missing(language))
        add("the message \"" + std::string(id) + "\" has no text in " + code);
      for (std::string_view id : title_.messages().mismatched(language))
        add("the message \"" + std::string(id) + "\" asks in " + code +
            " for something that the English one does not know");
      for (const words::Gap& gap : title_.lexicon().missing(language))
        add("the word \"" + gap.key + "\" lacks its " + gap.column);
    }
  }

  /// Every card can be printed in every language.
  void cards() {
    std::map<std::string, std::size_t> kinds;
    std::set<std::string> seen;
    for (const std::string& id : title_.card_ids()) {
      if (!seen.insert(id).second) add("two cards are named \"" + id + "\"");
      const std::string kind = title_.card(id, Language::kEnglish).kind;
      ++kinds[kind];
      if (title_.picture(id) != nullptr) ++report_.pictured[kind];
      for (Language language : words::kLanguages) {
        const scene::PrintedCard card = title_.card(id, language);
        const std::string where =
            "the card \"" + id + "\" in " + std::string(words::code(language));
        if (card.name.empty()) add(where + " has no name");
        for (const std::string& line : card.lines)
          if (lacks_words(line)) add(where + " has a line without words: " + line);
      }
    }
    for (const auto& [kind, many] : kinds) report_.cards.emplace_back(kind, static_cast<int>(many));
  }

  /// A file of one's own that nothing reads, because it is called otherwise or lies elsewhere,
  /// would do nothing, and nobody would see it. Boxes look at their own folders, and a folder may
  /// bring scenarios along, which `tavola scenario` reads.
  void files(const std::string& folder) {
    std::vector<std::string_view> shipped;
    for (const std::string_view path : content::list(""))
      if (content::is_shipped(path)) shipped.push_back(path);
    for (const std::string_view path : content::list("")) {
      if (!content::is_from_folder(path) || content::is_shipped(path)) continue;
      if (path.starts_with("scenarios/") && path.ends_with(".json")) continue;
      const std::string_view top = path.substr(0, path.find('/') + 1);
      const bool of_some_game = std::ranges::any_of(
          shipped, [top](std::string_view one) { return !top.empty() && one.starts_with(top); });
      const std::string_view inside = top == folder ? path.substr(folder.size()) : "";
      const bool free =
          folder == "avalon/" ? avalon_reads(inside) : of_a_box(inside) || everybody_reads(inside);
      if (of_some_game && (inside.empty() || free)) continue;
      const std::string_view near = words::nearest(path, shipped);
      if (!of_some_game && near.empty()) continue;  // something else, such as scenarios
      add(std::string(path) + ": nothing reads a file of this name" +
          (near.empty() ? "" : "; did you mean \"" + std::string(near) + "\"?"));
    }
  }

  static bool everybody_reads(std::string_view file) {
    return file.starts_with("messages") || file.starts_with("stories") || file.starts_with("words");
  }
  static bool of_a_box(std::string_view inside) {
    return inside.contains('/') &&
           (!inside.starts_with("base/") || everybody_reads(inside.substr(inside.find('/') + 1)));
  }
  /// An island's tables lie in its folder; a section of the Journal has its rules in a file of
  /// verses, and its prose beside it in three languages.
  static bool avalon_reads(std::string_view inside) {
    const std::string_view file = inside.substr(inside.rfind('/') + 1);
    if (everybody_reads(file)) return true;
    if (inside.starts_with("own/") || inside.starts_with("lent_light/"))
      return file.ends_with(".toml");
    if (!inside.starts_with("journal/")) return false;
    if (file.ends_with(".verses")) return true;
    return std::ranges::any_of(words::kLanguages, [inside](Language language) {
      const std::string ending = "." + std::string(words::code(language)) + ".md";
      return inside.ends_with(ending) &&
             content::find("avalon/" +
                           std::string(inside.substr(0, inside.size() - ending.size())) +
                           ".verses");
    });
  }

  /// A card without its line of prose is shown all the same.
  void stories() {
    for (std::string& name : title_.story_names())
      if (title_.story(name, Language::kEnglish).empty())
        report_.untold.push_back(std::move(name));
      else
        ++report_.told;
  }

  const scene::Title& title_;
  ContentReport report_;
};

}  // namespace

ContentReport check_content(const scene::Title& title) { return Check(title).run(); }

}  // namespace tavola::play
