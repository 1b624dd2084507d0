// The sentence of a phrase with its slots filled in: numbers, nouns, bundles and groups as they
// stand in the effect. What the templates of engine/words cannot know is settled here: an amount
// may be all, or a letter, and a noun may have a way of its own to be counted.
#include <algorithm>
#include <optional>
#include <utility>

#include "effects/speaker.h"

namespace tavola::effects {
namespace {

/// Where a group's sentence wants " of your choice".
constexpr std::string_view kChoicePlace = " {choice}";

bool digits(std::string_view text) {
  return !text.empty() && std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

}  // namespace

class FilledPhrase {
 public:
  FilledPhrase(Speaker& speaker, NodeId node, Phrasing phrasing)
      : speaker_(speaker),
        program_(speaker.program_),
        phrase_(speaker.grammar_.phrase(program_[node].index)),
        phrasing_(phrasing),
        slots_(phrase_.slots.size()) {
    NodeId argument = program_[node].child;
    for (std::size_t i = 0; i < slots_.size(); ++i) {
      slots_[i].node = argument;
      fill(phrase_.slots[i], slots_[i]);
      argument = program_[argument].next;
    }
  }

  std::string in(const words::Template& sentence) {
    std::vector<words::Piece> pieces = sentence.pieces();
    for (words::Piece& piece : pieces)
      if (std::optional<std::string> text = settled(piece)) {
        piece = words::Piece{};
        piece.text = *std::move(text);
      }
    return said(words::Template::of(std::move(pieces))) + per_ + where_;
  }

 private:
  /// What one slot holds. The arguments of the sentence look at these texts.
  struct Filling {
    NodeId node = kNoNode;
    std::string text;
    std::string after;  // of a number that has a name
    std::vector<words::Argument> list;
  };

  void fill(const Slot& slot, Filling& filling);
  void fill_number(const Slot& slot, Filling& filling);
  void fill_nouns(const Slot& slot, Filling& filling);
  void fill_bundle(const Slot& slot, Filling& filling);
  void note_per(NodeId amount);
  words::Argument as_word(std::uint16_t id) const;
  void add(const Slot& slot, words::Argument argument) {
    arguments_.push_back({slot.name, argument});
  }

  std::optional<std::string> settled(const words::Piece& piece);
  std::optional<std::string> settled_count(const words::Piece& piece, NodeId noun);
  std::optional<std::string> settled_amount(const words::Piece& piece, Filling& filling);
  std::size_t slot_of(std::string_view name) const {
    return static_cast<std::size_t>(std::ranges::find(phrase_.slots, name, &Slot::name) -
                                    phrase_.slots.begin());
  }
  std::string said(const words::Template& sentence) const {
    return words::format(speaker_.lexicon_, speaker_.language_, sentence, arguments_);
  }

