// The cards of Salem as printed: what a card does is said by its effect, in any language; the few
// that the rulebook itself describes (Necron, Robert Craven, the Items, the summary card) have
// messages.
#include <array>

#include "core/enum_names.h"
#include "effects/part.h"
#include "effects/say.h"
#include "games/salem/shown/signs.h"
#include "games/salem/shown/title.h"
#include "scene/say.h"

namespace tavola::salem {

using scene::Text;

namespace {

template <class Cards>
auto find_card(const Cards& cards, std::string_view id) {
  auto at = cards.begin();
  while (at != cards.end() && at->id != id) ++at;
  return at;
}

}  // namespace

/// Choices that a card puts are told in the card's own words.
void SalemTitle::enrich(Text& text, const Phrase& phrase, const Arguments& args) const {
  if (phrase.name == "game_lost" && args[0] > static_cast<int>(Ending::kVictory))
    text.message += "." + names_of<Ending>()[static_cast<std::size_t>(args[0])];
  if (phrase.fields.size() < 2 || phrase.fields[0].name != "card") return;
  text.arguments.push_back(
      {"what", Text::Argument::Kind::kPrinted, 0, effects::part_of(args[0], args[1])});
}

std::string SalemTitle::printed(std::string_view reference, words::Language language) const {
  const Content& c = content();
  if (effects::names_a_part(reference))
    return effects::say_part(lexicon(), c.grammar, c.book, reference, language);
  const auto whole = [&](const CardText& text) {
    return effects::say(lexicon(), c.grammar, c.book[text.source], language);
  };
  if (const auto card = find_card(c.old_ones, reference); card != c.old_ones.end())
    return whole(card->text);
  if (const auto card = find_card(c.events, reference); card != c.events.end())
    return whole(card->effect);
  if (const auto card = find_card(c.creatures, reference); card != c.creatures.end())
    return whole(card->activation);
  return "";
}

std::vector<std::string> SalemTitle::card_ids() const {
  const Content& c = content();
  std::vector<std::string> ids;
  for (const Creature& card : c.creatures) ids.push_back(card.id);
  for (const OldOne& card : c.old_ones) ids.push_back(card.id);
  for (const EventCard& card : c.events) ids.push_back(card.id);
  ids.insert(ids.end(), c.item_ids.begin(), c.item_ids.end());
  ids.emplace_back("summary");
  return ids;
}

scene::PrintedCard SalemTitle::card(std::string_view id, words::Language language) const {
  const Content& c = content();
  scene::PrintedCard card;
  card.id = id;
  const auto name = [&](const std::string& word) {
    card.name = scene::say(*this, language, Text::word(word));
  };
  const auto line = [&](const Text& text) {
    card.lines.push_back(scene::say(*this, language, text));
  };
  if (const auto found = find_card(c.creatures, id); found != c.creatures.end()) {
    card.kind = "creature";
    card.icon = creature_sign(found->id);
    card.ours = found->ours;
    name(found->word);
    if (found - c.creatures.begin() <= kCravenCard) {
      line(Text::of("card." + found->id));
    } else {
      line(Text::of("card.defeat")
               .with_list("items", item_list({found->defeat_items[0], found->defeat_items[1]})));
      line(Text::of("card.activation").with_printed("what", found->id));
    }
  } else if (const auto old_one = find_card(c.old_ones, id); old_one != c.old_ones.end()) {
    card.kind = "old_one";
    card.icon = old_one_sign(old_one->id);
    card.ours = old_one->ours;
    name(old_one->word);
    const auto& items = old_one->items;
    line(Text::of("card.banish").with_list("items", item_list({items[0], items[1], items[2]})));
    line(Text::of("card.in_force").with_printed("what", old_one->id));
  } else if (const auto event = find_card(c.events, id); event != c.events.end()) {
    card.kind = "event";
    card.icon = "scroll-unfurled";
    card.ours = event->ours;
    name(event->word);
    line(Text::of("card.wizard").with("n", event->steps));
    line(Text::printed(event->id));
  } else if (id == "summary") {
    card.kind = "summary";
    card.name = scene::say(*this, language, Text::of("card.summary"));
    for (const char* step : {"a", "b", "c", "d", "e"})
      line(Text::of(std::string("card.summary_") + step));
  } else {
    for (std::size_t item = 0; item < c.item_ids.size(); ++item) {
      if (c.item_ids[item] != id) continue;
      card.kind = "item";
      card.icon = item_sign(static_cast<std::uint8_t>(item));
      name(c.item_words[item]);
      if (!is_sigil(static_cast<std::uint8_t>(item))) {
        line(Text::of("card." + c.item_words[item]));
        break;
      }
      std::vector<Text::Argument> places;
      for (int place = 1; place <= kNumbered; ++place)
        if (c.locations[static_cast<std::size_t>(place)].sigil == item)
          places.push_back({"", Text::Argument::Kind::kWord, 0,
                            c.locations[static_cast<std::size_t>(place)].word});
      line(Text::of("card.sigil").with_list("places", std::move(places)));
      if (c.miskatonic_sigil == kNone)
        line(Text::of("card.sigil_miskatonic"));
      else if (c.miskatonic_sigil == item)
        line(Text::of("card.sigil_miskatonic_own"));
    }
  }
  return card;
}

}  // namespace tavola::salem
