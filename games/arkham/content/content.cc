// Reads games/arkham and checks what the rules ask of it: the grammar, the monsters and the
// sheets here; the board is read in content_board.cc, the cards in content_cards.cc. (AH-010 to
// AH-015, AH-489)
#include "games/arkham/content/content.h"

#include <algorithm>

#include "games/arkham/cards/card_effects.h"
#include "games/arkham/content/content_table_cards.h"
#include "games/arkham/content/statement_values.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/table.h"

namespace tavola::arkham {
namespace {

class Loader final : public TableCardLoader {
 public:
  std::expected<Content, std::string> load() {
    return whole(find_boxes() && read_grammar() && read_boxes() && name_nouns() && understand() &&
                 tie_names() && unique_ids() && make_options());
  }

 private:
  // The words that cards are written in, those of all boxes.
  bool read_grammar() {
    for (const char* file : {"common/grammar.toml", "arkham/grammar.toml",
                             "arkham/grammar_encounters.toml", "arkham/grammar_shared.toml"})
      if (!read_grammar_of(file, content.grammar_hash)) return false;
    for (const std::string& box : boxes()) {
      begin_box(box);
      for (const std::string& file : grammar_files())
        if (!read_grammar_of(file, content.parts[part_of_box(box)].hash)) return false;
    }
    const auto missing = bind_phrases(content.grammar);
    return missing.empty() || refuse("arkham/grammar.toml: there is no " + missing.front() +
                                     ", which the rules carry out");
  }

  bool read_boxes() {
    for (const std::string& box : boxes()) {
      begin_box(box);
      if (!read_board() || !read_rifts() || !read_monsters() || !read_cards() || !read_sheets() ||
          !read_ancient_ones() || !read_rubble() || !read_mythos() || !read_location_cards() ||
          !read_persons() || !read_exhibit_cards() || !read_gate_cards() || !read_table_cards() ||
          !end_box())
        return false;
    }
    gather_areas();
    return true;
  }

  // ---- monsters and sheets ----------------------------------------------------------------------
  bool read_monsters() {
    toml::table root;
    if (!open_file("monsters.toml", root)) return false;
    int markers = copies_of(content.monsters);
    return each_of(root, "monster", [&](const toml::table& entry) {
      if (has_field(entry, "more")) return read_more(entry, markers);
      MonsterMarker kind;
      std::uint8_t movement = 0;
      std::uint8_t dimension = 0;
      if (!names(entry, kind.id, kind.word) || !text(entry, "sign", kind.sign) || !origin(entry) ||
          !number(entry, "copies", 1, 20, kind.copies) ||
          !one_of(entry, "movement", names_of<Movement>(), movement) ||
          !one_of(entry, "dimension", kDimensionIds, dimension) ||
          !number(entry, "awareness", -9, 9, kind.awareness) || !read_foe(entry, kind) ||
          !number(entry, "toughness", 1, 9, kind.toughness) || !flag(entry, "mask", kind.mask) ||
          !flag(entry, "spawn", kind.spawn) || !flag(entry, "set_aside", kind.set_aside) ||
          !line_or(entry, "moves", kind.moves) || !line_or(entry, "effect", kind.source) ||
          !rules_of_effect(entry, kind.moves != kNoSource ? kind.moves : kind.source))
        return false;
      if (has_field(entry, "start")) {
        std::uint8_t hood = 0;
        if (!one_of(entry, "start", ids_of(content.neighborhoods), hood)) return false;
        kind.start = content.neighborhoods[hood].street;
      }
      kind.part = part_;
      kind.movement = static_cast<Movement>(movement);
      kind.dimension = static_cast<Dimension>(dimension);
      if (kind.mask) kind.abilities |= kMask;
      if ((kind.movement == Movement::kSpecial) != (kind.moves != kNoSource))
        return fail(entry, "\"moves\" goes with special movement, and the other way round");
      if (content.monsters.size() >= kMostMonsterKinds)
        return no_room(entry, kMostMonsterKinds, "kinds of monsters");
      if (!add_copies(entry, markers, kind.copies, kMostMonsters, "monster markers")) return false;
      content.monsters.push_back(std::move(kind));
      return true;
    });
  }

