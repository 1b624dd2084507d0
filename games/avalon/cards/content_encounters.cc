// Reads the Encounter cards, and indexes what all cards have to say. (TG-914 to TG-918, TG-922)
#include <algorithm>
#include <bitset>
#include <charconv>

#include "core/enum_names.h"
#include "games/avalon/cards/phrases.h"
#include "games/avalon/content/content_reader.h"

namespace tavola::avalon {
namespace {

constexpr int kMostValue = 60;

/// "2..3", "4" as a range of a Combat table.
bool read_range(const std::string& text, int most, AttackRow& row) {
  const auto number = [&](std::string_view part, std::uint8_t& to) {
    int value = 0;
    const auto [end, error] = std::from_chars(part.data(), part.data() + part.size(), value);
    to = static_cast<std::uint8_t>(value);
    return error == std::errc() && end == part.data() + part.size() && value >= 0 && value < most;
  };
  const std::size_t dots = text.find("..");
  if (dots == std::string::npos) return number(text, row.low) && number(text, row.high);
  const std::string_view view = text;
  return number(view.substr(0, dots), row.low) && number(view.substr(dots + 2), row.high) &&
         row.low <= row.high;
}

}  // namespace

bool Reader::read_combat(const toml::table& entry, EncounterCard& card) {
  if (!number(entry, "value", 1, kMostValue, card.value) ||
      !line(entry, "opportunity", card.opportunity) || !line_or(entry, "loot", card.loot))
    return false;
  const toml::array* rows = field(entry, "attack").as_array();
  if (rows == nullptr || rows->empty())
    return fail(entry, "write attack = [ { at = \"0..1\", effect = \"…\" }, … ]");
  std::bitset<kMostValue> covered;
  for (const toml::node& node : *rows) {
    const toml::table* at = node.as_table();
    AttackRow row;
    std::string range;
    if (at == nullptr) return fail(node, "a row of the Combat table has at and effect");
    if (!text(*at, "at", range) || !line(*at, "effect", row.effect)) return false;
    if (!read_range(range, card.value, row))
      return fail(node, "a row is for numbers from 0 to one below the Value, such as \"0..2\"");
    // TG-915: every number once.
    for (std::size_t pool = row.low; pool <= row.high; ++pool) {
      if (covered[pool]) return fail(node, "two rows are for " + std::to_string(pool));
      covered[pool] = true;
    }
    card.attacks.push_back(row);
  }
  for (std::size_t pool = 0; pool < card.value; ++pool)
    if (!covered[pool]) return fail(*rows, "no row is for " + std::to_string(pool));
  return true;
}

bool Reader::read_stage(const toml::table& from, Stage& stage) {
  if (!text(from, "word", stage.word) || !line(from, "reaction", stage.reaction)) return false;
  const toml::table* rules = from["rules"].as_table();
  if (rules == nullptr || rules->empty())
    return fail(from, "a Stage has rules = { ATTRIBUTE = \"…\" }");
  const std::vector<std::string> rows = row_names(CardType::kDiplomacy);
  for (const auto& [key, value] : *rules) {
    const auto row = std::find(rows.begin(), rows.end(), std::string(key.str())) - rows.begin();
    if (row == kRows)
      return fail_near(value, "there is no row \"" + std::string(key.str()) + "\"",
                       std::string(key.str()), rows);
    if (!line(*rules, std::string(key.str()).c_str(), stage.rules[static_cast<std::size_t>(row)]))
      return false;
  }
  return true;
}

bool Reader::read_avoiding(const toml::table& entry, EncounterCard& card) {
  card.can_avoid = has_field(entry, "avoid") || has_field(entry, "avoid_needs");
  if (!line_or(entry, "avoid", card.avoid)) return false;
  const toml::node* node = field(entry, "avoid_needs").node();
  if (node == nullptr) return true;
  const toml::table* needs = node->as_table();
  if (needs == nullptr) return fail(*node, "write avoid_needs = { rep = 2 } or an Attribute");
  for (const auto& [key, value] : *needs) {
    AvoidNeed need;
    const std::string name(key.str());
    if (name != "rep") {
      const std::vector<std::string> attributes = names_of<Attribute>();
      const auto at = std::find(attributes.begin(), attributes.end(), name);
      if (at == attributes.end())
        return fail_near(value, "\"" + name + "\" is neither rep nor an Attribute", name,
                         attributes);
      need.attribute = true;
      need.which = static_cast<std::uint8_t>(at - attributes.begin());
    }
    need.least = static_cast<std::uint8_t>(value.value_or(std::int64_t{0}));
    if (need.least < 1 || need.least > 99) return fail(value, "ask for 1 or more");
    card.avoid_needs.push_back(need);
  }
  return true;
}

bool Reader::read_diplomacy(const toml::table& entry, EncounterCard& card) {
  int below = 0, above = 0;
  const toml::table* track = field(entry, "affinity").as_table();
  if (track == nullptr) return fail(entry, "write affinity = { below = 4, above = 4 }");
  // TG-917: grey lies strictly between the ends.
  if (!number(*track, "below", 1, 20, below) || !number(*track, "above", 1, 20, above) ||
      !flag(entry, "alternatives", card.alternatives) || !read_avoiding(entry, card) ||
      !line(entry, "failure", card.failure))
    return false;
  card.lowest = static_cast<std::int8_t>(-below);
  card.top = static_cast<std::int8_t>(above);
  const toml::array* stages = field(entry, "stages").as_array();
  if (stages == nullptr || stages->empty())
    return fail(entry, "write stages = [ { word = …, rules = { … }, reaction = … } ]");
  for (const toml::node& node : *stages) {
    const toml::table* from = node.as_table();
    if (from == nullptr) return fail(node, "a Stage is a table");
    if (card.stages.size() >= kMostStages) return no_room(*from, kMostStages, "Stages");
    if (!read_stage(*from, card.stages.emplace_back())) return false;
  }
  return true;
}

bool Reader::read_encounter(const toml::table& entry, Colour colour) {
  EncounterCard card;
  card.colour = colour;
  card.type = colour == Colour::kBlue ? CardType::kDiplomacy : CardType::kCombat;
  if (!names(entry, card.id, card.word) || !number(entry, "difficulty", 1, 4, card.difficulty) ||
      !flag(entry, "first", card.first) || !line_or(entry, "rule", card.rule) ||
      !line_or(entry, "text", card.text) || !origin(entry, card.ours))
    return false;
  if (const toml::node* node = field(entry, "traits").node(); node != nullptr) {
    const toml::array* traits = node->as_array();
    if (traits == nullptr) return fail(*node, "traits is a list of names");
    for (const toml::node& name : *traits) {
      std::uint8_t trait = 0;
      if (!one_of(name, names_of<Trait>(), trait)) return false;
      card.traits.push_back(static_cast<Trait>(trait));
    }
  }
  card.keys = has_field(entry, "right");
  if (card.keys == (card.text != kNoSource))
    return fail(entry, "an Encounter has open Keys (right), or else a text");
  if (card.keys) {
    if (!read_right_edge(entry, card.type, card.right) || !line(entry, "reward", card.reward))
      return false;
    const bool read =
        card.type == CardType::kCombat ? read_combat(entry, card) : read_diplomacy(entry, card);
    if (!read) return false;
  }
  for (const EncounterCard& other : content.cards.encounters)
    if (other.id == card.id) return fail_at(entry, "id", "another Encounter has this id already");
  if (content.cards.encounters.size() >= kMostEncounters)
    return no_room(entry, kMostEncounters, "Encounters");
  content.cards.encounters.push_back(std::move(card));
  return true;
}

bool Reader::read_encounters() {
  for (int i = 0; i < kColours; ++i) {
    const std::string colour(name_of(static_cast<Colour>(i)));
    const std::string file = "base/encounters_" + colour + ".toml";
    if (!has_file(file.c_str())) continue;
    toml::table root;
    int count = 0;
    const bool good =
        open(file.c_str(), root) && each(root, "encounter", [&](const toml::table& entry) {
          if (++count > kEncounterDeck) return no_room(entry, kEncounterDeck, "cards of a colour");
          return read_encounter(entry, static_cast<Colour>(i));
        });
    if (!good) return false;
  }
  return true;
}

namespace {

bool pays_charges(const effects::Grammar& grammar, const effects::Program& program) {
  return std::ranges::any_of(program.nodes(), [&](const effects::Node& node) {
    return node.kind == effects::NodeKind::kNoun && grammar.noun(node.index).keyword == "charge";
  });
}

}  // namespace

// What is asked of cards again and again is laid out once.
void Reader::index_cards() {
  CardContent& cards = content.cards;
  cards.kinds.clear();
  cards.played.clear();
  for (const EncounterCard& card : cards.encounters) {
    if (card.keys) cards.played.push_back(static_cast<std::uint8_t>(cards.kinds.size()));
    cards.kinds.push_back({card.colour, card.difficulty, card.keys});
  }
  for (std::size_t type = 0; type < kCardTypes; ++type) {
    cards.briefs[type].clear();
    for (const SequenceCard& card : cards.sequence[type])
      cards.briefs[type].push_back({card.ability, card.passive});
  }
  // TG-058 to TG-066: fifteen cards with the banner of a colour; the others of the colour and those
  // with the Character's name wait in the Advancement pool.
  cards.at_start.assign(content.heroes.size() * kTrays, {});
  for (std::size_t hero = 0; hero < content.heroes.size(); ++hero)
    for (std::size_t colour = 0; colour < content.trays.size(); ++colour)
      for (std::size_t type = 0; type < kCardTypes; ++type) {
        OwnCards& own = cards.at_start[hero * kTrays + colour][type];
        for (std::size_t i = 0; i < cards.sequence[type].size(); ++i) {
          const SequenceCard& card = cards.sequence[type][i];
          if (card.hero != kNone ? card.hero != hero : card.tray != colour) continue;
          if (card.banner)
            own.deck.add(static_cast<std::uint8_t>(i));
          else
            own.pool.add(static_cast<std::uint8_t>(i));
        }
      }
}

// Which text waits for which moment, so that the rules need not look at the others.
bool Reader::index_texts() {
  const effects::Grammar& grammar = content.grammar;
  content.cards.texts.assign(content.book.size(), {});
  const auto& phrases = grammar.phrases();
  for (std::size_t i = 0; i < phrases.size(); ++i) {
    if (phrases[i].category != effects::Category::kMoment) continue;
    for (int at = 0; at < effects::kTimings; ++at) {
      const auto timing = static_cast<effects::Timing>(at);
      for (const effects::Listener& listener :
           content.book.listeners(static_cast<effects::PhraseId>(i), timing)) {
        CardText& text = content.cards.texts[listener.source];
        const bool offered = phrases[i].code == static_cast<std::uint16_t>(CardMoment::kAttacked) ||
                             phrases[i].code == static_cast<std::uint16_t>(CardMoment::kReaction);
        text.moments |= 1U << phrases[i].code;
        text.triggers.push_back(
            {phrases[i].code, timing, listener,
             offered &&
                 content.book[listener.source][content.book[listener.source][listener.moment].next]
                         .kind == effects::NodeKind::kMay &&
                 pays_charges(grammar, content.book[listener.source])});
      }
    }
  }
  for (std::size_t source = 0; source < content.book.size(); ++source) {
    const effects::Program& program = content.book[static_cast<std::uint16_t>(source)];
    CardText& text = content.cards.texts[source];
    std::ranges::sort(text.triggers, {}, [](const TextTrigger& t) { return t.listener.node; });
    bool asks_for_panic = false;
    for (const effects::Node& node : program.nodes()) {
      if (node.kind != effects::NodeKind::kCall) continue;
      const effects::Phrase& phrase = grammar.phrase(node.index);
      if (phrase.category == effects::Category::kStatement) text.statements |= 1U << phrase.code;
      asks_for_panic =
          asks_for_panic || (phrase.category == effects::Category::kCondition &&
                             phrase.code == static_cast<std::uint16_t>(CardCondition::kPanic));
    }
    // Whether somebody is in Panic depends on such texts, so it would depend on itself.
    const bool keeps_it_away =
        (text.statements >> static_cast<unsigned>(CardStatement::kNoPanic) & 1U) != 0;
    if (asks_for_panic && keeps_it_away)
      return refuse("a text that says \"no panic\" cannot ask whether somebody is \"in panic\"");
  }
  index_cards();
  // TG-565: the Time tokens that a card is played with stand in its text.
  for (auto& cards : content.cards.sequence)
    for (SequenceCard& card : cards)
      for (const TextTrigger& trigger : content.cards.texts[card.ability].triggers)
        if (static_cast<CardMoment>(trigger.moment) == CardMoment::kDelay) {
          const effects::Program& program = content.book[card.ability];
          card.delay =
              static_cast<std::uint8_t>(program[program[trigger.listener.moment].child].value);
        }
  return true;
}

}  // namespace tavola::avalon
