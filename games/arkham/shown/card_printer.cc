#include "games/arkham/shown/card_printer.h"

#include <utility>

#include "effects/part.h"
#include "games/arkham/cards/card_effects.h"
#include "games/arkham/shown/signs.h"
#include "scene/say.h"
#include "words/sentence.h"

namespace tavola::arkham {

using scene::Text;

std::string CardPrinter::say(const Text& text) const { return scene::say(title_, language_, text); }

void CardPrinter::begin(const char* kind, const std::string& name, std::string icon) {
  card_.kind = kind;
  card_.icon = std::move(icon);
  card_.name = say(Text::word(name));
  card_.ours = content().ours.contains(name);
}

void CardPrinter::line(const Text& text) { card_.lines.push_back(words::capitalised(say(text))); }

void CardPrinter::effect(std::uint16_t source) {
  if (source != kNoSource) line(Text::printed(effects::part_of(source, 0)));
}

void CardPrinter::effect(const char* message, std::uint16_t source) {
  if (source != kNoSource)
    line(Text::of(message).with_printed("what", effects::part_of(source, 0)));
}

std::vector<Text> ability_words(std::uint16_t set) {
  static constexpr std::pair<MonsterAbility, const char*> kWords[] = {
      {kAmbush, "abil_ambush"},
      {kEndless, "abil_endless"},
      {kPhysicalResistance, "abil_physical_resistance"},
      {kPhysicalImmunity, "abil_physical_immunity"},
      {kMagicalResistance, "abil_magical_resistance"},
      {kMagicalImmunity, "abil_magical_immunity"},
      {kUndead, "abil_undead"},
      {kElusive, "abil_elusive"}};
  std::vector<Text> found;
  for (const auto& [ability, key] : kWords)
    if ((set & ability) != 0) found.push_back(Text::word(key));
  return found;
}

std::vector<Text> ability_words(const MonsterNumbers& foe) {
  std::vector<Text> found;
  if (foe.nightmarish > 0) found.push_back(Text::of("card.nightmarish").with("n", foe.nightmarish));
  if (foe.overwhelming > 0)
    found.push_back(Text::of("card.overwhelming").with("n", foe.overwhelming));
  std::ranges::move(ability_words(foe.abilities), std::back_inserter(found));
  return found;
}

void CardPrinter::abilities(std::uint16_t set) {
  for (const Text& word : ability_words(set)) line(word);
}

void CardPrinter::dimensions(const char* message, std::uint16_t set) {
  if (set != 0) line(Text::of(message).with_list("list", dimension_words(set)));
}

Text::Argument listed(const std::string& word) {
  return {"", Text::Argument::Kind::kWord, 0, word};
}

std::vector<Text::Argument> dimension_words(std::uint16_t set) {
  std::vector<Text::Argument> list;
  for (int i = 0; i < kDimensions; ++i)
    if (((set >> i) & 1U) != 0)
      list.push_back(listed("dim_" + dimension_symbol(static_cast<Dimension>(i))));
  return list;
}

}  // namespace tavola::arkham
