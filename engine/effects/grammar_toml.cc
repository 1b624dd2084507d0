// A grammar written as TOML: tables of nouns by kind, and a table for each phrase with its form in
// the notation and its sentence in each language. See docs/effects.md for the whole of it.
#include <toml++/toml.h>

#include <optional>

#include "effects/content_reader.h"
#include "effects/grammar.h"
#include "words/deep_toml.h"

namespace tavola::effects {
namespace {

class Reader {
 public:
  Reader(std::string_view file, Grammar& grammar) : file_(file), grammar_(grammar) {}

  std::vector<Error> errors;

  void read(const toml::table& root) {
    for (const auto& [key, value] : root) {
      const std::string_view name = key.str();
      if (name == "nouns") {
        nouns(value);
      } else if (const auto category = category_of(name)) {
        phrases(*category, value);
      } else {
        wrong(key.source(), "unknown table \"" + std::string(name) +
                                "\"; write nouns, verb, statement, condition, moment, duration, "
                                "group or count");
      }
    }
  }

 private:
  static std::optional<Category> category_of(std::string_view name) {
    for (int i = 0; i < kCategories; ++i)
      if (name == name_of(static_cast<Category>(i))) return static_cast<Category>(i);
    return std::nullopt;
  }

  /// The form that the sentences in a field of this name are for; kMain if it is no such field.
  static Form form_called(std::string_view name) {
    for (int i = static_cast<int>(Form::kMain) + 1; i < kForms; ++i)
      if (name == tavola::name_of(static_cast<Form>(i))) return static_cast<Form>(i);
    return Form::kMain;
  }

  void wrong(const toml::source_region& at, std::string message) {
    errors.push_back({std::string(file_), static_cast<int>(at.begin.line),
                      static_cast<int>(at.begin.column), std::move(message)});
  }

  const toml::table* table(const toml::node& node, std::string_view what) {
    if (const toml::table* found = node.as_table()) return found;
    wrong(node.source(), std::string(what) + " must be a table");
    return nullptr;
  }

  bool sentences(const toml::table& from, Sentences& to) {
    constexpr std::string_view codes[] = {"en", "it", "es"};
    bool any = false;
    for (std::size_t i = 0; i < 3; ++i)
      if (const auto text = from[codes[i]].value<std::string>()) to[i] = *text, any = true;
    if (any)
      for (std::size_t i = 0; i < 3; ++i)
        if (to[i].empty())
          wrong(from.source(), "the text for \"" + std::string(codes[i]) + "\" is missing");
    return any;
  }

  void nouns(const toml::node& node) {
    const toml::table* kinds = table(node, "nouns");
    if (!kinds) return;
    for (const auto& [kind, list] : *kinds) {
      const KindSet bit = grammar_.kind(kind.str());
      if (bit == 0) wrong(kind.source(), "a game has at most 64 kinds of nouns");
      const toml::table* words = table(list, "a kind of nouns");
      if (!words) continue;
      for (const auto& [keyword, value] : *words) noun(keyword, value, bit);
    }
  }

  void noun(const toml::key& keyword, const toml::node& value, KindSet kind) {
    Noun noun;
    noun.keyword = keyword.str();
    noun.kinds = kind;
    if (const auto word = value.value<std::string>()) {
      noun.word = *word;
    } else if (const toml::table* details = value.as_table()) {
      for (const auto& [key, detail] : *details) {
        const std::string_view name = key.str();
        if (name == "word")
          noun.word = detail.value_or(std::string());
        else if (name == "plural")
          noun.plural = detail.value_or(std::string());
        else if (name == "value")
          noun.value = detail.value_or(0);
        else if (name == "most")
          noun.most = detail.value_or(0);
        else if (name == "kinds")
          kinds_of(detail, noun.kinds);
        else if (name == "counted" && detail.as_table())
          sentences(*detail.as_table(), noun.counted);
        else if (name == "once" && detail.as_table())
          sentences(*detail.as_table(), noun.once);
        else if (name == "rolling" && detail.as_table())
          sentences(*detail.as_table(), noun.rolling);
        else if (name != "en" && name != "it" && name != "es")
          wrong(key.source(),
                "a noun has word, plural, kinds, value, most, counted, once, rolling, en, it and "
                "es, not \"" +
                    std::string(name) + "\"");
      }
      sentences(*details, noun.name);
    } else {
      wrong(value.source(), "a noun is the key of its word, or a table");
      return;
    }
    if (noun.word.empty() && noun.name[0].empty())
      return wrong(keyword.source(),
                   "the noun \"" + noun.keyword + "\" needs a word, or a name in en, it and es");
    if (const auto added = grammar_.add(std::move(noun)); !added)
      wrong(keyword.source(), added.error());
  }

