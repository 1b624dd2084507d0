// The grammars' sentences: verbs in their mood, amounts, nouns, groups and conditions. Slots are
// filled in say_slots.cc.
#include <algorithm>
#include <utility>

#include "effects/say.h"
#include "effects/speaker.h"

namespace tavola::effects {
namespace {

std::vector<std::string_view> alternatives(std::string_view text) {
  std::vector<std::string_view> list;
  while (true) {
    const std::size_t bar = text.find('|');
    list.push_back(text.substr(0, bar));
    if (bar == std::string_view::npos) return list;
    text.remove_prefix(bar + 1);
  }
}

words::VerbForm verb_form(Mood mood, bool befalls) {
  switch (mood) {
    case Mood::kOrder:
      return befalls ? words::VerbForm::kSecond : words::VerbForm::kImperative;
    case Mood::kYou:
      return words::VerbForm::kSecond;
    case Mood::kThird:
      return words::VerbForm::kThird;
    case Mood::kInfinitive:
      break;
  }
  return words::VerbForm::kInfinitive;
}

}  // namespace

std::string in_voice(const words::Lexicon& lexicon, words::Language language, std::string_view text,
                     Phrasing phrasing) {
  std::string out;
  std::size_t at = 0;
  while (at < text.size()) {
    const std::size_t open = text.find('{', at);
    if (open == std::string_view::npos || open + 1 >= text.size()) break;
    out += text.substr(at, open - at);
    const char mark = text[open + 1];
    const std::size_t close = text.find('}', open);
    if ((mark != '@' && mark != '?' && mark != '~') || close == std::string_view::npos) {
      out += '{';
      at = open + 1;
      continue;
    }
    std::string_view inside = text.substr(open + 2, close - open - 2);
    if (mark == '@') {
      const bool befalls = inside.starts_with('!');
      if (befalls) inside.remove_prefix(1);
      lexicon.write_verb(out, language, lexicon.find(inside), verb_form(phrasing.mood, befalls));
    } else {
      const auto list = alternatives(inside);
      std::size_t pick =
          mark == '?' ? (phrasing.third ? 1 : 0) : static_cast<std::size_t>(phrasing.mood);
      if (mark == '~' && phrasing.mood == Mood::kInfinitive && phrasing.third && list.size() > 4)
        pick = 4;
      out += list[std::min(pick, list.size() - 1)];
    }
    at = close + 1;
  }
  out += text.substr(at);
  return out;
}

// ---- amounts -----------------------------------------------------------------------------------

std::optional<int> Speaker::plain(NodeId amount) const {
  const Node& at = program_[amount];
  if (at.kind == NodeKind::kPer) return plain(at.child);
  if (at.kind == NodeKind::kNumber) return at.value;
  return std::nullopt;
}

/// The number, or a letter whose meaning is added to `where`: " (X = half of your Sanity)".
std::string Speaker::letter(NodeId node, Phrasing phrasing, std::string& where) {
  if (const auto n = plain(node)) return std::to_string(*n);
  NodeId at = node;
  if (program_[at].kind == NodeKind::kPer) at = program_[at].child;
  if (program_[at].kind == NodeKind::kAll) return std::string(of("all", "tutti", "todos"));
  if (program_[at].kind == NodeKind::kSigned) at = program_[at].child;
  std::string meaning = amount(at, phrasing);
  if (meaning.size() == 1) return meaning;  // a letter already
  const auto known = std::ranges::find(letters_, meaning);
  const bool fresh = known == letters_.end();
  const std::string name(1, "XYZ"[(known - letters_.begin()) % 3]);
  if (fresh) {
    where += " (" + name + " = " + meaning + ")";
    letters_.push_back(std::move(meaning));
  }
  return name;
}

std::string Speaker::bonus(NodeId node, Phrasing phrasing, std::string& where) {
  NodeId at = node;
  if (program_[at].kind == NodeKind::kPer) at = program_[at].child;
  if (const auto n = plain(at)) return (*n < 0 ? "-" : "+") + std::to_string(std::abs(*n));
  return (program_[at].value < 0 ? "-" : "+") + letter(at, phrasing, where);
}

std::string Speaker::amount(NodeId node, Phrasing phrasing) {
  const Node& at = program_[node];
  const auto two = [&](std::string_view sign) {
    const auto operand = [&](NodeId id) {
      const NodeKind kind = program_[id].kind;
      const bool sum = kind == NodeKind::kAdd || kind == NodeKind::kSubtract;
      return sum ? "(" + amount(id, phrasing) + ")" : amount(id, phrasing);
    };
    return operand(at.child) + std::string(sign) + operand(program_[at.child].next);
  };
  switch (at.kind) {
    case NodeKind::kNumber:
      return std::to_string(at.value);
    case NodeKind::kAll:
      return std::string(of("all", "tutto", "todo"));
    case NodeKind::kHalf: {
      const std::string whole = amount(at.child, phrasing);
      const std::string rounded(
          at.value
              ? of(", rounded up", ", arrotondando per eccesso", ", redondeando hacia arriba")
              : of(", rounded down", ", arrotondando per difetto", ", redondeando hacia abajo"));
      return std::string(of("half of ", "la metà ", "la mitad ")) + of_phrase(whole) + rounded;
    }
    case NodeKind::kAdd:
      return two(" + ");
    case NodeKind::kSubtract:
      return two(" − ");
    case NodeKind::kMultiply:
      return two(" × ");
    case NodeKind::kPer:
      return amount(at.child, phrasing);
    case NodeKind::kSigned:
      return (at.value < 0 ? "−" : "+") + amount(at.child, phrasing);
    default:
      return call(node, phrasing);
  }
}

/// A phrase that begins with its article after "of": "della tua Sanità", "del número de criaturas".
std::string Speaker::of_phrase(const std::string& phrase) const {
  if (language_ == words::Language::kEnglish) return phrase;
  if (language_ == words::Language::kSpanish)
    return phrase.starts_with("el ") ? "del " + phrase.substr(3) : "de " + phrase;
  constexpr std::pair<std::string_view, std::string_view> contracted[] = {
      {"il ", "del "}, {"lo ", "dello "},  {"la ", "della "}, {"l'", "dell'"},
      {"i ", "dei "},  {"gli ", "degli "}, {"le ", "delle "}};
  for (const auto& [article, with] : contracted)
    if (phrase.starts_with(article)) return std::string(with) + phrase.substr(article.size());
  return "di " + phrase;
}

// ---- nouns -------------------------------------------------------------------------------------

std::string Speaker::noun(std::uint16_t id, words::Role role, words::Number number) {
  const Noun& noun = grammar_.noun(id);
  const std::string& name = noun.name[static_cast<std::size_t>(language_)];
  if (!name.empty()) return name;
  return lexicon_.noun(language_, lexicon_.find(noun.word), role, number);
}

std::string Speaker::once_per(std::uint16_t period) {
  const std::string& name = grammar_.noun(period).once[static_cast<std::size_t>(language_)];
  if (!name.empty()) return name;
  return std::string(of("once per ", "una volta per ", "una vez por ")) + noun(period);
}

std::string Speaker::count_of(int n, std::uint16_t id) {
  const Noun& noun = grammar_.noun(id);
  const std::string& counted = noun.counted[static_cast<std::size_t>(language_)];
  if (!counted.empty()) {
    const auto text = words::Template::parse(counted);
    if (!text) return counted;
    return words::format(lexicon_, language_, *text, {{"n", words::Argument::number(n)}});
  }
  const std::string& name = noun.name[static_cast<std::size_t>(language_)];
  if (!name.empty()) return std::to_string(n) + " " + name;
  return lexicon_.count(language_, n, lexicon_.find(noun.word));
}

std::string Speaker::all_of(std::uint16_t id) {
  const Noun& noun = grammar_.noun(id);
  const std::string& name = noun.name[static_cast<std::size_t>(language_)];
  const words::WordId word = lexicon_.find(noun.word);
  // What English does not put into the plural is one thing of which there is more or less.
  const std::string one = lexicon_.noun(words::Language::kEnglish, word);
  const std::string many =
      lexicon_.noun(words::Language::kEnglish, word, words::Role::kBare, words::Number::kPlural);
  const bool plural = one != many || lexicon_.natural_number(words::Language::kEnglish, word) ==
                                         words::Number::kPlural;
  const auto number = plural ? words::Number::kPlural : words::Number::kSingular;
  if (language_ == words::Language::kEnglish)
    return "all " +
           (name.empty() ? lexicon_.noun(language_, word, words::Role::kBare, number) : name);
  const bool feminine = lexicon_.gender(language_, word) == words::Gender::kFeminine;
  const std::string_view all =
      plural ? (feminine ? of("", "tutte ", "todas ") : of("", "tutti ", "todos "))
             : (feminine ? of("", "tutta ", "toda ") : of("", "tutto ", "todo "));
  return std::string(all) +
         (name.empty() ? lexicon_.noun(language_, word, words::Role::kThe, number) : name);
}

std::string Speaker::counted(NodeId amount_id, std::uint16_t id, Phrasing phrasing,
                             std::string& where) {
  NodeId at = amount_id;
  if (program_[at].kind == NodeKind::kPer) at = program_[at].child;
  if (const auto n = plain(at)) return count_of(*n, id);
  if (program_[at].kind == NodeKind::kAll) return all_of(id);
  // Two of it, with the letter in place of the figure.
  std::string text = count_of(2, id);
  const std::string name = letter(at, phrasing, where);
  if (const std::size_t figure = text.find('2'); figure != std::string::npos)
    text.replace(figure, 1, name);
  return text;
}

// ---- groups and conditions ---------------------------------------------------------------------

std::string Speaker::group(NodeId node, Quantifier quantifier, Phrasing phrasing) {
  // Where the group's own sentence has {choice}, the choice is named there and not at the end.
  std::string choice;
  if (quantifier == Quantifier::kOne)
    choice = phrasing.third ? of(" of their choice", " a sua scelta", " a su elección")
                            : of(" of your choice", " a tua scelta", " a tu elección");
  if (quantifier == Quantifier::kRandom) choice = of(" at random", " a caso", " al azar");
  of_choice_ = choice;
  std::string who = call(node, phrasing) + of_choice_;
  of_choice_.clear();
  if (quantifier == Quantifier::kThe) return who;
  return std::string(quantifier == Quantifier::kEach ? of("each ", "ogni ", "cada ") : "1 ") + who;
}

namespace {

/// What something is compared with: Italian says "di", which an article after it takes in.
std::string compared(const std::string& right, words::Language language) {
  if (language != words::Language::kItalian) return right;
  static constexpr std::pair<std::string_view, std::string_view> kContracted[] = {
      {"il ", "del "}, {"lo ", "dello "},  {"la ", "della "}, {"l'", "dell'"},
      {"i ", "dei "},  {"gli ", "degli "}, {"le ", "delle "}};
  for (const auto& [article, with] : kContracted)
    if (right.starts_with(article)) return std::string(with) + right.substr(article.size());
  return "di " + right;
}

}  // namespace

std::string Speaker::condition(NodeId node, Phrasing phrasing, Sense sense, Duration duration) {
  const bool denied = sense == Sense::kDenied;
  const bool lasting = duration == Duration::kWhileItLasts;
  const Node& at = program_[node];
  switch (at.kind) {
    case NodeKind::kNot:
      return condition(at.child, phrasing, denied ? Sense::kAsWritten : Sense::kDenied, duration);
    case NodeKind::kAnd:
    case NodeKind::kOr: {
      std::vector<std::string> parts;
      for (NodeId child = at.child; child != kNoNode; child = program_[child].next)
        parts.push_back(condition(child, phrasing, sense, duration));
      // "not (a or b)" is "neither a nor b": what is denied is joined the other way round.
      return join(parts, (at.kind == NodeKind::kOr) != denied ? words::Conjunction::kOr
                                                              : words::Conjunction::kAnd);
    }
    case NodeKind::kCompare: {
      auto comparison = static_cast<Comparison>(at.index);
      const std::string left = amount(at.child, phrasing);
      const std::string right = amount(program_[at.child].next, phrasing);
      const bool many = program_[at.child].kind == NodeKind::kCall &&
                        grammar_.phrase(program_[at.child].index).plural;
      const std::string is(many ? of(" are ", " sono ", lasting ? " sean " : " son ")
                                : of(" is ", " è ", lasting ? " sea " : " es "));
      if (denied) {
        constexpr Comparison opposite[] = {Comparison::kLess, Comparison::kMore,
                                           Comparison::kAtMost, Comparison::kAtLeast,
                                           Comparison::kEqual};
        if (comparison == Comparison::kEqual)
          return left +
                 (language_ == words::Language::kEnglish   ? is + "not "
                  : language_ == words::Language::kItalian ? " non" + is
                                                           : " no" + is) +
                 right;
        comparison = opposite[at.index];
      }
      switch (comparison) {
        case Comparison::kAtLeast:
          return left + is + std::string(of("at least ", "almeno ", "al menos ")) + right;
        case Comparison::kAtMost:
          return left + is + std::string(of("at most ", "al massimo ", "como máximo ")) + right;
        case Comparison::kMore:
          return left + is +
                 std::string(many ? of("more than ", "più ", "más de ")
                                  : of("more than ", "maggiore ", "mayor que ")) +
                 compared(right, language_);
        case Comparison::kLess:
          return left + is +
                 std::string(many ? of("less than ", "meno ", "menos de ")
                                  : of("less than ", "minore ", "menor que ")) +
                 compared(right, language_);
        case Comparison::kEqual:
          return left + is + right;
      }
      return {};
    }
    default: {
      if (denied) return call(node, phrasing, Form::kNot);
      const bool own = lasting && grammar_.phrase(at.index).has_form(Form::kWhile);
      return call(node, phrasing, own ? Form::kWhile : Form::kMain);
    }
  }
}

// ---- phrases -----------------------------------------------------------------------------------

std::string Speaker::call(NodeId node, Phrasing phrasing, Form form) {
  const Phrase& phrase = grammar_.phrase(program_[node].index);
  return filled(node,
                phrase.say[static_cast<std::size_t>(form)][static_cast<std::size_t>(language_)],
                phrasing);
}

}  // namespace tavola::effects
