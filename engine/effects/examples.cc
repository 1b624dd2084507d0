#include "effects/examples.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "effects/lint.h"
#include "effects/parse.h"

namespace tavola::effects {
namespace {

constexpr int kTries = 12;  // nouns and groups that are tried in the slots of one phrase
constexpr std::array<std::string_view, kTimings> kConnectives = {"when", "before", "after",
                                                                 "instead of", "at"};
constexpr std::size_t kOutOfPlace = 100;

/// Writes effects around one phrase or noun until the parser reads one of them, and the linter has
/// nothing to say.
class Exemplar {
 public:
  explicit Exemplar(const Grammar& grammar) : grammar_(grammar) {
    for (const Phrase& verb : grammar.phrases())
      if (verb.category == Category::kVerb && steps_.size() < 4 && is_plain(verb))
        if (const std::string step = effect_of(verb, {}); !step.empty()) steps_.push_back(step);
    if (steps_.empty()) steps_.emplace_back("nothing");
    for (const Phrase& phrase : grammar.phrases())
      if (phrase.category == Category::kStatement && statement_.empty())
        statement_ = effect_of(phrase, {});
    if (const auto until = statement_.find(": "); statement_.starts_with("until "))
      statement_ = statement_.substr(until + 2);
  }

  std::string effect_of(const Phrase& phrase, const std::string& noun) {
    best_.clear();
    warnings_ = kOutOfPlace;
    for (int turn = 0; turn < kTries && warnings_ > 0; ++turn) {
      turn_ = turn;
      noun_ = noun;
      const std::string text = text_of(phrase);
      if (text.empty() || !noun_.empty()) continue;
      for (const std::string& effect : around(phrase, text)) consider(effect);
    }
    return best_;
  }

  std::string effect_of_noun(const Noun& noun) {
    std::string found;
    for (const Category category :
         {Category::kVerb, Category::kStatement, Category::kCondition, Category::kCount,
          Category::kMoment, Category::kGroup, Category::kDuration})
      for (const Phrase& phrase : grammar_.phrases()) {
        if (phrase.category != category || !takes(phrase, noun.kinds)) continue;
        const std::string effect = effect_of(phrase, noun.keyword);
        if (warnings_ == 0) return effect;
        if (found.empty()) found = effect;
      }
    if (!found.empty()) return found;
    best_.clear();
    warnings_ = kOutOfPlace;
    const std::string& word = noun.keyword;
    if (is(noun, "skill")) consider("check " + word + ": " + steps_[0]);
    if (is(noun, "die")) consider("roll 1 " + word + ": " + steps_[0]);
    if (is(noun, "period")) {
      consider("once per " + word + ": may " + steps_[0]);
      consider("once per " + word + ": " + steps_[0]);
      for (const Phrase& moment : grammar_.phrases())
        if (moment.category == Category::kMoment && warnings_ > 0)
          for (const std::string& effect : around(moment, text_of(moment)))
            consider("once per " + word + " " + effect);
    }
    for (const Noun& die : grammar_.nouns())
      if (is(noun, "face") && is(die, "die"))
        consider("roll 1 " + die.keyword + " { " + word + ": " + steps_[0] + " }");
    for (const Phrase& verb : grammar_.phrases())
      if ((verb.outcomes & noun.kinds) != 0 && warnings_ > 0)
        consider(text_of(verb) + " { " + word + ": " + steps_[0] + " }");
    return best_;
  }

 private:
  bool is(const Noun& noun, std::string_view kind) const {
    return (noun.kinds & grammar_.find_kind(kind)) != 0;
  }

  /// An everyday step: somebody's amount of something.
  static bool is_plain(const Phrase& verb) {
    return !verb.impersonal && verb.outcomes == 0 && verb.slots.size() <= 2 &&
           std::ranges::any_of(verb.slots,
                               [](const Slot& slot) {
                                 return slot.type == SlotType::kAmount ||
                                        slot.type == SlotType::kBundle;
                               }) &&
           std::ranges::none_of(verb.slots,
                                [](const Slot& slot) { return slot.type == SlotType::kGroup; });
  }

