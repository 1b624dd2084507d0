// The parser and the printer of templates. They share the tables of form names, so that what one
// reads the other writes.
#include "words/template.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace tavola::words {
namespace {

template <typename Value>
using Names = std::pair<std::string_view, Value>;

constexpr std::array<Names<Role>, 12> kRoles{{{"the", Role::kThe},
                                              {"a", Role::kA},
                                              {"in", Role::kIn},
                                              {"to", Role::kTo},
                                              {"of", Role::kOf},
                                              {"from", Role::kFrom},
                                              {"on", Role::kOn},
                                              {"by", Role::kBy},
                                              {"with", Role::kWith},
                                              {"at", Role::kAt},
                                              {"for", Role::kFor},
                                              {"whom", Role::kWhom}}};

constexpr std::array<Names<VerbForm>, 5> kVerbForms{{{"inf", VerbForm::kInfinitive},
                                                     {"imp", VerbForm::kImperative},
                                                     {"2sg", VerbForm::kSecond},
                                                     {"3sg", VerbForm::kThird},
                                                     {"pp", VerbForm::kParticiple}}};

constexpr std::array<Names<Form>, 9> kForms{{{"word", Form::kWord},
                                             {"count", Form::kCount},
                                             {"number", Form::kNumberOf},
                                             {"like", Form::kLike},
                                             {"and", Form::kAnd},
                                             {"or", Form::kOr},
                                             {"signed", Form::kSigned},
                                             {"money", Form::kMoney},
                                             {"quoted", Form::kQuoted}}};

constexpr std::array<Names<Label>, 7> kLabels{{{"zero", Label::kZero},
                                               {"one", Label::kOne},
                                               {"many", Label::kMany},
                                               {"m", Label::kMasculine},
                                               {"f", Label::kFeminine},
                                               {"mp", Label::kMasculinePlural},
                                               {"fp", Label::kFemininePlural}}};

template <typename Value, std::size_t kSize>
std::optional<Value> value_of(const std::array<Names<Value>, kSize>& names, std::string_view name) {
  for (const auto& [text, value] : names) {
    if (text == name) return value;
  }
  return std::nullopt;
}

template <typename Value, std::size_t kSize>
std::string_view name_of(const std::array<Names<Value>, kSize>& names, Value value) {
  for (const auto& [text, candidate] : names) {
    if (candidate == value) return text;
  }
  return "";
}

bool is_name_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || (c >= '0' && c <= '9');
}
bool is_digit(char c) { return c >= '0' && c <= '9'; }

class Parser {
 public:
  explicit Parser(std::string_view text) : text_{text} {}

  std::expected<std::vector<Piece>, TemplateError> parse() {
    std::vector<Piece> pieces;
    std::string run;
    const auto end_run = [&] {
      if (run.empty()) return;
      Piece piece;
      piece.text = std::exchange(run, {});
      pieces.push_back(std::move(piece));
    };
    while (at_ < text_.size()) {
      const char c = text_[at_];
      if (c == '{') {
        end_run();
        ++at_;
        pieces.emplace_back();
        if (!place(pieces.back())) return std::unexpected{error_};
      } else if (c == '}') {
        fail("there is no { that this } closes: write \\} to print it");
        return std::unexpected{error_};
      } else if (!character(run)) {
        return std::unexpected{error_};
      }
    }
    end_run();
    return pieces;
  }

 private:
  bool fail(std::string message) {
    error_ = {at_, std::move(message)};
    return false;
  }

  bool at_end() const { return at_ >= text_.size(); }

  /// One character of running text, or of an alternative, with its backslash undone.
  bool character(std::string& out) {
    if (text_[at_] == '\\') {
      if (at_ + 1 >= text_.size()) return fail("a backslash ends the text: write \\\\ to print it");
      ++at_;
    }
    out += text_[at_++];
    return true;
  }

  std::string_view word() {
    const std::size_t begin = at_;
    while (!at_end() && is_name_letter(text_[at_])) ++at_;
    return text_.substr(begin, at_ - begin);
  }

  bool place(Piece& piece) {
    const std::string_view name = word();
    if (name.empty() || is_digit(name.front())) {
      return fail("a place needs the name of an argument, as in {who} or {item:the}");
    }
    piece.name = name;
    if (!at_end() && text_[at_] == ':') {
      ++at_;
      if (!form(piece)) return false;
    }
    if (at_end()) return fail("the place {" + piece.name + " is never closed: write } after it");
    if (text_[at_] != '}') {
      return fail("expected } after the form of {" + piece.name +
                  "; alternatives are parted by | and begin with zero, one, many, m, f, mp or fp");
    }
    ++at_;
    return true;
  }

  bool form(Piece& piece) {
    const std::size_t begin = at_;
    std::string first{word()};
    if (const auto label = value_of(kLabels, first)) {
      piece.form = Form::kChoice;
      return choice(piece, *label);
    }
    if (!first.empty() && first.front() >= 'A' && first.front() <= 'Z') {
      first.front() = static_cast<char>(first.front() + 32);
      piece.capital = true;
    }
    if (const auto verb = value_of(kVerbForms, first)) {
      piece.form = Form::kVerb;
      piece.verb = *verb;
      return true;
    }
    if (noun_form(piece, first)) return second_noun_form(piece);
    const auto form = value_of(kForms, first);
    if (!form) {
      at_ = begin;
      return fail("unknown form \"" + first +
                  "\": write the, a, in, to, of, from, on, by, with, at, for, plural, count n, "
                  "number n, like x, and, or, signed, money, quoted, inf, imp, 2sg, 3sg or pp");
    }
    piece.form = *form;
    if (*form == Form::kCount || *form == Form::kNumberOf || *form == Form::kLike) {
      return other(piece);
    }
    if (*form == Form::kAnd || *form == Form::kOr) {
      if (!space()) return true;
      const std::size_t item = at_;
      if (!noun_form(piece, std::string{word()})) {
        at_ = item;
        return fail("after \"" + first + "\" may stand an article, a preposition or plural");
      }
      return second_noun_form(piece);
    }
    return true;
  }

