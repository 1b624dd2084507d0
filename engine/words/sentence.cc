// Filling templates. Each piece is written straight into the result; a conjunction that depends on
// the next item ("ed", "u") is put in after that item is known.
#include "words/sentence.h"

#include <algorithm>
#include <array>
#include <charconv>

#include "words/article.h"
#include "words/sound.h"

namespace tavola::words {
namespace {

bool is_many(std::int64_t n) { return n != 1 && n != -1; }

/// A word stands in the number that it has, or in the plural because the sentence asks for it.
enum class WordNumber : std::uint8_t { kItsOwn, kPlural };
WordNumber forced_plural(bool plural) { return plural ? WordNumber::kPlural : WordNumber::kItsOwn; }

std::string_view word_of(Conjunction conjunction, Language language, std::string_view next) {
  const bool either = conjunction == Conjunction::kOr;
  switch (language) {
    case Language::kEnglish:
      return either ? " or " : " and ";
    case Language::kItalian:
      if (either) return " o ";
      return begins_with(next, 'e') ? " ed " : " e ";
    case Language::kSpanish:
      if (either) return spanish_o_sound(next) ? " u " : " o ";
      return spanish_i_sound(next) ? " e " : " y ";
  }
  return " ";
}

std::string_view nothing(Language language) {
  static constexpr std::array<std::string_view, 3> kNothing{"nothing", "niente", "nada"};
  return kNothing[static_cast<std::size_t>(language)];
}

/// Writes the items that `write_item` appends, with commas and a conjunction before the last.
template <typename WriteItem>
void write_list(std::string& out, Language language, Conjunction conjunction, std::size_t size,
                WriteItem write_item) {
  if (size == 0) out += nothing(language);
  for (std::size_t i = 0; i < size; ++i) {
    const std::size_t start = out.size();
    write_item(i);
    if (i == 0) continue;
    const std::string_view next = std::string_view{out}.substr(start);
    out.insert(start, i + 1 < size ? std::string_view{", "} : word_of(conjunction, language, next));
  }
}

class Filling {
 public:
  Filling(std::string& out, const Lexicon& lexicon, Language language,
          std::span<const NamedArgument> arguments)
      : out_{out}, lexicon_{lexicon}, language_{language}, arguments_{arguments} {}

  void fill(const Piece& piece) {
    if (piece.name.empty()) {
      // "607 Water St." at the end of a sentence ends it with its own full stop.
      out_ += ends_it(piece.text) ? std::string_view{piece.text}.substr(1) : piece.text;
      filled_ = false;
      return;
    }
    filled_ = true;
    const Argument* argument = find(piece.name);
    if (!argument) {
      out_.append("{").append(piece.name).append("}");
      return;
    }
    const std::size_t start = out_.size();
    write_form(piece, *argument);
    if (piece.capital) capitalise(out_, start);
  }

 private:
  /// Whether what was filled in just now has brought the full stop with which the text goes on.
  bool ends_it(std::string_view text) const {
    const auto one_stop = [](std::string_view at) {
      return at.starts_with('.') && !at.starts_with("..");
    };
    return filled_ && one_stop(text) && out_.ends_with('.') && !out_.ends_with("..");
  }
  const Argument* find(std::string_view name) const {
    for (const NamedArgument& argument : arguments_) {
      if (argument.name == name) return &argument.value;
    }
    return nullptr;
  }

  void write_form(const Piece& piece, const Argument& argument) {
    switch (piece.form) {
      case Form::kWord:
      case Form::kAnd:
        write(argument, piece.role, forced_plural(piece.plural));
        break;
      case Form::kOr:
        write(argument, piece.role, forced_plural(piece.plural), Conjunction::kOr);
        break;
      case Form::kCount:
        write_count(argument, quantity(piece.other));
        break;
      case Form::kNumberOf:
        write(argument, piece.role, forced_plural(is_many(quantity(piece.other))));
        break;
      case Form::kLike:
        write_like(argument, find(piece.other));
        break;
      case Form::kVerb:
        if (argument.kind() == Argument::Kind::kWord) {
          lexicon_.write_verb(out_, language_, argument.word(), piece.verb);
        } else {
          write(argument, Role::kBare);
        }
        break;
      case Form::kSigned:
        if (argument.number() > 0) out_ += '+';
        write_number(out_, argument.number());
        break;
      case Form::kMoney:
        if (language_ == Language::kEnglish) out_ += '$';
        write_number(out_, argument.number());
        if (language_ != Language::kEnglish) out_ += "\u00a0$";
        break;
      case Form::kQuoted:
        out_ += language_ == Language::kEnglish ? "“" : "«";
        write(argument, Role::kBare);
        out_ += language_ == Language::kEnglish ? "”" : "»";
        break;
      case Form::kChoice:
        out_ += choose(piece, argument);
        break;
    }
  }