  static bool takes(const Phrase& phrase, KindSet kinds) {
    return std::ranges::any_of(phrase.slots, [kinds](const Slot& slot) {
      return (slot.kinds & kinds) != 0 && slot.type != SlotType::kGroup;
    });
  }

  /// Keeps an effect that can be read and is less wrong than the best so far.
  void consider(const std::string& effect) {
    if (warnings_ == 0) return;
    const auto program = parse(grammar_, effect);
    if (!program) return;
    const std::size_t warnings = lint(grammar_, *program, effect).size();
    if (warnings >= warnings_) return;
    warnings_ = warnings;
    best_ = effect;
  }

  // ---- slots --------------------------------------------------------------------------------
  template <class Accept>
  const Phrase* nth(Category category, Accept&& accept) const {
    std::vector<const Phrase*> found;
    for (const Phrase& phrase : grammar_.phrases())
      if (phrase.category == category && accept(phrase)) found.push_back(&phrase);
    return found.empty() ? nullptr : found[static_cast<std::size_t>(turn_) % found.size()];
  }

  /// The noun that is to be shown in the first slot that takes it, and others where they fit.
  std::string noun_for(KindSet kinds) {
    if (!noun_.empty()) {
      const Noun* wanted = grammar_.find_noun(noun_);
      if (wanted != nullptr && (wanted->kinds & kinds) != 0) return std::exchange(noun_, {});
    }
    std::vector<const Noun*> found;
    for (const Noun& noun : grammar_.nouns())
      if ((noun.kinds & kinds) != 0) found.push_back(&noun);
    return found.empty() ? "" : found[static_cast<std::size_t>(turn_) % found.size()]->keyword;
  }

  std::string group() {
    if (depth_ > 2) return "";
    const Phrase* found = nth(Category::kGroup, [](const Phrase&) { return true; });
    if (found == nullptr) return "";
    ++depth_;
    const std::string text = text_of(*found);
    --depth_;
    return text.empty() ? "" : (found->single ? "" : "each ") + text;
  }

  std::string filled(const Slot& slot) {
    switch (slot.type) {
      case SlotType::kAmount:
      case SlotType::kNumber:
        return "1";
      case SlotType::kBonus:
        return "+1";
      case SlotType::kNoun:
      case SlotType::kList:
        return noun_for(slot.kinds);
      case SlotType::kBundle: {
        const std::string noun = noun_for(slot.kinds);
        return noun.empty() ? "" : "1 " + noun;
      }
      case SlotType::kGroup:
        return group();
    }
    return "";
  }

  /// The phrase with all slots filled; empty if nothing fits.
  std::string text_of(const Phrase& phrase) {
    std::string text;
    for (const PatternPart& part : phrase.pattern) {
      const std::string word = part.word.empty() ? filled(phrase.slots[part.slot]) : part.word;
      if (word.empty()) return "";
      text += (text.empty() ? "" : " ") + word;
    }
    return text;
  }

  // ---- around a phrase ----------------------------------------------------------------------
  std::vector<std::string> around(const Phrase& phrase, const std::string& text) {
    std::vector<std::string> effects;
    const auto before_steps = [&](const std::string& opening) {
      for (const std::string& step : steps_) effects.push_back(opening + ": " + step);
    };
    switch (phrase.category) {
      case Category::kVerb:
        effects.push_back(text);
        break;
      case Category::kStatement:
        for (const Phrase& duration : grammar_.phrases())
          if (duration.category == Category::kDuration)
            if (const std::string until = text_of(duration); !until.empty())
              effects.push_back("until " + until + ": " + text);
        effects.push_back(text);
        break;
      case Category::kCondition:
        before_steps("if " + text);
        break;
      case Category::kMoment:
        for (int timing = 0; timing < kTimings; ++timing)
          if (phrase.has_form(form_of(static_cast<Timing>(timing))))
            before_steps(std::string(kConnectives[static_cast<std::size_t>(timing)]) + " " + text);
        break;
      case Category::kDuration:
        effects.push_back("until " + text + ": " + statement_);
        before_steps("until " + text);
        break;
      case Category::kGroup:
        around_group(phrase, text, effects);
        break;
      case Category::kCount:
        around_count(phrase, text, effects);
        break;
    }
    return effects;
  }

