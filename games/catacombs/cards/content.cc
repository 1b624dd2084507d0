// Reads games/catacombs and checks what the rules ask of it. (CT-006 to CT-013, CT-489 to CT-510)
#include "games/catacombs/cards/content.h"

#include <algorithm>
#include <map>

#include "core/enum_names.h"
#include "games/catacombs/cards/card_effects.h"
#include "games/catacombs/cards/content_reader.h"

namespace tavola::catacombs {
namespace {

class Loader final : public ContentReader {
 public:
  std::expected<Content, std::string> load() {
    return whole(read_grammar() && read_board() && read_monsters() && read_heroes() &&
                 read_lords() && read_rooms() && read_spells() && read_equipment() &&
                 check_discs() && unique_ids());
  }

 private:
  bool read_grammar() {
    if (!read_phrases({"catacombs/grammar.toml"})) return false;
    const auto unbound = bind_grammar(content.grammar);
    return unbound.empty() || refuse(file_ + ": the rules know no " + unbound.front());
  }

  // ---- the board --------------------------------------------------------------------------------
  bool zone(const toml::table& board, const char* key, physics::Rectangle& to) {
    const toml::array* ends = field(board, key).as_array();
    const double left = ends != nullptr && ends->size() == 2 ? (*ends)[0].value_or(1e9) : 1e9;
    const double right = ends != nullptr && ends->size() == 2 ? (*ends)[1].value_or(-1e9) : -1e9;
    if (!(left >= content.board.left && right <= content.board.right && right - left >= 40))
      return fail_at(board, key,
                     std::string("\"") + key +
                         "\" must be two ends on the board, at least 40 mm "
                         "apart, as in [-250, -190]");
    to = {left, content.board.bottom, right, content.board.top};
    return true;
  }

  bool read_board() {
    toml::table root;
    const toml::table* board = nullptr;
    const toml::table* radius = nullptr;
    const toml::table* flick = nullptr;
    bool ours = false;
    if (!open("boards.toml", root) || !part(root, "board", board) ||
        !part(root, "radius", radius) || !part(root, "flick", flick) || !origin(*board, ours))
      return false;
    double length_of = 0;
    double width = 0;
    if (!length(*board, "length", 200, 2000, length_of) ||
        !length(*board, "width", 100, 2000, width) ||
        !length(*board, "reach", 5, 100, content.reach))
      return false;
    content.board = {-length_of / 2, -width / 2, length_of / 2, width / 2};
    if (!zone(*board, "hero_zone", content.hero_zone) ||
        !zone(*board, "monster_zone", content.monster_zone))
      return false;
    if (content.hero_zone.right > content.monster_zone.left)
      return fail(*board, "the two start zones must not overlap");
    double larger = 40;
    for (std::size_t i = 0; i < 4; ++i) {
      const std::string size(name_of(static_cast<Size>(i)));
      if (!length(*radius, size.c_str(), 1, larger, content.radius[i])) return false;
      if (i > 0 && content.radius[i] >= content.radius[i - 1])
        return fail_at(*radius, size.c_str(), "the radii must fall from large to tiny");
      larger = content.radius[i];
    }
    double top = 0;
    if (!length(*flick, "deceleration", 100, 20000, content.laws.deceleration) ||
        !length(*flick, "restitution", 0, 1, content.laws.restitution) ||
        !length(*flick, "top_speed", 100, 3500, top))
      return false;
    content.laws.top_speed = static_cast<std::int32_t>(top);
    return read_catacomb(root) && read_sides(root);
  }