  void write(const Argument& argument, Role role, WordNumber number = WordNumber::kItsOwn,
             Conjunction conjunction = Conjunction::kAnd) {
    switch (argument.kind()) {
      case Argument::Kind::kNumber:
        write_number(out_, argument.number());
        break;
      case Argument::Kind::kWord:
        lexicon_.write(out_, language_, argument.word(), role,
                       number == WordNumber::kPlural ? Number::kPlural : argument.word_number());
        break;
      case Argument::Kind::kCounted:
        write_counted(argument, role);
        break;
      case Argument::Kind::kName:
        out_ += lead(language_, role, Article::kNone, argument.gender(), Number::kSingular,
                     argument.text());
        out_ += argument.text();
        break;
      case Argument::Kind::kList: {
        const auto items = argument.items();
        write_list(out_, language_, conjunction, items.size(),
                   [&](std::size_t i) { write(items[i], role, number, conjunction); });
        break;
      }
    }
  }

  /// "gli 8 mostri": the article looks at the figure, not at the noun.
  void write_counted(const Argument& argument, Role role) {
    const std::size_t start = out_.size();
    lexicon_.write_count(out_, language_, argument.number(), argument.word());
    if (role == Role::kBare || role == Role::kA) return;
    role = lexicon_.role_of(language_, argument.word(), role);
    const Gender gender = lexicon_.gender(language_, argument.word());
    const Number number = number_of(argument);
    const std::string_view text = std::string_view{out_}.substr(start);
    const Article article = definite_article(language_, text, gender, number);
    out_.insert(start, lead(language_, role, article, gender, number, text));
  }

  void write_count(const Argument& argument, std::int64_t n) {
    if (argument.kind() == Argument::Kind::kWord) {
      lexicon_.write_count(out_, language_, n, argument.word());
      return;
    }
    write_number(out_, n);
    out_ += ' ';
    write(argument, Role::kBare, forced_plural(is_many(n)));
  }

  void write_like(const Argument& adjective, const Argument* noun) {
    if (adjective.kind() != Argument::Kind::kWord || !noun) {
      write(adjective, Role::kBare);
      return;
    }
    lexicon_.write_agreeing(out_, language_, adjective.word(), gender_of(*noun), number_of(*noun));
  }

  std::int64_t quantity(const std::string& other) const {
    std::int64_t n = 0;
    const auto [end, error] = std::from_chars(other.data(), other.data() + other.size(), n);
    if (error == std::errc{} && end == other.data() + other.size()) return n;
    const Argument* argument = find(other);
    return argument ? argument->number() : 0;
  }

  Number number_of(const Argument& argument) const {
    switch (argument.kind()) {
      case Argument::Kind::kNumber:
      case Argument::Kind::kCounted:
        return is_many(argument.number()) ? Number::kPlural : Number::kSingular;
      case Argument::Kind::kWord:
        return argument.word_number() == Number::kPlural
                   ? Number::kPlural
                   : lexicon_.natural_number(language_, argument.word());
      case Argument::Kind::kName:
        return Number::kSingular;
      case Argument::Kind::kList:
        if (argument.items().size() == 1) return number_of(argument.items().front());
        return argument.items().empty() ? Number::kSingular : Number::kPlural;
    }
    return Number::kSingular;
  }