  // Further markers of a kind of another box, alike in every respect.
  bool read_more(const toml::table& entry, int& markers) {
    std::string id;
    std::uint8_t kind = 0;
    FurtherCopies more;
    if (!text(entry, "id", id) || !one_of(entry, "more", ids_of(content.monsters), kind) ||
        !origin(entry) || !number(entry, "copies", 1, 20, more.copies) ||
        !add_copies(entry, markers, more.copies, kMostMonsters, "monster markers"))
      return false;
    more.part = part_;
    content.monsters[kind].more.push_back(more);
    return true;
  }

  bool read_sheets() {
    toml::table root;
    if (!open_file("investigators.toml", root)) return false;
    return each_of(root, "investigator",
                   [&](const toml::table& entry) { return read_sheet(entry); });
  }

  bool read_focus(const toml::table& entry, InvestigatorSheet& sheet) {
    constexpr std::uint8_t kUnlimited = 3;  // R60
    sheet.unlimited_focus = field(entry, "focus").value_or(std::string()) == "unlimited";
    if (sheet.unlimited_focus) sheet.focus = kUnlimited;
    return sheet.unlimited_focus || number(entry, "focus", 0, 9, sheet.focus);
  }

  /// Two maximums, or pairs of them for a slider on which they rise and fall together.
  bool read_health(const toml::table& entry, InvestigatorSheet& sheet) {
    if (!has_field(entry, "balance"))
      return number(entry, "sanity", 1, 12, sheet.sanity) &&
             number(entry, "stamina", 1, 12, sheet.stamina);
    const toml::array* pairs = field(entry, "balance").as_array();
    if (pairs == nullptr || pairs->size() < 2)
      return fail_at(entry, "balance", "write pairs of Sanity and Stamina, as in [[4, 7], [5, 6]]");
    for (const toml::node& node : *pairs) {
      const toml::array* pair = node.as_array();
      if (pair == nullptr || pair->size() != 2) return fail(node, "a pair of Sanity and Stamina");
      sheet.balance.push_back({static_cast<std::uint8_t>((*pair)[0].value_or(1)),
                               static_cast<std::uint8_t>((*pair)[1].value_or(1))});
    }
    sheet.sanity = sheet.balance.front().sanity;
    sheet.stamina = sheet.balance.front().stamina;
    return true;
  }

  /// A home in a town, or the first area of an Other World. KH-166
  bool read_home(const toml::table& entry, const std::vector<std::string>& areas,
                 InvestigatorSheet& sheet) {
    if (!has_field(entry, "world")) return one_of(entry, "home", areas, sheet.home);
    std::uint8_t world = 0;
    if (!one_of(entry, "world", ids_of(content.worlds), world)) return false;
    sheet.home = first_area(world);
    return flag(entry, "begins_delayed", sheet.begins_delayed);
  }

