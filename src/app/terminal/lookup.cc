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

std::string one_rule(const scene::SceneText& text, const ledger::RuleText& rule, bool rulings) {
  std::string shown = text.paragraph({{rule.id, scene::Hue::kMoon, true}, {" " + rule.text}}, 7);
  if (!rulings) return shown;
  const std::string_view language = words::code(text.voice().language);
  for (const std::string& id : rule.rulings) {
    const ledger::Ruling* ruling = ledger::shipped().find_ruling(rule.game, id, language);
    if (ruling == nullptr) continue;
    shown += text.paragraph({{text.ui("rules.ruling", {{"id", Argument::name(id)},
                                                       {"text", Argument::name(ruling->ruling)}}),
                              scene::Hue::kFaint}},
                            7);
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
  const std::string id = upper(words);
  if (found != nullptr) *found = true;
  if (ledger::find(id, language) != nullptr) return rule_paragraph(text, id);
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

std::string card_paragraph(const scene::SceneText& text, const std::string& id) {
  const scene::PrintedCard card = text.voice().title->card(id, text.voice().language);
  std::string head = " (" + card.kind + ", " + card.id;
  if (card.ours) head += ", " + text.ui("card.ours");
  head += ")";
  std::string shown = text.paragraph(
      {{words::capitalised(card.name), scene::Hue::kInk, true}, {head, scene::Hue::kFaint}}, 2);
  for (const std::string& line : card.lines) shown += text.paragraph({{line}}, 2, 2);
  return shown;
}

}  // namespace tavola::app
