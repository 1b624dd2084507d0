// Reads the words tables: tab-separated, one row a word, the first line naming the columns. An
// empty singular with a plural makes a plural noun; articles are worked out from the sound unless
// the table gives them.
#include <algorithm>
#include <array>
#include <optional>

#include "words/article.h"
#include "words/lexicon.h"

namespace tavola::words {
namespace {

enum Column : std::size_t {
  kKey,
  kKind,
  kArticle,
  kCount,
  kEn,
  kEnPl,
  kEnArticle,
  kIt,
  kItPl,
  kItF,
  kItFPl,
  kItGender,
  kItArticle,
  kEs,
  kEsPl,
  kEsF,
  kEsFPl,
  kEsGender,
  kEsArticle,
  kEnImp,
  kEn2sg,
  kEn3sg,
  kEnPp,
  kItImp,
  kIt2sg,
  kIt3sg,
  kItPp,
  kEsImp,
  kEs2sg,
  kEs3sg,
  kEsPp,
  kColumns,
};

constexpr std::array<std::string_view, kColumns> kNames{
    "key",    "kind",   "article", "count",     "en",         "en_pl",      "en_article",
    "it",     "it_pl",  "it_f",    "it_f_pl",   "it_gender",  "it_article", "es",
    "es_pl",  "es_f",   "es_f_pl", "es_gender", "es_article", "en_imp",     "en_2sg",
    "en_3sg", "en_pp",  "it_imp",  "it_2sg",    "it_3sg",     "it_pp",      "es_imp",
    "es_2sg", "es_3sg", "es_pp"};

/// Where each language keeps its forms; English has no gender and no feminine forms.
struct LanguageColumns {
  Column singular, plural, article, verb;
  std::optional<Column> feminine, feminine_plural, gender;
};
constexpr std::array<LanguageColumns, kLanguages.size()> kLayout{{
    {kEn, kEnPl, kEnArticle, kEnImp, std::nullopt, std::nullopt, std::nullopt},
    {kIt, kItPl, kItArticle, kItImp, kItF, kItFPl, kItGender},
    {kEs, kEsPl, kEsArticle, kEsImp, kEsF, kEsFPl, kEsGender},
}};

struct Field {
  std::string_view text;
  int column = 0;
};

std::vector<Field> split(std::string_view line) {
  std::vector<Field> fields;
  std::size_t begin = 0;
  while (true) {
    const std::size_t end = std::min(line.find('\t', begin), line.size());
    fields.push_back({line.substr(begin, end - begin), static_cast<int>(begin) + 1});
    if (end == line.size()) return fields;
    begin = end + 1;
  }
}

}  // namespace

/// One reading of a set of tables into a Lexicon.
class LexiconReader {
 public:
  std::optional<Error> read(const Source& source) {
    source_ = &source;
    line_ = 0;
    columns_.clear();
    std::string_view rest = source.text;
    while (!rest.empty()) {
      const std::size_t end = std::min(rest.find('\n'), rest.size());
      std::string_view line = rest.substr(0, end);
      rest.remove_prefix(std::min(end + 1, rest.size()));
      ++line_;
      if (line.ends_with('\r')) line.remove_suffix(1);
      if (line.empty() || line.front() == '#') continue;
      std::optional<Error> error = columns_.empty() ? read_header(line) : read_row(line);
      if (error) return error;
    }
    if (columns_.empty()) {
      line_ = 1;
      return fail(1, "the table is empty: begin it with a line of column names, key first");
    }
    return std::nullopt;
  }

  Lexicon take() { return std::move(lexicon_); }

 private:
  Error fail(int column, std::string message) const {
    return {source_->file, line_, column, std::move(message)};
  }

  std::optional<Error> read_header(std::string_view line) {
    for (const Field& field : split(line)) {
      const auto found = std::find(kNames.begin(), kNames.end(), field.text);
      if (found == kNames.end()) {
        std::string known;
        for (std::string_view name : kNames) known.append(known.empty() ? "" : ", ").append(name);
        return fail(field.column,
                    "unknown column \"" + std::string{field.text} + "\": the columns are " + known);
      }
      const auto column = static_cast<Column>(found - kNames.begin());
      if (std::find(columns_.begin(), columns_.end(), column) != columns_.end()) {
        return fail(field.column, "column \"" + std::string{field.text} + "\" is there twice");
      }
      columns_.push_back(column);
    }
    for (Column needed : {kKey, kKind, kEn, kIt, kEs}) {
      if (std::find(columns_.begin(), columns_.end(), needed) == columns_.end()) {
        return fail(1, "the table lacks the column \"" + std::string{kNames[needed]} + "\"");
      }
    }
    return std::nullopt;
  }

  std::optional<Error> read_row(std::string_view line) {
    const std::vector<Field> fields = split(line);
    if (fields.size() != columns_.size()) {
      return fail(fields.back().column,
                  "the row has " + std::to_string(fields.size()) + " fields but the table has " +
                      std::to_string(columns_.size()) + " columns: part them by single tabs");
    }
    row_.fill({});
    for (std::size_t i = 0; i < fields.size(); ++i) row_[columns_[i]] = fields[i];
    if (row_[kKey].text.empty()) return fail(1, "the row has no key: write the word's key first");
    if (row_[kKind].text.empty()) {
      return fail(row_[kKind].column, "the word has no kind: write place, item, verb or the like");
    }
    Lexicon::Word word;
    word.key = keep(row_[kKey].text);
    word.kind = keep(row_[kKind].text);
    word.verb = row_[kKind].text == "verb";
    if (auto error = read_counter(word)) return error;
    for (Language language : kLanguages) {
      if (auto error = read_forms(language, word)) return error;
    }
    return add(word);
  }