  void kinds_of(const toml::node& node, KindSet& kinds) {
    if (const toml::array* list = node.as_array())
      for (const auto& item : *list) kinds |= grammar_.kind(item.value_or(std::string()));
    else
      kinds |= grammar_.kind(node.value_or(std::string()));
  }

  void phrases(Category category, const toml::node& node) {
    const toml::table* list = table(node, name_of(category));
    if (!list) return;
    for (const auto& [name, value] : *list) phrase(category, name, value);
  }

  void phrase(Category category, const toml::key& key, const toml::node& value) {
    const toml::table* details = table(value, name_of(category));
    if (!details) return;
    Phrase phrase;
    phrase.category = category;
    phrase.name = key.str();
    std::string form, unit;
    for (const auto& [field, detail] : *details) {
      const std::string_view name = field.str();
      if (const Form of = form_called(name); of != Form::kMain) {
        const toml::table* texts = table(detail, name);
        if (!texts) continue;
        sentences(*texts, phrase.say[static_cast<std::size_t>(of)]);
        if (of == Form::kUnit) unit = (*texts)["form"].value_or(std::string());
      } else if (name == "form") {
        form = detail.value_or(std::string());
      } else if (name == "outcomes") {
        kinds_of(detail, phrase.outcomes);
      } else if (name == "single") {
        phrase.single = detail.value_or(false);
      } else if (name == "pieces") {
        phrase.players = !detail.value_or(false);
      } else if (name == "impersonal") {
        phrase.impersonal = detail.value_or(false);
      } else if (name == "plural") {
        phrase.plural = detail.value_or(false);
      } else if (name != "en" && name != "it" && name != "es") {
        wrong(field.source(),
              "a phrase has form, unit, outcomes, single, pieces, impersonal, plural, when, "
              "before, after, instead, at, not, while, cannot, en, it and es, not \"" +
                  std::string(name) + "\"");
      }
    }
    const bool said = sentences(*details, phrase.say[0]);
    if (category != Category::kMoment && !said)
      wrong(key.source(), "\"" + phrase.name + "\" says nothing: add en, it and es");
    if (form.empty()) return wrong(key.source(), "\"" + phrase.name + "\" has no form");
    if (const auto added = grammar_.add(std::move(phrase), form, unit); !added)
      wrong(key.source(), added.error());
  }

  std::string_view file_;
  Grammar& grammar_;
};

}  // namespace

std::vector<Error> read_grammar(const toml::table& root, std::string_view file, Grammar& grammar) {
  Reader reader(file, grammar);
  reader.read(root);
  return std::move(reader.errors);
}

std::vector<Error> read_grammar(std::string_view toml, std::string_view file, Grammar& grammar) {
  if (const auto deep = words::deep_key(toml))
    return {{std::string(file), deep->line, deep->column, std::string(words::kDeepKeySentence)}};
  try {
    return read_grammar(toml::parse(toml, file), file, grammar);
  } catch (const toml::parse_error& error) {
    const toml::source_position at = error.source().begin;
    return {{std::string(file), static_cast<int>(at.line), static_cast<int>(at.column),
             std::string(error.description())}};
  }
}

}  // namespace tavola::effects
