// Declaring a game's nouns and phrases, and finding them by the word they begin with.
#include "effects/grammar.h"

#include <algorithm>
#include <bit>

#include "effects/token.h"

namespace tavola::effects {
namespace {

constexpr std::string_view kReserved[] = {
    "after", "all",  "and",    "at",      "before", "by",   "check",   "choose", "each",
    "else",  "half", "if",     "instead", "may",    "not",  "nothing", "once",   "one",
    "or",    "per",  "random", "repeat",  "roll",   "then", "until",   "when",   "while"};

std::string first_word(std::string_view text) {
  return std::string(text.substr(0, text.find(' ')));
}

bool plain_words(std::string_view text) {
  const auto tokens = tokenize(text);
  if (!tokens || tokens->size() < 2) return false;
  std::string joined;
  for (const Token& token : *tokens) {
    if (token.kind == TokenKind::kEnd) continue;
    if (!token.word()) return false;
    if (!joined.empty()) joined += ' ';
    joined += token.text;
  }
  return joined == text;
}

void put(std::vector<std::uint16_t>& list, std::uint16_t id) {
  if (std::ranges::find(list, id) == list.end()) list.push_back(id);
}

}  // namespace

std::string_view name_of(Category category) { return tavola::name_of(category); }

bool reserved(std::string_view word) {
  return std::ranges::find(kReserved, word) != std::end(kReserved);
}

bool deniable(const Grammar& grammar, std::span<const Node> nodes, NodeId condition) {
  const Node& at = nodes[condition];
  if (at.kind == NodeKind::kCall) return grammar.phrase(at.index).has_form(Form::kNot);
  if (at.kind != NodeKind::kAnd && at.kind != NodeKind::kOr) return true;
  for (NodeId child = at.child; child != kNoNode; child = nodes[child].next)
    if (!deniable(grammar, nodes, child)) return false;
  return true;
}

KindSet Grammar::find_kind(std::string_view name) const {
  const auto at = std::ranges::find(kinds_, name);
  return at == kinds_.end() ? 0 : KindSet{1} << (at - kinds_.begin());
}

KindSet Grammar::kind(std::string_view name) {
  if (const KindSet found = find_kind(name)) return found;
  if (kinds_.size() == 64) return 0;
  kinds_.emplace_back(name);
  return KindSet{1} << (kinds_.size() - 1);
}

std::string_view Grammar::kind_name(KindSet one_kind) const {
  const auto at = static_cast<std::size_t>(std::countr_zero(one_kind));
  return at < kinds_.size() ? std::string_view(kinds_[at]) : "noun";
}

std::expected<NounId, std::string> Grammar::add(Noun noun) {
  if (!plain_words(noun.keyword))
    return std::unexpected("a noun is written in lower-case words, not \"" + noun.keyword + "\"");
  if (noun.plural.empty()) noun.plural = noun.keyword;
  if (!plain_words(noun.plural))
    return std::unexpected("a plural is written in lower-case words, not \"" + noun.plural + "\"");
  if (noun.kinds == 0) return std::unexpected("the noun \"" + noun.keyword + "\" has no kind");
  if (const auto known = noun_by_keyword_.find(noun.keyword); known != noun_by_keyword_.end()) {
    nouns_[known->second].kinds |= noun.kinds;
    return known->second;
  }
  if (const auto known = noun_by_keyword_.find(noun.plural); known != noun_by_keyword_.end())
    return std::unexpected("the plural \"" + noun.plural + "\" is already another noun");
  if (nouns_.size() >= kNoIndex) return std::unexpected("too many nouns");
  const auto id = static_cast<NounId>(nouns_.size());
  noun_by_keyword_.emplace(noun.keyword, id);
  noun_by_keyword_.emplace(noun.plural, id);
  put(nouns_by_word_[first_word(noun.keyword)], id);
  put(nouns_by_word_[first_word(noun.plural)], id);
  nouns_.push_back(std::move(noun));
  return id;
}

namespace {

/// "<n:amount>", "<what:resource|token>", "<cost:bundle item>" into a slot.
std::expected<Slot, std::string> read_slot(Grammar& grammar, std::string_view text) {
  const std::size_t colon = text.find(':');
  if (colon == std::string_view::npos || colon == 0)
    return std::unexpected("write a slot as <name:type>, not <" + std::string(text) + ">");
  Slot slot;
  slot.name = text.substr(0, colon);
  std::string_view type = text.substr(colon + 1);
  if (type == "amount") return slot;
  if (type == "bonus" || type == "number" || type == "group") {
    slot.type = type == "bonus"    ? SlotType::kBonus
                : type == "number" ? SlotType::kNumber
                                   : SlotType::kGroup;
    return slot;
  }
  slot.type = SlotType::kNoun;
  if (type.starts_with("list ")) slot.type = SlotType::kList, type.remove_prefix(5);
  if (type.starts_with("bundle ")) slot.type = SlotType::kBundle, type.remove_prefix(7);
  while (!type.empty()) {
    const std::size_t bar = type.find('|');
    const std::string_view kind = type.substr(0, bar);
    if (!plain_words(kind))
      return std::unexpected(
          "a slot's type is amount, bonus, number, group or kinds of nouns, not \"" +
          std::string(type) + "\"");
    slot.kinds |= grammar.kind(kind);
    type = bar == std::string_view::npos ? std::string_view() : type.substr(bar + 1);
  }
  if (slot.kinds == 0) return std::unexpected("the slot <" + std::string(text) + "> has no type");
  return slot;
}

std::expected<Pattern, std::string> read_pattern(Grammar& grammar, std::string_view form,
                                                 std::vector<Slot>& slots, bool unit) {
  Pattern pattern;
  std::size_t at = 0;
  while (at < form.size()) {
    if (form[at] == ' ') {
      ++at;
    } else if (form[at] == '<') {
      const std::size_t end = form.find('>', at);
      if (end == std::string_view::npos) return std::unexpected("a slot lacks its '>'");
      auto slot = read_slot(grammar, form.substr(at + 1, end - at - 1));
      if (!slot) return std::unexpected(slot.error());
      const auto known = std::ranges::find(slots, slot->name, &Slot::name);
      if (unit) {
        if (known == slots.end())
          return std::unexpected("the unit has a slot <" + slot->name + "> that the form lacks");
      } else if (known != slots.end()) {
        return std::unexpected("the slot <" + slot->name + "> stands twice");
      }
      pattern.push_back({{}, static_cast<std::uint8_t>(known - slots.begin())});
      if (!unit) slots.push_back(*std::move(slot));
      at = end + 1;
    } else {
      const std::size_t end = std::min(form.find_first_of(" <", at), form.size());
      const std::string_view word = form.substr(at, end - at);
      if (!plain_words(word))
        return std::unexpected("a form is made of lower-case words and <slots>, not \"" +
                               std::string(word) + "\"");
      pattern.push_back({std::string(word), 0});
      at = end;
    }
  }
  if (slots.size() > 8) return std::unexpected("a form has at most 8 slots");
  return pattern;
}

}  // namespace

std::expected<PhraseId, std::string> Grammar::add(Phrase phrase, std::string_view form,
                                                  std::string_view unit) {
  if (find_phrase(phrase.category, phrase.name))
    return std::unexpected("the " + std::string(name_of(phrase.category)) + " \"" + phrase.name +
                           "\" is declared twice");
  auto pattern = read_pattern(*this, form, phrase.slots, false);
  if (!pattern) return std::unexpected(pattern.error());
  if (pattern->empty()) return std::unexpected("the form is empty");
  phrase.pattern = *std::move(pattern);
  if (!unit.empty()) {
    auto each = read_pattern(*this, unit, phrase.slots, true);
    if (!each) return std::unexpected(each.error());
    phrase.unit = *std::move(each);
    std::uint8_t next = 0;
    for (const PatternPart& part : phrase.unit)
      if (part.word.empty() && part.slot != next++)
        return std::unexpected("the unit must keep the order of the slots");
    if (next != phrase.slots.size())
      return std::unexpected("the unit must have every slot of the form");
  }
  if (phrase.category == Category::kCount)
    phrase.from_roll = phrase.name == "successes"  ? FromRoll::kSuccesses
                       : phrase.name == "failures" ? FromRoll::kFailures
                       : phrase.name == "rolled"   ? FromRoll::kTotal
                                                   : FromRoll::kNo;
  const bool step = phrase.category == Category::kVerb || phrase.category == Category::kStatement ||
                    (phrase.category == Category::kGroup && phrase.single);
  const std::string& first = phrase.pattern.front().word;
  if ((step || phrase.category == Category::kCount) && reserved(first))
    return std::unexpected("a " + std::string(name_of(phrase.category)) + " cannot begin with \"" +
                           first + "\", which has a meaning of its own in the notation");
  if (std::ranges::none_of(phrase.pattern, [](const auto& part) { return !part.word.empty(); }) &&
      phrase.category != Category::kCount && phrase.slots.size() < 2)
    return std::unexpected("the form needs a word of its own");
  if (phrases_.size() >= kNoIndex) return std::unexpected("too many phrases");
  const auto id = static_cast<PhraseId>(phrases_.size());
  const auto category = static_cast<std::size_t>(phrase.category);
  if (first.empty()) {
    open_[category].push_back(id);
  } else {
    put(phrases_by_word_[category][first], id);
  }
  if (!phrase.unit.empty() && !phrase.unit.front().word.empty())
    put(phrases_by_word_[category][phrase.unit.front().word], id);
  phrases_.push_back(std::move(phrase));
  return id;
}

bool Grammar::bind(Category category, std::string_view name, std::uint16_t code) {
  for (Phrase& phrase : phrases_)
    if (phrase.category == category && phrase.name == name) return phrase.code = code, true;
  return false;
}

bool Grammar::bind_noun(std::string_view keyword, std::uint16_t code) {
  const auto at = noun_by_keyword_.find(std::string(keyword));
  if (at == noun_by_keyword_.end()) return false;
  nouns_[at->second].code = code;
  return true;
}

std::vector<std::string> Grammar::unbound() const {
  std::vector<std::string> names;
  for (const Phrase& phrase : phrases_)
    if (phrase.code == 0xffff && phrase.from_roll == FromRoll::kNo)
      names.push_back(std::string(name_of(phrase.category)) + " " + phrase.name);
  for (const Noun& noun : nouns_)
    if (noun.code == 0xffff) names.push_back("noun " + noun.keyword);
  return names;
}

const Noun* Grammar::find_noun(std::string_view keyword) const {
  const auto at = noun_by_keyword_.find(std::string(keyword));
  return at == noun_by_keyword_.end() ? nullptr : &nouns_[at->second];
}

const Phrase* Grammar::find_phrase(Category category, std::string_view name) const {
  for (const Phrase& phrase : phrases_)
    if (phrase.category == category && phrase.name == name) return &phrase;
  return nullptr;
}

const std::vector<NounId>& Grammar::nouns_from(std::string_view word) const {
  static const std::vector<NounId> none;
  const auto at = nouns_by_word_.find(std::string(word));
  return at == nouns_by_word_.end() ? none : at->second;
}

const std::vector<PhraseId>& Grammar::phrases_from(Category category, std::string_view word) const {
  static const std::vector<PhraseId> none;
  const Index& index = phrases_by_word_[static_cast<std::size_t>(category)];
  const auto at = index.find(std::string(word));
  return at == index.end() ? none : at->second;
}

const std::vector<PhraseId>& Grammar::open_phrases(Category category) const {
  return open_[static_cast<std::size_t>(category)];
}

std::string Grammar::written(const Phrase& phrase, const Pattern& pattern) const {
  std::string text;
  for (const PatternPart& part : pattern) {
    if (!text.empty()) text += ' ';
    if (!part.word.empty()) {
      text += part.word;
      continue;
    }
    const Slot& slot = phrase.slots[part.slot];
    text += '<';
    switch (slot.type) {
      case SlotType::kAmount:
        text += "amount";
        break;
      case SlotType::kBonus:
        text += "bonus";
        break;
      case SlotType::kNumber:
        text += "number";
        break;
      case SlotType::kGroup:
        text += "group";
        break;
      default: {
        if (slot.type == SlotType::kBundle) text += "amount of ";
        bool first = true;
        for (KindSet rest = slot.kinds; rest != 0; rest &= rest - 1) {
          if (!first) text += " or ";
          text += kind_name(rest & ~(rest - 1));
          first = false;
        }
      }
    }
    text += '>';
  }
  return text;
}

}  // namespace tavola::effects