  bool read_catacomb(const toml::table& root) {
    const toml::table* catacomb = nullptr;
    bool ours = false;
    std::uint8_t hundreds = 0;
    std::uint8_t five_hundreds = 0;
    std::uint8_t shown = 0;
    if (!part(root, "catacomb", catacomb) || !origin(*catacomb, ours) ||
        !gold(*catacomb, "healing", content.healing) ||
        !gold(*catacomb, "resurrection", content.resurrection) ||
        !number(*catacomb, "half_prices", 0, 9, content.half_prices) ||
        !number(*catacomb, "shown", kShown, kShown, shown) ||
        !number(*catacomb, "gold_100", 20, 40, hundreds) ||
        !number(*catacomb, "gold_500", 0, 20, five_hundreds))
      return false;
    if (hundreds + five_hundreds != 40)
      return fail(*catacomb, "gold_100 and gold_500 must add up to 40 cards");
    content.gold = static_cast<std::uint8_t>(hundreds + 5 * five_hundreds);
    const toml::array* row = (*catacomb)["row"].as_array();
    if (row == nullptr || row->size() != kRow)
      return fail_at(*catacomb, "row", "\"row\" must list 8 places, the last of them \"lord\"");
    static const std::vector<std::string> kPlaces = names_of<RowPlace>();
    for (const toml::node& node : *row) {
      const std::string id = node.value_or(std::string());
      const auto place = std::find(kPlaces.begin(), kPlaces.end(), id);
      if (place == kPlaces.end())
        return fail(node,
                    "a place of the row is level_0, level_1, level_2, merchant, healer or "
                    "lord");
      content.row.push_back(static_cast<std::uint8_t>(place - kPlaces.begin()));
    }
    if (content.row.back() != kLordPlace ||
        std::count(content.row.begin(), content.row.end(), kLordPlace) != 1)
      return fail_at(*catacomb, "row",
                     "the Lord waits in the last place of the row, and only there");
    if (std::count(content.row.begin(), content.row.end(), kHealerPlace) > 2)
      return fail_at(*catacomb, "row", "there are only two Healers");
    if (std::count(content.row.begin(), content.row.end(), kMerchantPlace) > 1)
      return fail_at(*catacomb, "row", "there is only one Merchant");
    return true;
  }

  bool read_sides(const toml::table& root) {
    const bool good = each(root, "side", [&](const toml::table& entry) {
      Side side;
      bool ours = false;
      if (!names(entry, side.id, side.word) || !origin(entry, ours)) return false;
      const toml::array* holes = field(entry, "holes").as_array();
      if (holes == nullptr || holes->size() > kMostHoles)
        return fail_at(entry, "holes", "\"holes\" must list at most 6 positions, as in [[0, 40]]");
      for (const toml::node& node : *holes) {
        const toml::array* at = node.as_array();
        Hole hole;
        if (at == nullptr || at->size() != 2) return fail(node, "a hole is [x, y]");
        hole.x = (*at)[0].value_or(1e9);
        hole.y = (*at)[1].value_or(1e9);
        if (!hole_fits(side, hole))
          return fail(node,
                      "a hole must lie whole on the board, outside the hero zone, and apart from "
                      "the others");
        side.holes.push_back(hole);
      }
      if (content.sides.size() >= kSides) return no_room(entry, kSides, "sides of boards");
      content.sides.push_back(std::move(side));
      return true;
    });
    if (!good) return false;
    if (content.sides.size() != kSides) return fail(root, "three boards have six sides");
    return true;
  }
  bool hole_fits(const Side& side, const Hole& hole) const {
    const physics::Body disc{0, hole.x, hole.y, content.radius[0], 1, true};
    if (!physics::lies_within(disc, content.board)) return false;
    if (hole.x - content.radius[0] < content.hero_zone.right) return false;
    for (const Hole& other : side.holes)
      if (physics::gap(disc, {1, other.x, other.y, content.radius[0], 1, true}) < 1) return false;
    return true;
  }