  bool read_sheet(const toml::table& entry) {
    static const std::vector<std::string> kSkillKeys = names_of<Skill>();
    static const std::vector<std::string> kSpecialIds = {"retainer", "bank_loan", "membership",
                                                         "deputy"};
    InvestigatorSheet sheet;
    const std::vector<std::string> areas = ids_of(content.areas);
    if (!names(entry, sheet.id, sheet.word) || !origin(entry) ||
        !text(entry, "occupation", sheet.occupation) || !read_health(entry, sheet) ||
        !read_home(entry, areas, sheet) || !read_focus(entry, sheet) ||
        !number(entry, "money", 0, 50, sheet.money) ||
        !number(entry, "clues", 0, 20, sheet.clues) || !flag(entry, "blessed", sheet.blessed) ||
        !flag(entry, "cursed", sheet.cursed) || !flag(entry, "care", sheet.care) ||
        !line(entry, "effect", sheet.source) ||
        (has_field(entry, "no_clue") && !one_of(entry, "no_clue", areas, sheet.no_clue)))
      return false;
    sheet.part = part_;
    const std::uint8_t home = in_town(sheet.home) ? content.areas[sheet.home].part
                                                  : content.worlds[world_of(sheet.home)].part;
    if (home != 0 && home != part_)
      return fail_at(entry, "home",
                     "this home is not on every board that the investigator plays on");
    for (std::size_t skill = 0; skill < sheet.skills.size(); ++skill) {
      const char* const key = kSkillKeys[skill].c_str();
      const toml::array* stops = field(entry, key).as_array();
      if (stops == nullptr || stops->size() != kStops)
        return fail_at(entry, key,
                       std::string("write the four stops, as in ") + key + " = [1, 2, 3, 4]");
      for (std::size_t stop = 0; stop < kStops; ++stop) {
        const std::int64_t value = (*stops)[stop].value_or(std::int64_t{-1});
        if (value < 0 || value > 9) return fail((*stops)[stop], "a skill is from 0 to 9");
        sheet.skills[skill][stop] = static_cast<std::uint8_t>(value);
      }
    }
    if (has_field(entry, "special")) {
      std::uint64_t special = 0;
      if (!some_of(entry, "special", kSpecialIds, special)) return false;
      sheet.special = static_cast<std::uint16_t>(special);
    }
    if (const toml::array* fixed = field(entry, "fixed").as_array())
      for (const toml::node& node : *fixed) {
        CardNumber card = 0;
        if (!one_of(node, ids_of(content.cards), card)) return false;
        sheet.fixed.push_back(card);
      }
    const toml::table* random = field(entry, "random").as_table();
    if (random == nullptr) return fail_at(entry, "random", "write random = { common = 1, … }");
    for (const auto& [name, count] : *random) {
      std::uint8_t type = 0;
      const toml::value<std::string> id{std::string(name.str())};
      if (!one_of(id, {"common", "unique", "spell", "skill", "ally"}, type)) {
        error.clear();
        return fail(count, "random possessions are common, unique, spell, skill or ally");
      }
      sheet.random[type] = static_cast<std::uint8_t>(count.value_or(std::int64_t{0}));
    }
    if (content.sheets.size() >= kMostSheets) return no_room(entry, kMostSheets, "investigators");
    content.sheets.push_back(std::move(sheet));
    return true;
  }

  bool read_rubble() {
    if (!has_file("rubble.toml")) return true;
    toml::table root;
    constexpr std::size_t kMost = 8;
    return open_file("rubble.toml", root) && each(root, "rubble", [&](const toml::table& entry) {
             Rubble token;
             if (!one_of(entry, "area", ids_of(content.areas), token.area) || !origin(entry))
               return false;
             if (content.rubble.size() >= kMost) return no_room(entry, kMost, "rubble tokens");
             content.rubble.push_back(token);
             return true;
           });
  }

  bool read_ancient_ones() {
    toml::table root;
    if (!open_file("ancient_ones.toml", root)) return false;
    return each_of(root, "ancient_one", [&](const toml::table& entry) {
      AncientOne one;
      std::uint64_t defences = 0;
      if (!names(entry, one.id, one.word) || !origin(entry) ||
          !number(entry, "doom", 1, 20, one.doom) ||
          !some_of(entry, "defences", ability_ids(), defences) ||
          !line(entry, "effect", one.source) || !rules_of_effect(entry, one.source) ||
          !line_or(entry, "battle", one.start_of_battle) || !line_or(entry, "attack", one.attack) ||
          !flag(entry, "once", one.attacks_once))
        return false;
      if (const toml::array* spawn = field(entry, "spawn").as_array())
        for (const toml::node& node : *spawn) {
          std::uint8_t kind = 0;
          if (!one_of(node, ids_of(content.monsters), kind)) return false;
          one.spawn.push_back(kind);
        }
      one.part = part_;
      one.defences = static_cast<std::uint16_t>(defences);
      if (field(entry, "combat").is_string()) {
        const std::string counted = field(entry, "combat").value_or(std::string());
        one.rating_is_terror = counted == "terror";
        one.rating_is_clues = counted == "clues";
        if (!one.rating_is_terror && !one.rating_is_clues)
          return fail_at(entry, "combat", "a combat rating is a number, \"terror\" or \"clues\"");
      } else if (!number_or(entry, "combat", -20, 9, one.combat_rating)) {
        return false;
      }
      if (content.ancient_ones.size() >= kMostAncientOnes)
        return no_room(entry, kMostAncientOnes, "Ancient Ones");
      content.ancient_ones.push_back(std::move(one));
      return true;
    });
  }

