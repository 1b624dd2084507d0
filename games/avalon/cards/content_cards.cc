// Reads the grammar of Encounters and the Combat and Diplomacy cards, and checks what the rules ask
// of them. (TG-919 to TG-923)
#include <algorithm>
#include <charconv>
#include <sstream>

#include "core/enum_names.h"
#include "games/avalon/cards/phrases.h"
#include "games/avalon/content/content_reader.h"
#include "games/avalon/rules/journal/place_names.h"

namespace tavola::avalon {
namespace {

constexpr int kStartingNumbers = 15;  // the banner cards are numbers 1 to 15
constexpr int kBasicCards = 25;
constexpr int kAdvancedCards = 15;
constexpr int kMostLevel = 5;
static_assert(kBasicCards + kAdvancedCards <= kOwnCards);
static_assert(kBasicCards - kStartingNumbers + kAdvancedCards <= kPool);

/// One icon of a Key: its name, and a number behind it or, for a multiplier, in it.
bool read_icon(const std::string& name, CardType type, KeyIcon& icon) {
  const bool combat = type == CardType::kCombat;
  icon.number = 1;
  if (name.size() == 2 && name[0] == 'x' && name[1] >= '2' && name[1] <= '9') {
    icon = {Icon::kTimes, static_cast<std::uint8_t>(name[1] - '0')};
    return true;
  }
  constexpr std::pair<const char*, Icon> kNames[] = {
      {"marker", Icon::kMarker}, {"up", Icon::kUp},     {"down", Icon::kDown},
      {"stage", Icon::kStage},   {"card", Icon::kCard}, {"continue", Icon::kContinue},
      {"torn", Icon::kTorn},     {"void", Icon::kVoid}};
  for (const auto& [written, kind] : kNames) {
    if (name != written) continue;
    icon.icon = kind;
    const bool of_diplomacy = kind == Icon::kUp || kind == Icon::kDown || kind == Icon::kStage;
    return combat ? !of_diplomacy : kind != Icon::kMarker;
  }
  return false;
}

bool counted(Icon icon) {
  return icon == Icon::kMarker || icon == Icon::kUp || icon == Icon::kDown || icon == Icon::kCard;
}

/// The Time tokens of a delayed Ability, if it is one. (TG-565)
bool delay_fits(const effects::Grammar& grammar, const effects::Program& program) {
  for (const effects::Node& node : program.nodes()) {
    if (node.kind != effects::NodeKind::kTrigger) continue;
    const effects::Node& moment = program[node.child];
    if (static_cast<CardMoment>(grammar.phrase(moment.index).code) != CardMoment::kDelay) continue;
    const int tokens = program[moment.child].value;
    if (tokens < 1 || tokens > kMostDelay) return false;
  }
  return true;
}

}  // namespace

std::vector<std::string> row_names(CardType type) {
  std::vector<std::string> names;
  for (int row = 0; row < kAttributeRows; ++row)
    names.emplace_back(name_of(attribute_of(type, row)));
  names.emplace_back("magic");
  names.emplace_back("free");
  return names;
}

bool Reader::read_card_grammar() {
  if (!read_phrases({"avalon/grammar_encounters.toml", "avalon/grammar_story.toml",
                     "avalon/grammar_journal.toml"}))
    return false;
  const auto unbound = bind_grammar(content.grammar);
  if (!unbound.empty())
    return refuse(file_ +
                  ": rules and grammar must have the same names, and only one of them has " +
                  unbound.front());
  content.grammar.name_numbers(names_of_places({}));
  // Source 0 says nothing, so that a card without an effect has a number too.
  content.book.add(content.grammar, effects::Program());
  return true;
}

bool Reader::read_left_edge(const toml::table& from, CardType type, LeftEdge& edge) {
  const toml::node* node = field(from, "left").node();
  const toml::table* left = node != nullptr ? node->as_table() : nullptr;
  if (left == nullptr) return fail(from, "write left = { ROW = \"ICONS\" } with the Bonus halves");
  const std::vector<std::string> rows = row_names(type);
  for (const auto& [key, value] : *left) {
    const auto row = std::find(rows.begin(), rows.end(), std::string(key.str())) - rows.begin();
    if (row == kRows)
      return fail_near(value, "there is no row \"" + std::string(key.str()) + "\"",
                       std::string(key.str()), rows);
    BonusHalf& half = edge[static_cast<std::size_t>(row)];
    half.there = true;
    if (!value.is_string()) return fail(value, "a Bonus half is a text of icons, or \"\"");
    std::istringstream words(value.value_or(std::string()));
    std::string word;
    while (words >> word) {
      int number = 0;
      const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
      if (error == std::errc() && end == word.data() + word.size()) {
        if (half.count == 0 || !counted(half.icons[half.count - 1U].icon) || number < 1 ||
            number > 9)
          return fail(value, "a number from 1 to 9 stands behind marker, up, down or card");
        half.icons[half.count - 1U].number = static_cast<std::uint8_t>(number);
        continue;
      }
      if (half.count == kKeyIcons)
        return fail(value, "a Key has at most " + std::to_string(kKeyIcons) + " icons");
      KeyIcon icon;
      if (!read_icon(word, type, icon))
        return fail(value,
                    "\"" + word + "\" is no icon of a " + std::string(name_of(type)) + " card");
      half.icons[half.count++] = icon;
    }
  }
  return true;
}

bool Reader::read_right_edge(const toml::table& from, CardType type, RightEdge& edge) {
  const toml::node* node = field(from, "right").node();
  const toml::table* right = node != nullptr ? node->as_table() : nullptr;
  if (right == nullptr) return fail(from, "write right = { ROW = … } with the open halves");
  const std::vector<std::string> rows = row_names(type);
  for (const auto& [key, value] : *right) {
    const auto row = std::find(rows.begin(), rows.end(), std::string(key.str())) - rows.begin();
    if (row == kRows)
      return fail_near(value, "there is no row \"" + std::string(key.str()) + "\"",
                       std::string(key.str()), rows);
    OpenHalf& half = edge[static_cast<std::size_t>(row)];
    half.there = true;
    const bool attribute = row < kAttributeRows;
    std::string change;
    if (attribute && value.is_integer()) {
      half.level = static_cast<std::uint8_t>(value.value_or(std::int64_t{0}));
    } else if (value.is_string()) {
      std::istringstream words(value.value_or(std::string()));
      int level = 0;
      if (attribute) words >> level;
      half.level = static_cast<std::uint8_t>(level);
      words >> change;
      half.changes = !change.empty();
      if (!half.changes || !read_icon(change, type, half.change) ||
          (half.change.icon != Icon::kTimes && half.change.icon != Icon::kVoid))
        return fail(value, "behind the level stands a multiplier such as x2, or void");
    } else if (attribute || !value.value_or(false)) {
      return fail(value, attribute ? "an Attribute row has a level, 1 or more"
                                   : "this row is true, a multiplier such as \"x2\", or \"void\"");
    }
    if (attribute && (half.level < 1 || half.level > kMostLevel))
      return fail(value, "the level of a Key is from 1 to " + std::to_string(kMostLevel));
  }
  return true;
}

bool Reader::read_sequence_card(const toml::table& entry, CardType type, std::uint8_t tray,
                                std::uint8_t hero) {
  auto& cards = content.cards.sequence[static_cast<std::size_t>(type)];
  SequenceCard card;
  card.tray = tray;
  card.hero = hero;
  if (!names(entry, card.id, card.word) ||
      !number(entry, "number", 1, hero == kNone ? kBasicCards : kAdvancedCards, card.number) ||
      !flag(entry, "passive", card.passive) || !read_left_edge(entry, type, card.left) ||
      !read_right_edge(entry, type, card.right) || !line_or(entry, "ability", card.ability) ||
      !origin(entry, card.ours))
    return false;
  if (!delay_fits(content.grammar, content.book[card.ability]))
    return fail_at(entry, "ability",
                   "a card is played with 1 to " + std::to_string(kMostDelay) + " Time tokens");
  card.banner = hero == kNone && card.number <= kStartingNumbers;
  for (const SequenceCard& other : cards) {
    if (other.id == card.id) return fail_at(entry, "id", "another card has this id already");
    if (other.tray == tray && other.hero == hero && other.number == card.number)
      return fail_at(entry, "number", other.id + " has this number already");
  }
  if (cards.size() >= kMostSequenceCards)
    return no_room(entry, kMostSequenceCards, "Combat or Diplomacy cards");
  cards.push_back(std::move(card));
  return true;
}

bool Reader::read_sequence_cards() {
  for (int i = 0; i < kCardTypes; ++i) {
    const auto type = static_cast<CardType>(i);
    const std::string prefix = std::string(name_of(type)) + "_";
    const auto read = [&](const std::string& of, std::uint8_t tray, std::uint8_t hero) {
      const std::string file = "base/" + prefix + of + ".toml";
      if (!has_file(file.c_str())) return true;
      toml::table root;
      return open(file.c_str(), root) && each(root, "card", [&](const toml::table& entry) {
               return read_sequence_card(entry, type, tray, hero);
             });
    };
    for (std::size_t tray = 0; tray < content.trays.size(); ++tray)
      if (!read(content.trays[tray].id, static_cast<std::uint8_t>(tray), kNone)) return false;
    for (std::size_t hero = 0; hero < content.heroes.size(); ++hero)
      if (!read(content.heroes[hero].id, content.heroes[hero].tray,
                static_cast<std::uint8_t>(hero)))
        return false;
  }
  return true;
}

}  // namespace tavola::avalon
