// The cards of Avalon as printed: Keys, Bonuses, tables and numbers from their fields, what they do
// from their effects, in any language.
#include <charconv>

#include "core/enum_names.h"
#include "effects/part.h"
#include "effects/say.h"
#include "games/avalon/rules/possessions/possessions.h"
#include "games/avalon/shown/end_of_chapter.h"
#include "games/avalon/shown/journal_page.h"
#include "games/avalon/shown/needs.h"
#include "games/avalon/shown/title.h"
#include "scene/say.h"

namespace tavola::avalon {

using scene::Text;

namespace {

constexpr std::string_view kSource = "source.";
constexpr const char* kDyingCoop = "you_are_dying";
constexpr const char* kDyingSolo = "you_are_dying_solo";
constexpr const char* kGoingInsane = "you_are_going_insane";

}  // namespace

std::string source_name(Source source) { return std::string(kSource) + std::to_string(source); }

namespace {

Text::Argument icon_word(const KeyIcon& icon) {
  const std::string name(name_of(icon.icon));
  if (icon.icon == Icon::kTimes)
    return {"", Text::Argument::Kind::kWord, 0, "icon_x" + std::to_string(icon.number)};
  if (icon.number > 1 || icon.icon == Icon::kMarker)
    return {"", Text::Argument::Kind::kCounted, icon.number, "icon_" + name};
  return {"", Text::Argument::Kind::kWord, 0, "icon_" + name};
}

std::string icon_sign(const KeyIcon& icon) {
  const std::string n = std::to_string(icon.number);
  switch (icon.icon) {
    case Icon::kMarker:
      return "+" + n;
    case Icon::kUp:
      return "▲" + n;
    case Icon::kDown:
      return "▼" + n;
    case Icon::kStage:
      return "◆";
    case Icon::kCard:
      return icon.number > 1 ? "▮" + n : "▮";
    case Icon::kContinue:
      return "»";
    case Icon::kTorn:
      return "✂";
    case Icon::kTimes:
      return "×" + n;
    case Icon::kVoid:
      return "∅";
  }
  return "";
}

}  // namespace

std::string row_word(CardType type, int row) {
  if (row < kAttributeRows) return std::string(name_of(attribute_of(type, row)));
  return row == kMagicRow ? "magic_key" : "free_key";
}

std::vector<std::string> right_keys(const RightEdge& edge) {
  std::vector<std::string> signs;
  for (int row = 0; row < kRows; ++row) {
    const OpenHalf& half = edge[static_cast<std::size_t>(row)];
    std::string sign;
    if (half.there) sign = row < kAttributeRows ? std::to_string(half.level) : "○";
    if (half.there && half.changes) sign += icon_sign(half.change);
    signs.push_back(std::move(sign));
  }
  return signs;
}

scene::Keys keys_of(const SequenceCard& card) {
  scene::Keys keys;
  for (const BonusHalf& half : card.left) {
    std::string sign;
    for (std::size_t i = 0; i < half.count; ++i) sign += icon_sign(half.icons[i]);
    keys.left.push_back(half.there && sign.empty() ? "·" : sign);
  }
  keys.right = right_keys(card.right);
  return keys;
}

std::vector<Text> left_lines(CardType type, const LeftEdge& edge) {
  std::vector<Text> lines;
  for (int row = 0; row < kRows; ++row) {
    const BonusHalf& half = edge[static_cast<std::size_t>(row)];
    if (!half.there) continue;
    std::vector<Text::Argument> icons;
    for (std::size_t i = 0; i < half.count; ++i) icons.push_back(icon_word(half.icons[i]));
    Text line = Text::of(icons.empty() ? "card.bonus_empty" : "card.bonus")
                    .with_word("key", row_word(type, row));
    if (!icons.empty()) line = std::move(line).with_list("icons", std::move(icons));
    lines.push_back(std::move(line));
  }
  return lines;
}

std::vector<Text> right_lines(CardType type, const RightEdge& edge) {
  std::vector<Text> lines;
  for (int row = 0; row < kRows; ++row) {
    const OpenHalf& half = edge[static_cast<std::size_t>(row)];
    if (!half.there) continue;
    const bool attribute = row < kAttributeRows;
    Text line =
        Text::of(half.changes ? (attribute ? "card.open_level_changed" : "card.open_changed")
                              : (attribute ? "card.open_level" : "card.open"))
            .with_word("key", row_word(type, row));
    if (attribute) line = std::move(line).with("level", half.level);
    if (half.changes) line = std::move(line).with_list("icons", {icon_word(half.change)});
    lines.push_back(std::move(line));
  }
  return lines;
}

namespace {

/// The word of the Secret that this verb of an effect gives; empty for any other verb.
std::string secret_given(Source source, int node) {
  const effects::Program& program = content().book[source];
  const effects::Node& verb = program[static_cast<effects::NodeId>(node)];
  if (verb.kind != effects::NodeKind::kCall ||
      content().grammar.phrase(verb.index).name != "gain_secret")
    return "";
  const std::uint8_t which = secret_numbered(program[verb.child].value);
  return which == kNone ? "" : content().possessions.secrets[which].word;
}

}  // namespace

/// Choices that a card puts are told in the card's own words.
void AvalonTitle::enrich(Text& text, const Phrase& phrase, const Arguments& args) const {
  const bool offered = phrase.name == "location_action";
  if (offered || phrase.name == "uses_location" || phrase.name == "join_location_action") {
    const auto place = static_cast<std::size_t>(args[offered ? 0 : 1]);
    const auto number = static_cast<std::size_t>(args[offered ? 1 : 2]);
    const auto& actions = content().island.locations[place].actions;
    const std::string& word =
        number < actions.size() ? actions[number].word : content().island.locations[place].word;
    text.arguments.push_back({"what", Text::Argument::Kind::kWord, 0, word});
    if (phrase.name == "join_location_action" && number < actions.size() &&
        actions[number].text.effect !=
            kNoSource) {  // whoever joins in wants to know what it brings
      text.message = "prompt.join_location_effect";
      text.arguments.push_back(
          {"effect", Text::Argument::Kind::kPrinted, 0, source_name(actions[number].text.effect)});
    }
    return;
  }
  if (phrase.name == "approach_chosen") {
    const auto way = static_cast<std::size_t>(args[0] - 1);
    const auto& encounters = content().cards.encounters;
    const auto which = static_cast<std::size_t>(args[1]);
    // A log from elsewhere may name a way that there is not.
    const bool known = which < encounters.size() && way < encounters[which].stages.size();
    if (known)
      text.arguments.push_back(
          {"way", Text::Argument::Kind::kWord, 0, encounters[which].stages[way].word});
    else
      text.arguments.push_back({"way", Text::Argument::Kind::kNumber, args[0], ""});
    return;
  }
  if (phrase.name == "heroes_talk") {
    text.arguments.push_back(
        {"words", Text::Argument::Kind::kMessage, 0,
         "banter." + content().story.banters[static_cast<std::size_t>(args[2])].id});
    return;
  }
  if ((phrase.name == "chapter_over" || phrase.name == "chapter_done") && args[0] != kNothing) {
    text = std::move(text).with("n", chapter_number(args[0]));
    return;
  }
  if (phrase.name == "chapter_begins") {
    text = std::move(text).with("n", chapter_number(args[0]));
    const std::string so_far =
        "so_far." + content().story.chapters[static_cast<std::size_t>(args[0])].id;
    if (messages().find(words::Language::kEnglish, so_far) == nullptr) return;
    text.message = "story.chapter_begins";
    text.arguments.push_back({"so_far", Text::Argument::Kind::kMessage, 0, so_far});
    return;
  }
  if (phrase.name == "encounter_decided") {
    if (args[1] < 0 || args[1] >= static_cast<int>(kCountOf<EncounterOutcome>)) return;
    const auto outcome = static_cast<EncounterOutcome>(args[1]);
    text.message += outcome == EncounterOutcome::kEscaped && args[2] == 1
                        ? std::string(".all_removed")
                        : "." + std::string(tavola::name_of(outcome));
    return;
  }
  if (enrich_journal(text, phrase, args)) return;
  if (phrase.name == "share_find") {
    const std::string secret = secret_given(static_cast<Source>(args[0]), args[1]);
    if (!secret.empty()) {  // by its name, and not by its number
      text.message = "prompt.share_secret";
      text.arguments.push_back({"what", Text::Argument::Kind::kWord, 0, secret});
      return;
    }
  } else if (phrase.name != "choice" && phrase.name != "may") {
    return;
  }
  text.arguments.push_back(
      {"what", Text::Argument::Kind::kPrinted, 0, effects::part_of(args[0], args[1])});
}

std::string AvalonTitle::printed(std::string_view reference, words::Language language) const {
  const Content& c = content();
  if (effects::names_a_part(reference))
    return effects::say_part(lexicon(), c.grammar, c.book, reference, language);
  if (names_a_need(reference)) return printed_need(*this, reference, language);
  if (names_journal(reference)) return printed_journal(lexicon(), reference, language);
  if (!reference.starts_with(kSource)) return "";
  const std::string_view digits = reference.substr(kSource.size());
  std::uint16_t source = 0;
  std::from_chars(digits.data(), digits.data() + digits.size(), source);
  if (source == kNoSource || source >= c.book.size()) return "";
  return effects::say(lexicon(), c.grammar, c.book[source], language);
}

std::vector<std::string> AvalonTitle::card_ids() const {
  std::vector<std::string> ids;
  for (const auto& type : content().cards.sequence)
    for (const SequenceCard& card : type) ids.push_back(card.id);
  for (const EncounterCard& card : content().cards.encounters) ids.push_back(card.id);
  for (const Hero& hero : content().heroes) ids.push_back(hero.id);
  ids.insert(ids.end(), {kDyingCoop, kDyingSolo, kGoingInsane});
  for (const ItemCard& item : content().possessions.items) ids.push_back(item.id);
  for (const SkillCard& skill : content().possessions.skills)
    for (const PossessionText& side : skill.sides) ids.push_back(side.id);
  for (const EventCard& event : content().story.events)
    if (event.random) ids.push_back(event.id);
  return ids;
}

namespace {

/// Gathers the lines of a card in a language.
struct Printer {
  const AvalonTitle& title;
  words::Language language;
  scene::PrintedCard card;