  // ---- the whole --------------------------------------------------------------------------------
  // Places, monsters, cards and sheets are found by the word that stands behind their noun.
  bool name_nouns() {
    const auto bind = [this](const auto& things) {
      for (std::size_t i = 0; i < things.size(); ++i)
        for (const effects::Noun& noun : content.grammar.nouns())
          if (noun.word == things[i].word && noun.code == 0xffff)
            content.grammar.bind_noun(std::string(noun.keyword), static_cast<std::uint16_t>(i));
    };
    for (std::size_t i = 0; i < content.towns.size(); ++i)
      for (const effects::Noun& noun : content.grammar.nouns())
        if (noun.word == content.towns[i].word)
          content.grammar.bind_noun(std::string(noun.keyword),
                                    static_cast<std::uint16_t>(kFirstTownNoun + i));
    bind(content.areas);
    bind(content.neighborhoods);
    bind(content.worlds);
    bind(content.monsters);
    bind(content.cards);
    bind(content.sheets);
    bind(content.ancient_ones);
    bind(content.mythos);
    bind(content.table_cards);
    const auto unbound = content.grammar.unbound();
    return unbound.empty() || refuse("arkham/grammar.toml: the game knows no " + unbound.front());
  }

  // ---- what the effects say, and what of it the rules want to have at hand ----------------------

  bool understand() {
    Content& c = content;
    for (std::size_t source = 0; source < c.book.size(); ++source)
      c.statements.push_back(statements_of(c.grammar, c.book[static_cast<std::uint16_t>(source)]));
    if (!rules_fit_triggers()) return false;
    for (AncientOne& one : c.ancient_ones) understand_ancient_one(one);
    c.horror = c.monster_named("dunwich_horror");
    c.horror_at = c.area_named("sentinel_hill_streets");
    for (MonsterMarker& kind : c.monsters) understand_monster(kind);
    for (Card& card : c.cards)
      if (!understand_card(card)) return false;
    for (InvestigatorSheet& sheet : c.sheets) {
      c.statements[sheet.source].cares = sheet.care;
      if (const Statement* kept = c.statements[sheet.source].find(CardStatement::kTitleKept))
        sheet.keeps = kept->noun;
    }
    for (MythosCard& card : c.mythos) {
      understand_mythos(card);
      card.doom_for_gate = card.instead_of_gate != kNoSource &&
                           says(card.instead_of_gate, CardVerb::kAddDoom) != nullptr;
    }
    for (TableCard& card : c.table_cards) understand_table_card(card);
    for (const Neighborhood& hood : c.neighborhoods)
      if (hood.id == "miskatonic_university") c.whispers_home = hood.street;
    summarise();
    return true;
  }

  bool rules_fit_triggers() {
    for (std::size_t source = 0; source < content.effect_rules.size(); ++source) {
      const std::size_t rules = content.effect_rules[source].size();
      const std::size_t triggers = content.statements[source].triggers.size();
      if (rules > 1 && rules != triggers)
        return refuse("arkham: an effect with " + std::to_string(triggers) + " triggers has " +
                      std::to_string(rules) + " rules; write one or as many");
    }
    return true;
  }

  void understand_ancient_one(AncientOne& one) {
    const Statements& statements = content.statements[one.source];
    one.ends_the_world = statements.find(CardStatement::kDoomed) != nullptr;
    one.masks = statements.find(CardStatement::kMasks) != nullptr;
    for (const Statement& statement : statements.statements)
      if (statement.what == CardStatement::kIgnored)
        one.ignores |= static_cast<std::uint8_t>(1U << statement.noun);
    one.hard_to_wound = statements.find(CardStatement::kToughDoom) != nullptr;
    if (const Statement* out = statements.find(CardStatement::kKindsToBox))
      for (const int kind : out->set) one.kept_out.add(kind);
    one.returns_doom = statements.find(CardStatement::kDoomReturns) != nullptr;
  }