  Speaker& speaker_;
  const Program& program_;
  const Phrase& phrase_;
  Phrasing phrasing_;
  std::vector<Filling> slots_;
  std::vector<words::NamedArgument> arguments_;
  std::string per_;    // "for each success"
  std::string where_;  // what letters stand for, at the end of the clause
};

// ---- what the slots hold ------------------------------------------------------------------------

void FilledPhrase::fill(const Slot& slot, Filling& filling) {
  switch (slot.type) {
    case SlotType::kAmount:
    case SlotType::kNumber:
    case SlotType::kBonus:
      return fill_number(slot, filling);
    case SlotType::kNoun:
    case SlotType::kList:
      return fill_nouns(slot, filling);
    case SlotType::kBundle:
      return fill_bundle(slot, filling);
    case SlotType::kGroup: {
      const Node& at = program_[filling.node];
      filling.text = speaker_.group(at.child, static_cast<Quantifier>(at.index), phrasing_);
      return add(slot, words::Argument::name(filling.text));
    }
  }
}

void FilledPhrase::fill_number(const Slot& slot, Filling& filling) {
  note_per(filling.node);
  const std::optional<int> number = speaker_.plain(filling.node);
  if (slot.type == SlotType::kNumber && speaker_.number_names_ && number)
    if (const auto named = speaker_.number_names_(slot, *number)) {
      filling.after = named->after;
      return add(slot, words::Argument::word(speaker_.lexicon_.find(named->word)));
    }
  if (number) return add(slot, words::Argument::number(*number));
  if (slot.type == SlotType::kBonus) filling.text = speaker_.bonus(filling.node, phrasing_, where_);
  add(slot, words::Argument::name(filling.text));
}

void FilledPhrase::fill_nouns(const Slot& slot, Filling& filling) {
  const Node& at = program_[filling.node];
  if (at.kind == NodeKind::kNouns)
    for (NodeId child = at.child; child != kNoNode; child = program_[child].next)
      filling.list.push_back(as_word(program_[child].index));
  else
    filling.list.push_back(as_word(at.index));
  add(slot, filling.list.size() == 1 ? filling.list[0] : words::Argument::list(filling.list));
}

void FilledPhrase::fill_bundle(const Slot& slot, Filling& filling) {
  std::vector<std::string> entries;
  for (NodeId entry = program_[filling.node].child; entry != kNoNode;
       entry = program_[entry].next) {
    const NodeId amount = program_[entry].child;
    note_per(amount);
    entries.push_back(
        speaker_.counted(amount, program_[program_[amount].next].index, phrasing_, where_));
  }
  filling.text = speaker_.join(entries);
  add(slot, words::Argument::name(filling.text));
}

void FilledPhrase::note_per(NodeId amount) {
  if (program_[amount].kind != NodeKind::kPer) return;
  per_ = std::string(speaker_.of(" for each ", " per ogni ", " por cada ")) +
         speaker_.call(program_.child(amount, 1), phrasing_, Form::kUnit);
}

words::Argument FilledPhrase::as_word(std::uint16_t id) const {
  const Noun& noun = speaker_.grammar_.noun(id);
  const std::string& name = noun.name[static_cast<std::size_t>(speaker_.language_)];
  return name.empty() ? words::Argument::word(speaker_.lexicon_.find(noun.word))
                      : words::Argument::name(name);
}

// ---- pieces of the sentence that are settled here -----------------------------------------------

std::optional<std::string> FilledPhrase::settled(const words::Piece& piece) {
  if (piece.name.empty()) return std::nullopt;
  const std::size_t slot = slot_of(piece.name);
  if (slot == slots_.size()) return std::nullopt;
  Filling& filling = slots_[slot];
  const SlotType type = phrase_.slots[slot].type;
  const NodeKind kind = program_[filling.node].kind;
  if (!filling.after.empty() && piece.form == words::Form::kWord)
    return said(words::Template::of({piece})) + filling.after;
  if (piece.form == words::Form::kCount && (kind == NodeKind::kNouns || kind == NodeKind::kNoun))
    return settled_count(piece, filling.node);
  // With its article an amount is told in words: "your Stamina", and not a letter.
  if (type == SlotType::kAmount && piece.form == words::Form::kWord &&
      piece.role == words::Role::kThe)
    return speaker_.amount(filling.node, phrasing_);
  const bool plain = speaker_.plain(filling.node).has_value();
  if ((type == SlotType::kAmount || type == SlotType::kNumber) && !plain)
    return settled_amount(piece, filling);
  if (type == SlotType::kBonus && !plain) return filling.text;
  if (type == SlotType::kBonus && piece.form == words::Form::kSigned)
    return speaker_.bonus(filling.node, phrasing_, where_);  // a bonus of 0 keeps its sign
  return std::nullopt;
}

/// "1 Sanity or 1 Stamina", "2 Clue tokens"
std::optional<std::string> FilledPhrase::settled_count(const words::Piece& piece, NodeId noun) {
  const Node& at = program_[noun];
  if (at.kind == NodeKind::kNouns) {
    if (!digits(piece.other)) return std::nullopt;
    std::vector<std::string> each;
    for (NodeId child = at.child; child != kNoNode; child = program_[child].next)
      each.push_back(speaker_.count_of(std::stoi(piece.other), program_[child].index));
    return speaker_.join(each, words::Conjunction::kOr);
  }
  if (const std::size_t other = slot_of(piece.other); other < slots_.size())
    return speaker_.counted(slots_[other].node, at.index, phrasing_, where_);
  if (digits(piece.other)) return speaker_.count_of(std::stoi(piece.other), at.index);
  return std::nullopt;
}

/// An amount that is no number: all, or a letter. Words beside it agree with several.
std::optional<std::string> FilledPhrase::settled_amount(const words::Piece& piece,
                                                        Filling& filling) {
  if (piece.form == words::Form::kChoice) {
    std::optional<std::string> many;
    for (const words::Alternative& way : piece.alternatives)
      if (way.label == words::Label::kMany) many = way.text;
    return many;
  }
  if (filling.text.empty()) filling.text = speaker_.letter(filling.node, phrasing_, where_);
  return filling.text;
}

// -------------------------------------------------------------------------------------------------

std::string Speaker::filled(NodeId node, std::string_view text, Phrasing phrasing) {
  std::string ready = in_voice(lexicon_, language_, text, phrasing);
  if (grammar_.phrase(program_[node].index).category == Category::kGroup)
    if (const std::size_t at = ready.find(kChoicePlace); at != std::string::npos) {
      ready.replace(at, kChoicePlace.size(), of_choice_);
      of_choice_.clear();
    }
  const auto parsed = words::Template::parse(ready);
  return parsed ? FilledPhrase(*this, node, phrasing).in(*parsed) : std::string(text);
}

}  // namespace tavola::effects