  void name(const std::string& word) { card.name = scene::say(title, language, Text::word(word)); }
  void line(const Text& text) { card.lines.push_back(scene::say(title, language, text)); }
  void effect(const char* message, Source source) {
    if (source != kNoSource) line(Text::of(message).with_printed("what", source_name(source)));
  }
};

void print_sequence_card(Printer& p, CardType type, const SequenceCard& card) {
  p.card.kind = std::string(name_of(type));
  p.card.icon = type == CardType::kCombat ? "crossed-swords" : "talk";
  p.card.ours = card.ours;
  p.name(card.word);
  if (card.passive) p.line(Text::of("card.passive"));
  for (const Text& line : left_lines(type, card.left)) p.line(line);
  p.effect("card.ability", card.ability);
  for (const Text& line : right_lines(type, card.right)) p.line(line);
}

void print_encounter(Printer& p, const EncounterCard& card) {
  p.card.kind = "encounter";
  p.card.icon = colour_sign(card.colour);
  p.card.ours = card.ours;
  p.name(card.word);
  p.line(Text::of("card.difficulty").with("n", card.difficulty));
  if (card.first) p.line(Text::of("card.first_encounter"));
  for (const Trait trait : card.traits)
    p.line(Text::of("card.trait")
               .with_word("trait", "trait_" + std::string(name_of(trait)))
               .with_message("what", "says.trait_" + std::string(name_of(trait))));
  p.effect("card.rule", card.rule);
  p.effect("card.text", card.text);
  for (const Text& line : right_lines(card.type, card.right)) p.line(line);
  if (card.type == CardType::kCombat) {
    if (card.keys) p.line(Text::of("card.value").with("n", card.value));
    for (const AttackRow& row : card.attacks) {
      Text line = Text::of(row.low == row.high ? "card.attack" : "card.attack_range")
                      .with("low", row.low)
                      .with("high", row.high)
                      .with_printed("what", source_name(row.effect));
      p.line(line);
    }
    p.effect("card.opportunity", card.opportunity);
    p.effect("card.reward", card.reward);
    p.effect("card.loot", card.loot);
    return;
  }
  if (card.keys) p.line(Text::of("card.affinity").with("top", card.top).with("low", card.lowest));
  if (card.alternatives) p.line(Text::of("card.alternatives"));
  for (const AvoidNeed& need : card.avoid_needs)
    p.line(Text::of("card.avoid_need")
               .with("n", need.least)
               .with_word("what", need.attribute
                                      ? std::string(name_of(static_cast<Attribute>(need.which)))
                                      : "reputation"));
  p.effect("card.avoid", card.avoid);
  for (std::size_t i = 0; i < card.stages.size(); ++i) {
    const Stage& stage = card.stages[i];
    p.line(Text::of("card.stage").with("n", static_cast<int>(i) + 1).with_word("name", stage.word));
    for (int row = 0; row < kRows; ++row) {
      const Source rule = stage.rules[static_cast<std::size_t>(row)];
      if (rule != kNoSource)
        p.line(Text::of("card.stage_rule")
                   .with_word("key", row_word(card.type, row))
                   .with_printed("what", source_name(rule)));
    }
    p.effect("card.reaction", stage.reaction);
  }
  p.effect("card.failure", card.failure);
  p.effect("card.reward", card.reward);
}

/// An Action with its price, and with the name that it has on a tile.
void print_action(Printer& p, const OwnAction& action, const std::string& message,
                  const std::string& name) {
  std::vector<Text::Argument> price = price_list(action.price);
  Text line = Text::of(price.empty() ? message : message + "_paid")
                  .with_printed("what", source_name(action.effect));
  if (!name.empty()) line = std::move(line).with_word("name", name);
  if (!price.empty()) line = std::move(line).with_list("price", std::move(price));
  p.line(line);
  if (action.once) p.line(Text::of("card.once_a_day"));
}

void print_hero(Printer& p, const Hero& hero) {
  p.card.kind = "hero";
  p.card.icon = "person";
  p.card.ours = true;
  p.name(hero.word);
  const Tray& tray = content().trays[hero.tray];
  p.line(Text::of("card.hero_number").with("n", hero.number).with_word("tray", tray.word));
  p.line(Text::of("card.hero_tracks")
             .with("energy", tray.energy_start)
             .with("energy_top", tray.energy_top)
             .with("start", tray.terror_start)
             .with("health", tray.health_top)
             .with("terror", tray.terror_top));
  std::vector<Text::Argument> attributes;
  for (int i = 0; i < kAttributes; ++i)
    if (hero.attributes[static_cast<std::size_t>(i)] > 0)
      attributes.push_back({"", Text::Argument::Kind::kCounted,
                            hero.attributes[static_cast<std::size_t>(i)],
                            std::string(name_of(static_cast<Attribute>(i)))});
  p.line(Text::of("card.hero_attributes").with_list("list", std::move(attributes)));
  std::vector<Text::Argument> resources;
  for (int i = static_cast<int>(Measure::kFood); i < kMeasures; ++i)
    if (hero.resources[static_cast<std::size_t>(i)] > 0)
      resources.push_back({"", Text::Argument::Kind::kCounted,
                           hero.resources[static_cast<std::size_t>(i)],
                           std::string(name_of(static_cast<Measure>(i)))});
  p.line(Text::of("card.hero_resources").with_list("list", std::move(resources)));
  if (hero.action.there) print_action(p, hero.action, "card.hero_action", hero.action_word);
  if (hero.trait != kNoSource)
    p.line(Text::of("card.hero_trait")
               .with_word("name", hero.trait_word)
               .with_printed("what", source_name(hero.trait)));
}

void print_dying(Printer& p, DyingCard::Version version) {
  p.card.kind = "dying";
  p.card.icon = "dead-head";
  p.card.ours = true;
  p.name("card_you_are_dying");
  p.line(Text::of("card.dying").with("n", content().dying[version].days));
}

void print_insane(Printer& p) {
  p.card.kind = "insane";
  p.card.icon = "brain";
  p.card.ours = true;
  p.name("card_you_are_going_insane");
  p.line(Text::of("card.insane")
             .with("n", content().insane.travel_energy)
             .with("explore", content().insane.explore_energy));
}

void print_possession(Printer& p, const PossessionText& card) {
  p.name(card.word);
  p.effect("card.text", card.text);
  if (card.action.there) print_action(p, card.action, "card.action", {});
}

void print_keywords(Printer& p, std::uint8_t set) {
  std::vector<Text::Argument> keywords;
  for (int i = 0; i < kKeywords; ++i)
    if (((set >> i) & 1) != 0)
      keywords.push_back(
          {"", Text::Argument::Kind::kWord, 0, std::string(name_of(static_cast<Keyword>(i)))});
  if (!keywords.empty()) p.line(Text::of("card.keywords").with_list("list", std::move(keywords)));
}

void print_item(Printer& p, const ItemCard& card) {
  p.card.kind = "item";
  p.card.icon = "swap-bag";
  p.card.ours = card.ours;
  print_keywords(p, card.keywords);
  if (card.craftable) p.line(Text::of("card.craftable"));
  print_possession(p, card);
}

/// For whoever holds it: the story keeps Secrets out of the gallery. What it is and where it is of
/// use stands beside what it does; one of a later act has no such line yet.
void print_secret(Printer& p, const SecretCard& card) {
  p.card.kind = "secret";
  p.card.icon = "scroll-unfurled";
  p.card.ours = card.ours;
  p.line(Text::of("card.secret").with("n", card.number));
  print_keywords(p, card.keywords);
  if (card.personal) p.line(Text::of("blocked.personal"));
  if (card.dial != 0)
    p.line(Text::of(card.quest_dial ? "card.quest_dial" : "card.time_dial").with("n", card.dial));
  print_possession(p, card);
  p.effect("card.runs_out", card.runs_out);
  if (card.quest != kNone)
    p.line(Text::of("board.quest_asks")
               .with_printed("what", need_name(content().story.quests[card.quest].line)));
  const std::string says = "secret." + card.id;
  if (p.title.messages().find(words::Language::kEnglish, says) != nullptr) p.line(Text::of(says));
}

void print_skill(Printer& p, const SkillCard& card, std::size_t side) {
  p.card.kind = "skill";
  p.card.icon = "open-book";
  p.card.ours = card.ours;
  p.line(Text::of("card.skill")
             .with_word("attribute", std::string(name_of(card.attribute)))
             .with_word("other", card.sides[1 - side].word));
  print_possession(p, card.sides[side]);
}

void print_event(Printer& p, const EventCard& card) {
  p.card.kind = "event";
  p.card.icon = "sands-of-time";
  p.card.ours = true;
  p.name(card.word);
  p.effect("card.text", card.once);
  p.effect("card.event_each", card.effect);
  if (card.draws != kNone)
    p.line(Text::of("card.event_draws").with_word("what", encounter_word(card.draws)));
  p.effect("card.event_rule", card.rule);
}

}  // namespace

scene::PrintedCard AvalonTitle::card(std::string_view id, words::Language language) const {
  const Content& c = content();
  Printer p{*this, language, {}};
  p.card.id = id;
  for (int type = 0; type < kCardTypes; ++type)
    for (const SequenceCard& card : c.cards.sequence[static_cast<std::size_t>(type)])
      if (card.id == id) print_sequence_card(p, static_cast<CardType>(type), card);
  for (const EncounterCard& card : c.cards.encounters)
    if (card.id == id) print_encounter(p, card);
  for (const Hero& hero : c.heroes)
    if (hero.id == id) print_hero(p, hero);
  if (id == kDyingCoop) print_dying(p, DyingCard::kCoop);
  if (id == kDyingSolo) print_dying(p, DyingCard::kSolo);
  if (id == kGoingInsane) print_insane(p);
  for (const ItemCard& item : c.possessions.items)
    if (item.id == id) print_item(p, item);
  for (const SecretCard& secret : c.possessions.secrets)
    if (secret_card_id(secret) == id) print_secret(p, secret);
  for (const SkillCard& skill : c.possessions.skills)
    for (std::size_t side = 0; side < skill.sides.size(); ++side)
      if (skill.sides[side].id == id) print_skill(p, skill, side);
  for (const EventCard& event : c.story.events)
    if (event.random && event.id == id) print_event(p, event);
  return std::move(p.card);
}

}  // namespace tavola::avalon
