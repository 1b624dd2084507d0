#include "app/terminal/lookup.h"

#include <algorithm>
#include <cctype>

#include "ledger/ledger.h"
#include "words/sentence.h"

namespace tavola::app {
namespace {

using words::Argument;

std::string lower(std::string_view text) {
  std::string small(text);
  std::transform(small.begin(), small.end(), small.begin(), [](char c) {
    return static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  });
  return small;
}

std::string upper(std::string_view text) {
  std::string big(text);
  std::transform(big.begin(), big.end(), big.begin(), [](char c) {
    return static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
  });
  return big;
}

/// The question that the rulebook leaves open, the answer, and why.
std::string one_ruling(const scene::SceneText& text, const ledger::Ruling& ruling, int indent) {
  const auto says = [&](const char* message, const std::string& what) {
    return what.empty() ? std::string() : text.ui(message, {{"text", Argument::name(what)}});
  };
  return text.paragraph({{text.ui("rules.ruling", {{"id", Argument::name(ruling.id)}}) + " ",
                          scene::Hue::kMoon, scene::Weight::kBold},
                         {ruling.question + " "},
                         {ruling.ruling + " ", scene::Hue::kInk, scene::Weight::kBold},
                         {says("rules.reason", ruling.reason), scene::Hue::kFaint}},
                        indent);
}

std::string one_rule(const scene::SceneText& text, const ledger::RuleText& rule, bool rulings) {
  constexpr int kIndent = 7;
  std::string shown = text.paragraph(
      {{rule.id, scene::Hue::kMoon, scene::Weight::kBold}, {" " + rule.text}}, kIndent);
  if (!rulings) return shown;
  const std::string_view language = words::code(text.voice().language);
  for (const std::string& id : rule.rulings)
    if (const ledger::Ruling* ruling = ledger::shipped().find_ruling(rule.game, id, language))
      shown += one_ruling(text, *ruling, kIndent);
  return shown;
}

/// A rule or a ruling by its number; a ruling of each game that has one of that number, with its
/// game where there are several, and the rules that point to it. Empty if there is none.
std::string numbered(const scene::SceneText& text, std::string_view game, const std::string& id) {
  const std::string_view language = words::code(text.voice().language);
  if (const ledger::RuleText* rule = ledger::find(upper(id), language))
    return one_rule(text, *rule, true);
  const std::string number = ledger::ruling_id(id);
  if (number.empty()) return {};
  const auto rulings = ledger::shipped().find_rulings(number, game, language);
  std::string shown;
  for (const ledger::Ruling* ruling : rulings) {
    if (rulings.size() > 1)
      shown += text.paragraph({{ruling->game, scene::Hue::kInk, scene::Weight::kBold}});
    shown += one_ruling(text, *ruling, 2);
    for (const ledger::RuleText& rule : ledger::rules_of(ruling->game, language))
      if (std::ranges::find(rule.rulings, number) != rule.rulings.end())
        shown += one_rule(text, rule, false);
  }
  return shown;
}

/// All of them where every word is a number of a rule or a ruling; otherwise nothing.
std::string all_numbered(const scene::SceneText& text, std::string_view game,
                         std::string_view words) {
  std::string shown;
  for (std::size_t at = 0; at < words.size();) {
    std::size_t end = words.find_first_of(" ,;", at);
    if (end == std::string_view::npos) end = words.size();
    if (end > at) {
      const std::string one = numbered(text, game, std::string(words.substr(at, end - at)));
      if (one.empty()) return {};
      shown += one;
    }
    at = end + 1;
  }
  return shown;
}

}  // namespace

std::string rule_paragraph(const scene::SceneText& text, std::string_view id) {
  const ledger::RuleText* rule = ledger::find(id, words::code(text.voice().language));
  if (rule == nullptr)
    return text.paragraph({{text.ui("why.no_rule", {{"rule", Argument::name(id)}})}});
  return one_rule(text, *rule, true);
}

std::string rules_about(const scene::SceneText& text, std::string_view game,
                        const std::string& words, bool* found) {
  const std::string_view language = words::code(text.voice().language);
  if (found != nullptr) *found = true;
  if (std::string shown = all_numbered(text, game, words); !shown.empty()) return shown;
  const std::vector<const ledger::RuleText*> rules = ledger::search(words, game, language);
  if (found != nullptr) *found = !rules.empty();
  if (rules.empty())
    return text.paragraph({{text.ui("rules.none", {{"text", Argument::name(words)}})}});
  std::string shown;
  for (const ledger::RuleText* rule : rules) shown += one_rule(text, *rule, rules.size() == 1);
  shown += text.paragraph(
      {{text.ui("rules.found", {{"n", Argument::number(static_cast<std::int64_t>(rules.size()))}}),
        scene::Hue::kFaint}});
  return shown;
}

std::vector<std::string> cards_called(const scene::Title& title, words::Language language,
                                      const std::string& name) {
  std::vector<std::string> found;
  const std::string wanted = lower(name);
  for (const std::string& id : title.card_ids()) {
    if (lower(id) == wanted) return {id};
    if (!wanted.empty() && lower(title.card(id, language).name).contains(wanted))
      found.push_back(id);
  }
  return found;
}

std::string kind_of_card(const scene::SceneText& text, const std::string& kind) {
  const scene::Voice& voice = text.voice();
  // A game names many of a kind for its gallery, and one of them apart.
  for (const char* name : {"kind_one.", "kind."})
    if (const std::string named = text.ui(name + kind); !named.starts_with('[')) return named;
  if (const words::WordId word = voice.title->lexicon().find(kind))
    return voice.title->lexicon().noun(voice.language, word);
  return kind;  // of a game for trying things out
}

std::string card_paragraph(const scene::SceneText& text, const std::string& id) {
  const scene::PrintedCard card = text.voice().title->card(id, text.voice().language);
  std::string head = " (" + kind_of_card(text, card.kind) + ", " + card.id;
  if (card.ours) head += ", " + text.ui("card.ours");
  head += ")";
  std::string shown =
      text.paragraph({{words::capitalised(card.name), scene::Hue::kInk, scene::Weight::kBold},
                      {head, scene::Hue::kFaint}},
                     2);
  for (const std::string& line : card.lines) shown += text.paragraph({{line}}, 2, 2);
  return shown;
}

}  // namespace tavola::app