  // ---- monsters ---------------------------------------------------------------------------------
  bool read_ability(const toml::table& entry) {
    using effects::Category;
    AbilityCard card;
    if (!names(entry, card.id, card.word) || !origin(entry, card.ours) ||
        !effect(entry, card.source))
      return false;
    const effects::Program& program = content.book[card.source];
    const auto verb = [&](CardVerb which) {
      return says(content.grammar, program, Category::kVerb, static_cast<std::uint16_t>(which));
    };
    const auto moment = [&](CardMoment which) {
      return says(content.grammar, program, Category::kMoment, static_cast<std::uint16_t>(which));
    };
    if (moment(CardMoment::kHit) && verb(CardVerb::kMelee))
      card.flag = kRetaliation;
    else if (moment(CardMoment::kRound) && verb(CardVerb::kRestore))
      card.flag = kRegeneration;
    else if (moment(CardMoment::kWounding) && verb(CardVerb::kBecomeFireWall))
      card.flag = kFireWall;
    else if (moment(CardMoment::kWounding) && verb(CardVerb::kBecomeIncapacitated))
      card.flag = kFeedingFrenzy;
    else if (moment(CardMoment::kStunning) && verb(CardVerb::kStone))
      card.flag = kPetrification;
    else if (says(content.grammar, program, Category::kStatement,
                  static_cast<std::uint16_t>(CardStatement::kOnly)))
      card.flag = kAbsorption;
    else
      return fail_at(entry, "effect", "no rule of the game carries out an ability like this one");
    content.abilities.push_back(std::move(card));
    return true;
  }
  bool abilities(const toml::table& entry, std::uint8_t& to) {
    std::vector<std::string> ids;
    std::uint8_t set = 0;
    for (const AbilityCard& card : content.abilities) ids.push_back(card.id);
    if (!some_of(entry, "abilities", ids, set)) return false;
    for (std::size_t i = 0; i < ids.size(); ++i)
      if (((set >> i) & 1U) != 0) to = static_cast<std::uint8_t>(to | content.abilities[i].flag);
    return true;
  }

  bool read_monsters() {
    toml::table root;
    if (!open("monsters.toml", root)) return false;
    if (!each(root, "ability", [&](const toml::table& entry) { return read_ability(entry); }))
      return false;
    const bool good = each(root, "monster", [&](const toml::table& entry) {
      Monster monster;
      std::string pool;
      std::uint8_t type = 0;
      static const std::vector<std::string> kTypes = {"undead", "mythological", "infernal",
                                                      "dungeon"};
      static const char* const kColours[] = {"grey", "blue", "orange", "green"};
      if (!names(entry, monster.id, monster.word) || !one_of(entry, "type", kTypes, type) ||
          !text(entry, "colour", monster.colour) || !size(entry, monster.size) ||
          !text(entry, "pool", pool) || !number(entry, "discs", 1, 15, monster.discs) ||
          !number(entry, "health", 1, 2, monster.health) ||
          !gold(entry, "reward", monster.reward) || !attacks(entry, monster.attacks) ||
          !abilities(entry, monster.abilities) || !origin(entry, monster.ours))
        return false;
      monster.type = kTypes[type];
      if (monster.colour != kColours[type])
        return fail_at(entry, "colour", "monsters of this type are " + std::string(kColours[type]));
      if (monster.size != Size::kLarge && monster.size != Size::kMedium)
        return fail_at(entry, "disc", "a monster's disc is medium or large");
      monster.other_reward = monster.reward;
      if (has_field(entry, "other_reward") && !gold(entry, "other_reward", monster.other_reward))
        return false;
      const auto known = std::find(content.pools.begin(), content.pools.end(), pool);
      monster.pool = static_cast<std::uint8_t>(known - content.pools.begin());
      if (known == content.pools.end()) {
        if (content.pools.size() == kMonsterKinds)
          return fail(entry, "there are 13 kinds of monsters");
        content.pool_discs[content.pools.size()] = monster.discs;
        content.pools.push_back(pool);
      } else if (content.pool_discs[monster.pool] != monster.discs) {
        return fail_at(entry, "discs", "kinds that share discs must give the same number");
      }
      if (content.monsters.size() >= kMonsterKinds)
        return no_room(entry, kMonsterKinds, "kinds of monsters");
      content.monsters.push_back(std::move(monster));
      return true;
    });
    if (!good) return false;
    if (content.monsters.size() != kMonsterKinds)
      return fail(root,
                  "there are 13 kinds of monsters, not " + std::to_string(content.monsters.size()));
    for (const char* needed : {"ghoul", "skeleton_warrior", "fire_spirit"})
      if (std::ranges::none_of(content.monsters, [&](const Monster& m) { return m.id == needed; }))
        return fail(root, std::string("the Lords summon a \"") + needed + "\"");
    return true;
  }