  void understand_monster(MonsterMarker& kind) {
    if (kind.spawn) content.spawn_parts |= std::uint32_t{1} << kind.part;
    if (kind.source != kNoSource) {
      const Statements& statements = content.statements[kind.source];
      if (statements.find(CardStatement::kCombatUses) != nullptr) kind.abilities |= kLoreInCombat;
      kind.devours_fallen = statements.find(CardStatement::kFallenDevoured) != nullptr;
      if (const effects::Node* dice = says(kind.source, CardVerb::kMoreDice))
        kind.trophy_dice = static_cast<std::uint8_t>(content.book[kind.source][dice->child].value);
    }
    if (kind.moves == kNoSource) return;
    kind.seeks_locations = says(kind.moves, CardVerb::kHunt) != nullptr;
    kind.seeks_outside = says(kind.moves, CardVerb::kHuntOutside) != nullptr;
    kind.seeks_clues = says(kind.moves, CardVerb::kHuntClues) != nullptr;
    kind.moves_fast = says(kind.moves, CardVerb::kMoveFast) != nullptr;
  }

  bool understand_card(Card& card) {
    const Statements& statements = content.statements[card.source];
    card.kept = statements.find(CardStatement::kKept) != nullptr;
    card.refresh_priced = statements.find(CardStatement::kRefreshCost) != nullptr;
    if (const effects::Node* borrow = says(card.source, CardVerb::kBorrowAbility)) {
      const effects::Program& program = content.book[card.source];
      for (effects::NodeId noun = program[borrow->child].child; noun != effects::kNoNode;
           noun = program[noun].next)
        card.lends |= std::uint64_t{1} << content.grammar.noun(program[noun].index).code;
    }
    if (const Statement* barred = statements.find(CardStatement::kBarredFrom))
      card.neighborhood = static_cast<std::uint8_t>(barred->noun);
    if ((card.kind == SpecialKind::kBarred) != (card.neighborhood != kNone))
      return refuse("arkham/: " + card.id +
                    " must be of the kind \"barred\" and say \"barred from\", or neither");
    if (card.type == CardType::kSpell) return true;
    card.weapon = statements.weapon;
    for (const Statement& statement : statements.statements)
      if (statement.what == CardStatement::kWeapon)
        (statement.noun == kMagicalNoun ? card.magical : card.physical) = true;
    card.hands = statements.hands;
    return true;
  }

  void understand_table_card(TableCard& card) {
    if (card.source == kNoSource) return;
    for (const Statement& statement : content.statements[card.source].statements)
      if (statement.what == CardStatement::kClosed)
        for (const int area : statement.set) card.closes.add(area);
  }

  /// What each source can matter for, so that the rules ask only those who have a word to say.
  void summarise() {
    Content& c = content;
    for (std::size_t source = 0; source < c.book.size(); ++source)
      c.effect_summaries.push_back(
          summary_of(c.statements[source], static_cast<std::uint16_t>(source)));
    for (std::size_t card = 0; card < c.cards.size(); ++card)
      c.summaries.cards[card] = summary_of(c.cards[card], c.effect_summaries);
    const auto look = [&c](const auto& things, CardSummaries& summaries) {
      for (std::size_t i = 0; i < things.size(); ++i)
        if (things[i].source != kNoSource) summaries[i] = c.effect_summaries[things[i].source];
    };
    look(c.sheets, c.summaries.sheets);
    look(c.ancient_ones, c.summaries.ancient_ones);
    look(c.mythos, c.summaries.mythos);
    look(c.table_cards, c.summaries.table_cards);
  }