  void around_group(const Phrase& phrase, const std::string& text,
                    std::vector<std::string>& effects) {
    const std::string all = phrase.single ? text : "each " + text;
    if (phrase.players)
      for (const std::string& step : steps_) effects.push_back(all + ": " + step);
    for (const Phrase& verb : grammar_.phrases()) {
      if (verb.category != Category::kVerb) continue;
      const auto slot = std::ranges::find(verb.slots, SlotType::kGroup, &Slot::type);
      if (slot != verb.slots.end()) {
        std::string effect;
        for (const PatternPart& part : verb.pattern) {
          const bool here = part.word.empty() && &verb.slots[part.slot] == &*slot;
          const std::string word = !part.word.empty() ? part.word
                                   : here             ? all
                                                      : filled(verb.slots[part.slot]);
          effect += (effect.empty() ? "" : " ") + word;
        }
        effects.push_back(effect);
      } else if (!phrase.players && verb.slots.empty()) {
        effects.push_back(all + ": " + text_of(verb));
      }
    }
    for (const std::string& step : steps_) effects.push_back(all + ": " + step);
  }

  void around_count(const Phrase& phrase, const std::string& text,
                    std::vector<std::string>& effects) {
    if (phrase.from_roll == FromRoll::kNo) {
      for (const std::string& step : steps_) effects.push_back("if " + text + " >= 2: " + step);
      return;
    }
    // What a check or a roll came to, as an amount.
    for (const std::string& step : steps_) {
      const std::size_t one = step.find('1');
      if (one == std::string::npos) continue;
      const std::string counted = step.substr(0, one) + text + step.substr(one + 1);
      for (const Noun& noun : grammar_.nouns()) {
        if (is(noun, "skill"))
          effects.push_back("check " + noun.keyword + " { 0..: " + counted + " }");
        if (is(noun, "die")) effects.push_back("roll 1 " + noun.keyword + ": " + counted);
      }
    }
  }

  const Grammar& grammar_;
  std::vector<std::string> steps_;  // everyday steps, for what needs one
  std::string statement_;
  // What is being written.
  std::string noun_;
  int turn_ = 0;
  int depth_ = 0;
  std::string best_;
  std::size_t warnings_ = kOutOfPlace;
};

std::string kinds_of(const Grammar& grammar, const Noun& noun) {
  std::string kinds;
  for (int bit = 0; bit < 64; ++bit)
    if (const KindSet one = KindSet{1} << bit; (noun.kinds & one) != 0)
      kinds += (kinds.empty() ? "" : ", ") + std::string(grammar.kind_name(one));
  return kinds;
}

}  // namespace

std::vector<WordExample> examples_of(const Grammar& grammar, Category category) {
  Exemplar exemplar(grammar);
  std::vector<WordExample> list;
  for (const Phrase& phrase : grammar.phrases())
    if (phrase.category == category)
      list.push_back({grammar.written(phrase, phrase.pattern), "", exemplar.effect_of(phrase, {})});
  return list;
}

std::vector<WordExample> examples_of_nouns(const Grammar& grammar) {
  Exemplar exemplar(grammar);
  std::vector<WordExample> list;
  for (const Noun& noun : grammar.nouns())
    list.push_back({noun.keyword, kinds_of(grammar, noun), exemplar.effect_of_noun(noun)});
  std::ranges::stable_sort(list, {}, &WordExample::kinds);
  return list;
}

}  // namespace tavola::effects