  static bool noun_form(Piece& piece, std::string_view word) {
    if (word == "plural") {
      piece.plural = true;
      return true;
    }
    const auto role = value_of(kRoles, word);
    if (role) piece.role = *role;
    return role.has_value();
  }

  /// "plural" after an article or preposition.
  bool second_noun_form(Piece& piece) {
    if (piece.plural || !space()) return true;
    if (word() == "plural") {
      piece.plural = true;
      return true;
    }
    return fail("only \"plural\" may follow here");
  }

  bool space() {
    if (at_end() || text_[at_] != ' ') return false;
    ++at_;
    return true;
  }

  bool other(Piece& piece) {
    if (!space()) return fail("this form needs a second argument, as in {item:count n}");
    piece.other = word();
    if (piece.other.empty()) return fail("expected the name of the second argument or a number");
    if (!is_digit(piece.other.front())) return true;
    const bool figures = std::all_of(piece.other.begin(), piece.other.end(), is_digit);
    if (!figures || piece.other.size() > 9 || piece.form == Form::kLike) {
      return fail("expected the name of the second argument or a number below 1000000000");
    }
    return true;
  }

  bool choice(Piece& piece, Label first) {
    std::optional<Label> label = first;
    while (true) {
      for (const Alternative& earlier : piece.alternatives) {
        if (earlier.label == *label) return fail("this alternative is there twice");
      }
      piece.alternatives.push_back({*label, {}});
      space();
      while (!at_end() && text_[at_] != '|' && text_[at_] != '}') {
        if (text_[at_] == '{') return fail("an alternative holds plain text: close it before {");
        if (!character(piece.alternatives.back().text)) return false;
      }
      if (at_end() || text_[at_] == '}') return complete(piece);
      ++at_;
      label = value_of(kLabels, word());
      if (!label) return fail("an alternative begins with zero, one, many, m, f, mp or fp");
    }
  }

  bool complete(const Piece& piece) {
    const auto has = [&](Label label) {
      return std::any_of(piece.alternatives.begin(), piece.alternatives.end(),
                         [&](const Alternative& a) { return a.label == label; });
    };
    const bool by_number = has(Label::kZero) || has(Label::kOne) || has(Label::kMany);
    const bool by_gender = has(Label::kMasculine) || has(Label::kFeminine) ||
                           has(Label::kMasculinePlural) || has(Label::kFemininePlural);
    if (by_number && by_gender) return fail("choose by number or by gender, not by both");
    if (by_number && !(has(Label::kOne) && has(Label::kMany))) {
      return fail("a choice by number needs both one and many");
    }
    if (by_gender && !(has(Label::kMasculine) && has(Label::kFeminine))) {
      return fail("a choice by gender needs both m and f");
    }
    if (has(Label::kMasculinePlural) != has(Label::kFemininePlural)) {
      return fail("write both mp and fp, or neither");
    }
    return true;
  }

  std::string_view text_;
  std::size_t at_ = 0;
  TemplateError error_;
};

void print_text(std::string& out, std::string_view text, bool in_alternative) {
  for (char c : text) {
    if (c == '{' || c == '}' || c == '\\' || (in_alternative && c == '|')) out += '\\';
    out += c;
  }
}

/// The form as it stands after the colon, empty for the plain word.
std::string form_text(const Piece& piece) {
  const auto noun = [&] {
    std::string text{name_of(kRoles, piece.role)};
    if (piece.plural) text.append(text.empty() ? "" : " ").append("plural");
    return text;
  };
  std::string text;
  switch (piece.form) {
    case Form::kWord:
      text = noun();
      if (text.empty() && piece.capital) text = "word";
      break;
    case Form::kVerb:
      text = name_of(kVerbForms, piece.verb);
      break;
    case Form::kChoice:
      for (const Alternative& alternative : piece.alternatives) {
        if (!text.empty()) text += '|';
        text += name_of(kLabels, alternative.label);
        if (!alternative.text.empty()) text += ' ';
        print_text(text, alternative.text, true);
      }
      return text;
    default:
      text = name_of(kForms, piece.form);
      if (!piece.other.empty()) text.append(" ").append(piece.other);
      if (piece.role != Role::kBare || piece.plural) text.append(" ").append(noun());
      break;
  }
  if (piece.capital && text.front() >= 'a' && text.front() <= 'z') {
    text.front() = static_cast<char>(text.front() - 32);
  }
  return text;
}

}  // namespace

std::expected<Template, TemplateError> Template::parse(std::string_view text) {
  auto pieces = Parser{text}.parse();
  if (!pieces) return std::unexpected{std::move(pieces.error())};
  return of(*std::move(pieces));
}

Template Template::of(std::vector<Piece> pieces) {
  Template result;
  result.pieces_ = std::move(pieces);
  return result;
}

std::string Template::print() const {
  std::string out;
  for (const Piece& piece : pieces_) {
    if (piece.name.empty()) {
      print_text(out, piece.text, false);
      continue;
    }
    const std::string form = form_text(piece);
    out.append("{").append(piece.name);
    if (!form.empty()) out.append(":").append(form);
    out += '}';
  }
  return out;
}

bool Template::uses(std::string_view name) const {
  return std::any_of(pieces_.begin(), pieces_.end(), [&](const Piece& piece) {
    return piece.name == name || (!piece.other.empty() && piece.other == name);
  });
}

}  // namespace tavola::words