  /// A list is feminine only when all of it is.
  Gender gender_of(const Argument& argument) const {
    switch (argument.kind()) {
      case Argument::Kind::kNumber:
        return Gender::kMasculine;
      case Argument::Kind::kWord:
      case Argument::Kind::kCounted:
        return lexicon_.gender(language_, argument.word());
      case Argument::Kind::kName:
        return argument.gender();
      case Argument::Kind::kList: {
        const auto items = argument.items();
        const bool feminine =
            !items.empty() && std::all_of(items.begin(), items.end(), [&](auto& item) {
              return gender_of(item) == Gender::kFeminine;
            });
        return feminine ? Gender::kFeminine : Gender::kMasculine;
      }
    }
    return Gender::kMasculine;
  }

  bool is_zero(const Argument& argument) const {
    return argument.kind() != Argument::Kind::kWord && argument.kind() != Argument::Kind::kName &&
           argument.number() == 0;
  }

  std::string_view choose(const Piece& piece, const Argument& argument) const {
    const auto text_for = [&](Label label) -> const std::string* {
      for (const Alternative& alternative : piece.alternatives) {
        if (alternative.label == label) return &alternative.text;
      }
      return nullptr;
    };
    const bool plural = number_of(argument) == Number::kPlural;
    const bool feminine = gender_of(argument) == Gender::kFeminine;
    if (is_zero(argument)) {
      if (const auto* text = text_for(Label::kZero)) return *text;
    }
    if (plural) {
      if (const auto* text =
              text_for(feminine ? Label::kFemininePlural : Label::kMasculinePlural)) {
        return *text;
      }
    }
    if (const auto* text = text_for(feminine ? Label::kFeminine : Label::kMasculine)) return *text;
    if (const auto* text = text_for(plural ? Label::kMany : Label::kOne)) return *text;
    return "";
  }

  std::string& out_;
  const Lexicon& lexicon_;
  Language language_;
  std::span<const NamedArgument> arguments_;
  bool filled_ = false;  // the piece before was a place that was filled
};

}  // namespace

void format_to(std::string& out, const Lexicon& lexicon, Language language, const Template& text,
               std::span<const NamedArgument> arguments) {
  Filling filling{out, lexicon, language, arguments};
  for (const Piece& piece : text.pieces()) filling.fill(piece);
}

std::string format(const Lexicon& lexicon, Language language, const Template& text,
                   std::span<const NamedArgument> arguments) {
  std::string out;
  format_to(out, lexicon, language, text, arguments);
  return out;
}

std::string format(const Lexicon& lexicon, Language language, const Template& text,
                   std::initializer_list<NamedArgument> arguments) {
  return format(lexicon, language, text,
                std::span<const NamedArgument>{arguments.begin(), arguments.size()});
}

std::string join(Language language, std::span<const std::string> items, Conjunction conjunction) {
  std::string out;
  write_list(out, language, conjunction, items.size(), [&](std::size_t i) { out += items[i]; });
  return out;
}

void write_number(std::string& out, std::int64_t n) {
  std::array<char, 24> digits{};
  const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), n).ptr;
  std::string_view text{digits.data(), static_cast<std::size_t>(end - digits.data())};
  if (text.front() == '-') {
    out += '-';
    text.remove_prefix(1);
  }
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool parted = text.size() > 4 && i > 0 && (text.size() - i) % 3 == 0;
    if (parted) out += "\u2009";
    out += text[i];
  }
}

std::string capitalised(std::string text) {
  capitalise(text);
  return text;
}

std::string sentence(std::string text) {
  capitalise(text);
  std::size_t end = text.size();
  // A closing bracket or quotation mark may stand after the mark that ends the sentence.
  const auto ends_with = [&](std::string_view mark) {
    return std::string_view{text}.substr(0, end).ends_with(mark);
  };
  for (bool again = true; again;) {
    again = false;
    for (std::string_view mark : {")", "]", "\"", "”", "»"}) {
      if (!ends_with(mark)) continue;
      end -= mark.size();
      again = true;
    }
  }
  for (std::string_view mark : {".", "!", "?", ":", "…"}) {
    if (ends_with(mark)) return text;
  }
  if (!text.empty()) text += '.';
  return text;
}

}  // namespace tavola::words