  // ---- sheets -----------------------------------------------------------------------------------
  bool read_specials(const toml::table& sheet, std::vector<std::uint8_t>& to) {
    if (!has_field(sheet, "special")) return true;
    return each(sheet, "special", [&](const toml::table& entry) {
      Special special;
      if (!names(entry, special.id, special.word) || !origin(entry, special.ours) ||
          !number_or(entry, "per_room", 1, 9, special.per_room) ||
          !number_or(entry, "rage", 1, 3, special.rage) ||
          !number_or(entry, "rest", 1, 9, special.rest))
        return false;
      special.incapacitates = field(entry, "incapacitates").value_or(false);
      special.has_effect = has_field(entry, "effect");
      if (special.has_effect ? !effect(entry, special.source) : !attacks(entry, special.attacks))
        return false;
      to.push_back(static_cast<std::uint8_t>(content.specials.size()));
      content.specials.push_back(std::move(special));
      return true;
    });
  }

  bool read_heroes() {
    toml::table root;
    if (!open("heroes.toml", root)) return false;
    const auto read = [&](const toml::table& entry) {
      HeroSheet sheet;
      bool ours = false;
      const bool hero = content.heroes.size() < kHeroes;
      if (!names(entry, sheet.id, sheet.word) || !origin(entry, ours) ||
          !attacks(entry, sheet.attacks) ||
          (hero && (!number(entry, "health", 1, 20, sheet.health) ||
                    !number_or(entry, "rage", 0, 3, sheet.rage) ||
                    !number_or(entry, "most_rage", 0, 3, sheet.most_rage) ||
                    !read_specials(entry, sheet.specials))))
        return false;
      if (content.heroes.size() >= 6 ||
          sheet.id != name_of(static_cast<Figure>(content.heroes.size())))
        return fail_at(entry, "id",
                       "list elf, barbarian, thief and wizard as [[hero]], then skeleton and "
                       "familiar as [[ally]]");
      sheet.other_health = sheet.health;
      if (hero && !number_or(entry, "other_health", 1, 20, sheet.other_health)) return false;
      if (has_field(entry, "bonus") && !gold(entry, "bonus", sheet.bonus)) return false;
      if (sheet.attacks.size() != 1 || sheet.attacks[0].size() != 1 ||
          sheet.attacks[0][0].kind != AttackKind::kMelee)
        return fail_at(entry, "attacks", "the basic attack of a hero or ally is one melee attack");
      if (!hero) {
        sheet.health = 1;
        if (!size(entry, sheet.size)) return false;
      }
      content.heroes.push_back(std::move(sheet));
      return true;
    };
    if (!each(root, "hero", read) || !each(root, "ally", read)) return false;
    if (content.heroes.size() != 6) return fail(root, "there are four heroes and two allies");
    for (const HeroSheet& sheet : content.heroes)
      if (sheet.health > content.heroes[kBarbarian].health)
        return fail(root, "no hero starts with more health than the Barbarian");
    return true;
  }

  bool read_lords() {
    toml::table root;
    if (!open("lords.toml", root)) return false;
    const bool good = each(root, "lord", [&](const toml::table& entry) {
      LordSheet sheet;
      bool ours = false;
      if (!names(entry, sheet.id, sheet.word) || !number(entry, "health", 1, 20, sheet.health) ||
          !one_of(entry, "lair", side_ids(), sheet.lair) ||
          !one_of(entry, "wandering", monster_ids(), sheet.wandering) ||
          !kinds(entry, "minions", sheet.minions) || !abilities(entry, sheet.abilities) ||
          !read_specials(entry, sheet.specials) || !origin(entry, ours))
        return false;
      if (content.lords.size() >= kLordKinds) return no_room(entry, kLordKinds, "Lords");
      if (sheet.id != name_of(static_cast<Lord>(content.lords.size())))
        return fail_at(entry, "id", "the Lords stand in the order sorcerer, dragon, gorgon, lich");
      if (!fit_on_board(entry, "minions", sheet.minions, 0)) return false;
      content.lords.push_back(std::move(sheet));
      return true;
    });
    if (!good) return false;
    if (content.lords.size() != kLordKinds) return fail(root, "there are four Lords");
    return true;
  }

