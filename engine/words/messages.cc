// Reads message files. toml++ is used here and nowhere else in the library; what it throws on a
// broken file is caught here and comes back as an error with its place.
#include "words/messages.h"

#include <toml++/toml.h>

#include <algorithm>

#include "words/deep_toml.h"

namespace tavola::words {
namespace {

class MessageReader {
 public:
  MessageReader(const Source& source, Messages::ById& texts) : source_{source}, texts_{texts} {}

  std::optional<Error> read() {
    if (const auto deep = deep_key(source_.text))
      return Error{source_.file, deep->line, deep->column, std::string(kDeepKeySentence)};
    try {
      return read_table(toml::parse(source_.text, source_.file), "");
    } catch (const toml::parse_error& error) {
      return fail(error.source(), 0, std::string{error.description()});
    }
  }

 private:
  Error fail(const toml::source_region& place, std::size_t offset, std::string message) const {
    return {source_.file, static_cast<int>(place.begin.line),
            static_cast<int>(place.begin.column + offset), std::move(message)};
  }

  std::optional<Error> read_table(const toml::table& table, const std::string& id) {
    for (const auto& [key, node] : table) {
      const std::string_view name = key.str();
      if (const toml::table* inner = node.as_table()) {
        const std::string inner_id = id.empty() ? std::string{name} : id + '.' + std::string{name};
        if (auto error = read_table(*inner, inner_id)) return error;
        continue;
      }
      const auto language = language_from(name);
      const auto* text = node.as_string();
      if (!language || !text || id.empty()) {
        return fail(key.source(), 0,
                    "a message is a table with the texts en, it and es: write [group.name] and "
                    "below it en = \"...\"");
      }
      auto parsed = Template::parse(text->get());
      if (!parsed) {
        // One more for the quotation mark that opens the text.
        return fail(node.source(), parsed.error().offset + 1, parsed.error().message);
      }
      texts_[id][static_cast<std::size_t>(*language)] = *std::move(parsed);
    }
    return std::nullopt;
  }

  const Source& source_;
  Messages::ById& texts_;
};

}  // namespace

std::expected<Messages, Error> Messages::load(std::span<const Source> sources) {
  Messages messages;
  for (const Source& source : sources) {
    if (auto error = MessageReader{source, messages.texts_}.read()) {
      return std::unexpected{*std::move(error)};
    }
  }
  return messages;
}

const Template* Messages::find(Language language, std::string_view id) const {
  const auto found = texts_.find(id);
  if (found == texts_.end()) return nullptr;
  for (Language candidate : {language, Language::kEnglish}) {
    const auto& text = found->second[static_cast<std::size_t>(candidate)];
    if (text) return &*text;
  }
  return nullptr;
}

std::string Messages::say(const Lexicon& lexicon, Language language, std::string_view id,
                          std::span<const NamedArgument> arguments) const {
  const Template* text = find(language, id);
  if (!text) return std::string{"["}.append(id).append("]");
  return format(lexicon, language, *text, arguments);
}

std::string Messages::say(const Lexicon& lexicon, Language language, std::string_view id,
                          std::initializer_list<NamedArgument> arguments) const {
  return say(lexicon, language, id,
             std::span<const NamedArgument>{arguments.begin(), arguments.size()});
}

std::vector<std::string_view> Messages::ids() const {
  std::vector<std::string_view> result;
  for (const auto& [id, texts] : texts_) result.push_back(id);
  std::sort(result.begin(), result.end());
  return result;
}

std::vector<std::string_view> Messages::missing(Language language) const {
  std::vector<std::string_view> result;
  for (const std::string_view id : ids())
    if (!texts_.find(id)->second[static_cast<std::size_t>(language)]) result.push_back(id);
  return result;
}

namespace {

/// A place that prints nothing of its argument but agrees with it: a language may need more of
/// them than English.
bool only_agrees(const Piece& piece) { return piece.form == Form::kChoice; }

}  // namespace

std::vector<std::string_view> Messages::mismatched(Language language) const {
  std::vector<std::string_view> result;
  for (const std::string_view id : ids()) {
    const Texts& texts = texts_.find(id)->second;
    const auto& english = texts[static_cast<std::size_t>(Language::kEnglish)];
    const auto& text = texts[static_cast<std::size_t>(language)];
    if (!english || !text) continue;
    const bool known =
        std::all_of(text->pieces().begin(), text->pieces().end(), [&](const Piece& piece) {
          const bool other_known = piece.other.empty() ||
                                   (piece.other.front() >= '0' && piece.other.front() <= '9') ||
                                   english->uses(piece.other);
          return piece.name.empty() || only_agrees(piece) ||
                 (english->uses(piece.name) && other_known);
        });
    if (!known) result.push_back(id);
  }
  return result;
}

}  // namespace tavola::words