  std::optional<Error> read_counter(Lexicon::Word& word) {
    using Counter = Lexicon::Counter;
    const Field& field = row_[kCount];
    if (field.text.empty()) return std::nullopt;
    if (field.text == "point") {
      word.counter = Counter::kPoint;
    } else if (field.text == "unit") {
      word.counter = Counter::kUnit;
    } else if (field.text == "pair") {
      word.counter = Counter::kPair;
    } else if (field.text == "card") {
      word.counter = Counter::kCard;
    } else {
      return fail(field.column, "unknown counter \"" + std::string{field.text} +
                                    "\": write point, unit, pair, card or nothing");
    }
    return std::nullopt;
  }

  std::optional<Error> read_forms(Language language, Lexicon::Word& word) {
    const LanguageColumns& layout = kLayout[static_cast<std::size_t>(language)];
    Lexicon::Forms& forms = word.forms[static_cast<std::size_t>(language)];
    forms.singular = keep(row_[layout.singular].text);
    forms.plural = keep(row_[layout.plural].text);
    if (layout.feminine) forms.feminine = keep(row_[*layout.feminine].text);
    if (layout.feminine_plural) forms.feminine_plural = keep(row_[*layout.feminine_plural].text);
    for (std::size_t i = 0; i < forms.verb.size(); ++i) {
      forms.verb[i] = keep(row_[static_cast<std::size_t>(layout.verb) + i].text);
    }
    if (layout.gender) {
      const Field& field = row_[*layout.gender];
      if (field.text == "f") {
        forms.gender = Gender::kFeminine;
      } else if (!field.text.empty() && field.text != "m" && field.text != "mf") {
        return fail(field.column,
                    "unknown gender \"" + std::string{field.text} + "\": write m, f or mf");
      }
      forms.has_gender = !field.text.empty();
    }
    return read_articles(language, layout, forms);
  }

  std::optional<Error> read_articles(Language language, const LanguageColumns& layout,
                                     Lexicon::Forms& forms) {
    const Field& use = row_[kArticle];
    if (!use.text.empty() && use.text != "none" && use.text != "title") {
      return fail(use.column, "unknown use of the article \"" + std::string{use.text} +
                                  "\": write none, title or nothing");
    }
    if (!use.text.empty()) {
      forms.article = use.text == "title" ? Article::kTitle : Article::kNone;
      forms.plural_article = forms.article;
      return std::nullopt;
    }
    const Field& given = row_[layout.article];
    if (given.text == "none") return std::nullopt;
    const std::string_view singular = row_[layout.singular].text;
    const std::string_view plural = row_[layout.plural].text;
    forms.article = definite_article(language, singular, forms.gender, Number::kSingular);
    forms.plural_article = definite_article(language, plural, forms.gender, Number::kPlural);
    if (language == Language::kEnglish) {
      for (Lexicon::Slice* form : {&forms.singular, &forms.plural}) {
        if (!lexicon_.text(*form).starts_with("The ")) continue;
        forms.the_in_name = true;
        form->begin += 4;
        form->size -= 4;
      }
    }
    if (given.text.empty()) return std::nullopt;
    // "lo/gli": the singular's and the plural's; a single article belongs to the form there is.
    const std::size_t slash = given.text.find('/');
    const std::string_view first = given.text.substr(0, slash);
    const Article article = article_from(language, first);
    if (article == Article::kNone) return unknown_article(given);
    if (slash != std::string_view::npos) {
      const Article second = article_from(language, given.text.substr(slash + 1));
      if (second == Article::kNone) return unknown_article(given);
      forms.plural_article = second;
    }
    (singular.empty() ? forms.plural_article : forms.article) = article;
    return std::nullopt;
  }

  Error unknown_article(const Field& field) const {
    return fail(field.column, "unknown article \"" + std::string{field.text} +
                                  "\": write the singular's, or both as in lo/gli, or none");
  }

  std::optional<Error> add(const Lexicon::Word& word) {
    const auto [slot, is_new] = lexicon_.by_key_.try_emplace(
        std::string{row_[kKey].text}, static_cast<std::uint16_t>(lexicon_.words_.size()));
    if (!is_new) {
      if (read_from_[slot->second] == source_) {
        return fail(1,
                    "the key \"" + slot->first + "\" is there twice: give one of them a new key");
      }
      lexicon_.words_[slot->second] = word;
      read_from_[slot->second] = source_;
      return std::nullopt;
    }
    if (lexicon_.words_.size() >= 0xffff) return fail(1, "too many words: 65535 is the limit");
    lexicon_.words_.push_back(word);
    read_from_.push_back(source_);
    return std::nullopt;
  }

  Lexicon::Slice keep(std::string_view text) {
    if (text.empty()) return {};
    const Lexicon::Slice slice{static_cast<std::uint32_t>(lexicon_.text_.size()),
                               static_cast<std::uint32_t>(text.size())};
    lexicon_.text_ += text;
    return slice;
  }

  const Source* source_ = nullptr;
  int line_ = 0;
  std::vector<Column> columns_;
  std::array<Field, kColumns> row_{};
  /// The table that each word comes from: only a word of another table may be replaced.
  std::vector<const Source*> read_from_;
  Lexicon lexicon_;
};

std::expected<Lexicon, Error> Lexicon::load(std::span<const Source> sources) {
  LexiconReader reader;
  for (const Source& source : sources) {
    if (auto error = reader.read(source)) return std::unexpected{*std::move(error)};
  }
  return reader.take();
}

}  // namespace tavola::words