  bool read_rooms() {
    toml::table root;
    if (!open("rooms.toml", root)) return false;
    std::map<std::string, int> count;
    const bool good = each(root, "room", [&](const toml::table& entry) {
      Room room;
      std::uint8_t type = 0;
      bool ours = false;
      static const std::vector<std::string> kTypes = names_of<RoomType>();
      if (!names(entry, room.id, room.word) || !one_of(entry, "type", kTypes, type) ||
          !some_of(entry, "exits", {"north", "east", "south", "west"}, room.exits) ||
          !origin(entry, ours))
        return false;
      room.type = static_cast<RoomType>(type);
      if (room.type == RoomType::kBattle && (!number(entry, "level", 0, 2, room.level) ||
                                             !one_of(entry, "board", side_ids(), room.side) ||
                                             !kinds(entry, "monsters", room.monsters) ||
                                             !number(entry, "wandering", 0, 4, room.wandering)))
        return false;
      if (content.rooms.size() >= kRooms) return no_room(entry, kRooms, "rooms");
      if (room.type == RoomType::kBattle &&
          !fit_on_board(entry, "monsters", room.monsters, room.wandering))
        return false;
      ++count[room.type == RoomType::kBattle ? "level " + std::to_string(room.level)
                                             : kTypes[type]];
      content.rooms.push_back(std::move(room));
      return true;
    });
    if (!good) return false;
    const std::map<std::string, int> wanted = {{"level 0", 4},  {"level 1", 20}, {"level 2", 10},
                                               {"merchant", 1}, {"healer", 2},   {"lord", 1}};
    if (count != wanted)
      return fail(root,
                  "there are 38 rooms: 4 of level 0, 20 of level 1, 10 of level 2, 1 Merchant, "
                  "2 Healers and 1 Lord");
    return true;
  }

  bool read_spells() {
    toml::table root;
    if (!open("spells.toml", root)) return false;
    int copies = 0;
    const bool good = each(root, "spell", [&](const toml::table& entry) {
      Spell spell;
      if (!names(entry, spell.id, spell.word) || !number(entry, "copies", 1, 12, spell.copies) ||
          !effect(entry, spell.source) || !origin(entry, spell.ours))
        return false;
      if (content.spells.size() >= kSpells) return no_room(entry, kSpells, "different spells");
      if (!add_copies(entry, copies, spell.copies, kSpellCards, "spell cards")) return false;
      if (says(content.grammar, content.book[spell.source], effects::Category::kStatement,
               static_cast<std::uint16_t>(CardStatement::kObstacle)))
        content.shield_fixed = true;
      content.spells.push_back(std::move(spell));
      return true;
    });
    if (!good) return false;
    if (copies != kSpellCards)
      return fail(root,
                  "the copies must add up to " + std::to_string(kSpellCards) + " spell cards");
    if (content.spells.size() != kSpells) return fail(root, "there are 8 different spells");
    return true;
  }