  /// Names in one card of another, which may be of a box that was read later.
  bool tie_names() {
    content.foolishness = content.card_named("foolishness");
    content.beloved_of_bast = content.card_named("beloved_of_bast");
    for (InvestigatorSheet& sheet : content.sheets)
      sheet.woman = std::ranges::find(content.women, sheet.id) != content.women.end();
    for (std::size_t one = 0; one < content.cards.size(); ++one)
      for (std::size_t other = 0; other < content.cards.size(); ++other)
        if (one != other && content.cards[one].edition != Edition::kBoth &&
            content.cards[other].edition != Edition::kBoth &&
            content.cards[one].word == content.cards[other].word)
          content.cards[one].twin = static_cast<CardNumber>(other);
    for (Card& card : content.cards) {
      if (card.brings.empty()) continue;
      card.brought = content.card_named(card.brings);
      if (card.brought == kNoCard)
        return refuse("arkham/: " + card.id + " brings \"" + card.brings + "\", which is no card");
    }
    for (TableCard& card : content.table_cards) {
      if (card.plot_of.empty()) continue;
      const auto ids = ids_of(content.ancient_ones);
      const auto at = std::ranges::find(ids, card.plot_of);
      if (at == ids.end())
        return refuse("arkham/: " + card.id + " is a plot of \"" + card.plot_of +
                      "\", which is no Ancient One");
      card.ancient_one = static_cast<std::uint8_t>(at - ids.begin());
    }
    return true;
  }

  /// Where an effect says a verb, or nothing.
  const effects::Node* says(std::uint16_t source, CardVerb verb) const {
    for (const effects::Node& node : content.book[source].nodes())
      if (node.kind == effects::NodeKind::kCall &&
          content.grammar.phrase(node.index).category == effects::Category::kVerb &&
          static_cast<CardVerb>(node.value) == verb)
        return &node;
    return nullptr;
  }

  bool unique_ids() {
    std::vector<std::string> ids;
    for (const auto& list :
         {ids_of(content.areas), ids_of(content.neighborhoods), ids_of(content.monsters),
          ids_of(content.sheets), ids_of(content.ancient_ones)})
      ids.insert(ids.end(), list.begin(), list.end());
    for (const Card& card : content.cards) ids.push_back("card " + card.id);
    for (const MythosCard& card : content.mythos) ids.push_back("mythos " + card.id);
    for (const TableCard& card : content.table_cards) ids.push_back("table card " + card.id);
    return all_different(std::move(ids));
  }
};

template <class Number, class Thing>
Number number_named(const std::vector<Thing>& things, std::string_view id, Number none) {
  const auto at = std::ranges::find(things, id, &Thing::id);
  return at == things.end() ? none : static_cast<Number>(at - things.begin());
}

}  // namespace

std::uint8_t Content::area_named(std::string_view id) const {
  return number_named(areas, id, kNone);
}
CardNumber Content::card_named(std::string_view id) const {
  return number_named(cards, id, kNoCard);
}
std::uint8_t Content::monster_named(std::string_view id) const {
  return number_named(monsters, id, kNone);
}
std::uint8_t Content::mythos_named(std::string_view id) const {
  return number_named(mythos, id, kNone);
}
std::uint8_t Content::table_card_named(std::string_view id) const {
  return number_named(table_cards, id, kNone);
}

std::uint32_t Content::parts_of(const Setup& setup) const {
  std::uint32_t used = base_parts;
  for (std::size_t i = 0; i < options.size(); ++i)
    if (setup.options[i] == 1) used |= option_parts[i];  // "yes", where an option brings a box
  return used;
}

std::uint64_t Content::hash_of(std::uint32_t used) const {
  // By their names, so that a further box changes nothing by where it stands among the others.
  std::uint64_t hash = grammar_hash;
  for (std::size_t part = 0; part < parts.size(); ++part)
    if (has(used, static_cast<int>(part))) hash += parts[part].hash * 0x9E3779B97F4A7C15U;
  return hash;
}

std::string Content::word_of(std::uint16_t source) const {
  std::string word;
  const auto look = [&](const auto& things) {
    for (const auto& thing : things)
      if (word.empty() && thing.source != kNoSource && thing.source == source) word = thing.word;
  };
  look(cards);
  look(sheets);
  look(ancient_ones);
  look(mythos);
  look(table_cards);
  for (const BoardArea& area : areas)
    if (word.empty() && area.offer == source && source != kNoSource) word = area.offer_word;
  return word;
}

std::expected<Content, std::string> load_content() { return Loader().load(); }

const effects::Grammar& card_grammar();  // for games/notation.cc
const effects::Grammar& card_grammar() { return content().grammar; }

}  // namespace tavola::arkham