  bool read_equipment() {
    toml::table root;
    if (!open("equipment.toml", root)) return false;
    const bool good = each(root, "equipment", [&](const toml::table& entry) {
      Equipment card;
      std::uint8_t use = 0;
      std::uint8_t limit = 0;
      std::vector<std::string> heroes;
      for (int hero = 0; hero < kHeroes; ++hero)
        heroes.push_back(content.heroes[static_cast<std::size_t>(hero)].id);
      if (!names(entry, card.id, card.word) || !gold(entry, "price", card.price) ||
          !some_of(entry, "heroes", heroes, card.heroes) ||
          !one_of(entry, "use", names_of<Use>(), use) || !effect(entry, card.source) ||
          !origin(entry, card.ours))
        return false;
      card.use = static_cast<Use>(use);
      if (card.heroes == 0) return fail_at(entry, "heroes", "somebody must be able to use it");
      if (card.use != Use::kAlways && !one_of(entry, "limit", names_of<Limit>(), limit))
        return false;
      card.limit = static_cast<Limit>(limit);
      if (card.use == Use::kFree && card.limit == Limit::kNone)
        return fail_at(entry, "limit", "what costs no action must be once per room or discarded");
      const auto states = [&](CardStatement which, int* amount = nullptr) {
        return says(content.grammar, content.book[card.source], effects::Category::kStatement,
                    static_cast<std::uint16_t>(which), amount);
      };
      int amount = 0;
      card.familiar = states(CardStatement::kFamiliar);
      if (states(CardStatement::kRage, &amount)) card.rage = static_cast<std::int8_t>(amount);
      if (states(CardStatement::kArrows, &amount)) card.arrows = static_cast<std::int8_t>(amount);
      if (states(CardStatement::kMail, &amount)) card.mail = static_cast<std::int8_t>(amount);
      if (content.equipment.size() >= kEquipment)
        return no_room(entry, kEquipment, "pieces of equipment");
      content.equipment.push_back(std::move(card));
      return true;
    });
    if (!good) return false;
    if (content.equipment.size() != kEquipment)
      return fail(root, "there are 9 pieces of equipment");
    if (std::ranges::count_if(content.equipment,
                              [](const Equipment& card) { return card.familiar; }) != 1)
      return fail(root, "one card, and only one, brings the familiar along");
    return true;
  }

  // ---- the whole --------------------------------------------------------------------------------
  // CT-009 to CT-013, CT-495: every disc of the box has its use.
  bool check_discs() {
    toml::table root;
    const toml::table* discs = nullptr;
    if (!open("boards.toml", root) || !part(root, "discs", discs)) return false;
    std::map<std::string, int> used = {
        {"large black", 2},  {"large dark_grey", kMostHoles},
        {"large purple", 1}, {"medium white", 5},
        {"small orange", 2}, {"small white", 1},
        {"tiny yellow", 6},
    };
    std::vector<bool> counted(content.pools.size());
    for (const Monster& monster : content.monsters) {
      if (counted[monster.pool]) continue;
      counted[monster.pool] = true;
      used[(monster.size == Size::kLarge ? "large " : "medium ") + monster.colour] += monster.discs;
    }
    int all = 0;
    for (const auto& [size, colours] : *discs) {
      const toml::table* list = colours.as_table();
      if (list == nullptr) return fail(colours, "write the colours with their numbers");
      for (const auto& [colour, number] : *list) {
        const std::string name = std::string(size.str()) + " " + std::string(colour.str());
        const int count = static_cast<int>(number.value_or(std::int64_t{0}));
        if (used[name] != count)
          return fail(number, "the figures use " + std::to_string(used[name]) +
                                  " discs of this "
                                  "kind");
        all += count;
      }
    }
    return all == 62 || fail(*discs, "there are 62 discs, not " + std::to_string(all));
  }

  bool unique_ids() {
    std::vector<std::string> ids;
    const auto add = [&ids](const auto& things) {
      for (const auto& thing : things) ids.push_back(thing.id);
    };
    add(content.monsters);
    add(content.lords);
    add(content.heroes);
    add(content.rooms);
    std::vector<std::string> cards;
    for (const Spell& spell : content.spells) cards.push_back("spell " + spell.id);
    for (const Equipment& card : content.equipment) cards.push_back("equipment " + card.id);
    for (const Special& special : content.specials) cards.push_back("special " + special.id);
    ids.insert(ids.end(), cards.begin(), cards.end());
    return all_different(std::move(ids));
  }
};

}  // namespace

std::expected<Content, std::string> load_content() { return Loader().load(); }

const effects::Grammar& card_grammar();  // for games/notation.cc
const effects::Grammar& card_grammar() { return content().grammar; }

}  // namespace tavola::catacombs
